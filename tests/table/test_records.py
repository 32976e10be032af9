"""Records: down, verified, up again, and continued from."""

import subprocess
import sys
from random import Random

import pytest

import korsi
from korsi.core.record import commitment_of
from table.table import opened, played, together, until


def recorded(seed: int = 5) -> str:
    """A whole game of Kilt Castle as a table would hand it out."""
    match = korsi.Match("kilt_castle", players=2, seed=seed)
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.legal_actions()))
    first, _, rest = match.record().partition("\n")
    nonce = "0123456789abcdef" * 2
    return f"{first}\n# commitment {commitment_of(seed, nonce)}\n# nonce {nonce}\n{rest}"


@pytest.mark.one_in(4)
@played
async def test_up_verified_and_continued(folder):
    async with opened(folder) as place:
        text = recorded()
        eve = place.guest("fr")
        reply = await eve.client.post("/upload", content=text.encode())
        assert reply.status_code == 200, reply.text
        table = reply.json()["table"]
        state = await eve.state(table)
        match = korsi.read_record(text)
        assert state["status"] == "over" and state["result"]["ranking"] == match.ranking()
        down = (await eve.get(f"/t/{table}/record")).text
        assert [x for x in down.splitlines() if x.startswith("# the")] and match.digest() in down
        file = folder / "g.korsi"
        file.write_text(down)
        checked = subprocess.run(
            [sys.executable, "-m", "korsi.cli", "verify", str(file)], capture_output=True, text=True
        )
        assert checked.returncode == 0, checked.stderr
        # the same by a form
        form = await eve.client.post(
            "/upload", files={"file": ("g.korsi", text)}, headers={"accept": "text/html"}
        )
        assert form.status_code == 303 and form.headers["location"].startswith("/t/")
        # and on from the middle, against a bot
        forked = await eve.post(f"/t/{table}/fork", at=10, bot="random")
        eve.table = forked["table"]
        assert forked["state"]["forked_from"] == table and forked["state"]["last"] >= 10
        mine = forked["state"]["seats"][forked["state"]["you"][0]]["name"]
        assert not mine.startswith("Place"), "a seat without a name of its own has mine, no number"
        playing = await until(eve.state, lambda s: s["prompt"]["yours"])
        assert playing["commitment"] == commitment_of(5, "0123456789abcdef" * 2)
        await eve.refused("already-over", 409, f"/t/{table}/fork", at=len(match))
        await eve.refused("no-such-move", 404, f"/t/{table}/fork", at=9999)


@played
async def test_broken_files(folder):
    async with opened(folder) as place:
        text = recorded()
        eve = place.guest("de")
        lines = text.splitlines()
        wrong = {
            "record-text": b"\xff\xfe\x00\x01",
            "record-no-korsi": b"hello\n",
            "record-cut": "\n".join(lines[:-3]).encode(),
            "record-version": text.replace("game kilt_castle 2", "game kilt_castle 99").encode(),
            "setup-game": text.replace("kilt_castle", "chess").encode(),
            "record-digest": (text[:-4] + "0000\n").encode(),
            "move-unknown": text.replace("move ", "dance ", 1).encode(),
            "broken-upload": b"",
            "too-large": b"#" * (2 << 20),
        }
        for key, data in wrong.items():
            reply = await eve.client.post("/upload", content=data)
            assert reply.status_code in (404, 413, 422), (key, reply.text)
            error = reply.json()["error"]
            assert error["key"] == key, (key, error)
            assert len(error["text"]) > 20 and "[" not in error["text"]
        assert not eve.client.cookies, "a broken file makes nobody a guest"


@played
async def test_who_resigned_stands_last_in_the_record_too(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "kilt_castle")
        ended = (await ben.post(f"/t/{ben.table}/resign"))["state"]["result"]
        assert ended["resigned"]
        text = (await ann.get(f"/t/{ann.table}/record")).text
        up = (await ann.client.post("/upload", content=text.encode())).json()
        again = up["state"]["result"]
        assert (again["resigned"], again["ranking"]) == (ended["resigned"], ended["ranking"])
        assert (await ann.get(f"/t/{up['table']}/record")).text.count("# resigned ") == 1


@played
async def test_corrupted_anywhere_is_never_our_fault(folder):
    async with opened(folder) as place:
        text = recorded()
        eve = place.guest()
        data = bytearray(text.encode())
        for at in range(0, len(data), max(1, len(data) // 60)):
            hurt = bytearray(data)
            hurt[at] ^= 0x15
            reply = await eve.client.post("/upload", content=bytes(hurt))
            assert reply.status_code < 500, (at, reply.text)


@played
async def test_a_guide_somebody_has_left_keeps_no_record_out(folder):
    """Its seed stands in the box: whoever plays on from there has nothing to hide."""
    async with opened(folder) as place:
        guest, eve = place.guest(), place.guest()
        table = (await guest.post("/learn/kilt_castle"))["table"]
        await guest.post(f"/t/{table}/leave-lesson")
        seed = place.context.live_tables[table].setup.seed
        reply = await eve.client.post("/upload", content=recorded(seed).encode())
        assert reply.status_code == 200, reply.text
