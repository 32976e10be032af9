"""Who sits where: join, leave, begin, links, a bot for a leaver, and coming back."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from korsi.bots.seats import parse_bot
from korsi.table import clocks
from korsi.table.changes import at_table, commit, entry
from korsi.table.playing import SUBSTITUTE, need_playing, own_seat
from korsi.table.problems import Problem
from korsi.table.rooms import House, Room, drop
from korsi.table.store import people, tables
from korsi.table.store.people import token_hash
from korsi.table.store.tables import Link, Seat


async def join(
    house: House,
    id: str,
    person: int,
    seat: int | None = None,
    name: str = "",
    *,
    invited: bool = False,
) -> Room:
    """Take an open seat. The game begins when the last one is taken."""
    async with at_table(house, id) as room:
        if seat is None and room.seats_of(person):
            return room
        if room.setup.state != "open":
            raise Problem("begun")
        free = [s for s in room.seats if s.kind == "open"]
        kept = [s for s in free if s.person == person]
        for_all = [s for s in free if s.person is None]
        if seat is None:
            if not kept + for_all:
                raise Problem("full")
            taken = (kept + for_all)[0]
        elif not 0 <= seat < len(room.seats):
            raise Problem("malformed")
        else:
            taken = room.seats[seat]
            if taken.kind != "open" and taken.person == person:
                return room
            if taken not in free or (taken.person not in (None, person) and not invited):
                raise Problem("taken" if free else "full")
        async with house.store.reading() as c:
            room.names |= await people.names(c, {person})
        by = f"person:{person}"
        sits = replace(taken, kind="person", person=person, name=name, holders=set())
        lines = [entry(room, "join", sits.seat, by=by)]
        last = len(free) == 1
        if last:
            lines.append(entry(room, "begin", by=by, after=1))
            room.clocks.counted = {s.seat for s in room.seats if s.kind == "person"} | {sits.seat}
        hot = sum(s.person == person and s.kind == "person" for s in room.seats) > 0
        changes: dict[str, Any] = {"state": "playing"} if last else {}
        await commit(
            house, room, lines, seats=[sits], hot_seat=room.setup.hot_seat or hot, **changes
        )
        return room


async def begin(house: House, id: str, person: int, fill: str = "") -> Room:
    """Begin with the seats as they are; `fill` puts a bot on every open one."""
    async with at_table(house, id) as room:
        if room.setup.state != "open":
            raise Problem("begun")
        if person != room.setup.host and not room.seats_of(person):
            raise Problem("not-seated")
        free = [s for s in room.seats if s.kind == "open"]
        if free and not fill:
            raise Problem("seats-open", count=len(free))
        if free and person != room.setup.host:
            raise Problem("not-host")
        bot = parse_bot(fill)[0] if fill else None
        filled = [replace(s, kind="bot", bot=bot, person=None, name="") for s in free]
        room.clocks.counted = {s.seat for s in room.seats if s.kind == "person"}
        lines = [entry(room, "begin", by=f"person:{person}")]
        await commit(house, room, lines, seats=filled, state="playing")
        return room


async def leave(house: House, id: str, person: int, seat: int | None = None) -> Room:
    """Before the game the seat is free again; during it it is marked and stays its owner's."""
    async with at_table(house, id) as room:
        own = room.seats_of(person)
        if not own:
            raise Problem("not-seated")
        leaving = own if seat is None else [own_seat(room, person, seat).seat]
        by = f"person:{person}"
        if room.setup.state == "open":
            empty = [Seat(s) for s in leaving]
            stay = any(s.kind == "person" and s.seat not in leaving for s in room.seats)
            changes: dict[str, Any] = {} if stay else {"state": "closed"}
            lines = [entry(room, "leave", s, by=by, after=i) for i, s in enumerate(leaving)]
            await commit(house, room, lines, seats=empty, **changes)
            if not stay:
                drop(house, room)
            return room
        need_playing(room)
        away = [replace(room.seats[s], away=True) for s in leaving]
        lines = [entry(room, "leave", s, by=by, after=i) for i, s in enumerate(leaving)]
        await commit(house, room, lines, seats=away)
        return room


async def seat_bot(house: House, id: str, person: int, seat: int, bot: str = SUBSTITUTE) -> Room:
    """Replace somebody who is gone by a bot. Their seat waits for them."""
    async with at_table(house, id) as room:
        need_playing(room)
        own = room.seats_of(person)
        if not own:
            raise Problem("not-seated")
        if not 0 <= seat < len(room.seats):
            raise Problem("malformed")
        gone = room.seats[seat]
        if gone.kind != "person":
            raise Problem("not-away")
        if seat not in own and not gone.away and not is_idle(house, room, seat):
            raise Problem("not-idle")
        filled = replace(gone, kind="bot", bot=parse_bot(bot)[0], away=True)
        lines = [entry(room, "replace", seat, by=f"person:{person}")]
        await commit(house, room, lines, seats=[filled])
        return room


def is_idle(house: House, room: Room, seat: int) -> bool:
    """Has everybody waited for this seat long enough?"""
    since = clocks.waiting_since(room.clocks, seat)
    live = room.setup.pace == "live"
    limit = house.settings.idle_live if live else house.settings.idle_turns
    return since is not None and time.time() - since > limit


async def come_back(house: House, id: str, person: int, seat: int | None = None) -> Room:
    """The owner takes the seat back from the bot, or says: I am here."""
    async with at_table(house, id) as room:
        need_playing(room)
        own = own_seat(room, person, seat)
        if own.resigned:
            raise Problem("resigned")
        if own.kind == "person" and not own.away:
            return room
        back = replace(own, kind="person", bot=None, away=False)
        lines = [entry(room, "return", own.seat, by=f"person:{person}")]
        await commit(house, room, lines, seats=[back])
        return room


# --------------------------------------------------------------------------- links


async def new_link(house: House, id: str, person: int, seat: int) -> str:
    """A secret link: to an open seat from the host, or to one's own seat for another device."""
    async with at_table(house, id) as room:
        if not 0 <= seat < len(room.seats):
            raise Problem("malformed")
        there = room.seats[seat]
        if there.kind != "open" and seat not in room.seats_of(person):
            raise Problem("not-yours")
        if there.kind == "open" and person != room.setup.host:
            raise Problem("not-host")
        if room.setup.state == "over":
            raise Problem("already-over")
        token = secrets.token_urlsafe(24)
        owner = None if there.kind == "open" else there.person
        async with house.store.writing() as c:
            await tables.add_link(c, token_hash(token), id, seat, owner)
        return token


async def check_link(house: House, token: str) -> Link:
    """Which seat a link opens. Forged and expired ones are told apart."""
    async with house.store.reading() as c:
        found = await tables.find_link(c, token_hash(token))
    if found is None:
        raise Problem("forged")
    if found.revoked:
        raise Problem("expired")
    return found


async def claim(house: House, token: str, person: int) -> Room:
    """Sit down by a link."""
    link = await check_link(house, token)
    return await (
        _by_invitation(house, link, person)
        if link.owner is None
        else _beside_owner(house, token, link, person)
    )


async def _by_invitation(house: House, link: Link, person: int) -> Room:
    try:
        return await join(house, link.table, person, link.seat, invited=True)
    except Problem as problem:
        if problem.key == "begun":
            async with at_table(house, link.table) as room:
                if link.seat in room.seats_of(person):
                    return room
                over = room.setup.state == "over"
            raise Problem("expired" if over else "taken") from None
        raise


async def _beside_owner(house: House, token: str, link: Link, person: int) -> Room:
    """Another device of the seat's owner; whoever sits there after them owes the link nothing."""
    async with at_table(house, link.table) as room:
        link = await check_link(house, token)  # again: the owner may have left meanwhile
        here = room.seats[link.seat]
        theirs = here.kind != "open" and here.person == link.owner and not here.resigned
        if room.setup.state == "over" or not theirs:
            raise Problem("expired")
        if link.seat in room.seats_of(person):
            return room
        async with house.store.writing() as c:
            await tables.add_holder(c, room.id, link.seat, person)
        here.holders.add(person)
        return room
