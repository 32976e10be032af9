"""M-12 and M-13: final scoring and the winner."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import MANGROVIA, at_pier, build_huts, final, gained, path_points, play_on, told


@pytest.mark.clause("M-12.1")
def test_everything_is_scored_once():
    m = final(huts={0: "c1r1 c6r2 c2r6"}, hands={0: "amulet-4"}, points=[10, 0, 0, 0])
    assert gained(m, "printed")[0] == 10
    assert gained(m, "paths")[0] == 24, "V1 and H1"
    assert gained(m, "stone_area")[0] == 1
    assert gained(m, "pole_area")[0] == 12
    assert gained(m, "amulets")[0] == 4
    assert m.scores() == [51, 0, 0, 0]
    kinds = [e["event"] for e in m.events() if e["event"] != "waives"]
    order = ["path_prize", "path_prize", "stone_scored", "pole_scored", "amulets_scored", "wins"]
    assert kinds == order


@pytest.mark.clause("M-12.2")
def test_who_has_no_hut_is_not_ranked():
    m = final(huts={0: "c1r1 c1r2", 1: "c1r3"})
    assert path_points(m, "V1") == [12, 6, 0, 0]
    assert path_points(m, "V4") == [0, 0, 0, 0]
    assert path_points(final(huts={0: "c1r1x2", 1: "c1r2 c1r3 c1r5"}), "V1") == [6, 12, 0, 0]
    assert path_points(final(huts={0: "c1r1x2", 1: "c1r2"}), "V1") == [12, 6, 0, 0]


@pytest.mark.clause("M-12.3")
def test_more_huts_then_the_nearest():
    assert path_points(final(huts={0: "c1r1", 1: "c1r7 c1r8"}), "V1") == [6, 12, 0, 0]
    tied = {0: "c1r3 c1r5", 1: "c1r2 c1r8", 2: "c1r1 c1r7"}
    assert path_points(final(huts=tied), "V1") == [0, 6, 12, 0]


@pytest.mark.clause("M-12.4")
def test_only_two_places_pay():
    m = final(5, huts={0: "c3r1", 1: "c3r3", 2: "c3r4", 3: "c3r5", 4: "c3r6"})
    assert path_points(m, "V2") == [10, 5, 0, 0, 0]
    assert sum(e["points"] for e in told(m, "path_prize") if e["path"] == "V2") == 15


@pytest.mark.clause("M-12.5")
def test_the_neutral_is_ranked_like_a_player():
    m = final(2, huts={0: "c7r1 c7r3"})
    assert path_points(m, "V4") == [8, 0], "the neutral's second place is lost"
    m = final(2, huts={0: "c7r5"})
    assert path_points(m, "V4") == [4, 0], "the neutral on c7r4 is nearer to the statue"
    m = final(3, huts={0: "c5r1"})
    assert path_points(m, "V3") == [10, 0, 0], "nearer than the neutral on c5r5"


@pytest.mark.clause("M-12.6")
def test_a_lone_participant_gets_the_first_number_only():
    m = final(huts={0: "c7r5"})
    assert path_points(m, "V4") == [8, 0, 0, 0]
    assert [e["points"] for e in told(m, "path_prize") if e["path"] == "V4"] == [8]


@pytest.mark.clause("M-12.7", "M-14.4")
def test_statue_tiles_decide_ties_only():
    tied = {0: "c1r1 c1r5", 1: "c1r2 c1r6", 2: "c1r3"}
    with_tile = final(huts=tied, hands={1: "tile-V1", 2: "tile-V2"})
    assert path_points(with_tile, "V1") == [6, 12, 0, 0]
    fewer = final(huts=tied, hands={2: "tile-V1"})
    assert path_points(fewer, "V1") == [12, 6, 0, 0], "a tile does not make up for a hut"


@pytest.mark.clause("M-12.8")
def test_the_stone_area_multiplies():
    assert gained(final(huts={0: "c6r1"}), "stone_area") == [1, 0, 0, 0]
    full = {0: "c6r1 c7r1 c8r1 c6r2", 1: "c8r2 c6r3 c7r3 c8r3"}
    assert gained(final(huts=full), "stone_area") == [32, 32, 0, 0]


@pytest.mark.clause("M-12.9")
def test_without_players_huts_the_neutral_scores_nobody():
    assert gained(final(2), "stone_area") == [0, 0]


@pytest.mark.clause("M-12.10")
def test_the_lowest_pole_tile_breaks_ties():
    m = at_pier(12)
    with laid_out(m) as s:
        for seat, space in ((2, "c1r6"), (0, "c2r6"), (1, "c3r6"), (0, "c1r7"), (2, "c3r7")):
            build_huts(s, seat, space)
        s["last_hut"] = 1
    assert gained(m.play("waive"), "pole_area") == [6, 0, 12, 0], "tile 2 beats tile 3"
    assert gained(final(huts={3: "c2r8"}), "pole_area") == [0, 0, 0, 12], "M-12.6 holds here too"


@pytest.mark.clause("M-12.11")
def test_each_amulet_scores_its_value():
    m = final(hands={2: "amulet-1 amulet-1 amulet-6", 3: "amulet-2"})
    assert gained(m, "amulets") == [0, 0, 8, 2]


@pytest.mark.clause("M-12.12")
def test_points_of_the_play_are_not_scored_again():
    m = at_pier(11, "reed sand 5 7", birds="reed sand")
    play_on(m, "build c2r6", "pay reed", "pay 5")
    assert m.scores()[0] == 2
    with laid_out(m) as s:
        s["last_hut"] = 1
    m.play("waive")
    assert m.over and gained(m, "pole_tiles")[0] == 2 and m.scores()[0] == 2 + 12


@pytest.mark.clause("M-13.1")
def test_most_points_win():
    m = final(points=[10, 30, 20, 30])
    assert m.ranking() == [4, 1, 3, 1]
    m = final(points=[10, 30, 20, 29])
    assert m.ranking() == [4, 1, 3, 2] and [e["seat"] for e in told(m, "wins")] == [1]


@pytest.mark.clause("M-13.2", "M-15.1")
def test_hidden_amulets_break_no_tie_before_the_end():
    m = at_pier(12, hands={0: "amulet-6", 1: "amulet-2"})
    assert m.ranking() == [1, 1, 1, 1]


@pytest.mark.clause("M-3.12", "M-12.5")
@pytest.mark.parametrize(
    ("huts", "together", "apart"),
    [
        ({0: "c2r5 c3r5"}, [5, 0], [10, 0]),  # two huts beat one of each colour, not two neutral
        ({0: "c7r5"}, [5, 0], [0, 0]),  # behind both colours there is no place left
        ({0: "c2r5", 1: "c3r5"}, [5, 0], [5, 0]),  # white, then seat 0
    ],
)
def test_neutral_huts_of_two_colours(huts, together, apart):
    """On H3 a white mark (c1r5) and a gray one (c5r5) are neutral."""
    assert path_points(final(2, huts=huts), "H3") == together
    own = {"neutral_colours": "apart"}
    assert path_points(final(2, huts=huts, options=own), "H3") == apart
    for players in (3, 4):  # one colour or none: nothing to tell apart
        plain, switched = (final(players, huts=huts, options=o) for o in (None, own))
        assert path_points(plain, "H3") == path_points(switched, "H3")
        assert plain.scores() == switched.scores()


@pytest.mark.clause("M-3.12", "M-12.10", "M-12.9")
def test_neutral_colours_in_the_areas():
    """The pole area holds one white hut, the stone area a gray one: both readings agree there."""
    for options in (None, {"neutral_colours": "apart"}):
        m = final(2, huts={0: "c1r6 c6r1", 1: "c7r1"}, options=options)
        assert gained(m, "pole_area") == [6, 0] and gained(m, "stone_area") == [3, 3]
        assert "stone-area" in m.view().scene().svg()


@pytest.mark.clause("M-13.3")
def test_a_shared_victory_among_three():
    hands = {0: "amulet-4", 1: "amulet-2 amulet-2", 2: "amulet-4"}
    m = final(points=[50, 50, 50, 49], hands=hands)
    assert m.ranking() == [1, 1, 1, 4] and [e["seat"] for e in told(m, "wins")] == [0, 1, 2]


def test_the_breakdown_adds_up():
    m = final(3, huts={0: "c1r1 c6r1", 1: "c3r3x2", 2: "c2r6"}, hands={1: "amulet-5"})
    for seat, entry in enumerate(m.breakdown()):
        assert sum(line["points"] for line in entry["lines"]) == m.scores()[seat]
        assert all(line["clause"].startswith("M-") for line in entry["lines"])
    assert [line["what"] for line in at_pier(12).breakdown()[0]["lines"]] == [
        "printed",
        "pole_tiles",
    ]


@pytest.mark.clause("M-12.1")
def test_the_standing_is_what_an_end_now_would_score():
    """Chief points, paths and areas as they are; and one's own amulets, which lie face down."""
    huts = {0: "c1r1 c6r1 c1r6", 1: "c1r2 c7r1", 2: "c3r1"}
    m = at_pier(12, "amulet-3", huts=huts)
    now = {e["seat"]: e for e in MANGROVIA.standing(m.view(1).record)}
    end = {e["seat"]: e for e in final(huts=huts).breakdown()}
    for seat in range(m.players):
        said = {line["what"]: line["points"] for line in now[seat]["lines"]}
        scored = {line["what"]: line["points"] for line in end[seat]["lines"]}
        known = seat == 1 or not m.state["amulets_size"][seat]
        covered = {"what": "amulets-covered", "hidden": True}
        assert ("amulets" in said) == known and now[seat]["aside"] == ([] if known else [covered])
        assert now[seat]["points"] == sum(said.values())
        for what in ("paths", "stone_area", "pole_area"):
            assert said[what] == scored[what], (seat, what)
    assert now[0]["points"] > m.scores()[0]
    over = final(huts=huts)
    assert MANGROVIA.standing(over.state) == over.breakdown()


def test_areas_stand_once_in_the_score():
    """They are lines of it; said a second time beside it they stood in two rows."""
    for entry in (*final(huts={0: "c6r1 c1r6"}).breakdown(), *at_pier(12).breakdown()):
        named = [line["what"] for line in entry["lines"]]
        assert len(set(named)) == len(named)
        assert not {"stone_area", "pole_area"} & set(entry)
