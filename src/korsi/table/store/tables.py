"""Tables, seats, links and chat."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.core.chance import SEEDS
from korsi.core.match import Redeal
from korsi.table.store.database import notify_processes
from korsi.table.store.models import chat, holders, links, people, seats, tables
from korsi.table.store.nearby import at_once


@dataclass
class Setup:
    """What a table was opened with, and how far it is."""

    id: str
    game: str
    version: int
    box: str
    players: int
    options: dict[str, str]
    seed: int
    nonce: str
    commitment: str  # to the seed drawn last
    pace: str = "live"
    clock: str = "none"
    seconds: int = 0
    state: str = "open"
    listed: bool = False
    hot_seat: bool = False
    host: int | None = None
    forked_from: str | None = None
    forked_at: int | None = None
    redeals: list[Redeal] = field(default_factory=list)
    rematch_of: str | None = None
    lesson: bool = False  # a guided first game (learning.py)
    puzzle: int | None = None  # a puzzle of the day (puzzling.py)
    analysis: bool = False  # an analysis board (analysis_board.py)
    hints: bool = False  # may people ask for hints though others play (hints.py)
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    revision: int = 0
    due: float | None = None
    rules: str = ""  # digest of the rules it is played by; "": begun before that was noted


@dataclass
class Seat:
    """Who sits there. A bot that fills in keeps the seat's owner in `person`."""

    seat: int
    kind: str = "open"
    person: int | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False
    resigned: bool = False
    kin: int | None = None
    kept: int | None = None
    holders: set[int] = field(default_factory=set)

    def row(self) -> dict[str, Any]:
        return {k: v for k, v in asdict(self).items() if k != "holders"}


# Statements that are asked for at every opening or move are made once: to make one takes longer
# than SQLite takes to carry it out.
_THIS: BindParameter[Any] = bindparam("this")
_AT: BindParameter[Any] = bindparam("at")
_TABLE = select(tables).where(tables.c.id == _THIS)
_SEATS = select(seats).where(seats.c.table == _THIS).order_by(seats.c.seat)
_HOLDERS = select(holders.c.seat, holders.c.person).where(holders.c.table == _THIS)
_SAVE_SEAT = update(seats).where(seats.c.table == _THIS, seats.c.seat == _AT)


async def add_table(c: AsyncConnection, setup: Setup, around: Sequence[Seat]) -> None:
    row = asdict(setup)
    if setup.seed >= SEEDS:
        row |= {"seed": 0, "long_seed": str(setup.seed)}
    await c.execute(insert(tables), row)
    await c.execute(insert(seats), [{"table": setup.id, **seat.row()} for seat in around])


async def read_table(c: AsyncConnection, id: str) -> tuple[Setup, list[Seat]] | None:
    found = (await c.execute(_TABLE, {"this": id})).mappings().first()
    if found is None:
        return None
    row = dict(found)
    long_seed = row.pop("long_seed")
    if long_seed is not None:
        row["seed"] = int(long_seed)
    sat = (await c.execute(_SEATS, {"this": id})).mappings()
    around = [Seat(**{k: v for k, v in seat.items() if k != "table"}) for seat in sat]
    for seat, person in await c.execute(_HOLDERS, {"this": id}):
        around[seat].holders.add(person)
    return Setup(**row), around


async def save_seat(c: AsyncConnection, table: str, seat: Seat) -> None:
    await c.execute(_SAVE_SEAT, {**seat.row(), "this": table, "at": seat.seat})


_TOUCH = update(tables).where(
    tables.c.id == bindparam("known_id"), tables.c.revision == bindparam("known_revision")
)


async def touch(c: AsyncConnection, table: str, revision: int, **values: Any) -> bool:
    """Something happened there; False if somebody else has changed it since that revision."""
    values |= {"changed": time.time(), "revision": revision + 1}
    values |= {"known_id": table, "known_revision": revision}
    done = at_once(c, _TOUCH, values) or await c.execute(_TOUCH, values)
    return done.rowcount == 1


async def renew(c: AsyncConnection, table: str, revision: int, **values: Any) -> bool:
    """The same where nothing has happened there: it has not changed for its people."""
    known = (tables.c.id == table) & (tables.c.revision == revision)
    of = update(tables).where(known).values(revision=revision + 1, **values)
    return (await c.execute(of)).rowcount == 1


_REVISION = select(tables.c.revision).where(tables.c.id == _THIS)


async def revision_of(c: AsyncConnection, id: str) -> int | None:
    """How often a table was changed."""
    return (await c.execute(_REVISION, {"this": id})).scalar()


async def stir(c: AsyncConnection, which: ColumnElement[bool], kind: str = "") -> None:
    """Let other processes read these tables anew, and tell of a kind of change. Where there are no
    others this process knows already."""
    if c.dialect.name == "postgresql":
        changed = update(tables).where(which).values(revision=tables.c.revision + 1)
        for id in (await c.execute(changed.returning(tables.c.id))).scalars().all():
            if kind:
                await notify_processes(c, f"table {id} 0 {kind}")


def has_id(id: str) -> ColumnElement[bool]:
    return tables.c.id == id


def tables_of(person: int) -> ColumnElement[bool]:
    """Where somebody sits or has somebody let in."""
    at = select(seats.c.table).where(seats.c.person == person)
    also = select(holders.c.table).where(holders.c.person == person)
    return or_(tables.c.id.in_(at), tables.c.id.in_(also), tables.c.host == person)


async def add_holder(c: AsyncConnection, table: str, seat: int, person: int) -> None:
    await c.execute(insert(holders).values(table=table, seat=seat, person=person))
    await stir(c, has_id(table))


async def told_of(c: AsyncConnection, id: str) -> set[int]:
    """Whoever sits there or is let in."""
    sit = select(seats.c.person).where(seats.c.table == id, seats.c.person.is_not(None))
    let_in = select(holders.c.person).where(holders.c.table == id)
    return set((await c.execute(sit.union(let_in))).scalars())


# --------------------------------------------------------------------------- alarms


async def next_due(c: AsyncConnection, most: int) -> list[tuple[str, float]]:
    """The tables somebody is to look at next, and when: one look into an index."""
    rows = await c.execute(
        select(tables.c.id, tables.c.due)
        .where(tables.c.due.is_not(None))
        .order_by(tables.c.due)
        .limit(most)
    )
    return [(id, due) for id, due in rows]


async def set_due(c: AsyncConnection, id: str, due: float | None, revision: int | None) -> None:
    """When to look again, unless the table has changed meanwhile (no revision: whatever it is)."""
    where = tables.c.id == id
    if revision is not None:
        where &= tables.c.revision == revision
    await c.execute(update(tables).where(where).values(due=due))


async def ids_of(
    c: AsyncConnection, person: int, most: int = 200, puzzles: bool = True
) -> list[str]:
    """The tables somebody sits at or has sent up, the last one changed first; with or without
    puzzles of the day and analysis boards."""
    games = tables.c.puzzle.is_(None) & ~tables.c.analysis
    rows = await c.execute(
        select(tables.c.id)
        .where(tables_of(person), tables.c.state != "closed", true() if puzzles else games)
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    return [row[0] for row in rows]


async def games_of(c: AsyncConnection, person: int, but: str = "") -> set[str]:
    """The games somebody has sat down to, at other tables than one."""
    games = tables.c.puzzle.is_(None) & ~tables.c.analysis & (tables.c.state != "closed")
    games &= tables.c.id != but
    rows = await c.execute(select(tables.c.game).where(tables_of(person), games).distinct())
    return {row[0] for row in rows}


async def finished_by(c: AsyncConnection, person: int) -> int:
    """How many games somebody has played to the end."""
    at = select(seats.c.table).where(seats.c.person == person)
    over = select(func.count()).where(tables.c.id.in_(at), tables.c.state == "over")
    return int((await c.execute(over)).scalar_one())


async def listed(c: AsyncConnection, state: str, most: int = 24) -> list[str]:
    """Tables everybody may find."""
    rows = await c.execute(
        select(tables.c.id)
        .where(tables.c.state == state, tables.c.listed)
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    return [row[0] for row in rows]


_REMATCH = select(tables.c.id, tables.c.host).where(
    tables.c.rematch_of == _THIS, tables.c.state != "closed"
)


async def rematch_of(c: AsyncConnection, id: str) -> tuple[str, int] | None:
    """The table of the next game, and who asked for it."""
    row = (await c.execute(_REMATCH, {"this": id})).first()
    return (row[0], row[1]) if row else None


async def release_rematch(c: AsyncConnection, id: str) -> None:
    """A next game that was closed before it began makes room for another one."""
    of = update(tables).where(tables.c.rematch_of == id, tables.c.state == "closed")
    await c.execute(of.values(rematch_of=None))


async def past_told(c: AsyncConnection, id: str | None) -> bool:
    """Is this table over, and every table its past was forked from? Then their seeds are told."""
    while id is not None:
        of = select(tables.c.state, tables.c.redeals, tables.c.forked_from).where(tables.c.id == id)
        state, redeals, id = (await c.execute(of)).one()
        if state != "over":
            return False
        if not redeals:
            return True
    return True


async def being_played(
    c: AsyncConnection, game: str, seed: int, drawn: Collection[int], commitment: str
) -> bool:
    """Does the chance a record follows from, or its promise, belong to a table that is being played
    and to none whose seed was told? `drawn` are the seeds of its redeals. Guided games and puzzles
    have seeds everybody may know."""
    t = tables.c
    same = t.seed == seed if seed < SEEDS else t.long_seed == str(seed)
    if seed < SEEDS:
        same &= t.long_seed.is_(None)
    if commitment:
        same |= t.commitment == commitment
    if drawn:
        same |= t.forked_at.is_not(None)
    of = select(t.id, t.state, t.seed, t.long_seed, t.commitment, t.redeals)
    rows = await c.execute(of.where(t.game == game, ~t.lesson, t.puzzle.is_(None), same))
    known = {seed, *drawn}
    found = [
        (row.id, row.state)
        for row in rows
        if row.commitment == commitment
        or known & {int(row.long_seed or row.seed), *(one for *_, one in row.redeals)}
    ]
    if all(state == "over" for _, state in found):
        return False
    return not any([await past_told(c, id) for id, state in found if state == "over"])


# --------------------------------------------------------------------------- links


@dataclass(frozen=True)
class Link:
    """What a link opens: an open seat (no owner), or its owner's seat for another device."""

    table: str
    seat: int
    owner: int | None
    revoked: bool


_TO_SEAT = update(links).where(links.c.table == _THIS, links.c.seat == _AT).values(revoked=True)
_INVITED, _OWN = _TO_SEAT.where(links.c.owner.is_(None)), _TO_SEAT.where(links.c.owner.is_not(None))
_LINK = select(links.c.table, links.c.seat, links.c.owner, links.c.revoked).where(
    links.c.hash == _THIS
)
_LET_GO = delete(holders).where(holders.c.table == _THIS, holders.c.seat == _AT)


async def add_link(c: AsyncConnection, hash: str, table: str, seat: int, owner: int | None) -> None:
    """A new link; the older ones of its kind to this seat expire."""
    await c.execute(_INVITED if owner is None else _OWN, {"this": table, "at": seat})
    row = {"hash": hash, "table": table, "seat": seat, "owner": owner, "revoked": False}
    await c.execute(insert(links), row)


async def find_link(c: AsyncConnection, hash: str) -> Link | None:
    row = (await c.execute(_LINK, {"this": hash})).first()
    return Link(*row) if row else None


async def shut_out(c: AsyncConnection, table: str, seat: int) -> None:
    """The seat is its owner's no more: their links expire, their other devices are let go.

    An invitation stays: the host gave it, and it opens the seat only while it is free.
    """
    await c.execute(_OWN, {"this": table, "at": seat})
    await c.execute(_LET_GO, {"this": table, "at": seat})


# --------------------------------------------------------------------------- chat


async def say(c: AsyncConnection, table: str, person: int, seat: int | None, text: str) -> int:
    made = await c.execute(
        insert(chat)
        .values(table=table, person=person, seat=seat, text=text, at=time.time())
        .returning(chat.c.id)
    )
    return int(made.scalar_one())


async def said(c: AsyncConnection, table: str, since: int, most: int = 200) -> list[dict[str, Any]]:
    rows = await c.execute(
        select(chat.c.id, chat.c.seat, chat.c.text, chat.c.at, people.c.name, chat.c.person)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table == table, chat.c.id > since)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    return [dict(row) for row in reversed(rows.mappings().all())]
