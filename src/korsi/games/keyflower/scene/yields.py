"""What a use would bring now, and where it would land: in words, and as it would lie there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Note, Piece, var

from ..box import (
    ANY,
    CHOICES,
    DOUBLE_TRANSPORT,
    DRAW_SKILLS,
    DRAW_WORKERS,
    DRAWS,
    EFFECT,
    GAIN,
    GAIN_CHOICE,
    GAINS,
    GREENS,
    MOVE,
    PAY_SKILL,
    PAY_WORKER,
    RESOURCES,
    SKILL_FOR_RESOURCES,
    SKILL_FOR_SKILLS,
    SKILL_FOR_WORKERS,
    SKILLS,
    TILE_IDS,
    TRANSPORT,
    UPGRADES,
    WORKER_FOR_GREEN,
    WORKER_FOR_WORKERS,
    WORKERS,
)
from ..rules.effects import landing, would_yield
from ..rules.summer_boats import has_ability
from .faces import GOODS_Y, rect
from .places import Places, R
from .signs import Token, row, wide

DRAWN_WORKERS = (DRAW_WORKERS, WORKER_FOR_WORKERS, SKILL_FOR_WORKERS)
DRAWN_SKILLS = (DRAW_SKILLS, SKILL_FOR_SKILLS)
MADE = (GAIN, SKILL_FOR_RESOURCES)


def made(s: Any, tile: int) -> dict[int, int]:
    """F-6.2: the resources a tile would give, as far as the supply goes."""
    side = int(s["side"][tile])
    gains = {r: min(int(GAINS[tile, side, r]), int(s["supply"][r])) for r in range(4)}
    return {r: n for r, n in gains.items() if n}


def chosen(s: Any, tile: int) -> list[int]:
    """F-6.5: the types to choose from."""
    bits = int(CHOICES[tile, int(s["side"][tile])])
    return [r for r in range(4) if bits >> r & 1 and int(s["supply"][r])]


def allowance(s: Any, seat: int, tile: int) -> tuple[int, int]:
    """F-7.1, F-10.5: movement and upgrades."""
    side, times = int(s["side"][tile]), 2 if has_ability(s, seat, DOUBLE_TRANSPORT) else 1
    return int(MOVE[tile, side]) * times, int(UPGRADES[tile, side]) * times


def price(s: Any, tile: int) -> tuple[Note, ...]:
    """F-5.8: what has to be paid besides the workers placed."""
    side = int(s["side"][tile])
    effect = int(EFFECT[tile, side])
    if effect in (WORKER_FOR_GREEN, WORKER_FOR_WORKERS):
        colour = int(PAY_WORKER[tile, side])
        if colour == ANY:
            return (("preview-pay-any-worker", {}),)
        return (("preview-pay-worker", {"colour": WORKERS[colour]}),)
    if effect in (SKILL_FOR_RESOURCES, SKILL_FOR_SKILLS, SKILL_FOR_WORKERS):
        skill = int(PAY_SKILL[tile, side])
        if skill == ANY:
            return (("preview-pay-any-skill", {}),)
        return (("preview-pay-skill", {"skill": SKILLS[skill]}),)
    return ()


def brings(s: Any, seat: int, tile: int) -> tuple[Note, ...]:
    """F-6: what the use would yield now and where that would land."""
    side = int(s["side"][tile])
    effect, n = int(EFFECT[tile, side]), int(DRAWS[tile, side])
    if not would_yield(s, seat, tile):
        return (("preview-nothing", {}),)
    lands = TILE_IDS[int(landing(s, seat, tile))]
    if effect in MADE:
        return tuple(
            ("preview-gain", {"count": count, "resource": RESOURCES[r], "tile": lands})
            for r, count in made(s, tile).items()
        )
    if effect == GAIN_CHOICE:
        return (("preview-gain-choice", {"count": len(chosen(s, tile)), "tile": lands}),)
    if effect == TRANSPORT:
        moves, upgrades = allowance(s, seat, tile)
        return (("preview-transport", {"moves": moves, "upgrades": upgrades}),)
    if effect == WORKER_FOR_GREEN:
        greens = min(int(GREENS[tile, side]), int(s["greens"]))
        return (("preview-greens", {"count": greens}),)
    if effect in DRAWN_SKILLS:
        return (("preview-draw-skills", {"count": min(n, int(s["pile_count"]))}),)
    return (("preview-draw-workers", {"count": min(n, int(s["bag_count"]))}),)


# --------------------------------------------------------------------------- as it would lie there


def _token(tokens: list[Token]) -> str:
    broad = sum(wide(t) for t in tokens) * 0.9 + 16
    stroke = f'stroke="{var("gold")}" stroke-width="2.4"'
    return rect(-broad / 2, -16, broad, 32, 16, var("strip"), stroke) + row(
        tokens, 0, 0, broad, 0.9, "cream"
    )


def landed(s: Any, p: Places, seat: int, tile: int) -> Iterator[Piece]:
    """Ghosts: counters on the tile where they would lie, workers and skills at the screen."""
    side = int(s["side"][tile])
    effect, n = int(EFFECT[tile, side]), int(DRAWS[tile, side])
    if not would_yield(s, seat, tile):
        return
    tokens: list[Token] = [("text", "+")]
    at: tuple[float, float]
    if effect in (*MADE, GAIN_CHOICE):
        x, y, radius = p.where[int(landing(s, seat, tile))]
        at = x, y + GOODS_Y * radius / R
        if effect == GAIN_CHOICE:
            for i, r in enumerate(chosen(s, tile)):
                tokens += [("slash", ""), (RESOURCES[r], "")] if i else [(RESOURCES[r], "")]
        else:
            for r, count in made(s, tile).items():
                tokens += [("text", str(count)), (RESOURCES[r], "")]
    elif effect == TRANSPORT:
        moves, upgrades = allowance(s, seat, tile)
        x, y, radius = p.where[int(s["home"][seat])]
        at = x, y + GOODS_Y * radius / R
        tokens = [("text", str(moves)), ("move", ""), ("text", str(upgrades)), ("upgrade", "")]
    elif effect == WORKER_FOR_GREEN:
        at = p.worker(WORKERS.index("green"))
        greens = min(int(GREENS[tile, side]), int(s["greens"]))
        tokens += [("text", str(greens)), ("worker-green", "")]
    elif effect in DRAWN_SKILLS:
        at = p.skill(1)
        tokens += [("text", str(min(n, int(s["pile_count"])))), ("skill-any", "")]
    else:
        at = p.worker(1)
        tokens += [("text", str(min(n, int(s["bag_count"])))), ("worker-any", "")]
    yield Piece(f"yield-{tile}", more=_token(tokens), x=at[0], y=at[1], z=60)
