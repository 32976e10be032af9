"""What a table may choose: the bonus cards and the readings of the decided points."""

from __future__ import annotations

from dataclasses import replace

from korsi.core.game import Option, option_from

from .box import BOX
from .state import OPTION_NAMES

_CHOICES = {
    "row_insert_player": ("first_empty_else_push", "always_left_push"),
    "row_insert_event": ("left_push", "first_empty_else_push"),
}
_CLAUSES = ("T-12.3", "T-19.3", "T-6.6", "T-11.6", "T-8.6", "T-8.11", "T-9.8", "T-12.4", "T-21.18",
            "T-1.7", "T-2.1")  # fmt: skip

# T-6.6: the cap is a number in the box; at a table it is on or off.
_cap = BOX.whole("rulings.black_dice_cap", 0, 100)
BLACK_DICE = _cap or BOX.whole("counts.dice_black", 1, 100)


def _ruling(name: str, clause: str) -> Option:
    if name == "black_dice_cap":
        return Option(name, ("0", str(BLACK_DICE)), int(_cap > 0), clause)
    entry = "rulings.bonus_cards_default" if name == "bonus_cards" else f"rulings.{name}"
    return replace(option_from(BOX, entry, clause, _CHOICES.get(name, ())), name=name)


OPTIONS = tuple(_ruling(n, c) for n, c in zip(OPTION_NAMES, _CLAUSES, strict=True))

# The laws are proven as the box has it, with the bonus cards, and with every ruling turned round.
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"bonus_cards": "true"},
    {o.name: o.choices[1 - o.default] for o in OPTIONS},
)
