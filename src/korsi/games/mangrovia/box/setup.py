"""M-3: what a game begins with, by the number of players."""

from __future__ import annotations

from typing import Any

import numpy as np

from .board import SPACES, bits_of
from .cards import LANDSCAPE_CARDS, LANDSCAPES_DEALT, LANDSCAPES_FACE_UP, PLAYERS
from .shape import BOX, HAS
from .tiles import POLE_TILES
from .words import SEATS, SITES


def _setup_of(players: int) -> Any:
    return getattr(HAS.players, f"_{players}")


def _site_bits(sites: list[int]) -> int:
    return sum(1 << (site - 1) for site in set(sites))


def _marked(players: int, *colours: str) -> list[Any]:
    """M-3.10: the spaces with a neutral hut of these colours."""
    used = [c for c in colours if getattr(_setup_of(players), f"neutral_{c}")]
    return [space for space in SPACES if space.neutral in used]


def _check_setup(players: int) -> None:
    """M-3.1, M-3.11, M-4.5: pieces, blocked sites and the tile under the neutral pole hut."""
    where, setup, colours = f"players.{players}", _setup_of(players), HAS.colours
    most = colours.huts_each, colours.bowls_each
    BOX.agree(setup.huts <= most[0], f"{where}.huts", f"a colour has {most[0]}")
    BOX.agree(setup.bowls <= most[1], f"{where}.bowls", f"a colour has {most[1]}")
    blocked, banned = set(setup.blocked_sites), set(setup.start_first_bowl_ban)
    room = players * setup.bowls + len(blocked) <= SITES
    BOX.agree(room, f"{where}.bowls", "there are more bowls than sites", "M-4.5")
    free = len(blocked | banned) < SITES
    BOX.agree(free, f"{where}.start_first_bowl_ban", "no site is left for the first bowl", "M-4.5")
    huts = _marked(players, "gray", "white")
    spare = not huts or players < SEATS
    BOX.agree(spare, f"{where}.neutral_gray", "no colour is left for a neutral", "M-3.12")
    enough = len(huts) <= colours.huts_each
    BOX.agree(enough, f"{where}.neutral_white", "more neutral huts than a colour has", "M-3.12")
    poles = sum(space.area == "pole" for space in huts)
    under = BOX.data["players"][str(players)].get("pole_tile_under_neutral")
    right = poles <= 1 and under == (POLE_TILES[0] if poles else None)
    what = f"must be {POLE_TILES[0]}" if poles else "there is no neutral pole hut"
    BOX.agree(right, f"{where}.pole_tile_under_neutral", what, "M-3.11")
    dealt = players * LANDSCAPES_DEALT + LANDSCAPES_FACE_UP
    enough = dealt <= sum(LANDSCAPE_CARDS)
    what = f"{dealt} cards are needed"
    BOX.agree(enough, "cards.landscape.dealt_to_each_player", what, "M-3.6")


for _n in PLAYERS:
    _check_setup(_n)

# Rows of tables by player count are indexed by the count itself.
HUTS, BOWLS = np.zeros((2, SEATS + 1), np.int64)
NEUTRAL_HUTS, WHITE_HUTS = np.zeros((2, SEATS + 1), np.int64)  # spaces as bits: all, white marks
BLOCKED, FIRST_BOWL_BAN = np.zeros((2, SEATS + 1), np.int64)  # sites as bits
for _n in PLAYERS:
    _setup = _setup_of(_n)
    HUTS[_n], BOWLS[_n] = _setup.huts, _setup.bowls
    NEUTRAL_HUTS[_n] = bits_of([space in _marked(_n, "gray", "white") for space in SPACES])
    WHITE_HUTS[_n] = bits_of([space in _marked(_n, "white") for space in SPACES])
    BLOCKED[_n] = _site_bits(_setup.blocked_sites)
    FIRST_BOWL_BAN[_n] = _site_bits(_setup.start_first_bowl_ban)
