"""A real server, killed and started again: nothing is lost, nothing is doubled."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import time

import httpx
import pytest

from korsi.cli.serve import _listen
from korsi.core.errors import BadSetup
from table.table import Guest, played_on_both


def started(folder, port=0):
    process = subprocess.Popen(
        [sys.executable, "-m", "table.server", str(folder), str(port)],
        stdout=subprocess.PIPE,
        text=True,
    )
    return process, int(process.stdout.readline())


async def answering(port):
    async with httpx.AsyncClient() as client:
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                reply = await client.get(f"http://127.0.0.1:{port}/warm")
                if reply.json()["games"]["kilt_castle"]["ready"]:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


class Stream:
    """An EventSource: reads events, remembers the last id, comes back by itself."""

    def __init__(self, guest, port, query=""):
        self.guest, self.port, self.query = guest, port, query
        self.events, self.comments, self.opened, self.last = [], 0, 0, ""
        self.task = asyncio.create_task(self.run())

    async def run(self):
        while True:
            with contextlib.suppress(httpx.TransportError):
                await self.once()
            await asyncio.sleep(0.05)

    async def once(self):
        headers = {"last-event-id": self.last} if self.last else {}
        url = f"http://127.0.0.1:{self.port}/live{self.query}"
        client = self.guest.client
        async with client.stream("GET", url, headers=headers, timeout=30) as reply:
            if reply.status_code == 503:
                return  # it is being restarted; the page comes back by itself, too
            assert reply.headers["content-type"].startswith("text/event-stream")
            assert reply.headers["content-encoding"] == "gzip"  # and still every line at once
            self.opened += 1
            event = {}
            async for line in reply.aiter_lines():
                name, _, value = line.partition(": ")
                if line.startswith(":"):
                    self.comments += 1
                elif line:
                    event[name] = value
                elif event:
                    self.last = event.get("id", self.last)
                    if "event" in event:
                        self.events.append((event["event"], json.loads(event["data"])))
                    event = {}

    async def until(self, what, seconds=30):
        end = time.monotonic() + seconds
        while not any(what(*event) for event in self.events):
            if self.task.done():
                self.task.result()  # says why it does not listen any more
            assert time.monotonic() < end, f"never told: {self.events[-5:]}"
            await asyncio.sleep(0.02)

    async def close(self):
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def browser(port):
    return Guest(httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30))


@pytest.mark.one_in(6)
@played_on_both
async def test_killed_and_started_again(folder):
    process, port = started(folder)
    try:
        await answering(port)
        ann, ben, eve = browser(port), browser(port), browser(port)
        made = await ann.post("/tables", game="hands", seats=["me", "open", "me"])
        table = made["table"]
        await ben.post(made["seat_links"]["1"])
        streams = [Stream(ann, port), Stream(ben, port), Stream(eve, port, f"?watch={table}")]
        twin = Stream(ann, port)  # two browsers on one seat
        for one in (*streams, twin):
            await one.until(lambda event, data: event == "hello")
        await ann.post(f"/t/{table}/move", seat=0, ply=0, move="keep")
        for one in (*streams, twin):
            await one.until(lambda event, data: event == "table" and data["ply"] == 1)
        turns = [[d["your_turn"] for e, d in s.events if e == "table"][-1] for s in streams]
        assert turns == [True, True, False]

        kilt = (await ann.post("/tables", game="kilt_castle", seats=["me", "me"]))["table"]
        acknowledged, stop = 0, False

        async def play_on():
            """Moves as fast as they are answered; after a lost answer, looks what happened."""
            nonlocal acknowledged
            while not stop:
                try:
                    state = await ann.state(kilt)
                    if not state["choices"]:
                        return
                    body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
                    reply = await ann.client.post(
                        f"/t/{kilt}/move", json={**body, "seat": state["as"]}
                    )
                    if reply.status_code == 200:
                        acknowledged = reply.json()["state"]["ply"]
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

        player = asyncio.create_task(play_on())
        while acknowledged < 5:
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        before = acknowledged
        process, _ = started(folder, port)
        await answering(port)
        state = await ann.state(kilt)
        assert state["ply"] >= before, "nothing acknowledged is lost"
        assert state["ply"] == state["last"], "nothing is doubled"
        # what happened while a stream was away is told when it is back
        await ben.post(f"/t/{table}/move", seat=1, ply=1, move="keep")
        for one in streams:
            await one.until(lambda event, data: event == "table" and data["ply"] == 2)
            assert one.opened >= 2
        await ben.post(f"/t/{table}/chat", text="still there?")
        await streams[0].until(lambda event, data: event == "chat" and data["table"] == table)
        stop = True
        await player
        await asyncio.sleep(1.1)
        assert all(one.comments > 0 for one in streams), "a comment keeps the line open"

        # asked to stop, it does, although streams are open
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(10)
        assert time.monotonic() - begun < 4
        for one in (*streams, twin):
            await one.close()
        for one in (ann, ben, eve):
            await one.client.aclose()
    finally:
        process.kill()
        process.wait()


@played_on_both
async def test_what_was_missed_is_told_by_id(folder):
    from table.table import open_table, opened, until

    async with opened(folder) as place:
        from korsi.table.queries import _missed
        from korsi.table.stream import Listener, parse_id

        ann, ben = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        await ben.post(made["seat_links"]["1"])
        one, hub = Listener(1, frozenset()), place.context.hub
        newest = place.context.live_tables[ann.table].stamp
        await until(lambda: asyncio.sleep(0.01, hub.stamp), lambda stamp: stamp >= newest)
        hello = await _missed(place.context, one, None)
        assert len(hello) == 1
        here = parse_id(hello[0].partition("id: ")[2].partition("\n")[0])
        assert await _missed(place.context, one, here) == hello
        await ben.post(f"/t/{ann.table}/move", ply=0, move="keep")
        told = await _missed(place.context, one, here)
        assert len(told) == 2 and f'"table":"{ann.table}"' in told[0] and '"ply":1' in told[0]
        bare = told[0].replace('"game":"hands"', "")
        assert "keep" not in bare and "hand" not in bare
        for nonsense in ("", "1", "x.y", "1.2.3", "-1.2", "9" * 30 + ".1", None):
            assert parse_id(nonsense) is None


def test_a_port_in_use_is_said():
    first = _listen("127.0.0.1", 0)
    first.listen()
    with pytest.raises(BadSetup, match="--port 0"):
        _listen("127.0.0.1", first.getsockname()[1])
    first.close()
