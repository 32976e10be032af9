"""T-18, T-20: what activity cards do, in words: the box says what, Fluent how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korsi.core.scene import Args, Note, Noun

from . import box
from .box import BOX

Entry = dict[str, Any]
Notes = tuple[Note, ...]


def effect_words(card: int, alone: bool) -> Notes:
    """T-18: what one activation of a card does; T-21.19: against Le Roy."""
    return _effect(BOX.data["activity"][card]["effect"], alone)


def cubes_to_put(card: int, left: int) -> int:
    """T-18.21: of the Diplomat activations are left, each of which puts several cubes."""
    each = int(box.EFFECT_NUMBER[card]) if box.CARD_EFFECT[card] == box.PAY_FOR_CUBES else 1
    return left * each


def _effect(effect: Entry, alone: bool) -> Notes:
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
