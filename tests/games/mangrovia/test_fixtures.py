"""Whole games played by greedy bots: one for every number of players and every variant."""

from __future__ import annotations

from pathlib import Path

import pytest

import korsi

from .conftest import MANGROVIA

FILES = sorted((Path(__file__).parents[2] / "fixtures").glob("mangrovia-*.korsi"))


def test_every_table_has_a_game():
    wanted = {
        f"mangrovia-{p}-{i}" for p in MANGROVIA.players for i in range(len(MANGROVIA.variants))
    }
    assert {file.stem for file in FILES} == wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_of_bots_replays(file):
    m = korsi.load(file)  # refuses a game whose moves or position differ
    _, players, variant = file.stem.split("-")
    assert m.over and m.players == int(players)
    chosen = {o.name: o.choices[i] for o, i in zip(MANGROVIA.options, m.options, strict=True)}
    assert MANGROVIA.variants[int(variant)].items() <= chosen.items()
    for seat, entry in enumerate(m.breakdown()):
        assert sum(line["points"] for line in entry["lines"]) == m.scores()[seat]


def test_greedy_bots_build_and_finish():
    """Games of sensible players end by huts, not by the guard, and score on every line."""
    lines: dict[str, int] = {}
    for file in FILES:
        m = korsi.load(file)
        assert m.view().json()["last_hut_built"] and m.view().json()["round"] < 40
        for entry in m.breakdown():
            for line in entry["lines"]:
                lines[line["what"]] = lines.get(line["what"], 0) + line["points"]
    assert all(points > 0 for points in lines.values())
