"""The table of Kilt Castle as a picture.

The board is seen slightly from above: a tower rises up the screen, every floor a slab of its own.
Cards lie round the board, their inner half towards it; each seat's money and floors in a corner.
All places follow from the box, so another lake, grid or track is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from korsi.core.scene import (
    ABOVE,
    Args,
    Choice,
    Note,
    Noun,
    Piece,
    Scene,
    Target,
    num,
    use,
    var,
    words,
)

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
    ROOFS,
    SIDE_OF,
    SPACES,
    START_ROWS,
)
from .moves import BUILT, CELL_IDS, EARNS, FIRST_BUILD, FIRST_ROOF, MOVED, ROOFED, WINS
from .state import BUILD, MOVE, OWN_PAIR_MAKES_ROOF, ROOF
from .view import building_colour

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
    "glow": ("#ffe08a", "#ffe27a"),
    "sand": ("#d9c48f", "#efdfb2"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
    **{f"roof-{i}": (hue, hue) for i, hue in enumerate(_HUES)},
}

ROWS, COLS = BOX.data["board"]["rows"], BOX.data["board"]["cols"]
LAKE = [(int(row), int(col)) for row, col in BOX.data["board"]["lake"]]

CELL_W, CELL_H = 100, 94
FRAME = 22  # the kilim
GRASS = 9  # between kilim and cells
GAP = 18  # between frame and cards, where the front lies
CARD_W, CARD_H, CARD_STEP = 80, 32, 35
THICK = 12  # the board's edge, seen from above
RISE, MOST_RISE = 12.5, 46  # of a floor, and of a whole tower before its floors move together

BOARD_W = COLS * CELL_W + 2 * (FRAME + GRASS)
BOARD_H = ROWS * CELL_H + 2 * (FRAME + GRASS)
TURN_OF = {"top": 0, "right": 90, "bottom": 180, "left": 270}
PANEL_W = 146


# --------------------------------------------------------------------------- places


def margin(players: int) -> float:
    """Room for the longest row of cards this many players can lay, and for a seat in the corner."""
    return float(max(GAP + CARD_STEP * int(MAX_CARDS[players]) + 5, PANEL_W + 12))


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


def on_side(turn: float, along: float, deep: float) -> tuple[float, float]:
    """Width and height of something that lies along the edge at this turn."""
    return (along, deep) if turn % 180 == 0 else (deep, along)


def rise(height: int) -> float:
    """How far a floor stands above the one below; tall towers are pressed together."""
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


@cache
def ground(players: int) -> str:
    edge = margin(players)
    return "".join(
        [
            _board(edge),
            _kilim(edge),
            _cells(edge),
            _lake(edge),
            _spaces(players, edge),
            _lines(edge),
        ]
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


def _water(squares: Sequence[tuple[int, int]], edge: float, short: float) -> tuple[float, ...]:
    """The rectangle over these squares: short of the land, up to the frame, by so much smaller."""
    rows, cols = [row for row, _ in squares], [col for _, col in squares]
    left, top = cell_middle((min(rows), min(cols)), edge)
    right, bottom = cell_middle((max(rows), max(cols)), edge)
    left -= CELL_W / 2 + (1 if min(cols) == 0 else -5) - short
    top -= CELL_H / 2 + (1 if min(rows) == 0 else -5) - short
    right += CELL_W / 2 + (1 if max(cols) == COLS - 1 else -5) - short
    bottom += CELL_H / 2 + (1 if max(rows) == ROWS - 1 else -5) - short
    return left, top, right - left, bottom - top


def _lake(edge: float) -> str:
    """Squares of water melt into one lake; sand where it meets the land, deeper in the middle."""
    beside = [
        (square, (square[0] + r, square[1] + c)) for square in LAKE for r, c in ((0, 1), (1, 0))
    ]
    parts = [[square] for square in LAKE] + [list(pair) for pair in beside if pair[1] in LAKE]
    out = ""
    for short, fill in ((-4, "sand"), (0, "water"), (13, "water-deep")):
        for squares in parts:
            x, y, w, h = _water(squares, edge, short)
            out += _rect(x, y, w, h, 18, var(fill))
    for i, square in enumerate(LAKE):
        x, y = cell_middle(square, edge)
        out += use("wave", x - 14, y - 18 + 8 * (i % 2)) + use("wave", x + 6, y + 18)
    return f'<g id="lake">{out}</g>' if LAKE else ""


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
    boxes = [_rect(*line_box(space, edge), 14, var("gold"), lit) for space in range(SPACES)]
    return "".join(f'<g id="line-{i}" class="light">{box}</g>' for i, box in enumerate(boxes))


# --------------------------------------------------------------------------- pieces


def sign(
    colour: int, x: float, y: float, size: float, fill: str = "tone-ink", turn: float = 0
) -> str:
    """The sign of a colour, so that nobody needs to see the colour itself."""
    return f'<g fill="{var(fill)}">{use(f"sign-{colour}", x, y, turn, size / 20)}</g>'


def _tower_said(s: Any, cell: int) -> dict[str, Any]:
    """What every part of a tower says when asked: the tower (K-0.2), whose, what it costs."""
    args: dict[str, str | int | Noun] = {
        "cell": CELL_IDS[cell],
        "height": int(s["height"][cell]),
    }
    top = int(s["top"][cell])
    if top < 0:
        return {"key": "piece-cell", "args": {"cell": CELL_IDS[cell]}}
    if int(s["roofed"]) >> cell & 1:
        return {"key": "piece-tower-roofed", "args": args}
    args |= {
        "colour": COLOURS[top],
        "crests": int(s["crests"][cell]),
        "seat": Noun("seat", int(s["owner"][top])),
    }
    return {"key": "piece-tower", "args": args}


def _card_said(card: int, space: int, inner: int) -> tuple[str, Args]:
    """What a card says when asked (K-0.9)."""
    first, second = CARDS[card]
    if second < 0:
        return "piece-card-single", {"card": CARD_IDS[card], "space": space}
    return "piece-card-double", {
        "card": CARD_IDS[card],
        "space": space,
        "inner": Noun("colour", COLOURS[inner]),
        "outer": Noun("colour", COLOURS[first + second - inner]),
    }


def _face(colour: int, crests: int) -> str:
    """What a floor shows from above: its sign and its crests."""
    if crests == 0:
        return sign(colour, 0, 0, 22)
    # left and low, clear of the height on the upper right corner
    at, shields = (-14, (10,)) if crests == 1 else (-21, (-1, 16))
    return sign(colour, at, 2, 19) + "".join(use("crest", x, 2) for x in shields)


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
            **_tower_said(s, cell),
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
                    x=x + 31,
                    y=y - 18,
                    z=ABOVE + CELLS_AT[cell][0],
                    text=str(height),
                    text_at=(0, 0, 18),
                    text_fill="cream",
                    **_tower_said(s, cell),
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
                    **_tower_said(s, cell),
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
            x=width - edge + 46 + 66 * i,
            y=height - edge + 34 if four else height - 40,
            scale=0.72,
            z=60,
            key="piece-roofs",
            args={"count": int(s["roofs_left"])},
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
        faces = sign(first, 0, 7, 11.5) + sign(second, 0, -7, 11.5, "second-ink", 180)
        turn += 0 if inner == first else 180
    key, args = _card_said(card, space, inner)
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
            "key": key,
            "args": args,
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
    stroke = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="2 7"'
    light = f'fill-opacity="0.26" {stroke} stroke-linecap="round"'
    glow = _rect(-w / 2, -h / 2, w, h, 14, var("glow"), light)
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
    building = building_colour(s)
    deciding = int(s["owner"][building]) if building >= 0 else int(s["active"])
    bright = {e[1] for e in told_all if e[0] == WINS} or {deciding}
    out = []
    for seat in range(players):
        own = [c for c in range(COLOUR_COUNT) if int(s["owner"][c]) == seat]
        at = corner(seat, viewer, players)
        tall = panel_height(len(own))
        left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
        top = 10.0 if at in (1, 2) else height - 10 - tall
        lit = seat in bright
        stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        panel = _rect(0, 0, PANEL_W, tall, 14, var("panel"), f'fill-opacity="0.92" {stroke}')
        money = int(s["money"][seat])
        purse = words(str(money), 43, 26, 25, anchor="start")
        gain = words(f"+{earned[seat]}", 100, 27, 16, "gold") if earned.get(seat) else ""
        out.append(
            Piece(
                id=f"seat-{seat}",
                x=left,
                y=top,
                z=60,
                owner=seat,
                more=panel + use("coin", 24, 26, scale=1.35) + gain + purse,
                key="piece-money",
                args={"seat": Noun("seat", seat), "ducats": money},
            )
        )
        for i, colour in enumerate(own):
            out.append(_supply(s, seat, colour, colour == building, left, top + 48 + 44 * i))
        if int(s["active"]) == seat:
            pending = bool(s["ducat_pending"])
            out.append(
                Piece(
                    id="seal",
                    art="ducat" if pending else "seal",
                    x=left + PANEL_W - 26,
                    y=top + 26,
                    scale=0.86,
                    z=62,
                    key="piece-ducat-day" if pending else "piece-seal",
                    args={} if pending else {"seat": Noun("seat", seat)},
                    marks=("glow",) if pending else (),
                )
            )
    return out


def _supply(s: Any, seat: int, colour: int, builds: bool, x: float, y: float) -> Piece:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    left = [int(s["supply"][colour][kind]) for kind in range(3)]
    rim = f'stroke="{var("gold" if builds else "cream")}" stroke-width="{4 if builds else 2}"'
    out = f'<circle cx="23" cy="18" r="14" fill="{var("tone")}" {rim}/>' + sign(colour, 23, 18, 15)
    slab = f'stroke="{var("tone-deep")}" stroke-width="1.5"'
    for kind, count in enumerate(left):
        at = 45 + kind * 33
        out += _rect(at, 4, 29, 16, 4, var("tone"), slab)
        for i in range(kind):
            out += use("crest", at + 14.5 + (i - (kind - 1) / 2) * 12, 11, scale=0.62)
        out += words(str(count), at + 14.5, 30, 15, "ink" if count else "ink-soft")
    return Piece(
        id=f"supply-{COLOURS[colour]}",
        x=x,
        y=y,
        z=61,
        owner=seat,
        tone=COLOURS[colour],
        more=out,
        key="piece-supply",
        args={
            "seat": Noun("seat", seat),
            "colour": COLOURS[colour],
            "plain": left[0],
            "one": left[1],
            "two": left[2],
        },
    )


# --------------------------------------------------------------------------- targets


def price(s: Any, seat: int, cell: int) -> int:
    """K-4.5, K-4.6 as a picture needs it; whether it may be built is not decided here."""
    top = int(s["top"][cell])
    return 0 if top < 0 or int(s["owner"][top]) == seat else int(s["height"][cell])


def _price_note(s: Any, seat: int, cell: int) -> Note:
    top, ducats = int(s["top"][cell]), price(s, seat, cell)
    if ducats == 0:
        return ("preview-free" if top < 0 else "preview-own"), {}
    return "preview-pays", {"ducats": ducats, "to": Noun("seat", int(s["owner"][top]))}


def _move_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    """First which card, then where to."""
    out = []
    for card in range(CARD_COUNT):
        spaces = [a - card * SPACES for a in actions if a // SPACES == card]
        if not spaces:
            continue
        start = int(s["card_space"][card])
        x, y, turn = card_place(start, rank_of(s, card), edge)
        wide, deep = on_side(turn, CARD_W + 1, CARD_H + 1)
        key, args = _card_said(card, start, int(s["card_inner"][card]))
        out.append(
            Target(
                id=f"take-{card}",
                x=x,
                y=y,
                width=wide,
                height=deep,
                look="piece",
                key=key,
                args=args,
                lights=(f"card-{card}",),
            )
        )
        out += [_put_target(s, card, space, edge) for space in spaces]
    return out


def _put_target(s: Any, card: int, space: int, edge: float) -> Target:
    """A space the card may go to: it turns on the way and may empty its row (K-3.11, K-3.12)."""
    first, second = CARDS[card]
    inner = int(s["card_inner"][card])
    turned = first + second - inner if second >= 0 else inner
    notes: list[Note] = [("preview-builder", {"first": Noun("colour", COLOURS[turned])})]
    if second >= 0:
        builders = {"first": Noun("colour", COLOURS[turned])}
        notes = [("preview-builders", {**builders, "second": Noun("colour", COLOURS[inner])})]
    empties = int(s["row_size"][int(s["card_space"][card])]) == 1
    if empties:
        notes.append(("preview-ducat-day", {}))
    rank = int(s["row_size"][space])
    x, y, turn = card_place(space, rank, edge)
    wide, deep = on_side(turn, CARD_W, CARD_H)
    said: Args = {"card": CARD_IDS[card], "space": space}
    ghost = card_piece(s, card, space, turned, rank, edge, id=f"ghost-card-{card}")
    action = card * SPACES + space
    return Target(
        id=f"put-{card}-{space}",
        x=x,
        y=y,
        width=wide,
        height=deep,
        group=f"take-{card}",
        choices=(Choice(action, "action-move", said, notes=tuple(notes), ghost=(ghost,)),),
        key="action-move",
        args=said,
        badge_art="day" if empties else "",
        notes=tuple(notes),
        lights=(f"line-{space}", f"card-{card}"),
    )


def _build_targets(s: Any, seat: int, actions: Sequence[int], edge: float) -> list[Target]:
    """One per cell; up to three kinds of floor behind it (K-4.4, K-4.8)."""
    kinds: dict[int, list[int]] = {}
    for action in actions:
        cell, kind = divmod(action - FIRST_BUILD, 3)
        kinds.setdefault(cell, []).append(kind)
    return [_site(s, seat, cell, here, edge) for cell, here in kinds.items()]


def _site(s: Any, seat: int, cell: int, kinds: list[int], edge: float) -> Target:
    x, y = cell_middle(CELLS_AT[cell], edge)
    notes = [_price_note(s, seat, cell)]
    if int(s["first_cell"]) == cell and makes_roof(s, seat):
        notes.append(("preview-roof", {}))
    ducats = str(price(s, seat, cell))
    return Target(
        id=f"site-{CELL_IDS[cell]}",
        x=x,
        y=y,
        width=CELL_W - 4,
        height=CELL_H - 4,
        look="place" if int(s["top"][cell]) < 0 else "piece",
        choices=tuple(_floor_choice(s, cell, kind, ducats, tuple(notes), edge) for kind in kinds),
        badge=ducats,
        badge_at=(-13, 35),
        badge_art="coin",
        notes=tuple(notes),
        lights=(f"cell-{CELL_IDS[cell]}",),
        **_tower_said(s, cell),
    )


def _floor_choice(
    s: Any, cell: int, kind: int, badge: str, notes: tuple[Note, ...], edge: float
) -> Choice:
    level = int(s["height"][cell])
    ghost = floor_piece(
        s,
        int(s["floors"]),
        cell,
        building_colour(s) * 3 + kind,
        level,
        level + 1,
        edge,
        id=f"ghost-{CELL_IDS[cell]}-{kind}",
    )
    said: Args = {"cell": CELL_IDS[cell], "floor": FLOOR_KINDS[kind]}
    action = FIRST_BUILD + cell * 3 + kind
    return Choice(action, "action-build", said, badge, notes, (ghost,))


def makes_roof(s: Any, seat: int) -> bool:
    """K-5.1, K-5.5: would a second floor on the first builder's cell get a roof?"""
    if int(s["builder"]) != 1 or ROOFS == 0:
        return False
    first = int(s["owner"][int(s["card_inner"][int(s["card"])])])
    return first != seat or bool(s["decisions"][OWN_PAIR_MAKES_ROOF])


def _roof_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    """K-5.2: the roofs that may be lifted; the tower below is its owner's again (K-5.4)."""
    out = []
    for action in actions:
        cell = action - FIRST_ROOF
        height = int(s["height"][cell])
        x, y = face_at(cell, height - 1, height, edge)
        said: Args = {"cell": CELL_IDS[cell]}
        owner = Noun("seat", int(s["owner"][int(s["top"][cell])]))
        notes: tuple[Note, ...] = (("preview-unroofed", {**said, "seat": owner}),)
        out.append(
            Target(
                id=f"lift-{CELL_IDS[cell]}",
                x=x,
                y=y - 10,
                width=92,
                height=84,
                look="piece",
                choices=(Choice(action, "action-roof", said, notes=notes),),
                key="action-roof",
                args=said,
                notes=notes,
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
