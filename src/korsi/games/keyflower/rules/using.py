"""F-5: using a tile, as a chain like a bid's; a link is offered only if a payment will be left."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import refusals
from ..box import EFFECT, FIRST_BOAT, FIRST_TURN_ORDER, MAX_ON_TILE, NOTHING, USE_ANY_COLOUR, WINTER
from ..refusals import LEGAL
from ..state import ASIDE, OFFERED, PAY_FROM_GROUP, USELESS_USE, VILLAGE
from .bidding import group_at_hand, losing_groups
from .effects import asks_skill, asks_worker, has_skill_for, pays, would_yield
from .screens import sum_of
from .summer_boats import has_ability

NO_COLOUR = -1


@rule
def least(s, tile):
    """F-5.3: one more than the use just before."""
    return s.last_use[tile] + 1


@rule
def capacity(s, tile):
    """F-5.4: how many workers the tile still takes this season."""
    return MAX_ON_TILE - sum_of(s.on_tile[tile])


@rule
def mixes_colours(s, seat, tile):
    """F-10.10, F-10.11: 4b works on tiles that already have a colour."""
    return s.colour[tile] >= 0 and has_ability(s, seat, USE_ANY_COLOUR)


@rule
def use_colour_refusal(s, seat, tile, colour):
    """F-4.6, F-10.10: the colour of the tile, unless 4b mixes them."""
    fits = s.colour[tile] < 0 or s.colour[tile] == colour
    return LEGAL if fits or mixes_colours(s, seat, tile) else refusals.WRONG_COLOUR


# --------------------------------------------------------------------------- can the chain end?


@rule
def reachable(s, seat, tile, colour, total, groups, kept, named):
    """Can `total` grow to a lawful number with these groups and the screen, keeping one worker of
    colour `kept` back? Sums are bits. Colour -1: any (4b), less the colours named already."""
    most = capacity(s, tile)
    if total > most:
        return False
    if total >= least(s, tile):
        return True
    sums = 1 << total
    full = (2 << most) - 1
    if groups != 0:
        for other in range(FIRST_BOAT):
            if (groups >> other) & 1:
                n = s.group[other, seat]
                if n <= most and (colour < 0 or s.group_colour[other, seat] == colour):
                    sums |= (sums << n) & full
    free = 0
    for other in range(4):
        open_colour = other == colour
        if colour < 0:
            open_colour = other != named and s.chain_screen[other] == 0
        if open_colour:
            free += s.screen[seat, other] - (1 if other == kept else 0)
    for _ in range(min(free, most)):
        sums |= (sums << 1) & full
    return sums >> least(s, tile) != 0


@rule
def can_end(s, seat, tile, colour, total, taken, named, n):
    """F-5.8: can the chain be ended lawfully so that the payment can be made afterwards?

    `taken` are the groups picked up, `n` workers of colour `named` are being named now.
    """
    groups = losing_groups(s, seat) & ~taken
    side = s.side[tile]
    if not asks_worker(EFFECT[tile, side]):
        return reachable(s, seat, tile, colour, total, groups, NO_COLOUR, named)
    for kept in range(4):
        left = s.screen[seat, kept] - s.chain_screen[kept] - (n if kept == named else 0)
        paid = left > 0 and pays(tile, side, kept)
        if paid and reachable(s, seat, tile, colour, total, groups, kept, named):
            return True
    if groups != 0 and s.options[PAY_FROM_GROUP]:
        for other in range(FIRST_BOAT):
            if (groups >> other) & 1 and pays(tile, side, s.group_colour[other, seat]):
                rest = groups & ~(1 << other)
                if reachable(s, seat, tile, colour, total, rest, NO_COLOUR, named):
                    return True
    return False


# --------------------------------------------------------------------------- the destination


@rule
def usable_refusal(s, seat, tile):
    """F-5.1, F-5.2: in a village or (not in winter) on offer, with an effect that is visible."""
    if tile >= FIRST_TURN_ORDER:
        return refusals.NO_EFFECT
    place = s.place[tile]
    if place != OFFERED and place != VILLAGE and place != ASIDE:
        return refusals.NOT_USABLE
    if place == OFFERED and s.season == WINTER:
        return refusals.WINTER_OFFER
    if EFFECT[tile, s.side[tile]] == NOTHING:
        return refusals.NO_EFFECT
    return refusals.TILE_FULL if least(s, tile) > capacity(s, tile) else LEGAL


@rule
def use_refusal(s, seat, tile):
    """F-5: may the seat use this tile, with some workers and able to pay?"""
    why = usable_refusal(s, seat, tile)
    if why != LEGAL:
        return why
    side = s.side[tile]
    if asks_skill(EFFECT[tile, side]) and not has_skill_for(s, seat, tile, side):
        return refusals.CANNOT_PAY
    if not s.options[USELESS_USE] and not would_yield(s, seat, tile):
        return refusals.NO_BENEFIT
    if mixes_colours(s, seat, tile):
        ends = can_end(s, seat, tile, NO_COLOUR, 0, 0, NO_COLOUR, 0)
        return LEGAL if ends else refusals.CANNOT_USE
    for colour in range(4):
        fits = use_colour_refusal(s, seat, tile, colour) == LEGAL
        if fits and can_end(s, seat, tile, colour, 0, 0, NO_COLOUR, 0):
            return LEGAL
    return refusals.CANNOT_USE


# --------------------------------------------------------------------------- links of the chain


@rule
def use_link_colour(s, seat, colour):
    """F-4.6, F-10.10: the colour of the tile, one colour in one action, unless 4b mixes them."""
    if s.chain_colour >= 0 and not s.mixed:
        return LEGAL if s.chain_colour == colour else refusals.ONE_COLOUR
    return use_colour_refusal(s, seat, s.target, colour)


@rule
def link_refusal(s, seat, colour, total, taken, named, n):
    """F-5.3, F-5.8: if the chain cannot be ended after this link, is it for want of workers on the
    tile or of a payment?"""
    if can_end(s, seat, s.target, colour, total, taken, named, n):
        return LEGAL
    groups = losing_groups(s, seat) & ~taken
    enough = reachable(s, seat, s.target, colour, total, groups, NO_COLOUR, named)
    return refusals.CANNOT_PAY if enough else refusals.TOO_FEW


@rule
def use_group_refusal(s, seat, tile):
    """F-4.4, F-4.13: a losing group goes onto the tile, also one from beside that very tile."""
    why = group_at_hand(s, seat, tile)
    if why != LEGAL:
        return why
    colour = s.group_colour[tile, seat]
    why = use_link_colour(s, seat, colour)
    if why != LEGAL:
        return why
    total = s.chain_total + s.group[tile, seat]
    if total > capacity(s, s.target):
        return refusals.TILE_FULL
    taken = s.chain_groups | (1 << tile)
    of = NO_COLOUR if s.mixed else colour
    return link_refusal(s, seat, of, total, taken, NO_COLOUR, 0)


@rule
def use_workers_refusal(s, seat, colour, n):
    """F-5.3 to F-5.5, F-5.8: workers from behind the screen."""
    if n > s.screen[seat, colour]:
        return refusals.NO_SUCH_WORKERS
    if s.chain_screen[colour] > 0:
        return refusals.COLOUR_NAMED
    why = use_link_colour(s, seat, colour)
    if why != LEGAL:
        return why
    total = s.chain_total + n
    if total > capacity(s, s.target):
        return refusals.TILE_FULL
    if s.mixed:
        return link_refusal(s, seat, NO_COLOUR, total, s.chain_groups, colour, n)
    if total < least(s, s.target):
        return refusals.TOO_FEW
    return link_refusal(s, seat, colour, total, s.chain_groups, colour, n)


@rule
def use_done_refusal(s, seat):
    """F-5.3, F-5.8: what has been picked up is enough and the payment is left."""
    if s.chain_total == 0:
        return refusals.NOBODY_MOVES
    if s.chain_total < least(s, s.target):
        return refusals.TOO_FEW
    return link_refusal(s, seat, NO_COLOUR, s.chain_total, s.chain_groups, NO_COLOUR, 0)
