"""Whose points a turn has moved, by how much and of what: what a line of the log says below it."""

from __future__ import annotations

import random

import pytest

from korsi.games import ORDER
from korsi.table.gains import MOST, gains_json
from korsi.table.problems import Problem
from korsi.table.viewpoint import viewpoint_of
from table.test_differences import live_table_of, person, step


@pytest.mark.parametrize("name", ORDER)
def test_gains_are_what_the_sums_differ_by(name: str) -> None:
    live, chance = live_table_of(name, 3, 5), random.Random(5)
    while len(live.match) < 60:
        step(live, chance)
    last = len(live.match)
    spans = [(n, n + 3) for n in range(last - 3 * MOST if last > 3 * MOST else 0, last - 2, 3)]
    reader = (person(1), "en")
    told = gains_json(live, *reader, spans, 0)

    def sums(at: int) -> list[int]:
        return [one["points"] for one in viewpoint_of(live, *reader, 0, at).view.standing()]

    moved = 0
    for (a, b), found in zip(spans, told, strict=True):
        by = [now - was for was, now in zip(sums(a), sums(b), strict=True)]
        assert {one["seat"]: one["by"] for one in found} == {s: n for s, n in enumerate(by) if n}
        for one in found:
            assert one["why"] and all(why["text"] and why["by"] for why in one["why"])
            if len(one["why"]) < 3:  # all of it is told
                assert sum(why["by"] for why in one["why"]) == one["by"]
        moved += len(found)
    assert moved, "somebody's points have moved"


def test_what_was_taken_back_has_moved_nothing() -> None:
    live, chance = live_table_of("kilt_castle", 2, 5), random.Random(5)
    step(live, chance)
    last = len(live.match)
    assert gains_json(live, None, "en", [(last, last + 1), (last, last)], None) == [[], []]
    with pytest.raises(Problem):
        gains_json(live, None, "en", [(0, 1)] * (MOST + 1), None)


def test_what_nobody_else_may_know_is_not_reckoned() -> None:
    """Six people on their way to winter: of some nobody knows the points, and it answered 500."""
    live, chance, unknown = live_table_of("keyflower", 6, 5), random.Random(5), 0
    while not live.match.over and len(live.match) < 800:
        step(live, chance)
        last = len(live.match)
        if last % 20:
            continue
        points = [x["points"] for x in viewpoint_of(live, person(1), "en", 0, last).view.standing()]
        unknown += None in points
        (told,) = gains_json(live, person(1), "en", [(last - 10, last)], 0)
        assert all(points[one["seat"]] is not None for one in told)
    assert unknown
