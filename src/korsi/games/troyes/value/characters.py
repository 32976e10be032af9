"""T-17: what the characters would pay, as far as a seat knows them."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..rules.board import solo
from ..scoring import in_play, measure


@rule
def stepped_points(s, character, count):
    """T-17: what a character pays for so many, and in proportion on the way to its next step."""
    few = 1 if s.players <= 2 else 0
    reached = 0
    for i in range(3):
        step = box.THRESHOLD[few, character, i]
        if count < step:
            more = box.CHARACTER_VP[i + 1] - box.CHARACTER_VP[i]
            return box.CHARACTER_VP[i] + more * (count - reached) / (step - reached)
        reached = step
    return float(box.CHARACTER_VP[3])


@rule
def near_points(s, owner, character):
    """T-17: what a character pays an owner now."""
    return stepped_points(s, character, measure(s, owner, box.CHARACTER_MEASURE[character]))


@rule
def known_characters(s, owner, seat):
    """What the characters a seat holds (solo: all that are left) would pay an owner."""
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] == seat or (solo(s) and in_play(s, character)):
            total += near_points(s, owner, character)
    return total


@rule
def unknown_characters(s, owner, seat):
    """T-2.2: what those it does not hold would pay, by the chance that they were dealt."""
    if solo(s):
        return 0.0
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] != seat:
            total += near_points(s, owner, character)
    each = box.CHARACTERS_EACH[s.players]
    return total * each * (s.players - 1) / (box.CHARACTERS - each)


@rule
def likely(s, character, seat):
    """T-2.2, T-21.18: the chance, as a seat knows it, that a character will pay at the end."""
    if solo(s):
        return 1.0 if in_play(s, character) else 0.0
    if s.character[character] == seat:
        return 1.0
    each = box.CHARACTERS_EACH[s.players]
    return each * (s.players - 1.0) / (box.CHARACTERS - each)


@rule
def pays_for(s, what, count, seat):
    """What the characters that count this would pay for so many, by the chance they are in play."""
    total = 0.0
    for character in range(box.CHARACTERS):
        if box.CHARACTER_MEASURE[character] == what:
            total += likely(s, character, seat) * stepped_points(s, character, count)
    return total
