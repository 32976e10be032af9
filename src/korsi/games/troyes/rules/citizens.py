"""T-9.3, T-12: where a citizen comes from, and how it enters a building."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import CARD_SLOT, ROW_LENGTH, ROW_OF, ROW_START, SPACE_ROW, SPACES_EACH
from ..moves import FETCHED, FIRST_CARD, FIRST_LYING, FIRST_SPACE, LIFTED, RECALLED, SOURCES, SUPPLY
from ..refusals import LEGAL, NO_CITIZEN_THERE, PROTECTED
from ..state import ALWAYS_LEFT_PUSH, CITIZEN, CUBES_STAY
from .board import enter_row, protected, pushed_out

# --------------------------------------------------------------------------- T-9.3 sources


@rule
def citizen_at(s, seat, source):
    """T-9.3: has the seat a citizen there?"""
    if source == SUPPLY:
        return s.supply[seat] > 0
    if source < FIRST_SPACE:
        return s.lying[source - FIRST_LYING, seat] > 0
    if source < FIRST_CARD:
        return s.standing[source - FIRST_SPACE] == seat
    card = source - FIRST_CARD
    return s.activity[CARD_SLOT[card]] == card and s.tradesman[CARD_SLOT[card], seat] > 0


@rule
def lift(s, seat, source):
    """T-12.6: take the citizen; its gap stays a gap, a tradesman's space is free (T-9.6)."""
    if source < FIRST_SPACE:
        emit(s, FETCHED, seat, source, 0, 0)
        if source == SUPPLY:
            s.supply[seat] -= 1
        else:
            s.lying[source - FIRST_LYING, seat] -= 1
    elif source < FIRST_CARD:
        emit(s, LIFTED, seat, source - FIRST_SPACE, 0, 0)
        s.standing[source - FIRST_SPACE] = -1
    else:
        emit(s, RECALLED, seat, source - FIRST_CARD, 0, 0)
        slot = CARD_SLOT[source - FIRST_CARD]
        s.tradesman[slot, seat] = 0
        if not s.options[CUBES_STAY]:  # T-8.6
            s.cube_supply[seat] += s.cubes[slot, seat]
            s.cubes[slot, seat] = 0


@rule
def source_refusal(s, seat, source):
    """T-9.3; to enter a building also T-12.4: whoever is pushed out must not be protected."""
    if not citizen_at(s, seat, source):
        return NO_CITIZEN_THERE
    if s.plan == CITIZEN and not can_enter_from(s, seat, s.target, s.units, source):
        return PROTECTED
    return LEGAL


@rule
def only_source(s, seat):
    """The source when there is no choice, else -1."""
    found = -1
    for source in range(SOURCES):
        if source_refusal(s, seat, source) == LEGAL:
            if found >= 0:
                return -1
            found = source
    return found


# --------------------------------------------------------------------------- T-12 entering


@rule
def can_enter_from(s, seat, building, row, source):
    """T-12.4, T-12.6: the citizen is lifted first; it may leave a gap or end the protection."""
    if FIRST_SPACE <= source < FIRST_CARD:
        space = source - FIRST_SPACE
        if space // SPACES_EACH == building and SPACE_ROW[space] == row:
            return True
    victim = pushed_out(s, building, row)
    if victim < 0:
        return True
    lifted = 1 if victim == seat and source == FIRST_LYING + building else 0
    return not protected(s, building, victim, lifted)


@rule
def can_enter(s, seat, building, value):
    """T-12.2 to T-12.6: can a citizen from anywhere enter with this die?"""
    row = ROW_OF[building, value]
    victim = pushed_out(s, building, row)
    if victim < 0 or not protected(s, building, victim, 0):
        return True
    if victim == seat and not protected(s, building, victim, 1):
        return True
    for i in range(ROW_LENGTH[building, row]):
        if s.standing[ROW_START[building, row] + i] == seat:
            return True
    return False


@rule
def place_citizen(s, seat, source):
    """T-12.2, T-12.3: the citizen enters the row the die has named."""
    lift(s, seat, source)
    enter_row(s, seat, s.target, s.units, s.options[ALWAYS_LEFT_PUSH] != 0)
