"""What is printed on the ground and can be asked though nothing lies there."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import Area

from ..box import BUILDINGS, LEVELS, SLOTS, SPACE_IDS
from .board import leading
from .places import (
    DIE,
    Box,
    Layout,
    card_at,
    cathedral_box,
    cobbles,
    districts,
    lying_at,
    space_at,
)
from .square import name_of


def _over(thing: str, box: Box) -> Area:
    return Area(thing, box.x + box.w / 2, box.y + box.h / 2, box.w, box.h)


@cache
def areas(players: int, at: Layout) -> tuple[Area, ...]:
    """The queue, the course of the round, the buildings with their places, the small dice that lead
    there and their pictures, the cathedral, cards face down, cobbles."""
    church = cathedral_box(at)
    with_numbers = Box(church.x, church.y - 2, church.w, church.h * (LEVELS + 1) / LEVELS)
    places = [
        Area(f"space-{name}", *space_at(at, i), at.space, at.space)
        for i, name in enumerate(SPACE_IDS)
    ]
    leads = [
        Area(f"space-{SPACE_IDS[first]}", *spot, DIE * large, DIE * large)
        for b in range(len(BUILDINGS))
        for first, spot, large, _ in leading(at, b)
    ]
    slots = [Area(f"slot-{slot}", *card_at(at, slot), *at.card) for slot in range(SLOTS)]
    return (  # what lies under others first
        _over("queue", at.queue),
        _over("round", at.course),
        *(
            _over(f"building-{name}", Box(*at.buildings[b], *at.building))
            for b, name in enumerate(BUILDINGS)
        ),
        *places,
        *leads,
        *(_over(f"picture-{name}", lying_at(at, b)) for b, name in enumerate(BUILDINGS)),
        _over("cathedral", with_numbers),
        *slots,
        *(_over(f"district-{name_of(d)}", cobbles(at, d, players)) for d in districts(players)),
    )
