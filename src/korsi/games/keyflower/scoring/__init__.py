"""F-11: final scoring with the best possible allocation, the ranking, and the breakdown for people.

In the order of the clauses: what tiles score by themselves (`sides`), sets and groups of items
(`sets`), every use of the items (`items`), roads and boats (`roads`, `boats`), the end (`totals`),
and where the points come from, for people (`account`).
"""

from .account import breakdown, standing
from .boats import boats_in_chain, capacity
from .items import items_total
from .roads import edge_at, road_between, tiles_on_loop
from .sides import may_flip
from .totals import NOBODY, final_scoring, flipper, points_now, points_of, ranking, scores, worth

__all__ = [
    "NOBODY", "boats_in_chain", "breakdown", "capacity", "edge_at", "final_scoring", "flipper",
    "items_total", "may_flip", "points_now", "points_of", "ranking", "road_between", "scores",
    "standing",
    "tiles_on_loop", "worth",
]  # fmt: skip
