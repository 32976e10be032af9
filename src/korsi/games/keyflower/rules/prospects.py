"""What people are told of every tile before they choose, asked of the rules at once.

Nothing is foretold that chance decides: of workers and skills drawn only how many.
"""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..refusals import LEGAL
from ..scoring import points_of, worth
from ..state import IN_BOX, OFFERED, OVER, TURN
from .bidding import bid_colour_refusal, workers_needed
from .effects import landing, would_yield
from .transport import allowance
from .using import (
    can_end,
    capacity,
    least,
    mixes_colours,
    use_colour_refusal,
    use_refusal,
)

# The columns: what owning it would score, workers a bid takes, workers a use takes and may take at
# most, the colours these are sent in most easily (and 1 more, 0 for none), how many colours they
# may have, and what a use would bring: where it lands, things drawn, moves, upgrades, resources
WORTH, NEEDED, LEAST, CAPACITY, BID_IN, USED_IN, BID_COLOURS, USE_COLOURS = range(8)
LANDS, DRAWN, MOVES, UPGRADES, GOODS = range(8, 13)
COLUMNS = GOODS + 4


@rule
def prospects(s, seat, out):
    """Of every tile, for a seat (-1: a spectator, who neither owns nor chooses)."""
    out[:] = 0
    choosing = s.step == TURN and s.active == seat
    now = points_of(s, seat) if seat >= 0 and s.step != OVER else 0
    for tile in range(box.TILES):
        if s.place[tile] != IN_BOX:
            if seat >= 0 and s.step != OVER and scores_now(s, tile):
                out[tile, WORTH] = worth(s, seat, tile, now)
            if tile < box.FIRST_TURN_ORDER:
                out[tile, LEAST] = least(s, tile)
                out[tile, CAPACITY] = capacity(s, tile)
                if choosing:
                    brings(s, seat, tile, out)
                    out[tile, USED_IN] = 1 + handiest_to_use(s, seat, tile)
                    out[tile, USE_COLOURS] = colours_of_use(s, seat, tile)
            if choosing and tile < box.FIRST_BOAT and s.place[tile] == OFFERED:
                out[tile, NEEDED] = workers_needed(s, seat, tile)
                out[tile, BID_IN] = 1 + handiest_to_bid(s, seat, tile)
                out[tile, BID_COLOURS] = colours_of_bid(s, seat, tile)


@rule
def handiest(s, seat, colour, best):
    """Is this colour sent more easily: are more of it behind the screen? Green is kept for last."""
    if best < 0 or colour == box.GREEN:
        return best < 0
    return s.screen[seat, colour] > s.screen[seat, best]


@rule
def handiest_to_bid(s, seat, tile):
    """F-4.9: the colour in which the least bid comes from behind the screen; -1 for none."""
    best = -1
    for colour in range(4):
        enough = s.screen[seat, colour] >= workers_needed(s, seat, tile)
        lawful = enough and bid_colour_refusal(s, seat, tile, colour) == LEGAL
        if lawful and handiest(s, seat, colour, best):
            best = colour
    return best


@rule
def handiest_to_use(s, seat, tile):
    """F-5.3, F-5.8: the colour in which the least use comes from behind the screen; -1 for none."""
    best = -1
    if use_refusal(s, seat, tile) != LEGAL or mixes_colours(s, seat, tile):
        return best
    n = least(s, tile)
    for colour in range(4):
        fits = use_colour_refusal(s, seat, tile, colour) == LEGAL
        lawful = fits and s.screen[seat, colour] >= n
        lawful = lawful and can_end(s, seat, tile, colour, n, 0, colour, n)
        if lawful and handiest(s, seat, colour, best):
            best = colour
    return best


@rule
def colours_of_bid(s, seat, tile):
    """F-4.6: how many colours a bid may have, whoever is behind the screen."""
    count = 0
    for colour in range(4):
        count += bid_colour_refusal(s, seat, tile, colour) == LEGAL
    return count


@rule
def colours_of_use(s, seat, tile):
    """F-4.6: how many colours a use may have, whoever is behind the screen."""
    count = 0
    for colour in range(4):
        count += use_colour_refusal(s, seat, tile, colour) == LEGAL
    return count


@rule
def scores_now(s, tile):
    """F-11: winter tiles, and boats once they are chosen for good: what they score for is known."""
    if tile >= box.FIRST_BOAT:
        return s.season == box.WINTER
    return tile >= box.FIRST_WINTER and tile < box.VILLAGE_TILES


@rule
def brings(s, seat, tile, out):
    """F-6.2: what using the tile would bring, as far as there is; of a choice, one of each type."""
    side = s.side[tile]
    effect = box.EFFECT[tile, side]
    out[tile, LANDS] = landing(s, seat, tile)
    if not would_yield(s, seat, tile):
        return
    out[tile, MOVES], out[tile, UPGRADES] = allowance(s, seat, tile)
    for resource in range(4):
        shown = box.GAINS[tile, side, resource] + ((box.CHOICES[tile, side] >> resource) & 1)
        out[tile, GOODS + resource] = min(shown, s.supply[resource])
    if effect == box.WORKER_FOR_GREEN:
        out[tile, DRAWN] = min(box.GREENS[tile, side], s.greens)
    elif effect in (box.DRAW_SKILLS, box.SKILL_FOR_SKILLS):
        out[tile, DRAWN] = min(box.DRAWS[tile, side], s.pile_count)
    else:
        out[tile, DRAWN] = min(box.DRAWS[tile, side], s.bag_count)
