"""F-11.15: the engine's allocation is the best there is, on thousands of random end positions."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from amounts import SEED, amount
from korsi.core.position import laid_out
from korsi.core.rule import INTERPRET
from korsi.games.keyflower import box, state
from korsi.games.keyflower.scoring import items_total, road_between, tiles_on_loop

from . import oracle
from .conftest import A, B, again, build, give, kept, own, put, summer_boat, table, tile
from .oracle import RESOURCES, SKILLS, WORKERS, YARDS, End, best_items, best_loop

POSITIONS = 300 if INTERPRET else amount(200, 4000)
WINTER = [t["id"] for t in box.TILE_ENTRIES if t["season"] == "winter"]


RIVALS = [
    ("craftsmans_guild", "apothecary"), ("scribes", "key_guild"), ("mercers_guild", "windmill"),
]  # fmt: skip


def some(rng: random.Random, types: tuple[str, ...], most: int) -> list[str]:
    """Up to so many items, of some types many and of others few."""
    weights = [rng.random() ** 3 for _ in types]
    return rng.choices(types, weights, k=rng.randint(0, most))


def random_end(rng: random.Random) -> End:
    end = End()
    end.tiles = set(rng.sample(WINTER, rng.randint(0, 8))) | set(
        rng.sample(list(YARDS), rng.randint(0, 3))
    )
    if rng.random() < 0.3:  # sets and groups compete for the same items
        end.tiles |= set(rng.choice(RIVALS))
    end.upgraded = {t for t in YARDS if t in end.tiles and rng.random() < 0.5}
    end.workers = Counter(some(rng, WORKERS, 12))
    end.skills = Counter(some(rng, SKILLS, 9))
    places = ["home_1", *(t for t in YARDS if t in end.tiles)]
    end.resources = Counter((kind, rng.choice(places)) for kind in some(rng, RESOURCES, 11))
    end.purple = rng.random() < 0.4
    end.substitute = rng.random() < 0.3
    end.as_gold = rng.random() < 0.5
    end.white_wind = rng.random() < 0.2
    end.needs_bid = rng.random() < 0.7
    return end


def lay_out(m, blank, end: End) -> None:
    """The position of an end, on a table used again and again."""
    with laid_out(again(m, blank)) as s:
        own(m, A, *end.tiles)
        for name in end.upgraded:
            s["side"][tile(name)] = 1
        if end.white_wind:
            own(m, A, "white_wind")
        if end.substitute:
            summer_boat(m, A, "3b")
        s["options"][state.SUBSTITUTE_AS_GOLD] = end.as_gold
        for sort in (end.workers, end.skills):
            for name, n in sort.items():
                give(m, A, f"{n} {name}")
        for (kind, at), n in end.resources.items():
            put(m, at, f"{n} {kind}")
        s["options"][state.PURPLE_NEEDS_BID] = end.needs_bid
        s["purple_winner"] = A if end.purple and end.needs_bid else B
        s["start"] = A if end.purple and not end.needs_bid else B
        s["step"] = state.FLIP


@pytest.mark.one_in(2)
@pytest.mark.clause("F-11.15", "F-11.3")
@pytest.mark.parametrize("part", range(4))
def test_no_allocation_is_better(part):
    rng = random.Random(4 * SEED + part)
    m = table(2)
    blank = kept(m)
    scored = 0
    for _ in range(POSITIONS // 4):
        end = random_end(rng)
        lay_out(m, blank, end)
        found = int(items_total(m.state, A)[0])
        assert found == best_items(end), end
        fixed = sum(int(box.VP[tile(t), int(t in end.upgraded)]) for t in end.tiles)
        shown = m.breakdown()[A]
        assert shown["points"] == found + fixed, "the breakdown shows the same allocation"
        scored += found > 0
    assert scored > POSITIONS // 8


def in_turn(*steps):
    """A wrong scorer: it does one thing after another as often as it can and never thinks back."""

    def allocate(items, single, set_types, set_vp, group_size, group_vp, fits):
        left, points = list(items), 0
        for step in steps:
            if step == "singles":
                points += sum(max(single(i)) for i in left)
                left = [i for i in left if max(single(i)) == 0]
            while step == "groups" and group_vp and len(left) >= group_size:
                left, points = left[group_size:], points + group_vp
            while step == "sets" and set_vp:
                found = []
                for wanted in set_types:
                    found += [i for i in left if fits(i, wanted) and i not in found][:1]
                if len(found) < len(set_types):
                    break
                for i in found:
                    left.remove(i)
                points += set_vp
        return points

    return allocate


WRONG_ORDERS = [
    ("sets", "groups", "singles"), ("groups", "sets", "singles"), ("singles", "sets", "groups"),
    ("singles", "groups", "sets"), ("sets", "singles", "groups"), ("groups", "singles", "sets"),
]  # fmt: skip


def blind_to(what: str, end: End) -> End:
    """The same end seen by a scorer that knows nothing of one tile, one ability or one switch."""
    if what in end.tiles:
        return replace(end, tiles=end.tiles - {what}, resources=Counter(
            {(k, "home_1" if at == what else at): n for (k, at), n in end.resources.items()}
        ))  # fmt: skip
    if what == "upgraded yards":
        return replace(end, upgraded=set())
    if what == "every type as gold":
        return replace(end, as_gold=not end.as_gold)
    return replace(end, **{what: False}) if hasattr(end, what) else end


BLIND = [*(t for t in WINTER if t != "keythedral"), *YARDS, "purple", "substitute", "white_wind",
         "upgraded yards", "every type as gold"]  # fmt: skip


@cache
def known_ends() -> list[End]:
    rng = random.Random(0)
    return [random_end(rng) for _ in range(300)]


@cache
def known_best(number: int) -> int:
    """Worked out once for all the scorers below."""
    return best_items(known_ends()[number])


def caught(scorer) -> bool:
    """Do at least so many of the known ends score otherwise than they should?"""
    least = amount(1, 3)
    for number, end in enumerate(known_ends()):
        least -= scorer(end) != known_best(number)
        if least == 0:
            return True
    return False


@pytest.mark.parametrize("order", WRONG_ORDERS, ids="-".join)
def test_these_positions_catch_a_greedy_scorer(order):
    """The random ends tell the best allocation from every simple-minded one."""

    def scorer(end):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(oracle, "allocate", in_turn(*order))
            return best_items(end)

    assert caught(scorer)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("what", BLIND)
def test_these_positions_catch_a_blind_scorer(what):
    """Every tile that scores items, every ability and every switch matters in some of them."""
    assert caught(lambda end: best_items(blind_to(what, end)))


@pytest.mark.clause("F-11.15", "F-11.3")
def test_the_shown_allocation_uses_every_item_once():
    rng = random.Random(9)
    m = table(2)
    blank = kept(m)
    for _ in range(200):
        end = random_end(rng)
        lay_out(m, blank, end)
        shown = m.breakdown()[A]
        items: Counter[str] = Counter()
        for line in shown["lines"] + shown["unused"]:
            items.update(line["items"])
        held = end.workers + end.skills + Counter(kind for kind, _ in end.resources.elements())
        for marker in shown["purple"]:
            held.update(marker["items"])
        assert items == held


@pytest.mark.one_in(2)
@pytest.mark.clause("F-11.12")
@pytest.mark.parametrize("seed", range(3))
def test_no_road_route_is_longer(seed):
    """Random villages against every set of roads."""
    rng = random.Random(seed)
    m = table(2)
    blank = kept(m)
    met = set()
    tried = 0
    while tried < (40 if INTERPRET else 60):
        again(m, blank)
        cells = [(0, 0)]
        for name in rng.sample(box.TILE_IDS[:12], 8):
            free = {
                (q + int(box.STEP_Q[d]), r + int(box.STEP_R[d])) for q, r in cells for d in range(6)
            } - set(cells)
            cell = rng.choice(sorted(free, key=lambda c: (abs(c[0]) + abs(c[1]), c))[:8])
            cells.append(cell)
            build(m, A, {name: (*cell, rng.randrange(6))})
        s = m.state
        roads = [
            (t, int(s["beside"][t][d]))
            for t in range(box.FIRST_BOAT)
            for d in range(3)
            if s["owner"][t] == A and s["place"][t] == state.VILLAGE and road_between(m.state, t, d)
        ]
        if not 7 < len(roads) < 14:
            continue
        tried += 1
        assert int(tiles_on_loop(m.state, A)) == best_loop(roads)
        met.add(int(tiles_on_loop(m.state, A)))
    assert len(met) > 2, "loops of different length are met"
