"""Whole games played by greedy bots, one for every number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

import korsi

from .conftest import KEY

FILES = sorted((Path(__file__).parents[2] / "fixtures").glob("keyflower-*.korsi"))


def test_every_table_has_a_game():
    assert {file.stem for file in FILES} == {f"keyflower-{p}-0" for p in KEY.players}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_of_bots_replays(file):
    m = korsi.load(file)  # refuses a game whose moves or position differ
    assert m.over and m.players == int(file.stem.split("-")[1])
    for entry in m.breakdown():
        assert sum(line["points"] for line in entry["lines"]) == m.scores()[entry["seat"]]


def test_greedy_bots_build_villages():
    """Sensible players buy, upgrade and score on tiles, winter tiles and boats in every game."""
    for file in FILES:
        m = korsi.load(file)
        seats = m.view().json()["seats"]
        assert all(len(seat["village"]) >= 5 for seat in seats)
        tiles = [tile for seat in seats for tile in seat["village"]]
        assert any(tile["side"] == "upgraded" for tile in tiles)
        lines = [line for entry in m.breakdown() for line in entry["lines"]]
        scored = {line["what"] for line in lines if line["points"]}
        assert {"tile", "winter", "boat"} <= scored
