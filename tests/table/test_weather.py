"""Hard weather: a full disk, a store that is no store, a clock that jumps, writers at once."""

import asyncio
import contextlib
import logging
import shutil
import sqlite3
from dataclasses import replace
from unittest.mock import patch

import pytest
from sqlalchemy import event, select, text

from korsi.cli import main
from korsi.table import clocks, keeping, operating, order, steady
from korsi.table.problems import Overtaken
from korsi.table.store import log
from korsi.table.store.models import chat
from table.table import (
    empty_database,
    open_table,
    opened,
    played,
    played_on_both,
    together,
    until,
)

# --------------------------------------------------------------------------- a full disk


async def bounded(place, pages):
    """The database may not grow beyond so many pages, by whoever writes."""
    async with place.context.store.writing(people=False) as c:
        await c.execute(text(f"PRAGMA max_page_count = {pages}"))


ENDLESS = 1 << 30
"""Pages."""


async def size(place):
    async with place.context.store.reading() as c:
        return (await c.execute(text("PRAGMA page_count"))).scalar_one()


async def lines(place, table):
    async with place.context.store.reading() as c:
        return await log.read(c, table)


def with_small_pages(folder):
    """An empty store that fills up soon."""
    kept = folder / "korsi.sqlite3"
    shutil.copy(empty_database(), kept)
    with contextlib.closing(sqlite3.connect(kept)) as c:
        for statement in ("PRAGMA journal_mode = DELETE", "PRAGMA page_size = 512", "VACUUM"):
            c.execute(statement)


@played
async def test_a_full_disk_is_said_and_nothing_is_half_written(folder):
    await asyncio.to_thread(with_small_pages, folder)
    async with opened(folder) as place:
        people = [place.guest() for _ in range(4)]
        for one in people:
            await open_table(one, ["me", "me"])
        await bounded(place, await size(place))
        made, refused = dict.fromkeys(range(4), 0), 0
        for _ in range(120):  # four tables move at once, until nobody can
            states = [await one.state() for one in people]
            moves = [
                one.post(f"/t/{one.table}/move", expect=None, ply=s["ply"], seat=s["as"],
                         action=s["choices"][0]["action"])
                for one, s in zip(people, states, strict=True)
            ]  # fmt: skip
            for who, reply in enumerate(await asyncio.gather(*moves)):
                made[who] += "state" in reply
                if "error" in reply:
                    refused += 1
                    assert reply["error"]["key"] == "no-store", reply["error"]
                    assert "kept" in reply["error"]["text"]
            if refused >= 4:
                break
        assert refused >= 4, "the disk was never full"
        for who, one in enumerate(people):
            state = await one.state()
            there = await lines(place, one.table)
            decided = [e for e in there if e.kind == "play"]
            assert [e.seq for e in there] == list(range(1, len(there) + 1))
            assert state["ply"] == sum(e.kind in log.POSITION for e in there)
            assert len(decided) == made[who], "what was answered is there, and nothing else"
        await bounded(place, ENDLESS)
        for one in people:
            state = await one.state()
            body = {"seat": state["as"], "action": state["choices"][0]["action"]}
            await one.post(f"/t/{one.table}/move", ply=state["ply"], **body)


@played
async def test_cleaning_goes_on_after_a_full_disk(folder):
    async with opened(folder) as place:
        tries = []

        async def full(c, now):
            tries.append(now)
            raise OSError("disk full") if len(tries) < 2 else asyncio.CancelledError

        once = patch.object(order.order, "clean", full), patch.object(order, "CLEANED", 0.01)
        with once[0], once[1], pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(order.cleaning(place.context), 5)
        assert len(tries) >= 2  # the table's own cleaning may fall into the same moment


@played
async def test_games_are_put_away_after_the_store_was_away(folder):
    """One lost connection ended it until the server was started again."""
    async with opened(folder) as place:
        tries = []

        async def away(c, failed):
            tries.append(failed)
            raise OSError("away") if len(tries) < 2 else asyncio.CancelledError

        soon = patch.multiple(keeping, FIRST=0, PAUSE=0.01)
        gone = patch.object(keeping.keepsakes, "missing", away)
        with soon, gone, pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(keeping.keeping(place.context), 5)
        assert len(tries) == 2


@played
async def test_figures_are_left_again_after_a_full_disk(folder):
    async with opened(folder) as place:
        tries = []

        def full(*left):
            tries.append(left)
            raise OSError("disk full") if len(tries) < 2 else asyncio.CancelledError

        place.context.settings = replace(place.context.settings, figures=folder)
        soon = patch.multiple(operating.metrics, leave=full, FRESH=0.01)
        with soon, pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(operating.leave_figures(place.context), 5)
        assert len(tries) == 2


def test_a_store_that_cannot_be_opened_is_named(tmp_path, capsys):
    (tmp_path / "korsi.sqlite3").write_bytes(b"not a database, though long enough " * 40)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "korsi.sqlite3 cannot be opened" in said and "Traceback" not in said


# --------------------------------------------------------------------------- writers at once


@played_on_both
async def test_writers_at_once_are_written_together_and_fail_alone(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        store, then = place.context.store, []

        async def write(number):
            async with store.writing(lambda: then.append(number), people=False) as c:
                row = {"table": ann.table, "person": 1, "seat": 0, "text": str(number), "at": 0.0}
                await c.execute(chat.insert(), row)
                if number % 5 == 3:
                    raise Overtaken
                await asyncio.sleep(0)

        commits = []
        event.listen(store.engine.sync_engine, "commit", lambda _: commits.append(1))
        work = [asyncio.create_task(write(n)) for n in range(20)]
        await asyncio.sleep(0)
        work[7].cancel()  # gone before it was its turn
        found = await asyncio.gather(*work, return_exceptions=True)
        good = [n for n in range(20) if n % 5 != 3 and n != 7]
        assert [n for n in range(20) if found[n] is None] == good
        assert all(isinstance(found[n], Overtaken) for n in range(3, 20, 5))
        assert then == good, "told in the order they were written in"
        async with store.reading() as c:
            kept = (await c.execute(select(chat.c.text).order_by(chat.c.id))).scalars().all()
        assert [int(number) for number in kept] == good
        assert len(commits) < 8, "together"
        await write(20)  # and alone again
        assert then[-1] == 20


@played
async def test_what_the_disk_refuses_all_who_were_written_together_are_told(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        store, told = place.context.store, []

        async def write(number):
            async with store.writing(lambda: told.append(number), people=False) as c:
                row = {"table": ann.table, "person": 1, "seat": 0, "text": str(number), "at": 0.0}
                await c.execute(chat.insert(), row)
                if number == 2:
                    await c.execute(text("INSERT INTO nowhere VALUES (1)"))

        found = await asyncio.gather(*(write(n) for n in range(4)), return_exceptions=True)
        async with store.reading() as c:
            kept = (await c.execute(select(chat.c.text).order_by(chat.c.id))).scalars().all()
        assert found[2] is not None and [int(n) for n in kept] == told
        assert told == [n for n in range(4) if found[n] is None], "told is what is kept"


# --------------------------------------------------------------------------- clocks that jump


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_nobody_wins_or_loses_time_when_the_time_of_day_jumps(tmp_path, monkeypatch, caplog, jump):
    @played
    async def game(folder):
        with patch.object(clocks, "LEAST", 1):
            async with opened(folder) as place:
                ann, ben = place.guest(), place.guest()
                await together([ann, ben], "hands", clock={"kind": "game", "seconds": 40})
                await asyncio.gather(ann.state(), ben.state())
                await until(ann.state, lambda s: s["prompt"]["detail"] == "")
                day = steady.wall
                monkeypatch.setattr(steady, "wall", lambda: day() + jump)
                await asyncio.sleep(0.2)
                state = await ann.state()
                left = [seat["clock"]["left_ms"] for seat in state["seats"]]
                assert all(30_000 < ms <= 40_000 for ms in left), left
                assert state["ply"] == 0 and not any(s["away"] for s in state["seats"])
                mover = next(s["seat"] for s in state["seats"] if s["acting"])
                one = (ann, ben)[mover]
                own = await one.state()
                body = {"ply": 0, "seat": mover, "action": own["choices"][0]["action"]}
                after = (await one.post(f"/t/{ann.table}/move", **body))["state"]
                assert after["seats"][mover]["clock"]["left_ms"] > 30_000
                times = [e.at for e in await lines(place, ann.table)]
                assert times == sorted(times) and times[-1] - times[0] < 30

    with caplog.at_level(logging.WARNING):
        game(tmp_path)
    assert caplog.text.count("has jumped") == 1


def test_small_adjustments_of_the_time_of_day_are_followed(monkeypatch):
    day, watch = [1000.0], [50.0]
    monkeypatch.setattr(steady, "wall", lambda: day[0])
    monkeypatch.setattr(steady, "stopwatch", lambda: watch[0])
    monkeypatch.setattr(steady, "_at", 1000.0)
    monkeypatch.setattr(steady, "_since", 50.0)
    for _ in range(100):
        day[0] += 1.01
        watch[0] += 1.0
        assert steady.now() == day[0]
    day[0] += 5000
    assert steady.now() == pytest.approx(1101.0)
    watch[0] += 10
    assert steady.now() == pytest.approx(1111.0)
    day[0] += 10 - 5000  # set right again
    assert steady.now() == day[0]
