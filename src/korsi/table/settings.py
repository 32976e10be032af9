"""What an installation may choose; from the command line, or from a test."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

# what is done -> (how many at once, how many a minute), for one person and for one address
LIMITS: dict[str, tuple[int, int]] = {
    "look": (400, 3000),
    "act": (120, 900),
    "open": (30, 60),
    "talk": (10, 20),
    "think": (10, 30),
    "enter": (10, 10),  # log in, register: argon2 is slow on purpose
    "guess": (200, 60),  # logging in to one account, from wherever
    "send": (6, 12),  # uploads
    "guest": (10, 10),  # becoming somebody: counted by address, as nobody has a cookie yet
    "report": (6, 6),
}


def default_data() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return Path(platformdirs.user_data_dir("korsi"))


@dataclass(frozen=True)
class Settings:
    """Everything create_app needs to know."""

    data: Path = field(default_factory=default_data)
    store: str = ""  # address of a PostgreSQL database; without one, a SQLite file in `data`
    hosts: tuple[str, ...] = ()  # names this server is reached by, besides addresses and localhost
    secure: bool = False  # behind https: the cookie never travels without it
    proxied: bool = False  # behind a proxy that sets X-Forwarded-For
    metrics_token: str = ""  # who reads /metrics shows it; without one, whoever is on this machine
    worker: int = 0  # which of the processes that serve together
    figures: Path | None = None  # where they leave each other what they count
    body_limit: int = 64 << 10
    upload_limit: int = 1 << 20
    limits: Mapping[str, tuple[int, int]] = field(default_factory=lambda: dict(LIMITS))
    workers: int = max(1, min(3, (os.cpu_count() or 2) - 1)) + 1
    think_limit: float = 10.0  # seconds a bot may take for a move
    load_limit: float = 60.0  # more for the first move of a game in a worker: it loads the rules
    bot_pause: float = 0.3  # so that people can follow what bots do
    analysis_looks: int = 24  # playouts for each decision of a game that is analysed
    analysis_limit: float = 48.0  # seconds of one core a whole game may take
    lookout: float = 3.0  # so long after a change a table whose process has died is looked after
    heartbeat: float = 15.0
    streams: int = 12  # open streams of one person
    address_streams: int = 64  # open streams of one address, whoever has them
    connections: int = 256  # open connections of one address, where no proxy stands in between
    patience: float = 15.0  # seconds somebody may take to send a request, and to read an answer
    gone: float = 20.0  # seconds without a page of ours open, and somebody counts as away
    idle_live: float = 120.0  # away for so long, and others may let a bot play there
    idle_turns: float = 3 * 86400.0  # without a move, where no clock runs
    own_bots: Mapping[str, str] = field(default_factory=dict)  # programs offered: name -> command
    plugins: tuple[str, ...] = ()  # modules that register further games, for server and workers
    warm: bool = True  # compile beforehand; tests that only look need not

    @property
    def database(self) -> str:
        return self.store or f"sqlite+aiosqlite:///{self.data / 'korsi.sqlite3'}"
