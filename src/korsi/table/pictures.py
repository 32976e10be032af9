"""Pictures of games: for the lobby, the walk-through, and the stylesheet a board needs."""

from __future__ import annotations

import asyncio
import random
import re
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from korsi.core.game import game
from korsi.core.match import Match
from korsi.core.scene import PERSIAN_DIGITS
from korsi.table.people import Reader
from korsi.table.problems import Problem

SEED = 152
SHOWN = 70
"""Moves after which the lobby's picture is taken."""
MOST = 400

_BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" '
    'fill="#25304f"/><path d="M2 .9 2.6 1.5 2 2.1 1.4 1.5Z" fill="#f3c355"/></svg>'
)
_DAY = "public, max-age=86400"


# What illustrates each step of the how-to-play: (moves, group). None: the table alone, "": with what
# can be done, "take-4": with that group opened.
HOWTO: dict[str, tuple[tuple[int, str | None], ...]] = {
    "kilt_castle": (
        (70, None), (3, ""), (38, "take-4"), (27, "take-5"), (16, ""), (19, ""), (26, ""), (30, ""),
        (38, None), (94, None),
    ),
}  # fmt: skip


@lru_cache(maxsize=16)
def shown_match(name: str, players: int) -> Match:
    """A game of any legal moves: always the same one, and with everything the rules know in it."""
    match, chance = Match(game(name), players, SEED), random.Random(SEED)
    while len(match) < MOST and not match.over:
        seat = match.acting()[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


@lru_cache(maxsize=128)
def _drawn(name: str, players: int, at: int, theme: str, persian: bool, group: str | None) -> str:
    match = shown_match(name, players)
    past = match.at(min(at, len(match)))
    acting = past.acting()
    scene = past.view(-1 if group is None or not acting else acting[0]).scene()
    if scene is None:
        return _BLANK
    digits = PERSIAN_DIGITS if persian else None
    svg: str = scene.svg(digits=digits, theme=theme, targets=group is not None, group=group or "")
    return svg


async def picture(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/picture.svg"""
    name, asked = request.path_params["game"], request.query_params
    g = game(name)
    if not reader.house.warmth.ready(name):
        return Response(_BLANK, media_type="image/svg+xml")
    try:
        players, at = int(asked.get("players", g.players[-1])), int(asked.get("at", SHOWN))
    except ValueError:
        raise Problem("malformed") from None
    g.check_players(players)
    theme = "light" if asked.get("theme") == "light" else "dark"
    persian = asked.get("lang", reader.language) == "fa"
    at, group = max(0, min(at, MOST)), asked.get("group")
    if group is not None and not re.fullmatch("[a-z0-9-]{0,40}", group):
        raise Problem("malformed")
    svg = await asyncio.to_thread(_drawn, name, players, at, theme, persian, group)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": _DAY})


@lru_cache(maxsize=16)
def _css(name: str) -> str:
    match = Match(game(name), seed=SEED)
    scene = match.view(-1).scene()
    if scene is None:
        return ""
    light = scene.css("light", ":root[data-theme=light]")
    auto = scene.css("light", ":root[data-theme=auto]")
    return f"{scene.css()}{light}@media (prefers-color-scheme: light) {{\n{auto}}}\n"


async def board_css(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/board.css: the colours of a board by lamplight and by day."""
    name = request.path_params["game"]
    game(name)
    if not reader.house.warmth.ready(name):
        raise Problem("warming", wait=5)
    css = await asyncio.to_thread(_css, name)
    return Response(css, media_type="text/css", headers={"cache-control": "no-cache"})
