"""The words of the table: shared ones, the game's, and its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from korsi.bots.outside import OWN
from korsi.bots.seats import CHARACTERS
from korsi.core.game import Game
from korsi.core.game import game as find_game
from korsi.core.scene import Args, Noun, Say
from korsi.language import LANGUAGES, Words
from korsi.spelling import joined
from korsi.table.live_table import LiveTable

LOCALE = Path(__file__).parent / "locale"


@lru_cache(maxsize=256)
def _words(language: str, game: str | None, locale: Path | None) -> Words:
    return Words(language, find_game(game) if game else None, also=(LOCALE,))


def words_of(language: str, game: Game | None = None) -> Words:
    """What a reader of this language is told, about a game or about none."""
    if game is not None and game.beside:  # its own things have its own names
        return _words_beside(language, game)
    return _words(language, game.name if game else None, game.locale if game else None)


@lru_cache(maxsize=40)
def _words_beside(language: str, game: Game) -> Words:
    return Words(language, game, also=(LOCALE,))


SAID = 20_000
"""Texts remembered for one language."""

_ANYBODY = [chr(0xE000 + seat) for seat in range(16)]
"""Signs no language uses, for the names of the seats: a text that names people is made once for all
tables, and given its names afterwards. Nothing else in a text depends on what people are called."""


def _names_people(text: str) -> bool:
    return any(sign in text for sign in _ANYBODY)


@lru_cache(maxsize=1024)
def _called(names: tuple[str, ...], code: str) -> Callable[[str], str]:
    """Puts the names of those who sit at a table into a text. Whether it is d'Otto or de Luc shows
    only then."""
    signs = list(zip(_ANYBODY, names, strict=False))
    if any(map(_names_people, names)):  # at once: no name becomes another by such a sign in it
        at_once = {ord(sign): name for sign, name in signs}
        return lambda text: joined(code, text.translate(at_once))

    def named(text: str) -> str:
        for sign, name in signs:
            if sign in text:
                text = text.replace(sign, name)
        return joined(code, text)

    return named


@lru_cache(maxsize=64)
def _said(words: Words) -> dict[Any, tuple[str, bool]]:
    """What was said in these words: the text, and whether names are missing in it."""
    return {}


def _frozen(value: Any) -> Any:
    """An argument as something to remember by: a list of notes holds arguments of its own."""
    if type(value) is not tuple:
        return value
    return tuple((key, *((name, _frozen(args[name])) for name in args)) for key, args in value)


@lru_cache(maxsize=4096)  # everybody at a thousand tables
def _say_of(words: Words, names: tuple[str, ...], you: int) -> Say:
    known, called, me = _said(words), _called(names, words.code), Noun("seat", you)
    plainly, to_me = words.say(_ANYBODY), words.say(_ANYBODY, you)

    def said(key: str, args: Args) -> str:
        mine = me in args.values()  # the rest is told to all in the same words
        asked: Any = (key, you if mine else -1, *args, *args.values())
        try:
            found = known.get(asked)
        except TypeError:  # notes among them
            asked = (key, you if mine else -1, *((name, _frozen(args[name])) for name in args))
            found = known.get(asked)
        if found is None:
            if len(known) > SAID:
                known.clear()
            text = (to_me if mine else plainly)(key, args)
            found = known[asked] = text, _names_people(text)
        return called(found[0]) if found[1] else found[0]

    return said


def say_of(words: Words, names: list[str], you: int = -1) -> Say:
    """Like words.say(names, you), remembered: from one move to the next most of a board is the
    same."""
    return _say_of(words, tuple(names), you)


@lru_cache(maxsize=20_000)
def action_text(words: Words, action: int) -> str:
    """What the button of a choice says."""
    return words.action(words.game.moves.json(action))


def step_text(words: Words, names: list[str], action: int, seat: int, you: int) -> str:
    """The same of a step this seat makes, where that names people; `you` is the reader's seat."""
    named = words.game.action_words
    note = named and named(action, seat, len(names), seat == you)
    return say_of(words, names, you)(*note) if note else action_text(words, action)


@lru_cache(maxsize=20_000)
def notation(words: Words, action: int) -> str:
    """The move as it is written down."""
    return words.game.moves.write(action)


@lru_cache(maxsize=20_000)
def _told(words: Words, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    return words(key, **dict(values))


def told(words: Words, key: str, /, **values: Any) -> str:
    """Like words(key, ...), remembered: most of a table says the same after every move."""
    return _told(
        words, key, tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in values.items())
    )


@lru_cache(maxsize=1024)
def seats_in(game: Game, event: str) -> tuple[str, ...]:
    """The fields of an event that name seats."""
    kind = next(k for k in game.events if k.name == event)
    return "seat", *(field for field, how in kind.fields if how == "seat")


@lru_cache(maxsize=50_000)
def _event_texts(words: Words, event: tuple[tuple[str, Any], ...], you: int) -> tuple[str, str]:
    return words.event_and_deed(dict(event), _ANYBODY, you)


def event_texts(words: Words, names: list[str], event: dict[str, Any], you: int) -> tuple[str, str]:
    """A line of the log, and the same without the name that stands in front of it; "" where it does
    not begin with it. What happens in the open is told to all others in the same words."""
    seats = seats_in(words.game, event["event"])
    said_to = you if any(event.get(field) == you for field in seats) else -1
    text, deed = _event_texts(words, tuple(event.items()), said_to)
    called = _called(tuple(names), words.code)
    return called(text), called(deed)


def about_seat(words: Words, key: str, names: list[str], seat: int, you: int, **more: Any) -> str:
    """A message about a seat, to the others or to whoever sits there."""
    if seat == you:
        return words.to_you(key, seat=names[seat], **more)
    return told(words, key, seat=names[seat], **more)


CHEERFUL = 16
"""Names for those who gave none."""


def guest_name(words: Words, number: int, name: str = "") -> str:
    """What somebody is called; without a name of their own, cheerfully, in the reader's words."""
    return name or told(words, "guest-name", number=number % CHEERFUL)


def free_names(words: Words, taken: Collection[str], first: int) -> list[str]:
    """Cheerful names nobody here has yet, in any language, from one of them on."""
    order = [(first + n) % CHEERFUL for n in range(CHEERFUL)]
    free = [n for n in order if _in_every_language(n).isdisjoint(taken)]
    return [guest_name(words, n) for n in free or order]


@cache
def _in_every_language(number: int) -> frozenset[str]:
    return frozenset(guest_name(words_of(code), number) for code in LANGUAGES)


def bot_name(words: Words, bot: str | None, kin: int = 1) -> str:
    """What a bot is called, the second of its kind as its relative is; a program as its operator
    calls it."""
    if bot is None or bot.startswith(OWN):
        return (bot or "").removeprefix(OWN)
    return told(words, f"bot-{bot}-name", number=kin)


def level_of(live: LiveTable, seat: int) -> int:
    """How strong a character plays, 1 to 6, whatever this relative of theirs is called; 0: nobody
    who has a level."""
    sits = live.seats[seat]
    character = sits.bot in CHARACTERS and sits.person is None and not sits.name
    return CHARACTERS.index(str(sits.bot)) + 1 if character else 0


def strength(words: Words, level: int) -> str:
    return told(words, "bot-strength", level=level) if level else ""


def kin_of(live: LiveTable, seat: int) -> int:
    """How many of its kind sit here up to this bot: a character comes with relatives of theirs."""
    sits = live.seats[seat]
    if sits.kin is not None:
        return sits.kin
    alike = [s for s in live.seats[:seat] if s.bot == sits.bot and not s.name]
    return 1 + sum(s.person is None or bool(live.setup.analysis) for s in alike)


def names_of(live: LiveTable, words: Words) -> list[str]:
    """What the seats are called. People by their name, bots by theirs, alike ones numbered."""
    names = []
    for s in live.seats:
        person, _ = live.names.get(s.person or -1, ("", False))
        if s.kind == "open" and s.person is None:
            names.append(told(words, "seat-open"))
        elif s.name:
            names.append(s.name)
        elif s.person is None or live.setup.analysis:  # on such a board nobody is oneself
            name = bot_name(words, s.bot, kin_of(live, s.seat))
            names.append(name or told(words, "seat-name", seat=s.seat + 1))
        else:  # of several people without a name at one screen the first is its owner
            others = live.seats[: s.seat]
            before = sum(other.person == s.person and not other.name for other in others)
            names.append(guest_name(words, s.person + 5 * before, "" if before else person))
    numbered = []
    for i, name in enumerate(names):
        same = [k for k, other in enumerate(names) if other == name]
        if len(same) > 1 and not (live.seats[i].kind == "open" and live.seats[i].person is None):
            name = told(words, "name-numbered", name=name, number=same.index(i) + 1)
            # Only isolates inside: a sentence around it would take the name for left-to-right.
            name = re.sub("[\u2068\u2069]", "", name)
        numbered.append(name)
    return numbered


def who_is_you(own: list[int]) -> int:
    """The seat the log calls "you"; -1: nobody, for who watches and for several at one screen."""
    return own[0] if len(own) == 1 else -1
