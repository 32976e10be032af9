"""The game a table is played by: the installed one, or the same over the box it was begun with."""

from __future__ import annotations

import asyncio

from korsi.core.box import box_from
from korsi.core.errors import KorsiError
from korsi.core.game import Game, game, game_with_box
from korsi.table.problems import Problem
from korsi.table.store import boxes
from korsi.table.store.database import Store


async def own_game(store: Store, name: str, digest: str) -> Game:
    """A game over the box of this digest; `old-box` where its text is lost or cannot be read."""
    installed = await asyncio.to_thread(game, name)
    if installed.box.digest == digest:
        return installed
    async with store.reading() as c:
        text = await boxes.read(c, digest)
    if text is None:
        raise Problem("old-box")
    try:
        found = await asyncio.to_thread(game_with_box, name, box_from(text))
    except KorsiError as error:  # the rules of today read another kind of box
        raise Problem("old-box") from error
    if found.box.digest != digest:
        raise Problem("old-box")
    return found
