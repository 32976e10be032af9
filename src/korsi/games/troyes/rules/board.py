"""T-4: the board. Influence, victory points and deniers change hands; citizens enter rows."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from .. import moves
from ..box import MAX_INFLUENCE, NEUTRAL, OWNERS, ROW_LENGTH, ROW_START, SIDES, SLOTS, SPACES_EACH
from ..state import FROM_LOSSES, NEUTRAL_PROTECTED


@rule
def solo(s):
    """T-21: is this The King's Challenge?"""
    return s.players == 1


@rule
def next_owner(s, who):
    """Clockwise; in the solo game the player and Le Roy alternate (T-21.6)."""
    if s.players == 1:
        return NEUTRAL - who
    return (who + 1) % s.players


@rule
def tell_of(s, kind, owner, a, b):
    """Tell what an owner did; grey, or Le Roy, has kinds of its own."""
    if owner == NEUTRAL:
        emit(s, kind + 1, -1, a, b, 1 if s.players == 1 else 0)
    else:
        emit(s, kind, owner, a, b, 0)


@rule
def roll_die(s):
    """T-1.1: an ordinary die."""
    return 1 + below(s.rng, SIDES)


@rule
def gain_influence(s, seat, amount):
    """T-4.6: what goes beyond the end of the track is lost."""
    gained = min(amount, MAX_INFLUENCE - int(s.influence[seat]))
    s.influence[seat] += gained
    if gained > 0:
        emit(s, moves.INFLUENCE_GAINED, seat, gained, 0, 0)


@rule
def collected(s, owner):
    """Victory points an owner has collected so far."""
    total = 0
    for source in range(s.ledger.shape[1]):
        total += int(s.ledger[owner, source])
    return total


@rule
def gain_points(s, owner, points, source):
    """Victory points from the stock; the neutral player's are lost, Le Roy's are his (T-21.1)."""
    if points > 0 and (owner != NEUTRAL or solo(s)):
        s.ledger[owner, source] += points
        tell_of(s, moves.POINTS_GAINED, owner, points, 0)


@rule
def lose_points(s, seat, points):
    """T-5.5: nobody falls below zero."""
    lost = min(points, collected(s, seat))
    if lost > 0:
        s.ledger[seat, FROM_LOSSES] -= lost
        emit(s, moves.POINTS_LOST, seat, lost, 0, 0)


@rule
def bank_pays(s, seat, deniers):
    """T-1.3: the bank is never empty."""
    s.deniers[seat] += deniers
    s.bank -= deniers


@rule
def pay_bank(s, seat, deniers):
    s.deniers[seat] -= deniers
    s.bank += deniers


@rule
def spend_deniers(s, seat, deniers):
    """What an action costs, told."""
    if deniers > 0:
        pay_bank(s, seat, deniers)
        emit(s, moves.PAYS_BANK, seat, deniers, 0, 0)


@rule
def pay_influence(s, seat, amount):
    """What an activation costs, told."""
    if amount > 0:
        s.influence[seat] -= amount
        emit(s, moves.PAYS_INFLUENCE, seat, amount, 0, 0)


@rule
def standing_in(s, owner, building):
    """Own standing citizens in a building."""
    count = 0
    for i in range(SPACES_EACH):
        if s.standing[building * SPACES_EACH + i] == owner:
            count += 1
    return count


@rule
def citizens_ready(s, owner):
    """T-15.1: in the supply, or lying on a building and back in it next round."""
    count = int(s.supply[owner])
    for building in range(3):
        count += int(s.lying[building, owner])
    return count


@rule
def cubes_on_cards(s, owner):
    """T-9.9: own cubes on delayed cards; grey has none."""
    count = 0
    if owner < NEUTRAL:
        for slot in range(SLOTS):
            count += int(s.cubes[slot, owner])
    return count


@rule
def dice_in(s, district):
    """Dice of all colours in a district."""
    count = 0
    for colour in range(3):
        count += coloured_dice(s, district, colour)
    return count


@rule
def coloured_dice(s, district, colour):
    """Dice of one colour in a district."""
    count = 0
    for value in range(1, SIDES + 1):
        count += int(s.dice[district, colour, value])
    return count


@rule
def no_dice_left(s):
    """T-7.2: is every district empty?"""
    for district in range(OWNERS):
        if dice_in(s, district) > 0:
            return False
    return True


@rule
def remove_die(s, district, colour, value):
    """A die goes from a district to the supply."""
    s.dice[district, colour, value] -= 1
    s.dice_supply[colour] += 1


@rule
def settle_neutral(s, space):
    """T-3.3, T-21.3: a first citizen of grey's or Le Roy's."""
    s.standing[space] = NEUTRAL
    s.general[NEUTRAL] -= 1
    tell_of(s, moves.SETTLED, NEUTRAL, space, 0)


# ------------------------------------------------------------ T-12.2 to T-12.4 rows


@rule
def pushed_out(s, building, row):
    """T-12.2, T-12.3: who would be expelled by an entry; -1 while the row has an empty space."""
    start, length = ROW_START[building, row], ROW_LENGTH[building, row]
    for i in range(length):
        if s.standing[start + i] < 0:
            return -1
    return int(s.standing[start + length - 1])


@rule
def protected(s, building, owner, lifted):
    """T-12.4: a colour lying on a building is not expelled from it; `lifted` of them are gone."""
    if owner == NEUTRAL and not s.options[NEUTRAL_PROTECTED]:
        return False
    return s.lying[building, owner] > lifted


@rule
def expel(s, owner, building):
    """T-4.4: an expelled citizen lies on the picture of the building."""
    s.lying[building, owner] += 1
    tell_of(s, moves.EXPELLED, owner, building, 0)


@rule
def enter_row(s, owner, building, row, left_push):
    """T-12.3, T-19.3: the leftmost empty space, or a push from the left; a gap absorbs it."""
    start, length = ROW_START[building, row], ROW_LENGTH[building, row]
    if not left_push:
        for i in range(length):
            if s.standing[start + i] < 0:
                s.standing[start + i] = owner
                tell_of(s, moves.PLACED, owner, start + i, 0)
                return
    tell_of(s, moves.PLACED, owner, start, 0)
    carried = owner
    for i in range(length):
        pushed = int(s.standing[start + i])
        s.standing[start + i] = carried
        carried = pushed
        if carried < 0:
            return
    expel(s, carried, building)


# --------------------------------------------------------------------------- T-4.5 cathedral


@rule
def column_height(s, number):
    """T-10.2: cubes on the spaces of one number; they fill the levels from below."""
    for level in range(s.cathedral.shape[0]):
        if s.cathedral[level, number] < 0:
            return level
    return s.cathedral.shape[0]


@rule
def put_stone(s, owner, number):
    """T-10.2: a cube on the lowest free level of a number."""
    level = column_height(s, number)
    s.cathedral[level, number] = owner
    s.cube_supply[owner] -= 1
    tell_of(s, moves.BUILT, owner, level + 1, number)


@rule
def cathedral_cubes(s, owner):
    """Own cubes on the cathedral."""
    count = 0
    for level in range(s.cathedral.shape[0]):
        for number in range(1, SIDES + 1):
            if s.cathedral[level, number] == owner:
                count += 1
    return count
