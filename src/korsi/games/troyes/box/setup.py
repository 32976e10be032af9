"""T-1, T-2: how many pieces there are, and what everybody begins with."""

from __future__ import annotations

import numpy as np

from korsi.core.box import Box

from .buildings import SPACES, SPACES_EACH, spaces_named
from .reading import BOX, COLOURS, PLAYERS

DICE_EACH = np.array([BOX.whole(f"counts.dice_{c}", SPACES_EACH, 60) for c in COLOURS], np.int64)
CITIZENS = BOX.whole("counts.citizens_per_player", 1, 60)
CITIZENS_NEUTRAL = BOX.whole("counts.citizens_neutral", 0, 60)
CUBES = BOX.whole("counts.cubes_per_player", 0, 200)
CUBES_NEUTRAL = BOX.whole("counts.cubes_neutral", 0, 200)

START_DENIERS = BOX.whole("setup.start_deniers", 0, 100)
START_INFLUENCE = BOX.whole("setup.start_influence", 0, 20)
START_VP = BOX.whole("setup.start_vp", 0, 100)

_NEUTRAL_2P = spaces_named(BOX, "setup.neutral_2p")


def _start(box: Box, n: int) -> tuple[int, int, int]:
    """T-2.1, T-2.2, T-2.4: citizens, characters and rounds; all 18 spaces end up filled."""
    where = f"setup.by_players.{n}"
    citizens = box.whole(f"{where}.citizens", 1, CITIZENS)
    rounds = box.whole(f"{where}.rounds", 1, 8)
    if box.whole(f"{where}.red_events", 1, 8) != rounds:
        box.fault(f"{where}.red_events", f"there are {rounds} rounds", "T-2.4")
    grey = box.whole(f"{where}.neutral_citizens", 0, CITIZENS_NEUTRAL)
    placed = {1: "none", 2: "before"}.get(n, "after")
    if box.need(f"{where}.neutral_placed", str) != placed:
        box.fault(f"{where}.neutral_placed", f"with {n} players it is {placed!r}", "T-3.3")
    filled = n * citizens + grey + (LEROY_START if n == 1 else 0)
    if filled != SPACES:
        box.fault(f"{where}.citizens", f"{filled} citizens for {SPACES} spaces", "T-3.3")
    if n == 2 and sum(len(spaces) for spaces in _NEUTRAL_2P) != grey:
        box.fault("setup.neutral_2p", f"must name {grey} spaces", "T-3.4")
    return citizens, box.whole(f"{where}.characters_each", 0, 3), rounds


LEROY_CITIZENS = BOX.whole("solo.leroy_citizens_max", SPACES, 100)
LEROY_START = BOX.whole("solo.leroy_start_citizens", 0, SPACES)
START_CITIZENS = np.zeros(5, np.int64)
CHARACTERS_EACH = np.zeros(5, np.int64)
ROUNDS = np.zeros(5, np.int64)
for _n in PLAYERS:
    START_CITIZENS[_n], CHARACTERS_EACH[_n], ROUNDS[_n] = _start(BOX, _n)
NEUTRAL_SPACES = np.array([space for spaces in _NEUTRAL_2P for space in spaces], np.int64)
