"""What is to be done now, in one sentence, for whoever does it and for those who wait.

A game's view says which step it is in and what its sentence needs: `view["prompt"]` is
{"step": "build", "colour": "red"}, for the messages prompt-build and waiting-build. Where it says
whose doing asks for the step (`by`, a seat), the message is prompt-build-called. `whom`: seats it
speaks of besides.
"""

from __future__ import annotations

from typing import Any

from korsi.language import MissingWords, Words, key_of
from korsi.table.wording import told


def step_of(view: dict[str, Any]) -> dict[str, Any]:
    """The step and its values."""
    return dict(view.get("prompt") or {"step": view.get("step", "")})


def prompt(
    words: Words, step: dict[str, Any], acting: list[int], names: list[str], yours: bool
) -> str:
    """The sentence; where a game has none of its own, a plain one."""
    values = {k: v for k, v in step.items() if k != "step" and v is not None}
    if "whom" in values:
        you = acting if yours and len(acting) == 1 else []
        called = [words("you") if seat in you else names[seat] for seat in values["whom"]]
        values["whom"] = words.join(called)
    name = key_of(step.get("step", ""))
    if yours and "by" in values:
        said = _own(words, f"prompt-{name}-called", values | {"by": names[values["by"]]})
        if said:
            return said
    if yours:
        return _own(words, f"prompt-{name}", values) or told(words, "prompt-your-turn")
    if len(acting) > 1:
        return told(words, "waiting-several", names=words.join([names[s] for s in acting]))
    who = names[acting[0]] if acting else ""
    own = _own(words, f"waiting-{name}", {**values, "seat": who})
    return own or told(words, "waiting-for", name=who)


def _own(words: Words, key: str, values: dict[str, Any]) -> str:
    if not words.has(key):
        return ""
    try:
        return told(words, key, **values)
    except MissingWords:
        return ""


def phase(words: Words, view: dict[str, Any], turn: int) -> str:
    """Where in the game we are: its round if it counts any, as the game calls it, else the turn;
    and the phase."""
    step, round_ = step_of(view), view.get("round")
    name = key_of(step.get("step", ""))
    values = {k: v for k, v in step.items() if k != "step"}
    own = _own(words, f"phase-{name}", values)
    if round_ is None:
        counted = told(words, "turn-number", turn=turn + 1)
    else:
        named = _own(words, "round-named", {**values, "round": round_})
        counted = named or told(words, "round-number", round=max(1, round_))
    return told(words, "phase-line", turn=counted, phase=own) if own else counted
