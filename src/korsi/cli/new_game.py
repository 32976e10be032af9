"""Commands for whoever writes a game: new-game, shown.

What `new-game` writes lies in cli/template, file by file: a tiny real game in the layout of the
others, meant to be rewritten. In a template {{name}}, {{letter}} and the like stand for what the
game is called.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from korsi.bots import make_bot
from korsi.bots.arena import play_game
from korsi.cli.arguments import Commands, add_setup, command, options_of, write_file
from korsi.core.errors import BadGame, BadSetup
from korsi.core.game import game, game_folder, game_folders, game_names
from korsi.language import LANGUAGES, Words

TEMPLATE = Path(__file__).parent / "template"
ROOT = Path(__file__).parents[3]
"""Of the checkout; of an installed Korsi it is just some folder."""

_PERSIAN = str.maketrans("0123456789", LANGUAGES["fa"].digits)


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "new-game",
        new_game,
        "write the package of a new game, playable at once and meant to be rewritten",
        "docs/add-a-game.md goes on from there.",
    )
    parser.add_argument("name", metavar="NAME", help="its package: lower case, like kilt_castle")
    parser.add_argument(
        "--letter",
        required=True,
        metavar="C",
        help="one or two capitals, of no other game: clauses are C-1.1, C-1.2 ...",
    )
    parser.add_argument(
        "--players", default="2-4", metavar="2-4", help="how many it is made for (2-4)"
    )
    parser.add_argument(
        "--into",
        metavar="FOLDER",
        help="write a plug-in there, which KORSI_GAMES=FOLDER finds, not a game of this checkout",
    )

    parser = command(
        commands,
        "shown",
        shown,
        "play the game by which a game's page shows itself (shown.korsi) with greedy bots",
        "Also writes shown.toml, if there is none: positions spread over the how-to-play.",
    )
    parser.add_argument("game", metavar="GAME")
    add_setup(parser, 152)


# --------------------------------------------------------------------------- new-game


def new_game(arguments: argparse.Namespace) -> int:
    name, into = arguments.name, arguments.into
    fewest, most = _counts(arguments.players)
    _check_name(name)
    places = _places(name, Path(into) if into else None)
    _check_letter(arguments.letter, places["rules.md"].parent)
    for place in places.values():
        if place.exists():
            raise BadSetup(f"{place} is there already: choose another name", key="file-write")
    words = {
        "name": name,
        "title": name.replace("_", " ").title(),
        "letter": arguments.letter,
        "rules": f"docs/rules/{name}.md",
        "fewest": str(fewest),
        "most": str(most),
        "fewest-fa": str(fewest).translate(_PERSIAN),
        "most-fa": str(most).translate(_PERSIAN),
    }
    for part, place in places.items():
        _write(part, place, words)
    _play_it_in(name, places["package"].parent)
    for place in places.values():
        print(f"wrote {place}")
    print(f"Next: docs/add-a-game.md, and make game NAME={name}{f' IN={into}' if into else ''}")
    return 0


def _places(name: str, into: Path | None) -> dict[str, Path]:
    """Where each part of the template goes."""
    if into is not None:
        return {
            "package": into / name,
            "rules.md": into / "docs" / "rules" / f"{name}.md",
            "tests": into / "tests" / name,
        }
    if not (ROOT / "docs" / "rules").is_dir():
        raise BadSetup(
            "this Korsi is installed, not checked out: say where by --into FOLDER", key="file-write"
        )
    return {
        "package": game_folders()[0] / name,
        "rules.md": ROOT / "docs" / "rules" / f"{name}.md",
        "tests": ROOT / "tests" / "games" / name,
    }


def _counts(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-8])(?:-([1-8]))?", text)
    fewest, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 1 < most >= fewest > 0:
        raise BadSetup(f"--players is written 2-4, 8 at most, not {text}", key="setup-number")
    return fewest, most


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadSetup(
            f"a game is named in lower case letters, digits and _, not {name!r}",
            key="setup-game",
            game=name,
        )
    if name in game_names():
        raise BadSetup(f"there is a game {name!r} already", key="setup-game", game=name)


def _check_letter(letter: str, beside: Path) -> None:
    """Clauses of two games must not be taken for each other."""
    if not re.fullmatch("[A-Z]{1,2}", letter):
        raise BadSetup(f"--letter is one or two capitals, not {letter!r}", key="setup-option")
    taken: dict[str, str] = {}
    for file in (*(ROOT / "docs" / "rules").glob("*.md"), *beside.glob("*.md")):
        for known in re.findall(r"\*\*([A-Z]{1,2})-\d", file.read_text("utf-8")):
            taken[known] = file.stem
    if letter in taken:
        raise BadSetup(
            f"{letter}-1 is a clause of {taken[letter]} already: choose another letter than "
            f"{', '.join(sorted(taken))}",
            key="setup-option",
        )


def _write(part: str, place: Path, words: dict[str, str]) -> None:
    """One file, or all files of a folder, with {{...}} filled in."""
    one = TEMPLATE / f"{part}.template"
    files = [one] if one.is_file() else sorted((TEMPLATE / part).rglob("*.template"))
    for file in files:
        to = place if file == one else place / file.relative_to(TEMPLATE / part).with_suffix("")
        text = re.sub(r"\{\{([a-z-]+)\}\}", lambda m: words[m[1]], file.read_text("utf-8"))
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text, encoding="utf-8")


def _play_it_in(name: str, folder: Path) -> None:
    """The game it shows itself by, and what tests compare with; a fresh process imports it."""
    plugged = folder not in game_folders()
    tests = ROOT / "tests"
    calls = [["-m", "korsi.cli", "shown", name]]
    if tests.is_dir():
        calls.append([str(tests / "golden" / "golden.py"), name])
    if tests.is_dir() and not plugged:
        calls.append([str(tests / "pictures" / "pictures.py"), name])
    games = [str(folder.resolve())] * plugged
    games += filter(None, [os.environ.get("KORSI_GAMES")])
    source = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    around = {
        **os.environ,
        "KORSI_GAMES": os.pathsep.join(games),
        "KORSI_INTERPRET": "1",
        "PYTHONPATH": os.pathsep.join(source),
    }
    for call in calls:
        done = subprocess.run(
            [sys.executable, *call], env=around, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise BadGame(f"{name} is written but cannot be played:\n{done.stderr}")


# --------------------------------------------------------------------------- shown


def shown(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    folder = game_folder(g.name)
    if folder is None:
        raise BadSetup(f"{g.name} has no package to write to", key="setup-game", game=g.name)
    players = g.check_players(arguments.players)
    bots = [make_bot("greedy", g) for _ in range(players)]
    match = play_game(g, bots, arguments.seed, options_of(arguments))
    write_file(str(folder / "shown.korsi"), match.record().encode())
    positions = folder / "shown.toml"
    steps = len(Words("en", g).howto())
    if not positions.exists():
        write_file(str(positions), _spread(len(match), steps).encode())
    print(f"{g.name}: {len(match)} moves in shown.korsi; look at shown.toml, which are shown")
    if not _fits(positions.read_text("utf-8"), len(match), steps):
        print("shown.toml no longer fits: correct it, or delete it and call this again")
    return 0


def _fits(chosen: str, moves: int, steps: int) -> bool:
    """Does a shown.toml illustrate every step of the how-to-play, by moves there are?"""
    at = [step["at"] for step in tomllib.loads(chosen)["steps"]]
    return len(at) == steps and max(at) <= moves


def _spread(moves: int, steps: int) -> str:
    """Positions for the lobby and each step of the how-to-play: the last one is the end."""
    at = [moves * step // steps for step in range(1, steps + 1)]
    chosen = [f"  {{ at = {n}, choose = true }}," for n in at[:-1]] + [f"  {{ at = {at[-1]} }},"]
    return (
        "# Positions of shown.korsi that illustrate the lobby and each step of the how-to-play\n"
        "# (table/pictures.py says what can be chosen).\n"
        f"picture = {{ at = {moves * 3 // 4} }}\nsteps = [\n" + "\n".join(chosen) + "\n]\n"
    )
