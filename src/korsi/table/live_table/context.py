"""What every command needs: settings, store, workers, and the tables held in memory."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from korsi.table import steady
from korsi.table.alarms import Alarm
from korsi.table.bans import Bans
from korsi.table.bot_pool import Pool
from korsi.table.compiling import Readiness
from korsi.table.limits import Limits
from korsi.table.live_table.table import LiveTable
from korsi.table.metrics import Figures
from korsi.table.presence import Presence
from korsi.table.sessions import Sessions
from korsi.table.settings import Settings
from korsi.table.sharing import Line
from korsi.table.store.database import Store
from korsi.table.stream import Hub

_log = logging.getLogger(__name__)


@dataclass
class AppContext:
    """What every command needs."""

    settings: Settings
    store: Store
    hub: Hub
    pool: Pool
    analysts: Pool  # one who thinks for analysis boards, after everybody else
    readiness: Readiness
    limits: Limits
    presence: Presence = field(init=False)
    bans: Bans = field(default_factory=Bans)
    sessions: Sessions = field(default_factory=Sessions)
    figures: Figures = field(default_factory=Figures)
    store_said: tuple[float, str] = (float("-inf"), "")  # when, and how it is: see operating.py
    asking_store: asyncio.Lock = field(default_factory=asyncio.Lock)
    live_tables: dict[str, LiveTable] = field(default_factory=dict)
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    started: float = field(default_factory=steady.now)
    forks: dict[Any, tuple[float, asyncio.Future[LiveTable]]] = field(default_factory=dict)
    asking: Counter[int] = field(default_factory=Counter)  # hints a person waits for
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # see table/drawing.py
    beside: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    arriving: asyncio.Semaphore = field(
        default_factory=lambda: asyncio.Semaphore(2)
    )  # see table/drawing.py
    slow: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # for strangers
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # their boxes
    analysing: dict[str, float] = field(default_factory=dict)  # tables, and how much is done
    unanalysed: set[str] = field(default_factory=set)  # tables where that failed
    analyst: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    line: Line = field(default_factory=Line)  # to other processes
    alarm: Alarm = field(default_factory=Alarm)
    ringing: set[str] = field(default_factory=set)  # tables that are being looked at
    thinking: set[tuple[str, int]] = field(default_factory=set)  # (table, seat) of bots' moves
    wake: Any = None  # set by app.py: what happens after a change

    def __post_init__(self) -> None:
        self.presence = Presence(self.hub, self.settings.gone)

    def spawn(
        self, work: Coroutine[Any, Any, Any], then: Callable[[], None] = lambda: None
    ) -> None:
        """Run in the background; what fails there is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        task.add_done_callback(lambda _: then())

    def thinks_at(self, table: str) -> bool:
        """Is a bot's move there thought about or made in this process?"""
        return any(id == table for id, _ in self.thinking)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background work failed", exc_info=task.exception())
