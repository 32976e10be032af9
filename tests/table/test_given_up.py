"""A game that was given up ends as if it had ended then, the same wherever one looks."""

import pytest

from table.table import open_table, opened, played


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
            assert end["result"]["chart"][-1] == points
            assert end["result"]["ranking"] == [2, 1]

    played(give_up)(tmp_path)
