"""The table as a picture. A placeholder until the board is drawn: a target for every action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from korsi.core.scene import Choice, Scene, Target, words

from .box import SEASONS
from .state import STEPS

ART = Path(__file__).parent / "art.svg"
COLUMNS = 16
CELL = 60


def scene(s: Any, seat: int, actions: list[int]) -> Scene:
    """The season and the step in words, and one place to click for each action."""
    targets = tuple(
        Target(
            id=f"action-{action}",
            x=CELL * (i % COLUMNS + 0.5),
            y=60 + CELL * (i // COLUMNS + 0.5),
            choices=(Choice(action),),
        )
        for i, action in enumerate(actions)
    )
    title = f"{SEASONS[int(s['season'])]} · {STEPS[int(s['step'])]}"
    height = 120 + CELL * (len(actions) // COLUMNS + 1)
    ground = words(title, CELL * COLUMNS / 2, 30, 24)
    return Scene("keyflower", CELL * COLUMNS, height, ART, (), targets, ground)
