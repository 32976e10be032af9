"""T-2.1, T-2.2, T-2.7: what a seat may see, and how to re-deal what it may not.

Hidden are the characters of the others with those out of the game. Decks hold nothing: an event or
activity card is drawn when it is turned up. Victory points are taken before everybody's eyes: who
counts knows them, so nothing is erased; a view only covers the totals (`covered`).
"""

from __future__ import annotations

from korsi.core.chance import below, next_word
from korsi.core.rule import rule

from .box import CARD_SLOT, CHARACTERS, CHARACTERS_EACH, EVENT_COUNT, OWNERS, SIDES, SLOTS
from .rules.board import cathedral_cubes, citizens_ready, coloured_dice, cubes_on_cards
from .scoring import citizens_standing, tradesmen
from .state import CAPTURED_BY, DISCARDED, OUT_OF_GAME, OVER, QUEUED, UNKNOWN, UNSEEN


@rule
def hide(s, seat):
    """Erase the generator and the others' characters; `looking` covers the others' points."""
    for i in range(4):
        s.rng[i] = 0
    s.looking = seat + 2
    if s.step != OVER and s.players > 1:
        for card in range(CHARACTERS):
            if s.character[card] != seat or seat < 0:
                s.character[card] = UNKNOWN


@rule
def characters_missing(s, holder):
    """How many cards a seat still has to be given; the rest stays out of the game."""
    missing = CHARACTERS_EACH[s.players]
    for card in range(CHARACTERS):
        if s.character[card] == holder:
            missing -= 1
    return missing


@rule
def deal_unknown(s, holder, rng):
    """Give a holder one of the unknown characters."""
    unknown = 0
    for card in range(CHARACTERS):
        if s.character[card] == UNKNOWN:
            unknown += 1
    at = below(rng, unknown)
    for card in range(CHARACTERS):
        if s.character[card] == UNKNOWN:
            if at == 0:
                s.character[card] = holder
                return
            at -= 1


@rule
def redeal(s, seat, rng):
    """A guess at what was erased, consistent with all the seat has seen."""
    for i in range(4):
        s.rng[i] = next_word(rng)
    s.looking = 0
    if s.step != OVER and s.players > 1:
        for holder in range(s.players):
            for _ in range(characters_missing(s, holder)):
                deal_unknown(s, holder, rng)
        for card in range(CHARACTERS):
            if s.character[card] == UNKNOWN:
                s.character[card] = OUT_OF_GAME


# ------------------------------------------------------------ law 4: nothing is lost


@rule
def count_citizens(s, owner):
    """T-1.2: in the supplies, standing, lying, on cards."""
    count = int(s.general[owner]) + citizens_ready(s, owner)
    return count + citizens_standing(s, owner) + tradesmen(s, owner)


@rule
def count_cubes(s, owner):
    """T-1.3: in the supply, on cards, events and the cathedral."""
    count = int(s.cube_supply[owner]) + cathedral_cubes(s, owner) + cubes_on_cards(s, owner)
    for event in range(EVENT_COUNT):
        count += int(s.event_cubes[event, owner])
    return count


@rule
def count_dice(s, colour):
    """T-1.1: in the supply, the districts, the group being gathered, pledged against black dice."""
    count = int(s.dice_supply[colour])
    for value in range(1, SIDES + 1):
        count += int(s.pledged[colour, value])
    for district in range(OWNERS):
        count += coloured_dice(s, district, colour)
    for i in range(s.group_size):
        if s.group[i, 1] == colour:
            count += 1
    return count


@rule
def events_misplaced(s):
    """T-1.5: cards that are queued but not in the queue, or the other way round."""
    wrong = 0
    for event in range(EVENT_COUNT):
        places = 0
        for i in range(s.queue.shape[0]):
            if s.queue[i] == event and i < s.queue_length:
                places += 1
        at = s.event_at[event]
        if places != (1 if at == QUEUED else 0):
            wrong += 1
        if at != UNSEEN and at != QUEUED and at != DISCARDED and at < CAPTURED_BY:
            wrong += 1
    return wrong


@rule
def flags_wrong(s):
    """T-11.2: owners on the flags are the cubes counted on the event."""
    wrong = 0
    for event in range(1, EVENT_COUNT):
        for owner in range(OWNERS):
            cubes = 0
            for i in range(s.flag.shape[1]):
                if s.flag[event, i] == owner:
                    cubes += 1
            if cubes != s.event_cubes[event, owner]:
                wrong += 1
    return wrong


@rule
def census(s, out):
    """Citizens, cubes, dice, deniers, cards, characters: each wherever it lies."""
    out[:] = 0
    for owner in range(OWNERS):
        out[owner] = count_citizens(s, owner)
        out[OWNERS + owner] = count_cubes(s, owner)
    at = 2 * OWNERS
    for colour in range(3):
        out[at + colour] = count_dice(s, colour)
    out[at + 3] = s.bank
    for seat in range(s.players):
        out[at + 3] += int(s.deniers[seat]) + int(s.purse[seat])
    out[at + 4] = events_misplaced(s)
    out[at + 5] = flags_wrong(s)
    for slot in range(SLOTS):
        if s.activity[slot] >= 0 and CARD_SLOT[s.activity[slot]] != slot:
            out[at + 6] += 1
    for card in range(CHARACTERS):
        if s.character[card] >= 0:
            out[at + 7 + s.character[card]] += 1
        if s.stack[card] < -1 or s.stack[card] >= CHARACTERS:
            out[at + 6] += 1


CENSUS = 2 * OWNERS + 11
