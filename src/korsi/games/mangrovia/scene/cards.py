"""What can be had: cards, amulets, pole and stone tiles (M-6, M-7, M-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece, text_svg, use, var

from ..box import (
    AMULET_VALUES,
    BOX,
    DECKS,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    POLE_TILES,
    TILE_IDS,
    TILES,
    VALUABLES_FACE_UP,
    VALUES,
)
from .ground import rect
from .places import ASIDE, BAG, POLE_STACK, STACK, pile_place, row_place


def card_face(card: int) -> tuple[str, str]:
    """What a card shows: a value with shells, or a landscape. Returns drawing and label id."""
    if card < FIRST_LANDSCAPE:
        return use("shell", 0, 18, scale=1.2) + text_svg(str(VALUES[card]), 0, -12, 28, "night"), ""
    land = card - FIRST_LANDSCAPE
    face = rect(-23, -34, 46, 68, 5, var(f"land-{land}")) + use(f"land-{land}", 0, 0, scale=1.25)
    return face, LANDSCAPES[land]


def card_said(card: int) -> tuple[str, Args]:
    if card < FIRST_LANDSCAPE:
        return "piece-valuable", {"value": VALUES[card]}
    return "piece-landscape", {"land": Noun("card", LANDSCAPES[card - FIRST_LANDSCAPE])}


def a_card(id: str, card: int, x: float, y: float, z: float = 50, **more: Any) -> Piece:
    key, args = card_said(card)
    return Piece(id, art="card", x=x, y=y, z=z, more=card_face(card)[0], key=key, args=args, **more)


def offer_pieces(s: Any) -> Iterator[Piece]:
    """Face-up rows, piles, bag, value-1 amulets, amulets set aside, the pole stack."""
    for deck, name in enumerate(DECKS):
        x, y = pile_place(deck)
        count = s.pile_size[deck]
        art = f"back-{deck}" if count else ""
        yield Piece(f"pile-{name}", art=art, x=x, y=y, z=50, text=str(count), text_at=(0, 27, 17),
                    text_fill="cream" if count else "ink-soft", key="piece-pile",
                    args={"deck": name, "count": count})  # fmt: skip
    for place, card in enumerate(s.row):
        if card >= 0:
            x, y = row_place(place)
            deck = 0 if place < VALUABLES_FACE_UP else 1
            yield a_card(f"row-{place}", card, x, y, enter=pile_place(deck))
    x, y = BAG
    yield Piece("bag", art="bag", x=x, y=y, z=50, text=str(s.bag_size),
                text_at=(0, 7, 18), text_fill="night", key="piece-bag",
                args={"count": s.bag_size})  # fmt: skip
    x, y = STACK
    ones = use("amulet", scale=1.05) + text_svg(str(AMULET_VALUES[0]), 0, 0, 18, "cream")
    ones += text_svg(f"×{s.stack}", 36, 0, 19, "ink")
    yield Piece("stack", x=x, y=y, z=50, more=ones, key="piece-stack",
                args={"count": s.stack})  # fmt: skip
    aside = [n for i, n in enumerate(AMULET_VALUES) for _ in range(s.aside[i])]
    if aside:
        x, y = ASIDE
        heap = use("amulet", scale=0.95) + text_svg(f"+{len(aside)}", 0, 0, 17, "cream")
        yield Piece("aside", x=x, y=y, z=50, more=heap, key="piece-aside",
                    args={"count": len(aside), "points": sum(aside)})  # fmt: skip
    yield from _pole_stack(s)


def _pole_stack(s: Any) -> Iterator[Piece]:
    """The tiles left, the top one first; who leads the pole area is told beside them."""
    left = POLE_TILES[s.poles_taken :]
    x, y = POLE_STACK
    for i, tile in reversed(list(enumerate(left[:4]))):
        yield Piece(f"pole-{tile}", art="pole", x=x - 46 + 32 * i, y=y - 14, z=52 - i,
                    scale=1.0 if i == 0 else 0.8, text=str(tile), text_at=(0, 0, 18),
                    text_fill="night", key="piece-pole-stack",
                    args={"points": tile, "count": len(left)})  # fmt: skip


def tile_piece(
    id: str, kind: int, x: float, y: float, scale: float, z: float, **more: Any
) -> Piece:
    """M-14: a stone-area tile; a statue shows which path it serves by its place in the row."""
    _, _, what, value = TILES[kind]
    if what == "statue":
        level = BOX.data["path"][value]["orientation"] == "horizontal"
        arrow = "M-14 9 H12 L8 5 M12 9 L8 13" if level else "M12 -13 V12 L8 8 M12 12 L16 8"
        face = use("statue", -4, -2, scale=0.5)
        face += f'<path d="{arrow}" fill="none" stroke="{var("night")}" stroke-width="2"/>'
        number = sum(
            BOX.data["path"][p]["orientation"] == BOX.data["path"][value]["orientation"]
            for p in range(value + 1)
        )
        face += text_svg(str(number), 9, -9, 12, "night", weight=800)
    elif what == "free":
        face = "".join(
            rect(-13 + 13.5 * (k % 2), -13 + 13.5 * (k // 2), 12, 12, 3, var(f"land-{k}"))
            for k in range(len(LANDSCAPES))
        )
    else:
        face = use("shell" if what == "valuable" else "charm", 0, 0, scale=1.2)
        face += text_svg(
            str(value), 0, 0, 15, "night" if what == "valuable" else "cream", weight=800
        )
    return Piece(id, art="tile", x=x, y=y, z=z, scale=scale, more=face, key="piece-tile",
                 args={"tile": TILE_IDS[kind]}, **more)  # fmt: skip
