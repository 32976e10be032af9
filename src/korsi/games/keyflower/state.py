"""The record of Keyflower: what lies on the table, field by field."""

from __future__ import annotations

import numpy as np

from korsi.core.state import record_of

from .box import BOATS, TILES

# What is being decided
TURN = 0  # F-4.1: bid, use or pass
WORKERS_STEP = 1  # F-4.4: which workers go to the destination
PAY = 2  # F-5.8: the payment of the effect
CHOOSE = 3  # F-6.5: which resource
HAUL = 4  # F-7: moves and upgrades
CARRY = 5  # F-7.3: where the lifted counter goes
SPEND = 6  # F-7.7: which counters are paid for the upgrade
SPEND_SKILL = 7  # F-7.5: which skill is paid for the upgrade
BOAT = 8  # F-8.6: choose a boat
PLACE = 9  # F-9: all at once
SELECT = 10  # F-3.6: all at once, in secret
FLIP = 11  # F-11.1: the free upgrade
OVER = 12
STEPS = ("turn", "workers", "pay", "choose", "haul", "carry", "spend", "spend_skill", "boat",
         "place", "select", "flip", "over")  # fmt: skip

# Where a tile is
IN_BOX = 0  # not drawn, not used, or gone from the game
OFFERED = 1  # F-1.5
IN_HAND = 2  # gained, still to be placed (F-9.1)
VILLAGE = 3
ASIDE = 4  # F-9.7: owned, but without a place
DEALT = 5  # F-2.8: a winter tile in a player's hand
CHOSEN = 6  # F-3.6: a winter tile its player will offer
MOORED = 7  # a boat in the row (F-2.5)
KEPT = 8  # F-3.6: a winter tile its player will not offer
PLACES = ("box", "offer", "hand", "village", "aside", "dealt", "chosen", "row", "kept")

# What a chain of actions is about
BID, USE = 0, 1

# What a table may choose, and the clause that leaves it open
OPTION_CLAUSES = {
    "extra_worker_may_come_from_outbid_group": "F-6.9",
    "boat4a_applies_to_turn_order_tiles": "F-10.8",
    "boat3b_resources_score_as_gold": "F-10.7",
    "purple_wild_requires_winning_winter_bid": "F-11.6",
    "boat2a_may_cross_water": "F-10.4",
    "boat_skill_tokens_public": "F-3.4",
    "interleave_moves_and_upgrades": "F-7.6",
    "use_without_benefit_allowed": "F-5.9",
    "sea_bastion_mode": "F-11.12",
    "bag_count_public": "F-12.2",
    "tie_break": "F-11.16",
}
OPTION_NAMES = tuple(OPTION_CLAUSES)
PAY_FROM_GROUP, COUNTER_BID_TURN_ORDER, SUBSTITUTE_AS_GOLD, PURPLE_NEEDS_BID = range(4)
CROSS_WATER, BOAT_SKILLS_PUBLIC, INTERLEAVE, USELESS_USE, EVERY_LOOP = range(4, 9)
BAG_COUNT_PUBLIC, START_PLAYER_WINS_TIES = range(9, 11)

EVENT_ROOM = 48
LOOPS = 24  # F-11.12: independent loops of one village are fewer

RECORD = record_of(
    [
        ("options", np.int8, (len(OPTION_NAMES),)),
        # where we are
        ("season", np.int8),
        ("step", np.int8),
        ("active", np.int8),  # whose turn it is
        ("start", np.int8),  # F-3.2: holds the purple marker
        ("passes", np.int8),  # in a row (F-4.2)
        ("purple_winner", np.int8),  # F-11.6: won the purple tile in winter, -1: nobody
        # tiles
        ("place", np.int8, (TILES,)),
        ("owner", np.int8, (TILES,)),  # -1: nobody
        ("side", np.int8, (TILES,)),  # 0 basic or a, 1 upgraded or b
        ("q", np.int8, (TILES,)),
        ("r", np.int8, (TILES,)),
        ("turned", np.int8, (TILES,)),  # steps clockwise
        ("beside", np.int8, (TILES, 6)),  # neighbour in each direction, -1: none
        ("fresh", np.int8, (TILES,)),  # placed in the placement under way (F-9.5)
        ("home", np.int8, (6,)),
        ("resources", np.int8, (TILES, 4)),
        # workers on and beside tiles
        ("colour", np.int8, (TILES,)),  # F-1.6, -1: none
        ("on_tile", np.int8, (TILES, 4)),
        ("last_use", np.int8, (TILES,)),  # workers of the latest use (F-5.3)
        ("group", np.int16, (TILES, 6)),  # F-1.7: a player's workers beside a tile
        ("group_colour", np.int8, (TILES, 6)),  # differs from the tile's where the group lies
        ("groups", np.int64, (6,)),  # tiles where a player has a group, one bit each
        ("leads", np.int64, (6,)),  # tiles where that group is the winning one
        # supplies
        ("supply", np.int8, (4,)),  # resources
        ("greens", np.int8),  # green workers at the side
        ("bag", np.int16, (4,)),  # hidden
        ("bag_count", np.int16),
        ("bag_known", np.int16, (4,)),  # at least so many, as all have seen (F-12.5)
        ("pile", np.int8, (3,)),  # hidden
        ("pile_count", np.int8),
        ("pile_known", np.int8, (3,)),
        # behind the screens
        ("screen", np.int16, (6, 4)),  # hidden
        ("workers", np.int16, (6,)),  # how many; everybody can count along (F-12.5)
        ("known", np.int16, (6, 4)),  # of these all have seen go behind the screen
        ("maybe_green", np.int16, (6,)),  # drawn unseen while the bag may have held green
        ("skill", np.int8, (6, 3)),  # hidden
        ("skills", np.int8, (6,)),
        ("skill_known", np.int8, (6, 3)),
        # boats
        ("boat_workers", np.int8, (BOATS, 4)),
        ("boat_skill", np.int8, (BOATS, 3)),  # hidden where the table says so (F-3.4)
        ("boat_skills", np.int8, (BOATS,)),
        ("queue", np.int8, (6,)),  # F-8.6 to F-8.8: who chooses a boat, in order
        ("queue_at", np.int8),
        ("taken", np.int8),  # boats chosen this season, one bit each
        ("marker_next", np.int8),  # F-8.9: who gets the marker after the boats, -1: nobody
        # the turn under way
        ("chain", np.int8),  # BID or USE
        ("target", np.int8),  # its destination, -1: none
        ("mixed", np.int8),  # F-10.10: any colours may be placed
        ("chain_colour", np.int8),  # -1: not decided yet
        ("chain_groups", np.int64),  # losing groups picked up
        ("chain_screen", np.int8, (4,)),  # workers from behind the screen
        ("chain_total", np.int16),
        ("budget", np.int8),  # F-7.1
        ("upgrades", np.int8),
        ("flipped", np.int8),  # upgrades done in this action (F-7.6)
        ("carried", np.int8),  # resource lifted
        ("carried_from", np.int8),
        ("flipping", np.int8),  # tile being upgraded
        ("spent", np.int8, (4,)),
        ("skill_due", np.int8),  # skills of any type still to pay
        # simultaneous steps
        ("ready", np.int8),  # seats that have finished, one bit each
        ("decided", np.int8, (6,)),  # F-3.6: winter tiles chosen or kept; all can count along
        ("placing", np.int8, (6,)),  # tile a seat is placing, -1: none
        ("cell_of", np.int8, (6,)),  # its cell: beside this tile, -1: none
        ("cell_way", np.int8, (6,)),  # in this direction
        ("rearranged", np.int8, (6,)),
        # the end
        ("points", np.int16, (6,)),
        ("loop_tiles", np.int8, (6,)),  # F-11.12
        ("loops", np.int64, (LOOPS,)),  # scratch of F-11.12, zero between steps
    ],
    events=EVENT_ROOM,
)
