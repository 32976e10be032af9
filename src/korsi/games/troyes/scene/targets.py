"""Where to click. What is done with a thing is done by clicking it; the rest are buttons.

Before an action is chosen every die in the square can be asked too: it says what it costs, from
whom, and what every action would bring with it; opened, it lights just the actions that can use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from korsi.core.scene import Choice, Note, Piece, Target, Written

from .. import box
from ..box import BUILDINGS, COLOURS, SPACES_EACH
from ..effects import cubes_to_put
from ..moves import CUBE_PLACED, DONE, FIRST_LYING, MOVES, SOURCE_IDS, TAKE_DIE, VERB, A, B, C
from ..rules.black_dice import strength_needed
from ..state import COUNTER, CUBES, FIGHT, GATHER, TIMES, TURN
from . import dice_places, places, previews, tray_faces
from .course import counter_spot
from .labels import said, told
from .places import DIE, Die, Layout, Size, Spot
from .tray import would_be
from .worth import Tried

Thing = tuple[str, Spot, Size]  # id, middle, size
Spots = dict[Die, list[Spot]]
Brought = dict[Die, dict[int, previews.Outcome]]


# --------------------------------------------------------------------------- places


@cache
def form_of(action: int) -> dict[str, Any]:
    return MOVES.json(action)


def _on_die(s: Any, at: Layout, spots: Spots, name: str, die: Die) -> Thing:
    """Equal dice of a district are one thing: any of them will do."""
    size = max(at.least, DIE * dice_places.die_size(at, s))
    x, y = spots[die][0]
    last = max(x for x, below in spots[die] if below == y)
    return name, ((x + last) / 2, y), (size + last - x, size)


def where(s: Any, at: Layout, seat: int, spots: Spots, action: int) -> Thing | None:
    """The thing an action is done by clicking; None for a button."""
    verb, a, b = form_of(action)["action"], int(A[action]), int(B[action])
    if verb in ("settle", "lift"):
        return f"on-{box.SPACE_IDS[a]}", places.space_at(at, a), (at.space, at.space)
    if verb in ("reroll", "flip", "discard"):
        return _on_die(s, at, spots, f"own-{a}-{b + 1}", (seat, a, b + 1))
    if verb == "take":
        return _on_die(s, at, spots, f"take-{a}-{b}-{C[action] + 1}", previews.die_of(action))
    if verb == "counter":
        size = max(at.least, DIE)
        return f"counter-{a + 1}", counter_spot(s, at, a + 1), (size, size)
    if verb in ("activate", "use", "recall"):
        card = int(box.DELAYED_CARD[a]) if verb == "use" else a
        middle = places.card_at(at, int(box.CARD_SLOT[card]))
        return f"card-{box.ACTIVITY_IDS[card]}", middle, at.card
    if verb in ("fight", "at"):
        length = s.queue_length
        middle = places.event_at(at, s.queue.index(a), length)
        return f"fight-{box.EVENT_IDS[a]}", middle, places.event_size(at, length)
    if verb == "build":
        here = places.cathedral_box(at)
        return "cathedral", (here.x + here.w / 2, here.y + here.h / 2), (here.w, here.h + 2)
    if verb == "collect":
        (x, y), wide, high = at.buildings[a], at.building[0], max(at.least, 44)
        return f"building-{BUILDINGS[a]}", (x + wide / 2, y + high / 2), (wide, high)
    if verb == "from" and a >= FIRST_LYING:
        here = places.lying_at(at, a - FIRST_LYING)
        middle = here.x + here.w / 2, here.y + here.h / 2
        return SOURCE_IDS[a], middle, (here.w - 4, max(44, here.h))
    if verb == "from" and seat < s.players:  # T-9.3: the supply lies on the head of the district
        return SOURCE_IDS[a], *places.supply_at(at, seat, s.players)
    return None


# --------------------------------------------------------------------------- what it brings


def _at_event(s: Any, trial: Tried, action: int) -> tuple[Note, ...]:
    """T-18.29: cubes on an event by a card."""
    brings = previews.outcome(trial, [action])
    if brings is None or not brings.sure:
        return ()
    trial.reset()
    cubes = sum(kind == CUBE_PLACED for kind, *_ in trial.step(action))
    return (previews.yields(s, brings._replace(plan=FIGHT, target=int(A[action]), times=cubes)),)


def _left(action: int) -> Note:
    """T-9.3: what is given up with the place a citizen comes from."""
    form = form_of(action)
    if form["action"] == "recall":
        return "preview-leaves-card", {"activity": form["activity"]}
    colour = COLOURS[int(A[action]) // SPACES_EACH]
    return "preview-gives-up", {"space": form["space"], "colour": colour}


def _with_citizen(s: Any, trial: Tried, action: int) -> tuple[Note, ...]:
    """T-18.3: what a card that counts citizens brings, where it matters which of them goes."""
    brings = previews.outcome(trial, [action]) if previews.by_citizens(s.record) else None
    return () if brings is None else (previews.yields(s, brings),)


def considered(
    s: Any, at: Layout, trial: Tried, action: int
) -> tuple[tuple[Note, ...], tuple[Piece, ...]]:
    """What a step would cost and bring: in words, and as it would look in the tray."""
    verb, gathering = form_of(action)["action"], s.step == GATHER
    if verb == "activate":
        return previews.activation(s, trial, action), ()
    if verb in ("build", "fight", "farm"):
        return previews.with_own_dice(s, trial, action), ()
    if verb == "settle":
        return (previews.settled(int(A[action])),), ()
    if verb == "place":
        return (("says-citizens-placed", {}),), ()
    if verb == "pass":
        return (("preview-pass", {"deniers": box.PASS_FIRST}),), ()
    if verb == "flip":  # T-8.9: one payment turns several over
        paid: Note = ("preview-flip-paid", {})
        return (paid if s.flips_left else ("preview-flip", {"influence": box.FLIP_COST}),), ()
    if verb == "counter":  # T-6.9: together they need their sum
        trial.play([action])
        return (("preview-counter", {"need": int(strength_needed(trial.now))}),), ()
    if verb == "yield":
        return (previews.yielded(trial, action),), ()
    if verb == "at":
        return _at_event(s, trial, action), ()
    if verb in ("from", "lift", "recall"):
        gone = (_left(action),) if verb != "from" else ()
        return (*_with_citizen(s, trial, action), *gone), ()
    if verb == "collect":
        return (previews.collected(trial, action),), ()
    if verb == "done" and s.step == CUBES:  # T-18.29: whoever stops early loses the rest
        left = cubes_to_put(s.activity[s.target], s.left)
        return (("preview-gives-up-cubes", {"cubes": left}),), ()
    if verb not in ("take", "times") and not (verb == "done" and gathering):
        return (), ()
    brings = previews.outcome(trial, [action])
    notes = (previews.yields(s, brings),) if brings is not None else ()
    if verb == "take":
        die = previews.die_of(action)
        group = previews.group_with(trial, die)
        return group.notes(notes), would_be(s, at, (die,), group, brings)
    return previews.group_of(s.record).notes(notes) if gathering else notes, ()


# --------------------------------------------------------------------------- targets


def targets(s: Any, at: Layout, seat: int, actions: Sequence[int]) -> list[Target]:
    """One target for each thing; several choices behind it where a thing serves several ends."""
    if not actions:
        return []
    trial, spots = previews.trial_of(s.record, seat), dice_places.dice_at(at, s)
    things: dict[str, tuple[Spot, Size, list[Choice]]] = {}
    buttons = 0
    order = {CUBES: lambda action: action == DONE, TIMES: lambda action: -A[action]}
    for action in sorted(actions, key=order.get(s.step, lambda action: 0)):
        notes, ghost = considered(s, at, trial, action)
        often = float(A[action]) if form_of(action)["action"] == "times" else 0.0
        named, alone = _words(s, seat, action), _alone(s, action)
        choice = Choice(action, *named, notes=notes, ghost=ghost, alone=alone, rank=often)
        found = where(s, at, seat, spots, action)
        if found is None:
            *_, size = places.buttons_at(at, s.step)
            found = f"button-{buttons}", places.button_at(at, s.step, buttons), size
            buttons += 1
        name, middle, size = found
        things.setdefault(name, (middle, size, []))[2].append(choice)
    out = [_target(name, *thing) for name, thing in things.items()]
    if s.step != TURN:
        return out
    brings = previews.by_die(trial, actions)
    return [*_asked(s, at, seat, spots, brings, out), *(t for t in out if not _is_own(t))]


def _words(s: Any, seat: int, action: int) -> Note:
    """What an action is called."""
    form = form_of(action)
    args: dict[str, Any] = {k: v for k, v in form.items() if k != "action"}
    if action == DONE and s.step == CUBES:
        return "action-give-up", {}
    return action_words(action, seat, s.players, True) or (f"action-{form['action']}", args)


def _alone(s: Any, action: int) -> Note | None:
    """What is done with, said away from the tray: in a hint a bare "done" says nothing."""
    dice = action == DONE and s.step in (COUNTER, GATHER)
    return ("action-done-dice", {}) if dice else None


def action_words(action: int, seat: int, players: int, own: bool) -> Note | None:
    """A die that is taken is called by its owner; `own`: the reader takes it."""
    if VERB[action] != TAKE_DIE:
        return None
    args: dict[str, Any] = {k: form_of(action)[k] for k in ("colour", "value")}
    owner = int(A[action])
    if owner == seat:
        return "action-take-own" if own else "action-take-self", args
    return told("action-take-of", owner, players, **args)


def _target(name: str, middle: Spot, size: Size, choices: list[Choice]) -> Target:
    """A thing is called by what is done with it; by its own name where that is several things."""
    look, first = "place" if name.startswith("on-") else "piece", choices[0]
    about: dict[str, Any] = {"key": first.key, "args": first.args, "notes": first.notes}
    if name.startswith("own-") and len(choices) > 1:
        about["key"] = "row-own-die"
    return Target(f"target-{name}", *middle, *size, look=look, choices=tuple(choices), **about)


def button_pieces(at: Layout, targets: Sequence[Target]) -> list[Piece]:
    """What is on the buttons."""
    out = []
    for t in targets:
        if t.id.startswith("target-button-"):
            form = form_of(t.choices[0].action)
            verb, size = form["action"], (t.width, t.height)
            if t.key == "action-give-up":
                verb = "give-up"
            usual = verb == "times" and t.id.endswith("-0")
            costs = t.notes[0][1]["points"] if verb == "yield" else 0
            face = tray_faces.button(verb, form.get("times", costs), size, usual)
            label: dict[str, Any] = {"thing": BUTTONS.get(verb, "")}
            if words := tray_faces.WORDS.get(verb):  # how often says itself
                y, room = t.height / 2 - 13, t.width - 8
                label["written"] = Written(words, y, at.label, room, ink="ink")
            out.append(Piece(t.id.removeprefix("target-"), face=face, x=t.x, y=t.y, z=12, **label))
    return out


# what a button is about; the others only go on with an action
BUTTONS = {
    "place": "citizens",
    "farm": "fields",
    "recruit": "influence",
    "pass": "passed",
    "yield": "die-black",
    "roll": "leroy",
    "from": "citizens",
}


# ------------------------------------------------------------ T-7.1 before an action is chosen


def _lights(brings: dict[int, previews.Outcome]) -> tuple[str, ...]:
    """The cards and events a die is good for."""
    forms = [form_of(action) for action in brings]
    names = {"activate": "activity-{activity}", "fight": "card-{card}"}
    return tuple(names[f["action"]].format(**f) for f in forms if f["action"] in names)


def _is_own(t: Target) -> bool:
    return t.id.startswith("target-own-")


def _asked(
    s: Any, at: Layout, seat: int, spots: Spots, brings: Brought, out: Sequence[Target]
) -> list[Target]:
    """Every die: asked, it says what it is good for; opened, its actions are lit, and of one's own
    what influence can do to it."""
    own = {t.id: t for t in out if _is_own(t)}
    behind = {choice.action: (t, choice) for t in out for choice in t.choices}
    made: list[Target] = []
    for die in sorted(spots, key=lambda die: (die[0], die[1], -die[2])):
        d, c, v = die
        mine = own.get(f"target-own-{c}-{v}") if d == seat else None
        actions = brings.get(die, {})
        if not actions and mine is None:
            continue
        name, middle, size = _on_die(s, at, spots, f"target-die-{d}-{c}-{v}", die)
        notes, lights = (
            previews.alone(s, seat, die, actions),
            (f"die-{d}-{c}-{v}-0", *_lights(actions)),
        )
        about = said("piece-die", d, s.players, colour=COLOURS[c], value=v)
        if d == seat:
            name, about["key"] = f"target-own-{c}-{v}", "row-own-die"
            del about["args"]["seat"]
        made.append(Target(name, *middle, *size, look="piece", notes=notes, lights=lights, **about))
        made += [
            _opened(at, name, *behind[action], previews.yields(s, brought), brought)
            for action, brought in actions.items()
        ]
        made += [_spends(at, name, choice) for choice in (mine.choices if mine else ())]
    return made


def _badge_at(at: Layout, t: Target) -> Spot:
    """Where nothing is written: within what is high; at buttons of a phone at the lower corner,
    since above them stands what influence can do."""
    if t.id.startswith("target-fight-"):  # its head says the divisor, its middle what it does
        return t.width / 2 - 22, t.height / 2 - 20
    if t.height > 150:  # beside the places of tradesmen: in a narrow head is an hourglass, too
        return t.width / 2 - 24, 110 - t.height / 2
    if t.height > 70:  # between its price and its dice
        return 0, 15 - t.height / 2
    below = at is not places.WIDE and t.id.startswith("target-button-")
    return (t.width / 2 - 12, t.height / 2 + 6) if below else (t.width / 2 - 8, -t.height / 2 - 1)


def _opened(
    at: Layout, group: str, t: Target, choice: Choice, note: Note, brings: previews.Outcome
) -> Target:
    """An action a die can be used for, lit when the die is opened: the die is taken with it."""
    badge = f"×{brings.times}" if brings.times > 0 else ""
    return t._replace(
        id=f"{group}-{choice.action}",
        look="piece",
        group=group,
        choices=(
            Choice(choice.action, choice.key, choice.args, notes=(note,), then=brings.steps[1:2]),
        ),
        key=choice.key,
        args=choice.args,
        notes=(note,),
        badge=badge,
        badge_at=_badge_at(at, t),
    )


def _spends(at: Layout, group: str, choice: Choice) -> Target:
    """T-8.9: what influence can do to the die that is opened, at its signs in the tray."""
    rerolls = choice.key == "action-reroll"
    wide, high = (at.tray.w * 0.34, at.tray.w * 0.46)[not rerolls], max(at.least, 58)
    x = at.tray.x + at.tray.w * tray_faces.SPENDS["reroll" if rerolls else "flip"][0]
    about: dict[str, Any] = {"key": choice.key, "args": choice.args, "choices": (choice,)}
    name, y = f"{group}-{choice.action}", at.tray.y + 38
    return Target(name, x, y, wide, high, look="piece", group=group, **about)
