"""K-0.11: everything is open; only the generator is hidden, and it is never asked after the
set-up."""

from __future__ import annotations

from korsi.core.no_secrets import hide, redeal
from korsi.core.rule import rule

from .box import CARD_COUNT, COLOUR_COUNT

__all__ = ["CENSUS", "census", "hide", "redeal"]


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
