"""What a tile makes, costs and scores, as rows of symbols without words."""

from __future__ import annotations

from collections.abc import Sequence

from korsi.core.scene import text_svg, use

from .. import box

Token = tuple[str, str]  # a symbol and, for "vp" and "text", what stands in it

NARROW = {"to": 15.0, "gain": 15.0, "gold": 20.0, "stone": 22.0, "vp": 27.0}
NARROW |= {"slash": 9.0, "gap": 9.0}


def worker(colour: int) -> Token:
    return (f"worker-{box.WORKERS[colour]}" if colour != box.ANY else "worker-any", "")


def skill(kind: int) -> Token:
    return (box.SKILLS[kind] if kind != box.ANY else "skill-any", "")


def resource(kind: int) -> Token:
    return (box.RESOURCES[kind] if kind != box.ANY else "resource-any", "")


def times(n: int, token: Token, most: int = 3) -> list[Token]:
    """A few of a thing, or a number before it."""
    return [token] * n if n <= most else [("text", str(n)), token]


def vp(points: int | str) -> Token:
    return ("vp", str(points))


def _gains(tile: int, side: int) -> list[Token]:
    out: list[Token] = []
    for kind in range(4):
        out += times(int(box.GAINS[tile, side, kind]), resource(kind))
    return out


def effect(tile: int, side: int) -> list[Token]:
    """F-6: what using this side brings."""
    kind, n = int(box.EFFECT[tile, side]), int(box.DRAWS[tile, side])
    paid_worker, paid_skill = int(box.PAY_WORKER[tile, side]), int(box.PAY_SKILL[tile, side])
    if kind == box.GAIN:
        return _gains(tile, side)
    if kind == box.GAIN_CHOICE:
        out: list[Token] = []
        for r in range(4):
            if int(box.CHOICES[tile, side]) >> r & 1:
                out += [("slash", ""), resource(r)] if out else [resource(r)]
        return out
    if kind == box.DRAW_WORKERS:
        return times(n, worker(box.ANY))
    if kind == box.DRAW_SKILLS:
        return times(n, skill(box.ANY))
    if kind == box.TRANSPORT:
        moves, ups = int(box.MOVE[tile, side]), int(box.UPGRADES[tile, side])
        return [("text", str(moves)), ("move", ""), ("text", str(ups)), ("upgrade", "")]
    if kind == box.WORKER_FOR_GREEN:
        return [worker(paid_worker), ("to", ""), *times(int(box.GREENS[tile, side]), worker(3))]
    if kind == box.WORKER_FOR_WORKERS:
        return [worker(paid_worker), ("to", ""), ("text", str(n)), worker(box.ANY)]
    if kind == box.SKILL_FOR_SKILLS:
        return [skill(paid_skill), ("to", ""), ("text", str(n)), skill(box.ANY)]
    if kind == box.SKILL_FOR_WORKERS:
        return [skill(paid_skill), ("to", ""), ("text", str(n)), worker(box.ANY)]
    if kind == box.SKILL_FOR_RESOURCES:
        return [skill(paid_skill), ("to", ""), *_gains(tile, side)]
    return []


def _item(sort: int, kind: int) -> Token:
    return (worker, skill, resource)[sort](kind)


def score(tile: int, side: int) -> list[Token]:
    """F-11: what the tile scores for, then the points."""
    kind, points = int(box.SCORE[tile, side]), int(box.SCORE_VP[tile, side])
    sort, wanted = int(box.SCORE_ITEM[tile, side]), int(box.SCORE_TYPE[tile, side])
    if kind == box.PER_GROUP:
        return [("text", str(int(box.SCORE_SIZE[tile, side]))), _item(sort, box.ANY), vp(points)]
    if kind == box.PER_SET:
        names = box.TYPES_OF[box.ITEMS[sort]]
        bits = int(box.SCORE_SET[tile, side])
        return [*(_item(sort, k) for k in range(len(names)) if bits >> k & 1), vp(points)]
    if kind in (box.PER_ITEM, box.PER_RESOURCE):
        return [_item(sort if kind == box.PER_ITEM else 2, wanted), vp(points)]
    if kind == box.PER_CHOSEN:
        return [_item(sort, box.ANY), ("text", "="), _item(sort, box.ANY), vp(points)]
    if kind == box.PER_NEIGHBOUR:
        return [("near", ""), vp(points)]
    if kind == box.PER_CAPACITY:
        return [("move", ""), vp(points)]
    if kind == box.ROAD_LOOP:
        return [("loop", ""), vp(points)]
    if kind == box.BOAT_CHAIN:
        return [("hull", ""), ("hull", ""), vp("?")]
    if kind == box.FREE_UPGRADE:
        return [("upgrade", "")]
    if kind == box.PER_WORKER:
        return [worker(box.ANY), vp(points)]
    return []


_ABILITY: dict[int, list[Token]] = {
    box.BOAT_WORKERS: [("hull", ""), ("text", "+"), ("worker-any", "")],
    box.BOAT_WORKERS + 1: [("hull", ""), ("text", "+"), ("worker-green", "")],
    box.CROSS_FIELDS: [("move", ""), ("field", "")],
    box.DOUBLE_TRANSPORT: [("move", ""), ("text", "×2"), ("upgrade", "")],
    box.UPGRADE_SUBSTITUTION: [("resource-any", ""), ("swap", ""), ("upgrade", "")],
    box.UPGRADE_SUBSTITUTION + 1: [("resource-any", ""), ("swap", ""), ("vp", "")],
    box.COUNTER_BID: [("worker-red", ""), ("text", "<"), ("worker-blue", "")],
    box.USE_ANY_COLOUR: [("worker-red", ""), ("worker-blue", ""), ("worker-yellow", "")],
}


def tokens_of(tile: int, side: int) -> list[Token]:
    """Everything one side says."""
    out = effect(tile, side)
    if box.IS_SUMMER_BOAT[tile]:
        for ability, tokens in _ABILITY.items():
            if box.ABILITY_TILE[ability] == tile and box.ABILITY_SIDE[ability] == side:
                out = list(tokens)
    if box.SCORE[tile, side] != box.NO_SCORE:
        out += score(tile, side)
    fixed = int(box.VP[tile, side])
    return [*out, vp(fixed)] if fixed or not out else out


def cost(tile: int) -> list[Token]:
    """F-7.5: what an upgrade takes."""
    out: list[Token] = []
    for kind in range(4):
        out += times(int(box.COST[tile, kind]), resource(kind))
    out += times(int(box.COST_ANY[tile]), resource(box.ANY))
    for kind in range(3):
        out += times(int(box.COST_SKILL[tile, kind]), skill(kind))
    return out + times(int(box.COST_ANY_SKILL[tile]), skill(box.ANY))


def order_number(tile: int) -> int:
    """F-2.6: which boat choice a turn order tile gives; 0 for other tiles."""
    return tile - box.FIRST_TURN_ORDER + 1 if box.FIRST_TURN_ORDER <= tile < box.FIRST_BOAT else 0


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
