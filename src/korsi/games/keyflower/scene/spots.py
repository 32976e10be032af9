"""Where on the table one clicks for a step: the thing it is about, or a place for a button."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args

from .. import box, moves
from ..moves import VERB, A, B
from .places import ROOT3, STEPS, Places

ON_TILE = (moves.USE_TILE, moves.CARRY_FROM, moves.UPGRADE, moves.PLACE_TILE)
Spread = tuple[float, float, float, float]  # the middle, how wide, how tall


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
