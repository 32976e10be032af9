"""What a step of Keyflower does to others, where workers came from and where they went, as the log
tells it: the rules tell only what was done, and where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.scene import Note
from korsi.core.telling import Turn

from .box import TILE_IDS, WINTER, WORKERS
from .moves import BOAT_IDS, MOVES, TILE_AXIS
from .moves import TELLING as OF_MOVES
from .scene.sides import paid

Told = dict[str, Any]

TOLD = (
    # F-4.4, F-4.9: whom, where, and the workers who may go elsewhere now
    EventKind("outbids", ("whom", "seat"), ("tile", TILE_AXIS), ("group", "notes")),
    EventKind("visits", ("whom", "seat"), ("tile", TILE_AXIS)),  # F-5.1
    EventKind("brings", ("tile", TILE_AXIS), ("group", "notes")),  # F-4.4: a group, from there
    EventKind("returned", ("number", "number")),  # F-8.1, F-8.3, F-8.4: workers
    EventKind("loads", ("workers", "number"), ("skills", "number")),  # F-8.6
    EventKind("last_boat"),  # F-8.6: nothing else was left to choose
    EventKind("pays", ("goods", "notes")),  # F-7.5, F-7.7: counters, for an upgrade
    EventKind("laid", ("tiles", "notes")),  # F-9.5: all that came to lie in one placement
    EventKind("bought", ("tiles", "notes"), ("workers", "number")),  # F-8.3: several in one season
)


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """What else there is to tell of an event."""
    return TELLERS[event["event"]](before, after, event)


def bids(before: Any, after: Any, event: Told) -> list[Told]:
    """Who led on the tile and no longer does; which groups came along."""
    seat, tile = event["seat"], TILE_IDS.index(event["tile"])
    lost = [was & ~now for was, now in zip(before.leads, after.leads, strict=True)]
    whom = [other for other, tiles in enumerate(lost) if tiles >> tile & 1 and other != seat]
    named: Told = {"event": "outbids", "seat": seat}
    return [
        {**named, "whom": one, "tile": event["tile"], "group": group(after, tile, one)}
        for one in whom
    ] + brought(before, after, seat)


def uses(before: Any, after: Any, event: Told) -> list[Told]:
    """Which groups came along; whose tile it is."""
    seat, owner = event["seat"], before.owner[TILE_IDS.index(event["tile"])]
    told = brought(before, after, seat)
    if owner not in (-1, seat):
        told.append({"event": "visits", "seat": seat, "whom": owner, "tile": event["tile"]})
    return told


def brought(before: Any, after: Any, seat: int) -> list[Told]:
    """The groups a seat has taken away from where it was outbid."""
    named: Told = {"event": "brings", "seat": seat}
    return [
        {**named, "tile": TILE_IDS[tile], "group": group(before, tile, seat)}
        for tile, there in enumerate(before.group)
        if there[seat] and not after.group[tile][seat]
    ]


def group(s: Any, tile: int, seat: int) -> tuple[Any, ...]:
    """A seat's workers beside a tile, as a note the log remembers: how many, of which colour."""
    item = WORKERS[s.group_colour[tile][seat]]
    return (("breakdown-items", ("item", item), ("number", s.group[tile][seat])),)


def season_ends(before: Any, after: Any, event: Told) -> list[Told]:
    """Workers who come back behind the screens: everybody can count along (F-12.5)."""
    came = [now - was for was, now in zip(before.workers, after.workers, strict=True)]
    return [{"event": "returned", "seat": k, "number": n} for k, n in enumerate(came) if n > 0]


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
    notes = tuple((key, *args.items()) for key, args in goods)
    return [{"event": "pays", "seat": event["seat"], "goods": notes}] if notes else []


def retold(turn: Turn) -> list[Told]:
    """F-9.5: several tiles a seat has placed one after another, together: one by one they were many
    lines. What it had placed before others did something is told already."""
    events = list(turn.steps[-1][1])
    if not any(event["event"] == "settled" for event in events):
        return events
    new: list[str] = []
    for event in (event for _, made in turn.steps for event in made):
        if event["event"] == "rearranged":
            new.clear()
        elif event["event"] == "placed":
            new.append(event["tile"])
    tiles = tuple(("target-tile", ("tile", tile)) for tile in new)
    return [*events, {"event": "laid", "seat": turn.seat, "tiles": tiles}] if new[1:] else events


def befell(turn: Turn, events: list[Told]) -> list[Told]:
    """F-8.3: of a seat that gets several tiles when a season ends, all are told at once."""
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
    return made


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
    teller.__name__: teller for teller in (bids, uses, season_ends, boat_chosen, upgraded)
}
SMALL = OF_MOVES.small | {"placed", "settled"}  # the tiles are told together
TELLING = replace(
    OF_MOVES, small=SMALL, touching=frozenset(TELLERS), touched=touched, retold=retold,
    befell=befell,
)  # fmt: skip
