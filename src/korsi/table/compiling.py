"""Compiling the rules beforehand, in a process of its own, Kilt Castle first.

Pages answer at once meanwhile; a game can be played when its rules are ready.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from korsi.core.game import game_names
from korsi.table.bot_pool import ask, start_worker, stop_worker
from korsi.table.settings import Settings
from korsi.table.worker import PARTS, warm_part

_log = logging.getLogger(__name__)

COMPILE_LIMIT = 900.0  # seconds for one part, on a slow machine


@dataclass
class Warmth:
    """How far each game is: parts done, of all."""

    done: dict[str, int] = field(default_factory=dict)
    told: Callable[[dict[str, Any]], None] = lambda _: None
    parts: int = len(PARTS) + 1  # and the loading into this process

    def ready(self, game: str) -> bool:
        return self.done.get(game, 0) >= self.parts

    def json(self) -> dict[str, Any]:
        return {
            name: {"ready": self.ready(name), "done": round(self.done.get(name, 0) / self.parts, 2)}
            for name in game_names()
        }

    def step(self, game: str) -> None:
        self.done[game] = self.done.get(game, 0) + 1
        self.told({"game": game, **self.json()[game]})


def load_plugins(settings: Settings) -> None:
    for name in settings.plugins:
        importlib.import_module(name)


async def warm_all(settings: Settings, warmth: Warmth) -> None:
    """Compile game after game; then load what was compiled, in a thread, so that nobody waits."""
    names = game_names()
    if not settings.warm:
        for name in names:
            warmth.done[name] = warmth.parts
        return
    worker = None
    try:
        for name in names:
            for part in PARTS:
                worker = worker or await start_worker(settings)
                answer = await ask(
                    worker, {"do": "warm", "game": name, "part": part}, COMPILE_LIMIT
                )
                if "fault" in answer:
                    _log.error("%s, %s cannot be compiled: %s", name, part, answer["fault"])
                    break
                warmth.step(name)
            else:
                await asyncio.to_thread(warm_part, name, "rules")
                warmth.step(name)
    finally:
        if worker is not None:
            await stop_worker(worker)
