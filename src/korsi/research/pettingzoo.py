"""Every game as a PettingZoo AEC environment with action masks.

    from korsi.research.pettingzoo import env
    e = env("kilt_castle", players=3)

Where several seats may act at once, the lowest of them is asked first. Rewards come at the end;
what they mean is said in `korsi.research.utility`. No wrappers are needed: the environment itself
refuses illegal actions, with the clause that forbids them, and is left unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from korsi.core.errors import KorsiError, Refused
from korsi.core.game import Game
from korsi.core.match import Match
from korsi.research import picture, spaces
from korsi.research.extra import game_of, legal_mask, missing
from korsi.research.observe import observe
from korsi.research.seeds import begin_series
from korsi.research.utility import check_reward, utilities

try:
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("pettingzoo", error) from None


def env(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: str | Path | None = None,
    render_mode: str | None = None,
    reward: str = "win",
) -> Table:
    """An environment of a game by its name; without `players`, as many as it takes."""
    return Table(game_of(game, box), players, options, render_mode, reward)


class Table(AECEnv):  # type: ignore[misc]  # it has no types
    """One match after another, seen from all its seats. `match` is the one being played."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, Any] | None,
        render_mode: str | None,
        reward: str,
    ):
        super().__init__()
        self.game = game
        self.players = game.check_players(players)
        self.options = dict(options or {})
        game.option_indices(options)
        self.reward_kind = check_reward(reward)
        self.render_mode = picture.check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": picture.RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.observation_spaces = {a: spaces.observation(game) for a in self.possible_agents}
        self.action_spaces = {a: spaces.action(game) for a in self.possible_agents}
        self.match: Match | None = None
        self._series = np.zeros(4, np.int64)
        self._table = game.new_states(1)
        self._seat = -1

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, the next of its series (`korsi.research.seeds`)."""
        fresh = begin_series(self._series, seed)
        self.match = Match(self.game, self.players, fresh, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know; only the seat that is asked has a mask."""
        self._playing()
        seat = self.possible_agents.index(agent)
        asked = seat if seat == self._seat else -1
        return {
            "observation": observe(self.game, self._table, 0, seat),
            "action_mask": legal_mask(self.game, self._table, 0, asked),
        }

    def step(self, action: Any) -> None:
        """The action of `agent_selection`."""
        match = self._playing()
        if not self.agents:
            raise Refused("the game is over; call reset", key="env-over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match.play(spaces.as_action(self.game, action), self._seat)
        self._cumulative_rewards[agent] = 0.0
        self._look()
        if self._seat < 0:
            self._settle()

    def _playing(self) -> Match:
        if self.match is None:
            raise KorsiError("call reset before anything else", key="env-not-reset")
        return self.match

    def _look(self) -> None:
        """Take the position from the match and see who is asked next."""
        match = self._playing()
        self._table[0] = match.state
        acting = match.acting()
        self._seat = acting[0] if acting else -1
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]

    def _settle(self) -> None:
        """The game is over: everybody gets what the end is worth."""
        worth = utilities(self.game, self._table, 0, self.players, self.reward_kind)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(worth[seat])
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as text or as an image, as a spectator sees it."""
        return picture.render(self._playing(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


__all__ = ["Table", "env"]
