"""What a table may choose: the points the rule texts leave open, as the box answers them."""

from __future__ import annotations

from korsi.core.game import option_from

from .box import BOX
from .state import OPTION_CLAUSES

_CHOICES = {
    "sea_bastion_mode": ("single_closed_trail", "every_loop"),
    "tie_break": ("shared", "start_player"),
}
OPTIONS = tuple(
    option_from(BOX, f"options.{name}", clause, _CHOICES.get(name, ()))
    for name, clause in OPTION_CLAUSES.items()
)
for _name in BOX.need("options", dict):
    BOX.agree(_name in OPTION_CLAUSES, f"options.{_name}", "there is no such option", "F-0")

# The laws are proven with every option as the box has it, and with every one turned round.
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {option.name: option.choices[1 - option.default] for option in OPTIONS},
)
