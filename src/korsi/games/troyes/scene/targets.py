"""Where to click. What is done with a thing is done by clicking it; the rest are buttons.

Before an action is chosen every die in the square can be asked too: it says what it costs, from
whom, and what every action would bring with it; opened, it lights just the actions that can use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Args, Choice, Note, Noun, Piece, Target

from ..box import (
    ACTIVITY_IDS,
    BUILDINGS,
    COLOURS,
    EVENT_FLAGS,
    EVENT_IDS,
    LEVELS,
    NEUTRAL,
    PASS_FIRST,
    SIDES,
    SLOTS,
    SPACE_IDS,
)
from ..moves import MOVES
from ..state import FIGHT, GATHER, TURN
from .course import counter_spot
from .faces import said
from .places import (
    BUILDING_W,
    CARD_H,
    CARD_W,
    CATHEDRAL_AT,
    DIE,
    STEP,
    Spot,
    building_at,
    button_at,
    buttons_at,
    card_at,
    die_at,
    die_size,
    event_at,
    event_size,
    lying_at,
    space_at,
)
from .previews import (
    Die,
    Outcome,
    Trial,
    alone,
    by_die,
    die_of,
    of_group,
    tradesman,
    with_die,
    with_own_dice,
    yields,
)
from .tray import button_face, would_be

Form = dict[str, Any]
Thing = tuple[str, Spot, tuple[float, float]]  # id, middle, size


# --------------------------------------------------------------------------- places


def _on_die(s: Any, name: str, die: Die) -> Thing:
    """Equal dice of a district are one thing: any of them will do."""
    district, colour, value = die
    size = DIE * die_size(s)
    (x, y), (last, _) = (
        die_at(s, *die, k) for k in (0, int(s["dice"][district][colour][value]) - 1)
    )
    return name, ((x + last) / 2, y), (size + last - x, size)


def _taken(form: Form) -> Die:
    district = NEUTRAL if form["district"] == "neutral" else int(form["district"])
    return district, COLOURS.index(form["colour"]), int(form["value"])


def where(s: Any, seat: int, form: Form) -> Thing | None:
    """The thing an action is done by clicking; None for a button."""
    verb = form["action"]
    if verb in ("settle", "lift"):
        return f"on-{form['space']}", space_at(SPACE_IDS.index(form["space"])), (46, 46)
    if verb in ("reroll", "flip", "discard"):
        c = COLOURS.index(form["colour"])
        return _on_die(s, f"own-{c}-{form['value']}", (seat, c, int(form["value"])))
    if verb == "take":
        d, c, v = _taken(form)
        return _on_die(s, f"take-{d}-{c}-{v}", (d, c, v))
    if verb == "counter":
        return f"counter-{form['value']}", counter_spot(s, form["value"]), (DIE, DIE)
    if verb in ("activate", "use", "recall"):
        card = ACTIVITY_IDS.index(form["activity"])
        slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
        return f"card-{form['activity']}", card_at(slot), (CARD_W, CARD_H)
    if verb in ("fight", "at"):
        event, length = EVENT_IDS.index(form["card"]), int(s["queue_length"])
        at = [int(e) for e in s["queue"][:length]].index(event)
        return f"fight-{form['card']}", event_at(at, length), event_size(length)
    if verb == "build":
        x, y = CATHEDRAL_AT
        size = (SIDES * STEP + 4, LEVELS * STEP + 4)
        return "cathedral", (x + SIDES * STEP / 2, y + LEVELS * STEP / 2), size
    if verb == "collect":
        x, y = building_at(BUILDINGS.index(form["building"]))
        return f"building-{form['building']}", (x + BUILDING_W / 2, y + 22), (BUILDING_W, 44)
    if verb == "from" and form["source"] != "supply":
        b = BUILDINGS.index(form["source"].removeprefix("lying_"))
        return form["source"], lying_at(b), (BUILDING_W - 20, 44)
    return None


# --------------------------------------------------------------------------- what it brings


def _at_event(s: Any, trial: Trial, action: int, event: int) -> tuple[Note, ...]:
    """T-18.29: cubes on an event by a card."""
    outcome = trial.outcome([action])
    if outcome is None or not outcome.sure:
        return ()
    gone = event not in [int(e) for e in trial.now["queue"]]
    before = int(s["event_cubes"][event].sum())
    after = int(EVENT_FLAGS[event]) if gone else int(trial.now["event_cubes"][event].sum())
    shown = outcome._replace(plan=FIGHT, target=event, times=after - before, countered=gone)
    return (yields(s, shown),)


def considered(
    s: Any, seat: int, trial: Trial, action: int, form: Form
) -> tuple[tuple[Note, ...], tuple[Piece, ...]]:
    """What a step would cost and bring: in words, and as it would look in the tray."""
    verb = form["action"]
    if verb in ("activate", "build", "fight", "farm"):
        costs = (
            tradesman(s, seat, ACTIVITY_IDS.index(form["activity"])) if "activity" in form else ()
        )
        return (*costs, *with_own_dice(trial, action)), ()
    if verb == "pass":
        return (("preview-pass", {"deniers": PASS_FIRST}),), ()
    if verb == "at":
        return _at_event(s, trial, action, EVENT_IDS.index(form["card"])), ()
    if verb not in ("take", "done", "times", "collect") or int(s["plan"]) == 0:
        return (), ()
    gathering = int(s["step"]) == GATHER
    if verb == "done" and not gathering:
        return (), ()
    outcome = trial.outcome([action])
    brings = (yields(s, outcome),) if outcome is not None else ()
    if verb == "take":
        after = with_die(s, die_of(action))
        return (*of_group(after), *brings), would_be(after, outcome)
    return (*(of_group(s) if gathering else ()), *brings), ()


# --------------------------------------------------------------------------- targets


def targets(s: Any, seat: int, actions: Sequence[int]) -> list[Target]:
    """One target for each thing; several choices behind it where a thing serves several ends."""
    if not actions:
        return []
    trial = Trial(s, seat)
    things: dict[str, tuple[Spot, tuple[float, float], list[Choice]]] = {}
    buttons = 0
    for action in actions:
        form = MOVES.json(action)
        notes, ghost = considered(s, seat, trial, action, form)
        choice = Choice(action, *_words(seat, form), notes=notes, ghost=ghost)
        found = where(s, seat, form)
        if found is None:
            found = (f"button-{buttons}", button_at(s, buttons), buttons_at(s)[2])
            buttons += 1
        name, at, size = found
        things.setdefault(name, (at, size, []))[2].append(choice)
    brings = by_die(s, seat, actions) if int(s["step"]) == TURN else {}
    out = [_target(name, *thing) for name, thing in things.items()]
    return [*_asked(s, seat, brings, out), *(_knowing(s, seat, t, brings) for t in out)]


def _words(seat: int, form: Form) -> tuple[str, Args]:
    """What an action is called; a die is called by its owner."""
    args: Args = {k: v for k, v in form.items() if k not in ("action", "district")}
    if form["action"] == "take" and form["district"] != "neutral":
        owner = int(form["district"])
        if owner == seat:
            return "action-take-own", args
        return "action-take-of", {**args, "seat": Noun("seat", owner)}
    return f"action-{form['action']}", {k: v for k, v in form.items() if k != "action"}


def _target(name: str, at: Spot, size: tuple[float, float], choices: list[Choice]) -> Target:
    return Target(
        id=f"target-{name}",
        x=at[0],
        y=at[1],
        width=size[0],
        height=size[1],
        look="place" if name.startswith("on-") else "piece",
        choices=tuple(choices),
        key=choices[0].key,
        args=choices[0].args,
        notes=choices[0].notes,
    )


def button_pieces(s: Any, targets: Sequence[Target]) -> list[Piece]:
    """The faces of the buttons."""
    out = []
    for t in targets:
        if t.id.startswith("target-button-"):
            form = MOVES.json(t.choices[0].action)
            face = button_face(form["action"], int(form.get("times", 0)), t.width, t.height)
            out.append(Piece(id=t.id.removeprefix("target-"), x=t.x, y=t.y, z=12, more=face))
    return out


# ------------------------------------------------------------ T-7.1 before an action is chosen


def _pieces_of(form: Form) -> str:
    """The piece an action is about, to be lit."""
    names = {"activate": "activity-{activity}", "fight": "event-{card}", "build": "stone-0-1"}
    return names.get(form["action"], "").format(**form)


def _lights(s: Any, brings: dict[int, Outcome]) -> tuple[str, ...]:
    found = (_pieces_of(MOVES.json(action)) for action in brings)
    return tuple(name for name in found if name and not name.startswith("stone"))


def _knowing(s: Any, seat: int, t: Target, brings: dict[Die, dict[int, Outcome]]) -> Target:
    """An own die that may be rerolled or turned also says what it is good for as it lies."""
    if not t.id.startswith("target-own-") or not brings:
        return t
    _, _, c, v = t.id.split("-")
    die = (seat, int(c), int(v))
    if die not in brings:
        return t
    notes = alone(s, seat, die, brings[die])
    return t._replace(notes=notes, lights=_lights(s, brings[die]))


def _asked(
    s: Any, seat: int, brings: dict[Die, dict[int, Outcome]], out: Sequence[Target]
) -> list[Target]:
    """Every other die: asked, it says what it is good for; opened, its actions are lit."""
    there = {t.id for t in out}
    by_action = {a: t for t in out for a in t.actions}
    made: list[Target] = []
    for die, actions in brings.items():
        d, c, v = die
        if d == seat and f"target-own-{c}-{v}" in there:
            continue
        name, at, size = _on_die(s, f"target-die-{d}-{c}-{v}", die)
        label = said("piece-die", d, colour=COLOURS[c], value=v)
        made.append(
            Target(
                id=name,
                x=at[0],
                y=at[1],
                width=size[0],
                height=size[1],
                look="piece",
                notes=alone(s, seat, die, actions),
                lights=_lights(s, actions),
                **label,
            )
        )
        for action, outcome in actions.items():
            t = by_action[action]
            choice = next(one for one in t.choices if one.action == action)
            note = yields(s, outcome)
            badge = f"×{outcome.times}" if outcome.times > 0 else ""
            made.append(
                Target(
                    id=f"{name}-{action}",
                    x=t.x,
                    y=t.y,
                    width=t.width,
                    height=t.height,
                    look="piece",
                    group=name,
                    choices=(Choice(action, choice.key, choice.args, notes=(note,)),),
                    key=choice.key,
                    args=choice.args,
                    notes=(note,),
                    badge=badge,
                    badge_at=(0, 15 - t.height / 2 if t.height > 70 else -t.height / 2),
                    badge_art="" if badge else "tick",
                )
            )
    return made
