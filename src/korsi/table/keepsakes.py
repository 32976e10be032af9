"""What is left of a finished game, whatever becomes of its rules: pictures, and its log as told in
every language. And what makes opening it quick: positions, events and result, good for as long as
the rules stay as they are. Made by keeping.py."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from korsi.table.problems import Problem


class Keepsake(msgspec.Struct):
    """What is kept of a game to be looked at."""

    game: str
    ended: float
    names: dict[str, list[str]]  # by language
    told: dict[str, list[tuple[int, str]]]  # by language: after how many moves, what
    pictures: list[tuple[int, str]]  # after how many moves, SVG; as a spectator saw it
    ranking: list[int]
    points: list[int | None]


class Reopened(msgspec.Struct):
    """What is kept of a game to open it without playing it again."""

    record: str  # the layout of the positions
    positions: dict[int, bytes]  # after how many moves
    events: dict[int, list[list[dict[str, Any]]]]  # by seat: of each move
    turns: list[int]
    result: dict[str, Any]


def packed(keepsake: Keepsake, reopened: Reopened) -> bytes:
    parts = (zlib.compress(msgspec.msgpack.encode(part)) for part in (keepsake, reopened))
    return msgspec.msgpack.encode(list(parts))


def keepsake_in(kept: bytes) -> Keepsake:
    look, _ = msgspec.msgpack.decode(kept, type=tuple[bytes, bytes])
    return msgspec.msgpack.decode(zlib.decompress(look), type=Keepsake)


def reopened_in(kept: bytes) -> Reopened:
    _, quick = msgspec.msgpack.decode(kept, type=tuple[bytes, bytes])
    return msgspec.msgpack.decode(zlib.decompress(quick), type=Reopened)


class Kept(Problem):
    """A finished game the rules of today cannot replay: its page shows what was kept of it."""

    def __init__(self, keepsake: Keepsake):
        super().__init__("kept")
        self.keepsake = keepsake
