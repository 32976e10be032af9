"""Every game for Gymnasium: one learner against bots, or many matches in one compiled call.

    import gymnasium, korsi.research.gymnasium
    env = gymnasium.make("korsi/kilt_castle-v2", players=3, seat=0, opponents="greedy")
    envs = gymnasium.make_vec("korsi/kilt_castle-v2", num_envs=256, players=3, seat="self")

Importing this module registers the ids `korsi/GAME-vVERSION`. `seat="self"` makes every step one
of whoever is to act, for self-play; `info["seat"]` says who that is, and at the end
`info["utilities"]` holds what it is worth to each seat (`korsi.research.utility`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadSetup, KorsiError, Refused
from korsi.core.game import Game, game_names
from korsi.core.match import Match, check_seed
from korsi.research import picture, spaces
from korsi.research.batch import DISABLED, NEXT_STEP, SAME_STEP, batch_of, new_rows
from korsi.research.extra import check_seat, game_of, legal_mask, missing, refused
from korsi.research.observe import new_desk, observe, plan_of
from korsi.research.seeds import begin_series
from korsi.research.utility import check_reward, utilities

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium", error) from None

ILLEGAL = -1.0
"""The reward for an illegal action, less than any end of a game."""

Info = dict[str, Any]
Opponents = str | Sequence[str]


def env_id(game: Game) -> str:
    """The id a game is registered under."""
    return f"korsi/{game.name}-v{game.version}"


def register_games() -> list[str]:
    """Make every game there is known to Gymnasium; again, after a game was added."""
    ids = []
    for name in game_names():
        ids.append(env_id(game_of(name)))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="korsi.research.gymnasium:Env",
                vector_entry_point="korsi.research.gymnasium:VectorEnv",
                kwargs={"game": name},
            )
    return ids


class Env(gymnasium.Env[dict[str, Any], Any]):
    """One learner; bots of `korsi.bots` in the other seats. `match` is the one being played.

    Gymnasium steps environments with any action of the space, so by default an illegal one loses at
    once (reward -1, `info["illegal"]` says why); with illegal="error" it raises instead.
    """

    # Gymnasium reads this from the class.
    metadata: dict[str, Any] = {"render_modes": picture.RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = "random",
        options: Mapping[str, Any] | None = None,
        box: str | Path | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        illegal: str = "lose",
    ):
        self.game = game_of(game, box)
        self.players = self.game.check_players(players)
        self.learner = check_seat(seat, self.players)
        self.options = dict(options or {})
        self.game.option_indices(options)
        self.reward_kind = check_reward(reward)
        self.render_mode = picture.check_render_mode(render_mode)
        if illegal not in ("lose", "error"):
            raise BadSetup(f"illegal is 'lose' or 'error', not {illegal!r}", key="setup-illegal")
        self.illegal = illegal
        self.observation_space = spaces.observation(self.game)
        self.action_space = spaces.action(self.game)
        self.match: Match | None = None
        self._bots = _bots(self.game, self.players, self.learner, opponents)
        self._series = np.zeros(4, np.int64)
        self._table = self.game.new_states(1)
        self._seat = -1  # who is to act
        self._looking = max(self.learner, 0)  # whose observation is given
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Any], Info]:
        """A new match, played up to the learner's first decision."""
        super().reset(seed=seed)
        from korsi.bots.seats import bot_rng

        match = Match(self.game, self.players, begin_series(self._series, seed), self.options)
        self.match = match
        self._luck = [bot_rng(match.seed, k) for k in range(self.players)]
        self._lost = False
        self._looking = max(self.learner, 0)
        return self._go_on(match)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, Info]:
        """The learner's action, and everything up to the next one."""
        match = self._playing()
        number, seat = spaces.as_action(self.game, action), self._seat
        try:
            match.play(number, seat)
        except Refused as why:
            return self._illegal(why)
        seen, info = self._go_on(match)
        worth = info.get("utilities")
        return seen, 0.0 if worth is None else float(worth[seat]), worth is not None, False, info

    def _playing(self) -> Match:
        if self.match is None:
            raise KorsiError("call reset before step", key="env-not-reset")
        if self._seat < 0 or self._lost:
            raise KorsiError("the game is over; call reset", key="env-over")
        return self.match

    def _illegal(self, why: Refused) -> tuple[dict[str, Any], float, bool, bool, Info]:
        if self.illegal == "error":
            raise why
        self._lost = True
        seen, info = self._look()
        return seen, ILLEGAL, True, False, info | {"illegal": str(why)}

    def _go_on(self, match: Match) -> tuple[dict[str, Any], Info]:
        """Let the bots play until the learner is to act, or to the end."""
        while acting := match.acting():
            seat = acting[0]
            if self.learner in (-1, seat):
                break
            match.play(self._bots[seat](match.view(seat), self._luck[seat]), seat)
        self._seat = acting[0] if acting else -1
        self._looking = self._seat if acting else self._looking
        self._table[0] = match.state
        return self._look()

    def _look(self) -> tuple[dict[str, Any], Info]:
        mask = legal_mask(self.game, self._table, 0, self._seat)
        seen = {
            "observation": observe(self.game, self._table, 0, self._looking),
            "action_mask": mask,
        }
        info: Info = {"action_mask": mask.copy(), "seat": self._looking}
        if self._seat < 0:
            info["utilities"] = utilities(self.game, self._table, 0, self.players, self.reward_kind)
        return seen, info

    def render(self) -> Any:
        """The table as text or as an image, as a spectator sees it."""
        if self.match is None:
            raise KorsiError("call reset before render", key="env-not-reset")
        return picture.render(self.match, self.render_mode)


def _bots(game: Game, players: int, learner: int, opponents: Opponents) -> list[Any]:
    """A bot for every seat (the learner's is never asked)."""
    from korsi.bots.seats import make_bot

    others = players - 1 if learner >= 0 else 0
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise BadSetup(
            f"{others} opponents sit at this table, not {len(names)}", key="setup-opponents"
        )
    made = [make_bot(name, game) for name in names]
    return [*made[:learner], None, *made[learner:]] if learner >= 0 else [None] * players


class VectorEnv(gymnasium.vector.VectorEnv[dict[str, Any], Any, Any]):
    """Many matches, stepped in one compiled call; row i equals `Env` with row i's seed.

    The other seats play at random; an illegal action is an error that names its row, and nothing is
    stepped. All three of Gymnasium's autoreset modes are there.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game | str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = "random",
        options: Mapping[str, Any] | None = None,
        box: str | Path | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ):
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise BadSetup(f"num_envs is a whole number from 1, not {num_envs!r}", key="setup-envs")
        if render_mode is not None:
            raise BadSetup("a vector environment does not render", key="setup-render")
        self.game = game_of(game, box)
        self.players = self.game.check_players(players)
        self.learner = check_seat(seat, self.players)
        _only_random(opponents)
        self.num_envs = num_envs
        self.reward_kind = check_reward(reward)
        mode = AutoresetMode(autoreset_mode)
        self._mode = {
            AutoresetMode.NEXT_STEP: NEXT_STEP,
            AutoresetMode.SAME_STEP: SAME_STEP,
            AutoresetMode.DISABLED: DISABLED,
        }[mode]
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.single_observation_space = spaces.observation(self.game)
        self.single_action_space = spaces.action(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = new_rows(self.game, num_envs, self.players, self.game.option_indices(options))
        self._desk = new_desk(self.game)
        self._batch = batch_of(self.game)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[dict[str, Any], Info]:
        """Begin all matches, or those of `options["reset_mask"]`; a seed s means s, s+1, ..."""
        which = self._which(options)
        seeds = self._seeds(seed)
        for i in map(int, np.flatnonzero(which)):
            self.rows.seeds[i] = begin_series(self.rows.series[i], seeds[i])
        obs = self._new_obs()
        self._batch.begin(self.rows, self._desk, which, self.learner, obs)
        self._begun = True
        return self._seen(obs), self._info(which)

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One action in every match."""
        taken = self._actions(actions)
        obs = self._new_obs()
        rewards = np.empty(self.num_envs, np.float64)
        ended = np.empty(self.num_envs, np.bool_)
        self._batch.step(
            self.rows, self._desk, taken, self.learner, self.reward_kind, self._mode,
            obs, rewards, ended,
        )  # fmt: skip
        info = self._info(np.ones(self.num_envs, np.bool_))
        if ended.any():
            self._tell_ends(info, ended)
        return self._seen(obs), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _new_obs(self) -> NDArray[np.int32]:
        return np.empty((self.num_envs, plan_of(self.game).size), np.int32)

    def _seen(self, obs: NDArray[np.int32]) -> dict[str, Any]:
        return {"observation": obs, "action_mask": self.rows.masks.copy().view(np.int8)}

    def _info(self, which: NDArray[np.bool_]) -> Info:
        return {
            "action_mask": self.rows.masks.copy().view(np.int8),
            "_action_mask": which.copy(),
            "seat": self.rows.seats.copy(),
            "_seat": which.copy(),
        }

    def _tell_ends(self, info: Info, ended: NDArray[np.bool_]) -> None:
        """What the games that ended were worth and, where the next has begun, how they looked."""
        ends: Info = {"utilities": self.rows.worth.copy(), "_utilities": ended.copy()}
        if self._mode != SAME_STEP:
            info.update(ends)
            return
        masks = np.zeros((self.num_envs, self.game.moves.count), np.int8)
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            seen = self.rows.final[i].copy()
            final[i] = {"observation": seen, "action_mask": masks[i].copy()}
        looking = np.where(ended, self.rows.final[:, -1], 0).astype(np.int64)
        ends |= {"action_mask": masks, "_action_mask": ended.copy()}
        ends |= {"seat": looking, "_seat": ended.copy()}
        info |= {"final_obs": final, "_final_obs": ended.copy()}
        info |= {"final_info": ends, "_final_info": ended.copy()}

    def _which(self, options: Info | None) -> NDArray[np.bool_]:
        which: Any = (options or {}).get("reset_mask")
        if which is None:
            return np.ones(self.num_envs, np.bool_)
        good = isinstance(which, np.ndarray) and which.dtype == np.bool_
        if not good or which.shape != (self.num_envs,) or not which.any():
            raise BadSetup(
                f"reset_mask is an array of {self.num_envs} booleans, one of them true",
                key="setup-reset-mask",
            )
        if not self._begun and not which.all():
            raise KorsiError("the first reset begins all matches", key="env-not-reset")
        return np.array(which)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            first = check_seed(int(seed))
            return [check_seed(first + i) for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadSetup(
                f"{self.num_envs} matches need as many seeds, not {len(seed)}", key="setup-seed"
            )
        return [None if s is None else check_seed(s) for s in seed]

    def _actions(self, actions: Any) -> NDArray[np.int64]:
        """The actions as the compiled code takes them, all of them legal."""
        if not self._begun:
            raise KorsiError("call reset before step", key="env-not-reset")
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,) or taken.dtype.kind not in "iu":
            raise Refused(
                f"{self.num_envs} matches need as many action numbers in one array",
                key="move-unknown",
            )
        taken = np.ascontiguousarray(taken, np.int64)
        i = int(self._batch.illegal(self.rows, taken, self._mode))
        if i < 0:
            return taken
        if self.rows.over[i]:
            raise KorsiError(f"match {i} is over; reset it", key="env-over")
        seat = int(self.rows.seats[i])
        raise refused(self.game, self.rows.states, i, seat, int(taken[i]), f"match {i}: ")


def _only_random(opponents: Opponents) -> None:
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if any(name != "random" for name in names):
        raise BadSetup(
            "opponents of a vector environment play at random, or use seat='self'; for other bots "
            "use gymnasium.make_vec(..., vectorization_mode='sync' or 'async')",
            key="setup-opponents",
        )


register_games()
