"""A puzzle of the day at the table: a position of a bots' game, one turn to find.

The table only knows that it is one, and of which game. The turn is played with the usual choices;
when it is over the table rests and the turn is judged: by what the puzzle knows of it or, if nobody
has thought of it or the bots think otherwise by now, by playouts in a worker. What was judged, and
that the answer was looked up, are lines of the log. Then one may try again, or play on against the
bots.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Any

from korsi.coach.puzzles import (
    NEAR,
    Puzzle,
    known_turn,
    puzzle_named,
    puzzles_of,
    solves,
)
from korsi.coach.reasons import reason_text
from korsi.coach.thought import thought_with
from korsi.coach.turns import Turn, own_steps
from korsi.core.game import game
from korsi.core.match import View
from korsi.language import Words
from korsi.table.bot_pool import asked_of, position_of
from korsi.table.changes import at_table, commit, entry
from korsi.table.live_table import EXACT, AppContext, LiveTable
from korsi.table.problems import Problem
from korsi.table.store import puzzles
from korsi.table.store.puzzles import Tried, streak
from korsi.table.wording import names_of, step_text, told

WEIGHED = 200
"""Playouts for a turn nobody had thought of, and for the best beside it."""


SAID = {
    "open": "puzzle-open",
    "judging": "puzzle-judging",
    "wrong": "puzzle-wrong",
    "solved": "puzzle-solved",
}
"""What is said of a puzzle, by how far one is."""


def today() -> date:
    """The same for everybody, wherever they are."""
    return datetime.now(UTC).date()


def puzzle_at(live: LiveTable) -> Puzzle | None:
    """The puzzle a table was opened with, until its guest plays on."""
    if live.setup.puzzle is None:
        return None
    return puzzle_named(live.match.game, live.setup.puzzle)


# --------------------------------------------------------------------------- judging


def unjudged(live: LiveTable) -> bool:
    """Has a turn been played here that nobody has judged yet?"""
    return live.rests(live.match) and live.tried(live.match) not in live.verdicts


def view_before(live: LiveTable, puzzle: Puzzle) -> View:
    """What one could know when the turn began."""
    return live.match.at(len(puzzle.moves)).view(puzzle.seat)


async def judge(context: AppContext, live: LiveTable) -> None:
    """Write down what the turn played here is worth."""
    puzzle, made = puzzle_at(live), live.tried(live.match)
    if puzzle is None:  # a newer server has other puzzles: it is a game now
        async with at_table(context, live.id) as now:
            await commit(context, now, [], puzzle=None)
        return
    turn = await _weighed(context, view_before(live, puzzle), puzzle, made)
    if turn is None:
        return
    async with at_table(context, live.id) as now:
        if not unjudged(now) or now.tried(now.match) != made:
            return
        async with context.store.writing(people=False) as c:
            await puzzles.judged(c, live.id, today().toordinal(), solves(puzzle, turn))
            past = await puzzles.tried(c, now.seats[puzzle.seat].person or 0)
        now.streak = streak(past.get(live.setup.game, ()), today().toordinal())[0]
        part = round(EXACT * turn.chance)
        await commit(context, now, [entry(now, "verdict", puzzle.seat, part, "coach")])


async def _weighed(
    context: AppContext, view: View, puzzle: Puzzle, made: tuple[int, ...]
) -> Turn | None:
    """What a turn is worth; None where nobody could say: then one may only try again. A turn is
    called wrong only by the present thinking."""
    found = known_turn(view.game, view, puzzle.turns, made)
    if found is not None and not solves(puzzle, found):  # hashing takes its time the first time
        present = await asyncio.to_thread(thought_with, view.game)
        found = found if puzzle.thinking == present else None
    if found is None:
        # beside the best, on the same deals: only the difference counts
        steps = own_steps(view.game, view, made)
        both = [puzzle.best.actions, steps]
        job = {"do": "weigh_turns", "playouts": WEIGHED, "turns": both, **position_of(view)}
        async with context.pool.asides:
            said = await asked_of(context.pool, job)
        if said is None or "chances" not in said:
            return None
        best, own = said["chances"]
        found = Turn(steps, min(1.0, max(0.0, puzzle.best.chance + own - best)), 0.0, WEIGHED)
    return found


# --------------------------------------------------------------------------- what one may do


async def try_again(context: AppContext, id: str, person: int) -> LiveTable:
    """Back to where the turn began."""
    async with at_table(context, id) as live:
        await _taken_back(context, live, person)
        return live


async def _taken_back(context: AppContext, live: LiveTable, person: int) -> None:
    begun, by = _mine(live, person), f"person:{person}"
    steps = live.match.actions[begun:]
    lines = [entry(live, "undo", seat, None, by, i) for i, (seat, _) in enumerate(steps)]
    if lines:
        await commit(context, live, lines, live.match.at(begun))


async def show(context: AppContext, id: str, person: int) -> LiveTable:
    """Look the answer up. It is shown on the board, step by step: another turn is taken back."""
    async with at_table(context, id) as live:
        _mine(live, person)
        puzzle, made = puzzle_at(live), live.tried(live.match)
        if puzzle is not None and made != puzzle.best.actions[: len(made)]:
            await _taken_back(context, live, person)
        if not live.shown:
            async with context.store.writing(people=False) as c:
                await puzzles.shown(c, id)
            await commit(context, live, [entry(live, "shown", by=f"person:{person}")])
        return live


async def play_on(context: AppContext, id: str, person: int) -> LiveTable:
    """From here it is a game like any other."""
    async with at_table(context, id) as live:
        _mine(live, person)
        await commit(context, live, [], puzzle=None)
        return live


def _mine(live: LiveTable, person: int) -> int:
    """Where the turn of one's own puzzle began."""
    if not live.seats_of(person):
        raise Problem("not-seated")
    if live.setup.puzzle is None or live.setup.forked_at is None:
        raise Problem("no-puzzle")
    return live.setup.forked_at


# --------------------------------------------------------------------------- what one is told


def puzzle_state(
    live: LiveTable, own: list[int], words: Words, actions: list[int]
) -> dict[str, Any] | None:
    """What the page says of a puzzle: {status, text, title, streak, answer, action, does, more};
    see docs/table.md. The answer is there once it was found or looked up."""
    puzzle = puzzle_at(live)
    if puzzle is None or puzzle.seat not in own or live.setup.state == "over":
        return None
    made = live.tried(live.match)
    chance = live.verdicts.get(made)
    status = "open" if not live.rests(live.match) else _status(puzzle, chance)
    best = puzzle.best
    found = any(_status(puzzle, one) == "solved" for one in live.verdicts.values())
    key = "puzzle-shown" if status == "open" and live.shown else SAID[status]
    chances = {"chance": _percent(words, chance or 0), "best": _percent(words, best.chance)}
    text = told(words, key, **chances)
    planned = best.actions[len(made)] if made == best.actions[: len(made)] != best.actions else None
    again = "puzzle-restart" if status in ("open", "judging") else "puzzle-again"
    does = {
        "again": told(words, again) if made else "",
        "show": "" if live.shown or found else told(words, "puzzle-show"),
        "on": told(words, "puzzle-on") if live.rests(live.match) else "",
    }
    return {
        "status": status,
        "title": told(words, "puzzle-title"),
        "text": text,
        "streak": told(words, "puzzle-streak", days=live.streak) if live.streak else "",
        "answer": _answer(live, puzzle, words) if found or live.shown else None,
        "action": planned if live.shown and planned in actions else None,
        "does": does,
        "more": told(words, "puzzle-more"),
    }


def _status(puzzle: Puzzle, chance: float | None) -> str:
    if chance is None:
        return "judging"
    return "solved" if chance >= puzzle.best.chance - NEAR else "wrong"


def _percent(words: Words, chance: float) -> str:
    return told(words, "puzzle-percent", percent=round(100 * chance))


def _answer(live: LiveTable, puzzle: Puzzle, words: Words) -> dict[str, Any]:
    """The best turn, what speaks for it, and how others compare."""
    names, seat = names_of(live, words), puzzle.seat
    turns = [
        {
            "steps": [step_text(words, names, action, seat, seat) for action in turn.actions],
            "chance": _percent(words, turn.chance),
        }
        for turn in puzzle.turns
    ]
    return {
        "best": told(words, "puzzle-best"),
        "why": told(words, "puzzle-why"),
        "reasons": [reason_text(reason, words, names, seat) for reason in puzzle.reasons],
        "others": told(words, "puzzle-others"),
        "turns": turns,
    }


async def fared(context: AppContext, person: int | None) -> dict[str, list[Tried]]:
    """How somebody has fared with every game's puzzles."""
    if person is None:
        return {}
    async with context.store.reading() as c:
        return await puzzles.tried(c, person)


def puzzle_card(words: Words, name: str, past: list[Tried]) -> dict[str, Any] | None:
    """What the lobby and a puzzle's own page say of it: whether it was found, and the streak."""
    if not puzzles_of(game(name)):
        return None
    day = today().toordinal()
    now, most = streak(past, day)
    done = {one.day for one in past if one.solved is not None}
    return {
        "url": f"/g/{name}/puzzle",
        "done": day in done,
        "streak": told(words, "puzzle-streak", days=now) if now else "",
        "most": told(words, "puzzle-most", days=most) if most > now else "",
    }
