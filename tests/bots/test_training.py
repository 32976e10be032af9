"""Training: what it plays with, whom it asks to play, and what comes out."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import korsi
from korsi.bots import train as training
from korsi.bots.arena import Meeting
from korsi.bots.fitting import Course
from korsi.bots.many import play_many
from korsi.bots.thinking import read_thinking
from korsi.bots.workers import HERE, workers
from korsi.cli import main, train

KILT = "kilt_castle"


class Enough(Exception):
    pass


def test_no_file_of_weights_is_written_twice(monkeypatch, tmp_path):
    """Bots are kept by name in the processes that play: a second text under an old name would be
    played with the weights of the first."""
    g = korsi.game(KILT)
    rng = np.random.default_rng(1)
    seen: list[str] = []

    def choose(contest, variants, old, seed, until, say):
        seen.extend([str(old), *map(str, variants.values())])
        if len(seen) > 25:
            raise Enough
        return next(iter(variants))

    def self_play(pool, name, players, bot, first, games):
        features = rng.standard_normal((9, players, len(g.value_features)))
        return [Course(features, np.linspace(1, 0, 9), float(k), k % 2) for k in range(4)]

    monkeypatch.setattr(training, "choose", choose)
    monkeypatch.setattr(training, "self_play", self_play)
    monkeypatch.setattr(training, "workers", lambda *_: (ThreadPoolExecutor(1), 1))
    with pytest.raises(Enough):
        training.train(KILT, 3, 1e6, tmp_path, 1, lambda text: None)
    assert len(seen) == len(set(seen)) > 25
    assert any("as-4" in name for name in seen)  # rows of other numbers of players are tried
    taken = read_thinking(g, 3, tmp_path / f"{KILT}-3.toml")
    assert taken.weights[0] == 1.0 and taken.row != read_thinking(g, 3).row


def test_with_strayed_rows_half_the_seats_play_by_them():
    asked: list[Meeting] = []

    class Pool:
        def submit(self, play, meeting):
            asked.append(meeting)
            return self

        def result(self):
            return []

    training.self_play(Pool(), KILT, 4, ["own", "one", "two"], 10, 8)
    assert [sorted(m.seats) for m in asked[:2]] == [["one", "one", "own", "own"]] * 2
    assert asked[0].seats != asked[1].seats  # each sits where the other sat
    assert {seat for m in asked for seat in m.seats} == {"own", "one", "two"}
    row = (1.0, 2.0, -3.0, 0.0)
    other = training.strayed(row, 0.35, 1)
    assert other[0] == 1.0 and other[3] == 0.0 and other[1] > 0 > other[2] and other != row
    assert other == training.strayed(row, 0.35, 1) != training.strayed(row, 0.35, 2)


def test_a_cluster_says_what_it_needs():
    try:
        import ray  # noqa: F401
    except ImportError:
        with pytest.raises(korsi.BadSetup, match="cluster"):
            workers(cluster=HERE)
    else:
        pytest.skip("Ray is installed")


def test_games_are_played_on_a_cluster_as_here():
    """With a local Ray, where the extra `cluster` is installed; `make test` does not install it."""
    pytest.importorskip("ray")
    meeting = Meeting(KILT, ("level1", "random"), 3)
    there = play_many([meeting], 1, 1, cluster=HERE)[0]
    here = play_many([meeting], 1, 1)[0]
    assert {g.turn: g.actions for g in there} == {g.turn: g.actions for g in here}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--plays", "greedy"], "which have weights"),
        (["--plays", "nobody"], "no bot"),
        (["--start", "none.toml"], "no file"),
        (["--seconds", "nan"], "--seconds"),
        (["--stray", "-1"], "--stray"),
        (["--players", "9"], "played by"),
        (["--out", "/dev/null/there"], "cannot be written"),
    ],
)
def test_what_is_wrong_with_a_training_is_said_at_once(given, why, capsys):
    assert main(["train", KILT, *given]) == 2
    assert why in capsys.readouterr().err


def test_a_game_is_trained_for_every_number_of_players(monkeypatch):
    asked = []
    monkeypatch.setattr(train, "train_logged", lambda *of, **how: asked.append((*of, how)))
    assert main(["train", KILT, "--seconds", "5"]) == 0
    assert [of[:2] for of in asked] == [(KILT, n) for n in (2, 3, 4)]
    assert {of[-1]["seconds"] for of in asked} == {5.0}
    assert main(["train", KILT, "--players", "3"]) == 0 and asked[3][1] == 3
