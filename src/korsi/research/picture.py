"""A match as a person would look at it, for the peers' `render`: text, or an image as an array."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"
# Rules are untyped: the compiler infers.

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadSetup
from korsi.core.match import Match
from korsi.core.rule import rule

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

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white"))
    return decode_png(png)[:, :, :3].copy()


def decode_png(png: bytes) -> NDArray[np.uint8]:
    """The pixels of an 8-bit RGB(A) image without interlacing, which is all resvg writes.

    Read here in a few lines rather than making an imaging library a dependency for it.
    """
    at, packed = 8, b""
    width = height = channels = 0
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or colour not in (2, 6) or interlaced:
                raise ValueError("only 8-bit RGB(A) images without interlacing are read")
            channels = 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + size
    raw = np.frombuffer(zlib.decompress(packed), np.uint8)
    rows = raw.reshape(height, 1 + width * channels).astype(np.int64)
    unfilter(rows, channels)
    return rows[:, 1:].astype(np.uint8).reshape(height, width, channels)


@rule
def unfilter(rows, step):
    """Undo PNG's filters in place; the first number of a row names its filter."""
    for y in range(rows.shape[0]):
        for x in range(1, rows.shape[1]):
            left = rows[y, x - step] if x > step else 0
            up = rows[y - 1, x] if y > 0 else 0
            corner = rows[y - 1, x - step] if y > 0 and x > step else 0
            guess = 0
            if rows[y, 0] == 1:
                guess = left
            elif rows[y, 0] == 2:
                guess = up
            elif rows[y, 0] == 3:
                guess = (left + up) // 2
            elif rows[y, 0] == 4:
                guess = paeth(left, up, corner)
            rows[y, x] = (rows[y, x] + guess) & 255


@rule
def paeth(left, up, corner):
    """PNG's guess: the neighbour nearest to left + up - corner."""
    to_left = abs(up - corner)
    to_up = abs(left - corner)
    to_corner = abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner
