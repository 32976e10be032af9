"""Every run says which random games it plays, so that they can be played again."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from pathlib import Path

import pytest

from amounts import PROVE, SEED, takes_turn

# The example of docs/add-a-game.md is a game like any other here, also beside those of a folder
# `make game` names: tests of the laws themselves are made with it.
NAMED = os.environ.get("KORSI_GAMES", "").split(os.pathsep)
EXAMPLE = str(Path(__file__).parent / "example")
os.environ["KORSI_GAMES"] = os.pathsep.join(dict.fromkeys(filter(None, [*NAMED, EXAMPLE])))

# A compiler's million objects stay: looking through them again and again was a tenth of the time.
gc.set_threshold(50_000, 20, 20)


def pytest_sessionstart(session: pytest.Session) -> None:
    """A header of one's own: pytest's is left out by -q."""
    printer = session.config.pluginmanager.get_plugin("terminalreporter")
    if printer is not None:  # a worker has none
        whole = ", everything (KORSI_PROVE)" if PROVE else ""
        printer.write_line(f"random games from seed {SEED}{whole}; again: KORSI_SEED={SEED}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked one_in(n) take turns: this run has one nth of them; who asks for some by name
    gets all of those."""
    if config.option.keyword or any("::" in asked for asked in config.args):
        return
    places: Counter[int] = Counter()
    left_out = []
    for item in items:
        if mark := item.get_closest_marker("one_in"):
            of = mark.args[0]
            if not takes_turn(places[of], of):
                left_out.append(item)
            places[of] += 1
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        out = set(left_out)
        items[:] = [item for item in items if item not in out]


@pytest.fixture
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process without compiled rules that loads none; what earlier tests began is waited for."""
    import korsi
    from korsi.core import warm

    for thread in threading.enumerate():
        if thread.name.startswith("load "):
            thread.join()
    monkeypatch.setattr(warm, "_loaded", {})
    monkeypatch.setattr(warm, "_loading", {korsi.game(name).salt for name in korsi.game_names()})
