"""Before a game begins there is nothing to count."""

from table.table import open_table, opened, played


@played
async def test_seats_and_cards_show_no_empty_scores(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "open", "greedy"], game="hands")
        assert {seat["points"] for seat in (await ann.state())["seats"]} == {None}
        page = (await ann.get("/", accept="text/html")).text
        who = page[page.index('class="who"') :]
        assert "<b>" not in who[: who.index('class="when"')]
        begun = (await ann.post(f"/t/{ann.table}/begin", fill="random"))["state"]
        assert None not in {seat["points"] for seat in begun["seats"]}
