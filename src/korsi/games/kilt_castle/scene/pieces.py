"""Towers, roofs, cards and the front (K-3 to K-5)."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import ABOVE, Args, Noun, Piece, use, var

from ..box import CARD_COUNT, CARD_IDS, CARDS, CELLS, CELLS_AT, COLOURS
from ..moves import BUILT, CELL_IDS, MOVED, ROOFED
from ..state import BUILD, ROOF
from .ground import line_box, rect
from .places import CARD_H, CARD_STEP, GAP, card_place, cell_middle, face_at, rank_of, rise, size


def sign(
    colour: int, x: float, y: float, size: float, fill: str = "tone-ink", turn: float = 0
) -> str:
    """The sign of a colour, so that nobody needs to see the colour itself."""
    return f'<g fill="{var(fill)}">{use(f"sign-{colour}", x, y, turn, size / 20)}</g>'


def tower_said(s: Any, cell: int) -> dict[str, Any]:
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


def card_said(card: int, space: int, inner: int) -> tuple[str, Args]:
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
            **tower_said(s, cell),
            "marks": ("base",) if level == 0 else (),
            "enter": (x, y - 70),
            **more,
        }
    )


def floor_pieces(s: Any, edge: float) -> list[Piece]:
    level = [0] * CELLS
    out = []
    for i in range(int(s["floors"])):
        cell, kind = int(s["floor_cell"][i]), int(s["floor_kind"][i])
        out.append(floor_piece(s, i, cell, kind, level[cell], int(s["height"][cell]), edge))
        level[cell] += 1
    return out


def height_pieces(s: Any, edge: float) -> list[Piece]:
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
                    **tower_said(s, cell),
                )
            )
    return out


def roof_pieces(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
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
                    **tower_said(s, cell),
                    marks=("last",) if cell == new else (),
                    enter=enter,
                )
            )
    return out


def spare_roof_pieces(s: Any, edge: float) -> list[Piece]:
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
    key, args = card_said(card, space, inner)
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


def card_pieces(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
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


def front_piece(s: Any, edge: float) -> Piece:
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


def line_pieces(s: Any, edge: float) -> list[Piece]:
    """K-4.3: the line of the moved card, lit while it is built on."""
    if int(s["step"]) not in (BUILD, ROOF):
        return []
    x, y, w, h = line_box(int(s["line"]), edge)
    stroke = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="2 7"'
    light = f'fill-opacity="0.26" {stroke} stroke-linecap="round"'
    glow = rect(-w / 2, -h / 2, w, h, 14, var("glow"), light)
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


def last_pieces(s: Any, told: dict[int, list[int]], edge: float) -> list[Piece]:
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
