"""A second opinion: scoring, payments and the boat worked out slowly, from the data file itself.

Nothing of the game's package is used here but positions and what it answers. The oracle reads
`components.toml`, lists instead of bit masks, and tries every combination.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import korsi

from .conftest import (
    LANDSCAPES,
    TILES,
    at_pier,
    final,
    gained,
    payments,
    sites,
    told,
)

TOML = Path(korsi.__file__).parent / "games" / "mangrovia" / "components.toml"
DATA = tomllib.loads(TOML.read_text(encoding="utf-8"))
SPACE = {space["id"]: space for space in DATA["space"]}
FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("mangrovia-*.korsi"))


# --------------------------------------------------------------------------- scoring (M-12, M-13)


def order_of(path: dict[str, Any]) -> list[str]:
    """M-2.10: the spaces of a path from its statue on."""
    level = path["orientation"] == "horizontal"
    side, far = ("h", "col") if level else ("v", "row")
    on = [s for s in DATA["space"] if s[side] == path["id"]]
    return [s["id"] for s in sorted(on, key=lambda s: s[far])]


def huts(built: list[str], doubles: set[str], where: list[str]) -> int:
    return sum(2 if space in doubles else 1 for space in built if space in where)


def oracle(view: dict[str, Any], amulets: list[list[int]]) -> list[dict[str, int]]:
    """What final scoring gives each seat, line by line."""
    seats, doubles = view["seats"], set(view["double_huts"])
    built: dict[Any, list[str]] = {p["seat"]: p["built"] for p in seats}
    built["neutral"] = view["neutral_huts"]
    if view["options"]["neutral_colours"] == "apart":
        white = [space for space in view["neutral_huts"] if SPACE[space]["neutral"] == "white"]
        built["white"] = white
        built["neutral"] = [space for space in view["neutral_huts"] if space not in white]
    nobody: dict[Any, list[str]] = {"neutral": [], "white": []}
    tiles = {p["seat"]: [t.lower() for t in p["tiles"]] for p in seats} | nobody
    out = [{"paths": 0, "stone_area": 0, "pole_area": 0, "amulets": 0} for _ in seats]

    def pay(what: str, ranked: list[Any], prizes: tuple[int, int]) -> None:
        for who, points in zip(ranked, prizes, strict=False):
            if who not in nobody:
                out[who][what] += points

    for path in DATA["path"]:
        order = order_of(path)
        there = [who for who in built if huts(built[who], doubles, order)]
        there.sort(
            key=lambda who: (
                -huts(built[who], doubles, order),
                path["id"].lower() not in tiles[who],
                min(order.index(space) for space in built[who] if space in order),
            )
        )
        pay("paths", there, (path["first"], path["second"]))
    pole = [s["id"] for s in DATA["space"] if s["area"] == "pole"]
    there = [who for who in built if huts(built[who], doubles, pole)]
    there.sort(
        key=lambda who: (
            -huts(built[who], doubles, pole),
            min(view["pole_tiles"][space] for space in built[who] if space in pole),
        )
    )
    pay("pole_area", there, (12, 6))
    stone = [s["id"] for s in DATA["space"] if s["area"] == "stone"]
    counted = [w for w in built if w not in nobody or view["options"]["stone_total_counts_neutral"]]
    total = sum(huts(built[who], doubles, stone) for who in counted)
    for p in seats:
        out[p["seat"]]["stone_area"] = huts(p["built"], doubles, stone) * total
        out[p["seat"]]["amulets"] = sum(amulets[p["seat"]])
        if view["options"]["unused_amulet_tile_scores"]:
            out[p["seat"]]["amulets"] += 2 * sum("amulet" in tile for tile in p["tiles"])
    return out


def agrees(m: korsi.Match) -> None:
    """The game's final scoring, its winners and its breakdown are the oracle's."""
    view = m.view().json()
    held = [m.view(seat).json()["seats"][seat]["amulets"] for seat in range(m.players)]
    expected = oracle(view, held)
    for what in ("paths", "stone_area", "pole_area", "amulets"):
        assert gained(m, what) == [seat[what] for seat in expected], what
    best = max(zip(m.scores(), (seat["amulets"] for seat in expected), strict=True))
    winners = {
        seat
        for seat, points in enumerate(m.scores())
        if (points, expected[seat]["amulets"]) == best
    }
    assert {e["seat"] for e in told(m, "wins")} == winners
    assert {seat for seat, rank in enumerate(m.ranking()) if rank == 1} == winners


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_games_of_bots_are_scored_alike(file):
    agrees(korsi.load(file))


def scattered(players: int, chance: random.Random) -> dict[str, Any]:
    """Huts anywhere, a few double ones, amulets and tiles: a table full of ties."""
    marks = {2: ("gray", "white"), 3: ("gray",)}.get(players, ())
    free = [id for id, space in SPACE.items() if space["neutral"] not in marks]
    chance.shuffle(free)
    tiles, built, hands = [f"tile-{t}" for t in TILES], {}, {}
    chance.shuffle(tiles)
    for seat in range(players):
        words, left = [], chance.randint(0, {2: 10, 3: 10, 4: 9, 5: 8}[players])
        while left > 0 and free:
            space = SPACE[free[-1]]
            plain = space["area"] == "none" and not space["amulet"]
            double = plain and left > 1 and chance.random() < 0.2
            words.append(free.pop() + ("x2" if double else ""))
            left -= 2 if double else 1
        built[seat] = " ".join(words)
        held = [f"amulet-{chance.randint(2, 5)}" for _ in range(chance.randint(0, 1))]
        hands[seat] = " ".join([*held, *(tiles.pop() for _ in range(2))])
    return {"players": players, "huts": built, "hands": hands}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_table_is_scored_alike(players):
    chance = random.Random(players)
    for _ in range(40):
        switches = ("stone_total_counts_neutral", "unused_amulet_tile_scores")
        options = {name: chance.choice(("false", "true")) for name in switches}
        points = [chance.randint(0, 2) for _ in range(players)]
        agrees(final(points=points, options=options, **scattered(players, chance)))


# --------------------------------------------------------------------------- payments (M-8, M-14)


def worth(piece: str) -> tuple[str, int]:
    """The currency of a piece of a hand and its value; landscapes have none."""
    kind, _, rest = piece.partition("-")
    if piece in LANDSCAPES or piece == "tile-free-landscape":
        return "landscape", 0
    number = int((rest or kind).split("-")[-1])
    amulet = kind == "amulet" or rest.startswith("amulet")
    return ("amulets" if amulet else "valuables"), number


@cache
def ways(hand: tuple[str, ...], space: str, birds: frozenset[str], n: int) -> frozenset:
    """Every multiset that pays for n huts on a space: all subsets of the hand are tried."""
    at = SPACE[space]
    if n == 2 and (at["area"] != "none" or at["amulet"]):
        return frozenset()
    fits = [p for p in hand if p == "tile-free-landscape" or (p in at["land"] and p in birds)]
    money = [p for p in hand if worth(p)[0] == at["cur"]]
    sums = {
        tuple(sorted(some))
        for size in range(1, len(money) + 1)
        for some in combinations(money, size)
        if sum(worth(p)[1] for p in some) == n * at["price"]
    }
    lands = {tuple(sorted(some)) for some in combinations(fits, n)}
    return frozenset((land, money) for land in lands for money in sums)


def chains(m: korsi.Match) -> Counter:
    """Everything that can be laid down from here: the multiset, and in how many spellings."""
    found: Counter = Counter()

    def lay(m: korsi.Match, laid: tuple[str, ...]) -> None:
        open_now = payments(m)
        assert open_now, "a payment ran into a dead end"
        for piece in sorted(open_now):
            after = m.at(len(m)).play(f"pay {piece}")
            if told(after, "built"):
                found[tuple(sorted((*laid, piece)))] += 1
            else:
                lay(after, (*laid, piece))

    lay(m, ())
    return found


def random_hand(chance: random.Random) -> str:
    lands = chance.choices(LANDSCAPES, k=chance.randint(0, 3))
    money = [str(chance.randint(2, 7)) for _ in range(chance.randint(0, 5))]
    starting = chance.sample(["start-3", "start-4", "start-5"], k=chance.randint(0, 2))
    amulets = [f"amulet-{chance.randint(1, 6)}" for _ in range(chance.randint(0, 3))]
    tiles = ["tile-valuable-3", "tile-amulet-2", "tile-free-landscape"]
    return " ".join([*lands, *money, *starting, *amulets, *chance.sample(tiles, k=2)])


@pytest.mark.parametrize("pier", [8, 9, 10, 11])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_where_one_can_build_and_with_what(pier, players):
    chance = random.Random(100 * players + pier)
    for _ in range(6):
        hand = random_hand(chance)
        birds = chance.sample(LANDSCAPES, k=2)
        m = at_pier(pier, hand, players=players, birds=" ".join(birds))
        taken = set(m.view().json()["neutral_huts"])
        for n, verb in ((1, "build"), (2, "double")):
            expected = {
                space: ways(tuple(hand.split()), space, frozenset(birds), n)
                for space in SPACE
                if space not in taken and (n == 1 or pier == 9)
            }
            assert sites(m, verb) == {space for space, found in expected.items() if found}
            for space in sorted(sites(m, verb))[:4]:
                found = chains(m.at(len(m)).play(f"{verb} {space}"))
                assert set(found.values()) == {1}, "one spelling each (M-8.15)"
                wanted = {tuple(sorted((*lands, *money))) for lands, money in expected[space]}
                assert set(found) == wanted


# --------------------------------------------------------------------------- the boat (M-5, M-10)


@pytest.mark.parametrize("file", FIXTURES[::3], ids=lambda file: file.stem)
def test_the_boat_stops_where_bowls_are(file):
    whole = korsi.load(file)
    stops: list[tuple[int, int]] = []
    bowls: dict[int, int] = {}
    starts = None
    for at in range(1, len(whole) + 1):
        m = whole.at(at)
        for event in m.events():
            if event["event"] == "bowl_placed":
                bowls[event["site"]] = event["seat"]
            elif event["event"] in ("boat", "idle_pier"):
                stops.append((event["pier"], event["seat"]))
            elif event["event"] == "round" or (event["event"] == "wins" and bowls):
                due = [(p, bowls[min(p, 13 - p)]) for p in range(1, 13) if min(p, 13 - p) in bowls]
                assert stops == due, "every bowl acts at both piers, in order"
                each = 2 if m.players < 4 else 1
                assert Counter(bowls.values()) == dict.fromkeys(range(m.players), each)
                if event["event"] == "round" and starts is not None:
                    right = (starts - 1) % m.players
                    assert event["seat"] == bowls.get(1, right), "M-10.2, M-10.3"
                starts = event["seat"]
                stops, bowls = [], {}
    assert whole.state["rounds"] > 4
