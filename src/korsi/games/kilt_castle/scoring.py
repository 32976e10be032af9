"""Ducat days, the final remuneration, the ranking, and the breakdown for people (K-6, K-7)."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints
from korsi.core.rule import rule
from korsi.core.standing import by_standing
from korsi.core.state import emit

from .box import CELLS, COLOUR_COUNT, COLOURS, FLOOR_COUNT, SQUARE, START_MONEY, WIDTH
from .moves import CELL_IDS, DUCAT_DAY, EARNS, FINAL, WINS
from .state import (
    DUCAT_DAYS,
    FINAL_COUNTS_ROOFED,
    FINAL_CRESTS,
    FINAL_TOWERS,
    LEDGER,
    OVER,
    ROOF_CONNECTS,
    ROOF_HIDES_CRESTS,
    ROOFS_CHAIN,
)


@rule
def own_towers(s, colour):
    """K-6.2: the squares of the unroofed towers whose top floor shows the colour."""
    own = 0
    for cell in range(CELLS):
        if s.top[cell] == colour and not (s.roofed >> cell) & 1:
            own |= SQUARE[cell]
    return own


@rule
def roofed_towers(s):
    """K-5.7: the squares of the towers that belong to everybody."""
    roofs = 0
    for cell in range(CELLS):
        if (s.roofed >> cell) & 1:
            roofs |= SQUARE[cell]
    return roofs


@rule
def beside(area):
    """K-1.8: the squares that share an edge with the area; others than cells are cut off later."""
    return (area << 1) | (area >> 1) | (area << WIDTH) | (area >> WIDTH)


@rule
def area_around(s, seed, own, roofs):
    """K-6.2, K-6.4, K-6.5: the building area that contains these squares.

    A tower joins its neighbours, roofs included; a roof leads on to towers if roofs join areas, and
    to roofs if roofs chain.
    """
    area = seed
    while True:
        reached = beside(area & own) & (own | roofs)
        beside_roofs = beside(area & roofs)
        if s.options[ROOF_CONNECTS]:
            reached |= beside_roofs & own
        if s.options[ROOFS_CHAIN]:
            reached |= beside_roofs & roofs
        if reached & ~area == 0:
            return area
        area |= reached


@rule
def area_value(s, area):
    """K-6.3, K-6.6: 1 per tower, its crests, 1 per roof; crests under a roof are hidden."""
    value = 0
    for cell in range(CELLS):
        if area & SQUARE[cell]:
            value += 1
            if not (s.roofed >> cell) & 1 or not s.options[ROOF_HIDES_CRESTS]:
                value += s.crests[cell]
    return value


@rule
def most_valuable_area(s, colour):
    """K-6.7: the value of the best building area of a colour and its squares; 0 without any."""
    own = own_towers(s, colour)
    roofs = roofed_towers(s)
    best, best_area, left = 0, 0, own | roofs
    for cell in range(CELLS):
        if left & SQUARE[cell]:
            area = area_around(s, SQUARE[cell], own, roofs)
            value = area_value(s, area)
            if value > best:
                best, best_area = value, area
            left &= ~(area & own)
    return best, best_area


@rule
def ducat_day_income(s, seat):
    """K-6.7, K-6.8: the best area of each colour the seat plays."""
    income = 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == seat:
            income += most_valuable_area(s, colour)[0]
    return income


@rule
def pay_from_bank(s, seat, ducats, what):
    """K-6.9: the bank pays and never runs out."""
    s.money[seat] += ducats
    s.ledger[seat, what] += ducats
    s.bank -= ducats


@rule
def ducat_day(s):
    """K-6.1: the bank pays every player at once; K-6.10: then the seal is turned back."""
    emit(s, DUCAT_DAY, -1, 0, 0, 0)
    for seat in range(s.players):
        income = ducat_day_income(s, seat)
        pay_from_bank(s, seat, income, DUCAT_DAYS)
        emit(s, EARNS, seat, income, 0, 0)
    s.ducat_pending = 0


@rule
def final_towers(s, seat):
    """K-7.4: own towers, connected or not; K-7.5: roofed ones only if the table says so."""
    towers = 0
    for cell in range(CELLS):
        if s.top[cell] >= 0:
            if (s.roofed >> cell) & 1:
                towers += s.options[FINAL_COUNTS_ROOFED]
            elif s.owner[s.top[cell]] == seat:
                towers += 1
    return towers


@rule
def final_crests(s, seat):
    """K-7.4: the crests on top of own towers."""
    crests = 0
    for cell in range(CELLS):
        if s.top[cell] >= 0:
            if (s.roofed >> cell) & 1:
                if s.options[FINAL_COUNTS_ROOFED] and not s.options[ROOF_HIDES_CRESTS]:
                    crests += s.crests[cell]
            elif s.owner[s.top[cell]] == seat:
                crests += s.crests[cell]
    return crests


@rule
def floors_built(s, seat):
    """K-7.6: floors a seat has built, all its colours together."""
    built = 0
    for i in range(s.floors):
        if s.owner[s.floor_kind[i] // 3] == seat:
            built += 1
    return built


@rule
def final_remuneration(s):
    """K-7.4: paid once, when no further turn is played."""
    for seat in range(s.players):
        towers = final_towers(s, seat)
        crests = final_crests(s, seat)
        pay_from_bank(s, seat, towers, FINAL_TOWERS)
        pay_from_bank(s, seat, crests, FINAL_CRESTS)
        emit(s, FINAL, seat, towers, crests, 0)


@rule
def scores(s, out):
    """Money now; at the end it includes the final remuneration."""
    for seat in range(s.players):
        out[seat] = s.money[seat]


@rule
def standing(s, seat):
    """K-7.6: more ducats, then more floors built."""
    return s.money[seat] * (FLOOR_COUNT + 1) + floors_built(s, seat)


ranking, wins = by_standing(standing)  # K-7.6: whom no tie-break parts share a place


@rule
def emit_winners(s):
    """K-7.6: one winner, or several who share the victory."""
    for seat in range(s.players):
        if wins(s, seat):
            emit(s, WINS, seat, s.money[seat], 0, 0)


_CLAUSES = ("K-4.5", "K-4.5", "K-6.7", "K-7.4", "K-7.4")  # of the ledger


def breakdown(record: Any) -> list[dict[str, Any]]:
    """For each seat: where its ducats come from, and what a ducat day would pay now, area by
    area."""
    s = ints(record)
    return [_breakdown_of(s, seat) for seat in range(s.players)]


def standing_now(record: Any) -> list[dict[str, Any]]:
    """The same as if the game ended now: with the final remuneration (K-7.4)."""
    s = ints(record)
    told = [_breakdown_of(s, seat) for seat in range(s.players)]
    if s.step == OVER:
        return told
    for one in told:
        towers, crests = final_towers(s.record, one["seat"]), final_crests(s.record, one["seat"])
        one["points"] += int(towers) + int(crests)
        for what, ducats in zip(LEDGER[FINAL_TOWERS:], (towers, crests), strict=True):
            one["lines"].append({"what": what, "ducats": int(ducats), "clause": "K-7.4"})
    return told


def _breakdown_of(s: Any, seat: int) -> dict[str, Any]:
    lines = [{"what": "start", "ducats": START_MONEY, "clause": "K-2.4"}]
    for what, ducats, clause in zip(LEDGER, s.ledger[seat], _CLAUSES, strict=True):
        if s.step == OVER or not what.startswith("final"):
            lines.append({"what": what, "ducats": ducats, "clause": clause})
    colours = [c for c in range(COLOUR_COUNT) if s.owner[c] == seat]
    return {
        "seat": seat,
        "points": s.money[seat],
        "lines": lines,
        # there is none any more when the game is over
        "ducat_day_now": [_best_area(s.record, colour) for colour in colours if s.step != OVER],
        "floors_built": sum(s.owner[k // 3] == seat for k in s.floor_kind[: s.floors]),
    }


def _best_area(record: Any, colour: int) -> dict[str, Any]:
    """The area a ducat day would pay a colour for, cell by cell (K-6.7)."""
    ducats, area = most_valuable_area(record, colour)
    named = [CELL_IDS[cell] for cell in range(CELLS) if int(area) & int(SQUARE[cell])]
    return {"colour": COLOURS[colour], "ducats": int(ducats), "cells": named, "clause": "K-6.7"}
