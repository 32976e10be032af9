"""What a step costs the server and the line, for everybody who looks at a table.

    python benchmarks/drawing.py                # all games
    python benchmarks/drawing.py kilt_castle

Four people and a spectator follow a recorded four-player game. Over its last steps, for each viewer
of each step: CPU milliseconds of this process from the new position to the bytes of the answer, and
the size of that answer, raw and as gzip. Then the first load: the page of whoever is to move, with
everything of the table in it. Scripts, styles and fonts are not counted; browsers keep them.
Nothing is measured twice: the steps before warm what a server that runs has warm.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx

import korsi
from korsi.core.match import Match
from korsi.core.record import load
from korsi.table.app import calm_collector, create_app
from korsi.table.live_table import AppContext, LiveTable, apply_entry, who_and_when
from korsi.table.opening import create_table
from korsi.table.settings import Settings
from korsi.table.state import state_json
from korsi.table.store.log import Entry
from korsi.table.store.people import Person
from korsi.table.store.tables import Seat, Setup

ROOT = Path(__file__).parent.parent
PLAYERS = 4
BEFORE, MEASURED = 60, 40  # steps watched to warm up, and the ones measured after them
LEFT = 8  # steps of the game not played: the end itself is not a usual step
HAVE = "have" in state_json.__code__.co_varnames


def recorded(name: str) -> Match:
    """A four-player game: a fixture, or a golden game where there is none."""
    if (file := ROOT / f"tests/fixtures/{name}-{PLAYERS}-0.korsi").is_file():
        return load(file)
    sys.path.insert(0, str(ROOT / "tests"))
    from pictures.pictures import match_of

    return cast(Match, match_of(f"{name}-{PLAYERS}-0"))


def play(live: LiveTable, seat: int, action: int) -> None:
    """One step, taken over as changes.commit does."""
    before = who_and_when(live.match)
    match = live.match.at(len(live.match)).play(action, seat)
    apply_entry(live, Entry(live.seq + 1, "play", seat, action, "", time.time()), match, before)


def answer(
    context: AppContext, live: LiveTable, person: Person | None, have: str | None
) -> dict[str, Any]:
    asked: dict[str, Any] = {"have": have} if HAVE else {}
    return state_json(context, live, person, "en", **asked)


def follow(
    context: AppContext, live: LiveTable, rest: list[tuple[int, int]]
) -> list[tuple[float, int, int]]:
    """CPU ms, bytes and gzip bytes of every answer of the measured steps."""
    around = [Person(i, f"P{i}", None, None, "en", "dark") for i in range(1, PLAYERS + 1)]
    viewers: list[Person | None] = [*around, None]
    held: dict[int, str | None] = {}
    found = []
    for n, (seat, action) in enumerate(rest):
        play(live, seat, action)
        for i, person in enumerate(viewers):
            begun = time.process_time()
            state = answer(context, live, person, held.get(i))
            text = json.dumps(state, ensure_ascii=False, separators=(",", ":")).encode()
            spent = time.process_time() - begun
            held[i] = state.get("have")
            if n >= BEFORE:
                found.append((1000 * spent, len(text), len(gzip.compress(text, 6))))
    return found


async def measure(name: str) -> None:
    whole = recorded(name)
    last = len(whole) - LEFT
    first = max(0, last - BEFORE - MEASURED)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), warm=False, workers=1))
        async with app.router.lifespan_context(app):
            context = app.state.context
            while not context.readiness.done:
                await asyncio.sleep(0.05)
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as one:
                for i in range(1, PLAYERS + 1):
                    one.cookies.clear()
                    await one.post("/settings", json={"name": f"P{i}"})
                g = whole.game
                mover = whole.at(last).acting()[0]
                # the guest whose cookie we have, the last one, is to move last
                people = [(i - mover - 1) % PLAYERS + 1 for i in range(PLAYERS)]
                around = [Seat(i, "person", p, name=f"P{p}") for i, p in enumerate(people)]
                setup = Setup(
                    "benchmark0", g.name, g.version, g.box.digest, PLAYERS, {}, whole.seed, "", "",
                    host=PLAYERS,
                )  # fmt: skip
                live, _ = await create_table(context, setup, around, whole.actions[:first], 1)
                calm_collector()  # as a server does that has warmed its games
                found = follow(context, live, whole.actions[first:last])
                page = (await one.get("/t/benchmark0")).content
    spent, raw, packed = (sorted(column) for column in zip(*found, strict=True))
    tail = int(0.95 * len(spent))
    print(
        f"{name:12} step: {statistics.mean(spent):5.2f} ms (median {statistics.median(spent):.2f}, "
        f"95 %: {spent[tail]:.2f}), "
        f"{statistics.mean(raw) / 1000:6.1f} KB, gzip {statistics.mean(packed) / 1000:5.1f} KB "
        f"(95 %: {packed[tail] / 1000:5.1f})   first load: {len(page) / 1000:6.1f} KB, "
        f"gzip {len(gzip.compress(page, 6)) / 1000:5.1f} KB",
        flush=True,
    )


if __name__ == "__main__":
    for asked in sys.argv[1:] or korsi.game_names():
        asyncio.run(measure(asked))
