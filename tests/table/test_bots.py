"""Bots think in processes of their own; broken ones never stop a table."""

import asyncio
import json
import sys
import time

import pytest

import korsi
from korsi.table.bot_pool import best_move, close_pool, open_pool
from korsi.table.playing import chosen
from korsi.table.settings import Settings
from korsi.table.worker import OTHER_RULES, answer
from table.table import finish, open_table, opened, played, played_on_both, until


@pytest.mark.one_in(6)
@played_on_both
async def test_bots_play_a_whole_game_with_a_person(folder):
    async with opened(folder, workers=2) as place:
        ann = place.guest()
        made = await ann.post("/play/hands", bot="greedy", players=3)
        ann.table = made["table"]
        end = await finish([ann])
        assert end["last"] == 6 and place.context.pool.faults == 0
        made = await ann.post("/play/kilt_castle", bot="greedy")
        ann.table = made["table"]
        kinds = sorted(s["kind"] for s in made["state"]["seats"])
        assert kinds == ["bot", "person"]
        await until(ann.state, lambda s: s["prompt"]["yours"])
        hint = (await ann.post(f"/t/{ann.table}/hint"))["hint"]
        state = await ann.state()
        assert hint["action"] in [c["action"] for c in state["choices"]] and hint["text"]
        assert place.context.pool.faults == 0


@played
async def test_no_hint_out_of_turn(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"])
        await ben.post(made["seat_links"]["1"])
        state = await ann.state()
        waiting = ben if state["seats"][0]["acting"] else ann
        await waiting.refused("no-hint", 409, f"/t/{ann.table}/hint")


HANGS = """
import sys, json, time
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    if "--fail" in sys.argv: print(json.dumps({"fault": "no idea"}), flush=True)
    elif "--lie" in sys.argv: print(json.dumps({"action": 999}), flush=True)
    elif "--die" in sys.argv: sys.exit(3)
    else: time.sleep(60)
"""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("fault", ["--hang", "--fail", "--lie", "--die"])
def test_a_broken_bot_is_replaced_by_a_random_move(tmp_path, fault, caplog):
    async def game(folder):
        limits = {"think_limit": 0.3, "load_limit": 5.0}
        async with opened(folder, **limits) as place:
            place.context.pool = open_pool(
                place.context.settings, (sys.executable, "-c", HANGS, fault)
            )
            # the first move may load for long, so let it know the game already
            place.context.settings.__dict__["load_limit"] = 0.5
            ann = place.guest()
            await open_table(ann, ["me", "flat"], game="hands")
            end = await finish([ann])
            assert end["last"] == 4 and place.context.pool.faults >= 4, "each was tried twice"
            told = [line["text"] for line in end["log"] if line.get("note") == "guess"]
            assert told and all("lost the thread" in text for text in told)
            await close_pool(place.context.pool)

    played(game)(tmp_path)
    assert "a random move instead of flat" in caplog.text


@played
async def test_a_bot_whose_worker_dies_thinks_again_in_a_fresh_one(folder):
    async with opened(folder) as place:
        match, pool = korsi.Match("hands", players=2, seed=1), place.context.pool
        seat = match.acting()[0]
        assert await chosen(place.context, match, seat, "greedy") is not None
        for worker in pool.all:
            worker.process.kill()
        assert await chosen(place.context, match, seat, "greedy") in match.legal_actions(seat)
        assert pool.faults >= 1


@pytest.mark.one_in(2)
@played
async def test_a_worker_that_hangs_is_replaced_by_another(folder):
    program = (sys.executable, "-c", HANGS, "--hang")
    pool = open_pool(Settings(data=folder, workers=1, think_limit=0.2, load_limit=1.0), program)
    view = korsi.Match("hands", players=2, seed=1).view(0)
    begun = time.monotonic()
    assert await best_move(pool, view, "flat") is None
    assert time.monotonic() - begun < 4
    assert not pool.all and pool.idle.qsize() == 1
    pool.program = (sys.executable, "-m", "korsi.table.worker")
    pool.settings = Settings(data=folder, workers=1, plugins=("example.hands.plugin",))
    assert await best_move(pool, view, "greedy") in (0, 1)
    await close_pool(pool)


REFUSES = """
import sys
print("{}", flush=True)
for line in sys.stdin:
    print('{"fault": "other rules"}', flush=True)
"""


@played
async def test_a_worker_with_other_rules_is_not_asked_to_guess(folder):
    """The sources changed under the running server: it thinks itself, by the rules it knows."""
    view = korsi.Match("kilt_castle", players=2, seed=5).view(0)
    job = {"do": "think", "game": "kilt_castle", "salt": "other", "bot": "greedy", "record": ""}
    assert answer(json.dumps(job)) == {"fault": OTHER_RULES}
    pool = open_pool(Settings(data=folder, workers=1), (sys.executable, "-c", REFUSES))
    assert await best_move(pool, view, "greedy") in view.actions()
    assert pool.faults == 0
    await close_pool(pool)


@played
async def test_thinking_does_not_hold_the_table_or_the_server(folder):
    async with opened(folder) as place:
        place.context.pool = open_pool(
            place.context.settings, (sys.executable, "-c", HANGS, "--hang")
        )
        ann = place.guest()
        await open_table(ann, ["me", "flat", "me"], game="hands")
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        await ann.post(f"/t/{ann.table}/move", ply=1, seat=2, move="keep")
        assert time.monotonic() - begun < 2
        await close_pool(place.context.pool)
