"""Several processes on one database. Two applications side by side in one loop are two of them:
they share nothing but PostgreSQL."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import select, text

from korsi.cli import main
from korsi.table import clocks, playing
from korsi.table.live_table import get_table
from korsi.table.settings import Settings
from korsi.table.store import tables
from korsi.table.store.models import actions
from korsi.table.stream import Listener
from table.table import Guest, opened, played, together, until


@pytest.fixture(autouse=True)
def kept_in_postgresql(tmp_path, server):
    (tmp_path / "store").write_text(server.new_database())


@asynccontextmanager
async def two_processes(folder, **more):
    async with opened(folder, **more) as first, opened(folder, **more) as second:
        yield first, second


def moved_to(place, guest) -> Guest:
    """The same browser, served by another process."""
    other = place.guest()
    other.client.cookies, other.table = guest.client.cookies, guest.table
    return other


async def log_of(place, id):
    async with place.context.store.reading() as c:
        rows = select(actions).where(actions.c.table == id).order_by(actions.c.seq)
        return [dict(row) for row in (await c.execute(rows)).mappings()]


def listening(place, person, *watch):
    one = Listener(person, frozenset(watch))
    place.context.hub.join(one)
    return one


async def heard(one, what):
    """The next message with this in it."""
    while what not in (said := await asyncio.wait_for(one.queue.get(), 10)):
        pass
    return said


@played
async def test_any_process_serves_any_table(folder):
    async with two_processes(folder) as (first, second):
        ann, ben = first.guest(), second.guest()
        made = await together([ann, ben])
        told = listening(second, 2), listening(second, None, ann.table), listening(first, 1)
        seats = {0: ann, 1: ben}
        for _ in range(6):  # whoever is to move is served here or there
            state = await ann.state()
            assert (await ben.state())["ply"] == state["ply"], "both know the newest position"
            mover = seats[next(s["seat"] for s in state["seats"] if s["acting"])]
            state = await mover.state()
            done = await mover.post(
                f"/t/{ann.table}/move", ply=state["ply"], action=state["choices"][0]["action"]
            )
            for one in told:
                assert f'"ply":{done["state"]["ply"]}' in await heard(one, '"kind":"play"')
        held = [place.context.live_tables[ann.table] for place in (first, second)]
        await ann.state(), await ben.state()
        assert held[0].match.digest() == held[1].match.digest()
        assert (held[0].steps, held[0].clocks) == (held[1].steps, held[1].clocks)
        # chat, names and further devices travel as well
        await ben.post(f"/t/{ann.table}/chat", text="hello")
        assert '"chat":1' in await heard(told[2], "event: chat")
        await ben.post("/account/name", name="Benedetta")
        await heard(told[2], '"kind":"name"')
        assert "Benedetta" in [s["name"] for s in (await ann.state())["seats"]]
        phone = second.guest()
        await phone.post((await ann.post(f"/t/{ann.table}/link", seat=0))["link"])
        assert (await moved_to(first, phone).state(ann.table))["you"] == [0]
        assert made["table"] == ann.table


@played
async def test_what_a_process_was_told_of_is_not_asked_for_again(folder):
    async with two_processes(folder) as (first, second):
        ann, ben = first.guest(), second.guest()
        await together([ann, ben])
        await ben.state()
        told, id = listening(second, 2), ann.table
        mover = ann if (await ann.state())["choices"] else ben
        state = await mover.state()
        body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
        await mover.post(f"/t/{id}/move", **body)
        await heard(told, '"kind":"play"')
        live = second.context.live_tables[id]
        with patch.object(second.context.store, "glancing", side_effect=AssertionError):
            assert await get_table(second.context, id, live.stamp) is live
            with pytest.raises(AssertionError):
                await get_table(second.context, id)
            stamp = live.stamp
            live.match, live.stamp = live.match.at(0), stamp - 1  # as if it had not heard of it yet
            live.seq, live.steps = live.seq - 1, live.steps[:-1]
            assert (await get_table(second.context, id, stamp)).ply == 1
            assert live.stamp == stamp, "and what it was told of is taken over"


@played
async def test_who_acts_at_the_same_time_is_not_refused(folder):
    """Two people decide at once, each at another process: the later one is tried again."""
    async with two_processes(folder) as (first, second):
        people = [first.guest(), second.guest(), first.guest()]
        await together(people, game="hands")
        await asyncio.gather(*(one.state() for one in people))
        one = people[0].table
        await asyncio.gather(
            *(p.post(f"/t/{one}/move", ply=0, seat=i, move="keep") for i, p in enumerate(people))
        )
        log = await log_of(first, one)
        assert [row["seq"] for row in log] == list(range(1, len(log) + 1))
        assert sorted(row["seat"] for row in log if row["kind"] == "play")[:3] == [0, 1, 2]


@played
async def test_bots_think_in_one_process(folder):
    thoughts = []

    async def chosen(context, match, seat, bot):
        thoughts.append((len(match), seat))
        await asyncio.sleep(0.02)
        return match.legal_actions(seat)[0]

    with patch.object(playing, "chosen", chosen):
        async with two_processes(folder) as (first, second):
            ann = first.guest()
            ann.table = (await ann.post("/play/hands", bot="greedy", players=4))["table"]
            there = moved_to(second, ann)
            for turn in range(40):
                one = (ann, there)[turn % 2]
                await asyncio.gather(ann.state(), there.state())  # both have it in memory
                state = await one.state()
                if state["status"] == "over":
                    break
                if state["choices"]:
                    action = state["choices"][0]["action"]
                    await one.post(f"/t/{ann.table}/move", ply=state["ply"], action=action)
                await asyncio.sleep(0.03)
            log = await log_of(first, ann.table)
            plays = [row for row in log if row["kind"] == "play"]  # whoever makes the last ends it
            made = [row for row in plays if row["by"].startswith("bot:")]
            assert state["status"] == "over" and len(made) >= 3
            assert len(thoughts) == len(made), "nobody thinks about what another one sees to"


@played
async def test_a_thought_outlives_what_others_did_meanwhile(folder):
    """Another process commits between a bot's last look at the table and its move: the table is
    read anew, and the move is made as it was thought."""
    thoughts, overtaken = [], []
    touch = tables.touch

    async def chosen(context, match, seat, bot):
        thoughts.append((len(match), seat))
        await asyncio.sleep(0.05)  # all bots decide at once here: all of them think by now
        return match.legal_actions(seat)[0]

    async def overtaken_once(c, id, revision, **changes):
        if thoughts and not overtaken:
            overtaken.append(id)
            return False
        return await touch(c, id, revision, **changes)

    with patch.object(playing, "chosen", chosen), patch.object(tables, "touch", overtaken_once):
        async with opened(folder, lookout=60.0) as place:
            ann = place.guest()
            ann.table = (await ann.post("/play/hands", bot="greedy", players=4))["table"]
            state = await until(ann.state, lambda s: s["ply"] == 3)
            bots = [seat["seat"] for seat in state["seats"] if not seat["yours"]]
            assert overtaken and sorted(thoughts) == [(0, seat) for seat in bots]


@asynccontextmanager
async def dying(folder, **more):
    """A process that ends as by kill -9: nothing is said, its connections close."""
    async with opened(folder, **more) as place:
        context = place.context

        async def die():
            context.hub.closed = True
            for task in list(context.tasks):
                task.cancel()
            await asyncio.gather(*context.tasks, return_exceptions=True)

        place.die = die
        yield place


@pytest.mark.one_in(3)
@played
async def test_another_process_takes_over_from_one_that_died(folder):
    async with dying(folder, bot_pause=60.0) as first, opened(folder) as second:
        ann = first.guest()
        ann.table = (await ann.post("/play/hands", bot="greedy", players=2))["table"]
        state = await ann.state()
        await ann.post(f"/t/{ann.table}/move", ply=0, action=state["choices"][0]["action"])
        there = moved_to(second, ann)
        await asyncio.sleep(1.5)  # longer than the lookout: the claim keeps the other one away
        assert (await there.state())["ply"] == 1 and first.context.line.claims
        await first.die()
        await until(there.state, lambda s: s["ply"] >= 2)
        log = await log_of(second, ann.table)
        assert [row["seat"] for row in log if row["kind"] == "play"][:2] in ([0, 1], [1, 0])


@pytest.mark.one_in(4)
@played
async def test_a_clock_rings_once(folder):
    with patch.object(clocks, "LEAST", 1):
        async with two_processes(folder) as (first, second):
            ann, ben = first.guest(), second.guest()
            await together([ann, ben], clock={"kind": "move", "seconds": 1})
            there = moved_to(second, ann)
            await asyncio.gather(ann.state(), ben.state())  # then everybody has looked
            await until(there.state, lambda s: s["ply"] >= 4)
            log = await log_of(first, ann.table)
            late = [row["at"] for row in log if row["kind"] == "timeout"]
            begun = next(row["at"] for row in log if row["kind"] == "ready")
            assert len(late) >= 2 and late[0] - begun >= 1
            assert {row["by"] for row in log if row["kind"] == "look"} == {"person:1", "person:2"}


@pytest.mark.one_in(3)
@played
async def test_a_lost_line_is_made_again_and_what_was_missed_is_told(folder):
    async with two_processes(folder) as (first, second):
        ann = first.guest()
        await together([ann, second.guest()], game="hands")
        one = listening(second, None, ann.table)
        line = second.context.line
        lost = line.connection.get_server_pid()
        async with first.context.store.glancing() as c:
            await c.execute(text(f"SELECT pg_terminate_backend({lost})"))
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        assert '"ply":1' in await heard(one, '"kind":"missed"')
        assert line.connection.get_server_pid() != lost
        assert second.context.started == first.context.started, "the server was up all the time"
        # and the connections of commands are made anew as well
        async with first.context.store.glancing() as c:
            await c.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            )
        there = moved_to(second, ann)
        assert (await there.state())["ply"] == 1


@pytest.mark.one_in(3)
def test_a_database_that_crashes_and_restarts(tmp_path, server):
    """Who asks meanwhile is told so; then everything goes on, and streams hear what they missed."""

    @played
    async def game(folder):
        async with two_processes(folder) as (first, second):
            ann, ben = first.guest(), second.guest()
            await together([ann, ben], game="hands")
            one = listening(second, None, ann.table)
            await asyncio.to_thread(server.stop)
            try:
                said = await ann.refused("no-store", 503, f"/t/{ann.table}/move", ply=0, seat=0)
                assert "reached" in said["error"]["text"]
            finally:
                await asyncio.to_thread(server.start)
            await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
            assert f'"table":"{ann.table}"' in await heard(one, '"ply":1')
            assert (await ben.state())["ply"] == 1
            up = [place.context.line.connection for place in (first, second)]
            assert all(up) and first.context.started == second.context.started

    game(tmp_path)


@played
async def test_one_of_two_rematches_is_opened(folder):
    async with two_processes(folder) as (first, second):
        ann, ben = first.guest(), second.guest()
        await together([ann, ben], game="hands")
        for one, seat in ((ann, 0), (ben, 1), (ann, 0), (ben, 1)):
            state = await one.state(seat=seat)
            if state["choices"]:
                body = {"ply": state["ply"], "seat": seat, "action": state["choices"][0]["action"]}
                await one.post(f"/t/{ann.table}/move", **body)
        assert (await ann.state())["status"] == "over"
        told = listening(second, 2)
        made = await ann.post(f"/t/{ann.table}/rematch")
        await heard(told, '"kind":"rematch"')
        assert (await ben.state())["rematch"]["url"] == f"/t/{made['table']}"
        assert (await ben.post(f"/t/{ann.table}/rematch"))["table"] == made["table"]


def children_of(pid):
    return {int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


@pytest.mark.one_in(4)
def test_workers_share_an_address_and_are_replaced_when_they_die(tmp_path):
    command = [sys.executable, "-m", "korsi.cli", "serve", "--port", "0", "--workers", "2"]
    given = ["--data", str(tmp_path), "--database", (tmp_path / "store").read_text()]
    env = {**os.environ, "KORSI_INTERPRET": "1"}
    serving = subprocess.Popen([*command, *given], stdout=subprocess.PIPE, text=True, env=env)
    try:
        said = serving.stdout.readline()
        address = said.split()[3]
        assert "postgresql" in said and address.startswith("http://localhost:")

        def answers():
            end = time.monotonic() + 40
            while time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    return httpx.get(f"{address}warm", timeout=30).status_code
            return None

        assert answers() == 200
        first = children_of(serving.pid)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        assert answers() == 200, "the other one serves on"
        end = time.monotonic() + 20
        while len(children_of(serving.pid)) < 2 or children_of(serving.pid) == first:
            assert time.monotonic() < end, "nobody takes its place"
            time.sleep(0.1)
        left = children_of(serving.pid)
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(20) == 0 and not [n for n in left if Path(f"/proc/{n}").exists()]
    finally:
        serving.kill()
        serving.wait()


@pytest.mark.one_in(3)
def test_workers_need_postgresql(capsys):
    assert main(["serve", "--workers", "2"]) == 2
    assert "--database postgresql" in capsys.readouterr().err
    nobody = "postgresql://korsi:secret@127.0.0.1:1/korsi"
    assert main(["serve", "--port", "0", "--database", nobody]) == 2
    said = capsys.readouterr().err
    assert "cannot be opened" in said and "secret" not in said


def test_addresses():
    from korsi.cli.serve import _address
    from korsi.core.errors import BadSetup

    assert _address("", 1) == "" and Settings().database.startswith("sqlite")
    wanted = "postgresql+asyncpg://me@here/korsi"
    assert _address("postgresql://me@here/korsi", 3) == wanted == _address(wanted, 1)
    for given, workers in (("", 2), ("", 0), ("mysql://me@here/korsi", 1), ("korsi", 1)):
        with pytest.raises(BadSetup):
            _address(given, workers)


@played
async def test_who_is_here_in_one_process_is_here_in_all(folder):
    async with two_processes(folder, gone=1.0, idle_live=1.5) as (first, second):
        ann, ben = first.guest(), first.guest()
        await together([ann, ben])
        live = first.context.live_tables[ann.table]
        other = {
            s.seat: moved_to(second, one) for s, one in zip(live.seats, (ann, ben), strict=True)
        }
        here, there = live.seats[0].person, live.seats[1].person
        page = listening(first, here)
        await asyncio.sleep(2.5)
        assert (await other[1].state())["seats"][0]["gone"] is None, "a page listens elsewhere"
        assert second.context.presence.gone_for(there) == 0, "who has just asked is here"
        first.context.hub.leave(page)
        await until(other[1].state, lambda s: s["seats"][0]["gone"])
