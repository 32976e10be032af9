"""What things look like: pure functions of a few small values, never of the record."""

from __future__ import annotations

from korsi.core.scene import face, sign, text_svg, use, var


@face
def lantern(bright: int, count: int, lit: bool) -> str:
    """Lanterns of one kind: their light, and how many there are if several."""
    several = text_svg(f"×{count}", 0, 38, 13, "ink-soft") if count > 1 else ""
    shown = text_svg(str(bright), 0, 0, 22, "night" if lit else "cream")
    return use("flame" if lit else "lantern") + shown + several


@face
def unknown(count: int) -> str:
    """Lanterns of another's hand."""
    return use("lantern") + text_svg(f"?×{count}", 0, 0, 13, "cream")


@face
def seat_panel(seat: int, points: int, acts: bool) -> str:
    """A seat: its colour, its sign, its points; a gold rim for whoever acts."""
    rim = f'stroke="{var("gold" if acts else "edge")}" stroke-width="{4 if acts else 1.5}"'
    flag = f'<circle cx="-22" cy="0" r="20" fill="{var("tone")}" {rim}/>'
    return flag + sign(seat, -22, 0) + text_svg(str(points), 22, 0, 26)


@face
def bag(count: int) -> str:
    return use("bag") + text_svg(str(count), 0, 6, 20, "cream")
