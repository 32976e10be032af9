"""T-2.6, T-5.6: the square, a band for each district: what its owner has, and its dice."""

from __future__ import annotations

from functools import partial
from typing import Any

from korsi.core.scene import Args, Noun, Piece, Written, part, rect, var

from ..box import COLOURS, NEUTRAL, SIDES
from ..state import CAPTURED_BY, OVER
from . import faces
from .labels import die, said, whose
from .places import NAME, Layout, band, cobbles, dice_at, die_size, districts, on_head
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
    head = Piece(f"district-{name}", face, here.x, here.y, thing=f"district-{name}", **about)
    return [head, *(Piece(f"head-{name}-{what}", drawn, here.x, here.y, z=7, thing=f"{what}-{name}")
                    for what, drawn in lies.items())]  # fmt: skip


def _captured(s: Any, owner: int) -> int:
    return sum(at == CAPTURED_BY + owner for at in s.event_at)


@part
def district_pieces(s: Any, at: Layout, seat: int, collected: int | None) -> list[Piece]:
    """A player's side of the square: money, influence, citizens, points he may show, cards won."""
    on = partial(on_head, at, height=band(at, seat, s.players).h)
    points = "?" if collected is None else collected
    deniers, influence, supply = s.deniers[seat], s.influence[seat], s.supply[seat]
    events = _captured(s, seat)
    lies = {
        "deniers": faces.counted("coin", *on("deniers"), deniers, 1.15),
        "influence": faces.counted("influence", *on("influence"), influence, 1.15),
        "supply": faces.citizens(seat, *on("supply"), supply),
        "points": faces.counted("point", *on("points"), points),
        "captured": faces.counted("captured", *on("captured"), events),
    }
    begins, passed = s.start == seat, s.passed[seat]
    if s.purse[seat]:
        lies["purse"] = faces.purse(*on("purse"), s.purse[seat])
    aside = 0 if at.head[1] or not (begins and passed) else 13  # beside each other
    if begins:
        x, y = on("start")
        lies["start"] = faces.symbol("start", x - aside, y)
    if passed:
        x, y = on("passed")
        lies["passed"] = faces.symbol("passed", x + aside, y)
    args = {"deniers": deniers, "influence": influence, "supply": supply, "events": events}
    return _lies_on(s, at, seat, lies, "piece-seat", {"seat": Noun("seat", seat), **args})


@part
def neutral_pieces(s: Any, at: Layout) -> list[Piece]:
    """The last district: grey, or Le Roy with his points and the cards he has won."""
    on, supply = partial(on_head, at, height=band(at, NEUTRAL, s.players).h), s.general[NEUTRAL]
    if s.players > 1:
        lies = {"supply": faces.citizens(NEUTRAL, *on("supply"), supply)}
        about: Args = {"supply": supply}
        return [*_lies_on(s, at, NEUTRAL, lies, "piece-grey", about), _name(s, at)]
    lies = {
        "supply": faces.citizens(NEUTRAL, *on("supply"), supply),
        "points": faces.counted("point", *on("points"), sum(s.ledger[NEUTRAL])),
        "captured": faces.counted("captured", *on("captured"), _captured(s, NEUTRAL)),
    }
    if s.start == NEUTRAL:
        lies["start"] = faces.symbol("start", *on("start"))
    return [*_lies_on(s, at, NEUTRAL, lies, "piece-leroy", {"supply": supply}), _name(s, at)]


NAME_WIDE = 144.0  # beside the tile of the owner


def _name(s: Any, at: Layout) -> Piece:
    """T-2.6, T-21.1: nobody at the table bears this sign, so it is said whose it is."""
    here = band(at, NEUTRAL, s.players)
    x, y = on_head(at, "name", here.h)
    label: dict[str, Any] = {"key": "thing-district-grey", "args": {"solo": int(s.players == 1)}}
    label["written"] = Written("written-neutral", 0, NAME, NAME_WIDE)
    face, thing = faces.blank(NAME_WIDE, 24), "district-neutral"
    return Piece("name-neutral", face, here.x + x, here.y + y, z=7, thing=thing, **label)
