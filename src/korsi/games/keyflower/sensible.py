"""What is worth looking at: ways of doing the same, and what nobody would do, left out.

Rules allow far more workers than a bid or a use needs, transport with nothing to carry, new tiles
taken up again and again. A bot that looks at all of that sees little else. Where nothing would be
left, everything stays.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import any_allowed

from . import box, moves
from .moves import FIRST, NUMBERS
from .rules.transport import can_haul
from .state import BID, PLACE, TURN, WORKERS_STEP

SPARE_BID, SPARE_USE = 2, 1
"""Workers beyond those needed that are looked at: so that others cannot follow."""


@rule
def usual_colour(s, seat, mask):
    """Of the colours that could go to a tile without one: for a bid the commonest behind the
    screen, for a use the rarest; green only if no other is there. -1: none from behind it."""
    usual, most = -1, 0
    for colour in range(4):
        first = FIRST[moves.TAKE_WORKERS] + colour * NUMBERS
        if any_allowed(mask, first, first + NUMBERS):
            liked = s.screen[seat, colour] if s.chain == BID else 200 - s.screen[seat, colour]
            liked += 1 if colour == box.GREEN else 1000
            if liked > most:
                usual, most = colour, liked
    return usual


@rule
def sensible_workers(s, seat, mask, quick):
    """F-4.9, F-5.3: of each colour as few as will do, and a few more; quickly: of one colour."""
    spare, usual = 0, -1
    if quick:
        usual = usual_colour(s, seat, mask)
    else:
        spare = SPARE_BID if s.chain == BID else SPARE_USE
    for colour in range(4):
        first = FIRST[moves.TAKE_WORKERS] + colour * NUMBERS
        kept = 0 if usual in (-1, colour) else NUMBERS
        for action in range(first, first + NUMBERS):
            if mask[action]:
                if kept > spare:
                    mask[action] = 0
                kept += 1


@rule
def sensible_turn(s, seat, mask, quick):
    """F-5.9: no transport with nothing to carry; quickly: no bid on what one leads."""
    if not can_haul(s, seat):
        for tile in range(box.FIRST_TURN_ORDER):
            if box.EFFECT[tile, s.side[tile]] == box.TRANSPORT:
                mask[FIRST[moves.USE_TILE] + tile] = 0
    for tile in range(box.FIRST_BOAT):
        if quick and s.leads[seat] >> tile & 1:
            mask[FIRST[moves.BID_ON] + tile] = 0


@rule
def sensible_placing(mask, quick):
    """F-9.5: what lies stays; quickly: tiles in the order of the box."""
    if mask[FIRST[moves.SETTLE]]:
        mask[FIRST[moves.REARRANGE]] = 0
    if quick:
        kept = False
        for action in range(FIRST[moves.PLACE_TILE], FIRST[moves.PLACE_TILE] + box.TILES):
            if mask[action]:
                mask[action] = 0 if kept else 1
                kept = True


@rule
def sensible(s, seat, mask, quick):
    """Of the actions in the mask, those worth looking at; `quick`: fewer."""
    if s.step == TURN:
        sensible_turn(s, seat, mask, quick)
    elif s.step == WORKERS_STEP and not s.mixed:
        sensible_workers(s, seat, mask, quick)
    elif s.step == PLACE:
        sensible_placing(mask, quick)
