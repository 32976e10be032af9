"""M-2.11, M-5.5: sites and piers."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from .cards import in_order
from .shape import BOX, HAS
from .words import DOWN, SITES, START, STEPS, UP


def _sites() -> list[list[int]]:
    """M-2.11: site k serves piers k and 13-k."""
    in_order("site", [site.id for site in HAS.site], "M-2.11")
    for i, site in enumerate(HAS.site):
        where, piers = f"site[{i}]", [i + 1, 2 * SITES - i]
        BOX.agree(site.piers == piers, where, f"must serve piers {piers}", "M-2.11")
    return [[pier - 1 for pier in site.piers] for site in HAS.site]


def _piers() -> list[list[list[int]]]:
    """M-5.5: the alternatives of each pier, each an ordered list of steps."""
    in_order("pier", [pier.id for pier in HAS.pier], "M-5.1")
    for i, pier in enumerate(HAS.pier):
        where = f"pier[{i}]"
        own = 1 <= pier.site <= SITES and i in SITE_PIERS[pier.site - 1]
        BOX.agree(own, where, f"does not belong to site {pier.site}", "M-2.11")
        for step in (step for way in pier.action for step in way):
            BOX.agree(step in STEPS, where, f"{step!r} is none of {', '.join(STEPS)}", "M-5.5")
        apart = not any(set(a) & set(b) for a, b in combinations(pier.action, 2))
        BOX.agree(apart, where, "a step must tell which alternative is meant", "M-5.4")
    return [[[STEPS.index(step) for step in way] for way in pier.action] for pier in HAS.pier]


def _start_site() -> int:
    """M-10.2: the one site whose bowl makes its owner start player."""
    piers = [p for p, action in enumerate(PIERS) if any(START in steps for steps in action)]
    BOX.agree(len(piers) == 1, "pier", "exactly one pier has the step start", "M-10.2")
    return site_of(piers[0])


def site_of(pier: int) -> int:
    return next(site for site, served in enumerate(SITE_PIERS) if pier in served)


def _mixable(action: list[list[int]]) -> bool:
    """M-5.8: alternatives of card steps alone, as many in each, could also be mixed."""
    same_length = len({len(steps) for steps in action}) == 1
    return len(action) > 1 and same_length and all(set(steps) <= {UP, DOWN} for steps in action)


SITE_PIERS = _sites()
PIERS = _piers()
START_SITE = _start_site()
PIER_COUNT = len(PIERS)
PIER_SITE = np.array([site_of(pier) for pier in range(PIER_COUNT)], np.int64)
ALTERNATIVES = np.array([len(action) for action in PIERS], np.int64)
LONGEST = max(len(steps) for action in PIERS for steps in action)
PIER_STEP = np.full((PIER_COUNT, int(ALTERNATIVES.max()), LONGEST), -1, np.int64)
for _pier, _action in enumerate(PIERS):
    for _a, _steps in enumerate(_action):
        PIER_STEP[_pier, _a, : len(_steps)] = _steps
MIXABLE = np.array([_mixable(action) for action in PIERS], np.int64)
