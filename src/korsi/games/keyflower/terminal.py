"""The table of Keyflower in a terminal: the same picture in letters.

    ·3 Miner        a tile with its number on the map of its village, ▲ when it is upgraded
    ii → ..         what it makes: w s i g wood, stone, iron, gold, * any; saw, pick, anvil, skill
    r2 [r]          workers b r y g: two red stand on it, it is locked to red
    2:3r!           seat 2 bids three red, ! leads, ~ lies in another colour

Workers are letters as well as colours, so everything can be read without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from korsi.core.int_record import ints
from korsi.core.scene import Noun, Say
from korsi.core.terminal import printed

from . import box
from .scene import TONES
from .scene.pieces import COLOURS, is_acting
from .scene.signs import Token, cost, tokens_of
from .scoring import points_now
from .state import ASIDE, BOAT_SKILLS_PUBLIC, IN_HAND, MOORED, OFFERED, STEPS, VILLAGE
from .view import tiles_at, turned_edges

LETTER = "bryg"
SHORT = {
    "wood": "w", "stone": "s", "iron": "i", "gold": "g", "resource-any": "*",
    "skill-any": "skill", "worker-any": "?", "to": "→", "gain": "→", "move": "»",
    "upgrade": "▲", "near": "near", "loop": "loop", "hull": "boat", "swap": "⇄", "field": "field",
    "slash": "/",
}  # fmt: skip


def _token(token: Token) -> str:
    kind, text = token
    if kind == "text":
        return text
    if kind == "vp":
        return f"{text}★"
    if kind.startswith("worker-") and kind != "worker-any":
        return LETTER[box.WORKERS.index(kind.removeprefix("worker-"))]
    return SHORT.get(kind, kind)


def _tokens(tokens: list[Token]) -> str:
    out = ""
    for token in tokens:
        word = _token(token)
        glued = len(word) == 1 and word != "→" and not out.endswith("→")
        out += word if glued or not out else f" {word}"
    return out


def _name(tile: int, say: Say | None) -> str:
    return say("target-tile", {"tile": box.TILE_IDS[tile]}) if say else box.TILE_NAMES[tile]


def _worker(colour: int, n: int) -> Text:
    return Text().append(f"{LETTER[colour]}{n}", f"bold {TONES[box.WORKERS[colour]]}")


def _workers(numbers: Any) -> Text:
    parts = [_worker(c, numbers[c]) for c in range(4) if numbers[c]]
    return Text(" ").join(parts)


def _named(names: Sequence[str], numbers: list[int]) -> str:
    return " ".join(f"{n} {name}" for name, n in zip(names, numbers, strict=True) if n)


def _tile(s: Any, tile: int, say: Say | None, head: str) -> Text:
    """A line for a tile: what it makes, what its upgrade costs, who stands on and beside it."""
    side = s.side[tile]
    up = bool(box.UPGRADABLE[tile]) and side == 1
    out = Text().append(f"{head:>4} ", "dim")
    out.append(f"{_name(tile, say) + (' ▲' if up else ''):<22}", "bold yellow" if up else "bold")
    out.append(f" {_tokens(tokens_of(tile, side)):<15}")
    later = ""
    if box.UPGRADABLE[tile] and not side:
        later = f"{_tokens(cost(tile))} ▲ {_tokens(tokens_of(tile, 1))}"
    out.append(f" {later:<25}", "dim")
    out.append(f" {turned_edges(s, tile)}", "dim")
    if tile >= box.FIRST_BOAT:
        return out
    colour = s.colour[tile]
    if colour >= 0:
        out.append(f" [{LETTER[colour]}]", TONES[box.WORKERS[colour]])
    if any(s.on_tile[tile]):
        out.append(" ").append(_workers(s.on_tile[tile]))
    for seat in range(s.players):
        n = s.group[tile][seat]
        if n:
            c = s.group_colour[tile][seat]
            sign = "!" if s.leads[seat] >> tile & 1 else ""
            sign += "~" if c != colour else ""
            out.append(f"  {seat}:", f"bold {TONES[COLOURS[seat]]}")
            out.append(f"{n}{LETTER[c]}{sign}", f"bold {TONES[box.WORKERS[c]]}")
    goods = _named(box.RESOURCES, s.resources[tile])
    return out.append(f"  ({goods})", "cyan") if goods else out


def _boats(s: Any, say: Say | None) -> list[Text]:
    out = []
    for tile in tiles_at(s, MOORED):
        b = tile - box.FIRST_BOAT
        line = Text().append(f"{b + 1:>4} ", "dim").append(f"{_name(tile, say):<22} ", "bold")
        line.append(_workers(s.boat_workers[b]))
        if s.options[BOAT_SKILLS_PUBLIC]:
            line.append("  " + _named(box.SKILLS, s.boat_skill[b]))
        else:
            line.append(f"  {s.boat_skills[b]} skills")
        line.append(f"  {_tokens(tokens_of(tile, 0))}", "dim")
        out.append(line)
    return out


def _map(s: Any, tiles: list[int]) -> list[Text]:
    """The village from above: a tile is its number, half a line lower in every other column."""
    at = {(s.q[t], 2 * s.r[t] + s.q[t]): i + 1 for i, t in enumerate(tiles)}
    left = min(q for q, _ in at)
    out = []
    for y in range(min(y for _, y in at), max(y for _, y in at) + 1):
        line = Text("      ")
        for q in range(left, max(q for q, _ in at) + 1):
            n = at.get((q, y))
            line.append(f"({n})".center(6) if n else " " * 6, "green")
        line.rstrip()
        out.append(line)
    return out


def _seat(s: Any, seat: int, viewer: int, say: Say | None) -> list[Text]:
    workers, skills, points = s.workers[seat], s.skills[seat], int(points_now(s.record, seat))
    numbers = {"workers": workers, "skills": skills, "points": points}
    said = (
        say("piece-seat", {"seat": Noun("seat", seat), **numbers})
        if say
        else f"seat {seat}: {workers} workers, {skills} skills, {points} points"
    )
    out = Text().append("► " if is_acting(s, seat) else "  ", "bold yellow")
    out.append(f" {seat} ", f"bold #1a1d2b on {TONES[COLOURS[seat]]}")
    out.append(f" {said}", "bold" if seat == viewer else "")
    out.append("  ♛" if s.start == seat else "", "bold magenta")
    known = _workers(s.screen[seat])
    if known.plain:
        out.append("   ").append(known)
    known_skills = _named(box.SKILLS, s.skill[seat])
    out.append(f"   {known_skills}" if known_skills else "")
    village = tiles_at(s, VILLAGE, seat)
    lines = [out, *_map(s, village)]
    lines += [_tile(s, t, say, f"({i + 1})") for i, t in enumerate(village)]
    lines += [_tile(s, t, say, "+") for t in tiles_at(s, IN_HAND, seat) + tiles_at(s, ASIDE, seat)]
    return [*lines, Text()]


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text with ANSI colours; `say` puts what there is to say into words."""
    s = ints(record)
    season, passes = box.SEASONS[s.season], s.passes
    said = {
        "piece-season": {"season": season},
        "piece-passes": {"passes": passes, "count": s.players},
    }
    head = (
        " ".join(say(key, args) for key, args in said.items())
        if say
        else f"{season}, {STEPS[s.step]}, passes in a row: {passes}"
    )
    lines = [Text().append(head, "bold yellow")]
    lines.append(Text().append(f"     {_named(box.RESOURCES, s.supply)}, {s.greens} green", "dim"))
    lines += [_tile(s, t, say, "") for t in tiles_at(s, OFFERED)]
    lines += [Text(), *_boats(s, say), Text()]
    for p in range(s.players):
        lines += _seat(s, p, seat, say)
    return printed(lines, colour)
