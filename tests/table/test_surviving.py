"""Tables outlive corrections: of the box, and of the rules."""

import asyncio
import gc
import json
import shutil
import sqlite3
import sys
import time
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest
from sqlalchemy import select

import korsi
from korsi.cli import main
from korsi.core import game as register
from korsi.core.box import box_from
from korsi.core.game import game_folder, game_with_box, package_of
from korsi.core.match import Match
from korsi.core.rules_digest import imprint, rules_modules
from korsi.games import ORDER
from korsi.table import keeping, playing, worker
from korsi.table.keeping import put_away
from korsi.table.keepsakes import keepsake_in, reopened_in
from korsi.table.live_table import get_table
from korsi.table.problems import Problem
from korsi.table.store import boxes, keepsakes
from korsi.table.store.models import actions, tables
from korsi.table.store.models import boxes as kept_boxes
from korsi.table.surviving import OLD_RULES
from table.table import finish, open_table, opened, played, played_on_both, until

FIXTURE = Path(__file__).parents[1] / "fixtures" / "before_the_fix" / "store.sql"

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
    assert theirs.beside and theirs.is_interpreted and theirs.compiled is None
    assert Match(theirs, 3, seed=1).scores() == [11] * 3
    assert Match(ours.interpreted, 3, seed=1).scores() == [10] * 3
    assert game_with_box("kilt_castle", box) is theirs
    assert game_with_box("kilt_castle", ours.box) is ours, "the same values: the installed game"
    assert theirs.salt != ours.salt
    match = Match(theirs, 3, seed=1)
    assert match.view(match.acting()[0]).scene().targets, "drawn with trials of its own rules"


@pytest.mark.one_in(3)
def test_a_box_nobody_plays_with_any_more_is_forgotten(monkeypatch):
    monkeypatch.setattr("korsi.core.game.BESIDE", 1)
    first = game_with_box("kilt_castle", other_box(new="start_per_player = 17"))
    alias = first.setup.__module__
    second = game_with_box("kilt_castle", other_box(new="start_per_player = 18"))
    assert alias in sys.modules, "somebody has it still"
    del first
    gc.collect()
    assert alias not in sys.modules
    assert second.setup.__module__ in sys.modules


def test_a_box_that_contradicts_itself_is_refused_and_leaves_nothing():
    before = set(sys.modules)
    with pytest.raises(korsi.BadBox, match="22 cells"):
        game_with_box("kilt_castle", other_box(old="cell_count = 22", new="cell_count = 21"))
    assert set(sys.modules) == before


@pytest.mark.one_in(3)
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
            kept = await c.execute(select(kept_boxes.c.digest))
            own = korsi.game("kilt_castle").box.digest
            assert sorted(kept.scalars()) == sorted([box.digest, own])
            await c.execute(tables.update().values(box=box.digest))
        place.context.live_tables.clear()
        state = await until(ann.state, lambda s: s["choices"])
        assert place.context.live_tables[old].match.at(0).scores() == [11, 11, 11]
        for _ in range(4):
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            await ann.post(f"/t/{old}/move", **body)
            state = await until(ann.state, lambda s: s["choices"])
        makers = place.context.live_tables[old].makers
        assert makers.count("bot") >= 2 and place.context.pool.faults == 0
        await open_table(ann, ["me", "random"])
        assert place.context.live_tables[ann.table].match.at(0).scores() == [10, 10]


# --------------------------------------------------------------------------- corrected rules

LIGHT = "    s.lit[seat, kind] += 1\n"
HARMLESS = (LIGHT, "    s.lit[seat, kind] = s.lit[seat, kind] + 1\n")
TOLD_OTHERWISE = ("    emit(s, LIT, seat, kind, 0, 0)\n", "    emit(s, LIT, seat, 0, 0, 0)\n")
FOURTH_MOVE = (LIGHT, LIGHT + "    if s.turn == 3:\n        s.shown += 1\n")


@contextmanager
def corrected(folder, change, version=1):
    """Lantern as it would be installed after a correction of its rules."""
    package = folder / f"rules-{abs(hash(change))}" / "lantern"
    shutil.copytree(game_folder("lantern"), package)
    file = package / "rules" / "turn.py"
    text = file.read_text()
    assert change[0] in text
    file.write_text(text.replace(*change))
    own = korsi.game("lantern")
    new = game_with_box("lantern", own.box, rules=package)
    register._registered["lantern"] = replace(new, beside=False, version=version)
    try:
        yield korsi.game("lantern")
    finally:
        register._registered["lantern"] = own


async def begun(place, moves=6):
    """A game of Lantern under way, two people at one screen."""
    ann = place.guest()
    await open_table(ann, ["me", "me"], game="lantern")
    for _ in range(moves):
        state = await ann.state()
        seat = next(s["seat"] for s in state["seats"] if s["acting"])
        state = await ann.state(seat=seat)
        body = {"ply": state["ply"], "seat": seat, "action": state["choices"][0]["action"]}
        await ann.post(f"/t/{ann.table}/move", **body)
    return ann


async def kinds(place, table):
    async with place.context.store.reading() as c:
        of = select(actions.c.kind).where(actions.c.table == table).order_by(actions.c.seq)
        return list((await c.execute(of)).scalars())


def migrate(folder, capsys, *more):
    """What the command reports: table -> what becomes of it."""
    store = folder / "store"
    where = ["--database", store.read_text()] if store.exists() else ["--data", str(folder)]
    assert main(["migrate", "--json", *where, *more]) == 0
    report = json.loads(capsys.readouterr().out)
    return {one["table"]: one["what"] for one in report["tables"]}, report


def test_the_digest_of_rules_knows_their_code_and_nothing_else(tmp_path):
    own = korsi.game("lantern")
    assert own.rules == own.interpreted.rules
    assert game_with_box("lantern", box_from(own.box.text + "\n[more]\nx = 1\n")).rules == own.rules
    with corrected(tmp_path / "a", ('"""L-3.1, L-3.2: one', '"""One')) as commented:
        assert commented.rules == own.rules
    with corrected(tmp_path / "b", HARMLESS) as changed:
        assert changed.rules != own.rules


@pytest.mark.parametrize("name", ORDER)
def test_a_corrected_drawing_is_no_other_rule(name):
    """Else every table would be played again, and every puzzle weighed again, for a picture."""
    g = korsi.game(name)
    package = package_of(g.setup)
    found = rules_modules([g.acting, g.legal, g.apply, g.scores, g.value, g.features], package)
    parts = {
        f"{module.removeprefix(package)}.".split(".")[1] for module in found if package in module
    }
    assert {"rules", "box", "state", "moves", "scoring", "value"} <= parts
    assert not parts & {"scene", "explain", "terminal", "view"}


def test_an_imprint_is_of_the_position_not_of_its_layout():
    own = korsi.game("lantern").interpreted
    match = Match(own, 2, seed=3)
    before = imprint(match.state)
    match.play(match.legal()[0])
    assert imprint(match.state) != before
    wider = [("new_field", "i8"), *own.record.descr[::-1]]
    wider = [field for field in wider if field[0]]
    record = np.zeros(1, wider)[0]
    for name in own.record.names:
        record[name] = match.state[name]
    assert imprint(record) == imprint(match.state), "elsewhere, with a field more that says nothing"
    record["new_field"] = 1
    assert imprint(record) != imprint(match.state)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("change", [HARMLESS, TOLD_OTHERWISE])
def test_a_table_with_the_same_positions_moves_over(tmp_path, database, change, capsys):
    async def play():
        async with opened(tmp_path) as place:
            ann = await begun(place)
            return ann.table, (await ann.state())["log"]

    async def go_on(table, new):
        async with opened(tmp_path) as place:
            live = await get_table(place.context, table)
            assert live.match.game.rules == new.rules == live.setup.rules
            assert len(live.match) == 6 and live.setup.state == "playing"
            assert (await kinds(place, table))[-1] == "rules"
            assert live.notes == [], "nobody is told"
            place.context.live_tables.clear()
            await get_table(place.context, table)
            assert (await kinds(place, table)).count("rules") == 1, "once"

    table, _ = asyncio.run(play())
    with corrected(tmp_path, change) as new:
        assert migrate(tmp_path, capsys)[0] == {table: "moves over"}
        asyncio.run(go_on(table, new))
        assert migrate(tmp_path, capsys)[0] == {table: "same"}


@pytest.mark.one_in(2)
@played_on_both
async def test_a_table_with_another_position_ends_with_a_sentence(folder):
    async with opened(folder) as place:
        ann = await begun(place)
        with corrected(folder, FOURTH_MOVE):
            place.context.live_tables.clear()
            for language, said in (("en", "corrected"), ("de", "berichtigt"), ("fa", "اصلاح")):
                state = await place.guest(language).state(ann.table)
                assert state["status"] == "over" and said in state["prompt"]["text"]
                assert said in next(x["text"] for x in state["log"] if x.get("note") == "ended")
            assert state["last"] == 3, "up to there both agree"
            lost = [x for x in state["log"] if x.get("note") == "lost"]
            assert len(lost) == 3, "the other moves are told"
            assert (await kinds(place, ann.table))[-1] == "ended"
            await ann.get(f"/t/{ann.table}/state?at=2")
            page = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
            assert "<svg" in page
            await ann.refused("already-over", 409, f"/t/{ann.table}/move", ply=3, seat=0, action=0)


def test_a_table_stays_with_its_own_rules_where_they_are_kept(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "kept"
    assert main(["migrate", "--keep", str(kept)]) == 0
    assert str(kept / f"lantern-{korsi.game('lantern').rules}") in capsys.readouterr().out

    async def play():
        async with opened(tmp_path) as place:
            return (await begun(place)).table

    async def go_on(table, new):
        async with opened(tmp_path) as place:
            live = await get_table(place.context, table)
            assert live.match.game.beside and live.match.game.rules == live.setup.rules != new.rules
            assert live.setup.state == "playing" and len(live.match) == 6
            live.match.play(live.match.legal_actions()[0])
            fresh = await open_table(place.guest(), ["me", "me"], game="lantern")
            other = await get_table(place.context, fresh["table"])
            assert other.match.game.rules == new.rules

    table = asyncio.run(play())
    with corrected(tmp_path, FOURTH_MOVE) as new:
        assert migrate(tmp_path, capsys)[0] == {table: "ends"}
        monkeypatch.setenv(OLD_RULES, str(kept))
        assert migrate(tmp_path, capsys)[0] == {table: "stays"}
        asyncio.run(go_on(table, new))


@played_on_both
async def test_where_positions_were_not_noted_players_are_asked_to_look(folder):
    async with opened(folder) as place:
        ann = await begun(place)
        async with place.context.store.writing() as c:
            await c.execute(actions.update().values(position=None))
            await c.execute(tables.update().values(rules=""))
        place.context.live_tables.clear()
        state = await ann.state()
        assert not any(x.get("note") for x in state["log"]), "the same number of rules: no word"
        async with place.context.store.writing() as c:
            await c.execute(tables.update().values(rules="", version=0))
        place.context.live_tables.clear()
        state = await ann.state()
        assert state["status"] == "playing" and state["last"] == 6
        assert "look at the board" in next(x["text"] for x in state["log"] if x.get("note"))


def test_a_table_whose_box_is_lost_waits_for_it(tmp_path, capsys):
    box = other_box()
    file = tmp_path / "corrected.toml"
    file.write_text(box.text, encoding="utf-8")

    async def play():
        async with opened(tmp_path) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"])
            state = await ann.state()
            seat = next(s["seat"] for s in state["seats"] if s["acting"])
            state = await ann.state(seat=seat)
            body = {"ply": 0, "seat": seat, "action": state["choices"][0]["action"]}
            await ann.post(f"/t/{ann.table}/move", **body)
            async with place.context.store.writing() as c:
                await c.execute(tables.update().values(box=box.digest))
                await c.execute(actions.update().values(position=None))
            place.context.live_tables.clear()
            reply = (await ann.get(f"/t/{ann.table}/state", expect=409)).json()
            assert (
                reply["error"]["key"] == "old-box" and "runs this server" in reply["error"]["text"]
            )
            return ann.table

    async def again(table):
        async with opened(tmp_path) as place:
            live = await get_table(place.context, table)
            assert live.match.at(0).scores() == [11, 11] and live.setup.state == "playing"

    table = asyncio.run(play())
    assert migrate(tmp_path, capsys)[0] == {table: "waits"}
    assert migrate(tmp_path, capsys, "--box", str(file))[0] == {table: "same"}
    asyncio.run(again(table))


@pytest.mark.one_in(3)
def test_migrate_carries_out_what_it_reports(tmp_path, database, capsys):
    async def play():
        async with opened(tmp_path) as place:
            short, long = await begun(place, 2), await begun(place, 6)
            over = place.guest()
            await open_table(over, ["me", "me"], game="lantern")
            await finish([over])
            return short.table, long.table, over.table

    async def look(short, long, over):
        async with opened(tmp_path) as place:
            assert (await get_table(place.context, short)).setup.state == "playing"
            assert (await get_table(place.context, long)).setup.state == "over"

    short, long, over = asyncio.run(play())
    _, report = migrate(tmp_path, capsys, "--do")
    assert (report["kept"], report["not_kept"]) == (1, 0), "before the correction"
    with corrected(tmp_path, FOURTH_MOVE):
        found, report = migrate(tmp_path, capsys)
        assert found == {short: "moves over", long: "ends"} and not report["done"]
        assert migrate(tmp_path, capsys)[0] == found, "nothing was changed"
        assert migrate(tmp_path, capsys, "--do")[0] == found
        assert migrate(tmp_path, capsys)[0] == {short: "same"}
        asyncio.run(look(short, long, over))


@played
async def test_a_game_that_is_not_installed_any_more_keeps_nobody_from_the_lobby(folder):
    async with opened(folder) as place:
        ann = await begun(place, 1)
        async with place.context.store.writing() as c:
            await c.execute(tables.update().values(game="gone"))
        place.context.live_tables.clear()
        reply = (await ann.get(f"/t/{ann.table}/state", expect=409)).json()
        assert reply["error"]["key"] == "old-rules"
        await ann.get("/", accept="text/html")


# --------------------------------------------------------------------------- finished games


@pytest.mark.one_in(2)
@played_on_both
async def test_a_finished_table_opens_without_playing_it_again(folder):
    """And shows the same as when it was played again."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="lantern")
        await finish([ann])
        applied = []
        after = Match._after
        Match._after = lambda self, *step: applied.append(step) or after(self, *step)
        try:
            place.context.live_tables.clear()
            played = await ann.state()
            live = await get_table(place.context, ann.table)
            assert len(applied) >= len(live.match) > 0
            assert await put_away(place.context.store, live)
            place.context.live_tables.clear()
            applied.clear()
            reopened = await ann.state()
            assert applied == [], "no move was made"
            for part in played.keys() - {"have"}:
                assert reopened[part] == played[part], part
            assert (await ann.state(at=5))["at"] == 5 and len(applied) <= len(live.match)
            again = await get_table(place.context, ann.table)
            assert again.match.record() == live.match.record()
        finally:
            Match._after = after


@played_on_both
async def test_what_is_kept_of_a_game_is_made_in_a_process_of_its_own(folder):
    """In this one everybody's moves would wait for five languages and four pictures."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="lantern")
        await finish([ann])
        place.context.live_tables.clear()  # as it stands in the store
        live = await get_table(place.context, ann.table)
        there = keeping._made_of(live)
        asked = []

        async def ask(of, job, limit):
            asked.append(of)
            return await asyncio.to_thread(worker.answer, json.dumps(job))

        with patch.object(keeping, "ask", ask), patch.object(worker, "_step_back", int):
            await keeping.put_away_beside(place.context, "somebody", ann.table)
        assert asked == ["somebody"]
        async with place.context.store.reading() as c:
            rules, kept = await keepsakes.read(c, ann.table)
        assert rules == live.match.game.rules
        assert keepsake_in(kept) == keepsake_in(there)
        assert reopened_in(kept) == reopened_in(there)


LONG_GAME = Path(__file__).parents[1] / "fixtures" / "keyflower-5-0.korsi"
OPENS = 0.1
"""Seconds of a processor. It takes 0.03 at a load of 20; played again 0.2 to 0.3."""


@pytest.mark.one_in(4)
@played
async def test_a_finished_game_of_seven_hundred_moves_opens_at_once(folder):
    """By the time this process had a processor, the quickest of five: the load counts little."""
    async with opened(folder) as place:
        ann, took = place.guest(), []
        sent = (await ann.client.post("/upload", content=LONG_GAME.read_bytes())).json()
        live = await get_table(place.context, sent["table"])
        assert len(live.match) > 700
        await put_away(place.context.store, live)
        for _ in range(5):
            place.context.live_tables.clear()
            begun = time.process_time()
            state = await ann.state(sent["table"])
            took.append(time.process_time() - begun)
            assert state["status"] == "over" and state["last"] == len(live.match)
        assert min(took) < OPENS, took


@pytest.mark.one_in(2)
@played_on_both
async def test_a_finished_game_of_other_rules_is_looked_at(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="lantern")
        end = await finish([ann])
        await put_away(place.context.store, await get_table(place.context, ann.table))
        with corrected(folder, FOURTH_MOVE):
            place.context.live_tables.clear()
            page = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
            assert end["log"][-1]["text"].strip("\u2068\u2069")[:5] in page
            assert page.count("/kept/") == 4
            picture = await ann.get(f"/t/{ann.table}/kept/3.svg")
            assert picture.headers["content-type"] == "image/svg+xml" and "<svg" in picture.text
            await ann.get(f"/t/{ann.table}/kept/4.svg", expect=404)
            reply = (await ann.get(f"/t/{ann.table}/state", expect=409)).json()
            assert reply["error"]["key"] == "kept"
            assert f"/t/{ann.table}" in (await ann.get("/", accept="text/html")).text
            page = await place.guest("fa").get(f"/t/{ann.table}", accept="text/html")
            assert "قانون‌های امروز" in page.text


# --------------------------------------------------------------------------- before the fix


@pytest.fixture
def old_store(tmp_path):
    """A store as a server of that time left it."""
    with sqlite3.connect(tmp_path / "korsi.sqlite3") as kept:
        kept.executescript(FIXTURE.read_text(encoding="utf-8"))
    return tmp_path


@pytest.mark.one_in(2)
def test_tables_begun_before_the_fix_go_on_or_end(old_store, capsys):
    """Each opens and replays. Positions were not noted then: where all moves are still allowed the
    players are asked to look; Keyflower's table in which somebody moved on after too few workers
    were used with summer boat 4b ends there."""
    found, report = migrate(old_store, capsys)
    fates = {(one["game"], one["moves"]): one["what"] for one in report["tables"]}
    assert fates == {
        ("keyflower", 66): "goes on",
        ("keyflower", 67): "ends",
        ("keyflower", 40): "goes on",
        ("mangrovia", 171): "goes on",
        ("kilt_castle", 20): "goes on",
        ("kilt_castle", 0): "moves over",  # somebody is waited for
        ("troyes", 20): "moves over",  # its rules have the same number
    }

    async def look():
        async with opened(old_store) as place:
            for one in report["tables"]:
                guest = place.guest()
                state = await guest.state(one["table"])
                notes = [x["note"] for x in state["log"] if x.get("note")]
                if one["what"] == "ends":
                    assert state["status"] == "over" and 0 < state["last"] < one["moves"]
                    assert notes.count("lost") == one["moves"] - state["last"]
                    assert "ended" in notes and (await guest.state(one["table"], at=3))["scene"]
                    continue
                assert state["last"] >= one["moves"], "a step without a choice is made by itself"
                assert ("unproven" in notes) == (one["what"] == "goes on")
                if one["moves"]:
                    await goes_on(place, one["table"])
            over = [id for id in await finished(place) if id not in found]
            assert len(over) == 3
            for id in over:
                state = await place.guest().state(id)
                assert state["status"] == "over" and state["log"] and state["scene"]

    asyncio.run(asyncio.wait_for(look(), 120))


def test_noted_positions_find_the_wrong_rule_where_it_was_wrong(old_store, capsys):
    """The same store, had its positions been noted: summer boat 4b is found at the very move whose
    position it made wrong, and the other table moves over without a word."""
    migrate(old_store, capsys)
    with sqlite3.connect(old_store / "korsi.sqlite3") as kept:
        for table, positions in json.loads(FIXTURE.with_name("positions.json").read_text()).items():
            of = "SELECT id FROM actions WHERE \"table\" = ? AND kind = 'play' ORDER BY seq"
            ids = [id for (id,) in kept.execute(of, (table,))]
            rows = zip(positions, ids, strict=True)
            kept.executemany("UPDATE actions SET position = ? WHERE id = ?", rows)
    _, report = migrate(old_store, capsys)
    ours = {one["moves"]: one for one in report["tables"] if one["game"] == "keyflower"}
    assert {moves: one["what"] for moves, one in ours.items()} == {
        66: "ends", 67: "ends", 40: "moves over"
    }  # fmt: skip
    for moves in (66, 67):
        assert ours[moves]["why"].startswith("move 66 ")
        assert "another position" in ours[moves]["why"]
    assert ours[40]["why"] == "every position is the same"
    why = {(one["game"], one["moves"]): one["why"] for one in report["tables"]}
    assert "only the number of the rules was compared" in why["troyes", 20]  # nothing was noted
    assert why["kilt_castle", 0] == "nobody has moved yet"


async def goes_on(place, table):
    """A move more, as whoever sits there would make it; the table may make steps of its own."""
    before = len((await get_table(place.context, table)).match)
    for _ in range(50):
        live = await get_table(place.context, table)
        seat = live.match.acting()[0]
        wanted = playing.Wanted(seat, live.ply, [live.match.legal_actions(seat)[0]])
        try:
            await playing.move(place.context, table, live.seats[seat].person, wanted)
            break
        except Problem:
            await asyncio.sleep(0.1)
    assert len((await get_table(place.context, table)).match) > before


async def finished(place):
    async with place.context.store.reading() as c:
        return list(
            (await c.execute(select(tables.c.id).where(tables.c.state == "over"))).scalars()
        )
