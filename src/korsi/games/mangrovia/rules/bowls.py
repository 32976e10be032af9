"""M-4, phase 1: everybody places bowls on ritual sites, from the start player clockwise."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import BOWLS, FIRST_BOWL_BAN, SITES
from ..moves import BOWL_PLACED, FIRST_BOWL
from ..refusals import LEGAL, SITE_BANNED, SITE_TAKEN


@rule
def bowls_due(s):
    """M-3.1, M-4.3: bowls placed in a round, all players together."""
    return s.players * BOWLS[s.players]


@rule
def bowl_refusal(s, site):
    """M-4.2, M-4.4: a free site; the start player's very first bowl is kept off the banned ones."""
    if s.bowl_on[site] >= 0:
        return SITE_TAKEN
    if s.bowls_placed == 0 and FIRST_BOWL_BAN[s.players] >> site & 1:
        return SITE_BANNED
    return LEGAL


@rule
def legal_bowls(s, mask):
    """M-4.5: placing is compulsory, there is always a site."""
    n = 0
    for site in range(SITES):
        if bowl_refusal(s, site) == LEGAL:
            mask[FIRST_BOWL + site] = 1
            n += 1
    return n


@rule
def place_bowl(s, seat, site):
    """M-4.2, M-4.3: the next one clockwise places, once round the table for each bowl."""
    s.bowl_on[site] = seat
    s.bowls_placed += 1
    s.active = (seat + 1) % s.players
    s.turn += 1
    emit(s, BOWL_PLACED, seat, site, 0, 0)
