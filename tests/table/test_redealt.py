"""Every game over HTTP: what somebody is sent does not depend on what they cannot know.

What the reader cannot know is dealt anew under a running table. Everybody else asks first, so that
whatever the server keeps for several readers was made for other eyes; then the reader's answers are
the same, byte for byte: whole, as what changed since something they have, and step by step.
"""

import random
import re

import pytest

from amounts import a_share
from korsi.core.game import game
from korsi.core.match import Match, View
from korsi.core.position import laid_out
from korsi.games import ORDER
from korsi.table import opening, state
from korsi.table.carrying import carried
from korsi.table.stream import Listener, Told
from table.table import opened, play_on, played, together

PLIES = 24
LATE = 0.8
DEALS = 2
SECRETIVE = [name for name in ORDER if game(name).secrets]
LANGUAGES = ("en", "fa", "en", "en")  # most share a language, and what is kept in it


async def carried_to(one, seat, live, have, place):
    """What their stream brings a page of theirs."""
    person = None if seat < 0 else live.seats[seat].person
    stream = Listener(person, frozenset({live.id}))
    place.context.hub.join(stream)
    await one.get(f"/t/{live.id}/state?have=", **{"korsi-stream": stream.name})
    for page in stream.pages.values():
        page.have, page.ply = have, -1
    told = Told(live.id, {"table": live.id, "ply": live.ply}, "0.0", live.stamp)
    said = await carried(place.context, stream, told)
    place.context.hub.leave(stream)
    return said.encode()


async def answers(one, seat, live, have, place):
    """All that somebody is sent of the table as it is, as bytes; tokens are numbers that go up."""
    through = "" if seat < 0 else f"&seat={seat}"
    first, last = max(0, len(live.match) - 3), len(live.match)
    asked = [
        f"state?{through}",
        f"state?have={through}",
        f"state?have={have}{through}",
        f"state?log_from={last - 2}{through}",
        f"state?have={have}{through}&layout={live.match.game.layouts[-1]}",
        f"steps?from={first}&to={last}&have={have}{through}",
        f"board?{through}",
        f"breakdown?{through}",
        f"gains?spans={first}-{last}{through}",
    ]
    found = [(await one.get(f"/t/{live.id}/{path}")).content for path in asked]
    found.append(await carried_to(one, seat, live, have, place))
    for n in (2, -1):
        assert f'"base":"{have}"'.encode() in found[n], "what changed was sent, and no more"
    return [re.sub(rb'"have":"[^"]*"', b"", text) for text in found]


def redealt(match, seat, number):
    """The position with all that the seat cannot know dealt anew."""
    other = match.at(len(match)).redeal(seat, number)
    with laid_out(other) as s:  # whether chance was asked since the last move stays as it is
        s["rng"] = match.states[0]["rng"]
    return other.states[0]


async def late(place, people, plies):
    """The same people at a table of theirs where so many moves were made: not over HTTP, which
    takes long, but as a puzzle begins."""
    near = place.context.live_tables[people[0].table]
    g, random_ = near.match.game, random.Random(3)
    match = Match(g, near.match.players, 11)
    while not match.over:
        seat = random_.choice(match.acting())
        match.play(random_.choice(match.legal_actions(seat)), seat)
    setup = opening.new_setup(g, near.match.players, {}, near.setup.host)
    made = match.actions[: round(plies * len(match))]
    live, _ = await opening.create_table(place.context, setup, near.seats, made, near.setup.host)
    assert live.setup.state == "playing" and len(live.match) >= len(made) > PLIES
    for one in people:
        one.table = live.id


async def check(folder, name, plies):
    """How many of the deals differed from the truth; raises where somebody could tell. `plies`:
    moves from the start, or the part of a whole game."""
    async with opened(folder) as place:
        players = min(3, game(name).players[-1])
        people = [place.guest(language) for language in LANGUAGES[:players]]
        await together(people, name)
        if plies < 1:
            await late(place, people, plies)
        readers = await play_on(people, plies, random.Random(plies))
        readers[-1] = place.guest("en")
        live = place.context.live_tables[people[0].table]
        match, now = live.match, live.match.states
        true, differing = now.copy(), 0
        for seat, one in readers.items():
            through = {} if seat < 0 else {"seat": seat}
            past = await one.state(live.id, have="", at=len(match) // 2, **through)
            tokens = {seat: past["have"]}
            for other, them in readers.items():
                if other != seat:
                    tokens[other] = (await them.state(live.id, have="", at=1))["have"]

            async def asked(last, tokens=tokens):
                live.cards.clear()  # of the position before: it was changed underneath
                for other, them in readers.items():
                    if other != last:
                        await answers(them, other, live, tokens[other], place)
                return await answers(readers[last], last, live, tokens[last], place)

            before = await asked(seat)
            for number in range(DEALS):
                now[0] = redealt(match, seat, number)
                differing += now.tobytes() != true.tobytes()
                after = await asked(seat)
                now[:] = true
                wrong = [n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
                assert not wrong, f"{name}, seat {seat}: answers {wrong} tell what others hide"
        return differing


@pytest.fixture(autouse=True)
def the_same_game_every_time(monkeypatch):
    monkeypatch.setattr(opening, "draw_seed", lambda: 11)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", [*ORDER, "hands"])
def test_nobody_can_tell_what_others_hide(tmp_path, name):
    found = []

    @played
    async def run(folder):
        found.append(await check(folder, name, 4 if name == "hands" else PLIES))

    run(tmp_path)
    assert found[0] or not game(name).secrets, "the deals really differ"


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", a_share(SECRETIVE, len(SECRETIVE)))
def test_nobody_can_tell_it_late_in_a_game(tmp_path, name):
    """When more has been gathered, drawn and shown: one game in turn."""
    found = []

    @played
    async def run(folder):
        found.append(await check(folder, name, LATE))

    run(tmp_path)
    assert found[0], "the deals really differ"


def scenes_for_all(live, viewpoint, actions):
    """A mutant: the picture is kept without saying whose it is."""
    key = ("scene", viewpoint.layout)
    if key not in live.cards:
        drawn = live.match.game.drawn
        live.cards[key] = drawn(viewpoint.view.ints, viewpoint.seat, actions, viewpoint.layout)
    return live.cards[key]


@pytest.mark.parametrize("mutant", ["views", "scenes"])
def test_a_cache_that_mixes_up_eyes_is_found_out(tmp_path, monkeypatch, mutant):
    if mutant == "views":  # everybody is taken to know the same
        monkeypatch.setattr(View, "known", property(lambda self: b""))
    else:
        monkeypatch.setattr(state, "scene_of", scenes_for_all)

    @played
    async def run(folder):
        await check(folder, "mangrovia", PLIES)

    with pytest.raises(AssertionError, match="tell what others hide"):
        run(tmp_path)
