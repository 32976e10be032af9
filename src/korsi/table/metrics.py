"""What a server counts of itself, and the text Prometheus reads it in."""

from __future__ import annotations

import json
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which a histogram counts; the last count is for all that took longer."""

FRESH = 5.0
"""Seconds after which a process leaves its figures again for those it serves with."""


@dataclass
class Histogram:
    """How long something took, each time."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass
class Figures:
    """What has happened in this process since it began."""

    moves: Counter[str] = field(default_factory=Counter)  # by whom they were made
    answers: dict[tuple[str, str], Histogram] = field(default_factory=dict)  # (page, status)

    def answered(self, page: str, status: int, seconds: float) -> None:
        kind = f"{status // 100}xx"
        self.answers.setdefault((page, kind), Histogram()).add(seconds)


@dataclass(frozen=True)
class Family:
    """One metric, and its lines as they are read."""

    name: str
    kind: str
    about: str
    lines: list[str]


Labels = Mapping[str, object]


def gauge(name: str, about: str, values: Iterable[tuple[Labels, float]]) -> Family:
    return Family(name, "gauge", about, [_line(name, labels, value) for labels, value in values])


def counter(name: str, about: str, values: Iterable[tuple[Labels, float]]) -> Family:
    return Family(name, "counter", about, [_line(name, labels, value) for labels, value in values])


def histogram(name: str, about: str, values: Iterable[tuple[Labels, Histogram]]) -> Family:
    lines = [line for labels, one in values for line in _histogram_lines(name, labels, one)]
    return Family(name, "histogram", about, lines)


def _histogram_lines(name: str, labels: Labels, one: Histogram) -> Iterator[str]:
    so_far = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), one.counts, strict=True):
        so_far += count
        yield _line(f"{name}_bucket", {**labels, "le": bound}, so_far)
    yield _line(f"{name}_sum", labels, round(one.total, 6))
    yield _line(f"{name}_count", labels, so_far)


def _line(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{key}="{_escaped(str(text))}"' for key, text in labels.items())
    return f"{name}{{{inside}}} {value}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def text_of(families: Iterable[Family]) -> str:
    """The text Prometheus reads; families of one name from several processes stand together."""
    together: dict[str, Family] = {}
    for family in families:
        together.setdefault(family.name, Family(family.name, family.kind, family.about, []))
        together[family.name].lines.extend(family.lines)
    out = []
    for one in together.values():
        out += [f"# HELP {one.name} {one.about}", f"# TYPE {one.name} {one.kind}", *one.lines]
    return "\n".join(out) + "\n"


# --------------------------------------------------------------------------- of several processes


def leave(folder: Path, worker: int, families: Iterable[Family]) -> None:
    """Write this process's figures where the others find them: any of them answers for all."""
    file = folder / f"{worker}.json"
    part = file.with_suffix(".part")
    part.write_text(json.dumps([vars(family) for family in families]))
    part.replace(file)


def left_by_others(folder: Path, worker: int) -> list[Family]:
    """The figures other processes left; not of a dead one, whose successor begins at nought."""
    found = []
    for file in sorted(folder.glob("*.json")):
        if file.stem != str(worker) and time.time() - file.stat().st_mtime < 4 * FRESH:
            found += [Family(**one) for one in json.loads(file.read_text())]
    return found


def memory_of(process: int) -> int:
    """Bytes a process has in memory; 0 where the system does not say."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
