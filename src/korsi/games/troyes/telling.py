"""A turn of Troyes as it is told: what was done with which dice, then what it brought.

The rules tell what happens when it happens: a die taken, later what is paid for it, later what the
action does. Here these are put together again; the rules know nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.telling import Turn, telling

from .box import (
    BUILDINGS,
    DICE_PRICE,
    EVENT_BLACK,
    EVENT_EFFECT,
    EVENT_IDS,
    FLIP_COST,
    FLIP_DICE,
    NEUTRAL_CITIZEN,
    NO_EFFECT,
    RECRUIT_COST,
    REROLL_COST,
    SPACES_EACH,
)
from .moves import ACTIVITY, BUILDING, COLOUR, EVENT, SPACE

Told = dict[str, Any]

DICE = ("dice", "notes")
TOLD = (
    EventKind("activates", ("activity", ACTIVITY), ("times", "number"), DICE),
    EventKind("activates_again", ("activity", ACTIVITY)),
    EventKind("fights", ("card", EVENT), ("cubes", "number"), DICE),
    EventKind("builds", DICE),
    EventKind("enters", ("space", SPACE), DICE),
    EventKind("farms", ("deniers", "number"), DICE),
    EventKind("buys", ("to", "seat"), ("deniers", "number"), DICE),
    EventKind("buys_grey", ("solo", "number"), ("deniers", "number"), DICE),
    EventKind("spends", ("deniers", "number")),
    EventKind("waits", ("deniers", "number")),
    EventKind("expels", ("of", "seat"), ("building", BUILDING)),
    EventKind("wards", ("black", "number"), ("total", "number"), DICE),
    EventKind("rerolls", DICE, ("influence", "number")),
    EventKind("turns", DICE, ("influence", "number")),
    EventKind("recruits", ("influence", "number")),
    EventKind("rewarded", ("points", "number"), ("card", EVENT)),
    EventKind("grey_rewarded", ("points", "number"), ("card", EVENT), ("solo", "number")),
    EventKind("grey_fills", ("citizens", "number"), ("solo", "number")),
    EventKind("leroy_fills", ("citizens", "number"), ("places", "notes")),
    EventKind("taxed", ("to", "seat"), ("deniers", "number"), ("activity", ACTIVITY)),
    EventKind("grey_dice", ("dice", "number"), ("solo", "number")),
    EventKind("below_zero"),
    EventKind("black_dice", ("values", "notes"), ("cards", "notes")),
    EventKind("event_idle", ("card", EVENT), ("why", "number")),
    EventKind("sets_out_activate", ("activity", ACTIVITY)),
    EventKind("sets_out_fight", ("card", EVENT)),
    EventKind("sets_out_build"),
    EventKind("sets_out_place"),
    EventKind("sets_out_farm"),
    EventKind("leroy_wards", ("colour", COLOUR), ("value", "number")),
    EventKind("leroy_sum", ("first", "number"), ("second", "number"), ("sum", "number")),
)


def _dice(events: Iterable[Told], key: str = "told-die") -> tuple[Any, ...]:
    """Dice by colour and number: two alike are said as two. A language may need them in another
    case, so what is built with and what is bought have words of their own."""
    alike = Counter((event["colour"], event["value"]) for event in events)
    return tuple(
        (key, ("colour", colour), ("value", value), ("dice", dice))
        for (colour, value), dice in alike.items()
    )


def retold(turn: Turn) -> list[Told]:
    """What the last step of a turn did, with the dice the turn was made with."""
    seat, events = turn.seat, _rewarded(_worth_telling(turn.steps[-1][1]))
    events = _waiting(turn, events)
    if turn.steps[-1][0] in SPENDING:
        return _spent(turn, events)
    if filled := [event for event in events if event["event"] == "grey_settled"]:
        if filled[0]["solo"]:
            return _leroy_fills(filled, [e for e in events if e not in filled])
        return [*events, *_counted(events, "grey_settled", "grey_fills", "citizens")]
    if any(event["event"] == "counters" for event in events):
        return _warded(turn)
    if events and events[0]["event"] == "leroy_rolls":  # T-21.10: his sum is what he acts by
        first, second = (events[0][name] for name in ("first", "second"))
        summed = {"event": "leroy_sum", "first": first, "second": second, "sum": first + second}
        return [summed, *events[1:]]
    verbs = {verb for verb, _ in turn.steps}
    taken = [e for _, step in turn.steps for e in step if e["event"].startswith("took")]
    dice = _dice(taken)
    if not dice:
        return events
    if len(taken) == 1 and turn.steps[-1][0] == "take":
        events = [*_purpose(seat, turn.moves), *events]
    mine = {"seat": seat, "dice": dice}
    # The bank is paid for grey dice when the group is complete, and for other things after that.
    gathering = turn.steps[-1][0] in ("take", "done")
    grey = [e for e in taken if gathering and e["event"] == "took_grey"]
    price = len(grey) * int(DICE_PRICE[len(taken)])
    paid = {"event": "pays_bank", "seat": seat, "deniers": price}
    banked = next((e for e in events if e == paid), None)

    taxing = next((e["activity"] for e in events if e["event"] == "activated"), None)
    at = next((i for i, e in enumerate(events) if e["event"] == "activated"), len(events))
    behind = [id(e) for e in events[at:]]  # of what is paid, that which the card takes (T-18.2)

    before = [e for _, step in turn.steps[:-1] for e in step if e["event"] == "activated"]

    def told(event: Told) -> Told:
        match event:
            case {"event": "activated", "activity": card} if before:  # T-9.11: one by one
                return {"event": "activates_again", "seat": seat, "activity": card}
            case {"event": "activated", "activity": card, "times": times}:
                return {"event": "activates", **mine, "activity": card, "times": times}
            case {"event": "expelled", "seat": who, "building": building} if who != seat:
                return {"event": "expels", "seat": seat, "of": who, "building": building}
            case {"event": "pays_bank", "deniers": deniers} if id(event) in behind:
                return {"event": "spends", "seat": seat, "deniers": deniers}
            case {"event": "placed", "seat": who, "space": space} if who == seat:
                return {"event": "enters", **mine, "space": space}
            case {"event": "deniers", "deniers": deniers} if "farm" in verbs:
                return {"event": "farms", **mine, "deniers": deniers}
            case {"event": "pays", "seat": who} if who != seat and taxing:  # T-18.24
                return {**event, "event": "taxed", "activity": taxing}
            case {"event": "pays", "seat": who, "to": to, "deniers": deniers} if who == seat:
                theirs = (e for e in taken if e.get("owner") == to)
                bought = _dice(theirs, "told-die-bought")
                return {"event": "buys", "seat": seat, "to": to, "deniers": deniers, "dice": bought}
            case {"event": "pays_bank", "deniers": deniers} if event is banked and grey:
                from_grey = {"solo": grey[0]["solo"], "dice": _dice(grey, "told-die-bought")}
                return {"event": "buys_grey", "seat": seat, "deniers": deniers, **from_grey}
        return event

    if "build" in verbs and any(e["event"] == "built" for e in events):
        built_with = _dice(taken, "told-die-with")
        return [{"event": "builds", "seat": seat, "dice": built_with}, *(told(e) for e in events)]
    cubes = [e for e in events if e["event"] == "cube" and e["seat"] == seat]
    if "fight" in verbs and cubes:
        fought = {"event": "fights", **mine, "card": cubes[0]["card"], "cubes": len(cubes)}
        return [fought, *(told(e) for e in events if e not in cubes)]
    return [told(e) for e in events]


PURPOSES = ("activate", "fight", "build", "place", "farm")


def _leroy_fills(filled: list[Told], own: list[Told]) -> list[Told]:
    """T-21.3: what Le Roy places is his doing, and a line of its own: how many in which building;
    each place on demand."""
    buildings = Counter(BUILDINGS[SPACE.ids.index(e["space"]) // SPACES_EACH] for e in filled)
    places = tuple(
        ("told-citizens-in", ("building", building), ("citizens", citizens))
        for building, citizens in buildings.items()
    )
    return [*own, {"event": "leroy_fills", "citizens": len(filled), "places": places}, *filled]


SPENDING = ("reroll", "recruit", "flip")


def _spent(turn: Turn, events: list[Told]) -> list[Told]:
    """T-8.9: what influence did, and how much was paid: the rules tell only of the die."""
    verbs = [verb for verb, _ in turn.steps]
    # one payment turns several over, until something else is paid with influence or done
    flips = len(verbs) - max((i + 1 for i, v in enumerate(verbs) if v != "flip"), default=0)
    paid = {
        "reroll": REROLL_COST,
        "recruit": RECRUIT_COST,
        "flip": FLIP_COST if flips % FLIP_DICE == 1 else 0,
    }[verbs[-1]]
    names = {"rerolled": "rerolls", "flipped": "turns", "recruited": "recruits"}

    def told(event: Told) -> Told:
        if event["event"] not in names:
            return event
        made = {"event": names[event["event"]], "seat": event["seat"], "influence": paid}
        if "colour" not in event:
            return made
        fields = tuple((name, event[name]) for name in ("colour", "from", "to"))
        return {**made, "dice": (("told-die-changed", *fields),)}

    return [told(event) for event in events]


def _purpose(seat: int, moves: Sequence[dict[str, Any]]) -> list[Told]:
    """T-8.1: what the first die is taken for."""
    chosen = next((move for move in reversed(moves) if move["action"] in PURPOSES), None)
    if chosen is None:
        return []
    about = {name: what for name, what in chosen.items() if name != "action"}
    return [{"event": f"sets_out_{chosen['action']}", "seat": seat, **about}]


def _waiting(turn: Turn, events: list[Told]) -> list[Told]:
    """T-14.1: who has passed gets more with every turn they wait: that is no second pass."""
    told, passes = list[Told](), turn.steps[-1][0] == "pass"
    for event in events:
        if event["event"] == "passed" and not passes:
            event = {**event, "event": "waits"}
        passes = passes and event["event"] != "passed"
        told.append(event)
    return told


def _worth_telling(events: list[Told]) -> list[Told]:
    """T-16.2: whom a character gives nothing is not named for it."""
    scores = ("scores", "grey_scores")
    return [event for event in events if event["event"] not in scores or event["points"]]


def _rewarded(events: list[Told]) -> list[Told]:
    """T-11.5: the points behind an event that was countered are told with it: who has not moved
    takes some of them."""
    card, told = None, list[Told]()
    for event in events:
        name = event["event"]
        if name in ("countered", "grey_countered"):
            card = event["card"]
        elif card is not None and name in ("points", "grey_points"):
            event = {**event, "event": name.replace("points", "rewarded"), "card": card}
        else:
            card = None
        told.append(event)
    return told


def _warded(turn: Turn) -> list[Told]:
    """T-6.8: black dice, and the dice laid down against them since the last ones."""
    ends = [i for i, (_, step) in enumerate(turn.steps) if any(map(_counters, step))]
    since = ends[-2] + 1 if len(ends) > 1 else 0
    laid = (move for move in turn.moves[since:] if move["action"] == "discard")
    dice = _dice(laid)
    return [
        {"event": "wards", "seat": e["seat"], "black": e["dice"], "total": e["total"], "dice": dice}
        if _counters(e) and dice
        else e
        for e in turn.steps[-1][1]
    ]


def _counters(event: Told) -> bool:
    return bool(event["event"] == "counters")


def _counted(events: list[Told], each: str, all_: str, what: str) -> list[Told]:
    """T-2.6, T-21.1: what grey or Le Roy did several times, as one event; none, if never."""
    found = [event for event in events if event["event"] == each]
    if not found:
        return []
    return [{"event": all_, what: sum(e.get(what, 1) for e in found), "solo": found[0]["solo"]}]


_ALL_OF_IT = ("event_acts", "event_enters", "black_die")


def _with_idle(events: list[Told]) -> list[Told]:
    """T-6.3: an event that acts and finds nothing to do says so; why, where that can be read off:
    1: no grey citizen is left (T-19.3), 2: the one it would expel is protected (T-12.4)."""
    told = list[Told]()
    for i, event in enumerate(events):
        told.append(event)
        if event["event"] not in ("event_acts", "event_rolls"):
            continue
        rolled, behind = event["event"] == "event_rolls", events[i + 1 :]
        if behind and (behind[0]["event"] == "event_rolls" or _does(behind[0])):
            continue
        effect = EVENT_EFFECT[EVENT_IDS.index(event["card"])]
        why = 2 if rolled else int(effect == NEUTRAL_CITIZEN)
        if effect != NO_EFFECT:
            told.append({"event": "event_idle", "card": event["card"], "why": why})
    return told


def _with_black(events: list[Told]) -> list[Told]:
    """T-6.3, T-6.6: the black dice of a round in one line, with the events they come from."""
    rolled = [event for event in events if event["event"] == "black_die"]
    if not rolled:
        return events
    acts = [event["card"] for event in events if event["event"] == "event_acts"]
    bring = [card for card in acts if EVENT_BLACK[EVENT_IDS.index(card)]]
    values = sorted((event["value"] for event in rolled), reverse=True)
    told = {
        "event": "black_dice",
        "values": tuple(("told-value", ("value", value)) for value in values),
        "cards": tuple(("told-card", ("card", card)) for card in bring),
    }
    at = events.index(rolled[0])
    return [*events[:at], told, *events[at:]]


def _does(event: Told) -> bool:
    return event["event"] not in _ALL_OF_IT


def befell(turn: Turn, events: list[Told]) -> list[Told]:
    """How a round begins: with the dice anybody may buy (T-8.2), and in the first one with why the
    numbers at the top fall below zero (T-16.2); and what Le Roy spends dice for."""
    events = _with_black(_with_idle(_worth_telling(events)))
    rolled = [i for i, event in enumerate(events) if event["event"].endswith("rolled")]
    behind = rolled[-1] + 1 if rolled else 0
    dice = _counted(events, "grey_rolled", "grey_dice", "dice")
    first = any(e["event"] == "round" and e["round"] == 1 for e in events)
    why: list[Told] = [{"event": "below_zero"}] if first else []
    return _leroy_wards(turn, [*events[:behind], *dice, *events[behind:], *why])


def _leroy_wards(turn: Turn, events: list[Told]) -> list[Told]:
    """T-21.8: what he spends but in his own turn, he spends to remove a black die."""
    wards, told = turn.steps[-1][0] != "roll", list[Told]()
    for event in events:
        wards = wards or event["event"] == "round"
        spends = event["event"] == "leroy_spends"
        told.append({**event, "event": "leroy_wards"} if spends and wards else event)
    return told


# What moves points when a round begins or the game ends, whoever made the last step (T-16.2).
MOVES = {
    "round": "characters",  # income and events change what most of them count
    "below_zero": "cathedral_levels",
    "countered": "events events_in_queue",
    "grey_countered": "events_in_queue",
    "demolished": "cathedral_levels",
    "expelled": "tradesmen",
    "loses_points": "losses",
    "scores": "characters",
}

TELLING = telling(
    small="grey_settled sets_out_activate sets_out_fight sets_out_build sets_out_place "
    "sets_out_farm took took_from took_grey fetched built rerolled flipped "
    "pays_bank rolled grey_rolled event_acts event_rolls black_die leroy_rolls "
    "character final",
    after="character",
    first="rerolls turns recruits activates activates_again fights builds enters farms wards",
    sums="influence pays_influence deniers points",
    within="expelled demolished countered rewarded cube_back grey_expelled grey_demolished "
    "grey_countered grey_points grey_rewarded grey_cube_back grey_fills",
    retold=retold,
    befell=befell,
    moves=MOVES,
)
