"""T-18, T-20: the activity cards, column by column."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box

from .economy import MAX_GROUP
from .reading import (
    ANY,
    BOX,
    COLOURS,
    SIDES,
    WHITE,
    building_named,
    colour_named,
    number_at,
    unique_ids,
)

EFFECTS = (
    "gain",
    "convert",
    "gain_per_own_citizen",
    "per_die_in_square",
    "modifier",
    "most_dice",
    "per_cathedral_pair",
    "archer",
    "event_cubes_per_own_die",
    "pay_for_event_cubes",
    "tax",
    "per_event_with_own_cube",
    "highest_red_total",
    "per_red_die_in_richest_district",
)
GAIN, CONVERT, PER_CITIZEN, PER_DIE_IN_SQUARE, MODIFIER, MOST_DICE, CATHEDRAL_PAIRS = range(7)
ARCHER, CUBES_PER_DIE, PAY_FOR_CUBES, TAX, PER_EVENT, HIGHEST_RED, RICHEST_DISTRICT = range(7, 14)

OPS = ("group_add", "each_die_add", "each_die_set", "recolour", "multiply_die", "free_dice")
GROUP_ADD, EACH_ADD, EACH_SET, RECOLOUR, MULTIPLY, FREE_DICE = range(6)
NOT_FOR_CITIZEN, NOT_FOR_CATHEDRAL = 1, 2
_FORBIDDEN = {"place_citizen": NOT_FOR_CITIZEN, "cathedral": NOT_FOR_CATHEDRAL}

ACTIVITY_IDS = unique_ids(BOX, "activity", "T-1.4")
ACTIVITIES = len(ACTIVITY_IDS)
_spaces_printed = [len(card.get("vp", ())) for card in BOX.data["activity"]]
MOST_TRADE_SPACES = max(_spaces_printed)
PICTURE = MOST_TRADE_SPACES + 1  # T-9.4: a tradesman beyond the printed spaces


def _column() -> Any:
    return np.zeros(ACTIVITIES, np.int64)


CARD_COLOUR, CARD_ROUND, CARD_BONUS = _column(), _column(), _column()
CARD_COST, CARD_DICE, CARD_DIVISOR, CARD_DELAYED = _column(), _column(), _column(), _column()
CARD_EFFECT, CARD_CUBES = _column(), _column()
CARD_SPACES = np.array(_spaces_printed, np.int64)
CARD_VP = np.zeros((ACTIVITIES, PICTURE + 1), np.int64)  # by tradesman space, 1 is the first
PAY_DENIERS, PAY_INFLUENCE = _column(), _column()
GAIN_DENIERS, GAIN_INFLUENCE, GAIN_VP = _column(), _column(), _column()
EFFECT_NUMBER = _column()  # cubes, citizens' deniers in the solo game, dice needed: by effect
EFFECT_DIE = _column()  # colour of the dice counted
EFFECT_BUILDINGS = _column()  # bits
ARCHER_HIT = np.zeros((ACTIVITIES, SIDES + 1), np.int64)
MOD_OP, MOD_COLOUR, MOD_AS, MOD_VALUE = _column(), _column(), _column(), _column()
MOD_FORBIDDEN, MOD_MOST_DICE = _column(), _column()


def _read_effect(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    """T-18: which effect a card has, and every number on it."""
    clause = "T-18.28"
    kind = effect.get("kind")
    if kind not in EFFECTS:
        box.fault(where, f"effect.kind is one of {', '.join(EFFECTS)}", clause)
    CARD_EFFECT[i] = EFFECTS.index(kind)

    def number(key: str, low: int = 0) -> int:
        if key not in effect and low == 0:
            return 0
        return number_at(box, where, effect, key, low, 20, clause)

    GAIN_VP[i] = number("vp") + number("gain_vp")
    GAIN_DENIERS[i] = number("deniers") + number("gain_deniers")
    GAIN_INFLUENCE[i] = number("influence") + number("gain_influence")
    PAY_DENIERS[i], PAY_INFLUENCE[i] = number("pay_deniers"), number("pay_influence")
    if kind == "convert":
        if PAY_DENIERS[i] + PAY_INFLUENCE[i] == 0:
            box.fault(where, "what is paid for the conversion?", clause)
        if PAY_DENIERS[i] * GAIN_DENIERS[i] or PAY_INFLUENCE[i] * GAIN_INFLUENCE[i]:
            box.fault(where, "a card pays and gives two different things", clause)
    elif kind == "gain_per_own_citizen":
        chosen = effect.get("choose_one_of")
        if not isinstance(chosen, list) or not chosen:
            box.fault(where, "choose_one_of names the buildings", "T-18.3")
        EFFECT_BUILDINGS[i] = sum(1 << building_named(box, where, b, "T-18.3") for b in chosen)
    elif kind in ("event_cubes_per_own_die", "per_die_in_square"):
        EFFECT_DIE[i] = colour_named(box, where, effect.get("die"), clause)
        EFFECT_NUMBER[i] = number("cubes", 1) if kind == "event_cubes_per_own_die" else 0
    elif kind == "archer":
        EFFECT_NUMBER[i] = number("cubes", 1)
        for value in effect.get("success", ()):
            if value not in range(1, SIDES + 1):
                box.fault(where, "success lists faces of a die", "T-18.19")
            ARCHER_HIT[i, value] = 1
    elif kind == "pay_for_event_cubes":
        EFFECT_NUMBER[i] = number("cubes", 1)
        if PAY_INFLUENCE[i] < 1 or effect.get("same_event") is not True:
            box.fault(where, "influence is paid for cubes on one event", "T-18.21")
    elif kind == "tax":
        GAIN_DENIERS[i] = number("deniers_per_citizen", 1)
        EFFECT_NUMBER[i] = number("solo_deniers_per_citizen", 1)
        EFFECT_BUILDINGS[i] = 1 << building_named(box, where, effect.get("building"), "T-18.24")
    elif kind == "most_dice":
        EFFECT_NUMBER[i] = number("min_dice", 1)
    elif kind == "modifier":
        _read_modifier(box, i, where, effect)
    if (kind == "modifier") != bool(CARD_DELAYED[i]):
        box.fault(where, "delayed cards are those that modify dice", "T-9.9")


def _read_modifier(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    """T-8.5: what a cube on the card does to a group of dice."""
    op = effect.get("op")
    if op not in OPS:
        box.fault(where, f"effect.op is one of {', '.join(OPS)}", "T-8.5")
    MOD_OP[i] = OPS.index(op)
    MOD_MOST_DICE[i] = MAX_GROUP
    if op in ("recolour", "multiply_die"):
        MOD_COLOUR[i] = colour_named(box, where, effect.get("from"), "T-8.8")
        MOD_AS[i] = colour_named(box, where, effect.get("to"), "T-8.8")
    else:
        word = effect.get("target")
        MOD_COLOUR[i] = ANY if word == "any" else colour_named(box, where, word, "T-8.5")
        MOD_AS[i] = MOD_COLOUR[i]
    if MOD_COLOUR[i] == ANY and op not in ("each_die_add", "each_die_set"):
        box.fault(where, f"{op} needs dice of one colour", "T-8.5")
    if op == "multiply_die":
        MOD_VALUE[i] = number_at(box, where, effect, "count", 1, 6, "T-8.8")
        MOD_MOST_DICE[i] = 1
    elif op == "recolour":
        MOD_MOST_DICE[i] = number_at(box, where, effect, "max_dice", 1, MAX_GROUP, "T-18.6")
    elif op == "free_dice":
        MOD_VALUE[i] = number_at(box, where, effect, "per_district", 1, MAX_GROUP, "T-18.10")
    else:
        MOD_VALUE[i] = number_at(box, where, effect, "value", 1, 20, "T-8.5")
    for word in effect.get("forbidden_actions", ()):
        if word not in _FORBIDDEN:
            box.fault(where, f"forbidden_actions knows {', '.join(_FORBIDDEN)}", "T-8.7")
        MOD_FORBIDDEN[i] |= _FORBIDDEN[word]
    if op == "multiply_die":
        MOD_FORBIDDEN[i] |= NOT_FOR_CITIZEN  # T-8.8: such a die counts as several
    if op in ("group_add", "each_die_add", "each_die_set"):
        whites = NOT_FOR_CATHEDRAL if MOD_COLOUR[i] in (ANY, WHITE) else 0
        if MOD_FORBIDDEN[i] & NOT_FOR_CITIZEN == 0 or MOD_FORBIDDEN[i] & whites != whites:
            box.fault(where, "changed values place neither citizens nor stones", "T-8.7")


def _read_activity(box: Box, i: int) -> None:
    entry, where = BOX.data["activity"][i], f"activity[{i}]"
    CARD_COLOUR[i] = colour_named(box, where, entry.get("colour"), "T-1.4")
    CARD_ROUND[i] = number_at(box, where, entry, "round", 1, 3, "T-1.4")
    CARD_BONUS[i] = int(entry.get("bonus", False) is True)
    CARD_COST[i] = number_at(box, where, entry, "cost", 0, 30, "T-9.2")
    CARD_DIVISOR[i] = number_at(box, where, entry, "divisor", 1, 18, "T-9.7")
    vp = entry.get("vp")
    if not isinstance(vp, list) or not vp or any(type(v) is not int or v < 0 for v in vp):
        box.fault(where, "vp lists the value of each tradesman space", "T-9.5")
    if vp != sorted(vp, reverse=True):
        box.fault(where, "the first space is the best one", "T-9.2")
    CARD_VP[i, 1 : 1 + len(vp)] = vp
    dice = entry.get("dice")
    CARD_DICE[i] = ANY if dice == "any" else colour_named(box, where, dice, "T-9.1")
    if CARD_DICE[i] not in (ANY, CARD_COLOUR[i]):
        box.fault(where, "the group has the colour of the card", "T-9.1")
    if entry.get("timing") not in ("immediate", "delayed"):
        box.fault(where, "timing is immediate or delayed", "T-9.9")
    CARD_DELAYED[i] = int(entry["timing"] == "delayed")
    if CARD_DELAYED[i]:
        CARD_CUBES[i] = number_at(box, where, entry, "cubes_per_activation", 1, 6, "T-9.9")
    effect = entry.get("effect")
    if not isinstance(effect, dict):
        box.fault(where, "a card needs an effect", "T-18.28")
    _read_effect(box, i, where, effect)


for _i in range(ACTIVITIES):
    _read_activity(BOX, _i)
CARD_SLOT = CARD_COLOUR * 3 + CARD_ROUND - 1  # where a card lies when it is in the game
SLOTS = 9
for _slot in range(SLOTS):
    if not ((_slot == CARD_SLOT) & (CARD_BONUS == 0)).any():
        BOX.fault("activity", f"no {COLOURS[_slot // 3]} card has number {_slot % 3 + 1}", "T-2.3")
DELAYED = [i for i in range(ACTIVITIES) if CARD_DELAYED[i]]
DELAYED_CARD = np.array(DELAYED, np.int64)
DELAYED_INDEX = np.full(ACTIVITIES, -1, np.int64)
DELAYED_INDEX[DELAYED] = range(len(DELAYED))
