"""What everything on the table is and does, from the box and the rules (core/explain.py).

Things: space-ID, path-ID (its statue), area-stone, area-pole, pier-N, site-N, landscape-ID (on the
oracle rock), card-ID (valuables by value, landscapes by name), start-N, amulet-N, pile-DECK,
heap-bag, heap-stack, heap-aside, pole-N, tile-ID, sums-CURRENCY, seat-N, and those of `ALONE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.scene import NOTHING, Args, Note, Noun

from . import box, moves, scoring
from .scene import faces
from .scene.lagoon import affordable, leaders, participant_named, space_said
from .scene.places import LAYOUTS
from .state import NEUTRAL, NEUTRALS_APART, OVER, WHITE_NEUTRAL
from .view import counts_of, owners

UNSURE = {mark.of for mark in box.BOX.marks() if mark.level == "reconstructed"}
AT = LAYOUTS["wide"]
CARD_SIZE, TILE_SIZE = (58.0, 82.0), (44.0, 44.0)


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing as a seat sees it (-1: a spectator)."""
    kind, _, id = thing.partition("-")
    found = _KINDS.get(kind)
    if found is None:
        return None
    ids, card = found
    return card(ints(record), seat, ids.index(id)) if id in ids else None


# --------------------------------------------------------------------------- the map


def _space(s: Any, seat: int, space: int) -> Card:
    """M-2.1: what a space costs, and everything a hut on it counts for."""
    at, who = box.SPACES[space], owners(s)[space]
    return Card(
        name=("thing-space", {"space": at.id, "kind": _kind_of(at)}),
        says=tuple(_space_says(space)),
        now=tuple(_space_now(s, seat, space, who)),
        owner=who if who < NEUTRAL else -1,
        clause="M-2.1",
        unsure="space" in UNSURE,
        face=faces.printed_space(space, *AT.cell),
        size=AT.cell,
    )


def _kind_of(space: Any) -> str:
    return "amulet" if space.amulet else "plain" if space.area == "none" else str(space.area)


def _space_says(space: int) -> Iterator[Note]:
    at = box.SPACES[space]
    key, said = space_said(space)
    two = key == "piece-space-two"
    price = {name: said[name] for name in ("price", "currency", "land", *(["other"] * two))}
    yield "says-space-price-two" if two else "says-space-price", price
    if at.pts:
        yield "says-space-points", {"points": at.pts}
    if at.amulet:
        yield "says-space-amulet", {"most": box.HAS.amulets.track.max_draw}
    if at.area != "none":
        yield "says-space-area", {"area": at.area}
    for path, name in enumerate(box.PATH_IDS):
        if space in box.MEMBERS[path]:
            place = box.MEMBERS[path].index(space) + 1
            yield "says-space-path", {"path": name, "place": place}
    double = box.DOUBLE_SPACES >> space & 1
    yield "says-space-double" if double else "says-space-single", NOTHING
    neutral = [n for n in box.PLAYERS if int(box.NEUTRAL_HUTS[n]) >> space & 1]
    if neutral:
        yield "says-space-neutral", {"most": max(neutral)}


def _space_now(s: Any, seat: int, space: int, who: int) -> Iterator[Note]:
    if who >= 0:
        yield _hut(s, space, who)
        return
    if s.tile_on[space] >= 0:
        yield "piece-tile", {"tile": box.TILE_IDS[s.tile_on[space]]}
    for land in box.LANDS_OF[space]:
        yield _bird(s, land)
    if affordable(s, seat)[space]:
        yield "now-space-payable", NOTHING


def _hut(s: Any, space: int, who: int) -> Note:
    said: Args = {"space": box.SPACES[space].id, "huts": 2 if s.doubles >> space & 1 else 1}
    if who == NEUTRAL:
        return "piece-hut-neutral", said
    return "piece-hut", {**said, "seat": Noun("seat", who)}


def _bird(s: Any, land: int) -> Note:
    name: Args = {"land": Noun("card", box.LANDSCAPES[land])}
    return "piece-bird" if s.birds >> land & 1 else "piece-asleep", name


def _path(s: Any, seat: int, path: int) -> Card:
    """M-12.2 to M-12.4: the two prizes of a path, who would get them, and who has huts there."""
    has = box.HAS.path[path]
    tile = int(box.STATUE_TILE[path])
    holders = [p for p in range(s.players) if tile >= 0 and s.tiles[p][tile] > 0]
    return Card(
        name=("thing-path", {"path": box.PATH_IDS[path]}),
        says=(
            ("says-path", {"first": has.first, "second": has.second}),
            ("says-path-tie", NOTHING),
        ),
        now=(
            *_contest(s, path, int(box.PATH_BITS[path])),
            *(("now-tie-tile", {"seat": Noun("seat", p)}) for p in holders),
        ),
        clause="M-12.4",
        unsure=box.BOX.data["path"][path].get("status") == "reconstructed",
        face=faces.statue(path, False, False, -1, -1),
        size=(120, 70),
    )


def _contest(s: Any, contest: int, spaces: int) -> Iterator[Note]:
    """Who is first and second, then everybody's huts. What the neutral wins is lost (M-12.5)."""
    for place, who in enumerate(leaders(s)[contest]):
        if who >= 0:
            points = int(scoring.prize(contest, place)) if who < NEUTRAL else 0
            said: Args = {"leader": participant_named(who), "points": points}
            yield "now-place", {"place": place + 1, **said}
    yield from _huts(s, spaces)


def _huts(s: Any, spaces: int) -> Iterator[Note]:
    participants = [*range(s.players), NEUTRAL]
    counts = [(p, _huts_of(s, p, spaces)) for p in participants]
    for who, huts in counts:
        if huts:
            yield "now-huts", {"seat": participant_named(who), "huts": huts}
    if not any(huts for _, huts in counts):
        yield "now-no-huts", NOTHING


def _huts_of(s: Any, who: int, spaces: int) -> int:
    """M-3.12: both neutral colours are counted as one here, though a table may keep them apart."""
    one = [who] if who < NEUTRAL or not s.options[NEUTRALS_APART] else [NEUTRAL, WHITE_NEUTRAL]
    return sum(int(scoring.huts_on(s.record, each, spaces)) for each in one)


def _area(s: Any, seat: int, area: int) -> Card:
    """M-12.8, M-12.10: what the area pays, and to whom now."""
    name: Note = ("thing-area", {"area": _AREAS[area]})
    if _AREAS[area] == "stone":
        says: Note = ("says-area-stone", NOTHING)
        now = tuple(_stone(s)) or tuple(_huts(s, box.STONE_SPACES))
        return Card(name, (says,), now, clause="M-12.8", unsure="stone.scoring" in UNSURE)
    says = ("says-area-pole", {"first": box.POLE_FIRST, "second": box.POLE_SECOND})
    now = tuple(_contest(s, box.PATHS, box.POLE_SPACES))
    return Card(name, (says,), now, clause="M-12.10", unsure="pole" in UNSURE)


def _stone(s: Any) -> Iterator[Note]:
    everybody = int(scoring.stone_huts(s.record))
    for p in range(s.players):
        own = _huts_of(s, p, box.STONE_SPACES)
        if own:
            points = int(scoring.stone_points(s.record, p))
            said: Args = {"own": own, "all": everybody, "points": points}
            yield "now-stone", {"seat": Noun("seat", p), **said}


# --------------------------------------------------------------------------- the archipelago


def _pier(s: Any, seat: int, pier: int) -> Card:
    """M-5.5: the steps of a pier's action; M-5.1: whose bowl serves it."""
    site = int(box.PIER_SITE[pier])
    where = "past" if pier < s.pier else "here" if pier == s.pier else "ahead"
    on = s.bowl_on[site]
    # M-5.9: starting the next round is no step one could waive
    starts = any(box.START in way for way in box.PIERS[pier])
    waive: Sequence[Note] = () if starts else [("says-waive", NOTHING)]
    return Card(
        name=("thing-pier", {"pier": pier + 1}),
        says=(*_steps(box.PIERS[pier]), *waive),
        now=(_bowl(s, site), *([("now-pier", {"where": where})] if on != NEUTRAL else [])),
        owner=on if on < NEUTRAL else -1,
        clause="M-5.5",
        unsure="pier" in UNSURE,
        face=faces.printed_pier(pier, *AT.pier, AT.piers_scale),
        size=(AT.pier[0] + 4, AT.pier[1] + 4),
    )


def _steps(ways: list[list[int]]) -> Iterator[Note]:
    for i, way in enumerate(ways):
        for j, (step, same) in enumerate(groupby(way)):
            link = "then" if j else "or" if i else "first"
            name, count = box.STEPS[step], len(list(same))
            yield "says-step", {"link": link, "step": name, "count": count}


def _site(s: Any, seat: int, site: int) -> Card:
    """M-2.11, M-4.2: the two piers a bowl here acts at."""
    first, second = (pier + 1 for pier in box.SITE_PIERS[site])
    says: list[Note] = [("says-site", {"first": first, "second": second})]
    says += [("piece-pier", {"pier": pier}) for pier in (first, second)]
    for key, bits in (("says-site-ban", box.FIRST_BOWL_BAN), ("says-site-closed", box.BLOCKED)):
        counts = [n for n in box.PLAYERS if int(bits[n]) >> site & 1]
        if counts:
            says.append((key, {"most": max(counts)}))
    on = s.bowl_on[site]
    return Card(
        name=("thing-site", {"site": site + 1}),
        says=tuple(says),
        now=(_bowl(s, site),),
        owner=on if on < NEUTRAL else -1,
        clause="M-2.11",
        unsure="site" in UNSURE,
    )


def _bowl(s: Any, site: int) -> Note:
    on = s.bowl_on[site]
    if on < 0:
        return "now-site-free", NOTHING
    if on == NEUTRAL:
        return "piece-bowl-neutral", {"site": site + 1}
    first, second = (pier + 1 for pier in box.SITE_PIERS[site])
    return "piece-bowl", {"seat": Noun("seat", on), "first": first, "second": second}


def _landscape(s: Any, seat: int, land: int) -> Card:
    """M-9.1: a square of the oracle rock."""
    return Card(
        name=("thing-landscape", {"land": Noun("card", box.LANDSCAPES[land])}),
        says=(("says-landscape", NOTHING),),
        now=(_bird(s, land),),
        clause="M-9.1",
        face=faces.printed_landscape(land, AT.rock_cell),
        size=(AT.rock_cell, AT.rock_cell),
    )


# --------------------------------------------------------------------------- cards, amulets, tiles


def _card(s: Any, seat: int, card: int) -> Card:
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


def _start(s: Any, seat: int, at: int) -> Card:
    """M-1.2, M-6.7: a starting card; everybody knows who has it (M-15.3)."""
    value: Args = {"value": box.START_VALUES[at]}
    return Card(
        name=("thing-start", value),
        says=(("says-card-valuable", value), ("says-start", NOTHING)),
        now=tuple(_holders(s, [s.start_cards[p][at] for p in range(s.players)])),
        clause="M-6.7",
        unsure="cards.start_set" in UNSURE,
        face=faces.start_card(box.START_VALUES[at]),
        size=CARD_SIZE,
    )


def _holders(s: Any, held: list[int]) -> Iterator[Note]:
    for p, count in enumerate(held):
        if count:
            yield "now-held", {"seat": Noun("seat", p)}


def _amulet(s: Any, seat: int, kind: int) -> Card:
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


def _pile(s: Any, seat: int, deck: int) -> Card:
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


def _heap(s: Any, seat: int, heap: int) -> Card:
    """M-7: where amulets come from and go to."""
    most = box.HAS.amulets.track.max_draw
    kinds = [(v, n) for v, n in zip(box.AMULET_VALUES, box.AMULET_BAG.tolist(), strict=True) if n]
    if _HEAPS[heap] == "bag":
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
    if _HEAPS[heap] == "stack":
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


def _pole(s: Any, seat: int, at: int) -> Card:
    """M-8.8: a pole tile on the stack, or under a hut."""
    points = box.POLE_TILES[at]
    under = s.pole_tile.index(points) if points in s.pole_tile else -1
    who = owners(s)[under] if under >= 0 else -1
    left: Args = {"points": points, "count": len(box.POLE_TILES) - s.poles_taken}
    return Card(
        name=("thing-pole", {"points": points}),
        says=(("says-pole", NOTHING),),
        now=(_hut(s, under, who),) if under >= 0 else (("piece-pole-stack", left),),
        owner=who if who < NEUTRAL else -1,
        clause="M-8.8",
        unsure="pole" in UNSURE,
        face=faces.numbered("pole", str(points), 0, 0, 20, "night"),
        size=(46, 36),
    )


def _tile(s: Any, seat: int, tile: int) -> Card:
    """M-14: a stone-area tile, and where it is."""
    name, count, what, value = box.TILES[tile]
    says, clause = _tile_says(what, value)
    lies = [box.SPACES[i].id for i, kind in enumerate(s.tile_on) if kind == tile]
    held = [s.tiles[p][tile] for p in range(s.players)]
    return Card(
        name=("piece-tile", {"tile": name}),
        says=(says, ("says-count", {"count": count})),
        now=(*(("now-tile-on", {"space": id}) for id in lies), *_holders(s, held)),
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


# --------------------------------------------------------------------------- people, single pieces


def _seat(s: Any, viewer: int, seat: int) -> Card | None:
    if seat >= s.players:
        return None
    who: Args = {"seat": Noun("seat", seat)}
    points = scoring.if_ended_now(s.record)[seat]["points"]
    would: tuple[Note, ...] = (("now-standing", {"points": points}),) if s.step != OVER else ()
    now: tuple[Note, ...] = (("piece-seat", {**who, **counts_of(s, seat)}), *would)
    return Card(("thing-seat", who), now=now, owner=seat, clause="M-12.1")


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
    return tuple(_bird(s, land) for land in range(len(box.LANDSCAPES)) if s.birds >> land & 1)


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

_AREAS = ("stone", "pole")
_HEAPS = ("bag", "stack", "aside")


def _numbered(count: int) -> list[str]:
    return [str(n) for n in range(1, count + 1)]


_KINDS: dict[str, tuple[Sequence[str], Callable[[Any, int, int], Card | None]]] = {
    "space": (box.SPACE_IDS, _space),
    "path": (box.PATH_IDS, _path),
    "area": (_AREAS, _area),
    "pier": (_numbered(box.PIER_COUNT), _pier),
    "site": (_numbered(box.SITES), _site),
    "landscape": (box.LANDSCAPES, _landscape),
    "card": ([*map(str, box.VALUES), *box.LANDSCAPES], _card),
    "start": ([str(value) for value in box.START_VALUES], _start),
    "amulet": ([str(value) for value in box.AMULET_VALUES], _amulet),
    "pile": (box.DECKS, _pile),
    "heap": (_HEAPS, _heap),
    "pole": ([str(tile) for tile in box.POLE_TILES], _pole),
    "tile": (box.TILE_IDS, _tile),
    "sums": (box.CURRENCIES, _sums),
    "seat": ([str(seat) for seat in range(box.SEATS)], _seat),
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
    if kind in ("bird", "boat"):
        return [moves.FIRST_BIRDS if kind == "bird" else moves.FIRST_WAIVE]
    return _payments(thing.replace("_", "-"))


def _payments(id: str) -> list[int]:
    return [moves.FIRST_PAY + i for i, payment in enumerate(box.PAYMENTS) if payment.id == id]
