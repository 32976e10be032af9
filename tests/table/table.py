"""A table under test: the application with its lifespan, and people with cookies of their own."""

import asyncio
import contextlib
import shutil
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import httpx

from korsi.table.app import create_app
from korsi.table.settings import LIMITS, Settings
from korsi.table.store.database import open_store

GENEROUS = {what: (10**6, 10**6) for what in LIMITS}


def settings(folder: Path, **more) -> Settings:
    store = folder / "store"
    given = {
        "store": store.read_text() if store.exists() else "", "lookout": 0.5,
        "workers": 1, "bot_pause": 0.0, "warm": False, "limits": GENEROUS,
        "plugins": ("example.hands.plugin",), **more,
    }  # fmt: skip
    return Settings(data=folder, **given)


@dataclass
class Reply:
    status: int
    json: dict
    headers: httpx.Headers
    text: str


@dataclass
class Guest:
    """A browser."""

    client: httpx.AsyncClient
    table: str = ""
    headers: dict = field(default_factory=dict)

    async def post(self, path, expect=200, headers=None, **body):
        reply = await self.client.post(path, json=body, headers={**self.headers, **(headers or {})})
        shown = f"{path}: {reply.status_code} {reply.text[:600]}"
        assert expect in (reply.status_code, None), shown  # None: whatever it is
        return reply.json()

    async def get(self, path, expect=200, **headers):
        reply = await self.client.get(path, headers={**self.headers, **headers})
        assert reply.status_code == expect, f"{path}: {reply.status_code} {reply.text[:600]}"
        return reply

    async def state(self, id="", **asked):
        query = "&".join(f"{k}={v}" for k, v in asked.items())
        return (await self.get(f"/t/{id or self.table}/state?{query}")).json()

    async def refused(self, key, status, path, **body):
        """The error must be this one, with a sentence."""
        reply = await self.post(path, expect=status, **body)
        assert reply["error"]["key"] == key, reply["error"]
        assert len(reply["error"]["text"]) > 15 and "[" not in reply["error"]["text"]
        return reply


@dataclass
class Place:
    """A running application."""

    app: object
    clients: list = field(default_factory=list)

    @property
    def context(self):
        return self.app.state.context

    def guest(self, language="en", address="10.0.0.1") -> Guest:
        transport = httpx.ASGITransport(app=self.app, client=(address, 1))
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=30)
        client.headers["accept-language"] = language
        self.clients.append(client)
        return Guest(client)


_made = tempfile.TemporaryDirectory(prefix="korsi-empty-")  # until this process ends


@cache
def empty_database() -> Path:
    """One as new, made once: bringing it into its shape takes longer than most tests."""
    folder = Path(_made.name)

    async def make():
        await (await open_store(settings(folder).database)).close()

    asyncio.run(make())
    return folder / "korsi.sqlite3"


@contextlib.asynccontextmanager
async def opened(folder: Path, **more):
    """The application between its start and its stop."""
    kept = Path(folder) / "korsi.sqlite3"
    if kept.parent.is_dir() and not kept.exists():
        shutil.copy(await asyncio.to_thread(empty_database), kept)
    app = create_app(settings(folder, **more))
    async with app.router.lifespan_context(app):
        place = Place(app)
        await asyncio.sleep(0)
        for _ in range(100):
            if not app.state.context.readiness.done:
                await asyncio.sleep(0.01)
        try:
            yield place
        finally:
            for client in place.clients:
                await client.aclose()


def played(test):
    """An async test as a plain one: every test has a loop of its own."""

    def run(tmp_path):
        asyncio.run(asyncio.wait_for(test(tmp_path), 240))

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


def played_on_both(test):
    """The same with SQLite, and with PostgreSQL as one of several processes."""

    def run(tmp_path, database):
        asyncio.run(asyncio.wait_for(test(tmp_path), 240))

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def open_table(host: Guest, seats, game="kilt_castle", **more):
    made = await host.post("/tables", game=game, seats=seats, **more)
    host.table = made["table"]
    return made


async def together(people: list[Guest], game="kilt_castle", **more):
    """The first opens a table for all of them; the others sit down by the links they were sent."""
    made = await open_table(people[0], ["me"] + ["open"] * (len(people) - 1), game, **more)
    for guest, link in zip(people[1:], made["seat_links"].values(), strict=True):
        guest.table = people[0].table
        await guest.post(link)
    return made


async def by_turn(place: Place, second="fa", **more):
    """Two people at a table: who moves first, and the other one."""
    people = [place.guest(), place.guest(second)]
    await together(people, **more)
    state = await people[0].state()
    return people if state["seats"][0]["acting"] else people[::-1]


async def play_on(people: list[Guest], plies, chance):
    """Random moves over HTTP, each by whoever may act, up to a position; who sits where."""
    states = [await one.state() for one in people]
    owner = {seat: one for one, s in zip(people, states, strict=True) for seat in s["you"]}
    state = states[0]
    while state["last"] < plies and state["status"] == "playing":
        seat = chance.choice([s["seat"] for s in state["seats"] if s["acting"]])
        if state["as"] != seat or not state["choices"]:
            state = await owner[seat].state(seat=seat)
        action = chance.choice(state["choices"])["action"]
        body = {"ply": state["ply"], "action": action, "seat": seat}
        state = (await owner[seat].post(f"/t/{owner[seat].table}/move", **body))["state"]
    return owner


async def until(ask, what, seconds=60.0):
    """Wait for something that happens by itself."""
    end = asyncio.get_running_loop().time() + seconds
    while True:
        found = await ask()
        if what(found):
            return found
        assert asyncio.get_running_loop().time() < end, f"never happened: {found}"
        await asyncio.sleep(0.02)


async def finish(people, choose=lambda choices: choices[0]):
    """Play a game to its end: everybody does what the page offers first (hot seats included)."""
    states = [await one.state() for one in people]
    seats = {seat: one for one, state in zip(people, states, strict=True) for seat in state["you"]}
    state = states[0]
    for _ in range(3000):
        if state["status"] == "over":
            return state
        turn = [s["seat"] for s in state["seats"] if s["acting"] and s["seat"] in seats]
        if not turn:  # a bot's turn
            await asyncio.sleep(0.01)
            state = await people[0].state()
            continue
        seat, one = turn[0], seats[turn[0]]
        if state["as"] != seat or not state["choices"]:
            state = await one.state(seat=seat)
        body = {"ply": state["ply"], "action": choose(state["choices"])["action"], "seat": seat}
        state = (await one.post(f"/t/{one.table}/move", **body))["state"]
    raise AssertionError("the game does not end")
