"""Programs of one's own: whatever they do, the game goes on."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

import korsi
from korsi.bots import make_bot, parse_bot
from korsi.bots.arena import play_game
from korsi.bots.outside import make_own
from korsi.bots.seats import bot_rng, check_bot

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
        ("import sys\nfor line in sys.stdin: print('[' * 60_000, flush=True)", "no JSON"),
        ("import os, sys\nfor line in sys.stdin: os.write(1, b'\\xff\\x00\\x80\\n')", "no JSON"),
        ("import sys\nfor line in sys.stdin: print('x' * 9_000_000, flush=True)", "floods"),
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


def test_who_answers_without_ever_reading_is_not_waited_for(tmp_path):
    """Its pipe fills up with what it is asked: sooner or later no more goes in."""
    talks = "import time\nwhile True: print('{\"move\": 1}', flush=True); time.sleep(0.01)"
    bot = program(tmp_path, talks, seconds=0.3)
    seen = view()
    begun = time.perf_counter()
    while "it does not read what it is asked" not in bot.program.lost:
        bot(seen, bot_rng(1, 0))
        assert time.perf_counter() - begun < 20


def test_the_reasons_are_told_but_not_for_ever(tmp_path, caplog):
    bot = program(tmp_path, "import sys\nfor line in sys.stdin: print('{}', flush=True)")
    seen = view()
    for _ in range(9):
        bot(seen, bot_rng(1, 0))
    assert len(bot.program.lost) == 9
    assert [line for line in caplog.text.splitlines() if "may not play 'None'" in line][5:] == []
    assert "has lost a move" in caplog.text


@pytest.mark.parametrize(
    ("command", "why"),
    [("", "needs a command"), ("python 'bot.py", "quotation"), ("no-such-program x", "no program")],
)
def test_a_command_that_cannot_be_one_is_refused_before_anybody_plays(command, why):
    with pytest.raises(korsi.BadSetup, match=why):
        check_bot(f"own:{command}", GAME)


def test_a_program_that_is_gone_costs_the_move_only():
    bot = make_own(GAME.interpreted, "no-such-program x")
    seen = view()
    assert bot(seen, bot_rng(1, 0)) in seen.actions()
    assert "cannot be started" in bot.program.lost[0]


def test_the_example_of_the_docs_plays(tmp_path):
    docs = Path(__file__).parents[2] / "docs" / "bots.md"
    (example,) = re.findall("```python\n(.*?)```", docs.read_text("utf-8"), re.DOTALL)
    assert len(example.splitlines()) <= 20
    bot = program(tmp_path, example)
    match = play_game(GAME.interpreted, [bot, make_bot("random", GAME.interpreted)], seed=2)
    assert match.over and bot.program.lost == []


def test_a_program_is_not_started_for_ever(tmp_path):
    bot = program(tmp_path, "raise SystemExit")
    seen = view()
    for _ in range(8):
        bot(seen, bot_rng(1, 0))
    assert "not started again" in bot.program.lost[-1] and bot.program.lives == 0


def test_a_table_never_starts_a_program():
    with pytest.raises(korsi.BadSetup):
        parse_bot("own:touch somewhere")
