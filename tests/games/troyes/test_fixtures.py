"""Whole games played by greedy bots: one for every number of players and every variant.

`python -m tests.games.troyes.test_fixtures` plays them anew after a wanted change of rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import korsi
from korsi.bots import make_bot
from korsi.bots.seats import bot_rng

TROYES = korsi.game("troyes")
FOLDER = Path(__file__).parents[2] / "fixtures"
FILES = sorted(FOLDER.glob("troyes-*.korsi"))


def a_game(players: int, variant: int) -> korsi.Match:
    seed = 10 * players + variant
    m = korsi.Match(TROYES, players, seed, options=TROYES.variants[variant])
    bot, rngs = make_bot("greedy", TROYES), [bot_rng(seed, seat) for seat in range(players)]
    while not m.over:
        seat = m.acting()[0]
        m.play(bot(m.view(seat), rngs[seat]), seat)
    return m


def test_every_table_has_a_game():
    variants = range(len(TROYES.variants))
    assert {f.stem for f in FILES} == {f"troyes-{p}-{i}" for p in TROYES.players for i in variants}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_of_bots_replays(file):
    m = korsi.load(file)  # refuses a game whose moves or position differ
    _, players, variant = file.stem.split("-")
    assert m.over and m.players == int(players)
    chosen = {o.name: o.choices[i] for o, i in zip(TROYES.options, m.options, strict=True)}
    assert TROYES.variants[int(variant)].items() <= chosen.items()
    for seat, entry in enumerate(m.breakdown()):
        against = entry.get("leroy_points", 0)
        assert sum(line["points"] for line in entry["lines"]) - against == m.scores()[seat]


def test_greedy_bots_score_on_every_line():
    lines: dict[str, int] = {}
    for file in FILES:
        for entry in korsi.load(file).breakdown():
            for line in entry["lines"]:
                lines[line["what"]] = lines.get(line["what"], 0) + line["points"]
    for what in ("cathedral", "events", "activities", "events_in_queue", "tradesmen", "characters"):
        assert lines[what] > 0, what


if __name__ == "__main__":
    for n in TROYES.players:
        for i in range(len(TROYES.variants)):
            (FOLDER / f"troyes-{n}-{i}.korsi").write_text(a_game(n, i).record(), encoding="utf-8")
