"""What can go wrong, said so that a person can act on it.

Every error names what happened, where, and what to do. `key` and `values` let the web table say the
same in the reader's language; the English sentence is for programs, logs and the command line.
"""

from __future__ import annotations

from typing import Any


class KorsiError(Exception):
    """Anything a user can cause and mend. The command line turns it into exit code 2."""

    def __init__(self, sentence: str, *, key: str = "error", clause: str = "", **values: Any):
        super().__init__(sentence + (f" [{clause}]" if clause else ""))
        self.key = key
        self.clause = clause
        self.values = values


class Refused(KorsiError):
    """A move that may not be made now. The match is unchanged."""


class BadSetup(KorsiError):
    """No such game, player count, option or seed."""


class BadGame(KorsiError):
    """A game's package that lacks something or contradicts itself; says how to mend it."""

    def __init__(self, sentence: str):
        super().__init__(sentence, key="package-fault")


class BadRecord(KorsiError):
    """A .korsi file that cannot be read; the sentence names its line."""


class BadBox(KorsiError):
    """A components.toml that contradicts itself; the sentence names file, line and entry."""
