"""Whom one meets: who is suggested after which results, and programs the operator allows."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import pytest

import korsi
from korsi.bots.seats import CHARACTERS
from korsi.table.bot_pool import best_move, close_pool, open_pool
from korsi.table.opponents import suggestion
from korsi.table.settings import Settings
from korsi.table.store.results import Outcome, against_characters
from korsi.table.wording import bot_name, words_of
from table.table import finish, open_table, opened, played, until

PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][-1]}), flush=True)
"""


def past(*games):
    """(level, place) of games, oldest first."""
    return [Outcome(1, "t", "troyes", 4, place, f"level{level}") for level, place in games]


@pytest.mark.parametrize(
    ("games", "bot", "key"),
    [
        ((), "level2", "opponent-first"),
        (((2, 1),), "level3", "opponent-up"),
        (((2, 2),), "level2", "opponent-same"),
        (((2, 2), (2, 3)), "level1", "opponent-down"),
        (((2, 2), (2, 1), (3, 2)), "level3", "opponent-same"),
        (((2, 1), (3, 2), (3, 4)), "level2", "opponent-down"),
        (((6, 1),), "level6", "opponent-same"),  # there is nobody above
        (((1, 2), (1, 2)), "level1", "opponent-down"),
        (((3, 1), (1, 1)), "level4", "opponent-up"),  # an easy win leads nobody down
        (((2, 1), (5, 2), (5, 2)), "level3", "opponent-same"),  # nor does losing to the strong
    ],
)
def test_the_next_opponent_follows_the_results(games, bot, key):
    found = suggestion(past(*games))
    assert (found.bot, found.key) == (bot, key)


@played
async def test_whom_to_begin_with_is_said_once_for_all_games(folder):
    async with opened(folder) as place:
        lobby = re.sub("[\u2066-\u2069]", "", (await place.guest().get("/")).text)
        assert (
            lobby.count("Otto (easy) is a good first opponent; Mina (beginner) is easier still.")
            == 1
        )
        card = lobby[lobby.index('class="game card"') :]
        assert card.index("2 to 4 players") < card.index("Play now") < card.index(">Against<")


@pytest.mark.one_in(4)
@played
async def test_results_are_kept_and_the_lobby_follows_them(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        lobby = re.sub("[\u2066-\u2069]", "", (await guest.get("/")).text)
        assert "Otto (easy) is a good first opponent; Mina (beginner) is easier still." in lobby
        await open_table(guest, ["me", "level1"])
        end = await finish([guest])
        async with place.context.store.reading() as c:
            kept = await against_characters(c, 1)
        assert [(one.game, one.against, one.place) for one in kept] == [
            ("kilt_castle", "level1", end["result"]["ranking"][0])
        ]
        said = suggestion(kept)
        page = (await guest.get("/g/kilt_castle")).text
        assert f'<option value="{said.bot}" selected' in page
        assert '<details class="owners" id="box">' in page  # closed: it is for owners of the box


FAMILIES = {
    "en": ["Otto", "Bruno", "Mina", "Karl", "Greedy"],
    "fa": ["اوتو", "برونو", "مینا", "کارل", "حریص"],
}


@played
async def test_of_two_alike_the_second_is_a_relative_with_name_and_face_of_its_own(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        bots = ["level2", "level2", "level1", "level2", "greedy"]
        await open_table(guest, ["me", *bots], game="keyflower")
        for language, family in FAMILIES.items():
            await guest.post("/settings", language=language)
            seats = (await guest.state())["seats"][1:]
            assert [seat["name"] for seat in seats] == family
            assert [seat["kin"] for seat in seats] == [1, 2, 1, 3, 1]
            assert [seat["level"] for seat in seats] == [2, 2, 1, 2, 0]
            assert seats[1]["strength"] == seats[0]["strength"] != seats[2]["strength"]
            assert not seats[4]["strength"]
            lobby = (await guest.get("/")).text  # a relative's name does not tell it
            assert lobby.count(f'aria-label="{seats[1]["strength"]}"') == 3
    for code in ("en", "fa", "de", "fr", "it"):
        words = words_of(code)
        all_of_them = [bot_name(words, bot, n) for bot in CHARACTERS for n in range(1, 6)]
        assert len(set(all_of_them)) == 30


@played
async def test_who_resigns_has_lost(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        await open_table(guest, ["me", "level1"])
        await guest.post(f"/t/{guest.table}/resign")
        async with place.context.store.reading() as c:
            assert [one.place for one in await against_characters(c, 1)] == [2]


@played
async def test_games_with_other_people_suggest_nobody(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        await open_table(guest, ["me", "me", "level1"])
        await guest.post(f"/t/{guest.table}/resign", seat=0)
        await guest.post(f"/t/{guest.table}/resign", seat=1)
        async with place.context.store.reading() as c:
            assert await against_characters(c, 1) == []


@pytest.mark.one_in(2)
@played
async def test_a_program_the_operator_allows_plays(tmp_path):
    file = tmp_path / "bot.py"
    file.write_text(PROGRAM)
    own = {"Robby": f"{sys.executable} {file}"}
    async with opened(tmp_path, own_bots=own) as place:
        guest = place.guest()
        assert ", a program" in (await guest.get("/")).text
        await open_table(guest, ["own:Robby", "me"])
        state = await until(guest.state, lambda state: state["prompt"]["yours"])
        assert state["seats"][0]["name"] == "Robby"
        while "bot" not in place.context.live_tables[guest.table].makers:  # who begins is dealt
            move = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            await guest.post(f"/t/{guest.table}/move", **move)
            state = await until(guest.state, lambda state: state["prompt"]["yours"])
        assert not place.context.pool.faults


@played
async def test_a_program_that_crashes_costs_itself_the_move(tmp_path):
    async with opened(tmp_path, own_bots={"Crash": f"{sys.executable} -c 1/0"}) as place:
        guest = place.guest()
        await open_table(guest, ["own:Crash", "me"])
        await until(guest.state, lambda state: state["prompt"]["yours"])


SPINS = """
import os, sys
open(sys.argv[1], "w").write(str(os.getpid()))
while True: pass
"""


@played
async def test_a_program_that_never_ends_ends_with_the_server(tmp_path):
    """It looks at no pipe, so nothing it is told or not told ends it."""
    file, pid = tmp_path / "bot.py", tmp_path / "pid"
    file.write_text(SPINS)
    pool = open_pool(Settings(data=tmp_path, workers=1))
    view = korsi.Match("kilt_castle", players=2, seed=5).view(0)
    asked = asyncio.create_task(best_move(pool, view, f"own:{sys.executable} {file} {pid}"))
    while not pid.exists() or not pid.read_text():
        await asyncio.sleep(0.05)
    await close_pool(pool)
    await asked
    for _ in range(100):  # whoever has ended is not gone until somebody has looked
        try:
            if "Z" in Path(f"/proc/{pid.read_text()}/stat").read_text().split()[2:3]:
                return
            os.kill(int(pid.read_text()), 0)
        except (ProcessLookupError, FileNotFoundError):
            return
        await asyncio.sleep(0.05)
    os.kill(int(pid.read_text()), signal.SIGKILL)
    raise AssertionError("it spins on")


@played
async def test_nobody_starts_a_program_of_their_own(tmp_path):
    async with opened(tmp_path, own_bots={"Robby": "true"}) as place:
        guest = place.guest()
        for wanted in ("own:touch /tmp/gotcha", "own:", "own:robby", "level6:600s", "flat:9999999"):
            reply = await guest.client.post(
                "/tables", json={"game": "kilt_castle", "seats": ["me", wanted]}
            )
            assert reply.status_code == 400, wanted


def test_every_character_has_a_face():
    from korsi.table.rendering import STATIC

    drawn = (STATIC / "characters.svg").read_text()
    assert all(f'<symbol id="{name}"' in drawn for name in CHARACTERS)
