"""Bots in processes of their own, with a hard limit. Nothing here ever blocks the event loop.

A worker that hangs is killed and another one started; whoever asked is told None and makes do.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

from korsi.bots.seats import bot_rng
from korsi.bots.waking import WAKING
from korsi.coach.advice import Advice, advise, plain_advice
from korsi.core.match import View
from korsi.core.rule import INTERPRETED
from korsi.table.metrics import Histogram
from korsi.table.settings import Settings
from korsi.table.worker import AT_ONCE, OTHER_RULES, bot_of

_log = logging.getLogger(__name__)

PROGRAM = (sys.executable, "-m", "korsi.table.worker")
_LINE = 8 << 20  # the longest line a pipe may carry
BEHIND = 5
"""How much nicer than this process those are that think: a page is answered before a bot is."""
STARTING = 180.0
"""Seconds a process may take to start that lets everybody else go first."""


@dataclass(eq=False)
class Worker:
    """A process and what it has loaded."""

    process: asyncio.subprocess.Process
    knows: set[tuple[str, str]] = field(default_factory=set)


@dataclass
class Pool:
    """The workers; those with nothing to do stand in the queue."""

    settings: Settings
    program: tuple[str, ...] = PROGRAM
    idle: asyncio.Queue[Worker | None] = field(default_factory=asyncio.Queue)
    asides: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    all: set[Worker] = field(default_factory=set)
    faults: int = 0
    waiting: int = 0  # jobs no worker has taken yet
    thought: Histogram = field(default_factory=Histogram)
    closed: bool = False


async def start_worker(
    settings: Settings, program: tuple[str, ...] = PROGRAM, nice: int = -20
) -> Worker:
    """A fresh process that has said it is ready. `nice` is its lowest priority, from its start on:
    until it is ready it is as busy as it will ever be."""
    process = await asyncio.create_subprocess_exec(
        *program,
        *settings.plugins,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=_LINE,
        start_new_session=os.name == "posix",  # Ctrl-C is for the server; it closes our pipe
    )
    with contextlib.suppress(OSError):
        if os.name == "posix":
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process.pid, max(nice, own + BEHIND))
    worker = Worker(process)
    try:
        await asyncio.wait_for(_line(worker), STARTING if nice > BEHIND else settings.load_limit)
    except BaseException:
        await stop_worker(worker)
        raise
    return worker


async def stop_worker(worker: Worker) -> None:
    """Stop a worker with everything it has started: an operator's program may never look whether
    anybody still asks."""
    with contextlib.suppress(ProcessLookupError):
        if os.name != "posix":
            worker.process.kill()
        elif worker.process.returncode is None:
            os.killpg(worker.process.pid, signal.SIGKILL)  # it has a session of its own
    await worker.process.wait()


async def ask(worker: Worker, job: dict[str, Any], limit: float) -> dict[str, Any]:
    """One question, one answer; raises TimeoutError or EOFError when the worker is lost."""
    assert worker.process.stdin is not None
    worker.process.stdin.write(json.dumps(job).encode() + b"\n")

    async def talk() -> dict[str, Any]:
        assert worker.process.stdin is not None
        await worker.process.stdin.drain()
        return await _line(worker)

    return await asyncio.wait_for(talk(), limit)


async def told(
    worker: Worker, job: dict[str, Any], limit: float
) -> AsyncGenerator[dict[str, Any], None]:
    """One long job and its answers as it goes on; `limit` is for each of the answers."""
    yield await ask(worker, job, limit)
    while True:
        yield await asyncio.wait_for(_line(worker), limit)


async def weigh(pool: Pool, view: View, turns: list[list[int]], looks: int) -> list[float] | None:
    """What turns are worth to the view's seat; one such question at a time, like hints."""
    job = {"do": "weigh", **position_of(view), "turns": turns, "looks": looks}
    async with pool.asides:
        answer = await _served(pool, job, (view.game.name, "weigh"))
    chances: list[float] | None = answer.get("chances") if answer else None
    return chances


async def _line(worker: Worker) -> dict[str, Any]:
    assert worker.process.stdout is not None
    line = await worker.process.stdout.readline()
    if not line:
        raise EOFError("the worker has ended")
    answer: dict[str, Any] = json.loads(line)
    return answer


def open_pool(settings: Settings, program: tuple[str, ...] = PROGRAM) -> Pool:
    """A pool whose workers are started when they are first needed."""
    pool = Pool(settings, program)
    for _ in range(settings.workers):
        pool.idle.put_nowait(None)  # None: a place without a worker yet
    return pool


async def close_pool(pool: Pool) -> None:
    pool.closed = True
    for worker in list(pool.all):
        await stop_worker(worker)


async def load(pool: Pool, game: str) -> None:
    """Let every worker have a game at hand, so that the first move of a bot is quick."""
    job = {"do": "warm", "game": game}
    await asyncio.gather(*(_served(pool, job, (game, "")) for _ in range(pool.settings.workers)))


async def advice(pool: Pool, view: View, bot: str) -> Advice | None:
    """A hint: one at a time, so that a table's bot waits for one thought at most. `bot`: who
    advises; one that is still waking up weighs nothing."""
    async with pool.asides:
        if bot == WAKING or view.game.beside:
            action = await best_move(pool, view, bot)
            return None if action is None else plain_advice(action, waking=bot == WAKING)
        return await _advised(pool, view)


async def _advised(pool: Pool, view: View) -> Advice | None:
    """The best turn, or None when nobody could say it in time."""
    begun = time.monotonic()
    answer = await _served(pool, {"do": "advise", **position_of(view)}, (view.game.name, "advise"))
    pool.thought.add(time.monotonic() - begun)
    if answer == {"fault": OTHER_RULES}:
        _log.warning("%s has changed on disk; its hints are thought here", view.game.name)
        own = view.game.compiled or view.game
        answer = {"advice": await asyncio.to_thread(advise, own, view)}
    found: Advice | None = answer.get("advice") if answer else None
    if not found or found["turns"][0]["actions"][0] not in view.actions():
        if answer is not None:
            _log.warning("%s, seat %s: no hint but %s", view.game.name, view.seat, answer)
            pool.faults += 1
        return None
    return found


async def asked_of(pool: Pool, job: dict[str, Any]) -> dict[str, Any] | None:
    """A worker's answer to a job of the coach; None when it failed or took too long."""
    answer = await _served(pool, job, (job["game"], "coach"))
    if answer is not None and "fault" in answer:
        _log.warning("%s, seat %s: %s", job["game"], job["seat"], answer["fault"])
        pool.faults += 1
    return answer


def position_of(view: View) -> dict[str, Any]:
    """What a worker is given of a position; the box too, where it is not the installed one."""
    return {
        "game": view.game.name,
        "salt": view.game.salt.removeprefix(INTERPRETED),
        "seat": view.seat,
        "number": view.move_number,
        "record": base64.b64encode(view.record.tobytes()).decode(),
        **({"box": view.game.box.text} if view.game.beside else {}),
    }


async def best_move(pool: Pool, view: View, bot: str) -> int | None:
    """What a bot would do, or None when it failed or took too long. With another box than the
    installed one nothing is compiled, so a bot plays that needs nothing compiled."""
    if view.game.beside and bot not in AT_ONCE:
        bot = WAKING
    luck = secrets.randbits(62)
    job = {"do": "think", **position_of(view), "bot": bot, "luck": luck}
    begun = time.monotonic()
    answer = await _served(pool, job, (view.game.name, bot))
    pool.thought.add(time.monotonic() - begun)
    if answer == {"fault": OTHER_RULES}:
        _log.warning("%s has changed on disk; its bots think in this process", view.game.name)
        own = bot_of(bot, view.game.interpreted if bot in AT_ONCE else view.game)
        answer = {"action": await asyncio.to_thread(own, view, bot_rng(luck, view.seat))}
    action = answer.get("action") if answer else None
    if not isinstance(action, int) or action not in view.actions():
        if answer is not None:
            _log.warning("%s, seat %s: %s answered %s", view.game.name, view.seat, bot, answer)
            pool.faults += 1
        return None
    return action


async def _served(pool: Pool, job: dict[str, Any], needs: tuple[str, str]) -> dict[str, Any] | None:
    if pool.closed:  # no worker comes back to a closed pool
        return None
    pool.waiting += 1
    try:
        worker = await pool.idle.get()
    finally:
        pool.waiting -= 1
    kept: Worker | None = None  # what goes back into the queue: nothing, if the worker is lost
    try:
        if worker is None:
            worker = await start_worker(pool.settings, pool.program)
            pool.all.add(worker)
        known = needs in worker.knows
        limit = pool.settings.think_limit + (0 if known else pool.settings.load_limit)
        answer = await ask(worker, job, limit)
        worker.knows.add(needs)
        kept = worker
        return answer
    except (TimeoutError, EOFError, OSError, ValueError) as error:
        pool.faults += 1
        _log.warning("a worker was lost over %s: %s", needs, error or type(error).__name__)
        return None
    finally:
        if kept is None and worker is not None:
            pool.all.discard(worker)
            await stop_worker(worker)
        if not pool.closed:
            pool.idle.put_nowait(kept)
