"""Whole games over HTTP."""

import pytest

import korsi
from table.table import finish, opened, played, together


@pytest.mark.one_in(3)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_a_whole_game(tmp_path, players):
    async def game(folder):
        async with opened(folder) as place:
            people = [place.guest() for _ in range(players)]
            await together(people)
            end = await finish(people)
            assert end["last"] > 20 and sorted(end["result"]["ranking"])[0] == 1
            assert len(end["result"]["chart"]) == end["last"] + 1
            text = (await people[-1].get(f"/t/{people[0].table}/record")).text
            match = korsi.read_record(text)
            assert match.over and match.ranking() == end["result"]["ranking"]
            assert match.seed == int(end["result"]["seed"])
            place.context.live_tables.clear()  # and from the log it is the same game
            again = await people[1].state()
            theirs = {"why": "", "next": ""}  # told to each in their own words
            assert {**again["result"], **theirs} == {**end["result"], **theirs}
            assert again["result"]["why"] and end["result"]["why"]

    played(game)(tmp_path)
