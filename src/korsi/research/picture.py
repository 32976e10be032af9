"""A match as a person would look at it, for the peers' `render`: text, or an image as an array."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadSetup
from korsi.core.match import Match

RENDER_MODES = ["ansi", "rgb_array"]


def check_render_mode(mode: str | None) -> str | None:
    """A render mode there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        modes = ", ".join(RENDER_MODES)
        raise BadSetup(f"render_mode is one of {modes}, not {mode!r}", key="setup-render")
    return mode


def render(match: Match, mode: str | None) -> Any:
    """What a spectator sees: nothing a seat may not know leaves the table."""
    if mode is None:
        raise BadSetup(
            f"say how to render when the environment is made: render_mode={RENDER_MODES}",
            key="setup-render",
        )
    view = match.view()
    if mode == "ansi":
        return match.game.terminal(view.record, view.seat)
    return pixels(str(view.scene().svg()))


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as height x width x RGB."""
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white"))
    return np.array(Image.open(BytesIO(png)).convert("RGB"))
