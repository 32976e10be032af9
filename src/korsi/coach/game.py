"""The game afterwards: how the chances went, what each decision cost, and what was luck.

One evaluator (evaluator.py) gives every seat's chance to win after every turn, as that seat could
know it then. Between two such points the change of a seat's chance is told apart exactly:

- *luck*: where a step drew or rolled, what came against the mean over all that could have come;
  where one showed what had been dealt, against the mean over all the seat held for possible;
- *play*: what is left, at a turn of its own, against an average turn at this table: the evaluator
  thinks a little better of whoever has just moved, whatever he did;
- *others*: what is left at the others' turns, and that average; and what they had gathered or
  chosen in secret, when it comes out.

The chance at the start is told apart in what seats have on the average of many set-ups and the luck
of this one. So average + set-up + luck + play + others is the result: to the last digit, for the
same numbers stand on both sides of every step.

What a decision cost is another question, asked of playouts: the best turn found against the one
that was played, on the same deals and with the same luck, as the seat that decided saw the table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain
from typing import Any

import numpy as np

from korsi.bots.greedy import DEPTH
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import Candidate
from korsi.coach.evaluator import Evaluator
from korsi.coach.graph import svg
from korsi.coach.reasons import found_reasons
from korsi.coach.turns import Asked, best_turns, own_steps, swift_of, thinking_of
from korsi.core.game import Game
from korsi.core.int_record import IntStates
from korsi.core.match import Match, View

VERSION = 8
"""Raised when the same match would be told otherwise: kept analyses are made anew then."""
GRADES = ("best", "good", "slip", "mistake")
SLIP, MISTAKE = 0.020, 0.080
"""Share of a win a decision costs at least to be called so (error and blunder in backgammon)."""
NEARLY = 0.005
"""What costs less is as good as the best."""
LOOKS, WEIGHED, SURE = 24, 24, 48
"""Playouts: to find the best turn; to weigh it against what was played; at a turning point."""
AT_ONCE = 8
"""Deals after which one looks whether more are needed."""
EXACTLY = 0.012
"""Standard error at which the cost of a turning point is known well enough."""
HASTY = 4
"""Playouts a decision gets at least where the time does not suffice for more."""
GRADING = 0.88
"""The part of its time an analysis has for grading; the rest is for the turning points."""
STRIDE = 8
"""Every so many decisions are graded first, then the next ones: playouts late in a game may cost
three times as much as early ones, and the time has to suffice for both."""
TURNING = 5
OWN = 3
"""Decisions of each seat that cost it most: whoever reads the report begins with its own."""
SETUPS = 12
"""Other set-ups the one that was dealt is compared with."""
LIMIT = 57.0
"""Seconds of one core an analysis may take: then what is left is looked at less closely."""

SEEDS = 0xFFFF
"""As much of a match's seed as its analysis begins from: the same match, the same analysis."""

Told = Callable[[float], None]


@dataclass
class Decision:
    """What a seat decided in one go: until its turn ended, chance spoke or another one decided."""

    first: int  # moves made before it
    last: int  # ... and after it
    seat: int
    played: list[int]
    chance: bool  # did its last step draw, roll or show something?
    period: int
    forced: bool = False  # there was nothing to decide
    best: list[int] = field(default_factory=list)
    cost: float = 0.0  # share of a win
    spread: float = 0.0  # its standard error
    worth: float = 0.0  # the chance after the best turn, by the same playouts
    grade: str = ""
    wrong: int = 0  # which of its steps left what was nearly as good as the best
    luck: list[float] = field(default_factory=list)  # by seat
    deed: list[float] = field(default_factory=list)  # by seat
    shown: list[float] = field(default_factory=list)  # by seat: what others had gathered in secret
    reasons: list[dict[str, Any]] = field(default_factory=list)  # at a turning point: for the best


@dataclass
class Account:
    """Where a seat's result comes from: average + setup + luck + play + others = result."""

    average: float
    setup: float
    luck: float
    play: float
    others: float
    result: float
    cost: float  # of all its decisions
    decisions: int
    grades: dict[str, int]


@dataclass
class Analysis:
    """A whole game, in numbers: no words, so that it can be told in every language."""

    game: str
    players: int
    moves: int
    finished: bool
    chances: list[tuple[int, list[float]]]  # after so many moves: every seat's
    decisions: list[Decision]
    accounts: list[Account]
    periods: list[dict[str, Any]]
    turning: list[int]  # the decisions that cost most, the dearest first
    seconds: float

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def _repr_svg_(self) -> str:
        return svg(self)


def analyse(
    match: Match, told: Told = lambda part: None, limit: float = LIMIT, looks: int = LOOKS
) -> Analysis:
    """Analyse a match from its first to its last move; `told` hears how much is done, 0 to 1."""
    for part in analysing(match, limit, looks):
        if isinstance(part, Analysis):
            return part
        told(part)
    raise AssertionError("an analysis ends with one")


def analysing(match: Match, limit: float = LIMIT, looks: int = LOOKS) -> Iterator[float | Analysis]:
    """The same, step by step: how much is done, and at the end what was found. With looks = 0
    decisions are not graded, only told apart from luck."""
    begun = time.process_time()
    game, players = match.game, match.players
    evaluator = Evaluator(game, players, match.seed & SEEDS)
    decisions = decisions_of(match)
    chances: dict[int, list[float]] = {}
    for i, n in enumerate([0, *(d.last for d in decisions)]):
        chances[n] = _chances(match, evaluator, n)
        if i:
            _tell_apart(match, evaluator, decisions[i - 1], chances)
        yield 0.45 * i / max(1, len(decisions))
    graded = time.process_time()
    spent = 0  # playouts, if every decision asked for as many as it was given
    for i, decision in enumerate(d for k in range(STRIDE) for d in decisions[k::STRIDE]):
        now = time.process_time()
        ahead = len(decisions) - i
        each = (now - graded) / spent if spent else 0.0
        share = (begun + GRADING * limit - now) / (each * ahead) if each else looks
        given = round(min(looks, max(share, min(looks, HASTY))))
        _find_best(match, decision, given)
        spent += given
        yield 0.45 + 0.45 * (i + 1) / len(decisions)
    dear = sorted(decisions, key=lambda d: (-d.cost, d.first))
    for decision in dear[: 2 * TURNING]:
        if decision.cost > 0 and time.process_time() < begun + limit:
            _weigh(match, decision, SURE if looks >= LOOKS else looks, 2)
            yield 0.95
    for decision in decisions:
        decision.grade = grade_of(decision)
    average = _average_start(match, evaluator)
    accounts = [_account(decisions, chances, average[seat], seat) for seat in range(players)]
    worse = [i for i, d in enumerate(decisions) if d.grade in GRADES[2:]]
    dearest = sorted(worse, key=lambda i: -decisions[i].cost)
    turning = dearest[:TURNING]
    own = [[i for i in dearest if decisions[i].seat == seat][:OWN] for seat in range(players)]
    for i in sorted({*turning, *chain(*own)}):
        _give_reasons(match, decisions[i])
    yield 1.0
    yield Analysis(
        game.name, players, len(match), match.over, sorted(chances.items()), decisions, accounts,
        _periods(match, decisions), turning, round(time.process_time() - begun, 2),
    )  # fmt: skip


def grade_of(decision: Decision) -> str:
    """The grade of what was played; none where there was nothing to decide. A cost the playouts
    cannot tell from zero is no slip."""
    if decision.forced:
        return ""
    if decision.cost < NEARLY:
        return "best"
    sure = decision.cost > decision.spread
    return "mistake" if sure and decision.cost >= MISTAKE else (
        "slip" if sure and decision.cost >= SLIP else "good"
    )  # fmt: skip


# --------------------------------------------------------------------------- what was decided


def decisions_of(match: Match) -> list[Decision]:
    """The match cut where somebody else decides, a turn ends, or chance or a secret comes out."""
    found: list[Decision] = []
    period = match.game.interpreted.period
    begun, alone = 0, True
    for n, (seat, _) in enumerate(match.actions):
        before, after = match.at(n), match.at(n + 1)
        alone = alone and len(before.legal_actions(seat)) == 1
        s, t = before.state, after.state
        chance = s["shown"] != t["shown"] or s["rng"].tolist() != t["rng"].tolist()
        goes_on = n + 1 < len(match) and match.actions[n + 1][0] == seat
        if goes_on and not chance and s["turn"] == t["turn"]:
            continue
        first = match.at(begun)
        now = 0 if period is None else int(period(first.states.view(IntStates)[0]))
        played = [action for _, action in match.actions[begun : n + 1]]
        found.append(Decision(begun, n + 1, seat, played, bool(chance), now, alone))
        begun, alone = n + 1, True
    return found


def shares(match: Match) -> list[float]:
    """Each seat's share of the win."""
    places = match.ranking()
    return [(place == 1) / max(1, places.count(1)) for place in places]


def _chances(match: Match, evaluator: Evaluator, n: int) -> list[float]:
    """Every seat's chance after n moves, each as the seat saw the table; at the end, the result."""
    position = match.at(n)
    if position.over:
        return shares(match)
    return [evaluator.chance(position.view(k)) for k in range(match.players)]


def _tell_apart(
    match: Match, evaluator: Evaluator, decision: Decision, chances: dict[int, list[float]]
) -> None:
    """Divide a change into luck and the rest. With the last step of a game everything hidden comes
    out."""
    before, after = chances[decision.first], chances[decision.last]
    foreseen = list(after)
    comes_out = match.over and decision.last == len(match) and match.game.secrets
    if decision.chance or comes_out:
        for seat in range(match.players):
            seen = before_chance(match, evaluator, decision, seat)
            foreseen[seat] = after[seat] if seen is None else seen
    came = [a - f for a, f in zip(after, foreseen, strict=True)]
    nothing = [0.0] * match.players
    # Who gathers keeps what suits him. Held for luck, that was bad luck for the others on average.
    gathered = match.game.gathered and not _rolled(match, decision)
    decision.luck, decision.shown = (nothing, came) if gathered else (came, nothing)
    decision.deed = [f - b for f, b in zip(foreseen, before, strict=True)]


def before_chance(
    match: Match, evaluator: Evaluator, decision: Decision, seat: int
) -> float | None:
    """A seat's chance on the average of what the last step of a decision could have brought."""
    step, action = match.at(decision.last - 1), decision.played[-1]
    if _rolled(match, decision):
        return evaluator.drawn(step.states, seat, decision.seat, action)
    return evaluator.foreseen(step.view(seat), decision.seat, action)


def _rolled(match: Match, decision: Decision) -> bool:
    """Did the last step draw or roll?"""
    before, after = match.at(decision.last - 1).state, match.at(decision.last).state
    return bool(before["rng"].tolist() != after["rng"].tolist())


def _average_start(match: Match, evaluator: Evaluator) -> list[float]:
    """What each seat has on the average of many set-ups."""
    rows = []
    options = match.game.options_of(match.options)
    for seed in range(SETUPS):
        other = Match(match.game, match.players, seed, options)
        rows.append([evaluator.chance(other.view(k)) for k in range(match.players)])
    return [float(x) for x in np.mean(rows, axis=0)]


# --------------------------------------------------------------------------- what it cost


def _find_best(match: Match, decision: Decision, looks: int) -> None:
    """The best turn found, and what playing another one cost."""
    decision.best = list(decision.played)
    if decision.forced or looks == 0:
        return
    view = match.at(decision.first).view(decision.seat)
    played = _as_played(match, decision, view)
    thinking = swift_of(match.game, match.players)
    turns = best_turns(
        match.game, view, looks, match.seed & SEEDS, (played,), thinking=thinking, sparing=True
    )
    nearly = [t for t in turns if t.chance > turns[0].chance - SLIP]
    decision.wrong = max(_alike(t.actions, played) for t in nearly)
    decision.worth = turns[0].chance
    if turns[0].actions[: len(played)] == played[: len(turns[0].actions)]:
        return
    decision.best = list(turns[0].actions)
    own = next((t for t in turns if t.actions == played[: len(t.actions)]), turns[-1])
    if own.chance > turns[0].chance - NEARLY:
        return
    _weigh(match, decision, max(2, min(WEIGHED, looks)), 1)


def _give_reasons(match: Match, decision: Decision) -> None:
    """What speaks for the best turn against the one that was played."""
    view = match.at(decision.first).view(decision.seat)
    turns = tuple(decision.best), tuple(decision.played)
    decision.reasons = [r.json() for r in found_reasons(match.game, view, *turns)]


def _as_played(match: Match, decision: Decision, view: View) -> tuple[int, ...]:
    """What was played, as far as `best_turns` follows a turn: until the seat learns something."""
    turn, steps = int(view.record["turn"]), []
    for n in range(decision.first, len(match)):
        seat, action = match.actions[n]
        if seat != decision.seat or int(match.at(n).state["turn"]) != turn:
            break
        steps.append(action)
    return own_steps(match.game, view, steps, match.seed & SEEDS)


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How many steps two turns begin with in common."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    return n


def _weigh(match: Match, decision: Decision, playouts: int, other: int) -> None:
    """Weigh the best turn found against what was played, on deals that were not used to find it, so
    that the best is not called better only because it was lucky."""
    view = match.at(decision.first).view(decision.seat)
    turns = decision.best, _as_played(match, decision, view)
    enough = _exact if playouts > WEIGHED else _settled
    best, played = weighed(
        match.game, view, turns, playouts, (match.seed & SEEDS) + other, enough
    )  # fmt: skip
    decision.cost, decision.spread = _mean_cost(best - played)
    decision.worth = float(best.mean())


def _mean_cost(difference: Any) -> tuple[float, float]:
    """What was lost on the average of the deals, and its standard error."""
    n = len(difference)
    spread = float(difference.std(ddof=1) / n**0.5) if n > 1 else 0.5
    return max(0.0, float(difference.mean())), spread


def _settled(best: Any, played: Any) -> bool:
    """Would more deals hardly change the grade? It is the same a standard error up and down."""
    cost, spread = _mean_cost(best - played)
    return all((cost - spread > least) == (cost + spread > least) for least in (SLIP, MISTAKE))


def _exact(best: Any, played: Any) -> bool:
    return _mean_cost(best - played)[1] < EXACTLY


def weighed(
    game: Game, view: View, turns: Sequence[Sequence[int]], playouts: int, seed: int,
    enough: Callable[..., bool] = lambda *said: False,
) -> list[Any]:  # fmt: skip
    """The seat's chance after each of these turns, playout by playout. `enough` is called now and
    then with what there is so far and may end it."""
    thinking = thinking_of(game, int(view.record["players"]))
    asked = Asked(playing_of(game, bool(thinking.weights)), view, thinking, seed)
    desk = new_desk(game)
    desk.table[0] = view.record
    lines = [np.full(DEPTH, -1, np.int16) for _ in turns]
    for line, turn in zip(lines, turns, strict=True):
        line[: len(turn)] = turn
    candidates = [Candidate(int(line[0]), line, 0.0) for line in lines]

    def said(candidate: Candidate) -> Any:
        return np.array(asked.of(candidate))[:, view.seat]

    for number in range(playouts):
        for candidate in candidates:
            asked.add(desk, candidate, number)
        if (number + 1) % AT_ONCE == 0 and enough(*map(said, candidates)):
            break
    return [said(candidate) for candidate in candidates]


# --------------------------------------------------------------------------- in sum


def _account(
    decisions: Sequence[Decision], chances: dict[int, list[float]], average: float, seat: int
) -> Account:
    own = [d for d in decisions if d.seat == seat]
    start, result = chances[0][seat], chances[max(chances)][seat]
    luck, play, others, cost = _sums(decisions, seat, usual_deed(decisions))
    grades = {grade: sum(d.grade == grade for d in own) for grade in GRADES}
    decided = sum(not d.forced for d in own)
    return Account(average, start - average, luck, play, others, result, cost, decided, grades)


def usual_deed(decisions: Sequence[Decision]) -> float:
    """What a decision adds to the chance of whoever decides, on average at this table. In a solo
    game there is nobody to compare with."""
    if len({d.seat for d in decisions}) < 2:
        return 0.0
    return float(np.mean([d.deed[d.seat] for d in decisions]))


def _sums(
    decisions: Sequence[Decision], seat: int, usual: float
) -> tuple[float, float, float, float]:
    """Luck, play, others' play and cost of one seat."""
    own = [d for d in decisions if d.seat == seat]
    luck = sum(d.luck[seat] for d in decisions)
    play = sum(d.deed[seat] - usual for d in own)
    others = sum(d.deed[seat] for d in decisions if d.seat != seat) + usual * len(own)
    others += sum(d.shown[seat] for d in decisions)
    return luck, play, others, sum(d.cost for d in own)


def _periods(match: Match, decisions: Sequence[Decision]) -> list[dict[str, Any]]:
    """The same by rounds or seasons; a game that counts none is told in thirds."""
    if match.game.period is None:
        third = max(1, -(-len(decisions) // 3))
        for i, decision in enumerate(decisions):
            decision.period = i // third
    usual, names = usual_deed(decisions), ("luck", "play", "others", "cost")
    rows = []
    for number in sorted({d.period for d in decisions}):
        own = [d for d in decisions if d.period == number]
        seats = [_sums(own, seat, usual) for seat in range(match.players)]
        told = [dict(zip(names, sums, strict=True)) for sums in seats]
        rows.append({"period": number, "first": own[0].first, "last": own[-1].last, "seats": told})
    return rows
