"""The contract: who may act, what may be done, why not, and doing it.

What is being decided is `s.step`; the legality, the refusals and the effect of each step stand
together in the file of its chapter.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule
from korsi.core.state import allow, clear_events

from .. import moves, state
from ..box import ALL_WORKERS, BOATS, MAX_VILLAGE, MOVE, TURN_ORDER_TILES, UPGRADES, VILLAGE_TILES
from ..moves import FIRST, A
from ..refusals import IS_OVER, IS_READY, NOT_YOUR_TURN
from . import effects, placing, season_end, seasons, transport, workers

# Steps with few actions: the first verb, and the first one after them. Each of them is asked.
FEW = {
    state.PAY: (moves.PAY_A_WORKER, moves.CHOOSE_KIND),
    state.CHOOSE: (moves.CHOOSE_KIND, moves.CARRY_FROM),
    state.CARRY: (moves.CARRY_TO, moves.UPGRADE),
    state.SPEND: (moves.SPEND_A_COUNTER, moves.SPEND_A_SKILL),
    state.SPEND_SKILL: (moves.SPEND_A_SKILL, moves.FINISH),
    state.BOAT: (moves.TAKE_BOAT, moves.OFFER_TILE),
    state.SELECT: (moves.OFFER_TILE, moves.PLACE_TILE),
    state.FLIP: (moves.UPGRADE, moves.TAKE_BOAT),
}
FROM = np.array([FIRST[FEW[step][0]] if step in FEW else 0 for step in range(len(state.STEPS))])
TO = np.array([FIRST[FEW[step][1]] if step in FEW else 0 for step in range(len(state.STEPS))])


@rule
def acting(s):
    """One seat in a turn, all who have not finished in the simultaneous steps (F-3.6, F-9.6)."""
    if s.step == state.OVER:
        return 0
    if s.step == state.PLACE or s.step == state.SELECT:
        return ((1 << s.players) - 1) & ~s.ready
    return 1 << s.active


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if not (acting(s) >> seat) & 1:
        return 0
    if s.step == state.TURN:
        return workers.legal_in_turn(s, seat, mask)
    if s.step == state.WORKERS_STEP:
        return workers.legal_workers(s, seat, mask)
    if s.step == state.HAUL:
        return transport.legal_haul(s, seat, mask)
    if s.step == state.PLACE:
        return placing.legal_places(s, seat, mask)
    n = 0
    for action in range(FROM[s.step], TO[s.step]):
        n += allow(mask, action, refusal(s, seat, action))
    return n


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == state.OVER:
        return IS_OVER
    if not (acting(s) >> seat) & 1:
        return IS_READY if s.step == state.PLACE or s.step == state.SELECT else NOT_YOUR_TURN
    if s.step == state.TURN:
        return workers.refusal_in_turn(s, seat, action)
    if s.step == state.WORKERS_STEP:
        return workers.refusal_of_workers(s, seat, action)
    if s.step == state.PAY:
        return effects.refusal_of_payment(s, seat, action)
    if s.step == state.CHOOSE:
        return effects.refusal_of_choice(s, action)
    if s.step == state.HAUL:
        return transport.refusal_of_haul(s, seat, action)
    if s.step == state.CARRY:
        return transport.refusal_of_carrying(s, seat, action)
    if s.step == state.SPEND or s.step == state.SPEND_SKILL:
        return transport.refusal_of_spending(s, seat, action)
    if s.step == state.BOAT:
        return season_end.refusal_of_boat(s, action)
    if s.step == state.PLACE:
        return placing.refusal_of_place(s, seat, action)
    if s.step == state.SELECT:
        return seasons.refusal_of_winter_tile(s, seat, action)
    return transport.refusal_of_flip(s, seat, action)


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    if s.step == state.TURN:
        workers.take_turn(s, seat, action)
    elif s.step == state.WORKERS_STEP:
        workers.add_workers(s, seat, action)
    elif s.step == state.PAY:
        effects.make_payment(s, seat, action)
    elif s.step == state.CHOOSE:
        effects.take_choice(s, seat, A[action])
    elif s.step == state.HAUL:
        transport.haul(s, seat, action)
    elif s.step == state.CARRY:
        transport.put_down(s, seat, A[action])
    elif s.step == state.SPEND or s.step == state.SPEND_SKILL:
        transport.pay_upgrade(s, seat, action)
    elif s.step == state.BOAT:
        season_end.choose_boat(s, seat, A[action])
    elif s.step == state.PLACE:
        placing.place(s, seat, action)
    elif s.step == state.SELECT:
        seasons.decide_winter_tile(s, seat, action)
    else:
        transport.free_flip(s, seat, action)


# Bounds (F-4.2). In one season every bid raises the largest group beside a tile, which never
# shrinks, and every use puts workers on a tile for good: both sums together never exceed all
# workers, so there are at most ALL_WORKERS bids and uses. Between two of them lie fewer than six
# passes, at the end six. A use is a destination, at most one link per group and colour, a
# payment, and a transport action of twice (F-10.5) the best allowance: two steps a move, at most
# eight an upgrade, one to finish.
LINKS = 2 + (VILLAGE_TILES + TURN_ORDER_TILES) + 4 + 1
HAUL_STEPS = 2 * (2 * int(MOVE.max()) + 8 * int(UPGRADES.max())) + 1
SEASON_STEPS = ALL_WORKERS * (LINKS + HAUL_STEPS) + 6 * (ALL_WORKERS + 1) + BOATS
PLACE_STEPS = (placing.REARRANGEMENTS + 1) * (3 * int(MAX_VILLAGE) * 6 + 1) + 6
MAX_STEPS = 4 * (SEASON_STEPS + PLACE_STEPS) + 6 * 13 + 1
