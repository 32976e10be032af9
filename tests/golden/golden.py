"""Golden games: whole games written down step by step, with the hash of every position.

`python tests/golden/golden.py` writes them anew (after a wanted change of rules, with the diff
read); `python tests/golden/golden.py --check` replays them and says where one differs. Both take
names of games (keyflower), with players (keyflower-6) and variant (keyflower-6-1) if only those are
meant; `--points=10` looks at the points of every tenth position only. The tests run the check
compiled and, in processes of their own, interpreted: both must give the same bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import korsi
from korsi.core.chance import below, seed_rng
from korsi.core.game import Game

HERE = Path(__file__).parent
SEED = 2026


def tables(names: list[str]) -> list[tuple[Game, int, int]]:
    """One golden game per game, player count and variant."""
    return [
        (g, players, variant)
        for g in [korsi.game(name) for name in dict.fromkeys(n.partition("-")[0] for n in names)]
        for players in g.players
        for variant in range(len(g.variants))
        if {g.name, f"{g.name}-{players}", f"{g.name}-{players}-{variant}"} & set(names)
    ]


def folder_of(g: Game) -> Path:
    """Here; for a plug-in beside its package."""
    package = g.locale.parent
    shipped = package.is_relative_to(Path(korsi.__file__).parent)
    return HERE if shipped else package.parent / "tests" / "golden"


def file_of(g: Game, players: int, variant: int) -> Path:
    return folder_of(g) / f"{g.name}-{players}-{variant}.txt"


def line_of(m: korsi.Match, seat: int, move: str, points: str = "") -> str:
    events = json.dumps([list(e.values()) for e in m.events()], separators=(",", ":"))
    points = points or ",".join(map(str, m.scores()))
    return f"{seat} {move} | {events} | {points} | {m.digest()[:16]}"


def write(g: Game, players: int, variant: int) -> str:
    """Play a random game and write it down."""
    import numpy as np

    rng = np.zeros(4, np.int64)
    seed_rng(rng, SEED, players)
    m = korsi.Match(g, players=players, seed=SEED, options=g.variants[variant])
    lines = [line_of(m, -1, "setup")]
    while not m.over:
        acting = m.acting()
        seat = acting[int(below(rng, len(acting)))]
        legal = m.legal_actions(seat)
        action = legal[int(below(rng, len(legal)))]
        m.play(action, seat)
        lines.append(line_of(m, seat, g.moves.write(action)))
    return "\n".join(lines) + "\n"


def first_difference(g: Game, players: int, variant: int, every: int = 1) -> str:
    """Replay a golden game; the first line that comes out otherwise, "" when none does.

    Counting points interpreted takes most of the time: they are compared in `every` so many lines,
    and at the end.
    """
    file = file_of(g, players, variant)
    if not file.exists():
        return f"{file.name} is missing: run python tests/golden/golden.py {g.name}"
    m = korsi.Match(g, players=players, seed=SEED, options=g.variants[variant])
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        seat, move = line.split(" | ")[0].split(" ", 1)
        if move != "setup":
            m.play(move, int(seat))
        counted = number % every == 0 or m.over
        now = line_of(m, int(seat), move, "" if counted else line.split(" | ")[2])
        if now != line:
            return f"{file.name}, line {number}:\n- {line}\n+ {now}"
    return "" if m.over else f"{file.name}: the game is not over at its end"


def main(words: list[str]) -> int:
    asked = tables([word for word in words if not word.startswith("-")] or korsi.game_names())
    every = next((int(w.removeprefix("--points=")) for w in words if w.startswith("--p")), 1)
    if "--check" in words:
        found = [text for table in asked if (text := first_difference(*table, every))]
        print("\n".join(found) or f"{len(asked)} golden games replay byte for byte")
        return 1 if found else 0
    for table in asked:
        folder_of(table[0]).mkdir(parents=True, exist_ok=True)
        file_of(*table).write_text(write(*table), encoding="utf-8")
        print(f"wrote {file_of(*table).name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
