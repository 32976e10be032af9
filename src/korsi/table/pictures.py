"""Pictures of games: for the lobby, the walk-through, and the stylesheet a board needs."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import numpy as np
from starlette.requests import Request
from starlette.responses import Response

from korsi.core.game import game
from korsi.core.match import Match
from korsi.core.scene import PERSIAN_DIGITS
from korsi.table.people import Reader
from korsi.table.problems import Problem
from korsi.table.state import without_style

SEED = 7
SHOWN = 40
"""Moves after which the lobby's picture is taken."""

_BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" '
    'fill="#25304f"/><path d="M2 .9 2.6 1.5 2 2.1 1.4 1.5Z" fill="#f3c355"/></svg>'
)
_DAY = "public, max-age=86400"


@lru_cache(maxsize=16)
def shown_match(name: str, players: int) -> Match:
    """A game somebody could have played: everybody takes what looks best at once."""
    g = game(name)
    match = Match(g, players, SEED)
    states = g.new_states(1)
    while len(match) < 80 and not match.over:
        seat = match.acting()[0]
        worth = []
        for action in match.legal_actions(seat):
            states[0] = match.state
            g.ports.redeal(states, 0, seat, np.ones(4, np.int64))
            g.ports.apply(states, 0, seat, action)
            worth.append((float(g.ports.value(states, 0, seat)), -action))
        match.play(-max(worth)[1], seat)
    return match


@lru_cache(maxsize=128)
def _drawn(name: str, players: int, at: int, theme: str, persian: bool) -> str:
    match = shown_match(name, players)
    view = match.at(min(at, len(match))).view(-1)
    scene = view.scene()
    if scene is None:
        return _BLANK
    digits = PERSIAN_DIGITS if persian else None
    return without_style(scene.svg(digits=digits, theme=theme, targets=False))


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
    at = max(0, min(at, 80))
    svg = await asyncio.to_thread(_drawn, name, players, at, theme, persian)
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
