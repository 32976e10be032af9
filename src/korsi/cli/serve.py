"""`korsi serve`: the web table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

from korsi.bots.outside import check_command
from korsi.cli.arguments import (
    Commands,
    add_store,
    command,
    database_of,
    game_named_in,
    store_at,
)
from korsi.cli.workers import keep_workers
from korsi.core.box import read_box
from korsi.core.errors import BadSetup
from korsi.core.game import play_with

_log = logging.getLogger(__name__)


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "serve",
        serve,
        "open the web table in a browser, for you and whoever you send the address",
        "Tables are kept in --data. On 127.0.0.1 only this computer reaches the table;\n"
        "--host 0.0.0.0 lets others in the same network in.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8080, help="0 picks a free one (8080)")
    add_store(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST",
        help="a host name this table is reached by; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND",
        help="a program people may play against (docs/bots.md); may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--box", action="append", default=[], metavar="FILE",
        help="a corrected components.toml (docs/own-box.md) new tables of its game are opened "
        "with; may be given several times",
    )  # fmt: skip
    parser.add_argument("--https", action="store_true", help="behind a proxy that speaks https")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N",
        help="processes that serve; more than one needs PostgreSQL (1)",
    )  # fmt: skip
    parser.add_argument(
        "--log", choices=("text", "json"), default="text",
        help="how to write what happens to standard error: json is one object a line (text)",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-token", default=os.environ.get("KORSI_METRICS_TOKEN", ""), metavar="TOKEN",
        help="whoever reads /metrics has to show it (only this machine may; the environment's "
        "KORSI_METRICS_TOKEN)",
    )  # fmt: skip
    # How a worker is told its socket, and the pipe that closes when the first process has died;
    # where those who serve together leave their figures, and which of them it is.
    parser.add_argument("--inherited", nargs=2, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--figures", nargs=2, help=argparse.SUPPRESS)


def serve(arguments: argparse.Namespace) -> int:
    from sqlalchemy import make_url

    from korsi.table.app import create_app
    from korsi.table.logs import write_logs
    from korsi.table.settings import Settings, default_data

    write_logs(arguments.log)
    for file in arguments.box:
        g = play_with(game_named_in(read_box(Path(file))), Path(file))
        if arguments.log != "json" and not arguments.inherited:
            print(f"{g.name} is played with {file}", flush=True)
    database = _address(arguments.database, arguments.workers)
    own_bots = dict(_own_bot(text) for text in arguments.bot)
    if arguments.inherited:
        listening = socket.socket(fileno=arguments.inherited[0])
    else:
        for command in own_bots.values():
            check_command(command)
        listening = _listen(arguments.host, arguments.port)
    host, port = listening.getsockname()[:2]
    data = Path(arguments.data) if arguments.data else default_data()
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{data} cannot be made: {error.strerror}", key="file-write") from None
    names = tuple(name.lower() for name in arguments.name)
    thinkers = max(1, Settings.workers // arguments.workers)
    settings = Settings(
        data=data, store=database, hosts=names, secure=arguments.https, proxied=arguments.https,
        workers=thinkers, own_bots=own_bots,
        metrics_token=arguments.metrics_token,
        figures=Path(arguments.figures[0]) if arguments.figures else None,
        worker=int(arguments.figures[1]) if arguments.figures else 0,
    )  # fmt: skip
    sys.setswitchinterval(0.001)  # boards are drawn in threads: the event loop comes first
    if arguments.inherited:
        asyncio.run(_run(create_app(settings), listening, arguments.inherited[1]))
        return 0
    asyncio.run(_open_once(settings.database))
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    kept = make_url(database).render_as_string() if database else data  # without the password
    if arguments.log == "json":
        _log.info("at %s, tables in %s", address, kept)
    else:
        print(f"Korsi is at {address}  (tables in {kept}; Ctrl-C ends)", flush=True)
    if arguments.open:
        webbrowser.open(address)
    if arguments.workers > 1:
        return keep_workers(listening, arguments.workers)
    asyncio.run(_run(create_app(settings), listening))
    return 0


def _own_bot(text: str) -> tuple[str, str]:
    """`NAME=COMMAND` -> both; a name is short enough to stand beside a board."""
    name, sign, command = text.partition("=")
    if not sign or not 0 < len(name.strip()) <= 24 or not command.strip():
        raise BadSetup(
            f"--bot takes NAME=COMMAND with a name of up to 24 letters, not {text!r}",
            key="setup-bot",
            bot=text,
        )
    return name.strip(), command.strip()


def _address(given: str, workers: int) -> str:
    """The address of a PostgreSQL database, or nothing for SQLite."""
    if workers < 1:
        raise BadSetup(f"at least one worker has to serve, not {workers}", key="setup-number")
    if workers > 1 and not given:
        raise BadSetup(
            "SQLite is for one process; give several workers "
            "--database postgresql+asyncpg://user:password@host/name",
            key="error",
        )
    return database_of(given)


async def _open_once(database: str) -> None:
    """Before anybody serves: does the database answer, and has it the newest shape?"""
    await (await store_at(database)).close()


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < 65536:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}", key="setup-number")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named, for asyncio sends small parts at once (TCP_NODELAY) only where it knows that it is TCP:
    # without, the rest of every answer waits 40 ms until its head is acknowledged
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise BadSetup(
            f"cannot listen on {host}:{port}: {why}; try --port 0", key="error"
        ) from None
    return listening


async def _run(app: Any, listening: socket.socket, lifeline: int | None = None) -> None:
    """uvicorn waits for open streams when it stops; we end them first. A worker also stops when the
    pipe closes that the process which started it holds open."""
    import uvicorn

    from korsi.table.connections import patient

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            context = getattr(app.state, "context", None)
            if context is not None:
                context.hub.close()
            super().handle_exit(sig, frame)

    config = uvicorn.Config(
        app,
        log_config=None,  # what it says goes where everything goes: see logs.py
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=False,  # safety.py says whose word about an address is taken
        ws="none",
        http=patient(app.state.settings),
    )
    server = Server(config)
    if lifeline is not None:

        def alone() -> None:
            loop.remove_reader(lifeline)
            server.handle_exit(signal.SIGTERM, None)

        loop = asyncio.get_running_loop()
        loop.add_reader(lifeline, alone)
    await server.serve(sockets=[listening])
