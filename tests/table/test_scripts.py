"""What the scripts of a page ask for."""

from __future__ import annotations

import re

from korsi.table.scripts import JS


def test_whatever_a_script_asks_for_says_the_language_of_its_page() -> None:
    """One place asks, and says it; a stream, which can send no header, has it in its address."""
    scripts = {
        file.relative_to(JS).as_posix(): file.read_text("utf-8") for file in JS.rglob("*.js")
    }
    others = re.compile(r"\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket")
    assert [name for name, text in scripts.items() if others.search(text)] == ["page.js"]
    asking = [line for line in scripts["page.js"].splitlines() if "fetch(" in line]
    assert len(asking) == 1 and "...spoken" in asking[0]
    assert [name for name, text in scripts.items() if "EventSource(" in text] == ["live.js"]
    assert "URLSearchParams({ lang })" in scripts["live.js"]
