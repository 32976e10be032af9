"""The clauses of a game's rules, read from docs/rules/<game>.md for its page."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import korsi

_LEVELS = {"C": "certain", "L": "likely", "R": "reconstructed"}
_HEAD = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)?)\s*([^*]*)\*\*:?\s*(.*)$")


def rules_file(game: str) -> Path | None:
    """In an installed package beside the game, in a checkout under docs/."""
    package = Path(korsi.__file__).parent
    places = (
        package / "games" / game / "rules.md",
        package.parents[1] / "docs/rules" / f"{game}.md",
    )
    return next((place for place in places if place.exists()), None)


@lru_cache(maxsize=16)
def clauses(game: str) -> tuple[dict[str, str], ...]:
    """{id, title, text, level}, in order; a section is an entry without text."""
    file = rules_file(game)
    if file is None:
        return ()
    found: list[dict[str, str]] = []
    open_ = False  # are we inside a clause?
    for line in file.read_text("utf-8").splitlines():
        head = _HEAD.match(line)
        section = re.match(r"^## ([A-Z]+-\d+) (.+)$", line)
        if section:
            found.append({"id": section[1], "title": section[2], "text": "", "level": ""})
            open_ = False
        elif head:
            found.append({"id": head[1], "title": head[2].strip(), "text": head[3], "level": ""})
            open_ = True
        elif open_ and line.startswith("  "):
            found[-1]["text"] += " " + line.strip()
        else:
            open_ = False
    return tuple(_levelled(clause) for clause in found)


def _levelled(clause: dict[str, str]) -> dict[str, str]:
    """The mark at a clause's end says how sure it is; the reasons after it stay in the file."""
    text, *rest = re.split(r"\s*\[([CLR])\]", clause["text"], maxsplit=1)
    plain = re.sub(r"[*`]", "", text).strip()
    return {**clause, "text": plain, "level": _LEVELS[rest[0]] if rest else ""}
