"""Below the cards: characters, the verdict of the solo game, the group of dice under way."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Piece, use, var, words

from ..box import BOX, CHARACTER_IDS, CHARACTERS, COLOURS, NEUTRAL, RATINGS
from ..rules.board import collected
from ..scoring import VERDICTS, verdict
from ..state import GATHER, OVER
from .faces import die, glyphs, rect, said, token
from .places import PANEL_AT, PANEL_H, PANEL_W
from .previews import group_sum

MEASURED = {
    "citizens_in_buildings": "person",
    "cathedral_cubes": "cube",
    "deniers": "coin",
    "influence": "influence",
    "tradesmen": "hourglass",
    "captured_events": "flag",
}


def characters(s: Any, seat: int) -> list[Piece]:
    """Cards the one who looks may see: his own, all at the end, Le Roy's stack."""
    own = [c for c in range(CHARACTERS) if int(s["character"][c]) >= 0]
    stack = [int(c) for c in s["stack"] if int(c) >= 0]
    x, y = PANEL_AT
    out = []
    for i, c in enumerate((own + stack)[:6]):
        entry = BOX.data["character"][c]
        steps = entry["two_player" if int(s["players"]) <= 2 else "thresholds"]
        counted = "·".join(str(n) for n in steps)
        face = rect(0, 0, 178, 24, 8, var("slot"))
        signs = glyphs([MEASURED[entry["measure"]], ">", counted], 0)
        face += f'<g transform="translate(89 12)">{signs}</g>'
        at = (x + 12 + (i % 3) * 186, y + PANEL_H - 60 + (i // 3) * 28)
        key: dict[str, Any] = {"key": "piece-character"}
        key["args"] = {"character": CHARACTER_IDS[c]}
        out.append(Piece(id=f"character-{c}", x=at[0], y=at[1], z=10, more=face, **key))
    return out


def verdict_piece(s: Any) -> list[Piece]:
    """T-21.18: the end of the solo game: both totals, the difference, and its band lit up."""
    if int(s["players"]) > 1 or int(s["step"]) != OVER:
        return []
    x, y = PANEL_AT
    own, his = int(collected(s, 0)), int(collected(s, NEUTRAL))
    sums = [(0, own, 40.0), (NEUTRAL, his, 200.0)]
    face = [token(o, x + at, y + 38, 0.9) + words(str(n), x + at + 24, y + 40, 30, anchor="start")
            for o, n, at in sums]  # fmt: skip
    face.append(words("-", x + 160, y + 40, 30))
    face.append(words(f"= {own - his}", x + 330, y + 40, 34, "gold", anchor="start"))
    wide = (PANEL_W - 24) / len(RATINGS)
    for i, (low, high, label) in enumerate(RATINGS):
        lit = label.replace(" ", "-") == verdict(own - his)
        at = x + 12 + i * wide
        edge = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        face.append(
            rect(at + 3, y + 84, wide - 6, 44, 8, var("stone-lit" if lit else "slot"), edge)
        )
        first, last = i == 0, i == len(RATINGS) - 1
        text = f"≤ {high}" if first else f"≥ {low}" if last else f"{low}-{high}"
        face.append(words(text, at + wide / 2, y + 106, 19, "gold" if lit else "ink-soft"))
    key = VERDICTS[verdict(own - his)]
    return [Piece(id="verdict", more="".join(face), z=12, key=key, args={})]


def group(s: Any) -> list[Piece]:
    """The dice gathered, what they are worth and what they cost."""
    size = int(s["group_size"])
    if int(s["step"]) != GATHER:
        return []
    x, y = PANEL_AT
    out = []
    for i in range(size):
        d, c, v = (int(n) for n in s["group"][i])
        label = said("piece-die", d, colour=COLOURS[c], value=v)
        out.append(die(x + 40 + i * 44, y + 44, COLOURS[c], v, id=f"group-{i}", **label))
    total, price, units = group_sum(s)
    face = words(f"= {total}", x + 186, y + 44, 24, anchor="start")
    face += use("coin", x + 270, y + 44) + words(f"-{price}", x + 286, y + 44, 20, anchor="start")
    if units >= 0:
        face += words(f"× {units}", x + 350, y + 44, 24, "gold", anchor="start")
    args: Args = {"dice": size, "total": total, "deniers": price}
    return [*out, Piece(id="group", more=face, z=11, key="piece-group", args=args)]
