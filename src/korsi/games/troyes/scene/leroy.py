"""T-21.10: Le Roy's table, in the solo game: what each sum of two black dice makes him do."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, text_svg, use, var

from ..box import BOX, LEROY_ACTION, LEROY_DOES, NEUTRAL
from ..moves import LEROY_ROLLS
from ..rules.board import collected
from .faces import EDGE, chip, framed, glyphs, moved, rect, small_die, sure
from .places import LEFT, LEFT_W, SQUARE_H, SQUARE_Y, TABLE_H

COLUMNS = 2
ROW_W, ROW_H = (LEFT_W - 26) / COLUMNS, 54.0
DOES = dict(
    zip(
        LEROY_DOES,
        (
            "piece-leroy-scores",
            "piece-leroy-citizen",
            "piece-leroy-event",
            "piece-leroy-tradesman",
            "piece-leroy-builds",
            "piece-leroy-character",
        ),
        strict=True,
    )
)


def leroy_ground() -> str:
    return framed(LEFT, SQUARE_Y + SQUARE_H - TABLE_H, LEFT_W, TABLE_H)


def _signs(entry: dict[str, Any]) -> list[str]:
    amount = int(entry.get("amount", 1))
    signs = {
        "score": [f"+{entry.get('vp', 0)}point"],
        "place_citizen": ["person", "house"],
        "counter_rightmost_event": ["cube", ">", "flag", "flag"],
        "place_tradesman": ["trade"],
        "cathedral": ["church", *["cube"] * amount],
        "score_top_character": ["mask", ">", "point"],
    }
    return signs[entry["do"]]


def _spent(entry: dict[str, Any]) -> str:
    """The dice he spends; one bought from the player with its price; -1: one per empty flag."""
    dice, out = int(entry["dice"]), ""
    if dice < 0:
        return moved(-22, 0, glyphs(["white", "=", "flag"]), 0.85)
    if not dice:
        return text_svg("0", -40, 0, 19, "ink-soft")
    bought = int(entry.get("bought", 0))
    for i in range(dice):
        out += small_die("yellow" if i >= dice - bought else "white", i * 20 - 40, 0, 0.5)
    if bought:
        x = dice * 20 - 46
        out += text_svg(f"+{entry['price']}", x, 0, 18, anchor="start") + use(
            "coin", x + 31, 0, scale=0.9
        )
    return out


def rolled(s: Any) -> int:
    """The row of his last roll, as long as it is the last thing told; -1 otherwise."""
    for event in s["events"][: int(s["n_events"])]:
        if int(event[0]) == LEROY_ROLLS:
            return int(LEROY_ACTION[int(event[2]) + int(event[3])])
    return -1


def leroy_table(s: Any) -> list[Piece]:
    top = SQUARE_Y + SQUARE_H - TABLE_H
    out = []
    last = rolled(s)
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x = LEFT + 10 + (i // 4) * (ROW_W + 6)
        y = top + 10 + (i % 4) * (ROW_H + 4)
        lit = i == last
        edge = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.2}"'
        sums = " · ".join(str(n) for n in entry["rolls"])
        known = all(sure(entry, key) for key in entry.get("conf", {}))
        face = rect(0, 0, ROW_W, ROW_H, 9, var("slot"), edge)
        face += rect(6, 8, 74, ROW_H - 16, 8, var("night"))
        face += text_svg(sums, 43, ROW_H / 2, 21, "cream")
        face += moved(146, ROW_H / 2, glyphs(_signs(entry), 118, known))
        face += moved(250, ROW_H / 2, _spent(entry))
        label: dict[str, Any] = {"key": DOES[entry["do"]]}
        label["args"] = _args(entry, sums)
        out.append(Piece(id=f"leroy-{i}", x=x, y=y, z=5, more=face, **label))
    return out


def _args(entry: dict[str, Any], sums: str) -> dict[str, Any]:
    args: dict[str, Any] = {"sums": sums.replace(" · ", ", "), "dice": int(entry["dice"])}
    if entry["do"] == "score":
        args |= {"points": int(entry["vp"]), "deniers": int(entry["price"])}
    if entry["do"] == "cathedral":
        args["cubes"] = int(entry["amount"])
    return args


def difference(s: Any) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = int(collected(s, 0)), int(collected(s, NEUTRAL))
    x = LEFT + 10 + ROW_W + 6
    y = SQUARE_Y + SQUARE_H - TABLE_H + 10 + 3 * (ROW_H + 4)
    face = rect(0, 0, ROW_W, ROW_H, 9, var("panel"), EDGE)
    face += chip(0, 30, ROW_H / 2, 26) + text_svg(str(own), 52, ROW_H / 2, 24, anchor="start")
    face += text_svg("-", 100, ROW_H / 2, 24)
    face += chip(NEUTRAL, 128, ROW_H / 2, 26) + text_svg(
        str(his), 150, ROW_H / 2, 24, anchor="start"
    )
    face += text_svg(f"= {own - his}", 206, ROW_H / 2, 26, "lit", anchor="start")
    label: dict[str, Any] = {"key": "piece-difference", "args": {"own": own, "his": his}}
    return Piece(id="difference", x=x, y=y, z=5, more=face, **label)
