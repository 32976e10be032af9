"""What the log tells beside the rules' events: whose tower, what for, what it cost whom."""

from __future__ import annotations

import random
import re

import pytest

import korsi
from korsi.core.int_record import ints
from korsi.core.lesson import lessons_of
from korsi.core.telling import Turn
from korsi.games.kilt_castle.box import MAX_CARDS, MAX_ROWS
from korsi.games.kilt_castle.moves import CELL_IDS
from korsi.games.kilt_castle.telling import TELLING
from korsi.language import Words

from .conftest import KILT, building, play_on, told

DEAL = (("told-deal", ("ducats", 2), ("loses", 3)),)
LANGUAGES = ("en", "fa", "de", "fr", "it")


def touched(m, before, kind):
    return [e for event in told(m, kind) for e in TELLING.touched(before, ints(m.state), event)]


def standing(m):
    return [one["points"] for one in m.game.standing(m.state)]


def test_a_tower_built_over_tells_what_it_paid_and_cost_its_owner():
    m = building("R", line=2, towers={"c1": "D O2"})
    before, had = ints(m.state.copy()), standing(m)
    m.play("build c1 plain")
    assert touched(m, before, "built") == [
        {"event": "overbuilds", "seat": 1, "whom": 0, "cell": "c1", "deal": DEAL}
    ]
    assert standing(m)[0] - had[0] == 2 - 3  # as the header counts
    own = building("R", line=2, towers={"c1": "R"})
    before = ints(own.state.copy())
    assert touched(own.play("build c1 plain"), before, "built") == []


def test_who_was_paid_is_not_told_once_more():
    m = building("R", line=2, towers={"c1": "O"}).play("build c1 plain")
    events = m.view().events()
    assert "pays" in [e["event"] for e in events]
    assert [e["event"] for e in TELLING.retold(Turn(1, [("build", events)]))] == ["built"]


@pytest.mark.clause("K-5.4")
def test_a_roof_that_goes_elsewhere_tells_whose_the_tower_is_again():
    m = building("RO", line=2, towers={"e5": "D1", "e3": "O"}, roofs=["e5", "e3"])
    play_on(m, "build c1 plain", "build c1 plain")
    before, had = ints(m.state.copy()), standing(m)
    m.play("roof e5")
    assert touched(m, before, "roofed") == [
        {"event": "returns", "seat": 0, "whom": 3, "cell": "e5", "gains": 2}
    ]
    assert standing(m)[3] - had[3] == 2


@pytest.mark.clause("K-5.4")
def test_who_frees_an_own_tower_is_told_so():
    m = building("RO", line=2, towers={"e5": "D1", "e3": "O"}, roofs=["e5", "e3"])
    play_on(m, "build c1 plain", "build c1 plain")
    before = ints(m.state.copy())
    m.play("roof e3")
    assert touched(m, before, "roofed") == [{"event": "regains", "seat": 0, "cell": "e3"}]


@pytest.mark.clause("K-6.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ducat_day_tells_what_it_paid_for_and_that_is_what_it_paid(players):
    """It named only cells: nobody saw why two of them brought four ducats."""
    m, chance, parts = korsi.Match(KILT, players, 3), random.Random(players), set()
    while not m.over:
        before = ints(m.state.copy())
        m.play(chance.choice(m.legal_actions()))
        for event in told(m, "earns"):
            found = TELLING.touched(before, ints(m.state), event)
            assert sum(n for e in found for _, (_, n) in e["parts"]) == event["ducats"]
            parts |= {what for e in found for what, _ in e["parts"]}
    assert parts >= {"told-towers", "told-crests"}


def test_each_of_it_is_a_sentence_in_five_languages():
    parts = ("told-towers", ("n", 1)), ("told-roofs", ("n", 2))
    cells = (("told-cell", ("cell", "e5")),)
    told_of = [
        {"event": "overbuilds", "seat": 1, "whom": 0, "cell": "c1", "deal": DEAL},
        {"event": "returns", "seat": 1, "whom": 0, "cell": "e5", "gains": 2},
        {"event": "regains", "seat": 1, "cell": "e5"},
        {"event": "paid_for", "seat": 1, "parts": parts, "cells": cells},
    ]
    for language in LANGUAGES:
        words = Words(language, KILT)
        for event in told_of:
            said = {words.event(event, ["Ann", "Ben"], you) for you in (-1, 0, 1)}
            assert len(said) == (3 if "whom" in event else 2), (language, said)


def test_the_guide_teaches_the_limits_where_they_are_met():
    """It ended with "you know everything", and the next card would not go where it was put."""
    lesson = lessons_of(KILT)[3]
    assert lesson.said[0][0].point == ("castle",), "what is built is seen first"
    at = next(n for n, row in lesson.said.items() if "lesson-groups" in [one.key for one in row])
    m = korsi.Match(KILT, lesson.players, lesson.seed, lesson.options)
    for action in lesson.moves[:at]:
        m.play(action, m.acting()[0])
    assert (m.state["row_size"] > 0).sum() == MAX_ROWS[3] == 4
    assert MAX_CARDS[3] == 3 and m.state["front"] == 5
    refused = [a for a in range(len(KILT.moves.verb)) if m.view(0).refused(a)]
    assert "refused-too-many-rows" in {KILT.refusals[m.view(0).refused(a)].key for a in refused}
    view = m.view(0)
    said = {KILT.lacking(view.ints, 0, a, view.refused(a)) is not None for a in refused}
    assert said == {False, True}
    code = next(n for n, one in enumerate(KILT.refusals) if one.key == "refused-too-many-rows")
    assert KILT.lacking(view.ints, 0, 0, code) == ("lacks-groups", {"most": 4}, "K-3.8")
    for action in lesson.moves[at:]:
        m.play(action, m.acting()[0])
        if earned := {e["seat"]: e["ducats"] for e in told(m, "earns")}:
            assert max(earned, key=earned.get) == lesson.seat, "a ducat day pays the learner most"


def test_the_numbers_the_guide_speaks_of_are_those_of_its_game():
    """They stand in sentences of five languages: a change of the script would make them wrong."""
    lesson = lessons_of(KILT)[3]
    m = korsi.Match(KILT, lesson.players, lesson.seed, lesson.options)
    paid, days = [], []
    for action in lesson.moves:
        before = ints(m.state.copy())
        m.play(action, m.acting()[0])
        paid += [(e["seat"], e["to"], e["ducats"]) for e in told(m, "pays")]
        own = [e for e in told(m, "earns") if e["seat"] == lesson.seat]
        days += [TELLING.touched(before, ints(m.state), e)[0]["parts"] for e in own]
    # lesson-paid; the roof; lesson-take-back-tower; lesson-bridge
    assert paid[:4] == [(1, 0, 1), (2, 1, 1), (0, 1, 2), (0, 1, 1)]
    # lesson-ducat-day
    assert [n for _, (_, n) in days[0]] == [1, 2, 1]
    words = {code: Words(code, KILT) for code in LANGUAGES}
    for code, said in words.items():
        text = said("lesson-ducat-day")
        figures = [int(figure) for figure in re.findall(r"\d+", text)]  # Persian ones as well
        assert sorted(figures) == [1, 1, 2, 4], (code, text)


def test_what_all_floors_of_a_place_bring_is_told_once_and_what_each_brings_beside_it():
    """A list, the question on the board and the one on a phone say above the floors what they have
    alike: the price, and that a roof goes on top; what the roof hides differs."""
    m = building("RO", line=2, towers={"c1": "D"})
    for roofed in (False, True):
        (site,) = [t for t in m.view(m.acting()[0]).scene().targets if t.id == "site-c1"]
        assert ("preview-roof" in dict(site.notes)) == roofed
        for language in LANGUAGES:
            words = Words(language, KILT)
            said = [{words(key, **args) for key, args in one.notes[1:]} for one in site.choices]
            own = [notes - set.intersection(*said) for notes in said]
            assert [bool(notes) for notes in own] == [not roofed, True, True], (language, said)
        hidden = [dict(one.notes).get("preview-roof-hides", {"crests": 0}) for one in site.choices]
        assert [args["crests"] for args in hidden] == ([0, 1, 2] if roofed else [0, 0, 0])
        if not roofed:
            m.play("build c1 plain")


def test_no_number_of_a_space_begins_a_line_of_its_own():
    """A lone "6" stood below "Move the card to space"."""
    assert "جایگاه\u00a0" in Words("fa", KILT)("action-move", card="single_red", space=6)


def test_what_a_floor_does_not_change_is_left_unsaid():
    """Rows took three lines: a score that stays was told, and "you" in each of their parts."""
    m = building("O", line=2, towers={"c1": "R1"})
    (site,) = [t for t in m.view(m.acting()[0]).scene().targets if t.id == "site-c1"]
    assert site.choices
    for choice in site.choices:
        for key, args in choice.notes:
            if key in ("preview-end", "preview-day"):
                assert args["before"] != args["after"]
        for language in LANGUAGES:
            say = Words(language, KILT).say(["Giulia", "Giulia", "Giulia", "Giulia"])
            row = "\u00a0· ".join(say(*note) for note in choice.notes)
            row = re.sub("[\u2066-\u2069]", "", row)
            assert len(row) < 90, (language, row)  # two lines of a rail of 395 px


def test_a_tower_taken_over_is_named_by_its_place():
    event = {"event": "overbuilds", "seat": 1, "whom": 0, "cell": "c1", "deal": DEAL}
    for language, place in zip(LANGUAGES, ("c1", "ج۱", "c1", "c1", "c1"), strict=True):
        for you in (-1, 0, 1):
            assert place in re.sub(
                "[\u2066-\u2069]", "", Words(language, KILT).event(event, ["Ann", "Ben"], you)
            )


def test_what_the_final_payment_is_for_is_told_once():
    """Three players read the same beginning three times in one paragraph."""
    events = [{"event": "idle", "turns": 4}, *({"event": "final", "seat": i} for i in range(3))]
    turn = Turn(0, [("move", [])])
    assert TELLING.befell(turn, events) == [events[0], {"event": "end_pays"}, *events[1:]]
    assert TELLING.befell(turn, events[:1]) == events[:1]
    for code in LANGUAGES:
        assert Words(code, KILT).has("event-end-pays")


def test_own_towers_of_a_line_are_named_as_such():
    """ "d1, b1 free": nobody saw that d1 was their own tower."""
    m, chance, seen = korsi.Match(KILT, 3, 4), random.Random(4), 0
    while not m.over:
        view = m.view(m.acting()[0])
        s = view.ints
        for target in view.scene().targets:
            for key, args in target.notes if target.id.startswith("put-") else ():
                for kind, of in args.get("free", ()) if key.startswith("preview-line-") else ():
                    top = s.top[CELL_IDS.index(of["cell"])]
                    own = top >= 0 and s.owner[top] == view.seat
                    assert kind == ("preview-own-cell" if own else "told-cell")
                    seen += own
        m.play(chance.choice(view.actions()), view.seat)
    assert seen


def test_price_and_total_are_said_first():
    """The roof and what it covers stood between: a short row had no room for the total."""
    m, chance, seen = korsi.Match(KILT, 3, 4), random.Random(4), 0
    while not m.over:
        view = m.view(m.acting()[0])
        for target in view.scene().targets:
            for choice in target.choices if target.id.startswith("site-") else ():
                keys = [key for key, _ in choice.notes]
                assert keys[0] in ("preview-free", "preview-own", "preview-pays")
                assert keys[1].startswith(("preview-end", "preview-before", "preview-last"))
                seen += "preview-roof" in keys
        m.play(chance.choice(view.actions()), view.seat)
    assert seen
