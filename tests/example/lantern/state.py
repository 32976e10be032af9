"""The record of Lantern: what lies on the table, field by field. Signed integers only."""

from __future__ import annotations

import numpy as np

from korsi.core.state import record_of

from .box import KINDS, MOST

IN_BAG = MOST  # where `hidden` counts the lanterns of the bag

RECORD = record_of(
    [
        ("active", np.int8),  # whose turn it is
        ("bag", np.int8, (KINDS,)),  # a multiset: a lantern is drawn when it is seen
        ("hand", np.int8, (MOST, KINDS)),
        ("hidden", np.int8, (MOST + 1,)),  # lanterns a view does not show, by hand; last: the bag
        ("lit", np.int8, (MOST, KINDS)),
    ]
)
