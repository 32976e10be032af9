"""Servers killed (-9) at random moments under load: is anything lost, doubled or stuck?

    python benchmarks/kills.py [--kills 50] [--database sqlite|postgresql] [--seed 1]

SQLite: one process, killed and started again. PostgreSQL: two processes at one address, one of them
killed each time while the other serves on. Meanwhile people play over HTTP at tables of their own,
at tables with bots, and at tables where one of them never moves and the clock does. Who gets no
answer sends the same move again, as a page does (`again`). Afterwards the log is held against what
was answered, and against the clocks. Processes are forked from one that has imported everything, so
that they are up at once, and bots choose at random in the server itself; all else is as it is.

- every move that was answered with 200 is there once, at the ply it was made for, and no other;
- every line can be played again by the rules, seq by seq;
- a bot never moves sooner than it may after the step before (twice at once would be sooner);
- a clock never moves sooner than its seat's time is up (twice would be sooner);
- every table goes on after the last kill.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

PAUSE, SECONDS, LOOKOUT = 0.3, 1, 1.0
GAME = "kilt_castle"
PATIENCE = 60.0
"""Seconds in which every table must go on after the last kill."""


# --------------------------------------------------------------------------- the server


async def serve(data: str, store: str, inherited: int) -> None:
    """One process that serves, with short clocks; says when it is up."""
    import uvicorn

    from korsi.table import clocks, playing
    from korsi.table.app import create_app
    from korsi.table.settings import LIMITS, Settings

    async def at_random(pool: Any, view: Any, bot: str) -> int:
        await asyncio.sleep(0.01)
        return int(random.choice(view.actions()))

    playing.best_move = at_random
    clocks.LEAST, clocks.GRACE = SECONDS, 0.5
    many = {what: (10**6, 10**6) for what in LIMITS}
    settings = Settings(
        data=Path(data), store=store, limits=many, workers=1, bot_pause=PAUSE, lookout=LOOKOUT,
        warm=False,
    )  # fmt: skip
    config = uvicorn.Config(create_app(settings), log_level="warning", access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[socket.socket(fileno=inherited)]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    os.write(1, f"{os.getpid()}\n".encode())
    await serving


def fork_servers(data: str, store: str, inherited: int) -> None:
    """A fresh process for every line that is read."""
    import uvicorn  # noqa: F401

    from korsi.core.game import game, game_names
    from korsi.table import app  # noqa: F401

    for name in game_names():
        _ = game(name).interpreted
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    while os.read(0, 1):
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            random.seed()
            asyncio.run(serve(data, store, inherited))
            os._exit(0)


@dataclass
class Servers:
    """The processes at one address."""

    forks: subprocess.Popen[bytes]
    pids: list[int] = field(default_factory=list)

    async def start(self) -> int:
        assert self.forks.stdin is not None and self.forks.stdout is not None
        self.forks.stdin.write(b".")
        self.forks.stdin.flush()
        said = await asyncio.wait_for(asyncio.to_thread(self.forks.stdout.readline), 120)
        assert said, "the server does not start"
        return int(said)

    async def kill(self, which: int) -> None:
        """At once, without a word; another one takes its place."""
        os.kill(self.pids[which], signal.SIGKILL)
        self.pids[which] = await self.start()

    def close(self) -> None:
        for pid in self.pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.forks.kill()
        self.forks.wait()


# --------------------------------------------------------------------------- the people


@dataclass
class Load:
    """What people did, and what they were answered."""

    address: str
    made: list[tuple[str, int, int, int]] = field(default_factory=list)  # table, seat, ply, action
    doubts: int = 0
    tables: dict[str, int] = field(default_factory=dict)  # being played -> last ply seen
    faults: Counter[str] = field(default_factory=Counter)
    last: float = 0.0
    stop: bool = False


class Person:
    def __init__(self, load: Load):
        self.load = load
        self.client = httpx.AsyncClient(base_url=load.address, timeout=20)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Until there is an answer; a second time a move says that it may have been made."""
        while True:
            try:
                reply = await self.client.request(method, path, json=body)
                if reply.status_code < 500:
                    return reply.status_code, reply.json()
                self.load.faults[f"{reply.status_code} {path.rpartition('/')[2]}"] += 1
            except (httpx.TransportError, ValueError):
                pass
            if path.endswith("/move"):
                self.load.doubts += not body.get("again")
                body = {**body, "again": True}
            await asyncio.sleep(0.05)

    async def play(self, table: str, seat: int, pause: float) -> None:
        """Move whenever it is one's turn, until the game is over."""
        while not self.load.stop:
            _, state = await self.ask("GET", f"/t/{table}/state?seat={seat}")
            if "ply" not in state:
                self.load.faults[state["error"]["key"]] += 1
                await asyncio.sleep(0.1)
                continue
            self.load.tables[table] = state["ply"]
            if state["status"] == "over":
                self.load.tables.pop(table, None)
                return
            if state["choices"]:
                chosen = random.choice(state["choices"])["action"]
                body = {"ply": state["ply"], "seat": seat, "action": chosen}
                status, _ = await self.ask("POST", f"/t/{table}/move", body)
                if status == 200:
                    self.load.made.append((table, seat, state["ply"], chosen))
                    self.load.last = time.monotonic()
                elif status != 409:
                    self.load.faults[f"{status} move"] += 1
            await asyncio.sleep(pause)

    async def watch(self, table: str) -> None:
        """Look on, and never move: the clocks wait for everybody to have looked."""
        state: Any = {}
        while not self.load.stop and state.get("status") != "over":
            _, state = await self.ask("GET", f"/t/{table}/state")
            await asyncio.sleep(1)


async def evening(load: Load, kind: str) -> None:
    """One table after another: `two` people, one with `bots`, or two with a `clock`."""
    ann, ben = Person(load), Person(load)
    for one in (ann, ben):  # known here before they sit down: a cookie may be lost on its way
        await one.ask("POST", "/account/name", {"name": ""})
    while not load.stop:
        seats = ["me", "random", "random"] if kind == "bots" else ["me", "open"]
        clock = {"kind": "move", "seconds": SECONDS} if kind == "clock" else {"kind": "none"}
        form = {"game": GAME, "seats": seats, "clock": clock}
        status, made = await ann.ask("POST", "/tables", form)
        if status != 200:
            load.faults[f"{status} tables"] += 1
            continue
        table = made["table"]
        if kind == "bots":
            await ann.play(table, 0, 0.05)
            continue
        await ben.ask("POST", made["seat_links"]["1"], {})
        other = ben.watch(table) if kind == "clock" else ben.play(table, 1, 0.1)
        await asyncio.gather(ann.play(table, 0, 0.1), other)


# --------------------------------------------------------------------------- what the log says


async def read_logs(store: str) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    from sqlalchemy import select

    from korsi.table.store import log
    from korsi.table.store.database import open_store
    from korsi.table.store.models import tables

    opened = await open_store(store)
    async with opened.reading() as c:
        rows = {row["id"]: dict(row) for row in (await c.execute(select(tables))).mappings()}
        logs = {id: await log.read(c, id) for id in rows}
    await opened.close()
    return rows, logs


def judged(
    rows: dict[str, Any], logs: dict[str, list[Any]], load: Load
) -> tuple[Counter[str], list[str]]:
    """Count the lines, and find what is wrong."""
    from korsi.core.match import Match
    from korsi.table.clocks import Clocks, deadline
    from korsi.table.live_table import run_clocks, who_and_when
    from korsi.table.store.log import MOVES

    count: Counter[str] = Counter()
    wrong: list[str] = []
    made: Counter[tuple[str, int, int, int]] = Counter()
    by_clock: set[tuple[str, int, int, int]] = set()
    for id, entries in logs.items():
        row = rows[id]
        match = Match(GAME, row["players"], int(row["long_seed"] or row["seed"]), row["options"])
        people = set(range(row["players"])) if row["clock"] != "none" else set()
        watch = Clocks(row["clock"], row["seconds"], row["players"], people, 60.0)
        since = 0.0
        if [e.seq for e in entries] != list(range(1, len(entries) + 1)):
            wrong.append(f"{id}: lines are missing or doubled")
        for e in entries:
            before = who_and_when(match)
            if e.kind in MOVES:
                if e.by.startswith("person"):
                    made[id, e.seat, len(match), e.action] += 1
                elif e.kind == "timeout":
                    end = deadline(watch, e.seat)
                    count["timeouts"] += 1
                    by_clock.add((id, e.seat, len(match), e.action))
                    if end is None or e.at < end - 0.01:
                        wrong.append(f"{id}: the clock moved {e.at - (end or 0):.3f} s too soon")
                elif e.by.startswith("bot"):
                    count["bot moves"] += 1
                    if e.at - since < PAUSE - 0.01:
                        wrong.append(f"{id}: a bot moved after {e.at - since:.3f} s")
                match.play(e.action, e.seat)  # raises for what the rules forbid
                since = e.at
            elif e.kind == "begin":
                since = e.at
            run_clocks(watch, e, match, before)
    answered = Counter(load.made)
    for what, n in (answered - made).items():
        if n == 1 and what in by_clock:  # asked for again, it had been made: by the clock
            count["made by the clock meanwhile"] += 1
        else:
            wrong.append(f"answered but not in the log: {what} ({n})")
    for what, n in (made - answered).items():
        wrong.append(f"in the log but not answered: {what} ({n})")
    count["moves of people"] = made.total()
    count["tables"] = len(logs)
    return count, wrong


# --------------------------------------------------------------------------- the run


async def run(given: argparse.Namespace, data: str, store: str) -> int:
    kills, database, seed, tables = given.kills, given.database, given.seed, given.tables
    seconds = given.seconds
    luck = random.Random(seed)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(256)
    fd = listening.fileno()
    command = [sys.executable, __file__, "--serve", data, store, str(fd)]
    pipe = subprocess.PIPE
    log = (Path(data) / "server.log").open("w+")
    servers = Servers(subprocess.Popen(command, pass_fds=[fd], stdin=pipe, stdout=pipe, stderr=log))
    load = Load(f"http://127.0.0.1:{listening.getsockname()[1]}")
    begun = time.monotonic()
    silent: list[float] = []
    try:
        for _ in range(2 if database == "postgresql" else 1):
            servers.pids.append(await servers.start())
        kinds = [("two", "bots", "clock")[i % 3] for i in range(tables)]
        evenings = [asyncio.create_task(evening(load, kind)) for kind in kinds]
        await asyncio.sleep(2)
        for n in range(kills):
            await asyncio.sleep(luck.uniform(0.1, 1.5))
            at = time.monotonic()
            if at - begun > seconds:
                break
            await servers.kill(luck.randrange(len(servers.pids)))
            while load.last < at:
                await asyncio.sleep(0.01)
            silent.append(load.last - at)
            if sys.stderr.isatty():
                print(f"\r{n + 1} kills, {len(load.made)} moves", end="", file=sys.stderr)
        # every table goes on, although nobody kills any more
        before, waiting = dict(load.tables), time.monotonic()
        while stuck := [t for t, ply in before.items() if load.tables.get(t, ply + 1) <= ply]:
            if time.monotonic() - waiting > PATIENCE:
                break
            await asyncio.sleep(0.1)
        load.stop = True
        _, waiting_on = await asyncio.wait(evenings, timeout=PATIENCE)
        for one in waiting_on:
            one.cancel()
        for one in evenings:
            if one not in waiting_on and one.exception() is not None:
                raise RuntimeError("the load failed") from one.exception()
    finally:
        servers.close()
        log.seek(0)
        for line in sorted({line for line in log if "Error" in line or "ERROR" in line})[:8]:
            print(f"  server: {line.rstrip()[:160]}")
        log.close()
    address = store if database == "postgresql" else f"sqlite+aiosqlite:///{data}/korsi.sqlite3"
    rows, logs = await read_logs(address)
    count, wrong = judged(rows, logs, load)
    wrong += [f"{table} does not go on" for table in stuck]
    where = "two processes, one killed" if database == "postgresql" else "one process"
    print(f"{database} ({where}): {len(silent)} kills in {time.monotonic() - begun:.0f} s")
    print(f"  {count['moves of people']} moves of people answered and in the log, each once")
    print(f"  {load.doubts} of them asked for again because no answer came")
    same = count["made by the clock meanwhile"]
    print(f"  {same} more were the very step the clock had made meanwhile, asked for again")
    print(f"  {count['bot moves']} moves of bots, {count['timeouts']} of clocks,", end=" ")
    print(f"{count['tables']} tables, all go on")
    if silent:
        print(
            f"  until the next move was answered: median {statistics.median(silent):.2f} s,", end=""
        )
        print(f" longest {max(silent):.2f} s")
    print(f"  answers with a fault: {dict(load.faults) or 'none'}")
    for what in wrong:
        print(f"  WRONG: {what}")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="played at the same time (6)")
    parser.add_argument("--seconds", type=float, default=3600, help="end after so long (3600)")
    parser.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        data, store, inherited = given.serve
        fork_servers(data, store, int(inherited))
        return 0
    os.environ.setdefault("KORSI_INTERPRET", "1")  # a process that begins has nothing to load
    with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as stack:
        store = ""
        if given.database == "postgresql":
            from postgresql import postgresql

            store = stack.enter_context(postgresql()).new_database()
        return asyncio.run(run(given, data, store))


if __name__ == "__main__":
    sys.exit(main())
