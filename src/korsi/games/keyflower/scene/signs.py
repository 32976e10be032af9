"""What a tile makes, costs and scores, as rows of symbols without words."""

from __future__ import annotations

from collections.abc import Sequence

from korsi.core.scene import text_svg, use

from ..box import (
    ABILITY_SIDE,
    ABILITY_TILE,
    ANY,
    BOAT_CHAIN,
    BOAT_WORKERS,
    CHOICES,
    COST,
    COST_ANY,
    COST_ANY_SKILL,
    COST_SKILL,
    COUNTER_BID,
    CROSS_FIELDS,
    DOUBLE_TRANSPORT,
    DRAW_SKILLS,
    DRAW_WORKERS,
    DRAWS,
    EFFECT,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    FREE_UPGRADE,
    GAIN,
    GAIN_CHOICE,
    GAINS,
    GREENS,
    IS_SUMMER_BOAT,
    ITEMS,
    MOVE,
    NO_SCORE,
    PAY_SKILL,
    PAY_WORKER,
    PER_CAPACITY,
    PER_CHOSEN,
    PER_GROUP,
    PER_ITEM,
    PER_NEIGHBOUR,
    PER_RESOURCE,
    PER_SET,
    PER_WORKER,
    RESOURCES,
    ROAD_LOOP,
    SCORE,
    SCORE_ITEM,
    SCORE_SET,
    SCORE_SIZE,
    SCORE_TYPE,
    SCORE_VP,
    SKILL_FOR_RESOURCES,
    SKILL_FOR_SKILLS,
    SKILL_FOR_WORKERS,
    SKILLS,
    TRANSPORT,
    TYPES_OF,
    UPGRADE_SUBSTITUTION,
    UPGRADES,
    USE_ANY_COLOUR,
    VP,
    WORKER_FOR_GREEN,
    WORKER_FOR_WORKERS,
    WORKERS,
)

Token = tuple[str, str]  # a symbol and, for "vp" and "text", what stands in it

NARROW = {"to": 15.0, "gain": 15.0, "gold": 20.0, "stone": 22.0, "vp": 27.0}
NARROW |= {"slash": 9.0, "gap": 9.0}


def worker(colour: int) -> Token:
    return (f"worker-{WORKERS[colour]}" if colour != ANY else "worker-any", "")


def skill(kind: int) -> Token:
    return (SKILLS[kind] if kind != ANY else "skill-any", "")


def resource(kind: int) -> Token:
    return (RESOURCES[kind] if kind != ANY else "resource-any", "")


def times(n: int, token: Token, most: int = 3) -> list[Token]:
    """A few of a thing, or a number before it."""
    return [token] * n if n <= most else [("text", str(n)), token]


def vp(points: int | str) -> Token:
    return ("vp", str(points))


def _gains(tile: int, side: int) -> list[Token]:
    out: list[Token] = []
    for kind in range(4):
        out += times(int(GAINS[tile, side, kind]), resource(kind))
    return out


def effect(tile: int, side: int) -> list[Token]:
    """F-6: what using this side brings."""
    kind, n = int(EFFECT[tile, side]), int(DRAWS[tile, side])
    paid_worker, paid_skill = int(PAY_WORKER[tile, side]), int(PAY_SKILL[tile, side])
    if kind == GAIN:
        return _gains(tile, side)
    if kind == GAIN_CHOICE:
        out: list[Token] = []
        for r in range(4):
            if int(CHOICES[tile, side]) >> r & 1:
                out += [("slash", ""), resource(r)] if out else [resource(r)]
        return out
    if kind == DRAW_WORKERS:
        return times(n, worker(ANY))
    if kind == DRAW_SKILLS:
        return times(n, skill(ANY))
    if kind == TRANSPORT:
        moves, ups = int(MOVE[tile, side]), int(UPGRADES[tile, side])
        return [("text", str(moves)), ("move", ""), ("text", str(ups)), ("upgrade", "")]
    if kind == WORKER_FOR_GREEN:
        return [worker(paid_worker), ("to", ""), *times(int(GREENS[tile, side]), worker(3))]
    if kind == WORKER_FOR_WORKERS:
        return [worker(paid_worker), ("to", ""), ("text", str(n)), worker(ANY)]
    if kind == SKILL_FOR_SKILLS:
        return [skill(paid_skill), ("to", ""), ("text", str(n)), skill(ANY)]
    if kind == SKILL_FOR_WORKERS:
        return [skill(paid_skill), ("to", ""), ("text", str(n)), worker(ANY)]
    if kind == SKILL_FOR_RESOURCES:
        return [skill(paid_skill), ("to", ""), *_gains(tile, side)]
    return []


def _item(sort: int, kind: int) -> Token:
    return (worker, skill, resource)[sort](kind)


def score(tile: int, side: int) -> list[Token]:
    """F-11: what the tile scores for, then the points."""
    kind, points = int(SCORE[tile, side]), int(SCORE_VP[tile, side])
    sort, wanted = int(SCORE_ITEM[tile, side]), int(SCORE_TYPE[tile, side])
    if kind == PER_GROUP:
        return [("text", str(int(SCORE_SIZE[tile, side]))), _item(sort, ANY), vp(points)]
    if kind == PER_SET:
        names = TYPES_OF[ITEMS[sort]]
        bits = int(SCORE_SET[tile, side])
        return [*(_item(sort, k) for k in range(len(names)) if bits >> k & 1), vp(points)]
    if kind in (PER_ITEM, PER_RESOURCE):
        return [_item(sort if kind == PER_ITEM else 2, wanted), vp(points)]
    if kind == PER_CHOSEN:
        return [_item(sort, ANY), ("text", "="), _item(sort, ANY), vp(points)]
    if kind == PER_NEIGHBOUR:
        return [("near", ""), vp(points)]
    if kind == PER_CAPACITY:
        return [("move", ""), vp(points)]
    if kind == ROAD_LOOP:
        return [("loop", ""), vp(points)]
    if kind == BOAT_CHAIN:
        return [("hull", ""), ("hull", ""), vp("?")]
    if kind == FREE_UPGRADE:
        return [("upgrade", "")]
    if kind == PER_WORKER:
        return [worker(ANY), vp(points)]
    return []


_ABILITY: dict[int, list[Token]] = {
    BOAT_WORKERS: [("hull", ""), ("text", "+"), ("worker-any", "")],
    BOAT_WORKERS + 1: [("hull", ""), ("text", "+"), ("worker-green", "")],
    CROSS_FIELDS: [("move", ""), ("field", "")],
    DOUBLE_TRANSPORT: [("move", ""), ("text", "×2"), ("upgrade", "")],
    UPGRADE_SUBSTITUTION: [("resource-any", ""), ("swap", ""), ("upgrade", "")],
    UPGRADE_SUBSTITUTION + 1: [("resource-any", ""), ("swap", ""), ("vp", "")],
    COUNTER_BID: [("worker-red", ""), ("text", "<"), ("worker-blue", "")],
    USE_ANY_COLOUR: [("worker-red", ""), ("worker-blue", ""), ("worker-yellow", "")],
}


def tokens_of(tile: int, side: int) -> list[Token]:
    """Everything one side says."""
    out = effect(tile, side)
    if IS_SUMMER_BOAT[tile]:
        for ability, tokens in _ABILITY.items():
            if ABILITY_TILE[ability] == tile and ABILITY_SIDE[ability] == side:
                out = list(tokens)
    if SCORE[tile, side] != NO_SCORE:
        out += score(tile, side)
    fixed = int(VP[tile, side])
    return [*out, vp(fixed)] if fixed or not out else out


def cost(tile: int) -> list[Token]:
    """F-7.5: what an upgrade takes."""
    out: list[Token] = []
    for kind in range(4):
        out += times(int(COST[tile, kind]), resource(kind))
    out += times(int(COST_ANY[tile]), resource(ANY))
    for kind in range(3):
        out += times(int(COST_SKILL[tile, kind]), skill(kind))
    return out + times(int(COST_ANY_SKILL[tile]), skill(ANY))


def order_number(tile: int) -> int:
    """F-2.6: which boat choice a turn order tile gives; 0 for other tiles."""
    return tile - FIRST_TURN_ORDER + 1 if FIRST_TURN_ORDER <= tile < FIRST_BOAT else 0


# --------------------------------------------------------------------------- drawing a row


def wide(token: Token) -> float:
    kind, text = token
    if kind == "text":
        return 10.0 * len(text) + 5
    if kind == "hull":
        return 36.0
    return NARROW.get(kind, 25.0)


def tone_of(kind: str) -> str:
    """A worker's figure has its colour; the others have colours of their own."""
    if not kind.startswith("worker-"):
        return ""
    return "grey" if kind == "worker-any" else kind.removeprefix("worker-")


def row(tokens: Sequence[Token], x: float, y: float, most: float, size: float = 1,
        ink: str = "night", anchor: float = 0.5) -> str:  # fmt: skip
    """Symbols side by side, made small enough for the room there is."""
    total = sum(wide(t) for t in tokens)
    if not total:
        return ""
    scale = min(size, most / total)
    at = x - anchor * total * scale
    out = []
    for token in tokens:
        kind, text = token
        middle = at + wide(token) * scale / 2
        if kind == "text":
            out.append(text_svg(text, middle, y, 21 * scale, ink, weight=800))
        elif kind == "slash":
            out.append(text_svg("/", middle, y, 20 * scale, ink, weight=500))
        elif kind != "gap":
            down = y + (2 * scale if kind.startswith("worker-") else 0)
            out.append(use(kind, middle, down, scale=scale, tone=tone_of(kind)))
            if kind == "vp" and text:
                fit = 17 if len(text) == 1 else 14
                out.append(text_svg(text, middle, y, fit * scale, "cream", weight=800))
        at += wide(token) * scale
    return "".join(out)
