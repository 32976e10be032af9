"""Where that lies which a hint speaks of: cells, cards and spaces people can find on the board.

The features of value/ only count these; here they are named (`Game.places`, coach/reasons.py).
"""

from __future__ import annotations

from typing import Any

from .box import CARD_IDS, CARDS, CELLS, COLOUR_COUNT, SQUARE
from .moves import CELL_IDS
from .rules.moving import ahead, outer_colour
from .scoring import beside, most_valuable_area, roofed_towers
from .value import CHEAP

Places = dict[tuple[Any, ...], float]


def places(s: Any, owner: int, what: str) -> Places:
    """What each place a part of reasons.toml or a line of the scores is about holds of it."""
    if what in _OF_CARDS:
        found = [(id, _OF_CARDS[what](s, owner, card)) for card, id in enumerate(CARD_IDS)]
        return {("told-card", ("card", id)): n for id, n in found if n}
    squares = _squares(s, owner, what)
    return {
        ("told-cell", ("cell", CELL_IDS[cell])): 1 + (s.crests[cell] if "crests" in what else 0)
        for cell in range(CELLS)
        if squares & int(SQUARE[cell])
    }


def _builds_first(s: Any, owner: int, card: int) -> int:
    """K-3.11: moved, it turns, and its outer colour builds first."""
    outer = int(outer_colour(s, card))
    return int(s.card_space[card] >= 0 and outer >= 0 and s.owner[outer] == owner)


def _reach(s: Any, owner: int, card: int) -> int:
    """K-3.5, K-3.6: how many spaces a card that lets the owner build may still go."""
    space = s.card_space[card]
    own = owner in [s.owner[colour] for colour in CARDS[card] if colour >= 0]
    stuck = space == s.front and s.row_size[space] == 1
    return int(ahead(s, space)) + 1 if space >= 0 and own and not stuck else 0


def _alone(s: Any, owner: int, card: int) -> int:
    """K-3.12: whoever moves it lets the owner build and brings a ducat day."""
    return int(_reach(s, owner, card) > 0 and s.row_size[s.card_space[card]] == 1)


_OF_CARDS = {"first_cards": _builds_first, "reach": _reach, "lone_cards": _alone}


def _squares(s: Any, owner: int, what: str) -> int:
    """The squares a part counts; none for what lies nowhere."""
    roofs, own, free, cheap, others, crested = int(roofed_towers(s)), 0, 0, 0, 0, 0
    for cell in range(CELLS):
        square, floors = int(SQUARE[cell]), s.height[cell]
        if floors == 0:
            free |= square
        elif not roofs & square:
            mine = s.owner[s.top[cell]] == owner
            own |= square if mine else 0
            others |= 0 if mine else square
            cheap |= square if not mine and floors <= CHEAP else 0
            crested |= square if mine and s.crests[cell] else 0
    areas = _areas(s, owner)
    around = int(beside(areas))
    joining = int(beside(own & ~areas))
    return {
        "income": areas,
        "room": around & free,
        "cheap": around & cheap,
        "bridges": around & joining & ~own & (free | others),
        "final_towers": own,
        "final_crests": crested,
    }.get(what, 0)


def _areas(s: Any, owner: int) -> int:
    """K-6.7, K-6.8: the areas a ducat day would pay for."""
    areas = 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == owner:
            areas |= int(most_valuable_area(s, colour)[1])
    return areas
