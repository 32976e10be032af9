"""Hints: a whole turn with reasons, one for a position, nothing leaked, told where others play."""

import pytest

import korsi
from korsi.language import Words
from korsi.table.hints import _alike, _chance
from korsi.table.wording import LOCALE
from table.table import open_table, opened, played, together, until
from warm import THINKING


async def asked(guest, **body):
    return (await guest.post(f"/t/{guest.table}/hint?layout=wide", **body))["hint"]


def alone_to_act(state):
    """Bots that act at the same time have decided."""
    return state["prompt"]["yours"] and sum(s["acting"] for s in state["seats"]) == 1


def texts(state):
    return [line["text"] for line in state["log"]]


def test_trial_games_speak_for_a_turn_as_far_as_they_can_tell():
    """It read three measures at once: six games more than the next best turn, 37 and 33 with a
    quick move instead, 32 %."""
    words = Words("en", korsi.game("kilt_castle"), also=(LOCALE,), isolate=False)
    best, other = ({"chance": chance, "spread": 0.02} for chance in (0.60, 0.50))
    assert "60 with this turn and about 50 with the next best" in _chance(words, [best, other])
    near = {"chance": 0.58, "spread": 0.03}
    assert "about as many with the next best" in _chance(words, [best, near])
    assert _alike(best, near) and not _alike(best, other)  # without a reason it is left out
    assert _chance(words, [best]).endswith("60 with this turn")
    # told apart, but by less than can be read; and where hardly anything is left to win
    ahead, behind = ({"chance": chance, "spread": 0.001} for chance in (0.304, 0.296))
    assert _chance(words, [ahead, behind]).endswith("30 with this turn")
    lost = [{"chance": chance, "spread": 0.001} for chance in (0.0149, 0.0051)]
    assert _chance(words, lost).startswith("Even with this turn you win hardly any")
    assert not _chance(words, [{"chance": None, "spread": None}])


@pytest.mark.one_in(2)
@played
async def test_a_hint_is_a_whole_turn_with_reasons_chances_and_other_turns(folder):
    async with opened(folder) as place:
        ann = place.guest()
        ann.table = (await ann.post("/play/kilt_castle", bot="random", players=2))["table"]
        state = await until(ann.state, lambda s: s["prompt"]["yours"])
        assert state["hints"]
        hint = await asked(ann)
        offered = {c["action"]: c for c in state["choices"]}
        assert hint["action"] == hint["steps"][0]["action"] in offered
        assert 0 <= hint["before"] <= 100 and 0 <= hint["after"] <= 100
        assert str(hint["after"]) in hint["chance"] and hint["reasons"]
        assert len(hint["others"]) <= 2  # those about which there is something to say
        for other in hint["others"]:
            assert (
                other["steps"] and other["after"] <= hint["after"] and "of 100" in other["chance"]
            )
        for step in hint["steps"]:
            assert step["text"] and all(
                at["width"] > 0 for at in step["at"]
            )  # it can be shown on the board
        assert not any("hint" in text for text in texts(await ann.state()))  # nobody else is there
        # the turn can be played as it was told
        steps = [step["action"] for step in hint["steps"]]
        done = await ann.post(f"/t/{ann.table}/move", ply=hint["ply"], actions=steps)
        assert done["state"]["ply"] >= hint["ply"] + len(steps)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", [*THINKING[1:], "hands"])
def test_nothing_hidden_is_in_a_hint(name, tmp_path):
    """The whole answer stays the same when what the seat cannot know is dealt anew."""

    @played
    async def ask_and_redeal(folder):
        async with opened(folder) as place:
            ann = place.guest()
            await open_table(ann, ["me", "random"], game=name)
            state = await until(ann.state, alone_to_act)
            first = await asked(ann)
            live = place.context.live_tables[ann.table]
            before = live.match.state.tobytes()
            for seed in (5, 6):
                live.match.redeal(state["as"], seed)
                assert live.match.state.tobytes() != before
                live.hints.clear()
                live.cards.clear()
                assert await asked(ann) == first

    ask_and_redeal(tmp_path)


@pytest.mark.one_in(6)
@played
async def test_hints_are_off_among_people_unless_the_table_was_opened_with_them(folder):
    async with opened(folder) as place:
        ann, ben = place.guest(), place.guest("de")
        await together([ann, ben])
        state = await ann.state()
        assert not state["hints"]
        acts = ann if state["seats"][0]["acting"] else ben
        await acts.refused("hints-off", 403, f"/t/{ann.table}/hint")

        made = await together([ann, ben], game="hands", hints=True)
        assert made["state"]["hints"]  # who looks at the free seat sees it too
        state = await ann.state()
        assert state["hints"] and (await ben.state())["hints"]
        acts = ann if state["seats"][0]["acting"] else ben
        for _ in range(2):
            assert (await asked(acts))["steps"]
        told = [sum("hint" in t.lower() for t in texts(await ann.state()))]
        told += [sum("Tipp" in t for t in texts(await ben.state()))]
        assert told == [1, 1]  # once, to everybody


@played
async def test_who_waits_for_somebody_else_to_sit_down_has_no_hints_yet(folder):
    async with opened(folder) as place:
        ann = place.guest()
        made = await open_table(ann, ["me", "open"])
        assert not made["state"]["hints"]


@played
async def test_the_guide_gives_the_hints_of_a_guided_game(folder):
    async with opened(folder) as place:
        ann = place.guest()
        ann.table = (await ann.post("/learn/kilt_castle"))["table"]
        state = await until(ann.state, lambda s: s["lesson"] and s["lesson"]["action"] is not None)
        hint = await asked(ann)
        assert hint["action"] == state["lesson"]["action"] and hint["chance"] == ""
