"""What Korsi says to people: messages, plurals, digits and dates of five languages.

    words = Words("fa", "some_game")
    words("prompt-build", colour="red")          a message by its key
    words.event(event, names)                    a line of the log
    words.action(action)                         what the button of a choice says

Messages of a game (`games/<game>/locale/*.ftl`) lie on top of the shared ones (`korsi/locale/`).
How keys are named: docs/languages.md. How a language is added or corrected: the same page.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property, lru_cache
from numbers import Integral, Real
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.dates import format_date
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message

from korsi.core.errors import BadGame, BadRecord, BadSetup, KorsiError
from korsi.core.game import Game, game_folder
from korsi.core.game import game as find_game
from korsi.core.moves import Axis
from korsi.core.scene import And, Args, Noun, Say
from korsi.spelling import (
    MONTHS,
    NESTED,
    bundle_of,
    filled,
    fluent_number,
    jalali,
    joined,
    turned,
)

_HERE = Path(__file__).parent
_log = logging.getLogger(__name__)

STRICT = "PYTEST_VERSION" in os.environ or os.environ.get("KORSI_STRICT_WORDS") == "1"
"""In tests a missing message raises. Elsewhere the reader gets English, or at worst the key."""

# --------------------------------------------------------------------------- the languages


@dataclass(frozen=True)
class Language:
    """A language a table can be read in."""

    code: str
    name: str  # what its speakers call it
    direction: Literal["ltr", "rtl"]
    digits: str = "0123456789"
    between: str = "\u00a0· "  # between the parts of one line: none begins with it


LANGUAGES = {
    language.code: language
    for language in (
        # beside a Persian digit a dot is a nought: one would read ten influence
        Language("fa", "فارسی", "rtl", "۰۱۲۳۴۵۶۷۸۹", "؛ "),
        Language("en", "English", "ltr"),
        Language("de", "Deutsch", "ltr"),
        Language("fr", "Français", "ltr"),
        Language("it", "Italiano", "ltr"),
    )
}


def choose_language(accept: str | None, default: str = "en") -> str:
    """The language a browser likes best among ours, by its Accept-Language header."""
    best, liking = default, 0.0
    for part in (accept or "")[:1000].split(","):
        tag, _, rest = part.partition(";")
        code = re.split("[-_]", tag.strip().lower())[0]
        weight = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", rest)
        q = float(weight[1]) if weight else 0.0 if rest.strip() else 1.0
        if code in LANGUAGES and q > liking:
            best, liking = code, q
    return best


# --------------------------------------------------------------------------- keys


class MissingWords(LookupError):
    """A message that is not there, or that could not be filled in."""


def key_of(*parts: object) -> str:
    """Ids joined to a key: key_of("confidence", "board.lake") is confidence-board-lake."""
    return "-".join([_slug(str(part)) for part in parts])


@lru_cache(maxsize=5000)
def _slug(text: str) -> str:
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


# --------------------------------------------------------------------------- what to say

Names = Sequence[str] | Mapping[int, str]
"""What the seats are called, by seat number."""


def _locale_of(game: Game | str) -> Path:
    if isinstance(game, Game):
        return game.locale
    folder = game_folder(game)
    return folder / "locale" if folder else find_game(game).locale


class Words:
    """Everything one reader is told, in one language, at one game or at none."""

    def __init__(
        self,
        language: str = "en",
        game: Game | str | None = None,
        *,
        isolate: bool = True,  # off for terminals, which cannot show the bidi controls
        also: Sequence[Path] = (),  # further folders of .ftl files, the table's for instance
        strict: bool | None = None,
    ):
        if language not in LANGUAGES:
            there = ", ".join(LANGUAGES)
            raise BadSetup(
                f"there is no language {language!r}; there are: {there}",
                key="setup-language",
                given=str(language),
                languages=there,
            )
        self.language = LANGUAGES[language]
        self.code = language
        self.direction = self.language.direction
        self.isolate = isolate
        self.strict = STRICT if strict is None else strict
        self._game = game
        own = () if game is None else (_locale_of(game),)
        for folder in own:
            if not (folder / f"{language}.ftl").is_file():
                raise BadGame(
                    f"{folder.parent.name} says nothing in {self.language.name}: "
                    f"{language}.ftl is missing in {folder.name}/; copy en.ftl and translate it"
                )
        self._folders = (*own, *also, _HERE / "locale")
        self._locale = Locale(language)
        self._known: dict[tuple[str, str, Any], dict[str, Any]] = {}  # forms of ids, see _forms

    @cached_property
    def game(self) -> Game:
        """The game talked about; its package is imported only when ids have to be named."""
        if self._game is None:
            raise MissingWords("these words belong to no game")
        return find_game(self._game) if isinstance(self._game, str) else self._game

    @cached_property
    def axes(self) -> dict[str, Axis]:
        """The axes of the game's actions and events, by name."""
        if self._game is None:
            return {}
        found = {a.name: a for family in self.game.moves.families for a in family.axes}
        for kind in self.game.events:
            for _, how in kind.fields:
                if isinstance(how, Axis):
                    found.setdefault(how.name, how)
        return found

    # ------------------------------------------------------------------ messages

    def __call__(self, key: str, values: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """A message. Numbers get the reader's digits, ids of the game become its words."""
        return self._say(key, self._arguments({**(values or {}), **more}))

    def of(self, *ids: object) -> str:
        """The message about a thing: of("option", "colours"), of("confidence", "board.lake")."""
        return self(key_of(*ids))

    def has(self, key: str) -> bool:
        """Is there such a message in this language?"""
        return self._bundle.has_message(key)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return bundle_of(self.code, self._folders, self.isolate)

    def _say(self, key: str, arguments: dict[str, Any]) -> str:
        bundle = self._bundle
        if not bundle.has_message(key):
            if self.strict:
                raise MissingWords(f"{self.code} has no message {key!r}")
            _log.warning("%s has no message %s", self.code, key)
            bundle = bundle_of("en", self._folders, self.isolate)
            if not bundle.has_message(key):
                return f"[{key}]"
        return self._fill(bundle, key, bundle.get_message(key).value, arguments)

    def _fill(self, bundle: FluentBundle, key: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = filled(bundle, pattern, arguments)
        if errors:
            if self.strict:
                raise MissingWords(f"{self.code}, {key}: {'; '.join(map(str, errors))}")
            _log.warning("%s, %s: %s", self.code, key, errors)
        text = joined(self.code, text).replace(" → ", "\u00a0→\u00a0")  # from one number to another
        return turned(text) if self.direction == "rtl" and NESTED.search(text) else text

    def say(self, names: Names = (), you: int = -1) -> Say:
        """What a scene asks for the texts of its pieces and targets; `names` name the seats, `you`
        is the reader's: what speaks of it has a form of its own, .you where it is $seat, .you-first
        where it is $first."""
        me = Noun("seat", you)

        def said(key: str, args: Args) -> str:
            arguments = self._arguments(args, names)
            for name, value in args.items() if you >= 0 else ():
                if value == me:
                    form = "you" if name == "seat" else f"you-{name}"
                    yours = {**arguments, name: self("you")}
                    return self._to_you(key, form, yours, arguments)
            return self._say(key, arguments)

        return said

    def _arguments(self, values: Mapping[str, Any], names: Names = ()) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            if isinstance(value, Noun):
                if value.kind == "seat":
                    arguments[name] = self._name(names, int(value.id))
                else:
                    arguments.update(self._forms(name, value.kind, value.id))
            elif isinstance(value, str) and name in self.axes:
                arguments.update(self._forms(name, self.axes[name].name, value))
            elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
                said = self.say(names)  # notes: 1 wood, 1 stone
                last = "list-and" if isinstance(value, And) else "list-comma"
                arguments[name] = self.join([said(*note) for note in value], last=last)
            else:
                arguments[name] = self._argument(value)
        return arguments

    def _argument(self, value: Any) -> Any:
        if value is None or isinstance(value, bool):
            return {None: "none", True: "true", False: "false"}[value]
        if isinstance(value, Real):
            return fluent_number(self.code, value)  # type: ignore[arg-type]
        if isinstance(value, date):
            return self.date(value)
        return self.join(value) if isinstance(value, list | tuple) else str(value)

    # ------------------------------------------------------------------ the game's nouns

    def noun(self, kind: str, id: Any) -> str:
        """What a thing of the game is called: noun("colour", "red"), noun("cell", "c3")."""
        return str(self._forms("it", kind, id)["it"])

    def _forms(self, name: str, kind: str, id: Any) -> dict[str, Any]:
        """An id as Fluent variables: $name, its other forms $name-FORM, $name-id to select by."""
        found = self._known.get((name, kind, id))
        if found is None:
            found = self._known[name, kind, id] = self._forms_of(name, kind, id)
        return found

    def _forms_of(self, name: str, kind: str, id: Any) -> dict[str, Any]:
        if id is None:
            return {name: "none", f"{name}-id": "none"}
        if isinstance(id, Integral):
            return {name: self._argument(id), f"{name}-id": str(id)}
        key, text = key_of(kind, id), str(id)
        if kind in self.axes and id in self.axes[kind].coordinates:
            return {name: self.cell(*self.axes[kind].coordinates[id]), f"{name}-id": text}
        if not self.has(key) and (numbered := self._numbered(key)):
            return {name: self._say(*numbered), f"{name}-id": key_of(id)}
        forms = {name: self._say(key, {}), f"{name}-id": key_of(id)}
        if self.has(key):
            message: Message = self._bundle.get_message(key)
            for form, pattern in message.attributes.items():
                forms[f"{name}-{form}"] = self._fill(self._bundle, key, pattern, {})
        return forms

    def _numbered(self, key: str) -> tuple[str, dict[str, Any]] | None:
        """A thing of another box than ours: payment-start-7 is said by payment-start-n."""
        kind, _, n = key.rpartition("-")
        if not n.isdecimal() or not self.has(f"{kind}-n"):
            return None
        return f"{kind}-n", {"n": self._argument(int(n))}

    def names(self, kind: str, id: str) -> bool:
        """Has a thing of this id a name?"""
        key = key_of(kind, id)
        return self.has(key) or self._numbered(key) is not None

    def cell(self, column: str, row: int) -> str:
        """A cell as its reader writes it: c3, or its Persian letter and number."""
        bundle = bundle_of(self.code, self._folders, False)  # one word: nothing to keep apart
        arguments = {"column": self(f"column-{column}"), "row": fluent_number(self.code, row)}
        return self._fill(bundle, "cell", bundle.get_message("cell").value, arguments)

    def line(self, line: Mapping[str, Any]) -> str:
        """What the points of a line of the scores are for."""
        return self(key_of("breakdown", line["what"]), self.amounts(line))

    def amounts(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """What a message may say of such a line: lists are joined, amounts are counted."""
        values = dict(item)
        for name, value in item.items():
            if isinstance(value, list):
                values[name] = self.join([self.noun(name.removesuffix("s"), v) for v in value])
            elif isinstance(value, dict):
                counted = value.items()
                each = [self("breakdown-items", item=kind, number=n) for kind, n in counted]
                values[name] = self.join(each)
        return values

    def event(self, event: Mapping[str, Any], names: Names, you: int = -1) -> str:
        """A line of the log. `event` is an event's JSON, `names` what the seats are called, `you`
        the reader's seat: what it does or is done to it has a form of its own."""
        return self.event_and_deed(event, names, you)[0]

    def event_and_deed(
        self, event: Mapping[str, Any], names: Names, you: int = -1
    ) -> tuple[str, str]:
        """The same, and how it is said where the name of its seat stands in front already; "" if it
        has no such form, because the sentence does not begin with the name."""
        key, form, arguments = self._event(event, names, you)
        given = self._bundle.get_message(key).attributes if self.has(key) else {}
        kept = f"{form}-deed" if form in given else "deed"
        deed = self._fill(self._bundle, key, given[kept], arguments) if kept in given else ""
        yours = {**arguments, "seat": self("you")} if form == "you" else arguments
        text = self._to_you(key, form, yours, arguments) if form else self._say(key, arguments)
        # what is named { event-built.deed } is no foreign word: it needs no isolate
        return (text.replace(f"\u2068{deed}\u2069", deed) if deed else text), deed

    def deed(self, event: Mapping[str, Any], names: Names, you: int = -1) -> str:
        """The second of these alone."""
        return self.event_and_deed(event, names, you)[1]

    def _event(
        self, event: Mapping[str, Any], names: Names, you: int
    ) -> tuple[str, str, dict[str, Any]]:
        """The message of an event, the form of it the reader is told, and its arguments."""
        kind = next(k for k in self.game.events if k.name == event["event"])
        key, arguments = key_of("event", kind.name), dict[str, Any]()
        if "forced" in event:  # nothing else was possible, and to whoever it was done for, why
            key, arguments["why"] = f"{key}-forced", event["forced"]
        if "seat" in event:
            arguments["seat"] = self._name(names, event["seat"])
        for field, how in kind.fields:
            if isinstance(how, Axis):
                arguments.update(self._forms(field, how.name, event[field]))
            elif how == "seat":
                arguments[field] = self._name(names, event[field])
            elif how == "notes":  # as something to remember by: (key, (name, value), ...)
                arguments[field] = self.join([self(key, dict(a)) for key, *a in event[field]])
            else:
                arguments[field] = self._argument(event[field])
        if you >= 0 and event.get("seat") == you:
            return key, "you", arguments
        if you >= 0 and any(how == "seat" and event[field] == you for field, how in kind.fields):
            return key, "to-you", arguments
        return key, "", arguments

    def ended(self, event: Mapping[str, Any], names: Names, you: int = -1) -> str:
        """Why the game ended, if this event says it; "" otherwise."""
        key, form, arguments = self._event(event, names, you)
        key = key.replace("event-", "ended-", 1)
        if not self.has(key):
            return ""
        return self._to_you(key, form, arguments, arguments) if form else self._say(key, arguments)

    def to_you(self, key: str, **values: Any) -> str:
        """A message about a seat, said to whoever sits there: You resign."""
        arguments = self._arguments(values)
        return self._to_you(key, "you", {**arguments, "seat": self("you")}, arguments)

    def _to_you(
        self, key: str, form: str, arguments: dict[str, Any], otherwise: dict[str, Any]
    ) -> str:
        """A form of a message; where a game has none, the message itself."""
        given = self._bundle.get_message(key).attributes if self.has(key) else {}
        if form not in given:
            return self._say(key, otherwise)
        return self._fill(self._bundle, key, given[form], arguments)

    def _name(self, names: Names, seat: int) -> str:
        try:
            return names[seat]
        except LookupError:
            return self("seat-name", seat=seat + 1)

    def action(self, action: Mapping[str, Any]) -> str:
        """What the button of a choice says. `action` is an action's JSON."""
        family = next(f for f in self.game.moves.families if f.verb == action["action"])
        arguments: dict[str, Any] = {}
        for a in family.axes:
            arguments.update(self._forms(a.name, a.name, action[a.name]))
        return self._say(key_of("action", family.verb), arguments)

    def step(self, action: int, seat: int, names: Names, you: int = -1) -> str:
        """The same of a step a seat makes, by its number, where that names people."""
        named = self.game.action_words
        note = named and named(action, seat, len(names), seat == you)
        return self.say(names, you)(*note) if note else self.action(self.game.moves.json(action))

    def refusal(self, error: KorsiError) -> str:
        """What went wrong and what to do about it."""
        values = {name: self._argument(value) for name, value in error.values.items()}
        values["detail"] = str(error)
        if "option" in values and self.has(key_of("option", error.values["option"])):
            values["option"] = self.of("option", error.values["option"])
        text = self._explain(error.key, values)
        of_a_move = isinstance(error, BadRecord) and not error.key.startswith("record-")
        if of_a_move and "line" in values:
            return self._say("record-refused", {**values, "why": text})
        return text

    def _explain(self, key: str, values: dict[str, Any]) -> str:
        """An error's message; if the error does not carry what it needs, the English sentence."""
        if not self.has(key) and self.strict:
            raise MissingWords(f"{self.code} has no message {key!r}")
        if self.has(key):
            text, errors = filled(self._bundle, self._bundle.get_message(key).value, values)
            if not errors:
                return text
        return self._say("error", values)

    def choice(self, option: str, choice: str) -> str:
        """One of an option's choices, by a message of its own or by the names of things."""
        key = key_of("option", option, choice)
        if self.has(key):
            return self(key)
        named = next((o.nouns.get(choice) for o in self.game.options if o.name == option), None)
        if named:
            return self.join([self.noun(kind, id) for kind, id in named], last="list-comma")
        return self.number(int(choice)) if choice.isdecimal() else self.of("choice", choice)

    def verdict(self, breakdown: Sequence[Mapping[str, Any]]) -> str | None:
        """What a game played alone says at its end, where nobody can be first or last."""
        said = next(iter(breakdown), {}).get("verdict")
        return self(f"verdict-{said[0]['verdict']}") if said else None

    def howto(self) -> list[tuple[str, str]]:
        """The steps of the how-to-play: (title, text)."""
        steps: list[tuple[str, str]] = []
        while self.has(f"howto-{len(steps) + 1}-title"):
            n = len(steps) + 1
            steps.append((self(f"howto-{n}-title"), self(f"howto-{n}-text")))
        return steps

    # ------------------------------------------------------------------ numbers, lists, dates

    def number(self, value: float, **options: Any) -> str:
        """A number as the reader writes it. Options as of Fluent's NUMBER."""
        return str(fluent_number(self.code, value, **options).format(self._locale))

    def digits(self, text: str) -> str:
        """A text with its digits as the reader writes them, and nothing else changed."""
        return text.translate(str.maketrans("0123456789", self.language.digits))

    def join(self, items: Sequence[Any], last: str = "list-and") -> str:
        """Several things in a row: A, B and C."""
        texts = [self.number(x) if isinstance(x, Real) else str(x) for x in items]  # type: ignore[arg-type]
        if len(texts) < 2:
            return "".join(texts)
        text = texts[0]
        for item in texts[1:-1]:
            text = self._say("list-comma", {"first": text, "last": item})
        return self._say(last, {"first": text, "last": texts[-1]})

    def clause(self, id: str) -> str:
        """A clause as its reader finds it in the rules: K-3.5, in Persian 3.5 in its digits, where
        a Latin letter among the words would swap what stands around it."""
        return self.digits(id.partition("-")[2] or id) if self.direction == "rtl" else id

    def in_line(self, *parts: str) -> str:
        """Parts of one line, side by side: a title and a name, the steps of a turn."""
        return self.language.between.join(parts)

    def date(self, when: date) -> str:
        """A day, in Persian of the Persian calendar; a datetime with its time of day."""
        if self.code == "fa":
            year, month, day = jalali(when)
            text = self.digits(f"{day} {MONTHS[month - 1]} {year}")
        else:
            text = format_date(when, "long", "en_GB" if self.code == "en" else self.code)
        if not isinstance(when, datetime):
            return text
        return self._say("date-time", {"date": text, "time": self.digits(f"{when:%H:%M}")})
