"""T-1, T-2: what is in the box, and what a game begins with."""

from __future__ import annotations

from typing import Any

from .buildings import spaces_named
from .shape import BOX, HAS, column
from .words import COLOURS, PLAYERS, SPACES

DICE_EACH = column(getattr(HAS.counts, f"dice_{c}") for c in COLOURS)
CITIZENS, CITIZENS_NEUTRAL = HAS.counts.citizens_per_player, HAS.counts.citizens_neutral
CUBES, CUBES_NEUTRAL = HAS.counts.cubes_per_player, HAS.counts.cubes_neutral
START_DENIERS, START_INFLUENCE = HAS.setup.start_deniers, HAS.setup.start_influence
START_VP = HAS.setup.start_vp
LEROY_CITIZENS, LEROY_START = HAS.solo.leroy_citizens_max, HAS.solo.leroy_start_citizens
_NEUTRAL_2P = spaces_named(HAS.setup.neutral_2p, "setup.neutral_2p")
NEUTRAL_SPACES = column(space for spaces in _NEUTRAL_2P for space in spaces)


def _start(n: int) -> Any:
    """T-2.1, T-2.2, T-2.4: citizens, characters and rounds; all 18 spaces end up filled."""
    where, start = f"setup.by_players.{n}", HAS.setup.by_players.get(str(n))
    BOX.agree(start is not None, where, "this entry is missing", "T-2.1")
    right = start.red_events == start.rounds
    BOX.agree(right, f"{where}.red_events", f"there are {start.rounds} rounds", "T-2.4")
    placed = {1: "none", 2: "before"}.get(n, "after")
    right = start.neutral_placed == placed
    BOX.agree(right, f"{where}.neutral_placed", f"with {n} players it is {placed!r}", "T-3.3")
    filled = n * start.citizens + start.neutral_citizens + (LEROY_START if n == 1 else 0)
    enough = start.citizens <= CITIZENS and start.neutral_citizens <= CITIZENS_NEUTRAL
    said = f"{filled} citizens for {SPACES} spaces"
    BOX.agree(enough and filled == SPACES, f"{where}.citizens", said, "T-3.3")
    named = n != 2 or NEUTRAL_SPACES.size == start.neutral_citizens
    said = f"must name {start.neutral_citizens} spaces"
    BOX.agree(named, "setup.neutral_2p", said, "T-3.4")
    return start


_STARTS = [_start(n) for n in PLAYERS]  # columns by the number of players
START_CITIZENS = column([0, *(start.citizens for start in _STARTS)])
CHARACTERS_EACH = column([0, *(start.characters_each for start in _STARTS)])
ROUNDS = column([0, *(start.rounds for start in _STARTS)])
