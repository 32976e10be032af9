"""What can be had: cards, amulets, pole and stone tiles (M-6, M-7, M-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from korsi.core.scene import Args, Noun, Piece, Written, part

from .. import box
from . import faces
from .places import Layout, row_place


@cache
def _looks(source: int, at: int) -> tuple[str, str, Args, str]:
    """The face, the label and the name of what can be held: a card, an amulet, a tile."""
    if source == box.LAND_CARD:
        name = box.LANDSCAPES[at]
        said: Args = {"land": Noun("card", name)}
        return faces.card(box.FIRST_LANDSCAPE + at), "piece-landscape", said, f"card-{name}"
    if source == box.ORDINARY:
        value = box.VALUES[at]
        return faces.card(at), "piece-valuable", {"value": value}, f"card-{value}"
    if source == box.STARTING:
        value = box.START_VALUES[at]
        return faces.start_card(value), "piece-start-card", {"value": value}, f"start-{value}"
    if source == box.AMULET:
        value = box.AMULET_VALUES[at]
        face = faces.numbered("amulet", str(value), 0, 0, 21, "cream")
        return face, "piece-amulet", {"value": value}, f"amulet-{value}"
    return faces.tile(at), "piece-tile", {"tile": box.TILE_IDS[at]}, f"tile-{box.TILE_IDS[at]}"


def thing(id: str, source: int, at: int, x: float, y: float, z: float, **more: Any) -> Piece:
    """Something that can be held, by where it is kept (box.py) and its number there."""
    face, key, args, name = _looks(source, at)
    return Piece(id, face=face, x=x, y=y, z=z, key=key, args=args, thing=name, **more)


def card_thing(card: int) -> tuple[int, int]:
    """A card as something held: its source, its number there."""
    landscape = card >= box.FIRST_LANDSCAPE
    return (box.LAND_CARD, card - box.FIRST_LANDSCAPE) if landscape else (box.ORDINARY, card)


@part
def offer_pieces(s: Any, at: Layout) -> Iterator[Piece]:
    """Face-up rows, piles, bag, value-1 amulets, amulets set aside, the pole stack."""
    for deck, name in enumerate(box.DECKS):
        x, y = at.piles[deck]
        count = s.pile_size[deck]
        art, ink = (f"back-{deck}", "cream") if count else ("", "ink-soft")
        yield Piece(f"pile-{name}", face=faces.numbered(art, str(count), 0, 26, 20, ink), x=x, y=y,
                    scale=at.card, z=50, key="piece-pile", args={"deck": name, "count": count},
                    thing=f"pile-{name}")  # fmt: skip
    for place, card in enumerate(s.row):
        if card >= 0:
            x, y = row_place(place, at)
            pile = at.piles[int(box.PLACE_DECK[place])]
            yield thing(f"row-{place}", *card_thing(card), x, y, 50, scale=at.card, enter=pile)
    bag = faces.numbered("bag", str(s.bag_size), 0, 7, 20, "night")
    yield _heap("piece-bag", bag, at.bag, at.amulet, count=s.bag_size)
    stack = faces.stack(box.AMULET_VALUES[0], s.stack)
    yield _heap("piece-stack", stack, at.stack, at.amulet, count=s.stack)
    if any(s.aside):
        count = sum(s.aside)
        points = sum(n * value for n, value in zip(s.aside, box.AMULET_VALUES, strict=True))
        aside, (x, y) = faces.aside(count), at.aside
        yield _heap("piece-aside", aside, at.aside, at.amulet, count=count, points=points)
        yield Piece("caption-aside", faces.words_alone(), x + 18 * at.amulet, y - 28 * at.amulet,
                    z=50, thing="heap-aside",
                    written=Written("written-aside", 0, 23 if at.tall else 17, 130))  # fmt: skip
    yield from _pole_stack(s, at)


def _heap(key: str, face: str, at: tuple[float, float], scale: float, **said: int) -> Piece:
    """Amulets of which only the number matters."""
    id = key.removeprefix("piece-")
    return Piece(id, face, at[0], at[1], scale=scale, z=50, key=key, args=said, thing=f"heap-{id}")


def _pole_stack(s: Any, at: Layout) -> Iterator[Piece]:
    """The tiles left, the top one first; who leads the pole area is told beside them."""
    left = box.POLE_TILES[s.poles_taken :]
    x, y = at.pole_stack
    scale = 1.5 if at.tall else 0.95
    if left:
        up = -40 if at.tall else 29
        yield Piece("caption-pole", faces.words_alone(), x + 57 * scale, y + up, z=50,
                    thing=f"pole-{left[0]}",
                    written=Written("written-pole", 0, 23 if at.tall else 17, 170))  # fmt: skip
    for i, tile in reversed(list(enumerate(left[:4]))):
        said: Args = {"points": tile, "count": len(left), "place": i + 1, "top": left[0]}
        yield Piece(f"pole-{tile}", face=faces.numbered("pole", str(tile), 0, 0, 20, "night"),
                    x=x + 38 * scale * i, y=y, z=52 - i, scale=scale, thing=f"pole-{tile}",
                    key="piece-pole-stack", args=said)  # fmt: skip
