"""The game afterwards at a table: made once, told in every language, never while somebody plays."""

import asyncio
import os
import sys
from types import SimpleNamespace

import pytest

from korsi.table import worker
from korsi.table.analysis import _before, _stood_in
from korsi.table.bot_pool import BEHIND, start_worker, stop_worker
from korsi.table.settings import Settings
from korsi.table.store import analyses
from table.table import finish, open_table, opened, played, until
from table.test_records import recorded

QUICK = {"analysis_looks": 1}


async def sent(guest, text=""):
    """A recorded game as a finished table."""
    reply = await guest.client.post("/upload", content=(text or recorded()).encode())
    guest.table = reply.json()["table"]


async def found_by(guest):
    async def ask():
        return (await guest.get(f"/t/{guest.table}/analysis.json")).json()

    return await until(ask, lambda answer: "decisions" in answer, 50)


@played
async def test_never_while_it_is_played(folder):
    """Neither the page nor what is behind it, for nobody; nor for who plays on from such a game."""
    async with opened(folder, **QUICK) as place:
        ada, eve = place.guest(), place.guest("de")
        await open_table(ada, ["me", "random"])
        for guest in (ada, eve):
            guest.table = ada.table
            for path in (
                "analysis",
                "analysis.json",
                "analysis/moves?at=0",
                "analysis/board?at=0&turn=1",
            ):
                reply = await guest.client.get(f"/t/{guest.table}/{path}")
                assert reply.status_code == 409, path
            await guest.refused(
                "analysis-live", 409, f"/t/{guest.table}/analysis/try", at=0, action=0
            )
        # a fork of a game that goes on is finished: its past would tell the other's secrets
        await until(ada.state, lambda s: s["prompt"]["yours"])
        before = ada.table
        ada.table = (await ada.post(f"/t/{before}/fork", at=0, bot="random"))["table"]
        await ada.post(f"/t/{ada.table}/resign")
        assert (await ada.state())["status"] == "over"
        reply = await ada.client.get(f"/t/{ada.table}/analysis.json")
        assert reply.status_code == 409
        assert not place.context.analysing


@pytest.mark.one_in(4)
@played
async def test_made_once_and_told_in_two_languages(folder):
    async with opened(folder, **QUICK) as place:
        ada, bita = place.guest(), place.guest("fa")
        await sent(ada)
        bita.table = ada.table
        page = await ada.get(f"/t/{ada.table}/analysis", accept="text/html")
        assert "analysis.js" in page.text and "report of the game" in page.text
        assert "analysis" not in (await ada.get("/", accept="text/html")).text
        parts = (await ada.get(f"/t/{ada.table}/analysis.json")).json()
        assert parts["part"] < 1 and "decisions" not in parts and not parts["ahead"]
        place.context.analysing = {"another": 0.5, **place.context.analysing}
        parts = (await ada.get(f"/t/{ada.table}/analysis.json")).json()
        assert parts["ahead"], "it waits for the other one"
        del place.context.analysing["another"]
        found, other = await found_by(ada), await found_by(bita)
        assert len(found["accounts"]) == 2 and found["finished"]
        for key in ("chances", "accounts", "turning"):
            assert found[key] == other[key]
        one, same = found["decisions"][0], other["decisions"][0]
        assert one["played_text"] and one["played_text"] != same["played_text"]
        assert all(d["reasons"] for d in found["decisions"] if d in found["turning"])
        async with place.context.store.reading() as c:
            kept = await analyses.read(c, ada.table, "another way")
        assert kept is None
    async with opened(folder, **QUICK) as place:  # kept over a restart
        eve = place.guest("fr")
        eve.table = ada.table
        again = (await eve.get(f"/t/{eve.table}/analysis.json")).json()
        assert again["accounts"] == found["accounts"] and not place.context.analysing


@pytest.mark.one_in(2)
@played
async def test_other_moves(folder):
    async with opened(folder, **QUICK) as place:
        ada = place.guest("it")
        await sent(ada)
        there = (await ada.get(f"/t/{ada.table}/analysis/moves?at=6")).json()
        assert len(there["moves"]) > 1 and all(move["text"] for move in there["moves"])
        assert any(move["notes"] for move in there["moves"])  # what the table's buttons say besides
        action = there["moves"][0]["action"]
        asked = {"at": 6, "action": action}
        value = await ada.post(f"/t/{ada.table}/analysis/try", **asked)
        assert 0 <= value["chance"] <= 1 and value["seat"] == there["seat"]
        again = await ada.post(f"/t/{ada.table}/analysis/try", **asked)
        assert again == value
        # the board as it would have been, and not after what may not be played
        turn = f"/t/{ada.table}/analysis/board?at=6&turn={action}"
        assert "<svg" in (await ada.get(turn)).text
        assert (await ada.get(turn)).text != (await ada.get(f"/t/{ada.table}/board?at=6")).text
        wrong = next(a for a in range(999) if a not in {m["action"] for m in there["moves"]})
        reply = await ada.post(f"/t/{ada.table}/analysis/try", expect=422, at=6, action=wrong)
        assert len(reply["error"]["text"]) > 15
        reply = await ada.client.get(f"/t/{ada.table}/analysis/board?at=6&turn={wrong}")
        assert reply.status_code == 422


@pytest.mark.one_in(2)
@played
async def test_a_broken_analysis_is_said_and_not_tried_for_ever(folder):
    async with opened(folder, **QUICK) as place:
        ada = place.guest()
        await open_table(ada, ["me", {"kind": "me", "name": "Bo"}])
        await finish([ada])
        place.context.unanalysed.add(ada.table)
        reply = await ada.client.get(f"/t/{ada.table}/analysis.json")
        assert reply.status_code == 409 and reply.json()["error"]["key"] == "no-analysis"
        await asyncio.sleep(0)
        assert not place.context.analysing


@pytest.mark.skipif(sys.platform != "linux", reason="has no such shares")
def test_an_analysis_lets_everybody_go_first(monkeypatch):
    """Among all processes, and where every session has a share of its own, among sessions."""
    chosen = []
    monkeypatch.setattr(os, "nice", lambda more: chosen.append(more) or 5)
    monkeypatch.setattr(worker.Path, "write_text", lambda path, text: chosen.append((path, text)))
    with pytest.raises(KeyError):
        next(worker.analyse({}))
    assert chosen == [0, 10, (worker.Path("/proc/self/autogroup"), "15")]


@pytest.mark.skipif(os.name != "posix", reason="has no such order")
def test_who_steps_back_does_so_from_the_beginning():
    """Reading the rules and the compiler in is the most a worker does at once."""
    program = sys.executable, "-c", "print('{}', flush=True); input()"

    async def nice(**how):
        started = await start_worker(Settings(), program, **how)
        try:
            return os.getpriority(os.PRIO_PROCESS, started.process.pid)
        finally:
            await stop_worker(started)

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(nice()) == min(own + BEHIND, 19)
    assert asyncio.run(nice(nice=worker.BACK)) >= worker.BACK


def test_what_somebody_else_played_is_not_said_to_be_yours():
    """ "You played" stood for what a bot had ended, and what was played before one came, too."""
    seats = [SimpleNamespace(person=7), SimpleNamespace(person=None)]
    makers = ["person", "bot", "bot", "person", "person"]
    live = SimpleNamespace(seats=seats, makers=makers, setup=SimpleNamespace(forked_at=None))
    turn = {"seat": 0, "first": 0, "played": [1, 2]}
    assert _stood_in(live, turn) and not _before(live, turn), "their move, the bot's build"
    assert not _stood_in(live, {**turn, "first": 3}) and not _stood_in(live, {**turn, "seat": 1})
    live.setup.forked_at = 2
    assert _before(live, turn) and not _before(live, {**turn, "first": 3})
    assert not _before(live, {**turn, "seat": 1}), "a bot goes by its name"
