"""F-4.4 to F-4.13: bids, as chains of a destination, losing groups and workers from the screen."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import refusals
from ..box import COUNTER_BID, FIRST_BOAT, GREEN, VILLAGE_TILES
from ..refusals import LEGAL
from ..state import COUNTER_BID_TURN_ORDER, OFFERED
from .summer_boats import has_ability


@rule
def losing_groups(s, seat):
    """F-1.7: tiles beside which the seat has a group that is not the winning one, as bits."""
    return s.groups[seat] & ~s.leads[seat]


@rule
def workers_needed(s, seat, tile):
    """F-4.9, F-4.10: how many must be added so that the seat's group is the largest."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.group[tile, other])
    return max(1, most + 1 - s.group[tile, seat])


@rule
def may_counter_bid(s, seat, tile):
    """F-10.8: 4a against another player's bid in blue, red or yellow on a village tile."""
    if s.colour[tile] < 0 or s.colour[tile] == GREEN or s.group[tile, seat] > 0:
        return False
    if not has_ability(s, seat, COUNTER_BID):
        return False
    if tile >= VILLAGE_TILES and not s.options[COUNTER_BID_TURN_ORDER]:
        return False
    for other in range(s.players):
        if other != seat and s.group[tile, other] > 0:
            return True
    return False


@rule
def bid_colour_refusal(s, seat, tile, colour):
    """F-4.6, F-10.8: the colour of the tile, or of the seat's own group beside it."""
    if s.group[tile, seat] > 0:
        return LEGAL if s.group_colour[tile, seat] == colour else refusals.GROUP_COLOUR
    if s.colour[tile] < 0 or s.colour[tile] == colour or may_counter_bid(s, seat, tile):
        return LEGAL
    return refusals.WRONG_COLOUR


@rule
def in_losing_groups(s, seat, colour, groups):
    """Workers of a colour in these groups."""
    total = 0
    if groups != 0:
        for tile in range(FIRST_BOAT):
            if (groups >> tile) & 1 and s.group_colour[tile, seat] == colour:
                total += s.group[tile, seat]
    return total


@rule
def bid_refusal(s, seat, tile):
    """F-4.8, F-4.9: a tile of the offer the seat can outbid everybody on."""
    if tile >= FIRST_BOAT or s.place[tile] != OFFERED:
        return refusals.NOT_ON_OFFER
    needed = workers_needed(s, seat, tile)
    groups = losing_groups(s, seat) & ~(1 << tile)
    for colour in range(4):
        most = s.screen[seat, colour] + in_losing_groups(s, seat, colour, groups)
        if most >= needed and bid_colour_refusal(s, seat, tile, colour) == LEGAL:
            return LEGAL
    return refusals.CANNOT_OUTBID


# --------------------------------------------------------------------------- links of the chain


@rule
def group_at_hand(s, seat, tile):
    """F-4.4, F-4.5: an own losing group not picked up yet."""
    if not (s.groups[seat] >> tile) & 1:
        return refusals.NO_GROUP
    if (s.leads[seat] >> tile) & 1:
        return refusals.WINNING_GROUP
    if (s.chain_groups >> tile) & 1:
        return refusals.GROUP_TAKEN
    return LEGAL


@rule
def bid_link_colour(s, seat, colour):
    """F-4.6: all workers of one action have one colour."""
    if s.chain_colour >= 0:
        return LEGAL if s.chain_colour == colour else refusals.ONE_COLOUR
    return bid_colour_refusal(s, seat, s.target, colour)


@rule
def bid_group_refusal(s, seat, tile):
    """F-4.4: a losing group joins the bid, if the bid can then be made high enough."""
    why = group_at_hand(s, seat, tile)
    if why != LEGAL:
        return why
    if tile == s.target:
        return refusals.GROUP_STAYS
    colour = s.group_colour[tile, seat]
    why = bid_link_colour(s, seat, colour)
    if why != LEGAL:
        return why
    rest = losing_groups(s, seat) & ~(s.chain_groups | (1 << s.target))
    most = s.chain_total + s.screen[seat, colour] + in_losing_groups(s, seat, colour, rest)
    return LEGAL if most >= workers_needed(s, seat, s.target) else refusals.CANNOT_OUTBID


@rule
def bid_workers_refusal(s, seat, colour, n):
    """F-4.4, F-4.9: workers from behind the screen, enough to be the highest."""
    if n > s.screen[seat, colour]:
        return refusals.NO_SUCH_WORKERS
    why = bid_link_colour(s, seat, colour)
    if why != LEGAL:
        return why
    needed = workers_needed(s, seat, s.target)
    return LEGAL if s.chain_total + n >= needed else refusals.NOT_HIGHEST


@rule
def bid_done_refusal(s, seat):
    """F-4.9: the groups alone must be enough."""
    if s.chain_total == 0:
        return refusals.NOBODY_MOVES
    return LEGAL if s.chain_total >= workers_needed(s, seat, s.target) else refusals.NOT_HIGHEST
