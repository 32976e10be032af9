"""K-0 terms, K-1 board and track."""

from __future__ import annotations

import pytest

import korsi
from amounts import a_share
from matches import write_box

from . import boxes
from .conftest import KILT, building, cell_index, money, refused, sites, table, targets, tower
from .test_oracle import play_both

BOARD = KILT.box.data["board"]
SPACES = KILT.box.data["track"]["space"]
GRID = [[row, col] for row in range(5) for col in range(5)]


def written(cell):
    row, col = cell
    return f"{'abcde'[col]}{row + 1}"


# --------------------------------------------------------------------------- K-0 terms


@pytest.mark.clause("K-0.1")
def test_a_cell_is_written_by_column_and_row():
    cells = next(f for f in KILT.moves.families if f.verb == "build").axes[0].words
    assert list(cells) == [written(cell) for cell in BOARD["cells"]]
    with pytest.raises(korsi.Refused):  # water is no cell
        KILT.moves.parse(f"build {written(BOARD['lake'][0])} plain")


@pytest.mark.clause("K-0.2")
def test_the_height_of_a_tower_is_its_floors_without_the_roof():
    m = table(towers={"c1": "O L1 R", "c2": "D"}, roofs=["c1"])
    assert [int(m.state["height"][cell_index(c)]) for c in ("c1", "c2", "c3")] == [3, 1, 0]
    assert [t["cell"] for t in m.view().json()["towers"]] == ["c1", "c2"]


@pytest.mark.clause("K-0.3")
def test_the_top_colour_is_that_of_the_uppermost_floor():
    m = building("R", line=2, towers={"c1": "R R O"}).play("build c1 plain")
    assert tower(m, "c1") == "R R O R"
    assert money(m) == [13, 7, 10, 10]  # orange was on top, not red


@pytest.mark.clause("K-0.4")
def test_a_roofed_tower_carries_a_roof():
    m = table(towers={"c1": "O", "c2": "O"}, roofs=["c2"])
    assert [tower(m, c) for c in ("c1", "c2", "c3")] == ["O", "O ^", ""]


@pytest.mark.clause("K-0.5")
@pytest.mark.parametrize(
    ("players", "order", "seats"),
    [
        (2, "orld", [["orange", "red"], ["light_grey", "dark_grey"]]),
        (2, "odrl", [["orange", "dark_grey"], ["red", "light_grey"]]),
        (3, "dlro", [["dark_grey"], ["light_grey"], ["red"]]),
        (4, "lord", [["light_grey"], ["orange"], ["red"], ["dark_grey"]]),
    ],
)
def test_every_colour_in_play_has_one_owner(players, order, seats):
    m = korsi.Match(KILT, players, 1, {"colours": order})
    assert [set(s["colours"]) for s in m.view().json()["seats"]] == [set(s) for s in seats]


@pytest.mark.clause("K-0.6", "K-1.5")
def test_the_ring_closes():
    n = len(SPACES)
    m = table(rows={n - 3: 4, n - 2: 3, n - 1: "DR OD RL"})
    assert targets(m, "DR") == [0]  # one beyond the front, across the end of the numbers
    m.play("move red-dark_grey 0")
    assert int(m.state["front"]) == 0
    m = table(rows={n - 2: 4, n - 1: 3, 0: 2, 1: "DR"})
    assert targets(m, "O") == [0, 1, 2, n - 1]
    m = table(rows={4: 4, 9: 3, 14: 2, 19: "DR"})
    assert [5 in targets(m, "O"), 0 in targets(m, "O")] == [True, True]


@pytest.mark.clause("K-0.7", "K-3.2")
def test_any_card_of_a_row_may_be_taken():
    m = table(rows={0: "O R L D", 1: "OR LD OL", 2: "OD RL", 3: "DR"})
    for card in ("O", "R", "L", "D"):
        assert targets(m, card) == [1, 2, 3, 4]
    for card in ("OR", "LD", "OL"):
        assert targets(m, card) == [2, 3, 4]
    assert m.view().json()["active"] == 0  # whatever its colours: orange moves all of them


@pytest.mark.clause("K-0.8")
def test_a_line_runs_from_the_nearest_cell_to_the_farthest():
    """The first empty cell wanders along the line as it fills."""
    for space in range(len(SPACES)):
        line = [written(cell) for cell in SPACES[space]["cells"]]
        for filled in range(len(line)):
            m = building("O", space, towers=dict.fromkeys(line[:filled], "O"))
            assert sites(m) == set(line[: filled + 1])


@pytest.mark.clause("K-0.9")
def test_a_double_card_has_an_inner_and_an_outer_colour():
    cards = {c["card"]: c for c in table().view().json()["cards"]}
    double, single = cards["double_red__dark_grey"], cards["single_red"]
    assert (double["inner"], double["outer"]) == ("dark_grey", "red")
    assert (single["inner"], single["outer"]) == ("red", None)


@pytest.mark.clause("K-0.10")
def test_money_is_a_whole_number_that_never_goes_below_zero():
    m = building("R", line=2, towers={"c1": "O*3", "c2": "L"}, money=[0, 3, 0, 0])
    m.play("build c1 plain")
    assert money(m) == [3, 0, 0, 0]
    m = building("R", line=2, towers={"c1": "O*3", "c2": "L"}, money=[0, 2, 0, 0])
    refused(m, "build c1 plain", "K-4.7")


@pytest.mark.clause("K-0.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_open_and_chance_ends_with_the_set_up(players):
    m = korsi.Match(KILT, players, 5)
    generator = m.state["rng"].tolist()
    while not m.over:
        views = [m.view(seat).json() for seat in range(-1, players)]
        assert all(view | {"seat": 0} == views[1] for view in views)
        m.play(m.legal()[len(m) % len(m.legal())])
    assert m.state["rng"].tolist() == generator
    assert KILT.secrets is False


# --------------------------------------------------------------------------- K-1 board and track


@pytest.mark.clause("K-1.1")
def test_the_board_has_22_cells_on_a_grid_of_25():
    assert (BOARD["rows"], BOARD["cols"], len(BOARD["cells"])) == (5, 5, 22)
    assert sorted(BOARD["cells"] + BOARD["lake"]) == GRID
    assert len(KILT.new_states(1)["height"][0]) == 22


@pytest.mark.clause("K-1.2", "K-1.3")
@pytest.mark.parametrize("corner", list(BOARD["lake_options"]))
def test_any_corner_may_be_the_water(corner, tmp_path):
    """Each offered lake is a corner square and its two neighbours, and makes a board."""
    lake = BOARD["lake_options"][corner]
    (row, col), *beside = sorted(lake, key=lambda cell: sum(x in (0, 4) for x in cell))[::-1]
    assert {row, col} <= {0, 4}
    assert all(abs(row - r) + abs(col - c) == 1 for r, c in beside) and len(beside) == 2
    box = boxes.data()
    boxes.flood(box, corner)
    game = korsi.game("kilt_castle", box=write_box(box, tmp_path / "box.toml")).interpreted
    assert not {written(c) for c in lake} & set(game.moves.families[1].axes[0].words)


@pytest.mark.one_in(3)
@pytest.mark.xdist_group("Kilt Castle with the water elsewhere")  # one worker compiles it
@pytest.mark.clause("K-1.3", "K-1.7")
@pytest.mark.parametrize("players", a_share([2, 3, 4], 3))
def test_the_game_is_played_with_the_water_elsewhere(corner_game, players):
    for seed in range(6):
        play_both(players, seed, corner_game.variants[seed % 2], "plain", corner_game)
    m = table(rows={0: 4, 1: 3, 2: 2, 3: 1}, game=corner_game, towers={"d2": "O", "d3": "R"})
    m.play("move orange 4")  # the last column begins in its third row there
    assert sites(m) == {"e3"}


@pytest.mark.one_in(3)
@pytest.mark.xdist_group("Kilt Castle on a shorter ring")
@pytest.mark.clause("K-1.4", "K-1.5", "K-2.6", "K-2.10")
@pytest.mark.parametrize("players", a_share([2, 3, 4], 3))
def test_the_game_is_played_on_a_shorter_ring(short_game, players):
    """16 spaces, and the marks lie on 14, 15, 0 and 1."""
    m = korsi.Match(short_game, players, 3)
    assert m.state["row_size"].tolist()[14:] == ([0, 3] if players == 3 else [4, 3])
    assert m.state["row_size"].tolist()[:4] == [2, 1, 0, 0]
    assert int(m.state["front"]) == 1
    assert len(m.legal()) == (13 if players == 3 else 29)
    met = set()
    for seed in range(6):
        for style in ("plain", "run"):
            variant = short_game.variants[seed % 2]
            met |= play_both(players, seed, variant, style, short_game).happened
    assert "went round" in met


@pytest.mark.clause("K-1.4")
def test_spaces_are_numbered_clockwise_and_serve_their_line():
    """Along the top rightwards, down the right, along the bottom leftwards, up the left."""
    order = [boxes.SIDES.index(space["side"]) for space in SPACES]
    assert order == sorted(order)
    for side, step in zip(boxes.SIDES, (1, 1, -1, -1), strict=True):
        numbers = [space["line_number"] for space in SPACES if space["side"] == side]
        assert numbers == sorted(numbers)[::step]
    lengths = KILT.box.data["expected"]["line_lengths"]
    assert [len(space["cells"]) for space in SPACES] == lengths


@pytest.mark.clause("K-1.6")
def test_a_line_is_served_from_both_of_its_ends():
    ends = {}
    for space in SPACES:
        ends.setdefault((space["line"], space["line_number"]), []).append(space["cells"])
    assert len(ends) == 10
    for here, *there in ends.values():
        assert there == [here[::-1]] * len(there)
    top = next(s for s in SPACES if s["side"] == "top" and s["line_number"] == 2)["index"]
    bottom = next(s for s in SPACES if s["side"] == "bottom" and s["line_number"] == 2)["index"]
    assert [sites(building("O", top)), sites(building("O", bottom))] == [{"c1"}, {"c5"}]


@pytest.mark.clause("K-1.7")
def test_missing_squares_are_skipped():
    """A line that begins in the water begins with its first cell; none of its squares is empty."""
    for space in SPACES:
        expected = boxes.line(BOARD["cells"], space["side"], space["line_number"])
        assert space["cells"] == expected
        line = [written(cell) for cell in expected]
        assert sites(building("O", space["index"])) == {line[0]}
        m = building("O", space["index"], towers=dict.fromkeys(line, "O"))
        assert sites(m) == set(line)  # full: no water square is offered behind it


@pytest.mark.clause("K-1.8", "K-6.2")
def test_cells_are_adjacent_by_an_edge_only():
    """Two towers are one area exactly if their squares share an edge."""
    for row, col in BOARD["cells"]:
        for other in BOARD["cells"]:
            if other > [row, col]:
                m = table(towers={written([row, col]): "O", written(other): "O"})
                edge = abs(row - other[0]) + abs(col - other[1]) == 1
                assert m.breakdown()[0]["ducat_day_now"][0]["ducats"] == 1 + edge
