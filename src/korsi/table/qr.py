"""QR codes for links (ISO/IEC 18004): bytes, error correction M, versions 1 to 10.

A link of at most 213 bytes becomes a square of modules, and that an SVG of one path. Checked module
by module against segno, which pads with one byte of zeros more than the standard says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

Modules = list[list[int]]  # rows of 0 (light) and 1 (dark)

# For error correction M, by version: codewords for correction in each block, then how many blocks
# of how many data codewords.
_BLOCKS: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (10, ((1, 16),)), (16, ((1, 28),)), (26, ((1, 44),)), (18, ((2, 32),)), (24, ((2, 43),)),
    (16, ((4, 27),)), (18, ((4, 31),)), (22, ((2, 38), (2, 39))), (22, ((3, 36), (2, 37))),
    (26, ((4, 43), (1, 44))),
)  # fmt: skip
_ALIGNMENT = ((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42),
              (6, 26, 46), (6, 28, 50))  # fmt: skip
_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
MOST = sum(n * size for n, size in _BLOCKS[-1][1]) - 3
"""Bytes that fit."""


def svg(text: str) -> str:
    """The code as a picture, dark on light whatever the page's colours, with its quiet zone."""
    modules = encode(text.encode())
    size = len(modules) + 8
    dark = "".join(
        f"M{x + 4} {y + 4}h1v1h-1z"
        for y, row in enumerate(modules)
        for x, on in enumerate(row)
        if on
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path d="{dark}"/></svg>'
    )


def encode(data: bytes) -> Modules:
    """The smallest code that holds the data, in the mask that is easiest to read."""
    fits = (v for v in range(1, 11) if len(data) <= _capacity(v) - (2 if v < 10 else 3))
    version = next(fits, 0)
    if not version:
        raise ValueError(f"a QR code of ours holds {MOST} bytes, not {len(data)}")
    bits = _interleaved(version, _codewords(version, data))
    drawn, fixed = _patterns(version)
    _fill(drawn, fixed, bits)
    return min((_masked(drawn, fixed, n) for n in range(8)), key=_penalty)


def _capacity(version: int) -> int:
    return sum(n * size for n, size in _BLOCKS[version - 1][1])


def _codewords(version: int, data: bytes) -> list[int]:
    """Mode, length, data, terminator, padding."""
    length = 8 if version < 10 else 16
    bits = f"0100{len(data):0{length}b}" + "".join(f"{byte:08b}" for byte in data)
    capacity = 8 * _capacity(version)
    bits += "0" * min(4, capacity - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return words + [(0xEC, 0x11)[i % 2] for i in range(capacity // 8 - len(words))]


# --------------------------------------------------------------------------- error correction

_EXP = [1]
for _ in range(254):
    _EXP.append((_EXP[-1] << 1) ^ (0x11D if _EXP[-1] & 0x80 else 0))
_LOG = {value: power for power, value in enumerate(_EXP)}


def _times(a: int, b: int) -> int:
    return _EXP[(_LOG[a] + _LOG[b]) % 255] if a and b else 0


def _correction(block: list[int], count: int) -> list[int]:
    """The remainder of the block divided by the generator polynomial of this degree."""
    generator = [1]
    for power in range(count):
        shifted = [_times(c, _EXP[power]) for c in generator]
        generator = [a ^ b for a, b in zip([*generator, 0], [0, *shifted], strict=True)]
    rest = block + [0] * count
    for i in range(len(block)):
        factor = rest[i]
        for k, c in enumerate(generator):
            rest[i + k] ^= _times(c, factor)
    return rest[-count:]


def _interleaved(version: int, words: list[int]) -> list[int]:
    """Blocks beside each other, codeword by codeword, as bits."""
    count, kinds = _BLOCKS[version - 1]
    blocks, at = [], 0
    for size in (size for n, size in kinds for _ in range(n)):
        blocks.append(words[at : at + size])
        at += size
    checks = [_correction(block, count) for block in blocks]
    longest = max(map(len, blocks))
    order = [block[i] for i in range(longest) for block in blocks if i < len(block)]
    order += [check[i] for i in range(count) for check in checks]
    return [word >> shift & 1 for word in order for shift in range(7, -1, -1)]


# --------------------------------------------------------------------------- the square


def _patterns(version: int) -> tuple[Modules, Modules]:
    """What stands in every code of this version, and where: no data goes there."""
    size = 17 + 4 * version
    drawn = [[0] * size for _ in range(size)]
    fixed = [[0] * size for _ in range(size)]

    def put(y: int, x: int, value: int) -> None:
        if 0 <= y < size and 0 <= x < size:
            drawn[y][x], fixed[y][x] = value, 1

    for i in range(size):  # timing
        put(6, i, 1 - i % 2)
        put(i, 6, 1 - i % 2)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):  # finders and what separates them
        for dy in range(-1, 8):
            for dx in range(-1, 8):
                ring = max(abs(dy - 3), abs(dx - 3))
                put(top + dy, left + dx, int(ring in (0, 1, 3)))
    places = _ALIGNMENT[version - 1]
    for cy in places:
        for cx in places:
            if not (cy == 6 and cx in (6, size - 7)) and not (cy == size - 7 and cx == 6):
                for dy in range(-2, 3):
                    for dx in range(-2, 3):
                        put(cy + dy, cx + dx, int(max(abs(dy), abs(dx)) != 1))
    for y, x, _ in _format(size, 0):
        put(y, x, 0)
    put(size - 8, 8, 1)
    for y, x, bit in _version(size, version):
        put(y, x, bit)
    return drawn, fixed


def _remainder(value: int, generator: int, bits: int) -> int:
    rest = value << bits
    while rest.bit_length() > bits:
        rest ^= generator << (rest.bit_length() - bits - 1)
    return value << bits | rest


def _format(size: int, mask: int) -> Iterable[tuple[int, int, int]]:
    """Level and mask, twice; M is 00."""
    bits = _remainder(mask, 0b10100110111, 10) ^ 0b101010000010010
    for i in range(15):
        bit = bits >> i & 1
        yield (i if i < 6 else i + 1 if i < 8 else size - 15 + i), 8, bit
        yield 8, (size - 1 - i if i < 8 else 7 if i == 8 else 14 - i), bit


def _version(size: int, version: int) -> Iterable[tuple[int, int, int]]:
    if version < 7:
        return
    bits = _remainder(version, 0b1111100100101, 12)
    for i in range(18):
        bit, a, b = bits >> i & 1, i // 3, size - 11 + i % 3
        yield a, b, bit
        yield b, a, bit


def _fill(drawn: Modules, fixed: Modules, bits: list[int]) -> None:
    """Two columns at a time, up and down, from the right."""
    size, rest = len(drawn), iter(bits)
    upwards = True
    for right in (x for x in range(size - 1, 0, -2)):
        column = right - 1 if right <= 6 else right  # the timing column is stepped over
        for y in reversed(range(size)) if upwards else range(size):
            for x in (column, column - 1):
                if not fixed[y][x]:
                    drawn[y][x] = next(rest, 0)
        upwards = not upwards


def _masked(drawn: Modules, fixed: Modules, mask: int) -> Modules:
    size, flips = len(drawn), _MASKS[mask]
    made = [
        [drawn[y][x] ^ (not fixed[y][x] and flips(y, x) == 0) for x in range(size)]
        for y in range(size)
    ]
    for y, x, bit in _format(size, mask):
        made[y][x] = bit
    return made


def _penalty(modules: Modules) -> int:
    """How hard the code is to read: long runs, blocks, look-alikes of finders, imbalance."""
    size = len(modules)
    lines = [*modules, *map(list, zip(*modules, strict=True))]
    runs = (len(list(run)) for line in lines for _, run in groupby(line))
    total = sum(n - 2 for n in runs if n >= 5)
    total += 3 * sum(
        modules[y][x] == modules[y][x + 1] == modules[y + 1][x] == modules[y + 1][x + 1]
        for y in range(size - 1)
        for x in range(size - 1)
    )
    alike = ("10111010000", "00001011101")
    texts = ["".join(map(str, map(int, line))) for line in lines]
    total += 40 * sum(text[i : i + 11] in alike for text in texts for i in range(size - 10))
    dark = 100 * sum(map(sum, modules)) / size**2
    return total + 10 * int(abs(dark - 50) / 5)
