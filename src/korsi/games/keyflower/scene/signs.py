"""What a tile makes, costs and scores, as rows of symbols without words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

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


def _choices(tile: int, side: int) -> list[Token]:
    shown = [resource(kind) for kind in range(4) if box.CHOICES[tile, side] >> kind & 1]
    return [token for one in shown for token in (("slash", ""), one)][1:]


def effect(tile: int, side: int) -> list[Token]:
    """F-6: what using this side brings."""
    n, moves, ups = (int(of[tile, side]) for of in (box.DRAWS, box.MOVE, box.UPGRADES))
    number, to = ("text", str(n)), ("to", "")
    paid_worker = worker(int(box.PAY_WORKER[tile, side]))
    paid_skill = skill(int(box.PAY_SKILL[tile, side]))
    return {
        box.NOTHING: [],
        box.GAIN: _gains(tile, side),
        box.GAIN_CHOICE: _choices(tile, side),
        box.DRAW_WORKERS: times(n, worker(box.ANY)),
        box.DRAW_SKILLS: times(n, skill(box.ANY)),
        box.TRANSPORT: [("text", str(moves)), ("move", ""), ("text", str(ups)), ("upgrade", "")],
        box.WORKER_FOR_GREEN: [paid_worker, to, *times(int(box.GREENS[tile, side]), worker(3))],
        box.WORKER_FOR_WORKERS: [paid_worker, to, number, worker(box.ANY)],
        box.SKILL_FOR_SKILLS: [paid_skill, to, number, skill(box.ANY)],
        box.SKILL_FOR_WORKERS: [paid_skill, to, number, worker(box.ANY)],
        box.SKILL_FOR_RESOURCES: [paid_skill, to, *_gains(tile, side)],
    }[int(box.EFFECT[tile, side])]


def _item(sort: int, kind: int) -> Token:
    return (worker, skill, resource)[sort](kind)


def score(tile: int, side: int) -> list[Token]:
    """F-11: what the tile scores for, then the points."""
    kind, points = int(box.SCORE[tile, side]), int(box.SCORE_VP[tile, side])
    sort, wanted = int(box.SCORE_ITEM[tile, side]), int(box.SCORE_TYPE[tile, side])
    size, one = int(box.SCORE_SIZE[tile, side]), _item(sort, box.ANY)
    counted: dict[int, list[Token]] = {
        box.PER_GROUP: [("text", str(size)), one],
        box.PER_SET: [_item(sort, k) for k in range(4) if box.SCORE_SET[tile, side] >> k & 1],
        box.PER_ITEM: [_item(sort, wanted)],
        box.PER_RESOURCE: [resource(wanted)],
        box.PER_CHOSEN: [one, ("text", "="), one],
        box.PER_NEIGHBOUR: [("near", "")],
        box.PER_CAPACITY: [("move", "")],
        box.ROAD_LOOP: [("loop", "")],
        box.BOAT_CHAIN: [("hull", ""), ("hull", "")],
        box.PER_WORKER: [worker(box.ANY)],
    }
    if kind in counted:
        return [*counted[kind], vp("?" if kind == box.BOAT_CHAIN else points)]
    return [("upgrade", "")] if kind == box.FREE_UPGRADE else []


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


FIGURE = 0.88  # of other symbols
LETTER, IN_STAR = 21.0, {0: 17.0, 1: 17.0, 2: 15.0}  # size of text, beside symbols and in points


def grown(token: Token, least: float) -> float:
    """How much a token has to be enlarged so that its text is as large as asked for."""
    kind, text = token
    if kind in ("text", "slash"):
        return least / LETTER
    return least / IN_STAR[min(2, len(text))] if kind == "vp" and text else 0


def scales(tokens: Sequence[Token], most: float, size: float, least: float) -> list[float]:
    """How large each is drawn: all alike, but text no smaller than asked for."""
    return _scales(tuple(tokens), most, size, least)


@lru_cache(maxsize=2000)
def _scales(tokens: tuple[Token, ...], most: float, size: float, least: float) -> list[float]:
    floors = [grown(t, least) for t in tokens]
    scale = size
    for _ in range(4):  # whatever may not shrink leaves less room to the others
        fixed = sum(wide(t) * f for t, f in zip(tokens, floors, strict=True) if f > scale)
        free = sum(wide(t) for t, f in zip(tokens, floors, strict=True) if f <= scale)
        scale = min(scale, max(0.3, (most - fixed) / free)) if free else scale
    return [max(scale, f) for f in floors]


def length(tokens: Sequence[Token], most: float, size: float, least: float = 0) -> float:
    """How long a row becomes."""
    sizes = scales(tokens, most, size, least)
    return sum(wide(t) * k for t, k in zip(tokens, sizes, strict=True))


def row(tokens: Sequence[Token], x: float, y: float, most: float, size: float = 1,
        ink: str = "night", anchor: float = 0.5, least: float = 0) -> str:  # fmt: skip
    """Symbols side by side, made small enough for the room there is."""
    sizes = scales(tokens, most, size, least)
    at = x - anchor * sum(wide(t) * k for t, k in zip(tokens, sizes, strict=True))
    out = []
    for token, scale in zip(tokens, sizes, strict=True):
        kind, text = token
        middle = at + wide(token) * scale / 2
        if kind == "text":
            out.append(text_svg(text, middle, y, LETTER * scale, ink, weight=800))
        elif kind == "slash":
            out.append(text_svg("/", middle, y, LETTER * scale, ink, weight=500))
        elif kind != "gap":
            figure = kind.startswith("worker-")  # taller than all else: else its hat left the row
            size, down = (scale * FIGURE, y + 2 * scale) if figure else (scale, y)
            out.append(use(kind, middle, down, scale=size, tone=tone_of(kind)))
            if kind == "vp" and text:
                fit = IN_STAR[min(2, len(text))]
                out.append(text_svg(text, middle, y, fit * scale, "cream", weight=800))
        at += wide(token) * scale
    return "".join(out)


def in_two(tokens: Sequence[Token]) -> list[list[Token]]:
    """The same in two rows about equally long; a number stays with what it counts."""
    cuts = [
        i
        for i in range(1, len(tokens))
        if tokens[i - 1][0] not in ("text", "to", "gain", "slash") and tokens[i][0] != "slash"
    ]
    if not cuts:
        return [list(tokens)]

    def longer(cut: int) -> float:
        return max(sum(wide(t) for t in part) for part in (tokens[:cut], tokens[cut:]))

    best = min(cuts, key=longer)
    return [list(tokens[:best]), list(tokens[best:])]


def unlettered(tokens: Sequence[Token]) -> list[Token]:
    """What can be shown without any text."""
    return [(kind, "") for kind, _ in tokens if kind not in ("text", "slash")]
