"""What the table does by itself: forced steps, steps until the round ends; and what it asks before
a turn ends."""

import asyncio
import random
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import pytest

import korsi
from amounts import SEED, amount
from korsi import Match
from korsi.core.record import read_record
from korsi.language import Words
from korsi.table import log_lines
from korsi.table.forced import (
    _tells,
    back_to_decision,
    final,
    holds,
    may_be_made,
    next_step,
    ordered,
    why_not,
)
from korsi.table.store.tables import Seat
from korsi.table.wording import action_text
from table.table import finish, open_table, opened, played, together, until

PEOPLE = [Seat(seat, "person", seat) for seat in range(6)]
ALONE = [Seat(0, "person", 0), *(Seat(seat, "bot", bot="greedy") for seat in range(1, 6))]


GAMES = ("kilt_castle", "keyflower", "mangrovia", "troyes")


def company(seats, **orders):
    setup = SimpleNamespace(lesson=False)
    return SimpleNamespace(seats=seats, orders=orders, setup=setup, rests=lambda match: False)


def walk(game, players, seed, decided="person"):
    """A random game, position by position: (match, who made its actions, seat, its actions)."""
    match, chance, makers = Match(game, players, seed), random.Random(seed), []
    while not match.over:
        seat = chance.choice(match.acting())
        legal = match.legal_actions(seat)
        yield match, makers, seat, legal
        match.play(chance.choice(legal), seat)
        makers.append(decided)


# --------------------------------------------------------------------------- forced steps


@pytest.mark.parametrize("game", ["troyes", "mangrovia", "keyflower"])
def test_a_step_made_at_once_tells_others_nothing(game):
    """With other people at the table, a step is made by itself only where whoever cannot see a
    seat's secrets knows that there is but one."""
    made = told = 0
    for match, makers, seat, legal in walk(game, 3, SEED % 1000):
        if len(legal) != 1 or not may_be_made(company(PEOPLE), match, makers, seat, legal[0]):
            continue
        made += 1
        for guess in range(4):
            other = match.at(len(match)).redeal(-1, SEED + guess)
            told += len(other.legal_actions(seat)) != 1
    assert made > 3 and told <= made // 10, f"{told} of {4 * made} guesses were not forced"


def test_who_plays_alone_is_spared_every_forced_step_but_one_that_seals_a_decision():
    waits = Counter()
    for match, makers, seat, legal in walk("keyflower", 3, 5):
        by_hand = match.game.moves.verb_name(legal[0]) in match.game.by_hand
        if len(legal) == 1 and seat == 0 and not by_hand:
            made = may_be_made(company(ALONE), match, makers, seat, legal[0])
            if not made:
                assert back_to_decision(company(ALONE), match, makers) is not None
                assert not match.at(len(match)).play(legal[0], seat).can_undo(seat)
            waits[made] += 1
    assert waits[True] > 5


def test_what_was_taken_up_is_not_put_down_by_itself():
    """It had jumped to its only place; the click that was to put it there took it up again, carried
    it back, and the turn was over."""
    alone = 0
    for match, makers, seat, legal in walk("keyflower", 2, 8):
        if len(legal) == 1 and match.game.moves.verb_name(legal[0]) == "to":
            assert not may_be_made(company(ALONE), match, makers, seat, legal[0])
            before = match.at(len(match) - 1)
            assert final(before, seat, match.actions[-1][1]) is None, "lifting ends nothing"
            alone += 1
    assert alone > 2


def test_nothing_is_done_for_bots_nor_where_there_is_a_choice():
    bots = [replace(s, kind="bot", bot="greedy") for s in PEOPLE]
    for match, makers, _, _ in walk("troyes", 2, 3):
        assert next_step(company(bots), match, makers, {}) is None
        step = next_step(company(PEOPLE), match, makers, {})
        if step is not None:
            assert match.legal_actions(step.seat) == [step.action] and step.kind == "forced"


def test_a_forced_step_is_taken_back_with_the_decision_before_it():
    for match, _, seat, legal in walk("troyes", 2, 3):
        if len(match) and len(legal) == 1 and match.can_undo(seat):
            last = match.at(len(match)).play(legal[0], seat)
            if last.can_undo(seat):
                makers = ["person"] * len(match) + ["table"]
                assert back_to_decision(company(PEOPLE), last, makers) == len(match) - 1
                assert (
                    back_to_decision(company(PEOPLE), last, ["bot"] * len(match) + ["table"])
                    is None
                )
                return
    raise AssertionError("no such position")


def test_nothing_else_was_possible_is_said_of_whole_turns_alone():
    makers, told = [], Counter()
    for match, _, _, legal in walk("troyes", 2, 3):  # noqa: B007
        makers.append("table" if len(legal) == 1 else "person")
    live = SimpleNamespace(match=match, makers=makers, stories={})
    turns = log_lines.turns_of(live)
    chosen = {turn for turn, maker in zip(turns, makers, strict=True) if maker == "person"}
    for n, turn in enumerate(turns):
        said = log_lines.made_whole(live, turn - 1, n)
        assert not said or turn not in chosen
        told[said] += makers[n] == "table"
    assert told[True] and told[False], told


@pytest.mark.one_in(4)
@played
async def test_forced_steps_are_made_told_and_kept(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random"], game="troyes")
        chance = random.Random(SEED)
        offered = Counter()

        def choose(choices):
            offered[len(choices)] += 1
            return chance.choice(choices)

        state = await until(ann.state, lambda s: s["choices"] or s["status"] == "over")
        for _ in range(60):
            if state["status"] == "over":
                break
            if not state["choices"]:
                state = await until(ann.state, lambda s: s["choices"] or s["status"] == "over")
                continue
            body = {"ply": state["ply"], "action": choose(state["choices"])["action"]}
            state = (await ann.post(f"/t/{ann.table}/move", **body))["state"]
        assert any(line.get("forced") for line in state["log"])
        assert offered[1] <= 2, f"asked although there was nothing to decide: {offered}"
        await until(ann.state, lambda s: s["choices"] or s["status"] == "over")  # bots rest
        live = place.context.live_tables[ann.table]
        plain = live.match.digest(), live.ply, live.makers
        place.context.live_tables.clear()  # the log on disk tells the same story
        await ann.state()
        again = place.context.live_tables[ann.table]
        assert (again.match.digest(), again.ply, again.makers) == plain


@pytest.mark.one_in(4)
@played
async def test_at_one_screen_forced_steps_are_made_too_and_games_end(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="mangrovia")
        chance = random.Random(SEED)
        state = await finish([ann], chance.choice)
        told = [line["text"] for line in state["log"] if line.get("forced")]
        assert state["status"] == "over" and told
        assert not any("skip" in text for text in told), "nobody did that: nothing was left to do"
        text = (await ann.get(f"/t/{ann.table}/record")).text
        assert read_record(text).over and "practice" not in text


def test_who_had_nothing_left_to_do_is_told_why_and_nobody_else_is():
    words = Words("en", "mangrovia", isolate=False)
    live = SimpleNamespace(match=Match("mangrovia", 2, 1), makers=["table"], cards={}, stories={})
    live.setup = SimpleNamespace(state="playing")
    view = SimpleNamespace(moment=lambda: {"prompt": {"step": "act", "why": "huts"}})
    event = {"event": "waives", "seat": 0, "pier": 10}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log_lines, "view_of", lambda *_: view)
        told = [words.event(log_lines._with_why(live, 0, event, words, you), ["Ann", "Bo"], you)
                for you in (0, 1)]  # fmt: skip
    assert told[0] == "You have nothing left to do at pier 10: you have no hut left."
    assert told[1] == "Ann has nothing left to do at pier 10."


# --------------------------------------------------------------------------- practice


async def alone_after(place, moves, game="kilt_castle", bots=1):
    ann = place.guest()
    await open_table(ann, ["me"] + ["random"] * bots, game=game)
    decided = []
    for _ in range(moves):
        state = await until(ann.state, lambda s: s["choices"])
        decided.append(state["last"])
        body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
        await ann.post(f"/t/{ann.table}/move", **body)
    return ann, decided, await until(ann.state, lambda s: s["choices"])


@played
async def test_whose_moves_are_undone_is_said(folder):
    """Of one bot or of several: the question spoke of one."""
    async with opened(folder) as place:
        ann, decided, state = await alone_after(place, 1, bots=2)
        said = set()
        for _ in range(20):
            if state["take_back"] == "practice":
                since = [one for one in state["log"] if one["ply"] > decided[-1]]
                others = {one["by"] for one in since if one["by"] != 0}
                assert state["sealed"] == ("bots" if len(others) > 1 else "bot")
                said.add(state["sealed"])
            if "bots" in said:
                break
            decided.append(state["last"])
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            await ann.post(f"/t/{ann.table}/move", **body)
            state = await until(ann.state, lambda s: s["choices"])
        assert "bots" in said


@pytest.mark.one_in(3)
@played
async def test_alone_with_bots_one_goes_back_to_one_s_last_decision(folder):
    async with opened(folder) as place:
        ann, decided, state = await alone_after(place, 6)
        while state["take_back"] != "practice":  # until bots have moved since
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            decided.append(state["last"])
            await ann.post(f"/t/{ann.table}/move", **body)
            state = await until(ann.state, lambda s: s["choices"])
        assert state["can_undo"] and not state["practice"]
        assert state["sealed"] in ("bot", "draw", "shown")
        back = (await ann.post(f"/t/{ann.table}/undo", ply=state["ply"]))["state"]
        assert back["last"] == decided[-1] and back["prompt"]["yours"] and back["practice"]
        assert [x["note"] for x in back["log"] if x.get("note")] == ["practice"]
        # once more, with a ply only bots have moved since: no 409
        again = (await ann.post(f"/t/{ann.table}/undo", ply=back["ply"]))["state"]
        assert again["last"] == decided[-2]
        place.context.live_tables.clear()
        kept = await ann.state()
        assert kept["practice"] and kept["last"] == again["last"] and kept["ply"] == again["ply"]
        await finish([ann])
        record = (await ann.get(f"/t/{ann.table}/record")).text
        assert "# practice" in record and read_record(record).over


async def acted(guest, state, chance):
    """What a person does by one click: the whole payment where one is offered, else a hut before
    all, and anything."""
    row = chance.choice(state["choices"])
    for one in state["choices"]:
        row = one if one["move"].startswith("build") else row
    whole = (state["payment"] or {}).get("actions") or [row["action"], *row.get("then", ())]
    body = {"ply": state["ply"], "seat": state["as"], "actions": whole}
    after = (await guest.post(f"/t/{guest.table}/move", **body))["state"]
    return after, whole


@played
async def test_taking_back_goes_to_the_last_thing_that_was_decided(folder):
    """Mangrovia: a hut was paid by one click, and going back took one card of it, which was paid
    again at once; only the third press took the hut back."""
    chance = random.Random(SEED)
    async with opened(folder) as place:
        for game in GAMES:
            ann = place.guest()
            await open_table(ann, ["me", "random"], game=game)
            gone = several = 0
            while gone < amount(6, 40) or (game == "mangrovia" and not several):
                state = await until(ann.state, lambda s: s["choices"] or s["status"] == "over")
                if state["status"] == "over":
                    break
                _, made = await acted(ann, state, chance)
                after = await until(ann.state, lambda s: s["choices"] or s["status"] == "over")
                if not after["can_undo"] or (len(made) < 2 and chance.random() < 0.7):
                    continue
                back = (await ann.post(f"/t/{ann.table}/undo", ply=after["ply"]))["state"]
                await asyncio.sleep(0.02)
                live = place.context.live_tables[ann.table]
                anew = [step.seat for step in live.steps[back["ply"] :]]
                assert back["as"] not in anew, "made again by itself"
                by_hand = live.match.game.by_hand
                assert len(back["choices"]) > 1 or by_hand, "something to decide"
                left = [seat for seat, _ in live.match.actions[state["last"] : back["last"]]]
                assert state["as"] not in left, "all that one click made"
                gone, several = gone + 1, several + (len(made) > 1)
                await acted(ann, back, chance)


@played
async def test_with_other_people_what_a_bot_did_stands(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest()
        await together([ann, ben])
        for _ in range(3):
            for one in (ann, ben):
                state = await one.state()
                while state["choices"]:
                    body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
                    state = (await one.post(f"/t/{ann.table}/move", **body))["state"]
        for one in (ann, ben):
            state = await one.state()
            assert state["take_back"] in ("", "undo") and not state["practice"]


@played
async def test_a_fork_is_not_taken_back_behind_its_beginning(folder):
    async with opened(folder) as place:
        ann, _, state = await alone_after(place, 4)
        twice = [await ann.post(f"/t/{ann.table}/fork", at=state["last"]) for _ in range(2)]
        assert twice[0]["table"] == twice[1]["table"], "clicked twice, one table"
        ann.table = twice[0]["table"]
        state = await until(ann.state, lambda s: s["choices"])
        floor = place.context.live_tables[ann.table].setup.forked_at
        while state["take_back"] == "practice":
            state = (await ann.post(f"/t/{ann.table}/undo", ply=state["ply"]))["state"]
            assert state["last"] >= floor


# --------------------------------------------------------------------------- being asked


def test_what_ends_a_turn_is_found_on_the_view():
    """The seat's own view is enough, and what it says comes true: whoever is told so decides no
    more, and who is not told still does."""
    seen = Counter()
    for game in GAMES:
        for match, _, seat, legal in walk(game, 2, 3):
            for action in {legal[0], legal[len(legal) // 2], legal[-1]}:
                found = final(match, seat, action)
                steps = found.steps if found and found.ends else None
                seen[game, steps is not None] += 1
                after = match.at(len(match)).play(action, seat)
                for n, step in enumerate(steps or [action]):
                    assert n == 0 or after.legal_actions(seat) == [step]
                    after = after if n == 0 else after.play(step, seat)
                told = [match.game.moves.write(one) for one in steps or []]
                assert (seat in after.acting()) == (steps is None), (game, told)
            if len(match) > amount(150, 1000):
                break
    assert all(seen[game, ends] > 3 for game in GAMES for ends in (0, 1)), seen


def test_nobody_is_asked_to_confirm_what_is_not_made_by_itself():
    """Mangrovia on a phone: building asked "build; pay Mangrove?", did the first, and asked the
    same again for the second, which shows a card and so waits for its player."""
    seen = 0
    for match, _, seat, legal in walk("mangrovia", 3, 3):
        for action in legal:
            found = final(match, seat, action)
            after = match.at(len(match)).play(action, seat)
            for step in found.steps[1:] if found else ():
                assert not (after.can_undo() and _tells(after, seat, step))
                after.play(step, seat)
            seen += match.game.moves.verb_name(action) == "build"
        if seen > 12:
            break
    assert seen > 12


def test_who_builds_after_another_is_not_told_that_the_turn_ends():
    """Kilt Castle: a card of two colours, another builds, then whoever moved it. Elsewhere nobody
    is asked again within a turn."""
    seen = Counter()
    for game in GAMES:
        for match, _, seat, legal in walk(game, 3, 3):
            for action in {legal[0], legal[-1]}:
                found = final(match, seat, action)
                if not (found and found.ends):
                    continue
                seen[game, found.again] += 1
                after, turn = match.at(len(match)), match.state["turn"]
                for step in found.steps:
                    after.play(step, seat)
                while found.again and seat not in after.acting():
                    other = after.acting()[0]
                    after.play(after.legal_actions(other)[0], other)
                assert not found.again or after.state["turn"] == turn
            if len(match) > 120:
                break
    assert seen["kilt_castle", True] > 3 and all(seen[game, False] > 3 for game in GAMES), seen
    assert not any(again for game, again in seen if game != "kilt_castle"), seen


def test_who_builds_in_anothers_turn_has_not_begun_it():
    """One was told that one's turn ends where it was a bot's."""
    match, chance = Match("kilt_castle", 3, 4), random.Random(1)
    seen: Counter[bool] = Counter()
    begun, turn = 0, -1
    while not match.over:
        (seat,) = match.acting()
        if int(match.state["turn"]) != turn:
            begun, turn = seat, int(match.state["turn"])
        assert log_lines.begun_by_another(match, seat) == (seat != begun)
        seen[seat != begun] += 1
        match.play(chance.choice(match.legal_actions(seat)), seat)
    assert seen[True] > 5 and seen[False] > 5


@played
async def test_the_end_of_a_turn_waits_for_a_confirmation(folder):
    async with opened(folder) as place:
        ann = place.guest("fa")
        await open_table(ann, ["me", "me"])
        asked, words = 0, Words("fa", korsi.game("kilt_castle"))
        for _ in range(12):
            state = await ann.state()
            body = {"ply": state["ply"], "seat": state["as"]}
            body["action"] = state["choices"][0]["action"]
            reply = await ann.post(f"/t/{ann.table}/move", **body, ask=True)
            if "confirm" in reply:
                asked += 1
                whole = [*state["steps"], action_text(words, body["action"])]  # all of the turn
                assert reply["confirm"]["steps"][: len(whole)] == whole
                assert reply["confirm"]["ends"]
                assert (await ann.state())["ply"] == state["ply"], "nothing was done"
                live = place.context.live_tables[ann.table]
                reply = await ann.post(f"/t/{ann.table}/move", **body)
                assert state["as"] not in live.match.acting(), "it was the end of the turn"
            assert reply["state"]["ply"] > state["ply"]
        assert 2 < asked < 12


@played
async def test_newcomers_are_asked_until_they_say_otherwise(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")

        async def asked():
            page = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
            return 'id="ui-ask" checked' in page

        assert await asked()
        assert (await ann.post("/settings", ask=False))["ask"] is False
        assert not await asked()
        ann.client.cookies.delete("korsi_ask")
        for _ in range(5):
            await open_table(ann, ["me", "me"], game="hands")
            await ann.post(f"/t/{ann.table}/resign", seat=0)
        assert (await ann.state())["status"] == "over" and not await asked()


# --------------------------------------------------------------------------- clicked twice, offline


@played
async def test_a_move_sent_again_after_a_lost_answer_is_made_once(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        body = {"ply": 0, "seat": state["as"], "action": state["choices"][0]["action"]}
        await ann.post(f"/t/{ann.table}/move", **body)
        again = await ann.post(f"/t/{ann.table}/move", **body, again=True)
        assert again["state"]["ply"] == 1
        other = next(c["action"] for c in state["choices"] if c["action"] != body["action"])
        lost = {**body, "action": other, "again": True}
        await ann.refused("stale", 409, f"/t/{ann.table}/move", **lost)
        stranger = place.guest()
        await stranger.post("/play/hands")
        await stranger.refused("not-seated", 403, f"/t/{ann.table}/move", **body, again=True)


@pytest.mark.one_in(2)
@played
async def test_who_asks_twice_for_a_hint_is_given_the_same(folder):
    once = {**dict.fromkeys(("look", "act", "open", "talk", "enter", "send", "guest"), (999, 999))}
    async with opened(folder, limits={**once, "think": (1, 1)}) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        asked = [ann.post(f"/t/{ann.table}/hint") for _ in range(3)]
        hints = [reply["hint"] for reply in await asyncio.gather(*asked)]
        hints.append((await ann.post(f"/t/{ann.table}/hint"))["hint"])
        assert hints[0] and all(hint == hints[0] for hint in hints)


# --------------------------------------------------------------------------- until the round ends


def test_passing_goes_on_until_something_changes():
    kinds = Counter()
    for seed in range(4):
        given, since = None, 0
        for match, _, seat, legal in walk("keyflower", 3, seed):
            if seat != 0:
                continue
            if ordered(match) not in legal:
                ended = given is not None and match.state["queue_at"] < match.players
                if ended and "boat" in {match.game.moves.verb_name(a) for a in legal}:
                    lost = int(given.state["leads"][0]) & ~int(match.state["leads"][0])
                    assert why_not(match, 0, since) == "round", "nobody has outbid anybody"
                    kinds["sold"] += lost != 0
                continue
            if given is None:
                given, since = match.at(len(match)), len(match)
                assert holds(match, 0, since)
                continue
            goes_on = holds(match, 0, since)
            season = match.state["season"] == given.state["season"]
            lost = int(given.state["leads"][0]) & ~int(match.state["leads"][0])
            new = set(legal) - set(given.legal_actions(0))
            assert goes_on == (season and not lost and not new)
            why = "" if goes_on else "upset" if season and lost else "new" if season else "round"
            assert why_not(match, 0, since) == why
            kinds[goes_on] += 1
            if not goes_on:
                given = None
    assert kinds[True] and kinds[False] and kinds["sold"]


@played
async def test_who_passes_for_the_season_is_not_asked_again_and_may_call_it_off(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="keyflower")
        state = await ann.state(seat=0)
        seat = next(s["seat"] for s in state["seats"] if s["acting"])
        state = await ann.state(seat=seat)
        assert (
            state["repeat"] == {"text": "Pass until the round ends", "on": False}
            or "Pass" in (state["repeat"]["text"])
        )
        done = await ann.post(f"/t/{ann.table}/repeat", seat=seat, on=True)
        live = place.context.live_tables[ann.table]
        assert live.match.actions == [(seat, ordered(live.match))] and done["state"]["last"] == 1
        mine = await ann.state(seat=seat)
        assert mine["repeat"]["on"]
        # who passes in the same moment has passed; anything else is told that it comes too late
        late = {"ply": 0, "seat": seat}
        same = await ann.post(f"/t/{ann.table}/move", move="pass", **late)
        assert same["state"]["last"] == 1
        bid = next(c["action"] for c in state["choices"] if c["move"] != "pass")
        await ann.refused("stale", 409, f"/t/{ann.table}/move", action=bid, **late)
        place.context.live_tables.clear()
        assert (await ann.state(seat=seat))["repeat"]["on"], "kept in the log"
        await ann.post(f"/t/{ann.table}/repeat", seat=seat, on=False)
        assert (await ann.state(seat=seat))["repeat"] is None
        # taking the pass back calls the order off as well
        back = (await ann.post(f"/t/{ann.table}/undo", ply=live.ply, seat=seat))["state"]
        assert back["last"] == 0
        await ann.post(f"/t/{ann.table}/repeat", seat=seat, on=True)
        other = 1 - seat
        state = await ann.state(seat=other)
        while any(s["acting"] for s in state["seats"] if s["seat"] == other):
            bid = next(c for c in state["choices"] if c["move"] != "pass")
            body = {"ply": state["ply"], "seat": other, "action": bid["action"]}
            await ann.post(f"/t/{ann.table}/move", **body)
            state = await ann.state(seat=other)
            if place.context.live_tables[ann.table].match.actions[-1][0] == seat:
                break
        live = place.context.live_tables[ann.table]
        passes = [a for a in live.match.actions if a == (seat, ordered(live.match))]
        assert len(passes) == 2, "the second one was made by the table"
        # it ends with the season, and says that this is why
        state = await ann.state(seat=other)
        while not (mine := await ann.state(seat=seat))["repeat_over"]:
            assert mine["repeat"]["on"]
            some = next((c for c in state["choices"] if c["move"] == "pass"), state["choices"][0])
            body = {"ply": state["ply"], "seat": other, "action": some["action"]}
            await ann.post(f"/t/{ann.table}/move", **body)
            state = await ann.state(seat=other)
        assert mine["repeat_over"] == "The season is over: you decide again."
        assert not state["repeat_over"], "it was another's order"
        chosen = {"ply": mine["ply"], "seat": seat, "action": mine["choices"][0]["action"]}
        await ann.post(f"/t/{ann.table}/move", **chosen)
        assert not (await ann.state(seat=seat))["repeat_over"], "who has decided knows it"
