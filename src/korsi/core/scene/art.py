"""The art file of a game: an SVG whose <defs> hold its symbols."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from korsi.core.errors import BadGame

_SVG = "http://www.w3.org/2000/svg"


@lru_cache(maxsize=32)
def read_art(file: Path) -> tuple[dict[str, str], tuple[str, ...]]:
    """The symbols of an art file by id, and what else its <defs> hold (gradients, patterns)."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(file.read_text("utf-8"))
    symbols: dict[str, str] = {}
    others: list[str] = []
    for child in root.iterfind(f"{{{_SVG}}}defs/*"):
        text = ElementTree.tostring(child, "unicode").strip()
        text = re.sub(r">\s+<", "><", text.replace(f' xmlns="{_SVG}"', ""))
        if child.tag == f"{{{_SVG}}}g":
            symbols[child.attrib["id"]] = text
        else:
            others.append(text)
    return symbols, tuple(others)


def drawn_out(text: str, symbols: Mapping[str, str], depth: int = 0) -> str:
    """Every <use> replaced by what it shows."""

    def shown(m: re.Match[str]) -> str:
        if m[1] not in symbols:
            raise BadGame(f"the art file has no symbol {m[1]!r}: draw it as <g id={m[1]!r}>")
        return re.sub(r' id="[^"]*"', "", symbols[m[1]], count=1)

    if depth > 5:
        raise ValueError("symbols use each other in a circle")
    made = re.sub(r'<use href="#([\w-]+)" ?/>', shown, text)
    return made if made == text else drawn_out(made, symbols, depth + 1)
