"""What the stream carries: the same as an answer would hold, for the same eyes, or nothing."""

import ipaddress
import json
from itertools import zip_longest

import pytest

from korsi.table import carrying
from korsi.table.carrying import carried
from korsi.table.stream import Listener, Told
from table.table import opened, played, together
from table.test_differences import alike, fold


async def looking(place, one):
    """A page with a stream: what it holds, and its stream."""
    sat = (await one.state())["you"]
    live = place.context.live_tables[one.table]
    person = live.seats[sat[0]].person if sat else None
    stream = Listener(person, frozenset({one.table}))
    place.context.hub.join(stream)
    return (await asked(one, stream)), stream


async def asked(one, stream, have=""):
    named = {"korsi-stream": stream.name}
    return (await one.get(f"/t/{one.table}/state?have={have}", **named)).json()


async def brought(place, stream):
    """The next message of a stream, as the page reads it."""
    said = stream.queue.get_nowait()
    if isinstance(said, Told):
        said = await carried(place.context, stream, said)
    return json.loads(said.partition("data: ")[2])


async def moves(people, streams=()):
    """Whoever is to move does; who that was, and the answer."""
    for one, stream in zip_longest(people, streams):
        state = await one.state(have="x")
        if state["choices"]:
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            named = {"korsi-stream": stream.name} if stream else {}
            return one, await one.post(f"/t/{one.table}/move?have=", headers=named, **body)
    raise AssertionError("nobody may move")


@played
async def test_a_step_comes_with_what_it_changed(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest("fa")
        await together([ann, ben], "kilt_castle")
        cid = place.guest()
        cid.table = ann.table
        bens, of_ben = await looking(place, ben)
        cids, of_cid = await looking(place, cid)
        brought_to_ben = 0
        for _ in range(8):
            mover, answer = await moves([ben, ann], [of_ben])
            told = await brought(place, of_ben)
            if mover is ben:  # the answer to his move held it
                assert "states" not in told
                bens = answer["state"]
            else:
                bens, brought_to_ben = fold(bens, told["states"][0]), brought_to_ben + 1
            alike(json.loads(json.dumps(bens)), await ben.state(have=""))
            cids = fold(cids, (await brought(place, of_cid))["states"][0])
            alike(json.loads(json.dumps(cids)), await cid.state(have=""))
        assert 0 < brought_to_ben < 8


async def two_and_a_spectator(place):
    """Two play Kilt Castle, a third watches; and the third's stream."""
    ann, ben, cid = place.guest(), place.guest(), place.guest()
    await together([ann, ben], "kilt_castle")
    cid.table = ann.table
    _, stream = await looking(place, cid)
    return ann, ben, cid, stream


@played
async def test_what_was_brought_is_not_brought_again(folder):
    """Two steps while nobody read: the first message holds both."""
    async with opened(folder) as place:
        ann, ben, cid, stream = await two_and_a_spectator(place)
        await moves([ann, ben])
        await moves([ann, ben])
        told = await brought(place, stream)
        assert told["states"][0]["ply"] == (await cid.state())["ply"] > told["ply"]
        assert "states" not in await brought(place, stream)
        await moves([ann, ben])
        assert "states" in await brought(place, stream), "and then it goes on"


@played
async def test_nothing_is_carried_to_whom_it_does_not_belong(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben], "hands")
        _, stream = await looking(place, ben)
        before = {key: page.have for key, page in stream.pages.items()}
        await asked(ann, stream)  # somebody else's
        assert before == {key: page.have for key, page in stream.pages.items()}
        # who is logged out is brought nothing more by a stream that is still open
        await ben.post("/account/logout")
        await moves([ann])
        assert "states" not in await brought(place, stream) and not stream.pages


@played
async def test_a_seat_that_was_given_up_is_looked_through_no_more(folder):
    async with opened(folder) as place:
        people = [place.guest() for _ in range(3)]
        await together(people, "kilt_castle")
        (mover,) = [one for one in people if (await one.state())["choices"]]
        ben = next(one for one in people if one is not mover)
        _, stream = await looking(place, ben)
        await ben.post(f"/t/{ben.table}/resign")
        assert "states" not in await brought(place, stream) and stream.pages, "no step: it will ask"
        await moves([mover])
        assert "states" not in await brought(place, stream) and not stream.pages


@played
async def test_whoever_is_banned_is_brought_nothing(folder):
    async with opened(folder) as place:
        ann, ben, _, stream = await two_and_a_spectator(place)
        stream.household = "10.7.7.7"
        place.context.bans.networks = [ipaddress.ip_network("10.7.7.0/24")]
        place.context.bans.read = 1e12
        await moves([ann, ben])
        assert "states" not in await brought(place, stream) and not stream.pages


@pytest.mark.one_in(2)
@played
async def test_a_page_that_never_asks_is_brought_so_much_and_no_more(folder):
    async with opened(folder) as place:
        ann, ben, cid, stream = await two_and_a_spectator(place)
        next(iter(stream.pages.values())).left = 1
        await moves([ann, ben])
        assert "states" in await brought(place, stream)
        await moves([ann, ben])
        assert "states" not in await brought(place, stream) and not stream.pages
        for language in ("de", "fr", "it", "fa", "en"):  # nor to pages without end
            for layout in ("wide", "tall"):
                path = f"/t/{cid.table}/state?layout={layout}&lang={language}"
                await cid.get(path, **{"korsi-stream": stream.name})
        assert len(stream.pages) == carrying.PAGES


@played
async def test_a_shared_screen_asks_itself(folder):
    """What it shows depends on who sits before it."""
    async with opened(folder) as place:
        ann = place.guest()
        made = await ann.post("/tables", game="hands", seats=["me", "me"])
        ann.table = made["table"]
        _, stream = await looking(place, ann)
        assert not stream.pages
