"""Compiling a game's rules: when it is needed, and who does it.

`python -m korsi.core.warm GAME [BOX]` compiles into the cache and leaves a note there. A match
that finds no note begins on the interpreted twin, lets such a process run beside it, and goes over
to the compiled game between two moves when it is done: nobody waits for a compiler.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np

from korsi.core import cache_use
from korsi.core.game import BOX_FILE, Game, game, game_folder, game_names
from korsi.core.rule import VERSIONS

LOOKS = 8
"""Positions of a game that are drawn to find the rules its pictures ask."""
LONGEST = 900.0
"""Seconds after which a process that compiles is taken for dead."""


def key_of(g: Game, part: str = "rules") -> str:
    """The name of the note that says this part of a game is compiled."""
    versions = "-".join(str(v) for v in VERSIONS).replace(" ", "")
    return f"{g.name}-{part.replace(' ', '-')}-{g.salt}-{versions}"


def is_warm(g: Game, part: str = "rules") -> bool:
    """Can this be loaded without compiling?"""
    return g.is_interpreted or cache_use.is_ready(key_of(g, part))


def warm_rules(g: Game) -> None:
    """Call everything a table calls, so that it is compiled: play, views, and the rules that
    pictures ask."""
    from korsi.core.match import Match

    for players in {g.players[0], g.players[-1]}:
        match = Match(g, players, seed=0)
        rng = np.array([1, 2, 3, 4], np.int64)
        for step in range(g.max_steps):
            if match.over:
                break
            if step % max(1, g.max_steps // LOOKS) == 0 or step < 2:
                _look(match)
            chosen = int(g.entrypoints.random_move(match.states, 0, rng, match.mask(0)))
            match.play(chosen % g.moves.count, chosen // g.moves.count)
        _look(match)


def _look(match: Any) -> None:
    """Ask everything a page asks of one position."""
    g, seat = match.game, (match.acting() or [0])[0]
    match.scores(), match.ranking(), match.breakdown(), match.can_undo()
    g.entrypoints.refusal(match.states, 0, 0, 0)
    for view in (match.view(seat), match.view(-1)):
        view.json(), view.scores(), view.breakdown(), view.standing(), view.scene()


# --------------------------------------------------------------------------- beginning at once

_loaded: dict[str, Game] = {}  # games whose compiled rules this process has
_loading: set[str] = set()
_asked: dict[tuple[str, ...], float] = {}  # salt, how -> when a process was last asked to compile


def at_once(g: Game) -> Game:
    """The game a match can begin with now: the compiled one if that is quick, else its twin."""
    if g.is_interpreted or g.salt in _loaded or is_warm(g) or not _has_home(g):
        return g
    compile_beside(g)
    return g.interpreted


def gone_over(g: Game) -> Game:
    """The compiled game instead of its twin, as soon as it is loaded; until then the twin."""
    original = g.compiled
    if original is None or original.salt in _loaded:
        return original or g
    if original.salt not in _loading and is_warm(original):
        _loading.add(original.salt)
        name = f"load {original.name}"
        threading.Thread(target=load, args=(original,), name=name, daemon=True).start()
    return g


def load(g: Game) -> None:
    """Load what is compiled into this process, beside whatever else it does."""
    with contextlib.suppress(Exception):  # a cache that broke meanwhile: the twin plays on
        warm_rules(g)
        _loaded[g.salt] = g


def _has_home(g: Game) -> bool:
    """Can another process find this game by its name (and box)?"""
    return g.name in game_names() and game_folder(g.name) is not None


def compile_beside(g: Game, how: tuple[str, ...] = ("korsi.core.warm",)) -> None:
    """Compile in a process of its own, once, however many ask for it; `how` is what follows `python
    -m`."""
    if time.monotonic() - _asked.get((g.salt, *how), -LONGEST) < LONGEST:
        return
    _asked[g.salt, *how] = time.monotonic()
    package = game_folder(g.name)
    box = [] if package and g.box.path == package / BOX_FILE else [str(g.box.path)]
    with contextlib.suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-m", *how, g.name, *box],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=os.name == "posix",
        )


@contextlib.contextmanager
def _alone(key: str) -> Any:
    """Does nobody else compile this now? A mark in the cache tells the others."""
    mark = cache_use.cache_folder() / f"compiling-{key}"
    mark.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        if time.time() - mark.stat().st_mtime > LONGEST:
            mark.unlink()
    try:
        with mark.open("x") as file:
            file.write(str(os.getpid()))  # who does
    except FileExistsError:
        yield False
        return
    try:
        yield True
    finally:
        mark.unlink(missing_ok=True)


def main(name: str, box: Path | None = None) -> None:
    g = game(name, box)
    if hasattr(os, "nice"):
        os.nice(15)  # whoever plays comes first
    with _alone(key_of(g)) as alone:
        if alone and not is_warm(g):
            warm_rules(g)
            cache_use.note_ready(key_of(g))
            cache_use.prune()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
