"""The log is the truth: numbered once, rebuilt exactly, shaped as the migrations say."""

import asyncio
import sqlite3
import stat
import warnings
from unittest.mock import patch

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, func, select, text

from korsi.table.live_table import load_table
from korsi.table.store import database
from korsi.table.store.log import Entry, append
from korsi.table.store.models import META, actions, holders, tables
from korsi.table.store.nearby import Nearby
from table.table import open_table, opened, played, played_on_both


@played_on_both
async def test_one_of_many_equal_commands_counts(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        body = {"ply": 0, "seat": state["as"], "action": state["choices"][0]["action"]}
        replies = await asyncio.gather(
            *(ann.client.post(f"/t/{ann.table}/move", json=body) for _ in range(12))
        )
        assert sorted(r.status_code for r in replies) == [200] + [409] * 11
        async with place.context.store.reading() as c:
            of = select(func.count()).where(actions.c.kind == "play")
            assert (await c.execute(of)).scalar() == 1


@pytest.mark.one_in(3)
@played_on_both
async def test_what_is_rebuilt_is_what_was(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me", "me"])
        for ply in range(25):
            state = await ann.state()
            last = state["choices"][ply % len(state["choices"])]["action"]
            await ann.post(f"/t/{ann.table}/move", ply=state["ply"], seat=state["as"], action=last)
            state = await ann.state()
            if ply % 4 == 0 and state["can_undo"]:
                await ann.post(f"/t/{ann.table}/undo", ply=state["ply"])
        live = place.context.live_tables[ann.table]
        again = await load_table(place.context, ann.table)
        assert again.match.actions == live.match.actions
        assert again.match.digest() == live.match.digest()
        assert (again.seq, again.steps, again.notes) == (live.seq, live.steps, live.notes)
        assert again.clocks == live.clocks and again.stamp == live.stamp


@played
async def test_another_writer_is_noticed(folder):
    """Two servers on one file: the database refuses the second line of a number."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        live = place.context.live_tables[ann.table]
        async with place.context.store.writing() as c:
            await append(c, live.id, Entry(live.seq + 1, "play", 0, 0, "other", 1.0))
        reply = await ann.refused("stale", 409, f"/t/{live.id}/move", ply=0, seat=1, move="keep")
        assert reply["error"]
        state = await ann.state()
        assert state["ply"] == 1 and not state["seats"][0]["acting"]


@played_on_both
async def test_the_migrations_make_what_the_models_say(folder):
    async with opened(folder) as place, place.context.store.reading() as c:

        def differences(connection):
            return compare_metadata(MigrationContext.configure(connection), META)

        assert await c.run_sync(differences) == []
    kept = folder / "korsi.sqlite3"
    assert (folder / "store").exists() or stat.S_IMODE(kept.stat().st_mode) == 0o600


@played_on_both
async def test_a_stamp_may_be_longer_than_32_bits(folder):
    """It was an integer of PostgreSQL: the line after 2,147,483,647 was refused."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        most = 2**31 - 1
        async with place.context.store.writing() as c:
            by_hand = "UPDATE sqlite_sequence SET seq = :n WHERE name = 'actions'"
            count_on = "SELECT setval('actions_id_seq', :n)"
            shared = place.context.store.shared
            await c.execute(text(count_on if shared else by_hand), {"n": most})
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        assert place.context.live_tables[ann.table].stamp == most + 1
        again = await load_table(place.context, ann.table)
        assert again.stamp == most + 1 and again.ply == 1


@played
async def test_a_store_that_may_not_be_written_says_so_and_loses_nothing(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")

        async def read_only(how):
            async with place.context.store.writing(people=False) as c:
                await c.execute(text(f"PRAGMA query_only = {how}"))

        await read_only("ON")
        move = {"path": f"/t/{ann.table}/move", "ply": 0, "seat": 0, "move": "keep"}
        reply = await ann.refused("no-store", 503, **move)
        assert "kept" in reply["error"]["text"]
        assert (await ann.state())["ply"] == 0, "looking is possible, and nothing was half made"
        await read_only("OFF")
        await ann.post(**move)
        assert (await ann.state())["ply"] == 1


@played
async def test_a_store_closes_when_all_is_on_disk(folder):
    """Whoever asked was gone when the server stopped, and the connection was closed under the
    commit: "transaction already deassociated from connection"."""
    address = f"sqlite+aiosqlite:///{folder / 'korsi.sqlite3'}"
    store = await database.open_store(address)
    begun, commit = asyncio.Event(), Nearby.commit

    async def slow(self):
        begun.set()
        await asyncio.sleep(0.05)
        await commit(self)

    async def mark():
        async with store.writing(people=False) as c:
            await c.execute(text("INSERT INTO marks (name, at) VALUES ('here', 1.0)"))

    with warnings.catch_warnings(record=True) as said, patch.object(Nearby, "commit", slow):
        warnings.simplefilter("always")
        writer = asyncio.create_task(mark())
        await begun.wait()
        writer.cancel()
        await store.close()
        await asyncio.sleep(0.1)
    assert not said, [str(one.message) for one in said]
    again = await database.open_store(address)
    async with again.reading() as c:
        assert (await c.execute(text("SELECT at FROM marks WHERE name = 'here'"))).scalar() == 1
    await again.close()


@played
async def test_a_game_of_other_rules_says_so(folder):
    """More of it in test_surviving.py."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"], game="hands")
        await ann.post(f"/t/{ann.table}/move", ply=0, seat=0, move="keep")
        place.context.live_tables.clear()
        async with place.context.store.writing() as c:
            await c.execute(tables.update().values(version=99))
            await c.execute(actions.update().values(position="another"))
        state = await ann.state()
        assert state["status"] == "over" and "corrected" in state["prompt"]["text"]
        assert (await ann.get("/", accept="text/html")).status_code == 200


def shaped_as(file, revision):
    """A store as an older Korsi left it."""
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as config.attributes["connection"]:
        command.downgrade(config, revision)
    engine.dispose()


@played
async def test_links_of_an_older_store_end_and_invitations_stay(folder):
    """Nobody had written down whose those links were."""
    async with opened(folder) as place:
        ann, phone = place.guest(), place.guest()
        made = await open_table(ann, ["me", "open"], game="hands")
        link = (await ann.post(f"/t/{ann.table}/link", seat=0))["link"]
        await phone.post(link)
    shaped_as(folder / "korsi.sqlite3", "0003")
    before = sqlite3.connect(folder / "korsi.sqlite3")
    before.executescript(
        """
        CREATE TABLE old (hash VARCHAR(64) NOT NULL, "table" VARCHAR(16) NOT NULL,
            seat INTEGER NOT NULL, shared BOOLEAN NOT NULL, revoked BOOLEAN NOT NULL,
            CONSTRAINT pk_links PRIMARY KEY (hash),
            CONSTRAINT fk_links_table FOREIGN KEY("table") REFERENCES tables (id));
        INSERT INTO old SELECT hash, "table", seat, owner IS NOT NULL, revoked FROM links;
        DROP TABLE links;
        ALTER TABLE old RENAME TO links;
        CREATE INDEX ix_links_table ON links ("table");
        ALTER TABLE tables DROP COLUMN redeals;
        UPDATE alembic_version SET version_num = '0001';
        """
    )
    before.close()
    async with opened(folder) as place:
        eve, ben = place.guest(), place.guest()
        await eve.refused("forged", 403, link)
        async with place.context.store.reading() as c:
            assert (await c.execute(select(func.count()).select_from(holders))).scalar() == 0
        await ben.post(made["seat_links"]["1"])
        assert (await ben.state(ann.table))["you"] == [1]
