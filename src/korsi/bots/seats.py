"""Who may sit in a seat: bots by name, with a budget (`flat:2000`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from korsi.bots.flat import make_flat
from korsi.bots.greedy import make_greedy
from korsi.bots.levels import LEVELS, make_level
from korsi.bots.outside import OWN, check_command, make_own
from korsi.bots.search import make_search
from korsi.bots.thinking import Thinking, changed
from korsi.core.chance import below, seed_rng
from korsi.core.errors import BadSetup
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import Match, View

Generator = NDArray[np.int64]

# Drawn once a move: not worth waiting for a compiler.
_below, _seed_rng = interpreted(below), interpreted(seed_rng)


class Bot(Protocol):
    """A bot sees a view and its own generator, never the match."""

    def __call__(self, view: View, rng: Generator) -> int: ...


def _random(game: Game, budget: int) -> Bot:
    """Any legal action, each equally likely."""

    def choose(view: View, rng: Generator) -> int:
        actions = view.actions()
        return actions[int(_below(rng, len(actions)))]

    return choose


# name -> (how it is made, its budget unless one is given, the most it may be given); a level's
# budget is the game's to say
BOTS: dict[str, tuple[Callable[..., Bot], int | float | None, int]] = {
    "random": (_random, 0, 0),
    "greedy": (make_greedy, 20_000, 10_000_000),
    "flat": (make_flat, 1_000, 10_000_000),
    "search": (make_search, 1.5, 1_000_000),
    **{name: (make_level(name), None, 1_000_000) for name in LEVELS},
}


CHARACTERS = tuple(LEVELS)
"""Whom people are offered as opponents; who names another bot in a request gets it as well."""

PARTS = ("search", "greedy", "flat")
"""What is compiled for bots; the levels are searches."""


def part_of(bot: str) -> str:
    """Which compiled part a bot needs: none for random, only the rules for a program."""
    if bot.startswith(OWN):
        return "rules"
    name = bot.partition(":")[0].partition("+")[0]
    return "search" if name in LEVELS else name


LONGEST = 600.0
"""Seconds a bot may be given for a move."""


def parse_bot(text: str) -> tuple[str, int | float | None]:
    """`greedy`, `flat:2000` or `search:1.5s` -> its name and budget; seconds are a float; None: as
    the game says of this level.

    A search may be told to think otherwise: `search:120+turns=5+file=other.toml`."""
    plain, *changes = text.strip().split("+")
    name, _, given = plain.partition(":")
    if name not in BOTS:
        raise BadSetup(
            f"there is no bot {name!r}; there are: {', '.join(BOTS)}", key="setup-bot", bot=name
        )
    _, budget, most = BOTS[name]
    timed = name == "search" or name in LEVELS
    if changes and not timed:
        raise BadSetup(
            f"{name} thinks as it does, without {changes[0]!r}", key="setup-bot", bot=text
        )
    if not given:
        return name, budget
    if timed and (seconds := _seconds(given)) is not None:
        return name, seconds
    if not given.isdecimal() or not int(not timed) <= int(given) <= most:
        what = f"a budget from 1 to {most}" if most else "no budget"
        what += f", or seconds up to {LONGEST:.0f} like 1.5s" if timed else ""
        raise BadSetup(f"{name} takes {what}, not {given!r}", key="setup-bot", bot=text)
    return name, int(given)


def _seconds(given: str) -> float | None:
    """`1.5s` -> 1.5, None when it is no such thing."""
    number = given.removesuffix("s")
    whole, _, part = number.partition(".")
    if number == given or not whole.isdecimal() or (part and not part.isdecimal()):
        return None
    return float(number) if 0 < float(number) <= LONGEST else None


def check_bot(text: str, game: Game) -> None:
    """Raise what is wrong with a bot's name before anybody plays. Programs (`own:COMMAND`) are
    allowed."""
    if text.startswith(OWN):
        check_command(text.removeprefix(OWN))
        return
    parse_bot(text)
    _, *changes = text.strip().split("+")
    _check_changes(text, changes, game)


NOT_NOTHING = ("candidates", "playouts", "rich", "spread_now")
"""Numbers of a search it cannot think with when they are 0."""


def _check_changes(text: str, changes: Sequence[str], game: Game) -> None:
    """Check what a search is told to do otherwise: numbers that make sense, files that exist."""

    def wrong(why: str) -> BadSetup:
        return BadSetup(f"{text}: {why}", key="setup-bot", bot=text)

    for change in changes:
        name, _, given = change.partition("=")
        kind = type(getattr(Thinking(), name, None))
        if name == "file" and not Path(given).is_file():
            raise wrong(f"there is no file {given!r}")
        if kind not in (int, float):  # `changed` says what it does not know
            continue
        try:
            number = kind(given)
        except ValueError:
            whole = "a whole number" if kind is int else "a number"
            raise wrong(f"{name} takes {whole}, not {given!r}") from None
        if not (number > 0 if name in NOT_NOTHING else number >= 0):
            raise wrong(f"{name} cannot be {given}")
    try:
        changed(game, game.players[-1], changes)
    except ValueError as error:  # no TOML
        raise wrong(f"the file cannot be read: {error}") from None


@cache
def make_bot(text: str, game: Game) -> Bot:
    """A bot for a game; the same one is not built twice."""
    if text.startswith(OWN):
        own: Bot = make_own(game, text.removeprefix(OWN))
        return own
    name, budget = parse_bot(text)
    _, *changes = text.strip().split("+")
    return BOTS[name][0](game, budget, *changes)


@cache
def wake(game: Game) -> None:
    """Load the compiled search before a clock runs, once in a process: loading takes longer than a
    short limit."""
    if game.is_interpreted:
        return
    match = Match(game, game.players[0], 0)
    search = make_search(game, 1, "look=24", "budget=8", "turns=1", "periods=1")
    while not match.over:
        seat = match.acting()[0]
        action = search(match.view(seat), bot_rng(0, seat))
        if len(match.legal_actions(seat)) > 1:  # it has thought
            return
        match.play(action, seat)


def make_bots(texts: Sequence[str], game: Game) -> list[Bot]:
    """The bots of a table, with their code loaded, so that the first answer is in time as well."""
    if any(part_of(text) == "search" for text in texts):
        wake(game)
    return [make_bot(text, game) for text in texts]


def bot_rng(seed: int, seat: int) -> Generator:
    """A bot's own generator; it has nothing to do with the game's."""
    rng = np.zeros(4, np.int64)
    _seed_rng(rng, seed, 1000 + seat)
    return rng
