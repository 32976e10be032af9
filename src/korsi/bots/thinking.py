"""What a game tells its bots: `thinking.toml` in its package.

How far playouts go and how much they look at (`[search]`), what the features of `value` weigh for
each number of players (`[weights.N]`), what they weigh more while the game is young
(`[ahead.N]`, times the part of the game still to come), and how a lead turns into a chance to win
(`[chance.N]`). `[levels.LEVEL]` says how a level thinks otherwise there, and for how many playouts
(`limit`), `[levels.LEVEL.N]` the same with so many players, `[coach.N]` how the coach does. A
network that judges every step lies beside it, as `network.N.npy` (bots/network.py).
A game without the file is searched with the usual numbers and judged by its own `value`.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadGame, BadSetup
from korsi.core.game import Game, package_of

FILE = "thinking.toml"
NETWORK = "network.{}.npy"
HEAD = (
    "# What the bots of this game think with (bots/thinking.py). `korsi train` writes the weights."
)


def _nothing() -> NDArray[np.float64]:
    return np.zeros(0)


@dataclass(frozen=True)
class Thinking:
    """How a game is searched, and how a position is judged for one number of players."""

    look: int = 8_000  # positions the lookahead that proposes looks at
    candidates: int = 8  # how many turns it proposes, for `playouts` of them
    playouts: int = 120
    opened: int = 0  # how often a proposed turn is opened at its next step; 0: first steps only
    budget: int = 250  # positions a turn of a playout looks at
    turns: int = 3  # turns of each player a playout runs
    periods: int = 0  # ... or to the end of so many rounds or seasons, if that comes first; 0: no
    rich: int = 400  # playouts from which on they rather become richer than more
    farther: float = 0.0  # what of that goes into more turns and periods; the rest, positions
    stray: float = 0.0  # how far a playout's judgement of an action strays, in points
    near: float = 0.15  # a chance to win is counted with so much of the lead, squashed
    along: float = 0.0  # what of a playout is judged after each of its rounds, not at its end
    spread_now: float = 4.0  # points a lead is uncertain by when the game is nearly over,
    spread_ahead: float = 12.0  # and what the whole game still to come adds
    # how a weaker player errs: short of sight, in judging, in overlooking
    insight: float = 1.0  # what is not points yet counts so much of what it should
    misjudge: float = 0.0  # how far a judgement strays, as a part of what good and middling differ
    overlook: float = 0.0  # how likely a turn is not thought of at all
    stepwise: int = 0  # 1: playouts look at turns drawn by lot, judging each step where it stands
    network: int = 0  # 1: no playouts, but a tree in which the game's network judges (bots/tree.py)
    weights: tuple[float, ...] = ()
    ahead: tuple[float, ...] = ()  # as many; none: zeros
    learnt: NDArray[np.float64] = field(default_factory=_nothing, compare=False, repr=False)

    @property
    def row(self) -> tuple[float, ...]:
        """All weights: of the features as they are, then by the part of the game still to come."""
        return (*self.weights, *(self.ahead or (0.0,) * len(self.weights)))

    def with_row(self, row: Sequence[float]) -> Thinking:
        """The same with other weights."""
        half = len(row) // 2
        return replace(self, weights=tuple(row[:half]), ahead=tuple(row[half:]))

    def judging(self) -> NDArray[np.float64]:
        """What compiled code needs to judge: spreads, nearness and what is judged on the way, then
        the weights, of which the first (points) counts whole."""
        head = (self.spread_now, self.spread_ahead, self.near, self.along)
        row = np.array((*head, *self.row), np.float64)
        row[len(head) + 1 :] *= self.insight
        return row


def thinking_file(game: Game) -> Path:
    module = sys.modules[package_of((game.compiled or game).setup)]
    return Path(str(module.__file__)).parent / FILE


def read_thinking(game: Game, players: int, file: Path | None = None) -> Thinking:
    """What a game says for a number of players. Numbers for that count go before those for all."""
    file = file or thinking_file(game)
    if not file.exists():
        return Thinking()
    told = tomllib.loads(file.read_text("utf-8"))
    search, count = told.get("search", {}), str(players)
    numbers = {k: v for k, v in search.items() if not isinstance(v, dict)}
    numbers |= search.get(count, {}) | told.get("chance", {}).get(count, {})
    unknown = set(numbers) - set(Thinking.__dataclass_fields__)
    if unknown:
        raise BadGame(f"{file}: {sorted(unknown)[0]!r} is nothing a search knows of")
    weights, ahead = (told.get(table, {}).get(count) for table in ("weights", "ahead"))
    return replace(
        Thinking(**numbers),
        weights=_weights(game, weights, file),
        ahead=_weights(game, ahead, file),
        learnt=_learnt(file.with_name(NETWORK.format(players))),
    )


def level_of(
    game: Game, level: str, players: int | None = None
) -> tuple[int | float | None, list[str]]:
    """A level's own limit in this game, if it has one, and what it changes there, as in
    `insight=0.6`; what is said for a number of players goes before what is said for all."""
    file = thinking_file(game)
    told = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    table = told.get("levels", {}).get(level, {})
    own = {k: v for k, v in table.items() if not isinstance(v, dict)}
    own |= table.get(str(players), {})
    limit = own.pop("limit", None)
    return limit, [f"{k}={v}" for k, v in own.items()]


def coach_changes(game: Game, players: int) -> list[str]:
    """What the coach changes in this game with so many players."""
    file = thinking_file(game)
    told = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return [f"{k}={v}" for k, v in told.get("coach", {}).get(str(players), {}).items()]


def write_thinking(
    game: Game, source: Path, target: Path, players: int, thinking: Thinking
) -> None:
    """The same file with other weights and spreads for one number of players."""
    told = tomllib.loads(source.read_text("utf-8")) if source.exists() else {}
    count = len(game.value_features)
    spreads = {"spread_now": thinking.spread_now, "spread_ahead": thinking.spread_ahead}
    for title, row in (("weights", thinking.row[:count]), ("ahead", thinking.row[count:])):
        named = dict(zip(game.value_features, row, strict=True))
        told.setdefault(title, {})[str(players)] = named
    told.setdefault("chance", {})[str(players)] = spreads
    lines = [HEAD, *(line for title, table in told.items() for line in _table(title, table))]
    target.write_text("\n".join(lines) + "\n", "utf-8")


def _table(title: str, table: Mapping[str, Any]) -> Iterator[str]:
    """A table as TOML, then the tables inside it."""
    numbers = {k: v for k, v in table.items() if not isinstance(v, dict)}
    if numbers:
        yield f"\n[{title}]"
        yield from (f"{k} = {round(v, 4)}" for k, v in numbers.items())
    for name, inner in table.items():
        if isinstance(inner, dict):
            yield from _table(f"{title}.{name}", inner)


def changed(game: Game, players: int, changes: Sequence[str]) -> Thinking:
    """The same with some numbers changed (`turns=5`), or all read from `file=other.toml`."""
    told = dict(change.partition("=")[::2] for change in changes)
    file = told.pop("file", None)
    thinking = read_thinking(game, players, Path(file) if file else None)
    for name, number in told.items():
        kind = type(getattr(thinking, name, None))
        if kind not in (int, float):
            raise BadSetup(f"{name!r} is nothing a search knows of", key="setup-bot", bot=name)
        thinking = replace(thinking, **{name: kind(number)})
    return thinking


def networked(game: Game) -> Iterator[int]:
    """The numbers of players for which a game has a network."""
    folder = thinking_file(game).parent
    return (n for n in game.players if (folder / NETWORK.format(n)).exists())


def _learnt(file: Path) -> NDArray[np.float64]:
    """The network of so many players, if the game has one."""
    return np.load(file).astype(np.float64) if file.exists() else _nothing()


def _weights(game: Game, named: Mapping[str, Any] | None, file: Path) -> tuple[float, ...]:
    """Weights in the order of the game's FEATURES; none at all where its own `value` judges."""
    if named is None:
        return ()
    unknown = set(named) - set(game.value_features)
    if unknown:
        raise BadGame(f"{file}: {sorted(unknown)[0]!r} is no feature of {game.name}")
    return tuple(float(named.get(name, 0.0)) for name in game.value_features)
