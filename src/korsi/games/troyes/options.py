"""What a table may choose: the bonus cards and the readings of the decided points."""

from __future__ import annotations

from korsi.core.game import Option

from .box import BOX
from .state import RULINGS

_CHOICES = {
    "row_insert_player": ("first_empty_else_push", "always_left_push"),
    "row_insert_event": ("left_push", "first_empty_else_push"),
}
_CLAUSES = (
    "T-12.3",
    "T-19.3",
    "T-6.6",
    "T-11.6",
    "T-8.6",
    "T-8.11",
    "T-9.8",
    "T-12.4",
    "T-21.18",
    "T-1.7",
    "T-2.1",
)
# T-6.6: the cap is a number in the box; at a table it is on or off.
BLACK_DICE = BOX.whole("rulings.black_dice_cap", 0, 100) or BOX.whole("counts.dice_black", 1, 100)


def _ruling(name: str, clause: str) -> Option:
    entry = "rulings.bonus_cards_default" if name == "bonus_cards" else f"rulings.{name}"
    if name == "black_dice_cap":
        return Option(name, ("0", str(BLACK_DICE)), int(BOX.need(entry, int) > 0), clause)
    choices = _CHOICES.get(name, ("false", "true"))
    value = BOX.need(entry, str if name in _CHOICES else bool)
    word = value if name in _CHOICES else str(value).lower()
    if word not in choices:
        BOX.fault(entry, f"must be one of {', '.join(choices)}", clause)
    return Option(name, choices, choices.index(word), clause)


OPTIONS = tuple(_ruling(n, c) for n, c in zip(RULINGS, _CLAUSES, strict=True))
RULING_COUNT = len(OPTIONS)

# The laws are proven as the box has it, with the bonus cards, and with every ruling turned round.
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"bonus_cards": "true"},
    {o.name: o.choices[1 - o.default] for o in OPTIONS},
)
