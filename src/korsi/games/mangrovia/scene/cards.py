"""What can be had: cards, amulets, pole and stone tiles (M-6, M-7, M-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from korsi.core.scene import Note, Noun, Piece

from ..box import (
    AMULET_VALUES,
    DECKS,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    POLE_TILES,
    TILE_IDS,
    VALUABLES_FACE_UP,
    VALUES,
)
from . import faces
from .places import ASIDE, BAG, POLE_STACK, STACK, pile_place, row_place


@cache
def card_said(card: int) -> Note:
    if card < FIRST_LANDSCAPE:
        return "piece-valuable", {"value": VALUES[card]}
    return "piece-landscape", {"land": Noun("card", LANDSCAPES[card - FIRST_LANDSCAPE])}


def card_piece(id: str, card: int, x: float, y: float, z: float = 50, **more: Any) -> Piece:
    key, args = card_said(card)
    return Piece(id, face=faces.card(card), x=x, y=y, z=z, key=key, args=args, **more)


def start_card_piece(id: str, value: int, x: float, y: float, z: float, scale: float = 1) -> Piece:
    return Piece(id, face=faces.start_card(value), x=x, y=y, z=z, scale=scale,
                 key="piece-start-card", args={"value": value})  # fmt: skip


def amulet_piece(id: str, value: int, x: float, y: float, z: float, **more: Any) -> Piece:
    face = faces.numbered("amulet", str(value), 0, 0, 19, "cream")
    return Piece(id, face=face, x=x, y=y, z=z, scale=1.2, key="piece-amulet",
                 args={"value": value}, **more)  # fmt: skip


def tile_piece(
    id: str, kind: int, x: float, y: float, scale: float, z: float, owner: int = -1
) -> Piece:
    """M-14: a stone-area tile."""
    return Piece(id, face=faces.tile(kind), x=x, y=y, z=z, scale=scale, owner=owner,
                 key="piece-tile", args={"tile": TILE_IDS[kind]})  # fmt: skip


def offer_pieces(s: Any) -> Iterator[Piece]:
    """Face-up rows, piles, bag, value-1 amulets, amulets set aside, the pole stack."""
    for deck, name in enumerate(DECKS):
        x, y = pile_place(deck)
        count = s.pile_size[deck]
        art, ink = (f"back-{deck}", "cream") if count else ("", "ink-soft")
        yield Piece(f"pile-{name}", face=faces.numbered(art, str(count), 0, 27, 17, ink), x=x, y=y,
                    z=50, key="piece-pile", args={"deck": name, "count": count})  # fmt: skip
    for place, card in enumerate(s.row):
        if card >= 0:
            x, y = row_place(place)
            deck = 0 if place < VALUABLES_FACE_UP else 1
            yield card_piece(f"row-{place}", card, x, y, enter=pile_place(deck))
    yield _heap("bag", faces.numbered("bag", str(s.bag_size), 0, 7, 18, "night"), BAG, s.bag_size)
    yield _heap("stack", faces.stack(AMULET_VALUES[0], s.stack), STACK, s.stack)
    if any(s.aside):
        count = sum(s.aside)
        points = sum(n * value for n, value in zip(s.aside, AMULET_VALUES, strict=True))
        yield _heap("aside", faces.aside(count), ASIDE, count, points=points)
    yield from _pole_stack(s)


def _heap(id: str, face: str, at: tuple[float, float], count: int, **said: int) -> Piece:
    """Amulets of which only the number matters."""
    args = {"count": count, **said}
    return Piece(id, face=face, x=at[0], y=at[1], z=50, key=f"piece-{id}", args=args)


def _pole_stack(s: Any) -> Iterator[Piece]:
    """The tiles left, the top one first; who leads the pole area is told beside them."""
    left = POLE_TILES[s.poles_taken :]
    x, y = POLE_STACK
    for i, tile in reversed(list(enumerate(left[:4]))):
        yield Piece(f"pole-{tile}", face=faces.numbered("pole", str(tile), 0, 0, 18, "night"),
                    x=x - 46 + 32 * i, y=y - 14, z=52 - i, scale=1.0 if i == 0 else 0.8,
                    key="piece-pole-stack", args={"points": tile, "count": len(left)})  # fmt: skip
