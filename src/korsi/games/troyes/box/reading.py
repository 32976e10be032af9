"""The file, how its entries are read, and the numbers of colours, buildings and districts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from korsi.core.box import Box, box_of

BOX = box_of(__package__ or "", str(Path(__file__).parent))

PLAYERS = (1, 2, 3, 4)
SEATS = 4
NEUTRAL = 4  # the grey district, citizens and cubes; in the solo game they are Le Roy's (T-21.1)
OWNERS = 5

COLOURS = ("red", "white", "yellow")
RED, WHITE, YELLOW = 0, 1, 2
ANY = 3  # a group that may mix colours, or a modifier for dice of any colour
ONE_COLOUR = 4  # a group of one freely chosen colour
BUILDINGS = ("palace", "bishopric", "city_hall")  # numbered like the colour of their dice
SIDES = 6
SEAT_COLOURS = ("white", "blue", "green", "orange")


def unique_ids(box: Box, table: str, clause: str) -> list[str]:
    ids = [entry.get("id") for entry in box.need(table, list)]
    for i, name in enumerate(ids):
        if not isinstance(name, str) or ids.index(name) != i:
            box.fault(f"{table}[{i}]", "needs an id of its own", clause)
    return [str(name) for name in ids]


def number_at(
    box: Box, where: str, entry: dict[str, Any], key: str, low: int, high: int, clause: str
) -> int:
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        box.fault(
            where, f"{key} must be a whole number from {low} to {high}, not {value!r}", clause
        )
    return int(value)


def numbers(box: Box, entry: str, length: int, low: int, high: int, clause: str) -> list[int]:
    """A list of whole numbers of one length."""
    values = box.need(entry, list)
    if len(values) != length or any(type(v) is not int or not low <= v <= high for v in values):
        box.fault(entry, f"must list {length} whole numbers from {low} to {high}", clause)
    return [int(v) for v in values]


def colour_named(box: Box, where: str, word: Any, clause: str) -> int:
    if word not in COLOURS:
        box.fault(where, f"colour is one of {', '.join(COLOURS)}, not {word!r}", clause)
    return COLOURS.index(word)


def building_named(box: Box, where: str, word: Any, clause: str) -> int:
    if word not in BUILDINGS:
        box.fault(where, f"building is one of {', '.join(BUILDINGS)}, not {word!r}", clause)
    return BUILDINGS.index(word)
