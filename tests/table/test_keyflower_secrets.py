"""Keyflower over HTTP: what leaves the server for a seat says nothing about what it cannot know.

Whatever lies behind the other screens, in the bag, in the pile and among the winter tiles of others
is dealt anew under a running table; every answer to the seat stays the same, byte for byte.
"""

import json
import random

import pytest

import korsi
from korsi.table import opening
from table.table import opened, play_on, played, together
from table.test_redealt import redealt

LANGUAGES = ("en", "fa", "de", "fr")
TABLES = [(2, 0), (2, 100), (4, 0), (4, 30)]
"""Players, and how many moves are made before the seats are asked."""


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Compiling takes longer than a test may."""
    match = korsi.Match("keyflower", players=2, seed=1)
    redealt(match, 0, 0)
    match.play(match.legal_actions(match.acting()[0])[0], match.acting()[0])
    match.scores(), match.ranking(), match.breakdown(), match.can_undo()


@pytest.fixture(autouse=True)
def the_same_game_every_time(monkeypatch):
    monkeypatch.setattr(opening, "draw_seed", lambda: 11)


def hidden_from(match, seat, position):
    """What the seat cannot see of a position, to tell whether a re-deal changed anything."""
    others = [s for s in range(match.players) if s != seat]
    winter = [(t, int(p), int(position["owner"][t])) for t, p in enumerate(position["place"])]
    return (
        position["screen"][others].tobytes(),
        position["skill"][others].tobytes(),
        position["bag"].tobytes(),
        str(winter),
    )


async def answers(one, seat, live, have):
    """Everything the server tells a seat about the table as it is, part by part."""
    live.cards.clear()  # what was made of the position before: it has been changed underneath
    state = await one.state(seat=seat)
    short = await one.state(seat=seat, have="")
    changed = await one.state(seat=seat, have=have)
    assert changed["base"] == have
    board = await one.get(f"/t/{one.table}/board?seat={seat}")
    scores = await one.get(f"/t/{one.table}/breakdown?seat={seat}")
    first, last = max(0, len(live.match) - 3), len(live.match)
    asked = f"/t/{one.table}/steps?from={first}&to={last}&seat={seat}"
    steps = (await one.get(asked)).text if last else ""
    for answer in (state, short, changed):
        del answer["have"]  # a number that goes up
    parts = {part: json.dumps(said, ensure_ascii=False) for part, said in state.items()}
    return parts | {
        "short": json.dumps(short),
        "changed": json.dumps(changed),
        "board": board.text,
        "scores": scores.text,
        "steps": steps,
    }


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("players", "plies"), TABLES)
def test_a_seat_is_told_the_same_whatever_others_hide(tmp_path, players, plies):
    async def game(folder):
        async with opened(folder) as place:
            people = [place.guest(language) for language in LANGUAGES[:players]]
            await together(people, "keyflower")
            owner = await play_on(people, plies, random.Random(plies))
            live = place.context.live_tables[people[0].table]
            match = live.match
            now = match.states
            true = now.copy()
            for seat in range(players):
                have = (await owner[seat].state(seat=seat, have="", at=len(match) // 2))["have"]
                before = await answers(owner[seat], seat, live, have)
                seen = hidden_from(match, seat, true[0])
                changed = 0
                for number in range(2):
                    now[0] = redealt(match, seat, number)
                    changed += hidden_from(match, seat, now[0]) != seen
                    after = await answers(owner[seat], seat, live, have)
                    now[:] = true
                    assert [part for part in before if after[part] != before[part]] == []
                assert changed  # the deals really differ

    played(game)(tmp_path)


@played
async def test_others_see_neither_screens_nor_winter_tiles(folder):
    async with opened(folder) as place:
        people = [place.guest(language) for language in LANGUAGES[:3]]
        await together(people, "keyflower")
        match = place.context.live_tables[people[0].table].match
        assert isinstance(match, korsi.Match)
        eve = place.guest()
        eve.table = people[0].table
        spectator = await eve.state()
        assert spectator["as"] is None and spectator["choices"] == []
        for seat in range(3):
            views = match.view(seat).json()["seats"]
            assert all(("workers" in s) == (s["seat"] == seat) for s in views)
            assert all(("winter_tiles" in s) == (s["seat"] == seat) for s in views)
            other = (seat + 1) % 3
            reply = await people[seat].get(f"/t/{eve.table}/state?seat={other}", expect=403)
            assert reply.json()["error"]["key"] == "not-yours"
