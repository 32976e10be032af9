"""Every game can be played at once: on its twin, with bots that wake up, and over to compiled."""

import asyncio
import time

import pytest

import korsi
from korsi.bots.seats import bot_rng
from korsi.bots.waking import WAKING, make_waking
from korsi.core import warm
from korsi.core.match import Match
from korsi.core.rule import INTERPRET
from korsi.table.compiling import Readiness, _load
from korsi.table.pictures import _drawn, _lobby, kept
from korsi.table.worker import PARTS
from table.table import open_table, opened, until

pytestmark = pytest.mark.skipif(INTERPRET, reason="nothing is compiled when interpreted")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", ["keyflower", "troyes"])
def test_with_an_empty_cache_a_move_is_answered_at_once(
    name, tmp_path, monkeypatch, nothing_loaded
):
    monkeypatch.setenv("KORSI_CACHE", str(tmp_path / "cache"))

    async def play():
        async with opened(tmp_path / "data", warm=True, workers=1) as place:
            ann = place.guest()
            begun = time.monotonic()
            await open_table(ann, ["me", "greedy"], name)
            for _ in range(3):
                state = await until(ann.state, lambda s: s["choices"], 20)
                assert not place.context.readiness.ready(name)
                assert place.context.live_tables[ann.table].match.game.is_interpreted
                body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
                state = (await ann.post(f"/t/{ann.table}/move", **body))["state"]
                assert state["seats"][1]["waking"] and not state["seats"][0]["waking"]
            assert time.monotonic() - begun < 40
            page = (await ann.get("/", accept="text/html")).text
            assert f'action="/play/{name}"' in page and "progress" not in page

    asyncio.run(asyncio.wait_for(play(), 90))


def test_tables_and_bots_go_over_when_they_are_ready(tmp_path):
    async def play():
        async with opened(tmp_path, workers=1) as place:
            readiness = place.context.readiness
            readiness.done.clear()
            ann = place.guest()
            await open_table(ann, ["me", "greedy"], "kilt_castle")
            live = place.context.live_tables[ann.table]
            assert live.match.game.is_interpreted
            assert readiness.bot("kilt_castle", "greedy") == WAKING
            assert readiness.asked[0] == "kilt_castle"
            told = []
            readiness.told = told.append
            for part in PARTS:
                await _load(readiness, korsi.game("kilt_castle"), part)
            assert live.match.game is korsi.game("kilt_castle")
            assert readiness.bot("kilt_castle", "greedy") == "greedy"
            assert told[0]["done"] < 1 and told[-1]["ready"]
            state = await until(ann.state, lambda s: s["choices"])
            assert not state["seats"][1]["waking"]

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", korsi.game_names())
def test_the_waking_bot_answers_in_time_with_a_legal_move(name):
    g = korsi.game(name)
    match = Match(g.interpreted, g.players[-1], seed=4)
    bot, rng = make_waking(g, 0.05), bot_rng(1, 0)
    while len(match) < 25 and not match.over:
        seat = match.acting()[0]
        view = match.view(seat)
        action = bot(view, rng)
        assert action in view.actions()
        match.play(action, seat)


def test_a_bot_only_waits_for_its_own_part():
    readiness = Readiness()
    assert readiness.bot("troyes", "random") == "random"
    readiness.done["troyes"] = {"rules", "greedy"}
    assert (
        readiness.bot("troyes", "greedy") == "greedy" and readiness.bot("troyes", "flat") == WAKING
    )
    assert not readiness.ready("troyes")


PICTURED = [n for n in korsi.game_names() if kept(n, "dark", False).parent.is_dir()]


@pytest.mark.parametrize("name", PICTURED)
def test_the_kept_pictures_are_what_the_scene_draws_now(name):
    for theme, persian in (("dark", False), ("light", True)):
        assert kept(name, theme, persian).is_file()
        # said here: pytest would look for the difference of two long lines for minutes
        same = _lobby(name, theme, persian) == _drawn(name, 0, theme, persian)
        assert same, "python -m korsi.table.pictures draws them anew"


def test_rules_are_loaded_only_where_there_is_a_note(tmp_path, monkeypatch):
    monkeypatch.setenv("KORSI_CACHE", str(tmp_path))
    assert not warm.is_warm(korsi.game("troyes"))
    assert warm.is_warm(korsi.game("troyes").interpreted), "a twin needs nothing"
