"""How well a seat stands: named features, linear in each, worth in victory points.

`greedy` judges by few of them and by weights that never change (`ANCHOR`); the search by all, with
weights fitted for each number of players (thinking.toml).
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from . import box
from .box import MARAUDING, NEUTRAL, OWNERS, RED, SIDES, SLOTS, SPACES_EACH, WHITE, YELLOW
from .rules.board import (
    cathedral_cubes,
    citizens_ready,
    collected,
    coloured_dice,
    cubes_on_cards,
    dice_in,
    next_owner,
    protected,
    solo,
    standing_in,
)
from .rules.countering import (
    captured_events,
    cubes_on,
    events_with_cube,
    most_cubes,
    owners_with,
    ranked_cubes,
)
from .scoring import citizens_standing, empty_levels, in_play, measure, tradesmen, tradesmen_points
from .state import OVER

# What greedy looks at -> its weight alone and against others (found as docs/troyes.md says)
ANCHOR = {
    "points": (1, 1),  # victory points collected
    "deniers": (0.22, 0.14),
    "influence": (0.15, 0.15),
    "palace": (0.55, 0.25),  # standing citizens, times the rounds still to come
    "bishopric": (0.75, 0.45),
    "city_hall": (0.65, 0.3),
    "supply": (0.35, 0.5),  # citizens ready to be placed, times the part of the game to come
    "tradesmen": (1, 1),  # victory points of their spaces
    "queue": (0.45, 0.6),  # events with an own cube
    "events": (0.55, 0.46),  # what they would pay if resolved now, by the part of flags filled
    "empty_levels": (-0.8, -1),  # cathedral levels without an own cube
    "characters": (0.35, 0.7),  # what those the seat holds would pay now; between steps, in part
    "others": (0, 0.9),  # the same for those it does not hold, by the chance they are in play
    "modifiers": (0.55, 0.4),  # cubes on delayed cards
    "red": (0.18, 0.17),  # pips in the own district while one may still use them
    "white": (0.18, 0.17),
    "yellow": (0.18, 0.13),
}
ANCHOR_WEIGHTS = np.zeros((5, len(ANCHOR)), np.float64)  # a row for each number of players
ANCHOR_WEIGHTS[1] = [alone for alone, _ in ANCHOR.values()]
ANCHOR_WEIGHTS[2:] = [against for _, against in ANCHOR.values()]

# What the search looks at. `_ahead`: the same by the part of the game still to come.
FEATURES = (
    "points",
    "deniers", "deniers_ahead",
    "wealth",  # deniers beyond what a round costs
    "influence", "influence_ahead",
    "renown",  # influence beyond what a round costs
    "unpaid",  # deniers the next salaries lack
    # citizens: standing ones, times the rounds still to come; those at the end of a full row
    "palace", "bishopric", "city_hall", "citizens", "exposed",
    "supply", "supply_ahead",  # ready to be placed
    # cards: victory points of the tradesmen's spaces; how many are open to the seat, by what
    # they bring, times the rounds still to come
    "tradesmen", "tradesmen_ahead", "trades_points", "trades_deniers", "trades_influence",
    "trades_cubes", "trades_modifiers",
    # events: with an own cube; what they would pay now, by the part of flags filled; own cubes;
    # the own part of their flags, times what they pay; events led alone
    "queue", "queue_ahead", "events", "event_cubes", "event_share", "events_led",
    "empty_levels", "levels_ahead", "stones_ahead",
    # characters: what each would pay now, between its steps in part, by the chance it is in play
    "by_citizens", "by_stones", "by_deniers", "by_influence", "by_tradesmen", "by_captures",
    "by_citizens_ahead", "by_stones_ahead", "by_deniers_ahead", "by_influence_ahead",
    "by_tradesmen_ahead", "by_captures_ahead",
    # cubes on delayed cards, by the dice they change
    "cubes_red", "cubes_white", "cubes_yellow", "cubes_any", "cubes_ahead",
    "cubes_idle",  # beyond one for every die that is left
    # the own district while one may still use it: pips, dice, and what the best card open to the
    # seat makes of the pips; the same of the dice of the rounds to come
    "red", "white", "yellow", "red_dice", "white_dice", "yellow_dice",
    "red_use", "white_use", "yellow_use", "red_rounds", "white_rounds", "yellow_rounds",
    "market",  # dice of others one could pay for
    "passed", "starts_next",
    # Le Roy's: dice left, standing citizens times the rounds to come, what events would pay him
    "leroy_dice", "leroy_citizens", "leroy_events",
)  # fmt: skip
NOTHING = (0.0,) * (len(FEATURES) - 1)
NO_MONEY, NO_CITIZENS, NO_CUBES = (0.0,) * 7, (0.0,) * 7, (0.0,) * 6
NO_DICE, NO_LEROY = (0.0,) * 15, (0.0,) * 3
ANCHOR_NOTHING = (0.0,) * (len(ANCHOR) - 1)

# What a denier, a point of influence, a cube on an event and one on a delayed card are about worth:
# only to tell which of one's cards is the best use of a colour.
DENIER_VP, INFLUENCE_VP, CUBE_VP, MODIFIER_VP = 0.18, 0.17, 0.85, 0.55
SIMPLE_USE = np.array([CUBE_VP / 4, 0.33, DENIER_VP / 2], np.float64)  # fight, build, till: a pip
MEAN_PIPS = 3.5
ROUND_DENIERS, ROUND_INFLUENCE = 12, 8


def _use_of(card: int) -> float:
    """What a pip brings on a card, as far as it depends on nothing else."""
    brings = float(box.GAIN_VP[card])
    brings += DENIER_VP * (box.GAIN_DENIERS[card] - box.PAY_DENIERS[card])
    brings += INFLUENCE_VP * (box.GAIN_INFLUENCE[card] - box.PAY_INFLUENCE[card])
    effect, number = box.CARD_EFFECT[card], box.EFFECT_NUMBER[card]
    if effect == box.ARCHER:
        brings += CUBE_VP * number * box.ARCHER_HIT[card].mean() * (SIDES + 1) / SIDES
    elif effect == box.PAY_FOR_CUBES:
        brings += CUBE_VP * number
    elif effect == box.MODIFIER:
        brings += MODIFIER_VP * box.CARD_CUBES[card]
    elif effect in (box.MOST_DICE, box.HIGHEST_RED):
        brings /= 2  # the others have dice too
    return float(brings / int(box.CARD_DIVISOR[card]))


USE = np.array([_use_of(card) for card in range(box.ACTIVITIES)], np.float64)
POINTS, MONEY, FAME, CUBES_, CHANGES = range(5)


def _kind_of(card: int) -> int:
    """What a card is for: points, deniers, influence, cubes on events, modifiers."""
    if box.CARD_DELAYED[card]:
        return CHANGES
    if box.CARD_EFFECT[card] in (box.ARCHER, box.CUBES_PER_DIE, box.PAY_FOR_CUBES):
        return CUBES_
    if box.GAIN_VP[card]:
        return POINTS
    return MONEY if box.GAIN_DENIERS[card] else FAME


KIND = np.array([_kind_of(card) for card in range(box.ACTIVITIES)], np.int64)


@rule
def part_left(s):
    """How much of the game is still to come, by rounds."""
    return 0.0 if s.step == OVER else 1.0 - (s.round - 1.0) / box.ROUNDS[s.players]


@rule
def period(s):
    """T-5.1: a round."""
    return s.round


# --------------------------------------------------------------------------- events


@rule
def pays_now(s, event, owner):
    """T-11.5: what an owner would get if the event were resolved with the cubes it has."""
    own = ranked_cubes(s, event, owner)
    if own == 0:
        return 0.0
    most = most_cubes(s, event, 1000)
    second = most_cubes(s, event, most)
    alone = owners_with(s, event, most) == 1
    if own == most:
        if alone and second > 0:
            return float(box.EVENT_FIRST[event])
        return (box.EVENT_FIRST[event] + box.EVENT_SECOND[event]) / owners_with(s, event, most)
    if own == second and alone:
        return box.EVENT_SECOND[event] / owners_with(s, event, second)
    return 0.0


@rule
def event_hopes(s, owner):
    """What the events of the queue would pay now, each by the part of its flags that is filled."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            total += pays_now(s, event, owner) * cubes_on(s, event) / box.EVENT_FLAGS[event]
    return total


@rule
def event_cubes(s, owner):
    """Own cubes on events that can be countered."""
    total = 0
    for i in range(s.queue_length):
        if s.queue[i] != MARAUDING:
            total += int(s.event_cubes[s.queue[i], owner])
    return total


@rule
def event_share(s, owner):
    """The own part of the flags, times what both places pay."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            pays = box.EVENT_FIRST[event] + box.EVENT_SECOND[event]
            total += pays * s.event_cubes[event, owner] / box.EVENT_FLAGS[event]
    return total


@rule
def events_led(s, owner):
    """Events where nobody else has as many cubes."""
    count = 0
    for i in range(s.queue_length):
        event = s.queue[i]
        own = ranked_cubes(s, event, owner)
        if event != MARAUDING and own > 0 and own == most_cubes(s, event, 1000):
            count += 1 if owners_with(s, event, own) == 1 else 0
    return count


# --------------------------------------------------------------------------- characters


@rule
def stepped_points(s, character, count):
    """T-17: what a character pays for so many, and in proportion on the way to its next step."""
    few = 1 if s.players <= 2 else 0
    reached = 0
    for i in range(3):
        step = box.THRESHOLD[few, character, i]
        if count < step:
            more = box.CHARACTER_VP[i + 1] - box.CHARACTER_VP[i]
            return box.CHARACTER_VP[i] + more * (count - reached) / (step - reached)
        reached = step
    return float(box.CHARACTER_VP[3])


@rule
def near_points(s, owner, character):
    """T-17: what a character pays an owner now."""
    return stepped_points(s, character, measure(s, owner, box.CHARACTER_MEASURE[character]))


@rule
def known_characters(s, owner, seat):
    """What the characters a seat holds (solo: all that are left) would pay an owner."""
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] == seat or (solo(s) and in_play(s, character)):
            total += near_points(s, owner, character)
    return total


@rule
def unknown_characters(s, owner, seat):
    """T-2.2: what those it does not hold would pay, by the chance that they were dealt."""
    if solo(s):
        return 0.0
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] != seat:
            total += near_points(s, owner, character)
    each = box.CHARACTERS_EACH[s.players]
    return total * each * (s.players - 1) / (box.CHARACTERS - each)


@rule
def likely(s, character, seat):
    """T-2.2, T-21.18: the chance, as a seat knows it, that a character will pay at the end."""
    if solo(s):
        return 1.0 if in_play(s, character) else 0.0
    if s.character[character] == seat:
        return 1.0
    each = box.CHARACTERS_EACH[s.players]
    return each * (s.players - 1.0) / (box.CHARACTERS - each)


@rule
def pays_for(s, what, count, seat):
    """What the characters that count this would pay for so many, by the chance they are in play."""
    total = 0.0
    for character in range(box.CHARACTERS):
        if box.CHARACTER_MEASURE[character] == what:
            total += likely(s, character, seat) * stepped_points(s, character, count)
    return total


# --------------------------------------------------------------------------- citizens and dice


@rule
def exposed(s, owner):
    """T-12.3: own citizens at the end of a full row, who are the next to be expelled."""
    count = 0
    for building in range(1, 3):
        if not protected(s, building, owner, 0):
            for row in range(box.ROW_COUNT[building]):
                end = box.ROW_START[building, row] + box.ROW_LENGTH[building, row] - 1
                if s.standing[end] == owner:
                    count += 1
    return count


@rule
def pips_left(s, owner, colour):
    """Dice a player may still use this round; Le Roy never passes."""
    total = 0
    if owner == NEUTRAL or not s.passed[owner]:
        for value in range(1, SIDES + 1):
            total += value * int(s.dice[owner, colour, value])
    return total


@rule
def dice_left(s, owner, colour):
    """The same, counted."""
    return 0 if s.passed[owner] else coloured_dice(s, owner, colour)


# --------------------------------------------------------------------------- cards


@rule
def use_of(s, card, palace, bishopric, city_hall, stones, queue):
    """What a pip brings an owner on a card, in points."""
    effect = box.CARD_EFFECT[card]
    units = 1.0 / box.CARD_DIVISOR[card]
    if effect == box.PER_CITIZEN:
        return units * DENIER_VP * box.GAIN_DENIERS[card] * max(palace, bishopric)
    if effect == box.TAX:
        return units * DENIER_VP * box.GAIN_DENIERS[card] * max(0, SPACES_EACH - city_hall - 1)
    if effect == box.CATHEDRAL_PAIRS:
        return units * box.GAIN_VP[card] * (stones // 2)
    if effect == box.PER_EVENT:
        return units * box.GAIN_VP[card] * queue
    if effect == box.CUBES_PER_DIE:
        return units * CUBE_VP * max(0, palace - 1)
    return USE[card]


@rule
def cubes_for(s, owner, colour):
    """T-8.5: cubes that change dice of this colour, ANY: of whichever."""
    count = 0
    for slot in range(SLOTS):
        if s.cubes[slot, owner] > 0 and box.MOD_COLOUR[s.activity[slot]] == colour:
            count += int(s.cubes[slot, owner])
    return count


@rule
def open_cards(s, owner, kind):
    """Cards of a kind with an own tradesman."""
    count = 0
    for slot in range(SLOTS):
        if s.tradesman[slot, owner] > 0 and KIND[s.activity[slot]] == kind:
            count += 1
    return count


@rule
def best_use(s, owner, colour, palace, bishopric, city_hall, stones, queue):
    """What a pip of a colour brings at best: without a card, or on one open to the owner."""
    best = SIMPLE_USE[colour]
    for slot in range(SLOTS):
        if s.tradesman[slot, owner] > 0:
            card = s.activity[slot]
            if box.CARD_DICE[card] == colour or box.CARD_DICE[card] == box.ANY:
                use = use_of(s, card, palace, bishopric, city_hall, stones, queue)
                best = max(best, use)
    return best


# --------------------------------------------------------------------------- the features


@rule
def leroy_features(s, seat):
    """Le Roy has neither money nor influence, and makes the same of every die."""
    left = float(box.ROUNDS[s.players] - s.round)
    part = left / box.ROUNDS[s.players]
    standing = citizens_standing(s, NEUTRAL)
    stones, trades = cathedral_cubes(s, NEUTRAL), tradesmen(s, NEUTRAL)
    levels, queue = empty_levels(s, NEUTRAL), events_with_cube(s, NEUTRAL)
    citizens_pay = pays_for(s, box.CITIZENS_STANDING, standing, seat)
    stones_pay = pays_for(s, box.CATHEDRAL_CUBES, stones, seat)
    trades_pay = pays_for(s, box.TRADESMEN, trades, seat)
    captures_pay = pays_for(s, box.CAPTURED, captured_events(s, NEUTRAL), seat)
    # in parts: Numba builds no tuple of more than thirty at once
    points = (float(collected(s, NEUTRAL)),)
    trading = (float(tradesmen_points(s, NEUTRAL)), part * trades, 0.0, 0.0, 0.0, 0.0, 0.0)
    events = (float(queue), part * queue, 0.0, 0.0, 0.0, 0.0)
    cathedral = (float(levels), part * levels, 0.0)
    characters = (citizens_pay, stones_pay, 0.0, 0.0, trades_pay, captures_pay)
    characters_ahead = (
        part * citizens_pay, part * stones_pay, 0.0, 0.0, part * trades_pay, part * captures_pay,
    )  # fmt: skip
    leroy = (float(dice_in(s, NEUTRAL)), left * standing, event_hopes(s, NEUTRAL))
    counted = points + NO_MONEY + NO_CITIZENS + trading + events + cathedral
    return counted + characters + characters_ahead + NO_CUBES + NO_DICE + leroy


@rule
def person_features(s, owner, seat):
    left = float(box.ROUNDS[s.players] - s.round)
    part = left / box.ROUNDS[s.players]
    deniers = float(int(s.deniers[owner]) + int(s.purse[owner]))
    influence = float(s.influence[owner])
    palace, bishopric = standing_in(s, owner, RED), standing_in(s, owner, WHITE)
    city_hall = standing_in(s, owner, YELLOW)
    standing = palace + bishopric + city_hall
    salary = box.SALARY[RED] * palace + box.SALARY[WHITE] * bishopric
    unpaid = max(0.0, salary - deniers - box.INCOME) if left > 0 else 0.0
    ready, trades = float(citizens_ready(s, owner)), tradesmen(s, owner)
    levels, stones = empty_levels(s, owner), cathedral_cubes(s, owner)
    queue = events_with_cube(s, owner)
    citizens_pay = pays_for(s, box.CITIZENS_STANDING, standing, seat)
    stones_pay = pays_for(s, box.CATHEDRAL_CUBES, stones, seat)
    deniers_pay = pays_for(s, box.DENIERS, deniers, seat)
    influence_pay = pays_for(s, box.INFLUENCE, influence, seat)
    trades_pay = pays_for(s, box.TRADESMEN, trades, seat)
    captures_pay = pays_for(s, box.CAPTURED, captured_events(s, owner), seat)
    cubes_red, cubes_white = cubes_for(s, owner, RED), cubes_for(s, owner, WHITE)
    cubes_yellow, cubes_any = cubes_for(s, owner, YELLOW), cubes_for(s, owner, box.ANY)
    cubes = cubes_red + cubes_white + cubes_yellow + cubes_any
    red_dice, white_dice = dice_left(s, owner, RED), dice_left(s, owner, WHITE)
    yellow_dice = dice_left(s, owner, YELLOW)
    dice = red_dice + white_dice + yellow_dice
    red, white, yellow = pips_left(s, owner, RED), pips_left(s, owner, WHITE), 0
    if yellow_dice > 0:
        yellow = pips_left(s, owner, YELLOW)
    red_use = best_use(s, owner, RED, palace, bishopric, city_hall, stones, queue)
    white_use = best_use(s, owner, WHITE, palace, bishopric, city_hall, stones, queue)
    yellow_use = best_use(s, owner, YELLOW, palace, bishopric, city_hall, stones, queue)
    market = 0.0
    if not s.passed[owner]:
        others = 0
        for district in range(OWNERS):
            if district != owner:
                others += dice_in(s, district)
        market = min(deniers / box.DICE_PRICE[1], float(others))
    passed = 1.0 if s.passed[owner] else 0.0
    starts_next = 1.0 if left > 0 and next_owner(s, int(s.start)) == owner else 0.0
    # in parts: Numba builds no tuple of more than thirty at once
    points = (float(collected(s, owner)),)
    money = (
        deniers, part * deniers, max(0.0, deniers - ROUND_DENIERS),
        influence, part * influence, max(0.0, influence - ROUND_INFLUENCE), unpaid,
    )  # fmt: skip
    citizens = (
        left * palace, left * bishopric, left * city_hall, left * left * standing,
        left * exposed(s, owner), ready, part * ready,
    )  # fmt: skip
    trading = (
        float(tradesmen_points(s, owner)), part * trades,
        left * open_cards(s, owner, POINTS), left * open_cards(s, owner, MONEY),
        left * open_cards(s, owner, FAME), left * open_cards(s, owner, CUBES_),
        left * open_cards(s, owner, CHANGES),
    )  # fmt: skip
    events = (
        float(queue), part * queue, event_hopes(s, owner), float(event_cubes(s, owner)),
        event_share(s, owner), float(events_led(s, owner)),
    )  # fmt: skip
    cathedral = (float(levels), part * levels, part * stones)
    characters = (citizens_pay, stones_pay, deniers_pay, influence_pay, trades_pay, captures_pay)
    characters_ahead = (
        part * citizens_pay, part * stones_pay, part * deniers_pay, part * influence_pay,
        part * trades_pay, part * captures_pay,
    )  # fmt: skip
    modifiers = (
        float(cubes_red), float(cubes_white), float(cubes_yellow), float(cubes_any),
        part * cubes, max(0.0, float(cubes - dice) - 3.0 * left),
    )  # fmt: skip
    own_district = (
        float(red), float(white), float(yellow),
        float(red_dice), float(white_dice), float(yellow_dice),
        red * red_use, white * white_use, yellow * yellow_use,
        MEAN_PIPS * left * palace * red_use, MEAN_PIPS * left * bishopric * white_use,
        MEAN_PIPS * left * city_hall * yellow_use,
        market, passed, starts_next,
    )  # fmt: skip
    counted = points + money + citizens + trading + events + cathedral
    return counted + characters + characters_ahead + modifiers + own_district + NO_LEROY


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them. At the end only points are left."""
    if s.step == OVER:
        return (float(collected(s, owner)),) + NOTHING  # noqa: RUF005
    if owner == NEUTRAL:
        return leroy_features(s, seat)
    return person_features(s, owner, seat)


# --------------------------------------------------------------------------- greedy's value


@rule
def anchor_features(s, owner, seat):
    """What greedy looks at. At the end only points are left."""
    if s.step == OVER:
        return (float(collected(s, owner)),) + ANCHOR_NOTHING  # noqa: RUF005
    left = float(box.ROUNDS[s.players] - s.round)
    person = owner < NEUTRAL
    return (
        float(collected(s, owner)),
        float(int(s.deniers[owner]) + int(s.purse[owner])) if person else 0.0,
        float(s.influence[owner]) if person else 0.0,
        left * standing_in(s, owner, 0),
        left * standing_in(s, owner, 1),
        left * standing_in(s, owner, 2),
        citizens_ready(s, owner) * left / box.ROUNDS[s.players] if person else 0.0,
        float(tradesmen_points(s, owner)),
        float(events_with_cube(s, owner)),
        event_hopes(s, owner),
        float(empty_levels(s, owner)),
        known_characters(s, owner, seat),
        unknown_characters(s, owner, seat),
        float(cubes_on_cards(s, owner)),
        float(pips_left(s, owner, 0)),
        float(pips_left(s, owner, 1)),
        float(pips_left(s, owner, 2)),
    )


@rule
def standing_of(s, owner, seat):
    """Greedy's features of an owner, weighed and added up."""
    found = anchor_features(s, owner, seat)
    total = 0.0
    for k in range(len(found)):
        total += ANCHOR_WEIGHTS[s.players, k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others, or over Le Roy."""
    own = standing_of(s, seat, seat)
    if solo(s):
        return own - standing_of(s, NEUTRAL, seat)
    others = 0.0
    for other in range(OWNERS - 1):
        if other < s.players and other != seat:
            others += standing_of(s, other, seat)
    return own - others / (s.players - 1)
