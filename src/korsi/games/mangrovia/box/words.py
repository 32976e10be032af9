"""What the file may say, numbered once for the whole game."""

from __future__ import annotations

SEATS = 5  # colours in the box (M-1.5)
SITES = 6  # M-2.11
MOST_BITS = 62  # sums and areas are bit masks in a signed 64-bit integer

# Steps of a pier's action (M-5.5)
STEPS = ("up", "down", "amulets", "build", "double", "birds", "start")
UP, DOWN, AMULETS, BUILD, DOUBLE, BIRDS, START = range(7)

# Areas and currencies of a space (M-2.1)
AREAS = ("none", "stone", "pole")
STONE, POLE = 1, 2
CURRENCIES = ("valuables", "amulets")
