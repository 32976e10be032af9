"""Passwords people choose, and the codes they are given for the day they have forgotten them.

What is refused is what others try first: common words, however dressed up, rows of a keyboard, few
different signs, a date, one's own name. There are no rules about capitals and digits: they make
passwords harder to remember and no harder to guess.
"""

from __future__ import annotations

import re
import secrets
from functools import cache
from itertools import pairwise
from pathlib import Path

from korsi.table.names import account_of
from korsi.table.problems import Problem

SHORTEST, LONGEST = 8, 200
_DRESSED = str.maketrans("013457@$!", "oleastasi")
_ROWS = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop",
    "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو",
    "۰۱۲۳۴۵۶۷۸۹۰",
)  # fmt: skip
_NEXT = {a + b for row in _ROWS for x in (row, row[::-1]) for a, b in pairwise(x)}

CODES = 8
"""Recovery codes one is given."""
_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
_GROUPS, _GROUP = 4, 4


def check_password(password: str, name: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem("password-short", least=SHORTEST)
    if is_weak(password, name):
        raise Problem("password-weak")


def is_weak(password: str, name: str) -> bool:
    """Would somebody try it among the first?"""
    plain = password.casefold()
    if plain.isdecimal() and len(plain) < 12:  # a date, a telephone number
        return True
    if len(set(plain)) < 5:
        return True
    runs = sum(a == b or a + b in _NEXT for a, b in pairwise(plain))
    if 3 * runs > 2 * (len(plain) - 1):
        return True
    own = account_of(name)
    if len(own) > 2 and len(plain.replace(own, "")) < 6 and own in plain:
        return True
    return bool({_core(plain), _core(plain.translate(_DRESSED)), plain} & _common())


def _core(password: str) -> str:
    """A password without the digits and signs around it."""
    return re.sub(r"^[\W\d_]+|[\W\d_]+$", "", password)


@cache
def _common() -> frozenset[str]:
    text = Path(__file__).with_name("common_passwords.txt").read_text("utf-8")
    return frozenset(line for line in text.split("\n") if line and not line.startswith("#"))


def new_code() -> str:
    """About 79 bits in four groups, to be written down on paper."""
    groups = ("".join(secrets.choice(_SIGNS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def plain_code(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return "".join(sign for sign in code.casefold()[:60] if sign in _SIGNS)
