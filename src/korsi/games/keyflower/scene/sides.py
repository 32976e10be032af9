"""F-6, F-7.5, F-11: what a side of a tile does and costs, in words: the box says what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from korsi.core.scene import NOTHING, Args, Note

from .. import box
from ..box import RESOURCES, SKILLS
from ..rules.effects import asks_skill, asks_worker


def amount(item: str, number: int) -> Note:
    return "breakdown-items", {"item": item, "number": int(number)}


def _goods(tile: int, side: int) -> list[Note]:
    return [amount(r, n) for r, n in zip(RESOURCES, box.GAINS[tile, side], strict=True) if n]


@cache
def does(tile: int, side: int) -> tuple[Note, ...]:
    """F-6, F-11.2, F-11.4: what a side yields, what that costs, what it is worth."""
    made = (*yields(tile, side), *ability(tile, side), *scores(tile, side))
    return made or (("card-nothing", NOTHING),)


ABILITIES = {
    box.BOAT_WORKERS: "card-boat-workers",
    box.BOAT_GREEN: "card-boat-green",
    box.CROSS_FIELDS: "card-cross-fields",
    box.DOUBLE_TRANSPORT: "card-double-transport",
    box.UPGRADE_SUBSTITUTION: "card-upgrade-substitution",
    box.SCORE_SUBSTITUTION: "card-score-substitution",
    box.COUNTER_BID: "card-counter-bid",
    box.USE_ANY_COLOUR: "card-use-any-colour",
}


def ability(tile: int, side: int) -> tuple[Note, ...]:
    """F-10: what a side of a summer boat does for whoever has it."""
    there = (box.ABILITY_TILE, tile), (box.ABILITY_SIDE, side)
    fits = (a for a in ABILITIES if all(of[a] == wanted for of, wanted in there))
    return tuple((ABILITIES[a], NOTHING) for a in fits) if box.IS_SUMMER_BOAT[tile] else ()


@cache
def yields(tile: int, side: int) -> tuple[Note, ...]:
    """F-6: what a use of a side yields, and what that costs."""
    effect, count = int(box.EFFECT[tile, side]), {"count": int(box.DRAWS[tile, side])}
    made = _goods(tile, side)
    if effect == box.GAIN_CHOICE:
        chosen = [r for i, r in enumerate(RESOURCES) if box.CHOICES[tile, side] >> i & 1]
        made = [("card-choice", {"goods": tuple(amount(r, 1) for r in chosen)})]
    elif effect == box.TRANSPORT:
        budget = int(box.MOVE[tile, side]), int(box.UPGRADES[tile, side])
        made = [("preview-transport", {"moves": budget[0], "upgrades": budget[1]})]
    elif effect == box.WORKER_FOR_GREEN:
        made = [("preview-greens", {"count": int(box.GREENS[tile, side])})]
    elif effect in (box.DRAW_WORKERS, box.WORKER_FOR_WORKERS, box.SKILL_FOR_WORKERS):
        made = [("preview-draw-workers", count)]
    elif effect in (box.DRAW_SKILLS, box.SKILL_FOR_SKILLS):
        made = [("preview-draw-skills", count)]
    return (*made, *price(tile, side))


def cost(tile: int) -> tuple[Note, ...]:
    """F-7.5: what an upgrade takes."""
    named = [*zip(RESOURCES, box.COST[tile], strict=True), ("any-resource", box.COST_ANY[tile])]
    named += zip(SKILLS, box.COST_SKILL[tile], strict=True)
    named.append(("any-skill", box.COST_ANY_SKILL[tile]))
    return tuple(amount(item, n) for item, n in named if n)


def paid(tile: int, goods: Sequence[int]) -> tuple[Note, ...]:
    """F-7.5, F-7.7: counters an upgrade took, and what any of them stood for that was not there: a
    reader without wood found a gold gone, and nobody had said so."""
    asked = box.COST[tile].tolist()
    missing = [r for r in range(4) for _ in range(asked[r] - goods[r])]
    extra = [r for r in reversed(range(4)) for _ in range(goods[r] - asked[r])]
    stands = Counter(zip(extra, missing, strict=False))  # gold first; the others are of any kind
    found: list[Note] = []
    for r, n in enumerate(goods):
        instead = {lacks: k for (given, lacks), k in stands.items() if given == r}
        if plain := n - sum(instead.values()):
            found.append(amount(RESOURCES[r], plain))
        found += [
            ("paid-instead", {"resource": RESOURCES[r], "number": k, "missing": RESOURCES[lacks]})
            for lacks, k in instead.items()
        ]
    return tuple(found)


@cache
def scores(tile: int, side: int) -> tuple[Note, ...]:
    """F-11: what a side scores for at the end."""
    kind, points = int(box.SCORE[tile, side]), {"points": int(box.SCORE_VP[tile, side])}
    item = box.ITEMS[box.SCORE_ITEM[tile, side]]
    names, wanted = box.TYPES_OF[item], int(box.SCORE_TYPE[tile, side])
    in_set = [n for i, n in enumerate(names) if box.SCORE_SET[tile, side] >> i & 1]
    each: Args = {**points, "item": item}
    lying = RESOURCES[wanted] if wanted != box.ANY else "any"
    table = {f"n{i}": int(n) for i, n in enumerate(box.BREESE_TABLE) if i}
    known: dict[int, Note] = {
        box.PER_GROUP: ("card-per-group", {**each, "count": int(box.SCORE_SIZE[tile, side])}),
        box.PER_SET: ("card-per-set", {**points, "goods": tuple(amount(n, 1) for n in in_set)}),
        box.PER_ITEM: ("card-per-item", {**points, "counted": names[wanted]}),
        box.PER_CHOSEN: ("card-per-chosen", each),
        box.PER_RESOURCE: ("card-yard", {**points, "lying": lying}),
        box.PER_NEIGHBOUR: ("card-per-neighbour", points),
        box.PER_CAPACITY: ("card-per-capacity", points),
        box.ROAD_LOOP: ("card-road-loop", points),
        box.BOAT_CHAIN: ("card-boat-chain", table),
        box.FREE_UPGRADE: ("card-free-upgrade", NOTHING),
        box.PER_WORKER: ("card-per-worker", points),
    }
    found = [known[kind]] if kind in known else []
    if fixed := int(box.VP[tile, side]):
        found.append(("game-points", {"count": fixed}))
    return tuple(found)


@cache
def price(tile: int, side: int) -> tuple[Note, ...]:
    """F-5.8: what has to be paid besides the workers placed."""
    if asks_worker(box.EFFECT[tile, side]):
        paid = int(box.PAY_WORKER[tile, side])
        one: Note = ("preview-pay-worker", {"colour": box.WORKERS[paid]})
        return (("preview-pay-any-worker", {}) if paid == box.ANY else one,)
    if asks_skill(box.EFFECT[tile, side]):
        paid = int(box.PAY_SKILL[tile, side])
        one = ("preview-pay-skill", {"skill": box.SKILLS[paid]})
        return (("preview-pay-any-skill", {}) if paid == box.ANY else one,)
    return ()
