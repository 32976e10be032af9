"""What everything on the table is and does, from the box, the rules and the texts there are.

Things: tile-ID (also home and turn order tiles), boat-ID, worker-COLOUR and worker-purple,
resource-ID, skill-ID, season-ID, passes, supply-bag and supply-pile, village-SEAT;
while a tile is placed cell-TILE-WAY, in numbers: where it cannot lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.scene import NOTHING, Args, Note

from .. import box, moves, state
from ..box import RESOURCES, SEASONS, SKILLS, TILE_IDS, WORKERS
from ..rules.prospects import BID_IN, CAPACITY, LEAST, NEEDED, WORTH
from ..scene import faces
from ..scene.missing import full
from ..scene.pieces import FIGURES, SEATS, Known, known_of, scores_now, tile_thing
from ..scene.places import ROOT3, R
from ..scene.sides import amount, cost, does, scores
from ..scene.signs import order_number
from ..scene.words import asked, bid_notes, led_by, use_notes
from ..scoring import breakdown, standing

CERTAIN = "certain"
SYMBOL = (56.0, 56.0)  # how large what is no tile is drawn in the catalogue
EFFECT_CLAUSES = {
    box.NOTHING: "F-11.2",
    box.GAIN: "F-6.1",
    box.GAIN_CHOICE: "F-6.5",
    box.DRAW_WORKERS: "F-6.3",
    box.DRAW_SKILLS: "F-6.4",
    box.TRANSPORT: "F-7.1",
    box.WORKER_FOR_GREEN: "F-6.10",
    box.WORKER_FOR_WORKERS: "F-6.11",
    box.SKILL_FOR_SKILLS: "F-6.7",
    box.SKILL_FOR_WORKERS: "F-6.6",
    box.SKILL_FOR_RESOURCES: "F-6.8",
}
SCORE_CLAUSES = {
    box.PER_RESOURCE: "F-11.4",
    box.PER_NEIGHBOUR: "F-11.9",
    box.PER_CAPACITY: "F-11.11",
    box.ROAD_LOOP: "F-11.12",
    box.BOAT_CHAIN: "F-11.13",
    box.FREE_UPGRADE: "F-11.1",
    box.PER_WORKER: "F-11.14",
}
ABILITY_CLAUSES = {
    box.BOAT_WORKERS: "F-10.2",
    box.BOAT_GREEN: "F-10.3",
    box.CROSS_FIELDS: "F-10.4",
    box.DOUBLE_TRANSPORT: "F-10.5",
    box.UPGRADE_SUBSTITUTION: "F-10.6",
    box.SCORE_SUBSTITUTION: "F-10.7",
    box.COUNTER_BID: "F-10.8",
    box.USE_ANY_COLOUR: "F-10.10",
}


# --------------------------------------------------------------------------- the catalogue


def things() -> tuple[Shelf, ...]:
    """Everything in the box, kind by kind."""
    tiles = [tile_thing(tile) for tile in range(box.TILES)]
    seasons = [
        Shelf(name, ("card-tiles", {"season": name}), tuple(tiles[i * 12 : i * 12 + 12]))
        for i, name in enumerate(SEASONS)
    ]
    return (
        *seasons,
        Shelf("homes", ("card-homes", {}), tuple(tiles[box.FIRST_HOME : box.FIRST_TURN_ORDER])),
        Shelf("orders", ("card-orders", {}), tuple(tiles[box.FIRST_TURN_ORDER : box.FIRST_BOAT])),
        Shelf("boats", ("card-boats", {}), tuple(tiles[box.FIRST_BOAT :])),
        Shelf("workers", ("card-workers", {}), (*FIGURES, "worker-purple", "supply-bag")),
        Shelf("resources", ("card-resources", {}), tuple(f"resource-{r}" for r in RESOURCES)),
        Shelf("skills", ("card-skills", {}), (*(f"skill-{k}" for k in SKILLS), "supply-pile")),
        Shelf("seasons", ("card-seasons", {}), (*(f"season-{name}" for name in SEASONS), "passes")),
    )


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing as a seat sees it (-1: a spectator)."""
    s = ints(record)
    kind, _, id = thing.partition("-")
    if kind in ("tile", "boat") and id in TILE_IDS:
        return _tile(s, seat, TILE_IDS.index(id))
    if kind == "worker" and id in (*WORKERS, "purple"):
        return _worker(s, seat, id)
    if kind == "resource" and id in RESOURCES:
        return _resource(s, seat, id)
    if kind == "skill" and id in SKILLS:
        return _skill(s, seat, id)
    if kind == "season" and id in SEASONS:
        return _season(s, id)
    if thing == "passes":
        return _passes(s)
    if thing in ("supply-bag", "supply-pile"):
        return _bag(s) if id == "bag" else _pile(s)
    if kind == "village" and id.isdigit() and int(id) < s.players:
        return _village(s, seat, int(id))
    if (at := cell_named(thing)) and seat >= 0 and s.placing[seat] >= 0:
        name: Note = ("card-unfit", {"tile": TILE_IDS[s.placing[seat]]})
        return Card(name, clause="F-9.3") if s.owner[at[0]] == seat else None
    return None


def cell_named(thing: str) -> tuple[int, int] | None:
    """F-9.2: the tile a cell is named beside, and in which direction."""
    kind, *numbers = thing.split("-")
    if kind != "cell" or len(numbers) != 2 or not all(one.isdigit() for one in numbers):
        return None
    tile, way = map(int, numbers)
    return (tile, way) if tile < box.TILES and way < len(box.DIRECTIONS) else None


def actions_about(thing: str, seat: int) -> Sequence[int]:
    """What might be done with a thing, the likeliest first."""
    kind, _, id = thing.partition("-")
    if kind == "boat" and id in moves.BOAT_IDS:
        return [_action("boat", boat=id)]
    if kind in ("tile", "boat") and id in TILE_IDS:
        verbs = ("use", "bid", "to", "upgrade", "place", "offer", "keep", "group", "pay-group")
        carried = [_action("carry", resource=resource, tile=id) for resource in RESOURCES]
        return [_action(verb, tile=id) for verb in verbs] + carried
    if at := cell_named(thing):
        return [_action("beside", tile=TILE_IDS[at[0]], direction=box.DIRECTIONS[at[1]])]
    if kind == "worker" and id in WORKERS:
        return [_action("workers", colour=id, number=1), _action("pay-worker", colour=id)]
    if kind == "resource" and id in RESOURCES:
        return [_action(verb, resource=id) for verb in ("choose", "spend")]
    if kind == "skill" and id in SKILLS:
        return [_action(verb, skill=id) for verb in ("pay-skill", "spend-skill")]
    return []


def _action(verb: str, **named: str | int) -> int:
    return moves.MOVES.from_json({"action": verb, **named})


# --------------------------------------------------------------------------- tiles


def _tile(s: Any, seat: int, tile: int) -> Card:
    """A tile or a boat: what its sides do is printed, the rest is how it stands."""
    printed = _printed(tile, s.players)
    place = s.place[tile]
    owner = s.owner[tile] if place in (state.VILLAGE, state.ASIDE, state.IN_HAND) else -1
    side = s.side[tile] if place != state.IN_BOX else 0
    face, size = printed.face, printed.size
    if place != state.IN_BOX and tile < box.FIRST_BOAT:
        face = faces.tile(tile, side, 0, s.players, -1, 14.0)
    now = tuple(_now(s, seat, tile))
    lands = any(key.startswith("preview-gain") for key, _ in now)
    # where it would lie now is said; the catalogue says it of resources, not of every tile
    dropped = {"card-lands"} if lands or seat < 0 else set()
    shown = printed.says
    if place != state.IN_BOX and side and box.UPGRADABLE[tile]:  # what is under it is past
        dropped |= {"card-cost", "card-cost-skills"}
        up: Note = ("card-upgraded", {"does": does(tile, 1)})
        shown = tuple(up if note[0] == "card-basic" else note for note in shown)
    if place != state.IN_BOX and box.IS_SUMMER_BOAT[tile]:
        dropped |= {"card-either-face"}
        other: Note = ("card-face-b", {"does": does(tile, 1 - side)})
        shown = (*shown, ("card-face-a", {"does": does(tile, side)}), other)
    says = tuple(n for n in shown if n[0] not in dropped and not _sailed(s, n))
    return replace(printed, says=says, now=now, owner=owner, face=face, size=size)


def _sailed(s: Any, note: Note) -> bool:
    """F-3.4: is it what a boat brought in a season that is over?"""
    return note[0] == "card-load" and SEASONS.index(str(note[1]["season"])) < s.season


@cache
def _printed(tile: int, players: int) -> Card:
    """What holds whoever looks, whenever."""
    name: Note = ("target-tile", {"tile": TILE_IDS[tile]})
    kind = _kind(tile)
    says = [kind, *_sides(tile, players)]
    return Card(
        name,
        tuple(says),
        clause=_clause(tile),
        unsure=_unsure(tile),
        face=faces.tile(tile, 0, 0, players, -1, 14.0),
        size=(2 * R + 8, ROOT3 * R + 10),
    )


def _kind(tile: int) -> Note:
    if tile >= box.FIRST_BOAT:
        return "card-boat", {}
    if tile >= box.FIRST_TURN_ORDER:
        return "card-order", {}
    if tile >= box.FIRST_HOME:
        return "card-home", {}
    if box.IS_SUMMER_BOAT[tile]:
        return "card-summer-boat", {}
    return "card-tile", {"season": SEASONS[tile // 12]}


def _sides(tile: int, players: int) -> Iterator[Note]:
    """Both faces, and what it takes to turn one into the other."""
    if box.UPGRADABLE[tile]:
        yield "card-basic", {"does": does(tile, 0)}
        lies = box.COST[tile].any() or box.COST_ANY[tile]
        paid: Args = {"cost": cost(tile), "does": does(tile, 1)}
        yield "card-cost" if lies else "card-cost-skills", paid
        if box.GAINS[tile].any() or box.CHOICES[tile].any():
            yield "card-lands", NOTHING
        if box.TRANSPORT in box.EFFECT[tile]:  # what moving is for
            yield "card-transport", NOTHING
    elif box.IS_SUMMER_BOAT[tile]:
        for side in range(2):  # which of them lies up, chance says
            yield "card-either-face", {"does": does(tile, side)}
    elif box.FIRST_TURN_ORDER <= tile < box.FIRST_BOAT:
        number = order_number(tile)
        yield "card-order-number", {"number": number}
        if number == int(box.TURN_ORDERS[players]):
            yield "card-order-purple", NOTHING
        yield "card-order-scores", {"does": scores(tile, 0)}
    else:
        if tile >= box.FIRST_BOAT:
            for i, season in enumerate(SEASONS[:3]):
                workers, skills = box.LOAD[tile - box.FIRST_BOAT, i].tolist()
                yield "card-load", {"season": season, "workers": workers, "skills": skills}
            yield "card-boat-itself", NOTHING
        yield "card-scores", {"does": scores(tile, 0)}


def _clause(tile: int) -> str:
    """Where the rules speak of it: of the face that is likeliest asked about."""
    if box.IS_SUMMER_BOAT[tile]:
        return next(at for a, at in ABILITY_CLAUSES.items() if box.ABILITY_TILE[a] == tile)
    score = int(box.SCORE[tile, 0])
    if box.FIRST_WINTER <= tile < box.VILLAGE_TILES:
        return "F-11.7"
    if score in SCORE_CLAUSES:
        return SCORE_CLAUSES[score]
    return EFFECT_CLAUSES[int(box.EFFECT[tile, 0])]


def _unsure(tile: int) -> bool:
    """Does the box say that what it does is not certain? Its edges are another matter."""
    entry = box.ALL_ENTRIES[tile]
    marks = [entry.get(mark, CERTAIN) for mark in ("confidence", "confidence_goods")]
    return any(mark != CERTAIN for mark in marks)


# --------------------------------------------------------------------------- how a tile stands

_LIES = {
    state.ASIDE: "card-aside",
    state.IN_HAND: "card-to-place",
    state.DEALT: "card-yours-in-winter",
    state.CHOSEN: "card-winter-offered",
    state.KEPT: "card-winter-kept",
    state.MOORED: "card-moored",
}


def _now(s: Any, seat: int, tile: int) -> Iterator[Note]:
    """Where it lies, who bids and stands there, what it would bring, what it is worth."""
    place = s.place[tile]
    if place == state.IN_BOX:
        yield "card-not-here", NOTHING
        return
    # whose village a tile lies in is said at the end of its card
    key, whose = _LIES.get(place, ""), place in (state.VILLAGE, state.ASIDE, state.IN_HAND)
    if place == state.VILLAGE and box.UPGRADABLE[tile] and s.side[tile]:
        key = "card-placed-upgraded"
    if key:
        yield key, {"seat": SEATS[s.owner[tile]]} if whose else NOTHING
    known = known_of(s, seat)
    bids = place == state.OFFERED and bool(known[tile][BID_IN])
    usable = place == state.VILLAGE or (place == state.OFFERED and s.season != box.WINTER)
    room = known[tile][LEAST] <= known[tile][CAPACITY]  # else it is said that it is full
    usable = usable and room and bool(box.EFFECT[tile, s.side[tile]])
    usable = usable and s.step == state.TURN and s.active == seat
    if tile < box.FIRST_BOAT and place in (state.OFFERED, state.VILLAGE):
        yield from _there(s, tile, known, usable)
    if place == state.MOORED and s.season != box.WINTER:
        yield from _on_board(s, tile - box.FIRST_BOAT)
    yield from _takes(s, tile, known[tile], bids, usable)
    yield from _worth(s, seat, tile, known)


def _takes(s: Any, tile: int, known: list[int], bids: bool, usable: bool) -> Iterator[Note]:
    """How many workers a bid and a use take: said once where it is the same; and what a use brings,
    as far as the tile itself does not say it."""
    if bids and usable and known[NEEDED] == known[LEAST]:
        yield asked("card-takes", "card-takes-colour", s.colour[tile], known[LEAST])
    elif bids:
        yield bid_notes(s, tile, known)[0]
    if usable:
        used, *brings = use_notes(s, tile, known)
        if not bids or known[NEEDED] != known[LEAST]:
            yield used
        printed = does(tile, s.side[tile])
        yield from (note for note in brings if note not in printed)


def _there(s: Any, tile: int, known: Known, usable: bool) -> Iterator[Note]:
    """F-1.6, F-1.7: bids beside it, workers and resources on it; of one that can be used it is said
    below how many the next use takes."""
    named: Args = {"tile": TILE_IDS[tile]}
    for other in range(s.players):
        if n := s.group[tile][other]:
            colour, leads = s.group_colour[tile][other], s.leads[other] >> tile & 1
            lies = colour != s.colour[tile]
            key = "piece-bid-lies" if lies else "piece-bid-leads" if leads else "piece-bid-trails"
            yield key, {**named, "seat": SEATS[other], "count": n, "colour": WORKERS[colour]}
    if n := sum(s.on_tile[tile]):
        least = known[tile][LEAST]
        if least > known[tile][CAPACITY]:
            yield full(s, tile, known[tile])
        elif not usable:
            yield "piece-users", {**named, "count": n, "next": least}
    if there := [amount(r, n) for r, n in zip(RESOURCES, s.resources[tile], strict=True) if n]:
        yield "card-lies", {"goods": tuple(there)}


def _on_board(s: Any, boat: int) -> Iterator[Note]:
    """F-3.4: what lies on a boat of the row."""
    load = [amount(name, n) for name, n in zip(WORKERS, s.boat_workers[boat], strict=True) if n]
    if s.options[state.BOAT_SKILLS_PUBLIC]:
        load += [amount(k, n) for k, n in zip(SKILLS, s.boat_skill[boat], strict=True) if n]
    elif s.boat_skills[boat]:
        load.append(amount("any-skill", s.boat_skills[boat]))
    if load:
        yield "card-on-board", {"goods": tuple(load)}


def _worth(s: Any, seat: int, tile: int, known: Known) -> Iterator[Note]:
    """F-11: what it brings its owner now, or would bring whoever looks."""
    if s.place[tile] in (state.VILLAGE, state.ASIDE):
        lines = standing(s)[s.owner[tile]]["lines"]  # which is reckoned at every step anyway
        points = sum(line["points"] for line in lines if line["tile"] == TILE_IDS[tile])
        if points or box.SCORE[tile, s.side[tile]] != box.NO_SCORE:
            yield "card-brings", {"points": points}
    elif seat >= 0 and scores_now(tile) and (tile < box.FIRST_BOAT or s.season == box.WINTER):
        if s.place[tile] == state.KEPT:  # nobody will ever have it
            return
        won = tile < box.FIRST_BOAT
        yield "preview-points-won" if won else "preview-points", {"points": known[tile][WORTH]}


# --------------------------------------------------------------------------- everything else


def _symbol(name: Note, says: tuple[Note, ...], now: tuple[Note, ...], clause: str,
            art: str) -> Card:  # fmt: skip
    return Card(name, says, now, clause=clause, face=faces.large(art), size=SYMBOL)


def _worker(s: Any, seat: int, colour: str) -> Card:
    if colour == "purple":
        says: tuple[Note, ...] = (("card-purple-starts", {}), ("card-purple-counts", {}))
        now: Note = ("piece-start", {"seat": SEATS[s.start]})
        return _symbol(("breakdown-purple", {}), says, (now,), "F-11.6", "worker-purple")
    behind = _behind(seat, "piece-worker", {"colour": colour}, s.screen, WORKERS.index(colour))
    greens: list[Note] = [("piece-greens", {"count": s.greens})] if colour == "green" else []
    says = ("howto-3-text", {}), ("howto-5-text", {})
    name: Note = ("card-worker", {"colour": colour})
    return _symbol(name, says, (*behind, *greens), "F-1.1", f"worker-{colour}")


def _behind(seat: int, key: str, named: Args, screens: Any, kind: int) -> tuple[Note, ...]:
    """What is behind the reader's own screen."""
    return ((key, {**named, "count": screens[seat][kind]}),) if seat >= 0 else ()


def _resource(s: Any, seat: int, resource: str) -> Card:
    kind = RESOURCES.index(resource)
    now: list[Note] = [("piece-supply", {"resource": resource, "count": s.supply[kind]})]
    if seat >= 0:
        own = sum(s.resources[t][kind] for t in range(box.FIRST_BOAT) if s.owner[t] == seat)
        now.append(("card-in-village", {"count": own}))
    gold: tuple[Note, ...] = (("card-gold", {}),) if resource == "gold" else ()
    says: tuple[Note, ...] = (("card-lands", {}), ("howto-7-text", {}), *gold)
    clause = "F-11.5" if gold else "F-6.1"
    return _symbol(("card-resource", {"resource": resource}), says, tuple(now), clause, resource)


def _skill(s: Any, seat: int, skill: str) -> Card:
    now = _behind(seat, "piece-skill", {"skill": skill}, s.skill, SKILLS.index(skill))
    name: Note = ("card-skill", {"skill": skill})
    says: tuple[Note, ...] = (("card-skill-pays", {}),)
    return _symbol(name, says, now, "F-1.2", skill)


def _season(s: Any, season: str) -> Card:
    says: list[Note] = [("howto-2-text", {}), ("howto-8-text", {})]
    if season == "winter":
        says = [("howto-10-text", {})]
    now: list[Note] = [("piece-season", {"season": SEASONS[s.season]})]
    for seat in range(s.players):
        if led := led_by(s, seat):
            now.append(("card-season-gets", {"seat": SEATS[seat], "tiles": led}))
    clause = "F-3.6" if season == "winter" else "F-4.1"
    return _symbol(("card-season", {"season": season}), tuple(says), tuple(now), clause, season)


def _passes(s: Any) -> Card:
    now: Args = {"passes": s.passes, "count": s.players}
    name: Note = ("card-passes", {})
    return _symbol(name, (("card-passes-end", {}),), (("piece-passes", now),), "F-4.2", "pass")


def _bag(s: Any) -> Card:
    public = s.options[state.BAG_COUNT_PUBLIC]
    now: tuple[Note, ...] = (("piece-bag", {"count": s.bag_count}),) if public else ()
    return _symbol(("piece-bag-hidden", {}), (("card-bag", {}),), now, "F-12.2", "bag")


def _pile(s: Any) -> Card:
    now: tuple[Note, ...] = (("piece-pile", {"count": s.pile_count}),)
    says: tuple[Note, ...] = (("card-skill-pays", {}),)
    return _symbol(("card-pile", {}), says, now, "F-6.12", "skill-any")


def _village(s: Any, reader: int, seat: int) -> Card:
    """Whose it is, what is known of what its owner has; to its owner also how it grows."""
    named: Args = {"seat": SEATS[seat]}
    entry = breakdown(s.record)[seat]
    told = {"workers": s.workers[seat], "skills": s.skills[seat], "points": entry["points"]}
    now: list[Note] = [("piece-seat", {**named, **told})]
    if s.start == seat:
        now.append(("piece-start", named))
    if s.step in (state.PLACE, state.SELECT) and s.ready >> seat & 1:
        now.append(("piece-seat-ready", named))
    seen = [amount(n, k) for n, k in zip(WORKERS, s.known[seat], strict=True) if k]
    seen += [amount(n, k) for n, k in zip(SKILLS, s.skill_known[seat], strict=True) if k]
    if seen:
        now.append(("card-seen", {"goods": tuple(seen)}))
    name: Note = ("card-village", named)
    says: tuple[Note, ...] = (("howto-9-text", {}),) if reader == seat else ()
    return Card(name, says, tuple(now), owner=seat, clause="F-1.4")
