"""What the lobby says of tables that are no running games."""

import re

from table.table import open_table, opened, played, together
from table.test_analysis_board import board_of, over


async def listed(guest, path="/"):
    """The first of the tables a page lists, as text."""
    page = (await guest.get(path, accept="text/html")).text
    first = page[page.index('<ul class="tables">') :]
    return " ".join(re.sub(r"<[^>]*>", " ", first[: first.index("</li>")]).split())


@played
async def test_an_analysis_board_is_called_so_and_waits_for_nobody(folder):
    async with opened(folder) as place:
        ann = place.guest()
        state = await board_of(ann, over(), 4)
        assert state["prompt"]["yours"], "everybody's turn is the reader's there"
        said = await listed(ann, "/account")
        assert "Analysis board" in said and "Your turn" not in said


@played
async def test_who_won_stands_first_and_who_resigned_is_marked(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random"], name="Ann")
        await ann.post(f"/t/{ann.table}/resign")
        state = await ann.state()
        own, other = (s["name"] for s in state["seats"])
        said = await listed(ann)
        assert f"1st place {other}" in said and f"{own} (resigned)" in said
        assert said.index(other) < said.index(own)


@played
async def test_a_running_game_is_where_its_table_says_it_is(folder):
    async with opened(folder) as place:
        both = [place.guest(), place.guest()]
        await together(both, "troyes")
        (waits,) = [one for one in both if not (await one.state())["prompt"]["yours"]]
        assert (await waits.state())["phase"] in await listed(waits)
