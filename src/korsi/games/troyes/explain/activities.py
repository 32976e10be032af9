"""T-9, T-18: activity cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Args, Note, Noun

from .. import box
from ..box import BOX, COLOURS, NEUTRAL, OWNERS, SLOTS
from ..scene import card_faces
from ..scene.places import WIDE
from .owners import Entry, Notes, each, guessed, named, of, solo

_ORDER = {  # of the cards among the clauses of a section
    "18": "artisan merchant miller innkeeper blacksmith militia journeyman goldsmith sculptor "
    "tithing monk priest apprenticeship confession templar glassblower pilgrimage procession "
    "archer chivalry diplomat hunting mercenary tax_collector captain joust troubadour",
    "20": "baker prior banquet",
}
_CLAUSE_OF = {
    id: f"T-{section}.{i}" for section, ids in _ORDER.items() for i, id in enumerate(ids.split(), 1)
}


def activity(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.ACTIVITY_IDS:
        return None
    card = box.ACTIVITY_IDS.index(id)
    entry: Entry = BOX.data["activity"][card]
    return Card(
        name=named("activity", id),
        says=(*_effect(entry["effect"], solo(s)), *_paid(card, entry)),
        now=_on_card(s, card) if s else (),
        clause=_CLAUSE_OF.get(id, "T-18"),
        unsure=guessed(entry),
        face=card_faces.activity(card, WIDE.card, (0,) * OWNERS, (0,) * NEUTRAL),
        size=WIDE.card,
    )


def slot(s: Any, seat: int, id: str) -> Card | None:
    """T-2.3: a place for a card."""
    if not id.isdecimal() or int(id) >= SLOTS:
        return None
    card = s.activity[int(id)] if s else -1
    if card >= 0:
        return activity(s, seat, box.ACTIVITY_IDS[card])
    said: Note = ("says-slot", {"round": int(id) % 3 + 1, "colour": COLOURS[int(id) // 3]})
    return Card(("thing-slot", {}), (said,), clause="T-5.2")


# --------------------------------------------------------------------------- T-9 what it asks for


def _paid(card: int, entry: Entry) -> Notes:
    """Dice and divisor, cost and places."""
    divisor, mixed = int(box.CARD_DIVISOR[card]), entry["dice"] == "any"
    dice: Note = ("says-card-dice", {"colour": entry["dice"], "divisor": divisor})
    return (
        ("says-card-any", {"divisor": divisor}) if mixed else dice,
        ("says-card-cost", {"deniers": int(box.CARD_COST[card])}),
        ("says-card-places", {"first": entry["vp"][0], "last": entry["vp"][-1]}),
    )


def _on_card(s: Any, card: int) -> Notes:
    """Who stands there, places left, cubes waiting."""
    slot, all_ = int(box.CARD_SLOT[card]), int(box.CARD_SPACES[card])
    if s.activity[slot] != card:
        return (("now-not-open", {}),)
    there = sorted((k, owner) for owner, k in enumerate(s.tradesman[slot]) if k)
    points = [(owner, int(box.CARD_VP[card, k])) for k, owner in there]
    stand = [of(s, owner, "now-tradesman", points=n) for owner, n in points]
    free: Note = ("now-free-places", {"free": all_ - sum(k <= all_ for k, _ in there)})
    return (*stand, free, *each(s, s.cubes[slot], "now-cubes", "cubes"))


# --------------------------------------------------------------------------- T-18 what it does


def _effect(effect: Entry, alone: bool) -> Notes:
    """T-18: what one activation does; T-21.19: against Le Roy."""
    kind = effect["kind"]
    if kind == "modifier":
        return (("says-delayed", {}), *_modifies(effect, alone))
    if alone and kind in _ALONE:
        return (_ALONE[kind](effect),)
    if kind == "gain_per_own_citizen":
        return _per_citizen(effect)
    done: Notes = (_EFFECTS[kind](effect),) if kind in _EFFECTS else ()
    return (*_pays(effect), *(done or _gains(effect)))


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
    gained, buildings = effect["deniers"], effect["choose_one_of"]
    each_: Notes = tuple(("says-per-citizen", {"gained": gained, "building": b}) for b in buildings)
    return (("says-choose", {}), *each_) if len(each_) > 1 else each_


def _counted(key: str, **fields: str) -> Callable[[Entry], Note]:
    """A message that says numbers of an effect: its variable, the field of the box."""
    return lambda effect: (key, {name: effect[field] for name, field in fields.items()})


_EFFECTS: dict[str, Callable[[Entry], Note]] = {
    "per_die_in_square": _counted("says-per-die", gained="deniers", colour="die"),
    "most_dice": _counted("says-most-dice", gained="vp"),
    "per_cathedral_pair": _counted("says-per-pair", gained="vp"),
    "archer": lambda e: ("says-archer", {"least": min(e["success"]), "cubes": e["cubes"]}),
    "event_cubes_per_own_die": _counted("says-cubes-per-die", cubes="cubes", colour="die"),
    "pay_for_event_cubes": _counted("says-cubes", cubes="cubes"),
    "tax": _counted("says-tax", gained="deniers_per_citizen", building="building"),
    "per_event_with_own_cube": _counted("says-per-event", gained="vp"),
    "highest_red_total": _counted("says-highest-red", gained="vp"),
    "per_red_die_in_richest_district": _counted("says-richest", gained="vp"),
}
_ALONE: dict[str, Callable[[Entry], Note]] = {
    "most_dice": _counted("says-most-dice-leroy", gained="vp"),
    "tax": _counted("says-tax-leroy", gained="solo_deniers_per_citizen", building="building"),
    "per_red_die_in_richest_district": _counted("says-richest-leroy", gained="vp"),
}


def _modifies(effect: Entry, alone: bool) -> Notes:
    """T-8.5: what a cube of the card does to dice, and what it may not be used for."""
    bars = effect.get("forbidden_actions", ())
    barred = "says-not-cathedral" if "cathedral" in bars else "says-not-citizen"
    return (_modified(effect, alone), *(((barred, {}),) if bars else ()))


def _modified(effect: Entry, alone: bool) -> Note:
    op, value, target = effect["op"], effect.get("value", 0), effect.get("target", "")
    if op == "free_dice" and alone:
        return "says-free-dice-leroy", {"colour": target, "dice": box.LEROY_TITHES}
    if op == "free_dice":
        return "says-free-dice", {"colour": target}
    if op in ("multiply_die", "recolour"):
        many = op == "multiply_die"
        colours = {"from": Noun("colour", effect["from"]), "to": Noun("colour", effect["to"])}
        dice: Args = {"dice": effect["count" if many else "max_dice"], **colours}
        return "says-multiply" if many else "says-recolour", dice
    if target == "any":
        return "says-any-add" if op == "each_die_add" else "says-any-set", {"value": value}
    keys = {"group_add": "says-group-add", "each_die_add": "says-each-add"}
    return keys.get(op, "says-each-set"), {"value": value, "colour": target}
