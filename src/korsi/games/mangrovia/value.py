"""How well a seat stands: a few named features, linear in each.

Of others only what the seat may know is looked at: hidden cards and amulets count at their mean.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from . import box
from .rules.amulets import hidden_amulets
from .rules.building import free_landscapes, occupied, payable
from .rules.cards import hidden_cards
from .scoring import first_two, huts_on, prize, stone_points
from .state import OVER

FEATURES = (
    "chief",
    "prizes",  # what paths and pole area would pay now
    "stone",  # what the stone area would pay now
    "amulets",  # value of the amulets held
    "valuables",  # value of the valuables held
    "landscapes",  # landscape cards held, up to four
    "column",  # amulets a bowl brings, times the part of the game still to come
    "built",  # huts built
    "best_build",  # worth of the best hut the hand can pay for, if a bowl will bring a build
    "cards_ahead",  # cards the bowls on the board will still bring this round
    "amulets_ahead",  # the same for amulets
    "builds_ahead",  # huts they will still allow
    "start_ahead",  # will the bowls bring birds and talisman?
    # for the search alone (thinking.toml): the same by the part of the game still to come
    "prizes_left",
    "stone_left",
    "amulets_left",
    "valuables_left",
    "landscapes_left",
)
# Half way between a first guess and a least-squares fit of the final margin over the mean of the
# others, on self-play with 2 to 5 players; twice. It beats the guess in 64 to 85 of 100 games.
WEIGHTS = np.array(
    [1.0, 0.71, 1.02, 1.1, 0.36, 2.07, 14.9, 1.84, 0.47, 1.18, 2.02, 1.52, -0.66] + [0.0] * 5,
    np.float64,
)
NOTHING = (0.0,) * (len(FEATURES) - 1)

MEAN_AMULET = float((box.AMULET_TOTAL * box.AMULET_VALUE)[1:].sum() / box.AMULET_TOTAL[1:].sum())
MEAN_VALUABLE = float(
    (box.CARD_TOTAL * box.CARD_VALUE).sum() / box.CARD_TOTAL[: box.FIRST_LANDSCAPE].sum()
)


@rule
def part_left(s):
    """How much of the game is still to come: by the player with the fewest huts."""
    least = 1.0
    for seat in range(s.players):
        least = min(least, s.huts[seat] / box.HUTS[s.players])
    return 0.0 if s.step == OVER else least


@rule
def period(s):
    """M-4.1: a round, from the first bowl to the birds."""
    return s.rounds


@rule
def prizes_now(s, seat):
    """M-12.4, M-12.10: what a seat's places on paths and in the pole area would pay now."""
    points = 0
    for contest in range(box.PATHS + 1):
        first, second = first_two(s, contest)
        if first == seat:
            points += prize(contest, 0)
        elif second == seat:
            points += prize(contest, 1)
    return points


@rule
def amulets_held(s, seat, own):
    """The value of a seat's amulets; what is hidden counts at its mean."""
    total = 0.0
    for kind in range(box.AMULET_KINDS):
        count = s.amulets[seat, kind] if own else s.amulets_known[seat, kind]
        total += float(count * box.AMULET_VALUE[kind])
    return total if own else total + hidden_amulets(s, seat) * MEAN_AMULET


@rule
def valuables_held(s, seat, own):
    """The value of a seat's valuables; what is hidden counts at its mean."""
    total = 0.0
    for card in range(box.FIRST_LANDSCAPE):
        count = s.hand[seat, card] if own else s.known[seat, card]
        total += float(count * box.CARD_VALUE[card])
    for card in range(box.START_CARDS):
        total += float(s.start_cards[seat, card] * box.START_VALUE[card])
    return total if own else total + hidden_cards(s, seat, box.VALUABLES_DECK) * MEAN_VALUABLE


@rule
def amulets_gained(s, seat):
    """M-7.1 to M-7.3: what taking amulets would bring a seat now, in amulets of the bag."""
    column = s.column[seat]
    if box.TRACK_DRAW[column] == 0:
        return 0.3 if s.stack > 0 else 0.0
    return (
        float(box.TRACK_DRAW[column] - box.TRACK_GIVE_BACK[column])
        + 0.2 * box.TRACK_GIVE_BACK[column]
    )


@rule
def steps_ahead(s, seat, step):
    """How many such steps the seat's bowls will still bring this round; the action under way
    counts as far as it is not done."""
    found = 0
    for pier in range(max(0, s.pier), box.PIER_COUNT):
        if s.bowl_on[box.PIER_SITE[pier]] == seat:
            most = 0
            for alternative in range(box.ALTERNATIVES[pier]):
                n = 0
                begin = s.at if pier == s.pier else 0
                for position in range(begin, box.LONGEST):
                    n += 1 if box.PIER_STEP[pier, alternative, position] == step else 0
                most = max(most, n)
            found += most
    return found


@rule
def site_worth(s, seat, space):
    """Roughly what a hut on a space is worth to a seat, in chief points."""
    worth = float(box.SPACE_POINTS[space])
    for path in range(box.PATHS):
        if box.PATH_BITS[path] >> space & 1:
            worth += 0.3 * box.PATH_PRIZE[path, 0]
    if box.SPACE_AREA[space] == box.POLE and s.poles_taken < box.POLE_TILE.size:
        worth += box.POLE_TILE[s.poles_taken] + 2.0
    if box.SPACE_AREA[space] == box.STONE:
        worth += 2.0 + 2.0 * huts_on(s, seat, box.STONE_SPACES)
    if box.AMULET_SPACES >> space & 1:
        worth += 8.0 * part_left(s)
    return worth


@rule
def best_build(s, seat):
    """The worth of the best hut a seat can pay for as the birds stand."""
    taken = occupied(s)
    valuables, amulets = payable(s, seat, 0), payable(s, seat, 1)
    free = free_landscapes(s, seat) > 0
    lands = 0
    for land in range(4):
        if s.hand[seat, box.FIRST_LANDSCAPE + land] > 0 and s.birds >> land & 1:
            lands |= 1 << land
    best = 0.0
    for space in range(box.SPACE_COUNT):
        sums = amulets if box.SPACE_CURRENCY[space] else valuables
        landed = free or box.SPACE_LANDS[space] & lands != 0
        if landed and not taken >> space & 1 and sums >> box.SPACE_PRICE[space] & 1:
            best = max(best, site_worth(s, seat, space))
    return best


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them, in the order of FEATURES."""
    own = owner == seat
    chief = float(s.chief[owner])
    if s.step == OVER:
        return (chief,) + NOTHING  # noqa: RUF005
    builds = float(steps_ahead(s, owner, box.BUILD))
    best = best_build(s, owner) if own and builds > 0 and s.huts[owner] > 0 else 0.0
    amulets = amulets_gained(s, owner)
    left = part_left(s)
    prizes = float(prizes_now(s, owner))
    stone = float(stone_points(s, owner))
    held = amulets_held(s, owner, own)
    valuables = valuables_held(s, owner, own)
    landscapes = min(4.0, float(s.hand_size[owner, box.LANDSCAPE_DECK]))
    return (
        chief,
        prizes,
        stone,
        held,
        valuables,
        landscapes,
        amulets * left,
        float(box.HUTS[s.players] - s.huts[owner]),
        best,
        float(steps_ahead(s, owner, box.UP) + steps_ahead(s, owner, box.DOWN)),
        amulets * steps_ahead(s, owner, box.AMULETS),
        builds + 0.5 * steps_ahead(s, owner, box.DOUBLE),
        float(steps_ahead(s, owner, box.BIRDS)),
        prizes * left,
        stone * left,
        held * left,
        valuables * left,
        landscapes * left,
    )


@rule
def weighed(s, owner, seat):
    """The features of an owner, weighed and added up."""
    found = features(s, owner, seat)
    total = 0.0
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others."""
    total = weighed(s, seat, seat)
    for other in range(s.players):
        if other != seat:
            total -= weighed(s, other, seat) / (s.players - 1)
    return total
