"""A hint: the best turn, step by step on the board, why, and how the next best compare.

Who plays against bots alone may always ask. Where others play, hints are off unless the table was
opened with them: whoever sits down has read so, and every hint is told in the log. Thought is only
about what the seat sees (coach/advice.py), in a worker; one position has one hint.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from korsi.coach.advice import Advice, plain_advice
from korsi.coach.reasons import Reason, reason_text
from korsi.coach.turns import LEVEL
from korsi.core.game import Game
from korsi.core.match import View
from korsi.core.scene import Choice, Note, Piece, Scene, Target
from korsi.language import Words
from korsi.table.bot_pool import advice
from korsi.table.changes import at_table, commit, entry
from korsi.table.learning import scripted
from korsi.table.live_table import AppContext, LiveTable
from korsi.table.playing import need_playing, own_seat
from korsi.table.problems import Problem
from korsi.table.state import scene_of, sender_of
from korsi.table.viewpoint import Viewpoint
from korsi.table.wording import step_text, told, who_is_you

HARDLY = 1
"""So many of a hundred games won with the best turn are none to speak of."""
HINTS = 2
"""Hints one person may be waiting for, at whatever tables."""


async def ask(
    context: AppContext,
    id: str,
    person: int,
    seat: int | None,
    allowed: Callable[[], None] = lambda: None,
) -> tuple[LiveTable, int, Advice | None]:
    """A hint: (live, seat, advice). There is no advice if somebody has moved meanwhile. Asking
    twice gives the same answer."""
    async with at_table(context, id) as live:
        need_playing(live)
        if live.setup.puzzle is not None:
            raise Problem("puzzle-hint")
        own = own_seat(live, person, seat)
        if own.seat not in live.acting():
            raise Problem("no-hint")
        if not live.hints_allowed:
            raise Problem("hints-off")
        ply, key = live.ply, (own.seat, live.ply)
        if key not in live.hints:
            allowed()
            live.hints = {key: await _begun(context, live, own.seat, person)}
        thought = live.hints[key]
    found = await asyncio.shield(thought)
    if found is None:
        live.hints.pop(key, None)
        raise Problem("no-hint")
    return live, own.seat, found if live.fresh(own.seat, ply) else None


async def _begun(
    context: AppContext, live: LiveTable, seat: int, person: int
) -> asyncio.Future[Advice | None]:
    """A hint being thought about; who waits for some already is asked to wait, and where others
    play they are told. In the guided part of a first game the guide gives it."""
    if context.asking[person] >= HINTS:
        raise Problem("too-fast", wait=1, seconds=1)
    context.asking[person] += 1  # before anything is waited for: many may be asked for at once

    def done(_: object = None) -> None:
        context.asking[person] -= 1
        if not context.asking[person]:
            del context.asking[person]

    try:
        # once for a position: another process may have thought about it before
        if not live.alone(person) and (len(live.match), "hint", seat, -1) not in live.notes:
            await commit(context, live, [entry(live, "hint", seat, by=f"person:{person}")])
        planned, view = scripted(live, live.match), live.match.view(seat)
        thought = asyncio.ensure_future(_thought(context, view, planned))
    except BaseException:
        done()
        raise
    thought.add_done_callback(done)
    return thought


async def _thought(context: AppContext, view: View, planned: int | None) -> Advice | None:
    if planned is not None:
        return plain_advice(planned)
    return await advice(context.pool, view, context.readiness.bot(view.game.name, LEVEL))


# --------------------------------------------------------------------------- in words


def hint_json(live: LiveTable, viewpoint: Viewpoint, found: Advice) -> dict[str, Any]:
    """The hint as its reader is told it; see docs/table.md."""
    words, best = viewpoint.words, found["turns"][0]
    steps, faces = _steps(live, viewpoint, best["actions"])
    return {
        "seat": viewpoint.seat,
        "ply": live.ply,
        **{k: steps[0][k] for k in ("action", "move", "text")},
        "steps": steps,
        "faces": faces,
        "before": _percent(found["before"]),
        "after": _percent(best["chance"]),
        "chance": _chance(words, found["turns"]),
        "reasons": _reasons(viewpoint, best["reasons"]),
        "then": told(words, "hint-then") if found.get("open") else "",
        "note": told(words, "hint-waking") if found.get("waking") else "",
        "others": [
            _other(live, viewpoint, turn, best)
            for turn in found["turns"][1:]
            if turn["reasons"] or not _alike(best, turn)
        ],
    }


def _chance(words: Words, turns: Sequence[Mapping[str, Any]]) -> str:
    """How often one wins with the best turn and with the next best, in words: the one measure of a
    hint. Where playouts do not tell them apart, that is said; of two numbers that read alike one is
    enough, and with the best turn hardly any may be left to win."""
    best, *others = turns
    after = _percent(best["chance"])
    if after is None:
        return ""
    if after <= HARDLY:
        return told(words, "hint-chance-hardly")
    following = _percent(others[0]["chance"]) if others else after
    if others and _alike(best, others[0]):
        return told(words, "hint-chance-alike", after=after)
    if following == after:
        return told(words, "hint-chance-about", after=after)
    return told(words, "hint-chance", after=after, next=following)


def _alike(best: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Do playouts not tell a turn from the best? Without a reason, too, there is nothing to say."""
    gap = best["chance"] - other["chance"]
    return bool(gap <= other["spread"] or round(100 * gap) < 1)


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)


def _reasons(viewpoint: Viewpoint, said: Sequence[dict[str, Any]]) -> list[str]:
    you = who_is_you(viewpoint.own)
    return [reason_text(Reason(**one), viewpoint.words, viewpoint.names, you) for one in said]


def _other(
    live: LiveTable, viewpoint: Viewpoint, turn: dict[str, Any], best: dict[str, Any]
) -> dict[str, Any]:
    """Another turn: its steps in words, its chance, and what the hint has over it."""
    words = viewpoint.words
    # What was said first stays while playouts do not tell them apart: then both have the same.
    percent = _percent(min(turn["chance"], best["chance"]))
    why = _reasons(viewpoint, turn["reasons"])
    game, said = live.match.game, turn["actions"]
    told_as = game.together(said) if game.together else said
    steps = [_named(viewpoint, a) if isinstance(a, int) else viewpoint.say(*a) for a in told_as]
    scene = scene_of(live, viewpoint, viewpoint.view.actions())
    place = _place(scene, turn["actions"][0]) if scene else None
    first = place[1] if place is not None and isinstance(told_as[0], int) else None
    if first and first.key:  # with the names of people, as the board says it
        steps[0] = viewpoint.say(*_called(first))
    return {
        "actions": turn["actions"],
        "steps": steps,
        "after": percent,
        "chance": told(words, "hint-of-hundred", n=percent),
        "against": told(words, "hint-against", reason=why[0]) if why else "",
    }


def _called(choice: Choice, goes_on: bool = False) -> Note:
    """What a step is called where its place is not in sight; one that only goes on with what the
    step before it has named does not name it again."""
    return (not goes_on and choice.alone) or (choice.key, choice.args)


def going_on(game: Game, actions: Sequence[int]) -> list[bool]:
    """Which steps of a turn say one thing with those before them (Game.together)?"""
    if not game.together:
        return [False] * len(actions)
    counts = [len(game.together(actions[:n])) for n in range(len(actions) + 1)]
    return [after <= before for before, after in pairwise(counts)]


def _named(viewpoint: Viewpoint, action: int) -> str:
    """A step of the reader's."""
    seat = viewpoint.seat
    return step_text(viewpoint.words, viewpoint.names, action, seat, seat)


def _steps(
    live: LiveTable, viewpoint: Viewpoint, actions: Sequence[int]
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The steps in words, each with where it is made on the board and the ghosts of what it lays
    there, as far as that is sure and to be seen already; and the faces of the ghosts."""
    game, sender, say, names = (
        live.match.game,
        sender_of(live, viewpoint),
        viewpoint.say,
        set[str](),
    )
    first = scene_of(live, viewpoint, viewpoint.view.actions())
    pictures = pictures_along(viewpoint.view, actions, first, viewpoint.layout)
    places = rings(pictures, actions)
    said = told_once(notes_along(pictures, places, actions), game.foretells)
    steps, along = [], zip(pictures, places, said, going_on(game, actions), strict=True)
    for action, (scene, ring, about, goes_on) in zip(actions, along, strict=True):
        text, notes = _named(viewpoint, action), list[str]()
        step: dict[str, Any] = {"action": action, "move": game.moves.write(action), "plain": text}
        if ring is not None and scene and first:
            text = say(*_called(ring.choice, goes_on)) if ring.choice.key else text
            notes = [say(*note) for note in about]
            step["target"], step["at"] = ring.target.id, [_box(one) for one in ring.at]
            ghosts = laid(ring.choice, scene, first)
            step["ghost"] = [sender.piece(p) for p in ghosts]
            names |= {p.face for p in ghosts}
        steps.append(step | {"text": text, "notes": notes})
    known = first.faces if first else set()
    return steps, sender.faces(game.name, names - known)


def notes_along(
    pictures: Sequence[Scene | None], places: Sequence[Ring | None], actions: Sequence[int]
) -> list[Sequence[Note]]:
    """What the list says of each step. Of steps that one row of it makes, this row is told, which
    says what all of them cost and bring: by the last of them, where it is whole."""
    notes = [_notes_at(ring) for ring in places]
    k = 0
    while k < len(actions):
        row = _row_of_several(pictures[k], actions[k:])
        last = k + len(row.then) if row else k
        if row and row.notes:
            more = [one for one in notes[last] if one not in row.notes]
            notes[k:last] = [()] * (last - k)
            notes[last] = [*row.notes, *more]
        k = last + 1
    return notes


def _row_of_several(scene: Scene | None, actions: Sequence[int]) -> Choice | None:
    """The row of the list that makes the first of these steps with all that follow in it."""
    rows = (c for t in (scene.targets if scene else ()) for c in t.choices if c.then)
    made = (c for c in rows if (c.action, *c.then) == tuple(actions[: 1 + len(c.then)]))
    return max(made, key=lambda c: len(c.then), default=None)


def _notes_at(ring: Ring | None) -> Sequence[Note]:
    return ring.choice.notes or ring.target.notes if ring else ()


def told_once(notes: Sequence[Sequence[Note]], kinds: Sequence[str]) -> list[Sequence[Note]]:
    """The notes of the steps of a hint: what several of them foretell of one action (kinds, the
    first before all others: Game.foretells) is said by the last of them, where it is whole."""
    foretold = [i for i, said in enumerate(notes) if _begins(said, kinds)]
    whole = [i for i in foretold if _begins(notes[i], kinds[:1])] or foretold
    return [() if i in foretold and i != whole[-1] else said for i, said in enumerate(notes)]


def _begins(notes: Sequence[Note], kinds: Sequence[str]) -> bool:
    return any(key.startswith(tuple(kinds)) for key, _ in notes)


# --------------------------------------------------------------------------- on the board

IN_TRAY = "tray"
"""The mark of a ghost that shows a step under way, such as the sum of dice gathered: it means
something only while that step is considered."""


class Ring(NamedTuple):
    """Where a step is made."""

    target: Target
    choice: Choice
    at: list[Target | None]  # what is ringed for it before each step of the hint up to itself


def pictures_along(
    view: View, actions: Sequence[int], first: Scene | None, layout: str = "wide"
) -> list[Scene | None]:
    """The table before each step, as the steps before it leave what the seat sees."""
    made = [first]
    for action in actions[:-1]:
        view = _after(view, action)
        made.append(view.game.drawn(view.ints, view.seat, view.actions(), layout))
    return made


def rings(pictures: Sequence[Scene | None], actions: Sequence[int]) -> list[Ring | None]:
    """Where each step is made; None where its picture has no place for it."""
    made: list[Ring | None] = []
    for k, (action, scene) in enumerate(zip(actions, pictures, strict=True)):
        place = _place(scene, action) if scene else None
        if place is None or scene is None:
            made.append(None)
            continue
        around = _around(scene, place[0])
        before = [_in_sight(scene, p, around, place[1]) if p else None for p in pictures[:k]]
        made.append(Ring(*place, [*before, around]))
    return made


def _after(view: View, action: int) -> View:
    """What the seat would see after a step of its own."""
    states = view.game.new_states(1)
    states[0] = view.record
    view.game.entrypoints.apply(states, 0, view.seat, action)
    view.game.entrypoints.hide(states, 0, view.seat)
    return View(view.game, states, view.seat, view.move_number + 1)


def _framed(scene: Scene, other: Scene) -> bool:
    """Do both have the same places?"""
    return (scene.width, scene.height, scene.ground) == (other.width, other.height, other.ground)


def _around(scene: Scene, target: Target) -> Target:
    """What to ring for a step: the thing its place is about. A number of workers is asked for at
    the workers."""
    return next((t for t in scene.targets if t.id == target.group), target)


def _in_sight(scene: Scene, earlier: Scene, around: Target, choice: Choice) -> Target | None:
    """What to ring for a step in the picture of an earlier one: the same place, wherever it is
    then, or where what it is about lies already or will be laid. Where another button stands
    meanwhile, a ring would mark that one."""
    called = around.id, around.key, around.args
    same = next((t for t in earlier.targets if (t.id, t.key, t.args) == called), None)
    if same is not None or not _framed(scene, earlier):
        return same
    lies, lay = (
        {(p.id, p.face) for p in one.pieces if _inside(around, p)} for one in (scene, earlier)
    )
    there = bool(lies & lay) or any(_inside(around, ghost) for ghost in choice.ghost)
    return around if there else None


def _box(around: Target | None) -> dict[str, float] | None:
    return around and {k: getattr(around, k) for k in ("x", "y", "width", "height")}


def laid(choice: Choice, scene: Scene, first: Scene) -> list[Piece]:
    """The ghosts of a step that show what comes to lie on the table; before its turn something else
    may stand in the tray."""
    if not _framed(scene, first):
        return []
    return [ghost for ghost in choice.ghost if IN_TRAY not in ghost.marks]


def _inside(target: Target, piece: Piece) -> bool:
    across, along = abs(piece.x - target.x), abs(piece.y - target.y)
    return across <= target.width / 2 and along <= target.height / 2


def _place(scene: Scene, action: int) -> tuple[Target, Choice] | None:
    """Where a step is made, as it is offered alone; of one that only stands with others that follow
    it, the place is believed, and not what all of them bring."""
    found = [(t, c) for t in scene.targets for c in t.choices if c.action == action]
    alone = next(((t, c) for t, c in found if not c.then), None)
    if alone is not None or not found:
        return alone
    target, choice = found[0]
    return target, choice._replace(key="", notes=(), then=())
