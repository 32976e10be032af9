"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints

from . import box
from .box import ANY, BUILDINGS, COLOURS, NEUTRAL, SIDES, SLOTS
from .effects import cubes_to_put
from .moves import ARCHERS
from .rules import dice
from .rules.black_dice import strength, strength_needed, strength_pledged
from .rules.modifiers import dice_colour, most_dice
from .scoring import covered_seats
from .state import (
    ACTIVATE,
    CAPTURED_BY,
    CITIZEN,
    COLLECT,
    COUNTER,
    CUBES,
    DISCARDED,
    FARM,
    FIGHT,
    GATHER,
    NOTHING,
    OPTION_NAMES,
    OVER,
    SETTLE,
)

STEPS = ("settle", "counter", "turn", "gather", "source", "times", "collect", "cubes", "roll",
         "over")  # fmt: skip
PLANS = (None, "activate", "cathedral", "fight", "citizen", "farm")


def owner_id(owner: int) -> int | str | None:
    """A seat, "neutral" for grey and Le Roy, None for nobody."""
    return None if owner < 0 else "neutral" if owner == NEUTRAL else owner


def dice_json(dice: list[list[int]]) -> dict[str, list[int]]:
    """The dice of a district by colour, highest first."""
    return {colour: _values(dice[c]) for c, colour in enumerate(COLOURS)}


def _values(counts: list[int]) -> list[int]:
    return [v for v in range(SIDES, 0, -1) for _ in range(counts[v])]


def _events_at(s: Any, place: int) -> list[str]:
    return [box.EVENT_IDS[e] for e, at in enumerate(s.event_at) if at == place]


def points_of_all(s: Any) -> list[int | None]:
    """What each seat has collected; nobody knows while it is covered."""
    covered = int(covered_seats(s.record))
    return [None if covered >> p & 1 else sum(s.ledger[p]) for p in range(s.players)]


def seat_json(s: Any, seat: int, points: int | None) -> dict[str, Any]:
    """What lies in front of a player."""
    return {
        "seat": seat,
        "deniers": s.deniers[seat],
        "deniers_in_district": s.purse[seat],
        "influence": s.influence[seat],
        "points": points,
        "characters": [
            box.CHARACTER_IDS[c] for c, holder in enumerate(s.character) if holder == seat
        ],
        "supply": s.supply[seat],
        "general_supply": s.general[seat],
        "passed": bool(s.passed[seat]),
        "captured": _events_at(s, CAPTURED_BY + seat),
    }


def leroy_json(s: Any) -> dict[str, Any]:
    """T-21: Le Roy's side of the table."""
    return {
        "points": sum(s.ledger[NEUTRAL]),
        "general_supply": s.general[NEUTRAL],
        "captured": _events_at(s, CAPTURED_BY + NEUTRAL),
        "character_stack": [box.CHARACTER_IDS[c] for c in s.stack if c >= 0],
    }


def activity_json(s: Any, slot: int) -> dict[str, Any]:
    """A card with its tradesmen (space, 0 for the picture) and cubes."""
    return {
        "activity": box.ACTIVITY_IDS[s.activity[slot]],
        "tradesmen": [
            {"owner": owner_id(o), "space": 0 if k == box.PICTURE else k}
            for o, k in enumerate(s.tradesman[slot])
            if k
        ],
        "cubes": [{"seat": o, "cubes": n} for o, n in enumerate(s.cubes[slot]) if n],
    }


def event_json(s: Any, event: int) -> dict[str, Any]:
    """An event of the queue with its cubes, oldest first (Marauding: counted)."""
    counts = enumerate(s.event_cubes[event])
    return {
        "event": box.EVENT_IDS[event],
        "flags": int(box.EVENT_FLAGS[event]),
        "cubes": [{"owner": owner_id(o), "cubes": n} for o, n in counts if n],
        "order": [owner_id(o) for o in s.flag[event] if o >= 0],
    }


def action_json(s: Any) -> dict[str, Any] | None:
    """The action under way, with the dice gathered so far."""
    if s.plan == NOTHING:
        return None
    named = None
    if s.plan == ACTIVATE:
        named = box.ACTIVITY_IDS[s.activity[s.target]]
    elif s.plan == FIGHT:
        named = box.EVENT_IDS[s.target]
    return {
        "action": PLANS[s.plan],
        "target": named,
        "cube": box.ACTIVITY_IDS[s.activity[s.modifier]] if s.modifier >= 0 else None,
        "group": [
            {"district": owner_id(d), "colour": COLOURS[c], "value": v}
            for d, c, v in s.group[: s.group_size]
        ],
        "units": s.units if s.step > GATHER else None,
        "left": s.left,
    }


def black_json(s: Any) -> dict[str, Any]:
    """T-6.9: black dice to be countered, those chosen together, and the dice pledged."""
    return {
        "remaining": _values(s.black),
        "chosen": _values(s.black_chosen),
        "pledged": dice_json(s.pledged),
    }


def prompt(s: Any) -> dict[str, Any]:
    """What the sentence of the moment needs: with which dice, for what, how many."""
    said: dict[str, Any] = {"step": STEPS[s.step]}
    if s.step == SETTLE:
        return {**said, "left": s.supply[s.active]}
    if s.step == COUNTER:
        have, need = int(strength_pledged(s.record)), int(strength_needed(s.record))
        said |= {"have": have, "need": need, "enough": int(have >= need)}
        return {**said, **_too_weak(s, need)}
    if s.step == CUBES:
        return {**said, "left": cubes_to_put(s.activity[s.target], s.left), **_rolled(s)}
    if s.step == GATHER:
        said |= _dice_asked(s)
    if s.step == COLLECT:
        said["left"] = s.left
    return {**said, "plan": PLANS[s.plan], **_aim(s)} if s.plan else said


def _too_weak(s: Any, need: int) -> dict[str, int]:
    """T-6.12: 1: all dice of the district do not reach what is needed; 2: it has none."""
    all_ = int(strength(s.record, s.active))
    weak = 0 if all_ >= need else 1 if all_ else 2
    return {"weak": weak, "all": all_}


def _rolled(s: Any) -> dict[str, int]:
    """T-18.19: what the dice of the archers have just said, once."""
    told = (event for event in s.events[: s.n_events] if event[0] == ARCHERS)
    _, _, rolled, hits, _ = next(told, (0, 0, 0, 0, 0))
    return {"rolled": rolled, "hits": hits}


def _aim(s: Any) -> dict[str, Any]:
    """What an action under way is done with."""
    if s.plan == ACTIVATE:
        named = {"activity": box.ACTIVITY_IDS[s.activity[s.target]]}
        return {**named, "place": _place(s)} if s.step == GATHER else named
    if s.plan == FIGHT:
        return {"card": box.EVENT_IDS[s.target]}
    entering = s.plan == CITIZEN and s.step != GATHER
    return {"building": BUILDINGS[s.target]} if entering else {}


def _place(s: Any) -> int | str:
    """T-9.2: what the place of a tradesman costs besides a citizen, of whoever has none there."""
    if s.tradesman[s.target][s.active]:
        return "none"
    return int(dice.tradesman_cost(s.record, s.active, ACTIVATE, s.target))


def _dice_asked(s: Any) -> dict[str, Any]:
    """T-8.1, T-8.4: of which colour, how many at most, and what one unit takes."""
    colours = [colour for c, colour in enumerate(COLOURS) if dice.colour_fits(s.record, c)]
    asked = dice_colour(dice.modifier(s.record), dice.asked_colour(s.record, s.plan, s.target))
    found: dict[str, Any] = {"dice": int(most_dice(dice.modifier(s.record), s.plan))}
    if s.plan in (ACTIVATE, FIGHT, FARM):
        found |= {"each": int(dice.divisor_of(s.record, s.plan, s.target))}
        found |= {"deniers": box.FARM_DENIERS} if s.plan == FARM else {}
    if len(colours) == 1:
        return {**found, "of": "colour", "colour": colours[0]}
    return {**found, "of": "any" if asked == ANY else "one"}


def moment(record: Any, seat: int) -> dict[str, Any]:
    """Of the view, what is said at every step."""
    s = ints(record)
    return {"step": STEPS[s.step], "prompt": prompt(s), "round": s.round}


def view_json(record: Any, seat: int) -> dict[str, Any]:
    """The whole table as far as the seat may know it."""
    s = ints(record)
    players = range(s.players)
    return {
        "game": "troyes",
        "seat": seat,
        "prompt": prompt(s),
        "step": STEPS[s.step],
        "round": s.round,
        "turn": s.turn,
        "start": owner_id(s.start),
        "active": owner_id(s.active) if s.step != OVER else None,
        "seats": [seat_json(s, p, points) for p, points in enumerate(points_of_all(s))],
        "leroy": leroy_json(s) if s.players == 1 else None,
        "neutral_supply": s.general[NEUTRAL],
        "standing": dict(zip(box.SPACE_IDS, map(owner_id, s.standing), strict=True)),
        "lying": {
            name: [{"owner": owner_id(o), "citizens": n} for o, n in enumerate(s.lying[b]) if n]
            for b, name in enumerate(BUILDINGS)
        },
        "districts": [
            {"district": owner_id(d), "dice": dice_json(s.dice[d])} for d in [*players, NEUTRAL]
        ],
        "black_dice": black_json(s),
        "activities": [activity_json(s, i) for i in range(SLOTS) if s.activity[i] >= 0],
        "queue": [event_json(s, e) for e in s.queue[: s.queue_length]],
        "discarded_events": _events_at(s, DISCARDED),
        "cathedral": [[owner_id(o) for o in level[1:]] for level in s.cathedral],
        "action": action_json(s),
        "options": dict(zip(OPTION_NAMES, s.options, strict=True)),
    }
