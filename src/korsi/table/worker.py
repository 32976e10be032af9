"""A process that thinks: `python -m korsi.table.worker [MODULE ...]`.

One JSON object a line comes in, one goes out. A worker is given the bytes of a view that has gone
through `hide`, so it cannot know more than its seat. When the server dies, its end of the pipe
closes and the worker ends: nothing is left behind.

    {"do": "think", "game", "salt", "bot", "seat", "number", "record": base64, "luck": n}
                                                                                   -> {"action": n}
    {"do": "warm", "game", "part": "rules"|"greedy"|"flat"|...}                    -> {"done": true}
"""

from __future__ import annotations

import base64
import importlib
import json
import os
import sys
from typing import Any

import numpy as np

from korsi.bots.seats import BOTS, bot_rng, make_bot
from korsi.core.game import game
from korsi.core.int_record import IntStates
from korsi.core.match import Match, View
from korsi.core.rule import INTERPRET

PARTS = ("rules", *(name for name in BOTS if name != "random"))
"""What is compiled for a game, in this order."""
OTHER_RULES = "other rules"
"""The sources have changed since the server began: it must not read this server's records."""


def think(job: dict[str, Any]) -> dict[str, Any]:
    """A bot's answer to a view."""
    g = game(job["game"])
    if job["salt"] != g.salt:
        return {"fault": OTHER_RULES}
    states = np.frombuffer(base64.b64decode(job["record"]), g.record).copy()
    if INTERPRET:
        states = states.view(IntStates)
    view = View(g, states, int(job["seat"]), int(job["number"]))
    rng = bot_rng(int(job["luck"]), view.seat)
    return {"action": int(make_bot(job["bot"], g)(view, rng))}


def warm(job: dict[str, Any]) -> dict[str, Any]:
    """Compile, or load what is compiled."""
    warm_part(job["game"], job["part"])
    return {"done": True}


def warm_part(name: str, part: str) -> None:
    """Everything a table needs of a game: play, views, pictures of them, and the bots."""
    g = game(name)
    match = Match(g, seed=0)
    seat = match.acting()[0]
    if part != "rules":
        make_bot(part if not BOTS[part][2] else f"{part}:1", g)(match.view(seat), bot_rng(0, seat))
        return
    match.play(match.legal_actions(seat)[0], seat)
    match.scores(), match.ranking(), match.breakdown(), match.can_undo()
    g.entrypoints.refusal(match._positions, len(match), 0, 0)
    view = match.view(-1)
    g.entrypoints.scores(view.states, 0, np.zeros(match.players, np.int64))
    g.entrypoints.random_move(view.states, 0, np.ones(4, np.int64), match.mask(0))


def answer(line: str) -> dict[str, Any]:
    """A fault is an answer too: the server plays on with a random move."""
    try:
        job = json.loads(line)
        return {"think": think, "warm": warm}[job["do"]](job)
    except Exception as error:
        return {"fault": f"{type(error).__name__}: {error}"}


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
        print(json.dumps(answer(line)), file=out, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)
