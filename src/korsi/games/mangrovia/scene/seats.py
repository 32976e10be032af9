"""The players, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Noun, Piece, text_svg, use, var

from ..box import (
    AMULET_VALUES,
    CARDS,
    COLOURS,
    CURRENCIES,
    FIRST_LANDSCAPE,
    PAYMENTS,
    SPACES,
    START_VALUES,
    TILES,
)
from ..moves import WINS
from ..state import OVER
from .cards import a_card, tile_piece
from .ground import price_sign, rect
from .lagoon import held, payable_sums, sign
from .places import BAG, HAND_TOP, MAP_W, SEAT_H, SEATS_TOP, SIDE, SIDE_W


def seat_pieces(s: Any, viewer: int, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    """A line for every player: points, huts, cards in hand, amulets, tiles, talisman."""
    bright = {e[1] for e in told if e[0] == WINS}
    if s.step != OVER:
        bright = {s.active}
    for seat in range(s.players):
        top = SEATS_TOP + seat * SEAT_H
        lit = seat in bright
        stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        out = rect(0, 0, SIDE_W + 8, SEAT_H - 8, 14, var("panel"), f'fill-opacity="0.92" {stroke}')
        out += use("hut", 36, 36, scale=0.92) + sign(seat, 36, 30, 13)
        out += text_svg(str(s.chief[seat]), 92, 33, 30)
        counts = (
            ("step-3", s.huts[seat]),
            ("back-0", s.hand_size[seat][0]),
            ("back-1", s.hand_size[seat][1]),
            ("amulet", s.amulets_size[seat]),
            ("step-2", s.column[seat]),
        )
        for i, (art, count) in enumerate(counts):
            scale = 0.42 if art.startswith("back") else 0.72 if art == "amulet" else 1.15
            x = 146 + 64 * i
            out += use(art, x, 33, scale=scale) + text_svg(str(count), x + 28, 33, 19)
        yield Piece(
            f"seat-{seat}",
            x=SIDE - 4,
            y=top,
            z=40,
            owner=seat,
            tone=COLOURS[seat],
            more=out,
            key="piece-seat",
            args={
                "seat": Noun("seat", seat),
                "points": s.chief[seat],
                "huts": s.huts[seat],
                "valuables": s.hand_size[seat][0],
                "landscapes": s.hand_size[seat][1],
                "amulets": s.amulets_size[seat],
                "column": s.column[seat],
            },
        )
        yield from _seen(s, seat, viewer, SIDE + 462, top + 33)
        if s.start_player == seat:
            yield Piece("talisman", art="talisman", x=SIDE + 5, y=top + 6, scale=0.8, z=48,
                        key="piece-talisman", args={"seat": Noun("seat", seat)})  # fmt: skip


def _seen(s: Any, seat: int, viewer: int, x: float, y: float) -> Iterator[Piece]:
    """Tiles of a player, and of others' hands the cards everybody has seen (M-15.3)."""
    things: list[tuple[str, int]] = []
    for kind in range(len(TILES)):
        things += [("tile", kind)] * s.tiles[seat][kind]
    if seat != viewer:
        for card in range(CARDS):
            things += [("card", card)] * s.hand[seat][card]
        for card in range(len(START_VALUES)):
            things += [("start", card)] * s.start_cards[seat][card]
    step = min(27.0, 112 / max(1, len(things)))
    for i, (what, kind) in enumerate(things):
        at = x + i * step
        if what == "tile":
            yield tile_piece(f"owned-{seat}-{i}", kind, at, y, 0.72, 45 + i * 0.01, owner=seat)
        elif what == "card":
            yield a_card(f"seen-{seat}-{i}", kind, at, y, 45 + i * 0.01, scale=0.5, owner=seat)
        else:
            yield _start_card(f"seen-{seat}-{i}", kind, at, y, 45 + i * 0.01, 0.5)


def _start_card(id: str, card: int, x: float, y: float, z: float, scale: float = 1) -> Piece:
    """M-1.2: a starting card; it leaves the game when it is paid."""
    value = START_VALUES[card]
    face = rect(-23, -34, 46, 68, 5, var("land-1"), f'stroke="{var("wood")}" stroke-width="2"')
    face += use("talisman", 0, 19, scale=0.75) + text_svg(str(value), 0, -12, 28, "night")
    return Piece(id, art="card", x=x, y=y, z=z, scale=scale, more=face, key="piece-start-card",
                 args={"value": value})  # fmt: skip


def hand_of(s: Any, viewer: int) -> list[tuple[int, int]]:
    """What the viewer holds, in the order it would be paid: (payment, how many before it)."""
    if viewer < 0:
        return []
    return [(p, i) for p in range(len(PAYMENTS)) for i in range(held(s, viewer, p))]


def hand_place(at: int, count: int) -> tuple[float, float]:
    step = min(62.0, (MAP_W - 90) / max(1, count))
    return 52 + at * step, HAND_TOP + 50


def hand_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """The viewer's own hand, and the amulets he is just looking at."""
    hand = hand_of(s, viewer)
    drawn = drawn_amulets(s) if viewer >= 0 else []
    count = len(hand) + len(drawn)
    for at, (payment, copy) in enumerate(hand):
        x, y = hand_place(at, count)
        kind = PAYMENTS[payment]
        id = f"hand-{kind.id}-{copy}"
        z = 50 + at * 0.01
        if kind.source in (0, 2):
            card = kind.at + (FIRST_LANDSCAPE if kind.source == 0 else 0)
            yield a_card(id, card, x, y, z, owner=viewer)
        elif kind.source == 3:
            yield _start_card(id, kind.at, x, y, z)
        elif kind.source == 4:
            yield _amulet(id, AMULET_VALUES[kind.at], x, y, z)
        else:
            yield tile_piece(id, kind.at, x, y, 1.25, z, owner=viewer)
    for i, kind_index in enumerate(drawn):
        x, y = hand_place(len(hand) + i, count)
        yield _amulet(f"drawn-{i}", AMULET_VALUES[kind_index], x, y, 60, marks=("glow",), enter=BAG)


def sum_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """Every price the map knows: bright where the viewer's hand makes exactly this sum."""
    if viewer < 0 or s.step == OVER:
        return
    at = 42.0
    for currency, name in enumerate(CURRENCIES):
        can = payable_sums(s, viewer, currency)
        for price in sorted({space.price for space in SPACES if space.currency == currency}):
            drawn = price_sign(currency, price, 0, 0, 1.4)
            pale = drawn if price in can else f'<g opacity="0.28">{drawn}</g>'
            key = "piece-sum" if price in can else "piece-sum-not"
            yield Piece(f"sum-{name}-{price}", x=at, y=HAND_TOP + 120, z=50, more=pale, key=key,
                        args={"price": price, "currency": name})  # fmt: skip
            at += 44
        at += 26


def drawn_amulets(s: Any) -> list[int]:
    return [k for k in range(len(AMULET_VALUES)) for _ in range(s.drawn[k])]


def _amulet(id: str, value: int, x: float, y: float, z: float, **more: Any) -> Piece:
    return Piece(id, art="amulet", x=x, y=y, z=z, scale=1.2, text=str(value), text_at=(0, 0, 19),
                 text_fill="cream", key="piece-amulet", args={"value": value}, **more)  # fmt: skip
