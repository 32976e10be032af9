"""T-2.6, T-5.6: the square, a band for each district: what its owner has, and its dice."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Noun, Piece, part, rect, var

from ..box import COLOURS, NEUTRAL, SIDES
from ..state import CAPTURED_BY, OVER
from . import faces
from .labels import die, said, whose
from .places import HEADER_W, LEFT_W, band_height, dice_at, die_size, district_at, districts
from .signs import framed


def square(players: int) -> str:
    """Cobbles under the dice of every district in the game."""
    out = []
    h = band_height(players)
    for district in districts(players):
        x, y = district_at(district, players)
        out.append(framed(x, y, LEFT_W, h, "stone"))
        out.append(rect(x + HEADER_W, y + 6, LEFT_W - HEADER_W - 6, h - 12, 9, var("square")))
        out.append(rect(x + HEADER_W, y + 6, LEFT_W - HEADER_W - 6, h - 12, 9, "url(#cobbles)"))
    return "".join(out)


@part
def dice(s: Any) -> list[Piece]:
    """Every die in the square; equal ones of a district are counted."""
    out = []
    size, places = die_size(s), dice_at(s)
    for d in districts(s.players):
        for c, colour in enumerate(COLOURS):
            for v in range(1, SIDES + 1):
                for k, at in enumerate(places.get((d, c, v), ())):
                    label = said("piece-die", d, colour=colour, value=v)
                    out.append(die(f"die-{d}-{c}-{v}-{k}", at, c, v, scale=size, **label))
    return out


def _lies_on(s: Any, district: int, lies: dict[str, str], key: str, args: Args) -> list[Piece]:
    """The frame of a district, and what lies on its head, each drawn apart."""
    x, y = district_at(district, s.players)
    height = band_height(s.players)
    name = "neutral" if district == NEUTRAL else str(district)
    solo_or_own = district < NEUTRAL or s.players == 1
    lit = s.active == district and s.step != OVER
    face = faces.district(district, height, height / 2 - (18 if solo_or_own else 0), lit)
    head = Piece(
        f"district-{name}", face=face, x=x, y=y, z=6, **whose(district), key=key, args=args
    )
    return [head, *(Piece(f"head-{name}-{what}", face=drawn, x=x, y=y, z=6)
                    for what, drawn in lies.items())]  # fmt: skip


def _captured(s: Any, owner: int) -> int:
    return sum(at == CAPTURED_BY + owner for at in s.event_at)


@part
def district_pieces(s: Any, seat: int, collected: int | None) -> list[Piece]:
    """A player's side of the square: money, influence, citizens, points he may show, cards won."""
    middle = band_height(s.players) / 2
    first, second = middle - 18, middle + 20
    points = "?" if collected is None else collected
    deniers, influence, supply = s.deniers[seat], s.influence[seat], s.supply[seat]
    events = _captured(s, seat)
    lies = {
        "deniers": faces.counted("coin", 68, first, deniers, 1.15),
        "influence": faces.counted("influence", 150, first, influence, 1.15),
        "supply": faces.citizens(seat, 68, second, supply),
        "points": faces.counted("point", 118, second, points),
        "captured": faces.counted("captured", 184, second, events),
    }
    begins, passed = s.start == seat, s.passed[seat]
    if s.purse[seat]:
        lies["purse"] = faces.purse(110, first - 8, s.purse[seat])
    if begins:
        lies["start"] = faces.symbol("start", 18 if passed else 28, second)
    if passed:
        lies["passed"] = faces.symbol("passed", 44 if begins else 28, second)
    args = {"deniers": deniers, "influence": influence, "supply": supply, "events": events}
    return _lies_on(s, seat, lies, "piece-seat", {"seat": Noun("seat", seat), **args})


@part
def neutral_pieces(s: Any) -> list[Piece]:
    """The last district: grey, or Le Roy with his points and the cards he has won."""
    middle, supply = band_height(s.players) / 2, s.general[NEUTRAL]
    if s.players > 1:
        lies = {"supply": faces.citizens(NEUTRAL, 68, middle, supply)}
        return _lies_on(s, NEUTRAL, lies, "piece-grey", {"supply": supply})
    first, second = middle - 18, middle + 20
    lies = {
        "supply": faces.citizens(NEUTRAL, 68, first, supply),
        "points": faces.counted("point", 150, first, sum(s.ledger[NEUTRAL])),
        "captured": faces.counted("captured", 150, second, _captured(s, NEUTRAL)),
    }
    if s.start == NEUTRAL:
        lies["start"] = faces.symbol("start", 28, second)
    return _lies_on(s, NEUTRAL, lies, "piece-leroy", {"supply": supply})
