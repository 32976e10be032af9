"""Who sits where: join, leave, begin, links, a bot for a leaver, and coming back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from korsi.table import clocks, steady
from korsi.table.changes import at_table, commit, entry, notify
from korsi.table.live_table import AppContext, LiveTable, drop
from korsi.table.opponents import SUBSTITUTE, bot_named
from korsi.table.playing import need_playing, own_seat
from korsi.table.presence import gone_for
from korsi.table.problems import Problem
from korsi.table.store import people, tables
from korsi.table.store.people import token_hash
from korsi.table.store.tables import Link, Seat
from korsi.table.wording import kin_of


async def join(
    context: AppContext,
    id: str,
    person: int,
    seat: int | None = None,
    name: str = "",
    *,
    invited: bool = False,
) -> LiveTable:
    """Take an open seat. The game begins when the last one is taken."""
    async with at_table(context, id) as live:
        own = live.seats_of(person)
        if seat in own or (seat is None and own):  # clicked twice
            return live
        if (place := kept_place(live, person)) is not None and seat in (None, place):
            return await _instead_of_bot(context, live, live.seats[place], person)
        if live.setup.state != "open":
            raise Problem("begun")
        free = [s for s in live.seats if s.kind == "open"]
        kept = [s for s in free if s.person == person]
        for_all = [s for s in free if s.person is None]
        if seat is None:
            if not kept + for_all:
                raise Problem("full")
            taken = (kept + for_all)[0]
        elif not 0 <= seat < len(live.seats):
            raise Problem("malformed")
        else:
            taken = live.seats[seat]
            if taken not in free or (taken.person not in (None, person) and not invited):
                raise Problem("taken" if free else "full")
        async with context.store.reading() as c:
            live.names |= await people.names(c, {person})
        by = f"person:{person}"
        sits = replace(taken, kind="person", person=person, holders=set())
        sits.name = name or (taken.name if taken.person == person else "")
        lines = [entry(live, "join", sits.seat, by=by)]
        if len(free) == 1:
            lines.append(entry(live, "begin", by=by, after=1))
            live.set_clocks([sits])
        hot = sum(s.person == person and s.kind == "person" for s in live.seats) > 0
        await commit(context, live, lines, seats=[sits], hot_seat=live.setup.hot_seat or hot)
        return live


def kept_place(live: LiveTable, person: int | None) -> int | None:
    """The seat of a next game that was kept for somebody until a bot sat down there: it is theirs
    as long as the game lasts."""
    if person is None or live.setup.state not in ("open", "playing") or live.seats_of(person):
        return None
    places = (s.seat for s in live.seats if s.kind == "bot" and s.kept == person)
    return next(places, None)


async def _instead_of_bot(
    context: AppContext, live: LiveTable, place: Seat, person: int
) -> LiveTable:
    """Whom a seat was kept for takes it from the bot."""
    async with context.store.reading() as c:
        live.names |= await people.names(c, {person})
    sits = Seat(place.seat, "person", person)
    by, kind = f"person:{person}", "join" if live.setup.state == "open" else "return"
    await commit(context, live, [entry(live, kind, place.seat, by=by)], seats=[sits])
    return live


def _bots_at(live: LiveTable, places: Sequence[Seat], bot: str) -> list[Seat]:
    """Bots on these seats. Those who sit there already keep their names."""
    bots = [s for s in live.seats if s.kind == "bot" and s.person is None]
    around = [replace(s, kin=kin_of(live, s.seat)) for s in bots]
    taken = {s.kin for s in around if s.bot == bot}
    free = (kin for kin in count(1) if kin not in taken)
    return around + [Seat(s.seat, "bot", bot=bot, kin=next(free), kept=s.person) for s in places]


async def begin(context: AppContext, id: str, person: int, fill: str = "") -> LiveTable:
    """Begin with the seats as they are; `fill` puts a bot on every open one."""
    async with at_table(context, id) as live:
        if live.setup.state != "open":
            raise Problem("begun")
        hosts = live.setup.host in live.owners(person)
        if not hosts and not live.seats_of(person):
            raise Problem("not-seated")
        free = [s for s in live.seats if s.kind == "open"]
        if free and not fill:
            raise Problem("seats-open", count=len(free))
        if free and not hosts:
            raise Problem("not-host")
        filled = _bots_at(live, free, bot_named(context.settings, fill)) if free else []
        live.set_clocks()
        lines = [entry(live, "begin", by=f"person:{person}")]
        await commit(context, live, lines, seats=filled)
        return live


async def leave(context: AppContext, id: str, person: int, seat: int | None = None) -> LiveTable:
    """Before the game the seat is free again; during it it is marked and stays its owner's."""
    async with at_table(context, id) as live:
        own = live.seats_of(person)
        if not own:
            raise Problem("not-seated")
        if live.setup.state == "open" and live.setup.host in live.owners(person):
            bots = [s for s in live.seats if s.seat == seat and s.kind == "bot"]
            if bots:  # it makes room again
                await commit(context, live, [], seats=[Seat(s.seat, person=s.kept) for s in bots])
                return live
        leaving = own if seat is None else [own_seat(live, person, seat).seat]
        by = f"person:{person}"
        lines = [entry(live, "leave", s, by=by, after=i) for i, s in enumerate(leaving)]
        if live.setup.state != "open":
            need_playing(live)
            away = [replace(live.seats[s], away=True) for s in leaving]
            await commit(context, live, lines, seats=away)
            return live
        stay = [s.person for s in live.seats if s.kind == "person" and s.seat not in leaving]
        changes: dict[str, Any] = {} if stay else {"state": "closed"}
        if stay and live.setup.host not in stay:
            changes["host"] = stay[0]  # somebody has to be able to begin
        await commit(context, live, lines, seats=[Seat(s) for s in leaving], **changes)
        if not stay:
            drop(context, live)
            await _no_rematch(context, live)
        return live


async def _no_rematch(context: AppContext, live: LiveTable) -> None:
    """The next game is off: whoever wants one asks for another."""
    old = context.live_tables.get(live.setup.rematch_of or "")
    if old is not None and old.rematch is not None and old.rematch[0] == live.id:
        old.cards.clear()  # what was said of it before
        old.rematch = None
        notify(context, old, "rematch")


async def seat_bot(
    context: AppContext, id: str, person: int, seat: int, bot: str = SUBSTITUTE
) -> LiveTable:
    """Replace somebody who is gone by a bot. Their seat waits for them. Before the game its host
    may seat one on a free seat."""
    async with at_table(context, id) as live:
        if live.setup.state == "open":
            return await _bot_sits(context, live, person, seat, bot_named(context.settings, bot))
        need_playing(live)
        own = live.seats_of(person)
        if not own:
            raise Problem("not-seated")
        if not 0 <= seat < len(live.seats):
            raise Problem("malformed")
        gone = live.seats[seat]
        if gone.kind != "person":
            raise Problem("not-away")
        if seat not in own and not may_stand_in(context, live, seat):
            raise Problem("not-idle")
        filled = replace(gone, kind="bot", bot=bot_named(context.settings, bot), away=True)
        lines = [entry(live, "replace", seat, by=f"person:{person}")]
        await commit(context, live, lines, seats=[filled])
        return live


async def _bot_sits(
    context: AppContext, live: LiveTable, person: int, seat: int, bot: str
) -> LiveTable:
    """The game begins when the last seat is taken."""
    if live.setup.host not in live.owners(person):
        raise Problem("not-host")
    free = [s for s in live.seats if s.kind == "open"]
    places = [s for s in free if s.seat == seat]
    if not places:
        raise Problem("taken")
    lines = []
    if len(free) == 1:
        lines.append(entry(live, "begin", by=f"person:{person}"))
        live.set_clocks()
    await commit(context, live, lines, seats=_bots_at(live, places, bot))
    return live


SILENT = 10
"""Times longer everybody waits for who has a page open and does nothing than for who has none."""


def may_stand_in(context: AppContext, live: LiveTable, seat: int) -> bool:
    """May others let a bot play for somebody? If they have left, or when everybody waits for them:
    at a live table for who is away, over days where no clock would see to it."""
    sits, since = live.seats[seat], clocks.waiting_since(live.clocks, seat)
    if sits.kind != "person" or sits.away or since is None:
        return sits.kind == "person" and sits.away
    waited, limits = steady.now() - since, context.settings
    if live.setup.pace != "live":
        return live.setup.clock == "none" and waited > limits.idle_turns
    away = gone_for(context, live, seat) > limits.idle_live
    return away or waited > SILENT * limits.idle_live


async def come_back(
    context: AppContext, id: str, person: int, seat: int | None = None
) -> LiveTable:
    """The owner takes the seat back from the bot, or says: I am here."""
    async with at_table(context, id) as live:
        need_playing(live)
        own = own_seat(live, person, seat)
        if own.resigned:
            raise Problem("resigned")
        if own.kind == "person" and not own.away:
            return live
        back = replace(own, kind="person", bot=None, away=False)
        lines = [entry(live, "return", own.seat, by=f"person:{person}")]
        await commit(context, live, lines, seats=[back])
        return live


# --------------------------------------------------------------------------- links


async def new_link(context: AppContext, id: str, person: int, seat: int) -> str:
    """A secret link: to an open seat from the host, or to one's own seat for another device."""
    async with at_table(context, id) as live:
        if not 0 <= seat < len(live.seats):
            raise Problem("malformed")
        there = live.seats[seat]
        if there.kind != "open" and seat not in live.seats_of(person):
            raise Problem("not-yours")
        if there.kind == "open" and live.setup.host not in live.owners(person):
            raise Problem("not-host")
        if live.setup.state == "over":
            raise Problem("already-over")
        token = secrets.token_urlsafe(24)
        owner = None if there.kind == "open" else there.person
        async with context.store.writing(people=False) as c:
            await tables.add_link(c, token_hash(token), id, seat, owner)
        return token


async def check_link(context: AppContext, token: str) -> Link:
    """Which seat a link opens. Forged and expired ones are told apart."""
    async with context.store.reading() as c:
        found = await tables.find_link(c, token_hash(token))
    if found is None:
        raise Problem("forged")
    if found.revoked:
        raise Problem("expired")
    return found


async def claim(context: AppContext, token: str, person: int) -> LiveTable:
    """Sit down by a link."""
    link = await check_link(context, token)
    return await (
        _by_invitation(context, link, person)
        if link.owner is None
        else _beside_owner(context, token, link, person)
    )


async def _by_invitation(context: AppContext, link: Link, person: int) -> LiveTable:
    try:
        return await join(context, link.table, person, link.seat, invited=True)
    except Problem as problem:
        if problem.key == "begun":
            async with at_table(context, link.table) as live:
                if link.seat in live.seats_of(person):
                    return live
                over = live.setup.state == "over"
            raise Problem("expired" if over else "taken") from None
        raise


async def _beside_owner(context: AppContext, token: str, link: Link, person: int) -> LiveTable:
    """Another device of the seat's owner; whoever sits there after them owes the link nothing."""
    async with at_table(context, link.table) as live:
        link = await check_link(context, token)  # again: the owner may have left meanwhile
        here = live.seats[link.seat]
        theirs = here.kind != "open" and here.person == link.owner and not here.resigned
        if live.setup.state == "over" or not theirs:
            raise Problem("expired")
        if link.seat in live.seats_of(person):
            return live
        await let_in(context, live, link.seat, person)
        return live


async def let_in(context: AppContext, live: LiveTable, seat: int, device: int) -> None:
    """Another device may act for a seat."""
    async with context.store.writing(people=False) as c:
        await tables.add_holder(c, live.id, seat, device)
    live.seats[seat].holders.add(device)
