"""What a seat sees, as one vector of int32: the record after `hide`, field by field.

No game codes this. The record is copied to a desk, hidden there, and the desk is read a second
time as plain numbers of one, two, four and eight bytes; a table made from the dtype says which
numbers to copy. So a new game has observations the moment it has a record.

The generator and the events are left out: the one is never known, the others repeat what the fields
already show. A 64-bit number is a set of cells here, so each becomes 64 entries, one per
bit, lowest first; everything else is one entry per number. The last entry is the observing seat.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"
# Rules and what is tied to them are untyped: the compiler infers.

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from korsi.core.game import Game, States
from korsi.core.rule import rule, specialise

LEFT_OUT = ("rng", "n_events", "events")
BITS = 64
SEAT = "seat"

Vector = NDArray[np.int32]


class Field(NamedTuple):
    """One field of the record and where it lies in the vector."""

    name: str
    part: slice
    shape: tuple[int, ...]
    width: int  # bytes of one number
    first: int  # its first number, when the whole record is read as numbers of this width


class Desk(NamedTuple):
    """Room for one record to be hidden in, and the same bytes read as plain numbers."""

    table: Any
    bytes1: Any
    bytes2: Any
    bytes4: Any
    bytes8: Any
    runs: Any  # (width, first, count) of what is copied at once


def fields_of(game: Game) -> list[Field]:
    """Every observed field, in the order of the record."""
    found, at = [], 0
    for name in game.record.names or ():
        if name in LEFT_OUT:
            continue
        dtype, offset = game.record.fields[name][:2]  # type: ignore[index]  # a record has fields
        base, shape = dtype.base, dtype.shape
        if base.kind != "i":
            raise TypeError(f"{game.name}: field {name} is {base}; records hold signed integers")
        if base.itemsize == 8:  # a set of cells
            shape = (*shape, BITS)
        width, part = base.itemsize, slice(at, at + prod(shape))
        found.append(Field(name, part, shape, width, offset // width))
        at = part.stop
    return found


def observation_fields(game: Game) -> dict[str, slice]:
    """Names and places in the vector, in order; `seat` comes last."""
    fields = fields_of(game)
    end = fields[-1].part.stop
    return {f.name: f.part for f in fields} | {SEAT: slice(end, end + 1)}


def observation_bounds(game: Game) -> tuple[Vector, Vector]:
    """The least and greatest value each entry can have, from the width of its field."""
    low = np.zeros(plan_of(game).size, np.int32)
    high = np.ones_like(low)
    for field in fields_of(game):
        if field.width < 8:
            range_of = np.iinfo(f"i{field.width}")
            low[field.part], high[field.part] = range_of.min, range_of.max
    high[-1] = max(game.players) - 1
    low[-1] = -1  # a spectator
    return low, high


def new_desk(game: Game) -> Desk:
    """A desk for one thread to observe at."""
    table = game.new_states(1)
    raw = table.view(np.ndarray)
    one, two, four, eight = (raw.view(f"i{width}") for width in (1, 2, 4, 8))
    return Desk(table, one, two, four, eight, plan_of(game).runs)


# Each loop runs over slices from 0: the compiler then sees that no index is negative and copies
# many numbers at once.


@rule
def copy_numbers(numbers, out):
    """Numbers of any width as they are."""
    for j in range(out.size):
        out[j] = numbers[j]


@rule
def copy_bits(numbers, out):
    """64 entries for each number."""
    for j in range(numbers.size):
        word = numbers[j]
        bits = out[j * 64 : j * 64 + 64]
        for bit in range(64):
            bits[bit] = (word >> bit) & 1


@rule
def flatten(desk, seat, out):
    """Write the desk out as one vector."""
    at = 0
    for k in range(desk.runs.shape[0]):
        width, first, count = desk.runs[k, 0], desk.runs[k, 1], desk.runs[k, 2]
        if width == 1:
            copy_numbers(desk.bytes1[first : first + count], out[at : at + count])
        elif width == 2:
            copy_numbers(desk.bytes2[first : first + count], out[at : at + count])
        elif width == 4:
            copy_numbers(desk.bytes4[first : first + count], out[at : at + count])
        else:
            copy_bits(desk.bytes8[first : first + count], out[at : at + 64 * count])
            count *= 64
        at += count
    out[at] = seat


class Plan(NamedTuple):
    """Observation tied to one game."""

    size: int
    runs: NDArray[np.int64]
    one: Any  # (states, i, seat, desk, out)
    many: Any  # (states, seats, desk, out)


def runs_of(fields: list[Field]) -> NDArray[np.int64]:
    """(width, first, count) of what is copied at once: neighbouring fields of one width."""
    runs: list[list[int]] = []
    for f in fields:
        count = prod(f.shape) // (BITS if f.width == 8 else 1)
        if runs and runs[-1][0] == f.width and runs[-1][1] + runs[-1][2] == f.first:
            runs[-1][2] += count
        else:
            runs.append([f.width, f.first, count])
    return np.array(runs, np.int64)


@cache
def plan_of(game: Game) -> Plan:
    """Observation tied to a game's record and `hide`."""
    compiled = specialise(game.salt)
    hide_ = game.hide
    fields = fields_of(game)

    @compiled
    def one(states, i, seat, desk, out):
        desk.table[0] = states[i]
        hide_(desk.table[0], seat)
        flatten(desk, seat, out)

    @compiled
    def many(states, seats, desk, out):
        for i in range(seats.size):
            one(states, i, seats[i], desk, out[i])

    return Plan(fields[-1].part.stop + 1, runs_of(fields), one, many)


def observe(game: Game, states: States, i: int, seat: int) -> Vector:
    """What a seat sees of position i (-1: a spectator)."""
    out = np.empty(plan_of(game).size, np.int32)
    plan_of(game).one(states, i, seat, new_desk(game), out)
    return out


def observe_many(
    game: Game, states: States, seats: NDArray[np.int64], out: Vector | None = None
) -> Vector:
    """Position i as seats[i] sees it, for every i, in one compiled call."""
    if out is None:
        out = np.empty((len(seats), plan_of(game).size), np.int32)
    plan_of(game).many(states, seats, new_desk(game), out)
    return out
