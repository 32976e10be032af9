"""Where to click. What is done with a thing is done by clicking it; the rest are buttons.

Before an action is chosen every die in the square can be asked too: it says what it costs, from
whom, and what every action would bring with it; opened, it lights just the actions that can use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from korsi.core.preview import Trial
from korsi.core.scene import Args, Choice, Note, Noun, Piece, Target

from .. import box
from ..box import BUILDINGS, COLOURS, SIDES
from ..moves import CUBE_PLACED, FIRST_LYING, MOVES, SOURCE_IDS, A, B, C
from ..state import FIGHT, GATHER, TURN
from . import places, previews, tray_faces
from .course import counter_spot
from .labels import said
from .places import BUILDING_W, CARD_H, CARD_W, DIE, STEP, Die, Spot
from .tray import would_be

Thing = tuple[str, Spot, tuple[float, float]]  # id, middle, size
Spots = dict[Die, list[Spot]]
Brought = dict[Die, dict[int, previews.Outcome]]


# --------------------------------------------------------------------------- places


@cache
def form_of(action: int) -> dict[str, Any]:
    return MOVES.json(action)


def _on_die(s: Any, spots: Spots, name: str, die: Die) -> Thing:
    """Equal dice of a district are one thing: any of them will do."""
    size = max(places.LEAST, DIE * places.die_size(s))
    (x, y), (last, _) = spots[die][0], spots[die][-1]
    return name, ((x + last) / 2, y), (size + last - x, size)


def where(s: Any, seat: int, spots: Spots, action: int) -> Thing | None:
    """The thing an action is done by clicking; None for a button."""
    verb, a, b = form_of(action)["action"], int(A[action]), int(B[action])
    if verb in ("settle", "lift"):
        return f"on-{box.SPACE_IDS[a]}", places.space_at(a), (46, 46)
    if verb in ("reroll", "flip", "discard"):
        return _on_die(s, spots, f"own-{a}-{b + 1}", (seat, a, b + 1))
    if verb == "take":
        return _on_die(s, spots, f"take-{a}-{b}-{C[action] + 1}", previews.die_of(action))
    if verb == "counter":
        return f"counter-{a + 1}", counter_spot(s, a + 1), (DIE, DIE)
    if verb in ("activate", "use", "recall"):
        card = int(box.DELAYED_CARD[a]) if verb == "use" else a
        at = places.card_at(int(box.CARD_SLOT[card]))
        return f"card-{box.ACTIVITY_IDS[card]}", at, (CARD_W, CARD_H)
    if verb in ("fight", "at"):
        length = s.queue_length
        at = places.event_at(s.queue.index(a), length)
        return f"fight-{box.EVENT_IDS[a]}", at, places.event_size(length)
    if verb == "build":
        x, y = places.CATHEDRAL_AT
        size = (SIDES * STEP + 4, box.LEVELS * STEP + 4)
        return "cathedral", (x + SIDES * STEP / 2, y + box.LEVELS * STEP / 2), size
    if verb == "collect":
        x, y = places.building_at(a)
        return (f"building-{BUILDINGS[a]}", (x + BUILDING_W / 2, y + 22), (BUILDING_W, 44))
    if verb == "from" and a >= FIRST_LYING:
        return SOURCE_IDS[a], places.lying_at(a - FIRST_LYING), (BUILDING_W - 20, 44)
    return None


# --------------------------------------------------------------------------- what it brings


def _at_event(s: Any, trial: Trial, action: int) -> tuple[Note, ...]:
    """T-18.29: cubes on an event by a card."""
    brings = previews.outcome(trial, [action])
    if brings is None or not brings.sure:
        return ()
    trial.reset()
    cubes = sum(kind == CUBE_PLACED for kind, *_ in trial.step(action))
    return (previews.yields(s, brings._replace(plan=FIGHT, target=int(A[action]), times=cubes)),)


def considered(
    s: Any, seat: int, trial: Trial, action: int
) -> tuple[tuple[Note, ...], tuple[Piece, ...]]:
    """What a step would cost and bring: in words, and as it would look in the tray."""
    verb, gathering = form_of(action)["action"], s.step == GATHER
    if verb == "activate":
        costs = previews.tradesman(s, seat, int(box.CARD_SLOT[A[action]]))
        return (*costs, *previews.with_own_dice(s, trial, action)), ()
    if verb in ("build", "fight", "farm"):
        return previews.with_own_dice(s, trial, action), ()
    if verb == "pass":
        return (("preview-pass", {"deniers": box.PASS_FIRST}),), ()
    if verb == "at":
        return _at_event(s, trial, action), ()
    if verb not in ("take", "times", "collect") and not (verb == "done" and gathering):
        return (), ()
    brings = previews.outcome(trial, [action])
    notes = (previews.yields(s, brings),) if brings is not None else ()
    if verb == "take":
        die = previews.die_of(action)
        group = previews.group_with(trial, die)
        return (*group.notes, *notes), would_be(s, die, group, brings)
    return (*(previews.group_of(s.record).notes if gathering else ()), *notes), ()


# --------------------------------------------------------------------------- targets


def targets(s: Any, seat: int, actions: Sequence[int]) -> list[Target]:
    """One target for each thing; several choices behind it where a thing serves several ends."""
    if not actions:
        return []
    trial, spots = previews.trial_of(s.record, seat), places.dice_at(s)
    things: dict[str, tuple[Spot, tuple[float, float], list[Choice]]] = {}
    buttons = 0
    for action in actions:
        notes, ghost = considered(s, seat, trial, action)
        choice = Choice(action, *_words(seat, action), notes=notes, ghost=ghost)
        found = where(s, seat, spots, action)
        if found is None:
            *_, size = places.buttons_at(s.step)
            found = f"button-{buttons}", places.button_at(s.step, buttons), size
            buttons += 1
        name, at, size = found
        things.setdefault(name, (at, size, []))[2].append(choice)
    brings = previews.by_die(trial, actions) if s.step == TURN else {}
    out = [_target(name, *thing) for name, thing in things.items()]
    asked = _asked(s, seat, spots, brings, out)
    return [*asked, *(_knowing(s, seat, t, brings) for t in out)]


def _words(seat: int, action: int) -> tuple[str, Args]:
    """What an action is called; a die is called by its owner."""
    form = form_of(action)
    args: Args = {k: v for k, v in form.items() if k != "action"}
    owner = form.get("district", "neutral")
    if owner == "neutral":
        return f"action-{form['action']}", args
    args = {k: v for k, v in args.items() if k != "district"}
    if owner == seat:
        return "action-take-own", args
    return "action-take-of", {**args, "seat": Noun("seat", owner)}


def _target(name: str, at: Spot, size: tuple[float, float], choices: list[Choice]) -> Target:
    look, first = "place" if name.startswith("on-") else "piece", choices[0]
    about: dict[str, Any] = {"key": first.key, "args": first.args, "notes": first.notes}
    return Target(f"target-{name}", *at, *size, look=look, choices=tuple(choices), **about)


def button_pieces(targets: Sequence[Target]) -> list[Piece]:
    """What is on the buttons."""
    out = []
    for t in targets:
        if t.id.startswith("target-button-"):
            form = form_of(t.choices[0].action)
            face = tray_faces.button(form["action"], form.get("times", 0), t.width, t.height)
            out.append(Piece(t.id.removeprefix("target-"), face=face, x=t.x, y=t.y, z=12))
    return out


# ------------------------------------------------------------ T-7.1 before an action is chosen


def _lights(brings: dict[int, previews.Outcome]) -> tuple[str, ...]:
    """The cards and events a die is good for."""
    forms = [form_of(action) for action in brings]
    names = {"activate": "activity-{activity}", "fight": "event-{card}"}
    return tuple(names[f["action"]].format(**f) for f in forms if f["action"] in names)


def _knowing(s: Any, seat: int, t: Target, brings: Brought) -> Target:
    """An own die that may be rerolled or turned also says what it is good for as it lies."""
    if not t.id.startswith("target-own-"):
        return t
    _, _, c, v = t.id.split("-")
    die = (seat, int(c), int(v))
    if die not in brings:
        return t
    return t._replace(notes=previews.alone(s, seat, die, brings[die]), lights=_lights(brings[die]))


def _asked(s: Any, seat: int, spots: Spots, brings: Brought, out: Sequence[Target]) -> list[Target]:
    """Every other die: asked, it says what it is good for; opened, its actions are lit."""
    there = {t.id for t in out}
    behind = {choice.action: (t, choice) for t in out for choice in t.choices}
    made: list[Target] = []
    for (d, c, v), actions in brings.items():
        if d == seat and f"target-own-{c}-{v}" in there:
            continue
        name, at, size = _on_die(s, spots, f"target-die-{d}-{c}-{v}", (d, c, v))
        notes, lights = previews.alone(s, seat, (d, c, v), actions), _lights(actions)
        about = said("piece-die", d, colour=COLOURS[c], value=v)
        made.append(Target(name, *at, *size, look="piece", notes=notes, lights=lights, **about))
        made += [
            _opened(name, *behind[action], previews.yields(s, brought), brought.times)
            for action, brought in actions.items()
        ]
    return made


def _opened(group: str, t: Target, choice: Choice, note: Note, times: int) -> Target:
    """An action a die can be used for, lit when the die is opened."""
    badge = f"×{times}" if times > 0 else ""
    return t._replace(
        id=f"{group}-{choice.action}",
        look="piece",
        group=group,
        choices=(Choice(choice.action, choice.key, choice.args, notes=(note,)),),
        key=choice.key,
        args=choice.args,
        notes=(note,),
        badge=badge,
        badge_at=(0, 15 - t.height / 2 if t.height > 70 else -t.height / 2),
        badge_art="" if badge else "tick",
    )
