"""A server under load: people at tables of four, each with a cookie, a stream and a board.

    python benchmarks/load.py [--game kilt_castle] [--tables 25] [--every 2] [--seconds 30]
    python benchmarks/load.py --game keyflower --tables 20 --every 0     # as fast as it goes
    python benchmarks/load.py --ramp                                     # where it ends
    python benchmarks/load.py --tables 250 --every 2 --seconds 600 --settle 30  # a town
    python benchmarks/load.py --database postgresql --workers 2
    python benchmarks/load.py --analyse keyflower                        # beside an analysis
    python benchmarks/load.py --source ../main/src                       # another checkout's server

The server is `korsi serve` in processes of its own, with its limits as they are: everybody comes
from an address of their own. People do what static/js does: the stream brings what changed since
what they have (`have`), or says that there is something new, and they ask for it; they fetch the
pictures in between where several steps came at once, ask after each turn whose points it moved
(`--gains none`: they do not), and whoever is to move chooses among the choices they were sent. One
of four has a telephone (the tall layout); tables speak five languages, every fifth all at once.

A move is seen when the last of the four has the answer that holds it; with `--every` the time runs
from when the move was due, so that a server that falls behind cannot hide it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import gzip
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

LANGUAGES = ("en", "fa", "de", "fr", "it")
NEXT = "\r\n"
SOON = 0.1
"""Seconds in which everybody is to see a move."""
PATIENCE = 30.0
"""Seconds after which an answer is an error."""
GAMES = 8
"""Played beforehand to be analysed one after another: playing them meanwhile would be measured."""
MOST = 40
"""Steps a page shows one by one; of more it reads (static/js/table/film.js)."""


# --------------------------------------------------------------------------- the server


@dataclass
class Server:
    """The processes that serve, and what they use."""

    process: subprocess.Popen[bytes]
    port: int
    profile: str = ""
    under: str = ""
    report: float = 0.0

    def family(self) -> list[int]:
        """The first process and all it has started."""
        found, look = [], [self.process.pid]
        while look:
            pid = look.pop()
            found.append(pid)
            with contextlib.suppress(OSError):
                for task in Path(f"/proc/{pid}/task").iterdir():
                    look += map(int, (task / "children").read_text().split())
        return found

    def serving(self) -> list[int]:
        """Those of them that serve: bots think in others."""
        found = []
        for pid in self.family():
            with contextlib.suppress(OSError):
                command = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
                if b"serve" in command:
                    found.append(pid)
        return found

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        spent = 0
        for pid in self.serving():
            for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
                with contextlib.suppress(OSError):
                    spent += int(task.read_text().split()[0])
        return spent / 1e9

    def in_kernel(self) -> float:
        """Seconds of that in the kernel: sending, receiving, the disk. Counted in ticks."""
        ticks = 0
        for pid in self.serving():
            with contextlib.suppress(OSError):
                ticks += int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MB."""
        pages = 0
        for pid in self.serving():
            with contextlib.suppress(OSError):
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def start(given: argparse.Namespace, data: str, store: str, log: Any) -> Server:
    command = [*given.under.split(), sys.executable, "-m", "korsi.cli", "serve"]
    command += ["--port", "0", "--data", data]
    if store:
        command += ["--database", store]
    if given.workers > 1:
        command += ["--workers", str(given.workers)]
    path = os.pathsep.join(filter(None, [given.source, os.environ.get("PYTHONPATH")]))
    around = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, env=around, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    said = process.stdout.readline().decode()
    found = re.search(r":(\d+)/", said)
    if found is None:
        raise SystemExit(f"the server does not start: {said}")
    return Server(process, int(found[1]), given.profile, given.under, given.report)


# --------------------------------------------------------------------------- one browser


class Failed(Exception):
    """An answer that is an error, or none."""


@dataclass
class Counts:
    """What was seen while it is counted."""

    counting: bool = False
    seen: list[float] = field(default_factory=list)  # seconds until all four had a move
    moves: int = 0
    late: int = 0  # moves that could not be made when they were due
    bytes: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)

    def answered(self, what: str, size: int) -> None:
        if self.counting:
            self.answers[what] += 1
            self.bytes[what] += size

    def wrong(self, what: str) -> None:
        if self.counting:
            self.errors[what] += 1


class Connection:
    """One kept open, as a browser does; HTTP/1.1 and nothing more."""

    def __init__(self, port: int, address: str):
        self.port, self.address = port, address
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        local = (self.address, 0)
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=local, limit=1 << 21
        )

    async def ask(self, request: bytes) -> tuple[int, dict[bytes, bytes], bytes, int]:
        """Status, headers, body, and how many bytes came."""
        async with self.lock, asyncio.timeout(PATIENCE):
            for attempt in (0, 1):
                try:
                    if self.streams is None:
                        self.streams = await self.open()
                    reader, writer = self.streams
                    writer.write(request)
                    status, headers, size = await read_head(reader)
                    body = await reader.readexactly(int(headers.get(b"content-length", b"0")))
                    break
                except (OSError, asyncio.IncompleteReadError):
                    self.close()  # a server lets go of a connection it has not heard on for long
                    if attempt:
                        raise
                except BaseException:
                    self.close()
                    raise
            size += len(body)
            if headers.get(b"content-encoding") == b"gzip":
                body = gzip.decompress(body)
            return status, headers, body, size

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[bytes, bytes], int]:
    text = await reader.readuntil(b"\r\n\r\n")
    first, *rest = text[:-4].split(b"\r\n")
    headers = {}
    for line in rest:
        name, _, value = line.partition(b":")
        if name.lower() == b"set-cookie":
            headers[b"set-cookie"] = headers.get(b"set-cookie", b"") + value.strip() + b"\n"
        else:
            headers[name.lower()] = value.strip()
    return int(first.split()[1]), headers, len(text)


decode = msgspec.json.decode
encode = msgspec.json.encode


@dataclass(eq=False)
class Person:
    """A browser at a table."""

    port: int
    number: int
    counts: Counts
    eager: bool = False
    gains: str = "turn"
    cookies: dict[str, str] = field(default_factory=lambda: {"korsi_ask": "off"})
    table: Table | None = None
    state: dict[str, Any] = field(default_factory=dict)
    asking: bool = False
    again: bool = False
    sending: bool = False
    heard: int = -1
    told_of: int = 0  # the move up to which they know whose points moved
    stream: str = ""  # its name, which asks it to bring what changes
    listening: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        n = self.number + 256
        self.address = f"127.{1 + n // 62500}.{n // 250 % 250}.{n % 250 + 1}"
        self.connection = Connection(self.port, self.address)
        table = (
            self.number // 4
        )  # most speak one language at a table, at every fifth each their own
        self.language = LANGUAGES[(table if table % 5 else self.number) % 5]
        self.layout = "&layout=tall" if self.number % 4 == 3 else ""

    async def ask(self, method: str, path: str, body: Any = None, name: str = "") -> Any:
        name = name or path.partition("?")[0].rpartition("/")[2]
        try:
            sent = self.request(method, path, body)
            status, headers, text, size = await self.connection.ask(sent)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.counts.wrong(f"{name}: {type(error).__name__}")
            raise Failed(path) from error
        self.keep_cookies(headers)
        self.counts.answered(name, size)
        found = decode(text)
        if status != 200:
            self.counts.wrong(f"{name}: {status} {found['error']['key']}")
            raise Failed(found["error"]["key"])
        return found

    def keep_cookies(self, headers: dict[bytes, bytes]) -> None:
        for line in headers.get(b"set-cookie", b"").decode().splitlines():
            key, _, value = line.partition(";")[0].partition("=")
            self.cookies[key] = value

    async def claim(self, link: str) -> None:
        """Sit down by a link, as the button there does: by a form, which leads to the table."""
        sent = self.request("POST", link).replace(b"accept: application/json", b"accept: text/html")
        status, headers, _, size = await self.connection.ask(sent)
        self.keep_cookies(headers)
        self.counts.answered("claim", size)
        if status != 303:
            self.counts.wrong(f"claim: {status}")
            raise Failed(link)

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        sent = b"" if body is None else encode(body)
        cookies = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        kind = f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n"
        return (
            f"{method} {path} HTTP/1.1\r\nhost: localhost:{self.port}\r\n"
            "user-agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\r\n"
            "accept: application/json\r\naccept-encoding: gzip, deflate, br\r\n"
            f"accept-language: {self.language}\r\nkorsi-language: {self.language}\r\n"
            f"sec-fetch-site: same-origin\r\nsec-fetch-mode: cors\r\ncookie: {cookies}\r\n"
            f"{f'korsi-stream: {self.stream}{NEXT}' if self.stream else ''}"
            f"{'' if body is None else kind}\r\n"
        ).encode() + sent

    # ------------------------------------------------------------------ what a page does

    async def sit(self, table: Table) -> None:
        """Look at a new table."""
        self.table, self.heard, self.told_of = table, -1, 0
        self.state = {}
        self.take(await self.ask("GET", f"/t/{table.id}/state?have={self.layout}", name="whole"))
        if self.listening is None:
            self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """One stream for everything, opened again when it ends."""
        since = ""
        while True:
            try:
                reader, writer = await Connection(self.port, self.address).open()
                writer.write(self.request("GET", f"/live?{since}"))
                status, headers, _ = await read_head(reader)
                if status != 200:
                    raise Failed(str(status))
                packed = headers.get(b"content-encoding") == b"gzip"
                unpack = zlib.decompressobj(31).decompress if packed else bytes
                while size := int((await reader.readline()) or b"0", 16):
                    text = unpack((await reader.readexactly(size + 2))[:-2]).decode()
                    for event in text.split("\n\n"):
                        lines = dict(x.partition(": ")[::2] for x in event.strip().splitlines())
                        since = f"since={lines['id']}" if "id" in lines else since
                        if lines.get("event") == "hello":
                            self.stream = decode(lines["data"].encode()).get("stream", "")
                            self.refresh()
                        elif lines.get("event") == "table":
                            self.counts.answered("stream", size + 8)
                            self.told(decode(lines["data"].encode()))
            except (OSError, Failed, ValueError, asyncio.IncompleteReadError) as error:
                self.counts.wrong(f"stream: {error or type(error).__name__}")
            await asyncio.sleep(0.5)

    def told(self, data: dict[str, Any]) -> None:
        if self.table is None or data["table"] != self.table.id or not self.state:
            return
        usual = data["kind"] in ("play", "undo", "timeout")
        have = self.state["have"]
        brought = next((one for one in data.get("states", ()) if one["base"] == have), None)
        if self.sending and usual and not self.eager:
            self.heard = max(self.heard, data["ply"])  # the answer will tell of it
        elif brought is not None:
            self.counts.answered("brought", 0)
            self.take(brought)
        elif data["ply"] != self.state["ply"] or not usual:
            self.refresh()

    def refresh(self) -> None:
        """Ask for what is new; once more if something happens meanwhile."""
        if self.asking:
            self.again = True
        elif self.table is not None:
            self.asking = True
            self.table.spawn(self._refresh())

    async def _refresh(self) -> None:
        try:
            while self.table is not None:
                self.again = False
                table, have = self.table, self.state.get("have", "")
                found = await self.ask("GET", f"/t/{table.id}/state?have={have}{self.layout}")
                if table is self.table:
                    self.take(found)
                if not self.again:
                    return
        except Failed:
            await asyncio.sleep(1.5)
            self.again = True
        finally:
            self.asking = False
            if self.again:
                self.refresh()

    def take(self, answer: dict[str, Any]) -> None:
        """Fold an answer into what is held; the picture and the log are only counted."""
        base = answer.get("base")
        if base is not None and base != self.state.get("have"):
            return  # overtaken by a newer one: a page would fold it into an older state
        before = self.state
        state = {**before, **answer} if base is not None else answer
        if before and state["ply"] < before["ply"]:
            return
        self.state = state
        assert self.table is not None
        way = state["last"] - before["last"] if before else 0
        same = before and state["as"] == before["as"] and "open" not in (
            state["status"], before["status"])  # fmt: skip
        if same and 1 < way <= MOST:
            self.table.spawn(self._between(before, state))
        if same and way:
            self.wonder(state)
        self.table.look()

    def wonder(self, state: dict[str, Any]) -> None:
        """Whose points has the turn moved that has ended?"""
        assert self.table is not None
        goes_on = any(seat["acting"] for seat in state["seats"] if seat["seat"] == state["by"])
        if state["status"] != "playing" or self.gains == "none" or goes_on:
            return
        self.table.spawn(self._gained(self.told_of, state))
        self.told_of = state["last"]

    async def _gained(self, since: int, state: dict[str, Any]) -> None:
        assert self.table is not None
        seat = "" if state["as"] is None else f"&seat={state['as']}"
        with contextlib.suppress(Failed):
            await self.ask("GET", f"/t/{self.table.id}/gains?spans={since}-{state['last']}{seat}")

    async def _between(self, before: dict[str, Any], state: dict[str, Any]) -> None:
        """Several steps at once are shown one after another."""
        assert self.table is not None
        seat = "" if state["as"] is None else f"&seat={state['as']}"
        asked = f"from={before['last']}&to={state['last']}{seat}{self.layout}&have={before['have']}"
        with contextlib.suppress(Failed):
            await self.ask("GET", f"/t/{self.table.id}/steps?{asked}")

    async def move(self) -> int:
        """Choose as the choices say; the ply afterwards."""
        assert self.table is not None
        state = self.state
        action = random.choice(state["choices"])["action"]
        body = {"ply": state["ply"], "seat": state["as"], "actions": [action], "ask": False}
        self.sending = True
        try:
            path = f"/t/{self.table.id}/move?have={state['have']}{self.layout}"
            answer = await self.ask("POST", path, body)
        finally:
            self.sending = False
        self.take(answer["state"])
        if self.heard > self.state["ply"]:
            self.refresh()
        made: int = self.table.plies(answer["state"], state)
        return made

    def close(self) -> None:
        self.connection.close()
        if self.listening is not None:
            self.listening.cancel()


# --------------------------------------------------------------------------- one table


class Table:
    """Four people, and the moves they make."""

    def __init__(self, game: str, people: list[Person], counts: Counts):
        self.game, self.people, self.counts = game, people, counts
        self.id = ""
        self.made = 0  # moves that were answered, of the game under way
        self.tasks: set[asyncio.Task[Any]] = set()
        self.looked = asyncio.Event()

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look(self) -> None:
        self.looked.set()

    @staticmethod
    def plies(answer: dict[str, Any], before: dict[str, Any]) -> int:
        return int(answer.get("ply", before["ply"]))

    async def open(self) -> None:
        """The first one opens it; the others come by the links they were sent."""
        host, *others = self.people
        seats = ["me"] + ["open"] * len(others)
        made = await host.ask("POST", "/tables", {"game": self.game, "seats": seats})
        for one, link in zip(others, made["seat_links"].values(), strict=True):
            await one.claim(link)
        self.id, self.made = made["table"], 0
        for one in self.people:
            await one.sit(self)

    async def _until(self, what: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not what():
                self.looked.clear()
                await self.looked.wait()

    async def play(self, pace: Pace) -> None:
        """One move after another, each when it is due."""
        due = time.perf_counter() + random.random() * pace.every
        while not pace.stop:
            now = time.perf_counter()
            if now < due:
                await asyncio.sleep(due - now)
                if pace.stop:
                    return
            elif pace.every and now > due + 0.01:
                self.counts.late += self.counts.counting
            begun = due if pace.every else time.perf_counter()
            due = max(due + pace.every, begun)
            try:
                if self.people[0].state["status"] == "over":
                    await self.open()
                    due = time.perf_counter() + pace.every
                    continue
                await self._until(self._may_move)
                ready = [one for one in self.people if one.state["choices"]]
                ply = await random.choice(ready).move()
                self.made += 1
                await self._until(lambda at=ply: all(o.state["ply"] >= at for o in self.people))
            except (Failed, TimeoutError) as error:
                self.counts.wrong(f"move: {error or 'nobody sees it'}")
                for one in self.people:
                    one.refresh()
                await asyncio.sleep(0.5)
                continue
            if self.counts.counting:
                self.counts.moves += 1
                self.counts.seen.append(time.perf_counter() - begun)

    def _may_move(self) -> bool:
        return any(o.state["choices"] for o in self.people)


@dataclass
class Pace:
    every: float
    stop: bool = False


# --------------------------------------------------------------------------- the run


def part(numbers: list[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))] if numbers else 0.0


@dataclass
class Figures:
    """What one stretch of time came to."""

    asked: float
    seconds: float
    counts: Counts
    cpu: float
    kernel: float  # of that
    own: float
    memory: float
    same: tuple[float, ...]  # what the same work took: in quiet moments, on average

    @property
    def quiet(self) -> float:
        """Seconds of processor time it would have been on a quiet machine."""
        quiet, mean = self.same
        return self.cpu * quiet / mean

    @property
    def rate(self) -> float:
        return self.counts.moves / self.seconds

    @property
    def good(self) -> bool:
        kept = not self.asked or self.rate > 0.93 * self.asked
        return kept and part(self.counts.seen, 0.99) < SOON and not self.counts.errors

    def text(self) -> str:
        c, moves = self.counts, max(1, self.counts.moves)
        p50, p99 = (1000 * part(c.seen, share) for share in (0.5, 0.99))
        viewers = 4 * moves
        sent = sum(c.bytes.values())
        return (
            f"{self.rate:6.1f} moves/s{f' of {self.asked:.0f} asked' if self.asked else ''}, "
            f"all see it after {p50:.0f} ms (p99 {p99:.0f}), late {c.late}, "
            f"errors {sum(c.errors.values())}; "
            f"{sent / viewers:.0f} bytes a viewer and move; server "
            f"{1000 * self.cpu / moves:.1f} ms CPU a move ({1000 * self.kernel / moves:.1f} in the "
            f"kernel; {100 * self.cpu / self.seconds:.0f} % of a core; in quiet moments "
            f"{1000 * self.quiet / moves:.1f}, the same work took {self.same[1]:.2f} ms instead of "
            f"{self.same[0]:.2f}), "
            f"{self.memory:.0f} MB; generator {100 * self.own / self.seconds:.0f} %"
        )

    def more(self) -> str:
        moves = max(1, self.counts.moves)
        rows = [
            f"  {n / moves:5.2f} {what} a move, {self.counts.bytes[what] / n:.0f} bytes each"
            for what, n in self.counts.answers.most_common()
        ]
        rows += [f"  error: {n} x {what}" for what, n in self.counts.errors.most_common(8)]
        return "\n".join(rows)


@contextlib.contextmanager
def compared(under: str) -> Iterator[list[float]]:
    """What the same work takes meanwhile where the server runs: in quiet moments, on average."""
    command = [*under.split(), sys.executable, str(HERE / "yardstick.py")]
    pipe = subprocess.PIPE
    found: list[float] = []
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
        yield found
        found += map(float, process.communicate()[0].split())


@contextlib.contextmanager
def profiled(server: Server, seconds: float) -> Iterator[None]:
    """What the server is busy with meanwhile, if somebody asked for it (py-spy has to be there)."""
    if not server.profile:
        yield
        return
    for pid in server.serving():
        command = [
            "py-spy",
            "record",
            "--gil",
            "--nonblocking",
            "-r",
            "400",
            "-f",
            "raw",
            "-d",
            str(int(seconds)),
        ]
        command += ["-p", str(pid), "-o", f"{server.profile}.{pid}"]
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield


async def reported(server: Server, counts: Counts) -> None:
    """Say now and then how the time since the last word went: a run that is killed keeps that."""
    begun = time.perf_counter()
    while True:
        seen, at, cpu = len(counts.seen), time.perf_counter(), server.cpu()
        await asyncio.sleep(server.report)
        now = time.perf_counter()
        late = [1000 * part(counts.seen[seen:], share) for share in (0.5, 0.99, 1)]
        moves = len(counts.seen) - seen
        print(
            f"  {now - begun:4.0f} s: {moves / (now - at):6.1f} moves/s, all see it after "
            f"{late[0]:.0f} ms (p99 {late[1]:.0f}, longest {late[2]:.0f}), "
            f"{1000 * (server.cpu() - cpu) / max(1, moves):.1f} ms CPU a move, "
            f"{server.memory():.0f} MB, errors so far {sum(counts.errors.values())}",
            flush=True,
        )


async def stretch(
    server: Server, tables: list[Table], every: float, seconds: float, counts: Counts, settle: float
) -> Figures:
    """Play for so long at this pace; the beginning is not counted."""
    pace = Pace(every)
    playing = [asyncio.create_task(one.play(pace)) for one in tables]
    reporting: asyncio.Task[None] | None = None
    await asyncio.sleep(settle)
    counts.__init__(counting=True)  # type: ignore[misc]
    begun, own = time.perf_counter(), time.process_time()
    cpu, kernel = server.cpu(), server.in_kernel()
    if server.report:
        reporting = asyncio.create_task(reported(server, counts))
    with profiled(server, seconds), compared(server.under) as same:
        await asyncio.sleep(seconds)
        counts.counting = False
        spent = time.perf_counter() - begun
        cpu, kernel = server.cpu() - cpu, server.in_kernel() - kernel
        own = time.process_time() - own
    if reporting is not None:
        reporting.cancel()
    pace.stop = True
    await asyncio.wait(playing, timeout=PATIENCE)
    for one in playing:
        one.cancel()
    kept = Counts(False, counts.seen, counts.moves, counts.late, counts.bytes, counts.answers,
                  counts.errors)  # fmt: skip
    asked = len(tables) / every if every else 0.0
    return Figures(asked, spent, kept, cpu, kernel, own, server.memory(), tuple(same))


async def restarted(given: argparse.Namespace, after: float) -> None:
    """PostgreSQL dies meanwhile (SIGQUIT) and comes back."""
    if given.restart:
        await asyncio.sleep(after)
        await asyncio.to_thread(given.postgresql.stop)
        await asyncio.sleep(2)
        await asyncio.to_thread(given.postgresql.start)


async def told_and_kept(tables: list[Table], store: str) -> str:
    """Is every move that was answered in the log, once?"""
    import asyncpg

    c = await asyncpg.connect(store.replace("+asyncpg", ""))
    lost = 0
    for one in tables:
        of = 'SELECT seq, kind FROM actions WHERE "table" = $1 ORDER BY seq'
        rows = await c.fetch(of, one.id)
        lost += [row["seq"] for row in rows] != list(range(1, len(rows) + 1))
        lost += max(0, one.made - sum(row["kind"] == "play" for row in rows))
    await c.close()
    return f"{sum(one.made for one in tables)} moves answered at {len(tables)} tables, {lost} lost"


PLAYED = """
import random, sys
from korsi.core.match import Match
for seed in range(int(sys.argv[2])):
    match, luck = Match(sys.argv[1], 3, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.acting()[0]
        match.play(luck.choice(match.view(seat).actions()), seat)
    print(match.record(), end="\\0")
"""


async def finished_games(name: str, source: str) -> list[bytes]:
    """Records of games somebody has played to their end, at random: played in a process of their
    own, for one that has a compiler in it is no longer the one that measured without."""
    command = [sys.executable, "-c", PLAYED, name, str(GAMES)]
    around = {**os.environ, "PYTHONPATH": source}
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, env=around
    )
    told, _ = await process.communicate()
    return told.split(b"\0")[:GAMES]


async def analysed(given: argparse.Namespace, port: int, done: list[float]) -> None:
    """Somebody has finished games analysed meanwhile, one after another, and looks how far that is
    as their page does; `done`: the part of each word of it, 0 to 1."""
    one = Person(port, 4 * given.tables, Counts())
    for text in await finished_games(given.analyse, given.source) if given.analyse else ():
        kind = f"content-type: text/plain{NEXT}content-length: {len(text)}"
        head = one.request("POST", "/upload").removesuffix(NEXT.encode())
        _, headers, body, _ = await one.connection.ask(head + f"{kind}{NEXT * 2}".encode() + text)
        one.keep_cookies(headers)
        part = 0.0
        while part < 1:
            part = (await one.ask("GET", f"/t/{decode(body)['table']}/analysis.json"))["part"]
            done.append(part)
            await asyncio.sleep(1)


async def warmed(port: int) -> None:
    """Until the rules are compiled, as on a server that has been up for a while."""
    one = Person(port, 0, Counts())
    while True:
        with contextlib.suppress(Failed, OSError):
            games = (await one.ask("GET", "/warm"))["games"]
            if all(how["ready"] for how in games.values()):
                break
        await asyncio.sleep(0.3)
    one.close()
    await asyncio.sleep(1)


async def opened_at_last(table: Table) -> None:
    """A crowd that comes all at once may have to try again."""
    for last in (False, False, True):
        try:
            return await table.open()
        except Failed:
            if last:
                raise
            await asyncio.sleep(2)


async def run(given: argparse.Namespace, server: Server) -> int:
    counts = Counts()
    await asyncio.wait_for(warmed(server.port), 400)
    people = [
        Person(server.port, n, counts, given.eager, given.gains) for n in range(4 * given.tables)
    ]
    tables = [
        Table(given.game, people[4 * n : 4 * n + 4], counts) for n in range(given.tables)
    ]  # fmt: skip
    begun, cpu = time.perf_counter(), server.cpu()
    for first in range(0, len(tables), 8):
        await asyncio.gather(*(opened_at_last(one) for one in tables[first : first + 8]))
    opened, cpu = time.perf_counter() - begun, 1000 * (server.cpu() - cpu) / len(tables)
    where = f"{given.database}, {given.workers} process{'es' * (given.workers > 1)}"
    print(f"{given.game}: {given.tables} tables, {len(people)} people, {where}")
    print(f"  opened in {opened:.1f} s, {cpu:.0f} ms CPU each", flush=True)
    if given.ramp:
        rate, best = given.rate or 10.0, None
        for _ in range(12):
            every, settle = len(tables) / rate, 2.0 if best else given.settle
            found = await stretch(server, tables, every, given.seconds, counts, settle)
            print(f"  {found.text()}", flush=True)
            if not found.good:
                print(f"{found.more()}\n  holds {best.asked if best else 0:.0f} moves a second")
                break
            best, rate = found, rate * given.step
    else:
        every = len(tables) / given.rate if given.rate else given.every
        restart = asyncio.create_task(restarted(given, given.settle + given.seconds / 3))
        parts: list[float] = []
        analysing = asyncio.create_task(analysed(given, server.port, parts))
        while given.analyse and not parts:
            await asyncio.wait([analysing], timeout=0.1)
            if analysing.done():
                analysing.result()
        found = await stretch(server, tables, every, given.seconds, counts, given.settle)
        print(f"  {found.text()}\n{found.more()}", flush=True)
        if parts:
            whole = sum(one == 1 for one in parts)
            print(f"  {given.analyse} analysed meanwhile: {whole} games, {100 * parts[-1]:.0f} %")
        analysing.cancel()
        await restart
    if given.restart:
        again = await stretch(server, tables, every, 5, counts, 1)
        print(f"  afterwards: {again.text()}\n{again.more()}")
        print("  " + await told_and_kept(tables, given.store))
    for one in people:
        one.close()
    await asyncio.sleep(0.1)
    return 0 if given.ramp or not found.counts.errors else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="kilt_castle")
    parser.add_argument("--tables", type=int, default=25, help="of four people each (25)")
    parser.add_argument(
        "--every", type=float, default=2.0, help="seconds between two moves of a table; 0: at once"
    )
    parser.add_argument("--rate", type=float, default=0, help="moves a second of all tables")
    parser.add_argument("--seconds", type=float, default=30, help="that are counted (30)")
    parser.add_argument("--settle", type=float, default=4, help="seconds before (4)")
    parser.add_argument("--ramp", action="store_true", help="ever faster, until it does not hold")
    parser.add_argument("--step", type=float, default=1.25, help="how much faster each time (1.25)")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--restart", action="store_true", help="PostgreSQL dies meanwhile and comes back"
    )
    parser.add_argument(
        "--analyse", default="", metavar="GAME", help="one of this game is analysed meanwhile"
    )
    parser.add_argument("--source", default=str(HERE.parent / "src"), help="whose server")
    parser.add_argument("--under", default="", help="a command to start the server with: nice -n 1")
    parser.add_argument(
        "--report", type=float, default=0, metavar="S", help="say every S seconds how it goes"
    )
    parser.add_argument("--profile", default="", help="where py-spy leaves what it sees, raw")
    parser.add_argument(
        "--gains", choices=("turn", "none"), default="turn",
        help="does everybody ask after each turn whose points it moved, as pages do (turn)",
    )  # fmt: skip
    parser.add_argument(
        "--eager", action="store_true",
        help="the mover asks again when the stream is quicker than the answer, as pages once did",
    )  # fmt: skip
    given = parser.parse_args()
    given.source = str(Path(given.source).resolve())
    gc.disable()  # a thousand people's states: no browser waits while another one tidies up
    # 127.x.y.z are all this machine; two connections for everybody
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with contextlib.ExitStack() as around:
        data = around.enter_context(tempfile.TemporaryDirectory(prefix="korsi-load-"))
        store = ""
        if given.database == "postgresql":
            from postgresql import postgresql

            given.postgresql = around.enter_context(postgresql())
            store = given.postgresql.new_database()
        given.store = store
        log = around.enter_context((Path(data) / "server.log").open("w+"))
        server = start(given, data, store, log)
        try:
            return asyncio.run(run(given, server))
        finally:
            server.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.process.wait(15)
            server.process.kill()
            log.seek(0)
            said = Counter(line[:140] for line in log if " ERROR " in line or "Traceback" in line)
            for line, n in said.most_common(5):
                print(f"  server: {n} x {line.rstrip()}")


if __name__ == "__main__":
    sys.exit(main())
