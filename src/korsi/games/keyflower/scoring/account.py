"""Where the points come from, for people: every line names its tile and the items counted there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

from korsi.core.int_record import ints

from .. import box, state
from ..rules.summer_boats import has_ability, owns
from .boats import BOAT_OF, boat_points, owns_boat
from .items import GOLD_VP, item_points, items_total, stands_for, yard_unit
from .sets import SCORER, scorer
from .sides import neighbours

Line = dict[str, Any]

TYPES = {box.WORKER: box.WORKERS, box.SKILL: box.SKILLS, box.RESOURCE: box.RESOURCES}
CLAUSES = {"yard": "F-11.4", "gold": "F-11.5", "winter": "F-11.7", "boat": "F-11.14"}


class Use(NamedTuple):
    """What becomes of one item: a yard, a winter tile, a boat, gold's own point, or nothing."""

    points: int
    what: str
    tile: int


class Item(NamedTuple):
    """One worker, skill or resource, and the best it can do by itself."""

    kind: int
    use: Use
    purple: bool


Owned = tuple[list[int], tuple[Any, ...]]
"""Tiles of a seat, and how they lie."""
UNUSED = Use(0, "unused", -1)


def breakdown(record: Any) -> list[dict[str, Any]]:
    """For each seat: where its points come from, and how its items are allocated."""
    s = ints(record)
    return [_breakdown_of(s, seat) for seat in range(s.players)]


def standing(record: Any) -> list[dict[str, Any]]:
    """The same before the end, without what is not used; where it depends on what is behind a
    screen nobody else has looked behind (F-12.1), as much as all have seen, and that it may be
    more."""
    s = ints(record)
    return [_standing_of(s, seat, *owned) for seat, owned in enumerate(_owned(s))]


_stood: dict[Any, dict[str, Any]] = {}  # a table asks at every step, and few change anything
_lay: dict[tuple[bytes, ...], list[Owned]] = {}  # what tiles lie where is the same to all who look
STOOD, LAY = 2048, 256  # of all tables there are: the oldest are forgotten first
LIE_BY = ("players", "owner", "place", "side", "turned", "resources", "beside")


def _owned(s: Any) -> list[Owned]:
    """What each seat owns, and all that is to be known of it."""
    key = s.bytes_of(LIE_BY)
    found = _lay.get(key)
    if found is None:
        while len(_lay) >= LAY:
            _lay.pop(next(iter(_lay)), None)  # another thread may have been quicker
        found = _lay[key] = []
        for seat in range(s.players):
            tiles = [t for t, owner in enumerate(s.owner) if owner == seat]
            found.append((tiles, tuple(
                (t, s.place[t], s.side[t], s.turned[t], *s.resources[t], *s.beside[t])
                for t in tiles
            )))  # fmt: skip
    return found


def _standing_of(s: Any, seat: int, owned: list[int], lie: tuple[Any, ...]) -> dict[str, Any]:
    scored = {item: _scores(s, seat, item, owned) for item in (box.WORKER, box.SKILL)}
    key = (
        seat,
        tuple(s.options),
        s.season,
        s.step in (state.FLIP, state.OVER),
        s.start,
        s.purple_winner,
        scored[box.WORKER] and (tuple(s.screen[seat]), s.workers[seat]),
        scored[box.SKILL] and (tuple(s.skill[seat]), s.skills[seat]),
        lie,
    )
    found = _stood.get(key)
    if found is None:
        while len(_stood) >= STOOD:
            _stood.pop(next(iter(_stood)), None)
        sorts = [box.RESOURCE, *(item for item in scored if scored[item])]  # others score nothing
        entry = _breakdown_of(s, seat, sorted(sorts))
        hidden = scored[box.WORKER] and sum(s.screen[seat]) < s.workers[seat]
        hidden = hidden or (scored[box.SKILL] and sum(s.skill[seat]) < s.skills[seat])
        found = {"seat": seat, "points": entry["points"], "lines": entry["lines"]}
        _stood[key] = found
        if hidden:
            found["aside"] = [{"what": "unseen", "hidden": True}]
        elif s.season < box.WINTER:  # in spring nobody has a line
            found["aside"] = [{"what": "to-come"}]
    return found


def _sort(tile: int) -> int:
    """The sort of items a tile scores; -1: none."""
    kind = int(box.SCORE[tile, 0])
    if kind == box.PER_WORKER:
        return box.WORKER
    by_items = kind in (box.PER_GROUP, box.PER_SET, box.PER_ITEM, box.PER_CHOSEN)
    return int(box.SCORE_ITEM[tile, 0]) if by_items else -1


_SORTS = [_sort(tile) for tile in range(box.TILES)]


def _scores(s: Any, seat: int, item: int, owned: list[int]) -> bool:
    """Does a tile of the seat score items of this sort?"""
    return any(_SORTS[tile] == item and _owns(s, seat, tile) for tile in owned)


def _breakdown_of(s: Any, seat: int, sorts: Collection[int] = tuple(TYPES)) -> dict[str, Any]:
    """`sorts`: of items that are looked at."""
    lines = _tile_lines(s, seat) + _turn_order_lines(s, seat) + _boat_lines(s, seat)
    unused: Counter[str] = Counter()
    purple: list[Line] = []
    _, purple_item, purple_type = (int(x) for x in items_total(s.record, seat))
    for item in (*sorts, *({purple_item} - {*sorts, -1})):
        uses = _uses(s, seat, item, purple_type if item == purple_item else -1)
        for use, items in uses:
            counted = _tally(item, items)
            if use.what == "unused":
                unused.update(counted)
            else:
                lines.append(_line(use.what, use.tile, use.points, CLAUSES[use.what], counted))
            marker = [i for i in items if i.purple]
            if marker:
                where = {"as": box.ITEMS[item], "items": _tally(item, marker)}
                purple.append({**where, "tile": box.TILE_IDS[use.tile] if use.tile >= 0 else None})
    return {
        "seat": seat,
        "points": sum(line["points"] for line in lines),
        "lines": lines,
        "unused": [{"items": dict(unused)}] if unused else [],
        "purple": purple,
    }


def _owns(s: Any, seat: int, tile: int) -> bool:
    """Asking a rule from Python is dear, and this is asked often: only of tiles that lie there."""
    return s.owner[tile] == seat and bool(owns(s.record, seat, tile))


def _line(
    what: str, tile: int, points: int, clause: str, items: dict[str, int] | None = None
) -> Line:
    named = box.TILE_IDS[tile] if tile >= 0 else None
    return {"what": what, "tile": named, "points": points, "clause": clause, "items": items or {}}


def _tally(item: int, items: list[Item]) -> dict[str, int]:
    """How many of each type."""
    kinds = Counter(i.kind for i in items)
    return {name: kinds[k] for k, name in enumerate(TYPES[item]) if kinds[k]}


# --------------------------------------------------------------------------- tiles


def _tile_lines(s: Any, seat: int) -> list[Line]:
    """F-11.2: the fixed points of the visible sides."""
    lines = []
    for tile in range(box.TILES):
        points = int(box.VP[tile, s.side[tile]])
        if points and _owns(s, seat, tile):
            lines.append(_line("tile" if tile < box.FIRST_BOAT else "boat", tile, points, "F-11.2"))
    return lines


def _turn_order_lines(s: Any, seat: int) -> list[Line]:
    """F-11.9: the neighbours of turn order tiles."""
    found = []
    for tile in range(box.FIRST_TURN_ORDER, box.FIRST_BOAT):
        if _owns(s, seat, tile):
            points = int(box.SCORE_VP[tile, 0]) * int(neighbours(s.record, tile))
            found.append(_line("turn_order", tile, points, "F-11.9"))
    return found


def _boat_lines(s: Any, seat: int) -> list[Line]:
    """F-11.10: the boat that scores something of the village; a player owns one boat."""
    clauses = {box.PER_CAPACITY: "F-11.11", box.ROAD_LOOP: "F-11.12", box.BOAT_CHAIN: "F-11.13"}
    return [
        _line("boat", int(BOAT_OF[kind]), int(boat_points(s.record, seat)), clause)
        for kind, clause in clauses.items()
        if owns_boat(s.record, seat, kind)
    ]


# --------------------------------------------------------------------------- items


def _uses(s: Any, seat: int, item: int, purple: int) -> list[tuple[Use, list[Item]]]:
    """F-11.15: the best allocation of one sort of items: what each use is worth, and its items."""
    _, chosen, sets, groups = (int(n) for n in item_points(s.record, seat, item, purple))
    together, alone = _fill(s, seat, item, _items(s, seat, item, chosen, purple), sets, groups)
    in_sets, in_groups = _split(s, seat, item, together, sets)
    found = []
    if sets:
        tile = int(SCORER[item, box.PER_SET])
        found.append((Use(sets * int(box.SCORE_VP[tile, 0]), "winter", tile), in_sets))
    if groups:
        tile = int(SCORER[item, box.PER_GROUP])
        found.append((Use(groups * int(box.SCORE_VP[tile, 0]), "winter", tile), in_groups))
    for what, tile in sorted({i.use[1:] for i in alone}):
        same = [i for i in alone if i.use[1:] == (what, tile)]
        found.append((Use(sum(i.use.points for i in same), what, tile), same))
    return found


def _items(s: Any, seat: int, item: int, chosen: int, purple: int) -> list[Item]:
    """Every item with its best single use, cheapest first; of alike ones the marker last."""
    found = []
    for kind in range(len(TYPES[item])):
        for at, n, is_purple in _heaps(s, seat, item, kind, purple):
            use = _single_use(s, seat, item, kind, chosen, at)
            found += [Item(kind, use, is_purple)] * n
    return sorted(found, key=lambda i: (i.use.points, i.kind, i.purple))


def _heaps(s: Any, seat: int, item: int, kind: int, purple: int) -> list[tuple[int, int, bool]]:
    """Items of one type: (tile they lie on, how many, are they the purple marker)."""
    if item != box.RESOURCE:
        behind = (s.screen if item == box.WORKER else s.skill)[seat][kind]
        heaps = [(-1, behind, False)] if behind else []
        return [*heaps, (-1, 1, True)] if kind == purple else heaps
    lying = [(t, s.resources[t][kind]) for t in range(box.FIRST_TURN_ORDER)]
    heaps = [(t, n, False) for t, n in lying if n and _owns(s, seat, t)]
    if kind != purple:
        return heaps
    tiles = [t for t in range(box.FIRST_TURN_ORDER) if _owns(s, seat, t)]
    best = max(tiles, key=lambda t: int(yard_unit(s.record, seat, t, kind)))  # F-11.6
    return [*heaps, (best, 1, True)]


def _single_use(s: Any, seat: int, item: int, kind: int, chosen: int, at: int) -> Use:
    """The best use of an item that stays by itself; `at` is the tile it lies on, or -1."""
    uses = [UNUSED]
    if item == box.RESOURCE and (points := int(yard_unit(s.record, seat, at, kind))):
        uses.append(Use(points, "yard", at))
    for way in (box.PER_ITEM, box.PER_CHOSEN):
        tile = int(scorer(s.record, seat, item, way))
        if tile >= 0:
            wanted = int(box.SCORE_TYPE[tile, 0]) if way == box.PER_ITEM else chosen
            if _counts_as(s, seat, item, kind, wanted):
                uses.append(Use(int(box.SCORE_VP[tile, 0]), "winter", tile))
    if item == box.WORKER and owns_boat(s.record, seat, box.PER_WORKER):
        tile = int(BOAT_OF[box.PER_WORKER])
        uses.append(Use(int(box.SCORE_VP[tile, 0]), "boat", tile))
    if item == box.RESOURCE and stands_for(s.record, seat, kind, box.GOLD):
        uses.append(Use(GOLD_VP, "gold", -1))
    return max(uses, key=lambda use: use.points)


def _counts_as(s: Any, seat: int, item: int, kind: int, wanted: int) -> bool:
    """Only resources may stand for each other (F-11.5, F-10.7); -1: no type was chosen."""
    if item == box.RESOURCE:
        return wanted >= 0 and bool(stands_for(s.record, seat, kind, wanted))
    return kind == wanted


def _fill(
    s: Any, seat: int, item: int, items: list[Item], sets: int, groups: int
) -> tuple[list[Item], list[Item]]:
    """The same greedy as `fill_cost`: items that go into sets and groups, items left alone."""
    bits = int(box.SCORE_SET[SCORER[item, box.PER_SET], 0]) if sets else 0
    space = groups * int(box.SCORE_SIZE[SCORER[item, box.PER_GROUP], 0])
    slots = sets * bits.bit_count() + space
    together: list[Item] = []
    alone: list[Item] = []
    have = [0] * 4
    for i in items:
        fits = len(together) < slots
        if fits and not _is_wild(s, seat, item, i.kind):
            in_set = bool(bits >> i.kind & 1) and have[i.kind] < sets
            fits = in_set or space > 0
            have[i.kind] += fits
            space -= fits and not in_set
        (together if fits else alone).append(i)
    return together, alone


def _is_wild(s: Any, seat: int, item: int, kind: int) -> bool:
    """May the item take any place of a set?"""
    if item != box.RESOURCE:
        return False
    return kind == box.GOLD or bool(has_ability(s.record, seat, box.SCORE_SUBSTITUTION))


def _split(
    s: Any, seat: int, item: int, together: list[Item], sets: int
) -> tuple[list[Item], list[Item]]:
    """Which of these items lie in sets, which in groups."""
    left = list(together)
    in_sets: list[Item] = []
    bits = int(box.SCORE_SET[SCORER[item, box.PER_SET], 0]) if sets else 0
    for kind in range(4):
        if bits >> kind & 1:
            in_sets += [i for i in left if i.kind == kind][:sets]
            left = [i for i in left if i.kind != kind] + [i for i in left if i.kind == kind][sets:]
    missing = sets * bits.bit_count() - len(in_sets)
    fill = [i for i in left if _is_wild(s, seat, item, i.kind)][:missing]
    for i in fill:
        left.remove(i)
    return in_sets + fill, left
