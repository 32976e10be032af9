"""K-2 components and set-up, K-8 differences by number of players."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

import korsi
from korsi.core.position import laid_out
from korsi.core.rule import INTERPRET

from .conftest import KILT, LETTERS, START, START_3, lay_cards, table

BOX = KILT.box.data
COUNTS = {2: [4, 3, 2, 1], 3: [3, 2, 1], 4: [4, 3, 2, 1]}
MARK = {4: "four_cards", 3: "three_cards", 2: "two_cards", 1: "one_card"}


def layouts(players, seeds, order="orld"):
    """The start layouts of many seeds: (spaces of the cards, inner colours)."""
    states, blank = KILT.new_states(1), KILT.new_states(1)
    options = KILT.option_indices({"colours": order})
    for seed in range(seeds):
        KILT.entrypoints.start(states, 0, blank, players, seed, options)
        yield tuple(states["card_space"][0].tolist()), tuple(states["card_inner"][0].tolist())


@pytest.mark.clause("K-2.1")
def test_every_colour_has_16_floors_five_of_them_with_crests():
    for players in (2, 4):
        assert korsi.Match(KILT, players, 1).state["supply"].tolist() == [[11, 3, 2]] * 4
    assert BOX["floors_per_colour"] == {
        "total": 16, "plain": 11, "one_crest": 3, "two_crests": 2, "crests_total": 7,
    }  # fmt: skip


@pytest.mark.clause("K-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_roofs_lie_beside_the_board(players):
    m = korsi.Match(KILT, players, 1)
    assert (int(m.state["roofs_left"]), int(m.state["roofed"])) == (2, 0)
    assert m.view().json()["towers"] == []


@pytest.mark.clause("K-2.3")
def test_there_are_four_single_and_six_double_cards():
    doubles = [frozenset(c["colours"]) for c in BOX["card"] if c["kind"] == "double"]
    singles = [c["colours"][0] for c in BOX["card"] if c["kind"] == "single"]
    assert sorted(singles) == sorted(KILT.colours)
    assert len(doubles) == 6
    for colour in KILT.colours:
        assert sum(colour in pair for pair in doubles) == 3


@pytest.mark.clause("K-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_ducats(players):
    assert korsi.Match(KILT, players, 1).scores() == [10] * players


@pytest.mark.clause("K-2.5")
def test_with_three_players_a_colour_stays_in_the_box():
    for out in LETTERS:
        order = "".join(c for c in LETTERS if c != out).lower() + out.lower()
        m = korsi.Match(KILT, 3, 1, {"colours": order})
        at = LETTERS.index(out)
        assert int(m.state["owner"][at]) == -1
        assert m.state["supply"][at].tolist() == [0, 0, 0]
        cards = m.view().json()["cards"]
        assert len(cards) == 6 and sum(c["outer"] is None for c in cards) == 3
        assert all(KILT.colours[at] not in (c["inner"], c["outer"]) for c in cards)
        gone = next(c for c in BOX["card"] if KILT.colours[at] in c["colours"])
        with pytest.raises(korsi.Refused) as caught:
            m.play({"action": "move", "card": gone["id"], "space": 4})
        assert caught.value.clause == "K-2.5"


@pytest.mark.clause("K-2.5")
def test_colours_are_chosen_freely():
    assert len(KILT.options[0].choices) == 24
    for order in KILT.options[0].choices:
        m = korsi.Match(KILT, 4, 1, {"colours": order})
        assert [int(m.state["owner"][LETTERS.index(c.upper())]) for c in order] == [0, 1, 2, 3]
        m = korsi.Match(KILT, 2, 1, {"colours": order})
        assert [int(m.state["owner"][LETTERS.index(c.upper())]) for c in order] == [0, 0, 1, 1]
        assert m.state["supply"].sum() == 64


@pytest.mark.clause("K-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_single_cards_lie_on_the_first_mark_and_doubles_on_the_next(players):
    marks = [BOX["marks"][MARK[count]] for count in COUNTS[players]]
    ring = len(BOX["track"]["space"])
    assert all((b - a) % ring == 1 for a, b in pairwise(marks))
    kinds = ["single"] + ["double"] * (len(marks) - 1)
    rows = zip(zip(marks, kinds, strict=True), COUNTS[players], strict=True)
    expected = Counter(dict(rows))
    for seed in range(50):
        cards = korsi.Match(KILT, players, seed).view().json()["cards"]
        on = Counter((c["space"], "double" if c["outer"] else "single") for c in cards)
        assert on == expected


@pytest.mark.clause("K-2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_colour_occurs_more_than_twice_in_a_start_row(players):
    for seed in range(300):
        cards = korsi.Match(KILT, players, seed).view().json()["cards"]
        shown = Counter((c["space"], x) for c in cards for x in (c["inner"], c["outer"]) if x)
        assert max(shown.values()) <= 2


@pytest.mark.clause("K-2.7")
def test_the_condition_does_not_apply_after_the_set_up():
    m = table(rows={0: "O R L D", 1: "OR LD OL", 2: "OD RL", 3: "DR"})
    m.play("move orange 1")  # orange a third time
    assert int(m.state["row_size"][1]) == 4


@pytest.mark.skipif(INTERPRET, reason="thousands of set-ups: compiled rules only")
@pytest.mark.clause("K-2.7", "K-2.8")
@pytest.mark.parametrize(
    ("players", "order", "expected", "times"),
    [
        (2, "orld", BOX["expected"]["legal_setups_p4"], 20),
        (4, "orld", BOX["expected"]["legal_setups_p4"], 20),
        *((3, order, BOX["expected"]["legal_setups_p3"], 200) for order in
          ("orld", "ordl", "oldr", "rldo")),
    ],
)  # fmt: skip
def test_every_legal_layout_is_equally_likely(players, order, expected, times):
    """All of them occur, no other, and chi-square lies within five deviations of its mean."""
    seen = Counter(layouts(players, expected * times, order))
    assert len(seen) == expected
    square = sum((n - times) ** 2 / times for n in seen.values())
    freedom = expected - 1
    assert abs(square - freedom) < 5 * np.sqrt(2 * freedom)


@pytest.mark.clause("K-2.8")
def test_each_double_card_points_either_way_as_often():
    inner = np.array([inner for _, inner in layouts(4, 4000)])
    for i, card in enumerate(BOX["card"]):
        share = (inner[:, i] == KILT.colours.index(card["colours"][0])).mean()
        if card["kind"] == "single":
            assert share == 1
        else:
            assert abs(share - 0.5) < 5 * 0.5 / np.sqrt(4000)


@pytest.mark.clause("K-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outer_colour_of_the_lone_card_begins(players):
    begun = set()
    for seed in range(60):
        m = korsi.Match(KILT, players, seed)
        view = m.view().json()
        lone = next(c for c in view["cards"] if c["space"] == BOX["marks"]["one_card"])
        owner = next(s["seat"] for s in view["seats"] if lone["outer"] in s["colours"])
        assert m.acting() == [owner] == [view["active"]]
        assert m.events() == [{"event": "begins", "seat": owner, "card": lone["card"]}]
        begun.add(owner)
    assert begun == set(range(players))


@pytest.mark.clause("K-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_round_the_table(players):
    m = korsi.Match(KILT, players, 2)
    turns = []
    while len(turns) < 9:
        if m.view().json()["step"] == "move":
            turns += m.acting()
        m.play(m.legal()[0])
    assert turns == [(turns[0] + i) % players for i in range(9)]


@pytest.mark.clause("K-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_front_is_the_mark_of_the_lone_card(players):
    s = korsi.Match(KILT, players, 1).state
    assert int(s["front"]) == BOX["marks"]["one_card"]
    assert int(s["row_size"][int(s["front"])]) == 1


# --------------------------------------------------------------------------- K-8


@pytest.mark.parametrize(
    ("players", "colours", "each", "cards", "most_cards", "most_rows", "floors"),
    [(2, 4, 2, 10, 4, 5, 32), (3, 3, 1, 6, 3, 4, 16), (4, 4, 1, 10, 4, 5, 16)],
)
def test_differences_by_number_of_players(
    players, colours, each, cards, most_cards, most_rows, floors
):
    """The table of K-8, read off the pieces on the table."""
    m = korsi.Match(KILT, players, 1)
    view = m.view().json()
    assert len(view["cards"]) == cards
    assert [len(seat["colours"]) for seat in view["seats"]] == [each] * players
    assert sum(len(seat["colours"]) for seat in view["seats"]) == colours
    for seat in view["seats"]:
        assert sum(sum(kinds.values()) for kinds in seat["supply"].values()) == floors
    setup = BOX["setup"][f"p{players}"]
    assert (setup["max_cards_per_row"], setup["max_rows"]) == (most_cards, most_rows)
    assert [count for _, count, _ in setup["rows"]] == COUNTS[players]


def test_the_position_builder_lays_every_card():
    """The builder of these tests refuses a layout that loses a card."""
    m = table()
    with pytest.raises(AssertionError), laid_out(m) as s:
        lay_cards(s, {0: "O R L D"})
    assert len(" ".join(START.values()).split()) == 10
    assert len(" ".join(START_3.values()).split()) == 6
