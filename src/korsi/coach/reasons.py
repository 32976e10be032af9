"""Why a turn is good, from what changes when it is played on a copy of the view.

A game's `reasons.toml` says which named features of its value belong together and which of them has
words (`[parts.NAME]`), which lines of its scores are left unsaid or have words of their own
(`[lines]`), which events are reasons (`[events.NAME]`; `says`: in words of its own, reason-NAME),
and how many playouts a hint takes (`[hint]`). Where the game can say what on the board a reason is
about (`Game.places`), that is said, too. A part is worth what all its features weigh together; the
number that is said is that of the features it names (`said`) or of its places (`placed`), and it is
said where those have changed so, or the ones it is `true_of`. What the seat cannot know is guessed
several times: only what comes out alike in every guess is said, so it is true whatever the others
hide. Where a round or season ends in between, features mean something else afterwards (whoever led
on a tile has it now): there only parts that last are said, and at the end of the game the points
alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.fitting import make_looking
from korsi.bots.thinking import thinking_file
from korsi.coach.turns import Turn, played_on, thinking_of
from korsi.core.chance import seed_rng
from korsi.core.errors import BadGame
from korsi.core.game import Game
from korsi.core.int_record import IntStates
from korsi.core.interpreted import interpreted
from korsi.core.match import View
from korsi.language import Names, Words, key_of

FILE = "reasons.toml"
MOST = 3
"""Reasons that are said."""
PLAYOUTS = 100
"""Of a hint, where a game does not say how many: about a second or two."""
GUESSES = 6
"""Guesses of what the seat cannot know, and of the chance to come, that must agree."""
SURE = 2.0
"""What comes later is said where it is so many times larger than its standard error."""
FEW_PLACES = 4
"""More than these nobody looks at."""
NEARLY = 0.75
"""From so much on, what comes later is said, in whole numbers: of a tenth nobody can make use."""
LEAST, PART = 0.05, 0.1
"""A reason is worth so many points at least, and such a part of the best one."""
OVER = 1_000_000
"""The stage of a game that is over: after all rounds and seasons."""

_seed_rng = interpreted(seed_rng)
MORE, LESS, THEIRS = "more", "less", "theirs"
TELLS = (MORE, LESS, THEIRS)
"""What may be said of a part: one's own has become more, or less; another's, less."""


@dataclass(frozen=True)
class Reason:
    """What speaks for a turn. Plain values: it is chosen once and told in any language."""

    # "part" of the value, the same "later", "line" of the scores, "event" of the turn, or what the
    # playouts say by themselves ("chance")
    kind: str
    what: str  # the part and how it changed (income-more), the line's or event's name, a message
    worth: float  # what it adds to the lead, in points, as the bots weigh it
    n: float = 0  # the number that is said; 0: none
    seat: int = -1  # whom it is about, if not whoever plays the turn
    # the line, or the event as JSON; `places`: where it is to be seen, as messages
    told: Mapping[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return asdict(self)


def reasons(
    game: Game, view: View, turn: Turn, instead: Turn | None = None, seed: int = 0, most: int = MOST
) -> list[Reason]:
    """What speaks most for a turn, against another one or, without, against the position now."""
    return found_reasons(game, view, turn.actions, instead.actions if instead else (), seed, most)


def found_reasons(
    game: Game,
    view: View,
    actions: Sequence[int],
    instead: Sequence[int] = (),
    seed: int = 0,
    most: int = MOST,
) -> list[Reason]:
    """The same for turns given by their steps."""
    guesses = GUESSES if game.secrets or _chance(game, view, [*actions]) else 1
    after = [_seen(game, view, actions, seed + k) for k in range(guesses)]
    before = [_seen(game, view, instead, seed + k) for k in range(guesses)]
    found = [
        *_of_parts(game, view, after, before),
        *_of_lines(game, view, after, before),
        *_of_events(game, after, before if instead else []),
    ]
    found.sort(key=lambda reason: (-reason.worth, reason.kind, reason.what, reason.seat))
    said: dict[str, Reason] = {}
    for reason in found:
        if reason.worth >= max(LEAST, PART * found[0].worth):
            said.setdefault(reason.what, reason)
    return list(said.values())[:most]


def losses(game: Game, view: View, actions: Sequence[int], seed: int = 0) -> list[Reason]:
    """What a turn costs one's own score at once, line by line: who is told only what it brings
    wonders afterwards where points went."""
    guesses = GUESSES if game.secrets or _chance(game, view, [*actions]) else 1
    after, before = (
        [_seen(game, view, steps, seed + k) for k in range(guesses)] for steps in (actions, ())
    )
    if any(a.stage != b.stage for a, b in zip(after, before, strict=True)):
        return []  # a round has ended with it, and what that took is not the turn's doing
    found, left_out = list[Reason](), vocabulary(game).left_out
    for seat, key in before[0].lines:
        worth = [
            a.lines.get((seat, key), (0,))[0] - b.lines.get((seat, key), (0,))[0]
            for a, b in zip(after, before, strict=True)
        ]
        told = before[0].lines[seat, key][1]
        if seat != view.seat or told["what"] in left_out:
            continue
        if worth[0] < 0 and set(worth) == {worth[0]}:
            found.append(Reason("line", f"less {key}", worth[0], -worth[0], -1, told))
    return sorted(found, key=lambda reason: (reason.worth, reason.what))[:MOST]


def later_reasons(
    game: Game, view: View, turn: Turn, playouts: int, seed: int = 0, most: int = MOST
) -> list[Reason]:
    """What a turn leads to, where it changes little at once: what is different, on average, where
    its playouts end, against those in which the seat plays on without thinking long."""
    row = np.array(thinking_of(game, int(view.record["players"])).row)
    if not len(row) or game.features is None or playouts < 2:
        return []
    now, ahead = row[: len(row) // 2], row[len(row) // 2 :]
    ends, usual = (played_on(game, view, a, playouts, seed) for a in (turn.actions, ()))
    pairs = [p for p in zip(ends, usual, strict=True) if _stage(game, p[0]) == _stage(game, p[1])]
    if len(pairs) < max(2, playouts // 2):
        return []
    seen = [[_features(game, states, view.seat) for states in pair] for pair in pairs]
    more = np.array([a - b for (a, _), (b, _) in seen])
    left = float(np.mean([part for (_, part), _ in seen]))
    worth = more.mean(axis=0) * (now + left * ahead)
    found = []
    rounds = game.interpreted.period is not None
    for part, owner, how, seat in _tellable(game, view, len(worth)):
        if rounds and not part.lasts:  # "this round, a few turns from now" nobody understands
            continue
        told = more[:, owner, list(part.said)].sum(axis=1)
        change, error = float(told.mean()), float(told.std(ddof=1)) / len(told) ** 0.5
        gained = float(sum(worth[owner, k] for k in part.features))
        gained = -gained / (len(worth) - 1) if owner else gained
        right = change > 0 if how == MORE else change < 0
        if part.said and right and gained > LEAST and abs(change) >= max(SURE * error, NEARLY):
            n = round(abs(change))
            found.append(Reason("later", f"{part.name}-{how}", gained, n, seat))
    found.sort(key=lambda reason: (-reason.worth, reason.what, reason.seat))
    said: dict[str, Reason] = {}
    for reason in found:
        said.setdefault(reason.what, reason)
    return list(said.values())[:most]


ONLY = Reason("chance", "reason-chance-only", 0.0)
"""What is said of a turn beside which no other was weighed. How it does beside others, the trial
games say in one place."""


def reason_text(reason: Reason, words: Words, names: Names, you: int = -1) -> str:
    """A reason in words. `names` are what the seats are called, `you` is the reader's seat."""
    text = _said(reason, words, names, you)
    places = [words(key, dict(values)) for key, *values in reason.told.get("places", ())]
    return words("reason-where", reason=text, places=words.join(places)) if places else text


def _said(reason: Reason, words: Words, names: Names, you: int) -> str:
    if reason.kind == "event":
        own = key_of("reason", reason.what)
        return words(own, reason.told) if words.has(own) else words.event(reason.told, names, you)
    whole = reason.kind == "later" and reason.n >= NEARLY  # an average: about one tile, not 0.9
    values: dict[str, Any] = {"n": round(reason.n) if whole else reason.n}
    if reason.kind == "line":
        values["what"] = words.line({k: v for k, v in reason.told.items() if k != "places"})
    if reason.seat >= 0:
        values["seat"] = names[reason.seat]
    if reason.kind == "line":
        theirs = reason.seat >= 0
        if reason.worth < 0:
            return words("reason-line-less", values)
        own = key_of("reason-line", reason.told["what"], *(["theirs"] if theirs else []))
        any_ = "reason-line-theirs" if theirs else "reason-line"
        return words(own if words.has(own) else any_, values)
    if reason.kind == "chance":
        return words(reason.what, values)
    text = words(key_of("reason", reason.what), values)
    return words("reason-later", reason=text) if reason.kind == "later" else text


# --------------------------------------------------------------------------- what a game says


@dataclass(frozen=True)
class Part:
    """Features that say one thing together."""

    name: str
    features: tuple[int, ...]  # all that weigh in it
    said: tuple[int, ...]  # those whose sum is the number that is said; none: it has no number
    tells: tuple[str, ...]  # of TELLS: each has a message reason-NAME-TELLS
    true_of: tuple[int, ...]  # those whose sum must have become more or less for it to be true
    lasts: bool  # does it mean the same in the next round or season?
    placed: bool = False  # its number is that of what its places hold (Game.places)


@dataclass(frozen=True)
class Event:
    """An event that is a reason."""

    name: str
    pays: int | None  # the feature that says what each seat gets by it
    worth: float  # or what it is worth to whoever plays the turn
    without: bool  # is it said of a turn that avoids it, too? reason-without-NAME
    says: bool  # in words of its own, not in those of the log: reason-NAME


@dataclass(frozen=True)
class Vocabulary:
    """What a game can say in favour of a turn."""

    parts: tuple[Part, ...] = ()
    left_out: frozenset[str] = frozenset()  # lines of the scores
    own_lines: frozenset[str] = frozenset()  # with words of their own: reason-line-NAME, -theirs
    events: tuple[Event, ...] = ()
    ends: frozenset[str] = frozenset()  # events with which a round or season is over
    playouts: int = PLAYOUTS

    def keys(self) -> set[str]:
        """The messages it needs."""
        said = {key_of("reason", part.name, how) for part in self.parts for how in part.tells}
        for name in self.own_lines:
            said |= {key_of("reason-line", name), key_of("reason-line", name, "theirs")}
        said |= {key_of("reason", e.name) for e in self.events if e.says}
        return said | {key_of("reason", "without", e.name) for e in self.events if e.without}


@cache
def vocabulary(game: Game) -> Vocabulary:
    file = thinking_file(game).with_name(FILE)
    if not file.exists():
        return Vocabulary()
    told = tomllib.loads(file.read_text("utf-8"))
    parts = [_part(game, file, name, part) for name, part in told.get("parts", {}).items()]
    events = [_event(game, file, name, event) for name, event in told.get("events", {}).items()]
    left_out, own_lines = (
        frozenset(told.get("lines", {}).get(row, ())) for row in ("left_out", "own")
    )
    ends = frozenset(told.get("stages", {}).get("ends", ()))
    for name in ends - {kind.name for kind in game.events}:
        raise BadGame(f"{file}: {name!r} is no event of {game.name}; see moves.py")
    playouts = int(told.get("hint", {}).get("playouts", PLAYOUTS))
    return Vocabulary(tuple(parts), left_out, own_lines, tuple(events), ends, playouts)


def hint_playouts(game: Game) -> int:
    """How many playouts a hint takes in this game (`[hint]`)."""
    return vocabulary(game).playouts


def _feature(game: Game, file: Path, name: str) -> int:
    if name not in game.value_features:
        raise BadGame(f"{file}: {name!r} is no feature of {game.name}; see value.py")
    return game.value_features.index(name)


def _part(game: Game, file: Path, name: str, told: Mapping[str, Any]) -> Part:
    for how in told.get("tells", ()):
        if how not in TELLS:
            raise BadGame(f"{file}: {name} tells {how!r}; it may tell {', '.join(TELLS)}")
    features, said, true_of = (
        tuple(_feature(game, file, f) for f in told.get(row, ()))
        for row in ("features", "said", "true_of")
    )
    tells, lasts = tuple(told.get("tells", (MORE,))), bool(told.get("lasts", False))
    placed = bool(told.get("placed", False))
    return Part(name, features, said, tells, true_of or said or features, lasts, placed)


def _event(game: Game, file: Path, name: str, told: Mapping[str, Any]) -> Event:
    if name not in {kind.name for kind in game.events}:
        raise BadGame(f"{file}: {name!r} is no event of {game.name}; see moves.py")
    pays = _feature(game, file, told["pays"]) if "pays" in told else None
    without, says = (bool(told.get(what, False)) for what in ("without", "says"))
    return Event(name, pays, float(told.get("worth", 0.0)), without, says)


# --------------------------------------------------------------------------- what a turn changes


@dataclass(frozen=True)
class Seen:
    """A position after a turn, in one guess."""

    features: NDArray[np.float64]  # [owner, feature]; the seat's own first, then those after it
    left: float  # the part of the game still to come
    lines: Mapping[tuple[int, str], tuple[int, Mapping[str, Any]]]  # (seat, line) -> points
    events: Sequence[Mapping[str, Any]]  # as the seat sees them
    stage: int  # see _stage
    states: Any


def _stage(game: Game, states: Any) -> int:
    """The round or season under way. Features of different ones are not compared."""
    if not int(game.entrypoints.acting(states, 0)):
        return OVER
    period = game.interpreted.period
    return 0 if period is None else 2 * int(period(states.view(IntStates)[0]))


@cache
def _looking(game: Game) -> Any:
    return make_looking(game)


def _redealt(game: Game, view: View, seed: int) -> Any:
    states, rng = game.new_states(1), np.zeros(4, np.int64)
    _seed_rng(rng, seed, view.seat)
    states[:] = view.states
    game.entrypoints.redeal(states, 0, view.seat, rng)
    return states


def _chance(game: Game, view: View, actions: Sequence[int]) -> bool:
    """Does chance speak in these steps?"""
    states = _redealt(game, view, 0)
    luck = states[0]["rng"].tolist()
    for action in actions:
        game.entrypoints.apply(states, 0, view.seat, action)
    return bool(states[0]["rng"].tolist() != luck)


def _seen(game: Game, view: View, actions: Sequence[int], seed: int) -> Seen:
    states = _redealt(game, view, seed)
    events: list[dict[str, Any]] = []
    for action in actions:
        game.entrypoints.apply(states, 0, view.seat, action)
        events += _hidden(game, states, view.seat).events()
    features, left = _features(game, states, view.seat)
    lines, stage = _lines(game, states, view.seat), _stage(game, states)
    if stage != OVER and any(e["event"] in vocabulary(game).ends for e in events):
        stage += 1  # over already, though the next one has not begun
    return Seen(features, left, lines, events, stage, states)


def _hidden(game: Game, states: Any, seat: int) -> View:
    """What a seat sees of a position."""
    seen = game.new_states(1)
    seen[0] = states[0]
    game.entrypoints.hide(seen, 0, seat)
    return View(game, seen, seat, 0)


def _features(game: Game, states: Any, seat: int) -> tuple[NDArray[np.float64], float]:
    """Of every owner, the seat's own first; and how much of the game is still to come."""
    players = int(states[0]["players"])
    owners = players if players > 1 or game.rival < 0 else 2
    features = np.zeros((owners, len(game.value_features)))
    left = 0.0
    if game.features is not None and game.part_left is not None:
        left = float(_looking(game)(states, 0, seat, features))
    return features, left


def _lines(game: Game, states: Any, seat: int) -> dict[tuple[int, str], Any]:
    """The scores if the game ended now, line by line, as far as the seat may know."""
    found = {}
    for entry in _hidden(game, states, seat).standing():
        for line in entry["lines"]:
            names = [str(v) for k, v in line.items() if k != "clause" and isinstance(v, str)]
            numbers = [v for v in line.values() if isinstance(v, int) and not isinstance(v, bool)]
            points = line.get("points", numbers[0] if numbers else 0)
            found[entry["seat"], " ".join(names)] = (int(points or 0), line)
    return found


def _of_parts(
    game: Game, view: View, after: Sequence[Seen], before: Sequence[Seen]
) -> list[Reason]:
    players = int(view.record["players"])
    row = np.array(thinking_of(game, players).row)
    count = len(game.value_features)
    if not len(row) or game.features is None:
        return []
    now, ahead = row[:count], row[count:]
    more = [a.features - b.features for a, b in zip(after, before, strict=True)]
    worth = np.mean([m * (now + a.left * ahead) for m, a in zip(more, after, strict=True)], axis=0)
    found = []
    for part, owner, how, seat in _tellable(game, view, len(worth)):
        if not _comparable(part, how, after, before):
            continue
        sums = [_sum(m[owner], part.true_of) for m in more]
        right = all(x > 1e-6 for x in sums) if how == MORE else all(x < -1e-6 for x in sums)
        whose = view.seat if owner == 0 else seat
        n = _alike([_sum(m[owner], part.said) for m in more]) if part.said else 0
        if part.placed:
            n = _placed_more(game, after, before, whose, part.name, how == MORE)
        gained = float(sum(worth[owner, k] for k in part.features))
        gained = -gained / (len(worth) - 1) if owner else gained
        if right and n is not None and gained > 0:
            told = _places(game, after, before, whose, part.name, how == MORE)
            found.append(Reason("part", f"{part.name}-{how}", gained, abs(n), seat, told))
    return found


def _places(
    game: Game, after: Sequence[Seen], before: Sequence[Seen], owner: int, what: str, more: bool
) -> dict[str, Any]:
    """Where there is more of something than before, or less, if that is so in every guess and not
    all over the board."""
    places = game.interpreted.places
    if places is None or owner < 0:
        return {}
    found = []
    for a, b in zip(after, before, strict=True):
        then, now = (places(s.states.view(IntStates)[0], owner, what) for s in (a, b))
        here, there = (then, now) if more else (now, then)
        found.append([list(place) for place, n in here.items() if n > there.get(place, 0)])
    few = 0 < len(found[0]) <= FEW_PLACES and all(one == found[0] for one in found)
    return {"places": found[0]} if few else {}


def _placed_more(
    game: Game, after: Sequence[Seen], before: Sequence[Seen], owner: int, what: str, more: bool
) -> int | None:
    """By how much what all places hold of something has grown, or shrunk; None if it has not, or
    not alike in every guess. A value may count both sides of a choice: of them one is done."""
    places = game.interpreted.places
    assert places is not None
    sums = [
        sum(places(a.states.view(IntStates)[0], owner, what).values())
        - sum(places(b.states.view(IntStates)[0], owner, what).values())
        for a, b in zip(after, before, strict=True)
    ]
    n = _alike(sums)
    return n if n is not None and (n > 0) == more else None


def _comparable(part: Part, how: str, after: Sequence[Seen], before: Sequence[Seen]) -> bool:
    """Does a part mean the same in both positions? Parts that last may be said to have grown with a
    new round or season. Of a game that is over only the points count, the first feature of every
    game."""
    steps = [(b.stage, a.stage) for a, b in zip(after, before, strict=True)]
    if any(OVER in step for step in steps):
        return part.said == (0,) and how == MORE
    same = all(then == now for now, then in steps)
    return same or (part.lasts and how == MORE and all(then >= now for now, then in steps))


def _tellable(game: Game, view: View, owners: int) -> Iterator[tuple[Part, int, str, int]]:
    """Everything the game has words for: the part, whose it is (0: one's own, then the others in
    turn), how it has to have changed, and the seat that is named."""
    players = int(view.record["players"])
    for part in vocabulary(game).parts:
        for how in part.tells:
            if how != THEIRS:
                yield part, 0, how, -1
            elif players > 1:  # whoever is not a seat has no name
                for owner in range(1, owners):
                    yield part, owner, how, (view.seat + owner) % players


def _sum(row: NDArray[np.float64], features: Sequence[int]) -> float:
    return float(sum(row[k] for k in features))


def _alike(numbers: Sequence[float]) -> int | None:
    """The whole number that all of them are; None if they differ."""
    whole = round(numbers[0])
    return whole if whole and all(abs(x - whole) < 1e-6 for x in numbers) else None


def _of_lines(
    game: Game, view: View, after: Sequence[Seen], before: Sequence[Seen]
) -> list[Reason]:
    left_out = vocabulary(game).left_out
    others = max(1, int(view.record["players"]) - 1)
    ends = any(a.stage != b.stage for a, b in zip(after, before, strict=True))
    found = []
    for seat, key in {**after[0].lines, **before[0].lines}:
        changes = [
            a.lines.get((seat, key), (0,))[0] - b.lines.get((seat, key), (0,))[0]
            for a, b in zip(after, before, strict=True)
        ]
        own, n = seat == view.seat, changes[0]
        line = after[0].lines.get((seat, key)) or before[0].lines[seat, key]
        if set(changes) != {n} or n == 0 or (n > 0) != own or line[1]["what"] in left_out:
            continue
        if ends and not own:  # what a round takes from others is not the turn's doing
            continue
        what = f"{'own' if own else 'their'} {key}"
        worth = abs(n) / (1 if own else others)
        told = {**line[1], **_places(game, after, before, seat, line[1]["what"], own)}
        found.append(Reason("line", what, worth, abs(n), -1 if own else seat, told))
    return found


def _of_events(game: Game, after: Sequence[Seen], before: Sequence[Seen]) -> list[Reason]:
    """Events in every guess of this turn and not of the other one; or the other way round."""
    found = []
    for event in vocabulary(game).events:
        here, there = (_always(seen, event.name) for seen in (after, before))
        if here is not None and (not before or not _ever(before, event.name)):
            worth = _pays(event, after)
            if worth > 0:
                found.append(Reason("event", event.name, worth, told=here))
        elif event.without and there is not None and not _ever(after, event.name):
            worth = -_pays(event, before)
            if worth > 0:
                found.append(Reason("part", f"without-{event.name}", worth))
    return found


def _always(seen: Sequence[Seen], name: str) -> Mapping[str, Any] | None:
    """The event as every guess has it; None where one has it otherwise."""
    told = [next((e for e in one.events if e["event"] == name), None) for one in seen]
    return told[0] if told and all(e == told[0] for e in told) else None


def _ever(seen: Sequence[Seen], name: str) -> bool:
    return any(e["event"] == name for one in seen for e in one.events)


def _pays(event: Event, seen: Sequence[Seen]) -> float:
    """What the event brings whoever plays the turn, over the mean of the others."""
    if event.pays is None:
        return event.worth
    pays = np.mean([one.features[:, event.pays] for one in seen], axis=0)
    return float(pays[0] - (pays[1:].mean() if len(pays) > 1 else 0.0))
