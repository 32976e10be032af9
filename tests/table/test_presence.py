"""Who is away is said to those who wait for them, and only they may let a bot play meanwhile."""

import asyncio
from unittest.mock import patch

from korsi.table import clocks
from korsi.table.stream import Listener
from table.table import by_turn, opened, played, played_on_both, together, until

SOON = {"gone": 0.4, "idle_live": 0.8}


def notes(state):
    return [line["text"] for line in state["log"] if "note" in line]


async def away(place, one, other):
    """`one` has no page open for so long that others may let a bot play."""
    seat = (await one.state())["you"][0]
    return await until(other.state, lambda s: s["seats"][seat]["idle"]), seat


@played_on_both
async def test_others_may_let_a_bot_play_for_who_is_away_and_is_to_move(folder):
    async with opened(folder, **SOON) as place:
        ann, ben = await by_turn(place, "en")
        eve, path = place.guest(), f"/t/{ann.table}"
        own = (await ben.state())["you"][0]
        state, seat = await away(place, ann, ben)
        assert state["seats"][seat]["gone"] >= 800 and state["seats"][own]["gone"] is None
        # who only watches is told nothing of it, and may do nothing about it
        assert all(s["gone"] is None for s in (await eve.state(ann.table))["seats"])
        await eve.refused("not-seated", 403, f"{path}/replace", seat=seat)
        await ben.refused("malformed", 400, f"{path}/replace", seat=7)
        state = (await ben.post(f"{path}/replace", seat=seat))["state"]
        assert state["seats"][seat]["stands_in"] and state["seats"][seat]["gone"] is None
        assert notes(state) == [f"You let a bot play until {ann_name(state, seat)} is back."]
        place.context.live_tables.clear()  # the log knows whose wish it was
        state = await ann.state()
        assert notes(state)[0].endswith("lets a bot play until you are back.")
        assert state["welcome"] == seat, "who opens the table again is back"
        state = (await ann.post(f"{path}/return", seat=seat))["state"]
        assert state["welcome"] is None and state["seats"][seat]["kind"] == "person"


def ann_name(state, seat):
    return f"\u2068{state['seats'][seat]['name']}\u2069"


@played
async def test_nobody_who_is_here_or_not_to_move_is_played_for(folder):
    async with opened(folder, **SOON) as place:
        ann, ben = await by_turn(place, "en")
        path = f"/t/{ann.table}"
        first, second = [(await one.state())["you"][0] for one in (ann, ben)]
        person = place.context.live_tables[ann.table].seats[first].person
        listener = Listener(person, frozenset())
        place.context.hub.join(listener)  # a page of hers is open
        await asyncio.sleep(1.0)
        await ben.refused("not-idle", 409, f"{path}/replace", seat=first)
        assert (await ben.state())["seats"][first]["gone"] is None
        await ann.refused("not-idle", 409, f"{path}/replace", seat=second)  # not to move
        place.context.hub.leave(listener)
        await until(ben.state, lambda s: s["seats"][first]["idle"])
        # who lets a bot play for themselves has to take the seat back themselves
        state = (await ann.post(f"{path}/replace", seat=first))["state"]
        assert state["welcome"] is None and state["prompt"]["detail"]


@played
async def test_at_a_table_of_days_nobody_is_away(folder):
    async with opened(folder, **SOON) as place:
        ann, ben = await by_turn(place, "en", pace="turns", clock={"kind": "move", "seconds": 600})
        seat = (await ann.state())["you"][0]
        await asyncio.sleep(1.0)
        there = (await ben.state())["seats"][seat]
        assert there["gone"] is None and not there["idle"]
        await ben.refused("not-idle", 409, f"/t/{ann.table}/replace", seat=seat)


@played
async def test_the_pages_of_the_others_are_told(folder):
    async with opened(folder, **SOON) as place:
        ann, ben = await by_turn(place, "en")
        live = place.context.live_tables[ann.table]
        seat = (await ben.state())["you"][0]
        listener = Listener(live.seats[seat].person, frozenset())
        place.context.hub.join(listener)

        async def told():
            text = await asyncio.wait_for(listener.queue.get(), 5)
            assert '"kind":"presence"' in text, text

        await told()  # ann has gone
        await told()  # for so long that others may act
        await ann.state()
        await told()  # and is back


@played
async def test_for_whom_time_is_up_a_bot_plays_on_until_they_are_back(folder):
    with patch.object(clocks, "LEAST", 1):
        async with opened(folder) as place:
            ann, ben = place.guest(), place.guest()
            await together([ann, ben], game="hands", clock={"kind": "move", "seconds": 2})
            await ann.state(), await ben.state()
            await ben.post(f"/t/{ann.table}/move", ply=0, seat=1, move="keep")
            late = await until(ann.state, lambda s: s["seats"][0]["stands_in"])
            assert late["welcome"] == 0 and [x.get("note") for x in late["log"]].count("timeout")
            assert "replace" not in [x.get("note") for x in late["log"]], "it is told once"
            back = (await ann.post(f"/t/{ann.table}/return"))["state"]
            assert back["seats"][0]["kind"] == "person"


@played
async def test_a_table_everybody_has_left_is_not_there_to_be_watched(folder):
    async with opened(folder, gone=0.3) as place:
        ann, ben, eve = (place.guest() for _ in range(3))
        await together([ann, ben], game="hands", listed=True)
        there = f'href="/t/{ann.table}"'
        assert there in (await eve.get("/", accept="text/html")).text
        await asyncio.sleep(0.5)
        assert there not in (await eve.get("/", accept="text/html")).text
        assert there in (await ann.get("/", accept="text/html")).text, "it is still hers"
