"""What a step would cost and bring, told by the events of trying it (korsi.core.preview)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from korsi.core.preview import Trial
from korsi.core.scene import Args, Note, Noun

from .. import moves
from ..box import (
    ACTIVITY_IDS,
    CARD_EFFECT,
    CARD_SLOT,
    COLOURS,
    DICE_PRICE,
    EVENT_IDS,
    FARM_DENIERS,
    NEUTRAL,
    OWNERS,
    PAY_FOR_CUBES,
    PER_CITIZEN,
    SALARY,
    SPACE_IDS,
    SPACES_EACH,
)
from ..effects import cubes_to_put, effect_words
from ..moves import DONE, VERB, A, B, C
from ..rules import dice
from ..state import (
    ACTIVATE,
    CITIZEN,
    COLLECT,
    CUBES,
    FARM,
    FIGHT,
    GATHER,
    OVER,
    SOURCE,
    TIMES,
    TURN,
)
from . import labels
from .places import Die
from .worth import Tried, changes, of_the_place, worth_now, worth_then

# What an event is worth to its seat: deniers, influence, points for each of its number
WORTH = {
    moves.PAYS_BANK: (-1, 0, 0),
    moves.DENIERS_GAINED: (1, 0, 0),
    moves.PASSED: (1, 0, 0),
    moves.INFLUENCE_GAINED: (0, 1, 0),
    moves.PAYS_INFLUENCE: (0, -1, 0),
    moves.POINTS_GAINED: (0, 0, 1),
    moves.POINTS_LOST: (0, 0, -1),
}


class Outcome(NamedTuple):
    """What an action brings to the one who does it."""

    plan: int
    target: int
    times: int = 0  # activations or cubes carried out
    deniers: int = 0  # more or fewer than now, dice and tradesman paid
    place: int = 0  # of that, paid for a tradesman's place (T-9.2)
    dice: int = 0  # and for the dice of others (T-8.2)
    influence: int = 0
    points: int = 0  # at once
    before: int = 0  # what one would have if the game ended now
    after: int = 0  # and if it ended then
    parts: tuple[Note, ...] = ()  # of what the difference is; by chance: what is sure of it
    cubes: int = 0  # still to be put on events of one's choice
    laid: int = 0  # on a delayed card
    space: int = -1  # where a citizen comes to stand, -1: nowhere
    expelled: int = -1  # and whose is expelled by it
    countered: bool = False  # the event leaves the queue
    sure: bool = True  # False: dice decide what it brings
    varies: bool = False  # T-18.3: it is less where another citizen goes to the card
    steps: tuple[int, ...] = ()  # how it came to that


def trial_of(record: Any, seat: int) -> Tried:
    from .. import GAME

    return Tried(GAME, record, seat)


def die_of(action: int) -> Die:
    """The die an action takes."""
    return int(A[action]), int(B[action]), int(C[action]) + 1


# ------------------------------------------------------------ to the end of an action


def _next_step(trial: Trial, now: Any) -> int:
    """How an action goes on where it need not be asked: as often as it goes; -1: it must."""
    step = now["step"]
    if step == GATHER:
        return DONE if now["group_size"] and trial.allows(DONE) else -1
    legal = trial.legal()
    if step == SOURCE:
        return _best(trial, now, legal) if by_citizens(now) else legal[0]
    if step == TIMES:
        return legal[-1]
    return _best(trial, now, legal) if step == COLLECT else -1


def by_citizens(now: Any) -> bool:
    """T-18.3: is a card under way that counts citizens? Then it matters which one goes there."""
    if now["plan"] != ACTIVATE:
        return False
    return bool(CARD_EFFECT[int(now["activity"][int(now["target"])])] == PER_CITIZEN)


def _best(trial: Trial, now: Any, legal: list[int]) -> int:
    """T-9.3, T-18.3: the building that pays most; the citizen whose place pays least."""
    paid = _paid_by(trial, now, legal)
    return legal[paid.index(max(paid))]


def _paid_by(trial: Trial, now: Any, legal: list[int]) -> list[int]:
    before, paid = now.copy(), []
    for action in legal:
        paid.append(_changes(_to_the_end(trial, now, action), trial.seat)[0])
        trial.states[0] = before
    return paid


def _to_the_end(trial: Trial, now: Any, action: int) -> list[list[int]]:
    """What a choice that counts citizens pays, and those behind it; chance has no part in it."""
    collects, told = now["step"] == COLLECT, trial.step(action)
    while not collects and now["plan"]:
        told += trial.step(_next_step(trial, now))
    return told


def collected(trial: Trial, action: int) -> Note:
    """T-18.3: what one building pays once."""
    trial.reset()
    return "preview-collect", {"deniers": _changes(trial.step(action), trial.seat)[0]}


def yielded(trial: Trial, action: int) -> Note:
    """T-6.12: what it costs to let the black die through; one that comes next is another matter."""
    trial.reset()
    lost = (a for kind, who, a, *_ in trial.step(action) if kind == moves.POINTS_LOST)
    return "preview-yield", {"points": next(lost, 0)}


def outcome(trial: Tried, actions: Sequence[int]) -> Outcome | None:
    """What these steps bring, carried on to the end of the action; None: not possible so."""
    trial.reset()
    now = np.asarray(trial.states)[0]
    plan, target = int(now["plan"]), int(now["target"])
    told: list[list[int]] = []
    ahead, steps, price, varies = list(actions), list[int](), 0, False
    while ahead or (now["plan"] and now["step"] != CUBES and not trial.chance_asked):
        if not ahead and now["step"] == SOURCE and by_citizens(now):
            varies = len({*_paid_by(trial, now, trial.legal())}) > 1
        action = ahead.pop(0) if ahead else _next_step(trial, now)
        if action < 0 or trial.chance_asked or not trial.allows(action):
            return None
        if now["step"] == GATHER:
            price = _price_with(trial, now, action)
        told += trial.step(action)
        steps.append(action)
        if now["plan"]:
            plan, target = int(now["plan"]), int(now["target"])
    brings = _told(trial, now, plan, target, told)
    return brings._replace(steps=tuple(steps), dice=price, varies=varies)


def _price_with(trial: Trial, now: Any, action: int) -> int:
    """T-8.2: what the dice gathered cost, with the one this step takes."""
    before = now.copy()
    if VERB[action] == moves.TAKE_DIE:
        dice.put_in_group(trial.now, *die_of(action))
    price = sum(int(dice.owed_for_dice(trial.now, trial.seat, owner)) for owner in range(OWNERS))
    trial.states[0] = before
    return price


def _changes(told: list[list[int]], seat: int) -> list[int]:
    """Deniers, influence and points a seat has more or less of."""
    sums = [0, 0, 0]
    for kind, who, a, b, _ in told:
        if kind == moves.PAYS:
            sums[0] += b * ((a == seat) - (who == seat))
        elif who == seat and kind in WORTH:
            for i, sign in enumerate(WORTH[kind]):
                sums[i] += a * sign
    return sums


def _told(trial: Tried, now: Any, plan: int, target: int, told: list[list[int]]) -> Outcome:
    """The events of an action; those of the round that follows, if it was the last, aside."""
    kinds = [event[0] for event in told]
    asked = trial.chance_asked and moves.ROUND not in kinds
    own = told[: kinds.index(moves.ROUND)] if moves.ROUND in kinds else told
    times = int(now["left"]) if now["step"] == CUBES else 0
    left = cubes_to_put(int(now["activity"][target]), times) if times else 0
    done: dict[int, list[int]] = {kind: numbers for kind, _, *numbers in own}
    if plan == ACTIVATE and moves.ACTIVATED in done:
        times = done[moves.ACTIVATED][1]
    elif plan == FIGHT:
        times = sum(kind == moves.CUBE_PLACED for kind, *_ in own)
    elif plan == FARM and moves.DENIERS_GAINED in done:
        times = done[moves.DENIERS_GAINED][0] // FARM_DENIERS
    place = _place_paid(trial, plan, target)
    if asked or moves.ARCHERS in kinds or now["step"] == OVER:  # the end counts what is hidden
        parts = () if now["step"] == OVER else of_the_place(trial)
        return Outcome(plan, target, times, place=place, parts=parts, sure=False)
    deniers, influence, points = _changes(own, trial.seat)
    laid = done[moves.CUBES_LAID][1] if moves.CUBES_LAID in done else 0
    space = done[moves.PLACED][0] if moves.PLACED in done else -1
    countered = moves.COUNTERED in done or moves.COUNTERED + 1 in done
    goes_on = len(own) < len(told)
    then = worth_then(trial, (deniers, influence, points) if goes_on else None)
    return Outcome(
        plan, target, times, deniers, place, 0, influence, points, worth_now(trial).points,
        then.points, changes(trial, then), left, laid, space, _expelled(own), countered,
    )  # fmt: skip


def _expelled(told: list[list[int]]) -> int:
    """T-12.2, T-12.3: whose citizen gives way, -1: nobody's."""
    for kind, who, *_ in told:
        if kind in (moves.EXPELLED, moves.EXPELLED + 1):
            return who if kind == moves.EXPELLED else NEUTRAL
    return -1


def _place_paid(trial: Trial, plan: int, target: int) -> int:
    """T-9.2: what the tradesman's place costs, unless it is paid already."""
    before = trial.states[1]
    if plan != ACTIVATE or int(before["step"]) not in (TURN, GATHER):
        return 0
    return int(dice.tradesman_cost(before, trial.seat, ACTIVATE, target))


# --------------------------------------------------------------------------- in words


def _way(change: int) -> str:
    return "more" if change > 0 else "less" if change < 0 else "same"


def change(o: Outcome, brief: bool = False) -> Args:
    """More or less of what, for the messages; of points what stands beside one's name."""
    points = _points(o, brief)
    return {
        "money": _way(o.deniers),
        "deniers": abs(o.deniers),
        "favour": _way(o.influence),
        "influence": abs(o.influence),
        "glory": "moves" if points else "same",
        "points": points,
    }


def _points(o: Outcome, brief: bool) -> tuple[Note, ...]:
    """Before and after; and where not all of it is had at once, of what the difference is."""
    said: Args = {"before": o.before, "after": o.after}
    if not brief and any(key != "worth-at-once" for key, _ in o.parts):
        return (("preview-end", {**said, "parts": o.parts}),)
    return (("preview-end-once", said),) if o.after != o.before else ()


def yields(s: Any, o: Outcome, named: str = "no") -> Note:
    """One action and what it brings, in one message; what its dice cost is said beside it. It is
    `named` where neither the question nor the row has named it."""
    o = o._replace(deniers=o.deniers + o.dice + o.place)
    brings = change(o, named == "yes")
    if o.plan == CITIZEN:
        brings = {**brings, "space": SPACE_IDS[max(0, o.space)]}
        if o.expelled >= 0:
            return labels.told("preview-with-expelling", o.expelled, s.players, **brings)
        return "preview-with-place", brings
    brings = {**brings, "named": named}
    if o.plan == FIGHT:
        key = "preview-with-countered" if o.countered else "preview-with-fight"
        return key, {**brings, "card": EVENT_IDS[o.target], "times": o.times}
    if o.plan != ACTIVATE:
        return "preview-with-farm" if o.plan == FARM else "preview-with-build", brings
    # while dice are gathered the place is part of what they cost, which is said beside it
    place = 0 if s.step == GATHER else o.place
    args: Args = {"activity": ACTIVITY_IDS[s.activity[o.target]], "named": named}
    args = {**args, "times": o.times, "place": place}
    if not o.sure:
        return "preview-with-chance", {**args, "adds": len(o.parts), "sure": o.parts}
    return _activated(o, {**brings, **args})


def _activated(o: Outcome, brings: Args) -> Note:
    """What a card brings; apart from it, what the place of a tradesman costs."""
    if o.cubes:
        return "preview-with-cubes", {**brings, "cubes": o.cubes}
    if o.laid:
        return "preview-with-delayed", {**brings, "cubes": o.laid}
    if o.deniers or o.influence or o.points:
        return "preview-with-activate", {**brings, "varies": int(o.varies)}
    return "preview-with-nothing", brings


def paid(owner: int, deniers: int) -> Note:
    """T-8.2: the money goes to the die's owner, for neutral dice to the bank."""
    if owner == NEUTRAL:
        return "preview-buys-grey", {"deniers": deniers}
    return "preview-buys", {"deniers": deniers, "seat": Noun("seat", owner)}


# --------------------------------------------------------------------------- the group


class Group(NamedTuple):
    """T-8.2, T-8.4: what dice gathered are worth, who is paid for them, how often it works."""

    total: int
    owed: tuple[tuple[int, int], ...]  # owner, deniers
    place: int  # T-9.2: for the tradesman's place, unless there is one
    units: int  # -1: the action knows no units
    need: int  # of one unit

    @property
    def price(self) -> int:
        return sum(deniers for _, deniers in self.owed)

    def notes(self, brings: tuple[Note, ...]) -> tuple[Note, ...]:
        """What it brings, what it costs in all, its total: the most useful first. Who is paid
        stands in the tray; a row says whose die it takes."""
        if self.units == 0:
            brings = (("preview-short", {"total": self.need}),)
        paid = {"deniers": self.price + self.place, "dice": self.price, "place": self.place}
        cost: Note = ("preview-cost", paid)
        total: Note = ("preview-group", {"total": self.total})
        return (*brings, cost, *((total,) if self.units >= 0 else ()))


def group_of(record: Any) -> Group:
    """The dice gathered so far."""
    seat, plan, target = (int(record[name]) for name in ("active", "plan", "target"))
    owed = [(owner, int(dice.owed_for_dice(record, seat, owner))) for owner in range(OWNERS)]
    counted = plan in (ACTIVATE, FIGHT, FARM)
    return Group(
        int(dice.group_worth(record)),
        tuple((owner, deniers) for owner, deniers in owed if deniers),
        int(dice.tradesman_cost(record, seat, plan, target)) if plan == ACTIVATE else 0,
        int(dice.group_units(record)) if counted else -1,
        int(dice.divisor_of(record, plan, target)) if counted else 0,
    )


def group_with(trial: Trial, die: Die) -> Group:
    """The same with one more die."""
    trial.reset()
    dice.put_in_group(trial.now, *die)
    return group_of(trial.now)


# ------------------------------------------------------------ T-7.1 before an action is chosen


def begins(action: int) -> bool:
    """Is this action carried out with dice?"""
    alone = (moves.BUILD, moves.PLACE, moves.FARM_FIELDS)
    return action in alone or VERB[action] in (moves.ACTIVATE_CARD, moves.FIGHT_EVENT)


def by_die(trial: Tried, actions: Sequence[int]) -> dict[Die, dict[int, Outcome]]:
    """What every action would bring with each die alone; a die no action can use is left out."""
    found: dict[Die, dict[int, Outcome]] = {}
    for action in filter(begins, actions):
        trial.reset()
        trial.step(action)
        for taken in trial.legal():
            if VERB[taken] == moves.TAKE_DIE:
                brings = outcome(trial, [action, taken])
                if brings is not None:
                    found.setdefault(die_of(taken), {})[action] = brings
    return {die: found[die] for die in sorted(found, key=lambda die: (die[0], die[1], -die[2]))}


def _own_dice(trial: Tried, action: int) -> tuple[int, Outcome] | None:
    """What an action would bring with the highest of one's own dice, as many as it takes: their
    total, and that; None where they do not reach."""
    taken: list[int] = []
    trial.play([action])
    while trial.now["plan"] and trial.now["step"] == GATHER:
        own = [a for a in trial.legal() if VERB[a] == moves.TAKE_DIE and A[a] == trial.seat]
        if not own:
            break
        taken.append(max(own, key=lambda a: C[a]))
        trial.step(taken[-1])
    brings = outcome(trial, [action, *taken]) if taken else None
    return None if brings is None else (sum(die_of(a)[2] for a in taken), brings)


def _least_price(trial: Tried, action: int) -> int:
    """T-8.2: for how few deniers bought dice would do, beside one's own highest; 0: not found."""
    ways = [(bought * int(DICE_PRICE[n]), n - bought, bought)
            for n in range(1, len(DICE_PRICE)) for bought in range(1, n + 1)]  # fmt: skip
    for _, own, bought in sorted(ways):
        taken = _highest(trial, action, [True] * own + [False] * bought)
        brings = outcome(trial, [action, *taken]) if taken else None
        if brings is not None:
            return brings.dice
    return 0


def _highest(trial: Tried, action: int, mine: list[bool]) -> list[int]:
    """Taking one's own and others' dice in this order, the highest each time; none if one lacks."""
    taken: list[int] = []
    trial.play([action])
    for own in mine:
        gathers = trial.now["plan"] and trial.now["step"] == GATHER
        legal = [a for a in trial.legal() if VERB[a] == moves.TAKE_DIE] if gathers else []
        fitting = [a for a in legal if (A[a] == trial.seat) == own]
        if not fitting:
            return []
        taken.append(max(fitting, key=lambda a: C[a]))
        trial.step(taken[-1])
    return taken


def _told_of(
    s: Any, trial: Tried, action: int, found: tuple[int, Outcome] | None
) -> tuple[Note, ...]:
    if found is None:  # else nobody knows why a row says nothing
        return (("preview-not-alone", {"deniers": _least_price(trial, action)}),)
    total, brings = found
    return ("preview-own-dice", {"total": total}), yields(s, brings)


def with_own_dice(s: Any, trial: Tried, action: int) -> tuple[Note, ...]:
    """The same in words."""
    return _told_of(s, trial, action, _own_dice(trial, action))


def activation(s: Any, trial: Tried, action: int) -> tuple[Note, ...]:
    """What a card would bring with one's own dice; its own words where trying it does not say what
    it gives: they do not reach, chance decides, it works later, or it brings nothing now."""
    card, found = int(A[action]), _own_dice(trial, action)
    said = _told_of(s, trial, action, found)
    later = CARD_EFFECT[card] == PAY_FOR_CUBES  # what it takes is paid when the cubes are put
    if later or said[-1][0] not in ("preview-with-activate", "preview-with-cubes"):
        said = (*said, *_in_short(effect_words(card, s.players == 1)))
    if found is not None and found[1].place and not s.supply[trial.seat]:
        lies = any(lying[trial.seat] for lying in s.lying)
        said = (*said, ("preview-lying-goes" if lies else "preview-moves-there", {}))
    return said if found is not None else (*said, *tradesman(s, trial.seat, int(CARD_SLOT[card])))


def _in_short(effect: tuple[Note, ...]) -> tuple[Note, ...]:
    """How cubes are kept and spent says the card itself; a row has no room for it."""
    return tuple(("preview-delayed", {}) if key == "says-delayed" else (key, args)
                 for key, args in effect)  # fmt: skip


def alone(s: Any, seat: int, die: Die, brings: dict[int, Outcome]) -> tuple[Note, ...]:
    """What one die costs, from whom, and what every action would bring with it, most first."""
    owner = die[0]
    first: Note = ("preview-free", {}) if owner == seat else paid(owner, int(DICE_PRICE[1]))
    found = sorted(brings.values(), key=_brought, reverse=True)
    return (first, *(yields(s, o, "yes") for o in found))


def _brought(o: Outcome) -> float:
    """About how much an action brings at once, in points: only what is read first hangs on it."""
    later = o.cubes + o.laid + (o.space >= 0)
    return o.points + later + (o.influence + o.deniers) / 2 if o.sure else 0.0


def settled(space: int) -> Note:
    """T-5.3, T-5.6: what a citizen who stands there gives and costs every round."""
    building = space // SPACES_EACH
    return "preview-settle", {"colour": COLOURS[building], "deniers": int(SALARY[building])}


def tradesman(s: Any, seat: int, slot: int) -> tuple[Note, ...]:
    """T-9.2: what a place on the card costs."""
    deniers = int(dice.tradesman_cost(s.record, seat, ACTIVATE, slot))
    return () if s.tradesman[slot][seat] else (("preview-tradesman", {"deniers": deniers}),)
