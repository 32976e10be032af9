"""A game that was given up ends as if it had ended then, the same wherever one looks."""

import itertools
from unittest.mock import patch

import pytest

import korsi
from korsi.games import ORDER
from korsi.table import opening
from korsi.table.log_lines import view_of
from table.table import open_table, opened, played, together


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["kilt_castle", "mangrovia", "troyes", "keyflower"])
def test_ranking_points_and_accounts_agree(game, tmp_path):
    async def give_up(folder):
        async with opened(folder) as place:
            guest = place.guest()
            await open_table(guest, ["me", "me"], game)
            for _ in range(24):
                state = await guest.state()
                seat = next(s["seat"] for s in state["seats"] if s["acting"])
                state = await guest.state(seat=seat)
                action = state["choices"][0]["action"]
                move = {"ply": state["ply"], "action": action, "seat": seat}
                await guest.post(f"/t/{guest.table}/move", **move)
            await guest.post(f"/t/{guest.table}/resign", seat=0)
            end = await guest.state()
            assert end["status"] == "over"
            points = end["result"]["points"]
            assert None not in points
            assert [s["points"] for s in end["seats"]] == points
            assert [entry["points"] for entry in end["breakdown"]] == points
            assert not any(key.endswith("_now") for entry in end["breakdown"] for key in entry)
            assert end["result"]["chart"][-1] == points
            assert end["result"]["ranking"] == [2, 1]
            report = (await guest.get(f"/t/{guest.table}/analysis")).text
            assert "This game was given up before its end." in report

    played(give_up)(tmp_path)


@played
async def test_who_gave_up_still_sees_their_own_secrets_and_then_everybody_does(folder):
    """Troyes: one's own characters were gone from the table, and one's own points read "?"."""
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        await together([ann, ben], "troyes")
        eve.table = ann.table
        live = place.context.live_tables[ann.table]
        mover = ann if (await ann.state())["choices"] else ben
        state = await mover.state()
        move = {"ply": state["ply"], "action": state["choices"][0]["action"]}
        await mover.post(f"/t/{ann.table}/move", **move)
        held = [int(seat) for seat in live.match.state["character"]]
        mine = (await ann.state())["you"][0]

        def shown(state):
            names = [p["id"] for p in state["scene"]["pieces"]]
            return {int(name.split("-")[1]) for name in names if name.startswith("character-")}

        assert shown(await ann.state()) == {c for c, seat in enumerate(held) if seat == mine}
        assert shown(await eve.state()) == set()
        end = (await ann.post(f"/t/{ann.table}/resign"))["state"]
        assert end["status"] == "over" and end["you"] == [mine] and end["as"] == mine
        for guest in (ann, ben, eve):
            assert shown(await guest.state()) == {c for c, seat in enumerate(held) if seat >= 0}
        # the past stays as it was seen
        assert shown(await ann.state(at=0)) == {c for c, seat in enumerate(held) if seat == mine}
        assert shown(await eve.state(at=0)) == set()
        # nobody acts for a seat that was given up
        await ann.refused("already-over", 409, f"/t/{ann.table}/resign")


@pytest.mark.parametrize("game", ORDER)
def test_every_game_can_be_laid_open(game):
    """Before its end, in every layout: pictures, points and cards are made of a whole record."""
    g = korsi.game(game)
    match = korsi.Match(g.interpreted, players=g.players[-1], seed=2)
    for _ in range(60):
        match.play(match.legal_actions()[-1], match.acting()[0])
    for seat in (-1, 0):
        view = match.laid_open(seat)
        assert view.standing() and view.json()
        for layout in g.layouts:
            scene = view.game.drawn(view.ints, seat, [], layout)
            for thing in {p.thing for p in scene.pieces if p.thing}:
                assert view.card(thing) is not None


@played
async def test_a_fork_that_is_given_up_lays_open_nothing_of_the_game_it_came_from(folder):
    """What its player could not know was dealt anew when it began: that is what it shows."""
    async with opened(folder) as place:
        ann = place.guest()
        with patch.object(opening, "draw_seed", itertools.count(11).__next__):
            await open_table(ann, ["me", "random"], "troyes")
            game = place.context.live_tables[ann.table]
            shown = set()
            for _ in range(6):
                made = await ann.post(f"/t/{ann.table}/fork", at=0, bot="random")
                await ann.post(f"/t/{made['table']}/resign")
                fork = place.context.live_tables[made["table"]]
                assert (await ann.state(fork.id))["status"] == "over" and not fork.match.over
                open_now = view_of(fork, len(fork.match), -1).record
                assert not open_now["rng"].any()
                shown.add(tuple(map(int, open_now["character"])))
        truth = tuple(map(int, game.match.state["character"]))
        assert game.setup.state == "playing" and len(shown) > 1
        assert all(
            (one == 0) == (true == 0) for row in shown for one, true in zip(row, truth, strict=True)
        )
