"""Korsi: four Euro games around one table, and a fast engine for people who study games."""

from korsi.core.errors import BadBox, BadGame, BadRecord, BadSetup, KorsiError, Refused
from korsi.core.game import Game, game, game_names, register
from korsi.core.match import Match, View
from korsi.core.record import load, read_record, save

__version__ = "0.1.0"

__all__ = [
    "BadBox", "BadGame", "BadRecord", "BadSetup", "Game", "KorsiError", "Match", "Refused", "View",
    "game", "game_names", "load", "read_record", "register", "save",
]  # fmt: skip
