"""Where to click. What is done with a thing is done by clicking it; the rest is in the bar."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import NOTHING, Args, Choice, Note, Noun, Piece, Target

from .. import box, moves, state
from ..moves import VERB, A, B
from ..refusals import LEGAL
from ..rules.bidding import losing_groups
from ..rules.prospects import (
    BID_COLOURS,
    BID_IN,
    CAPACITY,
    COLUMNS,
    DRAWN,
    GOODS,
    LANDS,
    LEAST,
    NEEDED,
    UPGRADES,
    USE_COLOURS,
    USED_IN,
    WORTH,
    brings,
)
from ..rules.prospects import MOVES as MOVEMENT
from ..rules.transport import upgrade_refusal
from ..view import can_lift, fewest, named
from ..view import sent_so_far as so_far
from . import faces
from .foot import sent, unsent, worker_stack
from .missing import no_bid, no_use
from .pieces import (
    COLOURS,
    FIGURES,
    SEATS,
    Known,
    fitting,
    put,
    ring,
    rotations,
    scores_now,
    tile_piece,
    users_stand,
)
from .places import ROOT3, STEPS, Places, R
from .sides import amount, cost, does, paid, price, scores, yields
from .signs import Token, order_number

ABOVE_TILE = 0.86  # radii: at the upper edge of a tile is shown what a use brings there
ON_TILE = (moves.USE_TILE, moves.CARRY_FROM, moves.UPGRADE, moves.PLACE_TILE)
Spread = tuple[float, float, float, float]  # the middle, how wide, how tall


def targets(s: Any, p: Places, known: Known, actions: Sequence[int]) -> Iterator[Target]:
    things: dict[str, tuple[Spread, list[Choice]]] = {}
    buttons: list[Choice] = []
    numbers: dict[int, list[Choice]] = {}
    for action in actions:
        chosen = choice(s, p, known, action)
        found = thing(s, p, action)
        if VERB[action] == moves.TAKE_WORKERS:
            numbers.setdefault(int(A[action]), []).append(chosen)
        elif found is None:
            buttons.append(chosen)
        else:
            things.setdefault(found[0], (found[1], []))[1].extend(ways(s, p, known, chosen))
    # a bid's place lies over the edge of its tile: it comes after it, and gets the click
    for name in sorted(things, key=lambda name: name.startswith("bid-on-")):
        made = on_thing(s, p, known, name, *things[name])
        yield either(s, p, known, made, things.keys()) if name.startswith(EITHER) else made
    count = len(buttons)
    if s.step == state.PLACE and buttons:  # F-9.5: the corner is the tick's, also where it is not
        count = 2
    for i, chosen in enumerate(buttons):
        x, y = slot(p, i, count)
        yield button(chosen, x - (TAKE_UP_LEFT if chosen.key == "row-rearrange" else 0), y)
    for colour, members in numbers.items():
        yield from of_colour(p, colour, members, len(buttons))


@cache
def said(action: int) -> tuple[str, Args]:
    """What an action is called."""
    form = moves.MOVES.json(action)
    return f"action-{form.pop('action')}", form


@cache
def tile_of(action: int) -> int:
    """The tile an action names; -1 where it names none."""
    name = said(action)[1].get("tile")
    return box.TILE_IDS.index(str(name)) if name else -1


def choice(s: Any, p: Places, known: Known, action: int) -> Choice:
    key, args = said(action)
    if VERB[action] == moves.TAKE_GROUP:  # F-4.4: who it is that may go elsewhere
        key, args = "row-group", {**args, "group": (in_group(s, tile_of(action), p.viewer),)}
    if VERB[action] == moves.TURN_TILE:  # it lies already, turned so that it fits
        args = {"steps": (int(A[action]) - fitting(s, p.viewer)[0]) % 6}
    if VERB[action] == moves.REARRANGE:
        fresh = taken_up(s, p.viewer)
        key, args = "row-rearrange", {"count": len(fresh), "tile": box.TILE_IDS[fresh[0]]}
    badge = str(B[action] + 1) if VERB[action] == moves.TAKE_WORKERS else ""
    told, shown = notes(s, p.viewer, known, action), ghost(s, p, known, action)
    alone, lost = in_chain(s, p.viewer, action), left_over(s, action)
    return Choice(action, key, args, notes=told, badge=badge, ghost=shown, alone=alone, lost=lost)


def taken_up(s: Any, seat: int) -> list[int]:
    """F-9.5: the new tiles that lie, with the one that is being turned."""
    turning = s.placing[seat] if s.cell_of[seat] >= 0 else -1
    return [t for t in range(box.TILES) if s.owner[t] == seat and (s.fresh[t] or t == turning)]


def left_over(s: Any, action: int) -> tuple[Note, ...]:
    """F-7.4: what is lost by whoever finishes although something could still be done with it."""
    if VERB[action] != moves.FINISH or s.step != state.HAUL:
        return ()
    lifts = can_lift(s)
    turns = any(upgrade_refusal(s.record, s.active, t) == LEGAL for t in range(box.TILES))
    if not lifts and not turns:
        return ()
    kind = "both" if lifts and turns else "moves" if lifts else "upgrades"
    return (("preview-lost", {"kind": kind, "moves": s.budget, "upgrades": s.upgrades}),)


def in_group(s: Any, tile: int, seat: int) -> Note:
    """F-1.7: a seat's workers beside a tile."""
    return amount(box.WORKERS[s.group_colour[tile][seat]], s.group[tile][seat])


def in_chain(s: Any, seat: int, action: int) -> Note | None:
    """F-4.4: what workers are sent for, F-9.2: which tile is placed, where an earlier step named
    the tile."""
    args = said(action)[1]
    if VERB[action] == moves.PLACE_BESIDE:
        return "row-place-beside", {**args, "placed": Noun("tile", box.TILE_IDS[s.placing[seat]])}
    if VERB[action] != moves.TAKE_WORKERS:
        return None
    key = "row-bid-on" if s.chain == state.BID else "row-use-of"
    return key, {**args, "tile": box.TILE_IDS[s.target]}


def ways(s: Any, p: Places, known: Known, chosen: Choice) -> list[Choice]:
    """F-4.4: a bid or a use with the fewest workers, in the colour they are sent most easily in, is
    one step; who wants others names the tile first."""
    verb, tile = VERB[chosen.action], tile_of(chosen.action)
    if verb not in EASILY:
        return [chosen]
    colour, count, colours, key, others = EASILY[verb]
    other = others[known[tile][colours] == 1]
    if not (found := known[tile][colour]):
        return [chosen]
    n = known[tile][count]
    args: Args = {"number": n, "colour": box.WORKERS[found - 1]}
    told = chosen.notes[1:]  # how many it takes is said by the choice itself
    if verb == moves.BID_ON:
        told = (*won(s, tile), *told)
    if s.colour[tile] < 0:
        told = (*told, ("preview-locks", {"colour": box.WORKERS[found - 1]}))
    if verb == moves.BID_ON and (there := s.group[tile][p.viewer]):
        key, args = "row-bid-add", {**args, "total": there + n}
    quick = chosen._replace(key=key, args=args, notes=told, then=(sending(found - 1, n),))
    shown = chosen.ghost if verb == moves.USE_TILE else ()
    quick = quick._replace(ghost=(*shown, *going(s, p, tile, verb == moves.BID_ON, n, found - 1)))
    alone, groups = said(chosen.action), int(losing_groups(s.record, p.viewer))
    if verb == moves.BID_ON:  # those who stand there count already
        groups &= ~(1 << tile)
    if not groups and not otherwise(s, p.viewer, found - 1, n, known[tile], verb):
        away = "row-bid-on" if verb == moves.BID_ON else "row-use-of"
        whole: Note = away, {**args, "tile": box.TILE_IDS[tile]}
        return [quick._replace(then=(), alone=whole)]  # what follows is forced
    named: Args = {"outbid": int(groups != 0)}  # they might come along
    few = (*chosen.notes[:1], *once_upgraded(s, tile)) if verb == moves.BID_ON else chosen.notes[:1]
    others_first = chosen._replace(key=other, args=named, notes=few, alone=alone)
    return [quick, others_first._replace(ghost=())]  # the quick one shows what it brings


def otherwise(s: Any, seat: int, colour: int, n: int, known: list[int], verb: int) -> bool:
    """Could more workers come from behind the screen than the fewest, or others in colour?"""
    room, colours = (
        (known[CAPACITY], known[USE_COLOURS])
        if verb == moves.USE_TILE
        else (n + 1, known[BID_COLOURS])
    )
    screen = s.screen[seat]
    others = (screen[one] >= n for one in range(4) if one != colour)
    return (screen[colour] > n and room > n) or (colours > 1 and any(others))


def won(s: Any, tile: int) -> tuple[Note, ...]:
    """F-8.3, F-8.6, F-8.7: what a bid that stays the highest brings."""
    means: Note = ("preview-bid-means", {})
    number, winter = order_number(tile), s.season == box.WINTER
    if not number:
        return (means,)
    purple = number == int(box.TURN_ORDERS[s.players])
    brings = ("winter" if winter else "next") if purple else "none"
    order: Note = ("preview-order", {"number": number, "marker": brings})
    return (means, order) if winter else (order,)  # F-8.10: before that it stays on the table


@cache
def sending(colour: int, n: int) -> int:
    """The step that names so many workers of a colour."""
    named: Args = {"colour": box.WORKERS[colour], "number": n}
    return moves.MOVES.from_json({"action": "workers", **named})


EASILY = {
    moves.BID_ON: (
        BID_IN,
        NEEDED,
        BID_COLOURS,
        "row-bid-with",
        ("row-bid-other", "row-bid-other-number"),
    ),
    moves.USE_TILE: (
        USED_IN,
        LEAST,
        USE_COLOURS,
        "row-use-with",
        ("row-use-other", "row-use-other-number"),
    ),
}


# --------------------------------------------------------------------------- words


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
        return for_that(s)
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


# --------------------------------------------------------------------------- ghosts


def ghost(s: Any, p: Places, known: Known, action: int) -> tuple[Piece, ...]:
    """A tile, a bid, the workers sent, or what a use makes, where it would lie."""
    verb, seat = VERB[action], p.viewer
    if verb == moves.USE_TILE:
        return landed(s, p, int(A[action]), known[A[action]])
    if verb == moves.BID_ON:
        return (bid_ghost(s, p, int(A[action]), known[A[action]][NEEDED], s.colour[A[action]]),)
    if verb == moves.TAKE_WORKERS:
        colour, n = int(A[action]), int(B[action]) + 1
        there = going(s, p, s.target, s.chain == state.BID, n, colour)
        return (sent(s, p, colour, n), *there)
    if verb == moves.UPGRADE:
        tile = int(A[action])
        return upgraded(s, p, tile), marked(p, tile)
    if verb == moves.PLACE_TILE:
        tile, at, k = int(A[action]), p.where[int(A[action])], 0
    elif verb == moves.PLACE_BESIDE:
        anchor, way = int(A[action]), int(B[action])
        tile, at, k = s.placing[seat], cell(p, anchor, way), rotations(s, seat, anchor, way)[0]
    elif verb == moves.TURN_TILE:
        return turned(s, p, s.placing[seat], int(A[action]))
    else:
        return ()
    return (tile_piece(s, p, tile, at, k, f"ghost-tile-{tile}", 60),)


def turned(s: Any, p: Places, tile: int, k: int) -> tuple[Piece, ...]:
    """F-9.1: the tile that is being placed, turned; below it, seen only as the picture of its row,
    its roads alone."""
    at = p.where[tile]
    roads = put(f"ghost-roads-{tile}", faces.roads(tile, k), at, 59)
    return roads, tile_piece(s, p, tile, at, k, f"ghost-tile-{tile}", 60)


def going(s: Any, p: Places, tile: int, bids: bool, n: int, colour: int) -> tuple[Piece, ...]:
    """F-4.4: workers sent, beside a tile or on it, and how many leave the screen for it: what waits
    for a yes was hardly seen, and a smaller number there was taken for done."""
    if bids:
        at_tile = bid_ghost(s, p, tile, n + s.chain_total, colour)
    else:
        there = [*s.on_tile[tile]]
        there[colour] += n + s.chain_total
        figures = faces.users(tuple(there), p.font(p.where[tile][2]))
        at = users_stand(s, p, tile, tuple(there))
        at_tile = put(f"ghost-users-{tile}", figures, at, 60)
    there_now, id = unsent(s, p.viewer, colour), f"ghost-worker-{box.WORKERS[colour]}"
    behind = worker_stack(id, colour, there_now, p.plan.workers, p.plan.stack, n)
    behind = behind._replace(marks=(*behind.marks, "tray"))
    # a tile that is used is framed as what was chosen; one that is bid on is not
    return (at_tile, *([marked(p, tile)] if bids or s.target == tile else []), behind)


def marked(p: Places, tile: int) -> Piece:
    """A broad frame round the tile something is done with."""
    return ring(f"ghost-ring-{tile}", p.where[tile], 59, "gold", 6)


def upgraded(s: Any, p: Places, tile: int) -> Piece:
    """F-7.8: the tile with its other side up."""
    at = p.where[tile]
    turned = s.turned[tile] if s.place[tile] == state.VILLAGE else 0
    face = faces.tile(tile, 1, turned, s.players, s.colour[tile], p.font(at[2]))
    return put(f"ghost-tile-{tile}", face, at, 60)


def bid_ghost(s: Any, p: Places, tile: int, more: int, colour: int) -> Piece:
    """The least bid that would lead."""
    n = s.group[tile][p.viewer] + more
    face = faces.bid(p.viewer, figure(colour), n, True, False, False)
    at, tone = (*p.bid(tile, p.viewer), p.plan.bid_scale * R), COLOURS[p.viewer]
    return put(f"ghost-bid-{tile}-{p.viewer}", face, at, 60, tone=tone)


def figure(colour: int) -> str:
    """F-4.6: a worker of the colour a tile is locked to, if it is to one."""
    return FIGURES[colour] if colour >= 0 else "worker-any"


def landed(s: Any, p: Places, tile: int, known: list[int]) -> tuple[Piece, ...]:
    """Counters on the tile where they would lie, workers and skills at the screen."""
    effect = box.EFFECT[tile, s.side[tile]]
    if not any(known[DRAWN:]):
        return ()
    tokens: list[Token] = [("text", "+")]
    x, y, radius = p.where[s.home[p.viewer] if known[MOVEMENT] else known[LANDS]]
    at = x, y - ABOVE_TILE * radius  # what lies and stands there stays in sight
    if known[MOVEMENT]:
        tokens = [("text", str(known[MOVEMENT])), ("move", "")]
        tokens += [("text", str(known[UPGRADES])), ("upgrade", "")]
    elif known[DRAWN]:
        art = drawn(effect)[1]
        tokens += [("text", str(known[DRAWN])), (art, "")]
        # over what they are called: figures that would leave stay in sight
        (_, *over_workers, _), (_, *over_skills, _), *_ = p.plan.headings
        x, y = over_skills if "skill" in art else over_workers
        at = p.worker(box.GREEN) if "green" in art else (x, y)
    for i, (name, n) in enumerate(named(box.RESOURCES, known[GOODS:]).items()):
        if effect == box.GAIN_CHOICE:
            tokens += [("slash", ""), (name, "")] if i else [(name, "")]
        else:
            tokens += [("text", str(n)), (name, "")]
    return (put(f"yield-{tile}", faces.brought(tuple(tokens)), at, 60),)


# --------------------------------------------------------------------------- places


def cell(p: Places, anchor: int, way: int) -> tuple[float, float, float]:
    """The cell in a direction of a tile of the viewer's village."""
    (q, r), ground = p.cell(anchor), p.grounds[p.viewer]
    return (*ground.at(q + STEPS[way][0], r + STEPS[way][1]), ground.radius)


def hexed(p: Places, x: float, y: float, radius: float) -> Spread:
    """The target of a tile: a hexagon, on small villages a little larger than its tile."""
    radius = max(0.58 * p.plan.finger, radius - 0.5)
    return x, y, 2 * radius, max(p.plan.finger, ROOT3 * radius)


def thing(s: Any, p: Places, action: int) -> tuple[str, Spread] | None:
    """The thing an action is about; None if it has none and needs a button."""
    verb, a, tile = VERB[action], int(A[action]), tile_of(action)
    finger = p.plan.finger
    if verb == moves.BID_ON:
        return f"bid-on-{tile}", (*p.bid(tile, p.viewer), 58.0, finger)
    if verb == moves.CARRY_TO:
        return f"to-tile-{tile}", hexed(p, *p.where[tile])
    if verb in ON_TILE and tile in p.where:
        return f"on-tile-{tile}", hexed(p, *p.where[tile])
    if verb in (moves.TAKE_GROUP, moves.PAY_A_GROUP):
        return f"on-bid-{tile}", (*p.bid(tile, p.viewer), 64.0, max(44.0, finger))
    if verb == moves.PAY_A_WORKER:
        return f"on-worker-{box.WORKERS[a]}", behind_screen(p, *p.worker(a), p.plan.workers[2])
    if verb in (moves.PAY_A_SKILL, moves.SPEND_A_SKILL):
        return f"on-skill-{box.SKILLS[a]}", behind_screen(p, *p.skill(a), p.plan.skills[2])
    if verb == moves.TAKE_BOAT:
        wide, tall = p.plan.boat_size
        return f"on-boat-{moves.BOAT_IDS[a]}", (*p.boat(a), wide - 2, max(finger, tall))
    if verb in (moves.OFFER_TILE, moves.KEEP_TILE) and tile in p.winter:
        return f"on-tile-{tile}", hexed(p, *p.winter[tile])
    if verb == moves.PLACE_BESIDE:
        return f"cell-{a}-{B[action]}", hexed(p, *cell(p, a, int(B[action])))
    if verb == moves.TURN_TILE:
        tile = s.placing[p.viewer]
        return f"laid-{tile}", hexed(p, *p.where[tile])
    return None


def behind_screen(p: Places, x: float, y: float, step: float) -> Spread:
    """Figures of one kind, as they stand beside each other."""
    return x - 4 * p.plan.stack, y, step - 2, max(p.plan.finger, 52 * p.plan.stack)


def slot(p: Places, i: int, count: int) -> tuple[float, float]:
    """A place for a button: in the lower part of the bar, from the right."""
    left, top, w, h = p.plan.bar
    wide, tall = p.plan.button
    columns = int((w - 8) // wide) if count > 8 else 8
    rows = -(-count // columns)
    if rows == 1:
        step = min(wide + 6, (w - 10) / count)
        return left + w - 40 + (wide - 46) - (count - 1 - i) * step, top + h - max(32, tall / 2 + 6)
    step_y = min(tall + 2, (h - 6) / rows)
    row, column = divmod(i, columns)
    y = top + h - (rows - row - 0.5) * step_y - 3
    return left + 4 + (column + 0.5) * (w - 8) / columns, y


# --------------------------------------------------------------------------- together


def on_thing(
    s: Any, p: Places, known: Known, name: str, spread: Spread, choices: list[Choice]
) -> Target:
    _, _, w, h = spread
    first = choices[0]
    verb, tile = VERB[first.action], tile_of(first.action)
    (key, args), told = said(first.action), first.notes
    turns = verb == moves.TURN_TILE and len(choices) > 1
    if turns:  # F-9.1: the tile itself, which everybody clicks to turn it
        tile, told = s.placing[p.viewer], (("preview-turn", {}),)
        key, args = "target-tile", {"tile": box.TILE_IDS[tile]}
    elif len({chosen.action for chosen in choices}) > 1:
        told = ()
        if tile >= 0:
            key, args = "target-tile", {"tile": box.TILE_IDS[tile]}
    elif len(choices) > 1:
        told = (*choices[-1].notes, *told)
    lights: tuple[str, ...] = ()
    if name.startswith(("on-tile-", "to-tile-")):
        lights = (name.partition("-")[2],)
    elif verb == moves.TURN_TILE:
        lights = (f"tile-{s.placing[p.viewer]}",)
    elif verb == moves.TAKE_BOAT:
        lights = (f"tile-{box.FIRST_BOAT + A[first.action]}",)
    elif verb == moves.BID_ON:
        lights = (f"tile-{tile}",)
    badge = badge_art = face = ""
    if verb == moves.CARRY_TO:
        badge = str(s.budget - 1)  # the moves left
    elif verb == moves.BID_ON and not s.group[tile][p.viewer]:  # the least bid
        badge, badge_art = str(known[tile][NEEDED]), figure(s.colour[tile])
    dashed = verb in (moves.PLACE_BESIDE, moves.CARRY_TO)
    if verb == moves.BID_ON:
        face = faces.bid_place(w, h, badge, badge_art)
    elif name.startswith(("on-tile-", "to-tile-", "laid-", "cell-")):
        face = faces.hexagon(w / 2, dashed, badge, -h * 0.46)
    look = "place" if dashed else "piece"
    return Target(
        name, *spread, look=look, choices=tuple(choices), key=key, args=args, notes=told,
        badge=badge, badge_at=(0, -h * 0.3), badge_art=badge_art, lights=lights, face=face,
        turns=turns,
    )  # fmt: skip


TAKE_UP_WIDE, TAKE_UP_LEFT = 96, 24  # beside the tick, with a word
EITHER = ("on-tile-", "bid-on-")
WORKS: Note = ("preview-use-means", {})


def either(s: Any, p: Places, known: Known, made: Target, names: Collection[str]) -> Target:
    """A tile to bid on or to use: it says in a few words what is done there. Where both can be, the
    tile asks which, and each says what it means; else it says why the other cannot be."""
    verb, tile = VERB[made.choices[0].action], tile_of(made.choices[0].action)
    if verb not in EASILY:
        return made
    made = made._replace(brief=in_brief(s, verb, tile, known[tile]))
    if not {f"on-tile-{tile}", f"bid-on-{tile}"} <= set(names):
        return with_reason(made, why_alone(s, p, verb, tile, known[tile]))
    first, *rest = made.choices
    idle = any(key == "preview-nothing" for key, _ in first.notes)  # it does not work for anybody
    told = (WORKS, *first.notes) if verb == moves.USE_TILE and not idle else first.notes
    if verb == moves.BID_ON:  # what the tile does, its use says
        told = tuple(note for note in told if note[0] != "preview-tile-does")
    made = made._replace(choices=(first._replace(notes=told), *rest), notes=told)
    if verb == moves.BID_ON:
        return made
    named: Args = {"tile": box.TILE_IDS[tile]}
    asks: tuple[Note, ...] = (("preview-either", {}),)
    return made._replace(also=(f"bid-on-{tile}",), notes=asks, key="target-tile", args=named)


def in_brief(s: Any, verb: int, tile: int, known: list[int]) -> tuple[Note, ...]:
    """F-4.9, F-5.3: the least bid, and what a tile nobody uses scores; the least use, and what it
    yields."""
    side = s.side[tile]
    if verb == moves.BID_ON:
        least = asked("brief-bid", "brief-bid-colour", s.colour[tile], known[NEEDED])
        if there := s.group[tile][s.active]:  # those who stand there count
            least = "brief-bid-more", {**least[1], "total": there + known[NEEDED]}
        return (least, *ordered(s, tile), *(() if hidden_now(s, tile) else does_now(tile, side)))
    there = s.place[tile] != state.OFFERED and s.owner[tile] != s.active
    whose: tuple[Note, ...] = (("card-village", {"seat": SEATS[s.owner[tile]]}),) if there else ()
    if not brought(tile, side, known):
        return (("brief-idle", {}), *whose)
    key, args = asked("brief-use", "brief-use-colour", s.colour[tile], known[LEAST])
    return ((key, {**args, "does": yields(tile, side)}), *whose)


def hidden_now(s: Any, tile: int) -> bool:
    """Is what a tile does said by its use, or, F-8.10, of no account before winter?"""
    before_winter = bool(order_number(tile)) and s.season != box.WINTER
    return before_winter or bool(yields(tile, s.side[tile]))


def ordered(s: Any, tile: int) -> tuple[Note, ...]:
    """F-8.6, F-8.9: what a turn order tile brings."""
    number = order_number(tile)
    if not number:
        return ()
    purple = number == int(box.TURN_ORDERS[s.players]) and s.season != box.WINTER
    return (("brief-order", {"number": number, "marker": "next" if purple else "none"}),)


def why_alone(s: Any, p: Places, verb: int, tile: int, known: list[int]) -> Note | None:
    """Why a tile on offer can only be used, or only be bid on."""
    if s.place[tile] != state.OFFERED:
        return None
    return (no_bid if verb == moves.USE_TILE else no_use)(s, p.viewer, tile, known)


def with_reason(made: Target, why: Note | None) -> Target:
    """With what is missing for the other, in the last row."""
    if why is None:
        return made
    *rest, last = made.choices
    more = last._replace(notes=(*last.notes, why))
    return made._replace(choices=(*rest, more), notes=(*made.notes, why))


def only(chosen: Choice) -> dict[str, Any]:
    """A target of one choice is called what the choice is called."""
    return {"choices": (chosen,), "key": chosen.key, "args": chosen.args, "notes": chosen.notes}


NUMBERED = {"wide": 5, "tall": 7}  # so many have room: a number stands in the same place each time


def of_colour(p: Places, colour: int, members: list[Choice], buttons: int) -> Iterator[Target]:
    """F-4.4: a colour behind the screen opens its numbers."""
    x, y = p.worker(colour)
    name = box.WORKERS[colour]
    opener, lights = f"on-worker-{name}", (f"worker-{name}",)
    key, args = "target-workers", {"colour": name}
    spread = behind_screen(p, x, y, p.plan.workers[2])
    yield Target(opener, *spread, look="piece", key=key, args=args, lights=lights)
    for i, chosen in enumerate(members):
        at = slot(p, i, max(len(members) + buttons, NUMBERED[p.layout]))
        more = {**only(chosen), "group": opener, "badge": chosen.badge, "lights": lights}
        size = p.plan.button
        more["face"] = faces.number(*size, FIGURES[colour], chosen.badge)
        yield Target(f"workers-{name}-{chosen.badge}", *at, *size, "round", **more)


def button(chosen: Choice, x: float, y: float) -> Target:
    """What is done with no thing on the table: passing, finishing, choosing a resource."""
    key, args = said(chosen.action)
    verb, named = key.removeprefix("action-"), [str(value) for value in args.values()]
    art = named[0] if verb in ("choose", "spend") else verb
    art = "done" if verb in ("settle", "finish") else art
    # above its word
    size, up = ((64, 50), -8) if verb == "pass" else ((50, 50), 0)
    size, up = ((TAKE_UP_WIDE, 50), -8) if verb == "rearrange" else (size, up)
    id = f"button-{'-'.join([verb, *named])}"
    return Target(id, x, y, *size, badge_art=art, badge_at=(0, up), **only(chosen))
