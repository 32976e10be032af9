"""Final scoring of items by trying every allocation, written against docs/rules/keyflower.md alone.

One item after another is put to every use it may have: nothing, a yard, a tile that scores single
items, a place in a set, a place in a group. A table over (places filled in sets, items in groups)
keeps the best points so far; nothing is assumed about which items are cheap.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pick", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")
YARDS = {
    "barn": (None, 1, 2),
    "blacksmith": ("iron", 2, 3),
    "stone_yard": ("stone", 2, 3),
    "timber_yard": ("wood", 2, 3),
}


@dataclass
class End:
    """What one player has at the end."""

    tiles: set[str] = field(default_factory=set)
    upgraded: set[str] = field(default_factory=set)
    workers: Counter[str] = field(default_factory=Counter)
    skills: Counter[str] = field(default_factory=Counter)
    resources: Counter[tuple[str, str]] = field(default_factory=Counter)  # (type, tile)
    purple: bool = False
    needs_bid: bool = True  # how the marker was come by; it counts alike
    substitute: bool = False  # summer boat 3b
    as_gold: bool = True
    white_wind: bool = False


def allocate(items, single, set_types, set_vp, group_size, group_vp, fits):
    """The best points of one sort of items. single(item) lists points of single uses."""
    best = {((0,) * len(set_types), 0): 0}
    for item in items:
        after = {}

        def note(key, points, after=after):
            if points > after.get(key, -1):
                after[key] = points

        for (places, grouped), points in best.items():
            for more in single(item):
                note((places, grouped), points + more)
            for i, wanted in enumerate(set_types):
                if set_vp and fits(item, wanted):
                    filled = tuple(n + (j == i) for j, n in enumerate(places))
                    note((filled, grouped), points)
            if group_vp:
                note((places, grouped + 1), points)
        best = after
    return max(
        points + (min(places) * set_vp if places else 0) + grouped // group_size * group_vp
        for (places, grouped), points in best.items()
    )


def best_workers(end, extra=None):
    items = list(end.workers.elements()) + ([extra] if extra else [])

    def with_hall(chosen):
        def single(w):
            uses = [0, 1 if end.white_wind else 0]
            uses += [2] if "key_market" in end.tiles and w == "green" else []
            uses += [1] if "village_hall" in end.tiles and w == chosen else []
            return uses

        return allocate(
            items, single, WORKERS[:3], 3 if "craftsmans_guild" in end.tiles else 0,
            5, 3 if "apothecary" in end.tiles else 0, lambda w, t: w == t,
        )  # fmt: skip

    return max(with_hall(c) for c in WORKERS)


def best_skills(end, extra=None):
    items = list(end.skills.elements()) + ([extra] if extra else [])

    def with_scholar(chosen):
        def single(k):
            return [0, 3 if "scholar" in end.tiles and k == chosen else 0]

        return allocate(
            items, single, SKILLS, 10 if "scribes" in end.tiles else 0,
            5, 10 if "key_guild" in end.tiles else 0, lambda k, t: k == t,
        )  # fmt: skip

    return max(with_scholar(k) for k in SKILLS)


def counts_as(end, kind, wanted):
    if kind == wanted:
        return True
    if end.substitute:
        return wanted != "gold" or end.as_gold
    return kind == "gold" and wanted != "gold"


def best_resources(end, extra=None):
    """`extra` is (type, tile): the purple marker as a resource, anywhere."""
    items = list(end.resources.elements()) + ([extra] if extra else [])

    def with_mill(chosen):
        def single(item):
            kind, at = item
            uses = [0]
            if at in YARDS:
                wanted, basic, upgraded = YARDS[at]
                if wanted is None or counts_as(end, kind, wanted):
                    uses.append(upgraded if at in end.upgraded else basic)
            if counts_as(end, kind, "gold"):
                uses.append(2 if "jeweller" in end.tiles else 1)
            if "watermill" in end.tiles and counts_as(end, kind, chosen):
                uses.append(1)
            return uses

        return allocate(
            items, single, RESOURCES[:3], 5 if "mercers_guild" in end.tiles else 0,
            5, 5 if "windmill" in end.tiles else 0, lambda item, t: counts_as(end, item[0], t),
        )  # fmt: skip

    return max(with_mill(r) for r in RESOURCES)


def best_items(end):
    """Points of all items, the purple marker as whatever is best."""
    w, k, r = best_workers(end), best_skills(end), best_resources(end)
    best = w + k + r
    if end.purple:
        places = ["home_1", *(t for t in YARDS if t in end.tiles)]
        best = max(
            best,
            *(best_workers(end, c) + k + r for c in WORKERS),
            *(w + best_skills(end, c) + r for c in SKILLS),
            *(w + k + best_resources(end, (c, at)) for c in RESOURCES for at in places),
        )
    return best


def best_loop(roads):
    """F-11.12 by trying every set of roads: connected, even degrees, most tiles."""
    best = 0
    for bits in range(1, 1 << len(roads)):
        chosen = [road for i, road in enumerate(roads) if bits >> i & 1]
        degree = Counter(end for road in chosen for end in road)
        if any(n % 2 for n in degree.values()) or len(degree) <= best:
            continue
        reached = {chosen[0][0]}
        grown = True
        while grown:
            grown = False
            for a, b in chosen:
                if (a in reached) != (b in reached):
                    reached |= {a, b}
                    grown = True
        if len(reached) == len(degree):
            best = len(degree)
    return best
