"""A puzzle a day: positions of bots' games in which one turn is clearly the best.

`korsi puzzles GAME` makes them (`make`): bots that overlook things play, and where one of them has
missed a turn that wins clearly more often than any other, the position is kept. They stand in
`puzzles.jsonl` beside the game, one a line, oldest first:

    {"players": 3, "seed": 7, "options": {}, "version": 2, "box": "1f0c...",
     "moves": ["0 build c3 plain", ...],        every seat's moves up to the position
     "seat": 1,                                 whose turn it is
     "turns": [{"do": ["move red 4", ...],      the best first, with what others are worth
                "chance": 0.71, "spread": 0.01, "playouts": 400}, ...],
     "reasons": [...],                          what speaks for the best (reasons.py)
     "thinking": "9a41..."}                     what found that out (thought.py)

A puzzle is named by the seed of the game it was taken from; a game gives one at most. Which one is
the day's follows from the date alone, so everybody has the same; after the last one the first comes
again. Where the bots think otherwise by now, `again` says whether an answer still holds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.thinking import Thinking
from korsi.coach.reasons import Reason, reasons
from korsi.coach.thought import thought_with
from korsi.coach.turns import Turn, best_turns, glancing_of
from korsi.core.chance import below, seed_rng
from korsi.core.errors import KorsiError
from korsi.core.game import Game, game_folder
from korsi.core.interpreted import interpreted
from korsi.core.match import Match, View

FILE = "puzzles.jsonl"
NEAR = 0.02
"""A turn whose chance to win is at most so much smaller is as good an answer as the best."""

_below, _seed_rng = interpreted(below), interpreted(seed_rng)


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and what the turns there are worth, the best first."""

    players: int
    seed: int
    options: dict[str, str]
    moves: tuple[tuple[int, int], ...]  # (seat, action)
    seat: int
    turns: tuple[Turn, ...]
    reasons: tuple[Reason, ...] = ()  # for the best against the next
    thinking: str = ""  # what the chances are of; "": nobody wrote it down

    @property
    def best(self) -> Turn:
        return self.turns[0]

    def position(self, game: Game) -> Match:
        """The game as far as it was played."""
        match = Match(game, self.players, self.seed, self.options)
        for seat, action in self.moves:
            match.play(action, seat)
        return match


def solves(puzzle: Puzzle, turn: Turn) -> bool:
    """Is this turn nearly as good as the best?"""
    return turn.chance >= puzzle.best.chance - NEAR


# --------------------------------------------------------------------------- the day's one


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """A game's puzzles; those of another version of its rules or another box are left out."""
    folder = game_folder(game.name)
    file = folder / FILE if folder else None
    if file is None or not file.exists():
        return ()
    return _read(game.compiled or game, file, file.stat().st_mtime_ns)


def puzzle_of(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a day."""
    found = puzzles_of(game)
    return found[day.toordinal() % len(found)] if found else None


def puzzle_named(game: Game, seed: int) -> Puzzle | None:
    return next((one for one in puzzles_of(game) if one.seed == seed), None)


@lru_cache(maxsize=64)
def _read(game: Game, file: Path, changed: int) -> tuple[Puzzle, ...]:
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]
    here = game.version, game.box.digest
    return tuple(
        puzzle_from(game, told) for told in lines if (told["version"], told["box"]) == here
    )


def puzzle_from(game: Game, told: dict[str, Any]) -> Puzzle:
    """A puzzle read from a line of the file."""
    moves = [line.partition(" ")[::2] for line in told["moves"]]
    return Puzzle(
        told["players"], told["seed"], told["options"],
        tuple((int(seat), game.moves.parse(move)) for seat, move in moves), told["seat"],
        tuple(
            Turn(tuple(map(game.moves.parse, t["do"])), t["chance"], t["spread"], t["playouts"])
            for t in told["turns"]
        ),
        tuple(Reason(**reason) for reason in told.get("reasons", ())), told.get("thinking", ""),
    )  # fmt: skip


def puzzle_json(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it is written to the file."""
    write = game.moves.write
    return {
        "players": puzzle.players,
        "seed": puzzle.seed,
        "options": puzzle.options,
        "version": game.version,
        "box": game.box.digest,
        "moves": [f"{seat} {write(action)}" for seat, action in puzzle.moves],
        "seat": puzzle.seat,
        "turns": [
            {
                "do": [write(action) for action in turn.actions],
                "chance": round(turn.chance, 4),
                "spread": round(turn.spread, 4),
                "playouts": turn.playouts,
            }
            for turn in puzzle.turns
        ],
        "reasons": [
            {**reason.json(), "worth": round(reason.worth, 3)} for reason in puzzle.reasons
        ],
        "thinking": puzzle.thinking,
    }


# --------------------------------------------------------------------------- turns


def turn_over(match: Match, begun: int) -> bool:
    """Has the turn that began after so many moves ended? It has when somebody else is to act,
    chance has spoken, something hidden was shown, or the game is over."""
    before = match.at(begun)
    seat = before.acting()[0]
    return match.acting()[:1] != [seat] or _seal(match.state) != _seal(before.state)


def _seal(record: Any) -> tuple[int, ...]:
    return int(record["turn"]), int(record["shown"]), *map(int, record["rng"])


def known_turn(
    game: Game, view: View, turns: Sequence[Turn], actions: Sequence[int]
) -> Turn | None:
    """The turn of the puzzle that these steps are, or that leads to the same position."""
    there = _led_to(game, view, actions)
    return next(
        (one for one in turns if one.actions == tuple(actions)),
        next((one for one in turns if _led_to(game, view, one.actions) == there), None),
    )


def _led_to(game: Game, view: View, actions: Sequence[int]) -> bytes:
    """The position after these steps, without the events of the last one."""
    states, rng = game.new_states(1), np.zeros(4, np.int64)
    _seed_rng(rng, 0, view.seat)
    states[0] = view.record
    game.entrypoints.redeal(states, 0, view.seat, rng)
    for action in actions:
        game.entrypoints.apply(states, 0, view.seat, action)
    states["events"], states["n_events"] = 0, 0
    return states.tobytes()


# --------------------------------------------------------------------------- making them

BOT = "level2"
"""Who plays the games puzzles are taken from: it knows the game and overlooks things."""
PLAYERS = 4
"""The most that play: among more one turn decides little."""
TRIED = 60
"""Positions of a game that are looked at, none of its first fifth: there everything is open."""
LOOKS = ((24, 0.03), (120, 0.045), (600, 0.045))
"""Look by look: playouts, and by how much more the best turn must win than the next. The first is a
glance, and most positions get no more. Among more than two one turn changes less, so less is asked
for."""
SURELY = 3.0
"""So many standard errors must lie between the two in the end."""
LEAST, MOST = 0.4, 0.97
"""The chance to win after the best turn: neither lost anyway (less than so much of a fair share;
alone, of that of two) nor won anyway."""
WAYS = 4
"""Turns there must be to choose from."""
RIVALS, RIVALLING = 12, 4.0
"""Beginnings of a turn that are weighed as closely as the best in the end: those of which the look
before cannot say by so many standard errors that they are worse."""
HOLDS = 0.025
"""By how much the best must still win more when it is weighed again, on other deals."""
KEPT = 5
"""Turns a puzzle tells the worth of."""


def make(
    game: Game,
    number: int,
    seed: int = 0,
    told: Callable[[int], None] = lambda seed: None,
    players: int | None = None,
) -> Iterator[Puzzle]:
    """So many puzzles, from games with these seeds on. `told` is called with the number of games
    read. Without `players`, games of one to four players take turns."""
    counts = [players] if players else [n for n in game.players if n <= PLAYERS]
    while number:
        found = from_game(game, counts[seed % len(counts)], seed)
        told(seed)
        if found is not None:
            yield found
            number -= 1
        seed += 1


def from_game(game: Game, players: int, seed: int) -> Puzzle | None:
    """A puzzle of one game of bots, if there is one."""
    match, turns = _played(game, players, seed)
    luck, turns = bot_rng(seed, 0), turns[len(turns) // 5 :]
    for _ in range(min(TRIED, len(turns))):
        begun, end = turns.pop(int(_below(luck, len(turns))))
        found = _missed(match, begun, end)
        if found is None:
            continue
        moves, options = tuple(match.actions[:begun]), game.options_of(match.options)
        seat = match.at(begun).acting()[0]
        puzzle = Puzzle(match.players, seed, options, moves, seat, tuple(found[:KEPT]))
        if told := explained(game, puzzle):
            return told
    return None


def _missed(match: Match, begun: int, end: int) -> list[Turn] | None:
    """What could be done there, if one turn was clearly the best and another one was made. Each
    look is closer than the one before, on other deals; most positions do not get far."""
    game, before = match.game, match.at(begun)
    view = before.view(before.acting()[0])
    made = _led_to(game, view, [action for _, action in match.actions[begun:end]])
    less = min(1.0, 2.5 / match.players)
    found: list[Turn] = []
    for nth, (playouts, clear) in enumerate(LOOKS):
        last, glance = nth == len(LOOKS) - 1, nth == 0
        thinking = glancing_of(game, match.players) if glance else None
        rivals = _rivals(found) if last else []
        found = _ways(game, view, playouts, match.seed + nth, rivals, thinking)
        sure = SURELY * runner_up(found).spread if last else 0.0
        if (
            _clear(found) < max(clear * less, sure)
            or not LEAST / max(2, match.players) <= found[0].chance <= MOST
            or _led_to(game, view, found[0].actions) == made
        ):
            return None
    return found


def _rivals(found: Sequence[Turn]) -> list[tuple[int, ...]]:
    """Turns that might be as good as the best, one for each first step: one that was dropped early
    might be."""
    near = [t for t in found if t.chance + RIVALLING * t.spread >= found[0].chance]
    firsts = {turn.first: turn.actions for turn in reversed(near)}
    return [*firsts.values()][-RIVALS:]


def explained(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the reasons for its answer; None where there are no words for them."""
    view = puzzle.position(game).view(puzzle.seat)
    best = puzzle.best
    why = reasons(game, view, best, runner_up(puzzle.turns)) or reasons(game, view, best)
    return replace(puzzle, reasons=tuple(why), thinking=thought_with(game)) if why else None


def again(game: Game, puzzle: Puzzle, playouts: int = LOOKS[-1][0]) -> Puzzle | None:
    """The puzzle weighed by the present thinking; None where its answer is no longer clearly the
    best."""
    view, stored = puzzle.position(game).view(puzzle.seat), [t.actions for t in puzzle.turns]
    found = _ways(game, view, playouts, puzzle.seed + len(LOOKS), stored, None)
    same = _led_to(game, view, found[0].actions) == _led_to(game, view, puzzle.best.actions)
    if not same or _clear(found) < max(HOLDS, SURELY * runner_up(found).spread):
        return None
    return explained(game, replace(puzzle, turns=tuple(found[:KEPT])))


def _played(game: Game, players: int, seed: int) -> tuple[Match, list[tuple[int, int]]]:
    """A game of bots, and its turns in which one seat alone had to decide: first and last move."""
    match, bot = Match(game, players, seed), make_bot(BOT, game)
    rngs = [bot_rng(seed, seat) for seat in range(players)]
    turns: list[tuple[int, int]] = []
    begun: int | None = None
    while acting := match.acting():
        if begun is not None and turn_over(match, begun):
            turns.append((begun, len(match)))
            begun = None
        new = not match.actions or match.state["turn"] != match.at(len(match) - 1).state["turn"]
        if begun is None and new and len(acting) == 1:
            begun = len(match)
        seat = acting[0]
        try:
            match.play(bot(match.view(seat), rngs[seat]), seat)
        except KorsiError as error:  # a bot that plays against the rules is a fault of ours
            raise AssertionError(f"{game.name}, seed {seed}, move {len(match)}") from error
    return match, turns


def _ways(
    game: Game, view: View, playouts: int, seed: int, must: Sequence[tuple[int, ...]],
    thinking: Thinking | None,
) -> list[Turn]:  # fmt: skip
    """What can be done; each position it leads to counts once."""
    found: dict[bytes, Turn] = {}
    for turn in best_turns(game, view, playouts, seed, must, thinking=thinking):
        found.setdefault(_led_to(game, view, turn.actions), turn)
    return list(found.values())


def runner_up(turns: Sequence[Turn]) -> Turn:
    """The best turn that is not just another way to play the best one."""
    best = turns[0]
    same = (turn.first == best.first and turn.chance >= best.chance - NEAR for turn in turns)
    return next((turn for turn, alike in zip(turns, same, strict=True) if not alike), best)


def _clear(found: Sequence[Turn]) -> float:
    """By how much the best turn is ahead; 0 where there is little to choose from."""
    return found[0].chance - runner_up(found).chance if len(found) >= WAYS else 0.0
