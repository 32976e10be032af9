"""Names people carry: nothing unseen in them, and none that could be taken for another's account.

After Unicode's UTS #39, in small: what cannot be seen is taken out, alphabets whose letters look
alike are not mixed in one name, and of every name there is a skeleton, which two names share when
somebody could take one for the other.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from korsi.table.problems import Problem

NAME = 24
"""The longest name somebody may have, in characters."""
SPELT = 80
"""The same where every sign is spelt out: one sign can stand for a whole sentence."""
MARKS = 2
"""Accents one letter may carry: a tower of them covers the lines around it."""

_GAP = "\u200c"  # Persian writes a narrow gap inside a word
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that show nothing
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET"}
"""Alphabets of which a name has one only: their letters can be taken for each other."""

_LOOKS = (
    ("АВЕЅІЈКМНОРСТУХ", "abesijkmhopctyx"),  # Cyrillic
    ("авгеёѕіјкмнорстухһԁԛԝ", "abreesijkmhopctyxhdqw"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),  # Greek
    ("αβεηικνορτυχω", "abenikvoptuxw"),
    ("ıłøđħŧɩɑɡ", "ilodhtiag"),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("يىكہھةٱ", "ییکههها"),  # other keyboards' signs for the same Persian letters
    ("i1|0", "lllo"),
)
_AS = {ord(a): b for letters, looks in _LOOKS for a, b in zip(letters, looks, strict=True)}


def clean_name(text: Any) -> str:
    """A name somebody may carry; "" when nothing is left of it."""
    if not isinstance(text, str):
        raise Problem("name-wrong", most=NAME)
    name = " ".join(_seen(unicodedata.normalize("NFC", text[: 8 * NAME])).split())
    if len(name) > NAME or max(len(account_of(name)), len(skeleton(name))) > SPELT:
        raise Problem("name-wrong", most=NAME)
    if len(_alphabets(name)) > 1:
        raise Problem("name-mixed")
    return name


def _seen(text: str) -> str:
    """A name without what cannot be seen or would disturb the page around it."""
    kept: list[str] = []
    marks = 0
    for at, sign in enumerate(text):
        kind = unicodedata.category(sign)
        if sign == _GAP and _arabic(text[at - 1 : at]) and _arabic(text[at + 1 : at + 2]):
            kept.append(sign)
        elif sign in "\t\n\r":
            kept.append(" ")
        elif kind in _HIDDEN or sign in _UNSEEN or "VARIATION SELECTOR" in _named(sign):
            continue
        else:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MARKS:
                kept.append(sign)
    return "".join(kept)


def _named(sign: str) -> str:
    return unicodedata.name(sign, "")


def _arabic(sign: str) -> bool:
    return bool(sign) and _named(sign).startswith("ARABIC")


def _alphabets(name: str) -> set[str]:
    plain = unicodedata.normalize("NFKC", name)
    return {_named(sign).partition(" ")[0] for sign in plain if sign.isalpha()} & _ALPHABETS


def account_of(name: str) -> str:
    """The name of an account without regard to case."""
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """The same for all names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    bare = "".join(sign for sign in plain if unicodedata.category(sign) not in ("Mn", "Me", "Cf"))
    looks = bare.translate(_AS).casefold().translate(_AS)
    letters = "".join(_digit(sign) for sign in looks if sign.isalnum())
    return letters.replace("rn", "m").replace("vv", "w") or account_of(name)


def _digit(sign: str) -> str:
    """The value of a digit in any script."""
    value = unicodedata.digit(sign, None)
    return sign if value is None else str(value).translate(_AS)
