"""Lines of a terminal board as one text, with or without colours."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.console import Console
from rich.text import Text


def printed(lines: Iterable[Text], colour: bool) -> str:
    out = StringIO()
    console = Console(
        file=out,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=not colour,
        width=220,
        highlight=False,
        legacy_windows=False,
    )
    for line in lines:
        line.rstrip()
        console.print(line, soft_wrap=True)
    return out.getvalue()


def inked(text: str, style: str = "") -> Text:
    """A text with a style of its own. Text(text, style) would spread the style over everything
    appended to it."""
    return Text().append(text, style)


def middle(text: Text, width: int) -> Text:
    """Text in the middle of a field of this width."""
    left = max(0, (width - text.cell_len) // 2)
    return Text(" " * left) + text + Text(" " * max(0, width - text.cell_len - left))
