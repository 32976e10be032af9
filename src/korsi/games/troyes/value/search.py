"""What the search looks at: all features, its weights are in thinking.toml."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..box import NEUTRAL, OWNERS, RED, WHITE, YELLOW
from ..rules.board import (
    cathedral_cubes,
    citizens_ready,
    collected,
    dice_in,
    next_owner,
    standing_in,
)
from ..rules.countering import captured_events, events_with_cube
from ..scoring import citizens_standing, empty_levels, tradesmen, tradesmen_points
from ..state import OVER
from .cards import CHANGES, CUBES_, FAME, MONEY, POINTS, best_use, cubes_for, open_cards
from .characters import pays_for
from .district import dice_left, exposed, pips_left
from .events import event_cubes, event_hopes, event_share, events_led

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
MEAN_PIPS = 3.5
ROUND_DENIERS, ROUND_INFLUENCE = 12, 8


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
