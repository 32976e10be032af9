"""What a step costs the server and the line, for everybody who looks at a table.

    python benchmarks/drawing.py                       # all games
    python benchmarks/drawing.py kilt_castle --times 5
    python benchmarks/drawing.py --before ../main      # side by side with another checkout

Four people and a spectator follow a recorded four-player game. Over its last steps, for each viewer
of each step: CPU milliseconds of this process from the new position to the bytes of the answer, by
part of the work, and the size of that answer, raw and as gzip. Then the first load: the page of
whoever is to move, with everything of the table in it. Scripts, styles and fonts are not counted;
browsers keep them.

A process sees every position once, as a server does; the steps before, and another table at which
chance plays, warm what a server that runs has warm. So each game is followed by several processes,
one after another (those of the other checkout in between), and of each viewer's step the median of
what they measured is taken. The parts are measured in processes of their own, since their timers
take time too. On a machine others use at the same time the same work takes up to twice the CPU
time: before and after every answer a piece of work that is always the same is measured, and `quiet`
says what the answer would have taken had that been as quick as it ever was.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import numpy as np

import korsi
import korsi.language
from korsi.core.game import Game
from korsi.core.match import Match, View
from korsi.core.preview import Trial
from korsi.core.record import load
from korsi.core.warm import warm_rules
from korsi.table import state as making
from korsi.table.app import create_app
from korsi.table.live_table import AppContext, LiveTable, apply_entry, who_and_when
from korsi.table.opening import create_table
from korsi.table.settings import Settings
from korsi.table.store.log import Entry
from korsi.table.store.people import Person
from korsi.table.store.tables import Seat, Setup

ROOT = Path(__file__).parent.parent
PLAYERS = 4
BEFORE, MEASURED = 60, 40  # steps watched to warm up, and the ones measured after them
LEFT = 8  # steps of the game not played: the end itself is not a usual step
OTHER = 5  # of the other table every so many steps are drawn

# --------------------------------------------------------------------------- the parts

PARTS: dict[str, list[tuple[Any, str]]] = {
    "view": [(making, "viewpoint_of"), (View, "moment"), (View, "actions"), (making, "points_of")],
    "scene": [(making, "scene_of")],
    "previews": [
        (Trial, name) for name in ("__init__", "reset", "legal", "allows", "step", "scores")
    ],
    "choices": [(making, "choices"), (making, "grouped"), (making, "_payment")],
    "labels": [(korsi.language.Words, "_say")],
    "log": [(making, name) for name in ("log_lines", "told_log", "news_of", "turn_so_far")],
    "differences": [(making, name) for name in ("hold", "base_of", "difference", "everything")],
}
"""Where each part is done, wherever it is called from. Labels: those nobody was told before."""

spent: dict[str, float] = {}
_within: list[str] = []  # parts that are being done, the innermost last
_since = 0.0


def turn_to(part: str | None) -> None:
    """What passed since the last turn belongs to the part that was being done."""
    global _since
    now = time.process_time()
    doing = _within[-1] if _within else "rest"
    spent[doing] = spent.get(doing, 0.0) + now - _since
    if part is None:
        _within.pop()
    else:
        _within.append(part)
    _since = time.process_time()


def timed(part: str, do: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(do)
    def doing(*given: Any, **how: Any) -> Any:
        turn_to(part)
        try:
            return do(*given, **how)
        finally:
            turn_to(None)

    return doing


def measure_parts() -> None:
    for part, places in PARTS.items():
        for owner, name in places:
            if hasattr(owner, name):  # the other checkout may call it otherwise
                setattr(owner, name, timed(part, getattr(owner, name)))


# --------------------------------------------------------------------------- one process


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


def always_the_same() -> float:
    """Seconds of CPU for a little work of the usual kind: small tuples, texts, a dict, sorting."""
    begun = time.process_time()
    made = {f"k{i}": (i, str(i), [i]) for i in range(200)}
    sorted(made.items(), key=lambda one: one[1][1])
    return time.process_time() - begun


def state_of(
    context: AppContext, live: LiveTable, person: Person | None, have: str | None
) -> dict[str, Any]:
    if not hasattr(making, "StateRequest"):  # an older checkout
        return making.state_json(context, live, person, "en", have=have)  # type: ignore
    return making.state_json(context, live, making.StateRequest(person, "en", have=have))


def follow(
    context: AppContext, live: LiveTable, rest: list[tuple[int, int]]
) -> list[dict[str, Any]]:
    """Every answer of the measured steps: whose, CPU ms, those of each part, bytes, gzip bytes."""
    global _since
    around = [Person(i, f"P{i}", None, None, "en", "dark") for i in range(1, PLAYERS + 1)]
    viewers: list[Person | None] = [*around, None]
    held: dict[int, str | None] = {}
    found = []
    for n, (seat, action) in enumerate(rest):
        play(live, seat, action)
        for i, person in enumerate(viewers):
            spent.clear()
            around_it = always_the_same()
            begun = _since = time.process_time()
            state = state_of(context, live, person, held.get(i))
            turn_to("json")
            text = msgspec.json.encode(state)
            turn_to(None)
            took = time.process_time() - begun
            around_it = (around_it + always_the_same()) / 2
            held[i] = state.get("have")
            own = set(live.seats_of(person.id if person else None))
            who = (
                "spectator" if person is None else "mover" if own & {*live.acting()} else "waiting"
            )
            if n >= BEFORE:
                sizes = len(text), len(gzip.compress(text, 6))
                parts = {part: 1000 * seconds for part, seconds in spent.items()}
                one = {"who": who, "ms": 1000 * took, "parts": parts, "bytes": sizes}
                found.append({**one, "same": around_it})
    least = min(one["same"] for one in found)
    return [{**one, "quiet": one["ms"] * least / one["same"]} for one in found]


def draw_another(g: Game) -> None:
    """A table that was played before: what is compiled is loaded, most faces are drawn."""
    warm_rules(g)
    match, rng, step = Match(g, PLAYERS, seed=1), np.array([1, 2, 3, 4], np.int64), 0
    while not match.over:
        if step % OTHER == 0:
            for seat in range(PLAYERS):
                match.view(seat).scene()
        chosen = int(g.entrypoints.random_move(match.states, 0, rng, match.mask(0)))
        match.play(chosen % g.moves.count, chosen // g.moves.count)
        step += 1


async def measure(name: str) -> dict[str, Any]:
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
                draw_another(g)
                gc.freeze(), gc.disable()  # as a server does that has warmed its games
                found = follow(context, live, whole.actions[first:last])
                page = (await one.get("/t/benchmark0")).content
    return {"steps": found, "page": (len(page), len(gzip.compress(page, 6)))}


# --------------------------------------------------------------------------- several of them


def in_a_process(name: str, checkout: Path, parts: bool) -> dict[str, Any]:
    """The same measured by a fresh process, which imports another checkout if asked to."""
    ask = [sys.executable, __file__, name, "--once", *(["--parts"] if parts else [])]
    around = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
    done = subprocess.run(ask, env=around, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return cast(dict[str, Any], json.loads(done.stdout.splitlines()[-1]))


def middle(runs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every viewer's step with the median of its runs."""
    steps = []
    for same in zip(*(run["steps"] for run in runs), strict=True):
        parts = {p: statistics.median(one["parts"].get(p, 0) for one in same) for p in NAMES}
        ms, quiet = (statistics.median(one[k] for one in same) for k in ("ms", "quiet"))
        steps.append({**same[0], "ms": ms, "quiet": quiet, "parts": parts})
    return steps


NAMES = [*PARTS, "json", "rest"]


def mean_of(steps: list[dict[str, Any]], read: Callable[[dict[str, Any]], float]) -> float:
    return statistics.mean(map(read, steps)) if steps else 0.0


def report(name: str, checkouts: dict[str, Path], times: int) -> None:
    whole: dict[str, list[dict[str, Any]]] = {label: [] for label in checkouts}
    apart: dict[str, list[dict[str, Any]]] = {label: [] for label in checkouts}
    for _ in range(times):
        for label, checkout in checkouts.items():
            whole[label].append(in_a_process(name, checkout, parts=False))
            apart[label].append(in_a_process(name, checkout, parts=True))
    print(f"\n{name}, CPU ms of a viewer's step, median of {times} runs")
    for label in checkouts:
        steps = middle(whole[label])
        seats = [one for one in steps if one["who"] != "spectator"]
        tail = sorted(one["ms"] for one in seats)[int(0.95 * len(seats))]
        print(f"  {label:7} four seats {mean_of(seats, _ms):5.2f} (95 %: {tail:.2f})", end="")
        for who in ("mover", "waiting", "spectator"):
            print(f"   {who} {mean_of([s for s in steps if s['who'] == who], _ms):5.2f}", end="")
        print(f"\n          quiet: four seats {mean_of(seats, _quiet):5.2f}", end="")
        for who in ("mover", "waiting", "spectator"):
            print(f"   {who} {mean_of([s for s in steps if s['who'] == who], _quiet):.2f}", end="")
        raw, packed = zip(*(one["bytes"] for one in steps), strict=True)
        page = whole[label][0]["page"]
        print(
            f"\n          {statistics.mean(raw) / 1000:.1f} KB, "
            f"gzip {statistics.mean(packed) / 1000:.1f} KB (95 %: "
            f"{sorted(packed)[int(0.95 * len(packed))] / 1000:.1f}), "
            f"first load {page[0] / 1000:.0f} KB, gzip {page[1] / 1000:.1f} KB"
        )
        for who in ("mover", "waiting"):
            of = [one for one in middle(apart[label]) if one["who"] == who]
            shares = (f"{p} {mean_of(of, lambda one, p=p: one['parts'][p]):.2f}" for p in NAMES)
            print(f"          {who:8} {', '.join(shares)}", flush=True)


def _ms(step: dict[str, Any]) -> float:
    return float(step["ms"])


def _quiet(step: dict[str, Any]) -> float:
    return float(step["quiet"])


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description="What a step costs: see the top of this file.")
    asking.add_argument("games", nargs="*", help="all of them if none is named")
    asking.add_argument("--times", type=int, default=3, help="processes that follow each game")
    asking.add_argument("--before", type=Path, help="another checkout, measured side by side")
    asking.add_argument("--once", action="store_true", help="measure here, and print JSON")
    asking.add_argument("--parts", action="store_true", help="with --once: time the parts as well")
    asked = asking.parse_args()
    if asked.once:
        if asked.parts:
            measure_parts()
        print(json.dumps(asyncio.run(measure(asked.games[0]))))
    else:
        labels = {"before": asked.before, "now": ROOT} if asked.before else {"now": ROOT}
        for game in asked.games or korsi.game_names():
            report(game, labels, asked.times)
