"""What the turns one could play now are worth: the chance to win after each of them.

The search of the bots proposes turns and asks playouts; here all of them are kept and told. What
the seat cannot know is dealt anew for every playout, so nothing of it is in the answer. Every turn
sees the same deals and the same luck, so that two of them are compared by what they change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.greedy import DEPTH
from korsi.bots.levels import LEVELS
from korsi.bots.manners import pointless
from korsi.bots.playout import Desk, Playing, new_desk, playing_of
from korsi.bots.search import Candidate, asking, halved, thought_of
from korsi.bots.thinking import Thinking, changed, coach_changes, level_of
from korsi.core.chance import seed_rng
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

LEVEL = "level5"
"""Who advises: it thinks by playouts, so that asking twice gives one answer."""
WIDEST = 6
"""Times more turns than usual candidates that are looked at more closely: some are the same."""
COMPARED = 3
"""Turns that are asked as often as the best one, besides those that must be."""
LEARNS = 3
"""Guesses that tell whether a step shows the seat something."""
UNSURE = 0.5
"""How far a chance may be off that one playout told."""
ALIKE = 0.005
"""Turns whose chance is so little below the best one's are as good; the lead tells them apart."""
ON, LEAST = 10**0.5, 20
"""A thought comes to an answer, goes on to so many times as many playouts, answers again; the first
time after so many. It takes back what it has said only for a turn that is more than `ALIKE`
better."""
STEADY = 1_000_000_000
"""Playouts from which on they would look at more (`rich`): never here. Whoever thinks longer asks
the same question more often, so that the answer becomes surer and not another one."""

_seed_rng = interpreted(seed_rng)
Stopped = Callable[[], bool]


@dataclass(frozen=True)
class Turn:
    """A turn and what playouts say of it."""

    actions: tuple[int, ...]  # its steps, until somebody else decides, chance speaks or it ends
    chance: float  # of the seat to win after it, 0..1: the mean over the playouts
    spread: float  # its standard error; of any but the best: that of the difference to the best
    playouts: int
    chances: tuple[float, ...] = ()  # of every seat; alone, the one chance

    @property
    def first(self) -> int:
        return self.actions[0]


@cache
def thinking_of(game: Game, players: int) -> Thinking:
    """How the adviser thinks."""
    own = (*level_of(game, LEVEL)[1], *coach_changes(game, players))
    return changed(game, players, (*LEVELS[LEVEL].changes, *own))


def swift_of(game: Game, players: int) -> Thinking:
    """How it thinks where many turns are to be judged: playouts that look at half as much and end a
    turn earlier cost two thirds, and find turns that are as good."""
    thinking = thinking_of(game, players)
    return replace(thinking, turns=max(1, thinking.turns - 1), budget=thinking.budget // 2)


def glancing_of(game: Game, players: int) -> Thinking:
    """How it thinks at first sight: playouts of one turn each, which cost a quarter or less."""
    thinking = thinking_of(game, players)
    return replace(thinking, turns=1, budget=thinking.budget // 2)


def best_turns(
    game: Game,
    view: View,
    playouts: int,
    seed: int = 0,
    must: Sequence[tuple[int, ...]] = (),
    stopped: Stopped = lambda: False,
    thinking: Thinking | None = None,
    sparing: bool = False,
) -> list[Turn]:
    """The turns of the seat that acts, best first; `must` are turns that are weighed too (what was
    really played), as far as `own_steps`. The same view, playouts and seed give the same answer;
    `thinking` is the adviser's unless another is given.

    About `playouts` playouts, divided as the bots do: most go to the turns that look best. The best
    few and those that must be are asked alike; one that was dropped early is never said to be
    better than one that was kept. `sparing`: only the best one is asked as often as those that must
    be, and where there is but one turn, it is asked once. `stopped` is asked now and then: enough
    said."""
    return [*thinking_on(game, view, playouts, seed, must, stopped, thinking, sparing)][-1]


def thinking_on(
    game: Game,
    view: View,
    playouts: int,
    seed: int = 0,
    must: Sequence[tuple[int, ...]] = (),
    stopped: Stopped = lambda: False,
    thinking: Thinking | None = None,
    sparing: bool = False,
) -> Iterator[list[Turn]]:
    """The same as it goes on: an answer after each number of playouts in `rungs`. A turn that was
    said to be best stays so while it is as good as any."""
    thinking = replace(thinking or thinking_of(game, int(view.record["players"])), rich=STEADY)
    playing = playing_of(game, bool(thinking.weights))
    desk = new_desk(game)
    desk.table[0] = view.record
    rng = np.zeros(4, np.int64)
    _seed_rng(rng, seed, view.seat)
    liked = thought_of(game, playing, desk, view, rng, thinking, True, float("inf"))
    found = _cut(game, view, liked[: WIDEST * thinking.candidates], seed)
    wanted = [_line(own_steps(game, view, turn, seed)) for turn in must]
    musts = []
    for line in wanted:
        same = [c for c in found if np.array_equal(c.line, line)]
        musts.append(same[0] if same else _added(found, line))
    asked = Asked(playing, view, thinking, seed)
    said: Candidate | None = None
    to_and_fro = pointless(game, view)
    for budget in rungs(playouts):
        for c in found:
            c.total, c.times = 0.0, 0
        if budget > 0 and len(found) > 1:
            halved(found, asked, [desk], None, budget, float("inf"), thinking, stopped)
        else:
            for number in range(1 if sparing else max(1, budget)):
                asked.add(desk, found[0], number)
        for c in found:
            c.total, c.times = sum(asked.judged.get(id(c), ())), len(asked.of(c))
        order = sorted(found, key=lambda c: (-c.times, -c.mean, c.line.tolist()))
        most = max(1, order[0].times)
        kept = () if said is None else (said,)
        compared: list[Candidate] = []
        for c in order:  # what leads to and fro is not proposed, only weighed if it must be
            if len(compared) >= (1 if sparing else COMPARED) and c.times < most:
                break
            if c in musts or len(found) == 1 or not to_and_fro(c):
                compared.append(c)
            else:
                found.remove(c)
        for c in [*compared, *musts, *kept]:
            for number in range(c.times, most):
                if stopped() and number:
                    break
                asked.add(desk, c, number)
        known = [c for c in found if c.times]
        turns = _told(known, asked, view.seat, said)
        said = next(c for c in known if _steps(c) == turns[0].actions)
        yield turns


def rungs(playouts: int) -> list[int]:
    """After how many playouts a thought of this length answers. One ten times as long passes
    through the same answers."""
    found = [playouts]
    while (fewer := round(playouts / ON ** len(found))) >= LEAST:
        found.append(fewer)
    return found[::-1]


def outlook(game: Game, view: View, playouts: int, seed: int = 0) -> tuple[float, ...]:
    """The chance of every seat to win as it stands, as the view's seat may know it: the mean over
    playouts in which everybody, this seat too, plays on without thinking long. They see the same
    deals and luck as those of `best_turns` with the same seed."""
    thinking = thinking_of(game, int(view.record["players"]))
    asked = Asked(playing_of(game, bool(thinking.weights)), view, thinking, seed)
    desk = new_desk(game)
    desk.table[0] = view.record
    nothing = Candidate(-1, _line(()), 0.0)
    for number in range(max(1, playouts)):
        asked.add(desk, nothing, number)
    return tuple(float(x) for x in np.mean(asked.of(nothing), axis=0))


def played_on(
    game: Game, view: View, actions: Sequence[int], playouts: int, seed: int = 0
) -> list[Any]:
    """The positions playouts of a turn end at, guesses of what is hidden and all: one record each.
    They see the same deals and luck as those of `best_turns` with the same seed; without steps,
    those of `outlook`."""
    thinking = thinking_of(game, int(view.record["players"]))
    ask = asking(playing_of(game, bool(thinking.weights)), view.seat, thinking, seed)
    desk, turn = new_desk(game), Candidate(-1, _line(actions), 0.0)
    desk.table[0] = view.record
    found = []
    for number in range(playouts):
        ask(desk, turn, number, 1.0)
        found.append(desk.table[1:2].copy())
    return found


def own_steps(
    game: Game, view: View, actions: Sequence[int], seed: int = 0
) -> tuple[int, ...]:  # fmt: skip
    """As many of these steps as the seat decides one after another: see `_followed`."""
    return _followed(game, view, actions, seed)[0]


def _followed(
    game: Game, view: View, actions: Sequence[int], seed: int
) -> tuple[tuple[int, ...], bytes]:
    """As many of these steps as the seat decides one after another: until somebody else decides,
    the turn ends, chance speaks, or the seat learns something it did not know. That is when its
    view depends on how what is hidden was dealt. Also the position they lead to, in one guess."""
    guesses = LEARNS if game.secrets else 1
    states, mask = game.new_states(guesses), np.zeros(game.moves.count, np.uint8)
    rng = np.zeros(4, np.int64)
    for i in range(guesses):
        _seed_rng(rng, seed + i, view.seat)
        states[i] = view.record
        game.entrypoints.redeal(states, i, view.seat, rng)
    turn, luck = int(view.record["turn"]), states[0]["rng"].tolist()
    done: list[int] = []
    for action in actions:
        if not int(game.entrypoints.acting(states, 0)) >> view.seat & 1:
            break
        game.entrypoints.legal(states, 0, view.seat, mask)
        if not mask[action]:
            if not done:
                move = game.moves.write(int(action))
                raise ValueError(f"seat {view.seat} may not {move}: weigh turns that may be played")
            break
        done.append(int(action))
        for i in range(guesses):
            game.entrypoints.apply(states, i, view.seat, int(action))
        ended = int(states[0]["turn"]) != turn or states[0]["rng"].tolist() != luck
        if ended or _learnt(game, states, view.seat):
            break
    states["events"], states["n_events"] = 0, 0
    return tuple(done), fields_of(states, 0)


def goes_on(game: Game, view: View, actions: Sequence[int], seed: int = 0) -> bool:
    """Has the seat something to choose in the same turn after these steps? That is when they ended
    because something came up. In one guess of what is hidden; what is forced is no choice."""
    states, mask = game.new_states(1), np.zeros(game.moves.count, np.uint8)
    rng = np.zeros(4, np.int64)
    _seed_rng(rng, seed, view.seat)
    states[0] = view.record
    game.entrypoints.redeal(states, 0, view.seat, rng)
    left = [int(action) for action in actions]
    while left:
        game.entrypoints.apply(states, 0, view.seat, left.pop(0))
        here = int(game.entrypoints.acting(states, 0)) >> view.seat & 1
        if not here or int(states[0]["turn"]) != int(view.record["turn"]):
            return False
        game.entrypoints.legal(states, 0, view.seat, mask)
        if not left and mask.sum() == 1:
            left = [int(mask.argmax())]
    return True


def _learnt(game: Game, states: Any, seat: int) -> bool:
    """Does the seat see different things in these guesses?"""
    seen = states.copy()
    for i in range(len(seen)):
        game.entrypoints.hide(seen, i, seat)
    return any(fields_of(seen, i) != fields_of(seen, 0) for i in range(1, len(seen)))


def fields_of(states: Any, i: int) -> bytes:
    """A record without the bytes between its fields, which mean nothing."""
    record = states.view(np.ndarray)[i]
    return b"".join(record[name].tobytes() for name in states.dtype.names)


class Asked:
    """What playouts have said of each turn: every seat's chance, playout by playout. A playout that
    was asked before is not played again: its luck follows from its number."""

    def __init__(self, playing: Playing, view: View, thinking: Thinking, seed: int):
        self.playing, self.seat = playing, view.seat
        self.ask = asking(playing, view.seat, thinking, seed)
        self.judging, self.players = thinking.judging(), int(view.record["players"])
        self.said: dict[int, list[NDArray[np.float64]]] = {}
        self.judged: dict[int, list[float]] = {}  # by the search, with something of the lead in it

    def of(self, candidate: Candidate) -> list[NDArray[np.float64]]:
        return self.said.setdefault(id(candidate), [])

    def __call__(self, desk: Desk, candidate: Candidate, number: int, richer: float) -> float:
        """For the search: its own judgement. Numbers come one after another."""
        judged = self.judged.setdefault(id(candidate), [])
        if number == len(judged):
            judged.append(self.ask(desk, candidate, number, richer))
            out = np.zeros(self.players)
            self.playing.chances(desk.table, 1, self.seat, self.judging, desk.places, out)
            self.of(candidate).append(out)
        return judged[number]

    def add(self, desk: Desk, candidate: Candidate, number: int) -> None:
        candidate.total += self(desk, candidate, number, 1.0)
        candidate.times += 1


def _line(actions: Sequence[int]) -> NDArray[np.int16]:
    line = np.full(DEPTH, -1, np.int16)
    line[: len(actions)] = actions
    return line


def _steps(candidate: Candidate) -> tuple[int, ...]:
    return tuple(int(a) for a in candidate.line if a >= 0)


def _cut(game: Game, view: View, liked: Sequence[Candidate], seed: int) -> list[Candidate]:
    """The turns as far as the seat decides them: what follows a chance or an answer was planned for
    one guess only. Of turns that lead to the same position the one liked best is kept."""
    found: dict[bytes, Candidate] = {}
    for turn in liked:
        steps, end = _followed(game, view, [int(a) for a in turn.line if a >= 0], seed)
        found.setdefault(end, Candidate(turn.action, _line(steps), turn.prior, turn.fixed))
    return list(found.values())


def _added(found: list[Candidate], line: NDArray[np.int16]) -> Candidate:
    """The turns with those that must be weighed. One the search did not think of is liked as little
    as any."""
    least = min((c.prior for c in found), default=0.0)
    found.append(Candidate(int(line[0]), line, least))
    return found[-1]


def _ranked(
    found: Sequence[Candidate], asked: Asked, seat: int, said: Candidate | None
) -> list[Candidate]:
    """Best first: what was said before, if it is still as good as any; else the highest chance, and
    among those that are as good, the greatest lead. (To keep it as long as playouts do not tell the
    highest from it was tried: early answers of few playouts stayed too long.)"""
    most = max(len(asked.of(c)) for c in found)
    means = {id(c): float(np.mean(asked.of(c), axis=0)[seat]) for c in found}
    top = max((c for c in found if len(asked.of(c)) == most), key=lambda c: means[id(c)])

    def behind(c: Candidate) -> bool:
        return len(asked.of(c)) < most or means[id(c)] < means[id(top)] - ALIKE

    kept = None if said is None or behind(said) else said

    def rank(c: Candidate) -> tuple[Any, ...]:
        worse = -means[id(c)] if behind(c) else -1.0
        return c is not kept, len(asked.of(c)) < most, worse, -c.mean, c.line.tolist()

    return sorted(found, key=rank)


def _told(
    found: Sequence[Candidate], asked: Asked, seat: int, said: Candidate | None = None
) -> list[Turn]:
    """The turns as they are told, best first. Each is compared with the best by the playouts both
    have seen."""
    most = max(len(asked.of(c)) for c in found)
    means = {id(c): np.mean(asked.of(c), axis=0) for c in found}
    order = _ranked(found, asked, seat, said)
    best = order[0]
    reference = np.array(asked.of(best))
    for c in found:
        common = reference[: len(asked.of(c))]
        means[id(c)] += reference.mean(axis=0) - common.mean(axis=0)
    kept = min(means[id(c)][seat] for c in found if len(asked.of(c)) == most)
    turns = []
    for c in order:
        own, chances = np.array(asked.of(c)), means[id(c)]
        if len(own) < most:
            chances[seat] = min(chances[seat], kept)
        errors = own[:, seat] - (0.0 if c is best else reference[: len(own), seat])
        n = len(own)
        spread = float(errors.std(ddof=1) / n**0.5) if n > 1 else UNSURE
        turns.append(Turn(_steps(c), float(chances[seat]), spread, n, tuple(map(float, chances))))
    return turns
