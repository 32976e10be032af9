"""A guided first game at the table: its script, what is refused, how one leaves it."""

import pytest

import korsi
from korsi.core.lesson import lessons_of
from korsi.games import ORDER
from korsi.language import Words
from korsi.table.learning import planned
from table.table import finish, opened, played, until


async def learn(guest, game="kilt_castle", **body):
    guest.table = (await guest.post(f"/learn/{game}", **body))["table"]
    return await guest.state()


async def my_turn(guest):
    return await until(guest.state, lambda state: state["prompt"]["yours"])


def said_in(state):
    return [one["text"] for one in state["lesson"]["said"]]


async def follow(guest):
    """Do what the guide says until it is over; the numbers of what was said."""
    said = []
    while True:
        state = await my_turn(guest)
        said += [one["number"] for one in state["lesson"]["said"]]
        if state["lesson"]["action"] is None:
            return said, state
        await guest.post(
            f"/t/{guest.table}/move", ply=state["ply"], action=state["lesson"]["action"], ask=True
        )


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", ORDER)
def test_the_script_is_followed_and_the_game_goes_on(game, tmp_path):
    async def play(folder):
        async with opened(folder) as place:
            for lesson in lessons_of(korsi.game(game)).values():
                guest = place.guest()
                state = await learn(guest, game, lesson=lesson.players)
                assert state["lesson"]["of"] == lesson.length
                assert Words("en", korsi.game(game))("game-name") in said_in(state)[0]
                said, state = await follow(guest)
                assert list(dict.fromkeys(said)) == list(range(1, lesson.length + 1))
                assert state["last"] == len(lesson.moves)
                made = place.context.live_tables[guest.table].match.actions
                assert tuple(action for _, action in made) == lesson.moves
                live = place.context.live_tables[guest.table]
                guided = [planned(live, n) for n in range(len(made) + 1)]
                assert guided == [True] * len(made) + [False], "no report calls these mistakes"
            if game == "kilt_castle":  # the quickest of them
                assert (await finish([guest]))["status"] == "over"

    played(play)(tmp_path)


@played
async def test_another_move_is_refused_kindly_until_the_guide_is_left(tmp_path):
    async with opened(tmp_path) as place:
        guest, stranger = place.guest(), place.guest()
        state = await learn(guest)
        other = next(c for c in state["choices"] if c["action"] != state["lesson"]["action"])
        move = {"ply": state["ply"], "action": other["action"]}
        answer = await guest.post(f"/t/{guest.table}/move", **move)  # no error: nothing went wrong
        assert list(answer) == ["refused"] and answer["refused"].startswith("That would be allowed")
        assert (await guest.state())["ply"] == 0
        await stranger.refused("not-seated", 403, f"/t/{guest.table}/leave-lesson")
        left = (await guest.post(f"/t/{guest.table}/leave-lesson"))["state"]
        assert left["lesson"] is None
        state = (await guest.post(f"/t/{guest.table}/move", **move))["state"]
        assert state["ply"] > 0


def test_what_comes_to_the_same_is_no_other_move(tmp_path):
    """In any order, one after another or at once; what would end the step too early is refused. And
    nothing is offered whole: who is led step by step sees the steps."""

    async def play(folder):
        async with opened(folder) as place:
            guest = place.guest()
            state = await learn(guest, "troyes", lesson=2)
            moves = korsi.game("troyes").moves
            build, five, four, done = map(
                moves.parse, ("build", "take 0 white 5", "take 0 white 4", "done")
            )
            while state["lesson"]["action"] != build:
                move = {"ply": state["ply"], "action": state["lesson"]["action"]}
                assert (await guest.state())["payment"] is None
                await guest.post(f"/t/{guest.table}/move", **move)
                state = await my_turn(guest)
            early = {"ply": state["ply"], "actions": [build, four, done]}
            answer = await guest.post(f"/t/{guest.table}/move", **early)
            assert answer["refused"].startswith("That would be allowed")
            whole = {"ply": state["ply"], "actions": [build, four, five, done]}
            await guest.post(f"/t/{guest.table}/move", **whole)
            state = await my_turn(guest)
            assert "Merchant" in said_in(state)[0], "the guide goes on behind all of it"

    played(play)(tmp_path)


@played
async def test_who_left_the_guide_by_mistake_has_it_back_until_the_game_goes_another_way(tmp_path):
    async with opened(tmp_path) as place:
        guest, stranger = place.guest(), place.guest()
        first = await learn(guest)
        there = f"/t/{guest.table}"
        assert not first["lesson_left"]
        await guest.refused("lesson-gone", 409, f"{there}/return-lesson")
        left = (await guest.post(f"{there}/leave-lesson"))["state"]
        assert left["lesson_left"] and not (await stranger.state(guest.table))["lesson_left"]
        await stranger.refused("not-seated", 403, f"{there}/return-lesson")
        again = (await guest.post(f"{there}/return-lesson"))["state"]
        assert again["lesson"] == first["lesson"] and not again["lesson_left"]
        await guest.post(f"{there}/leave-lesson")
        other = next(c for c in first["choices"] if c["action"] != first["lesson"]["action"])
        move = {"ply": first["ply"], "action": other["action"]}
        state = (await guest.post(f"{there}/move", **move))["state"]
        assert not state["lesson_left"]
        await guest.refused("lesson-gone", 409, f"{there}/return-lesson")


@played
async def test_what_was_taken_back_is_said_again(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        first = await learn(guest)
        move = {"ply": first["ply"], "action": first["lesson"]["action"]}
        state = (await guest.post(f"/t/{guest.table}/move", **move))["state"]
        assert state["lesson"]["said"] != first["lesson"]["said"]
        state = (await guest.post(f"/t/{guest.table}/undo", ply=state["ply"]))["state"]
        assert state["lesson"]["said"] == first["lesson"]["said"]


@played
async def test_the_rest_of_a_payment_is_made_where_there_is_one_way_to_pay(tmp_path):
    """Every card of it was to be tapped, though no other would do."""
    async with opened(tmp_path) as place:
        guest = place.guest()
        await learn(guest, "mangrovia")
        while not (state := await my_turn(guest))["choices"][0]["move"].startswith("pay"):
            await guest.post(
                f"/t/{guest.table}/move", ply=state["ply"], action=state["lesson"]["action"]
            )
        move = {"ply": state["ply"], "action": state["lesson"]["action"]}
        after = (await guest.post(f"/t/{guest.table}/move", **move))["state"]
        assert after["last"] == state["last"] + 3 and not after["prompt"]["text"].startswith("Pay")
        back = (await guest.post(f"/t/{guest.table}/undo", ply=after["ply"]))["state"]
        assert back["last"] == state["last"], "taken back with the step it followed from"


@played
async def test_only_the_learner_is_guided(tmp_path):
    async with opened(tmp_path) as place:
        guest, watcher = place.guest(), place.guest()
        await learn(guest)
        assert (await watcher.state(guest.table))["lesson"] is None


@played
async def test_newcomers_are_offered_to_learn_first(tmp_path):
    async with opened(tmp_path) as place:
        guest = place.guest()
        page = (await guest.get("/")).text
        assert '<button class="button main" formaction="/learn/kilt_castle"' in page
        await learn(guest)
        page = (await guest.get("/")).text
        assert '<button class="button" formaction="/learn/kilt_castle"' in page
        assert '<button class="button main" formaction="/learn/troyes"' in page, "still new to it"


def test_the_guide_calls_the_others_by_their_names(tmp_path):
    """It spoke of Red and Light grey, and the table of Mina and Maral."""

    async def play(folder):
        async with opened(folder) as place:
            for language in ("en", "fa", "de", "fr", "it"):
                guest = place.guest(language)
                state = await learn(guest, "kilt_castle")
                others = [seat["name"] for seat in state["seats"] if not seat["yours"]]
                assert len(others) == 2 and all(name in said_in(state)[0] for name in others)

    played(play)(tmp_path)


@pytest.mark.parametrize("body", [{"lesson": 9}, {"lesson": "x"}])
def test_there_is_no_such_lesson(body, tmp_path):
    async def ask(folder):
        async with opened(folder) as place:
            reply = await place.guest().client.post("/learn/kilt_castle", json=body)
            assert reply.status_code in (400, 404)

    played(ask)(tmp_path)


@played
async def test_a_guide_asks_for_one_step_at_a_time(tmp_path):
    """Who passed for the whole season there read "call off" while boats were chosen in the next."""
    async with opened(tmp_path) as place:
        guest = place.guest()
        state, passes = await learn(guest, "keyflower"), 0
        while (state := await my_turn(guest))["lesson"]["action"] is not None:
            assert state["repeat"] is None
            planned_now = state["lesson"]["action"]
            passes += any(
                c.get("passes", False) for c in state["choices"] if c["action"] == planned_now
            )
            move = {"ply": state["ply"], "action": planned_now, "ask": True}
            await guest.post(f"/t/{guest.table}/move", **move)
        assert passes


@played
async def test_a_payment_the_guide_asks_for_names_all_it_lays_down(tmp_path):
    """It said "Pay with water: pays for the hut", while 11 in valuables were due."""
    async with opened(tmp_path) as place:
        guest = place.guest()
        state, paid = await learn(guest, "mangrovia"), 0
        while (state := await my_turn(guest))["lesson"]["action"] is not None:
            action = state["lesson"]["action"]
            row = next(c for c in state["choices"] if c["action"] == action)
            if row["move"].startswith("pay"):
                paid += 1
                before = state["last"]
            actions = [action, *row.get("then", [])]
            move = {"ply": state["ply"], "actions": actions, "ask": True}
            after = (await guest.post(f"/t/{guest.table}/move", **move))["state"]
            if row["move"].startswith("pay"):
                assert row["then"] and after["last"] >= before + len(actions)
                assert all(name in row["text"] for name in ("water", "7")) or paid > 1
        assert paid == 2, "each of the two huts is paid with one click"
