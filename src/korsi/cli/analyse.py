"""korsi analyse: the game afterwards, from the command line."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from html import escape

from rich.console import Console

from korsi.cli.arguments import SHARED, Commands, add, command, print_json, print_table
from korsi.coach.game import GRADES, LOOKS, Analysis, Decision, analyse
from korsi.coach.graph import svg
from korsi.coach.reasons import Reason, reason_text
from korsi.coach.report import in_percent, period_text, settled
from korsi.core.errors import BadSetup
from korsi.core.match import Match
from korsi.core.record import load
from korsi.language import Words
from korsi.table.wording import LOCALE

ITEMS = ("average", "setup", "luck", "play", "others", "result")
SIGNED = ("setup", "luck", "play", "others")


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


def said(decision: Decision, words: Words, names: Sequence[str]) -> list[str]:
    """A decision in words: what was played, what was better, the chances of both, and why."""
    best = round(100 * decision.worth)  # the two differ by the cost, to the last digit
    own = max(0, best - round(100 * decision.cost))
    told = {"best": percent(words, best), "own": percent(words, own)}
    why = [reason_text(Reason(**r), words, list(names)) for r in decision.reasons]
    told_to = [words("ui-analysis-told", name=names[decision.seat])] if why else []  # "you" is them
    better = _turn(decision.best, decision.seat, words, names)
    played = _turn(decision.played, decision.seat, words, names)
    return [
        words("ui-analysis-decided", name=names[decision.seat], move=played),
        words("ui-analysis-better", move=better),
        words.in_line(_grade(decision, words), words("ui-analysis-chances", **told)),
        *told_to,
        *why,
    ]


def _turn(actions: Sequence[int], seat: int, words: Words, names: Sequence[str]) -> str:
    return words.in_line(*(words.step(action, seat, names) for action in actions))


def _graded_as(decision: Decision) -> str:
    """What was decided already is nobody's merit, as on the report's page."""
    return "settled" if settled(asdict(decision)) else decision.grade


def _grade(decision: Decision, words: Words) -> str:
    return words(f"analysis-grade-{_graded_as(decision)}")


def percent(words: Words, whole: int, signed: bool = False) -> str:
    """As the reader writes it; a change with its sign before the number, and nought without one."""
    sign = "" if not signed or not whole else "+" if whole > 0 else "−"
    text = words.digits(f"{sign}{abs(whole) if signed else whole}")
    return words("hint-percent", n=f"\u2066{text}\u2069" if words.direction == "rtl" else text)


def _change(words: Words, value: float) -> str:
    return percent(words, round(100 * value), signed=True)


def _rows(found: Analysis, words: Words, names: Sequence[str]) -> list[list[str]]:
    """Where each result comes from; the parts add up as they are read."""
    shown = in_percent([asdict(account) for account in found.accounts])
    return [
        [name, *(percent(words, row[item], item in SIGNED) for item in ITEMS)]
        for name, row in zip(names, shown, strict=True)
    ]


def _graded(found: Analysis, words: Words, names: Sequence[str]) -> list[list[str]]:
    rows = []
    for seat, name in enumerate(names):
        met = Counter(_graded_as(d) for d in found.decisions if d.seat == seat and not d.forced)
        counts = (words.digits(str(met[grade])) for grade in (*GRADES, "settled"))
        rows.append([name, *counts, _change(words, -found.accounts[seat].cost)])
    return rows


def _parts(
    found: Analysis, match: Match, words: Words, names: Sequence[str]
) -> list[list[str]]:  # fmt: skip
    """Each round, season or third, player by player."""
    return [
        [
            period_text(match.game, part, words),
            name,
            *(_change(words, told[item]) for item in ("luck", "play", "others")),
            _change(words, -told["cost"]),
        ]
        for part in found.periods
        for name, told in zip(names, part["seats"], strict=True)
    ]


def _decided(found: Analysis, seat: int, words: Words, names: Sequence[str]) -> list[list[str]]:
    """All a seat had to decide: when, what, how well, and what it gave away."""
    return [
        [
            words.digits(str(d.first)),
            _turn(d.played, seat, words, names),
            _grade(d, words),
            _change(words, -d.cost),
        ]
        for d in found.decisions
        if d.seat == seat and not d.forced
    ]


def _heads(words: Words) -> tuple[list[str], list[str], list[str], list[str]]:
    who, lost = words("ui-analysis-who"), words("analysis-given-away")
    luck = [words(f"analysis-{item}") for item in ("luck", "play", "others")]
    return (
        [who, *(words(f"analysis-{item}") for item in ITEMS)],
        [who, *(words(f"analysis-grade-{grade}") for grade in (*GRADES, "settled")), lost],
        [words("analysis-period"), who, *luck, lost],
        ["", words("ui-analysis-decisions"), "", lost],
    )


def _print(found: Analysis, words: Words, names: Sequence[str], match: Match) -> None:
    sums, grades, *_ = _heads(words)
    print_table(sums, _rows(found, words, names))
    print_table(grades, _graded(found, words, names))
    console = Console()
    console.print(words("ui-analysis-turning"), style="bold")
    for i in found.turning:
        decision = found.decisions[i]
        for n, line in enumerate(said(decision, words, names)):
            console.print(
                f"{decision.first:4}  {line}" if n == 0 else f"      {line}", soft_wrap=True
            )


def page(match: Match, found: Analysis, words: Words, names: Sequence[str]) -> str:
    """One HTML file: graph, turning points, tables, everybody's decisions."""
    title = escape(words("ui-analysis-of", game=words("game-name")))
    sums, grades, parts, decided = _heads(words)
    own = "".join(
        f"<details><summary>{escape(name)}</summary>"
        f"{_table(decided, _decided(found, seat, words, names))}</details>"
        for seat, name in enumerate(names)
    )
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
summary {{ cursor: pointer; font-weight: 600 }}
li p {{ margin: .15rem 0 }} ol > li {{ margin-bottom: 1rem }}
</style>
<h1>{title}</h1>
<h2>{escape(words("ui-analysis-graph"))}</h2>
{svg(found, names)}
<h2>{escape(words("ui-analysis-turning"))}</h2>
<ol>{turning}</ol>
<h2>{escape(words("ui-analysis-sums"))}</h2>
<p>{escape(words("ui-analysis-sums-text"))}</p>
{_table(sums, _rows(found, words, names))}
<h2>{escape(words("ui-analysis-grades"))}</h2>
{_table(grades, _graded(found, words, names))}
<h2>{escape(words("ui-analysis-periods"))}</h2>
{_table(parts, _parts(found, match, words, names))}
<h2>{escape(words("ui-analysis-decisions"))}</h2>
{own}
</html>"""


def _turning(match: Match, decision: Decision, words: Words, names: Sequence[str]) -> str:
    """A turning point."""
    where = words("ui-move-of", at=decision.first, last=len(match))
    lines = said(decision, words, names)
    return f"<li><b>{escape(where)}</b>{''.join(f'<p>{escape(x)}</p>' for x in lines)}</li>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(c)}</{tag}>" for c in cells) + "</tr>"

    return f"<table>{row(head, 'th')}{''.join(row(r, 'td') for r in rows)}</table>"
