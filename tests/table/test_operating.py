"""What whoever runs the server asks it: health, readiness, figures, logs, a calm end."""

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import signal
import socket
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import text

from korsi.table import keeping, metrics
from korsi.table.logs import JsonLines, PlainLines
from korsi.table.operating import SOON, families
from table.table import open_table, opened, played, played_on_both, together
from table.test_restart import Stream, answering, browser, started

SAMPLE = re.compile(r'^([a-z_]+)\{((?:[a-z_]+="[^"]*",?)*)\} ([0-9.e+-]+|\+Inf)$')


def read(body):
    """As Prometheus does: every family announced once, its lines below it."""
    values, announced, current = {}, set(), ""
    for line in body.splitlines():
        if line.startswith("# "):
            _, what, name, *_ = line.split(" ", 3)
            if what == "HELP":
                assert name not in announced
                announced.add(name)
            current = name
            continue
        name, labels, value = SAMPLE.match(line).groups()
        assert name.startswith(current) and current in announced
        assert (name, labels) not in values
        values[name, labels] = float(value)
    return values


@played_on_both
async def test_healthy_and_ready(folder):
    async with opened(folder) as place:
        eve = place.guest()
        assert (await eve.get("/health")).text == "ok\n"
        said = (await eve.get("/ready")).json()
        assert said["ready"] and said["store"] == "ok" and said["games"]["kilt_castle"]["ready"]
        assert not eve.client.cookies

        def away():
            raise OSError("gone")

        there, place.context.store.glancing = place.context.store.glancing, away
        assert (await eve.get("/ready")).json()["ready"], "believed for a second"
        place.context.store_said = (time.monotonic() - SOON, "ok")
        said = (await eve.get("/ready", expect=503)).json()
        assert said["store"] == "away" and "gone" not in str(said)
        assert (await eve.get("/health")).text == "ok\n", "the process lives without its store"
        place.context.store.glancing = there


@played
async def test_ready_asks_for_the_newest_shape_and_ends_when_the_server_does(folder):
    async with opened(folder) as place:
        eve = place.guest()
        async with place.context.store.writing() as c:
            await c.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        assert (await eve.get("/ready", expect=503)).json()["store"] == "old"
        place.context.store_said = (time.monotonic(), "ok")
        await eve.get("/ready")
        place.context.hub.close()
        assert (await eve.get("/ready", expect=503)).json()["stopping"]


@pytest.mark.one_in(2)
@played
async def test_figures(folder):
    async with opened(folder) as place:
        ann = place.guest(address="127.0.0.1")
        await open_table(ann, ["me", "bot:random"], game="hands")
        await ann.post(f"/t/{ann.table}/move", ply=0, move="keep")
        while not place.context.pool.thought.total:
            await ann.state()
        await ann.get("/t/none/state", expect=404)
        found = read((await ann.get("/metrics")).text)
        while found["korsi_bot_queue", 'worker="0"']:  # it may be asked for its next move already
            found = read((await ann.get("/metrics")).text)
        assert found["korsi_moves_total", 'worker="0",by="person"'] == 1
        assert found["korsi_live_tables", 'worker="0"'] == 1
        assert found["korsi_streams", 'worker="0"'] == 0
        assert found["korsi_bot_seconds_count", 'worker="0"'] >= 1
        assert found["korsi_memory_bytes", 'worker="0",of="server"'] > 1 << 20
        move = 'worker="0",page="/t/{id}/move",status="2xx"'
        assert found["korsi_answer_seconds_count", move] == 1
        assert found["korsi_answer_seconds_bucket", f'{move},le="+Inf"'] == 1
        page = 'worker="0",page="/t/{id}/state",status="4xx"'
        assert found["korsi_answer_seconds_count", page] == 1
        assert not any(ann.table in labels for _, labels in found), "labels are few"


@played
async def test_figures_are_not_for_strangers(folder):
    local = {"address": "127.0.0.1"}
    async with opened(folder) as place:
        await place.guest(**local).get("/metrics")
        assert "korsi_" not in (await place.guest().get("/metrics", expect=404)).text
        for header in ("x-forwarded-for", "via", "forwarded", "x-real-ip"):
            await place.guest(**local).get("/metrics", expect=404, **{header: "10.1.1.1"})
        await place.guest(**local).get("/metrics", expect=404, host="korsi.example")
    async with opened(folder, proxied=True) as place:  # everybody seems to come from here
        await place.guest(**local).get("/metrics", expect=404)
    async with opened(folder, proxied=True, metrics_token="lantern") as place:
        for far in (place.guest(), place.guest(**local)):
            await far.get("/metrics", expect=404)
            await far.get("/metrics", expect=404, authorization="Bearer lanterm")
            await far.get("/metrics", authorization="Bearer lantern")


@played
async def test_one_of_several_processes_answers_for_all(folder):
    async with opened(folder, worker=1, figures=folder) as place:
        place.context.figures.moves["person"] = 3
        own = place.context.settings
        for worker in (0, 1, 2):
            place.context.settings = replace(own, worker=worker)
            metrics.leave(folder, worker, families(place.context))
        place.context.settings = own
        os.utime(folder / "2.json", (1, 1))  # it has died
        place.context.figures.moves["person"] = 4
        found = read((await place.guest(address="127.0.0.1").get("/metrics")).text)
        moves = {labels: n for (name, labels), n in found.items() if name == "korsi_moves_total"}
        assert moves == {'worker="1",by="person"': 4, 'worker="0",by="person"': 3}


# --------------------------------------------------------------------------- logs


@contextlib.contextmanager
def written(formatter):
    kept = io.StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    level = root.level
    handler.addFilter(logging.Filter("korsi"))  # not what the clients of this test write
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield kept
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


@played
async def test_no_secret_is_written_down(folder):
    """Everything that knows a secret is done, and done again while it fails inside."""
    with written(JsonLines()) as lines, written(PlainLines()) as plain:
        async with opened(folder) as place:
            ann, ben = place.guest(), place.guest()
            made = await together([ann, ben], "hands")
            link = made["seat_links"]["1"]
            account = {"name": "Ann", "password": "seven red lanterns"}
            await ann.post("/account/register", **account)
            await ann.post("/account/login", **account)
            await ann.post(f"/t/{ann.table}/move", ply=0, move="keep")
            live = place.context.live_tables[ann.table]
            secrets = [str(live.setup.seed), live.setup.nonce, account["password"]]
            cookies = [value for g in (ann, ben) for value in g.client.cookies.values()]
            secrets += [value for value in cookies if value not in ("en", "auto")]
            secrets.append(link.rpartition("/")[2])
            seed = 123456789012345678
            secrets.append(str(seed))
            async with place.context.store.writing() as c:  # who asks the store will fail
                await c.execute(text("ALTER TABLE tables RENAME TO lost_tables"))
            with patch("korsi.table.opening.draw_seed", return_value=seed):
                await ben.post("/tables", expect=503, game="hands", seats=["me", "me"])
            async with place.context.store.writing() as c:
                for name in ("links", "sessions", "people"):
                    await c.execute(text(f"ALTER TABLE {name} RENAME TO lost_{name}"))
            place.context.live_tables.clear()
            for path in (link, "/account/login", "/account/register", f"/t/{ann.table}/move"):
                for guest in (ann, place.guest()):
                    await guest.post(path, expect=None, **account)
            await place.guest().get(link, expect=503)
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in found)
    moved = [one for one in found if one["message"].startswith("POST /t/{id}/move 200")]
    assert moved and moved[0]["table"] == ann.table and moved[0]["request"]
    failed = [one["message"] for one in found if one["level"] == "error"]
    assert len(failed) > 6 and any("/s/***" in one for one in failed)
    assert any("INSERT INTO tables" in one for one in failed)
    for secret in secrets:
        assert len(secret) > 8
        assert secret not in lines.getvalue() and secret not in plain.getvalue()


def test_what_others_say_is_cleaned_too():
    record = logging.LogRecord("x", 20, "", 0, "%s", (
        "cannot reach postgresql+asyncpg://korsi:lantern@db/korsi\nDETAIL:  Failing row (1, 77)\n"
        "Authorization: Bearer lantern\nGET /s/lanternlantern?x=1",
    ), None)  # fmt: skip
    for said in (PlainLines().format(record), json.loads(JsonLines().format(record))["message"]):
        assert "lantern" not in said and "77" not in said and "korsi:***@db/korsi" in said


# --------------------------------------------------------------------------- a calm end


@pytest.mark.one_in(4)
@played
async def test_asked_to_stop_it_finishes_what_it_was_asked(folder):
    """A command half sent is answered, streams end, and go on when the server is back."""
    process, port = started(folder)
    try:
        await answering(port)
        ann = browser(port)
        table = (await ann.post("/tables", game="hands", seats=["me", "me"]))["table"]
        stream = Stream(ann, port)
        await stream.until(lambda event, data: event == "hello")
        body = json.dumps({"seat": 0, "ply": 0, "move": "keep"}).encode()
        cookie = "; ".join(f"{k}={v}" for k, v in ann.client.cookies.items())
        head = (
            f"POST /t/{table}/move HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", port), timeout=10) as half:
            half.sendall(head.encode() + body[:10])
            await ann.get("/health")  # by then the other request has been begun
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(httpx.TransportError):
                while True:
                    await ann.client.get("/health")
            half.sendall(body[10:])
            assert half.recv(4096).startswith(b"HTTP/1.1 200")
        assert process.wait(10) in (0, -signal.SIGTERM)
        process, _ = started(folder, port)
        await answering(port)
        assert (await ann.state(table))["ply"] == 1
        await ann.post(f"/t/{table}/move", seat=1, ply=1, move="keep")
        await stream.until(lambda event, data: event == "table" and data["ply"] == 2)
        await stream.close()
        await ann.client.aclose()
    finally:
        process.kill()
        process.wait()


def test_what_can_wait_waits_until_the_processor_has_time(monkeypatch):
    """Putting games away took 0.1 of a core from those who played, however busy it was."""
    used, slept = iter([0.0, 0.9, 0.9, 1.5, 1.5, 1.6]), []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(keeping, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(keeping, "time", SimpleNamespace(process_time=lambda: next(used)))
    asyncio.run(keeping.until_quiet())
    assert slept == [1, 1, 1]
    busy = iter(range(10_000))
    monkeypatch.setattr(keeping, "time", SimpleNamespace(process_time=lambda: next(busy)))
    asyncio.run(keeping.until_quiet())
    assert len(slept) == 3 + keeping.PATIENCE, "not for ever"


def test_certificates_come_before_nginx_reads_of_them():
    """Without them it refuses its whole configuration; afterwards they are renewed through it."""
    here = Path(__file__).parents[2]
    steps = (here / "docs/operate.md").read_text("utf-8")
    assert 0 < steps.find("certbot certonly --webroot -w /var/www/html") < steps.find("nginx -t")
    plain = (here / "deploy/nginx.conf").read_text("utf-8").partition("listen 443")[0]
    assert "location /.well-known/acme-challenge/ { root /var/www/html; }" in plain
