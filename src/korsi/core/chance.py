"""The generator that lives in the record: xoshiro128** in plain signed 64-bit arithmetic.

Four words of 32 bits, each kept in an int64, so that the interpreter, the CPU and the GPU compute
the same without unsigned overflow. A rule asks `below(s.rng, n)`; nothing else moves the generator,
so "has chance been consumed?" is answered by comparing four numbers.
"""

from __future__ import annotations

from korsi.core.rule import rule

SEEDS = 1 << 63
"""Seeds are 0 .. SEEDS-1, whatever fits a signed 64-bit integer."""


@rule
def _mixed(x):
    """Spread the bits of one 32-bit word (Wellons' lowbias32)."""
    x = x & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x46CA9D45) & 0xFFFFFFFF
    return x ^ (x >> 16)


@rule
def seed_rng(rng, seed, stream):
    """Fill the four words from a seed; other streams of one seed are unrelated generators."""
    low = _mixed(seed & 0xFFFFFFFF)
    high = _mixed(((seed >> 32) & 0x7FFFFFFF) + 0x9E3779B9)
    for i in range(4):
        salt = _mixed(i * 0x632BE5AB + (stream & 0xFFFFFFFF) + 1)
        rng[i] = _mixed(_mixed(low + salt) ^ high) ^ _mixed(high + salt + i)
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = 1  # the one state xoshiro cannot leave


@rule
def _rotated(x, k):
    return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF


@rule
def next_word(rng):
    """The next 32 random bits."""
    result = (_rotated((rng[1] * 5) & 0xFFFFFFFF, 7) * 9) & 0xFFFFFFFF
    shifted = (rng[1] << 9) & 0xFFFFFFFF
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = _rotated(rng[3], 11)
    return result


@rule
def below(rng, n):
    """A uniform number in 0 .. n-1, exactly uniform (Lemire's multiply and reject).

    A hidden view carries an emptied generator, which would be rejected for ever: it gives 0.
    """
    product = next_word(rng) * n
    low = product & 0xFFFFFFFF
    if low < n:
        threshold = (0x100000000 - n) % n
        while low < threshold and (rng[0] | rng[1] | rng[2] | rng[3]) != 0:
            product = next_word(rng) * n
            low = product & 0xFFFFFFFF
    return product >> 32


@rule
def shuffle(rng, row, n):
    """Shuffle the first n entries of an array in place."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


@rule
def draw(rng, counts, kinds):
    """Draw one item from a multiset: removes it and returns its kind, -1 when it is empty."""
    total = 0
    for kind in range(kinds):
        total += counts[kind]
    if total == 0:
        return -1
    at = below(rng, total)
    for kind in range(kinds):
        at -= counts[kind]
        if at < 0:
            counts[kind] -= 1
            return kind
    return -1


@rule
def pick(rng, mask, n):
    """A uniform choice among the n set entries of an action mask."""
    at = below(rng, n)
    for action in range(mask.size):
        at -= mask[action]  # entries are 0 or 1: no branch to guess wrong
        if at < 0:
            return action
    return -1
