"""T-18, T-20: the activity cards."""

from __future__ import annotations

from typing import Any

import numpy as np

from .board import MAX_GROUP
from .shape import BOX, HAS, NUMBER_OF, column, columns
from .words import (
    BUILDINGS,
    COLOURS,
    EFFECTS,
    FORBIDDEN,
    NOT_FOR_CATHEDRAL,
    NOT_FOR_CITIZEN,
    OPS,
    SIDES,
    SLOTS,
)

_NEEDED = {  # what an effect or an operation cannot do without, and its clause
    "gain_per_own_citizen": ("T-18.3", "choose_one_of"),
    "per_die_in_square": ("T-18.28", "die"),
    "event_cubes_per_own_die": ("T-18.28", "die", "cubes"),
    "archer": ("T-18.19", "cubes"),
    "pay_for_event_cubes": ("T-18.21", "cubes", "pay_influence", "same_event"),
    "tax": ("T-18.24", "deniers_per_citizen", "solo_deniers_per_citizen", "building"),
    "most_dice": ("T-18.28", "min_dice"),
    "modifier": ("T-8.5", "op"),
    "recolour": ("T-18.6", "from", "to", "max_dice"),
    "multiply_die": ("T-8.8", "from", "to", "count"),
    "free_dice": ("T-18.10", "target", "per_district"),
    "group_add": ("T-8.5", "target", "value"),
    "each_die_add": ("T-8.5", "target", "value"),
    "each_die_set": ("T-8.5", "target", "value"),
    "neutral_citizen": ("T-19.3", "building"),
    "pay_per_citizen": ("T-19.5", "building", "deniers"),
    "neutral_cubes_left": ("T-19.8", "events"),
}


def complete(where: str, kind: str, effect: Any) -> None:
    clause, *keys = _NEEDED.get(kind, ("",))
    for key in keys:
        BOX.agree(bool(getattr(effect, key)), where, f"{kind} needs {key}", clause)


def _check_activity(i: int, card: Any) -> None:
    """T-9, T-18: what is printed on one card agrees."""
    where, effect = f"activity[{i}]", card.effect
    best_first = card.vp == sorted(card.vp, reverse=True)
    BOX.agree(best_first, where, "the first space is the best one", "T-9.2")
    own = card.dice in ("any", card.colour)
    BOX.agree(own, where, "the group has the colour of the card", "T-9.1")
    delayed = card.timing == "delayed"
    cubes = not delayed or card.cubes_per_activation is not None
    BOX.agree(cubes, where, "how many cubes for an activation?", "T-9.9")
    complete(where, effect.kind, effect)
    if effect.kind == "convert":
        paid = effect.pay_deniers or effect.pay_influence
        BOX.agree(bool(paid), where, "what is paid for the conversion?", "T-18.28")
        same = (effect.pay_deniers and (effect.deniers or effect.gain_deniers)) or (
            effect.pay_influence and (effect.influence or effect.gain_influence)
        )
        BOX.agree(not same, where, "a card pays and gives two different things", "T-18.28")
    modifies = effect.kind == "modifier"
    BOX.agree(modifies == delayed, where, "delayed cards are those that modify dice", "T-9.9")


def _modifier(i: int, effect: Any) -> tuple[int, ...]:
    """T-8.5: what a cube does to a group: operation, dice, as what, value, not for, most dice."""
    if effect.kind != "modifier":
        return (0,) * 6
    where, op = f"activity[{i}]", effect.op
    complete(where, op, effect)
    dice = getattr(effect, "from") or effect.target
    one = dice != "any" or op in ("each_die_add", "each_die_set")
    BOX.agree(one, where, f"{op} needs dice of one colour", "T-8.5")
    forbidden = sum(1 << FORBIDDEN.index(word) for word in set(effect.forbidden_actions or ()))
    if op in ("group_add", "each_die_add", "each_die_set"):
        wanted = NOT_FOR_CITIZEN | (NOT_FOR_CATHEDRAL if dice in ("any", "white") else 0)
        kept = forbidden & wanted == wanted
        BOX.agree(kept, where, "changed values place neither citizens nor stones", "T-8.7")
    if op == "multiply_die":
        forbidden |= NOT_FOR_CITIZEN  # T-8.8: such a die counts as several
    value = effect.count or effect.per_district or effect.value or 0
    most = 1 if op == "multiply_die" else min(effect.max_dice or MAX_GROUP, MAX_GROUP)
    turned = NUMBER_OF[effect.to or dice]
    return OPS.index(op), NUMBER_OF[dice], turned, value, forbidden, most


_cards = HAS.activity
_effects = [card.effect for card in _cards]
ACTIVITY_IDS = BOX.all_different([card.id for card in _cards], "activity", "T-1.4")
for _i, _card in enumerate(_cards):
    _check_activity(_i, _card)
ACTIVITIES = len(ACTIVITY_IDS)
CARD_SPACES = column(len(card.vp) for card in _cards)
MOST_TRADE_SPACES = int(CARD_SPACES.max())
PICTURE = MOST_TRADE_SPACES + 1  # T-9.4: a tradesman beyond the printed spaces
CARD_VP = np.zeros((ACTIVITIES, PICTURE + 1), np.int64)  # by tradesman space, 1 is the first
ARCHER_HIT = np.zeros((ACTIVITIES, SIDES + 1), np.int64)
for _i, _card in enumerate(_cards):
    CARD_VP[_i, 1 : 1 + len(_card.vp)] = _card.vp
    ARCHER_HIT[_i, _card.effect.success or []] = 1
CARD_COLOUR = column(NUMBER_OF[card.colour] for card in _cards)
CARD_ROUND, CARD_BONUS, CARD_COST = columns(_cards, "round", "bonus", "cost")
CARD_DICE = column(NUMBER_OF[card.dice] for card in _cards)
CARD_DIVISOR, CARD_CUBES = columns(_cards, "divisor", "cubes_per_activation")
CARD_DELAYED = column(card.timing == "delayed" for card in _cards)
CARD_EFFECT = column(EFFECTS.index(e.kind) for e in _effects)
PAY_DENIERS, PAY_INFLUENCE = columns(_effects, "pay_deniers", "pay_influence")
GAIN_DENIERS = column(e.deniers or e.gain_deniers or e.deniers_per_citizen for e in _effects)
GAIN_INFLUENCE = column(e.influence or e.gain_influence for e in _effects)
GAIN_VP = column(e.vp or e.gain_vp for e in _effects)
# cubes, citizens' deniers in the solo game, dice needed: by effect
EFFECT_NUMBER = column(e.cubes or e.solo_deniers_per_citizen or e.min_dice for e in _effects)
EFFECT_DIE = column(NUMBER_OF[e.die] if e.die else 0 for e in _effects)  # the dice counted
EFFECT_BUILDINGS = column(
    sum(1 << BUILDINGS.index(b) for b in (e.choose_one_of or [e.building]) if b) for e in _effects
)  # bits
MOD_OP, MOD_COLOUR, MOD_AS, MOD_VALUE, MOD_FORBIDDEN, MOD_MOST_DICE = np.array(
    [_modifier(i, effect) for i, effect in enumerate(_effects)], np.int64
).T.copy()
CARD_SLOT = CARD_COLOUR * 3 + CARD_ROUND - 1  # where a card lies when it is in the game
for _slot in range(SLOTS):
    _filled = bool(((_slot == CARD_SLOT) & (CARD_BONUS == 0)).any())
    _said = f"no {COLOURS[_slot // 3]} card has number {_slot % 3 + 1}"
    BOX.agree(_filled, "activity", _said, "T-2.3")
DELAYED = [i for i in range(ACTIVITIES) if CARD_DELAYED[i]]
DELAYED_CARD = column(DELAYED)
DELAYED_INDEX = np.full(ACTIVITIES, -1, np.int64)
DELAYED_INDEX[DELAYED] = range(len(DELAYED))
