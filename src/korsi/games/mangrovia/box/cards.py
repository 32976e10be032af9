"""M-1, M-9.1: players, landscapes and cards."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from .shape import BOX, HAS


def _players() -> tuple[int, ...]:
    low, high = HAS.meta.min_players, HAS.meta.max_players
    BOX.agree(low <= high, "meta.min_players", f"more than max_players, {high}", "M-3.1")
    return tuple(range(low, high + 1))


def _landscapes() -> list[str]:
    """M-1.1, M-9.1: four landscapes, 2 x 2 on the oracle rock."""
    rock = HAS.oracle_rock
    names: list[str] = BOX.all_different(rock.landscapes, "oracle_rock.landscapes", "M-1.1")
    two = set(rock.start_birds) <= set(names) and len(set(rock.start_birds)) == 2
    BOX.agree(two, "oracle_rock.start_birds", "two birds on two different landscapes", "M-3.7")
    shown = sorted(name for row in rock.layout for name in row)
    once = shown == sorted(names)
    BOX.agree(once, "oracle_rock.layout", "the rock shows every landscape once, 2 x 2", "M-9.1")
    return names


def by_value(entry: str, counts: dict[str, int], clause: str) -> dict[int, int]:
    """A table value -> how many, in ascending order of the values."""
    BOX.agree(bool(counts), entry, "the table is empty", clause)
    for key in counts:
        right = key.isdecimal() and 1 <= int(key) <= 30
        BOX.agree(right, f"{entry}.{key}", "a value lies between 1 and 30", clause)
    return dict(sorted((int(key), number) for key, number in counts.items()))


def in_order(entry: str, numbers: list[int], clause: str) -> None:
    """The entries of a list are numbered from 1."""
    for i, number in enumerate(numbers):
        BOX.agree(number == i + 1, f"{entry}[{i}]", f"the entry here is number {i + 1}", clause)


def _start_sets() -> list[list[int]]:
    """M-1.2, M-1.3: one set of two starting cards for every seat, numbered from 1."""
    sets = HAS.cards.start_set
    in_order("cards.start_set", [entry.number for entry in sets], "M-1.2")
    return [entry.values for entry in sets]


COLOURS = BOX.all_different(HAS.colours.list, "colours.list", "M-1.5")
PLAYERS = _players()
LANDSCAPES = _landscapes()
LANDSCAPE_CARDS = [BOX.whole(f"cards.landscape.{name}", 1, 60) for name in LANDSCAPES]
LANDSCAPES_DEALT = HAS.cards.landscape.dealt_to_each_player
LANDSCAPES_FACE_UP = HAS.cards.landscape.face_up
VALUABLES_FACE_UP = HAS.cards.valuables_display.face_up
_VALUABLES = by_value("cards.valuables", HAS.cards.valuables, "M-1.2")
VALUES = list(_VALUABLES)  # the values of ordinary valuables, ascending
_most = max(sum(_VALUABLES.values()), sum(LANDSCAPE_CARDS))
BOX.agree(_most <= 100, "cards", "a deck holds at most 100 cards", "M-1.2")
START_SETS = _start_sets()
START_VALUES = sorted({value for pair in START_SETS for value in pair})

# Cards have one numbering: ordinary valuables by value, then landscapes; deck d begins at DECK[d].
VALUABLES_DECK, LANDSCAPE_DECK = 0, 1
DECKS = ("valuables", "landscape")
CARDS = len(VALUES) + len(LANDSCAPES)
FIRST_LANDSCAPE = len(VALUES)
DECK = np.array([0, FIRST_LANDSCAPE, CARDS], np.int64)
CARD_TOTAL = np.array([*_VALUABLES.values(), *LANDSCAPE_CARDS], np.int64)
CARD_VALUE = np.array([*VALUES, *[0] * len(LANDSCAPES)], np.int64)
ROW = VALUABLES_FACE_UP + LANDSCAPES_FACE_UP  # places of the face-up rows, valuables first
PLACE_DECK = np.array([0] * VALUABLES_FACE_UP + [1] * LANDSCAPES_FACE_UP, np.int64)
START_CARDS = len(START_VALUES)
START_SET = np.array([[START_VALUES.index(v) for v in pair] for pair in START_SETS], np.int64)
START_VALUE = np.array(START_VALUES, np.int64)
START_TOTAL = np.array([sum(p.count(v) for p in START_SETS) for v in START_VALUES], np.int64)

START_BIRDS = sum(1 << LANDSCAPES.index(name) for name in HAS.oracle_rock.start_birds)
BIRD_PAIRS = list(combinations(range(len(LANDSCAPES)), 2))
PAIR_BITS = np.array([1 << a | 1 << b for a, b in BIRD_PAIRS], np.int64)
