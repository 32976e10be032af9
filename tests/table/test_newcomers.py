"""What newcomers stumbled over: grades of decided games, answers on the board, stepping back."""

from datetime import date

import pytest

import korsi
from korsi.coach.puzzles import puzzle_of
from korsi.coach.report import settled
from korsi.table import analysis_board, puzzling
from korsi.table.wording import words_of
from table.table import open_table, opened, played
from table.test_analysis_board import board_of, over
from table.test_puzzle import GAME, begin, other_turn, play


def test_a_lost_or_a_won_game_grades_nobody():
    assert settled({"worth": 0.01, "cost": 0.0}) and settled({"worth": 0.99, "cost": 0.01})
    assert not settled({"worth": 0.99, "cost": 0.5}) and not settled({"worth": 0.4, "cost": 0.0})


@pytest.mark.one_in(2)
def test_an_answer_looked_up_after_another_turn_is_shown_on_the_board(tmp_path, monkeypatch):
    monkeypatch.setattr(puzzling, "today", lambda: date(2026, 11, 16))
    played(miss_and_look_up)(tmp_path)


async def miss_and_look_up(folder):
    async with opened(folder) as place:
        ann = place.guest()
        before = await begin(ann)
        puzzle = puzzle_of(korsi.game(GAME), puzzling.today())
        wrong = await play(ann, other_turn(puzzle))
        assert wrong["puzzle"]["status"] == "wrong" and wrong["last"] > before["last"]
        shown = (await ann.post(f"/t/{ann.table}/show"))["state"]
        assert shown["last"] == before["last"] and shown["puzzle"]["answer"]
        assert shown["puzzle"]["action"] == puzzle.best.actions[0]
        # who is on the way to it stays there
        state = await play(ann, puzzle.best.actions[:1])
        again = (await ann.post(f"/t/{ann.table}/show"))["state"]
        assert again["last"] == state["last"]


async def quickly(context, match, playouts):
    """What is found of a position without playing it out: its first step, and how far it is."""
    step = match.legal_actions(match.acting()[0])[0]
    line = {"chance": 0.5, "steps": [step], "follows": []}
    found = {"lines": [line], "near": 0.5, "values": [(step, 0.5)]}
    return {"playouts": len(match), **found}


def test_an_analysis_board_thinks_wherever_one_steps_and_goes_on_from_there(tmp_path, monkeypatch):
    monkeypatch.setattr(analysis_board, "_weighed", quickly)
    played(step_and_go_on)(tmp_path)


async def step_and_go_on(folder):
    async with opened(folder) as place:
        ann = place.guest()
        state = await board_of(ann, over(), 10)
        board = ann.table
        for _ in range(2):
            move = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            state = (await ann.post(f"/t/{board}/move", **move))["state"]
        known = (await ann.get(f"/t/{board}/values?at=7")).json()
        assert known["at"] == known["playouts"] == 7 and known["lines"]
        # what was tried here is taken back; before that another board is opened
        back = await ann.post(f"/t/{board}/analyse", at=11)
        assert "url" not in back and back["state"]["last"] == 11
        other = await ann.post(f"/t/{board}/analyse", at=7)
        assert other["table"] != board and other["state"]["last"] == 7
        stranger = place.guest()
        await stranger.refused("board-live", 409, f"/t/{board}/analyse", at=7)


@played
async def test_on_an_analysis_board_people_keep_the_names_they_had(folder):
    async with opened(folder) as place:
        ann = place.guest()
        ann.table = (await ann.post("/play/kilt_castle", bot="random", players=2))["table"]
        names = [seat["name"] for seat in (await ann.state())["seats"]]
        await ann.post(f"/t/{ann.table}/resign")
        made = await ann.post(f"/t/{ann.table}/analyse", at=0)
        own = (await ann.state())["you"][0]
        names[own] = f"{names[own]} (you)"  # they play all seats there; which was theirs is said
        assert [seat["name"] for seat in made["state"]["seats"]] == names


@played
async def test_who_has_never_played_a_game_reads_what_it_is_about(folder):
    async with opened(folder) as place:
        ann = place.guest()
        about = words_of("en", korsi.game("kilt_castle"))("howto-1-text")

        async def told():
            page = (await ann.get(f"/t/{ann.table}")).text
            card = page.partition('id="ui-about"')[2].partition("</details>")[0]
            return about in card and 'formaction="/learn/kilt_castle"' in card

        await open_table(ann, ["me", "me"])
        assert await told()
        await open_table(ann, ["me", "me"])
        assert not await told()  # once: at another table they know
