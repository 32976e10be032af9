"""Every game for OpenSpiel, as a sequential game with explicit chance.

    import pyspiel, korsi.research.openspiel
    game = pyspiel.load_game("korsi_kilt_castle", {"players": 3})

Importing this module registers `korsi_GAME` for every game. Parameters: `players`, `reward` (see
`korsi.research.utility`), `box` (the path of a components.toml), and the game's own options.

**Chance.** A step that would ask the generator first becomes a chance node with 1024 equally
likely outcomes. Outcome k seeds the generator from k and the number of moves made, the step is
played, and the generator is set to zero again: a state between chance nodes holds no future, so
searching a clone cannot look ahead. The set-up is a chance node like any other; its outcome k lays
out the table of `Match(seed=k)`. 1024 outcomes are a sample of what a shuffle can do, not all.

**Simultaneous phases** are played one after the other, the lowest acting seat first; what the
others have chosen is hidden by the game as it is from a person.

**Observations** are those of `korsi.research.observe`. The information state adds everything the
seat has seen before: its string ends in a hash over all its views and its own actions (perfect
recall); there is no tensor of it. `resample_from_infostate` re-deals what the seat cannot know; the
history of the result is still the one played. OpenSpiel's C++ cannot call a Python game's version
of it: its Python bots (`open_spiel.python.algorithms.ismcts`) can use it, its C++ ones cannot.
"""

# mypy: disable-error-code="no-untyped-call"
# Rules are untyped: the compiler infers.

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from korsi.core.chance import seed_rng
from korsi.core.game import Game, States, game_names
from korsi.research.extra import game_of, legal_mask, lowest, missing, refused
from korsi.research.observe import LEFT_OUT, fields_of, observe
from korsi.research.utility import check_reward, utilities

try:
    import pyspiel
except ImportError as error:
    raise missing("pyspiel", error) from None

OUTCOMES = 1024
_CHANCES = [(k, 1.0 / OUTCOMES) for k in range(OUTCOMES)]
_REDEAL_STREAM = 78
SETUP = (-1, -1)
"""What is waited for before the table is laid."""


class Fixed:
    """Never changed once made, so a copy is the thing itself (pyspiel clones by deepcopy)."""

    def __deepcopy__(self, memo: Any) -> Any:
        return self


@dataclass(frozen=True, eq=False)
class Setting(Fixed):
    """What a loaded game is played with."""

    game: Game
    players: int
    options: Any
    kind: int  # of utility
    parameters: tuple[tuple[str, Any], ...]  # what it was loaded with

    def __reduce__(self) -> Any:
        return setting_of, (self.game.name, dict(self.parameters))


@dataclass(frozen=True, eq=False)
class Position(Fixed):
    """A state and how it came about; the generator in the record is zero."""

    setting: Setting
    states: States  # one record
    before: Position | None
    step: int | bytes | None  # what led here from `before`: an action, a chance outcome, a re-deal
    actor: int  # the seat that took the step, -1 otherwise
    moves: int  # actions of seats so far
    waiting: tuple[int, int] | None  # (seat, action) that waits for chance
    seat: int  # to act, -1 when over; -1 as well while chance is waited for

    def __reduce__(self) -> Any:
        """Written down as the steps that led here."""
        steps, at = [], self
        while at.before is not None:
            steps.append(at.step)
            at = at.before
        return replayed, (self.setting, steps[::-1])


# --------------------------------------------------------------------------- positions


def setting_of(name: str, parameters: Mapping[str, Any]) -> Setting:
    """Check what a game is loaded with."""
    given = dict(parameters)
    of = game_of(name, given.pop("box", "") or None)
    players = of.check_players(given.pop("players"))
    kind = check_reward(given.pop("reward"))
    return Setting(of, players, of.option_indices(given), kind, tuple(sorted(parameters.items())))


def opening(setting: Setting) -> Position:
    """Before the set-up, or after it where it asks no chance."""
    empty = setting.game.new_states(1)
    laid = laid_out(setting, 0)
    unmoved = np.zeros(4, np.int64)
    seed_rng(unmoved, 0, 0)
    if np.array_equal(laid["rng"][0], unmoved):
        return standing(setting, laid, None, None, -1, 0)
    return Position(setting, empty, None, None, -1, 0, SETUP, -1)


def laid_out(setting: Setting, seed: int) -> States:
    """The table of Match(seed)."""
    states, blank = setting.game.new_states(1), setting.game.new_states(1)
    setting.game.entrypoints.start(states, 0, blank, setting.players, seed, setting.options)
    return states


def standing(
    setting: Setting,
    states: States,
    before: Position | None,
    step: int | bytes | None,
    actor: int,
    moves: int,
) -> Position:
    """A position in which nothing is waited for."""
    states["rng"] = 0
    seat = lowest(int(setting.game.entrypoints.acting(states, 0)))
    return Position(setting, states, before, step, actor, moves, None, seat)


def copied(at: Position) -> States:
    """A record of one's own. Not `states.copy()`, which leaves chance bytes between the fields."""
    states = at.setting.game.new_states(1)
    states[0] = at.states[0]
    return states


def played(at: Position, seat: int, action: int, seed: int, stream: int) -> tuple[States, bool]:
    """The record after a step with this seed, and whether the step asked chance."""
    states = copied(at)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, seed, stream)
    states["rng"][0] = rng
    at.setting.game.entrypoints.apply(states, 0, seat, action)
    return states, not np.array_equal(states["rng"][0], rng)


def after(at: Position, step: int) -> Position:
    """The position after an action, or after an outcome of chance."""
    if at.waiting is not None:
        return after_chance(at, step, *at.waiting)
    game, seat = at.setting.game, at.seat
    if not 0 <= step < game.moves.count or not legal_mask(game, at.states, 0, seat)[step]:
        raise refused(game, at.states, 0, seat, step)
    states, chance = played(at, seat, step, 0, 0)
    if chance:
        return Position(at.setting, at.states, at, step, seat, at.moves + 1, (seat, step), -1)
    return standing(at.setting, states, at, step, seat, at.moves + 1)


def after_chance(at: Position, outcome: int, seat: int, action: int) -> Position:
    """What waited happens."""
    if at.waiting == SETUP:
        return standing(at.setting, laid_out(at.setting, outcome), at, outcome, -1, 0)
    states, _ = played(at, seat, action, outcome, at.moves)
    return standing(at.setting, states, at, outcome, -1, at.moves)


def resampled(at: Position, seat: int, seed: int) -> Position:
    """The same to this seat, re-dealt in what it cannot know."""
    states = copied(at)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, seed, _REDEAL_STREAM)
    at.setting.game.entrypoints.hide(states, 0, seat)
    at.setting.game.entrypoints.redeal(states, 0, seat, rng)
    return replaced(at, states.tobytes())


def replaced(at: Position, record: bytes) -> Position:
    """The same position with another record on the table."""
    states = at.setting.game.new_states(1)
    states[0] = np.frombuffer(record, at.setting.game.record)[0]
    states["rng"] = 0
    return Position(at.setting, states, at, record, -1, at.moves, at.waiting, at.seat)


def replayed(setting: Setting, steps: list[int | bytes]) -> Position:
    """The position some steps lead to."""
    at = opening(setting)
    for step in steps:
        at = replaced(at, step) if isinstance(step, bytes) else after(at, step)
    return at


# --------------------------------------------------------------------------- what a seat knows


def hidden(at: Position, seat: int) -> States:
    """The record as a seat may see it (-1: a spectator)."""
    states = copied(at)
    at.setting.game.entrypoints.hide(states, 0, seat)
    return states


def described(at: Position, seat: int) -> str:
    """What a seat sees, field by field, in one line."""
    s = hidden(at, seat)[0]
    names = [name for name in at.setting.game.record.names or () if name not in LEFT_OUT]
    said = " ".join(f"{name}={_numbers(s[name])}" for name in names)
    return f"{at.setting.game.name} seat={seat} {said}"


def _numbers(value: Any) -> str:
    return ",".join(str(x) for x in np.ravel(value))


def remembered(at: Position, seat: int) -> str:
    """A hash over every view a seat has had and every action it took: its information state."""
    whole = hashlib.sha256()
    here: Position | None = at
    while here is not None:
        whole.update(hidden(here, seat).tobytes())
        # A re-deal stands in for the position it was made from; the seat cannot tell them apart.
        while isinstance(here.step, bytes) and here.before is not None:
            here = here.before
        if here.actor == seat:
            whole.update(b"%d" % int(here.step or 0))
        here = here.before
    return f"{described(at, seat)} past={whole.hexdigest()[:32]}"


# --------------------------------------------------------------------------- OpenSpiel's classes


class KorsiGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A loaded game; each registered one is a class of its own."""

    name: str

    def __init__(self, parameters: Mapping[str, Any]):
        given = {key: _plain(value) for key, value in parameters.items()}
        self.setting = setting_of(self.name, given)
        self.start = opening(self.setting)
        solo = self.setting.players == 1
        total = 1.0 if self.setting.kind == 0 else self.setting.players / 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.moves.count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if solo else total,
            max_game_length=self.setting.game.max_steps,
        )
        defaults = defaults_of(self.setting.game)
        told = {k: v for k, v in given.items() if k == "players" or v != defaults[k]}
        super().__init__(game_type(self.setting.game, self.setting.players), info, told)

    def new_initial_state(self, _: Any = None) -> KorsiState:
        """A state before the set-up."""
        return KorsiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The set-up and, at most, one for each action."""
        return self.setting.game.max_steps + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What `observation_tensor`, `observation_string` and `information_state_string` use."""
        return Observer(self.setting.game, iig_obs_type, params)


class KorsiState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state; all it holds is one unchanging position, so cloning it costs next to nothing."""

    def __init__(self, game: KorsiGame):
        super().__init__(game)
        self.at = game.start

    def current_player(self) -> Any:
        """The lowest acting seat, chance, or nobody."""
        if self.at.waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return self.at.seat if self.at.seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.at.waiting is None and self.at.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        mask = legal_mask(self.at.setting.game, self.at.states, 0, player)
        actions: list[int] = np.flatnonzero(mask).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """1024 of them, equally likely."""
        return _CHANCES

    def _apply_action(self, action: int) -> None:
        self.at = after(self.at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.at.setting.game.moves.write(action)

    def returns(self) -> list[float]:
        """The utilities; all zero before the end."""
        at = self.at
        if not self.is_terminal():
            return [0.0] * at.setting.players
        worth = utilities(at.setting.game, at.states, 0, at.setting.players, at.setting.kind)
        found: list[float] = worth.tolist()
        return found

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.at.setting.game.view_json(hidden(self.at, player)[0], player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.at.setting.game.moves.json(action)

    def _struct_to_actions(self, form: dict[str, Any]) -> list[int]:
        return [self.at.setting.game.moves.from_json(form)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KorsiState:
        """A state this seat could not tell from this one."""
        other: KorsiState = self.clone()
        other.at = resampled(self.at, player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        waiting = "" if self.at.waiting is None else f" waiting={_numbers(self.at.waiting)}"
        return described(self.at, -1) + waiting


class Observer:
    """Observations as OpenSpiel asks for them: a flat tensor, named views of it, a string."""

    def __init__(self, game: Game, kind: Any, params: Any):
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is what one seat, or a spectator, may know")
        self.recall = kind.perfect_recall
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self._name_parts(game)

    def _name_parts(self, game: Game) -> None:
        fields = fields_of(game)
        end = fields[-1].part.stop
        tensor = np.zeros(end + 1, np.float32)
        self.dict = {f.name: tensor[f.part].reshape(f.shape) for f in fields}
        self.dict["seat"] = tensor[end:]
        self.tensor = tensor

    def set_from(self, state: KorsiState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            seat = player if self.own else -1
            self.tensor[:] = observe(state.at.setting.game, state.at.states, 0, seat)

    def string_from(self, state: KorsiState, player: int) -> str:
        """The same as text."""
        seat = player if self.own else -1
        return remembered(state.at, seat) if self.recall else described(state.at, seat)


# --------------------------------------------------------------------------- registration


def _plain(value: Any) -> Any:
    """pyspiel hands over defaults still wrapped."""
    return value.value() if hasattr(value, "value") else value


def defaults_of(game: Game) -> dict[str, Any]:
    """The parameters of a game and their defaults. OpenSpiel reads `true` as a boolean and `2` as a
    number, so options with such choices have that type."""
    options = {o.name: o.choices for o in game.options}
    kinds = {name: _kind(choices) for name, choices in options.items()}
    chosen = {o.name: kinds[o.name](o.choices[o.default]) for o in game.options}
    return {"players": game.players[-1], "reward": "win", "box": ""} | chosen


def _kind(choices: tuple[str, ...]) -> Callable[[str], Any]:
    if set(choices) == {"false", "true"}:
        return "true".__eq__
    return int if all(word.isdecimal() for word in choices) else str


def game_type(game: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded; alone, utilities have no sum."""
    kinds = pyspiel.GameType
    information = kinds.Information.PERFECT_INFORMATION
    if game.secrets:
        information = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=f"korsi_{game.name}",
        long_name=f"Korsi: {game.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(game),
    )


def register_games() -> list[str]:
    """Make every game there is known to OpenSpiel; again, after a game was added."""
    names = []
    for name in game_names():
        kind = game_type(game_of(name), max(game_of(name).players))
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            # A class, not a function: the register outlives Python, and what it lets go of last
            # must not be freed then (a class, being part of a cycle, is not).
            pyspiel.register_game(kind, type(name, (KorsiGame,), {"name": name}))
    return names


register_games()
