"""What a step brings, costs or means, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import NOTHING, Args, Note

from .. import box, moves, state
from ..moves import VERB, A, B
from ..rules.prospects import (
    COLUMNS,
    DRAWN,
    GOODS,
    LANDS,
    LEAST,
    NEEDED,
    UPGRADES,
    WORTH,
    brings,
)
from ..rules.prospects import MOVES as MOVEMENT
from ..view import fewest, named
from ..view import sent_so_far as so_far
from .pieces import (
    SEATS,
    Known,
    rotations,
    scores_now,
)
from .places import STEPS
from .sides import cost, does, paid, price, scores
from .signs import order_number
from .spots import tile_of


def notes(s: Any, seat: int, known: Known, action: int) -> tuple[Note, ...]:
    """What it would cost and bring."""
    verb, tile = VERB[action], tile_of(action)
    if verb == moves.PASS:
        left, led = s.players - 1 - s.passes, led_by(s, seat)  # F-4.2: who would have to pass, too
        means: Note = ("preview-pass", {"left": left}) if left else ("preview-pass-last", {})
        return means, ("preview-pass-gets", {"tiles": led, "count": len(led)})
    if verb == moves.BID_ON:
        return bid_notes(s, tile, known[tile])
    if verb == moves.USE_TILE:
        return use_notes(s, tile, known[tile])
    if verb == moves.TAKE_WORKERS:
        return with_those(s, seat, int(B[action]) + 1)
    if verb == moves.TAKE_GROUP:
        return with_those(s, seat, int(s.group[tile][seat]))
    if verb == moves.DONE:
        return ("preview-total", {"count": so_far(s, seat)}), *for_that(s)
    if verb == moves.CARRY_TO:
        return (("preview-moves", {"moves": s.budget - 1}),)
    if verb == moves.UPGRADE:
        return tuple(upgrade_notes(s, seat, tile, action))
    if verb == moves.TAKE_BOAT:
        boat = int(A[action])
        if s.season == box.WINTER:
            return (("preview-points", {"points": known[box.FIRST_BOAT + boat][WORTH]}),)
        load: Args = {"workers": sum(s.boat_workers[boat]), "skills": s.boat_skills[boat]}
        return (("preview-load", load),)
    if verb == moves.OFFER_TILE:
        return ("preview-offer", {}), ("preview-points-won", {"points": known[tile][WORTH]})
    if verb == moves.KEEP_TILE:
        return (("preview-keep", {}),)
    if verb == moves.TURN_TILE:
        joined = joins(s, seat, s.cell_of[seat], s.cell_way[seat], [int(A[action])])
        return on_roads(s, seat, "preview-joins", joined)
    if verb == moves.PLACE_BESIDE:
        cell = int(A[action]), int(B[action])
        joined = joins(s, seat, *cell, turns := rotations(s, seat, *cell))
        only_so: tuple[Note, ...] = (("preview-one-way", {}),) if len(turns) == 1 else ()
        return *on_roads(s, seat, "preview-may-join", joined), *only_so
    return ()


def on_roads(s: Any, seat: int, key: str, joined: tuple[Note, ...]) -> tuple[Note, ...]:
    """F-7.2: what roads join the tile being placed to; that there are none, only where resources
    come to lie on it or have to be brought to it."""
    tile = s.placing[seat]
    side = s.side[tile]
    needs = box.GAINS[tile, side].any() or box.CHOICES[tile, side].any()
    needs = needs or box.SCORE[tile, side] == box.PER_RESOURCE
    needs = needs or (box.UPGRADABLE[tile] and not side)
    return ((key, {"tiles": joined, "count": len(joined)}),) if joined or needs else ()


def joins(s: Any, seat: int, anchor: int, way: int, turns: list[int]) -> tuple[Note, ...]:
    """F-7.2: the tiles a road would lead to from the one being placed on a cell, if it lay in one
    of these ways."""
    placed = s.placing[seat]
    q, r = s.q[anchor] + STEPS[way][0], s.r[anchor] + STEPS[way][1]
    lies = {
        (s.q[tile], s.r[tile]): tile
        for tile in range(box.TILES)
        if s.place[tile] == state.VILLAGE and s.owner[tile] == seat
    }
    roads = [d for d in range(6) if any(box.EDGE[placed, (d - k) % 6] == box.ROAD for k in turns)]
    there = (lies.get((q + STEPS[d][0], r + STEPS[d][1])) for d in roads)
    return tuple(("target-tile", {"tile": box.TILE_IDS[t]}) for t in there if t is not None)


def upgrade_notes(s: Any, seat: int, tile: int, action: int) -> Iterator[Note]:
    """F-7.5, F-7.7: what is paid, where nothing is asked about it; and the points it makes."""
    from .. import GAME

    trial = Trial(GAME, s.record, seat)
    before = trial.scores()[seat]
    trial.step(action)
    after = ints(trial.now)
    asks = after.step in (state.SPEND, state.SPEND_SKILL)
    if s.step != state.FLIP:
        yield "preview-upgrade", {"cost": cost(tile)}
        goods = [n - m for n, m in zip(s.resources[tile], after.resources[tile], strict=True)]
        if not asks and goods != box.COST[tile].tolist():
            yield "preview-pays", {"goods": paid(tile, goods)}
    yield "preview-upgraded", {"does": does(tile, 1)}
    more = 0 if asks else trial.scores()[seat] - before
    if more:
        yield "preview-points-more" if more > 0 else "preview-points-fewer", {"points": abs(more)}


def led_by(s: Any, seat: int) -> tuple[Note, ...]:
    """F-8.3, F-8.5: the tiles a seat wins if the season ends now."""
    led = (tile for tile in range(box.TILES) if s.leads[seat] >> tile & 1)
    return tuple(("target-tile", {"tile": box.TILE_IDS[tile]}) for tile in led)


def with_those(s: Any, seat: int, n: int) -> tuple[Note, ...]:
    """F-4.4: how many there would be with so many more, and what is missing, or what that brings:
    too few bring nothing."""
    there = so_far(s, seat)  # of those alone their number is said already
    total: tuple[Note, ...] = (("preview-total", {"count": there + n}),) if there else ()
    missing = fewest(s, seat) - there - n
    return (
        (*total, ("preview-short", {"count": missing})) if missing > 0 else (*total, *for_that(s))
    )


def asked(plain: str, coloured: str, colour: int, count: int) -> Note:
    """F-4.6: so many workers, and of which colour."""
    if colour < 0:
        return plain, {"count": count}
    return coloured, {"count": count, "colour": box.WORKERS[colour]}


def bid_notes(s: Any, tile: int, known: list[int]) -> tuple[Note, ...]:
    """F-4.6, F-4.9: how many of which colour are sent, what the tile does and would score."""
    note = asked("preview-bid", "preview-bid-colour", s.colour[tile], known[NEEDED])
    if there := s.group[tile][s.active]:  # those who stand there count
        note = "brief-bid-more", {**note[1], "total": there + known[NEEDED]}
    side = s.side[tile]
    winter = scores_now(tile) or (order_number(tile) and s.season == box.WINTER)
    key = "preview-tile-scores" if winter else "preview-tile-does"
    idle = not box.EFFECT[tile, side] and not box.IS_SUMMER_BOAT[tile]
    if idle and not order_number(tile):  # nobody uses it: only what it scores
        key, winter = "preview-tile-scores", True
    makes: Note = (key, {"does": does_now(tile, side)})
    works = [makes] if winter or not idle else []
    if scores_now(tile) and box.SCORE[tile, side] == box.NO_SCORE:
        works = []  # always the same points: they are said at once
    points: Note = ("preview-points-won", {"points": known[WORTH]})
    ups = once_upgraded(s, tile)
    return (note, *works, points) if scores_now(tile) else (note, *works, *ups)


def once_upgraded(s: Any, tile: int) -> tuple[Note, ...]:
    """F-11.2: the points of a tile that works now and is upgraded later."""
    worth = scores(tile, 1) if box.UPGRADABLE[tile] and not s.side[tile] else ()
    return (("preview-upgraded", {"does": worth}),) if worth and box.EFFECT[tile, 0] else ()


def does_now(tile: int, side: int) -> tuple[Note, ...]:
    """What a side does; of one that does nothing yet, what its upgrade makes of it."""
    if does(tile, side) == (("card-nothing", NOTHING),) and box.UPGRADABLE[tile] and not side:
        return ("game-points", {"count": 0}), ("preview-upgraded", {"does": does(tile, 1)})
    return does(tile, side)


def use_notes(s: Any, tile: int, known: list[int]) -> tuple[Note, ...]:
    """F-5.3, F-5.8, F-6: how many workers, what has to be paid, what it brings, F-8.4: and who gets
    the workers of a tile that lies in a village."""
    side, lies = s.side[tile], s.place[tile] in (state.VILLAGE, state.ASIDE)
    goes: Note = ("preview-workers-go", {"seat": SEATS[s.owner[tile]]})
    return (
        asked("preview-use", "preview-use-colour", s.colour[tile], known[LEAST]),
        *price(tile, side),
        *(brought(tile, side, known) or [nothing(tile, side)]),
        *([goes] if lies else []),
    )


def for_that(s: Any) -> tuple[Note, ...]:
    """F-4.4: what the use the workers are sent for costs and brings; of a bid it is said before."""
    if s.chain == state.BID:
        return ()
    tile, side, out = s.target, s.side[s.target], np.zeros((box.TILES, COLUMNS), np.int64)
    brings(s.record, s.active, tile, out)  # what is reckoned for all tiles ends with the choice
    made = brought(tile, side, out[tile].tolist())
    return (*price(tile, side), *(made or [nothing(tile, side)]))


def nothing(tile: int, side: int) -> Note:
    """F-5.9: what is missing for the effect."""
    hauls = box.EFFECT[tile, side] == box.TRANSPORT
    return "preview-nothing", {"kind": "haul" if hauls else "none"}


def brought(tile: int, side: int, known: list[int]) -> list[Note]:
    """F-6: what the use would yield now and where that would land; nothing is an empty list."""
    effect, lands = box.EFFECT[tile, side], known[LANDS]
    found = named(box.RESOURCES, known[GOODS:])
    home = box.FIRST_HOME <= lands < box.FIRST_TURN_ORDER  # its name, a number, says little
    there: Args = {} if home else {"tile": box.TILE_IDS[lands]}
    if effect == box.GAIN_CHOICE:
        key = "preview-gain-choice-home" if home else "preview-gain-choice"
        return [(key, {"count": len(found), **there})] if found else []
    if found:
        key = "preview-gain-home" if home else "preview-gain"
        return [(key, {"count": n, "resource": name, **there}) for name, n in found.items()]
    if known[MOVEMENT]:
        return [("preview-transport", {"moves": known[MOVEMENT], "upgrades": known[UPGRADES]})]
    return [(drawn(effect)[0], {"count": known[DRAWN]})] if known[DRAWN] else []


def drawn(effect: int) -> tuple[str, str]:
    """What workers or skills come: in words, and as a symbol."""
    if effect == box.WORKER_FOR_GREEN:
        return "preview-greens", "worker-green"
    if effect in (box.DRAW_SKILLS, box.SKILL_FOR_SKILLS):
        return "preview-draw-skills", "skill-any"
    return "preview-draw-workers", "worker-any"
