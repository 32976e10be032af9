"""The table of Keyflower as a picture.

Where things lie is said by plans.py, for a wide screen and for a tall one. Roads, fields and water
come from the edges of the tiles, what a tile makes from its effect: a new tile in the box needs no
new picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import (
    ABOVE,
    Area,
    Offer,
    Piece,
    Scene,
    Section,
    Target,
    Written,
    laid,
    rect,
    var,
)

from ..box import SEASONS
from ..moves import FIRST, PASS, SETTLE
from . import faces
from .foot import action, screen
from .ghosts import under_way
from .pieces import bids, boats, head, known_of, panels, points_of_all, reached, tiles, worths
from .places import Places
from .plans import places_of
from .spots import slot
from .targets import targets

ART = Path(__file__).parent.parent / "art.svg"
TONES = {
    "blue": "#3f78c4", "red": "#c8414b", "yellow": "#e8b93a", "green": "#4f9d4f",
    "purple": "#8b4fb0", "orange": "#e07b2a", "teal": "#2fa6a0", "violet": "#8f74d6",
    "brown": "#8a5a3c", "pink": "#e58ab0", "grey": "#9aa1b0",
}  # fmt: skip
COLOURS_HERE = {
    "land-home": ("#8fb46a", "#9cc077"),
    "land-spring": ("#7fa65a", "#8ab564"),
    "land-summer": ("#c6a746", "#dcbd58"),
    "land-autumn": ("#b3703c", "#c8824b"),
    "land-winter": ("#a9bccb", "#bccfdb"),
    "land-order": ("#5c5685", "#746ca3"),
    "shore": ("#89a771", "#97b67c"),
    "water": ("#2d7f93", "#4fa6b8"),
    "wave": ("#7cc5d1", "#d3f0f2"),
    "bank": ("#d9c38e", "#e6d3a0"),
    "road": ("#ecdcb6", "#f4e8c8"),
    "road-edge": ("#6e5631", "#8a6f42"),
    "hedge": ("#232d1b", "#3d4a2e"),
    "plaque": ("#f7ecd6", "#fff8e8"),
    "strip": ("#1c2234", "#2f3346"),
    "strip-upgrade": ("#bda87a", "#d2bf92"),
    "ink-soft-night": ("#8f96ad", "#a9acbb"),
    "ground-village": ("#1a2b33", "#e4e3c4"),
    "ground-offer": ("#1b2340", "#f6ecd3"),
}


@lru_cache(maxsize=64)
def ground(p: Places) -> str:
    """The cloth under the offer and the water under the boats."""
    stroke = f'stroke="{var("edge")}" stroke-width="1.2"'
    out = ""
    if p.plan.offer_box:
        out += rect(*p.plan.offer_box, 18, var("ground-offer"), stroke + ' fill-opacity="0.75"')
    if p.plan.boat_box:
        out += rect(*p.plan.boat_box, 18, var("ground-offer"), stroke)
    return out


@lru_cache(maxsize=64)
def areas(season: int, p: Places) -> tuple[Area, ...]:
    """The seasons that are not now: the one that is, is a piece."""
    x, y = p.plan.season
    return tuple(
        Area(f"season-{name}", x + 36 + i * 44, y + 23, 42, 42)
        for i, name in enumerate(SEASONS)
        if i != season
    )


HEADINGS = {
    "offer": "section-offer",
    "mine": "section-mine",
    "others": "section-others",
    "boats": "section-boats",
    "hand": "section-hand",
    "strip": "section-hand",
    "turn": "section-turn",  # who only watches has no hand
}


@lru_cache(maxsize=64)
def sections(p: Places) -> tuple[Section, ...]:
    pinned = p.plan.pinned
    return tuple(
        Section(id, HEADINGS[id], *box, hand=id == pinned, first=id == "offer")
        for id, box in p.plan.sections
    )


def crossed(id: str, clicked: set[str]) -> bool:
    """Does the ring of a target run through this bid, these workers or these resources?"""
    kind, _, rest = id.partition("-")
    tile = rest.partition("-")[0]
    return kind in ("bid", "users", "resource") and bool(
        clicked & {f"on-tile-{tile}", f"bid-on-{tile}"}
    )


def lifted(piece: Piece, clicked: set[str]) -> Piece:
    return piece._replace(z=piece.z + ABOVE) if crossed(piece.id, clicked) else piece


def settling(actions: Sequence[int]) -> Offer | None:
    """F-9.5: when all tiles lie, to let them lie comes before taking them up again."""
    return Offer((SETTLES,), "action-settle") if SETTLES in actions else None


WORD = ("word",)  # of a place to click: gone when the page takes that away
SETTLES, PASSES = int(FIRST[SETTLE]), int(FIRST[PASS])


@lru_cache(maxsize=64)
def pass_word(p: Places) -> Piece:
    """What the button with the hourglass does."""
    x, y = slot(p, 0, 1)
    name = Written("action-pass", 11, p.plan.letter, 70)
    return Piece("word-pass", faces.nothing(), x, y, z=ABOVE, written=name, marks=WORD)


def take_up_word(p: Places, sign: Target) -> Piece:
    """F-9.5: how many tiles the sign beside the tick takes up again."""
    name = Written("written-rearrange", 11, p.plan.letter, sign.width - 4)
    args = {"count": sign.args["count"]}
    at = sign.x, sign.y
    return Piece(
        "word-rearrange", faces.nothing(), *at, z=ABOVE, written=name, args=args, marks=WORD
    )


def scene(record: Any, seat: int = -1, actions: Sequence[int] = (), layout: str = "wide") -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    p, known, points = places_of(s, seat, layout), known_of(s, seat), points_of_all(s)
    places = tuple(targets(s, p, known, actions))
    clicked = {t.id for t in places}
    # no ring crosses a number of workers; where there is none, they explain themselves
    lying, names, marks, counters = tiles(s, p, known)
    groups, marks, counters = (
        [lifted(one, clicked) for one in some] for some in (bids(s, p), marks, counters)
    )
    words = [pass_word(p)] if PASSES in actions else []
    words += [take_up_word(p, one) for one in places if one.id == "button-rearrange"]
    pieces = laid(
        head(s, p.plan.season, p.plan.supply),
        panels(s, tuple(p.panels.items()), p.viewer, p.plan.letter, points, p.plan.notch),
        screen(s, p, known),
        action(s, p, known, points),
        boats(s, p.moored, p.plan.boat_size, p.plan.letter, p.plan.queue),
        lying,
        names,
        marks,
        counters,
        groups,
        under_way(s, p),
        worths(s, p, known),
        words,
        reached(s, p),
    )
    return Scene(
        name="keyflower",
        width=p.plan.width,
        height=p.plan.height,
        art=ART,
        pieces=pieces,
        targets=places,
        offer=settling(actions),
        ground=ground(p),
        areas=areas(s.season, p),
        sections=sections(p),
        tones=TONES,
        colours=COLOURS_HERE,
    )
