"""Why something is refused, in the words of the position: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args

from .. import refusals
from ..box import COLOURS
from ..rules.dice import colour_fits


def lacking(s: Any, seat: int, action: int, code: int) -> tuple[str, Args, str] | None:
    """T-8.1: the colour the group asks for, where it is one."""
    if code != refusals.WRONG_COLOUR:
        return None
    fitting = [colour for c, colour in enumerate(COLOURS) if colour_fits(s.record, c)]
    return ("lacks-colour", {"colour": fitting[0]}, "T-8.1") if len(fitting) == 1 else None
