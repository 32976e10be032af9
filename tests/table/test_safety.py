"""What is refused before anybody thinks about it, and what no answer may contain."""

import re
from pathlib import Path

import httpx

from korsi.table.scripts import script
from korsi.table.settings import LIMITS
from table.table import open_table, opened, played


@played
async def test_every_answer_is_armoured(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        paths = ["/warm", f"/t/{ann.table}/state", "/nowhere", "/t/none/state", "/g/chess"]
        for path in paths:
            reply = await ann.client.get(path)
            policy = reply.headers["content-security-policy"]
            assert "unsafe" not in policy and "script-src 'self'" in policy
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["cache-control"] == "no-store"
            assert "Traceback" not in reply.text and "/src/korsi" not in reply.text
        for path in (script("table.js"), "/static/korsi.css"):
            reply = await ann.client.get(path)
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" not in reply.headers, "a script obeys its page's"


@played
async def test_nothing_sent_carries_an_inline_style(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        for path in (
            f"/t/{ann.table}/board",
            f"/t/{ann.table}/state",
            "/g/kilt_castle/picture.svg",
        ):
            text = (await ann.get(path)).text
            assert "style=" not in text and "<script" not in text and "onload" not in text


@played
async def test_cookies_are_for_the_server_alone(folder):
    async with opened(folder, secure=True) as place:
        ann = place.guest()
        reply = await ann.client.post("/tables", json={"game": "hands", "seats": ["me", "me"]})
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" in cookie
        token = cookie.split("=")[1].split(";")[0]
        assert len(token) > 30
        kept = (folder / "korsi.sqlite3").read_bytes() + (folder / "korsi.sqlite3-wal").read_bytes()
        assert token.encode() not in kept.lower(), "only a hash of the token is kept"


@played
async def test_looking_makes_nobody_a_guest(folder):
    async with opened(folder) as place:
        eve = place.guest()
        await eve.get("/warm")
        await eve.client.get("/")
        assert not eve.client.cookies


@played
async def test_commands_from_elsewhere_are_refused(folder):
    async with opened(folder) as place:
        ann = place.guest()
        body = {"game": "hands", "seats": ["me", "me"]}
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://localhost:81"},
            {"sec-fetch-site": "cross-site", "origin": "http://localhost"},
            {"sec-fetch-site": "same-site"},
        ):
            reply = await ann.post("/tables", expect=403, headers=headers, **body)
            assert reply["error"]["key"] == "cross-origin"
        for headers in ({"origin": "http://localhost"}, {"sec-fetch-site": "same-origin"}):
            await ann.post("/tables", headers=headers, **body)


@played
async def test_only_known_names_are_answered(folder):
    async with opened(folder, hosts=("korsi.example",)) as place:
        ann = place.guest()
        reply = await ann.get("/warm", expect=403, host="rebound.evil.example")
        assert reply.json()["error"]["key"] == "wrong-host"
        for host in ("korsi.example", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "nas.local"):
            await ann.get("/warm", host=host)


@played
async def test_large_bodies(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await ann.refused("too-large", 413, "/tables", game="hands", seats=["me"], x="y" * 70_000)

        async def endless():
            for _ in range(200):
                yield b'{"game": "' + b"x" * 1000

        reply = await ann.client.post("/tables", content=endless())
        assert reply.status_code == 413 and reply.json()["error"]["key"] == "too-large"


@played
async def test_bodies_that_are_no_commands(folder):
    async with opened(folder) as place:
        ann = place.guest()
        deep = b"[" * 30_000
        for body in (b"[]", b"null", b"{", b"\xff\xfe", deep, b'{"game": 1e999}', b'"x"'):
            reply = await ann.client.post(
                "/tables", content=body, headers={"content-type": "application/json"}
            )
            assert reply.status_code == 400, (body[:20], reply.text)
            assert reply.json()["error"]["key"] == "malformed"


@played
async def test_who_is_too_fast_is_told_when_to_come_back(folder):
    limits = {**{what: (10**6, 10**6) for what in LIMITS}, "open": (3, 6)}
    async with opened(folder, limits=limits) as place:
        ann = place.guest()
        body = {"game": "hands", "seats": ["me", "me"]}
        for _ in range(1 + 3):  # the first one made her somebody
            await ann.post("/tables", **body)
        reply = await ann.client.post("/tables", json=body)
        assert reply.status_code == 429 and int(reply.headers["retry-after"]) >= 1
        assert reply.json()["error"]["key"] == "too-fast"
        # somebody else in the same household may still play, but not everybody without end
        codes = []
        for _ in range(16):
            other = place.guest()
            codes.append((await other.client.post("/tables", json=body)).status_code)
        assert codes[0] == 200 and codes[-1] == 429
        away = place.guest(address="10.9.9.9")
        assert (await away.client.post("/tables", json=body)).status_code == 200


@played
async def test_a_fault_of_ours_is_a_sentence(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        place.context.live_tables[ann.table].match.actions = None  # something impossible
        transport = httpx.ASGITransport(app=place.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            reply = await client.get(f"/t/{ann.table}/state")
        assert reply.status_code == 500 and reply.json()["error"]["key"] == "broken"
        assert "Traceback" not in reply.text and "NoneType" not in reply.text


@played
async def test_unknown_pages_in_the_readers_language(folder):
    async with opened(folder) as place:
        texts = set()
        for language in ("en", "fa", "de", "fr", "it"):
            reply = await place.guest(language).get("/nowhere", expect=404)
            texts.add(reply.json()["error"]["text"])
        assert len(texts) == 5


@played
async def test_redirects_stay_here(folder):
    async with opened(folder) as place:
        ann = place.guest()
        for there in ("//evil.example", "https://evil.example", "/\\evil.example", "\n/x"):
            reply = await ann.client.post(
                "/settings", data={"theme": "dark", "next": there}, headers={"accept": "text/html"}
            )
            assert reply.status_code == 303 and reply.headers["location"] == "/"


def test_every_promise_names_its_test():
    """docs/security.md says what is promised; each row of its tables ends with tests there are."""
    here = Path(__file__).parent
    written = "".join(file.read_text("utf-8") for file in here.glob("test_*.py"))
    page = (here.parents[1] / "docs" / "security.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and "---" not in line]
    promises = [row for row in rows if "| promise |" not in row]
    assert len(promises) > 25
    for row in promises:
        named = re.findall(r"`(?:tests/)?(\w+)(?:\.py)?`", row.split("|")[2])
        assert named, row
        for name in named:
            there = f"def {name}(" in written or (here / f"{name}.py").exists()
            assert there or (here.parent / name).is_dir(), f"there is no {name}"
