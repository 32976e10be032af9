"""T-2, T-3: the table is laid out, the first citizens take their places."""

from __future__ import annotations

from korsi.core.chance import below, shuffle
from korsi.core.rule import rule
from korsi.core.state import allow

from .. import box
from ..box import MARAUDING, NEUTRAL, SIDES, SLOTS, SPACES
from ..moves import BEGINS, SETTLED
from ..refusals import LEGAL, SPACE_TAKEN
from ..state import ALL_SETTLED, FROM_START, OPTION_NAMES, OUT_OF_GAME, QUEUED, SETTLE
from .board import settle_neutral, tell_of
from .leroy import leroy_settles


@rule
def give_pieces(s, players):
    """T-2.1: deniers, influence, citizens and cubes of every colour in the game."""
    for seat in range(players):
        s.deniers[seat] = box.START_DENIERS
        s.influence[seat] = box.START_INFLUENCE
        s.ledger[seat, FROM_START] = box.START_VP
        s.supply[seat] = box.START_CITIZENS[players]
        s.general[seat] = box.CITIZENS - box.START_CITIZENS[players]
        s.cube_supply[seat] = box.CUBES
    s.general[NEUTRAL] = box.LEROY_CITIZENS if players == 1 else box.CITIZENS_NEUTRAL
    s.cube_supply[NEUTRAL] = box.CUBES if players == 1 else box.CUBES_NEUTRAL


@rule
def empty_board(s):
    """T-4: nothing lies anywhere but Marauding at the left end of the queue (T-4.7)."""
    for space in range(SPACES):
        s.standing[space] = -1
    for colour in range(3):
        s.dice_supply[colour] = box.DICE_EACH[colour]
    for slot in range(SLOTS):
        s.activity[slot] = -1
    for level in range(box.LEVELS):
        for number in range(SIDES + 1):
            s.cathedral[level, number] = -1
    for event in range(box.EVENT_COUNT):
        s.queue[event] = -1
        for i in range(box.MOST_FLAGS):
            s.flag[event, i] = -1
    s.event_at[MARAUDING] = QUEUED
    s.queue[0] = MARAUDING
    s.queue_length = 1
    s.marauding_last = -1
    s.modifier = -1


@rule
def deal_characters(s, players):
    """T-2.2: secret cards for the players; T-21.5: an open stack in the solo game."""
    for i in range(box.CHARACTERS):
        s.stack[i] = i
        s.character[i] = OUT_OF_GAME
    shuffle(s.rng, s.stack, box.CHARACTERS)
    if players == 1:
        return
    for i in range(players * box.CHARACTERS_EACH[players]):
        s.character[s.stack[i]] = i % players
    for i in range(box.CHARACTERS):
        s.stack[i] = -1


@rule
def setup(s, players, options):
    """T-2: lay out the table. Cards are drawn when they are turned up (T-0.4)."""
    for i in range(len(OPTION_NAMES)):
        s.options[i] = options[i]
    give_pieces(s, players)
    empty_board(s)
    deal_characters(s, players)
    s.start = NEUTRAL * below(s.rng, 2) if players == 1 else below(s.rng, players)  # T-2.5
    tell_of(s, BEGINS, int(s.start), 0, 0)
    s.step = SETTLE
    if players == 1:
        leroy_settles(s)
    elif players == 2:
        for i in range(box.NEUTRAL_SPACES.size):  # T-3.4
            settle_neutral(s, box.NEUTRAL_SPACES[i])
    s.active = settling(s)


# --------------------------------------------------------------------------- T-3 first citizens


@rule
def settling(s):
    """T-3.1: clockwise from the start player, back again, and so on."""
    if s.players == 1:
        return 0
    at = s.settled % s.players
    if (s.settled // s.players) % 2 == 1:
        at = s.players - 1 - at
    return (s.start + at) % s.players


@rule
def settle_refusal(s, space):
    """T-3.2: any empty space."""
    return LEGAL if s.standing[space] < 0 else SPACE_TAKEN


@rule
def legal_settling(s, mask):
    """T-3.2."""
    n = 0
    for space in range(SPACES):
        n += allow(mask, space, settle_refusal(s, space))
    return n


@rule
def settle(s, seat, space):
    """T-3.2: put a citizen down; after the last one the first round begins."""
    s.standing[space] = seat
    s.supply[seat] -= 1
    s.settled += 1
    tell_of(s, SETTLED, seat, space, 0)
    if s.players == 1 and s.settled % box.PLAYER_STEP == 0:
        leroy_settles(s)
    if s.settled == s.players * box.START_CITIZENS[s.players]:
        fill_with_neutral(s)
        s.step = ALL_SETTLED
    else:
        s.turn += 1
        s.active = settling(s)


@rule
def fill_with_neutral(s):
    """T-3.3: grey citizens take what stayed empty."""
    for space in range(SPACES):
        if s.standing[space] < 0:
            settle_neutral(s, space)
