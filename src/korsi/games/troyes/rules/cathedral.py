"""T-10: building the cathedral."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import CATHEDRAL_INFLUENCE, CATHEDRAL_VP
from ..state import FROM_CATHEDRAL
from .board import gain_influence, gain_points, put_stone
from .dice import modifier
from .modifiers import counts_as


@rule
def lay_stone(s, seat, number):
    """T-10.1 to T-10.3: a cube on the lowest free level of the number, and its reward."""
    put_stone(s, seat, number)
    gain_points(s, seat, CATHEDRAL_VP[number], FROM_CATHEDRAL)
    gain_influence(s, seat, CATHEDRAL_INFLUENCE[number])


@rule
def build_cathedral(s, seat):
    """T-10.1, T-10.2: one cube per die. The order cannot matter: a number has one next space."""
    for i in range(s.group_size):
        for _ in range(counts_as(modifier(s))):  # T-20.2
            lay_stone(s, seat, int(s.group[i, 2]))
