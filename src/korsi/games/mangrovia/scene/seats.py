"""The players, and the viewer's own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece, Written, part

from ..box import AMULET, BONUS_TILE, BOWLS, COLOURS, CURRENCIES, PAYMENTS, SPACES, STARTING
from ..moves import WINS
from ..rules.building import payable
from ..state import BOWL, OVER, PAY, RETURN
from ..view import counts_of, held
from . import faces
from .cards import card_thing, thing
from .places import LAYOUTS, TALL_LOW, TALL_SMALL, WIDE_FOR, Layout, hand_places

# A sign for each of the counts of a seat, points first.
_SIGNS = ("step-3", "back-0", "back-1", "amulet", "circle")
_SCALES = (1, 1.3, 1, 1, 1.25, 1.3)  # of what lies in a hand, by its source
_PRICES = {name: sorted({s.price for s in SPACES if s.cur == name}) for name in CURRENCIES}


@part
def seat_pieces(s: Any, points: tuple[int, ...], at: Layout) -> Iterator[Piece]:
    """A line for every player: the points that stand by the name above the table as well, huts,
    cards in hand, amulets, tiles, talisman."""
    bright = {s.active}
    if s.step == OVER:
        bright = {e[1] for e in s.events[: s.n_events] if e[0] == WINS}
    for seat in range(s.players):
        x, y = at.seats[0], at.seats[1] + seat * (at.seat[1] + 8)
        counts = counts_of(s, seat)
        args: Args = {"seat": Noun("seat", seat), **counts, "points": points[seat]}
        said: Any = {"owner": seat, "tone": COLOURS[seat], "key": "piece-seat", "args": args,
                     "thing": f"seat-{seat}"}  # fmt: skip
        (_, *names), (_, *numbers) = counts.keys(), counts.values()
        yield Piece(
            f"seat-{seat}", faces.seat(seat, *at.seat, at.sign, seat in bright), x, y, z=40, **said
        )
        large = faces.large(at.seat[1])
        yield Piece(f"points-{seat}", faces.points(points[seat], 30 * large), x + 92 * large,
                    y + at.sign, z=41, **said)  # fmt: skip
        begin, line, size, wide = at.named
        yield Piece(f"name-{seat}", faces.words_alone(), x + begin, y + line, z=42,
                    written=Written("written-owner", 0, size, wide, begins=True),
                    **said)  # fmt: skip
        across, down, step = at.counts
        for i, (art, count) in enumerate(zip(_SIGNS, numbers, strict=True)):
            face = faces.counter(art, count)
            yield Piece(f"count-{seat}-{i}", face, x + across + step * i, y + down, scale=at.count,
                        z=41, **{**said, "thing": f"count-{names[i]}-{seat}"})  # fmt: skip
        for i in range(_to_place(s, seat)):
            yield Piece(f"waiting-{seat}-{i}", faces.bowl(seat, False),
                        x + begin + wide - 24 - 44 * at.count * i, y + line, z=43,
                        scale=0.62 * at.count, **{**said, "thing": "bowl"})  # fmt: skip
        if s.start_player == seat:
            # on a phone at the top, beside the name; else below the points, within the frame
            along, down = (30, 28) if at.tall else (22, at.seat[1] - 13)
            yield Piece("talisman", face=faces.symbol("talisman"), x=x + along, y=y + down,
                        scale=1.1 if at.tall else 0.8, z=48, key="piece-talisman",
                        args={"seat": Noun("seat", seat)}, thing="talisman")  # fmt: skip
            beside = x + along + (88 if at.tall else 51)
            yield Piece("caption-talisman", faces.words_alone(), beside, y + down, z=48,
                        thing="talisman",
                        written=Written("written-talisman", 0, 23 if at.tall else 17,
                                        120 if at.tall else 76))  # fmt: skip


def _to_place(s: Any, seat: int) -> int:
    """M-4.2, M-4.3: the bowls a player has still to place in this round."""
    return int(BOWLS[s.players]) - s.bowl_on.count(seat) if s.step == BOWL else 0


@part
def seen_pieces(s: Any, viewer: int, at: Layout) -> Iterator[Piece]:
    """Tiles of the players, and of others' hands the cards everybody has seen (M-15.3)."""
    for seat in range(s.players):
        yield from _seen(s, seat, viewer, at)


def _seen(s: Any, seat: int, viewer: int, at: Layout) -> Iterator[Piece]:
    x, y, wide = at.seen
    x, y = x + at.seats[0], y + at.seats[1] + seat * (at.seat[1] + 8)
    things = [(BONUS_TILE, tile) for tile, n in enumerate(s.tiles[seat]) for _ in range(n)]
    if seat != viewer:
        things += [card_thing(card) for card, n in enumerate(s.hand[seat]) for _ in range(n)]
        things += [(STARTING, i) for i, n in enumerate(s.start_cards[seat]) for _ in range(n)]
    step = min(56 * at.seen_card, wide / max(1, len(things)))  # a card is so wide
    for i, (source, kind) in enumerate(things):
        name, scale = ("owned", 0.9) if source == BONUS_TILE else ("seen", at.seen_card)
        scale = max(scale, 1.0) if at.tall and source == BONUS_TILE else scale
        yield thing(f"{name}-{seat}-{i}", source, kind, x + i * step, y, 45 + i * 0.01,
                    scale=scale, owner=seat)  # fmt: skip


def hand_of(s: Any, viewer: int) -> list[tuple[int, int]]:
    """What the viewer holds, in the order it would be paid: (payment, how many before it)."""
    if viewer < 0:
        return []
    return [(p, i) for p in range(len(PAYMENTS)) for i in range(held(s, viewer, p))]


def drawn_amulets(s: Any, viewer: int) -> list[int]:
    """The kinds of the amulets the viewer is just looking at."""
    return [k for k, n in enumerate(s.drawn) for _ in range(n)] if viewer >= 0 else []


def kinds_of(hand: list[tuple[int, int]], drawn: list[int]) -> tuple[int, ...]:
    """How many there are of each kind held, in turn; each amulet just drawn is looked at alone."""
    copies = Counter(payment for payment, _ in hand)
    return *copies.values(), *(1 for _ in drawn)


def layout_for(name: str, s: Any, viewer: int) -> Layout:
    """The hand that stays in sight on a phone is as high as what is held needs, and small while
    nothing of it is chosen; few players have more room each."""
    if name == "wide":
        return WIDE_FOR[s.players]
    held = len(kinds_of(hand_of(s, viewer), drawn_amulets(s, viewer)))
    chosen = s.active == viewer and s.step in (PAY, RETURN)
    low = TALL_LOW if chosen else TALL_SMALL
    return low if held <= low.one_row else LAYOUTS[name]


@part
def hand_pieces(s: Any, viewer: int, at: Layout) -> Iterator[Piece]:
    """The viewer's own hand, and the amulets he is just looking at."""
    hand, drawn = hand_of(s, viewer), drawn_amulets(s, viewer)
    places = hand_places(kinds_of(hand, drawn), at)
    copies = Counter(payment for payment, _ in hand)
    for i, (payment, copy) in enumerate(hand):
        x, y, scale = places[i]
        id, source, kind, _ = PAYMENTS[payment]
        piece = thing(f"hand-{id}-{copy}", source, kind, x, y, 50 + i * 0.01,
                      scale=_SCALES[source] * scale, owner=viewer)  # fmt: skip
        if at.tall and copy and copy + 1 == copies[payment]:  # fanned out: how many is hard to see
            face = faces.several(piece.face, copies[payment], _SCALES[source])
            piece = piece._replace(face=face)
        yield piece
    for i, kind in enumerate(drawn):
        x, y, scale = places[len(hand) + i]
        yield thing(f"drawn-{i}", AMULET, kind, x, y, 60, scale=1.25 * scale, marks=("glow",),
                    enter=at.bag)  # fmt: skip


def payable_sums(s: Any, viewer: int) -> tuple[int, ...]:
    """By currency: a bit for every sum the viewer's hand makes exactly."""
    if viewer < 0:
        return ()
    return tuple(int(payable(s.record, viewer, k)) for k in range(len(CURRENCIES)))


@part
def sum_pieces(s: Any, viewer: int, sums: tuple[int, ...], at: Layout) -> Iterator[Piece]:
    """Every price the map knows: bright where the viewer's hand makes exactly this sum."""
    if viewer < 0 or s.step == OVER:
        return
    yield Piece("sums", faces.words_alone(), *at.sums_named, z=50, thing="sums-valuables",
                written=Written("written-sums", 0, 24 if at.tall else 18, 700))  # fmt: skip
    x, y, step = at.sums
    for currency, name in enumerate(CURRENCIES):
        for price in _PRICES[name]:
            can = bool(sums[currency] >> price & 1)
            key, face = "piece-sum" if can else "piece-sum-not", faces.price(name, price, can)
            said: Args = {"price": price, "currency": name}
            yield Piece(f"sum-{name}-{price}", face, x, y, z=50, key=key, args=said,
                        thing=f"sums-{name}")  # fmt: skip
            x += step
        x += step / 2
