"""A first game with a guide: a table whose next moves stand in the game's lesson.toml.

Where its guest stands follows from the log; a table only knows that it is one. While the script
lasts, its moves and no others are taken; then the same game goes on freely, with a tip when
something is met for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.errors import Refused
from korsi.core.lesson import Lesson, lessons_of
from korsi.core.match import Match, View
from korsi.core.rules_digest import imprint
from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import events_of, news_of
from korsi.table.problems import Problem
from korsi.table.viewpoint import Viewpoint
from korsi.table.wording import told


def lesson_of(live: LiveTable) -> Lesson | None:
    """The script a table was opened with, until its guest has left it."""
    if not live.setup.lesson or live.setup.state != "playing":
        return None
    return lessons_of(live.match.game).get(live.setup.players)


def left_lesson(live: LiveTable) -> Lesson | None:
    """The script a guest has left and may take up again: nothing was done yet that is not in it."""
    setup = live.setup
    lesson = lessons_of(live.match.game).get(setup.players)
    if lesson is None or setup.lesson or setup.state != "playing" or setup.seed != lesson.seed:
        return None
    made = [action for _, action in live.match.actions]
    return lesson if lesson.next(made) is not None else None


def may_return(live: LiveTable, viewpoint: Viewpoint) -> bool:
    """May this reader have the guide back?"""
    left = left_lesson(live)
    return left is not None and left.seat in viewpoint.own


def planned(live: LiveTable, moves: int) -> bool:
    """Did the guide decide what was done after so many moves, in a game that is over?"""
    if not live.setup.lesson:
        return False
    lesson = lessons_of(live.match.game).get(live.setup.players)
    made = [action for _, action in live.match.actions[:moves]]
    return lesson is not None and lesson.next(made) is not None


def scripted(live: LiveTable, match: Match) -> int | None:
    """The move the guide has planned for whoever acts now."""
    lesson = lesson_of(live)
    return lesson.next([action for _, action in match.actions]) if lesson else None


def pays_on(live: LiveTable, match: Match) -> bool:
    """Is the guide's next move the rest of a payment it has spoken of? That is made by itself, as
    at any table, where there is one way to pay."""
    lesson, made = lesson_of(live), [action for _, action in match.actions]
    action = lesson.next(made) if lesson else None
    if lesson is None or action is None or not lesson.goes_on(made):
        return False
    return match.game.moves.verb_name(action) in match.game.payments


def waits_for_guest(live: LiveTable) -> bool:
    """Is the next move of the script the learner's? Then bots that may act as well let them."""
    lesson = lesson_of(live)
    return lesson is not None and lesson.waits([action for _, action in live.match.actions])


def check_script(live: LiveTable, actions: Sequence[int]) -> None:
    """In the guided part its moves are made, and no others; what belongs together in any order."""
    lesson = lesson_of(live)
    if lesson is None:
        return
    match = live.match.at(len(live.match))
    for action in actions:
        left = lesson.left([action for _, action in match.actions])
        if not left:
            return
        if action != left[0] and not _comes_to_the_same(match, lesson.seat, left, action):
            raise Problem("lesson-other")
        match.play(action, lesson.seat)


def _comes_to_the_same(match: Match, seat: int, left: Sequence[int], first: int) -> bool:
    """May this one of the steps that are left be made before the others? What comes of them can
    depend on it."""
    if first not in left:
        return False
    rest = [*left]
    rest.remove(first)
    try:
        planned, other = (_played(match, seat, steps) for steps in (left, [first, *rest]))
    except Refused:
        return False
    return imprint(planned.state) == imprint(other.state)


def _played(match: Match, seat: int, actions: Sequence[int]) -> Match:
    after = match.at(len(match))
    for action in actions:
        after.play(action, seat)
    return after


def lesson_json(live: LiveTable, viewpoint: Viewpoint, actions: list[int]) -> dict[str, Any] | None:
    """What the guide says now: {said, of, action, tips}; see docs/table.md. The others are people
    to it, $seat1 and $seat2, not colours."""
    lesson, words, view = lesson_of(live), viewpoint.words, viewpoint.view
    if lesson is None or lesson.seat not in viewpoint.own:
        return None
    made = [action for _, action in live.match.actions]
    planned = lesson.next(made)
    called = {f"seat{seat}": name for seat, name in enumerate(viewpoint.names)}
    sayings = lesson.said.get(len(made), ()) if lesson.follows(made) else ()
    return {
        "said": [
            {"text": told(words, one.key, **called), "point": list(one.point), "number": one.number}
            for one in sayings
        ],
        "of": lesson.length,
        "action": planned if planned in actions else None,
        "tips": [] if planned is not None else _tips(live, lesson, view, words, actions),
    }


def _tips(
    live: LiveTable, lesson: Lesson, view: View, words: Words, actions: list[int]
) -> list[dict[str, str]]:
    """What fits the situation; the page shows each of them once."""
    moves = view.game.moves
    verbs = {moves.families[moves.verb[action]].verb for action in actions}
    since, until = news_of(live, [lesson.seat], len(live.match))
    happened = {
        event["event"] for step in events_of(live, lesson.seat)[since:until] for event in step
    }
    return [
        {"id": tip.key, "text": told(words, tip.key)}
        for tip in lesson.tips
        if tip.verb in verbs or tip.event in happened
    ]
