"""What everything on the table is and does, in words: the box says what, Fluent how.

Things: activity-ID, event-ID, character-ID, building-ID, space-ID and picture-BUILDING (its places),
slot-N (a card face down), cathedral, fields, citizens, die-COLOUR and die-OWNER-COLOUR-VALUE,
black-VALUE, district-OWNER, SIGN-OWNER and SIGN (deniers, influence, supply...), prices, pool, queue,
round, phase-N, leroy and leroy-N (the rows of his table), difference. OWNER is a seat or `neutral`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.scene import Args, Note, Noun

from . import box
from .box import BOX, BUILDINGS, COLOURS, NEUTRAL, OWNERS, SIDES, SLOTS
from .moves import MOVES
from .rules.board import standing_in
from .scene import card_faces
from .scene.course import PHASES
from .scene.places import WIDE
from .scene.signs import sure
from .scoring import character_points, covered_seats, measure
from .state import CAPTURED_BY, OVER, QUEUED

Entry = dict[str, Any]
Notes = tuple[Note, ...]
UNSURE = {mark.of for mark in BOX.marks() if mark.level == "reconstructed"}


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing as a seat sees it; without a record, as it is printed."""
    kind, _, id = thing.partition("-")
    known = KINDS.get(kind)
    return known(None if record is None else ints(record), seat, id) if known else None


def _named(kind: str, id: str) -> Note:
    return f"{kind}-{id.replace('_', '-')}", {}


def _guess(entry: Entry) -> bool:
    """Does a number printed there stand on our reconstruction?"""
    shown = ("effect", "cost", "vp", "divisor", "black_dice", "flags", "dice", "on_countered")
    return not all(sure(entry, part) for part in shown)


# what is said of a player, and of grey or Le Roy
OF_GREY = {
    "now-tradesman": "now-tradesman-grey",
    "now-cubes": "now-cubes-grey",
    "now-citizens": "now-citizens-grey",
    "now-stands": "now-stands-grey",
    "now-counts": "now-counts-grey",
    "now-won": "now-won-grey",
    "now-has": "now-has-grey",
}


def _of(s: Any, owner: int, key: str, **args: Any) -> Note:
    if owner == NEUTRAL:
        return OF_GREY[key], {"solo": int(s.players == 1), **args}
    return key, {"seat": Noun("seat", owner), **args}


def _each(s: Any, numbers: Sequence[int], key: str, name: str) -> Notes:
    """A line for every owner who has some."""
    return tuple(_of(s, owner, key, **{name: n}) for owner, n in enumerate(numbers) if n)


def _seat_of(owner: int) -> int:
    return owner if owner < NEUTRAL else -1


# --------------------------------------------------------------------------- T-18 activities

_CLAUSES = {  # of activities and events; others of their kind: T-18, T-19
    id: f"T-{section}.{i}"
    for section, ids in (
        ("18", "artisan merchant miller innkeeper blacksmith militia journeyman goldsmith sculptor "
               "tithing monk priest apprenticeship confession templar glassblower pilgrimage "
               "procession archer chivalry diplomat hunting mercenary tax_collector captain joust "
               "troubadour"),
        ("20", "baker prior banquet resistance"),
    )
    for i, id in enumerate(ids.split(), 1)
}  # fmt: skip
_CLAUSES |= {
    "marauding": "T-19.1",
    **dict.fromkeys(("brigands_1", "brigands_2", "brigands_3", "skirmishes_1"), "T-19.2"),
    **dict.fromkeys(("skirmishes_2", "war", "normans_attack"), "T-19.2"),
    **dict.fromkeys(("succession_conflict", "theological_conflict", "wayfarers"), "T-19.3"),
    "drought": "T-19.5",
    "civil_war": "T-19.6",
    "heresy": "T-19.7",
    "support": "T-19.8",
    "interruption_of_work": "T-19.9",
    "migrant_workers": "T-19.10",
}


def _activity(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.ACTIVITY_IDS:
        return None
    card = box.ACTIVITY_IDS.index(id)
    entry: Entry = BOX.data["activity"][card]
    nobody, none = (0,) * OWNERS, (0,) * NEUTRAL
    return Card(
        name=_named("activity", id),
        says=(*_effect(entry), *_paid(card, entry)),
        now=_on_card(s, card) if s else (),
        clause=_CLAUSES.get(id, "T-18"),
        unsure=_guess(entry),
        face=card_faces.activity(card, WIDE.card, nobody, none),
        size=WIDE.card,
    )


def _paid(card: int, entry: Entry) -> Notes:
    """Dice and divisor, cost and places."""
    dice: Args = {"divisor": int(box.CARD_DIVISOR[card])}
    if entry["dice"] != "any":
        dice = {"colour": entry["dice"], **dice}
    key = "says-card-any" if entry["dice"] == "any" else "says-card-dice"
    deniers: Args = {"deniers": int(box.CARD_COST[card])}
    places: Args = {"first": entry["vp"][0], "last": entry["vp"][-1]}
    return (key, dice), ("says-card-cost", deniers), ("says-card-places", places)


def _effect(entry: Entry) -> Notes:
    """T-18: what one activation does."""
    effect = entry["effect"]
    if effect["kind"] == "modifier":
        return (("says-delayed", {}), *_modifies(effect))
    said = _EFFECTS.get(effect["kind"])
    if said is None:  # gain, convert, and what the Diplomat pays
        return (*_pays(effect), *_gains(effect))
    return said(effect)


def _pays(effect: Entry) -> Notes:
    keys = (("pay_deniers", "says-pays-deniers"), ("pay_influence", "says-pays-influence"))
    return tuple((key, {"paid": effect[name]}) for name, key in keys if name in effect)


def _gains(effect: Entry) -> Notes:
    keys = (
        ("deniers", "says-gains-deniers"),
        ("influence", "says-gains-influence"),
        ("vp", "says-gains-points"),
    )
    found = [(effect.get(what, effect.get(f"gain_{what}")), key) for what, key in keys]
    return tuple((key, {"gained": n}) for n, key in found if n)


def _per_citizen(effect: Entry) -> Notes:
    each = [
        ("says-per-citizen", {"gained": effect["deniers"], "building": b})
        for b in effect["choose_one_of"]
    ]
    return (("says-choose", {}), *each) if len(each) > 1 else tuple(each)


_EFFECTS: dict[str, Callable[[Entry], Notes]] = {
    "gain_per_own_citizen": _per_citizen,
    "per_die_in_square": lambda e: (
        ("says-per-die", {"gained": e["deniers"], "colour": e["die"]}),
    ),
    "most_dice": lambda e: (("says-most-dice", {"gained": e["vp"]}),),
    "per_cathedral_pair": lambda e: (("says-per-pair", {"gained": e["vp"]}),),
    "archer": lambda e: (("says-archer", {"least": min(e["success"]), "cubes": e["cubes"]}),),
    "event_cubes_per_own_die": lambda e: (
        ("says-cubes-per-die", {"cubes": e["cubes"], "colour": e["die"]}),
    ),
    "pay_for_event_cubes": lambda e: (*_pays(e), ("says-cubes", {"cubes": e["cubes"]})),
    "tax": lambda e: (
        ("says-tax", {"gained": e["deniers_per_citizen"], "building": e["building"]}),
    ),
    "per_event_with_own_cube": lambda e: (("says-per-event", {"gained": e["vp"]}),),
    "highest_red_total": lambda e: (("says-highest-red", {"gained": e["vp"]}),),
    "per_red_die_in_richest_district": lambda e: (("says-richest", {"gained": e["vp"]}),),
}


def _modifies(effect: Entry) -> Notes:
    """T-8.5: what a cube of the card does to dice."""
    op, value, target = effect["op"], effect.get("value", 0), effect.get("target", "")
    of_any = target == "any"
    number: Args = {"value": value} if of_any else {"value": value, "colour": target}
    if op == "group_add":
        says: Note = ("says-group-add", number)
    elif op == "each_die_add":
        says = ("says-any-add" if of_any else "says-each-add", number)
    elif op == "each_die_set":
        says = ("says-any-set" if of_any else "says-each-set", number)
    elif op == "free_dice":
        says = ("says-free-dice", {"colour": target})
    else:
        colours = {"from": Noun("colour", effect["from"]), "to": Noun("colour", effect["to"])}
        many = op == "multiply_die"
        dice = effect["count"] if many else effect["max_dice"]
        says = ("says-multiply" if many else "says-recolour", {"dice": dice, **colours})
    bars = effect.get("forbidden_actions", ())
    barred = "says-not-cathedral" if "cathedral" in bars else "says-not-citizen"
    return (says, (barred, {})) if bars else (says,)


def _on_card(s: Any, card: int) -> Notes:
    """Who stands there, places left, cubes waiting."""
    slot, all_ = int(box.CARD_SLOT[card]), int(box.CARD_SPACES[card])
    if s.activity[slot] != card:
        return (("now-not-open", {}),)
    there = sorted((k, owner) for owner, k in enumerate(s.tradesman[slot]) if k)
    points = [(owner, int(box.CARD_VP[card, k])) for k, owner in there]
    stand = [_of(s, owner, "now-tradesman", points=n) for owner, n in points]
    free: Note = ("now-free-places", {"free": all_ - sum(k <= all_ for k, _ in there)})
    return (*stand, free, *_each(s, s.cubes[slot], "now-cubes", "cubes"))


def _slot(s: Any, seat: int, id: str) -> Card | None:
    """T-2.3: a place for a card."""
    if not id.isdecimal() or int(id) >= SLOTS:
        return None
    card = s.activity[int(id)] if s else -1
    if card >= 0:
        return _activity(s, seat, box.ACTIVITY_IDS[card])
    said: Note = ("says-slot", {"round": int(id) % 3 + 1, "colour": COLOURS[int(id) // 3]})
    return Card(("thing-slot", {}), (said,), clause="T-5.2")


# --------------------------------------------------------------------------- T-6, T-19 events

THREATS = (
    "threat-black", "threat-citizen", "threat-lose", "threat-pay", "threat-support",
    "threat-remove", "threat-add",
)  # fmt: skip


def _threat(event: int) -> Note:
    """T-6.3, T-19: what it does every round."""
    effect = int(box.EVENT_EFFECT[event])
    if effect == box.LOSE:
        deniers, influence = int(box.EVENT_DENIERS[event]), int(box.EVENT_INFLUENCE[event])
        return THREATS[effect], {"deniers": deniers, "influence": influence}
    args: dict[str, Any] = {}
    if effect in (box.NEUTRAL_CITIZEN, box.PAY_PER_CITIZEN):
        args["building"] = BUILDINGS[box.EVENT_BUILDING[event]]
    if effect == box.PAY_PER_CITIZEN:
        args["deniers"] = int(box.EVENT_DENIERS[event])
    if effect == box.NEUTRAL_CUBES:
        args["events"] = int(box.EVENT_NUMBER[event])
    if effect == box.NO_EFFECT:
        args["dice"] = int(box.EVENT_BLACK[event])
    return THREATS[effect], args


def _event(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.EVENT_IDS:
        return None
    event = box.EVENT_IDS.index(id)
    entry, flags = card_faces.event_entry(event), int(box.EVENT_FLAGS[event])
    fights: Args = {"divisor": int(box.EVENT_DIVISOR[event])}
    ends: Args = {"points": box.QUEUE_VP}
    if event:
        first, second = int(box.EVENT_FIRST[event]), int(box.EVENT_SECOND[event])
        colour = COLOURS[box.EVENT_COLOUR[event]]
        rest: Notes = (
            ("says-event-dice", {"colour": colour, **fights}),
            ("says-event-won", {"flags": flags, "first": first, "second": second}),
            *((("says-event-frees", {}),) if box.EVENT_FREES[event] else ()),
        )
    else:
        rest = (("says-marauding-dice", fights), ("says-marauding", {}))
    there = (-1,) * flags if event else (0,) * OWNERS
    return Card(
        name=_named("card", id),
        says=(_threat(event), *rest, ("says-event-end", ends)),
        now=_on_event(s, event, flags) if s else (),
        clause=_CLAUSES.get(id, "T-19"),
        unsure=_guess(entry),
        face=card_faces.event(event, 158, 100, there),
        size=(158, 100),
    )


def _on_event(s: Any, event: int, flags: int) -> Notes:
    """Whose cubes lie there, flags left; or who has won it."""
    where = s.event_at[event]
    if event and where >= CAPTURED_BY:
        return (_of(s, where - CAPTURED_BY, "now-won"),)
    if event and where != QUEUED:
        return (("now-not-in-queue", {}),)
    counts = s.event_cubes[event]
    cubes = _each(s, counts, "now-cubes", "cubes")
    return (*cubes, ("now-free-flags", {"free": flags - sum(counts)})) if event else cubes


def _queue(s: Any, seat: int, id: str) -> Card:
    return Card(("thing-queue", {}), (("says-queue", {}),), clause="T-6.1")


# --------------------------------------------------------------------------- T-17 characters

COUNTS = {
    "citizens_in_buildings": "says-counts-citizens",
    "cathedral_cubes": "says-counts-cubes",
    "deniers": "says-counts-deniers",
    "influence": "says-counts-influence",
    "tradesmen": "says-counts-tradesmen",
    "captured_events": "says-counts-events",
}


def _character(s: Any, seat: int, id: str) -> Card | None:
    """T-2.2: only who may see the card is told whose it is; what it would bring is public."""
    if id not in box.CHARACTER_IDS:
        return None
    c = box.CHARACTER_IDS.index(id)
    few = bool(s) and s.players <= 2
    steps = {f"from{i}": int(n) for i, n in enumerate(box.THRESHOLD[int(few), c], 1)}
    worth = {f"points{i}": int(box.CHARACTER_VP[i]) for i in (1, 2, 3)}
    held = s.character[c] if s else -1
    return Card(
        name=_named("character", id),
        says=((COUNTS[box.MEASURES[box.CHARACTER_MEASURE[c]]], {}), ("says-steps", steps | worth)),
        now=_scored(s, c) if s else (),
        owner=held if held >= 0 and (held == seat or s.step == OVER) else -1,
        clause="T-17.1",
        unsure="character" in UNSURE,
        face=card_faces.whole_character(c, few),
        size=(178, 32),
    )


def _scored(s: Any, c: int) -> Notes:
    """What it would bring everybody if the game ended now."""
    what = int(box.CHARACTER_MEASURE[c])
    owners = [*range(s.players), *([NEUTRAL] if s.players == 1 else [])]
    return tuple(
        _of(s, owner, "now-counts", count=int(measure(s.record, owner, what)),
            points=int(character_points(s.record, owner, c)))
        for owner in owners
    )  # fmt: skip


# --------------------------------------------------------------------------- T-4 the city

_BUILT = ("T-4.1", "T-4.2", "T-4.3")


def _building(s: Any, seat: int, id: str) -> Card | None:
    if id not in BUILDINGS:
        return None
    b = BUILDINGS.index(id)
    gives: Args = {"colour": COLOURS[b], "deniers": int(box.SALARY[b])}
    rows = len(box.ROWS[b]) < box.SPACES_EACH
    here = [int(standing_in(s.record, owner, b)) for owner in range(OWNERS)] if s else ()
    return Card(
        name=_named("building", id),
        says=(("says-building", gives), ("says-rows" if rows else "says-spaces", {})),
        now=_each(s, here, "now-citizens", "citizens"),
        clause=_BUILT[b],
        unsure=f"buildings.{id}" in UNSURE,
        face=card_faces.whole_building(b),
        size=(218, 30),
    )


def _space(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.SPACE_IDS:
        return None
    space = box.SPACE_IDS.index(id)
    b, owner = space // box.SPACES_EACH, s.standing[space] if s else -1
    dice = box.ROWS[b][int(box.SPACE_ROW[space])][0]
    args: Args = {"colour": COLOURS[b], "low": min(dice), "high": max(dice), "dice": len(dice)}
    return Card(
        name=_named("space", id),
        says=(("says-space", args),),
        now=(_of(s, owner, "now-stands"),) if owner >= 0 else (("now-empty", {}),) if s else (),
        owner=_seat_of(owner),
        clause="T-12.2" if len(box.ROWS[b]) == box.SPACES_EACH else "T-12.3",
        unsure=f"buildings.{BUILDINGS[b]}" in UNSURE,
    )


def _picture(s: Any, seat: int, id: str) -> Card | None:
    """T-4.4: where the expelled lie."""
    if id not in BUILDINGS:
        return None
    now = _each(s, s.lying[BUILDINGS.index(id)], "now-citizens", "citizens") if s else ()
    return Card(("thing-picture", {"building": id}), (("says-picture", {}),), now, clause="T-12.4")


def _cathedral(s: Any, seat: int, id: str) -> Card:
    few, many = (int(n) for n in (min(box.CATHEDRAL_INFLUENCE[1:]), max(box.CATHEDRAL_INFLUENCE)))
    brings: Args = {"points": int(box.CATHEDRAL_VP[1]), "few": few, "many": many}
    cubes = [sum(row.count(owner) for row in _levels(s)) for owner in range(OWNERS)] if s else ()
    missing = [i + 1 for i, row in enumerate(_levels(s)) if seat >= 0 and seat not in row]
    levels: Notes = tuple(("now-level-missing", {"level": level}) for level in missing)
    return Card(
        name=("thing-cathedral", {}),
        says=(
            ("says-cathedral", {}),
            ("says-cathedral-brings", brings),
            ("says-cathedral-levels", {"points": box.LEVEL_PENALTY}),
        ),
        now=(*_each(s, cubes, "now-cubes", "cubes"), *levels),
        clause="T-10.1",
        unsure="cathedral" in UNSURE,
    )


def _levels(s: Any) -> list[list[int]]:
    return [row[1:] for row in s.cathedral] if s else []


def _fields(s: Any, seat: int, id: str) -> Card:
    args: Args = {"divisor": box.FARM_DIVISOR, "deniers": box.FARM_DENIERS}
    unsure = "agriculture" in UNSURE
    return Card(("thing-fields", {}), (("says-fields", args),), clause="T-13.1", unsure=unsure)


def _citizens(s: Any, seat: int, id: str) -> Card:
    says: Notes = (("says-citizens", {}), ("says-citizens-placed", {}))
    return Card(("thing-citizens", {}), says, clause="T-12.1")


# --------------------------------------------------------------------------- dice


def _die(s: Any, seat: int, id: str) -> Card | None:
    *whose, colour, value = id.split("-") if id.count("-") == 2 else ("", id, "")
    if colour == "black":
        return _black(s, seat, value)
    if colour not in COLOURS:
        return None
    c = COLOURS.index(colour)
    serves: list[Note] = [("says-die", {"colour": colour, "building": BUILDINGS[c]})]
    serves += [(("says-die-red", {}), ("says-die-white", {}), ("says-die-yellow", {}))[c]]
    name: Note = ("thing-die", {"colour": colour})
    owner = _owner(whose[0] if whose else "")
    if value in VALUES and owner is not None:
        named: Args = {"colour": colour, "value": int(value)}
        name = ("piece-die-grey", named)
        if owner < NEUTRAL:
            name = ("piece-die", {"seat": Noun("seat", owner), **named})
    mine = owner == seat and owner is not None
    price: Note = ("preview-own", {}) if mine else ("says-prices", _prices())
    return Card(
        name=name,
        says=(*serves, price),
        owner=_seat_of(owner) if owner is not None else -1,
        clause="T-8.2",
        face=card_faces.whole_die(colour, int(value) if value in VALUES else 5),
        size=(46, 46),
    )


VALUES = tuple(str(v) for v in range(1, SIDES + 1))


def _prices() -> dict[str, int]:
    return {f"price{n}": int(box.DICE_PRICE[n]) for n in range(1, len(box.DICE_PRICE))}


def _black(s: Any, seat: int, id: str) -> Card | None:
    if id and id not in VALUES:
        return None
    lost: Args = {"influence": box.BLACK_INFLUENCE, "points": box.UNCOUNTERED}
    named: Note = ("thing-black", {"value": int(id)}) if id else ("thing-black-any", {})
    return Card(
        name=named,
        says=(("says-black", {}), ("says-black-brings", lost)),
        clause="T-6.7",
        face=card_faces.whole_die("black", int(id) if id else 5),
        size=(46, 46),
    )


def _of_prices(s: Any, seat: int, id: str) -> Card:
    return Card(("thing-prices", {}), (("says-prices", _prices()),), clause="T-8.2")


def _pool(s: Any, seat: int, id: str) -> Card:
    dice = sum(int(box.EVENT_BLACK[e]) for e in s.queue[: s.queue_length]) if s else 0
    now: Notes = (("piece-pool", {"dice": dice}),) if s else ()
    return Card(("thing-pool", {}), (("says-pool", {}),), now, clause="T-6.3")


# --------------------------------------------------------------------------- districts, signs


def _owner(id: str) -> int | None:
    """A seat, grey or Le Roy; None for nobody in particular."""
    if id == "neutral":
        return NEUTRAL
    return int(id) if id in ("0", "1", "2", "3") else None


def _district(s: Any, seat: int, id: str) -> Card | None:
    owner = _owner(id)
    if owner is None or (s and owner < NEUTRAL and owner >= s.players):
        return None
    name: Note = ("thing-district", {"seat": Noun("seat", owner)})
    if owner == NEUTRAL:
        name = ("thing-district-leroy" if s and s.players == 1 else "district-neutral", {})
    says: Notes = (("says-district", {}), ("says-prices", _prices()))
    return Card(name, says, owner=_seat_of(owner), clause="T-8.2")


SIGNS: dict[str, tuple[str, str, str]] = {  # name, words, clause
    "deniers": ("thing-deniers", "says-deniers", "T-5.3"),
    "influence": ("thing-influence", "says-influence", "T-8.9"),
    "supply": ("thing-supply", "says-supply", "T-9.3"),
    "points": ("thing-points", "says-points", "T-2.7"),
    "captured": ("thing-captured", "says-captured", "T-11.5"),
    "purse": ("thing-purse", "says-purse", "T-14.1"),
    "start": ("thing-start", "says-start", "T-2.5"),
    "passed": ("thing-passed", "says-passed", "T-14.1"),
}
_SAID: dict[str, Args] = {
    "deniers": {"deniers": box.INCOME},
    "influence": {"reroll": box.REROLL_COST, "recruit": box.RECRUIT_COST, "flip": box.FLIP_COST},
    "passed": {"first": box.PASS_FIRST, "later": box.PASS_LATER},
}


def _sign(sign: str) -> Callable[[Any, int, str], Card | None]:
    def of(s: Any, seat: int, id: str) -> Card | None:
        name, says, clause = SIGNS[sign]
        owner = _owner(id)
        if id and (owner is None or (s and s.players <= owner < NEUTRAL)):
            return None
        count = _count(s, sign, owner) if s and owner is not None else None
        now: Notes = () if count is None else (_of(s, int(owner or 0), "now-has", count=count),)
        said: Note = (says, _SAID.get(sign, {}))
        return Card((name, {}), (said,), now, _seat_of(NEUTRAL if owner is None else owner), clause)

    return of


def _count(s: Any, sign: str, owner: int) -> int | None:
    """How many of it somebody has; None where nobody may know (T-2.7)."""
    if sign == "points":
        return None if int(covered_seats(s.record)) >> owner & 1 else sum(s.ledger[owner])
    if sign == "captured":
        return sum(at == CAPTURED_BY + owner for at in s.event_at)
    if sign == "supply":
        return int(s.general[owner] if owner == NEUTRAL else s.supply[owner])
    if owner == NEUTRAL or sign not in ("deniers", "influence", "purse"):
        return None
    return int(getattr(s, sign)[owner])


# --------------------------------------------------------------------------- the course, Le Roy


def _round(s: Any, seat: int, id: str) -> Card:
    rounds: Args = {"round": s.round, "rounds": int(box.ROUNDS[s.players])} if s else {}
    now: Notes = (("piece-round", rounds),) if s else ()
    return Card(("thing-round", {}), (("says-round", {}),), now, clause="T-5.1")


_PHASED = ("T-3.1", "T-6.7", "T-7.1", "T-21.10", "T-16.2")


def _phase(s: Any, seat: int, id: str) -> Card | None:
    if not id.isdecimal() or int(id) >= len(PHASES):
        return None
    return Card(("thing-phase", {}), ((PHASES[int(id)][0], {}),), clause=_PHASED[int(id)])


LEROY = {
    "score": "says-leroy-scores",
    "place_citizen": "says-leroy-citizen",
    "counter_rightmost_event": "says-leroy-event",
    "place_tradesman": "says-leroy-tradesman",
    "cathedral": "says-leroy-builds",
    "score_top_character": "says-leroy-character",
}


def _leroy(s: Any, seat: int, id: str) -> Card | None:
    rows = BOX.data["solo"]["action"]
    if not id:
        return Card(("thing-leroy", {}), (("says-leroy", {}),), clause="T-21.10")
    if not id.isdecimal() or int(id) >= len(rows):
        return None
    entry = rows[int(id)]
    does: dict[str, Any] = {}
    if entry["do"] == "score":
        does = {"points": entry["vp"], "dice": entry["dice"], "deniers": entry["price"]}
    if entry["do"] == "cathedral":
        does = {"cubes": entry["amount"]}
    says: list[Note] = [(LEROY[entry["do"]], does)]
    if entry["do"] not in ("score", "counter_rightmost_event"):
        says.append(("says-leroy-spends", {"dice": entry["dice"]}))
    rolls = entry["rolls"]
    return Card(
        name=("piece-leroy-row", {"rolls": len(rolls), "low": rolls[0], "high": rolls[-1]}),
        says=tuple(says),
        clause="T-21.10",
        unsure="reconstructed" in entry.get("conf", {}).values(),
        face=card_faces.whole_leroy(int(id)),
        size=WIDE.row,
    )


def _difference(s: Any, seat: int, id: str) -> Card:
    own, his = (sum(s.ledger[0]), sum(s.ledger[NEUTRAL])) if s else (0, 0)
    now: Notes = (("piece-difference", {"own": own, "his": his}),) if s else ()
    return Card(("thing-difference", {}), (("says-difference", {}),), now, clause="T-21.18")


KINDS: dict[str, Callable[[Any, int, str], Card | None]] = {
    "activity": _activity,
    "slot": _slot,
    "event": _event,
    "queue": _queue,
    "character": _character,
    "building": _building,
    "space": _space,
    "picture": _picture,
    "cathedral": _cathedral,
    "fields": _fields,
    "citizens": _citizens,
    "die": _die,
    "black": _black,
    "prices": _of_prices,
    "pool": _pool,
    "district": _district,
    **{sign: _sign(sign) for sign in SIGNS},
    "round": _round,
    "phase": _phase,
    "leroy": _leroy,
    "difference": _difference,
}


# --------------------------------------------------------------------------- the catalogue


SHELVES = {"red": "shelf-red", "white": "shelf-white", "yellow": "shelf-yellow"}


@cache
def things() -> tuple[Shelf, ...]:
    """Everything in the box, as it is sorted there."""
    of_colour = [
        Shelf(
            f"activities-{colour}",
            (SHELVES[colour], {}),
            tuple(f"activity-{c['id']}" for c in BOX.data["activity"] if c["colour"] == colour),
        )
        for colour in COLOURS
    ]
    dice = [*(f"die-{colour}" for colour in COLOURS), "die-black", "prices"]
    city = [*(f"building-{b}" for b in BUILDINGS), "cathedral", "fields", "citizens"]
    rows = range(len(BOX.data["solo"]["action"]))
    return (
        *of_colour,
        Shelf("events", ("section-events", {}), tuple(f"event-{e}" for e in box.EVENT_IDS)),
        Shelf("characters", ("breakdown-characters", {}),
              tuple(f"character-{c}" for c in box.CHARACTER_IDS)),
        Shelf("city", ("section-city", {}), tuple(city)),
        Shelf("dice", ("section-dice", {}), tuple(dice)),
        Shelf("signs", ("shelf-signs", {}), tuple(SIGNS)),
        Shelf("leroy", ("section-leroy", {}), ("leroy", *(f"leroy-{i}" for i in rows))),
    )  # fmt: skip


# --------------------------------------------------------------------------- what is done with it


def actions_about(thing: str) -> Sequence[int]:
    """The actions that are done with a thing, the likeliest first."""
    return _about().get(thing, ())


@cache
def _about() -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for action in range(MOVES.count):
        for thing in _done_with(MOVES.json(action)):
            found.setdefault(thing, []).append(action)
    return {thing: tuple(actions) for thing, actions in found.items()}


def _done_with(form: Entry) -> list[str]:
    """What an action is done with: the things that would be clicked for it."""
    verb, colour, value = form["action"], form.get("colour"), form.get("value")
    if verb in ("settle", "lift"):
        return [f"space-{form['space']}"]
    if verb in ("activate", "use", "recall"):
        slot = int(box.CARD_SLOT[box.ACTIVITY_IDS.index(form["activity"])])
        return [f"activity-{form['activity']}", *([f"slot-{slot}"] if verb == "activate" else [])]
    if verb in ("fight", "at"):
        return [f"event-{form['card']}"]
    if verb == "take":
        return [f"die-{form['district']}-{colour}-{value}"]
    if verb in ("discard", "reroll", "flip"):
        return [f"die-{seat}-{colour}-{value}" for seat in range(NEUTRAL)]
    if verb == "from":
        b = form["source"].removeprefix("lying_")
        return [f"picture-{b}"] if b in BUILDINGS else ["citizens", *_heads("supply")]
    if verb == "collect":
        return [f"building-{form['building']}"]
    alone = {
        "counter": [f"black-{value}"],
        "yield": ["die-black"],
        "build": ["cathedral"],
        "place": ["citizens", *(f"building-{b}" for b in BUILDINGS)],
        "farm": ["fields"],
        "pass": ["passed"],
        "recruit": ["influence", *_heads("influence")],
        "roll": ["leroy", *(f"leroy-{i}" for i in range(len(BOX.data["solo"]["action"])))],
    }
    return alone.get(verb, [])


def _heads(sign: str) -> list[str]:
    return [f"{sign}-{seat}" for seat in range(NEUTRAL)]
