"""T-0 to T-4: the box, the table laid out, the first citizens."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import korsi
from korsi.core.position import census

from .conftest import (
    BOX,
    CARDS,
    GREY,
    SPACES,
    TROYES,
    play,
    points,
    random_game,
    refused,
)


def new(players: int, seed: int = 1, **options: str) -> korsi.Match:
    return korsi.Match(TROYES, players=players, seed=seed, options=options)


def settle_all(m: korsi.Match) -> korsi.Match:
    """Everybody settles on the first free space."""
    while any(move.startswith("settle") for move in m.legal()):
        play(m, m.legal()[0])
    return m


@pytest.mark.clause("T-0.1", "T-0.2", "T-0.3")
def test_every_part_of_the_box_says_how_sure_it_is():
    marks = {mark.of: mark for mark in TROYES.box.marks()}
    assert {"counts", "activity", "event", "marauding", "character", "solo"} <= set(marks)
    assert marks["character"].level == "certain"
    assert marks["setup.neutral_2p"].level == "reconstructed"
    assert all(mark.clause.startswith("T-") for mark in marks.values())
    for table in ("activity", "event"):
        assert all(entry["confidence"] for entry in BOX[table])


@pytest.mark.clause("T-0.4")
def test_chance_has_one_source_and_no_future():
    """The same seed gives the same game; two games that differ in one reroll part ways there."""
    assert new(3, 5).digest() == new(3, 5).digest()
    assert new(3, 5).digest() != new(3, 6).digest()
    m = new(4)
    assert (m.state["activity"] == -1).all()
    assert (m.state["event_at"][1:] == 0).all()


@pytest.mark.clause("T-1.1", "T-1.2", "T-1.3")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_box_holds_its_pieces(players):
    m = random_game(players, 3)
    found = census(m)
    grey = 24 if players == 1 else 8
    assert found[:5] == [12] * players + [0] * (4 - players) + [grey]
    assert found[10:13] == [6, 6, 6]
    cubes = 20 if players == 1 else 10
    assert found[5:10] == [20] * players + [0] * (4 - players) + [cubes]


@pytest.mark.clause("T-1.4", "T-1.5", "T-1.6", "T-1.7")
def test_the_cards_of_the_box():
    plain = [card for card in BOX["activity"] if not card.get("bonus")]
    assert Counter((c["colour"], c["round"]) for c in plain) == {
        (colour, n): 3 for colour in ("red", "white", "yellow") for n in (1, 2, 3)
    }
    events = [event for event in BOX["event"] if not event.get("bonus")]
    assert Counter(e["colour"] for e in events) == {"red": 8, "white": 4, "yellow": 4}
    assert BOX["marauding"]["permanent"] and BOX["marauding"]["black_dice"] == 1
    assert len(BOX["character"]) == 6
    bonus = {entry["id"] for entry in BOX["activity"] + BOX["event"] if entry.get("bonus")}
    assert bonus == {"prior", "banquet", "baker", "resistance"}


def seen_cards(options: dict[str, str]) -> set[str]:
    seen = set()
    for seed in range(60):
        m = settle_all(new(4, seed, **options))
        seen |= {CARDS[int(c)] for c in m.state["activity"] if int(c) >= 0}
    return seen


@pytest.mark.clause("T-1.7")
def test_bonus_cards_only_when_they_are_chosen():
    assert "baker" not in seen_cards({})
    assert "baker" in seen_cards({"bonus_cards": "true"})


@pytest.mark.clause("T-2.1")
@pytest.mark.parametrize(("players", "citizens"), ((2, 6), (3, 5), (4, 4), (1, 6)))
def test_what_a_player_begins_with(players, citizens):
    s = new(players).state
    for seat in range(players):
        assert (s["deniers"][seat], s["influence"][seat]) == (5, 4)
        assert (s["supply"][seat], s["general"][seat]) == (citizens, 12 - citizens)
    assert points(new(players))[:-1] == [0] * players


@pytest.mark.clause("T-2.2")
@pytest.mark.parametrize(("players", "each"), ((2, 2), (3, 1), (4, 1)))
def test_characters_are_dealt(players, each):
    held = Counter(int(c) for c in new(players).state["character"])
    assert all(held[seat] == each for seat in range(players))
    assert held[-1] == 6 - players * each
    dealt = {tuple(new(players, seed).state["character"]) for seed in range(30)}
    assert len(dealt) > 20


@pytest.mark.clause("T-2.3", "T-5.2")
def test_one_card_of_each_number_and_colour():
    m = random_game(4, 8)
    for slot, card in enumerate(m.state["activity"]):
        entry = BOX["activity"][int(card)]
        colour = ("red", "white", "yellow").index(entry["colour"])
        assert slot == colour * 3 + entry["round"] - 1


@pytest.mark.clause("T-2.4", "T-16.1")
@pytest.mark.parametrize(("players", "rounds"), ((1, 4), (2, 4), (3, 5), (4, 6)))
def test_as_many_rounds_as_red_events(players, rounds):
    m = random_game(players, 2)
    assert m.state["round"] == rounds
    red = [i for i, e in enumerate(BOX["event"], 1) if e["colour"] == "red"]
    assert sum(m.state["event_at"][i] > 0 for i in red) == rounds


@pytest.mark.clause("T-2.5")
def test_the_start_player_is_drawn():
    starts = Counter(int(new(4, seed).state["start"]) for seed in range(200))
    assert set(starts) == {0, 1, 2, 3} and min(starts.values()) > 25


@pytest.mark.clause("T-2.6", "T-5.6")
def test_the_grey_district_is_the_neutral_players():
    m = settle_all(new(4))
    rolled = [e["dice"] for e in m.events() if e["event"] == "grey_rolled"]
    assert sum(rolled) == 2 and int(m.state["dice"][GREY].sum()) == 2
    assert m.view().json()["districts"][-1]["district"] == "neutral"


@pytest.mark.clause("T-3.1")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_snake(players):
    m = new(players, 4)
    start = int(m.state["start"])
    there = [(start + i) % players for i in range(players)]
    order = []
    while any(move.startswith("settle") for move in m.legal()):
        order.append(m.acting()[0])
        play(m, m.legal()[-1])
    expected = (there + there[::-1]) * 3
    assert order == expected[: len(order)]
    assert len(order) == {2: 12, 3: 15, 4: 16}[players]


@pytest.mark.clause("T-3.2")
def test_any_empty_space_and_nobody_is_pushed():
    m = new(4)
    assert len(m.legal()) == 18
    play(m, "settle palace-3")
    assert "settle palace-3" not in m.legal() and len(m.legal()) == 17
    refused(m, "settle palace-3", "T-3.2")
    refused(m, "pass", "T-3.1")


@pytest.mark.clause("T-3.3")
@pytest.mark.parametrize(("players", "grey"), ((3, 3), (4, 2)))
def test_grey_fills_the_rest(players, grey):
    m = settle_all(new(players))
    assert [e["event"] for e in m.events()].count("grey_settled") == grey


@pytest.mark.clause("T-3.4")
def test_grey_comes_first_with_two_players():
    grey = BOX["setup"]["neutral_2p"]
    places = {f"palace_{n}" for n in grey["palace"]}
    for building in ("bishopric", "city_hall"):
        places |= {f"{building}_{row}_{space}" for row, space in grey[building]}
    s = new(2).state
    assert {SPACES[i] for i in np.flatnonzero(s["standing"] == GREY)} == places
    assert len(places) == 6


@pytest.mark.clause("T-4.1", "T-4.2", "T-4.3", "T-4.4")
def test_the_buildings():
    rooms = [name.rsplit("_", 1)[0] for name in SPACES]
    assert Counter(rooms) == {
        "palace": 6,
        "bishopric_1": 2,
        "bishopric_2": 2,
        "bishopric_3": 2,
        "city_hall_1": 3,
        "city_hall_2": 3,
    }
    assert [BOX["buildings"][b]["salary"] for b in ("palace", "bishopric", "city_hall")] == [
        2,
        1,
        0,
    ]
    assert new(4).state["lying"].shape == (3, 5)


@pytest.mark.clause("T-4.5", "T-4.7")
def test_the_cathedral_and_the_queue_begin_empty():
    view = new(4).view().json()
    assert view["cathedral"] == [[None] * 6] * 3
    assert [e["event"] for e in view["queue"]] == ["marauding"]
