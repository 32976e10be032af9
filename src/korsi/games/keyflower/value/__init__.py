"""How well a seat stands: named features, linear in each.

`value` is greedy's, fitted once and kept, so that it stays an anchor for measuring. `features` are
for the search: `korsi train` writes what they weigh into thinking.toml, each as it is and by the
part of the game still to come. What a tile is worth to produce is estimated from its effect alone,
so an edited box is valued too.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..state import OVER
from .holdings import goods_of, groups_of, screen_of, tiles_of, winter_sure, yards_near
from .upgrades import upgrades_of
from .worth import WORKER_WORTH, basics

FEATURES = (
    "points",  # if the game ended now
    "workers",  # behind the screen, in losing groups and coming home, while seasons are left
    "greens",  # what a green worker is worth more
    "skills",
    "resources",  # wood, stone and iron; gold is in the points
    "upgrades_paid",  # points of upgrades, by the part of their cost that lies ready
    "production",  # what own tiles yield, while seasons are left
    "winning_bids",  # what the tiles led on offer are worth, in winter what they would score now
    "winter_plans",  # what the winter tiles dealt to the seat would score now
    "turn_order",  # turn order tiles led, the marker
    "transport_left",  # moves and upgrades of the action under way
    "roads",  # between tiles of the village
    "workers_many",  # workers beyond eight, while seasons are left
    "resources_many",  # resources beyond eight
    "points_paid",  # upgrades by the square of the part that lies ready: nearly done is worth more
    "workers_coming",  # of the workers, those not behind the screen yet
    "colours",  # different colours behind the screen
    "most_alike",  # workers of the commonest colour there
    "wood",
    "stone",
    "iron",
    "resources_wanted",  # counters anywhere in the village that an upgrade there asks for
    "resources_idle",  # those none asks for and no yard scores
    "skills_wanted",  # skills an upgrade asks for
    "tiles",  # in the village
    "to_upgrade",  # of them those not upgraded yet
    "makes_goods",  # what own tiles yield in wood, stone and iron, while seasons are left
    "makes_gold",
    "makes_workers",
    "makes_skills",
    "transports",  # own tiles that move goods and upgrade
    "unused",  # own tiles nobody has used this season
    "used_once",  # own tiles with workers on them and room for more
    "worked_by_others",  # workers on own tiles: all of them come home
    "tiles_led",  # tiles on offer led
    "workers_bid",  # workers in the groups that lead: they will not come back
    "workers_outbid",  # workers in losing groups
    "winter_led",  # in winter, what the tiles led would score
    "boats",  # summer boats
    "yards",  # points the yards score
    "chooses_first",  # the start player's marker
    "upgrade_now",  # points of upgrades the transport under way can still bring about
    "upgrade_next",  # of the best upgrade one transport action could bring about
    "upgrades_next",  # of all such upgrades
    "winter_sure",  # in winter, what the tiles led would add to the points, counted exactly
    "yards_near",  # points counters would score on a yard one road away
)
# Greedy's, of the first twelve. Fitted on 176 games of three as benchmarks/fit_value.py does,
# rounded, tried in the arena.
WEIGHTS = np.array([1.0, 1.4, 0.5, 0.7, 0.6, 0.6, 0.6, 0.65, 0.15, 1.8, 0.2, 0.1], np.float64)

NOTHING = (0.0,) * (len(FEATURES) - 1)


@rule
def part_left(s):
    """How much of the game is still to come, by seasons."""
    return 0.0 if s.step == OVER else 1.0 - s.season / (box.WINTER + 1.0)


@rule
def period(s):
    """F-3.1: a season."""
    return s.season


@rule
def weighed(s, owner):
    """Greedy's features of an owner, weighed and added up. At the end only points are left."""
    if s.step == OVER:
        return WEIGHTS[0] * s.points[owner]
    found = basics(s, owner)[0]
    total = 0.0
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += weighed(s, other)
    return weighed(s, seat) - others / (s.players - 1)


@rule
def features(s, owner, seat):
    """The features of an owner, in the order of FEATURES: as if a seat knew behind every screen.
    At the end only points are left."""
    if s.step == OVER:
        return (float(s.points[owner]),) + NOTHING  # noqa: RUF005
    found, workers, counters, nearly, leading = basics(s, owner)
    colours, most = screen_of(s, owner)
    wood, stone, iron, wanted, idle, skills_wanted, yards, gold = goods_of(s, owner)
    upgrades = upgrades_of(s, owner, wood, stone, iron, gold)
    tiles = tiles_of(s, owner)
    led, bid, outbid = groups_of(s, owner)
    hidden = s.screen[owner, 0] + s.screen[owner, 1] + s.screen[owner, 2] + s.screen[owner, 3]
    # in parts: a compiler that sees one long tuple gives up
    return found + (  # noqa: RUF005
        max(0.0, workers - 8.0) * WORKER_WORTH[s.season],
        max(0.0, counters - 8.0),
        nearly,
        workers - hidden,
        colours,
        most,
        wood,
        stone,
        iron,
        wanted,
        idle,
        skills_wanted,
        tiles[0],
        tiles[1],
        tiles[2],
        tiles[3],
        tiles[4],
        tiles[5],
        tiles[6],
        tiles[7],
        tiles[8],
        tiles[9],
        led,
        bid,
        outbid,
        leading,
        tiles[10],
        yards,
        1.0 if s.start == owner else 0.0,
    ) + upgrades + (winter_sure(s, owner, found[0]), yards_near(s, owner))  # fmt: skip
