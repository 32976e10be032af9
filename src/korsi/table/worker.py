"""A process that thinks: `python -m korsi.table.worker [MODULE ...]`.

One JSON object a line comes in, one goes out. A worker is given the bytes of a view that has gone
through `hide`, so it cannot know more than its seat. When the server dies, its end of the pipe
closes and the worker ends: nothing is left behind.

    {"do": "think", "game", "salt", "bot", "seat", "number", "record": base64, "luck": n}
                                                                                   -> {"action": n}
    {"do": "advise", "game", "salt", "seat", "number", "record"}      -> {"advice": coach/advice.py}
    {"do": "warm", "game"}                      (ready to think)                   -> {"done": true}
    {"do": "compile", "game", "part": "rules"|"greedy"|"flat"|...}                 -> {"done": true}
    {"do": "analyse", "match": text of a .korsi file, "looks", "limit"}
                                       -> {"part": 0.1} ... as it goes on, at last {"analysis": {}}
    {"do": "weigh", "game", "salt", "seat", "number", "record", "turns": [[n]], "looks"}
                                                                               -> {"chances": [...]}
"""

from __future__ import annotations

import base64
import importlib
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from korsi.bots.seats import PARTS as BOT_PARTS
from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.waking import WAKING, make_waking
from korsi.coach.advice import advise
from korsi.core.cache_use import note_ready, prune
from korsi.core.game import Game, game
from korsi.core.int_record import IntStates
from korsi.core.match import Match, View
from korsi.core.record import read_record
from korsi.core.warm import is_warm, key_of, warm_rules

PARTS = ("rules", *BOT_PARTS)
"""What is compiled for a game, in this order."""
AT_ONCE = ("random", WAKING)
"""Bots that need no compiled rules."""
OTHER_RULES = "other rules"
"""The sources have changed since the server began: it must not read this server's records."""


def think(job: dict[str, Any]) -> dict[str, Any]:
    """A bot's answer to a view."""
    g = game(job["game"])
    if job["salt"] != g.salt:
        return {"fault": OTHER_RULES}
    if job["bot"] in AT_ONCE:
        g = g.interpreted
    view = _view(job, g)
    rng = bot_rng(int(job["luck"]), view.seat)
    return {"action": int(bot_of(job["bot"], g)(view, rng))}


def advise_(job: dict[str, Any]) -> dict[str, Any]:
    """A hint for whoever sees this."""
    g = game(job["game"])
    if job["salt"] != g.salt:
        return {"fault": OTHER_RULES}
    return {"advice": advise(g, _view(job, g))}


def _view(job: dict[str, Any], g: Game) -> View:
    states = np.frombuffer(base64.b64decode(job["record"]), g.record).copy()
    if g.plain:
        states = states.view(IntStates)
    return View(g, states, int(job["seat"]), int(job["number"]))


def weigh(job: dict[str, Any]) -> dict[str, Any]:
    """What turns are worth to the seat that could play them."""
    from korsi.coach.game import weighed

    g = game(job["game"])
    if job["salt"] != g.salt:
        return {"fault": OTHER_RULES}
    rows = weighed(g, _view(job, g), job["turns"], int(job["looks"]), 0)
    return {"chances": [float(row.mean()) for row in rows]}


def analyse(job: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A finished game from its first to its last move, after everybody who plays."""
    from korsi.coach.game import analysing

    _step_back()
    for part in analysing(read_record(job["match"]), float(job["limit"]), int(job["looks"])):
        yield {"part": part} if isinstance(part, float) else {"analysis": part.json()}


def bot_of(name: str, g: Game) -> Any:
    """A bot by its name, the one that plays while the others wake up among them."""
    return make_waking(g) if name == WAKING else make_bot(name, g)


def warm(job: dict[str, Any]) -> dict[str, Any]:
    """Have a game at hand, so that the first move of a bot is quick."""
    make_waking(game(job["game"]))
    return {"done": True}


def compile_(job: dict[str, Any]) -> dict[str, Any]:
    """Compile a part into the cache, after everybody who plays."""
    _step_back()
    warm_part(job["game"], job["part"])
    prune()
    return {"done": True}


def _step_back() -> None:
    """Whoever plays comes first, bots included."""
    if hasattr(os, "nice"):
        os.nice(max(0, 15 - os.nice(0)))


def warm_part(name: str, part: str) -> None:
    """Compile what a table needs of a game, and note that it is there: its rules, or a bot."""
    g = game(name)
    if part == "rules":
        warm_rules(g)
    else:
        match = Match(g, seed=0)
        seat = match.acting()[0]
        make_bot(f"{part}:1", g)(match.view(seat), bot_rng(0, seat))
        if part == "search":  # hints are thought by the same code
            advise(g, match.view(seat), 2)
    if not is_warm(g, part):
        note_ready(key_of(g, part))


def answer(line: str) -> dict[str, Any]:
    """A fault is an answer too: the server plays on with a random move."""
    try:
        job = json.loads(line)
        jobs = {
            "think": think,
            "advise": advise_,
            "warm": warm,
            "compile": compile_,
            "weigh": weigh,
        }
        return jobs[job["do"]](job)
    except Exception as error:
        return {"fault": f"{type(error).__name__}: {error}"}


def answers(line: str) -> Iterator[dict[str, Any]]:
    """One; several while a game is analysed."""
    try:
        job = json.loads(line)
        if job["do"] == "analyse":
            yield from analyse(job)
            return
    except Exception as error:
        yield {"fault": f"{type(error).__name__}: {error}"}
        return
    yield answer(line)


def main(plugins: list[str]) -> None:
    # What a library prints must not get among the answers.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # a page is answered before a bot is
    for name in plugins:
        importlib.import_module(name)
    print(json.dumps({"ready": True}), file=out, flush=True)
    for line in sys.stdin:
        for said in answers(line):
            print(json.dumps(said), file=out, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)
