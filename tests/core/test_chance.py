"""The generator that lives in the record."""

from __future__ import annotations

import numpy as np
import pytest

from korsi.core.chance import SEEDS, below, draw, next_word, pick, seed_rng, shuffle


def generator(seed: int = 1, stream: int = 0) -> np.ndarray:
    rng = np.zeros(4, np.int64)
    seed_rng(rng, seed, stream)
    return rng


def reference_words(state: list[int], n: int) -> list[int]:
    """xoshiro128** as its authors wrote it, on Python integers."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    found = []
    s = list(state)
    for _ in range(n):
        found.append((rotl((s[1] * 5) & 0xFFFFFFFF, 7) * 9) & 0xFFFFFFFF)
        t = (s[1] << 9) & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return found


def test_it_is_xoshiro128_starstar():
    rng = generator(42)
    state = [int(x) for x in rng]
    assert [int(next_word(rng)) for _ in range(1000)] == reference_words(state, 1000)


def test_words_stay_in_32_bits():
    rng = generator(SEEDS - 1, 5)
    for _ in range(1000):
        assert 0 <= next_word(rng) < 1 << 32
        assert all(0 <= int(x) < 1 << 32 for x in rng)


def test_seeds_and_streams_differ():
    begins = {tuple(generator(seed, stream)) for seed in range(500) for stream in range(4)}
    assert len(begins) == 2000
    assert tuple(generator(3)) == tuple(generator(3))
    assert tuple(generator(1)) != tuple(generator(1 + (1 << 32))), "the high half of a seed counts"


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 20, 100])
def test_below_is_uniform(n):
    rng = generator(n)
    counts = np.bincount([below(rng, n) for _ in range(2000 * n)], minlength=n)
    assert len(counts) == n
    chi = float(((counts - 2000) ** 2 / 2000).sum())
    # 99.99 % quantile of chi-square, generously above n - 1 + 5 standard deviations
    assert chi < (n - 1) + 5 * np.sqrt(2 * max(1, n - 1)) + 8


def test_a_shuffle_reaches_every_order():
    rng = generator(9)
    seen = set()
    for _ in range(600):
        row = np.arange(4)
        shuffle(rng, row, 4)
        assert sorted(row) == [0, 1, 2, 3]
        seen.add(tuple(row))
    assert len(seen) == 24


def test_drawing_empties_a_multiset():
    rng = generator(5)
    counts = np.array([2, 0, 3], np.int64)
    drawn = [int(draw(rng, counts, 3)) for _ in range(5)]
    assert sorted(drawn) == [0, 0, 2, 2, 2]
    assert draw(rng, counts, 3) == -1
    assert list(counts) == [0, 0, 0]


def test_pick_chooses_only_what_is_marked():
    rng = generator(6)
    mask = np.zeros(50, np.uint8)
    mask[[3, 17, 49]] = 1
    chosen = [int(pick(rng, mask, 3)) for _ in range(900)]
    assert set(chosen) == {3, 17, 49}
    assert min(chosen.count(a) for a in (3, 17, 49)) > 220


def test_an_emptied_generator_gives_something_and_returns():
    """Whoever steps through chance on a hidden view must not hang."""
    rng = np.zeros(4, np.int64)
    assert [int(below(rng, n)) for n in (1, 2, 3, 6, 52)] == [0] * 5
