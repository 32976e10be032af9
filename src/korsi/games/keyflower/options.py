"""What a table may choose: the points the rule texts leave open, as the box answers them."""

from __future__ import annotations

from korsi.core.game import Option

from .box import BOX
from .state import OPTION_NAMES

_CLAUSES = (
    "F-6.9",
    "F-10.8",
    "F-10.7",
    "F-11.6",
    "F-10.4",
    "F-3.4",
    "F-7.6",
    "F-5.9",
    "F-11.12",
    "F-12.2",
    "F-11.16",
)
_CHOICES = {
    "sea_bastion_mode": ("single_closed_trail", "every_loop"),
    "tie_break": ("shared", "start_player"),
}


def _option(name: str, clause: str) -> Option:
    choices = _CHOICES.get(name, ("false", "true"))
    value = BOX.need(f"options.{name}", str if name in _CHOICES else bool)
    word = value if name in _CHOICES else str(value).lower()
    if word not in choices:
        BOX.fault(f"options.{name}", f"must be one of {', '.join(choices)}", clause)
    return Option(name, choices, choices.index(word), clause)


OPTIONS = tuple(_option(n, c) for n, c in zip(OPTION_NAMES, _CLAUSES, strict=True))
for _name in BOX.need("options", dict):
    if _name not in OPTION_NAMES:
        BOX.fault(f"options.{_name}", "there is no such option", "F-0")

# The laws are proven with every option as the box has it, and with every one turned round.
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {option.name: option.choices[1 - option.default] for option in OPTIONS},
)
