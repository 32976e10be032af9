"""korsi analyse: the game afterwards, from the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from html import escape

from rich.console import Console

from korsi.cli.arguments import SHARED, Commands, add, command, print_json, print_table
from korsi.coach.game import GRADES, LOOKS, Analysis, Decision, analyse
from korsi.coach.graph import svg
from korsi.coach.reasons import Reason, tell
from korsi.core.errors import BadSetup
from korsi.core.match import Match
from korsi.core.record import load
from korsi.language import Words
from korsi.table.wording import LOCALE

ITEMS = ("average", "setup", "luck", "play", "others", "result")


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "analyse",
        run,
        "look at a finished game: chances, costs of decisions, luck and play",
        "Four players of Keyflower take about a minute of one core. Progress goes to stderr.",
    )
    add(parser, "file", "--lang", "--box")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", **SHARED["--json"])
    how.add_argument(
        "--html", action="store_true", help="print one page that needs nothing else, with the graph"
    )
    parser.add_argument(
        "--looks", type=int, default=LOOKS, metavar="N",
        help=f"playouts for each decision ({LOOKS})",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    match = load(arguments.file, arguments.box)
    if not match.over:
        raise BadSetup("this game is not over; finish it first", key="error")
    if arguments.looks < 1:
        raise BadSetup("--looks is at least 1", key="error")
    found = analyse(match, _progress, float("inf"), arguments.looks)
    print("", file=sys.stderr)
    words = Words(arguments.lang, match.game, isolate=False, also=(LOCALE,))
    names = [words("seat-name", seat=seat + 1) for seat in range(match.players)]
    if arguments.json:
        print_json(found.json())
    elif arguments.html:
        print(page(match, found, words, names))
    else:
        _print(found, words, names, match)
    return 0


def _progress(part: float) -> None:
    print(f"\r{round(100 * part):3d} %", end="", file=sys.stderr, flush=True)


def said(match: Match, decision: Decision, words: Words, names: Sequence[str]) -> list[str]:
    """A decision in words: what was played, what was better, the chances of both, and why."""

    def turn(actions: Sequence[int]) -> str:
        return words.in_line(*(words.step(a, decision.seat, names) for a in actions))

    own = _percent(max(0.0, decision.worth - decision.cost))
    chances = words("ui-analysis-chances", best=_percent(decision.worth), own=own)
    why = [tell(Reason(**r), words, list(names)) for r in decision.reasons]
    return [
        words("ui-analysis-decided", name=names[decision.seat], move=turn(decision.played)),
        words("ui-analysis-better", move=turn(decision.best)),
        words.in_line(words(f"analysis-grade-{decision.grade}"), chances),
        *why,
    ]


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _rows(found: Analysis, names: Sequence[str]) -> list[list[str]]:
    """Where each result comes from."""
    signed = ("setup", "luck", "play", "others")
    return [
        [
            name,
            *(f"{100 * getattr(a, item):{'+' if item in signed else ''}.0f} %" for item in ITEMS),
        ]
        for name, a in zip(names, found.accounts, strict=True)
    ]


def _graded(found: Analysis, names: Sequence[str]) -> list[list[str]]:
    return [
        [name, *(str(a.grades[grade]) for grade in GRADES), _percent(a.cost)]
        for name, a in zip(names, found.accounts, strict=True)
    ]


def _heads(words: Words) -> tuple[list[str], list[str]]:
    sums = ["", *(words(f"analysis-{item}") for item in ITEMS)]
    grades = [*(words(f"analysis-grade-{grade}") for grade in GRADES)]
    return sums, ["", *grades, words("analysis-given-away")]


def _print(found: Analysis, words: Words, names: Sequence[str], match: Match) -> None:
    sums, grades = _heads(words)
    print_table(sums, _rows(found, names))
    print_table(grades, _graded(found, names))
    console = Console()
    console.print(words("ui-analysis-turning"), style="bold")
    for i in found.turning:
        decision = found.decisions[i]
        for n, line in enumerate(said(match, decision, words, names)):
            console.print(
                f"{decision.first:4}  {line}" if n == 0 else f"      {line}", soft_wrap=True
            )


def page(match: Match, found: Analysis, words: Words, names: Sequence[str]) -> str:
    """One HTML file: graph, turning points, tables."""
    title = escape(words("ui-analysis-of", game=words("game-name")))
    sums, grades = _heads(words)
    told = [_turning(match, found.decisions[i], words, names) for i in found.turning]
    turning = "".join(told) or f"<li>{escape(words('ui-analysis-none'))}</li>"
    return f"""<!doctype html>
<html lang="{words.code}" dir="{words.direction}"><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  background: #fbf4e4; color: #2a2118 }}
svg {{ max-width: 100%; height: auto; direction: ltr }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ padding: .3rem .8rem; border-bottom: 1px solid #dccba8; text-align: start }}
li p {{ margin: .15rem 0 }} ol > li {{ margin-bottom: 1rem }}
</style>
<h1>{title}</h1>
<h2>{escape(words("ui-analysis-graph"))}</h2>
{svg(found, names)}
<h2>{escape(words("ui-analysis-turning"))}</h2>
<ol>{turning}</ol>
<h2>{escape(words("ui-analysis-sums"))}</h2>
<p>{escape(words("ui-analysis-sums-text"))}</p>
{_table(sums, _rows(found, names))}
<h2>{escape(words("ui-analysis-grades"))}</h2>
{_table(grades, _graded(found, names))}
</html>"""


def _turning(match: Match, decision: Decision, words: Words, names: Sequence[str]) -> str:
    """A turning point."""
    where = words("ui-move-of", at=decision.first, last=len(match))
    lines = said(match, decision, words, names)
    return f"<li><b>{escape(where)}</b>{''.join(f'<p>{escape(x)}</p>' for x in lines)}</li>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(c)}</{tag}>" for c in cells) + "</tr>"

    return f"<table>{row(head, 'th')}{''.join(row(r, 'td') for r in rows)}</table>"
