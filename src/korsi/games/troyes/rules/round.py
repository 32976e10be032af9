"""T-5, T-14.1, T-15, T-16.1: the course of a round, from one decision to the next."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..box import NEUTRAL, OWNERS, SIDES
from ..moves import INCOME_PAID, PASSED, REVEALED, ROLLED, ROUND
from ..scoring import final_scoring
from ..state import ALL_SETTLED, BONUS_CARDS, COUNTERING_ENDED, NOTHING, ROLL, TURN
from . import board
from .black_dice import face_black_dice
from .events import events_phase

# --------------------------------------------------------------------------- T-5.2 phase 0


@rule
def may_lie_in(s, card, slot):
    """T-2.3, T-1.7: a card of the slot's colour and number, bonus cards only if they are played."""
    played = box.CARD_BONUS[card] == 0 or s.options[BONUS_CARDS] != 0
    return played and box.CARD_SLOT[card] == slot


@rule
def reveal_activity(s, slot):
    """T-2.3, T-5.2: one card of this colour and number at random; the others leave unseen."""
    cards = 0
    for card in range(box.ACTIVITIES):
        if may_lie_in(s, card, slot):
            cards += 1
    at = below(s.rng, cards)
    for card in range(box.ACTIVITIES):
        if may_lie_in(s, card, slot):
            if at == 0:
                s.activity[slot] = card
                s.shown += 1
                emit(s, REVEALED, -1, card, 0, 0)
                return
            at -= 1


@rule
def reveal_activities(s):
    """T-5.2: in rounds 1 to 3 the card of that number in every colour."""
    if s.round <= 3:
        for colour in range(3):
            reveal_activity(s, colour * 3 + s.round - 1)


# --------------------------------------------------------------------------- T-5.3 phase 1


@rule
def salary_of(s, seat):
    """T-5.3: what the own standing citizens cost."""
    total = 0
    for building in range(3):
        total += box.SALARY[building] * board.standing_in(s, seat, building)
    return total


@rule
def income_and_salaries(s):
    """T-5.3, T-5.4: income, then salaries; whoever cannot pay everything loses victory points."""
    for seat in range(s.players):
        board.bank_pays(s, seat, box.INCOME)
        salary = salary_of(s, seat)
        paid = min(salary, int(s.deniers[seat]))
        board.pay_bank(s, seat, paid)
        emit(s, INCOME_PAID, seat, box.INCOME, paid, salary - paid)
        if paid < salary:
            board.lose_points(s, seat, box.SHORTFALL)


# --------------------------------------------------------------------------- T-5.6 phase 2


@rule
def roll_into(s, district, colour):
    """T-5.6: one die per standing citizen of the building of that colour."""
    dice = board.standing_in(s, district, colour)
    for _ in range(dice):
        s.dice[district, colour, board.roll_die(s)] += 1
        s.dice_supply[colour] -= 1
    if dice > 0:
        board.tell_of(s, ROLLED, district, colour, dice)


@rule
def roll_dice(s):
    """T-5.6, T-0.4: clockwise from the start player, the neutral district last."""
    who = int(s.start)
    for _ in range(s.players):
        if who == NEUTRAL:
            who = 0
        for colour in range(3):
            roll_into(s, who, colour)
        who = (who + 1) % s.players
    for colour in range(3):
        roll_into(s, NEUTRAL, colour)


@rule
def begin_round(s):
    """T-5.1: phases 0 to 3, as far as nobody has to decide."""
    s.round += 1
    emit(s, ROUND, -1, s.round, 0, 0)
    reveal_activities(s)
    income_and_salaries(s)
    roll_dice(s)
    events_phase(s)


# ------------------------------------------------------------ T-7.2, T-14.1 whose turn


@rule
def actions_over(s):
    """T-7.2, T-21.11: no die anywhere, or all have passed and Le Roy has no dice."""
    if board.no_dice_left(s):
        return True
    for seat in range(s.players):
        if not s.passed[seat]:
            return False
    return s.players > 1 or board.dice_in(s, NEUTRAL) == 0


@rule
def give_turn(s, who):
    """T-7.1, T-7.3, T-14.1: the next one who may act; False when the phase is over."""
    while not actions_over(s):
        s.active = who
        if who == NEUTRAL:
            if board.dice_in(s, NEUTRAL) > 0:
                s.step = ROLL
                return True
        elif not s.passed[who]:
            s.step = TURN
            return True
        else:
            s.purse[who] += box.PASS_LATER
            s.bank -= box.PASS_LATER
            emit(s, PASSED, who, box.PASS_LATER, 0, 0)
        who = board.next_owner(s, who)
    return False


# --------------------------------------------------------------------------- T-15 phase 5


@rule
def citizens_get_up(s):
    """T-15.1: lying citizens return, grey ones (and Le Roy's) to the general supply."""
    for building in range(3):
        for owner in range(OWNERS):
            if owner == NEUTRAL:
                s.general[owner] += s.lying[building, owner]
            else:
                s.supply[owner] += s.lying[building, owner]
            s.lying[building, owner] = 0


@rule
def clear_districts(s):
    """T-15.1: unused dice go to the supply, deniers to their owners."""
    for district in range(OWNERS):
        for colour in range(3):
            for value in range(1, SIDES + 1):
                s.dice_supply[colour] += s.dice[district, colour, value]
                s.dice[district, colour, value] = 0
    for seat in range(s.players):
        s.deniers[seat] += s.purse[seat]
        s.purse[seat] = 0
        s.passed[seat] = 0


@rule
def end_round(s):
    """T-15.1: the start-player card moves one seat to the left."""
    citizens_get_up(s)
    clear_districts(s)
    s.start = board.next_owner(s, int(s.start))


@rule
def play_rounds(s):
    """T-5.1, T-16.1: rounds follow each other until somebody has to decide, or the game ends."""
    while s.round < box.ROUNDS[s.players]:
        begin_round(s)
        if face_black_dice(s, int(s.start)) or give_turn(s, int(s.start)):
            return
        end_round(s)
    final_scoring(s)


@rule
def forget_turn(s):
    """Nothing of the turn that ended is left over."""
    s.flips_left = 0
    s.influence_spent = 0
    s.plan = NOTHING
    s.target = 0
    s.modifier = -1
    s.units = 0
    s.left = 0
    s.done_once = 0


@rule
def go_on(s):
    """T-6.7, T-7.1: from the end of a turn, a countering or the placement to the next decision."""
    ended = int(s.step)
    s.turn += 1
    forget_turn(s)
    if ended == COUNTERING_ENDED and face_black_dice(s, board.next_owner(s, int(s.active))):
        return
    if ended != ALL_SETTLED:
        who = int(s.start) if ended == COUNTERING_ENDED else board.next_owner(s, int(s.active))
        if give_turn(s, who):
            return
        end_round(s)
    play_rounds(s)
