"""`korsi serve`: the web table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

from korsi.cli.arguments import Commands, command
from korsi.core.errors import BadSetup


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
    parser.add_argument(
        "--data", metavar="DIR", help="where tables are kept (the user's data folder)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST",
        help="a host name this table is reached by; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND",
        help="a program people may play against (docs/bots.md); may be given several times",
    )  # fmt: skip
    parser.add_argument("--https", action="store_true", help="behind a proxy that speaks https")


def serve(arguments: argparse.Namespace) -> int:
    from korsi.table.app import create_app
    from korsi.table.settings import Settings, default_data

    listening = _listen(arguments.host, arguments.port)
    host, port = listening.getsockname()[:2]
    data = Path(arguments.data) if arguments.data else default_data()
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{data} cannot be made: {error.strerror}", key="file-write") from None
    names = tuple(name.lower() for name in arguments.name)
    settings = Settings(
        data=data, hosts=names, secure=arguments.https, proxied=arguments.https,
        own_bots=dict(_own_bot(text) for text in arguments.bot),
    )  # fmt: skip
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = create_app(settings)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(f"Korsi is at {address}  (tables in {data}; Ctrl-C ends)", flush=True)
    if arguments.open:
        webbrowser.open(address)
    sys.setswitchinterval(0.001)  # boards are drawn in threads: the event loop comes first
    asyncio.run(_run(app, listening))
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


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < 65536:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}", key="setup-number")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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


async def _run(app: Any, listening: socket.socket) -> None:
    """uvicorn waits for open streams when it stops; we end them first."""
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
        log_level="warning",
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=False,  # safety.py says whose word about an address is taken
        ws="none",
        http=patient(app.state.settings),
    )
    await Server(config).serve(sockets=[listening])
