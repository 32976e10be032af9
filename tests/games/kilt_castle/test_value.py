"""What bots of Kilt Castle look at: greedy's value stays as it is, and the search's features."""

from __future__ import annotations

import random

import pytest

import korsi
from korsi.core.interpreted import interpreted
from korsi.games.kilt_castle.box import CELLS_AT, LINES, SQUARE
from korsi.games.kilt_castle.value.areas import straits
from korsi.games.kilt_castle.value.track import cards_of, free_sites, lines_ahead
from matches import later, record

from .conftest import KILT, building, table

GAME = KILT.interpreted
ORANGE, RED, LIGHT = 0, 1, 2


def feature(m: korsi.Match, name: str, owner: int = ORANGE) -> float:
    return float(GAME.features(record(m), owner, owner)[GAME.value_features.index(name)])


@pytest.mark.parametrize(
    "players, values",
    [
        (2, [3.92, -3.92]),
        (3, [-18.5, 11.5, 7.0]),
        (4, [8.433333, -16.1, 9.1, -1.433333]),
    ],
)
def test_greedy_stays_an_anchor(players, values):
    """Features for the search come and go; what greedy thinks of a position does not change."""
    m = later(GAME, players, 50)
    found = [GAME.value(record(m), seat) for seat in range(players)]
    assert found == pytest.approx(values, abs=1e-5)


@pytest.mark.parametrize(
    "shape, narrow",
    [
        ("xxx", ".o."),  # a row falls apart in the middle
        ("xx/xx", "../.."),  # four in a square do not
        ("xx/x.", "o./.."),  # a corner does
        (".x./xxx/.x.", ".../.o./..."),
        ("xxx/xx.", ".o./..."),
        ("xxx/x.x/xxx", "ooo/o.o/ooo"),  # a ring holds, but the eight around do not tell
    ],
)
def test_straits_hold_an_area_together(shape, narrow):
    rows = shape.split("/")
    at = {cell: int(SQUARE[i]) for i, cell in enumerate(CELLS_AT)}
    squares = {(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "x"}
    found = interpreted(straits)(sum(at[square] for square in squares))
    shown = [
        "".join("o" if found & at[r, c] else "." for c in range(len(row)))
        for r, row in enumerate(rows)
    ]
    assert "/".join(shown) == narrow


@pytest.mark.parametrize("players", GAME.players)
def test_free_sites_are_where_the_cards_let_somebody_build(players):
    """Whatever card of one's own is moved, its line is one of those ahead, and the first empty cell
    of it is a free site."""
    m = korsi.Match(GAME, players, seed=players)
    pick = random.Random(players)
    while not m.over:
        if m.state["step"] == 0:
            s = record(m)
            free = sum(int(SQUARE[i]) for i in range(len(CELLS_AT)) if s.height[i] == 0)
            for owner in range(players):
                behind = interpreted(cards_of)(s, owner)[0]
                lines, sites = set(), set()
                for action in m.legal_actions(m.acting()[0]):
                    card, space = divmod(action, len(LINES))
                    if owner in {int(s.owner[c]) for c in colours_of(card)}:
                        lines |= set(LINES[space])
                        sites |= {next((c for c in LINES[space] if s.height[c] == 0), -1)}
                reached = int(interpreted(lines_ahead)(s, behind))
                found = int(interpreted(free_sites)(s, behind, free))
                assert all(int(SQUARE[c]) & reached for c in lines)
                assert all(int(SQUARE[c]) & found for c in sites - {-1})
                assert not found & ~free
        seat = m.acting()[0]
        m.play(pick.choice(m.legal_actions(seat)), seat)


def colours_of(card: int) -> list[int]:
    words = GAME.moves.families[0].axes[0].words[card].split("-")
    return [list(GAME.colours).index(word) for word in words]


def test_what_stands_where_others_may_come():
    """Cards of all lie behind lines 1 to 4: columns b to e; the rest of the board is out of
    reach."""
    towers = {"a1": "O", "b1": "O2", "c1": "O", "c2": "L O*3", "e1": "O"}
    m = table(towers=towers, money=[9, 3, 3, 3])
    assert feature(m, "links") == 3 and feature(m, "straits") == 2  # b1 and c1
    assert feature(m, "alone") == 1  # e1
    assert feature(m, "open_towers") == 4 and feature(m, "open_crests") == 2
    assert feature(m, "open_low") == 2 and feature(m, "open_straits") == 2
    assert feature(m, "safe_area") == 1  # nobody else has four ducats
    assert feature(m, "safe_area", RED) == 0


def test_where_an_area_may_grow():
    """K-4.4: only the first empty cell of a line is free; another's tower has its price."""
    towers = {"b1": "O", "c1": "R*3", "d1": "O", "b2": "L"}
    m = table(towers=towers, money=[3, 10, 10, 10], active=ORANGE)
    assert feature(m, "growth") == 0  # b2 is built on, a1 is behind all cards
    assert feature(m, "growth_bought") == 2 and feature(m, "joins") == 1  # c1 joins b1 and d1
    assert feature(m, "payable") == 2
    poor = table(towers=towers, money=[2, 10, 10, 10], active=ORANGE)
    assert feature(poor, "growth_bought") == 1 and feature(poor, "joins") == 0
    free = table(towers={"d1": "O"}, active=ORANGE)
    assert feature(free, "growth") == 3 and feature(free, "growth_front") == 2  # c1; d2, e1
    assert feature(free, "growth_turn") == 3
    assert feature(table(towers={"d1": "O"}, active=RED), "growth_turn") == 0


def test_cards_and_ducat_days_near():
    m = table(rows={0: "O R L D", 1: "OR LD", 2: "RL", 3: "OD OL", 4: "DR"}, towers={"a1": "O"})
    assert feature(m, "lone_cards", LIGHT) == 1 and feature(m, "lone_cards") == 0
    assert feature(m, "stuck_card", RED) == 1 and feature(m, "stuck_card") == 0
    assert feature(m, "single_reach") == 5
    assert feature(m, "card_reach") == 5 + 4 + 2 + 2 and feature(m, "card_reach", RED) == 5 + 4 + 3
    assert feature(m, "income_near") == 2 and feature(m, "income_turn") == 1
    assert feature(m, "income_turn", RED) == 0
    assert feature(building("RO", 5, ducat_day=True, towers={"a1": "O"}), "income_due") == 1
    assert feature(building("RO", 5, towers={"a1": "O"}), "income_due") == 0


def test_two_colours_of_one_owner():
    m = table(players=2, towers={"a1": "O2 O O", "b1": "O", "a2": "R"})
    assert feature(m, "uneven_income") == 1 and feature(m, "uneven_floors") == 3
    assert feature(m, "alone") == 1  # another colour is no neighbour
    assert feature(m, "links") == 1
