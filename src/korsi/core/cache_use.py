"""The folder of compiled rules: where it is, what is ready in it, and when it is cleared out.

A note `ready-...` is written when all of a part has been compiled, and names the files that were
used for it: whoever finds the note and the files need not wait for a compiler. Files are kept for
as long as somebody uses them, whatever version of Korsi that is.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

import platformdirs

DAY = 86400.0
KEPT = 60 * DAY
"""Code nobody has used for so long is thrown away."""
FRESH = 2 * DAY
"""What was used since is never thrown away, however full the folder is."""
MOST = 1 << 30
"""Bytes the folder may hold; beyond, what was not used for longest goes first."""

_used: set[str] = set()  # files this process has read or written


def cache_folder() -> Path:
    """Where compiled rules are kept: `KORSI_CACHE`, else the user's cache directory."""
    return Path(os.environ.get("KORSI_CACHE") or platformdirs.user_cache_dir("korsi"))


def used(file: Path) -> None:
    """Note that a file is in use, by its time stamp."""
    _used.add(file.name)
    with contextlib.suppress(OSError):
        if time.time() - file.stat().st_mtime > DAY:
            os.utime(file)


def _note(key: str) -> Path:
    return cache_folder() / f"ready-{key}"


def note_ready(key: str) -> None:
    """Note that everything this process has used so far is what `key` needs."""
    with contextlib.suppress(OSError):
        cache_folder().mkdir(parents=True, exist_ok=True)
        writing = _note(f"{key}.{os.getpid()}")
        writing.write_text("\n".join(sorted(_used)))
        writing.replace(_note(key))


def is_ready(key: str) -> bool:
    """Is there everything `key` needs?"""
    try:
        needed = _note(key).read_text().split()
        there = {entry.name for entry in os.scandir(cache_folder())}
    except OSError:
        return False
    return bool(needed) and there.issuperset(needed)


def prune(now: float | None = None, most: int = MOST) -> list[str]:
    """Delete what nobody has used for long; returns the names."""
    now = time.time() if now is None else now
    try:
        found = [(e.stat().st_mtime, e.stat().st_size, e) for e in os.scandir(cache_folder())]
    except OSError:
        return []
    gone, total = [], sum(size for _, size, _ in found)
    for changed, size, entry in sorted(found, key=lambda one: one[:2]):
        age = now - changed
        if age > KEPT or (total > most and age > FRESH):
            with contextlib.suppress(OSError):
                Path(entry.path).unlink()
                gone.append(entry.name)
                total -= size
    return gone
