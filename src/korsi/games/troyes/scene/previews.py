"""What a step would cost and bring, found by trying it on a copy."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.scene import Args, Note, Noun

from ..box import ACTIVITY_IDS, CARD_COST, COLOURS, DICE_PRICE, NEUTRAL, SLOTS
from ..moves import DONE, MOVES
from ..rules.board import collected
from ..rules.dice import divisor_of
from ..rules.modifiers import bought_dice, free_from, worth
from ..state import ACTIVATE, COUNTER, FARM, FIGHT, GATHER, OVER, RECORD, ROLL, SOURCE, TIMES, TURN


def group_sum(s: Any) -> tuple[int, int, int]:
    """Value, price and units of the group as it is; units -1 where there is no divisor."""
    size, seat, plan = int(s["group_size"]), int(s["active"]), int(s["plan"])
    modifier = int(s["modifier"])
    card = int(s["activity"][modifier]) if modifier >= 0 else -1
    shown = sum(int(s["group"][i][2]) for i in range(size))
    total = int(worth(card, shown, size)) if size else 0
    price = int(bought_dice(s, seat, card)) * int(DICE_PRICE[size])
    if plan not in (ACTIVATE, FIGHT, FARM):
        return total, price, -1
    return total, price, total // int(divisor_of(s, plan, int(s["target"])))


def notes_of(s: Any, seat: int, action: int, form: dict[str, Any]) -> tuple[Note, ...]:
    """What a step would cost and bring."""
    if form["action"] == "activate":
        card = ACTIVITY_IDS.index(form["activity"])
        slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
        if int(s["tradesman"][slot][seat]) == 0:
            return (("preview-tradesman", {"deniers": int(CARD_COST[card])}),)
    if form["action"] == "take":
        after = _copy(s)
        d = NEUTRAL if form["district"] == "neutral" else int(form["district"])
        c, v = COLOURS.index(form["colour"]), form["value"]
        after["dice"][d][c][v] -= 1
        after["group"][int(after["group_size"])] = (d, c, v)
        after["group_size"] += 1
        return (*_of_group(after), *_afterwards(s, seat, action))
    if form["action"] == "done" and int(s["step"]) == GATHER:
        return (*_of_group(s), *_afterwards(s, seat, action))
    if form["action"] in ("times", "collect", "pass"):
        return _afterwards(s, seat, action)
    return ()


def _copy(s: Any) -> Any:
    """The position on a sheet of its own, to try something out."""
    sheet = np.zeros(1, RECORD)
    sheet[0] = getattr(s, "raw", s)
    return sheet[0]


def _of_group(s: Any) -> tuple[Note, ...]:
    """T-8.2, T-8.4: what the group is worth, what it costs and who is paid."""
    total, price, units = group_sum(s)
    notes: list[Note] = [("preview-group", {"total": total, "deniers": price})]
    for owner, deniers in payments(s):
        if owner == NEUTRAL:
            notes.append(("preview-buys-grey", {"deniers": deniers}))
        else:
            notes.append(("preview-buys", {"deniers": deniers, "seat": Noun("seat", owner)}))
    if units >= 0:
        notes.append(("preview-units", {"units": units}))
    return tuple(notes)


def payments(s: Any) -> list[tuple[int, int]]:
    """T-8.2: who would be paid how much for the group as it is."""
    seat, size = int(s["active"]), int(s["group_size"])
    card = int(s["activity"][int(s["modifier"])]) if int(s["modifier"]) >= 0 else -1
    found = []
    for owner in [*range(int(s["players"])), NEUTRAL]:
        taken = sum(int(s["group"][i][0]) == owner for i in range(size))
        bought = taken - int(free_from(s, seat, card, owner))
        if bought > 0:
            found.append((owner, bought * int(DICE_PRICE[size])))
    return found


def _afterwards(s: Any, seat: int, action: int) -> tuple[Note, ...]:
    """What one would own after the action, done as often as it goes; nothing where dice decide."""
    from .. import GAME

    states, mask = GAME.new_states(1), np.zeros(MOVES.count, np.uint8)
    states[0] = s
    before = [1, 2, 3, 4]  # a view has no generator; this one only tells whether chance is asked
    getattr(states[0], "raw", states[0])["rng"] = before
    ports, moves = GAME.ports, 0
    while moves < 6:
        ports.apply(states, 0, seat, action)
        now = getattr(states[0], "raw", states[0])
        if [int(x) for x in now["rng"]] != before:
            return ()
        if int(now["step"]) in (TURN, COUNTER, ROLL, OVER) or int(now["active"]) != seat:
            args: Args = {
                "deniers": int(now["deniers"][seat]) + int(now["purse"][seat]),
                "influence": int(now["influence"][seat]),
                "points": int(collected(now, seat)),
            }
            return (("preview-after", args),)
        ports.legal(states, 0, seat, mask)
        legal = np.flatnonzero(mask)
        if int(now["step"]) == TIMES:
            action = int(legal[-1])
        elif int(now["step"]) == SOURCE:
            action = int(legal[0])
        elif int(now["step"]) == GATHER and mask[DONE]:
            action = DONE
        else:
            return ()
        moves += 1
    return ()
