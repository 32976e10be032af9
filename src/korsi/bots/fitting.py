"""From games to weights: what the features of a position foretold, learned from how games went on.

Least-squares temporal differences, LSTD(lambda): weights such that a position's lead agrees with
the lead a turn later, and in the end with the points. Points weigh 1, so leads are in points. The
fit is pulled towards the weights there are, as strongly as so many positions would.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from korsi.core.game import Game
from korsi.core.match import Match
from korsi.core.rule import specialise

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Course:
    """One game as one seat saw it: at the end of every turn, the features of all owners."""

    features: NDArray[np.floating[Any]]  # [turn, owner, feature]; the seat first
    left: Array  # [turn]: the part of the game still to come
    margin: float  # at the end, over the mean of the others
    share: float  # of the win


def make_looking(game: Game) -> Any:
    """Compiled: the features of all owners as a seat knows them."""
    compiled = specialise(game.salt)
    features: Any = game.features
    part_left: Any = game.part_left
    rival = game.rival

    @compiled
    def looking(states, i, seat, out):
        s = states[i]
        row = 0
        for turn in range(s.players):
            found = features(s, (seat + turn) % s.players, seat)
            for k in range(len(found)):
                out[row, k] = found[k]
            row += 1
        if s.players == 1 and rival >= 0:
            found = features(s, rival, seat)
            for k in range(len(found)):
                out[row, k] = found[k]
        return part_left(s)

    return looking


def courses_of(
    game: Game, looking: Any, players: int, seed: int, actions: Iterable[Sequence[int]]
) -> list[Course]:
    """One game played again, looked at by every seat at the end of each turn."""
    match = Match(game, players, seed)
    owners = players if players > 1 or game.rival < 0 else 2
    count = len(game.value_features)
    seen: list[list[Array]] = [[] for _ in range(players)]
    left: list[float] = []
    turn = 0
    for seat, action in actions:
        match.play(int(action), int(seat))
        if match.over or int(match.state["turn"]) == turn:
            continue
        turn = int(match.state["turn"])
        for k in range(players):
            out = np.zeros((owners, count), np.float64)
            part = looking(match.states, 0, k, out)
            seen[k].append(out)
        left.append(float(part))
    last = np.zeros((owners, count), np.float64)
    places, winners = match.ranking(), max(1, match.ranking().count(1))
    found = []
    for k in range(players):
        looking(match.states, 0, k, last)
        margin = last[0, 0] - last[1:, 0].mean() if owners > 1 else last[0, 0]
        share = (places[k] == 1) / winners
        features = np.array(seen[k], np.float32)  # thousands of games are kept
        found.append(Course(features, np.array(left), float(margin), float(share)))
    return found


def leads(course: Course, count: int) -> Array:
    """The lead of a seat's features over the mean of the others'. With twice as many weights as
    features, also times the part of the game still to come."""
    features = course.features
    x = features[:, 0].astype(np.float64)
    if features.shape[1] > 1:
        x -= features[:, 1:].mean(axis=1)
    return x if x.shape[1] == count else np.hstack([x, x * course.left[:, None]])


class Sums(NamedTuple):
    """What courses say of the weights, added up: the weights solve a w = b."""

    a: Array
    b: Array
    size: Array  # the mean square of each feature's lead


def sums_of(courses: Sequence[Course], count: int, trace: float) -> Sums:
    """The sums of LSTD for `count` weights; `trace` is its lambda."""
    a, b = np.zeros((count - 1, count - 1)), np.zeros(count - 1)
    size, seen = np.zeros(count - 1), 0
    for course in courses:
        if not len(course.features):
            continue
        x = leads(course, count)
        points = np.append(x[:, 0], course.margin)
        others = np.vstack([x[:, 1:], np.zeros(count - 1)])
        follow = others[:-1].copy()
        for t in range(1, len(x)):
            follow[t] += trace * follow[t - 1]
        a += follow.T @ (others[:-1] - others[1:])
        b += follow.T @ np.diff(points)
        size += (x[:, 1:] ** 2).sum(axis=0)
        seen += len(x)
    return Sums(a, b, size / max(seen, 1))


def fit_weights(sums: Sums, old: Sequence[float], pull: float) -> tuple[float, ...]:
    """The weights that fit; `pull` says how many positions the old weights count for."""
    scale = np.diag(np.maximum(sums.size, 1e-6) * pull)
    prior = np.array(old[1:])
    found = np.linalg.solve(sums.a + scale, sums.b + scale @ prior)
    return (1.0, *map(float, found))


def explained(courses: Sequence[Course], weights: Sequence[float]) -> float:
    """How much of the variance of the final margins the weights foretell."""
    row = np.array(weights)
    told = np.concatenate([leads(c, len(row)) @ row for c in courses if len(c.features)])
    margins = np.concatenate([np.full(len(c.features), c.margin) for c in courses])
    return float(1 - ((margins - told) ** 2).sum() / ((margins - margins.mean()) ** 2).sum())


def worths(course: Course, weights: Sequence[float]) -> Array:
    """What every owner is worth at the end of each turn."""
    row, count = np.array(weights), course.features.shape[2]
    by_part = row[count:] if len(row) > count else np.zeros(count)
    ahead = course.features @ by_part * course.left[:, None]
    return np.asarray(course.features @ row[:count] + ahead)


def fit_spreads(courses: Sequence[Course], weights: Sequence[float]) -> tuple[float, float, float]:
    """The two spreads that make the chance to win most likely, and its mean log-loss."""
    courses = [c for c in courses if len(c.features)]
    worth = [worths(c, weights) for c in courses]
    # of one who plays alone against nobody, the worth is the lead
    ahead = np.concatenate([
        w[:, 1:] - w[:, :1] if w.shape[1] > 1 else -w for w in worth
    ])  # fmt: skip
    left = np.concatenate([c.left for c in courses])
    share = np.concatenate([np.full(len(c.features), c.share) for c in courses])
    best = (float("inf"), 4.0, 12.0)
    for now in (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0):
        for more in (0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 24.0, 32.0):
            spread = (now + more * left)[:, None]
            chance = 1 / (1 + np.exp(np.clip(ahead / spread, -30, 30)).sum(axis=1))
            chance = np.clip(chance, 1e-4, 1 - 1e-4)
            loss = -(share * np.log(chance) + (1 - share) * np.log(1 - chance)).mean()
            best = min(best, (float(loss), now, more))
    return best[1], best[2], best[0]


def blended(old: Sequence[float], new: Sequence[float], part: float) -> tuple[float, ...]:
    """Weights a part of the way from the old ones to the new ones."""
    return tuple(x + part * (y - x) for x, y in zip(old, new, strict=True))
