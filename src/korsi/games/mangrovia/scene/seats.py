"""The players, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece

from ..box import (
    AMULET,
    AMULET_VALUES,
    COLOURS,
    CURRENCIES,
    FIRST_LANDSCAPE,
    LAND_CARD,
    ORDINARY,
    PAYMENTS,
    SPACES,
    START_VALUES,
    STARTING,
)
from ..moves import WINS
from ..rules.building import payable
from ..state import OVER
from ..view import counts_of, held
from . import faces
from .cards import amulet_piece, card_piece, start_card_piece, tile_piece
from .places import BAG, HAND_TOP, MAP_W, SEAT_H, SEATS_TOP, SIDE

# A sign for each of the counts of a seat, points first.
_SIGNS = ("step-3", "back-0", "back-1", "amulet", "step-2")
_PRICES = tuple(
    sorted({space.price for space in SPACES if space.currency == currency})
    for currency in range(len(CURRENCIES))
)


def seat_pieces(s: Any, viewer: int, told: list[list[int]]) -> Iterator[Piece]:
    """A line for every player: points, huts, cards in hand, amulets, tiles, talisman."""
    bright = {e[1] for e in told if e[0] == WINS} if s.step == OVER else {s.active}
    for seat in range(s.players):
        x, y = SIDE - 4, SEATS_TOP + seat * SEAT_H
        counts = counts_of(s, seat)
        args: Args = {"seat": Noun("seat", seat), **counts}
        points, *numbers = counts.values()
        face = faces.seat(seat, points, seat in bright)
        yield Piece(f"seat-{seat}", face=face, x=x, y=y, z=40, owner=seat, tone=COLOURS[seat],
                    key="piece-seat", args=args)  # fmt: skip
        for i, (art, count) in enumerate(zip(_SIGNS, numbers, strict=True)):
            yield Piece(f"count-{seat}-{i}", face=faces.counter(art, count), x=x + 146 + 64 * i,
                        y=y + 33, z=41, owner=seat, tone=COLOURS[seat], key="piece-seat",
                        args=args)  # fmt: skip
        yield from _seen(s, seat, viewer, SIDE + 462, y + 33)
        if s.start_player == seat:
            yield Piece("talisman", face=faces.symbol("talisman"), x=SIDE + 5, y=y + 6, scale=0.8,
                        z=48, key="piece-talisman", args={"seat": Noun("seat", seat)})  # fmt: skip


def _seen(s: Any, seat: int, viewer: int, x: float, y: float) -> Iterator[Piece]:
    """Tiles of a player, and of others' hands the cards everybody has seen (M-15.3)."""
    things = [("tile", kind) for kind, n in enumerate(s.tiles[seat]) for _ in range(n)]
    if seat != viewer:
        things += [("card", card) for card, n in enumerate(s.hand[seat]) for _ in range(n)]
        things += [("start", card) for card, n in enumerate(s.start_cards[seat]) for _ in range(n)]
    step = min(27.0, 112 / max(1, len(things)))
    for i, (what, kind) in enumerate(things):
        at, z = x + i * step, 45 + i * 0.01
        if what == "tile":
            yield tile_piece(f"owned-{seat}-{i}", kind, at, y, 0.72, z, owner=seat)
        elif what == "card":
            yield card_piece(f"seen-{seat}-{i}", kind, at, y, z, scale=0.5, owner=seat)
        else:
            yield start_card_piece(f"seen-{seat}-{i}", START_VALUES[kind], at, y, z, 0.5)


def hand_of(s: Any, viewer: int) -> list[tuple[int, int]]:
    """What the viewer holds, in the order it would be paid: (payment, how many before it)."""
    if viewer < 0:
        return []
    return [(p, i) for p in range(len(PAYMENTS)) for i in range(held(s, viewer, p))]


def drawn_amulets(s: Any, viewer: int) -> list[int]:
    """The kinds of the amulets the viewer is just looking at."""
    return [k for k, n in enumerate(s.drawn) for _ in range(n)] if viewer >= 0 else []


def hand_place(at: int, count: int) -> tuple[float, float]:
    step = min(62.0, (MAP_W - 90) / max(1, count))
    return 52 + at * step, HAND_TOP + 50


def hand_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """The viewer's own hand, and the amulets he is just looking at."""
    hand, drawn = hand_of(s, viewer), drawn_amulets(s, viewer)
    count = len(hand) + len(drawn)
    for at, (payment, copy) in enumerate(hand):
        kind = PAYMENTS[payment]
        where = f"hand-{kind.id}-{copy}", *hand_place(at, count)
        yield _held_piece(kind.source, kind.at, viewer, 50 + at * 0.01, *where)
    for i, amulet in enumerate(drawn):
        x, y = hand_place(len(hand) + i, count)
        value = AMULET_VALUES[amulet]
        yield amulet_piece(f"drawn-{i}", value, x, y, 60, marks=("glow",), enter=BAG)


def _held_piece(source: int, at: int, viewer: int, z: float, id: str, x: float, y: float) -> Piece:
    """Something to pay with, as its kind lies in a hand."""
    if source == LAND_CARD:
        return card_piece(id, FIRST_LANDSCAPE + at, x, y, z, owner=viewer)
    if source == ORDINARY:
        return card_piece(id, at, x, y, z, owner=viewer)
    if source == STARTING:
        return start_card_piece(id, START_VALUES[at], x, y, z)
    if source == AMULET:
        return amulet_piece(id, AMULET_VALUES[at], x, y, z)
    return tile_piece(id, at, x, y, 1.25, z, owner=viewer)


def sum_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """Every price the map knows: bright where the viewer's hand makes exactly this sum."""
    if viewer < 0 or s.step == OVER:
        return
    at = 42.0
    for currency, name in enumerate(CURRENCIES):
        sums = int(payable(s.record, viewer, currency))
        for price in _PRICES[currency]:
            can = bool(sums >> price & 1)
            yield Piece(f"sum-{name}-{price}", face=faces.price(currency, price, can), x=at,
                        y=HAND_TOP + 120, z=50, key="piece-sum" if can else "piece-sum-not",
                        args={"price": price, "currency": name})  # fmt: skip
            at += 44
        at += 26
