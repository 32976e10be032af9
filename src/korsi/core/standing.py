"""Places and winners from standings: who is before whom is decided once, by one number a seat.

A game packs points and tie-breaks into one integer, the higher the better; whom no tie-break parts
stand equal.
"""

from __future__ import annotations

from korsi.core.rule import Rule, rule


def by_standing(standing: Rule) -> tuple[Rule, Rule]:
    """Two rules made of a game's `standing(s, seat)`: `ranking(s, out)`, the places of all, and
    `wins(s, seat)`: is nobody before this seat?"""

    @rule
    def ranking(s, out):
        for seat in range(s.players):
            out[seat] = standing(s, seat)
        places(out, s.players)

    @rule
    def wins(s, seat):
        for other in range(s.players):
            if standing(s, other) > standing(s, seat):
                return False
        return True

    return ranking, wins


@rule
def places(out, players):
    """Standings become places, in the same array: 1 is best, equal ones share a place."""
    packed = 0  # four bits a seat: no second array
    for seat in range(players):
        place = 1
        for other in range(players):
            if out[other] > out[seat]:
                place += 1
        packed |= place << (4 * seat)
    for seat in range(players):
        out[seat] = (packed >> (4 * seat)) & 15
