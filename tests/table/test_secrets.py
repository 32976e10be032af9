"""Nothing about other seats in any response: looked at where it leaves the server."""

import json
from hashlib import sha256

import numpy as np

import korsi
from korsi import Match, load
from table.table import finish, open_table, opened, played, together, until


def hands(place, id):
    return [int(x) for x in place.context.live_tables[id].match.state["hand"][:3]]


def numbers_in(text: str) -> set[int]:
    """Every number anywhere in a response, in whatever digits."""
    found, word = set(), ""
    for letter in text + " ":
        if letter.isdecimal():
            word += str(int(letter))
        elif word:
            found.add(int(word))
            word = ""
    return found


async def three(place):
    people = [place.guest(), place.guest("fa"), place.guest("de")]
    await together(people, "hands")
    return people


@played
async def test_each_seat_sees_its_own_hand_only(folder):
    async with opened(folder) as place:
        people = await three(place)
        eve = place.guest()
        eve.table = people[0].table
        for _ in range(2):
            cards = hands(place, eve.table)
            for seat, one in enumerate(people):
                state = await one.state()
                assert numbers_in(state["prompt"]["text"]) == {cards[seat]}
                others = set(cards) - {cards[seat], *range(16)}
                for reply in (state["seats"], state["log"], state["scene"], state["breakdown"]):
                    assert not others & numbers_in(json.dumps(reply, ensure_ascii=False))
            spectator = await eve.state()
            assert spectator["as"] is None
            parts = {k: spectator[k] for k in ("seats", "log", "prompt", "choices", "result")}
            assert not set(cards) & numbers_in(json.dumps(parts, ensure_ascii=False))
            for one in people:
                if (await one.state())["status"] == "playing":
                    ply = (await one.state())["ply"]
                    await one.post(f"/t/{one.table}/move", ply=ply, move="swap")


@played
async def test_a_seat_cannot_be_looked_through_by_others(folder):
    async with opened(folder) as place:
        people = await three(place)
        for path in ("state", "board"):
            reply = await people[0].get(f"/t/{people[0].table}/{path}?seat=1", expect=403)
            assert reply.json()["error"]["key"] == "not-yours"


@played
async def test_the_seed_stays_secret_until_the_end(folder):
    async with opened(folder) as place:
        people = await three(place)
        live = place.context.live_tables[people[0].table]
        seed, nonce = str(live.setup.seed), live.setup.nonce
        for path in ("state", "board", "chat", "state?at=0"):
            text = (await people[0].get(f"/t/{live.id}/{path}")).text
            assert seed not in text and nonce not in text
        reply = await people[0].get(f"/t/{live.id}/record", expect=409)
        assert reply.json()["error"]["key"] == "not-finished"
        await people[0].refused("fork-live", 409, f"/t/{live.id}/fork", at=0)
        before = (await people[0].state())["commitment"]
        end = await finish(people)
        assert end["result"]["seed"] == seed and end["result"]["nonce"] == nonce
        assert sha256(f"{seed}:{nonce}".encode()).hexdigest() == before == end["commitment"]


@played
async def test_the_host_of_an_open_table_cannot_learn_its_seed(folder):
    """The attack: fork it before anybody has joined, resign the fork, read its result."""
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        path = f"/t/{ann.table}"
        await ann.refused("not-begun", 409, f"{path}/fork", at=0, bot="random")
        await ben.post(made["seat_links"]["1"])
        await ann.refused("fork-live", 409, f"{path}/fork", at=0, bot="random")
        await ben.post(f"{path}/leave")  # a bot for everybody else: it is still Ben's game, too
        await ann.post(f"{path}/replace", seat=1, bot="random")
        await ann.refused("fork-live", 409, f"{path}/fork", at=0, bot="random")


@played
async def test_nobody_looks_ahead_by_forking_a_game_against_bots(folder):
    """A fork of a game going on draws anew what its player cannot know, chance included."""
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest()
        await open_table(ann, ["me", "random"], game="hands")
        old = place.context.live_tables[ann.table]
        path, was = f"/t/{ann.table}", old.match.at(0)
        await eve.refused("fork-live", 409, f"{path}/fork", at=0, bot="random")
        hands = set()
        for _ in range(12):
            made = await ann.post(f"{path}/fork", at=0, bot="random")
            new = place.context.live_tables[made["table"]]
            start = new.match.at(0)
            assert made["state"]["commitment"] != old.setup.commitment
            assert start.view(0).record.tobytes() == was.view(0).record.tobytes()
            assert not np.array_equal(start.state["rng"], was.state["rng"])
            hands.add(start.state.tobytes())
            end = (await ann.post(f"/t/{new.id}/resign"))["state"]
            seed, nonce = end["result"]["seed"], end["result"]["nonce"]
            assert seed != str(old.setup.seed) and nonce != old.setup.nonce
            assert sha256(f"{seed}:{nonce}".encode()).hexdigest() == end["commitment"]
            assert any(line.get("note") == "redeal" for line in end["log"])
        assert len({x for x in hands if x != was.state.tobytes()}) > 3


@played
async def test_a_finished_fork_tells_nothing_of_a_game_going_on(folder):
    """Its record holds the old seed; a fork of the fork, from before it began, the old hands."""
    async with opened(folder) as place:
        ann, eve = place.guest(), place.guest()
        await open_table(ann, ["me", "random"], game="hands")
        old, path = place.context.live_tables[ann.table], f"/t/{ann.table}"
        await until(ann.state, lambda s: s["prompt"]["yours"])
        state = await ann.state()
        action = state["choices"][0]["action"]
        await ann.post(f"{path}/move", ply=state["ply"], action=action)
        first = (await ann.post(f"{path}/fork", at=1, bot="random"))["table"]
        again = (await ann.post(f"/t/{first}/fork", at=1, bot="random"))["table"]
        for table in (again, first):
            await ann.post(f"/t/{table}/resign")
            reply = await ann.get(f"/t/{table}/record", expect=409)
            assert reply.json()["error"]["key"] == "past-not-finished"
            for who in (ann, eve):  # Ann has resigned: the seats are nobody's
                await who.refused("fork-live", 409, f"/t/{table}/fork", at=0, bot="random")
            place.context.live_tables.pop(table)  # read from the log again, it is the same game
            text = (await ann.get(f"/t/{table}/state")).text
            assert str(old.setup.seed) not in text and old.setup.nonce not in text
        await ann.post(f"{path}/resign")
        told = (await eve.get(f"/t/{again}/record")).text
        match = korsi.read_record(told)
        assert [n for n, _, _ in match.redeals] == [1, 1] and match.seed == old.setup.seed
        assert match.digest() == place.context.live_tables[again].match.digest()
        # Told now, it is continued as chance would have gone on; from before the fork, anew.
        on = await eve.post(f"/t/{again}/fork", at=1, bot="random")
        assert on["state"]["commitment"] == (await eve.state(again))["commitment"]
        anew = await eve.post(f"/t/{again}/fork", at=0, bot="random")
        assert anew["state"]["commitment"] not in (old.setup.commitment, on["state"]["commitment"])


@played
async def test_the_record_verifies(folder):
    async with opened(folder) as place:
        people = await three(place)
        await finish(people)
        text = (await people[0].get(f"/t/{people[0].table}/record")).text
        file = folder / "game.korsi"
        file.write_text(text)
        match = load(file)
        assert match.over and isinstance(match, Match)
        assert f"# commitment {place.context.live_tables[people[0].table].setup.commitment}" in text


@played
async def test_a_curtain_falls_between_people_at_one_screen(folder):
    async with opened(folder) as place:
        ann = place.guest()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, "random"]
        await open_table(ann, seats, game="hands")
        state = await ann.state()
        assert state["hot_seat"] and state["curtain"] == 0
        assert state["choices"] == [] and "Ann" in state["prompt"]["text"]
        cards = hands(place, ann.table)
        lifted = await ann.state(seat=0)
        assert numbers_in(lifted["prompt"]["text"]) == {cards[0]} and lifted["curtain"] is None
        ply = lifted["ply"]
        after = await ann.post(f"/t/{ann.table}/move", seat=0, ply=ply, move="keep")
        assert after["state"]["curtain"] == 1 and after["state"]["choices"] == []
        assert not set(cards) & numbers_in(after["state"]["prompt"]["text"])
        assert numbers_in((await ann.state(seat=1))["prompt"]["text"]) == {cards[1]}


@played
async def test_no_curtain_where_nothing_is_hidden(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        assert state["curtain"] is None and state["choices"]


@played
async def test_bots_are_given_the_hidden_view_only(folder):
    async with opened(folder) as place:
        from korsi.table import bot_pool

        jobs = []

        async def served(pool, job, needs):
            jobs.append(job)
            return {"action": 0}

        real, bot_pool._served = bot_pool._served, served
        try:
            ann = place.guest()
            await open_table(ann, ["me", "greedy", "greedy"], game="hands")
            await finish([ann])
        finally:
            bot_pool._served = real
        import base64

        import numpy as np

        import korsi

        dtype = korsi.game("hands").record
        assert jobs
        for job in jobs:
            record = np.frombuffer(base64.b64decode(job["record"]), dtype)[0]
            hidden = [record["hand"][s] for s in range(3) if s != job["seat"]]
            assert not any(hidden) and not any(record["rng"])
            assert set(job) == {"do", "game", "salt", "bot", "seat", "number", "record", "luck"}
