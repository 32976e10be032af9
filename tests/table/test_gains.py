"""Whose points a turn has moved, by how much and of what: what a line of the log says below it."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from korsi.games import ORDER
from korsi.table.gains import MOST, gains_json
from korsi.table.log_lines import opens_after, turn_now, turns_of
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
        told_of = {one["seat"]: one["by"] for one in found}
        assert [told_of.get(s, 0) for s in range(len(by))] == by
        for one in found:
            assert one["why"] and all(why["text"] and why["by"] for why in one["why"])
            assert sum(why["by"] for why in one["why"]) == one["by"], "all of it is told"
        moved += len(found)
    assert moved, "somebody's points have moved"


def test_points_through_a_path_name_the_path() -> None:
    """ "Divine paths +12" left open which of eight statues had changed hands, and "path of row 1:
    +12" why one hut brought so much: it says which place somebody has there now."""
    live, chance, named = live_table_of("mangrovia", 3, 5), random.Random(5), set()
    while len(live.match) < 200:
        step(live, chance)
        last = len(live.match)
        (told,) = gains_json(live, person(1), "en", [(last - 1, last)], 0)
        whys = [(why["text"], why["by"] > 0) for one in told for why in one["why"]]
        assert "Divine paths" not in dict(whys)
        named |= {(text.split(" on the ")[0], more) for text, more in whys if " on the " in text}
    seldom = {("now second", True), ("no longer first or second", False)}
    assert named - seldom == {("now first", True), ("only second now", False)}


def test_what_was_taken_back_has_moved_nothing() -> None:
    live, chance = live_table_of("kilt_castle", 2, 5), random.Random(5)
    step(live, chance)
    last = len(live.match)
    assert gains_json(live, None, "en", [(last, last + 1), (last, last)], None) == [[], []]
    with pytest.raises(Problem):
        gains_json(live, None, "en", [(0, 1)] * (MOST + 1), None)


def test_what_nobody_else_may_know_is_not_reckoned() -> None:
    """Six people on their way to winter: of some a part is hidden, and it answered 500."""
    live, chance, hidden = live_table_of("keyflower", 6, 5), random.Random(5), 0
    while not live.match.over and len(live.match) < 800:
        step(live, chance)
        last = len(live.match)
        if last % 20:
            continue
        standing = viewpoint_of(live, person(1), "en", 0, last).view.standing()
        hidden += any(aside.get("hidden") for one in standing for aside in one.get("aside", ()))
        (told,) = gains_json(live, person(1), "en", [(last - 10, last)], 0)
        assert all(standing[one["seat"]]["points"] is not None for one in told)
    assert hidden


@pytest.mark.parametrize("name", ORDER)
def test_turns_add_up_to_their_round_row_by_row(name: str) -> None:
    """Three towers taken in a round were told as one: a turn in which somebody had won as much as
    was lost was left out, and what it had moved was missing from the sum of the round."""
    live, chance, even = live_table_of(name, 3, 5), random.Random(5), 0
    while len(live.match) < 60:
        step(live, chance)
    reader = (person(1), "en")

    def rows(gains: list[dict[str, Any]]) -> Counter[tuple[int, str]]:
        found: Counter[tuple[int, str]] = Counter()
        for one in gains:
            for why in one["why"]:
                found[one["seat"], why["row"]] += why["by"]
        return Counter({row: by for row, by in found.items() if by})

    for first in range(0, 60, 12):
        turns = [(n, n + 1) for n in range(first, first + 12)]
        told = gains_json(live, *reader, turns, 0)
        (whole,) = gains_json(live, *reader, [(first, first + 12)], 0)
        assert rows([one for turn in told for one in turn]) == rows(whole)
        even += sum(not one["by"] for turn in told for one in turn)
    if name == "kilt_castle":
        assert even, "won as much as lost"


def test_a_turn_has_ended_though_who_made_it_is_the_next_to_move() -> None:
    """What a build had brought was told only with the same person's next move."""
    live, chance, again = live_table_of("kilt_castle", 3, 5), random.Random(5), 0
    while not live.match.over and len(live.match) < 120:
        step(live, chance)
        last, turns = len(live.match), turns_of(live)
        mover = live.match.actions[-1][0]
        assert turn_now(live) in (turns[-1], last + 1)
        again += mover in live.match.acting() and turn_now(live) == last + 1
    assert again


@pytest.mark.parametrize("name", ORDER)
def test_points_stand_where_they_were_moved(name: str) -> None:
    """What the last build of Kilt Castle brought stood below the final payment, and what the last
    cube of a round of Troyes brought below the round that followed: a step has moved what its own
    events say, what happened by itself after it the rest."""
    live, chance = live_table_of(name, 3, 5), random.Random(5)
    steps, reader = Counter[str](), (person(1), "en")
    while not live.match.over:
        step(live, chance)
        last = len(live.match)
        raw = live.match.events()
        game, verb = live.match.game, live.match.game.moves.verb_name(live.match.actions[-1][1])
        by_itself = [opens_after(game, event) for event in raw]
        if not any(by_itself):
            continue
        own, then, whole = gains_json(
            live, *reader, [(last - 1, last - 0.5), (last - 0.5, last), (last - 1, last)], 0
        )
        both, sums = Counter[int](), Counter({one["seat"]: one["by"] for one in whole})
        for one in [*own, *then]:
            both[one["seat"]] += one["by"]
        assert +both == +sums and -both == -sums, "nothing twice, nothing left out"
        after = raw[by_itself.index(True) :]
        if name == "kilt_castle":
            paid = {e["seat"]: e["ducats"] for e in after if e["event"] == "earns" and e["ducats"]}
            assert {one["seat"]: one["by"] for one in then} == paid
            steps["own"] += bool(own)
            steps["final"] += any(e["event"] == "final" for e in after)
        elif name == "troyes":
            rows = {why["row"].split()[0] for one in own for why in one["why"]}
            assert not rows & {"losses", "characters"}
            if verb in ("pass", "settle"):
                assert not own, verb
            steps["own"] += bool(own)
            steps["final"] += any(
                why["row"].startswith("characters") for one in then for why in one["why"]
            )
        else:
            assert not own, "of these games it is not known"
            steps["own"] += 1
            steps["final"] += 1
    assert steps["own"] and steps["final"], steps


def test_several_ducat_days_are_told_by_their_number() -> None:
    """ "+12 Ducat day" stood above "you get 6 ducats": two of them were told as one."""
    live, chance, often = live_table_of("kilt_castle", 3, 5), random.Random(5), set()
    days: list[int] = []
    while not live.match.over:
        step(live, chance)
        if any(event["event"] == "ducat_day" for event in live.match.events()):
            days.append(len(live.match))
    reader = (person(1), "en")
    for first, last in [(days[0], days[0]), (days[0], days[1]), (days[0], days[2])]:
        (told,) = gains_json(live, *reader, [(first - 1, last)], 0)
        often |= {w["text"] for one in told for w in one["why"] if w["row"] == "ducat_days"}
    (after,) = gains_json(live, *reader, [(days[0] - 0.5, days[1] - 0.5)], 0)
    once = {w["text"] for one in after for w in one["why"] if w["row"] == "ducat_days"}
    assert {re.sub("[\u2068\u2069]", "", text) for text in often} == {
        "Ducat day",
        "2 ducat days",
        "3 ducat days",
    }
    assert once == {"Ducat day"}
