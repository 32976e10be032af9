"""What a step would cost and bring, found by trying it on a copy: the rules decide, not a picture.

Nothing that chance decides is foretold: a view has no generator, so the copy gets one of its own,
and as soon as the rules have asked it, nothing more is believed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from korsi.core.scene import Args, Note, Noun

from ..box import (
    ACTIVITY_IDS,
    CARD_COST,
    CARD_CUBES,
    CARD_DELAYED,
    COLOURS,
    DICE_PRICE,
    EVENT_IDS,
    NEUTRAL,
    SIDES,
    SLOTS,
    SPACE_IDS,
    WHITE,
)
from ..moves import DONE, FIRST_TAKE, MOVES
from ..rules.board import collected
from ..rules.contract import apply, legal
from ..rules.dice import divisor_of
from ..rules.modifiers import bought_dice, free_from, worth
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
)

UNASKED = [1, 2, 3, 4]  # the copy's generator; it only tells whether chance was asked
Die = tuple[int, int, int]  # district, colour, value


class Outcome(NamedTuple):
    """What an action brings to the one who does it."""

    plan: int
    target: int
    times: int  # activations or cubes the group allows
    deniers: int  # more or fewer than now, dice and tradesman paid
    influence: int
    points: int
    cubes: int  # still to be put on events of one's choice
    space: int  # where a citizen comes to stand, -1: nowhere
    countered: bool  # the event leaves the queue
    sure: bool  # False: dice decide what it brings


# --------------------------------------------------------------------------- the group


def group_sum(s: Any) -> tuple[int, int, int]:
    """Value, price and units of the group as it is; units -1 where there is no divisor."""
    size, seat, plan = int(s["group_size"]), int(s["active"]), int(s["plan"])
    card = used_card(s)
    shown = sum(int(s["group"][i][2]) for i in range(size))
    total = int(worth(card, shown, size)) if size else 0
    price = int(bought_dice(s, seat, card)) * int(DICE_PRICE[size])
    if plan not in (ACTIVATE, FIGHT, FARM):
        return total, price, -1
    return total, price, total // int(divisor_of(s, plan, int(s["target"])))


def used_card(s: Any) -> int:
    """T-8.5: the card whose cube changes the group, -1 for none."""
    return int(s["activity"][int(s["modifier"])]) if int(s["modifier"]) >= 0 else -1


def payments(s: Any) -> list[tuple[int, int]]:
    """T-8.2: who would be paid how much for the group as it is."""
    seat, size, card = int(s["active"]), int(s["group_size"]), used_card(s)
    found = []
    for owner in [*range(int(s["players"])), NEUTRAL]:
        taken = sum(int(s["group"][i][0]) == owner for i in range(size))
        bought = taken - int(free_from(s, seat, card, owner))
        if bought > 0:
            found.append((owner, bought * int(DICE_PRICE[size])))
    return found


def with_die(s: Any, die: Die) -> Any:
    """The table with one more die in the group."""
    sheet = s.copy()
    after, (district, colour, value) = bare(sheet), die
    after["dice"][district][colour][value] -= 1
    after["group"][int(after["group_size"])] = die
    after["group_size"] += 1
    return sheet


def bare(s: Any) -> Any:
    """The record itself, to be written to: interpreted rules keep it in a wrapper."""
    return getattr(s, "raw", s)


def take(die: Die) -> int:
    """The action that takes a die."""
    district, colour, value = die
    return FIRST_TAKE + (district * 3 + colour) * SIDES + value - 1


def die_of(action: int) -> Die:
    at = action - FIRST_TAKE
    return at // (3 * SIDES), at // SIDES % 3, at % SIDES + 1


# --------------------------------------------------------------------------- trying


class Trial:
    """One sheet to try things on, over and over."""

    def __init__(self, s: Any, seat: int):
        self.s, self.seat, self.now = s, seat, s
        self.plan = self.target = self.times = 0
        self.mask = np.zeros(MOVES.count, np.uint8)

    def legal(self, action: int) -> bool:
        legal(self.now, self.seat, self.mask)
        return bool(self.mask[action])

    def chance_asked(self) -> bool:
        return [int(x) for x in self.now["rng"]] != UNASKED

    def lay(self) -> None:
        """The position as it is, with a generator that only tells whether it is asked."""
        self.now = self.s.copy()
        bare(self.now)["rng"] = UNASKED

    def play(self, actions: Sequence[int]) -> bool:
        """Do all of it on a fresh sheet; False if a step is not allowed or chance was asked."""
        self.lay()
        self.plan, self.target, self.times = int(self.s["plan"]), int(self.s["target"]), 0
        for action in actions:
            if self.chance_asked() or not self.legal(action):
                return False
            self.step(action)
        return True

    def step(self, action: int) -> None:
        """One step; what it was about is kept, since at its end the rules forget it."""
        now, taken = self.now, FIRST_TAKE <= action < DONE
        if int(now["step"]) == GATHER and (taken or action == DONE):
            self.times = group_sum(with_die(now, die_of(action)) if taken else now)[2]
        elif int(now["step"]) == TIMES:
            self.times = int(MOVES.json(action)["times"])
        if int(now["plan"]):
            self.round_goes_on(1 if taken else 0)
        apply(self.now, self.seat, action)
        if int(now["plan"]):
            self.plan, self.target = int(now["plan"]), int(now["target"])

    def round_goes_on(self, taken: int) -> None:
        """The last dice would end the round, and the next one begins by chance: so that what this
        action brings can be told, a grey white die stays. With no other die left nothing counts it:
        districts without own dice win nothing, and no card counts white ones."""
        now = bare(self.now)
        if int(now["dice"].sum()) == taken:
            now["dice"][NEUTRAL][WHITE][1] += 1
            now["dice_supply"][WHITE] -= 1

    # ------------------------------------------------------------------ to the end of the action

    def choices(self) -> list[int]:
        legal(self.now, self.seat, self.mask)
        return [int(a) for a in np.flatnonzero(self.mask)]

    def next_step(self) -> int:
        """How an action goes on where it need not be asked: as often as it goes; -1: it must."""
        step = int(self.now["step"])
        offered = self.choices()
        if step == GATHER and int(self.now["group_size"]) and DONE in offered:
            return DONE
        if step == SOURCE:
            return offered[0]
        if step == TIMES:
            return offered[-1]
        return self.best(offered) if step == COLLECT else -1

    def best(self, offered: list[int]) -> int:
        """T-18.3: the building that pays most."""
        kept, worths = self.now, []
        for action in offered:
            self.now = kept.copy()
            apply(self.now, self.seat, action)
            worths.append(int(self.now["deniers"][self.seat]))
        self.now = kept
        return offered[worths.index(max(worths))]

    def outcome(self, actions: Sequence[int]) -> Outcome | None:
        """What these steps bring, carried on to the end of the action; None: not possible so."""
        if not self.play(actions):
            return None
        while int(self.now["plan"]) and not self.chance_asked():
            if int(self.now["step"]) == CUBES:
                break
            action = self.next_step()
            if action < 0:
                return None
            self.step(action)
        return self._told()

    def _told(self) -> Outcome:
        s, now, seat = self.s, self.now, self.seat
        plan, target = self.plan, self.target
        if self.chance_asked() or int(now["step"]) == OVER:  # the end counts what is hidden
            return Outcome(plan, target, self.times, 0, 0, 0, 0, -1, False, False)
        before, after = (int(x["deniers"][seat]) + int(x["purse"][seat]) for x in (s, now))
        came = [i for i in range(len(SPACE_IDS))
                if int(now["standing"][i]) == seat and int(s["standing"][i]) != seat]  # fmt: skip
        return Outcome(
            plan,
            target,
            self.times,
            after - before,
            int(now["influence"][seat]) - int(s["influence"][seat]),
            int(collected(now, seat)) - int(collected(s, seat)),
            int(now["left"]) if int(now["step"]) == CUBES else 0,
            came[0] if plan == CITIZEN and came else -1,
            plan == FIGHT and target not in [int(e) for e in now["queue"]],
            True,
        )


# --------------------------------------------------------------------------- in words


def _way(change: int) -> str:
    return "more" if change > 0 else "less" if change < 0 else "same"


def change(o: Outcome) -> Args:
    """More or less of what, for the messages."""
    return {
        "money": _way(o.deniers),
        "deniers": abs(o.deniers),
        "favour": _way(o.influence),
        "influence": abs(o.influence),
        "glory": _way(o.points),
        "points": abs(o.points),
    }


def yields(s: Any, o: Outcome) -> Note:
    """One action and what it brings, in one message."""
    if o.plan == ACTIVATE:
        card = int(s["activity"][o.target])
        args: Args = {"activity": ACTIVITY_IDS[card], "times": o.times}
        if not o.sure:
            return "preview-with-chance", args
        if o.cubes:
            return "preview-with-cubes", {**args, **change(o), "cubes": o.cubes}
        if CARD_DELAYED[card]:
            cubes = o.times * int(CARD_CUBES[card])
            return "preview-with-delayed", {**args, **change(o), "cubes": cubes}
        return "preview-with-activate", {**args, **change(o)}
    if o.plan == FIGHT:
        key = "preview-with-countered" if o.countered else "preview-with-fight"
        return key, {"card": EVENT_IDS[o.target], "times": o.times, **change(o)}
    if o.plan == CITIZEN:
        return "preview-with-place", {"space": SPACE_IDS[max(0, o.space)], **change(o)}
    return ("preview-with-farm" if o.plan == FARM else "preview-with-build"), {**change(o)}


def of_group(s: Any) -> tuple[Note, ...]:
    """T-8.2, T-8.4: what the group is worth, what it costs and who is paid."""
    total, price, units = group_sum(s)
    notes: list[Note] = [("preview-group", {"total": total, "deniers": price})]
    notes += [paid(owner, deniers) for owner, deniers in payments(s)]
    if units == 0:
        need = int(divisor_of(s, int(s["plan"]), int(s["target"])))
        notes.append(("preview-short", {"total": need}))
    return tuple(notes)


def paid(owner: int, deniers: int) -> Note:
    """T-8.2: the money goes to the die's owner, for neutral dice to the bank."""
    if owner == NEUTRAL:
        return "preview-buys-grey", {"deniers": deniers}
    return "preview-buys", {"deniers": deniers, "seat": Noun("seat", owner)}


# ------------------------------------------------------------ T-7.1 before an action is chosen


def dice_there(s: Any) -> list[Die]:
    """Every kind of die in the square, once."""
    return [
        (d, c, v)
        for d in [*range(int(s["players"])), NEUTRAL]
        for c in range(len(COLOURS))
        for v in range(SIDES, 0, -1)
        if int(s["dice"][d][c][v])
    ]


def by_die(s: Any, seat: int, actions: Sequence[int]) -> dict[Die, dict[int, Outcome]]:
    """What every action would bring with each die alone; a die no action can use is left out."""
    trial = Trial(s, seat)
    begins = [a for a in actions if MOVES.json(a)["action"] in BEGINNING]
    able: dict[int, set[int]] = {}
    for action in begins:  # which dice it accepts at all, so that most need not be tried
        trial.lay()
        apply(trial.now, seat, action)
        able[action] = set(trial.choices())
    found: dict[Die, dict[int, Outcome]] = {}
    for die in dice_there(s):
        for action in begins:
            if take(die) not in able[action]:
                continue
            outcome = trial.outcome([action, take(die)])
            if outcome is not None:
                found.setdefault(die, {})[action] = outcome
    return found


def with_own_dice(trial: Trial, action: int) -> tuple[Note, ...]:
    """What an action would bring with the highest of one's own dice, as many as it takes."""
    taken: list[int] = []
    trial.play([action])
    while int(trial.now["plan"]) and int(trial.now["step"]) == GATHER:
        takes = [a for a in trial.choices() if FIRST_TAKE <= a < DONE]
        own = [a for a in takes if die_of(a)[0] == trial.seat]
        if not own:
            break
        taken.append(max(own, key=lambda a: die_of(a)[2]))
        trial.step(taken[-1])
    outcome = trial.outcome([action, *taken]) if taken else None
    if outcome is None:
        return ()
    total = sum(die_of(a)[2] for a in taken)
    return ("preview-own-dice", {"total": total}), yields(trial.s, outcome)


BEGINNING = ("activate", "build", "fight", "place", "farm")


def alone(s: Any, seat: int, die: Die, brings: dict[int, Outcome]) -> tuple[Note, ...]:
    """What one die costs, from whom, and what every action would bring with it."""
    owner = die[0]
    first: Note = ("preview-own", {}) if owner == seat else paid(owner, int(DICE_PRICE[1]))
    return (first, *(yields(s, outcome) for outcome in brings.values()))


def tradesman(s: Any, seat: int, card: int) -> tuple[Note, ...]:
    """T-9.2: what a place on the card costs."""
    slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
    if int(s["tradesman"][slot][seat]):
        return ()
    return (("preview-tradesman", {"deniers": int(CARD_COST[card])}),)
