"""Bots from outside: any program that reads and writes JSON lines (`own:COMMAND`, docs/bots.md).

    <- {"game": "troyes", "players": 2, "seat": 0, "move": 17, "legal": ["pass"], "view": {...}}
    -> {"move": "pass"}

It is given a view and nothing else. A crash, silence, a flood or a move that is not allowed costs
it the move: a random one is made instead, and a program that has ended is started again, a few
times.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import select
import shlex
import shutil
import subprocess
import time
from typing import IO, Any

from korsi.core.chance import below
from korsi.core.errors import BadSetup
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

OWN = "own:"
SECONDS = 5.0
"""How long a program may think about a move."""
LONGEST = 65_536
"""Bytes an answer may have; whoever writes more has lost the move."""
LIVES = 5
"""Times a program is started."""
TOLD = 5
"""Moves lost that are told; a log is not to be filled by whoever loses all of them."""

_log = logging.getLogger(__name__)
_below = interpreted(below)


def command_line(command: str) -> list[str]:
    """A command's words."""
    try:
        line = shlex.split(command)
    except ValueError as error:
        raise BadSetup(
            f"{command!r} is no command: {error}", key="setup-bot", bot=command
        ) from None
    if not line:
        raise BadSetup("own: needs a command, as in own:python my_bot.py", key="setup-bot", bot=OWN)
    return line


def check_command(command: str) -> None:
    """Raise what is wrong with a command before anybody plays."""
    program = command_line(command)[0]
    if shutil.which(program) is None:
        raise BadSetup(f"there is no program {program!r} here", key="setup-bot", bot=command)


class Lost(Exception):
    """Why a program has lost its move."""


class Program:
    """One program, started when it is first asked."""

    def __init__(self, command: str):
        self.process: subprocess.Popen[bytes] | None = None
        self.line = command_line(command)
        self.lives = LIVES
        self.lost: list[str] = []  # why, move by move

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer; Lost when there is none in time."""
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        end = time.monotonic() + seconds
        try:
            self._empty(process.stdout.fileno())
            self._tell(process.stdin, json.dumps(question).encode() + b"\n", end)
            said = self._line(process.stdout.fileno(), end)
        except OSError as error:
            self.stop()
            raise Lost(f"it has ended: {error}") from None
        except Lost:
            self.stop()  # what it says later must not be taken for an answer to something else
            raise
        try:
            answer = json.loads(said)
        except (ValueError, RecursionError):  # the second: ten thousand brackets
            raise Lost("its answer is no JSON") from None
        if not isinstance(answer, dict):
            raise Lost("its answer is no JSON object")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None or self.process.poll() is not None:
            if not self.lives:
                raise Lost(f"it has ended {LIVES} times and is not started again")
            self.lives -= 1
            try:
                self.process = subprocess.Popen(
                    self.line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
                )
            except OSError as error:
                raise Lost(f"it cannot be started: {error.strerror}") from None
            assert self.process.stdin is not None
            os.set_blocking(self.process.stdin.fileno(), False)
        return self.process

    @staticmethod
    def _empty(pipe: int) -> None:
        """Throw away what the program wrote before it was asked."""
        said = 0
        while select.select([pipe], [], [], 0)[0]:
            part = os.read(pipe, LONGEST)
            said += len(part)
            if not part or said > LONGEST:
                raise Lost("it floods" if part else "it has ended")

    @staticmethod
    def _tell(pipe: IO[bytes], text: bytes, end: float) -> None:
        """Write the question, but wait for nobody who never reads: one day the pipe is full."""
        while text:
            left = end - time.monotonic()
            if left <= 0 or not select.select([], [pipe], [], left)[1]:
                raise Lost("it does not read what it is asked")
            text = text[os.write(pipe.fileno(), text[: select.PIPE_BUF]) :]

    @staticmethod
    def _line(pipe: int, end: float) -> bytes:
        said = b""
        while b"\n" not in said:
            left = end - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise Lost("it does not answer in time")
            part = os.read(pipe, LONGEST)
            if not part:
                raise Lost("it has ended")
            said += part
            if len(said) > LONGEST:
                raise Lost("it floods")
        return said.partition(b"\n")[0]

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self.process = None

    def __del__(self) -> None:
        self.stop()


def make_own(game: Game, command: str, seconds: float = SECONDS) -> Any:
    """The bot that asks a program. Why it lost its first moves is written to the log."""
    program = Program(command)

    def choose(view: View, rng: Any) -> int:
        legal = view.actions()
        moves = {game.moves.write(a): a for a in legal}
        question = {
            "game": game.name,
            "players": int(view.record["players"]),
            "seat": view.seat,
            "move": view.move_number,
            "legal": list(moves),
            "view": view.json(),
        }
        try:
            said = program.ask(question, seconds).get("move")
            if not isinstance(said, str) or said not in moves:
                raise Lost(f"it may not play {str(said)[:40]!r}")
            return moves[said]
        except Lost as why:
            program.lost.append(str(why))
            if len(program.lost) <= TOLD:
                _log.warning("%s has lost a move: %s", command, why)
            return legal[int(_below(rng, len(legal)))]

    choose.program = program  # type: ignore[attr-defined]
    return choose
