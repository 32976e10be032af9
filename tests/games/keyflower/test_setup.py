"""F-1 to F-3: terms, set-up, the start of a season."""

from __future__ import annotations

from collections import Counter

import pytest

import korsi
from korsi.core.position import census, laid_out
from korsi.games.keyflower import box, state

from .conftest import (
    KEY,
    A,
    B,
    C,
    all_pass,
    bid,
    build,
    colour,
    empty_bag,
    give,
    group,
    may,
    place,
    play,
    put,
    refused,
    table,
    take_boats,
    told,
    use,
    workers,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def offered(m, first, last):
    return [t for t in range(first, last) if int(m.state["place"][t]) == state.OFFERED]


@pytest.mark.clause("F-1.1", "F-1.2", "F-2.1", "F-12.4")
@PLAYERS
def test_all_pieces_are_there(players):
    m = korsi.Match(KEY, players, 3)
    found = census(m)
    assert found[64:68] == [40, 40, 40, 20]
    assert found[68:72] == [24, 24, 24, 48]
    assert found[72:75] == [16, 16, 16]
    assert int(m.state["greens"]) == 20 and int(m.state["bag"][3]) == 0


@pytest.mark.clause("F-1.3", "F-2.2")
@PLAYERS
def test_eight_workers_each(players):
    m = korsi.Match(KEY, players, 3)
    for seat in range(players):
        assert sum(workers(m, seat).values()) == 8 and "green" not in workers(m, seat)
    assert not m.state["resources"].any() and not m.state["skill"].any()
    different = {str(workers(korsi.Match(KEY, players, seed), A)) for seed in range(20)}
    assert len(different) > 10


@pytest.mark.clause("F-1.4", "F-2.3", "F-2.4")
@PLAYERS
def test_homes_and_the_first_start_player(players):
    starts = Counter()
    for seed in range(60):
        m = korsi.Match(KEY, players, seed)
        homes = [int(t) for t in m.state["home"][:players]]
        assert len(set(homes)) == players
        assert all(int(m.state["side"][t]) == 0 for t in homes)
        assert all(int(m.state["q"][t]) == int(m.state["r"][t]) == 0 for t in homes)
        lowest = min(range(players), key=lambda seat: box.HOME_NUMBER[homes[seat]])
        assert int(m.state["start"]) == lowest and m.acting() == [lowest]
        starts[lowest] += 1
    assert len(starts) == players


@pytest.mark.clause("F-1.5", "F-2.5", "F-2.6", "F-2.7")
@pytest.mark.parametrize(
    ("players", "orders", "tiles"), [(2, 1, 6), (3, 2, 7), (4, 3, 8), (5, 4, 9), (6, 4, 10)]
)
def test_offer_boats_and_turn_order(players, orders, tiles):
    layouts = set()
    for seed in range(20):
        m = korsi.Match(KEY, players, seed)
        spring = offered(m, 0, 12)
        assert len(spring) == tiles and not offered(m, 12, 54)
        layouts.add(tuple(spring))
        assert offered(m, 54, 58) == list(range(54, 54 + orders))
        moored = [t for t in range(58, 64) if int(m.state["place"][t]) == state.MOORED]
        assert moored == list(range(58, 58 + players))
        assert not any(may(m, f"bid {box.TILE_IDS[t].replace('_', '-')}") for t in moored)
    assert len(layouts) > 5
    refused(m, "bid keyflower", "F-4.8")


@pytest.mark.clause("F-2.8", "F-2.9")
@pytest.mark.parametrize(("players", "dealt"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_winter_tiles_are_dealt_in_secret(players, dealt):
    m = korsi.Match(KEY, players, 8)
    hands = [m.view(seat).json()["seats"][seat]["winter_tiles"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [dealt] * players
    all_dealt = [t["tile"] for hand in hands for t in hand]
    assert len(set(all_dealt)) == players * dealt
    assert all("winter_tiles" not in s for s in m.view(A).json()["seats"][1:])
    later = m.state["place"][12:36]
    assert not later.any(), "summer and autumn wait unseen"


@pytest.mark.clause("F-1.6", "F-1.7", "F-1.8", "F-1.9", "F-3.7")
def test_terms():
    m = table(3, "miner keywood")
    for seat in (A, B, C):
        give(m, seat, "5 red")
    assert colour(m, "miner") is None
    bid(m, "miner", "1 red")
    assert m.acting() == [B], "clockwise is the next seat"
    bid(m, "miner", "2 red"), use(m, "keywood", "1 red")
    shown = {t["tile"]: t for t in m.view().json()["offer"]}
    assert [(g["seat"], g["winning"]) for g in shown["miner"]["groups"]] == [(A, False), (B, True)]
    assert shown["keywood"]["on_tile"] == {"red": 1} and shown["keywood"]["colour"] == "red"
    all_pass(m)
    take_boats(m)
    s = m.state
    assert (s["colour"] == -1).all() and not s["group"].any() and not s["on_tile"].any()
    assert not s["last_use"].any()


@pytest.mark.clause("F-3.1", "F-3.2", "F-3.3")
@PLAYERS
def test_seasons_follow_each_other(players):
    m = table(players)
    for season in ("summer", "autumn", "winter"):
        start = (int(m.state["start"]) + 1) % players
        all_pass(m)
        take_boats(m)
        assert m.view().json()["season"] == season
        assert int(m.state["start"]) == start, "nobody bid for the marker (F-8.9)"
        if season != "winter":
            first = 12 * box.SEASONS.index(season)
            assert len(offered(m, first, first + 12)) == box.SEASON_TILES[players]
            assert len(offered(m, 0, 48)) == box.SEASON_TILES[players]
            assert m.acting() == [start]


@pytest.mark.clause("F-3.3")
def test_summer_boats_show_a_random_face():
    faces = Counter()
    for seed in range(40):
        m = korsi.Match(KEY, 6, seed)
        all_pass(m)
        take_boats(m)
        for t in offered(m, 20, 24):
            faces[t, int(m.state["side"][t])] += 1
    assert len(faces) == 8 and min(faces.values()) > 5


@pytest.mark.clause("F-3.4")
@PLAYERS
@pytest.mark.parametrize("public", ["true", "false"])
def test_loads_of_the_boats(players, public):
    m = korsi.Match(KEY, players, 4, {"boat_skill_tokens_public": public})
    for season in range(2 if players == 6 else 3):  # nobody bids: with six the bag runs short
        for boat in range(players):
            assert int(m.state["boat_workers"][boat].sum()) == box.LOAD[boat, season, 0]
            assert int(m.state["boat_skill"][boat].sum()) == box.LOAD[boat, season, 1]
        shown = m.view(A).json()["boats"]
        assert all(("skills" in b) == (public == "true") for b in shown)
        if public == "false":
            assert not m.view(A).record["boat_skill"].any()
        while int(m.state["season"]) == season:
            move = "pass" if m.legal()[0] == "pass" else m.legal()[0]
            m.play(move, m.acting()[0])


@pytest.mark.clause("F-3.5")
def test_short_pile_at_loading():
    m = table(3)
    with laid_out(m) as s:
        s["skill"][C] += s["pile"] - [2, 0, 0]
        s["skill_known"][C] += s["pile"] - [2, 0, 0]
        s["skills"][C] += 46
        s["pile"][:] = s["pile_known"][:] = [2, 0, 0]
        s["pile_count"] = 2
    all_pass(m)
    take_boats(m)
    assert [int(n) for n in m.state["boat_skills"][:3]] == [1, 1, 0]


@pytest.mark.clause("F-3.5")
def test_a_boat_never_holds_more_than_its_load():
    m = table(2)
    empty_bag(m, "12 red")
    all_pass(m)
    take_boats(m)
    assert [int(x.sum()) for x in m.state["boat_workers"][:2]] == [6, 6]


def at_winter(players=2, seed=5):
    m = korsi.Match(KEY, players, seed)
    while int(m.state["season"]) < 3:
        m.play("pass" if "pass" in m.legal() else m.legal()[0], m.acting()[0])
    return m


@pytest.mark.clause("F-3.6")
def test_winter_selection_is_secret_and_simultaneous():
    m = at_winter(3)
    assert m.acting() == [A, B, C] and not m.state["boat_workers"].any()
    hands = {s: [x.split()[1] for x in m.legal(s) if x.startswith("offer")] for s in (A, B, C)}
    refused(m, f"offer {hands[B][0]}", "F-3.6", A)
    before = m.view(B).record["place"].tobytes()
    play(m, f"keep {hands[A][1]}", f"keep {hands[A][2]}", seat=A)
    refused(m, f"keep {hands[A][0]}", "F-3.6", A)
    refused(m, f"offer {hands[A][1]}", "F-3.6", A)
    assert m.acting() == [A, B, C] and m.events() == []
    play(m, f"offer {hands[A][0]}", seat=A)
    assert m.view(B).record["place"].tobytes() == before, "nobody sees what was chosen"
    assert m.acting() == [B, C] and m.view().json()["offer"] == []
    refused(m, f"offer {hands[A][1]}", "F-9.6", A)
    play(m, f"offer {hands[B][0]}", f"offer {hands[B][1]}", f"keep {hands[B][2]}", seat=B)
    play(m, f"keep {hands[C][0]}", f"offer {hands[C][2]}", f"keep {hands[C][1]}", seat=C)
    assert [e["number"] for e in told(m, "offers")] == [1, 2, 1]
    shown = {t["tile"].replace("_", "-") for t in m.view().json()["offer"]}
    assert shown == {hands[A][0], hands[B][0], hands[B][1], hands[C][2]}
    assert (m.state["owner"][36:48] == -1).all(), "nobody learns who chose what"
    assert place(m, hands[A][1]) == "box"


@pytest.mark.clause("F-1.3", "F-6.13", "F-7.10")
def test_resources_lie_openly_in_villages_without_limit():
    m = build(table(2), A, {"miner": (0, -1, 0)})
    put(m, "miner", "24 iron 20 gold")
    shown = m.view(B).json()["seats"][A]["village"]
    assert {t["tile"]: t["resources"] for t in shown}["miner"] == {"iron": 24, "gold": 20}
    assert group(m, "miner", A) == 0
