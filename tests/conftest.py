"""Every run says which random games it plays, so that they can be played again."""

from __future__ import annotations

import pytest

from amounts import PROVE, SEED


def pytest_sessionstart(session: pytest.Session) -> None:
    """A header of one's own: pytest's is left out by -q."""
    printer = session.config.pluginmanager.get_plugin("terminalreporter")
    if printer is not None:  # a worker has none
        whole = ", everything (KORSI_PROVE)" if PROVE else ""
        printer.write_line(f"random games from seed {SEED}{whole}; again: KORSI_SEED={SEED}")
