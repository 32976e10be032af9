"""T-21: Le Roy, who plays by his table. His pieces are those of the neutral player."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..box import MARAUDING, NEUTRAL, SIDES, SPACES, SPACES_EACH
from ..moves import LEROY_ROLLS, PLACED
from ..scoring import score_character
from ..state import ENDED, FROM_LEROY
from . import board
from .activities import free_trade_space, stand_on_card
from .board import roll_die
from .countering import flags_free, put_cube
from .leroy_dice import best_die, buy_best, spend_best

# ------------------------------------------------------------ T-21.3 first citizens


@rule
def best_free_space(s, building):
    """T-21.4: by the ranking of the box; -1 when the building is full."""
    for i in range(SPACES_EACH):
        if s.standing[box.SPACE_RANK[building, i]] < 0:
            return box.SPACE_RANK[building, i]
    return -1


@rule
def board_is_full(s):
    for space in range(SPACES):
        if s.standing[space] < 0:
            return False
    return True


@rule
def leroy_takes_space(s, building):
    """T-21.3: a citizen on the best free space; False when the building is full."""
    space = best_free_space(s, building)
    if space >= 0:
        board.settle_neutral(s, space)
    return space >= 0


@rule
def roll_to_settle(s, most):
    """T-21.3, T-21.4: roll, go through the dice from the best; returns the citizens placed."""
    rolled = 0  # dice of a colour and value, three bits each
    for colour in range(3):
        for _ in range(box.PLACEMENT_DICE[colour]):
            rolled += 1 << (3 * (colour * SIDES + roll_die(s) - 1))
    placed = 0
    for value in range(SIDES, 0, -1):
        for i in range(3):
            colour = box.COLOUR_PRIORITY[i]
            dice = (rolled >> (3 * (colour * SIDES + value - 1))) & 7
            for _ in range(dice):
                if placed < most and leroy_takes_space(s, colour):
                    placed += 1
    return placed


@rule
def leroy_settles(s):
    """T-21.3, T-21.4: his citizens of one step; if too few dice fit he rolls again."""
    left = box.LEROY_STEP
    while left > 0 and not board_is_full(s):
        left -= roll_to_settle(s, left)


# --------------------------------------------------------------------------- T-21.10 his table


@rule
def leroy_scores(s, row):
    """2, 3, 11, 12: victory points for dice, some of them bought from the player."""
    for _ in range(box.LEROY_BOUGHT[row]):
        buy_best(s, box.LEROY_PRICE[row])
    spend_best(s, box.LEROY_DICE[row] - box.LEROY_BOUGHT[row])
    board.gain_points(s, NEUTRAL, box.LEROY_VP[row], FROM_LEROY)


@rule
def space_to_raid(s, building):
    """T-21.13: the player's citizen he would expel: a row, -1 if none can be expelled."""
    if board.protected(s, building, 0, 0):
        return -1
    if box.ROW_COUNT[building] == SPACES_EACH:
        for i in range(SPACES_EACH):
            space = box.SPACE_RANK[building, i]
            if s.standing[space] == 0:
                return box.SPACE_ROW[space]
        return -1
    for row in range(box.ROW_COUNT[building] - 1, -1, -1):
        if board.pushed_out(s, building, row) == 0:
            return row
    return -1


@rule
def leroy_places_citizen(s, building):
    """T-21.13: expel one of the player's citizens, else take the best empty space, else nothing."""
    if s.general[NEUTRAL] == 0:
        return
    row = space_to_raid(s, building)
    if row >= 0:
        s.general[NEUTRAL] -= 1
        board.enter_row(s, NEUTRAL, building, row, True)
        return
    space = best_free_space(s, building)
    if space >= 0:
        s.general[NEUTRAL] -= 1
        s.standing[space] = NEUTRAL
        board.tell_of(s, PLACED, NEUTRAL, space, 0)


@rule
def leroy_sends_citizens(s, row):
    """4, 10: the colour of his best die names the building; the die is spent anyway."""
    for _ in range(box.LEROY_AMOUNT[row]):
        die = best_die(s, NEUTRAL)
        if die >= 0:
            leroy_places_citizen(s, die // (SIDES + 1))
    spend_best(s, box.LEROY_DICE[row])


@rule
def leroy_counters_event(s):
    """5, 9, T-21.14: all empty flags of the rightmost event, a die for each."""
    event = int(s.queue[s.queue_length - 1])
    if event == MARAUDING:
        return
    flags = flags_free(s, event)
    spend_best(s, flags)
    for _ in range(flags):
        put_cube(s, NEUTRAL, event)


@rule
def better_trade(s, slot, best):
    """T-21.15: more VP, then the cheaper card, then the order of colours the slots come in."""
    card = s.activity[slot]
    other = s.activity[best]
    points = box.CARD_VP[card, free_trade_space(s, slot)]
    others = box.CARD_VP[other, free_trade_space(s, best)]
    if points != others:
        return points > others
    return box.CARD_COST[card] < box.CARD_COST[other]


@rule
def best_trade(s):
    """T-21.15: the slot with the best free space where he has no tradesman; -1 without any."""
    best = -1
    for i in range(3):
        for number in range(3):
            slot = box.COLOUR_PRIORITY[i] * 3 + number
            if s.activity[slot] >= 0 and s.tradesman[slot, NEUTRAL] == 0:
                space = free_trade_space(s, slot)
                worth_going = space < box.PICTURE and box.CARD_VP[s.activity[slot], space] > 0
                if worth_going and (best < 0 or better_trade(s, slot, best)):
                    best = slot
    return best


@rule
def leroy_trades(s, row):
    """6: a tradesman on the free space with most victory points."""
    for _ in range(box.LEROY_AMOUNT[row]):
        slot = best_trade(s)
        if slot >= 0 and s.general[NEUTRAL] > 0:
            s.general[NEUTRAL] -= 1
            stand_on_card(s, NEUTRAL, slot)
    spend_best(s, box.LEROY_DICE[row])


@rule
def leroy_lays_stone(s):
    """T-21.16: the highest number of the lowest level with a free space; False when full."""
    for level in range(s.cathedral.shape[0]):
        for number in range(SIDES, 0, -1):
            if s.cathedral[level, number] < 0:
                board.put_stone(s, NEUTRAL, number)
                board.gain_points(s, NEUTRAL, box.CATHEDRAL_VP[number], FROM_LEROY)
                return True
    return False


@rule
def leroy_builds(s, row):
    """7: cathedral cubes; each without a space is worth victory points too."""
    for _ in range(box.LEROY_AMOUNT[row]):
        if not leroy_lays_stone(s):
            board.gain_points(s, NEUTRAL, box.LEROY_VP[row], FROM_LEROY)
    spend_best(s, box.LEROY_DICE[row])


@rule
def leroy_turns_character(s, row):
    """8, T-21.17: both score the top character at once; with none left he scores."""
    for i in range(s.stack.shape[0]):
        if s.stack[i] >= 0:
            score_character(s, 0, int(s.stack[i]))
            score_character(s, NEUTRAL, int(s.stack[i]))
            s.stack[i] = -1
            return
    board.gain_points(s, NEUTRAL, box.LEROY_VP[row], FROM_LEROY)


@rule
def leroy_turn(s):
    """T-21.10: two black dice name what he does."""
    first, second = roll_die(s), roll_die(s)
    emit(s, LEROY_ROLLS, -1, first, second, 0)
    row = box.LEROY_ACTION[first + second]
    does = box.LEROY_DO[row]
    s.idle += 1
    if does == box.LEROY_SCORES:
        leroy_scores(s, row)
    elif does == box.LEROY_CITIZEN:
        leroy_sends_citizens(s, row)
    elif does == box.LEROY_COUNTERS:
        leroy_counters_event(s)
    elif does == box.LEROY_TRADESMAN:
        leroy_trades(s, row)
    elif does == box.LEROY_BUILDS:
        leroy_builds(s, row)
    elif does == box.LEROY_CHARACTER:
        leroy_turns_character(s, row)
    if s.idle >= box.IDLE_TURNS:  # T-21.21: so that a round always ends
        spend_best(s, 1)
    s.step = ENDED
