"""F-11.1, F-11.15 to F-11.17: all points together, the end of the game and the ranking."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.standing import by_standing
from korsi.core.state import emit

from ..box import FIRST_TURN_ORDER, FREE_UPGRADE, ROAD_LOOP
from ..moves import FINAL, WINS
from ..rules.summer_boats import owns
from ..state import ASIDE, OVER, START_PLAYER_WINS_TIES
from .boats import boat_points, owns_boat
from .items import items_total
from .roads import tiles_on_loop
from .sides import may_flip, side_points, turn_order_points

NOBODY = -1


@rule
def points_of(s, seat):
    """F-11: what the seat would score if the game ended as it stands."""
    total = side_points(s, seat) + turn_order_points(s, seat) + boat_points(s, seat)
    return total + items_total(s, seat)[0]


@rule
def worth(s, seat, tile, now):
    """What owning the tile would add to `now`, the seat's points: it is laid aside there, counted,
    and taken away again."""
    if owns(s, seat, tile):
        return 0
    owner, place = s.owner[tile], s.place[tile]
    s.owner[tile], s.place[tile] = seat, ASIDE
    more = points_of(s, seat) - now
    s.owner[tile], s.place[tile] = owner, place
    return more


@rule
def flipper(s):
    """F-11.1: who may flip a tile without cost; NOBODY if nobody owns that boat or has such a
    tile."""
    for seat in range(s.players):
        if owns_boat(s, seat, FREE_UPGRADE):
            for tile in range(FIRST_TURN_ORDER):
                if may_flip(s, seat, tile):
                    return seat
    return NOBODY


@rule
def final_scoring(s):
    """F-11: everything is counted once, when the last tile lies."""
    for seat in range(s.players):
        if owns_boat(s, seat, ROAD_LOOP):
            s.loop_tiles[seat] = tiles_on_loop(s, seat)
    s.step = OVER
    s.shown += 1  # the screens are lifted
    for seat in range(s.players):
        s.points[seat] = points_of(s, seat)
        emit(s, FINAL, seat, s.points[seat], 0, 0)
    emit_winners(s)


@rule
def points_now(s, seat):
    """Points if the game ended as it stands; final when it is over."""
    return s.points[seat] if s.step == OVER else points_of(s, seat)


@rule
def scores(s, out):
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = points_now(s, seat)


@rule
def standing(s, seat):
    """F-11.16: more points; at the end, by the house rule, then who sits nearer to the start
    player."""
    near = 0
    if s.step == OVER and s.options[START_PLAYER_WINS_TIES]:
        near = s.players - 1 - (seat - s.start) % s.players
    return points_now(s, seat) * s.players + near


ranking, wins = by_standing(standing)  # F-11.16: whom no tie-break parts share a place


@rule
def emit_winners(s):
    """F-11.16: one winner, or several who share the victory."""
    for seat in range(s.players):
        if wins(s, seat):
            emit(s, WINS, seat, s.points[seat], 0, 0)
