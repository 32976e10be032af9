"""Luck and play told apart once more, slowly and from what docs/coach.md says alone."""

from statistics import fmean

import numpy as np
import pytest

from amounts import amount
from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.coach.evaluator import Evaluator
from korsi.coach.game import SEEDS, analyse
from korsi.core.chance import next_word, seed_rng
from korsi.core.game import game
from korsi.core.interpreted import interpreted
from korsi.core.match import Match
from korsi.core.position import laid_out

WORLDS = 12
"""As many dealt anew as what came is compared with, and as many other set-ups."""


def cut(match):
    """Decisions: (moves before, moves after, seat, did anything come out?)."""
    begun, found = 0, []
    for n in range(len(match)):
        seat = match.actions[n][0]
        old, new = match.at(n).state, match.at(n + 1).state
        came = list(old["rng"]) != list(new["rng"]) or old["shown"] != new["shown"]
        others = n + 1 == len(match) or match.actions[n + 1][0] != seat
        if came or others or old["turn"] != new["turn"]:
            found.append((begun, n + 1, seat, came))
            begun = n + 1
    return found


def result(match):
    first = [place == 1 for place in match.ranking()]
    return [won / sum(first) for won in first]


def mean_over_rolls(evaluator, match, n, seat):
    """The seat's chance after move n, on the average of what chance could have brought."""
    g, said = match.game, []
    luck = np.zeros(4, np.int64)
    for roll in range(WORLDS):
        interpreted(seed_rng)(luck, match.seed & SEEDS, (1 << 20) + roll)
        before = match.at(n)
        with laid_out(before) as s:
            s["rng"] = [interpreted(next_word)(luck) for _ in range(4)]
        evaluator.at[0] = before.state
        g.entrypoints.apply(evaluator.at, 0, *match.actions[n])
        interpreted(seed_rng)(evaluator.luck, match.seed & SEEDS, roll % 4)
        if g.entrypoints.acting(evaluator.at, 0):
            g.entrypoints.hide(evaluator.at, 0, seat)
            g.entrypoints.redeal(evaluator.at, 0, seat, evaluator.luck)
        said.append(evaluator._judged(seat))
    return fmean(said)


def mean_over_worlds(evaluator, match, n, seat):
    """The seat's chance after move n, on the average of what it could not know before it."""
    g, said = match.game, []
    who, action = match.actions[n]
    luck, mask = np.zeros(4, np.int64), np.zeros(g.moves.count, np.uint8)
    for world in range(WORLDS):
        interpreted(seed_rng)(luck, match.seed & SEEDS, world)
        evaluator.luck[:] = luck
        evaluator.at[0] = match.at(n).view(seat).record
        g.entrypoints.redeal(evaluator.at, 0, seat, evaluator.luck)
        if not int(g.entrypoints.acting(evaluator.at, 0)) >> who & 1:
            continue
        g.entrypoints.legal(evaluator.at, 0, who, mask)
        if mask[action]:
            g.entrypoints.apply(evaluator.at, 0, who, action)
            said.append(evaluator._judged(seat))
    return fmean(said) if said else None


def slow_account(match, seat):
    """average, set-up, luck, own play, others' play."""
    g, evaluator = match.game, Evaluator(match.game, match.players, match.seed & SEEDS)

    def chance(k, n):
        at = match.at(n)
        return result(match)[k] if at.over else evaluator.chance(at.view(k))

    average = fmean(
        evaluator.chance(Match(g, match.players, seed).view(seat)) for seed in range(WORLDS)
    )
    luck, chosen, deeds = 0.0, 0.0, []
    decisions = cut(match)
    for before, after, who, came in decisions:
        came = came or (after == len(match) and g.secrets)
        for k in {seat, who}:
            then = chance(k, after)
            old, new = match.at(after - 1).state, match.at(after).state
            rolled = list(old["rng"]) != list(new["rng"])
            means = mean_over_rolls if rolled else mean_over_worlds
            mean = means(evaluator, match, after - 1, k) if came else then
            mean = then if mean is None else mean
            if rolled or not g.gathered:
                luck += (then - mean) * (k == seat)
            else:  # what others had gathered or chosen in secret is their play when it comes out
                chosen += (then - mean) * (k == seat)
            deeds.append((k, who, mean - chance(k, before)))
    alone = len({who for _, _, who, _ in decisions}) < 2
    usual = 0.0 if alone else fmean(deed for k, who, deed in deeds if k == who)
    own = [deed for k, who, deed in deeds if k == who == seat]
    others = chosen + sum(deed for k, who, deed in deeds if k == seat != who)
    setup = chance(seat, 0) - average
    return average, setup, luck, sum(own) - usual * len(own), others + usual * len(own)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name, bot", [("kilt_castle", "level1"), ("mangrovia", "random")])
def test_a_slow_account_says_the_same(name, bot):
    g = game(name)
    for seed in range(amount(1, 50)):
        match = play_game(g, [make_bot(bot, g)] * 2, seed)
        found, seat = analyse(match, looks=0).accounts[seed % 2], seed % 2
        slow = slow_account(match, seat)
        told = found.average, found.setup, found.luck, found.play, found.others
        assert slow == pytest.approx(told, abs=1e-9)
        assert sum(slow) == pytest.approx(result(match)[seat], abs=1e-9)
