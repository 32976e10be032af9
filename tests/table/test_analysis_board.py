"""An analysis board: of finished games only; one moves for all, and sees what is worth what."""

import asyncio
from unittest.mock import patch

import pytest

import korsi
from korsi.core.match import draw_seed
from korsi.core.record import commitment_of
from korsi.table import analysis_board
from table.table import finish, open_table, opened, played, together


def over(game="kilt_castle", players=2, seed=5, nth=0):
    """A record of a game that has been played: of what may be done always the nth."""
    match = korsi.Match(game, players, seed)
    while not match.over:
        match.play(match.legal_actions(match.acting()[0])[nth], match.acting()[0])
    return match


async def sent(guest, text, expect=200):
    headers = {"content-type": "text/plain", "origin": "http://localhost"}
    reply = await guest.client.post("/upload", content=text, headers=headers)
    assert reply.status_code == expect, reply.text[:300]
    return reply.json()


async def board_of(guest, match, at):
    guest.table = (await sent(guest, match.record()))["table"]
    made = await guest.post(f"/t/{guest.table}/analyse", at=at)
    guest.table = made["table"]
    return await guest.state()


@pytest.mark.parametrize("game", ["kilt_castle", "mangrovia"])  # the second has secrets
def test_one_moves_for_everybody_and_steps_back(game, tmp_path):
    async def play(folder):
        async with opened(folder) as place:
            guest, stranger = place.guest(), place.guest()
            state = await board_of(guest, over(game), 4)
            assert state["board"] and state["last"] == 4 and state["curtain"] is None
            assert (await stranger.state(guest.table))["board"] is None
            seats = set()
            for _ in range(6):
                seats.add(state["as"])
                assert state["choices"], "it is nobody's turn"
                assert state["seats"][state["as"]]["name"] in state["prompt"]["detail"]
                move = {"ply": state["ply"], "action": state["choices"][0]["action"]}
                state = (await guest.post(f"/t/{guest.table}/move", **move))["state"]
            assert seats == {0, 1}
            while state["can_undo"]:
                state = (await guest.post(f"/t/{guest.table}/undo", ply=state["ply"]))["state"]
            assert state["last"] == 4

    played(play)(tmp_path)


@played
async def test_ones_own_seat_is_marked(folder):
    """A guest's name is made up by the table: on the board one did not know who one had been."""
    async with opened(folder) as place:
        guest = place.guest()
        await open_table(guest, ["me", "random"])
        await guest.post(f"/t/{guest.table}/resign")
        mine = (await guest.state())["seats"][0]
        guest.table = (await guest.post(f"/t/{guest.table}/analyse", at=0))["table"]
        names = [s["name"] for s in (await guest.state())["seats"]]
        assert names[mine["seat"]] == f"{mine['name']} (you)"
        assert sum(name.endswith("(you)") for name in names) == 1


@pytest.mark.one_in(3)
def test_every_step_has_its_worth_and_lines_follow(tmp_path):
    async def look(folder):
        async with opened(folder) as place:
            guest, stranger = place.guest("fa"), place.guest()
            match = over()
            state = await board_of(guest, match, 10)
            known = (await guest.get(f"/t/{guest.table}/values")).json()
            assert known["ply"] == state["ply"] and known["more"]
            offered = {c["action"] for c in state["choices"]}
            worth = {one["action"]: one for one in known["values"]}
            assert set(worth) <= offered and len(worth) >= min(len(offered), 24)
            assert sum(one["best"] for one in worth.values()) >= 1
            best = known["lines"][0]
            assert best["action"] in offered and worth[best["action"]]["best"]
            assert best["follows"] and all(one["steps"] for one in best["follows"])
            assert best["chance"].endswith("٪")
            digits = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
            for one in worth.values():  # a badge has place for the number alone
                assert one["chance"].translate(digits).strip("٪\u200e\u2066\u2068\u2069 ") == str(
                    one["percent"]
                )
            marked = {one["chance"] for one in worth.values() if one["best"]}
            assert marked == {best["chance"]}, "what reads less is not marked as best"
            again = (await guest.get(f"/t/{guest.table}/values")).json()
            assert again == known, "the same position, another answer"
            closer = (await guest.get(f"/t/{guest.table}/values?look=1")).json()
            assert closer["playouts"] > known["playouts"]
            await guest.get(f"/t/{guest.table}/values?look=9", 400)
            await stranger.get(f"/t/{guest.table}/values", 409)
            # it changes nothing at the table
            assert (await guest.state())["ply"] == state["ply"]

    played(look)(tmp_path)


@played
async def test_there_is_none_while_a_game_is_played(tmp_path):
    async with opened(tmp_path) as place:
        host, other = place.guest(), place.guest()
        await together([host, other])
        for one in (host, other, place.guest()):
            await one.refused("board-live", 409, f"/t/{host.table}/analyse", at=0)
            await one.get(f"/t/{host.table}/values", 409)
        alone = place.guest()
        await open_table(alone, ["me", "random"])
        await alone.refused("board-live", 409, f"/t/{alone.table}/analyse", at=0)
        # a fork of it that has ended is still the past of a running game
        fork = (await alone.post(f"/t/{alone.table}/fork", at=0, bot="random"))["table"]
        await alone.post(f"/t/{fork}/resign")
        assert (await alone.state(fork))["status"] == "over"
        await alone.refused("board-live", 409, f"/t/{fork}/analyse", at=0)


@pytest.mark.one_in(3)
@played
async def test_a_record_of_a_running_game_is_refused(tmp_path):
    """Whoever should know the seed of a table that is being played learns nothing by it here."""
    async with opened(tmp_path) as place:
        host, other, spy = place.guest(), place.guest(), place.guest()
        await together([host, other])
        state = await host.state()
        live = place.context.live_tables[host.table]
        for _ in range(3):
            mover = host if state["seats"][0]["acting"] else other
            own = await mover.state()
            move = {"ply": own["ply"], "action": own["choices"][0]["action"]}
            state = (await mover.post(f"/t/{host.table}/move", **move))["state"]
        plain = live.match.record()
        assert (await sent(spy, plain, 409))["error"]["key"] == "record-running"
        # under the promise that was shown, with whatever seed
        nonce, seed = "ab" * 16, draw_seed()
        lines = over(seed=seed).record().splitlines()
        promise = [f"# commitment {commitment_of(seed, nonce)}", f"# nonce {nonce}"]
        await sent(spy, "\n".join([lines[0], *promise, *lines[1:]]) + "\n")
        stolen = [f"# commitment {live.setup.commitment}", f"# nonce {live.setup.nonce}"]
        head = plain.splitlines()
        said = await sent(spy, "\n".join([head[0], *stolen, *head[1:]]) + "\n", 409)
        assert said["error"]["key"] == "record-running"
        # played on to an end of one's own it is the same game still
        rest = live.match.at(len(live.match))
        while not rest.over:
            rest.play(rest.legal_actions(rest.acting()[0])[0], rest.acting()[0])
        assert (await sent(spy, rest.record(), 409))["error"]["key"] == "record-running"
        # when it is over everybody may know
        await finish([host, other])
        await sent(spy, live.match.record())
        await asyncio.sleep(0)


@played
async def test_a_finished_game_may_be_sent_while_a_fork_of_it_is_played(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        match = over()
        table = (await sent(guest, match.record()))["table"]
        await guest.post(f"/t/{table}/fork", at=0, bot="random")
        await sent(guest, match.record())
        # guided games have seeds that everybody knows
        await guest.post("/learn/kilt_castle")
        lesson = next(iter(korsi.core.lesson.lessons_of(korsi.game("kilt_castle")).values()))
        await sent(guest, over(players=lesson.players, seed=lesson.seed).record())


@played
async def test_a_board_is_no_game_of_one_s_own(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        await board_of(guest, over(), 4)
        assert f"/t/{guest.table}" not in (await guest.get("/")).text
        await finish([guest])
        async with place.context.store.reading() as c:
            found = await c.exec_driver_sql("select count(*) from results")
            assert found.scalar() == 0


@played
async def test_who_waits_while_the_server_stops_is_told_so(folder):
    """uvicorn cancels what is not answered in time; that was a traceback in the log."""
    async with opened(folder) as place:
        guest = place.guest()
        await board_of(guest, over(), 4)
        begun = asyncio.Event()

        async def never(*_):
            begun.set()
            await asyncio.Event().wait()

        with patch.object(analysis_board, "_weighed", never):
            asking = asyncio.create_task(guest.client.get(f"/t/{guest.table}/values"))
            await begun.wait()
            place.context.hub.close()
            asking.cancel()
            assert (await asking).json()["error"]["key"] == "no-hint"


@played
async def test_a_position_taken_back_meanwhile_is_nothing_to_think_about(folder):
    """The page asked about it before it knew: that was an error in its console."""
    async with opened(folder) as place:
        guest = place.guest()
        await board_of(guest, over(), 4)
        answer = (await guest.get(f"/t/{guest.table}/values?at=99")).json()
        assert answer["lines"] == answer["values"] == [] and not answer["more"]


@played
async def test_it_opens_where_one_decided_last(folder):
    """Opened at the very end it stood one step before it: in another's turn."""
    async with opened(folder) as place:
        ann, ben, eve = place.guest(), place.guest(), place.guest()
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            await one.post("/settings", name=name)
        await together([ann, ben])
        await finish([ann, ben])
        match = place.context.live_tables[ann.table].match
        for one, name in ((ann, "Ann"), (ben, "Ben")):
            (seat,) = (await one.state())["you"]
            state = (await one.post(f"/t/{ann.table}/analyse"))["state"]
            assert state["as"] == seat and len(state["choices"]) > 1 and state["steps"] == []
            assert name in state["board"]["whose"]
            turn = match.at(state["last"]).state["turn"]
            later = [
                n
                for n in range(state["last"], len(match))
                if match.actions[n][0] == seat and match.at(n).state["turn"] != turn
            ]
            assert all(len(match.at(n).legal_actions(seat)) == 1 for n in later)
        # who did not play: where anybody decided last
        state = (await eve.post(f"/t/{ann.table}/analyse"))["state"]
        assert len(state["choices"]) > 1 and state["board"]["whose"]
        # and it says so of every position one steps back to
        past = await eve.state(state["table"], at=0)
        names = [seat["name"] for seat in past["seats"]]
        assert names[match.actions[0][0]] in past["board"]["whose"]


@played
async def test_it_never_opens_where_all_that_is_left_happens_by_itself(folder):
    """There the table made the last steps, and it was nobody's turn."""
    async with opened(folder) as place:
        guest, match = place.guest(), over(seed=1, nth=-1)
        last = analysis_board.last_choice(match)
        assert last < len(match) - 1, "another game is needed here"
        state = await board_of(guest, match, len(match) - 1)
        assert state["status"] == "playing" and state["last"] == last
        assert len(state["choices"]) > 1


@played
async def test_a_board_that_was_played_to_its_end_leads_back_and_to_a_fresh_one(folder):
    """It asked its own past for a board and was sent to a table of no name; and nobody plays a
    board again."""
    async with opened(folder) as place:
        guest, match = place.guest(), over()
        at = analysis_board.last_choice(match)
        state = await board_of(guest, match, at)
        game, board = state["forked_from"], guest.table
        page = (await guest.get(f"/t/{board}")).text
        assert page.count(f'href="/t/{game}/analysis"') == page.count(f'href="/t/{game}"') == 2
        await finish([guest])
        assert (await guest.state())["status"] == "over"
        fresh = await guest.post(f"/t/{board}/analyse")
        assert fresh["table"] not in (board, game) and fresh["url"] == f"/t/{fresh['table']}"
        assert fresh["state"]["last"] == at and fresh["state"]["forked_from"] == game
        await guest.post(f"/t/{board}/rematch", expect=403)
