"""Tables outlive corrections: of the box, and of the rules."""

import gc
import sys

import pytest

import korsi
from korsi.core.box import box_from
from korsi.core.game import game_with_box
from korsi.core.match import Match
from korsi.table.store import boxes
from korsi.table.store.models import tables
from table.table import open_table, opened, played_on_both, until

RICHER = ("start_per_player = 10", "start_per_player = 11")


def other_box(name="kilt_castle", old=RICHER[0], new=RICHER[1]):
    """A box somebody has corrected."""
    text = korsi.game(name).box.text
    assert old in text
    return box_from(text.replace(old, new, 1))


# --------------------------------------------------------------------------- boxes side by side


def test_two_boxes_of_a_game_are_played_side_by_side():
    ours, box = korsi.game("kilt_castle"), other_box()
    theirs = game_with_box("kilt_castle", box)
    assert theirs.beside and theirs.plain and theirs.compiled is None
    assert Match(theirs, 3, seed=1).scores() == [11] * 3
    assert Match(ours.interpreted, 3, seed=1).scores() == [10] * 3
    assert game_with_box("kilt_castle", box) is theirs
    assert game_with_box("kilt_castle", ours.box) is ours, "the same values: the installed game"
    assert theirs.salt != ours.salt
    match = Match(theirs, 3, seed=1)
    assert match.view(match.acting()[0]).scene().targets, "drawn with trials of its own rules"


def test_a_box_nobody_plays_with_any_more_is_forgotten(monkeypatch):
    monkeypatch.setattr("korsi.core.game.BESIDE", 1)
    first = game_with_box("kilt_castle", other_box(new="start_per_player = 12"))
    alias = first.setup.__module__
    second = game_with_box("kilt_castle", other_box(new="start_per_player = 13"))
    assert alias in sys.modules, "somebody has it still"
    del first
    gc.collect()
    assert alias not in sys.modules
    assert second.setup.__module__ in sys.modules


def test_a_box_that_contradicts_itself_is_refused_and_leaves_nothing():
    with pytest.raises(korsi.BadBox, match="22 cells"):
        game_with_box("kilt_castle", other_box(old="cell_count = 22", new="cell_count = 21"))


@played_on_both
async def test_a_table_opens_with_its_own_box(folder):
    """Begun with a box, and then the installed one is corrected: it goes on with its own, with its
    bots, and another one beside it is played with the installed box."""
    box = other_box()
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random", "greedy"])
        old = ann.table
        async with place.context.store.writing() as c:
            assert await boxes.read(c, korsi.game("kilt_castle").box.digest)
            await boxes.keep(c, "kilt_castle", box)
            await boxes.keep(c, "kilt_castle", box)
            assert set(await boxes.digests(c, "kilt_castle")) == {
                box.digest, korsi.game("kilt_castle").box.digest
            }  # fmt: skip
            await c.execute(tables.update().values(box=box.digest))
        place.context.live_tables.clear()
        state = await until(ann.state, lambda s: s["choices"])
        assert place.context.live_tables[old].match.at(0).scores() == [11, 11, 11]
        for _ in range(2):
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            await ann.post(f"/t/{old}/move", **body)
            state = await until(ann.state, lambda s: s["choices"])
        makers = place.context.live_tables[old].makers
        assert makers.count("bot") >= 2 and place.context.pool.faults == 0
        await open_table(ann, ["me", "random"])
        assert place.context.live_tables[ann.table].match.at(0).scores() == [10, 10]


@played_on_both
async def test_a_box_whose_text_is_lost_is_asked_for(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "random"])
        async with place.context.store.writing() as c:
            await c.execute(tables.update().values(box="0123456789abcdef"))
        place.context.live_tables.clear()
        reply = (await ann.get(f"/t/{ann.table}/state", expect=409)).json()
        assert reply["error"]["key"] == "old-box"
        assert "--box" in reply["error"]["text"]
