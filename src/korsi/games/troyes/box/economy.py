"""Deniers, influence, the cathedral and the end: numbers printed on the board."""

from __future__ import annotations

import numpy as np

from .reading import BOX, SIDES, numbers

INCOME = BOX.whole("economy.income", 0, 100)
SHORTFALL = BOX.whole("economy.shortfall_vp_loss", 0, 20)
UNCOUNTERED = BOX.whole("economy.uncountered_black_die_vp_loss", 0, 20)
MAX_GROUP = BOX.whole("economy.max_group", 1, 3)
_prices = numbers(BOX, "economy.dice_price", MAX_GROUP, 1, 50, "T-8.2")
if _prices != sorted(_prices):
    BOX.fault("economy.dice_price", "a larger group never makes its dice cheaper", "T-8.2")
DICE_PRICE = np.array([0, *_prices], np.int64)
PASS_FIRST = BOX.whole("economy.pass_deniers_first", 0, 20)
PASS_LATER = BOX.whole("economy.pass_deniers_each_later_turn", 0, 20)
RED_STRENGTH = BOX.whole("economy.black_die_red_multiplier", 1, 6)
BLACK_INFLUENCE = BOX.whole("economy.influence_per_black_die", 0, 6)

if BOX.need("agriculture.dice", str) != "yellow":
    BOX.fault("agriculture.dice", "fields are tilled with yellow dice", "T-13.1")
FARM_DIVISOR = BOX.whole("agriculture.divisor", 1, 12)
FARM_DENIERS = BOX.whole("agriculture.deniers_per_unit", 1, 12)

MAX_INFLUENCE = BOX.whole("influence.max", 1, 100)
REROLL_COST = BOX.whole("influence.reroll_cost", 1, 20)
RECRUIT_COST = BOX.whole("influence.recruit_cost", 1, 20)
FLIP_COST = BOX.whole("influence.flip_cost", 1, 20)
FLIP_DICE = BOX.whole("influence.flip_max_dice", 1, 6)

LEVELS = BOX.whole("cathedral.levels", 1, 6)
if BOX.whole("cathedral.spaces_per_level", 1, 18) != SIDES:
    BOX.fault("cathedral.spaces_per_level", "one space for each face of a die", "T-4.5")
if BOX.need("cathedral.dice", str) != "white":
    BOX.fault("cathedral.dice", "the cathedral is built with white dice", "T-10.1")
CATHEDRAL_VP = np.array(
    [0, *numbers(BOX, "cathedral.vp_per_cube", SIDES, 0, 20, "T-10.3")], np.int64
)
CATHEDRAL_INFLUENCE = np.array(
    [0, *numbers(BOX, "cathedral.influence_per_cube", SIDES, 0, 20, "T-10.3")], np.int64
)
LEVEL_PENALTY = BOX.whole("cathedral.end_penalty_per_empty_level", 0, 20)
QUEUE_VP = BOX.whole("scoring.uncountered_event_with_own_cube", 0, 20)
CHARACTER_VP = np.array([0, *numbers(BOX, "scoring.character_vp", 3, 0, 50, "T-17.1")], np.int64)
if BOX.need("scoring.tie_break", str) != "none":
    BOX.fault("scoring.tie_break", "there is no tie-break", "T-16.3")
