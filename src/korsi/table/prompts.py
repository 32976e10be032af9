"""What is to be done now, in one sentence, for whoever does it and for those who wait.

A game's view says which step it is in and what its sentence needs: `view["prompt"]` is
{"step": "build", "colour": "red"}, for the messages prompt-build and waiting-build.
"""

from __future__ import annotations

import re
from typing import Any

from korsi.language import MissingWords, Words


def step_of(view: dict[str, Any]) -> dict[str, Any]:
    """The step and its values."""
    return dict(view.get("prompt") or {"step": view.get("step", "")})


def prompt(
    words: Words, step: dict[str, Any], acting: list[int], names: list[str], yours: bool
) -> str:
    """The sentence; where a game has none of its own, a plain one."""
    values = {k: v for k, v in step.items() if k != "step" and v is not None}
    name = re.sub("[^a-z0-9]+", "-", str(step.get("step", "")).lower())
    if yours:
        return _own(words, f"prompt-{name}", values) or words("prompt-your-turn")
    if len(acting) > 1:
        return words("waiting-several", names=words.join([names[s] for s in acting]))
    who = names[acting[0]] if acting else ""
    return _own(words, f"waiting-{name}", {**values, "seat": who}) or words("waiting-for", name=who)


def _own(words: Words, key: str, values: dict[str, Any]) -> str:
    if not words.has(key):
        return ""
    try:
        return words(key, **values)
    except MissingWords:
        return ""


def phase(words: Words, step: dict[str, Any], turn: int) -> str:
    """Where in the game we are."""
    name = re.sub("[^a-z0-9]+", "-", str(step.get("step", "")).lower())
    own = _own(words, f"phase-{name}", {k: v for k, v in step.items() if k != "step"})
    counted = words("turn-number", turn=turn + 1)
    return words("phase-line", turn=counted, phase=own) if own else counted
