"""The rules on a game's page: its package's rulebook/<language>.md, section by section.

## K-3 Turn and card movement
- **K-3.5 L** A clause: its id, how sure it is (nothing where certain), its text,
  which goes on in indented lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from korsi.core.errors import BadGame
from korsi.core.game import Game
from korsi.language import Words

LEVELS = {"": "certain", "L": "likely", "R": "reconstructed", "D": "decided"}
_SECTION = re.compile(r"## ([A-Z]+-\d+) (.+)")
_CLAUSE = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)(?: ([LRD]))?\*\* (.+)")


@dataclass
class Clause:
    """One numbered rule."""

    id: str
    level: str
    text: str

    @property
    def parts(self) -> list[str]:
        """Its text, cut at the clauses and sections it refers to: every second part is one."""
        return re.split(r"\b([A-Z]+-\d+(?:\.\d+)?)", self.text)


@dataclass
class Section:
    """A chapter of the rules."""

    id: str
    title: str
    clauses: list[Clause] = field(default_factory=list)


def rulebook(game: Game, language: str) -> list[Section]:
    """The rules of a game in a language; nothing for a game that came without."""
    file = game.locale.parent / "rulebook" / f"{language}.md"
    return read_rulebook(file) if file.exists() else []


def clause_json(g: Game, words: Words, clause: str) -> dict[str, str] | None:
    """Where the rules speak of it: a link to the game's page, if its rulebook has that clause."""
    if not clause:
        return None
    known = clause in _ids(g, words.code)
    url = f"/g/{g.name}#{clause}" if known else ""
    return {"id": clause, "name": words.clause(clause), "url": url}


@lru_cache(maxsize=64)
def _ids(g: Game, language: str) -> frozenset[str]:
    """Of every section and clause there is; asked for each line of each breakdown."""
    sections = rulebook(g, language)
    return frozenset(id for s in sections for id in (s.id, *(c.id for c in s.clauses)))


@lru_cache(maxsize=64)
def read_rulebook(file: Path) -> list[Section]:
    """The sections of a file; a line that is none of the three kinds is an error."""
    sections: list[Section] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        section, clause = _SECTION.fullmatch(line), _CLAUSE.fullmatch(line)
        if section:
            sections.append(Section(section[1], section[2]))
        elif clause and sections:
            sections[-1].clauses.append(Clause(clause[1], LEVELS[clause[2] or ""], clause[3]))
        elif line.startswith("  ") and sections and sections[-1].clauses:
            sections[-1].clauses[-1].text += " " + line.strip()
        elif line.strip():
            raise BadGame(
                f"{file.parent.name}/{file.name}, line {number}: {line!r} is neither a section "
                f"(## X-1 Title) nor a clause (- **X-1.1** Text)"
            )
    return sections
