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
from korsi.games.kilt_castle.box import CARDS, COLOURS, SIDE_OF, SPACES
from korsi.games.kilt_castle.moves import CELL_IDS
from korsi.games.kilt_castle.scene import faces
from korsi.games.kilt_castle.scene.places import (
    CELL_H,
    CELL_W,
    TILE_STEP,
    TONES,
    Plan,
    beside_board,
    card_size,
    face_at,
    height_at,
    in_play,
    number_room,
)
from korsi.table.wording import words_of

SEEN = 850
"""Units of the board that are seen at 390 px, above the sheet at rest and what is one's own."""
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
    corners = ("seat", "supply", "seal", "name", "day")
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


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_where_a_card_lands_is_where_its_ghost_was(layout: str) -> None:
    """It came to lie among the others of its row, though it was shown behind them."""
    for match in game_positions("kilt_castle", 4, 2):
        if int(match.state["step"]) != 0 or len(match) > 30:
            continue
        scene = match.view(match.acting()[0]).scene(layout=layout)
        for target in (t for t in scene.targets if t.choices):
            ghost = target.choices[0].ghost[0]
            moved = match.at(len(match)).play(target.actions[0])
            card = target.group.replace("take", "card")
            there = {p.id: p for p in moved.view(0).scene(layout=layout).pieces}
            if int(moved.state["card"]) < 0:  # nobody could build: the turn is over
                continue
            assert there[card][2:5] == ghost[2:5]
            others = [p for id, p in there.items() if id.startswith("card-") and id != card]
            assert (ghost.x, ghost.y) not in [(p.x, p.y) for p in others]


def test_a_crown_says_what_its_ducat_day_would_pay() -> None:
    """Bare crowns stood on the board, and the guide said that they tell how much."""
    crowns = 0
    for match in game_positions("kilt_castle", 3, 4):
        if int(match.state["step"]) != 0:
            continue
        mover = match.acting()[0]
        now = [sum(area["ducats"] for area in one["ducat_day_now"]) for one in match.breakdown()]
        for layout in ("wide", "tall"):
            for t in match.view(mover).scene(layout=layout).targets:
                said = dict(t.notes).get("preview-ducat-day")
                written = re.findall(r">≈(\d+)</text>", FACES[t.face]) if t.choices else []
                assert bool(said) == bool(written)
                if said:
                    crowns += 1
                    assert written == [str(now[mover])] and said["n"] == now[mover]
                    told = {args["seat"].id: args["n"] for _, args in said["others"]}
                    assert told == {i: n for i, n in enumerate(now) if i != mover}
    assert crowns > 10


def test_a_ducat_day_lights_what_it_paid_for() -> None:
    """It was told in words alone."""
    days = 0
    for match in game_positions("kilt_castle", 2, 6):
        pieces = {p.id: p for p in seen(match).pieces}
        lit = {id for id in pieces if id.startswith(("paid-", "gain-"))}
        earned = {e["seat"]: e["ducats"] for e in match.events() if e["event"] == "earns"}
        if not earned:
            assert not lit
            continue
        days += 1
        paid = dict.fromkeys(earned, 0)
        for id, piece in pieces.items():
            if id.startswith("gain-"):
                (ducats,) = re.findall(r">\+(\d+)</text>", FACES[piece.face])
                paid[int(match.state["owner"][COLOURS.index(piece.tone)])] += int(ducats)
        assert paid == earned
    assert days > 3


def test_areas_paid_for_and_what_they_paid_are_drawn_apart() -> None:
    """Of one roof several are paid: each has an edge and a figure of its own."""
    match = next(
        m
        for m in game_positions("kilt_castle", 4, 3)
        if sum(p.id.startswith("gain-") for p in seen(m).pieces) == 4
    )
    figures = [(p.x, p.y) for p in seen(match).pieces if p.id.startswith("gain-")]
    assert all(
        abs(a[0] - b[0]) >= 52 or abs(a[1] - b[1]) >= 30 for a, b in combinations(figures, 2)
    )


def test_an_empty_cell_says_why_it_is_not_the_one() -> None:
    """It told the rule, and not which cell is nearer."""
    found = set()
    for match in game_positions("kilt_castle", 4, 9):
        if int(match.state["step"]) == 1:
            view = match.view(match.acting()[0])
            free = {t.id.removeprefix("site-") for t in view.scene().targets}
            for id in CELL_IDS:
                if int(match.state["height"][CELL_IDS.index(id)]) == 0:
                    (now,) = view.card(f"cell-{id}").now
                    assert (now[0] == "now-cell-first") == (id in free)
                    if now[0] == "now-cell-nearer":
                        assert now[1]["near"].id in free
                    found.add(now[0])
        if len(match) > 20:
            break
    assert found == {"now-cell-first", "now-cell-nearer", "now-cell-aside"}


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
            half_w, half_h = (side / 2 for side in card_size(p.turn))
            assert half_w <= p.x <= scene.width - half_w, p.id
            assert half_h <= p.y <= scene.height - half_h, p.id
    for t in scene.targets:
        assert t.width / 2 <= t.x <= scene.width - t.width / 2, t.id
        assert t.height / 2 <= t.y <= scene.height - t.height / 2, t.id


def badge_box(t: Target) -> tuple[float, float, float, float]:
    half, (x, y) = 14.6, t.badge_at  # the coin with its rim
    return t.x + x - half, t.y + y - half, t.x + x + half, t.y + y + half


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


def to_move(match: Match) -> Match:
    """From here on to where a card is to be moved."""
    while not match.legal()[0].startswith("move"):
        match.play(match.legal()[0])
    return match


def boxes(scene: Scene, start: str) -> dict[str, tuple[float, float, float, float]]:
    """Left, top, right and bottom of targets."""
    return {
        t.id: (t.x - t.width / 2, t.y - t.height / 2, t.x + t.width / 2, t.y + t.height / 2)
        for t in scene.targets
        if t.id.startswith(start)
    }


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_on_a_tall_screen_the_numbers_beside_a_row_do_not_read_as_one():
    """ "19" and the row's own "1": a digit of this size is 14 wide; the row's stands on a disc."""
    plan = Plan(3, "tall")
    scene = korsi.Match("kilt_castle", 3, 4).view(0).scene("tall")
    discs = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="(\d+)"', scene.ground)
    lowest = min(float(x) - float(r) for x, _, r in discs)
    (number,) = [p for p in scene.pieces if p.id == "lane-19"]
    (out,) = re.findall(r'<text[^>]* transform="rotate\(\S+ 0 -([\d.]+)\)', FACES[number.face])
    assert number.x == plan.left and lowest - (plan.left - float(out) + 14) > 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_tall_screen_castle_and_cards_are_seen_together(players):
    """They were two sections: who chose a card did not see the castle, nor a card who saw that."""
    stands = None
    for match in game_positions("kilt_castle", players, 11):
        s, acting = ints(match.state), match.acting()
        scene = match.view(acting[0] if acting else -1).scene("tall")
        (castle, *_) = scene.sections
        high = castle.y + castle.height
        for p in scene.pieces:
            if p.id.startswith(("card-", "floor-", "roof-", "lane-", "front")):
                assert 0 <= p.x <= castle.width and castle.y <= p.y <= high, p.id
        for t in scene.targets:
            assert t.y - t.height / 2 >= castle.y and t.y + t.height / 2 <= high, t.id
        # a card lies at its own line, the half towards the castle next to it
        for card, space in enumerate(s.card_space):
            if space >= 0:
                (piece,) = [p for p in scene.pieces if p.id == f"card-{card}"]
                (area,) = [a for a in scene.areas if a.thing == f"space-{space}"]
                assert abs(piece.x - area.x) < area.width / 2
                assert abs(piece.y - area.y) < area.height / 2
        # all of it is in sight at 390 px, and stands still: it moved by up to 23 px between steps
        stands = stands or castle
        assert castle == stands and castle.height <= SEEN
        tiles = [t for t in scene.targets if t.id.startswith("take-")]
        assert all(min(t.width, t.height) * 360 / castle.width >= 44 for t in tiles)
        for t in tiles if len(tiles) > 3 else ():  # the ninth stood alone above the others
            near = [abs(t.x - o.x) + abs(t.y - o.y) for o in tiles]
            assert any(abs(away - TILE_STEP) < 0.1 for away in near), t.id
        if len(match) % 9 == 0:  # no finger takes one for another
            for start in ("take-", "site-"):
                all_ = [*boxes(scene, start).values()]
                assert all(apart(a, b) for i, a in enumerate(all_) for b in all_[:i])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_to_choose_from_lie_on_a_rack_and_not_beside_numbers_of_spaces(players):
    """Right beside the numbers 19 to 15 they were taken for cards that lie on those spaces."""
    plan = Plan(players, "tall")
    for match in game_positions("kilt_castle", players, 12):
        acting = match.acting()
        scene = match.view(acting[0] if acting else -1).scene("tall")
        tiles = [t for t in scene.targets if t.id.startswith("take-")]
        racks = [p for p in scene.pieces if p.id.startswith("rack-")]
        assert bool(racks) == bool(tiles)
        assert not tiles or any(p.written for p in racks)
        laid = []
        for p in racks:
            face = re.findall(r' (?:x|y|width|height)="([-\d.]+)"', FACES[p.face])
            x, y, w, h = map(float, face)
            laid.append((p.x + x, p.y + y, p.x + x + w, p.y + y + h))
        for t in tiles:
            inside = [b for b in laid if b[0] + 5 < t.x - 44 and t.x + 44 < b[2] - 5]
            assert any(b[1] < t.y - 44 and t.y + 44 < b[3] for b in inside), t.id
        near = in_play(ints(match.state))
        for space in range(SPACES):
            x, y, _ = beside_board(space, number_room(space) / 2, plan)
            over = [b for b in laid if b[0] < x + 11 and x - 11 < b[2]]
            over = [b for b in over if b[1] < y + 11 and y - 11 < b[3]]
            assert not over or space not in near, space
            # a number is hidden whole
            assert all(b[1] < y - 11 and y + 11 < b[3] for b in over), space
            assert all(b[0] < x - 11 and x + 11 < b[2] for b in over), space


def test_on_a_tall_screen_a_card_goes_to_the_space_beside_its_line():
    """What is tapped is the whole space, and none of another; the line it serves lights up."""
    scene = to_move(after(4, 5, 40)).view(to_move(after(4, 5, 40)).acting()[0]).scene("tall")
    for opener in {t.group for t in scene.targets if t.group}:
        puts = [t for t in scene.targets if t.group == opener]
        there = boxes(scene, opener.replace("take", "put") + "-")
        assert len(there) == len(puts) and opener in boxes(scene, "take-")
        assert all(apart(a, b) for i, a in enumerate(there.values()) for b in [*there.values()][:i])
        for t in puts:
            space = t.id.split("-")[2]
            (area,) = [a for a in scene.areas if a.thing == f"space-{space}"]
            ghost, box = t.choices[0].ghost[0], there[t.id]
            inside = abs(area.x - t.x) < area.width / 2 and abs(area.y - t.y) < area.height / 2
            assert inside and min(abs(area.x - t.x), abs(area.y - t.y)) < 12
            assert box[0] < ghost.x < box[2] and box[1] < ghost.y < box[3]
            assert t.lights[0] == f"line-{space}"


def test_whoever_is_asked_before_the_turn_ends_is_told_who_builds():
    """The question named the move alone, not what follows of it."""
    match = to_move(after(3, 5, 40))
    puts = [t for t in seen(match).targets if t.id.startswith("put-")]
    assert puts
    for t in puts:
        (choice,) = t.choices
        assert choice.lost[0][0].startswith("preview-builder")
        assert [note for note in choice.notes if not note[0].startswith("preview-line")] == [
            *choice.lost
        ]


def test_a_space_says_what_may_be_built_there_and_for_how_much():
    """ "To space 3" said nothing of what follows: not the line, nor what is free, nor a price."""
    kinds = set()
    for match in game_positions("kilt_castle", 4, 9):
        if int(match.state["step"]) != 0 or len(match) > 60:
            continue
        mover = match.acting()[0]
        for t in match.view(mover).scene().targets:
            for choice in t.choices:
                ((key, said),) = [n for n in choice.notes if n[0].startswith("preview-line")]
                kinds.add(key)
                after = match.at(len(match)).play(choice.action)
                if int(after.state["step"]) != 1 or after.acting()[0] != mover:
                    continue
                there = after.view(mover).scene().targets
                costs = {s.id.removeprefix("site-"): int(s.badge) for s in there}
                free = {args["cell"] for _, args in said.get("free", ())}
                paid = {args["cell"]: args["ducats"] for _, args in said.get("paid", ())}
                assert dict.fromkeys(free, 0) | paid == costs
    assert {"preview-line-free", "preview-line-both", "preview-line-own"} <= kinds


def test_a_tower_says_when_a_roof_comes_and_a_site_why():
    """ "A roof goes on top: everyone's then" came out of nowhere."""
    reasons = 0
    for match in game_positions("kilt_castle", 4, 3):
        if int(match.state["step"]) != 1:
            continue
        view = match.view(match.acting()[0])
        for t in view.scene().targets:
            roof = [args for key, args in t.notes if key == "preview-roof"]
            card = dict(view.card(t.id.replace("site", "cell")).now)
            assert bool(roof) == ("now-tower-roof" in card)
            if roof:
                reasons += 1
                assert roof[0] == card["now-tower-roof"]
                assert roof[0]["seat"].id != match.acting()[0]
    assert reasons


def test_what_a_ducat_day_now_would_bring_says_what_a_ducat_day_is():
    """Held, it told what the purse holds; the coin beside it told what a ducat day is."""
    match = after(3, 5, 40)
    view = match.view(0)
    days = {p.thing for p in view.scene("tall").pieces if p.id.startswith("day-")}
    assert days == {"ducat-day"}
    now = {args["seat"].id: args["ducats"] for key, args in view.card("ducat-day").now
           if key == "now-day-of"}  # fmt: skip
    income = [sum(area["ducats"] for area in one["ducat_day_now"]) for one in match.breakdown()]
    assert now == {seat: n for seat, n in enumerate(income) if n}


def test_a_card_to_choose_lies_as_it_does_at_the_rim():
    """One card was drawn three ways on one screen."""
    turned = set()
    for match in game_positions("kilt_castle", 4, 3):
        if int(match.state["step"]) != 0:
            continue
        scene = match.view(match.acting()[0]).scene("tall")
        pieces = {p.id: p for p in scene.pieces}
        for t in (t for t in scene.targets if t.id.startswith("take-")):
            piece = pieces[t.lights[0]]
            drawn = re.search(r'<g transform="rotate\((\d+)\)"><rect', FACES[t.face])
            assert (int(drawn[1]) if drawn else 0) == piece.turn, t.id
            turned.add(piece.turn)
    assert len(turned) > 2


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
    left, edge = Plan(4, layout).left, Plan(4, layout).edge
    assert at_point(scene, left + 11, edge + 11) == "castle"
    mark = left + 22 + 9 + 50  # on the frame above the first column
    assert at_point(scene, mark, edge + 11) == "space-0"
    for thing in ("castle", "space-0"):
        assert match.view(0).card(thing).says


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_plates_say_what_a_ducat_day_would_bring(layout):
    match = after(3, 5, 40)
    scene = match.view(0).scene(layout=layout)
    income = [sum(area["ducats"] for area in one["ducat_day_now"]) for one in match.breakdown()]
    assert len(set(income)) > 1
    for seat, ducats in enumerate(income):
        piece = next(p for p in scene.pieces if p.id == f"day-{seat}")
        said = words_of("en", match.game).say([])(piece.written.key, piece.args)
        wanted = f"Ducat day now: {ducats}" if layout == "wide" else "ducat day now"
        assert re.sub("[\u2068\u2069]", "", said) == wanted
        assert (f">+{ducats}</text>" in FACES[piece.face]) == (layout == "tall")


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_plate_bears_the_name_of_its_player(players: int, layout: str) -> None:
    """Plates bore signs alone: nobody knew whose they were without looking above the table."""
    scene = after(players, 5, 12).view(0).scene(layout=layout)
    names = [p for p in scene.pieces if p.id.startswith("name-")]
    assert [p.owner for p in names] == [*range(players)]
    plates = {p.owner: p for p in scene.pieces if p.id.startswith("seat-")}
    for p in names:
        assert p.written and p.written.key == "written-owner"
        assert abs(p.y - plates[p.owner].y) < 60


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_price_hides_neither_floors_nor_whose_a_tower_is(layout: str) -> None:
    """The coin lay on a corner of the tower, then between two cells: now in its own cell, above a
    low tower or on its sides, clear of the signs on them; on a tall screen, where column e could
    not be read, in the place of the height, which is the same number."""
    checked = set()
    for match in game_positions("kilt_castle", 4, 9):
        s, acting = match.state, match.acting()
        scene = match.view(acting[0] if acting else -1).scene(layout=layout)
        for t in scene.targets if int(s["step"]) == 1 else ():
            cell = CELL_IDS.index(t.id.removeprefix("site-"))
            floors = int(s["height"][cell])
            x, y = face_at(cell, floors - 1, floors, Plan(4, layout))
            if floors > 1 and layout == "tall":
                place = height_at(cell, floors, Plan(4, layout))
                assert (t.x + t.badge_at[0], t.y + t.badge_at[1]) == pytest.approx(place)
                (number,) = [p for p in scene.pieces if p.id == f"height-{CELL_IDS[cell]}"]
                assert FACES[number.face] == ""
                checked.add(min(floors, 3))
                continue
            left, top, right, bottom = badge_box(t)
            higher = 3.6 * (layout == "tall")  # a higher coin
            top, bottom = top - higher, bottom + higher
            assert abs(t.badge_at[0]) + 14.6 <= CELL_W / 2, t.id
            assert abs(t.badge_at[1]) + 14.6 + higher <= CELL_H / 2 + 1.5, t.id
            if floors:
                assert bottom <= y - 20 or (top >= y + 12 and left >= x - 17 and right <= x + 19)
                checked.add(min(floors, 3))
        if len(match) > 60:
            break
    assert checked == {1, 2, 3}


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_castle_marks_the_half_of_a_card_that_faces_it(layout: str) -> None:
    """Nothing showed what "facing" meant."""
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
            drawn = {faces.small_card(card, last, half, side) for last in ends}
        assert piece.face in drawn


def test_a_purse_says_what_a_ducat_day_would_pay_for():
    """ "Ducat day pays 1" told nobody why: a roof, for all that they had no tower left."""
    match = after(3, 5, 40)
    say = words_of("en", match.game).say(["A", "B", "C"])
    for seat, one in enumerate(match.breakdown()):
        now = [area["cells"] for area in one["ducat_day_now"]]
        (brings,) = [note for note in match.view(0).card(f"purse-{seat}").now if "-day" in note[0]]
        said = re.sub("[\u2066-\u2069]", "", say(*brings))
        assert all(cell in said for cells in now for cell in cells), (said, now)
    assert "tower" in said


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_words_beside_the_roofs_can_be_pointed_at(layout):
    """ "2 roofs left" had no card: a page hears nothing on letters alone."""
    (words,) = [p for p in korsi.Match("kilt_castle", 3, 4).view(0).scene(layout).pieces
                if p.id == "roofs"]  # fmt: skip
    assert words.thing == "roof" and "<rect" in FACES[words.face]


def test_no_wash_lies_over_the_cards_of_a_space_one_may_choose():
    """Its shadow greyed them: what could be chosen looked as if it could not."""
    puts = [t for t in to_move(after(4, 5, 40)).view(to_move(after(4, 5, 40)).acting()[0])
            .scene("tall").targets if t.id.startswith("put-")]  # fmt: skip
    assert puts
    for t in puts:
        assert 'class="hit" fill-opacity="0" ' in FACES[t.face], t.id
