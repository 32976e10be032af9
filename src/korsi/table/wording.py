"""The words of the table: shared ones, the game's, and its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from korsi.core.game import Game
from korsi.language import Words
from korsi.table.rooms import Room

LOCALE = Path(__file__).parent / "locale"


@lru_cache(maxsize=256)
def _words(language: str, game: str | None, locale: Path | None) -> Words:
    from korsi.core.game import game as find

    return Words(language, find(game) if game else None, also=(LOCALE,))


def words_of(language: str, game: Game | None = None) -> Words:
    """What a reader of this language is told, about a game or about none."""
    return _words(language, game.name if game else None, game.locale if game else None)


def names_of(room: Room, words: Words) -> list[str]:
    """What the seats are called. People by their name, bots by theirs, alike ones numbered."""
    names = []
    for s in room.seats:
        person, _ = room.names.get(s.person or -1, ("", False))
        if s.kind == "open" and s.person is None:
            names.append(words("seat-open"))
        elif s.kind == "bot" and s.person is None:
            names.append(words(f"bot-{s.bot}") if s.bot else words("seat-name", seat=s.seat + 1))
        elif s.name or person:
            names.append(s.name or person)
        else:
            names.append(words("guest-name", seat=s.seat + 1))
    numbered = []
    for i, name in enumerate(names):
        same = [k for k, other in enumerate(names) if other == name]
        if len(same) > 1 and room.seats[i].kind != "open":
            name = words("name-numbered", name=name, number=same.index(i) + 1)
        numbered.append(name)
    return numbered
