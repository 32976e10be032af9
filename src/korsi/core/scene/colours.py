"""Colours by name, by lamplight and by day, and what follows from one."""

from __future__ import annotations

import re
from collections.abc import Mapping

# The colours all games share: (by lamplight, by day). Games add their own.
SHARED: dict[str, tuple[str, str]] = {
    "ground": ("#141a2e", "#f4ead7"),
    "ground-lit": ("#25304f", "#fbf5e8"),
    "panel": ("#1d2540", "#fffaf0"),
    "edge": ("#33406a", "#d9c8a5"),
    "ink": ("#f6efe0", "#2a2118"),
    "ink-soft": ("#a9b0c8", "#76664f"),
    "night": ("#12172a", "#2b2a38"),
    "cream": ("#f7ecd6", "#fff8e8"),
    "gold": ("#f3c355", "#e0a526"),
    "gold-deep": ("#a9741a", "#8a5a0c"),
    "pomegranate": ("#b23248", "#a62a40"),
    "turquoise": ("#2fa6a0", "#22918c"),
    "shadow": ("#05070f", "#3d2c14"),
}


def var(name: str) -> str:
    """A colour by its name: shared, of the game, or `tone`, `tone-dark`, `second-light`..."""
    return f"var(--k-{name})"


def shades(colour: str) -> dict[str, str]:
    """A colour as lit, shaded and covered, and what can be read on it."""
    return {
        "": colour,
        "-light": mix(colour, "#ffffff", 0.28),
        "-dark": mix(colour, "#0b0d1c", 0.32),
        "-deep": mix(colour, "#0b0d1c", 0.58),
        "-ink": "#1a1d2b" if _brightness(colour) > 0.5 else "#fdf6e6",
    }


def mix(colour: str, other: str, share: float) -> str:
    """So much of the other colour in this one."""
    parts = [
        round(int(colour[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{p:02x}" for p in parts)


def _brightness(colour: str) -> float:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.299 * r + 0.587 * g + 0.114 * b


def themed(colours: Mapping[str, tuple[str, str]], theme: str) -> dict[str, str]:
    if theme not in ("dark", "light"):
        raise ValueError(f"a theme is dark or light, not {theme!r}")
    return {name: pair[theme == "light"] for name, pair in colours.items()}


def painted(tag: str, colours: Mapping[str, str]) -> str:
    """A tag with its colours resolved."""
    return re.sub(r"var\(--k-([\w-]+)\)", lambda m: colours[m[1]], tag)
