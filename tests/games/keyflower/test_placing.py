"""F-9: placing tiles."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.keyflower import box, state
from korsi.games.keyflower.rules.placing import has_position

from .conftest import (
    KEY,
    A,
    B,
    all_pass,
    bid,
    build,
    give,
    owner,
    place,
    play,
    points,
    refused,
    summer_boat,
    table,
    take_boats,
    tile,
    told,
)


def gained(*names, players=2, village=None, boat=None, season="spring", homes=None):
    """A has won these tiles and is about to place them."""
    more = {"homes": homes} if homes else {}
    m = table(players, " ".join(names), season, **more)
    build(m, A, village or {})
    if boat:
        summer_boat(m, A, boat)
    give(m, A, f"{len(names)} red")
    for name in names:
        with laid_out(m) as s:
            s["active"] = A
        bid(m, name, "1 red")
    all_pass(m)
    take_boats(m)
    return m


def cells(m, seat=A):
    return {tuple(x.split()[1:]) for x in m.legal(seat) if x.startswith("beside")}


@pytest.mark.clause("F-9.1")
def test_every_tile_gained_must_be_placed_in_any_order():
    m = gained("miner", "keywood", "stable")
    assert {x for x in m.legal(A)} == {"place miner", "place keywood", "place stable"}
    refused(m, "settle", "F-9.1", A), refused(m, "place peddler", "F-9.1", A)
    refused(m, "beside home-1 n", "F-9.1", A)
    play(m, "place keywood", seat=A)
    refused(m, "turn 0", "F-9.2", A), refused(m, "place miner", "F-9.2", A)
    play(m, "beside home-1 n", "turn 0", seat=A)
    assert {x for x in m.legal(A)} == {"place miner", "place stable", "rearrange"}
    assert int(m.state["side"][tile("keywood")]) == 0


@pytest.mark.clause("F-9.2")
def test_a_tile_touches_the_village():
    m = gained("miner", village={"keywood": (0, -1, 0)})
    assert place(m, "miner") == "hand"
    refused(m, "beside miner n", "F-9.2", A), refused(m, "beside home-2 n", "F-9.2", A)
    refused(m, "beside home-1 n", "F-9.2", A)
    named = [(tile(name), way) for name, way in cells(m)]
    spots = [
        (int(m.state["q"][t]) + int(box.STEP_Q[d]), int(m.state["r"][t]) + int(box.STEP_R[d]))
        for t, d in ((t, box.DIRECTIONS.index(way)) for t, way in named)
    ]
    assert len(set(spots)) == len(spots), "every cell has one name"


@pytest.mark.clause("F-9.3")
@pytest.mark.parametrize("name", [e["id"] for e in box.TILE_ENTRIES])
def test_rotations_match_the_printed_edges(name):
    """Every tile of the box beside the home tile: the facing edges are alike, and only these."""
    m = gained(name, season=next(e["season"] for e in box.TILE_ENTRIES if e["id"] == name))
    if name == "summer_boat_2":
        with laid_out(m) as s:
            s["side"][tile(name)] = 1  # 2a would allow everything
    if int(m.state["placing"][A]) < 0:  # in winter a boat tile waits too
        m.play(f"place {name}", A)
    edges = next(e["edges"] for e in box.TILE_ENTRIES if e["id"] == name)
    home = "WRRRRR"
    for d, way in enumerate(box.DIRECTIONS):
        fitting = [k for k in range(6) if edges[(d + 3 - k) % 6] == home[d]]
        assert (("home-1", way) in cells(m)) == bool(fitting)
        if len(fitting) > 1:
            m.play(f"beside home-1 {way}", A)
            assert [x for x in m.legal(A) if x.startswith("turn ")] == [
                f"turn {k}" for k in fitting
            ]
            wrong = next((k for k in range(6) if k not in fitting), None)
            if wrong is not None:
                refused(m, f"turn {wrong}", "F-9.3", A)
            m.undo(A)
        elif not fitting:
            refused(m, f"beside home-1 {way}", "F-9.3", A)


@pytest.mark.clause("F-9.4")
def test_field_to_field_is_enough():
    village = {"sculptor": (0, -1, 0)}  # FFRFFR: its north side is a field
    m = gained("well", village=village, season="autumn")
    play(m, "beside sculptor n", seat=A)
    k = int(m.legal(A)[0].split()[1])
    play(m, f"turn {k}", "settle", seat=A)
    (well,) = [t for t in m.view().json()["seats"][A]["village"] if t["tile"] == "well"]
    assert well["at"] == [0, -2] and well["edges"][0] == "F"


@pytest.mark.clause("F-9.5", "F-9.9")
def test_new_tiles_may_be_rearranged_twice():
    m = gained("miner", "keywood")
    refused(m, "rearrange", "F-9.5", A)
    for _ in range(2):
        play(m, "place miner", "beside home-1 n", "turn 0", "rearrange", seat=A)
        assert place(m, "miner") == "hand" and (m.state["beside"][tile("home_1")] == -1).all()
    play(m, "place miner", "beside home-1 ne", "turn 1", seat=A)
    refused(m, "rearrange", "F-9.5", A)
    play(m, "beside home-1 sw", seat=A)
    if m.acting() == [A]:
        play(m, next(x for x in m.legal(A) if x.startswith("turn ")), seat=A)
    assert place(m, "miner") == "village" and m.view().json()["season"] == "summer"


@pytest.mark.clause("F-9.5")
def test_settled_tiles_never_move():
    m = gained("miner")
    play(m, "beside home-1 n", "turn 0", "settle", seat=A)
    assert told(m, "settled") == [{"event": "settled", "seat": A}]
    assert not m.state["fresh"].any() and int(m.state["step"]) == state.TURN


@pytest.mark.clause("F-9.6")
def test_all_place_at_the_same_time():
    m = table(3, "miner keywood")
    give(m, A, "1 red"), give(m, B, "1 red")
    bid(m, "miner", "1 red"), bid(m, "keywood", "1 red")
    all_pass(m)
    take_boats(m)
    assert m.acting() == [A, B], "C has nothing to place"
    one = m.at(len(m))
    play(m, "beside home-1 n", "turn 0", "settle", seat=A)
    refused(m, "settle", "F-9.6", A)
    play(m, "beside home-2 n", "turn 0", "settle", seat=B)
    play(one, "beside home-2 n", "turn 0", "settle", seat=B)
    play(one, "beside home-1 n", "turn 0", "settle", seat=A)
    for name in ("q", "r", "turned", "beside", "place", "owner"):
        assert (m.state[name] == one.state[name]).all()


@pytest.mark.clause("F-9.7")
def test_a_tile_that_fits_nowhere_is_kept_aside():
    """With the real tiles it all but never happens: here no cell beside the home tile is free."""
    m = give(table(2, "forge well", "autumn"), A, "2 red")
    bid(m, "forge", "1 red"), m.play("pass")
    bid(m, "well", "1 red")
    all_pass(m)
    with laid_out(m) as s:
        s["beside"][tile("home_1")] = tile("home_1")
    take_boats(m)
    assert place(m, "forge") == place(m, "well") == "aside" and owner(m, "forge") == A
    assert [e["tile"] for e in told(m, "kept_aside")] == ["forge", "well"]
    assert m.scores()[A] == 6, "they count as owned"
    assert (m.state["beside"][tile("forge")] == -1).all()
    play(m, "settle", seat=A)
    assert m.view().json()["season"] == "winter" and place(m, "forge") == "aside"


@pytest.mark.clause("F-9.7")
def test_nothing_is_kept_aside_while_it_fits():
    m = gained("miner", "keywood")
    assert has_position(m.state, A, tile("miner")) and not told(m, "kept_aside")


@pytest.mark.clause("F-9.11", "F-9.7")
def test_a_tile_leaves_room_for_those_still_to_place():
    """South of the Apprentice hall the Workshop would leave no cell to any boat."""
    village = {"apprentice_hall": (1, 0, 4), "peddler": (0, -1, 0)}
    m = gained("workshop", "summer_boat_1", season="summer", village=village)
    play(m, "place workshop", seat=A)
    refused(m, "beside apprentice-hall s", "F-9.11", A)
    assert cells(m), "elsewhere it leaves one"
    m = gained("workshop", season="summer", village=village)
    play(m, "beside apprentice-hall s", "turn 1", seat=A)
    assert place(m, "workshop") == "village", "without a boat to come nothing is in the way"
    m = gained("workshop", "summer_boat_1", season="summer", village=village, boat="2a")
    play(m, "place workshop", "beside apprentice-hall s", "turn 1", seat=A)
    assert place(m, "workshop") == "village", "with 2a a boat fits everywhere"


@pytest.mark.clause("F-9.11", "F-9.7")
def test_a_tile_may_have_to_make_room():
    """The boat fits nowhere yet; the Peddler has to lie so that it does."""
    village = {"workshop": (-1, 1, 1), "alehouse": (-2, 1, 1)}
    m = gained("peddler", "summer_boat_1", season="summer", village=village)
    assert not has_position(m.state, A, tile("summer_boat_1"))
    refused(m, "beside alehouse ne", "F-9.11", A)
    play(m, "beside alehouse sw", seat=A)
    refused(m, "turn 4", "F-9.11", A)
    play(m, "turn 2", seat=A)
    assert place(m, "summer_boat_1") == "hand" and cells(m), "now the boat has a place"


@pytest.mark.clause("F-9.8")
def test_both_faces_have_the_same_edges():
    assert box.EDGE.shape == (64, 6)
    assert all(
        "edges" not in e.get(side, {}) for e in box.ALL_ENTRIES for side in ("basic", "upgraded")
    )


@pytest.mark.clause("F-9.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_village_outgrows_its_coordinates(players):
    """One player wins everything and lays it in one straight line: the furthest a tile can lie."""
    row = next(row for row in box.BOX.data["setup"] if row["players"] == players)
    most = 1 + 3 * row["season_tiles"] + players * row["winter_dealt"] + row["turn_order_tiles"] + 1
    assert most <= box.MAX_VILLAGE == 48
    names = [box.TILE_IDS[t] for t in range(48)][: most - 1]
    m = table(players)
    build(m, A, {name: (0, -1 - i, 0) for i, name in enumerate(names)})
    assert int(m.state["r"].min()) == -(most - 1) >= -127
    assert points(m) >= 0
    assert KEY.record["r"].base == "int8"


@pytest.mark.clause("F-9.10")
def test_a_far_cell_can_be_named_and_built_on():
    names = [box.TILE_IDS[t] for t in range(46)]
    far = {name: (0, -1 - i, 0) for i, name in enumerate(names)}
    m = build(table(2, "keythedral"), A, {k: v for k, v in far.items() if k != "keythedral"})
    summer_boat_owner = owner(m, "summer_boat_2")
    assert summer_boat_owner == A
    give(m, A, "1 red")
    with laid_out(m) as s:
        s["season"] = 3
        s["place"][tile("keythedral")] = state.OFFERED
        s["owner"][tile("keythedral")] = -1
    bid(m, "keythedral", "1 red")
    all_pass(m)
    take_boats(m)
    play(m, "place keythedral", f"beside {names[-1]} n", seat=A)
    if any(x.startswith("turn ") for x in m.legal(A)):
        play(m, next(x for x in m.legal(A) if x.startswith("turn ")), seat=A)
    assert int(m.state["r"][tile("keythedral")]) == -47
