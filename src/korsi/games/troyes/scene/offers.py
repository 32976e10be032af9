"""The obvious whole of what is to be done now, as one click; step by step stays possible.

For an action: of one's own dice as few pips as bring most; where they do not reach, the cheapest
bought ones. Against black dice: as few pips as are enough. With influence: the low dice turned over
together. All of it is found by trying legal steps on a copy of the view. It ends where somebody has
to choose: whose citizen moves, which event gets the cubes, what to do after chance was asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from korsi.core.scene import And, Args, Choice, Note, Offer, Target

from .. import moves
from ..box import BUILDINGS, COLOURS
from ..moves import DONE, FIRST, SOURCE_OF, SUPPLY, VERB, A, B
from ..rules.dice import put_in_group
from ..state import CITIZEN, COLLECT, COUNTER, GATHER, SOURCE, TIMES, TURN
from . import previews
from .labels import told
from .places import Die, Layout
from .tray import would_be
from .worth import Tried

Way = tuple[int, ...]

MOST = 240
"""Ways looked at; whoever has more than that to choose from chooses die by die."""


def offer(s: Any, trial: Tried) -> Offer | None:
    """What would be done with one click, if that saves any."""
    if s.step == GATHER and s.plan != CITIZEN:  # which die is what placing a citizen is about
        found = _gathered(s, trial)
    elif s.step == SOURCE:
        found = _from_supply(s, trial)
    elif s.step == COUNTER:
        found = _countered(trial)
    elif s.step == TIMES:
        return _as_often_as_it_goes(s, trial)
    elif s.step == COLLECT:
        found = _collected(s, trial)
    else:
        found = _turned(trial) if s.step == TURN else None
    return found if found and len(found.actions) > 1 else None


def shown_whole(
    s: Any, at: Layout, seat: int, targets: list[Target], offered: Offer | None
) -> list[Target]:
    """The dice an offer takes lie in the tray together, with what all of them cost and bring."""
    if offered is None or s.step != GATHER:
        return targets
    trial = previews.trial_of(s.record, seat)
    dice = tuple(a for a in offered.actions if _takes(a))
    brings = previews.outcome(trial, offered.actions)
    row = would_be(s, at, [previews.die_of(a) for a in dice], _group(trial, dice), brings)
    first, *then = offered.actions
    whole = Choice(first, ghost=row, then=tuple(then))
    return [t._replace(whole=whole) if first in t.actions else t for t in targets]


# --------------------------------------------------------------------------- ways


def _ways(trial: Tried, may: Callable[[int], bool], over: bool) -> Iterator[Way]:
    """All ways to add dice until `done`, each once, small ones first; with `over`, also those that
    go on where it would be enough."""
    step, ends = int(trial.states[1]["step"]), list[Way]([()])
    for _ in range(MOST):
        if not ends:
            return
        way = ends.pop(0)
        if trial.play(way) is None:
            continue
        if trial.now["step"] != step or trial.now["active"] != trial.states[1]["active"]:
            yield way  # the group was full
            continue
        legal, last = trial.legal(), way[-1] if way else 0
        if DONE in legal:
            yield (*way, DONE)
        if over or DONE not in legal:
            ends += [(*way, a) for a in legal if a >= last and may(a)]


def _named(trial: Tried, dice: list[Die]) -> And:
    """Dice by their owners, one's own before the others', high ones first."""
    found: list[Note] = []
    ordered = sorted(dice, key=lambda die: (die[0] != trial.seat, -die[2], die))
    for (owner, colour, value), alike in Counter(ordered).items():
        args: dict[str, Any] = {"colour": COLOURS[colour], "value": value}
        if owner == trial.seat:
            found.append(("offer-die", {**args, "dice": alike}))
        else:
            players = int(trial.now["players"])
            found += [told("offer-die-of", owner, players, **args)] * alike
    return And(found)


def _own_die(trial: Tried, action: int) -> Die:
    return trial.seat, int(A[action]), int(B[action]) + 1


# --------------------------------------------------------------------------- T-8.1 an action


def _gathered(s: Any, trial: Tried) -> Offer | None:
    """Dice for the action chosen, and all that follows where nobody need be asked."""
    found = _best(trial, lambda a: _takes(a) and A[a] == trial.seat) or _best(trial, _takes)
    if found is None:
        return None
    taken, group, brings = found
    if not taken:  # that is what "done" does
        return None
    dice = _named(trial, [previews.die_of(a) for a in taken])
    notes = group.notes((previews.yields(s, brings),))
    return Offer(_unasked(brings.steps), "offer-take", {"dice": dice}, notes)


def _takes(action: int) -> bool:
    return bool(VERB[action] == moves.TAKE_DIE)


def _best(
    trial: Tried, may: Callable[[int], bool]
) -> tuple[Way, previews.Group, previews.Outcome] | None:
    """The cheapest dice; of those the ones that bring most; of those as few pips as it takes."""
    best: tuple[tuple[int, ...], Way, previews.Group, previews.Outcome] | None = None
    for way in list(_ways(trial, may, over=True)):
        taken = tuple(a for a in way if a != DONE)
        group = _group(trial, taken)
        if best is not None and -group.price < best[0][0]:
            continue
        brings = previews.outcome(trial, way)
        if brings is None:
            continue
        gain = brings.times, brings.points, brings.influence
        rank = (-group.price, *gain, -group.total, -len(taken))
        if best is None or rank > best[0]:
            best = rank, taken, group, brings
    return best[1:] if best else None


def _group(trial: Tried, taken: Way) -> previews.Group:
    """The group with these dice; the last one may complete it, so it is only laid there."""
    trial.play(taken[:-1])
    if taken:
        put_in_group(trial.now, *previews.die_of(taken[-1]))
    return previews.group_of(trial.now)


def _unasked(steps: Way) -> Way:
    """T-9.3: as far as the citizen comes from the supply; any other is for its player to name."""
    asked = [i for i, action in enumerate(steps) if SOURCE_OF[action] > SUPPLY]
    return steps[: asked[0]] if asked else steps


def _from_supply(s: Any, trial: Tried) -> Offer | None:
    """T-9.3: the citizen from the supply, and the rest of the action."""
    brings = previews.outcome(trial, [int(FIRST[moves.FETCH]) + SUPPLY])
    if brings is None:
        return None
    return Offer(_unasked(brings.steps), "offer-supply", {}, (previews.yields(s, brings),))


def _as_often_as_it_goes(s: Any, trial: Tried) -> Offer | None:
    """T-9.8: what taking the dice has promised comes first; whoever wants less finds it below."""
    trial.reset()
    most = trial.legal()[-1]
    brings = previews.outcome(trial, [most])
    notes = () if brings is None else (previews.yields(s, brings),)
    often = int(A[most]) + 1
    if brings is not None and (building := _one_building(brings.steps[1:])):
        return Offer(brings.steps, "offer-collect", {"building": building, "times": often}, notes)
    return Offer((most,), "offer-times", {"times": often}, notes)


def _collected(s: Any, trial: Tried) -> Offer | None:
    """T-18.3: every time from the building that pays most."""
    brings = previews.outcome(trial, ())
    building = None if brings is None else _one_building(brings.steps)
    if brings is None or building is None:
        return None
    about: Args = {"building": building, "times": len(brings.steps)}
    paid: Note = ("preview-collect", {"deniers": brings.deniers})
    return Offer(brings.steps, "offer-collect", about, (paid,))


def _one_building(steps: Way) -> str | None:
    """The one all of these collect from, if that is what they do."""
    found = {BUILDINGS[A[a]] if VERB[a] == moves.COLLECT_AT else None for a in steps}
    return found.pop() if len(found) == 1 else None


# --------------------------------------------------------------------------- T-6.8 black dice


def _countered(trial: Tried) -> Offer | None:
    """As few pips as counter what has to be countered."""
    found = _ways(trial, lambda a: bool(VERB[a] == moves.DISCARD_DIE), over=False)
    best = min(found, key=lambda way: (_pips(way), len(way)), default=None)
    if best is None:
        return None
    done = {kind: (a, b) for kind, seat, a, b, _ in trial.play(best) or [] if seat == trial.seat}
    black, total = done[moves.COUNTERS]
    gained = done.get(moves.INFLUENCE_GAINED, (0, 0))[0]
    notes: tuple[Note, ...] = (("preview-gains-influence", {"influence": gained}),)
    dice = _named(trial, [_own_die(trial, a) for a in best[:-1]])
    args: Args = {"dice": dice, "black": black, "total": total}
    return Offer(best, "offer-counter", args, notes if gained else ())


def _pips(way: Way) -> int:
    return sum(int(B[a]) + 1 for a in way if a != DONE)


# --------------------------------------------------------------------------- T-8.9 influence


def _turned(trial: Tried) -> Offer | None:
    """The dice that gain most by it, as many as one payment turns over."""
    way: Way = ()
    while better := _turns(trial, way):
        way = (*way, better)
    trial.play(way)
    paid = int(trial.states[1]["influence"][trial.seat]) - int(trial.now["influence"][trial.seat])
    dice = _named(trial, [_own_die(trial, a) for a in way])
    # what one does with these dice is still open: whoever wants that turns them over
    return Offer(way, "offer-flip", {"dice": dice, "influence": paid}, aside=True)


def _turns(trial: Tried, way: Way) -> int:
    """The next die to turn over; 0: none gains by it, or it would have to be paid again."""
    trial.play(way)
    if way and not trial.now["flips_left"]:
        return 0
    gains = [(0, 0)]
    for action in [a for a in trial.legal() if VERB[a] == moves.FLIP_DIE]:
        events = trial.play((*way, action)) or []
        *_, before, after = events[-1]
        gains.append((after - before, action))
    return max(gains)[1]
