"""A game's rules as seen from Python and from batches: everything on `(states, i)`.

Handing a lone record to compiled code costs 4 us a call, an array and an index 0.8 us; so Python
never does the former. `make_entrypoints` specialises these few lines for one game; the result
is cached like any rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from korsi.core.chance import below, pick, seed_rng
from korsi.core.rule import specialise

if TYPE_CHECKING:
    from korsi.core.game import Game


class EntryPoints(NamedTuple):
    """A game's rules, callable on (states, i)."""

    start: Any  # (states, i, blank, players, seed, options)
    acting: Any  # (states, i) -> bits
    legal: Any  # (states, i, seat, mask) -> n
    refusal: Any  # (states, i, seat, action) -> code
    apply: Any  # (states, i, seat, action)
    scores: Any  # (states, i, out)
    ranking: Any  # (states, i, out)
    hide: Any  # (states, i, seat)
    redeal: Any  # (states, i, seat, rng)
    census: Any  # (states, i, out)
    value: Any  # (states, i, seat) -> float
    random_move: Any  # (states, i, rng, mask) -> seat * actions + action, -1 when over
    random_game: Any  # (states, i, rng, mask, limit) -> steps taken
    random_steps: Any  # (states, i, blank, players, seed, options, rng, mask, steps) -> games ended


def make_entrypoints(game: Game) -> EntryPoints:
    """Specialise them for a game's functions."""
    compiled = specialise(game.salt)
    setup_, acting_, legal_, apply_ = game.setup, game.acting, game.legal, game.apply
    actions = game.moves.count

    def on_states(rule: Any) -> Any:
        @compiled
        def entrypoint(states, i, *more):
            return rule(states[i], *more)

        return entrypoint

    @compiled
    def start(states, i, blank, players, seed, options):
        states[i] = blank[0]
        s = states[i]
        s.players = players
        seed_rng(s.rng, seed, 0)
        setup_(s, players, options)

    @compiled
    def random_move(states, i, rng, mask):
        s = states[i]
        bits = acting_(s)
        if bits == 0:
            return -1
        seats = 0
        for seat in range(s.players):
            seats += (bits >> seat) & 1
        at = below(rng, seats) if seats > 1 else 0
        for seat in range(s.players):
            if (bits >> seat) & 1:
                if at == 0:
                    n = legal_(s, seat, mask)
                    return seat * actions + pick(rng, mask, n)
                at -= 1
        return -1

    @compiled
    def random_game(states, i, rng, mask, limit):
        for step in range(limit):
            chosen = random_move(states, i, rng, mask)
            if chosen < 0:
                return step
            apply_(states[i], chosen // actions, chosen % actions)
        return limit

    @compiled
    def random_steps(states, i, blank, players, seed, options, rng, mask, steps):
        ended = 0
        for _ in range(steps):
            chosen = random_move(states, i, rng, mask)
            if chosen < 0:
                ended += 1
                start(states, i, blank, players, seed + ended, options)
                chosen = random_move(states, i, rng, mask)
            apply_(states[i], chosen // actions, chosen % actions)
        return ended

    names = ("acting", "legal", "refusal", "apply", "scores", "ranking", "hide", "redeal", "census",
             "value")  # fmt: skip
    rules = {name: on_states(getattr(game, name)) for name in names}
    made = {"random_move": random_move, "random_game": random_game, "random_steps": random_steps}
    return EntryPoints(start=start, **rules, **made)
