"""search: search by turns.

The lookahead of greedy proposes the best turns; sequential halving over playouts decides between
them. Every candidate sees the same re-deals and the same luck; in a playout every seat plays a
greedy that looks at little, for a few turns or to the end of the round, and the chance to win is
judged there. More time means more candidates, more playouts, and playouts that look at more or go
farther.

The steps, in this order: `make_search` is asked for a move; `thought_of` finds the candidates
(`propose`; as somebody careless sees them, `inattentive`; turns that begin alike told apart,
`widened`); `halved` asks playouts (`asking`, bots/playout.py) until one candidate is left.

Given playouts, the choice follows from the view and the generator alone, whatever the number of
threads. Given seconds, the rest of a turn once found is played without thinking again while the
table looks as it was foreseen.

Where a game has a network for so many players, a tree by steps decides instead (bots/tree.py).
"""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.greedy import GUESSES, NOT_LOOKED_AT
from korsi.bots.network import Network, read_network
from korsi.bots.playout import Desk, Playing, new_desk, playing_of
from korsi.bots.thinking import Thinking, changed
from korsi.bots.tree import best_step, loaded
from korsi.core.chance import next_word, seed_rng
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

PROPOSING = 0.15
"""The part of the time the lookahead may take that proposes."""
RICHEST = 8.0
"""How much richer playouts become at most."""
PRIOR = 1.0
"""What the lookahead thinks of a turn counts like so many playouts."""
ALIKE = 3
"""Turns with the same first step that are asked before those with others."""
PLANS = 64
"""Turns under way a bot remembers."""
clock = time.process_time if os.environ.get("KORSI_BOT_CLOCK") == "cpu" else time.monotonic
"""What seconds are measured by. A machine that does other things too measures a bot of one thread
by the time it was given a core: then it is as strong as on a quiet one."""

_next_word, _seed_rng = interpreted(next_word), interpreted(seed_rng)
Never = Callable[[], bool]
Ask = Callable[[Desk, "Candidate", int, float], float]


class Candidate:
    """A turn, and what playouts have said of it."""

    def __init__(self, action: int, line: NDArray[np.int16], prior: float, fixed: int = 1):
        self.action, self.line, self.prior = action, line, prior
        self.fixed = fixed  # steps that tell it from the other candidates
        self.total, self.times = 0.0, 0

    @property
    def mean(self) -> float:
        """What playouts say; the fewer there are, the more the lookahead counts."""
        if not self.times:
            return self.prior - 10.0
        return self.total / self.times + self.prior * PRIOR / (PRIOR + self.times)


def propose(
    game: Game, playing: Playing, desk: Desk, view: View, rng: Any, thinking: Thinking, end: float
) -> list[Candidate]:
    """The turns the lookahead likes best, each by its first step, best first."""
    scratch, legal = desk.scratch, view.actions()
    judging, share = thinking.judging(), thinking.look // GUESSES

    def look(positions: int) -> tuple[bool, bool]:
        scratch.states[0] = view.record
        game.entrypoints.redeal(scratch.states, 0, view.seat, rng)
        cut, chance = playing.lookahead(scratch, view.seat, positions, judging, False)
        return bool(cut), bool(chance)

    scratch.worth[:] = 0
    cut, chance = look(share)
    looks = 1
    if game.secrets or chance:
        while looks < GUESSES and (looks == 1 or clock() < end):
            look(share)
            looks += 1
    elif cut:  # nothing is left to guess: one look with all the rest
        scratch.worth[:] = 0
        look(thinking.look - share)
    spread = thinking.spread_now + thinking.spread_ahead
    looked_at = [a for a in legal if scratch.worth[a] > NOT_LOOKED_AT / 2]
    best = max(scratch.worth[a] for a in looked_at) / looks
    found = []
    for a in looked_at:
        behind = (scratch.worth[a] / looks - best) / spread
        found.append(Candidate(a, scratch.plans[a].copy(), behind))
    return sorted(found, key=lambda c: (-c.prior, c.action))


def opened(
    game: Game, playing: Playing, desk: Desk, view: View, rng: Any, turn: Candidate,
    thinking: Thinking,
) -> list[Candidate]:  # fmt: skip
    """The turns that begin like this one in its `fixed` steps, one for each next step. None where
    chance has spoken or somebody else decides."""
    scratch, fixed = desk.scratch, turn.fixed
    if fixed >= len(turn.line) or turn.line[fixed] < 0:
        return []
    scratch.states[0] = view.record
    game.entrypoints.redeal(scratch.states, 0, view.seat, rng)
    luck = scratch.states[0]["rng"].tolist()
    for action in turn.line[:fixed]:
        game.entrypoints.apply(scratch.states, 0, view.seat, int(action))
    others = int(game.entrypoints.acting(scratch.states, 0)) != 1 << view.seat
    if others or scratch.states[0]["rng"].tolist() != luck:
        return []
    scratch.worth[:] = 0
    mask = np.zeros(game.moves.count, np.uint8)
    game.entrypoints.legal(scratch.states, 0, view.seat, mask)
    playing.lookahead(scratch, view.seat, thinking.look // GUESSES, thinking.judging(), False)
    legal = [a for a in np.flatnonzero(mask) if scratch.worth[a] > NOT_LOOKED_AT / 2]
    best = max(scratch.worth[a] for a in legal)
    spread = thinking.spread_now + thinking.spread_ahead
    found = []
    for a in legal:
        line = np.full_like(turn.line, -1)
        line[:fixed] = turn.line[:fixed]
        line[fixed:] = scratch.plans[a][: len(line) - fixed]
        prior = turn.prior + float(scratch.worth[a] - best) / spread
        found.append(Candidate(turn.action, line, prior, fixed + 1))
    return found


def widened(
    game: Game, playing: Playing, desk: Desk, view: View, rng: Any, found: list[Candidate],
    thinking: Thinking,
) -> list[Candidate]:  # fmt: skip
    """More than the best turn with each first step: the turn liked best is opened at its next step,
    again and again."""
    closed: list[Candidate] = []
    for _ in range(thinking.opened):
        if not found:
            break
        turn = found.pop(0)
        more = opened(game, playing, desk, view, rng, turn, thinking)
        closed += [] if more else [turn]
        found = sorted(found + more, key=_liked)
    # The first few that begin alike go before the rest, so that other beginnings are asked too.
    alike: dict[int, int] = {}
    last = []
    for turn in sorted(found + closed, key=_liked):
        alike[turn.action] = alike.get(turn.action, 0) + 1
        last.append((alike[turn.action] > ALIKE, *_liked(turn), turn))
    return [turn for *_, turn in sorted(last, key=lambda row: row[:3])]


def _liked(turn: Candidate) -> tuple[float, list[int]]:
    return -turn.prior, turn.line.tolist()


def inattentive(
    found: list[Candidate], misjudge: float, overlook: float, rng: Any
) -> list[Candidate]:
    """The candidates as seen by somebody who does not look closely. Turns worse than middling are
    never taken for the best."""
    if found[0].prior - found[-1].prior < 1e-9:
        return found
    middling = sum(c.prior for c in found) / len(found)
    stray = misjudge * (found[0].prior - middling)
    seen = []
    for c in found:
        wrong = (_next_word(rng) + _next_word(rng)) / 2**32 - 1.0
        if _next_word(rng) / 2**32 >= overlook:
            seen.append(Candidate(c.action, c.line, c.prior + stray * wrong))
    return sorted(seen or found[:1], key=lambda c: (-c.prior, c.action))


def thought_of(
    game: Game, playing: Playing, desk: Desk, view: View, rng: Any, thinking: Thinking,
    widen: bool, end: float,
) -> list[Candidate]:  # fmt: skip
    """The candidates a bot of this thinking comes up with, best liked first."""
    found = propose(game, playing, desk, view, rng, thinking, end)
    if thinking.misjudge or thinking.overlook:
        found = inattentive(found, thinking.misjudge, thinking.overlook, rng)
    if thinking.opened and widen:
        found = widened(game, playing, desk, view, rng, found, thinking)
    return found


def asking(playing: Playing, seat: int, thinking: Thinking, seed: int) -> Ask:
    """A function that plays out a candidate. The luck of a playout follows from the seed and its
    number alone."""
    judging = thinking.judging()

    def ask(desk: Desk, candidate: Candidate, number: int, richer: float) -> float:
        budget = thinking.budget * richer ** (1 - thinking.farther)
        far = richer**thinking.farther
        _seed_rng(desk.luck, seed, number)
        return float(
            playing.playout(
                desk, candidate.line, seat, judging, round(budget), round(thinking.turns * far),
                round(thinking.periods * far), thinking.stray, thinking.stepwise,
            )
        )  # fmt: skip

    return ask


def make_search(
    game: Game,
    limit: int | float,
    *changes: str,
    threads: int | None = None,
    stopped: Never = lambda: False,
) -> Any:
    """The bot: `limit` is a number of playouts (int; 0: the lookahead decides alone) or seconds
    (float). It stops early when `stopped` says so; `changes` are as in `turns=5`."""
    threads = threads or int(os.environ.get("KORSI_BOT_THREADS", "1"))
    pool = ThreadPoolExecutor(threads) if threads > 1 else None
    thinkings: dict[int, Thinking] = {}
    networks: dict[int, Network] = {}
    plans: OrderedDict[bytes, list[int]] = OrderedDict()

    def thinking_of(players: int) -> Thinking:
        if players not in thinkings:
            thinkings[players] = changed(game, players, changes)
        return thinkings[players]

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        begun, timed = clock(), isinstance(limit, float)
        loaded(game)
        players = int(view.record["players"])
        if (thinking := thinking_of(players)).network and limit:
            if players not in networks:
                networks[players] = read_network(game, players, thinking)
            left = limit - (clock() - begun) if timed else limit
            return best_step(game, view, networks[players], left, clock, stopped)
        if timed and (planned := plans.pop(_sight(view), None)) and planned[0] in legal:
            _remember(plans, game, view, planned)
            return planned[0]
        end = begun + limit if timed else float("inf")
        playing = playing_of(game, bool(thinking.weights))
        # Of its own for every call: several threads may ask one bot at once.
        desks = [new_desk(game) for _ in range(threads)]
        for desk in desks:
            desk.table[0] = view.record
        spent = begun + PROPOSING * limit if timed else end
        found = thought_of(game, playing, desks[0], view, rng, thinking, bool(limit), spent)
        ask = asking(playing, view.seat, thinking, int(_next_word(rng)))
        best = (
            found[0]
            if limit == 0
            else halved(found, ask, desks, pool, limit, end, thinking, stopped)
        )
        if timed:
            _remember(plans, game, view, [int(a) for a in best.line if a >= 0])
        return best.action

    return choose


def halved(
    found: Sequence[Candidate],
    ask: Any,
    desks: list[Desk],
    pool: ThreadPoolExecutor | None,
    limit: int | float,
    end: float,
    thinking: Thinking,
    stopped: Never,
) -> Candidate:
    """Sequential halving: each round the worse half is dropped, the rest asked more often."""
    timed = isinstance(limit, float)
    total, number = int(limit), 0
    left = list(found[: thinking.candidates])
    if timed:
        begun = clock()
        done = _ask_all(left, ask, desks, pool, 0, 1.0, end)
        each = (clock() - begun) / max(1, done)
        total = int(len(desks) * max(0.0, end - clock()) / max(each, 1e-5))
        number = 1
    # More playouts are worth less and less; playouts that look at more or go farther, more.
    richer = min(RICHEST, max(1.0, (total / thinking.rich) ** 0.5))
    total = int(total / richer)
    keep = round(thinking.candidates * (max(total, 1) / thinking.playouts) ** 0.5)
    keep = min(max(keep, 2), 3 * thinking.candidates)
    if timed and keep > len(left):
        _ask_all(found[len(left) : keep], ask, desks, pool, 0, 1.0, end)
    left = list(found[:keep])
    rounds = max(1, (len(left) - 1).bit_length())
    for nth in range(rounds):
        if len(left) == 1:
            break
        until = end
        if timed:
            now = clock()
            until = now + (end - now) / (rounds - nth)
        times = max(1, total // (rounds * len(left)))
        while times > 0 or timed:
            if stopped() or (timed and clock() > until):
                break
            _ask_all(left, ask, desks, pool, number, richer, end)
            number += 1
            times -= 1
        left = sorted(left, key=lambda c: (-c.mean, *_liked(c)))[: (len(left) + 1) // 2]
    return min(left, key=lambda c: (-c.mean, *_liked(c)))


def _ask_all(
    left: Sequence[Candidate],
    ask: Any,
    desks: list[Desk],
    pool: ThreadPoolExecutor | None,
    number: int,
    richer: float,
    end: float,
) -> int:
    """One playout for every candidate, all with the same luck. If time runs out before all are
    done, none of them counts. -> how many were done."""
    said: dict[int, float] = {}

    def share(i: int) -> None:
        for nth in range(i, len(left), len(desks)):
            if clock() > end:
                return
            said[nth] = ask(desks[i], left[nth], number, richer)

    if pool is None:
        share(0)
    else:
        list(pool.map(share, range(len(desks))))
    if len(said) == len(left):
        for nth, candidate in enumerate(left):
            candidate.total += said[nth]
            candidate.times += 1
    return len(said)


def _sight(view: View) -> bytes:
    """What a seat sees, without what the last step told."""
    states = view.states.copy()
    states["events"], states["n_events"] = 0, 0
    return states.tobytes() + bytes([view.seat])


def _remember(
    plans: OrderedDict[bytes, list[int]], game: Game, view: View, line: list[int]
) -> None:
    """Keep the rest of a turn, under what the table will look like if it goes as foreseen."""
    if len(line) < 2:
        return
    states = game.new_states(1)
    states[0] = view.record
    turn = int(view.record["turn"])
    game.entrypoints.apply(states, 0, view.seat, line[0])
    bits = int(game.entrypoints.acting(states, 0))
    if not bits >> view.seat & 1 or int(states[0]["turn"]) != turn:
        return
    game.entrypoints.hide(states, 0, view.seat)
    plans[_sight(View(game, states, view.seat, view.move_number + 1))] = line[1:]
    while len(plans) > PLANS:
        plans.popitem(last=False)
