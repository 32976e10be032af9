"""Moving, taking back, and what is refused."""

import pytest

from table.table import by_turn, open_table, opened, played, together, until

LANGUAGES = ("en", "fa", "de", "fr", "it")


@played
async def test_a_move_answers_with_the_new_state_and_the_other_sees_it(folder):
    async with opened(folder) as place:
        mover, other = await by_turn(place)
        state = await mover.state()
        action = state["choices"][0]["action"]
        after = (await mover.post(f"/t/{mover.table}/move", ply=0, action=action))["state"]
        assert (after["ply"], after["last"], after["at"]) == (1, 1, 1)
        seen = await other.state()
        assert seen["ply"] == 1 and seen["log"][0]["ply"] == 1
        there = {
            p["id"]: (p["x"], p["y"]) for p in after["scene"]["pieces"] if "seat" not in p["id"]
        }
        cards = {id: at for id, at in there.items() if id.startswith("card-")}
        assert cards.items() <= {p["id"]: (p["x"], p["y"]) for p in seen["scene"]["pieces"]}.items()


@played
async def test_moves_come_as_numbers_notation_or_json(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        for ply, form in enumerate(("action", "move", "json")):
            state = await ann.state()
            choice = state["choices"][0]
            moves = place.context.live_tables[ann.table].match.game.moves
            body = {
                "action": {"action": choice["action"]},
                "move": {"move": choice["move"]},
                "json": {"move": moves.json(choice["action"])},
            }[form]
            done = await ann.post(f"/t/{ann.table}/move", ply=ply, **body)
            assert done["state"]["ply"] == ply + 1


@played
async def test_a_stale_ply_is_refused_with_the_new_state(folder):
    async with opened(folder) as place:
        mover, _ = await by_turn(place)
        state = await mover.state()
        body = {"ply": 0, "action": state["choices"][0]["action"]}
        await mover.post(f"/t/{mover.table}/move", **body)
        reply = await mover.refused("stale", 409, f"/t/{mover.table}/move", **body)
        assert reply["state"]["ply"] == 1 and reply["state"]["table"] == mover.table
        assert len(place.context.live_tables[mover.table].match) == 1
        await mover.refused("stale", 409, f"/t/{mover.table}/move", ply=7, action=0)


@played
async def test_only_the_owner_moves_a_seat(folder):
    async with opened(folder) as place:
        mover, other = await by_turn(place)
        state = await mover.state()
        seat, action = state["as"], state["choices"][0]["action"]
        path = f"/t/{mover.table}/move"
        await other.refused("not-yours", 403, path, ply=0, seat=seat, action=action)
        refused = await other.refused("refused-not-your-turn", 422, path, ply=0, action=action)
        assert refused["error"]["clause"] == "K-4.2"
        stranger = place.guest()
        await stranger.refused("not-seated", 403, path, ply=0, seat=seat, action=action)
        assert (await mover.state())["ply"] == 0


@played
async def test_a_refusal_names_its_clause_in_five_languages(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        texts = set()
        for language in LANGUAGES:
            body = {"ply": 0, "move": "roof c3"}
            path = f"/t/{ann.table}/move?lang={language}"
            reply = await ann.refused("refused-move-a-card", 422, path, **body)
            assert reply["error"]["clause"] == "K-3.1"
            texts.add(reply["error"]["text"])
        assert len(texts) == 5


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"ply": 0},
        {"ply": "x", "action": 1},
        {"ply": 0, "action": 1.5},
        {"ply": 0, "action": True},
        {"ply": 0, "seat": [0], "action": 1},
        {"ply": 0, "move": ["roof", "c3"]},
        {"ply": -1, "action": 3},
        {"ply": 10**30, "action": 3},
    ],
)
def test_nonsense_is_refused(tmp_path, body):
    async def nonsense(folder):
        async with opened(folder) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"], game="hands")
            reply = await ann.client.post(f"/t/{ann.table}/move", json=body)
            assert reply.status_code in (400, 409), reply.text
            assert (await ann.state())["ply"] == 0

    played(nonsense)(tmp_path)


@played
async def test_actions_that_do_not_exist(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        path = f"/t/{ann.table}/move"
        for move in (-1, 2, 10**9):
            await ann.refused("move-unknown", 422, path, ply=0, seat=0, action=move)
        await ann.refused("move-unknown", 422, path, ply=0, seat=0, move="dance")
        await ann.refused("not-yours", 403, path, ply=0, seat=9, action=0)


@played
async def test_a_step_is_taken_back_until_it_is_sealed(folder):
    async with opened(folder) as place:
        mover, other = await by_turn(place)
        state = await mover.state()
        path = f"/t/{mover.table}"
        first = state["choices"][0]["action"]
        done = (await mover.post(f"{path}/move", ply=0, action=first))["state"]
        assert done["can_undo"] and not (await other.state())["can_undo"]
        await other.refused("undo-not-yours", 422, f"{path}/undo", ply=1)
        back = (await mover.post(f"{path}/undo", ply=1))["state"]
        assert (back["ply"], back["last"], back["log"]) == (2, 0, [])
        assert [c["action"] for c in back["choices"]] == [c["action"] for c in state["choices"]]
        await mover.refused("undo-nothing", 422, f"{path}/undo", ply=2)
        # and the log on disk tells the same story
        place.context.live_tables.clear()
        assert (await mover.state())["ply"] == 2


@played
async def test_those_who_choose_at_the_same_time_do_not_disturb_each_other(folder):
    async with opened(folder) as place:
        people = [place.guest() for _ in range(3)]
        await together(people, "hands")
        path = f"/t/{people[0].table}/move"
        for seat in (2, 0, 1):  # all of them saw ply 0
            await people[seat].post(path, ply=0, action=0)
        await people[0].refused("stale", 409, path, ply=1, action=0)


@played
async def test_the_past_can_be_looked_at_but_not_played(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        for ply in range(6):
            state = await ann.state()
            body = {"ply": ply, "action": state["choices"][0]["action"]}
            await ann.post(f"/t/{ann.table}/move", seat=state["as"], **body)
        past = await ann.state(at=2)
        assert (past["at"], past["last"], past["choices"]) == (2, 6, [])
        assert not past["can_undo"] and max(line["ply"] for line in past["log"]) == 2
        later = await ann.state(log_from=4)
        assert {line["ply"] for line in later["log"]} == {5, 6}
        assert (await ann.get(f"/t/{ann.table}/state?at=7", expect=400)).json()["error"]


@played
async def test_at_one_screen_the_last_step_is_taken_back_whoever_holds_the_device(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        while True:  # until the device has been passed on
            seat, ply = state["as"], state["ply"]
            body = {"ply": ply, "seat": seat, "action": state["choices"][0]["action"]}
            state = (await ann.post(f"/t/{ann.table}/move", **body))["state"]
            if state["as"] != seat:
                break
        if state["can_undo"]:
            back = await ann.post(f"/t/{ann.table}/undo", ply=state["ply"], seat=state["as"])
            assert back["state"]["last"] == state["last"] - 1


@played
async def test_what_a_bot_did_stands(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        await ann.post(f"/t/{ann.table}/replace", seat=0, bot="random")
        await ann.post(f"/t/{ann.table}/replace", seat=1, bot="random")
        state = await until(ann.state, lambda s: s["ply"] > 3)
        assert not state["can_undo"]
