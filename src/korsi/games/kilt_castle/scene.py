"""The table of Kilt Castle as a picture.

The board is seen slightly from above: a tower rises up the screen, every floor a slab of its own. Cards
lie round the board, their inner half towards it; each seat's money and floors lie in a corner. All
places follow from the box, so another lake, grid or track is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from korsi.core.scene import Choice, Piece, Scene, Target, num, use, var, words

from .box import (
    BOX,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CELLS,
    CELLS_AT,
    COLOUR_COUNT,
    COLOURS,
    FLOOR_KINDS,
    LINE_NUMBER,
    LINES,
    MAX_CARDS,
    SIDE_OF,
    SPACES,
    START_ROWS,
)
from .moves import BUILT, CELL_IDS, EARNS, FIRST_BUILD, FIRST_ROOF, MOVED, ROOFED
from .state import BUILD, MOVE, ROOF

ART = Path(__file__).parent / "art.svg"

_HUES = ("#e08a33", "#b42f46", "#dad4c8", "#57627c")
TONES = dict(zip(COLOURS, _HUES, strict=False))
COLOURS_HERE = {
    "grass": ("#5f8f55", "#86b06c"),
    "grass-2": ("#578650", "#7da865"),
    "grass-edge": ("#3c6340", "#5b8a4d"),
    "earth": ("#2c4632", "#4d7345"),
    "wood": ("#4a2c1c", "#8a5a34"),
    "water": ("#23878f", "#3fb0b0"),
    "water-deep": ("#1b6a76", "#2b9299"),
    "water-light": ("#8fd8d2", "#c9f1ea"),
    "sand": ("#d9c48f", "#efdfb2"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
    **{f"roof-{i}": (hue, hue) for i, hue in enumerate(_HUES)},
}

ROWS, COLS = BOX.data["board"]["rows"], BOX.data["board"]["cols"]
LAKE = [tuple(cell) for cell in BOX.data["board"]["lake"]]

CELL_W, CELL_H = 100, 94
FRAME = 22  # the kilim
GRASS = 8  # between kilim and cells
GAP = 20  # between frame and cards, where the front lies
CARD_W, CARD_H, CARD_STEP = 80, 34, 37
THICK = 12  # the board's edge, seen from above
RISE, MOST_RISE = 13, 54  # of a floor, and of a whole tower before its floors move together
FACE = 28  # the middle of a ground floor's face below the middle of its cell... see face_at

BOARD_W = COLS * CELL_W + 2 * (FRAME + GRASS)
BOARD_H = ROWS * CELL_H + 2 * (FRAME + GRASS)
TURN_OF = {"top": 0, "right": 90, "bottom": 180, "left": 270}
PANEL_W = 156


# --------------------------------------------------------------------------- places


def margin(players: int) -> float:
    """Room for the longest row of cards this many players can lay, and for a seat in the corner."""
    return float(max(GAP + CARD_STEP * int(MAX_CARDS[players]) + 6, PANEL_W + 14))


def cell_middle(at: tuple[int, int], edge: float) -> tuple[float, float]:
    """The middle of a square of the grid."""
    row, col = at
    inside = edge + FRAME + GRASS
    return inside + (col + 0.5) * CELL_W, inside + (row + 0.5) * CELL_H


def card_place(space: int, rank: float, edge: float) -> tuple[float, float, float]:
    """x, y and turn of the rank-th card of a row; rank 0 lies next to the board."""
    side, number = SIDE_OF[space], LINE_NUMBER[space]
    along_x, along_y = cell_middle((number, number), edge)
    out = GAP + CARD_H / 2 + rank * CARD_STEP
    if side == "top":
        return along_x, edge - out, 0
    if side == "bottom":
        return along_x, edge + BOARD_H + THICK + out, 180
    if side == "right":
        return edge + BOARD_W + out, along_y, 90
    return edge - out, along_y, 270


def rise(height: int) -> float:
    """How far each floor of a tower stands above the one below; tall towers are pressed together."""
    return min(RISE, MOST_RISE / max(1, height - 1))


def face_at(cell: int, level: int, height: int, edge: float) -> tuple[float, float]:
    """The middle of the upper face of a tower's floor; level 0 is the ground floor."""
    x, y = cell_middle(CELLS_AT[cell], edge)
    return x, y + 9 - level * rise(height)


def rank_of(s: Any, card: int) -> int:
    """Where in its row a card lies. The order means nothing (K-0.7), so it is kept still."""
    space = s["card_space"][card]
    return sum(1 for other in range(card) if s["card_space"][other] == space)


def corner(seat: int, viewer: int, players: int) -> int:
    """0 bottom left, then clockwise. The viewer sits bottom left; two players sit opposite."""
    place = (seat - max(0, viewer)) % players
    return place * 2 if players == 2 else place


# --------------------------------------------------------------------------- the ground


def ground(players: int) -> str:
    edge = margin(players)
    return "".join(
        [_board(edge), _kilim(edge), _cells(edge), _lake(edge), _spaces(players, edge), _lines(edge)]
    )


def _rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )


def _board(edge: float) -> str:
    """The board as a thing: its shadow on the table, its front edge, its green."""
    return (
        _rect(edge - 6, edge + 8, BOARD_W + 20, BOARD_H + THICK + 6, 24, var("shadow"),
              'fill-opacity="0.35"')
        + _rect(edge, edge + 8, BOARD_W, BOARD_H + THICK - 8, 16, var("wood"))
        + _rect(edge, edge, BOARD_W, BOARD_H, 16, var("kilim"))
        + _rect(edge + FRAME, edge + FRAME, BOARD_W - 2 * FRAME, BOARD_H - 2 * FRAME, 6,
                var("earth"))
    )  # fmt: skip


def _kilim(edge: float) -> str:
    """The border: one woven band along each side, a star in each corner."""
    inner_w, inner_h = BOARD_W - 2 * FRAME, BOARD_H - 2 * FRAME
    far_x, far_y = edge + BOARD_W, edge + BOARD_H
    bands = (
        (edge + FRAME, edge, 0, inner_w),
        (far_x, edge + FRAME, 90, inner_h),
        (far_x - FRAME, far_y, 180, inner_w),
        (edge, far_y - FRAME, 270, inner_h),
    )
    out = []
    for x, y, turn, length in bands:
        stretch = length / (28 * round(length / 28))  # whole motifs only
        out.append(
            f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) scale({stretch:.5f} 1)">'
            f'<rect width="{num(length / stretch)}" height="{FRAME}" fill="url(#kilim)"/></g>'
        )
    for x in (edge + FRAME / 2, far_x - FRAME / 2):
        for y in (edge + FRAME / 2, far_y - FRAME / 2):
            out.append(
                f'<path transform="translate({num(x)} {num(y)})" fill="{var("gold")}" '
                'd="M0 -8 L2.4 -2.4 L8 0 L2.4 2.4 L0 8 L-2.4 2.4 L-8 0 L-2.4 -2.4 Z"/>'
            )
    return "".join(out)


def _cells(edge: float) -> str:
    out = []
    for i, (row, col) in enumerate(CELLS_AT):
        x, y = cell_middle((row, col), edge)
        green = var("grass" if (row + col) % 2 else "grass-2")
        out.append(
            f'<g id="cell-{CELL_IDS[i]}">'
            + _rect(x - 46, y - 43, 92, 86, 11, green, f'stroke="{var("grass-edge")}" '
                    'stroke-width="2"')
            + use("tuft", x - 24 + (i * 37) % 50, y - 22 + (i * 23) % 44)
            + "</g>"
        )  # fmt: skip
    return "".join(out)


def _lake(edge: float) -> str:
    """Squares of water melt into one lake; sand where it meets the land."""
    sand, water, waves = [], [], []
    for i, (row, col) in enumerate(LAKE):
        x, y = cell_middle((row, col), edge)
        left, top = x - CELL_W / 2 + 5, y - CELL_H / 2 + 5
        right, bottom = x + CELL_W / 2 - 5, y + CELL_H / 2 - 5
        # reach over to the next square of water, and to the frame
        right += 14 if (row, col + 1) in LAKE else 4 if col == COLS - 1 else 0
        left -= 14 if (row, col - 1) in LAKE else 4 if col == 0 else 0
        bottom += 14 if (row + 1, col) in LAKE else 4 if row == ROWS - 1 else 0
        top -= 14 if (row - 1, col) in LAKE else 4 if row == 0 else 0
        box = (left, top, right - left, bottom - top)
        sand.append(_rect(*box, 14, var("sand"), f'stroke="{var("sand")}" stroke-width="7"'))
        water.append(_rect(*box, 12, var("water")))
        waves.append(use("wave", x - 12, y - 16 + 8 * (i % 2)) + use("wave", x + 12, y + 20))
    return f'<g id="lake">{"".join(sand + water + waves)}</g>' if LAKE else ""


def _spaces(players: int, edge: float) -> str:
    """Where cards may lie: a faint bed, its number, and the printed start mark (K-2.6)."""
    start = {int(r[0]): int(r[1]) for r in START_ROWS[players] if r[0] >= 0}
    out = []
    for space in range(SPACES):
        x, y, turn = card_place(space, 0, edge)
        bed = _rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, 7, var("ink"), 'fill-opacity="0.045" '
                    f'stroke="{var("edge")}" stroke-width="1.5"')  # fmt: skip
        mark = ""
        if space in start:
            mark = use("plaque", 0, GAP + CARD_H / 2 + FRAME / 2)
            for i in range(start[space]):
                mark += use("pip", (i - (start[space] - 1) / 2) * 7.4, GAP + CARD_H / 2 + FRAME / 2)
        number = words(str(space), 0, 0, 15, "ink-soft", turn, weight=500)
        out.append(
            f'<g id="space-{space}" transform="translate({num(x)} {num(y)}) rotate({turn})">'
            f"{bed}{number}{mark}</g>"
        )
    return "".join(out)


def line_box(space: int, edge: float) -> tuple[float, float, float, float]:
    """The rectangle round the line a space serves (K-0.8): x, y, width, height."""
    middles = [cell_middle(CELLS_AT[cell], edge) for cell in LINES[space]]
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    half_w, half_h = CELL_W / 2, CELL_H / 2
    return left - half_w, top - half_h, right - left + CELL_W, bottom - top + CELL_H


def _lines(edge: float) -> str:
    """Every line once, unlit; a client lights the one it is pointed to."""
    lit = f'stroke="{var("gold")}" stroke-width="3" fill-opacity="0.16" opacity="0"'
    return "".join(
        f'<g id="line-{space}" class="light">{_rect(*line_box(space, edge), 14, var("gold"), lit)}</g>'
        for space in range(SPACES)
    )


# --------------------------------------------------------------------------- pieces


def sign(colour: int, x: float, y: float, size: float, fill: str = "tone-ink", turn: float = 0) -> str:
    """The sign of a colour, so that nobody needs to see the colour itself."""
    return f'<g fill="{var(fill)}">{use(f"sign-{colour}", x, y, turn, size / 20)}</g>'


def _face(colour: int, crests: int) -> str:
    """What a floor shows from above: its sign and its crests."""
    if crests == 0:
        return sign(colour, 0, 0, 22)
    shields = "".join(use("crest", x, 0) for x in ((14,) if crests == 1 else (5, 23)))
    return sign(colour, -14 if crests == 1 else -18, 0, 20) + shields


def floor_piece(s: Any, number: int, cell: int, kind: int, level: int, height: int, edge: float,
                **more: Any) -> Piece:  # fmt: skip
    """The number-th floor built in this game, at its level of its tower."""
    x, y = face_at(cell, level, height, edge)
    colour, crests = divmod(kind, 3)
    strip = rise(height)  # what is seen of its side once the next floor stands on it
    low = sign(colour, -22, 34 - strip / 2, min(9.0, strip - 2), "tone-ink")
    row = CELLS_AT[cell][0]
    return Piece(
        **{
            "id": f"floor-{number}",
            "art": "floor",
            "x": x,
            "y": y,
            "z": 100 + row * 100 + level,
            "owner": int(s["owner"][colour]),
            "tone": COLOURS[colour],
            "more": low + _face(colour, crests),
            "key": "piece-floor",
            "args": {
                "colour": COLOURS[colour],
                "crests": crests,
                "cell": CELL_IDS[cell],
                "level": level + 1,
                "height": height,
            },
            "marks": ("base",) if level == 0 else (),
            "enter": (x, y - 70),
            **more,
        }
    )


def _floors(s: Any, edge: float) -> list[Piece]:
    level = [0] * CELLS
    out = []
    for i in range(int(s["floors"])):
        cell, kind = int(s["floor_cell"][i]), int(s["floor_kind"][i])
        out.append(floor_piece(s, i, cell, kind, level[cell], int(s["height"][cell]), edge))
        level[cell] += 1
    return out


def _heights(s: Any, edge: float) -> list[Piece]:
    """The price of a tower (K-4.5), on its corner; a single floor needs no number."""
    out = []
    for cell in range(CELLS):
        height = int(s["height"][cell])
        if height > 1:
            x, y = face_at(cell, height - 1, height, edge)
            out.append(
                Piece(
                    id=f"height-{CELL_IDS[cell]}",
                    art="number",
                    x=x + 33,
                    y=y - 17,
                    z=197 + CELLS_AT[cell][0] * 100,
                    text=str(height),
                    text_at=(0, 0, 17),
                    text_fill="cream",
                    key="piece-height",
                    args={"cell": CELL_IDS[cell], "height": height},
                )
            )
    return out


def _roofs(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
    """A roof is named by its tower: the record does not tell the two apart."""
    out = []
    new, source = told.get(ROOFED, [-1, -1, -1, -1])[1:3]
    for cell in range(CELLS):
        if int(s["roofed"]) >> cell & 1:
            height = int(s["height"][cell])
            x, y = face_at(cell, height - 1, height, edge)
            enter = (x, y - 80.0)
            if cell == new and source >= 0:
                low = int(s["height"][source])
                enter = face_at(source, low - 1, low, edge)
            out.append(
                Piece(
                    id=f"roof-{CELL_IDS[cell]}",
                    art="roof",
                    x=x,
                    y=y,
                    z=190 + CELLS_AT[cell][0] * 100,
                    key="piece-roof",
                    args={"cell": CELL_IDS[cell]},
                    marks=("last",) if cell == new else (),
                    enter=enter,
                )
            )
    return out


def _spare_roofs(s: Any, edge: float) -> list[Piece]:
    width, height = size(int(s["players"]))
    four = int(s["players"]) == 4
    return [
        Piece(
            id=f"spare-roof-{i}",
            art="roof",
            x=width - edge + 50 + 66 * i,
            y=height - edge + 44 if four else height - 50,
            scale=0.72,
            z=60,
            key="piece-spare-roof",
        )
        for i in range(int(s["roofs_left"]))
    ]


def card_piece(s: Any, card: int, space: int, inner: int, rank: float, edge: float,
               **more: Any) -> Piece:  # fmt: skip
    """A card; turned half round when its second colour points to the board (K-3.11)."""
    x, y, turn = card_place(space, rank, edge)
    first, second = CARDS[card]
    if second < 0:
        art, faces = "single", sign(first, 0, 0, 20)
    else:
        art = "card"
        faces = sign(first, 0, 7.4, 12) + sign(second, 0, -7.4, 12, "second-ink", 180)
        turn += 0 if inner == first else 180
    outer = first + second - inner if second >= 0 else -1
    return Piece(
        **{
            "id": f"card-{card}",
            "art": art,
            "x": x,
            "y": y,
            "turn": turn % 360,
            "z": 50,
            "tone": COLOURS[first],
            "second": COLOURS[second] if second >= 0 else "",
            "more": faces,
            "key": "piece-card",
            "args": {
                "card": CARD_IDS[card],
                "inner": COLOURS[inner],
                "outer": COLOURS[outer] if outer >= 0 else "none",
                "space": space,
            },
            **more,
        }
    )


def _cards(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
    moved = told[MOVED][1] if MOVED in told else int(s["card"])
    return [
        card_piece(
            s,
            card,
            int(s["card_space"][card]),
            int(s["card_inner"][card]),
            rank_of(s, card),
            edge,
            marks=("last",) if card == moved else (),
        )
        for card in range(CARD_COUNT)
        if int(s["card_space"][card]) >= 0
    ]


def _front(s: Any, edge: float) -> Piece:
    """K-3.4: the head of the cards, pointing where they go."""
    x, y, turn = card_place(int(s["front"]), -(CARD_H + GAP) / 2 / CARD_STEP, edge)
    return Piece(
        id="front",
        art="front",
        x=x,
        y=y,
        turn=turn,
        z=40,
        key="piece-front",
        args={"space": int(s["front"])},
    )


def _line(s: Any, edge: float) -> list[Piece]:
    """K-4.3: the line of the moved card, lit while it is built on."""
    if int(s["step"]) not in (BUILD, ROOF):
        return []
    x, y, w, h = line_box(int(s["line"]), edge)
    glow = _rect(-w / 2, -h / 2, w, h, 14, var("gold"), 'fill-opacity="0.22" stroke-width="3" '
                 f'stroke="{var("gold")}" stroke-dasharray="2 7" stroke-linecap="round"')  # fmt: skip
    return [
        Piece(
            id="line",
            x=x + w / 2,
            y=y + h / 2,
            z=5,
            more=glow,
            key="piece-line",
            args={"space": int(s["line"])},
        )
    ]


def _last(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
    """Where the last step left its trace."""
    out = []
    if MOVED in told:
        start = told[MOVED][2]
        x, y, turn = card_place(start, int(s["row_size"][start]), edge)
        out.append(Piece(id="last-space", art="left-space", x=x, y=y, turn=turn, z=30))
    if BUILT in told:
        x, y = cell_middle(CELLS_AT[told[BUILT][1]], edge)
        out.append(Piece(id="last-cell", art="built", x=x, y=y, z=8))
    return out


# --------------------------------------------------------------------------- seats in the corners


def panel_height(colours: int) -> float:
    return 48 + 44 * colours


def _seats(s: Any, viewer: int, told_all: list[list[int]], edge: float) -> list[Piece]:
    players = int(s["players"])
    width, height = size(players)
    earned = {e[1]: e[2] for e in told_all if e[0] == EARNS}
    out = []
    for seat in range(players):
        own = [c for c in range(COLOUR_COUNT) if int(s["owner"][c]) == seat]
        at = corner(seat, viewer, players)
        tall = panel_height(len(own))
        left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
        top = 10.0 if at in (1, 2) else height - 10 - tall
        turn_now = int(s["active"]) == seat
        edge_colour = var("gold") if turn_now else var("edge")
        panel = _rect(0, 0, PANEL_W, tall, 14, var("panel"), f'fill-opacity="0.92" '
                      f'stroke="{edge_colour}" stroke-width="{2.5 if turn_now else 1.5}"')  # fmt: skip
        money = int(s["money"][seat])
        gain = words(f"+{earned[seat]}", 92, 26, 17, "gold") if earned.get(seat) else ""
        out.append(
            Piece(
                id=f"seat-{seat}",
                x=left,
                y=top,
                z=60,
                owner=seat,
                more=panel + use("coin", 26, 26, scale=1.35) + gain,
                text=str(money),
                text_at=(58, 26, 26),
                key="piece-seat",
                args={"seat": seat, "ducats": money},
            )
        )
        for i, colour in enumerate(own):
            out.append(_supply(s, seat, colour, left, top + 48 + 44 * i))
        if turn_now:
            pending = bool(s["ducat_pending"])
            out.append(
                Piece(
                    id="seal",
                    art="ducat" if pending else "seal",
                    x=left + PANEL_W - 28,
                    y=top + 26,
                    scale=0.86,
                    z=62,
                    key="piece-seal",
                    args={"side": "ducat" if pending else "seal", "seat": seat},
                    marks=("glow",) if pending else (),
                )
            )
    return out


def _supply(s: Any, seat: int, colour: int, x: float, y: float) -> Piece:
    """Floors not yet built, by crests."""
    left = [int(s["supply"][colour][kind]) for kind in range(3)]
    disc = f'<circle cx="24" cy="18" r="15" fill="{var("tone")}" stroke="{var("cream")}" stroke-width="2"/>'
    out = disc + sign(colour, 24, 18, 16)
    for kind, count in enumerate(left):
        at = 48 + kind * 36
        out += _rect(at, 4, 30, 16, 4, var("tone"), f'stroke="{var("tone-deep")}" stroke-width="1.5"')
        for i in range(kind):
            out += use("crest", at + 15 + (i - (kind - 1) / 2) * 12, 11, scale=0.62)
        out += words(str(count), at + 15, 29, 14, "ink" if count else "ink-soft")
    return Piece(
        id=f"supply-{COLOURS[colour]}",
        x=x,
        y=y,
        z=61,
        owner=seat,
        tone=COLOURS[colour],
        more=out,
        key="piece-supply",
        args={"colour": COLOURS[colour], **dict(zip(FLOOR_KINDS, left, strict=True))},
    )


# --------------------------------------------------------------------------- targets


def price(s: Any, seat: int, cell: int) -> int:
    """K-4.5, K-4.6 as a picture needs it; whether it may be built is not decided here."""
    top = int(s["top"][cell])
    return 0 if top < 0 or int(s["owner"][top]) == seat else int(s["height"][cell])


def _move_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    """First which card, then where to."""
    out = []
    for card in range(CARD_COUNT):
        spaces = [a - card * SPACES for a in actions if a // SPACES == card]
        if not spaces:
            continue
        start = int(s["card_space"][card])
        x, y, turn = card_place(start, rank_of(s, card), edge)
        wide, deep = (90, 44) if turn % 180 == 0 else (44, 90)
        out.append(
            Target(
                id=f"take-{card}",
                x=x,
                y=y,
                width=wide,
                height=deep,
                key="target-card",
                args={"card": CARD_IDS[card], "space": start},
                lights=(f"card-{card}",),
            )
        )
        out += [_put_target(s, card, space, edge) for space in spaces]
    return out


def _put_target(s: Any, card: int, space: int, edge: float) -> Target:
    start = int(s["card_space"][card])
    first, second = CARDS[card]
    inner = int(s["card_inner"][card])
    turned = first + second - inner if second >= 0 else inner
    outer = inner if second >= 0 else -1
    empties = int(s["row_size"][start]) == 1
    rank = int(s["row_size"][space])
    x, y, turn = card_place(space, rank, edge)
    wide, deep = (90, 44) if turn % 180 == 0 else (44, 90)
    said = {
        "card": CARD_IDS[card],
        "space": space,
        "first": COLOURS[turned],
        "second": COLOURS[outer] if outer >= 0 else "none",
        "ducat_day": "yes" if empties else "no",
    }
    ghost = card_piece(s, card, space, turned, rank, edge, id=f"ghost-card-{card}")
    return Target(
        id=f"put-{card}-{space}",
        x=x,
        y=y,
        width=wide,
        height=deep,
        group=f"take-{card}",
        choices=(Choice(card * SPACES + space, "choice-move", said, ghost=(ghost,)),),
        key="target-space",
        args=said,
        badge="+" if empties else "",
        badge_art="coin",
        lights=(f"line-{space}", f"card-{card}"),
    )


def _build_targets(s: Any, seat: int, actions: Sequence[int], edge: float) -> list[Target]:
    """One per cell; up to three kinds of floor behind it."""
    card = int(s["card"])
    inner = int(s["card_inner"][card])
    colour = inner if int(s["builder"]) == 0 else CARDS[card][0] + CARDS[card][1] - inner
    kinds: dict[int, list[int]] = {}
    for action in actions:
        cell, kind = divmod(action - FIRST_BUILD, 3)
        kinds.setdefault(cell, []).append(kind)
    out = []
    for cell, here in kinds.items():
        x, y = cell_middle(CELLS_AT[cell], edge)
        ducats, top = price(s, seat, cell), int(s["top"][cell])
        said = {
            "cell": CELL_IDS[cell],
            "colour": COLOURS[colour],
            "price": ducats,
            "to": int(s["owner"][top]) if ducats else -1,
            "height": int(s["height"][cell]),
        }
        level = int(s["height"][cell])
        choices = tuple(
            Choice(
                FIRST_BUILD + cell * 3 + kind,
                "choice-floor",
                {**said, "crests": kind, "left": int(s["supply"][colour][kind])},
                badge=str(ducats),
                ghost=(
                    floor_piece(s, int(s["floors"]), cell, colour * 3 + kind, level, level + 1,
                                edge, id=f"ghost-{CELL_IDS[cell]}-{kind}"),
                ),
            )
            for kind in here
        )  # fmt: skip
        out.append(
            Target(
                id=f"site-{CELL_IDS[cell]}",
                x=x,
                y=y,
                width=CELL_W - 8,
                height=CELL_H - 8,
                choices=choices,
                key="target-site",
                args=said,
                badge=str(ducats),
                badge_at=(0, 31),
                badge_art="coin",
                lights=(f"cell-{CELL_IDS[cell]}",),
            )
        )
    return out


def _roof_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    out = []
    for action in actions:
        cell = action - FIRST_ROOF
        height = int(s["height"][cell])
        x, y = face_at(cell, height - 1, height, edge)
        said = {"cell": CELL_IDS[cell]}
        out.append(
            Target(
                id=f"lift-{CELL_IDS[cell]}",
                x=x,
                y=y - 10,
                width=92,
                height=84,
                choices=(Choice(action, "choice-roof", said),),
                key="target-roof",
                args=said,
                lights=(f"roof-{CELL_IDS[cell]}",),
            )
        )
    return out


def targets(s: Any, seat: int, actions: Sequence[int], edge: float) -> list[Target]:
    moves = [a for a in actions if a < FIRST_BUILD]
    builds = [a for a in actions if FIRST_BUILD <= a < FIRST_ROOF]
    roofs = [a for a in actions if a >= FIRST_ROOF]
    made = _move_targets(s, moves, edge) if int(s["step"]) == MOVE else []
    if builds:
        made += _build_targets(s, seat, builds, edge)
    return made + _roof_targets(s, roofs, edge)


# --------------------------------------------------------------------------- the scene


def size(players: int) -> tuple[float, float]:
    edge = margin(players)
    return BOARD_W + 2 * edge, BOARD_H + THICK + 2 * edge


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    players = int(record["players"])
    edge = margin(players)
    told_all = [[int(x) for x in e] for e in record["events"][: int(record["n_events"])]]
    told = {e[0]: e[1:] for e in told_all}
    pieces = [
        *_line(record, edge),
        *_last(record, told, edge),
        _front(record, edge),
        *_cards(record, told, edge),
        *_floors(record, edge),
        *_roofs(record, told, edge),
        *_heights(record, edge),
        *_seats(record, seat, told_all, edge),
        *_spare_roofs(record, edge),
    ]
    width, height = size(players)
    return Scene(
        name="kilt_castle",
        width=width,
        height=height,
        art=ART,
        pieces=tuple(pieces),
        targets=tuple(targets(record, seat, actions, edge)),
        ground=ground(players),
        tones=TONES,
        colours=COLOURS_HERE,
    )
