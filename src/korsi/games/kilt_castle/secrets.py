"""K-0.11: everything is open; only the generator is hidden, and it is never asked after the
set-up."""

from __future__ import annotations

from korsi.core.chance import next_word
from korsi.core.rule import rule

from .box import CARD_COUNT, COLOUR_COUNT


@rule
def hide(s, seat):
    """Erase what a seat may not know: the generator."""
    for i in range(4):
        s.rng[i] = 0


@rule
def redeal(s, seat, rng):
    """A guess at what was erased."""
    for i in range(4):
        s.rng[i] = next_word(rng)


@rule
def census(s, out):
    """V-1 to V-3, V-5: floors by colour and kind, roofs, cards, money, each wherever it lies."""
    out[:] = 0
    for colour in range(COLOUR_COUNT):
        for kind in range(3):
            out[colour * 3 + kind] = s.supply[colour, kind]
    for i in range(s.floors):
        out[s.floor_kind[i]] += 1
    at = COLOUR_COUNT * 3
    out[at] = s.roofs_left
    for cell in range(s.top.shape[0]):
        out[at] += (s.roofed >> cell) & 1
    for card in range(CARD_COUNT):
        if s.card_space[card] >= 0:
            out[at + 1] += 1
    for space in range(s.row_size.shape[0]):
        out[at + 2] += s.row_size[space]
    out[at + 3] = s.bank
    for seat in range(s.players):
        out[at + 3] += s.money[seat]


CENSUS = COLOUR_COUNT * 3 + 4
