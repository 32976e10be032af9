"""`korsi backup`, `korsi restore`: the store in one file, and back; all of it or nothing."""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url, text

from korsi.cli.arguments import Commands, add_store, command, store_of
from korsi.core.errors import BadSetup

_NOT_OURS = "is no backup of a Korsi store"
_IN_USE = "a server is using it; stop it first (a running server would go on with the old tables)"


def add_commands(commands: Commands) -> None:
    backup = command(
        commands,
        "backup",
        _backup,
        "write everything a server keeps to one file, while it runs or not",
        "SQLite is copied as it is at one moment; PostgreSQL is dumped by pg_dump. The file holds\n"
        "seeds of running games and hashes of passwords: keep it as you keep the server.",
    )
    restore = command(
        commands,
        "restore",
        _restore,
        "bring back what `korsi backup` wrote, while no server runs",
        "The file is checked first. What was there is replaced at once or not at all.",
    )
    for one in (backup, restore):
        one.add_argument("file", metavar="FILE")
        one.add_argument("--force", action="store_true", help="overwrite what is there")
        add_store(one)


def _backup(arguments: argparse.Namespace) -> int:
    url, file = make_url(store_of(arguments)), Path(arguments.file)
    if file.exists() and not arguments.force:
        raise BadSetup(f"{file} is there already; --force overwrites it", key="file-write")
    part = _part(file)
    try:
        if url.get_backend_name() == "postgresql":
            _run("pg_dump", url, "--format=custom", f"--file={part}")
            _check_dump(part)
        else:
            source = _kept_in(url)
            if not source.exists():
                raise BadSetup(f"{source} is not there; give --data", key="error")
            _copy(source, part)
            _check_file(part)
        _to_disk(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB, checked.")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    url, file = make_url(store_of(arguments)), Path(arguments.file)
    if not file.is_file():
        raise BadSetup(f"{file}: there is no such file", key="error")
    if url.get_backend_name() == "postgresql":
        _restore_postgresql(url, file, arguments.force)
    else:
        _restore_sqlite(_kept_in(url), file, arguments.force)
    print(f"{file} is back in {url.render_as_string()}. Start the server again.")
    return 0


def _part(file: Path) -> Path:
    """Where it is written until it is whole; nobody else may read it."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BadSetup(f"{part} cannot be written: {error.strerror}", key="file-write") from None
    return part


def _to_disk(file: Path) -> None:
    with file.open("rb+") as kept:
        os.fsync(kept.fileno())


# --------------------------------------------------------------------------- SQLite


def _kept_in(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database)


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own way: as the file is at one moment, whoever writes meanwhile."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
    except sqlite3.Error as error:
        raise BadSetup(f"{source} cannot be copied: {error}", key="file-write") from None


def _check_file(file: Path) -> None:
    """Whole, ours, and of a shape this version knows?"""
    from korsi.table.store.database import shapes

    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as c:
            fault = c.execute("PRAGMA integrity_check").fetchone()[0]
            shape = c.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BadSetup(f"{file} {_NOT_OURS}: {error}", key="error") from None
    if fault != "ok":
        raise BadSetup(f"{file} is damaged: {fault}", key="error")
    _check_shape(file, shape[0] if shape else "none", shapes())


def _check_shape(file: Path, shape: str, known: tuple[str, ...]) -> None:
    if shape not in known:
        raise BadSetup(
            f"{file} was written by another version of Korsi (shape {shape}, this one knows "
            f"{known[-1]} to {known[0]}); restore it with that version or a newer one",
            key="error",
        )


def _restore_sqlite(target: Path, file: Path, force: bool) -> None:
    _check_file(file)
    if target.exists() and not force:
        raise BadSetup(f"{target} is there already; --force overwrites it", key="file-write")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = _part(target)
    try:
        _copy(file, part)
        _check_file(part)
        _to_disk(part)
        if target.exists():
            _check_unused(target)
        for companion in ("-wal", "-shm"):  # of a broken one; a sound one has none by now
            target.with_name(target.name + companion).unlink(missing_ok=True)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _check_unused(target: Path) -> None:
    """SQLite gives up its write-ahead log only to whoever has the file alone."""
    try:
        with closing(sqlite3.connect(target, timeout=0.5)) as c:
            alone = c.execute("PRAGMA journal_mode = DELETE").fetchone()[0] == "delete"
    except sqlite3.OperationalError as error:
        alone = "locked" not in str(error)
    except sqlite3.DatabaseError:  # broken: that is why it is replaced
        alone = True
    if not alone:
        raise BadSetup(f"{target}: {_IN_USE}", key="error")


# --------------------------------------------------------------------------- PostgreSQL


def _run(program: str, url: URL | None, *arguments: str) -> str:
    """One of PostgreSQL's own programs; the password goes by the environment, which nobody else
    on the machine can read."""
    command, environment = [program], dict(os.environ)
    if url is not None:
        bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        command.append(f"--dbname={bare.render_as_string()}")
        if url.password:
            environment["PGPASSWORD"] = str(url.password)
        if "ssl" in url.query:
            environment["PGSSLMODE"] = str(url.query["ssl"])
    command += arguments
    if shutil.which(program) is None:
        raise BadSetup(
            f"{program} is not installed here (Debian: apt-get install postgresql-client). "
            f"Where it is, run with PGPASSWORD set: {shlex.join(command)}",
            key="error",
        )
    ended = subprocess.run(command, env=environment, capture_output=True, text=True)
    if ended.returncode:
        said = " ".join(ended.stderr.split())[:400]
        raise BadSetup(f"{program} failed: {said}", key="error")
    return ended.stdout


def _check_dump(file: Path) -> None:
    from korsi.table.store.database import shapes

    try:
        listed = _run("pg_restore", None, "--list", str(file))
    except BadSetup as error:
        raise BadSetup(f"{file} {_NOT_OURS}: {error}", key="error") from None
    if " TABLE public alembic_version " not in listed:
        raise BadSetup(f"{file} {_NOT_OURS}", key="error")
    of = "--data-only", "--table=alembic_version", "--file=-"
    rows = _run("pg_restore", None, *of, str(file)).partition(" FROM stdin;\n")[2]
    _check_shape(file, rows.partition("\n")[0], shapes())


def _restore_postgresql(url: URL, file: Path, force: bool) -> None:
    _check_dump(file)
    people, tables = asyncio.run(_there(url))
    if people:
        raise BadSetup(f"{url.render_as_string()}: {_IN_USE}", key="error")
    if tables and not force:
        raise BadSetup(
            f"{url.render_as_string()} holds tables already; --force overwrites them",
            key="file-write",
        )
    script = _part(file.with_name(file.name + ".sql"))
    try:
        _run("pg_restore", None, "--no-owner", "--no-privileges", f"--file={script}", str(file))
        # one transaction: what was there goes and what was kept comes, or neither
        empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        stop = "--set=ON_ERROR_STOP=1"
        once = "--no-psqlrc", "--quiet", "--single-transaction", stop
        _run("psql", url, *once, f"--command={empty}", f"--file={script}")
    finally:
        script.unlink(missing_ok=True)


async def _there(url: URL) -> tuple[int, int]:
    """How many connections servers have to the database, and how many tables are in it."""
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url)
    try:
        async with engine.connect() as c:
            used = await c.execute(
                text(
                    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'korsi' "
                    "AND datname = current_database()"
                )
            )
            held = await c.execute(
                text("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
            )
            return int(used.scalar_one()), int(held.scalar_one())
    except (OSError, SQLAlchemyError) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadSetup(f"{url.render_as_string()} cannot be opened: {said}", key="error") from None
    finally:
        await engine.dispose()
