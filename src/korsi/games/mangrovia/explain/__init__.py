"""What everything on the table is and does, from the box and the rules (core/explain.py).

Things: space-ID, path-ID (its statue), area-stone, area-pole, pier-N, site-N, landscape-ID (on the
oracle rock), card-ID (valuables by value, landscapes by name), start-N, amulet-N, pile-DECK,
heap-bag, heap-stack, heap-aside, pole-N, tile-ID, sums-CURRENCY, seat-N, count-WHAT-N, and those of
`ALONE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.scene import NOTHING, Args, Note, Noun

from .. import box, moves
from ..scene import faces
from ..state import OVER
from ..view import counts_of, standing
from .pieces import (
    HEAPS,
    amulet_card,
    hand_card,
    heap_card,
    pile_card,
    pole_card,
    start_card,
    tile_card,
)
from .places import (
    AREAS,
    area_card,
    bird_note,
    landscape_card,
    path_card,
    pier_card,
    site_card,
    space_card,
)


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing as a seat sees it (-1: a spectator)."""
    kind, _, id = thing.partition("-")
    found = _KINDS.get(kind)
    if found is None:
        return None
    ids, card = found
    return card(ints(record), seat, ids.index(id)) if id in ids else None


# --------------------------------------------------------------------------- people, single pieces


def _seat(s: Any, viewer: int, seat: int) -> Card | None:
    if seat >= s.players:
        return None
    who: Args = {"seat": Noun("seat", seat)}
    account = standing(s.record)[seat]
    counts: Args = {**who, **counts_of(s, seat), "points": account["points"]}
    says: tuple[Note, ...] = (("says-standing", NOTHING),) if s.step != OVER else ()
    now: tuple[Note, ...] = (("piece-seat", counts), *_worth(account))
    return Card(("thing-seat", who), says, now, owner=seat, clause="M-12.1")


def _worth(account: dict[str, Any]) -> Iterator[Note]:
    """M-12.1: what a player's points are made of, and what cannot be known yet."""
    for line in account["lines"]:
        if line["points"]:
            what = Noun("breakdown", line["what"].replace("_", "-"))
            yield "now-worth", {"what": what, "points": line["points"]}
    for line in account.get("aside", ()):
        yield f"breakdown-{line['what']}", NOTHING


COUNTED = ("huts", "valuables", "landscapes", "amulets", "column")
COUNTS = tuple(f"{what}-{seat}" for seat in range(box.SEATS) for what in COUNTED)


def _count(s: Any, viewer: int, at: int) -> Card | None:
    """One of the numbers of a player, M-15.1."""
    seat, of = divmod(at, len(COUNTED))
    if seat >= s.players:
        return None
    what: Args = {"counted": COUNTED[of], "n": counts_of(s, seat)[COUNTED[of]]}
    says: tuple[Note, ...] = (("says-number", what),)
    clause = ("M-11.1", "M-8.4", "M-8.3", "M-12.11", "M-7.3")[of]
    return Card(("thing-number", what), says, owner=seat, clause=clause)


def _sums(s: Any, seat: int, currency: int) -> Card:
    """M-8.4: prices are paid exactly."""
    name: Note = ("thing-sums", {"currency": box.CURRENCIES[currency]})
    return Card(name, (("says-sums", NOTHING),), clause="M-8.4")


def _boat(s: Any) -> tuple[Note, ...]:
    at_start: Note = ("piece-boat-start", NOTHING)
    return (("piece-boat", {"pier": s.pier + 1}) if s.pier >= 0 else at_start,)


def _talisman(s: Any) -> tuple[Note, ...]:
    return (("piece-talisman", {"seat": Noun("seat", s.start_player)}),)


def _birds(s: Any) -> tuple[Note, ...]:
    return tuple(bird_note(s, land) for land in range(len(box.LANDSCAPES)) if s.birds >> land & 1)


def _nothing(s: Any) -> tuple[Note, ...]:
    return ()


# name, what it says, its clause, how it stands, how it is drawn
ALONE: dict[str, tuple[str, str, str, Callable[[Any], tuple[Note, ...]], str, float]] = {
    "hut": ("thing-hut", "says-hut", "M-11.1", _nothing, faces.hut(0, False, 0, False), 64),
    "double": ("thing-double", "says-double", "M-8.12", _nothing, faces.hut(0, True, 0, False), 92),
    "bowl": ("thing-bowl", "says-bowl", "M-5.2", _nothing, faces.bowl(0, False), 54),
    "boat": ("thing-boat", "says-boat", "M-5.1", _boat, faces.symbol("boat"), 64),
    "bird": ("thing-bird", "says-bird", "M-9.2", _birds, faces.symbol("bird"), 60),
    "talisman": ("thing-talisman", "says-talisman", "M-10.2", _talisman, faces.symbol("talisman"),
                 40),
}  # fmt: skip


def _alone(thing: str) -> Callable[[Any, int, int], Card]:
    name, says, clause, now, face, side = ALONE[thing]

    def card(s: Any, seat: int, _: int) -> Card:
        return Card((name, NOTHING), ((says, NOTHING),), now(s), clause=clause, face=face,
                    size=(side, side), tone=box.COLOURS[0])  # fmt: skip

    return card


# --------------------------------------------------------------------------- all of them


def _numbered(count: int) -> list[str]:
    return [str(n) for n in range(1, count + 1)]


_KINDS: dict[str, tuple[Sequence[str], Callable[[Any, int, int], Card | None]]] = {
    "space": (box.SPACE_IDS, space_card),
    "path": (box.PATH_IDS, path_card),
    "area": (AREAS, area_card),
    "pier": (_numbered(box.PIER_COUNT), pier_card),
    "site": (_numbered(box.SITES), site_card),
    "landscape": (box.LANDSCAPES, landscape_card),
    "card": ([*map(str, box.VALUES), *box.LANDSCAPES], hand_card),
    "start": ([str(value) for value in box.START_VALUES], start_card),
    "amulet": ([str(value) for value in box.AMULET_VALUES], amulet_card),
    "pile": (box.DECKS, pile_card),
    "heap": (HEAPS, heap_card),
    "pole": ([str(tile) for tile in box.POLE_TILES], pole_card),
    "tile": (box.TILE_IDS, tile_card),
    "sums": (box.CURRENCIES, _sums),
    "seat": ([str(seat) for seat in range(box.SEATS)], _seat),
    "count": (COUNTS, _count),
    **{thing: (("",), _alone(thing)) for thing in ALONE},
}
_SHELVES: tuple[tuple[str, Note, tuple[str, ...]], ...] = (
    ("spaces", ("shelf-spaces", NOTHING), ("space",)),
    ("paths", ("shelf-paths", NOTHING), ("path", "area", "landscape")),
    ("piers", ("shelf-piers", NOTHING), ("pier", "site")),
    ("cards", ("shelf-cards", NOTHING), ("card", "start", "pile")),
    ("amulets", ("shelf-amulets", NOTHING), ("amulet", "heap")),
    ("tiles", ("shelf-tiles", NOTHING), ("pole", "tile")),
    ("others", ("shelf-others", NOTHING), tuple(ALONE)),
)


def things() -> tuple[Shelf, ...]:
    """Everything in the box, on shelves."""
    return tuple(
        Shelf(id, title, tuple(f"{k}-{one}".strip("-") for k in kinds for one in _KINDS[k][0]))
        for id, title, kinds in _SHELVES
    )


# --------------------------------------------------------------------------- why not


def actions_about(thing: str, seat: int) -> Sequence[int]:
    """What somebody could mean who clicks a thing, the likeliest first."""
    kind, _, id = thing.partition("-")
    if kind not in _KINDS or id not in _KINDS[kind][0]:
        return ()
    at = _KINDS[kind][0].index(id)
    if kind == "space":
        return [moves.FIRST_BUILD + at, moves.FIRST_DOUBLE + at]
    if kind == "site":
        return [moves.FIRST_BOWL + at]
    if kind == "pier":
        return [moves.FIRST_BOWL + int(box.PIER_SITE[at])]
    if kind == "card":
        return [moves.FIRST_TAKE + at, *_payments(id)]
    if kind == "amulet":
        return [*_payments(thing), moves.FIRST_RETURN + at]
    if kind == "heap":
        return [moves.FIRST_AMULETS]
    if kind == "pile":
        return [moves.FIRST_DRAW + at]
    if kind == "landscape":
        pairs = enumerate(box.BIRD_PAIRS)
        return [moves.FIRST_BIRDS + i for i, pair in pairs if at in pair]
    if kind == "bowl":
        return range(moves.FIRST_BOWL, moves.FIRST_BOWL + box.SITES)
    if kind in ("bird", "boat"):
        return [moves.FIRST_BIRDS if kind == "bird" else moves.FIRST_WAIVE]
    return _payments(thing.replace("_", "-"))


def _payments(id: str) -> list[int]:
    return [moves.FIRST_PAY + i for i, payment in enumerate(box.PAYMENTS) if payment.id == id]
