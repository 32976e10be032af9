"""The contract: who may act, what may be done, why not, and doing it. Each step stands together."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import forget_events, tell

from ..box import (
    ACTIVITIES,
    BUILDINGS,
    CARD_SLOT,
    DELAYED_CARD,
    DELAYED_INDEX,
    EVENT_COUNT,
    FLIP_DICE,
    IDLE_TURNS,
    MAX_GROUP,
    MAX_INFLUENCE,
    MOST_UNITS,
    NEUTRAL,
    OWNERS,
    PASS_FIRST,
    ROUNDS,
    SIDES,
    SLOTS,
    SPACES,
)
from ..moves import (
    BUILD,
    DONE,
    FARM_FIELDS,
    FIRST_ACTIVATE,
    FIRST_AT,
    FIRST_COLLECT,
    FIRST_COUNTER,
    FIRST_DISCARD,
    FIRST_FIGHT,
    FIRST_FLIP,
    FIRST_FROM,
    FIRST_REROLL,
    FIRST_TAKE,
    FIRST_TIMES,
    FIRST_USE,
    PASS,
    PASSED,
    PLACE,
    RECRUIT,
    ROLL_FOR_LEROY,
    SOURCES,
    YIELD,
)
from ..refusals import (
    CANNOT_REACH,
    CHOOSE_AN_ACTION,
    CHOOSE_BUILDING,
    CHOOSE_EVENT,
    CHOOSE_SOURCE,
    CHOOSE_TIMES,
    COUNTER_FIRST,
    GAME_IS_OVER,
    GATHER_DICE,
    INFLUENCE_NOT_NOW,
    LEGAL,
    MUST_ACT,
    NO_PLACE_TO_ENTER,
    NO_SPACE_IN_CATHEDRAL,
    NOT_YOUR_TURN,
    ROLL_FIRST,
    SETTLE_FIRST,
)
from ..state import (
    ACTIVATE,
    CATHEDRAL,
    CITIZEN,
    COLLECT,
    COUNTER,
    COUNTERING_ENDED,
    ENDED,
    FARM,
    FIGHT,
    GATHER,
    INFLUENCE_BEFORE_PASS,
    OVER,
    ROLL,
    SETTLE,
    SOURCE,
    TIMES,
    TURN,
)
from .activities import (
    activate_refusal,
    at_refusal,
    carry_out,
    collect_from,
    complete_group,
    cube_at,
    fight_refusal,
    stop_refusal,
    take_from,
    times_refusal,
)
from .black_dice import (
    add_black,
    add_black_refusal,
    counter,
    countered_refusal,
    countering_begun,
    fail,
    pledge,
    pledge_refusal,
    yield_refusal,
)
from .citizens import source_refusal
from .civil import collect_refusal
from .dice import (
    can_carry_out,
    colour_fits,
    group_is_full,
    group_refusal,
    take_die,
    take_refusal,
    use_cube,
    use_refusal,
)
from .influence import flip, flip_refusal, recruit, recruit_refusal, reroll, reroll_refusal
from .leroy import leroy_turn
from .round import go_on
from .setup import MOST_SETTLED, settle, settle_refusal

# --------------------------------------------------------------------------- who decides


@rule
def deciding(s):
    """One seat at a time; the solo player also rolls for Le Roy (T-21.10)."""
    return 0 if s.active == NEUTRAL else int(s.active)


@rule
def acting(s):
    """The deciding seat as a bit; 0 when the game is over."""
    return 0 if s.step == OVER else 1 << deciding(s)


# ------------------------------------------------------------ T-8.9 spending influence


@rule
def spending_refusal(s, seat, action):
    """T-8.9: reroll, recruit, flip."""
    if action < RECRUIT:
        at = action - FIRST_REROLL
        return reroll_refusal(s, seat, at // SIDES, at % SIDES + 1)
    if action == RECRUIT:
        return recruit_refusal(s, seat)
    at = action - FIRST_FLIP
    return flip_refusal(s, seat, at // SIDES, at % SIDES + 1)


@rule
def spend_influence(s, seat, action):
    if action < RECRUIT:
        at = action - FIRST_REROLL
        reroll(s, seat, at // SIDES, at % SIDES + 1)
    elif action == RECRUIT:
        recruit(s, seat)
    else:
        at = action - FIRST_FLIP
        flip(s, seat, at // SIDES, at % SIDES + 1)


@rule
def legal_spending(s, seat, mask):
    n = 0
    if s.influence[seat] == 0 and s.flips_left == 0:
        return n
    for action in range(FIRST_REROLL, ROLL_FOR_LEROY):
        if spending_refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


# --------------------------------------------------------------------------- T-6.7 black dice


@rule
def black_dice_refusal(s, seat, action):
    """T-6.7 to T-6.12: influence first, then black dice, own dice, and `done`."""
    if FIRST_REROLL <= action < ROLL_FOR_LEROY:
        return INFLUENCE_NOT_NOW if countering_begun(s) else spending_refusal(s, seat, action)
    if FIRST_COUNTER <= action < FIRST_DISCARD:
        return add_black_refusal(s, seat, action - FIRST_COUNTER + 1)
    if FIRST_DISCARD <= action < YIELD:
        at = action - FIRST_DISCARD
        return pledge_refusal(s, seat, at // SIDES, at % SIDES + 1)
    if action == YIELD:
        return yield_refusal(s, seat)
    return countered_refusal(s) if action == DONE else COUNTER_FIRST


@rule
def legal_black_dice(s, seat, mask):
    n = 0
    if not countering_begun(s):
        n += legal_spending(s, seat, mask)
    for action in range(FIRST_COUNTER, YIELD + 1):
        if black_dice_refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    if countered_refusal(s) == LEGAL:
        mask[DONE] = 1
        n += 1
    return n


@rule
def face_black_die(s, seat, action):
    if action >= FIRST_REROLL:
        spend_influence(s, seat, action)
    elif action < FIRST_DISCARD:
        s.flips_left = 0
        add_black(s, action - FIRST_COUNTER + 1)
    elif action < YIELD:
        s.flips_left = 0
        at = action - FIRST_DISCARD
        pledge(s, seat, at // SIDES, at % SIDES + 1)
    else:
        if action == YIELD:
            fail(s, seat)
        else:
            counter(s, seat)
        s.step = COUNTERING_ENDED


# ------------------------------------------------------------ T-7.1 choosing an action


@rule
def can_act(s, seat):
    """T-7.4: is there any action but passing?"""
    for slot in range(SLOTS):
        if s.activity[slot] >= 0 and activate_refusal(s, seat, s.activity[slot]) == LEGAL:
            return True
    for i in range(s.queue_length):
        if fight_refusal(s, seat, int(s.queue[i])) == LEGAL:
            return True
    for plan in (CATHEDRAL, CITIZEN, FARM):
        if can_carry_out(s, seat, plan, 0):
            return True
    return False


@rule
def pass_refusal(s, seat):
    """T-8.11: a table may ask that an action follows the influence spent, if one is possible."""
    if s.influence_spent and not s.rulings[INFLUENCE_BEFORE_PASS] and can_act(s, seat):
        return MUST_ACT
    return LEGAL


@rule
def turn_refusal(s, seat, action):
    """T-7.1: influence, then exactly one action."""
    if FIRST_REROLL <= action < ROLL_FOR_LEROY:
        return spending_refusal(s, seat, action)
    if FIRST_ACTIVATE <= action < BUILD:
        return activate_refusal(s, seat, action - FIRST_ACTIVATE)
    if action == BUILD:
        return LEGAL if can_carry_out(s, seat, CATHEDRAL, 0) else NO_SPACE_IN_CATHEDRAL
    if FIRST_FIGHT <= action < PLACE:
        return fight_refusal(s, seat, action - FIRST_FIGHT)
    if action == PLACE:
        return LEGAL if can_carry_out(s, seat, CITIZEN, 0) else NO_PLACE_TO_ENTER
    if action == FARM_FIELDS:
        return LEGAL if can_carry_out(s, seat, FARM, 0) else CANNOT_REACH
    return pass_refusal(s, seat) if action == PASS else CHOOSE_AN_ACTION


@rule
def legal_turn(s, seat, mask):
    n = legal_spending(s, seat, mask)
    for slot in range(SLOTS):
        card = int(s.activity[slot])
        if card >= 0 and activate_refusal(s, seat, card) == LEGAL:
            mask[FIRST_ACTIVATE + card] = 1
            n += 1
    for i in range(s.queue_length):
        if fight_refusal(s, seat, int(s.queue[i])) == LEGAL:
            mask[FIRST_FIGHT + s.queue[i]] = 1
            n += 1
    for action in (BUILD, PLACE, FARM_FIELDS, PASS):
        if turn_refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


@rule
def begin_action(s, plan, target):
    """T-8.1: from now on dice are gathered."""
    s.plan = plan
    s.target = target
    s.modifier = -1
    s.flips_left = 0
    s.step = GATHER


@rule
def pass_turn(s, seat):
    """T-14.1: deniers into the district, no more actions this round."""
    s.passed[seat] = 1
    s.purse[seat] += PASS_FIRST
    s.bank -= PASS_FIRST
    tell(s, PASSED, seat, PASS_FIRST, 0, 0)
    s.step = ENDED


@rule
def take_turn(s, seat, action):
    if action >= FIRST_REROLL:
        spend_influence(s, seat, action)
    elif action < BUILD:
        begin_action(s, ACTIVATE, CARD_SLOT[action - FIRST_ACTIVATE])
    elif action == BUILD:
        begin_action(s, CATHEDRAL, 0)
    elif action < PLACE:
        begin_action(s, FIGHT, action - FIRST_FIGHT)
    elif action == PLACE:
        begin_action(s, CITIZEN, 0)
    elif action == FARM_FIELDS:
        begin_action(s, FARM, 0)
    else:
        pass_turn(s, seat)


# --------------------------------------------------------------------------- T-8.1 gathering dice


@rule
def gather_refusal(s, seat, action):
    """T-8.1, T-8.5: a cube first, then dice, then `done`."""
    if FIRST_USE <= action < FIRST_TAKE:
        return use_refusal(s, seat, DELAYED_CARD[action - FIRST_USE])
    if FIRST_TAKE <= action < DONE:
        at = action - FIRST_TAKE
        return take_refusal(s, seat, at // (3 * SIDES), at // SIDES % 3, at % SIDES + 1)
    return group_refusal(s, seat) if action == DONE else GATHER_DICE


@rule
def legal_gathering(s, seat, mask):
    n = 0
    if s.group_size == 0 and s.modifier < 0:
        for slot in range(SLOTS):
            if s.cubes[slot, seat] > 0 and use_refusal(s, seat, int(s.activity[slot])) == LEGAL:
                mask[FIRST_USE + DELAYED_INDEX[s.activity[slot]]] = 1
                n += 1
    for colour in range(3):
        if colour_fits(s, colour):
            n += legal_takes(s, seat, colour, mask)
    if group_refusal(s, seat) == LEGAL:
        mask[DONE] = 1
        n += 1
    return n


@rule
def legal_takes(s, seat, colour, mask):
    n = 0
    for district in range(OWNERS):
        for value in range(1, SIDES + 1):
            there = s.dice[district, colour, value] > 0
            if there and take_refusal(s, seat, district, colour, value) == LEGAL:
                mask[FIRST_TAKE + (district * 3 + colour) * SIDES + value - 1] = 1
                n += 1
    return n


@rule
def gather(s, seat, action):
    if action < FIRST_TAKE:
        use_cube(s, seat, DELAYED_CARD[action - FIRST_USE])
        return
    if action < DONE:
        at = action - FIRST_TAKE
        take_die(s, seat, at // (3 * SIDES), at // SIDES % 3, at % SIDES + 1)
        if not group_is_full(s):
            return
    complete_group(s, seat)


# ------------------------------------------------------------ the rest of an action


@rule
def choice_refusal(s, seat, action):
    """T-9.3, T-9.8, T-18.3, T-18.29: where from, how often, which building, which event."""
    if s.step == SOURCE:
        if FIRST_FROM <= action < FIRST_TIMES:
            return source_refusal(s, seat, action - FIRST_FROM)
        return CHOOSE_SOURCE
    if s.step == TIMES:
        if FIRST_TIMES <= action < FIRST_COLLECT:
            return times_refusal(s, seat, action - FIRST_TIMES + 1)
        return CHOOSE_TIMES
    if s.step == COLLECT:
        if FIRST_COLLECT <= action < FIRST_AT:
            return collect_refusal(s.activity[s.target], action - FIRST_COLLECT)
        return CHOOSE_BUILDING
    if FIRST_AT <= action < FIRST_REROLL:
        return at_refusal(s, action - FIRST_AT)
    return stop_refusal(s) if action == DONE else CHOOSE_EVENT


@rule
def legal_choices(s, seat, mask):
    n = 0
    first, last = DONE, FIRST_REROLL
    if s.step == SOURCE:
        first, last = FIRST_FROM, FIRST_FROM + SOURCES
    elif s.step == TIMES:
        first, last = FIRST_TIMES, FIRST_TIMES + MOST_UNITS
    elif s.step == COLLECT:
        first, last = FIRST_COLLECT, FIRST_AT
    for action in range(first, last):
        if choice_refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


@rule
def choose(s, seat, action):
    if action == DONE:
        s.step = ENDED
    elif action < FIRST_TIMES:
        take_from(s, seat, action - FIRST_FROM)
    elif action < FIRST_COLLECT:
        carry_out(s, seat, action - FIRST_TIMES + 1)
    elif action < FIRST_AT:
        collect_from(s, seat, action - FIRST_COLLECT)
    else:
        cube_at(s, seat, action - FIRST_AT)


# --------------------------------------------------------------------------- the contract


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if s.step == OVER or seat != deciding(s):
        return 0
    if s.step == SETTLE:
        return legal_settling(s, mask)
    if s.step == COUNTER:
        return legal_black_dice(s, seat, mask)
    if s.step == TURN:
        return legal_turn(s, seat, mask)
    if s.step == GATHER:
        return legal_gathering(s, seat, mask)
    if s.step == ROLL:
        mask[ROLL_FOR_LEROY] = 1
        return 1
    return legal_choices(s, seat, mask)


@rule
def legal_settling(s, mask):
    """T-3.2."""
    n = 0
    for space in range(SPACES):
        if settle_refusal(s, space) == LEGAL:
            mask[space] = 1
            n += 1
    return n


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return GAME_IS_OVER
    if seat != deciding(s):
        return NOT_YOUR_TURN
    if s.step == SETTLE:
        return settle_refusal(s, action) if action < FIRST_COUNTER else SETTLE_FIRST
    if s.step == COUNTER:
        return black_dice_refusal(s, seat, action)
    if s.step == TURN:
        return turn_refusal(s, seat, action)
    if s.step == GATHER:
        return gather_refusal(s, seat, action)
    if s.step == ROLL:
        return LEGAL if action == ROLL_FOR_LEROY else ROLL_FIRST
    return choice_refusal(s, seat, action)


@rule
def apply(s, seat, action):
    """Take one step; a completed action passes the turn on."""
    forget_events(s)
    step = s.step
    if step == SETTLE:
        settle(s, seat, action)
    elif step == COUNTER:
        face_black_die(s, seat, action)
    elif step == TURN:
        take_turn(s, seat, action)
    elif step == GATHER:
        gather(s, seat, action)
    elif step == ROLL:
        leroy_turn(s)
    else:
        choose(s, seat, action)
    if s.step >= ENDED:
        go_on(s)


# Bounds. A round has at most SPACES dice; each action turn and each countering that succeeds uses
# one, so there are at most SPACES + players (passing) turns. A turn spends at most the whole track
# of influence, chooses, names a cube, takes dice, closes the group, names source and number, and
# places at most MOST_UNITS * SPACES cubes. Le Roy spends a die at least every IDLE_TURNS turns.
_SPENDING = MAX_INFLUENCE * (FLIP_DICE + 1)
_TURN = _SPENDING + 1 + 1 + MAX_GROUP + 1 + 1 + 1 + MOST_UNITS * len(BUILDINGS) * 6
_COUNTERING = _SPENDING + 2 * SPACES + 1
_LEROY = IDLE_TURNS * SPACES
MAX_STEPS = int(
    MOST_SETTLED
    + ROUNDS.max() * ((SPACES + OWNERS) * _TURN + 2 * EVENT_COUNT * _COUNTERING + _LEROY)
)
assert ACTIVITIES == BUILD - FIRST_ACTIVATE
