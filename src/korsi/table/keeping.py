"""Finished games are put away while their rules are installed (keepsakes.py).

What is kept is told in five languages and drawn: that is done in a process of its own, after
everybody who plays, for in a thread of this one everybody's moves would wait for it.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import pickle
import time
from typing import Any

from korsi.core.errors import KorsiError
from korsi.core.game import game
from korsi.core.match import EVERY
from korsi.language import LANGUAGES
from korsi.table.bot_pool import Worker, ask, start_worker, stop_worker
from korsi.table.keepsakes import Keepsake, Reopened, packed
from korsi.table.live_table import AppContext, LiveTable, load_table, rebuild
from korsi.table.log_lines import events_of, log_lines, turns_of
from korsi.table.points import result
from korsi.table.store import keepsakes, log, people, tables
from korsi.table.store.database import Store
from korsi.table.surviving import SAME, fate_of, quick
from korsi.table.wording import names_of, words_of
from korsi.table.worker import BACK, OTHER_RULES

_log = logging.getLogger(__name__)

PICTURES = 4
"""Pictures kept of a game, evenly spread; the last one is its end."""
FIRST, PAUSE = 20.0, 60.0
"""Seconds before the first look for finished games, and between two when none was found."""
SHARE = 10
"""One is made at a time, and then none for so many times as long: people come first."""
BUSY, PATIENCE = 0.5, 600
"""Not while this process uses so much of a core; for so many seconds at most."""
LONGEST = 180.0
"""Seconds its process may take for a game: it lets everybody go first."""


async def keeping(context: AppContext) -> None:
    """Put away whatever is over, from time to time."""
    failed: set[str] = set()
    await asyncio.sleep(FIRST)
    while True:
        try:
            await _put_away_all(context, failed)
        except Exception as error:  # a database that is away, a full disk: another time, then
            _log.warning("nothing was put away: %r", error)
        await asyncio.sleep(PAUSE)


async def _put_away_all(context: AppContext, failed: set[str]) -> None:
    """One game after another, until there is none but those that cannot be."""
    while found := await _next(context, failed):
        await until_quiet()
        worker = await start_worker(context.settings, nice=BACK)
        try:
            while found:
                begun = time.monotonic()
                try:
                    await put_away_beside(context, worker, found)
                except KorsiError as error:  # not installed, or not to be replayed
                    _log.warning("table %s cannot be put away: %s", found, error)
                    failed.add(found)
                await asyncio.sleep(SHARE * (time.monotonic() - begun))
                await until_quiet()
                found = await _next(context, failed)
        except (TimeoutError, EOFError, OSError, ValueError) as error:
            _log.warning("table %s cannot be put away: %r", found, error)
            failed.add(found)
        finally:
            await stop_worker(worker)


async def _next(context: AppContext, failed: set[str]) -> str:
    """The table that is put away next; "" when there is none."""
    async with context.store.reading() as c:
        found = await keepsakes.missing(c, failed)
    return found[0] if found else ""


async def put_away_beside(context: AppContext, worker: Worker, id: str) -> None:
    """Have a worker make what is kept of a table; here, where its rules or its box are not the
    installed ones."""
    async with context.store.reading() as c:
        kept = await tables.read_table(c, id)
        entries = await log.read(c, id)
        owners = {s.person for s in kept[1] if s.person is not None} if kept else set()
        names = await people.names(c, owners)
    if kept is None:  # cleaned away meanwhile
        return
    fate = await fate_of(context.store, kept[0], entries)
    if fate.what != SAME or fate.game.beside:
        await put_away(context.store, await load_table(context, id))
        return
    of = base64.b64encode(pickle.dumps((*kept, names, entries))).decode()
    answer = await ask(worker, {"do": "keep", "table": of}, LONGEST)
    if "kept" not in answer:
        raise ValueError(answer.get("fault"))
    async with context.store.writing(people=False) as c:
        await keepsakes.keep(c, id, fate.game.rules, base64.b64decode(answer["kept"]))


def kept_of(job: dict[str, Any]) -> dict[str, Any]:
    """What a worker does for `put_away_beside`."""
    setup, seats, names, entries = pickle.loads(base64.b64decode(job["table"]))
    if game(setup.game).rules != setup.rules:
        return {"fault": OTHER_RULES}
    live = rebuild(quick, setup, seats, names, entries)
    return {"kept": base64.b64encode(_made_of(live)).decode()}


async def until_quiet(busy: float = BUSY) -> None:
    """Wait until the processor is idle for a second, but not for ever."""
    for _ in range(PATIENCE):
        used = time.process_time()
        await asyncio.sleep(1)
        if time.process_time() - used < busy:
            return


async def put_away(store: Store, live: LiveTable) -> bool:
    """Keep what is left of a finished table; False where today's rules do not replay all of it."""
    if live.lost:
        return False
    kept = await asyncio.to_thread(_made_of, live)
    async with store.writing(people=False) as c:
        await keepsakes.keep(c, live.id, live.match.game.rules, kept)
    return True


def _made_of(live: LiveTable) -> bytes:
    """What is kept of a game; takes a second or two for a long one."""
    match, g, end = live.match, live.match.game, result(live)
    last = len(match)
    told, names = {}, {}
    for code in LANGUAGES:
        words = words_of(code, g)
        names[code] = names_of(live, words)
        lines = log_lines(live, -1, words, names[code], -1, last)
        told[code] = [(line["ply"], line["text"]) for line in lines if not line.get("small")]
    shown = sorted({last * n // PICTURES for n in range(1, PICTURES + 1)})
    scenes = [(n, match.at(n).view(-1).scene()) for n in shown]
    pictures = [(n, scene.svg(targets=False)) for n, scene in scenes if scene is not None]
    keepsake = Keepsake(
        live.setup.game, live.setup.changed, names, told, pictures, end["ranking"], end["points"]
    )
    kept = {n: match.at(n).states.tobytes() for n in range(EVERY, last, EVERY)}
    events = {seat: events_of(live, seat) for seat in range(-1, match.players)}
    again = Reopened(
        str(g.record.descr), kept | {last: match.states.tobytes()}, events, turns_of(live), end
    )
    return packed(keepsake, again)
