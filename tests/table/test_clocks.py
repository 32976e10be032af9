"""Clocks follow from the log alone: first with numbers, then at a table."""

import asyncio
from unittest.mock import patch

import pytest

from korsi.table import clocks
from korsi.table.clocks import Clocks
from korsi.table.store import tables
from table.table import finish, open_table, opened, played, played_on_both, together, until


def test_a_clock_per_move_runs_for_a_whole_turn():
    c = Clocks("move", 60, 2, {0, 1})
    clocks.begin(c, [0], 100.0)
    assert clocks.deadline(c, 0) == 160 and clocks.deadline(c, 1) is None
    clocks.moved(c, [0], 130.0, new_turn=False)
    assert clocks.deadline(c, 0) == 160, "a second step of the turn has no new time"
    clocks.moved(c, [1], 140.0, new_turn=True)
    assert clocks.deadline(c, 1) == 200 and clocks.left_ms(c, 1, 150.0) == 50_000
    clocks.taken_back(c, 150.0)
    assert clocks.deadline(c, 0) == 160, "taking back does not give time"


def test_a_clock_per_game_adds_up():
    c = Clocks("game", 100, 2, {0, 1})
    clocks.begin(c, [0], 0.0)
    clocks.moved(c, [1], 30.0, new_turn=True)
    clocks.moved(c, [0], 50.0, new_turn=True)
    assert c.used == [30, 20] and clocks.deadline(c, 0) == 120
    clocks.moved(c, [1], 60.0, new_turn=True)
    clocks.taken_back(c, 65.0)
    assert c.used == [40, 25] and clocks.deadline(c, 0) == 65 + 60
    clocks.moved(c, [1], 200.0, new_turn=True)
    clocks.came_back(c, 0, 201.0)
    assert clocks.left_ms(c, 0, 201.0) == 30_000, "who returns has something to play with"


def test_bots_have_no_clock_and_seats_change_hands():
    c = Clocks("move", 10, 2, {0})
    clocks.begin(c, [0, 1], 0.0)
    assert clocks.deadline(c, 1) is None and clocks.left_ms(c, 1, 0.0) is None
    clocks.left_seat(c, 0, 5.0)
    assert clocks.deadline(c, 0) is None
    clocks.came_back(c, 0, 8.0)
    assert clocks.deadline(c, 0) == 18


def test_a_turn_behind_a_curtain_begins_when_it_is_lifted_or_after_a_grace():
    c = Clocks("game", 100, 3, {0, 1, 2}, screens={0: 7, 1: 7, 2: 8})
    clocks.begin(c, [2], 0.0)
    clocks.moved(c, [0], 10.0, new_turn=True)  # two sit at the screen it is passed to
    assert (
        clocks.left_ms(c, 0, 15.0) == 100_000 and clocks.deadline(c, 0) == 10 + clocks.GRACE + 100
    )
    clocks.looks(c, 0, 15.0)
    assert clocks.deadline(c, 0) == 115 and clocks.left_ms(c, 0, 20.0) == 95_000
    clocks.moved(c, [1], 35.0, new_turn=True)
    clocks.moved(c, [2], 36.0, new_turn=True)  # quicker than the curtain
    assert c.used == [20, 0, 10] and clocks.deadline(c, 2) == 126, "alone at a screen one sees all"
    clocks.moved(c, [2, 0], 40.0, new_turn=False)
    assert clocks.deadline(c, 0) == 40 + clocks.GRACE + 80
    del c.screens[1]  # who has given up is passed nothing any more
    clocks.moved(c, [2], 80.0, new_turn=True)
    clocks.moved(c, [0], 90.0, new_turn=True)
    assert clocks.deadline(c, 0) == 90 + 100 - c.used[0]


@pytest.mark.one_in(2)
@played_on_both
async def test_no_clock_runs_behind_a_curtain(folder):
    """The guest sat down, and the clock of whom the device was to be passed to ran already."""
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        timed = {"clock": {"kind": "move", "seconds": 120}}
        made = await open_table(ann, ["me", "me", "open"], "mangrovia", **timed)
        ben.table = ann.table
        await ben.post(next(iter(made["seat_links"].values())))
        while (state := await ben.state())["choices"]:  # until it is the turn of one of the two
            await ben.post(f"/t/{ann.table}/move", ply=state["ply"], move=_first(state))

        def clock(state):
            return state["seats"][first]["clock"]

        first = (await ann.state())["curtain"]
        for _ in range(2):
            state = await ann.state()
            assert state["curtain"] == first and not clock(state)["running"]
            assert clock(state)["left_ms"] == 120_000 and 0 < clock(state)["waits_ms"] <= 60_000
            seen = await ann.state(seat=first)
            assert seen["choices"]
            state = await until(ben.state, lambda s: clock(s)["running"])
            assert 110_000 < clock(state)["left_ms"] <= 120_000 and not clock(state)["waits_ms"]
            place.context.live_tables.clear()  # the log knows as much
            assert clock(await ben.state())["running"]
            while (state := await ann.state(seat=first))["seats"][first]["acting"]:
                move = {"ply": state["ply"], "move": _first(state), "seat": first}
                await ann.post(f"/t/{ann.table}/move", **move)
            while (state := await ben.state())["choices"]:
                await ben.post(f"/t/{ann.table}/move", ply=state["ply"], move=_first(state))
            first = (await ann.state())["curtain"]


def _first(state):
    return state["choices"][0]["move"]


def test_after_a_restart_there_is_a_little_time():
    c = Clocks("move", 60, 1, {0})
    clocks.begin(c, [0], 0.0)
    assert clocks.deadline(c, 0, started=1000.0) == 1030.0
    clocks.moved(c, [0], 1010.0, new_turn=True)
    assert clocks.deadline(c, 0, started=1000.0) == 1070.0


@pytest.mark.one_in(3)
@played_on_both
async def test_when_time_is_up_a_bot_moves_and_the_seat_is_marked(folder):
    with patch.object(clocks, "LEAST", 1):
        async with opened(folder) as place:
            ann = place.guest()
            timed = {"clock": {"kind": "move", "seconds": 3}}  # long enough for a busy machine
            made = await open_table(ann, ["me", "random"], game="hands", **timed)
            assert 0 <= made["state"]["seats"][0]["clock"]["left_ms"] <= 3000
            assert made["state"]["seats"][1]["clock"] is None
            late = await until(ann.state, lambda s: s["seats"][0]["away"])
            assert any(x.get("note") == "timeout" for x in late["log"])
            assert late["prompt"]["detail"] or not late["prompt"]["yours"]
            # back at the table by moving; the log shows it after a restart as well
            state = await until(ann.state, lambda s: s["prompt"]["yours"] and s["choices"])
            done = await ann.post(f"/t/{ann.table}/move", ply=state["ply"], action=0)
            assert not done["state"]["seats"][0]["away"]
            place.context.live_tables.clear()
            again = await until(ann.state, lambda s: s["status"] == "over")
            assert not again["seats"][0]["away"]


@played
async def test_the_alarm_is_set_for_the_first_clock_whatever_has_happened(folder):
    """Also where somebody is to look at the table anyway, later than the clock runs out."""
    async with opened(folder, lookout=3600.0) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], game="hands", clock={"kind": "move", "seconds": 600})
        await ann.post(f"/t/{ann.table}/leave")  # no step of the game, and both are to move
        live = place.context.live_tables[ann.table]
        assert (
            live.setup.due == clocks.first_deadline(live.clocks, [0, 1]) == live.clocks.opens + 600
        )
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        assert live.setup.due == clocks.deadline(live.clocks, 1)
        async with place.context.store.reading() as c:
            assert await tables.next_due(c, 2) == [(live.id, live.setup.due)]


@pytest.mark.one_in(2)
@played
async def test_a_step_the_clock_made_cannot_be_taken_back(folder):
    with patch.object(clocks, "LEAST", 1):
        async with opened(folder) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"], clock={"kind": "game", "seconds": 1})
            state = await until(ann.state, lambda s: s["ply"] > 0)
            assert not state["can_undo"]


@pytest.mark.one_in(3)
@played_on_both
async def test_a_restart_rings_for_those_who_were_late(folder):
    with patch.object(clocks, "GRACE", 0.3):
        async with opened(folder) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"], game="hands", clock={"kind": "move", "seconds": 5})
            cookie = ann.client.cookies["korsi_session"]
            id = ann.table
            async with place.context.store.writing() as c:
                from sqlalchemy import update

                from korsi.table.store.models import actions

                await c.execute(update(actions).values(at=actions.c.at - 100))
        async with opened(folder) as place:
            ann = place.guest()
            ann.table, ann.client.cookies["korsi_session"] = id, cookie
            await until(ann.state, lambda s: all(seat["away"] for seat in s["seats"]))


@pytest.mark.one_in(3)
@played_on_both
async def test_bots_go_on_after_a_restart(folder):
    async with opened(folder, bot_pause=30.0) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random"], game="hands")
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        cookie, id = ann.client.cookies["korsi_session"], ann.table
        await asyncio.sleep(0.05)
    async with opened(folder) as place:
        ann = place.guest()
        ann.table, ann.client.cookies["korsi_session"] = id, cookie
        assert (await finish([ann]))["last"] == 4
