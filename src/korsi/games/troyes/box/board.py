"""Numbers printed on the board: money, influence, fields, cathedral."""

from __future__ import annotations

from .shape import BOX, HAS, column

_economy, _influence, _cathedral = HAS.economy, HAS.influence, HAS.cathedral
INCOME, SHORTFALL = _economy.income, _economy.shortfall_vp_loss
UNCOUNTERED = _economy.uncountered_black_die_vp_loss
MAX_GROUP = _economy.max_group
_prices = _economy.dice_price
_dearer = len(_prices) == MAX_GROUP and _prices == sorted(_prices)
_said = f"{MAX_GROUP} prices; a larger group never makes its dice cheaper"
BOX.agree(_dearer, "economy.dice_price", _said, "T-8.2")
DICE_PRICE = column([0, *_prices])
PASS_FIRST, PASS_LATER = _economy.pass_deniers_first, _economy.pass_deniers_each_later_turn
RED_STRENGTH, BLACK_INFLUENCE = _economy.black_die_red_multiplier, _economy.influence_per_black_die
FARM_DIVISOR, FARM_DENIERS = HAS.agriculture.divisor, HAS.agriculture.deniers_per_unit
MAX_INFLUENCE = _influence.max
REROLL_COST, RECRUIT_COST = _influence.reroll_cost, _influence.recruit_cost
FLIP_COST, FLIP_DICE = _influence.flip_cost, _influence.flip_max_dice
LEVELS, LEVEL_PENALTY = _cathedral.levels, _cathedral.end_penalty_per_empty_level
CATHEDRAL_VP = column([0, *_cathedral.vp_per_cube])
CATHEDRAL_INFLUENCE = column([0, *_cathedral.influence_per_cube])
QUEUE_VP = HAS.scoring.uncountered_event_with_own_cube
CHARACTER_VP = column([0, *HAS.scoring.character_vp])
