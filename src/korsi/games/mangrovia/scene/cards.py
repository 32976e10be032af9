"""What can be had: cards, amulets, pole and stone tiles (M-6, M-7, M-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from korsi.core.scene import Args, Noun, Piece, part

from .. import box
from . import faces
from .places import ASIDE, BAG, POLE_STACK, STACK, pile_place, row_place


@cache
def _looks(source: int, at: int) -> tuple[str, str, Args]:
    """The face and the label of what can be held: a card, an amulet, a tile."""
    if source == box.LAND_CARD:
        land = {"land": Noun("card", box.LANDSCAPES[at])}
        return faces.card(box.FIRST_LANDSCAPE + at), "piece-landscape", land
    if source == box.ORDINARY:
        return faces.card(at), "piece-valuable", {"value": box.VALUES[at]}
    if source == box.STARTING:
        value = box.START_VALUES[at]
        return faces.start_card(value), "piece-start-card", {"value": value}
    if source == box.AMULET:
        value = box.AMULET_VALUES[at]
        face = faces.numbered("amulet", str(value), 0, 0, 19, "cream")
        return face, "piece-amulet", {"value": value}
    return faces.tile(at), "piece-tile", {"tile": box.TILE_IDS[at]}


def thing(id: str, source: int, at: int, x: float, y: float, z: float, **more: Any) -> Piece:
    """Something that can be held, by where it is kept (box.py) and its number there."""
    face, key, args = _looks(source, at)
    return Piece(id, face=face, x=x, y=y, z=z, key=key, args=args, **more)


def card_thing(card: int) -> tuple[int, int]:
    """A card as something held: its source, its number there."""
    landscape = card >= box.FIRST_LANDSCAPE
    return (box.LAND_CARD, card - box.FIRST_LANDSCAPE) if landscape else (box.ORDINARY, card)


@part
def offer_pieces(s: Any) -> Iterator[Piece]:
    """Face-up rows, piles, bag, value-1 amulets, amulets set aside, the pole stack."""
    for deck, name in enumerate(box.DECKS):
        x, y = pile_place(deck)
        count = s.pile_size[deck]
        art, ink = (f"back-{deck}", "cream") if count else ("", "ink-soft")
        yield Piece(f"pile-{name}", face=faces.numbered(art, str(count), 0, 27, 17, ink), x=x, y=y,
                    z=50, key="piece-pile", args={"deck": name, "count": count})  # fmt: skip
    for place, card in enumerate(s.row):
        if card >= 0:
            x, y = row_place(place)
            deck = 0 if place < box.VALUABLES_FACE_UP else 1
            yield thing(f"row-{place}", *card_thing(card), x, y, 50, enter=pile_place(deck))
    bag = faces.numbered("bag", str(s.bag_size), 0, 7, 18, "night")
    yield _heap("piece-bag", bag, BAG, count=s.bag_size)
    yield _heap("piece-stack", faces.stack(box.AMULET_VALUES[0], s.stack), STACK, count=s.stack)
    if any(s.aside):
        count = sum(s.aside)
        points = sum(n * value for n, value in zip(s.aside, box.AMULET_VALUES, strict=True))
        yield _heap("piece-aside", faces.aside(count), ASIDE, count=count, points=points)
    yield from _pole_stack(s)


def _heap(key: str, face: str, at: tuple[float, float], **said: int) -> Piece:
    """Amulets of which only the number matters."""
    id = key.removeprefix("piece-")
    return Piece(id, face=face, x=at[0], y=at[1], z=50, key=key, args=said)


def _pole_stack(s: Any) -> Iterator[Piece]:
    """The tiles left, the top one first; who leads the pole area is told beside them."""
    left = box.POLE_TILES[s.poles_taken :]
    x, y = POLE_STACK
    for i, tile in reversed(list(enumerate(left[:4]))):
        yield Piece(f"pole-{tile}", face=faces.numbered("pole", str(tile), 0, 0, 18, "night"),
                    x=x - 46 + 32 * i, y=y - 14, z=52 - i, scale=1.0 if i == 0 else 0.8,
                    key="piece-pole-stack", args={"points": tile, "count": len(left)})  # fmt: skip
