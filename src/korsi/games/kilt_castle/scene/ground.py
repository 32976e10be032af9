"""What never moves: the board, its lake, the track round it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from korsi.core.scene import column_svg, num, rect, text_svg, use, var

from ..box import CELLS_AT, LINES, SPACES, START_ROWS
from ..moves import CELL_IDS
from .places import (
    BOARD_H,
    BOARD_W,
    CARD_H,
    CELL_H,
    CELL_W,
    COLS,
    FRAME,
    GAP,
    LAKE,
    ROWS,
    THICK,
    Plan,
    beside_board,
    cell_middle,
)


@cache
def ground(plan: Plan) -> str:
    board = _board(plan) + _kilim(plan) + _cells(plan) + _lake(plan) + _labels(plan)
    return board + _spaces(plan) + _lines(plan)


def _board(plan: Plan) -> str:
    """The board as a thing: its shadow on the table, its front edge, its green."""
    left, top = plan.left, plan.edge
    return (
        rect(left - 2, top + 8, BOARD_W + 8, BOARD_H + THICK - 3, 24, var("shadow"),
              'fill-opacity="0.35"')
        + rect(left, top + 8, BOARD_W, BOARD_H + THICK - 8, 16, var("wood"))
        + rect(left, top, BOARD_W, BOARD_H, 16, var("kilim"))
        + rect(left + FRAME, top + FRAME, BOARD_W - 2 * FRAME, BOARD_H - 2 * FRAME, 6,
                var("earth"))
    )  # fmt: skip


def _kilim(plan: Plan) -> str:
    """The border: one woven band along each side, a star in each corner."""
    inner_w, inner_h = BOARD_W - 2 * FRAME, BOARD_H - 2 * FRAME
    left, top = plan.left, plan.edge
    far_x, far_y = left + BOARD_W, top + BOARD_H
    bands = (
        (left + FRAME, top, 0, inner_w),
        (far_x, top + FRAME, 90, inner_h),
        (far_x - FRAME, far_y, 180, inner_w),
        (left, far_y - FRAME, 270, inner_h),
    )
    out = []
    for x, y, turn, length in bands:
        stretch = length / (28 * round(length / 28))  # whole motifs only
        out.append(
            f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) scale({stretch:.5f} 1)">'
            f'<rect width="{num(length / stretch)}" height="{FRAME}" fill="url(#kilim)"/></g>'
        )
    for x in (left + FRAME / 2, far_x - FRAME / 2):
        for y in (top + FRAME / 2, far_y - FRAME / 2):
            out.append(
                f'<path transform="translate({num(x)} {num(y)})" fill="{var("gold")}" '
                'd="M0 -8 L2.4 -2.4 L8 0 L2.4 2.4 L0 8 L-2.4 2.4 L-8 0 L-2.4 -2.4 Z"/>'
            )
    return "".join(out)


def _cells(plan: Plan) -> str:
    out, rim = "", f'stroke="{var("grass-edge")}" stroke-width="2"'
    for i, (row, col) in enumerate(CELLS_AT):
        x, y = cell_middle((row, col), plan)
        green = var("grass" if (row + col) % 2 else "grass-2")
        meadow = rect(x - 46, y - 43, 92, 86, 11, green, rim)
        tuft = use("tuft", x - 24 + (i * 37) % 50, y - 22 + (i * 23) % 44)
        out += f'<g id="cell-{CELL_IDS[i]}">{meadow}{tuft}</g>'
    return out


def _water(squares: Sequence[tuple[int, int]], plan: Plan, short: float) -> tuple[float, ...]:
    """The rectangle over these squares: short of the land, up to the frame, by so much smaller."""
    rows, cols = [row for row, _ in squares], [col for _, col in squares]
    left, top = cell_middle((min(rows), min(cols)), plan)
    right, bottom = cell_middle((max(rows), max(cols)), plan)
    left -= CELL_W / 2 + (1 if min(cols) == 0 else -5) - short
    top -= CELL_H / 2 + (1 if min(rows) == 0 else -5) - short
    right += CELL_W / 2 + (1 if max(cols) == COLS - 1 else -5) - short
    bottom += CELL_H / 2 + (1 if max(rows) == ROWS - 1 else -5) - short
    return left, top, right - left, bottom - top


def _lake(plan: Plan) -> str:
    """Squares of water melt into one lake; sand where it meets the land, deeper in the middle."""
    pairs = [[(r, c), (r + down, c + 1 - down)] for r, c in LAKE for down in (0, 1)]
    parts = [[square] for square in LAKE] + [pair for pair in pairs if pair[1] in LAKE]
    out = ""
    for short, fill in ((-4, "sand"), (0, "water"), (13, "water-deep")):
        for squares in parts:
            x, y, w, h = _water(squares, plan, short)
            out += rect(x, y, w, h, 18, var(fill))
    for i, square in enumerate(LAKE):
        x, y = cell_middle(square, plan)
        out += use("wave", x - 14, y - 18 + 8 * (i % 2)) + use("wave", x + 6, y + 18)
    return f'<g id="lake">{out}</g>' if LAKE else ""


def _labels(plan: Plan) -> str:
    """K-0.1: the columns below, the rows on the left, so that everybody finds c3."""
    out, below, beside = "", plan.edge + BOARD_H - FRAME / 2, plan.left + FRAME / 2
    k = 18
    if plan.tall:  # larger, and not so near to the number of a space that both read as one
        k, beside = 24, beside + 5
    for col in range(COLS):
        x, _ = cell_middle((0, col), plan)
        out += _label(x, below, plan) + column_svg("abcdefghi"[col], x, below, k, "cream")
    for row in range(ROWS):
        _, y = cell_middle((row, 0), plan)
        out += _label(beside, y, plan) + text_svg(str(row + 1), beside, y, k, "cream")
    return out


def _label(x: float, y: float, plan: Plan) -> str:
    r = 14 if plan.tall else 11
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{r}" fill="{var("night")}"/>'


def _spaces(plan: Plan) -> str:
    """Where cards may lie: the printed start mark on the frame (K-2.6)."""
    start = {int(r[0]): int(r[1]) for r in START_ROWS[plan.players] if r[0] >= 0}
    return "".join(_laid(space, start.get(space, 0), plan) for space in range(SPACES))


def _pips(cards: int) -> str:
    pips = "".join(use("pip", (i - (cards - 1) / 2) * 7.4, 0) for i in range(cards))
    return use("plaque") + pips if cards else ""


def _laid(space: int, cards: int, plan: Plan) -> str:
    deep = GAP + CARD_H / 2  # where the frame begins
    x, y, turn = beside_board(space, deep, plan)
    mark = f'<g transform="translate(0 {num(deep + FRAME / 2)})">{_pips(cards)}</g>'
    at = f"translate({num(x)} {num(y)}) rotate({turn})"
    return f'<g id="space-{space}" transform="{at}">{mark if cards else ""}</g>'


@cache
def line_box(space: int, plan: Plan) -> tuple[float, float, float, float]:
    """The rectangle round the line a space serves (K-0.8): x, y, width, height."""
    middles = [cell_middle(CELLS_AT[cell], plan) for cell in LINES[space]]
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    half_w, half_h = CELL_W / 2, CELL_H / 2
    return left - half_w, top - half_h, right - left + CELL_W, bottom - top + CELL_H


def _lines(plan: Plan) -> str:
    """Every line once, unlit; a client lights the one it is pointed to."""
    lit = f'stroke="{var("gold")}" stroke-width="3" fill-opacity="0.16" opacity="0"'
    boxes = [rect(*line_box(space, plan), 14, var("gold"), lit) for space in range(SPACES)]
    return "".join(f'<g id="line-{i}" class="light">{box}</g>' for i, box in enumerate(boxes))
