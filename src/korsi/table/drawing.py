"""How a state comes to be made: at once on the event loop, or beside it where it may take long."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from korsi.table.live_table import AppContext, LiveTable
from korsi.table.log_lines import story_key
from korsi.table.points import result
from korsi.table.state import board_svg, state_json
from korsi.table.viewpoint import StateRequest, Viewpoint
from korsi.table.wording import who_is_you

QUICK = 0.02
"""Seconds a state may take to be made on the event loop; of a table where it took longer the next
one is made beside it."""
SHORT = 40
"""Moves whose log lines are made on the event loop: a step or a turn, not a whole game."""

_drawn: set[tuple[str, str]] = set()  # games, by their salt, that were drawn in a language


async def drawn(context: AppContext, live: LiveTable, asked: StateRequest) -> dict[str, Any]:
    """`state_json`, beside the event loop where it may take longer than others should wait: while
    the game is interpreted, the first time in a language, where much is to be told at first, where
    the last one took long, and the result of a game.

    However many look at once, one state is made at a time and whatever else is waiting comes in
    between; beside the loop two are, so that a slow one does not hold up the rest. Whoever has
    nothing yet waits for others who have nothing: when hundreds of games end and begin at once,
    those who play wait for one of them, not for all.
    """
    if asked.have and asked.have in live.held:
        return await _drawn_in_turn(context, live, asked)
    async with context.arriving:
        return await _drawn_in_turn(context, live, asked)


async def _drawn_in_turn(
    context: AppContext, live: LiveTable, asked: StateRequest
) -> dict[str, Any]:
    game = live.match.game
    if live.setup.state == "over" and "result" not in live.cards:
        live.cards["result"] = await asyncio.to_thread(result, live.still())
    known = (game.salt, asked.language)
    if known in _drawn and not game.is_interpreted and live.takes < QUICK:
        async with context.drawing:
            await asyncio.sleep(0)
            viewpoint = asked.viewpoint(live)
            if _untold(live, viewpoint) < SHORT:
                made, live.takes = _timed(context, live, asked, viewpoint)
                return made
    async with context.beside:
        still = live.still()
        made, live.takes = await asyncio.to_thread(_timed, context, still, asked)
    live.learn(still)
    _drawn.add(known)
    return made


def _timed(
    context: AppContext,
    live: LiveTable,
    asked: StateRequest,
    viewpoint: Viewpoint | None = None,
) -> tuple[dict[str, Any], float]:
    """The state, and how long this thread was busy with it, whatever else the machine did."""
    begun = time.thread_time()
    return state_json(context, live, asked, viewpoint), time.thread_time() - begun


def _untold(live: LiveTable, viewpoint: Viewpoint) -> int:
    """How many moves this reader's log lines are still to be made of."""
    you = who_is_you(viewpoint.own)
    key = story_key(viewpoint.seat, viewpoint.words, viewpoint.names, you)
    return len(live.match) - len(live.stories.get(key, ()))


async def drawn_board(live: LiveTable, asked: StateRequest, worded: bool = False) -> str:
    """`board_svg` beside the event loop."""
    still = live.still()
    return await asyncio.to_thread(lambda: board_svg(still, asked.viewpoint(still), worded))
