"""F-6: what using a tile does, by the effect vocabulary of the box."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box, moves, refusals
from ..moves import VERB, A
from ..refusals import LEGAL
from ..state import CHOOSE, PAY, PAY_FROM_GROUP
from . import screens
from .bidding import group_at_hand, losing_groups
from .summer_boats import owns
from .transport import begin_haul, can_haul
from .turns import end_turn

# --------------------------------------------------------------------------- F-6.1 resources


@rule
def landing(s, seat, tile):
    """F-6.1: on the producing tile in the own village, else on the home tile."""
    return tile if owns(s, seat, tile) else s.home[seat]


@rule
def produce(s, seat, tile, resource, n):
    """F-6.1, F-6.2: as much as the supply holds."""
    n = min(n, s.supply[resource])
    if n > 0:
        at = landing(s, seat, tile)
        s.supply[resource] -= n
        s.resources[at, resource] += n
        emit(s, moves.GAINED, seat, resource, n, at)


@rule
def produce_all(s, seat, tile):
    """F-6.8: the listed resources, each type for itself."""
    for resource in range(4):
        produce(s, seat, tile, resource, box.GAINS[tile, s.side[tile], resource])


@rule
def choice_refusal(s, resource):
    """F-6.5: one of the types shown that the supply still holds."""
    if not (box.CHOICES[s.target, s.side[s.target]] >> resource) & 1 or s.supply[resource] == 0:
        return refusals.NOT_A_CHOICE
    return LEGAL


@rule
def offer_choice(s, seat):
    """F-6.5: the user chooses; without two types to choose from nobody is asked."""
    ways = 0
    last = -1
    for resource in range(4):
        if choice_refusal(s, resource) == LEGAL:
            ways += 1
            last = resource
    if ways > 1:
        s.step = CHOOSE
        return
    if ways == 1:
        produce(s, seat, s.target, last, 1)
    end_turn(s)


@rule
def refusal_of_choice(s, action):
    """F-6.5: the resource has to be chosen now."""
    if VERB[action] == moves.CHOOSE_KIND:
        return choice_refusal(s, A[action])
    return refusals.CHOOSE_RESOURCE


@rule
def take_choice(s, seat, resource):
    """F-6.5: one counter of the chosen type."""
    produce(s, seat, s.target, resource, 1)
    end_turn(s)


# --------------------------------------------------------------------------- F-5.8, F-6.9 payments


@rule
def asks_worker(effect):
    """F-6.10, F-6.11: effects paid with a further worker."""
    return effect in (box.WORKER_FOR_GREEN, box.WORKER_FOR_WORKERS)


@rule
def asks_skill(effect):
    """F-6.6 to F-6.8: effects paid with a skill."""
    return effect in (box.SKILL_FOR_SKILLS, box.SKILL_FOR_WORKERS, box.SKILL_FOR_RESOURCES)


@rule
def pays(tile, side, colour):
    """F-6.10: does a worker of this colour pay for the effect?"""
    wanted = box.PAY_WORKER[tile, side]
    return wanted == box.ANY or colour == wanted


@rule
def has_skill_for(s, seat, tile, side):
    """F-5.8: is the skill there?"""
    wanted = box.PAY_SKILL[tile, side]
    for skill in range(3):
        if s.skill[seat, skill] > 0 and (wanted == box.ANY or skill == wanted):
            return True
    return False


@rule
def pay_worker_refusal(s, seat, colour):
    """F-6.9, F-6.10: a worker of the named colour from behind the screen."""
    side = s.side[s.target]
    if not asks_worker(box.EFFECT[s.target, side]) or not pays(s.target, side, colour):
        return refusals.WRONG_PAYMENT
    return LEGAL if s.screen[seat, colour] > 0 else refusals.NO_SUCH_WORKERS


@rule
def pay_group_refusal(s, seat, tile):
    """F-6.9: a losing group of the named colour, whole."""
    side = s.side[s.target]
    if not asks_worker(box.EFFECT[s.target, side]):
        return refusals.WRONG_PAYMENT
    if not s.options[PAY_FROM_GROUP]:
        return refusals.GROUP_PAYMENT
    why = group_at_hand(s, seat, tile)
    if why != LEGAL or pays(s.target, side, s.group_colour[tile, seat]):
        return why
    return refusals.WRONG_PAYMENT


@rule
def pay_skill_refusal(s, seat, skill):
    """F-6.6 to F-6.8: the skill shown, or any."""
    side = s.side[s.target]
    if not asks_skill(box.EFFECT[s.target, side]):
        return refusals.WRONG_PAYMENT
    wanted = box.PAY_SKILL[s.target, side]
    if wanted != box.ANY and wanted != skill:
        return refusals.WRONG_PAYMENT
    return LEGAL if s.skill[seat, skill] > 0 else refusals.WRONG_PAYMENT


@rule
def refusal_of_payment(s, seat, action):
    """F-5.8: a worker, a group or a skill."""
    if VERB[action] == moves.PAY_A_WORKER:
        return pay_worker_refusal(s, seat, A[action])
    if VERB[action] == moves.PAY_A_GROUP:
        return pay_group_refusal(s, seat, A[action])
    if VERB[action] == moves.PAY_A_SKILL:
        return pay_skill_refusal(s, seat, A[action])
    return refusals.PAY_FIRST


@rule
def make_payment(s, seat, action):
    """F-5.8: what was asked for is paid, and the effect follows."""
    if VERB[action] == moves.PAY_A_WORKER:
        pay_worker(s, seat, A[action])
    elif VERB[action] == moves.PAY_A_GROUP:
        pay_group(s, seat, A[action])
    else:
        pay_skill_for(s, seat, A[action])


@rule
def group_could_pay(s, seat):
    """F-6.9: could a losing group beside some tile make the payment?"""
    if losing_groups(s, seat) != 0:
        for tile in range(box.FIRST_BOAT):
            if pay_group_refusal(s, seat, tile) == LEGAL:
                return True
    return False


@rule
def ask_payment(s, seat):
    """F-5.8, F-6.14: the payment is not optional. Where the tile names it and no losing group could
    make it instead, it is made; F-6.15: being asked does not show who has a choice."""
    side = s.side[s.target]
    skill = box.PAY_SKILL[s.target, side]
    colour = box.PAY_WORKER[s.target, side]
    if asks_skill(box.EFFECT[s.target, side]):
        if skill == box.ANY:
            s.step = PAY
        else:
            pay_skill_for(s, seat, skill)
    elif colour == box.ANY or group_could_pay(s, seat):
        s.step = PAY
    else:
        pay_worker(s, seat, colour)


@rule
def pay_worker(s, seat, colour):
    """F-6.9: one worker from behind the screen."""
    screens.from_screen(s, seat, colour, 1)
    reward(s, seat, colour, 1)


@rule
def pay_group(s, seat, tile):
    """F-6.9: the whole group, although one worker would do."""
    n = s.group[tile, seat]
    colour = s.group_colour[tile, seat]
    lift_group(s, seat, tile)
    stand_up(s, tile)
    reward(s, seat, colour, n)


@rule
def reward(s, seat, colour, n):
    """F-6.10, F-6.11: what is set aside cannot be drawn back and goes to the bag in the end."""
    emit(s, moves.PAID_WORKER, seat, colour, n, 0)
    side = s.side[s.target]
    if box.EFFECT[s.target, side] == box.WORKER_FOR_GREEN:
        screens.take_greens(s, seat, box.GREENS[s.target, side])
    else:
        screens.draw_workers(s, seat, box.DRAWS[s.target, side])
    screens.to_bag(s, colour, n)
    end_turn(s)


@rule
def pay_skill_for(s, seat, skill):
    """F-6.6 to F-6.8: a skill is set aside, the effect follows, the skill goes to the pile."""
    screens.skill_from_screen(s, seat, skill)
    emit(s, moves.PAID_SKILL, seat, skill, 0, 0)
    side = s.side[s.target]
    effect = box.EFFECT[s.target, side]
    if effect == box.SKILL_FOR_SKILLS:
        screens.draw_skills(s, seat, box.DRAWS[s.target, side])
    elif effect == box.SKILL_FOR_WORKERS:
        screens.draw_workers(s, seat, box.DRAWS[s.target, side])
    else:
        produce_all(s, seat, s.target)
    screens.to_pile(s, skill, 1)
    end_turn(s)


# --------------------------------------------------------------------------- groups leave a tile


@rule
def lift_group(s, seat, tile):
    """F-4.4: a losing group leaves its tile whole."""
    s.group[tile, seat] = 0
    s.group_colour[tile, seat] = 0
    s.groups[seat] &= ~(1 << tile)


@rule
def stand_up(s, tile):
    """F-10.9: the last group beside a tile nobody is on stands up and gives it its colour."""
    if screens.sum_of(s.on_tile[tile]) > 0:
        return
    left = -1
    for seat in range(s.players):
        if s.group[tile, seat] > 0:
            if left >= 0:
                return
            left = seat
    if left >= 0 and s.group_colour[tile, left] != s.colour[tile]:
        s.colour[tile] = s.group_colour[tile, left]
        emit(s, moves.STANDS_UP, left, tile, s.colour[tile], 0)


# --------------------------------------------------------------------------- F-5.6 the effect


@rule
def would_yield(s, seat, tile):
    """F-5.9: would using the tile now give its user anything?"""
    side = s.side[tile]
    effect = box.EFFECT[tile, side]
    if effect in (box.DRAW_WORKERS, box.WORKER_FOR_WORKERS, box.SKILL_FOR_WORKERS):
        return s.bag_count > 0
    if effect in (box.DRAW_SKILLS, box.SKILL_FOR_SKILLS):
        return s.pile_count > 0
    if effect == box.WORKER_FOR_GREEN:
        return s.greens > 0
    if effect == box.TRANSPORT:
        return can_haul(s, seat)
    for resource in range(4):
        shown = box.GAINS[tile, side, resource] > 0 or (box.CHOICES[tile, side] >> resource) & 1
        if shown and s.supply[resource] > 0:
            return True
    return False


@rule
def carry_out(s, seat):
    """F-5.6, F-5.7: the effect of the visible side, once, at once."""
    tile = s.target
    effect = box.EFFECT[tile, s.side[tile]]
    if asks_worker(effect) or asks_skill(effect):
        ask_payment(s, seat)
    elif effect == box.TRANSPORT:
        begin_haul(s, seat, tile)
    elif effect == box.GAIN_CHOICE:
        offer_choice(s, seat)
    else:
        if effect == box.GAIN:
            produce_all(s, seat, tile)
        elif effect == box.DRAW_WORKERS:
            screens.draw_workers(s, seat, box.DRAWS[tile, s.side[tile]])
        elif effect == box.DRAW_SKILLS:
            screens.draw_skills(s, seat, box.DRAWS[tile, s.side[tile]])
        end_turn(s)
