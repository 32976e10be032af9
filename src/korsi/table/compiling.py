"""Compiling the rules beside play, in processes of low priority, the games asked for first.

Nobody waits for it: a table plays on the interpreted twin of its game, its bots look at less, and
both go over when what they need is compiled.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from korsi.bots.seats import part_of
from korsi.bots.waking import WAKING
from korsi.core.game import Game, game, game_names
from korsi.core.warm import is_warm, warm_rules
from korsi.table.bot_pool import Worker, ask, start_worker, stop_worker
from korsi.table.settings import Settings
from korsi.table.worker import PARTS

_log = logging.getLogger(__name__)

COMPILE_LIMIT = 900.0  # seconds for one part, on a slow machine
COMPILERS = max(1, min(4, (os.cpu_count() or 2) // 2))
"""Processes that compile at a time: half of the cores are left to those who play."""


@dataclass
class Readiness:
    """Which parts of this server's games are compiled, which bots are awake, what is asked for."""

    done: dict[str, set[str]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)  # the last one asked for first
    told: Callable[[dict[str, Any]], None] = lambda _: None
    went_over: Callable[[Game], None] = lambda _: None

    def ready(self, name: str) -> bool:
        """Is everything of a game compiled?"""
        return self.done.get(name, set()).issuperset(PARTS)

    def playing(self, g: Game) -> Game:
        """The game to play with now: compiled, or its twin."""
        return g if "rules" in self.done.get(g.name, ()) else g.interpreted

    def bot(self, name: str, bot: str) -> str:
        """The bot that can answer now: this one, or the one that plays while it wakes up."""
        part = part_of(bot)
        awake = part == "random" or {"rules", part} <= self.done.get(name, set())
        return bot if awake else WAKING

    def ask(self, name: str) -> None:
        """Note that somebody plays this game: it is compiled before the others."""
        if not self.ready(name):
            self.asked = [name, *(n for n in self.asked if n != name)]

    def json(self) -> dict[str, Any]:
        return {
            name: {
                "ready": self.ready(name),
                "done": round(len(self.done.get(name, ())) / len(PARTS), 2),
            }
            for name in game_names()
        }

    def add(self, name: str, *parts: str) -> None:
        self.done.setdefault(name, set()).update(parts)
        self.told({"game": name, **self.json()[name]})


def load_plugins(settings: Settings) -> None:
    for name in settings.plugins:
        importlib.import_module(name)


async def warm_all(settings: Settings, readiness: Readiness) -> None:
    """Load what is compiled, then compile what is not."""
    names = game_names()
    if not settings.warm:
        for name in names:
            readiness.done[name] = set(PARTS)
        return
    missing: dict[str, list[str]] = {}
    for name in names:
        g = await asyncio.to_thread(game, name)
        missing[name] = [part for part in PARTS if not is_warm(g, part)]
        for part in PARTS:
            if part not in missing[name]:
                await _load(readiness, g, part)
    busy: set[str] = set()
    await asyncio.gather(
        *(_compile(settings, readiness, missing, busy) for _ in range(min(COMPILERS, len(names))))
    )


async def _compile(
    settings: Settings, readiness: Readiness, missing: dict[str, list[str]], busy: set[str]
) -> None:
    """One process after another, each for one game; after every part the one asked for most."""
    worker: Worker | None = None
    of = ""
    try:
        while True:
            free = [n for n in (*readiness.asked, *missing) if missing.get(n) and n not in busy]
            if not free:
                return
            name, part = free[0], missing[free[0]].pop(0)
            busy.add(name)
            if worker is not None and of != name:  # what it has compiled stays in its memory
                await stop_worker(worker)
                worker = None
            worker, of = worker or await start_worker(settings), name
            try:
                job = {"do": "compile", "game": name, "part": part}
                answer = await ask(worker, job, COMPILE_LIMIT)
                if "fault" in answer:
                    raise ValueError(answer["fault"])
                g = game(name)
                if is_warm(g, part):
                    await _load(readiness, g, part)
                else:
                    _log.warning("%s, %s: the cache cannot be written; it stays slow", name, part)
            except (TimeoutError, EOFError, OSError, ValueError) as error:
                _log.error("%s, %s cannot be compiled: %s", name, part, error)
                await stop_worker(worker)
                worker = None
            finally:
                busy.discard(name)
    finally:
        if worker is not None:
            await stop_worker(worker)


async def _load(readiness: Readiness, g: Game, part: str) -> None:
    """Load rules into this process, beside the event loop; bots have processes of their own."""
    if part == "rules":
        await asyncio.to_thread(warm_rules, g)
        readiness.went_over(g)
    readiness.add(g.name, part)
