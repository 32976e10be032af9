"""What a machine can see of how sentences are written: spaces, signs, plurals, words that clash."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from korsi.core.explain import Card
from korsi.core.game import game
from korsi.core.match import Match
from korsi.core.scene import Noun
from korsi.language import LANGUAGES
from korsi.table.things import card_json
from korsi.table.wording import words_of
from own_files import ROOT, package_of
from test_language import FOLDERS, GAMES, each_folder, each_game, each_language, messages, read

DIGITS = {
    code: {ord("0") + i: digit for i, digit in enumerate(language.digits)}
    for code, language in LANGUAGES.items()
}
COUNTING = [code for code in LANGUAGES if code != "fa"]  # in Persian one and many look alike


def patterns(message: ftl.Message) -> Iterator[ftl.Pattern]:
    yield from (part.value for part in (message, *message.attributes) if part.value)


def texts(folder: Path, code: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(folder, code).items():
        if key != "play-help":  # a table of keys, laid out with spaces
            yield from ((key, text) for text in read(message).texts)


# ------------------------------------------------------------------ spaces and signs

ODD = {
    "a doubled space": r"\S  +\S",
    "a space before a comma or a full stop": r"\w [,.،؛](?:\s|$)",
    "a doubled sign": r"[,;:،؛]{2}|(?<!\.)\.\.(?!\.)",
    "a straight quotation mark": "[\"']",  # “ ”, „ “, « », ’ are what the languages write
}


@each_folder
@each_language
def test_spaces_and_signs_are_set_with_care(folder: Path, code: str) -> None:
    for key, text in texts(folder, code):
        for fault, sign in ODD.items():
            assert not re.search(sign, text), f"{key}: {fault} in {text!r}"


def test_french_has_one_kind_of_space_that_does_not_break() -> None:
    """U+00A0 before a high sign and inside « »: two kinds look alike to who writes."""
    files = [one for part in ("src", "tests") for one in (ROOT / part).rglob("fr.*")]
    assert len(files) > 8
    for file in files:
        assert "\u202f" not in file.read_text("utf-8"), file


def test_nobody_glues_texts_with_a_dot() -> None:
    """Beside a Persian digit it is a nought. `Language.between` says what stands there instead."""
    source = ROOT / "src" / "korsi"
    kinds = (".py", ".js", ".html", ".css")
    glued = {
        f"{file.relative_to(source)}: {line.strip()}"
        for file in source.rglob("*")
        if file.suffix in kinds
        for line in file.read_text("utf-8").splitlines()
        if "· " in line
    }
    assert {line.split(":")[0] for line in glued} == {
        "language.py",  # here it is said
        "cli/play.py",  # in front of a line, not between two
        "table/static/css/things.css",  # with its Persian twin
    }
    assert len(glued) == 3, glued
    for folder in FOLDERS:
        assert not [key for key, text in texts(folder, "fa") if "·" in text], folder
    apart = [language.code for language in LANGUAGES.values() if "·" not in language.between]
    assert apart == ["fa"]


DOTS = {"en": "\\S…", "de": "\\S…", "fr": "\\s…", "it": "\\s…", "fa": "\\s…"}


@each_folder
@each_language
def test_dots_stand_off_where_the_language_has_it_so(folder: Path, code: str) -> None:
    """English and German set a space before an ellipsis, French, Italian and Persian do not."""
    for key, text in texts(folder, code):
        assert not re.search(DOTS[code], text), f"{key}: {text!r}"


QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "fa": "«»"}


@each_folder
@each_language
def test_quotation_marks_are_those_of_the_language_and_close(folder: Path, code: str) -> None:
    opening, closing = QUOTES[code]
    for key, message in messages(folder, code).items():
        for pattern in patterns(message):
            said = "".join(read(pattern).texts)
            assert not set("“”„«»") - {opening, closing} & set(said), f"{key}: {said!r}"
            if not _selects(pattern):
                assert said.count(opening) == said.count(closing), f"{key}: {said!r}"


def _selects(pattern: ftl.Pattern) -> bool:
    placeables = [e.expression for e in pattern.elements if isinstance(e, ftl.Placeable)]
    return any(isinstance(e, ftl.SelectExpression) for e in placeables)


# ------------------------------------------------------------------ one and many


def numbered(pattern: ftl.Pattern) -> Iterator[tuple[str, list[str]]]:
    """The numbers of a text, each with the words right behind it."""
    for number, behind in pairwise((*pattern.elements, ftl.TextElement(""))):
        of = number.expression if isinstance(number, ftl.Placeable) else None
        if isinstance(of, ftl.VariableReference) and isinstance(behind, ftl.TextElement):
            yield of.id.name, re.match(r"(?:\s[^\W\d]+)*", behind.value)[0].split()


def selected(pattern: ftl.Pattern, among: tuple[str, ...] = ()) -> Iterator[tuple]:
    """Every variant of a text, innermost ones too, with the variables it was chosen by."""
    yield among, pattern
    for element in pattern.elements:
        chosen = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(chosen, ftl.SelectExpression):
            by = getattr(getattr(chosen.selector, "id", None), "name", "")
            for variant in chosen.variants:
                yield from selected(variant.value, (*among, by))


@cache
def counted(code: str) -> dict[tuple[str, ...], set[str]]:
    """What the files count themselves, "points" where they know "1 point" and "2 points"; and by
    which variables."""
    found: dict[tuple[str, ...], set[str]] = {}
    for folder in FOLDERS:
        for message in messages(folder, code).values():
            for pattern in patterns(message):
                for element in (e for _, text in selected(pattern) for e in text.elements):
                    by, many = _many(element)
                    if many:
                        found.setdefault(many, set()).add(by)
    return found


def _many(element: ftl.PatternElement) -> tuple[str, tuple[str, ...]]:
    chosen = element.expression if isinstance(element, ftl.Placeable) else None
    if not isinstance(chosen, ftl.SelectExpression):
        return "", ()
    variants = {getattr(v.key, "name", ""): dict(numbered(v.value)) for v in chosen.variants}
    by = getattr(getattr(chosen.selector, "id", None), "name", "")
    one, other = (variants.get(kind, {}).get(by, []) for kind in ("one", "other"))
    for i, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:  # victory point, victory points
            return by, tuple(other[: i + 1])
    return by, ()


NEVER_ONE = {
    "event-uses",  # workers of several colours
    "event-bought",  # several tiles, with a worker each at least
    "card-per-group",
    "says-leroy-scores",  # dice, one of which is bought
    "says-free-dice-leroy",
    "says-recolour",
    "says-multiply",
    "piece-hidden",  # a hand of lanterns
    "says-hand",
    "breakdown-ducat-days-often",  # said of several alone
}


@each_folder
@pytest.mark.parametrize("code", COUNTING)
def test_what_is_counted_once_is_counted_everywhere(folder: Path, code: str) -> None:
    """Not "1 points": a noun that has a plural somewhere has one wherever a number precedes it."""
    numbers = set().union(*counted(code).values())
    uncounted = [
        f"{key}: {{ ${name} }} {' '.join(words)}"
        for key, message in messages(folder, code).items()
        for pattern in patterns(message)
        for by, text in selected(pattern)
        for name, words in numbered(text)
        if name in numbers and name not in by and key not in NEVER_ONE
        if any(tuple(words[:n]) in counted(code) for n in range(1, len(words) + 1))
    ]
    assert not uncounted


def test_the_plurals_are_found() -> None:
    assert {("points",), ("victory", "points"), ("workers",)} <= counted("en").keys()
    assert {("Punkte",), ("Punkten",)} <= counted("de").keys()
    assert ("Würfel",) not in counted("de")  # ein Würfel, zwei Würfel


# ------------------------------------------------------------------ words that clash

RETIRED = {
    "en": {"skill tokens?": "skills", "skill tiles": "skills",
           r"\b(?:the|each|both) own\b": "their",
           r"(?:[Cc]olumn|[Rr]ow) path \d": "path of column a",
           "foremost row|row of cards": "leading group, group of cards"},
    "de": {r"Dukate\b": "Dukaten (der)", "[Ee]rschlossen": "rekonstruiert", "violett": "lila",
           "Zusatzkarte": "Bonuskarte", r"(?:Spalten|Zeilen)pfad \d": "Pfad der Spalte a",
           "Stufe der Kath": "Ebene", "Kartenreihe": "Kartengruppe"},
    "fr": {r"\bbots?\b": "robot", "salon": "accueil", "de Le Roy": "du Roy",
           "bicolores? se retourne": "demi-tour",
           r"chemin de (?:colonne|rangée) \d": "chemin de la colonne a",
           r"\bchass(?:er|és?)\b": "expulser",
           "première colonne|colonne de cartes": "groupe de tête, groupe de cartes"},
    "it": {"scacci": "espellere", "ritirare un dado": "rilanciare", "due colori si gira": "ruotare",
           r"sentiero di (?:colonna|riga) \d": "sentiero della colonna a",
           r"\bSito\b": "altare", "fil[ae] di (?:testa|carte)": "gruppo"},
    "fa": {"پشت‌و?رو|روبسته": "بسته", r"\bکارت رو\b": "کارت روباز", r"\bبخت\b": "شانس",
           "الآن": "الان",
           "خط روشن|چیزهای روشن|کارت روشن": "درخشان", "برگزی": "انتخاب", "نشان‌شده": "مشخص‌شده",
           "به جای(?= |تان|شان)(?! (?:می|آغاز))": "به‌جای", "دهکده": "روستا", "یکجا": "یک‌جا",
           r"مسیر (?:ستونی|ردیفی)\s\d": "مسیر ستون الف", "چند نفره": "تعداد نفرات",
           "جلوترین ردیف": "جلوترین گروه",
           r"نزدیک (?:به )?(?=[۰-۹{]|$)": "حدود", r"(?<!به )\bشمار (?!می|آ)": "تعداد"},
}  # fmt: skip
"""Words that said what another word says: one word for one thing. Left the old one, right ours."""


@each_language
def test_one_word_for_one_thing(code: str) -> None:
    said = [(key, text) for folder in FOLDERS for key, text in texts(folder, code)]
    said += [
        (f"{name}, rulebook", file.read_text(encoding="utf-8"))
        for name in GAMES
        for file in [package_of(name) / "rulebook" / f"{code}.md"]
        if file.exists()
    ]
    for old, ours in RETIRED[code].items():
        found = [key for key, text in said if re.search(old, text) and key != "ui-theme-light"]
        assert not found, f"{found}: say {ours!r}"


OPTIONS = {
    "en": "option “(.+?)”",
    "de": "Option „(.+?)“",
    "fr": "option «\\s(.+?)\\s»",
    "it": "opzione «(.+?)»",
    "fa": "گزینهٔ «(.+?)»",
}


@each_game
def test_rulebooks_call_options_as_the_table_does(name: str) -> None:
    for code, called in OPTIONS.items():
        file, words = package_of(name) / "rulebook" / f"{code}.md", words_of(code, game(name))
        if file.exists():
            named = {words.of("option", option.name) for option in game(name).options}
            said = " ".join(file.read_text(encoding="utf-8").translate(DIGITS[code]).split())
            assert {one for one in re.findall(called, said)} <= named, f"{file.name} of {name}"


MINE = {
    "en": r"\bmy\b",
    "de": r"\bmein(?:e[mnrs]?)?\b",
    "fr": r"\b(?:mon|ma|mes)\b",
    "it": r"\b(?:mio|mia|miei|mie)\b",
    "fa": r"\bمن\b",
}


@each_game
@each_language
def test_a_game_speaks_to_its_player_and_not_for_them(name: str, code: str) -> None:
    """Your hand here and my hand there would be two voices at one table."""
    found = [
        f"{key}: {text}"
        for key, text in texts(package_of(name) / "locale", code)
        if re.search(MINE[code], text, re.IGNORECASE)
    ]
    assert not found


EITHER_OR = {"en": " or ", "de": " oder ", "fr": " ou ", "it": " o ", "fa": " یا "}


@each_game
def test_yes_and_no_answer_no_either_or(name: str) -> None:
    for code, either in EITHER_OR.items():
        words = words_of(code, game(name))
        for option in game(name).options:
            if set(option.choices) == {"true", "false"}:
                asked = words.of("option", option.name, "text")
                assert either not in asked, asked


# ------------------------------------------------------------------ as readers see it


@each_game
def test_cards_begin_with_a_capital_and_without_a_space(name: str) -> None:
    g = game(name).interpreted
    things = [thing for shelf in (g.things() if g.things else ()) for thing in shelf.things]
    cards = [card for seat in (-1, 0) for card in map(Match(g, seed=1).view(seat).card, things)]
    names = [f"Name {seat}" for seat in range(6)]
    for code in LANGUAGES:
        for card in filter(None, cards):
            said = card_json(g, card, words_of(code, g), names)
            for text in (said["name"], *said["says"]):
                bare = re.sub("[\u2066-\u2069]", "", text)
                assert bare == bare.strip() and "  " not in bare, text
            for line in (said["name"], *said["says"], *said["now"]):
                begins = line.lstrip("\u2066\u2067\u2068")[0]
                assert begins == begins.upper(), line


def test_nobodys_name_is_changed_above_a_card() -> None:
    g = game("mangrovia").interpreted
    card = Card(name=("thing-seat", {"seat": Noun("seat", 0)}))
    assert "anna" in card_json(g, card, words_of("en", g), ["anna", "Ben"])["name"]
