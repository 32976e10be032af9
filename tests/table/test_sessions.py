"""Whose cookie it is is remembered between moves, and forgotten as soon as anything changes."""

import asyncio
import socket

from sqlalchemy import event

from korsi.cli.serve import _listen
from korsi.table.connections import HEAD
from korsi.table.store import people
from korsi.table.store.database import open_store
from table.table import open_table, opened, played, settings
from table.test_strangers import _asked, served


def counted(place):
    """How many questions about sessions the store is asked from now on."""
    asked = []

    def executed(connection, cursor, statement, *rest):
        if "FROM people JOIN sessions" in statement:
            asked.append(statement)

    event.listen(place.context.store.engine.sync_engine, "before_cursor_execute", executed)
    return asked


@played
async def test_a_cookie_is_looked_up_once_not_at_every_look(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        await ann.state()
        asked = counted(place)
        for _ in range(5):
            assert (await ann.state())["you"]
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        assert (await ann.state())["you"] and not asked
        await ann.client.get("/account")
        assert asked, "pages ask the store itself"


@played
async def test_a_table_somebody_opens_makes_no_cookie_forgotten(folder):
    """With a thousand people every opening was followed by a thousand questions."""
    async with opened(folder) as place:
        ann, bob, cleo = place.guest(), place.guest(), place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        await ann.state()
        asked = counted(place)
        await open_table(bob, ["me", "open"], game="hands")  # a new guest, a table, a link
        asked.clear()  # pages asked about Bob
        assert (await ann.state())["you"] and not asked
        await cleo.post(f"/t/{bob.table}/join")
        asked.clear()
        assert (await ann.state())["you"] and not asked


@played
async def test_who_is_logged_out_sits_nowhere_at_once(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await ann.post("/account/register", name="Ann", password="seven red lanterns")
        await open_table(ann, ["me", "me"], game="hands")
        assert (await ann.state())["you"]
        stolen = place.guest()
        stolen.table = ann.table
        stolen.client.cookies = dict(ann.client.cookies)
        assert (await stolen.state())["you"]
        await ann.post("/account/logout")
        assert not (await stolen.state())["you"]
        body = {"ply": 0, "seat": 0, "move": "keep"}
        await stolen.post(f"/t/{ann.table}/move", expect=403, **body)


@played
async def test_what_another_process_writes_about_people_is_heeded(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        assert (await ann.state())["you"]
        admin = await open_store(settings(folder).database)  # as `korsi admin logout` does
        async with admin.writing() as c:
            await people.end_others(c, 1, None)
        await admin.close()
        await place.context.store.heed_people()
        assert not (await ann.state())["you"]


# --------------------------------------------------------------------------- connections


@played
async def test_answers_are_sent_without_waiting_for_acknowledgements(folder):
    """Without TCP_NODELAY the body of every answer came 40 ms after its head."""
    made = asyncio.get_running_loop().create_future()

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport):
            accepted = transport.get_extra_info("socket")
            made.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    listening = _listen("127.0.0.1", 0)
    server = await asyncio.get_running_loop().create_server(Protocol, sock=listening)
    _, writer = await asyncio.open_connection(*listening.getsockname())
    assert await asyncio.wait_for(made, 5)
    writer.close()
    server.close()


@played
async def test_headers_without_end_are_not_read(folder):
    async with served(folder, patience=30) as port:
        reader, writer = await _asked(port, "GET /health HTTP/1.1\r\nhost: localhost\r\n")
        try:
            for n in range(3 * HEAD // 1000):
                writer.write(b"x-%d: " % n + b"a" * 1000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)
            said = await asyncio.wait_for(reader.read(), 5)
            assert not said or b" 400 " in said[:40] or b" 431 " in said[:40]
        except ConnectionError:
            pass
        assert (await _fine(port)).startswith(b"HTTP/1.1 200")


async def _fine(port):
    reader, writer = await _asked(port, "GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
    first = await asyncio.wait_for(reader.readline(), 5)
    writer.close()
    return first
