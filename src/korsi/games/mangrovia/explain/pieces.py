"""What people take and hold: cards, amulets, tiles, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import NOTHING, Args, Note, Noun

from .. import box
from ..scene import faces
from ..state import NEUTRAL, OVER
from ..view import owners
from .places import UNSURE, hut_note

CARD_SIZE, TILE_SIZE = (58.0, 82.0), (44.0, 44.0)
HEAPS = ("bag", "stack", "aside")


def hand_card(s: Any, seat: int, card: int) -> Card:
    """M-8.3, M-8.4: a landscape, or a value to pay with."""
    land = card - box.FIRST_LANDSCAPE
    name: Note
    says: Note
    if land >= 0:
        name = ("piece-landscape", {"land": Noun("card", box.LANDSCAPES[land])})
        says, clause, entry = ("says-card-landscape", NOTHING), "M-8.3", "cards.landscape"
    else:
        value: Args = {"value": box.VALUES[card]}
        name, says = ("piece-valuable", value), ("says-card-valuable", value)
        clause, entry = "M-8.4", "cards.valuables"
    return Card(
        name=name,
        says=(says, ("says-count", {"count": int(box.CARD_TOTAL[card])})),
        now=(("now-discards", {"count": s.discard[card]}),),
        clause=clause,
        unsure=entry in UNSURE,
        face=faces.card(card),
        size=CARD_SIZE,
    )


def start_card(s: Any, seat: int, at: int) -> Card:
    """M-1.2, M-6.7: a starting card; everybody knows who has it (M-15.3)."""
    value: Args = {"value": box.START_VALUES[at]}
    return Card(
        name=("thing-start", value),
        says=(("says-card-valuable", value), ("says-start", NOTHING)),
        now=tuple(_holders([s.start_cards[p][at] for p in range(s.players)])),
        clause="M-6.7",
        unsure="cards.start_set" in UNSURE,
        face=faces.start_card(box.START_VALUES[at]),
        size=CARD_SIZE,
    )


def _holders(held: list[int]) -> Iterator[Note]:
    for p, count in enumerate(held):
        if count:
            yield "now-held", {"seat": Noun("seat", p)}


def amulet_card(s: Any, seat: int, kind: int) -> Card:
    """M-8.4, M-12.11: an amulet pays, or scores at the end."""
    value: Args = {"value": box.AMULET_VALUES[kind]}
    total = int(box.AMULET_TOTAL[kind])
    return Card(
        name=("piece-amulet", value),
        says=(("says-amulet", value), ("says-count", {"count": total})),
        clause="M-12.11",
        unsure="amulets.bag" in UNSURE,
        face=faces.numbered("amulet", str(box.AMULET_VALUES[kind]), 0, 0, 21, "cream"),
        size=TILE_SIZE,
    )


def pile_card(s: Any, seat: int, deck: int) -> Card:
    """M-6: what a pile held at the beginning, and what is left."""
    first, end = int(box.DECK[deck]), int(box.DECK[deck + 1])
    discards = sum(s.discard[first:end])
    return Card(
        name=("thing-pile", {"deck": box.DECKS[deck]}),
        says=(("says-pile", NOTHING), *(_held_in(card) for card in range(first, end))),
        now=(
            ("piece-pile", {"deck": box.DECKS[deck], "count": s.pile_size[deck]}),
            ("now-discards", {"count": discards}),
        ),
        clause="M-6.2",
        face=faces.numbered(f"back-{deck}", "", 0, 26, 20, "cream"),
        size=CARD_SIZE,
    )


def _held_in(card: int) -> Note:
    count = int(box.CARD_TOTAL[card])
    if card < box.FIRST_LANDSCAPE:
        return "says-holds-value", {"count": count, "value": box.VALUES[card]}
    land = box.LANDSCAPES[card - box.FIRST_LANDSCAPE]
    return "says-holds-land", {"count": count, "land": Noun("card", land)}


def heap_card(s: Any, seat: int, heap: int) -> Card:
    """M-7: where amulets come from and go to."""
    most = box.HAS.amulets.track.max_draw
    kinds = [(v, n) for v, n in zip(box.AMULET_VALUES, box.AMULET_BAG.tolist(), strict=True) if n]
    if HEAPS[heap] == "bag":
        holds = (("says-holds-value", {"count": n, "value": v}) for v, n in kinds)
        return Card(
            name=("thing-bag", NOTHING),
            says=(("says-bag", {"most": most}), *holds),
            now=(("piece-bag", {"count": s.bag_size}), *_you_draw(s, seat)),
            clause="M-7.3",
            unsure="amulets.track" in UNSURE,
            face=faces.numbered("bag", "", 0, 7, 20, "night"),
            size=(52, 60),
        )
    if HEAPS[heap] == "stack":
        return Card(
            name=("thing-stack", {"value": box.AMULET_VALUES[0]}),
            says=(("says-stack", NOTHING),),
            now=(("piece-stack", {"count": s.stack}), *_you_draw(s, seat)),
            clause="M-7.1",
        )
    count = sum(s.aside)
    points = sum(n * value for n, value in zip(s.aside, box.AMULET_VALUES, strict=True))
    said: Args = {"count": count, "points": points}
    now: tuple[Note, ...] = (("piece-aside", said),) if count else ()
    return Card(("thing-aside", NOTHING), (("says-aside", NOTHING),), now, clause="M-7.6")


def _you_draw(s: Any, seat: int) -> Iterator[Note]:
    """M-7.1 to M-7.3: what taking amulets would bring the viewer."""
    if seat >= 0 and s.step != OVER:
        draw = int(box.TRACK_DRAW[s.column[seat]])
        keep = draw - int(box.TRACK_GIVE_BACK[s.column[seat]])
        yield "now-you-draw", {"draw": draw, "keep": keep}


def pole_card(s: Any, seat: int, at: int) -> Card:
    """M-8.8: a pole tile on the stack, or under a hut."""
    points = box.POLE_TILES[at]
    under = s.pole_tile.index(points) if points in s.pole_tile else -1
    who = owners(s)[under] if under >= 0 else -1
    left: Args = {
        "points": points,
        "count": len(box.POLE_TILES) - s.poles_taken,
        "place": at - s.poles_taken + 1,
        "top": box.POLE_TILES[min(at, s.poles_taken)],
    }
    return Card(
        name=("thing-pole", {"points": points}),
        says=(("says-pole", NOTHING),),
        now=(hut_note(s, under, who),) if under >= 0 else (("piece-pole-stack", left),),
        owner=who if who < NEUTRAL else -1,
        clause="M-8.8",
        unsure="pole" in UNSURE,
        face=faces.numbered("pole", str(points), 0, 0, 20, "night"),
        size=(46, 36),
    )


def tile_card(s: Any, seat: int, tile: int) -> Card:
    """M-14: a stone-area tile, and where it is."""
    name, count, what, value = box.TILES[tile]
    says, clause = _tile_says(what, value)
    lies = [box.SPACES[i].id for i, kind in enumerate(s.tile_on) if kind == tile]
    held = [s.tiles[p][tile] for p in range(s.players)]
    return Card(
        name=("piece-tile", {"tile": name}),
        says=(says, ("says-count", {"count": count})),
        now=(*(("now-tile-on", {"space": id}) for id in lies), *_holders(held)),
        clause=clause,
        unsure=("stone_tiles.statue" if what == "statue" else "stone_tiles.bonus") in UNSURE,
        face=faces.tile(tile),
        size=TILE_SIZE,
    )


def _tile_says(what: str, value: int) -> tuple[Note, str]:
    if what == "statue":
        return ("says-tile-statue", {"path": box.PATH_IDS[value]}), "M-14.4"
    if what == "free":
        return ("says-tile-free", NOTHING), "M-14.9"
    if what == "valuable":
        return ("says-tile-valuable", {"value": value}), "M-14.6"
    return ("says-tile-amulet", {"value": value}), "M-14.7"
