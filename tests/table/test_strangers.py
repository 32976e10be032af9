"""What strangers tried, each replayed: docs/security.md says what is promised and names these."""

import asyncio
import contextlib
import sys
import time

import httpx
import pytest
from sqlalchemy import func, select

from example.hands import GAME
from korsi.cli.serve import _listen, _run
from korsi.core.record import commitment_of
from korsi.table import drawing
from korsi.table.app import create_app
from korsi.table.bot_pool import best_move, close_pool, open_pool
from korsi.table.limits import Limits
from korsi.table.problems import Problem
from korsi.table.settings import LIMITS
from korsi.table.store.models import people
from korsi.table.viewpoint import StateRequest
from table.table import (
    GENEROUS,
    finish,
    open_table,
    opened,
    played,
    played_on_both,
    settings,
    together,
)
from table.test_records import recorded

TWO = {"game": "hands", "seats": ["me", "me"]}
NARROW = {**GENEROUS, "open": (1, 1)}


@contextlib.asynccontextmanager
async def served(folder, **more):
    """The table behind real sockets: its port."""
    listening = _listen("127.0.0.1", 0)
    listening.listen()  # who comes before the server is ready waits
    app = create_app(settings(folder, **more))
    serving = asyncio.ensure_future(_run(app, listening))
    while getattr(app.state, "context", None) is None:
        await asyncio.sleep(0.02)
    try:
        yield listening.getsockname()[1]
    finally:
        app.state.context.hub.close()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


# --------------------------------------------------------------------------- counting people


@played
async def test_a_forged_forwarded_for_counts_for_nothing_without_a_proxy(folder):
    codes = []
    async with served(folder, limits=NARROW) as port:
        for n in range(8):
            forged = {"x-forwarded-for": f"198.51.100.{n}"}
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                codes.append((await client.post("/tables", json=TWO, headers=forged)).status_code)
    assert codes[0] == 200 and codes[-1] == 429, codes


HOUSEHOLD = ["2001:db8::1", "2001:db8::2:1", "2001:db8:0:0:7::3", "2001:db8:0:0:ab:cd:ef:1"] * 2


@played
async def test_a_household_of_ipv6_addresses_is_one(folder):
    async with opened(folder, limits=NARROW) as place:
        codes = []
        for address in HOUSEHOLD:
            guest = place.guest(address=address)
            codes.append((await guest.client.post("/tables", json=TWO)).status_code)
        assert codes[0] == 200 and codes[-1] == 429, codes


@played
async def test_behind_a_proxy_a_household_is_one_as_well(folder):
    async with opened(folder, limits=NARROW, proxied=True) as place:
        codes = []
        for address in HOUSEHOLD:
            guest = place.guest(address="127.0.0.1")
            headers = {"x-forwarded-for": f"203.0.113.9, {address}"}
            reply = await guest.client.post("/tables", json=TWO, headers=headers)
            codes.append(reply.status_code)
        assert codes[0] == 200 and codes[-1] == 429, codes


@played
async def test_who_comes_past_the_proxy_is_not_believed(folder):
    async with opened(folder, limits=NARROW, proxied=True) as place:
        codes = []
        for n in range(8):
            guest = place.guest(address="198.51.100.7")
            headers = {"x-forwarded-for": f"203.0.113.{n}"}
            reply = await guest.client.post("/tables", json=TWO, headers=headers)
            codes.append(reply.status_code)
        assert codes[0] == 200 and codes[-1] == 429, codes


def test_a_flood_of_fresh_addresses_makes_nobody_elses_bucket_empty():
    limits = Limits(LIMITS, now=lambda: 0.0)
    with pytest.raises(Problem):
        for _ in range(1000):
            limits.check("enter", None, "203.0.113.9")
    for n in range(20_001):
        limits.check("look", None, f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    with pytest.raises(Problem):
        limits.check("enter", None, "203.0.113.9")
    assert len(limits.level) <= 20_001


@played
async def test_who_sends_no_cookie_does_not_become_a_crowd(folder):
    limits = {**GENEROUS, "guest": LIMITS["guest"]}
    async with opened(folder, limits=limits) as place:
        place.context.limits.now = lambda: 0.0
        codes = []
        for _ in range(60):
            nobody = place.guest()
            codes.append((await nobody.client.post("/tables", json=TWO)).status_code)
        async with place.context.store.reading() as c:
            made = (await c.execute(select(func.count()).select_from(people))).scalar()
        assert made <= 4 * LIMITS["guest"][0] and codes[-1] == 429
        # who is somebody already is not asked
        for path in ("/t/nowhere1234/join", "/t/nowhere1234/rematch"):
            await place.guest(address="10.9.9.9").refused("no-table", 404, path)
        async with place.context.store.reading() as c:
            assert (await c.execute(select(func.count()).select_from(people))).scalar() == made


# --------------------------------------------------------------------------- everybody's time

SLOW = """
import sys, json, time
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    time.sleep(0.1)
    print(json.dumps({"action": -1}), flush=True)
"""


@played
async def test_who_plays_waits_for_one_of_those_who_arrive_not_for_all(folder):
    """When hundreds of games end and begin at once everybody there asks for a whole board."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        live = place.context.live_tables[ann.table]

        async def look(have, done):
            state = await drawing.drawn(place.context, live, StateRequest(None, "en", have=have))
            done.append(have)
            return state

        has = (await look("", []))["have"]
        done: list[str] = []
        work = [asyncio.create_task(look("", done)) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(*work, asyncio.create_task(look(has, done)))
        assert len(done) == 31 and done.index(has) < 6


@played
async def test_many_hints_of_one_person_make_no_bot_wait(folder):
    async with opened(folder) as place:
        await close_pool(place.context.pool)
        place.context.pool = pool = open_pool(place.context.settings, (sys.executable, "-c", SLOW))
        eve, paths = place.guest(), []
        for _ in range(36):
            made = await open_table(eve, ["me", "me"], game="hands")
            paths.append(f"/t/{made['table']}/hint")
        view = place.context.live_tables[eve.table].match.view(0)
        await best_move(pool, view, "greedy")  # the worker is there
        asked = [asyncio.ensure_future(eve.client.post(path, json={})) for path in paths]
        await asyncio.sleep(0.6)
        begun = time.monotonic()
        await best_move(pool, view, "greedy")
        assert time.monotonic() - begun < 1.0
        codes = [reply.status_code for reply in await asyncio.gather(*asked)]
        assert codes.count(429) > 20 and 409 in codes  # 409: the slow bot knew no move
        await close_pool(pool)


def test_many_readers_of_a_table_leave_others_their_turn(tmp_path, monkeypatch):
    def slow(*asked, **how):
        time.sleep(0.02)
        return {}

    async def read(folder):
        async with opened(folder) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"], game="hands")
            live = place.context.live_tables[ann.table]
            live.match.go_over(GAME)
            monkeypatch.setattr(drawing, "state_json", slow)
            monkeypatch.setattr(drawing, "_drawn", {(GAME.salt, "en")})
            gaps, done = [], False

            async def tick():
                while not done:
                    before = time.monotonic()
                    await asyncio.sleep(0)
                    gaps.append(time.monotonic() - before)

            ticking = asyncio.ensure_future(tick())
            await asyncio.sleep(0)
            asked = StateRequest(None, "en")
            readers = [drawing.drawn(place.context, live, asked) for _ in range(24)]
            await asyncio.gather(*readers)
            done = True
            await ticking
            assert max(gaps) < 0.2, max(gaps)

    played(read)(tmp_path)


@played
async def test_a_name_changed_again_and_again_leaves_nothing_behind(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands")
        await finish([ann, ben])
        live = place.context.live_tables[ann.table]
        kept = []
        for n in range(30):
            await ann.post("/settings", name=f"Ann {n}")
            await ann.state()
            await ben.state()
            kept.append(len(live.stories))
        assert kept[-1] == kept[10], kept
        assert (await ben.state())["seats"][0]["name"] == "Ann 29"


# --------------------------------------------------------------------------- connections


async def _asked(port, text):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.encode())
    await writer.drain()
    return reader, writer


@played
async def test_streams_of_one_address_are_bounded(folder):
    async with served(folder, address_streams=5) as port:
        first, open_ = [], []
        for _ in range(9):
            reader, writer = await _asked(port, "GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n")
            open_.append(writer)
            first.append((await reader.readline()).split()[1])
        assert first == [b"200"] * 5 + [b"429"] * 4
        open_[0].close()  # who goes makes room
        for _ in range(50):
            reader, writer = await _asked(port, "GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n")
            open_.append(writer)
            if (await reader.readline()).split()[1] == b"200":
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("a stream that was closed is still counted")
        for writer in open_:
            writer.close()


SLOWLY = {
    "nothing": "",
    "headers": "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    "body": "POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n{",
}


@played
async def test_slow_requests_are_not_waited_for(folder):
    async with served(folder, patience=0.4) as port:
        for what, text in SLOWLY.items():
            reader, writer = await _asked(port, text)
            begun = time.monotonic()

            async def drip(writer=writer, what=what):
                while what != "nothing" and not writer.is_closing():
                    await asyncio.sleep(0.1)
                    with contextlib.suppress(OSError):
                        writer.write(b"a")

            dripping = asyncio.ensure_future(drip())
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 5)  # to the end: the server closes it
            assert time.monotonic() - begun < 3, what
            writer.close()
            dripping.cancel()


@played
async def test_an_answer_nobody_reads_is_given_up(folder):
    async with served(folder, patience=0.4) as port:
        reader, writer = await _asked(port, "")
        reader._transport.pause_reading()
        for _ in range(200):  # answers pile up: nobody fetches them
            writer.write(b"GET /fonts/Vazirmatn.woff2 HTTP/1.1\r\nhost: localhost\r\n\r\n")
        for _ in range(60):
            await asyncio.sleep(0.1)
            with contextlib.suppress(OSError):
                writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            if writer.is_closing():
                break
        assert writer.is_closing()


@played
async def test_connections_of_one_address_are_bounded(folder):
    async with served(folder, connections=5) as port:
        held = [
            await _asked(port, "GET / HTTP/1.1\r\nhost: localhost\r\nx-more: ") for _ in range(5)
        ]
        reader, writer = await _asked(port, "GET /warm HTTP/1.1\r\nhost: localhost\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 3) == b""
        for _, one in [*held, (reader, writer)]:
            one.close()


# --------------------------------------------------------------------------- names


@played
async def test_a_seat_named_like_an_account_is_neither_had_nor_marked(folder):
    async with opened(folder) as place:
        mina, eve = place.guest(), place.guest()
        await mina.post("/account/register", name="Mina", password="correct horse")
        seats = ["me", {"kind": "me", "name": "Mina"}]
        await eve.refused("name-taken", 409, "/tables", game="hands", seats=seats)
        made = await open_table(eve, ["me", "open"], game="hands")
        await eve.refused("name-taken", 409, f"/t/{made['table']}/join", seat=1, name="mina")
        # an account's further people at the same screen are not the account
        await eve.post("/account/register", name="Eva", password="correct horse")
        made = await open_table(eve, ["me", {"kind": "me", "name": "Otto"}, "me"], game="hands")
        marks = [(s["name"], s["account"]) for s in made["state"]["seats"]]
        assert [mark for name, mark in marks if name != "Eva"] == [False, False], marks
        assert ("Eva", True) in marks


ALIKE = [
    "Mіna",  # a Cyrillic i
    "МІNА",  # mostly Cyrillic capitals
    "Ｍｉｎａ",
    "Mi\u200bna",
    "Mi\u2060na",
    "Mi\u00adna",
    "Mina\u3164",
    "M\u0456\u200dna",
    "Mi\u034fna",
    "Mina\ufe0f",
    "Míńa",
    "M1na",
    "𝓜𝓲𝓷𝓪",
    "Mina.",
    "ᴍɪɴᴀ",
    "Mɩna",
]  # fmt: skip


@played
async def test_names_that_look_like_an_accounts_are_taken(folder):
    async with opened(folder) as place:
        mina, amir = place.guest(), place.guest()
        await mina.post("/account/register", name="Mina", password="correct horse")
        await amir.post("/account/register", name="علی", password="correct horse")
        for name in [*ALIKE, "علي", "ع\u200cلی", "عَلی"]:
            eve = place.guest()
            reply = await eve.post("/settings", expect=None, name=name)
            assert reply["error"]["key"] in ("name-taken", "name-mixed"), (name, reply)
            body = {"name": name, "password": "correct horse"}
            reply = await eve.post("/account/register", expect=None, **body)
            assert reply["error"]["key"] in ("name-taken", "name-mixed"), (name, reply)
        for name in ("Minna", "Ali", "علیرضا", "Мина", "می‌نا", "José 2", "田中"):
            await place.guest().post("/settings", name=name)


@played
async def test_what_cannot_be_seen_is_not_part_of_a_name(folder):
    async with opened(folder) as place:
        for name, shown in {
            "A\u202enn\u200b": "Ann",
            "\u3164\u115f\u2800": "",
            "A\u0301\u0301\u0301\u0301\u0301nn": "Á\u0301\u0301nn",
            "می‌نا": "می‌نا",  # a Persian name may need its narrow gap
            "An\u200cn": "Ann",
        }.items():
            eve = place.guest()
            said = await eve.post("/settings", name=name)
            assert said is not None
            made = await open_table(eve, ["me", "open"], game="hands")
            found = made["state"]["seats"][0]["name"]
            assert found == shown if shown else found and found != name, (name, found)


# --------------------------------------------------------------------------- what is malformed

BAD = [
    True, -1, 10**30, "\x00", "\ud800", "x" * 300, [[]], {"kind": []}, {"\ud800": "x"},
    ["me", {"kind": {"a": 1}}], ["me", {"kind": "bot", "bot": []}], ["me", "\ud800"],
]  # fmt: skip
FIELDS = {
    "/tables": ("game", "seats", "options", "names", "pace", "clock", "seconds", "listed"),
    "/play/hands": ("bot", "players"),
    "/settings": ("language", "theme", "sound", "speed", "ask", "name", "next"),
    "/account/register": ("name", "password"),
    "/account/login": ("name", "password"),
    "/account/name": ("name",),
    "/t/ID/move": ("ply", "action", "actions", "move", "seat", "ask", "again"),
    "/t/ID/undo": ("ply", "seat"),
    "/t/ID/hint": ("seat",),
    "/t/ID/chat": ("text",),
    "/t/ID/link": ("seat",),
    "/t/ID/join": ("seat", "name"),
    "/t/ID/replace": ("seat", "bot"),
    "/t/ID/begin": ("fill",),
    "/t/ID/fork": ("at", "bot", "seat"),
    "/t/ID/repeat": ("seat", "on"),
    "/t/ID/report": ("chat",),
    "/t/ID/block": ("chat",),
    "/account/unblock": ("person",),
}
HONEST = {
    "game": "hands", "seats": ["me", "open"], "name": "Ann", "password": "correct horse", "ply": 0,
    "action": 0, "seat": 0, "at": 0, "text": "hello", "chat": 1, "person": 1,
}  # fmt: skip


async def _faults(place, odd):
    """Which fields of which commands make our fault of such values?"""
    ann = place.guest()
    made = await open_table(ann, ["me", "me"], game="hands")
    faults = []
    for path, fields in FIELDS.items():
        for field in fields:
            for bad in odd:
                who = ann if "ID" in path else place.guest()
                body = {k: v for k, v in HONEST.items() if k in fields} | {field: bad}
                where = path.replace("ID", made["table"])
                reply = await who.client.post(where, content=_json(body), headers=JSON)
                if reply.status_code >= 500:
                    faults.append((path, field, bad))
    return faults


@played
async def test_no_malformed_body_is_our_fault(folder):
    async with opened(folder) as place:
        assert await _faults(place, BAD) == []


UNKEPT = ["\x00", 1 << 40, "\ufdfa" * 24]
"""A NUL, a number and (one sign that spells a sentence) a name no column of PostgreSQL has room
for: it was said that the tables cannot be reached."""


@played_on_both
async def test_what_no_column_holds_is_not_our_fault(folder):
    async with opened(folder) as place:
        assert await _faults(place, UNKEPT) == []


def _json(body):
    import json

    return json.dumps(body).encode()


JSON = {"content-type": "application/json"}


@played_on_both
async def test_no_malformed_request_is_our_fault(folder):
    async with opened(folder) as place:
        ann = place.guest()
        made = await open_table(ann, ["me", "me"], game="hands")
        at = f"/t/{made['table']}"
        for host in ("[", "[::1", "]", "a:b:c", "localhost:x", "\x7f", "[v1.x]", "x" * 300):
            for accept in ("*/*", "text/html"):
                reply = await ann.client.get("/warm", headers={"host": host, "accept": accept})
                assert reply.status_code in (200, 400, 403), (host, reply.status_code)
        odd = [
            ("GET", "/qr.svg?of=http://[", {}),
            ("GET", "/qr.svg?of=" + "x" * 3000, {}),
            ("POST", "/settings", {"origin": "http://["}),
            ("GET", f"{at}/state?seat=²&at=٣", {}),
            ("GET", f"{at}/state?at=-1&have=%00&layout=%00", {}),
            ("GET", f"{at}/thing/%00", {}),
            ("GET", f"{at}/steps?from=99999999999999&to=0", {}),
            ("GET", f"{at}/chat?since=9007199254740992", {}),
            ("GET", "/t/%00/state", {}),
            ("POST", "/t/a%00b/move", {}),
            ("GET", "/g/kilt_castle/box/%00", {}),
            ("GET", "/static/%00", {}),
            ("GET", "/static/..%2f..%2fapp.py", {}),
            ("GET", "/static/" + "x" * 3000, {}),
            ("GET", "/js/%00/%00", {}),
            ("GET", "/fonts/%00", {}),
            ("GET", "/g/kilt_castle/picture.svg?step=%00&theme=%00", {}),
            ("GET", "/language/fa?next=%00", {}),
            (
                "GET",
                "/",
                {"cookie": "korsi_session=\x80; korsi_layout=\x81", "accept": "text/html"},
            ),
            ("GET", at, {"accept-language": "\x80;q=x,;;", "accept": "text/html"}),
            ("GET", "/static/korsi.css", {"range": "bytes=9-1,x", "if-modified-since": "x"}),
            ("POST", "/tables", {"content-type": "multipart/form-data"}),
            ("POST", "/tables", {"content-type": "multipart/form-data; boundary=\x80"}),
            ("POST", "/tables", {"content-type": "application/x-www-form-urlencoded; charset=x"}),
            ("POST", "/upload", {"content-type": "multipart/form-data; boundary=x"}),
            ("POST", "/tables", {"content-length": "-1"}),
            ("POST", "/tables", {"content-length": "1e3"}),
        ]
        faults = []
        for method, path, headers in odd:
            raw = {k: v.encode("latin-1") for k, v in headers.items()}
            content = b"--x\r\n\r\n" if method == "POST" else None
            try:
                reply = await ann.client.request(method, path, content=content, headers=raw)
                status = reply.status_code
            except Exception as error:  # it went through every handler there is
                status = repr(error)
            if not isinstance(status, int) or status >= 500:
                faults.append((method, path[:60], headers, status))
        assert not faults, faults


ODD_STREAMS = [
    ("/live?watch=" + "%00," * 60, "9" * 40),
    ("/live?watch=%00,a%00b", "1.1"),
    ("/live?watch=a", "999999999999999999.1"),
    ("/live?watch=a", "1.2147483648"),
    ("/live?watch=%ff%fe", "x"),
    ("/live?watch=" + "a" * 4000, "-1.-1"),
    ("/live?watch=&watch=,,,", "1.2.3"),
    ("/live?%00=%00", "\x80\xff"),
    ("/live", "\u0663".encode().decode("latin-1")),
    ("/live", "1" * 6000),
]


@played_on_both
async def test_no_malformed_stream_is_our_fault(folder):
    """Each begins as a stream and goes on, or is refused."""
    async with served(folder) as port:
        for path, last in ODD_STREAMS:
            asked = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nlast-event-id: "
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(asked.encode() + last.encode("latin-1") + b"\r\n\r\n")
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
            status = int(head.split()[1])
            assert status == 200 or 400 <= status < 500, (path[:60], last[:20], head[:200])
            if status == 200:
                said = await asyncio.wait_for(reader.readuntil(b": korsi"), 60)
                assert b"retry: 1000" in said, (path[:60], last[:20])
            writer.close()


# --------------------------------------------------------------------------- what is kept


@played
async def test_only_what_cannot_change_is_kept_for_long(folder):
    async with opened(folder) as place:
        ann = place.guest()
        page = (await ann.get("/", accept="text/html")).text
        ours = page.split('rel="stylesheet" href="')[1].split('"')[0]
        assert "immutable" in (await ann.get(ours)).headers["cache-control"]
        old = ours.split("?")[0] + "?v=0123456789"
        for path, status in (
            (old, 200), ("/static/nothing.css?v=1", 404), ("/fonts/nothing.woff2?v=1", 404),
            ("/js/0123456789/nothing.js", 404), ("/static/?v=1", 404),
        ):  # fmt: skip
            reply = await ann.get(path, expect=status)
            assert "immutable" not in reply.headers["cache-control"], path
            assert "max-age" not in reply.headers["cache-control"], path


# --------------------------------------------------------------------------- fair play


@played
async def test_a_rematch_its_asker_leaves_can_be_asked_for_again(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands")
        await finish([ann, ben])
        again = (await ann.post(f"/t/{ann.table}/rematch"))["table"]
        await ann.post(f"/t/{again}/leave")
        assert (await ben.state())["rematch"] is None
        anew = await ben.post(f"/t/{ann.table}/rematch")
        assert anew["table"] != again and anew["state"]["status"] == "open"
        await ann.post(f"/t/{ann.table}/rematch")
        assert (await ann.state(anew["table"]))["status"] == "playing"


@played
async def test_an_upload_shows_no_commitment_it_cannot_prove(folder):
    async with opened(folder) as place:
        eve = place.guest()
        lines = recorded().splitlines()
        claims = [line for line in lines if not line.startswith("# nonce")]
        claims[1] = "# commitment " + "f" * 64
        bare = [line for line in lines if not line.startswith("# commitment")]
        for text in (claims, bare):
            reply = await eve.client.post("/upload", content="\n".join(text).encode())
            assert reply.status_code == 200, reply.text
            state = reply.json()["state"]
            assert state["commitment"] == "" and state["result"]["nonce"] == ""
            assert "commitment" not in (await eve.get(f"/t/{state['table']}/record")).text
        reply = await eve.client.post("/upload", content="\n".join(lines).encode())
        state = reply.json()["state"]
        assert state["commitment"] == commitment_of(5, "0123456789abcdef" * 2)
        assert state["sent_up"]  # the page says: this table did not deal it


@played
async def test_wrong_logins_of_strangers_do_not_lock_the_owner_out(folder):
    limits = {**GENEROUS, "enter": LIMITS["enter"], "guess": LIMITS["guess"]}
    async with opened(folder, limits=limits) as place:
        place.context.limits.now = lambda: 0.0
        good = {"name": "Mina", "password": "correct horse"}
        home = place.guest(address="10.1.1.1")
        await home.post("/account/register", **good)
        await home.post("/account/logout")
        wrong = {**good, "password": "wrong wrong"}
        codes = []
        for n in range(90):  # from three households
            eve = place.guest(address=f"203.0.113.{n % 3}")
            codes.append((await eve.client.post("/account/login", json=wrong)).status_code)
        assert codes[0] == 403 and codes[-1] == 429, codes
        await place.guest(address="10.2.2.2").post("/account/login", **good)
        # a thousand households: then only devices the owner has used before get in, and at once
        for n in range(400):
            eve = place.guest(address=f"198.51.{n >> 8}.{n & 255}")
            codes.append((await eve.client.post("/account/login", json=wrong)).status_code)
            if codes[-1] == 429:
                break
        assert codes[-1] == 429, "guessing goes on for ever"
        await home.post("/account/login", **good)
