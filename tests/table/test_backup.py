"""`korsi backup`, `restore`, `admin`: beside a running server, and when it is down."""

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest

from korsi.cli import main
from korsi.table.opening import new_id
from korsi.table.operating import heed
from korsi.table.stream import Listener
from table.table import Place, finish, open_table, opened, played, together


def korsi(*arguments):
    return asyncio.to_thread(main, [str(part) for part in arguments])


def where(folder):
    """--data or --database, as the server of this folder was given."""
    store = folder / "store"
    return ["--database", store.read_text()] if store.exists() else ["--data", folder]


async def played_on(place: Place, table, guest, moves):
    for _ in range(moves):
        state = await guest.state(table)
        choice = state["choices"][0]["action"]
        await guest.post(f"/t/{table}/move", seat=state["as"], ply=state["ply"], action=choice)


@pytest.mark.one_in(3)
def test_back_as_it_was(tmp_path, database, capsys):
    """Copied while people play; brought back when the server is down, and only then."""
    file = tmp_path / "kept.backup"
    at = where(tmp_path)

    async def play():
        async with opened(tmp_path) as place:
            ann = place.guest()
            await open_table(ann, ["me", "me"])
            going_on = asyncio.create_task(played_on(place, ann.table, ann, 12))
            while not place.context.live_tables[ann.table].ply:
                await asyncio.sleep(0.01)
            assert await korsi("backup", file, *at) == 0
            await going_on
            assert (await ann.state())["ply"] == 12
            assert await korsi("backup", file, *at) == 2, "is there already"
            assert await korsi("restore", file, *at) == 2, "is there already"
            assert await korsi("restore", file, "--force", *at) == 2
            assert "stop it first" in capsys.readouterr().err
            assert (await ann.state())["ply"] == 12
            return ann

    async def look(ann):
        async with opened(tmp_path) as place:
            eve = place.guest()
            eve.client.cookies = ann.client.cookies
            state = await eve.state(ann.table)
            await played_on(place, ann.table, eve, 1)
            return state["ply"]

    ann = asyncio.run(play())
    assert file.stat().st_mode & 0o77 == 0, "it holds seeds"
    assert main([str(a) for a in ("restore", file, *at)]) == 2
    assert "--force" in capsys.readouterr().err
    for _ in range(2):
        assert main([str(a) for a in ("restore", file, "--force", *at)]) == 0
        assert 1 <= asyncio.run(look(ann)) < 12
    left = {path.name for path in tmp_path.iterdir()} - {"store", "kept.backup"}
    assert left <= {"korsi.sqlite3", "korsi.sqlite3-wal", "korsi.sqlite3-shm"}


def test_what_is_no_backup_changes_nothing(tmp_path, capsys):
    async def make():
        async with opened(tmp_path):
            pass

    asyncio.run(make())
    kept, file = tmp_path / "korsi.sqlite3", tmp_path / "kept"
    before = kept.read_bytes()
    good = tmp_path / "good"
    assert main(["backup", str(good), "--data", str(tmp_path)]) == 0
    with closing(sqlite3.connect(good)) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
        c.commit()
    newer = good.read_bytes()
    with closing(sqlite3.connect(file)) as c:
        c.execute("CREATE TABLE alembic_version (version_num)")
    for text in (b"", b"a text\n" * 99, newer[: len(newer) // 2], newer, file.read_bytes()):
        file.write_bytes(text)
        assert main(["restore", str(file), "--force", "--data", str(tmp_path)]) == 2
        assert str(file) in capsys.readouterr().err
        assert kept.read_bytes() == before
    assert main(["restore", str(tmp_path / "none"), "--data", str(tmp_path)]) == 2
    assert main(["backup", str(tmp_path / "no" / "x"), "--data", str(tmp_path)]) == 2
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path / "empty")]) == 2
    assert not (tmp_path / "x").exists() and not list(tmp_path.glob("*.part"))


@pytest.mark.one_in(2)
def test_what_is_no_dump_changes_nothing(tmp_path, server, capsys):
    there = server.new_database()
    assert main(["admin", "tables", "--database", there]) == 0  # brings it into its shape
    good, file = tmp_path / "good", tmp_path / "kept"
    assert main(["backup", str(good), "--database", there]) == 0
    server.run("INSERT INTO people (name, created) VALUES ('Ann', 0)", name=there.split("/")[-1])
    whole = good.read_bytes()
    for text in (b"", b"a text\n" * 99, whole[:200], whole[:-900]):
        file.write_bytes(text)
        assert main(["restore", str(file), "--force", "--database", there]) == 2
        capsys.readouterr()
        assert main(["admin", "people", "--guests", "--database", there]) == 0
        assert "Ann" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"good", "kept"}
    nowhere = "postgresql+asyncpg://korsi:lantern@127.0.0.1:1/korsi"
    for command in (["backup", str(tmp_path / "x")], ["restore", str(good)], ["admin", "tables"]):
        assert main([*command, "--database", nowhere]) == 2
        assert "lantern" not in (said := capsys.readouterr().err) and said.count("\n") == 1


def test_without_its_programs_postgresql_is_told_the_command(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    at = "postgresql+asyncpg://korsi:lantern@db:5433/games"
    assert main(["backup", str(tmp_path / "x"), "--database", at]) == 2
    said = capsys.readouterr().err
    assert "pg_dump --dbname=postgresql://korsi@db:5433/games --format=custom" in said
    assert "lantern" not in said and not list(tmp_path.iterdir())


# --------------------------------------------------------------------------- korsi admin


@pytest.mark.one_in(2)
def test_the_operator_looks_after_tables_and_people(tmp_path, database, capsys):
    at = where(tmp_path)

    @played
    async def looked_after(folder):
        async with opened(tmp_path) as place:

            async def heard():
                await asyncio.sleep(0.2)
                if not place.context.store.shared:
                    await heed(place.context)

            ann, ben = place.guest(), place.guest()
            await ann.post("/account/register", name="Ann", password="seven red lanterns")
            await together([ann, ben], "hands")
            assert await korsi("admin", "tables", "--json", *at) == 0
            assert ann.table in (said := capsys.readouterr().out) and "#1 Ann" in said
            assert await korsi("admin", "people", *at) == 0
            assert "Ann" in capsys.readouterr().out

            assert await korsi("admin", "rename", "ann", "Nana", *at) == 0
            await heard()
            assert "Nana" in str((await ben.state(ann.table))["seats"])
            assert await korsi("admin", "rename", "#2", "nаna", *at) == 2, "with a Cyrillic a"
            assert await korsi("admin", "rename", "#2", "\u200b", *at) == 2
            capsys.readouterr()

            there = Listener(None, frozenset({ann.table}))
            place.context.hub.join(there)
            assert await korsi("admin", "tables", "--close", ann.table, *at) == 0
            await heard()
            assert ann.table in await asyncio.wait_for(there.queue.get(), 5), "open pages are told"
            await ben.get(f"/t/{ann.table}/state", expect=410)
            assert await korsi("admin", "tables", "--close", ann.table, *at) == 2

            await together([ann, ben], "hands")
            await finish([ann, ben])
            assert await korsi("admin", "tables", "--close", ann.table, *at) == 2, "it is over"

            capsys.readouterr()
            assert await korsi("admin", "password", "Nana", *at) == 0
            password = re.search(r": (\S+)\n", capsys.readouterr().out)[1]
            assert (await ann.client.get("/account")).text.count("Nana") == 0, "logged out"
            await ann.post("/account/login", expect=403, name="Nana", password="seven red lanterns")
            await ann.post("/account/login", name="Nana", password=password)
            assert "Nana" in (await ann.client.get("/account")).text
            assert await korsi("admin", "logout", "Nana", *at) == 0
            assert (await ann.client.get("/account")).text.count("Nana") == 0
            assert await korsi("admin", "password", "#2", *at) == 2, "a guest has none"

    looked_after(tmp_path)


def test_no_table_is_named_like_an_option():
    """`korsi admin tables --close -x` was no sentence argparse understood."""
    assert not any(new_id().startswith("-") for _ in range(2000))
