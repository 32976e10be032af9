"""Programs of one's own: whatever they do, the game goes on."""

from __future__ import annotations

import sys
import time

import pytest

import korsi
from korsi.bots import make_bot, parse_bot
from korsi.bots.arena import play_game
from korsi.bots.outside import make_own
from korsi.bots.seats import bot_rng

FIRST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""
GAME = korsi.game("kilt_castle")


def program(tmp_path, text, seconds=5.0):
    file = tmp_path / "bot.py"
    file.write_text(text)
    return make_own(GAME.interpreted, f"{sys.executable} {file}", seconds)


def view():
    m = korsi.Match(GAME.interpreted, 2, seed=1)
    return m.view(m.acting()[0])


def test_a_program_plays_a_game(tmp_path):
    bot = program(tmp_path, FIRST)
    match = play_game(GAME.interpreted, [bot, make_bot("random", GAME.interpreted)], seed=2)
    assert match.over and bot.program.lost == []
    for n, (seat, action) in enumerate(match.actions):
        if seat == 0:
            assert action == match.at(n).legal_actions(0)[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit", "ended"),
        ("import time\nwhile True: time.sleep(1)", "in time"),
        ("import sys\nfor line in sys.stdin: print('{}', flush=True)", "may not play 'None'"),
        ("import sys\nfor line in sys.stdin: print('[1', flush=True)", "no JSON"),
        ("import sys\nfor line in sys.stdin: print('[]', flush=True)", "no JSON object"),
        ("while True: print('x' * 1000, end='')", "floods"),
        (FIRST.replace('["legal"][0]', '["legal"][0] + "!"'), "may not play"),
    ],
)
def test_a_fault_costs_the_move_only(tmp_path, text, why):
    bot = program(tmp_path, text, seconds=0.7)
    begun = time.perf_counter()
    for _ in range(2):
        seen = view()
        assert bot(seen, bot_rng(1, 0)) in seen.actions()
    assert len(bot.program.lost) == 2 and why in bot.program.lost[0]
    assert time.perf_counter() - begun < 8


def test_a_program_is_not_started_for_ever(tmp_path):
    bot = program(tmp_path, "raise SystemExit")
    seen = view()
    for _ in range(8):
        bot(seen, bot_rng(1, 0))
    assert "not started again" in bot.program.lost[-1] and bot.program.lives == 0


def test_a_table_never_starts_a_program():
    with pytest.raises(korsi.BadSetup):
        parse_bot("own:touch somewhere")
