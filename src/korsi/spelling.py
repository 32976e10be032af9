"""How each language writes: Persian dates and digits, numbers in Fluent messages, names joined to
the words before them, and lists that read in their own direction."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from functools import lru_cache
from numbers import Integral
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

# --------------------------------------------------------------------------- Persian calendar

MONTHS = (
    "فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور",
    "مهر", "آبان", "آذر", "دی", "بهمن", "اسفند",
)  # fmt: skip


def _nowruz(year: int) -> int:
    """The ordinal of 1 Farvardin. Eight leap years in 33: exact from 1831 to 2255."""
    return 226_530 + 365 * year + (8 * year + 21) // 33


def jalali(day: date) -> tuple[int, int, int]:
    """Year, month and day in the Persian calendar."""
    year = day.year - 621
    if day.toordinal() < _nowruz(year):
        year -= 1
    if not 1210 <= year <= 1634:
        raise ValueError(f"{day} is outside the years this calendar is computed for")
    passed = day.toordinal() - _nowruz(year)
    if passed < 186:  # six months of 31 days, then months of 30
        return year, passed // 31 + 1, passed % 31 + 1
    return year, (passed - 186) // 30 + 7, (passed - 186) % 30 + 1


# --------------------------------------------------------------------------- Fluent


class _Digits:
    """A Fluent number that shows Persian digits and is still a number to plural rules."""

    def format(self, locale: Locale) -> str:
        shown: str = super().format(locale)  # type: ignore[misc]
        return persian(shown)


class _Int(FluentInt):
    """A whole number; what needs no groups and no sign is written without asking Babel."""

    def format(self, locale: Locale) -> str:
        if 0 <= self < 1000 and self.options == self.default_number_format_options:
            return str(int(self))
        return super().format(locale)


class _PersianInt(_Digits, _Int):
    pass


class _PersianFloat(_Digits, FluentFloat):
    pass


_TO_PERSIAN = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")


def persian(shown: str) -> str:
    # the left-to-right mark keeps the minus before the number, where Persian has it
    return shown.translate(_TO_PERSIAN).replace("-", "\u200e\u2212")


def fluent_number(language: str, value: float, **options: Any) -> FluentNumber:
    persian = language == "fa"
    if isinstance(value, Integral):
        return (_PersianInt if persian else _Int)(int(value), **options)
    return (_PersianFloat if persian else FluentFloat)(float(value), **options)


def bundle(language: str, folders: tuple[Path, ...], isolate: bool) -> FluentBundle:
    def number(value: float, **options: Any) -> FluentNumber:
        return fluent_number(language, value, **options)

    functions: dict[str, Any] = {"NUMBER": number}
    bundle = FluentBundle([language], functions=functions, use_isolating=isolate)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(_read(file, file.stat().st_mtime_ns))
    return bundle


@lru_cache(maxsize=256)
def _read(file: Path, changed: int) -> Any:
    """A file of messages, read once: most of what is said at a table is said at every game's."""
    return FluentResource(file.read_text(encoding="utf-8"))


bundle_of = lru_cache(maxsize=128)(bundle)


def filled(
    bundle: FluentBundle, pattern: Any, arguments: dict[str, Any]
) -> tuple[str, list[Exception]]:
    """A pattern filled in. FluentBundle.format_pattern would turn our numbers into its own."""
    errors: list[Exception] = []
    around = CurrentEnvironment(args=arguments)
    text = pattern(ResolverEnvironment(context=bundle, errors=errors, current=around))
    return str(text), errors


NESTED = re.compile("\u2068[^\u2069]*[\u2066-\u2068]")


def turned(text: str) -> str:
    """A right-to-left text whose isolates read in its own direction wherever they hold isolates.

    A browser takes the direction of an isolate from its first letter outside inner isolates. A list
    of quantities has none (isolates, a comma, isolates), and would come out left to right: swapped.
    """
    out = list(text)
    around: list[int] = []  # where the isolates around this sign begin
    holds, lettered = set[int](), set[int]()
    for i, sign in enumerate(text):
        if "\u2066" <= sign <= "\u2068":
            holds.update(around[-1:])
            around.append(i)
        elif sign == "\u2069" and around:
            begun = around.pop()
            if text[begun] == "\u2068" and begun in holds - lettered:
                out[begun] = "\u2067"
        elif around and unicodedata.bidirectional(sign) in ("L", "R", "AL"):
            lettered.add(around[-1])
    return "".join(out)


_JOINED = {
    "fr": (r"\b(d|qu)e ([\u2066-\u2068]{least,})(?=[aeiouàâæéèêëîïôœùû][^\W\d])", r"\1’\2"),
    "it": (r"\b(a|e) ([\u2066-\u2068]{least,})(?=\1[^\W\d])", r"\1d \2"),
}
_JOINS = {
    code: ([re.compile(before.replace("least", n), re.IGNORECASE) for n in "01"], put)
    for code, (before, put) in _JOINED.items()
}


def joined(code: str, text: str) -> str:
    """A text with its names, joined as the language does it: d'Otto in French, not de Otto, and ad
    Anna in Italian, not a Anna. Cells (de a3, a a3) stay as they are, and names do, too."""
    if code not in _JOINS:
        return text
    before, put = _JOINS[code]
    return before["\u2068" in text].sub(put, text)
