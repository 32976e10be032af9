"""T-2.6, T-5.6: the square, a band for each district: what its owner has, and its dice."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Noun, Piece, Written, part, rect, var

from ..box import COLOURS, NEUTRAL, SIDES
from ..state import CAPTURED_BY, OVER
from . import faces
from .dice_places import dice_at, die_size
from .labels import die, said, whose
from .places import (
    Layout,
    band,
    cobbles,
    districts,
    labelled,
    labels,
    on_head,
    purse_at,
)
from .signs import framed


def square(players: int, at: Layout) -> str:
    """Cobbles under the dice of every district in the game."""
    out = []
    for district in districts(players):
        here, lie = band(at, district, players), cobbles(at, district, players)
        out.append(framed(here.x, here.y, here.w, here.h, "stone"))
        for fill in (var("square"), "url(#cobbles)"):
            out.append(rect(lie.x, lie.y, lie.w, lie.h, 9, fill))
    return "".join(out)


@part
def dice(s: Any, at: Layout) -> list[Piece]:
    """Every die in the square; equal ones of a district are counted."""
    out = []
    size, places = die_size(at, s), dice_at(at, s)
    for d in districts(s.players):
        for c, colour in enumerate(COLOURS):
            for v in range(1, SIDES + 1):
                for k, spot in enumerate(places.get((d, c, v), ())):
                    label = said("piece-die", d, s.players, colour=colour, value=v)
                    label["thing"] = f"die-{name_of(d)}-{colour}-{v}"
                    out.append(die(f"die-{d}-{c}-{v}-{k}", spot, c, v, scale=size, **label))
    return out


def name_of(district: int) -> str:
    return "neutral" if district == NEUTRAL else str(district)


def _lies_on(
    s: Any, at: Layout, district: int, lies: dict[str, str], key: str, args: Args
) -> list[Piece]:
    """The frame of a district, and what lies on its head, each drawn apart."""
    here, name = band(at, district, s.players), name_of(district)
    lit = s.active == district and s.step != OVER
    owner = on_head(at, "owner", here.h)
    face = faces.district(district, (here.w, here.h), at.head, *owner, lit)
    about: dict[str, Any] = {"z": 6, "key": key, "args": args, **whose(district)}
    out = [Piece(f"district-{name}", face, here.x, here.y, thing=f"district-{name}", **about)]
    named = _named(s, at, district)
    below = labels(at, named)
    both = {"start", "passed"} <= lies.keys()
    for what, drawn in lies.items():
        x, y = on_head(at, what, here.h)
        aside = 12 if here.w > at.head[0] else 0  # at the edge both move inwards
        if not at.head[1]:
            x += {"start": (-24 + aside) * both, "passed": aside * both}.get(what, below.aside)
        elif both and what == "passed":  # behind the numbers is room for one: it lies by the purse
            x, y = purse_at(at, district, s.players)
            x, y = x - here.x - 60, y - here.y
        elif what not in ("start", "passed"):
            x += below.aside
        label: dict[str, Any] = {"z": 7, "key": f"thing-{what}", "thing": f"{what}-{name}"}
        if named and what in CALLED:
            written = Written(CALLED[what], below.below, below.size, below.wide, ink="ink")
            label["written"] = written
        out.append(Piece(f"head-{name}-{what}", drawn, here.x + x, here.y + y, **label))
    return [*out, _name(s, at, district)]


def _named(s: Any, at: Layout, district: int) -> bool:
    """Does it say what lies on this head?"""
    return labelled(at, band(at, district, s.players).h, district == at.front)


CALLED = {
    "deniers": "written-deniers",
    "influence": "written-influence",
    "supply": "written-supply",
    "points": "written-points",
    "captured": "written-captured",
}
"""What lies on a head, and what that is called."""


def _captured(s: Any, owner: int) -> int:
    return sum(at == CAPTURED_BY + owner for at in s.event_at)


@part
def district_pieces(s: Any, at: Layout, seat: int) -> list[Piece]:
    """A player's side of the square: money, influence, citizens, points taken before everybody's
    eyes (T-2.7), cards won."""
    points, names = sum(s.ledger[seat]), labels(at, _named(s, at, seat))
    deniers, influence, supply = s.deniers[seat], s.influence[seat], s.supply[seat]
    events = _captured(s, seat)
    lies = {
        "deniers": faces.counted("coin", deniers, names, 1.1),
        "influence": faces.counted("influence", influence, names, 1.1),
        "supply": faces.citizens(seat, supply, names),
        "points": faces.counted("point", points, names),
        "captured": faces.counted("captured", events, names),
    }
    if s.start == seat:
        lies["start"] = faces.symbol("start")
    if s.passed[seat]:
        lies["passed"] = faces.symbol("passed")
    args = {"deniers": deniers, "influence": influence, "supply": supply, "events": events}
    there = _lies_on(s, at, seat, lies, "piece-seat", {"seat": Noun("seat", seat), **args})
    if s.purse[seat]:
        (x, y), face = purse_at(at, seat, s.players), faces.purse(s.purse[seat])
        label: dict[str, Any] = {"key": "thing-purse", "thing": f"purse-{seat}"}
        there.append(Piece(f"head-{seat}-purse", face, x, y, z=31, **label))
    return there


@part
def neutral_pieces(s: Any, at: Layout) -> list[Piece]:
    """The last district: grey, or Le Roy with his points and the cards he has won."""
    supply, names = s.general[NEUTRAL], labels(at, _named(s, at, NEUTRAL))
    lies = {"supply": faces.citizens(NEUTRAL, supply, names)}
    if s.players > 1:
        return _lies_on(s, at, NEUTRAL, lies, "piece-grey", {"supply": supply})
    lies |= {
        "points": faces.counted("point", sum(s.ledger[NEUTRAL]), names),
        "captured": faces.counted("captured", _captured(s, NEUTRAL), names),
    }
    if s.start == NEUTRAL:
        lies["start"] = faces.symbol("start")
    return _lies_on(s, at, NEUTRAL, lies, "piece-leroy", {"supply": supply})


def _name(s: Any, at: Layout, district: int) -> Piece:
    """Whose district it is, beside the tile of the owner. Nobody bears the sign of the last one
    (T-2.6, T-21.1), so there it is said what it is."""
    here, grey = band(at, district, s.players), district == NEUTRAL
    x, y = on_head(at, "name", here.h)
    wide = 196.0 if not at.head[1] else 220.0 if grey and s.players > 1 else 88.0
    x += (wide - 88) / 2 if at.head[1] else 0
    label: dict[str, Any] = said("thing-district", district, s.players)
    words = "written-neutral" if grey else "written-owner"
    label["written"] = Written(words, 0, at.label, wide, ink="ink")
    face, thing = faces.blank(wide, 24), f"district-{name_of(district)}"
    name = f"name-{name_of(district)}"
    return Piece(name, face, here.x + x, here.y + y, z=7, thing=thing, **label)
