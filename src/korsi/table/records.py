"""Games as .korsi files: sent up to be looked at, handed out when they are over."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from datetime import UTC, datetime

from korsi.bots.seats import BOTS
from korsi.core.errors import BadRecord, KorsiError
from korsi.core.lesson import lessons_of
from korsi.core.match import Match
from korsi.core.record import promised, read_record, resigned
from korsi.core.rules_digest import imprint
from korsi.language import Words
from korsi.table.live_table import AppContext, LiveTable
from korsi.table.names import NAME, clean_name
from korsi.table.opening import create_table, new_id
from korsi.table.problems import Problem
from korsi.table.store import tables
from korsi.table.store.tables import Seat, Setup
from korsi.table.wording import names_of


async def read_upload(context: AppContext, data: bytes) -> Match:
    """A .korsi file somebody sent; every fault is a sentence. Replayed beside the event loop."""
    if len(data) > context.settings.upload_limit:
        raise Problem("too-large")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not UTF-8 text", key="record-text") from None
    try:
        async with context.slow:
            return await asyncio.to_thread(read_record, text, choose=context.readiness.playing)
    except KorsiError:
        raise
    except Exception as error:  # a reader's fault must not become a server's
        raise Problem("broken-upload") from error


async def upload(context: AppContext, person: int, data: bytes, match: Match) -> LiveTable:
    """A recorded game as a finished table: to be looked at, and to be continued from."""
    said = promised(data.decode("utf-8"))
    if len(said) < 2:  # a claim that cannot be checked is none; both were, when it was read
        said = {}
    chance = match.seed, {seed for *_, seed in match.redeals}
    # A guided game's seed stands in the box, also where somebody has left the guide and plays on.
    guided = not match.redeals and match.seed in {
        one.seed for one in lessons_of(match.game).values()
    }
    async with context.store.reading() as c:
        promise = said.get("commitment", "")
        if not guided and await tables.being_played(c, match.game.name, *chance, promise):
            raise Problem("record-running")
    g = match.game
    chosen = g.options_of(match.options)
    nonce = said.get("nonce", "")
    setup = Setup(
        new_id(), g.name, g.version, g.box.digest, match.players, chosen, match.seed, nonce,
        said.get("commitment", ""), state="over", host=person, redeals=match.redeals,
        rules=g.rules,
    )  # fmt: skip
    setup.created = _played(data.decode("utf-8")) or setup.created
    around = _sat(data.decode("utf-8"), match.players)
    reached = None if match.redeals else imprint(match.state)
    live, _ = await create_table(context, setup, around, match.actions, person, reached)
    return live


_PLAYED = re.compile(r"^# played ([0-9]{4}-[0-9]{2}-[0-9]{2})\s*$", re.MULTILINE)


def _played(text: str) -> float | None:
    """The day a game was played, as its record says; None: it says none that can be."""
    found = _PLAYED.search(text)
    with contextlib.suppress(ValueError):
        then = datetime.fromisoformat(found[1]).replace(tzinfo=UTC) if found else None
        if then is not None and 0 < then.timestamp() < time.time():
            return then.timestamp()
    return None


_SAT = re.compile(r"^# seat ([0-9]) (person|bot) ([^\r\n]{1,80})$", re.MULTILINE)


def _sat(text: str, players: int) -> list[Seat]:
    """Who sat where and who gave up, as far as the record says so: a replay calls people by their
    names, and its places are those of the game."""
    around = [Seat(i, "bot", bot=None) for i in range(players)]
    for number, kind, who in _SAT.findall(text):
        if int(number) < players:
            seat = around[int(number)]
            if kind == "bot":
                seat.bot = who if who in BOTS else None
            else:
                seat.name = clean_name(who[:NAME])
    for gone in resigned(text):
        around[gone].resigned = True
    return around


def _who_sat(live: LiveTable, words: Words) -> list[str]:
    names = names_of(live, words)
    return [
        f"# seat {s.seat} person {names[s.seat]}"
        if s.person is not None or s.name
        else f"# seat {s.seat} bot {s.bot}"
        for s in live.seats
        if s.person is not None or s.name or s.bot
    ] + [f"# resigned {s.seat}" for s in live.seats if s.resigned]


async def record_text(context: AppContext, live: LiveTable, words: Words) -> str:
    """The .korsi file of a finished table. While it is played the seed stays secret; so does that
    of a game it was forked from, which its past was played with."""
    if live.setup.state != "over":
        raise Problem("not-finished")
    async with context.store.reading() as c:
        if not await tables.past_told(c, live.id):
            raise Problem("past-not-finished")
    lines = live.match.record().splitlines()
    if live.setup.nonce:
        told = [
            f"# commitment {live.setup.commitment}",
            f"# nonce {live.setup.nonce}",
            "# the commitment is the SHA-256 of SEED:NONCE and was shown before the first move",
        ]
        lines[1:1] = told
    lines[1:1] = [f"# played {datetime.fromtimestamp(live.setup.changed, UTC):%Y-%m-%d}"]
    lines[1:1] = _who_sat(live, words)
    if live.practice:
        lines.insert(1, "# practice: somebody went back behind what chance or a bot had done")
    return "\n".join(lines) + "\n"
