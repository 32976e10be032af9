"""A guided first game: `lesson.toml` beside a game, moves with what is said before each of them.

    [[lesson]]              one for each number of players a first game is written for
    players = 2
    seat = 0                where the learner sits; bots have the other seats
    seed = 11

    [[lesson.step]]         read, then go on
    say = "lesson-goal"     a message of the game's locale
    point = ["tile-3"]      what on the board it speaks of: things, or ids of pieces

    [[lesson.step]]         read, then do it
    say = "lesson-build"
    do = "build c3 hut"     in notation; several that belong together: ["...", "..."], in any order
                            that comes to the same
    then = ["pass"]         what the others answer

    [[lesson.tip]]          after the script, the first time that ...
    say = "tip-harvest"
    move = "collect"        ... an action with this verb may be chosen, or
    event = "harvest"       ... this has happened since the learner's last turn

Where the learner stands in the script follows from the moves made so far; nothing is kept of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from korsi.core.errors import BadGame
from korsi.core.game import Game, game_folder, shipped_box

FILE = "lesson.toml"


@dataclass(frozen=True)
class Saying:
    """What is said at a position, and what on the board it points at."""

    key: str
    point: tuple[str, ...]
    number: int  # the how-manieth of the lesson, from 1


@dataclass(frozen=True)
class Tip:
    """Something explained when it is met for the first time: a kind of move, or an event."""

    key: str
    verb: str = ""
    event: str = ""


@dataclass(frozen=True)
class Lesson:
    """One script."""

    players: int
    seat: int
    seed: int
    options: dict[str, Any]
    moves: tuple[int, ...]  # of everybody, in order
    own: tuple[bool, ...]  # which of them are the learner's
    ends: tuple[int, ...]  # of each of them, after how many moves what it belongs to is done
    said: dict[int, tuple[Saying, ...]]  # after so many moves
    tips: tuple[Tip, ...]

    @property
    def length(self) -> int:
        """How many things are said."""
        return max(one.number for row in self.said.values() for one in row)

    def left(self, actions: Sequence[int]) -> list[int] | None:
        """What is to be done yet of what belongs together, in the script's order, though it may be
        done in any other; none when somebody went another way."""
        made, start = [*actions[: len(self.moves)]], 0
        while start < len(made):
            end = self.ends[start]
            planned, done = [*self.moves[start:end]], made[start:end]
            for action in done:
                if action not in planned:
                    return None
                planned.remove(action)
            if planned:
                return planned
            start = end
        return [*self.moves[start : self.ends[start]]] if start < len(self.moves) else []

    def follows(self, actions: Sequence[int]) -> bool:
        """Do these moves go as the script goes, as far as both go?"""
        return self.left(actions) is not None

    def next(self, actions: Sequence[int]) -> int | None:
        """The move the script has now; none when it is over or somebody went another way."""
        left = self.left(actions)
        return left[0] if left else None

    def waits(self, actions: Sequence[int]) -> bool:
        """Is the script's next move the learner's?"""
        return self.next(actions) is not None and self.own[len(actions)]

    def goes_on(self, actions: Sequence[int]) -> bool:
        """Does the script's next move belong to what was said before the last one?"""
        before, now = self.said.get(len(actions) - 1), self.said.get(len(actions))
        return bool(before and now and before[-1] is now[0] and self.follows(actions))


def lessons_of(game: Game) -> dict[int, Lesson]:
    """A game's first games, by number of players: written for the box it came with."""
    folder = game_folder(game.name)
    if folder and game.box.digest != shipped_box(game.name).digest:
        return {}
    file = folder / FILE if folder else None
    return _read(game.compiled or game, file) if file and file.exists() else {}


@lru_cache(maxsize=64)
def _read(game: Game, file: Path) -> dict[int, Lesson]:
    try:
        told = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadGame(f"{file}: {error}") from error
    found = [_lesson(game, entry, file) for entry in told.get("lesson", [])]
    return {lesson.players: lesson for lesson in found}


def _lesson(game: Game, told: dict[str, Any], file: Path) -> Lesson:
    try:
        return _script(game, told)
    except (KeyError, TypeError, ValueError, StopIteration) as error:
        raise BadGame(f"{file}: a lesson is not written as it should be: {error!r}") from error


def _script(game: Game, told: dict[str, Any]) -> Lesson:
    moves: list[int] = []
    own: list[bool] = []
    ends: list[int] = []
    said: dict[int, list[Saying]] = {}
    for number, step in enumerate(told["step"], 1):
        saying = Saying(step["say"], tuple(step.get("point", ())), number)
        said.setdefault(len(moves), []).append(saying)
        done = step.get("do", [])
        for i, move in enumerate([done] if isinstance(done, str) else done):
            if i:  # in the middle of what belongs together the same is still said
                said.setdefault(len(moves), []).append(saying)
            moves.append(game.moves.parse(move))
        ends += [len(moves)] * (len(moves) - len(ends))
        then = [game.moves.parse(move) for move in step.get("then", ())]
        own += [True] * (len(moves) - len(own)) + [False] * len(then)
        moves += then
        ends += range(len(ends) + 1, len(moves) + 1)
    tips = [Tip(t["say"], t.get("move", ""), t.get("event", "")) for t in told.get("tip", [])]
    return Lesson(
        told["players"], told.get("seat", 0), told["seed"], told.get("options", {}), tuple(moves),
        tuple(own), tuple(ends), {n: tuple(row) for n, row in said.items()}, tuple(tips),
    )  # fmt: skip
