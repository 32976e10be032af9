"""The few lines that read a PNG undo all five filters."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from korsi.research.picture import decode_png


def predicted(image, y: int, x: int, step: int, kind: int) -> int:
    left = int(image[y, x - step]) if x >= step else 0
    up = int(image[y - 1, x]) if y else 0
    corner = int(image[y - 1, x - step]) if y and x >= step else 0
    nearest = min((left, up, corner), key=lambda v: abs(left + up - corner - v))
    return (0, left, up, (left + up) // 2, nearest)[kind]


def encoded(pixels, kind: int) -> bytes:
    height, width, channels = pixels.shape
    flat = pixels.reshape(height, -1)
    rows = b""
    for y in range(height):
        line = [
            (int(v) - predicted(flat, y, x, channels, kind)) % 256 for x, v in enumerate(flat[y])
        ]
        rows += bytes([kind, *line])

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0)
    packed = zlib.compress(rows)
    parts = (chunk(b"IDAT", packed[:20]), chunk(b"IDAT", packed[20:]))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(parts) + chunk(b"IEND", b"")


@pytest.mark.parametrize("kind", range(5))
@pytest.mark.parametrize("channels", [3, 4])
def test_every_filter(kind, channels):
    pixels = np.random.default_rng(kind).integers(0, 256, (7, 5, channels), np.uint8)
    assert (decode_png(encoded(pixels, kind)) == pixels).all()
