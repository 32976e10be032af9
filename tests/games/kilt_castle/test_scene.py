"""The picture of Kilt Castle: complete, steady, playable by its targets, for any box."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import korsi
from korsi.core.int_record import ints
from korsi.core.match import Match
from korsi.core.scene import FACES, Scene, Target
from korsi.games import kilt_castle
from korsi.games.kilt_castle.box import CARDS, COLOURS, LINES, SIDE_OF, SPACES
from korsi.games.kilt_castle.moves import CELL_IDS
from korsi.games.kilt_castle.scene import faces
from korsi.games.kilt_castle.scene.places import TALL_W, TONES, Plan, card_size

BOX = Path(kilt_castle.__file__).parent / "components.toml"
SVG = "{http://www.w3.org/2000/svg}"
TURN_OF = {"top": 0, "right": 90, "bottom": 180, "left": 270}


def game_positions(of: Any, players: int, seed: int) -> Iterator[Match]:
    """A random game, seen before every step and at its end."""
    match, chance = Match(of, players=players, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        match.play(chance.choice(match.legal_actions()))
    yield match


def seen(match: Match) -> Scene:
    acting = match.acting()
    picture: Scene = match.view(acting[0] if acting else -1).scene()
    return picture


def after(players: int, seed: int, moves: int, of: Any = "kilt_castle") -> Match:
    return next(m for i, m in enumerate(game_positions(of, players, seed)) if i == moves or m.over)


def ids(scene: Scene) -> list[str]:
    return [p.id for p in scene.pieces] + [t.id for t in scene.targets]


def ground_ids(scene: Scene) -> list[str]:
    return re.findall(r' id="([^"]+)"', scene.ground)


# --------------------------------------------------------------------------- ids


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ids_are_unique_and_stay_with_their_things(players: int) -> None:
    before: dict[str, tuple[str, str]] = {}
    for match in game_positions("kilt_castle", players, 5):
        scene = seen(match)
        every = ids(scene) + ground_ids(scene)
        assert len(every) == len(set(every))
        now = {
            p.id: (p.tone, p.second) for p in scene.pieces if p.id.startswith(("floor-", "card-"))
        }
        # cards and floors never leave the table and never change their colours
        assert before.items() <= now.items()
        before = now
    assert sum(key.startswith("floor-") for key in before) == int(match.state["floors"])


def test_the_picture_does_not_depend_on_who_looks_except_for_the_corners() -> None:
    match = after(4, 3, 40)
    one, other = match.view(0).scene(), match.view(2).scene()
    corners = ("seat", "supply", "seal")
    for a in one.pieces:
        b = next(p for p in other.pieces if p.id == a.id)
        assert a == b or a.id.startswith(corners)


# --------------------------------------------------------------------------- targets


def test_prices_are_what_is_paid() -> None:
    for match in game_positions("kilt_castle", 4, 9):
        if int(match.state["step"]) != 1:
            continue
        seat = match.acting()[0]
        for target in seen(match).targets:
            tried = match.at(len(match)).play(target.actions[0])
            paid = sum(e["ducats"] for e in tried.events() if e["event"] == "pays")
            assert target.badge == str(paid), (seat, target.id)
            roofed = (
                any(e["event"] == "roofed" for e in tried.events()) or int(tried.state["step"]) == 2
            )
            assert roofed == any(key == "preview-roof" for key, _ in target.notes)
        if len(match) > 60:
            break


def test_where_a_card_lands_is_where_its_ghost_was() -> None:
    for match in game_positions("kilt_castle", 4, 2):
        if int(match.state["step"]) != 0 or len(match) > 30:
            continue
        target = next(t for t in seen(match).targets if t.choices)
        ghost = target.choices[0].ghost[0]
        moved = match.at(len(match)).play(target.actions[0])
        card = next(p for p in seen(moved).pieces if p.id == target.group.replace("take", "card"))
        assert card.turn == ghost.turn
        # the row may be sorted anew, but it is the same row
        assert card.x == ghost.x or card.y == ghost.y


# --------------------------------------------------------------------------- drawing


def test_png_renders() -> None:
    scene = seen(after(4, 3, 60))
    assert scene.png(width=390).startswith(b"\x89PNG")


def test_a_tower_is_its_floors_with_its_height_on_top() -> None:
    match = after(4, 3, 999)
    s = match.state
    scene = seen(match)
    for cell, height in enumerate(s["height"]):
        if height > 1:
            name = CELL_IDS[cell]
            assert next(p for p in scene.pieces if p.id == f"height-{name}").face == faces.height(
                height
            )
    floors = [p for p in scene.pieces if p.id.startswith("floor-")]
    for i, floor in enumerate(floors):
        later = [
            f for f in floors[i + 1 :] if f.x == floor.x and f.args["cell"] == floor.args["cell"]
        ]
        assert all(f.y < floor.y and f.z > floor.z for f in later)


def test_the_inner_half_of_a_card_points_to_the_board() -> None:
    for match in (after(4, 1, 0), after(4, 1, 50)):
        s, scene = match.state, seen(match)
        for piece in scene.pieces:
            if piece.id.startswith("card-") and piece.second:
                card = int(piece.id.split("-")[1])
                side = SIDE_OF[int(s["card_space"][card])]
                first = piece.tone == COLOURS[int(s["card_inner"][card])]
                assert piece.turn == (TURN_OF[side] + (0 if first else 180)) % 360


def test_the_last_step_is_marked() -> None:
    marked = set()
    for match in game_positions("kilt_castle", 4, 0):
        scene = seen(match)
        events = {e["event"] for e in match.events()}
        there = {p.id for p in scene.pieces}
        assert ("last-space" in there) == ("moved" in events)
        assert ("last-cell" in there) == ("built" in events)
        if "moved" in events:
            assert any(p.marks == ("last",) for p in scene.pieces if p.id.startswith("card"))
        if "roofed" in events:
            assert any(p.marks == ("last",) for p in scene.pieces if p.id.startswith("roof"))
        marked |= events
    assert {"moved", "built", "roofed"} <= marked


def test_a_pending_ducat_day_is_seen() -> None:
    sides = set()
    for match in game_positions("kilt_castle", 3, 1):
        seal = next(p for p in seen(match).pieces if p.id == "seal")
        assert seal.face == faces.seal(bool(match.state["ducat_pending"]))
        sides.add(seal.face)
    assert len(sides) == 2


def test_pieces_stay_in_the_picture_and_numbers_apart() -> None:
    for players in (2, 3, 4):
        for match in game_positions("kilt_castle", players, 7):
            if len(match) % 5 == 0:
                stays_inside(seen(match))
                numbers_apart(seen(match))


def stays_inside(scene: Scene) -> None:
    for p in scene.pieces:
        assert 0 <= p.x <= scene.width and 0 <= p.y <= scene.height, p.id
        if p.id.startswith("card-"):
            half_w, half_h = (side / 2 for side in card_size(p.turn, Plan(2, "wide")))
            assert half_w <= p.x <= scene.width - half_w, p.id
            assert half_h <= p.y <= scene.height - half_h, p.id
    for t in scene.targets:
        assert t.width / 2 <= t.x <= scene.width - t.width / 2, t.id
        assert t.height / 2 <= t.y <= scene.height - t.height / 2, t.id


def badge_box(t: Target) -> tuple[float, float, float, float]:
    wide, (x, y) = 11.0 * len(t.badge) + 34, t.badge_at
    return t.x + x - wide / 2, t.y + y - 13, t.x + x + wide / 2, t.y + y + 13


def numbers_apart(scene: Scene) -> None:
    """Heights and prices, which decide a move, never lie on each other or on a card."""
    boxes = [
        (p.id, (p.x - 12, p.y - 12, p.x + 12, p.y + 12))
        for p in scene.pieces
        if p.id[:7] == "height-"
    ]
    boxes += [(t.id, badge_box(t)) for t in scene.targets if t.badge]
    for (a, (left, top, right, bottom)), (b, (west, north, east, south)) in combinations(boxes, 2):
        assert left >= east or west >= right or top >= south or north >= bottom, (a, b)


# --------------------------------------------------------------------------- words


# --------------------------------------------------------------------------- other boxes


def other_box(rows: int, cols: int, lake: list[tuple[int, int]], beside_lake: bool) -> str:
    """components.toml with another board; without `beside_lake` no cards lie next to water."""
    text = BOX.read_text("utf-8")
    cells = [(r, c) for r in range(rows) for c in range(cols) if (r, c) not in lake]
    round_the_board = (
        [("top", c, (0, c)) for c in range(cols)]
        + [("right", r, (r, cols - 1)) for r in range(rows)]
        + [("bottom", c, (rows - 1, c)) for c in reversed(range(cols))]
        + [("left", r, (r, 0)) for r in reversed(range(rows))]
    )
    spaces = []
    for side, number, nearest in round_the_board:
        if nearest in lake and not beside_lake:
            continue
        across = side in ("left", "right")
        line = sorted(
            (cell for cell in cells if cell[0 if across else 1] == number),
            reverse=side in ("right", "bottom"),
        )
        spaces.append(
            f'[[track.space]]\nindex = {len(spaces)}\nside = "{side}"\n'
            f'line = "{"row" if across else "column"}"\nline_number = {number}\n'
            f"cells = {[list(cell) for cell in line]}\n"
        )
    head, rest = text.split("[board]", 1)
    _, tail = rest.split("[marks]", 1)
    board = (
        f"[board]\nrows = {rows}\ncols = {cols}\ncell_count = {len(cells)}\n"
        f"lake = {[list(x) for x in lake]}\ncells = {[list(x) for x in cells]}\n"
        f'adjacency = "orthogonal"\n'
        f'[track]\nlength = {len(spaces)}\ndirection = "clockwise"\n' + "\n".join(spaces)
    )
    made = head + board + "[marks]" + tail
    tomllib.loads(made)
    return made


BOXES = {
    "lake top right, short track": (5, 5, [(0, 4), (0, 3), (1, 4)], False),
    "wide, no lake": (3, 6, [], True),
}


@pytest.mark.parametrize("name", BOXES)
def test_another_box_is_drawn_too(name: str, tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text(other_box(*BOXES[name]), "utf-8")
    game = korsi.game("kilt_castle", box=file).interpreted
    for match in game_positions(game, 4, 3):
        if len(match) % 6 == 0:
            scene = seen(match)
            stays_inside(scene)
            numbers_apart(scene)
            assert sorted(a for t in scene.targets for a in t.actions) == match.legal_actions()
    ElementTree.fromstring(scene.svg())
    assert scene.png(width=300).startswith(b"\x89PNG")
    drawn = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', scene.svg())
    assert drawn and float(drawn[1]) == scene.width
    assert str(game.terminal(match.state, -1))


# --------------------------------------------------------------------------- the terminal


def test_the_terminal_tells_the_same_without_colour() -> None:
    match = after(4, 30, 58)
    s = match.state
    plain = match.game.terminal(s, 0, colour=False)
    assert "\x1b" not in plain and "\x1b[" in match.game.terminal(s, 0)
    for cell, height in enumerate(s["height"]):
        if height:
            assert re.search(rf"{CELL_IDS[cell]}\W+{height}\b", plain)
    for seat in range(4):
        assert f"{int(s['money'][seat])} ducats" in plain
    assert f"»{int(s['front'])}" in plain
    assert plain.count("^") == 2 * bin(int(s["roofed"])).count("1") + 1
    assert "[" in plain


def test_the_terminal_speaks_the_readers_language() -> None:
    said = after(2, 1, 10).game.terminal(after(2, 1, 10).state, 0, say=lambda key, args: f"<{key}>")
    assert said.count("<piece-money>") == 2 and "<piece-roofs>" in said and "ducats" not in said


def test_what_is_called_grey_is_grey() -> None:
    for name in ("light_grey", "dark_grey"):
        red, green, blue = bytes.fromhex(TONES[name].removeprefix("#"))
        assert max(red, green, blue) - min(red, green, blue) < 24, name


def test_on_a_tall_screen_the_front_lies_wholly_in_the_picture():
    scene = korsi.Match("kilt_castle", 3, 4).view(0).scene("tall")
    (front,) = [piece for piece in scene.pieces if piece.id == "front"]
    assert front.x >= 9 * front.scale, "the head of the arrow is 18 wide"


def test_on_a_tall_screen_the_numbers_beside_a_row_do_not_read_as_one():
    """ "19" and the row's own "1": a digit of this size is 10 wide; the row's stands on a disc."""
    scene = korsi.Match("kilt_castle", 3, 4).view(0).scene("tall")
    texts = re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(\d+)<', scene.ground)
    beside = {number: (float(x), float(y)) for x, y, number in texts
              if float(x) < 60 and float(y) < 560}  # fmt: skip
    for row in range(1, 6):
        (x, y), disc = beside[str(20 - row)], beside[str(row)]
        assert abs(y - disc[1]) < 8 and x - 10 >= 0
        assert disc[0] - 11 - (x + 10) > 7, "between the disc and the number"


def test_on_a_tall_screen_a_space_shows_the_line_a_card_there_would_serve():
    """The castle is in another section: who moved a card did not see where would be built."""
    match = after(3, 5, 40)
    while not match.legal()[0].startswith("move"):
        match.play(match.legal()[0])
    s, scene = ints(match.state), match.view(match.acting()[0]).scene("tall")
    lanes = {p.id: FACES[p.face] for p in scene.pieces if p.id.startswith("lane-")}
    assert len(lanes) == SPACES
    for space, line in enumerate(LINES):
        drawn = lanes[f"lane-{space}"]
        names = re.findall(r'class="column"[^>]*>(\w+)<', drawn)
        assert names == [CELL_IDS[cell] for cell in line], "from the nearest cell on"
        shown = [COLOURS[s.top[c]] for c in line if s.height[c] and not s.roofed >> c & 1]
        assert re.findall(r'class="tone-(\w+)"', drawn) == shown
    # what is tapped is the place for the card together with that line
    puts = [t for t in scene.targets if t.id.startswith("put-")]
    assert puts and all(t.x + t.width / 2 > TALL_W - 5 for t in puts)
    for t in puts:
        ghost = t.choices[0].ghost[0]
        assert t.x - t.width / 2 <= ghost.x <= t.x + t.width / 2 and t.y == ghost.y


def test_nobody_is_said_to_have_put_a_number_or_a_light_there():
    """A page frames what has words and came or moved: a tower's height and the lit line did."""
    match = after(3, 5, 41)
    unsaid = [p for p in seen(match).pieces if p.id.startswith("height-") or p.id == "line"]
    assert unsaid and not any(p.key for p in unsaid)


# --------------------------------------------------------------------------- explained


def at_point(scene: Scene, x: float, y: float) -> str:
    """The uppermost printed thing at a point."""
    here = [a for a in scene.areas if abs(a.x - x) < a.width / 2 and abs(a.y - y) < a.height / 2]
    return here[-1].thing


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_frame_is_the_castle_and_a_start_mark_is_explained(layout):
    """Nobody knew what the dark bars on the frame are."""
    match = Match("kilt_castle", players=4, seed=1)
    scene = match.view(0).scene(layout=layout)
    edge = Plan(4, layout).edge
    assert at_point(scene, edge + 11, edge + 11) == "castle"
    mark = edge + 22 + 9 + 50  # on the frame above the first column
    assert at_point(scene, mark, edge + 11) == ("space-0" if layout == "wide" else "castle")
    for thing in ("castle", "space-0"):
        assert match.view(0).card(thing).says


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_plates_say_what_a_ducat_day_would_bring(layout):
    match = after(3, 5, 40)
    scene = match.view(0).scene(layout=layout)
    income = [sum(area["ducats"] for area in one["ducat_day_now"]) for one in match.breakdown()]
    assert len(set(income)) > 1
    for seat, ducats in enumerate(income):
        face = next(p.face for p in scene.pieces if p.id == f"seat-{seat}")
        assert f">+{ducats}</text>" in FACES[face]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_castle_marks_the_half_of_a_card_that_faces_it(layout: str) -> None:
    """On a phone the castle is in another section: nothing showed what "facing" meant."""
    match = after(4, 3, 40)
    shown = {p.id: p for p in match.view(0).scene(layout=layout).pieces}
    for card, (first, second) in enumerate(CARDS):
        if second < 0 or match.state["card_space"][card] < 0:
            continue
        half = int(match.state["card_inner"][card] != first)
        piece, ends = shown[f"card-{card}"], (False, True)
        side = (piece.turn - 180 * half) % 360
        drawn = {faces.card(card, last, half, side) for last in ends}
        if layout == "tall":
            drawn = {faces.square_card(card, last, half) for last in ends}
        assert piece.face in drawn
