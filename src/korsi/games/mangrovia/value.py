"""How well a seat stands: named features, linear in each.

`value` is greedy's, fitted once and kept, so that it stays an anchor for measuring. `features` are
for the search: `korsi train` writes what they weigh into thinking.toml, each as it is and by the
part of the game still to come. Of others only what the seat may know is looked at: hidden cards and
amulets count at their mean.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from . import box
from .rules.amulets import hidden_amulets
from .rules.building import free_landscapes, occupied, payable
from .rules.cards import hidden_cards
from .scoring import (
    CONTESTS,
    contest_standing,
    first_two,
    huts_on,
    participant,
    participants,
    prize,
    size,
    stone_points,
)
from .state import OVER

FEATURES = (
    "chief",
    "prizes",  # what paths and pole area would pay now
    "stone",  # what the stone area would pay now
    "amulets",  # value of the amulets held
    "valuables",  # value of the valuables held
    "landscapes",  # landscape cards held, up to four
    "column",  # amulets a bowl brings
    "built",  # huts built
    "best_build",  # worth of the best hut the hand can pay for, if a bowl will bring a build
    "cards_ahead",  # cards the bowls on the board will still bring this round
    "amulets_ahead",  # the same for amulets
    "builds_ahead",  # huts they will still allow
    "start_ahead",  # will the bowls bring birds and talisman?
    "firsts",  # prizes of the paths and the pole area it is first in
    "safe_firsts",  # of them those led by more than a hut
    "near_firsts",  # first prizes one more hut would bring
    "near_seconds",  # second prizes one more hut would bring
    "path_huts",  # huts on paths, once for each path
    "stone_huts",
    "pole_huts",
    "valuable_cards",
    "landscapes_many",  # landscape cards beyond four
    "amulet_pieces",
    "land_kinds",  # different landscapes in hand
    "land_active",  # cards of landscapes with a bird
    "sums",  # prices in valuables the hand meets exactly
    "amulet_sums",  # the same in amulets
    "best_later",  # worth of the best hut the hand can pay for when the birds come
    "no_build",  # builds ahead the hand has nothing for
    "talisman",
    "huts_short",  # how few huts are left, below three
    # will a bowl still act there this round?
    "pier_1",
    "pier_2",
    "pier_3",
    "pier_4",
    "pier_5",
    "pier_6",
    "pier_7",
    "pier_8",
    "pier_9",
    "pier_10",
    "pier_11",
    "pier_12",
)
# Greedy's, of the first thirteen, the column by the part of the game to come: half way between a
# first guess and a least-squares fit of the final margin over the mean of the others, on self-play
# with 2 to 5 players; twice. It beats the guess in 64 to 85 of 100 games.
WEIGHTS = np.array(
    [1.0, 0.71, 1.02, 1.1, 0.36, 2.07, 14.9, 1.84, 0.47, 1.18, 2.02, 1.52, -0.66], np.float64
)
NOTHING = (0.0,) * (len(FEATURES) - 1)
COLUMN = FEATURES.index("column")
A_HUT = 1000  # in a standing (scoring.py)
PRICES = sum(1 << price for price in {int(p) for p in box.SPACE_PRICE})

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
def basics(s, owner, own, prizes, best):
    """What greedy looks at, in the order of FEATURES; the column is what a bowl brings, `best` the
    best hut the hand can pay for."""
    builds = float(steps_ahead(s, owner, box.BUILD))
    amulets = amulets_gained(s, owner)
    return (
        float(s.chief[owner]),
        prizes,
        float(stone_points(s, owner)),
        amulets_held(s, owner, own),
        valuables_held(s, owner, own),
        min(4.0, float(s.hand_size[owner, box.LANDSCAPE_DECK])),
        amulets,
        float(box.HUTS[s.players] - s.huts[owner]),
        best if builds > 0 and s.huts[owner] > 0 else 0.0,
        float(steps_ahead(s, owner, box.UP) + steps_ahead(s, owner, box.DOWN)),
        amulets * steps_ahead(s, owner, box.AMULETS),
        builds + 0.5 * steps_ahead(s, owner, box.DOUBLE),
        float(steps_ahead(s, owner, box.BIRDS)),
    )


@rule
def weighed(s, owner, seat):
    """Greedy's features of an owner, weighed and added up. At the end only points are left."""
    if s.step == OVER:
        return WEIGHTS[0] * s.chief[owner]
    own = owner == seat
    best = best_build(s, owner) if own else 0.0
    found = basics(s, owner, own, float(prizes_now(s, owner)), best)
    total = 0.0
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k] * (part_left(s) if k == COLUMN else 1.0)
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others."""
    total = weighed(s, seat, seat)
    for other in range(s.players):
        if other != seat:
            total -= weighed(s, other, seat) / (s.players - 1)
    return total


# --------------------------------------------------------------------------- the search's


@rule
def contests_of(s, seat):
    """M-12.2 to M-12.10: (prizes of first places, of second places, of those safe by more than a
    hut, first prizes and second prizes one more hut would bring)."""
    firsts, seconds, safe, near, near_second = 0, 0, 0, 0, 0
    for contest in range(CONTESTS):
        own = contest_standing(s, contest, seat)
        best, second = 0, 0
        for i in range(participants(s)):
            who = participant(s, i)
            if who != seat:
                found = contest_standing(s, contest, who)
                if found > best:
                    best, second = found, best
                elif found > second:
                    second = found
        if own > best:
            firsts += prize(contest, 0)
            if own > best + A_HUT:
                safe += prize(contest, 0)
            continue
        if own + A_HUT > best:
            near += prize(contest, 0)
        if own > second:
            seconds += prize(contest, 1)
        elif own + A_HUT > second:
            near_second += prize(contest, 1)
    return float(firsts), float(seconds), float(safe), float(near), float(near_second)


@rule
def path_huts(s, seat):
    """Huts on paths, counted once for each path."""
    n = 0
    for path in range(box.PATHS):
        n += huts_on(s, seat, box.PATH_BITS[path])
    return n


@rule
def hand_of(s, seat):
    """(different landscapes in hand, cards of active ones, prices in valuables and in amulets that
    can be met exactly, worth of the best hut to be paid as the birds stand, and when they come)."""
    lands, kinds, active = 0, 0, 0
    for land in range(4):
        cards = s.hand[seat, box.FIRST_LANDSCAPE + land]
        if cards > 0:
            lands |= 1 << land
            kinds += 1
            if s.birds >> land & 1:
                active += cards
    valuables, amulets = payable(s, seat, 0), payable(s, seat, 1)
    taken, free = occupied(s), free_landscapes(s, seat) > 0
    best, later = 0.0, 0.0
    for space in range(box.SPACE_COUNT):
        sums = amulets if box.SPACE_CURRENCY[space] else valuables
        fits = free or box.SPACE_LANDS[space] & lands != 0
        if fits and not taken >> space & 1 and sums >> box.SPACE_PRICE[space] & 1:
            worth = site_worth(s, seat, space)
            later = max(later, worth)
            if free or box.SPACE_LANDS[space] & lands & s.birds != 0:
                best = max(best, worth)
    return (
        float(kinds),
        float(active),
        float(size(valuables & PRICES)),
        float(size(amulets & PRICES)),
        best,
        later,
    )


@rule
def acts_at(s, owner, pier):
    """Will a bowl of the owner still act at a pier this round?"""
    return 1.0 if pier >= s.pier and s.bowl_on[box.PIER_SITE[pier]] == owner else 0.0


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them, in the order of FEATURES."""
    own = owner == seat
    if s.step == OVER:
        return (float(s.chief[owner]),) + NOTHING  # noqa: RUF005
    kinds, active, sums, amulet_sums, best, later = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    if own:
        kinds, active, sums, amulet_sums, best, later = hand_of(s, owner)
    firsts, seconds, safe, near, near_second = contests_of(s, owner)
    found = basics(s, owner, own, firsts + seconds, best)
    return found + (  # noqa: RUF005
        firsts,
        safe,
        near,
        near_second,
        float(path_huts(s, owner)),
        float(huts_on(s, owner, box.STONE_SPACES)),
        float(huts_on(s, owner, box.POLE_SPACES)),
        float(s.hand_size[owner, box.VALUABLES_DECK]),
        max(0.0, s.hand_size[owner, box.LANDSCAPE_DECK] - 4.0),
        float(s.amulets_size[owner]),
        kinds,
        active,
        sums,
        amulet_sums,
        later,
        found[11] if own and found[8] == 0.0 else 0.0,
        1.0 if s.start_player == owner else 0.0,
        max(0.0, 3.0 - s.huts[owner]),
        acts_at(s, owner, 0),
        acts_at(s, owner, 1),
        acts_at(s, owner, 2),
        acts_at(s, owner, 3),
        acts_at(s, owner, 4),
        acts_at(s, owner, 5),
        acts_at(s, owner, 6),
        acts_at(s, owner, 7),
        acts_at(s, owner, 8),
        acts_at(s, owner, 9),
        acts_at(s, owner, 10),
        acts_at(s, owner, 11),
    )
