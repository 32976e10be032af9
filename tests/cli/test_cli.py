"""The command line: what it prints, what it writes, and exit code 2 for every mistake."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import korsi
from korsi.cli import main

NAME = "kilt_castle"


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out = capsys.readouterr()
    return code, out.out, out.err


@pytest.fixture
def record(tmp_path):
    m = korsi.Match(NAME, players=3, seed=4)
    while not m.over:
        m.play(m.legal()[len(m) % len(m.legal())])
    korsi.save(m, tmp_path / "game.korsi")
    return tmp_path / "game.korsi"


def test_games(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0 and NAME in out and "2-4 players" in out
    listed = json.loads(run(capsys, "games", "--json")[1])
    assert listed[0]["game"] == NAME and listed[0]["players"] == [2, 3, 4]


@pytest.mark.one_in(3)
def test_simulate_reports_what_was_played(capsys):
    given = ("simulate", NAME, "--players", "3", "--games", "50", "--seed", "9", "--json")
    first, again = (json.loads(run(capsys, *given)[1]) for _ in range(2))
    assert first["games"] == 50 and first["players"] == 3
    assert sum(first["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    for key in ("steps", "scores", "win_share_by_seat"):
        assert first[key] == again[key], "the same seed, the same games"
    other = json.loads(run(capsys, *given[:-2], "10", "--json")[1])
    assert other["scores"] != first["scores"]


def test_a_trace_lets_an_outsider_referee(capsys, tmp_path):
    file = tmp_path / "trace.jsonl"
    code, _, _ = run(
        capsys, "simulate", NAME, "--players", "2", "--games", "2", "--trace", str(file), "--json"
    )
    assert code == 0
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    games = [[x for x in lines if x["game"] == k] for k in (0, 1)]
    for steps in games:
        setup = steps[0]["setup"]
        m = korsi.Match(setup["game"], setup["players"], setup["seed"], setup["options"])
        assert steps[0]["scores"] == m.scores() and setup["view"] == m.game.view_json(m.state, -1)
        for step in steps[1:]:
            m.play(step["action"], step["seat"])
            assert step["events"] == m.events() and step["scores"] == m.scores()
            assert m.game.moves.parse(step["move"]) == m.game.moves.from_json(step["action"])
        assert m.over and steps[-1]["ranking"] == m.ranking()


def test_a_trace_shows_a_spectator_no_hand(capsys, tmp_path):
    """Law 3: what says it is a spectator's view has gone through `hide`."""
    file = tmp_path / "trace.jsonl"
    run(capsys, "simulate", "mangrovia", "--players", "3", "--games", "1", "--trace", str(file))
    setup = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["setup"]
    m = korsi.Match("mangrovia", 3, setup["seed"], setup["options"])
    assert setup["view"] == m.view().json() and setup["view"]["seat"] == -1
    assert setup["view"]["seats"] != m.game.view_json(m.state, -1)["seats"]
    assert all(seat["hand"]["landscape"] == [] for seat in setup["view"]["seats"])


def test_show(capsys, tmp_path, record):
    code, out, _ = run(capsys, "show", NAME)
    assert code == 0 and out.count("\n") > 10
    assert run(capsys, "show", str(record), "--at", "10", "--seat", "1")[1] != out
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    run(capsys, "show", str(record), "--svg", str(svg), "--png", str(png), "--width", "300")
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    run(capsys, "show", NAME, "--lang", "fa", "--svg", str(svg))
    assert "۰" in svg.read_text(encoding="utf-8") or "۱" in svg.read_text(encoding="utf-8")
    view = json.loads(run(capsys, "show", str(record), "--at", "3", "--seat", "0", "--json")[1])
    assert view == korsi.load(record).at(3).view(0).json()


def test_replay_in_every_language(capsys, record):
    told = {
        lang: run(capsys, "replay", str(record), "--lang", lang)[1]
        for lang in ["en", "fa", "de", "fr", "it"]
    }
    assert len(set(told.values())) == 5
    steps = json.loads(run(capsys, "replay", str(record), "--json")[1])
    m = korsi.load(record)
    assert len(steps) == len(m) + 1 and steps[-1]["scores"] == m.scores()


def test_verify(capsys, record):
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0 and "every move is legal" in out
    assert json.loads(run(capsys, "verify", str(record), "--json")[1])["verified"] is True
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("seed 4", "seed 5"), encoding="utf-8")
    code, out, error = run(capsys, "verify", str(record))
    assert code == 2 and out == "" and "game.korsi, line" in error


def test_arena(capsys):
    given = ("arena", NAME, "--seats", "greedy,random,random", "--blocks", "3", "--json")
    found = json.loads(run(capsys, *given)[1])
    assert [e["bot"] for e in found["entrants"]] == ["greedy", "random", "random"]
    assert sum(e["win_share"] for e in found["entrants"]) == pytest.approx(1)
    assert {"interval_95", "mean_rank", "margin", "ms_per_move"} <= set(found["entrants"][0])
    assert "win share" in run(capsys, *given[:-1])[1]


def test_box_check(capsys, tmp_path):
    shipped = korsi.game(NAME).box.path
    code, out, _ = run(capsys, "box", "check", str(shipped))
    assert code == 0 and "as shipped" in out and "reconstructed" in out
    broken = tmp_path / "components.toml"
    broken.write_text(shipped.read_text(encoding="utf-8").replace("length = 20", "length = 19"))
    code, out, error = run(capsys, "box", "check", str(broken))
    assert code == 2 and "components.toml, line" in error and "[K-1.4]" in error


@pytest.mark.one_in(12)
def test_bench_measures_us_and_our_peers():
    """In a process of its own: it pins itself to one core."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "korsi.cli",
            "bench",
            NAME,
            "--seconds",
            "0.05",
            "--rounds",
            "1",
            "--json",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    report = json.loads(done.stdout)
    assert report["missing"] == []
    peers = {"open_spiel/backgammon", "open_spiel/connect_four", "catanatron/catan"}
    assert peers | {f"{NAME}/4", "pettingzoo/connect_four"} <= set(report["steps_per_second"])
    assert report["ratios"][f"{NAME}/4 : open_spiel/backgammon"] > 1
    assert report["record_bytes"][NAME] <= 1024
    assert report["copy_ns"][NAME] > 0
    assert report["start_seconds"][NAME]["warm"] < report["start_seconds"][NAME]["cold"]


COMPILED = f"""
import korsi
from korsi.table.worker import PARTS, warm_part
for part in PARTS:
    warm_part({NAME!r}, part)
entrypoints = korsi.game({NAME!r}).entrypoints
print(sum(sum(one.stats.cache_misses.values()) for one in entrypoints))
"""


@pytest.mark.one_in(4)
def test_warm_leaves_the_table_nothing_to_compile(capsys):
    code, out, _ = run(capsys, "warm", NAME)
    assert code == 0 and out.startswith(f"{NAME}: ready after ")
    done = subprocess.run([sys.executable, "-c", COMPILED], capture_output=True, text=True)
    assert done.stdout.strip() == "0", done.stderr


def play(*typed: str, arguments: tuple[str, ...] = ()) -> str:
    """A game typed at a prompt."""
    done = subprocess.run(
        [sys.executable, "-m", "korsi.cli", "play", "--seed", "3", *arguments],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.one_in(3)
def test_a_whole_game_in_the_terminal(tmp_path):
    file = tmp_path / "saved.korsi"
    out = play(*["1"] * 200, arguments=("--players", "3", "--save", str(file)))
    assert "wins" in out or "share" in out
    m = korsi.load(file)
    assert m.over and m.players == 3


@pytest.mark.one_in(8)
def test_the_terminal_understands_people(tmp_path):
    out = play("?", "h", "u", "banana", "99", "move red 99", "a", "s", "۱", "u", "q")
    assert "take the last step back" in out
    assert "Hint" in out
    assert "somebody else’s" in out, "the bot began; its step is not ours to take back"
    assert "banana" in out
    assert play().strip(), "an end of input is a goodbye, not a crash"
    assert play("q", arguments=("--lang", "fa")) != play("q")


BAD = [
    ("simulate", "whist"),
    ("simulate", NAME, "--players", "9"),
    ("simulate", NAME, "--games", "0"),
    ("simulate", NAME, "--seed", "-1"),
    ("simulate", NAME, "--seed", str(1 << 63)),
    ("simulate", NAME, "--seats", "greedy,nobody"),
    ("simulate", NAME, "--players", "2", "--seats", "greedy,random,random"),
    ("simulate", NAME, "--option", "colours"),
    ("simulate", NAME, "--option", "colours=zz"),
    ("simulate", NAME, "--option", "speed=9"),
    ("simulate", NAME, "--games", "1", "--trace", "no/such/folder/t.jsonl"),
    ("arena", NAME, "--seats", "greedy"),
    ("arena", NAME, "--seats", "greedy,random", "--blocks", "0"),
    ("show", "whist"),
    ("show", NAME, "--at", "5"),
    ("show", NAME, "--seat", "9"),
    ("show", NAME, "--lang", "tlh"),
    ("show", NAME, "--png", "no/such/folder/a.png"),
    ("show", NAME, "--box", "none.toml"),
    ("replay", "none.korsi"),
    ("verify", "none.korsi"),
    ("box", "check", "none.toml"),
    ("play", "whist"),
    ("play", NAME, "--seats", "me,nobody"),
    ("play", NAME, "--players", "3", "--seats", "me,greedy"),
    ("bench", "whist"),
    ("warm", "whist"),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_a_mistake_is_one_sentence_and_exit_code_2(capsys, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    code, out, error = run(capsys, *arguments)
    assert code == 2
    assert error.startswith("korsi: ") and error.count("\n") <= 2 and "Traceback" not in error
    assert out == ""
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


def test_every_command_explains_itself(capsys):
    for words in (
        ["--help"],
        *(
            [c, "--help"]
            for c in [
                "games",
                "play",
                "simulate",
                "show",
                "replay",
                "verify",
                "arena",
                "box",
                "bench",
                "warm",
            ]
        ),
    ):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 0
        assert len(capsys.readouterr().out) > 150


@pytest.mark.one_in(4)
def test_a_terminal_game_begins_without_a_compiler(tmp_path):
    """With an empty cache, against a bot: nothing waits for a compiler before the first moves."""
    path = os.pathsep.join([str(Path(korsi.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "KORSI_CACHE": str(tmp_path / "cache"), "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "korsi.cli", "play", "keyflower", "--players", "2", "--seed", "1"],
        input="1\n1\n1\nq\n",
        capture_output=True,
        text=True,
        env=env,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    # the game did not wait for the process that compiles beside it, which goes on by itself
    assert not list((tmp_path / "cache").glob("ready-*"))
    end = time.monotonic() + 60
    while not (marks := list((tmp_path / "cache").glob("compiling-*"))):
        assert time.monotonic() < end, "nobody compiles"
        time.sleep(0.1)
    while not (pid := marks[0].read_text()):
        time.sleep(0.01)
    os.kill(int(pid), signal.SIGKILL)  # a minute of work nobody waits for here either
