"""K-7 end of the game."""

from __future__ import annotations

import pytest

from .conftest import (
    KILT,
    building,
    earned,
    money,
    play_on,
    refused,
    table,
    told,
    tower,
)

# All floors of a colour but one with two crests: plain on top.
ALL_BUT_ONE = {c: f"{c}1*3 {c}2 {c}*11" for c in "ORLD"}
ALL = {c: f"{c}1*3 {c}2*2 {c}*11" for c in "ORLD"}
IDLE = KILT.box.data["decisions"]["idle_turns"]


def final(m):
    """(towers, crests) paid to each seat in the final remuneration; empty before."""
    return [(e["towers"], e["crests"]) for e in told(m, "final")]


def winners(m):
    return [e["seat"] for e in told(m, "wins")]


@pytest.mark.clause("K-7.1")
def test_the_last_floor_ends_the_game_after_the_turn():
    m = building("OR", line=2, towers={"a1": ALL_BUT_ONE["O"]}).play("build c1 two-crests")
    assert told(m, "last_floor") == [{"event": "last_floor", "seat": 0, "colour": "orange"}]
    assert m.acting() == [1] and not m.over  # the second builder still builds
    m.play("build c2 plain")
    assert m.over and m.legal() == [] and m.view().json()["step"] == "over"
    assert final(m) == [(2, 2), (1, 0), (0, 0), (0, 0)]
    assert m.scores() == [14, 11, 10, 10]
    refused(m, "move orange 3", "K-7.1")


@pytest.mark.clause("K-7.1")
def test_nothing_of_the_turn_is_left_when_the_game_is_over():
    """The first builder's cell matters only until the turn is finished."""
    m = building("OR", line=2, towers={"a1": ALL_BUT_ONE["O"]}).play("build c1 two-crests")
    assert m.view().json()["first_cell"] == "c1"
    m.play("build c2 plain")
    assert m.over and m.view().json()["first_cell"] is None


@pytest.mark.clause("K-7.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_fifteenth_floor_does_not(players):
    m = building("O", line=2, players=players, towers={"a1": "O1*3 O*11"})
    m.play("build c1 two-crests")
    assert not told(m, "last_floor") and m.acting() == [1]


@pytest.mark.clause("K-7.1")
def test_the_last_floor_of_the_second_builder_ends_it_as_well():
    m = building("RO", line=2, towers={"a1": ALL_BUT_ONE["O"]})
    play_on(m, "build c1 plain", "build c2 two-crests")
    assert m.over


@pytest.mark.clause("K-7.1", "K-5.2")
def test_roof_and_ducat_day_of_the_last_turn_are_carried_out():
    towers = {"a1": ALL_BUT_ONE["O"], "e5": "D", "e3": "L1"}
    m = building("OR", line=2, ducat_day=True, towers=towers, roofs=["e5", "e3"])
    play_on(m, "build c1 two-crests", "build c1 plain")
    assert m.view().json()["step"] == "roof" and not m.over
    assert m.view().json()["prompt"]["step"] == "roof_last", "who chooses it is told that it ends"
    m.play("roof e3")
    assert tower(m, "c1") == "O2 R ^" and m.over
    assert earned(m) == [1, 1, 2, 1]
    assert final(m) == [(1, 0), (0, 0), (1, 1), (0, 0)]
    assert m.scores() == [10 + 1 + 1 + 1, 10 - 1 + 1, 10 + 2 + 2, 10 + 1]
    assert [e["event"] for e in m.events()] == [
        "roofed", "ducat_day", *["earns"] * 4, *["final"] * 4, "wins",
    ]  # fmt: skip


@pytest.mark.clause("K-7.1")
def test_an_exempt_second_builder_does_not_hold_it_up():
    full = {"a1": "O*11 O1*3", "a2": "L*3", "a3": "D*4", "e5": "O2"}
    m = building("OR", line=0, towers=full, money=[9, 0, 9, 9]).play("build a1 two-crests")
    assert told(m, "exempt") and m.over


@pytest.mark.clause("K-7.2")
def test_two_players_end_with_all_32_floors():
    m = building("O", line=2, players=2, towers={"a1": ALL_BUT_ONE["O"]})
    m.play("build c1 two-crests")
    assert not m.over and not told(m, "last_floor")
    towers = {"a1": ALL["O"], "a2": ALL_BUT_ONE["R"]}
    m = building("R", line=2, players=2, towers=towers).play("build c1 two-crests")
    assert told(m, "last_floor") == [{"event": "last_floor", "seat": 0, "colour": "red"}]
    assert m.over and m.breakdown()[0]["floors_built"] == 32


@pytest.mark.clause("K-7.2")
def test_rejected_reading_any_used_up_colour_ends_it():
    any_colour = {"two_player_end": "any_colour"}
    towers = {"a1": ALL_BUT_ONE["O"]}
    m = building("O", line=2, players=2, towers=towers, options=any_colour)
    assert m.play("build c1 two-crests").over
    m = building("O", line=2, players=2, towers={"a1": "O*11"}, options=any_colour)
    assert not m.play("build c1 two-crests").over
    for players in (3, 4):  # nothing changes for them
        m = building("O", line=2, players=players, towers=towers, options=any_colour)
        assert m.play("build c1 two-crests").over


@pytest.mark.clause("K-7.3")
def test_both_builders_may_place_their_last_floors():
    towers = {"a1": ALL_BUT_ONE["O"], "a2": ALL_BUT_ONE["R"]}
    m = building("OR", line=2, towers=towers)
    play_on(m, "build c1 two-crests", "build c2 two-crests")
    assert told(m, "last_floor") == [{"event": "last_floor", "seat": 1, "colour": "red"}]
    assert m.over and m.scores() == [14, 14, 10, 10] and winners(m) == [0, 1]


@pytest.mark.clause("K-7.4")
def test_every_own_tower_and_every_crest_on_top_is_paid():
    towers = {"a1": ALL_BUT_ONE["O"], "c3": "L R1", "e5": "R2", "e1": "L2 R", "d3": "L1"}
    m = building("O", line=2, towers=towers).play("build c1 two-crests")
    assert final(m) == [(2, 2), (3, 3), (1, 1), (0, 0)]
    assert m.scores() == [14, 16, 12, 10]


@pytest.mark.clause("K-7.4")
def test_two_players_are_paid_for_both_colours():
    towers = {"a1": ALL["O"], "a2": ALL_BUT_ONE["R"], "e1": "L2", "e2": "D1", "e3": "D"}
    m = building("R", line=2, players=2, towers=towers).play("build c1 two-crests")
    assert final(m) == [(3, 2), (3, 3)]
    assert m.scores() == [15, 16]


@pytest.mark.clause("K-7.5", "K-6.11")
@pytest.mark.parametrize(
    ("options", "everybody_gets"),
    [
        ({}, (0, 0)),
        ({"final_counts_roofed_towers": "true"}, (1, 0)),
        ({"roof_hides_crests": "false"}, (0, 0)),
        ({"final_counts_roofed_towers": "true", "roof_hides_crests": "false"}, (1, 2)),
    ],
)
def test_roofed_towers_in_the_final_remuneration(options, everybody_gets):
    towers = {"a1": ALL_BUT_ONE["O"], "e5": "D2"}
    m = building("O", line=2, towers=towers, roofs=["e5"], options=options)
    m.play("build c1 two-crests")
    t, c = everybody_gets
    assert final(m) == [(2 + t, 2 + c), (t, c), (t, c), (t, c)]
    assert m.ranking() == [1, 3, 3, 2]  # never the ranking: dark grey has built a floor


@pytest.mark.clause("K-7.6")
def test_most_ducats_win():
    m = building("O", line=2, towers={"a1": ALL_BUT_ONE["O"]}, money=[10, 15, 14, 13])
    m.play("build c1 two-crests")
    assert m.scores() == [14, 15, 14, 13]
    assert winners(m) == [1] and m.ranking() == [2, 1, 3, 4]  # 16 floors beat none for second place


@pytest.mark.clause("K-7.6")
def test_with_two_players_the_floors_of_both_colours_count_for_a_tie():
    """Eleven orange and three red floors beat twelve light grey ones."""
    m = table(2, towers={"a1": "O*11 R*3", "e5": "L*11 L1"}, money=[30, 30])
    assert m.ranking() == [1, 2]
    m = table(2, towers={"a1": "O*11 R", "e5": "L*11 D1"}, money=[30, 30])
    assert m.ranking() == [1, 1]


def idle_table():
    """Two players; orange and light grey are used up and their cards go round for ever."""
    rows = {0: "R D OR RL", 1: "OD LD DR", 2: "O", 3: "L", 4: "OL"}
    return table(2, rows=rows, towers={"a1": ALL["O"], "e1": ALL["L"]})


def idle_turn(m):
    """Move the rearmost of those cards one space beyond the front."""
    n, front = len(m.state["row_size"]), int(m.state["front"])
    rear = max((0, 2, 5), key=lambda card: (front - int(m.state["card_space"][card])) % n)
    word = ["orange", "", "light_grey", "", "", "orange-light_grey"][rear]
    return m.play(f"move {word} {(front + 1) % n}")


@pytest.mark.clause("K-7.7")
def test_the_game_ends_when_nobody_builds_for_long():
    m = idle_table()
    for turn in range(1, IDLE):
        idle_turn(m)
        assert (m.over, int(m.state["turn"]), int(m.state["floors"])) == (False, turn, 32)
        assert not told(m, "final") and earned(m) == [1, 1]
    idle_turn(m)
    assert m.over
    assert told(m, "idle") == [{"event": "idle", "turns": IDLE}]
    assert earned(m) == [1, 1] and final(m) == [(1, 0), (1, 0)]
    assert m.scores() == [10 + IDLE + 1] * 2 and winners(m) == [0, 1]


@pytest.mark.clause("K-7.7")
def test_a_floor_starts_the_count_again():
    m = idle_table()
    for _ in range(IDLE - 1):
        idle_turn(m)
    m.play(next(x for x in m.legal() if x.startswith("move red ")))
    m.play(m.legal()[0])
    assert not m.over and int(m.state["idle_turns"]) == 0
    assert not idle_turn(m).over


def test_the_breakdown_adds_up():
    m = building("OR", line=2, ducat_day=True, towers={"a1": ALL_BUT_ONE["O"], "c1": "L D"})
    play_on(m, "build c1 two-crests", "build c2 plain")
    lines = [{x["what"]: x["ducats"] for x in b["lines"]} for b in m.breakdown()]
    assert lines[0] == {
        "start": 10, "paid": -2, "received": 0, "ducat_days": 3, "final_towers": 2,
        "final_crests": 2,
    }  # fmt: skip
    assert lines[3]["received"] == 2
    assert [sum(x.values()) for x in lines] == m.scores() == money(m)
