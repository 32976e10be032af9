"""For games that hide nothing: only the generator is kept from view."""

from __future__ import annotations

from korsi.core.chance import next_word
from korsi.core.rule import rule


@rule
def hide(s, seat):
    """Erase what no seat may know: the generator."""
    for i in range(4):
        s.rng[i] = 0


@rule
def redeal(s, seat, rng):
    """A guess at it."""
    for i in range(4):
        s.rng[i] = next_word(rng)
