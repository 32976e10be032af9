"""What a step of Keyflower does to others, where workers came from and where they went, as the log
tells it: the rules tell only what was done, and where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.scene import Note
from korsi.core.telling import Turn

from . import box
from .box import TILE_IDS, WINTER, WORKERS
from .moves import BOAT_IDS, MOVES, TILE_AXIS
from .moves import TELLING as OF_MOVES
from .scene.sides import amount, paid
from .state import PLACE

Told = dict[str, Any]

TOLD = (
    # F-4.4, F-4.9: whom, where, and the workers who may go elsewhere now
    EventKind("outbids", ("whom", "seat"), ("tile", TILE_AXIS), ("group", "notes")),
    EventKind("visits", ("whom", "seat"), ("tile", TILE_AXIS)),  # F-5.1
    # F-4.4: a group, from there; `whole`: nobody else is sent
    EventKind("brings", ("tile", TILE_AXIS), ("group", "notes"), ("whole", "number")),
    EventKind("returned", ("number", "number")),  # F-8.1, F-8.3, F-8.4: workers of one's own
    # F-8.3, F-8.4: workers somebody else has sent to tiles that are this seat's
    EventKind("inherits", ("whom", "seat"), ("number", "number")),
    EventKind("drew", ("goods", "notes")),  # F-6.3, F-6.4: several at once, for who sees them
    EventKind("drew_unseen", ("workers", "number"), ("skills", "number")),  # and for the others
    EventKind("unwanted", ("tile", TILE_AXIS)),  # F-8.9: why the marker goes on
    EventKind("loads", ("workers", "number"), ("skills", "number")),  # F-8.6
    EventKind("last_boat"),  # F-8.6: nothing else was left to choose
    EventKind("pays", ("goods", "notes")),  # F-7.5, F-7.7: counters, for an upgrade
    EventKind("idles"),  # F-7.4: a transport that came to nothing
    EventKind("laid", ("tiles", "notes")),  # F-9.5: what came to lie in one placement
    EventKind("bought", ("tiles", "notes"), ("workers", "number")),  # F-8.3: several in one season
)


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """What else there is to tell of an event; behind the last one that tells who gets what, who
    comes home: the tiles matter more."""
    teller = TELLERS.get(event["event"])
    told = teller(before, after, event) if teller else []
    return told + comes_home(before, after, event["stood"]) if "stood" in event else told


def bids(before: Any, after: Any, event: Told) -> list[Told]:
    """Who led on the tile and no longer does; which groups came along."""
    seat, tile = event["seat"], TILE_IDS.index(event["tile"])
    lost = [was & ~now for was, now in zip(before.leads, after.leads, strict=True)]
    whom = [other for other, tiles in enumerate(lost) if tiles >> tile & 1 and other != seat]
    named: Told = {"event": "outbids", "seat": seat}
    return [
        {**named, "whom": one, "tile": event["tile"], "group": group(after, tile, one)}
        for one in whom
    ] + brought(before, after, event)


def uses(before: Any, after: Any, event: Told) -> list[Told]:
    """Which groups came along; whose tile it is."""
    seat, owner = event["seat"], before.owner[TILE_IDS.index(event["tile"])]
    told = brought(before, after, event)
    if owner not in (-1, seat):
        told.append({"event": "visits", "seat": seat, "whom": owner, "tile": event["tile"]})
    return told


def brought(before: Any, after: Any, event: Told) -> list[Told]:
    """The groups a seat has taken away from where it was outbid; is such a group all it sent?"""
    seat = event["seat"]
    named: Told = {"event": "brings", "seat": seat}
    return [
        {
            **named,
            "tile": TILE_IDS[tile],
            "group": group(before, tile, seat),
            "whole": int(there[seat] == event["workers"]),
        }
        for tile, there in enumerate(before.group)
        if there[seat] and not after.group[tile][seat]
    ]


def group(s: Any, tile: int, seat: int) -> tuple[Any, ...]:
    """A seat's workers beside a tile, as a note the log remembers: how many, of which colour."""
    item = WORKERS[s.group_colour[tile][seat]]
    return (("breakdown-items", ("item", item), ("number", s.group[tile][seat])),)


Stood = Sequence[tuple[int, int, int]]


def comes_home(before: Any, after: Any, stood: Stood) -> list[Told]:
    """Workers who come back behind the screens: everybody can count along (F-12.5); and of them,
    those others had sent to what is this seat's now, which is how most workers change hands."""
    came = [now - was for was, now in zip(before.workers, after.workers, strict=True)]
    got: dict[tuple[int, int], int] = {}
    for tile, seat, n in stood:
        whose = after.owner[tile]
        if whose not in (-1, seat):
            got[whose, seat] = got.get((whose, seat), 0) + n
    told: list[Told] = []
    for seat, n in enumerate(came):
        others = {whom: m for (whose, whom), m in sorted(got.items()) if whose == seat}
        if own := n - sum(others.values()):
            told.append({"event": "returned", "seat": seat, "number": own})
        for whom, m in others.items():
            told.append({"event": "inherits", "seat": seat, "whom": whom, "number": m})
    return told


def sent_to(steps: Sequence[list[Told]]) -> Stood:
    """F-5.1: who has sent how many workers to a tile in the season that ends: which tile, who, how
    many. The table remembers only their colours."""
    sent: dict[tuple[int, int], int] = {}
    for event in (event for events in steps for event in events):
        if event["event"] == "season_begins":
            sent.clear()
        elif event["event"] == "uses":
            at = TILE_IDS.index(event["tile"]), event["seat"]
            sent[at] = sent.get(at, 0) + event["workers"]
    return tuple((tile, seat, n) for (tile, seat), n in sent.items())


def marker(before: Any, after: Any, event: Told) -> list[Told]:
    """F-8.9: it went on because nobody had bid; who won it has just been told so."""
    if before.marker_next != event["seat"]:
        return []
    last = box.FIRST_TURN_ORDER + int(box.TURN_ORDERS[before.players]) - 1
    return [{"event": "unwanted", "seat": event["seat"], "tile": TILE_IDS[last]}]


def settled(before: Any, after: Any, event: Told) -> list[Told]:
    """F-9.5: the tiles a seat has placed, all together: one by one they were many lines. Those of
    turns between which others placed theirs have been told there."""
    tiles = tuple(("target-tile", ("tile", tile)) for tile in event.get("placed", ()))
    return [{"event": "laid", "seat": event["seat"], "tiles": tiles}] if tiles else []


def placed(before: Any, after: Any, event: Told) -> list[Told]:
    """F-9.5: nothing was left to take up again, so that this was the last word."""
    stands = after.step != PLACE or after.ready >> event["seat"] & 1
    return settled(before, after, event) if stands else []


def boat_chosen(before: Any, after: Any, event: Told) -> list[Told]:
    """Was it the last one; and what lay on it: in winter it carries nothing."""
    boat = BOAT_IDS.index(event["boat"])
    load: Told = {"workers": sum(before.boat_workers[boat]), "skills": before.boat_skills[boat]}
    last = before.queue_at == before.players - 1
    none_else: list[Told] = [{"event": "last_boat", "seat": event["seat"]}] if last else []
    if before.season == WINTER:
        return none_else
    return [*none_else, {"event": "loads", "seat": event["seat"], **load}]


def upgraded(before: Any, after: Any, event: Told) -> list[Told]:
    """F-7.7: which counters were paid, those that were asked for earlier in this turn, too."""
    tile = TILE_IDS.index(event["tile"])
    here = zip(before.resources[tile], after.resources[tile], before.spent, strict=True)
    goods = paid(tile, [was - now + spent for was, now, spent in here])
    notes = as_notes(goods)
    return [{"event": "pays", "seat": event["seat"], "goods": notes}] if notes else []


def as_notes(goods: Sequence[Note]) -> tuple[Any, ...]:
    """Notes as an event carries them."""
    return tuple((key, *args.items()) for key, args in goods)


def retold(turn: Turn) -> list[Told]:
    """F-6.3, F-6.4: several workers or skills drawn in one step, together; F-7.4: a use that moved
    and upgraded nothing says so, for nobody saw what it was for."""
    last, events = turn.steps[-1]
    events = [{**one, "placed": placed_in(turn)} if one["event"] in LAYS else one for one in events]
    done = {event["event"] for _, some in turn.steps for event in some}
    if last == "finish" and "uses" in done and not done & {"moved", "upgraded"}:
        return [*drawn(events), {"event": "idles", "seat": turn.seat}]
    return drawn(events)


def placed_in(turn: Turn) -> tuple[str, ...]:
    """F-9.5: the tiles that came to lie in this turn and were not taken up again."""
    lie: list[str] = []
    for event in (event for _, events in turn.steps for event in events):
        if event["event"] == "rearranged":
            lie.clear()
        elif event["event"] == "placed":
            lie.append(event["tile"])
    return tuple(lie)


LAYS = frozenset({"placed", "settled"})


def drawn(events: list[Told]) -> list[Told]:
    """What one seat draws is told once, where it drew the first."""
    draws: dict[int, list[Told]] = {}
    for event in events:
        if event["event"] in DRAWS:
            draws.setdefault(event["seat"], []).append(event)
    made = []
    for event in events:
        several = draws[event["seat"]] if event["event"] in DRAWS else [event]
        if len(several) == 1:
            made.append(event)
        elif event is several[0]:
            made.append(in_all(several))
    return made


def in_all(several: list[Told]) -> Told:
    """Several draws of a seat: how many of which kind, or, unseen, of which sort."""
    kinds = [event.get(DRAWS[event["event"]]) for event in several]
    seat = several[0]["seat"]
    if not all(kinds):
        workers = sum(event["event"] == "drew_worker" for event in several)
        skills = len(several) - workers
        return {"event": "drew_unseen", "seat": seat, "workers": workers, "skills": skills}
    goods = [amount(str(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return {"event": "drew", "seat": seat, "goods": as_notes(goods)}


DRAWS = {"drew_worker": "colour", "drew_skill": "skill"}


def befell(turn: Turn, events: list[Told]) -> list[Told]:
    """F-8.3: of a seat that gets several tiles when a season ends, all are told at once; F-8.4: and
    who had sent the workers that stand there."""
    events = drawn(events)
    bought: dict[int, list[Told]] = {}
    for event in events:
        if event["event"] == "sold":
            bought.setdefault(event["seat"], []).append(event)
    made = []
    for event in events:
        one = event["event"] == "sold"
        lots = bought[event["seat"]] if one else []
        if len(lots) < 2:
            made.append(event)
        elif event is lots[0]:
            tiles = tuple(("target-tile", ("tile", lot["tile"])) for lot in lots)
            paid = sum(lot["workers"] for lot in lots)
            told: Told = {"event": "bought", "seat": event["seat"]}
            made.append({**told, "tiles": tiles, "workers": paid})
    auctions = [n for n, event in enumerate(made) if event["event"] in AUCTION]
    if any(made[n]["event"] == "season_ends" for n in auctions):
        done = [events for _, events in turn.steps]
        last = auctions[-1]
        made[last] = {**made[last], "stood": sent_to([*turn.earlier, *done])}
    return made


AUCTION = frozenset({"season_ends", "sold", "bought", "unsold", "marker"})
"""What tells how a season ended, in this order."""


def together(actions: Sequence[int]) -> list[int | Note]:
    """F-4.4: a bid or a use, and the workers sent for it, in one: "Bid 2 red on Miner"."""
    told: list[int | Note] = []
    for action in actions:
        form = MOVES.json(action)
        begun = MOVES.json(told[-1]) if told and isinstance(told[-1], int) else {"action": ""}
        if form.pop("action") == "workers" and begun["action"] in ("bid", "use"):
            key = "row-bid-on" if begun["action"] == "bid" else "row-use-of"
            told[-1] = key, {**form, "tile": begun["tile"]}
        else:
            told.append(action)
    return told


TELLERS: dict[str, Callable[[Any, Any, Told], list[Told]]] = {
    teller.__name__: teller
    for teller in (bids, uses, boat_chosen, upgraded, marker, settled, placed)
}
SMALL = OF_MOVES.small | LAYS  # the tiles are told together
TELLING = replace(
    OF_MOVES, small=SMALL, touching=AUCTION | TELLERS.keys(), touched=touched, retold=retold,
    befell=befell,
)  # fmt: skip
