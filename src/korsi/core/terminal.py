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
