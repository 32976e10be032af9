"""A process that thinks: `python -m korsi.table.worker [MODULE ...]`.

One JSON object a line comes in, one goes out. A worker is given the bytes of a view that has gone
through `hide`, so it cannot know more than its seat. When the server dies, its end of the pipe
closes and the worker ends: nothing is left behind.

    {"do": "think", "game", "salt", "bot", "seat", "number", "record": base64, "luck": n}
         and "box": its text, where it is not the installed one                    -> {"action": n}
    {"do": "advise", "game", "salt", "seat", "number", "record"}      -> {"advice": coach/advice.py}
    {"do": "warm", "game"}                      (ready to think)                   -> {"done": true}
    {"do": "weigh_turns", "game", "salt", "seat", "number", "record", "playouts", "turns": [[n]]}
                                                                                -> {"chances": [x]}
    {"do": "lines", "game", "salt", "seat", "number", "record", "playouts"}
                                                -> {"lines", "values": [[n, x]], "playouts"}
    {"do": "box", "game", "text"}       -> {"digest"} or {"refused", "key", "clause", "values"}
    {"do": "compile", "game", "part": "rules"|"greedy"|"flat"|...}                 -> {"done": true}
    {"do": "analyse", "match": text of a .korsi file, "looks", "limit"}
                                       -> {"part": 0.1} ... as it goes on, at last {"analysis": {}}
    {"do": "keep", "table": of the server's, pickled}              -> {"kept": base64, keepsakes.py}
    {"do": "weigh", "game", "salt", "seat", "number", "record", "turns": [[n]], "looks"}
                                                                               -> {"chances": [...]}
"""

from __future__ import annotations

import base64
import contextlib
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from korsi.bots.seats import PARTS as BOT_PARTS
from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.waking import WAKING, make_waking
from korsi.box_words import untold
from korsi.coach.advice import advise
from korsi.coach.lines import lines_of
from korsi.coach.turns import best_turns, own_steps
from korsi.core.box import box_from
from korsi.core.cache_use import note_ready, prune
from korsi.core.errors import BadBox
from korsi.core.game import Game, game, game_with_box
from korsi.core.int_record import IntStates
from korsi.core.match import Match, View
from korsi.core.own_box import check_size, read_own_box, try_out
from korsi.core.record import read_record
from korsi.core.rule import INTERPRETED
from korsi.core.warm import is_warm, key_of, warm_rules

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

PARTS = ("rules", *BOT_PARTS)
"""What is compiled for a game, in this order."""
AT_ONCE = ("random", WAKING)
"""Bots that need no compiled rules."""
BACK = 15
"""How nice whoever steps back is: not quite last (19, SCHED_IDLE), for on a busy machine nothing
would ever come of it."""
OTHER_RULES = "other rules"
"""The sources have changed since the server began: it must not read this server's records."""


def think(job: dict[str, Any]) -> dict[str, Any]:
    """A bot's answer to a view."""
    g = game(job["game"])
    if "box" in job:
        g = game_with_box(job["game"], box_from(job["box"]))
    if job["salt"] != g.salt.removeprefix(INTERPRETED):
        return {"fault": OTHER_RULES}
    if job["bot"] in AT_ONCE:
        g = g.interpreted
    view = _view(job, g)
    rng = bot_rng(int(job["luck"]), view.seat)
    return {"action": int(bot_of(job["bot"], g)(view, rng))}


def advise_(job: dict[str, Any]) -> dict[str, Any]:
    """A hint for whoever sees this."""
    view = view_of(job)
    return {"fault": OTHER_RULES} if view is None else {"advice": advise(view.game, view)}


def weigh_turns(job: dict[str, Any]) -> dict[str, Any]:
    """The chance to win after each of some turns, on the same deals and with the same luck."""
    view = view_of(job)
    if view is None:
        return {"fault": OTHER_RULES}
    turns = [tuple(turn) for turn in job["turns"]]
    found = best_turns(view.game, view, int(job["playouts"]), must=turns)
    chances = {turn.actions: turn.chance for turn in found}
    return {"chances": [chances[own_steps(view.game, view, turn)] for turn in turns]}


def lines(job: dict[str, Any]) -> dict[str, Any]:
    """The best lines, for an analysis board: after everybody who plays."""
    _step_back()
    view = view_of(job)
    if view is None:
        return {"fault": OTHER_RULES}
    shown, weighed = lines_of(view.game, view, int(job["playouts"]))
    values: dict[int, float] = {}
    for turn in weighed:
        values.setdefault(turn.first, turn.chance)
    told = [
        {"steps": line.turn.actions, "chance": line.turn.chance, "follows": line.follows}
        for line in shown
    ]
    playouts = shown[0].turn.playouts
    best_first = sorted(values.items(), key=lambda row: -row[1])
    return {"lines": told, "values": best_first, "playouts": playouts}


def view_of(job: dict[str, Any]) -> View | None:
    """The view a job speaks of, on compiled rules; None where they are others."""
    g = game(job["game"])
    return _view(job, g) if job["salt"] == g.salt else None


def _view(job: dict[str, Any], g: Game) -> View:
    states = np.frombuffer(base64.b64decode(job["record"]), g.record).copy()
    if g.is_interpreted:
        states = states.view(IntStates)
    return View(g, states, int(job["seat"]), int(job["number"]))


def weigh(job: dict[str, Any]) -> dict[str, Any]:
    """What turns are worth to the seat that could play them."""
    from korsi.coach.game import weighed

    view = view_of(job)
    if view is None:
        return {"fault": OTHER_RULES}
    rows = weighed(view.game, view, job["turns"], int(job["looks"]), 0)
    return {"chances": [float(row.mean()) for row in rows]}


def analyse(job: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A finished game from its first to its last move, after everybody who plays."""
    from korsi.coach.game import analysing

    _step_back()
    for part in analysing(read_record(job["match"]), float(job["limit"]), int(job["looks"])):
        yield {"part": part} if isinstance(part, float) else {"analysis": part.json()}


def keep(job: dict[str, Any]) -> dict[str, Any]:
    """What is left of a finished game: for it the whole table is imported."""
    from korsi.table.keeping import kept_of

    _step_back()
    return kept_of(job)


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
    """Whoever plays comes first, bots included; where every session has a share of its own, too."""
    if hasattr(os, "nice"):
        os.nice(max(0, BACK - os.nice(0)))
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text("15")


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


def check_box(job: dict[str, Any]) -> dict[str, Any]:
    """A box somebody sent in: held against its bounds, read by the game, and tried."""
    installed = game(job["game"])
    _end_after(int(job["seconds"]))
    try:
        box = read_own_box(job["text"], installed.box)
        g = game_with_box(job["game"], box)
        check_size(g, installed)
        for kind, id in untold(g, installed):
            raise BadBox(f"there is no name for {id!r}", key="box-untold", id=id, kind=kind)
        return {"digest": box.digest, "steps": try_out(g)}
    except BadBox as error:
        said = str(error).removesuffix(f" [{error.clause}]")
        return {"refused": said, "key": error.key, "clause": error.clause, "values": error.values}


def _end_after(seconds: int) -> None:
    """So much more time on a processor, however long that takes; then the system ends this process.
    Where there is no such limit only the server's patience ends it."""
    if resource is not None:
        used = int(time.process_time()) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, used + seconds))


DOES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "think": think, "advise": advise_, "warm": warm, "compile": compile_, "weigh": weigh,
    "weigh_turns": weigh_turns, "lines": lines, "box": check_box, "keep": keep,
}  # fmt: skip


def answer(line: str) -> dict[str, Any]:
    """A fault is an answer too: the server plays on with a random move."""
    try:
        job = json.loads(line)
        return DOES[job["do"]](job)
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
