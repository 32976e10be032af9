"""Where to click. What is done with a thing is done by clicking it; the rest are buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Choice, Target

from ..box import (
    ACTIVITY_IDS,
    BUILDINGS,
    COLOURS,
    EVENT_IDS,
    LEVELS,
    NEUTRAL,
    SIDES,
    SLOTS,
    SPACE_IDS,
)
from ..moves import MOVES
from .places import (
    BLACK_AT,
    BUILDING_W,
    CARD_H,
    CARD_W,
    CATHEDRAL_AT,
    DIE,
    EVENT_H,
    EVENT_W,
    STEP,
    Spot,
    building_at,
    button_at,
    card_at,
    die_at,
    event_at,
    lying_at,
    space_at,
)
from .previews import notes_of


def _where(s: Any, seat: int, form: dict[str, Any]) -> tuple[str, Spot, tuple[float, float]] | None:
    """The thing an action is done by clicking: id, middle, size; None for a button."""
    verb = form["action"]
    if verb in ("settle", "lift"):
        return f"on-{form['space']}", space_at(SPACE_IDS.index(form["space"])), (46, 46)
    if verb in ("reroll", "flip", "discard"):
        c = COLOURS.index(form["colour"])
        return f"own-{c}-{form['value']}", die_at(s, seat, c, form["value"], 0), (DIE, DIE)
    if verb == "take":
        d = NEUTRAL if form["district"] == "neutral" else int(form["district"])
        c = COLOURS.index(form["colour"])
        return f"take-{d}-{c}-{form['value']}", die_at(s, d, c, form["value"], 0), (DIE, DIE)
    if verb == "counter":
        before = sum(int(s["black"][v]) for v in range(form["value"] + 1, SIDES + 1))
        at = before + (1 if before == 0 else 0)  # the highest die itself is compulsory
        x, y = BLACK_AT
        return (
            f"counter-{form['value']}",
            (x + 22 + (at % 6) * 40, y + 74 + (at // 6) * 42),
            (DIE, DIE),
        )
    if verb in ("activate", "use", "recall"):
        card = ACTIVITY_IDS.index(form["activity"])
        slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
        return f"card-{form['activity']}", card_at(slot), (CARD_W, CARD_H)
    if verb in ("fight", "at"):
        event = EVENT_IDS.index(form["card"])
        at = [int(e) for e in s["queue"][: int(s["queue_length"])]].index(event)
        return f"fight-{form['card']}", event_at(at), (EVENT_W, EVENT_H)
    if verb == "build":
        x, y = CATHEDRAL_AT
        size = (SIDES * STEP + 8, LEVELS * STEP + 8)
        return "cathedral", (x + SIDES * STEP / 2, y + LEVELS * STEP / 2), size
    if verb == "collect":
        x, y = building_at(BUILDINGS.index(form["building"]))
        return f"building-{form['building']}", (x + BUILDING_W / 2, y + 13), (BUILDING_W, 44)
    if verb == "from" and form["source"] != "supply":
        b = BUILDINGS.index(form["source"].removeprefix("lying_"))
        return form["source"], lying_at(b), (BUILDING_W - 20, 44)
    return None


def targets(s: Any, seat: int, actions: Sequence[int]) -> list[Target]:
    """One target for each thing; several choices behind it where a thing serves several ends."""
    things: dict[str, tuple[Spot, tuple[float, float], list[Choice]]] = {}
    buttons = 0
    for action in actions:
        form = MOVES.json(action)
        args = {k: v for k, v in form.items() if k != "action"}
        choice = Choice(
            action, f"action-{form['action']}", args, notes=notes_of(s, seat, action, form)
        )
        found = _where(s, seat, form)
        if found is None:
            found = (f"button-{buttons}", button_at(buttons), (134.0, 44.0))
            buttons += 1
        name, at, size = found
        things.setdefault(name, (at, size, []))[2].append(choice)
    out = []
    for name, (at, size, choices) in things.items():
        button = name.startswith("button")
        badge = MOVES.write(choices[0].action).split()[-1] if button else ""
        if button and badge not in ("done", "pass") and badge.isdigit():
            badge = f"× {badge}"
        out.append(
            Target(
                id=f"target-{name}",
                x=at[0],
                y=at[1],
                width=size[0],
                height=size[1],
                look="place" if button or name.startswith("on-") else "piece",
                choices=tuple(choices),
                key=choices[0].key,
                args=choices[0].args,
                notes=choices[0].notes,
                badge=badge if button and badge.startswith("×") else "",
                badge_art=""
                if not button or badge.startswith("×")
                else SYMBOLS.get(badge, "point"),
            )
        )
    return out


SYMBOLS = {
    "place": "person",
    "farm": "coin",
    "recruit": "influence",
    "pass": "hourglass",
    "supply": "person",
    "done": "start",
    "yield": "point",
    "roll": "dice",
}
