"""`korsi play`: a table in the terminal, people and bots round it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console

from korsi.bots.seats import Bot, Generator, bot_rng, make_bot, parse_bot
from korsi.bots.waking import make_waking
from korsi.cli.arguments import Commands, add, add_setup, command, game_of, options_of
from korsi.cli.look import print_board
from korsi.core.errors import BadSetup, KorsiError
from korsi.core.game import Game
from korsi.core.match import Match
from korsi.core.record import load, save
from korsi.core.warm import at_once, compile_beside, is_warm
from korsi.language import Words

ME = "me"
SHORT = 24
"""Choices listed before "... and more"."""


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "play",
        play,
        "play in the terminal, against bots or with friends at one screen",
        "You take seat 0 unless --seats says otherwise: a comma-separated list of `me` and bots.",
    )
    add(parser, "game", nargs="?", default="kilt_castle", help="which game")
    add(parser, "--box")
    add_setup(parser, None)
    parser.add_argument("--seats", metavar="a,b,...", help="who sits where (me,greedy)")
    parser.add_argument("--save", metavar="FILE", help="record the game as .korsi after every move")
    parser.add_argument("--resume", metavar="FILE", help="go on with a recorded game")
    add(parser, "--lang")


@dataclass
class Table:
    """What the loop needs to know."""

    match: Match
    seats: list[str]
    rngs: list[Generator]
    words: Words
    console: Console
    save: str | None

    def name(self, seat: int) -> str:
        kind = self.seats[seat].partition(":")[0]
        seat_name = self.words("seat-name", seat=seat + 1)
        return seat_name if kind == ME else f"{seat_name} ({self.words(f'bot-{kind}')})"

    @property
    def names(self) -> list[str]:
        return [self.name(seat) for seat in range(self.match.players)]


def play(arguments: argparse.Namespace) -> int:
    table = _open(arguments)
    words, console = table.words, table.console
    name, players = words("game-name"), table.match.players
    console.print(words("play-welcome", game=name, players=players))
    console.print(words("play-seed", seed=table.match.seed), style="dim")
    while acting := table.match.acting():
        seat = acting[0]
        if table.seats[seat] == ME:
            if not _ask(table, seat):
                console.print(words("play-quit"))
                return 0
        else:
            bot = _awake(table.seats[seat], table.match.game)
            _do(table, bot(table.match.view(seat), table.rngs[seat]), seat)
    _result(table)
    return 0


def _open(arguments: argparse.Namespace) -> Table:
    given = arguments.seats.split(",") if arguments.seats else None
    if arguments.resume:
        match = load(arguments.resume, arguments.box)
    else:
        g = at_once(game_of(arguments))
        players = arguments.players or (len(given) if given else min(2, g.players[-1]))
        match = Match(g, players, arguments.seed, options_of(arguments))
    seats = given or [ME] + ["greedy"] * (match.players - 1)
    if len(seats) != match.players:
        raise BadSetup(f"--seats names {len(seats)}, but {match.players} play", key="setup-players")
    for text in seats:
        if text != ME:
            parse_bot(text)
    rngs = [bot_rng(match.seed, seat) for seat in range(match.players)]
    words = Words(arguments.lang, match.game, isolate=False)
    return Table(match, seats, rngs, words, Console(), arguments.save or arguments.resume)


def _awake(text: str, g: Game) -> Bot:
    """The bot of a seat; while its code is not compiled, one that needs no compiler."""
    name, _ = parse_bot(text)
    if name == "random" or (not g.is_interpreted and is_warm(g, name)):
        return make_bot(text, g)
    if not g.is_interpreted:  # its rules are there, the bots' own code is not
        compile_beside(g, ("korsi.cli", "warm"))
    bot: Bot = make_waking(g)
    return bot


# --------------------------------------------------------------------------- a person's move


def _ask(table: Table, seat: int) -> bool:
    """Ask until a move is made or taken back; False when the person leaves."""
    if table.match.game.secrets and table.seats.count(ME) > 1 and not _curtain(table, seat):
        return False
    _show(table, seat)
    shown = SHORT
    while True:
        choices = table.match.legal_actions(seat)
        _list(table, seat, choices, shown)
        try:
            line = table.console.input(table.words("play-pick") + " ").strip()
        except EOFError:
            return False
        if line in ("q", "quit"):
            return False
        if line in ("a", "all"):
            shown = len(choices)
            continue
        made = _COMMANDS.get(line, _move)(table, seat, line)
        if made:
            return True


def _curtain(table: Table, seat: int) -> bool:
    """Let the next person come to the screen before anything of theirs is shown."""
    table.console.clear()
    try:
        table.console.input(table.words("play-curtain", name=table.name(seat)))
    except EOFError:
        return False
    return True


def _show(table: Table, seat: int) -> None:
    print_board(table.console, table.match, table.match.view(seat).record, seat, table.words)
    table.console.print(table.words("play-your-move", name=table.name(seat)), style="bold")


def _list(table: Table, seat: int, choices: list[int], shown: int) -> None:
    moves, words = table.match.game.moves, table.words
    for number, action in enumerate(choices[:shown], 1):
        said = words.step(action, seat, table.names, seat)
        table.console.print(
            f"{words.number(number):>4}  {said}  [dim]{moves.write(action)}[/dim]", highlight=False
        )
    if len(choices) > shown:
        table.console.print(words("play-more", count=len(choices) - shown), style="dim")


def _move(table: Table, seat: int, line: str) -> bool:
    choices = table.match.legal_actions(seat)
    number = int(line) if line.isdecimal() and len(line) < 9 else None  # in any digits
    try:
        if number is None:
            action = table.match.action_of(line)
            table.match.check(action, seat)
        elif 1 <= number <= len(choices):
            action = choices[number - 1]
        else:
            table.console.print(table.words("play-invalid", text=line), style="yellow")
            return False
    except KorsiError as error:
        return _refused(table, error)
    _do(table, action, seat)
    return True


def _refused(table: Table, error: KorsiError) -> bool:
    clause = f" [{error.clause}]" if error.clause else ""
    table.console.print(table.words.refusal(error) + clause, style="yellow", markup=False)
    return False


def _undo(table: Table, seat: int, line: str) -> bool:
    try:
        table.match.undo(seat)
    except KorsiError as error:
        return _refused(table, error)
    table.console.print(table.words("play-undone"))
    return True


def _hint(table: Table, seat: int, line: str) -> bool:
    bot = make_bot("flat", table.match.game)
    action = bot(table.match.view(seat), table.rngs[seat])
    said = table.words.step(action, seat, table.names, seat)
    table.console.print(table.words("play-hint", move=said), style="cyan")
    return False


def _again(table: Table, seat: int, line: str) -> bool:
    _show(table, seat)
    return False


def _help(table: Table, seat: int, line: str) -> bool:
    table.console.print(table.words("play-help"), markup=False, highlight=False)
    return False


_COMMANDS: dict[str, Callable[[Table, int, str], bool]]
_COMMANDS = {"u": _undo, "h": _hint, "s": _again, "?": _help, "؟": _help}


# --------------------------------------------------------------------------- what happens


def _do(table: Table, action: int, seat: int) -> None:
    table.match.play(action, seat)
    people = [k for k, text in enumerate(table.seats) if text == ME]
    watcher = people[0] if len(people) == 1 else -1
    for event in table.match.view(watcher).events():
        table.console.print(
            "· " + table.words.event(event, table.names), highlight=False, soft_wrap=True
        )
    if table.save:
        save(table.match, table.save)


def _result(table: Table) -> None:
    words, match = table.words, table.match
    print_board(table.console, match, match.view(-1).record, -1, words)
    winners = [table.name(s) for s, place in enumerate(match.ranking()) if place == 1]
    said = words.verdict(match.breakdown())
    if said is None and len(winners) == 1:
        said = words("result-wins", name=winners[0])
    elif said is None:
        said = words("result-shared", names=words.join(winners))
    table.console.print(said, style="bold")
    for seat, points in enumerate(match.scores()):
        said = words("game-points", count=points)
        table.console.print(words("play-score", name=table.name(seat), points=said))
