"""Why something is refused, in the words of the position: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args

from .. import moves, refusals
from ..box import ANY, CARD_SLOT, COLOURS, DICE_PRICE
from ..moves import VERB, A
from ..rules.dice import asked_colour, colour_fits
from ..state import ACTIVATE, CATHEDRAL, CITIZEN, FARM, FIGHT, TURN

Lack = tuple[str, Args, str]
NO_DICE = (refusals.NO_SPACE_IN_CATHEDRAL, refusals.NO_PLACE_TO_ENTER, refusals.CANNOT_REACH)
PLANS = {moves.BUILD: CATHEDRAL, moves.PLACE: CITIZEN, moves.FARM_FIELDS: FARM}


def lacking(s: Any, seat: int, action: int, code: int) -> Lack | None:
    """T-8.1: the colour the group asks for, where it is one; before an action is chosen, that no
    die is left for it."""
    if s.step == TURN and code in NO_DICE:
        return _no_dice(s, seat, *_plan(action))
    if code != refusals.WRONG_COLOUR:
        return None
    fitting = [colour for c, colour in enumerate(COLOURS) if colour_fits(s.record, c)]
    return ("lacks-colour", {"colour": fitting[0]}, "T-8.1") if len(fitting) == 1 else None


def _plan(action: int) -> tuple[int, int]:
    """The action somebody wanted to begin, and at what."""
    if VERB[action] == moves.ACTIVATE_CARD:
        return ACTIVATE, int(CARD_SLOT[A[action]])
    return (FIGHT, int(A[action])) if VERB[action] == moves.FIGHT_EVENT else (PLANS[action], 0)


def _no_dice(s: Any, seat: int, plan: int, target: int) -> Lack | None:
    """T-8.1, T-8.3: nobody has a die of the colour, or only others whom one cannot pay."""
    asked = int(asked_colour(s.record, plan, target))
    colours = range(3) if asked >= ANY else (asked,)
    having = {d for d, dice in enumerate(s.dice) if any(any(dice[c]) for c in colours)}
    if not having and asked < ANY:
        return "lacks-dice", {"colour": COLOURS[asked]}, "T-8.1"
    poor = s.deniers[seat] < DICE_PRICE[1]
    return ("lacks-deniers", {}, "T-8.3") if having and seat not in having and poor else None
