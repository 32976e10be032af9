"""Commands that look: games, show, replay, verify, box check."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from korsi.box_words import differing, told
from korsi.cli.arguments import (
    Commands,
    add,
    add_setup,
    command,
    game_named_in,
    game_of,
    options_of,
    print_json,
    print_table,
    write_file,
)
from korsi.core.box import read_box
from korsi.core.errors import BadSetup
from korsi.core.game import Game, game, game_names
from korsi.core.match import Match
from korsi.core.record import load
from korsi.language import Words


def add_commands(commands: Commands) -> None:
    add(command(commands, "games", games, "list the games, their players and options"), "--json")

    parser = command(
        commands,
        "show",
        show,
        "draw a position in the terminal, as SVG or as PNG",
        "WHAT is a game (its opening position is shown) or a .korsi file (its last position).",
    )
    parser.add_argument("what", metavar="GAME|FILE")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N moves")
    parser.add_argument(
        "--seat", type=int, metavar="K", help="only what this seat may see (-1: a spectator)"
    )
    parser.add_argument("--svg", metavar="F", help="write a picture for browsers and print")
    parser.add_argument("--png", metavar="F", help="write a picture")
    parser.add_argument("--width", type=int, default=1200, help="width of the PNG in pixels (1200)")
    parser.add_argument("--light", action="store_true", help="on a light ground")
    add(parser, "--lang")
    add_setup(parser, 0)
    add(parser, "--box", "--json")

    about = "tell a recorded game move by move, and how it stands after each"
    parser = command(commands, "replay", replay, about)
    add(parser, "file", "--lang", "--box", "--json")

    parser = command(
        commands,
        "verify",
        verify,
        "re-run a recorded game and check every move and the final position",
        "Prints the scores when all is well; otherwise says which line is wrong, exit code 2.",
    )
    add(parser, "file", "--box", "--json")

    box = command(commands, "box", lambda _: 0, "work with a game's components.toml")
    inner = box.add_subparsers(metavar="check", required=True)
    parser = command(
        inner,
        "check",
        box_check,
        "check a corrected components.toml before playing with it",
        "Says what the file changes and how sure its parts are; a contradiction names its line.",
    )
    add(parser, "file")
    parser.add_argument("--game", metavar="GAME", help="the game, if the file does not name it")
    add(parser, "--json")


# --------------------------------------------------------------------------- games


def games(arguments: argparse.Namespace) -> int:
    games = [game(name) for name in game_names()]
    if arguments.json:
        print_json([_game_json(g) for g in games])
        return 0
    console = Console()
    for g in games:
        console.print(
            f"[bold]{g.name}[/bold]  {_words(g, 'en')('game-name')}, {_counts(g)} players, "
            f"record {g.record.itemsize} bytes, {g.moves.count} actions"
        )
        for option in g.options:
            choices = ", ".join(option.choices[:6]) + (", ..." if len(option.choices) > 6 else "")
            default = option.choices[option.default]
            console.print(
                f"    --option {option.name}=  {choices}  (default {default})", style="dim"
            )
    return 0


def _counts(g: Game) -> str:
    return f"{g.players[0]}-{g.players[-1]}" if len(g.players) > 1 else str(g.players[0])


def _game_json(g: Game) -> dict[str, object]:
    return {
        "game": g.name,
        "version": g.version,
        "players": list(g.players),
        "actions": g.moves.count,
        "record_bytes": g.record.itemsize,
        "box": g.box.digest,
        "options": [
            {"name": o.name, "choices": list(o.choices), "default": o.choices[o.default]}
            for o in g.options
        ],
    }


def _words(g: Game, language: str) -> Words:
    return Words(language, g, isolate=False)


# --------------------------------------------------------------------------- show


def show(arguments: argparse.Namespace) -> int:
    match = _match_of(arguments)
    if arguments.at is not None:
        match = match.at(arguments.at)
    words = _words(match.game, arguments.lang)
    seat = arguments.seat
    # Without --seat the owner of the record looks at his own file: nothing is hidden from him.
    view = match.view(seat) if seat is not None else None
    record = view.record if view else match.state
    looking = -1 if seat is None else seat
    if arguments.svg or arguments.png:
        actions = view.actions() if view else []
        scene = match.game.scene(record, looking, actions)
        theme = "light" if arguments.light else "dark"
        digits = words.language.digits
        if arguments.svg:
            write_file(arguments.svg, scene.svg(digits=digits, theme=theme).encode())
        if arguments.png:
            write_file(arguments.png, scene.png(width=arguments.width, digits=digits, theme=theme))
    if arguments.json:
        print_json(match.game.view_json(record, looking))
    elif not (arguments.svg or arguments.png):
        print_board(Console(), match, record, looking, words)
    return 0


def print_board(console: Console, match: Match, record: object, seat: int, words: Words) -> None:
    """The terminal board."""
    console.print(Text.from_ansi(match.game.terminal(record, seat, words)), soft_wrap=True)


def _match_of(arguments: argparse.Namespace) -> Match:
    """A game's opening position or a file's match."""
    what = arguments.what
    if what in game_names():
        arguments.game = what
        return Match(game_of(arguments), arguments.players, arguments.seed, options_of(arguments))
    if not Path(what).exists():
        there = ", ".join(game_names())
        raise BadSetup(f"{what!r} is neither a file nor a game; games: {there}", key="setup-game")
    return load(what, arguments.box)


# --------------------------------------------------------------------------- replay, verify


def replay(arguments: argparse.Namespace) -> int:
    match = load(arguments.file, arguments.box)
    if arguments.json:
        print_json([_step_json(match, n) for n in range(len(match) + 1)])
        return 0
    words = _words(match.game, arguments.lang)
    names = [words("seat-name", seat=seat + 1) for seat in range(match.players)]
    console = Console()
    for n in range(len(match) + 1):
        now = match.at(n)
        for event in now.events():
            console.print(
                f"[dim]{n:4}[/dim]  {words.event(event, names)}", highlight=False, soft_wrap=True
            )
    points, places = ([words.number(x) for x in row] for row in (match.scores(), match.ranking()))
    print_table(
        ("", words("points-heading"), words("place-heading")),
        zip(names, points, places, strict=True),
    )
    return 0


def _step_json(match: Match, n: int) -> dict[str, object]:
    now = match.at(n)
    step: dict[str, object] = {"step": n, "seat": None, "move": None, "action": None}
    if n:
        seat, action = match.actions[n - 1]
        moves = match.game.moves
        step.update(seat=seat, move=moves.write(action), action=moves.json(action))
    return {**step, "events": now.events(), "scores": now.scores()}


def verify(arguments: argparse.Namespace) -> int:
    match = load(arguments.file, arguments.box)
    found = {
        "file": Path(arguments.file).name,
        "game": match.game.name,
        "players": match.players,
        "seed": match.seed,
        "moves": len(match),
        "over": match.over,
        "scores": match.scores(),
        "ranking": match.ranking(),
        "digest": match.digest(),
    }
    if arguments.json:
        print_json({"verified": True, **found})
        return 0
    state = "finished" if match.over else "still being played"
    points = ", ".join(map(str, match.scores()))
    played = f"{match.game.name}, {len(match)} moves, {state}"
    print(f"{found['file']}: {played}: every move is legal and")
    print(f"the position is the recorded one. Scores {points}; seed {match.seed}.")
    return 0


# --------------------------------------------------------------------------- box check


def box_check(arguments: argparse.Namespace) -> int:
    box = read_box(Path(arguments.file))
    name = game_named_in(box, arguments.game)
    g, installed = game(name, arguments.file), game(name)
    same = g.box.digest == installed.box.digest
    words = _words(installed, "en")
    differs = [told(d, words) for d in differing(installed, installed.box.data, box.data)]
    marks = g.box.marks()
    if arguments.json:
        parts = [{"of": m.of, "level": m.level, "clause": m.clause, "note": m.note} for m in marks]
        found = {"game": name, "box": g.box.digest, "same_as_shipped": same}
        print_json({**found, "players": list(g.players), "differs": differs, "parts": parts})
        return 0
    print(f"{box.path.name}: a consistent box of {name}, {'as shipped' if same else 'changed'}.")
    for line in differs:
        print(f"  {line}")
    for mark in marks:
        if mark.level != "certain":
            print(f"  {mark.level:14} {mark.of}: {mark.note} [{mark.clause}]")
    if not same:
        print(f"Play with it: korsi play {name} --box {arguments.file}")
        print(f"Or at the table: korsi serve --box {arguments.file}")
    return 0
