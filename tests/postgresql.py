"""A PostgreSQL server of one's own for tests and proofs: in a temporary folder, on a free port,
nothing kept. It runs as another user where the tests run as root: PostgreSQL refuses root."""

import asyncio
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

MISSING = (
    "PostgreSQL is missing. Install it and run make test again:\n"
    "    sudo apt-get install postgresql"
)

QUICK = {  # nothing here has to outlive the machine; what is committed outlives the server
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
}


def program(name: str) -> str:
    """Debian keeps them in a folder for each version, outside the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda f: int(f.parent.name))
    found = shutil.which(name, path=os.pathsep.join(map(str, reversed(folders))))
    found = found or shutil.which(name)
    if found is None:
        raise RuntimeError(MISSING)
    return found


@dataclass
class Server:
    """A running one."""

    folder: Path
    port: int
    user: str | None
    process: "subprocess.Popen[bytes]"
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def address(self, name: str) -> str:
        return f"postgresql+asyncpg://korsi@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"korsi{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.address(name)

    def run(self, *statements: str, name: str = "postgres") -> None:
        import asyncpg

        async def go() -> None:
            c = await asyncpg.connect(self.address(name).replace("+asyncpg", ""))
            for statement in statements:
                await c.execute(statement)
            await c.close()

        asyncio.run(go())

    def stop(self, how: int = signal.SIGQUIT) -> None:
        self.process.send_signal(how)
        self.process.wait(20)

    def start(self) -> None:
        self.process = _started(self.folder, self.port, self.user)


@contextmanager
def postgresql() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="korsi-postgresql-"))
    user = None
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        user = _somebody_else()
        shutil.chown(folder, user)
    try:
        subprocess.run(
            [program("initdb"), "-D", folder / "data", "-U", "korsi", "-A", "trust",
             "--no-sync", "-E", "UTF8", "--locale", "C"],
            check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder,
        )  # fmt: skip
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = Server(folder, port, user, _started(folder, port, user))
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody_else() -> str:
    import pwd

    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL refuses to run as root, and there is no user `nobody`")


def _started(folder: Path, port: int, user: str | None) -> "subprocess.Popen[bytes]":
    settings = [f"-c{name}={value}" for name, value in QUICK.items()]
    process = subprocess.Popen(
        [program("postgres"), "-D", folder / "data", "-p", str(port), "-h", "127.0.0.1",
         "-k", folder, *settings],
        user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=(folder / "log").open("ab"),
    )  # fmt: skip
    ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(200):
        if process.poll() is not None:
            raise RuntimeError(f"PostgreSQL ended: {(folder / 'log').read_text()[-800:]}")
        if subprocess.run(ready, timeout=10).returncode == 0:
            return process
    process.kill()
    raise RuntimeError("PostgreSQL does not answer")
