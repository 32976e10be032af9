"""Building areas as bit masks over the board: what they are worth and how firmly they hold."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import WIDTH
from ..scoring import area_around


@rule
def size(squares):
    """How many squares a bit mask holds."""
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n


@rule
def best_areas(s, own, roofs, crests, two_crests):
    """K-6.7: (value of the best building area of a colour, its squares, value of the next)."""
    best, best_area, second = 0, 0, 0
    left = own if own != 0 else roofs
    while left != 0:
        area = area_around(s, left & -left, own, roofs)
        value = size(area) + size(area & crests) + size(area & two_crests)
        if value > best:
            second = best
            best, best_area = value, area
        elif value > second:
            second = value
        left &= ~area
    return best, best_area, second


@rule
def links(area):
    """K-1.8: pairs of neighbours within an area; one more than it needs to hold is one to spare."""
    return size(area & area >> 1) + size(area & area >> WIDTH)


@rule
def straits(area):
    """K-6.2: squares without which an area falls apart, as far as the eight around each tell.

    A neighbour counts unless the area leads on from it round the corner to the next one; a square
    with two that count holds them together.
    """
    left, right, above, below = area << 1, area >> 1, area << WIDTH, area >> WIDTH
    west = left & ~(above & above << 1)
    north = above & ~(right & right << WIDTH)
    east = right & ~(below & below >> 1)
    south = below & ~(left & left >> WIDTH)
    return area & ((west & north) | (east & south) | ((west | north) & (east | south)))
