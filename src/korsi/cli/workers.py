"""Several processes that serve at one address: started, kept, ended together."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any

_log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds workers have to end when they are asked to."""


def keep_workers(listening: socket.socket, count: int) -> int:
    """Run this command in so many processes that share the socket; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="korsi-figures-") as figures:
        return _keep(listening, count, figures)


def _keep(listening: socket.socket, count: int, figures: str) -> int:
    listening.listen(1024)
    listening.set_inheritable(True)
    lifeline, held = os.pipe()  # closes when this process ends, however it does
    os.set_inheritable(lifeline, True)
    inherited = ["--inherited", str(listening.fileno()), str(lifeline)]
    command = [sys.executable, "-m", "korsi.cli", *sys.argv[1:], *inherited]
    ending = False

    def end(_signal: int, _frame: Any) -> None:
        nonlocal ending
        ending = True

    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, end)

    def start(number: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*command, "--figures", figures, str(number)],
            pass_fds=(listening.fileno(), lifeline),
            start_new_session=True,  # Ctrl-C is for this process, which ends the others
        )

    workers = [start(i) for i in range(count)]
    while not ending:
        time.sleep(0.2)
        for i, worker in enumerate(workers):
            if not ending and worker.poll() is not None:
                _log.warning("a worker has ended with %s; another one begins", worker.returncode)
                time.sleep(0.5)  # one that cannot start does not keep the machine busy
                workers[i] = start(i)
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + PATIENCE
    for worker in workers:
        try:
            worker.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()
    os.close(held)
    return 0
