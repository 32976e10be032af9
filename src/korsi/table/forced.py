"""Steps the table makes by itself: where a person has nothing to decide, and where one has said
that a step shall be made until the round ends. Rules and engine know nothing of it.

What a step's being made at once would tell must be known anyway: with other people at the table a
step is forced only if a spectator could know that it is. So somebody's empty hand stays a secret.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from korsi.core.chance import seed_rng
from korsi.core.game import Game
from korsi.core.match import Match
from korsi.core.preview import Trial
from korsi.table.learning import pays_on, scripted
from korsi.table.live_table import ALONG, LiveTable

GUESSES = 16
"""Positions a spectator could take for the true one in which a step must be forced as well."""

MOST = 200
"""Steps made by themselves one after another; a game that wants more waits for the next change."""


class Forced(NamedTuple):
    """Something the table does: `kind` is that of its line in the log."""

    seat: int
    action: int | None
    kind: str  # forced; play: as ordered; halt: the order is over
    by: str = "table"


def next_step(
    live: LiveTable, match: Match, makers: list[str], orders: dict[int, int]
) -> Forced | None:
    """What the table does now by itself. The match may be steps ahead of the table."""
    if scripted(live, match) is not None and not pays_on(live, match):
        return None  # a guide lets every step be made by hand
    if live.rests(match):
        return None
    for seat in match.acting():
        sitting = live.seats[seat]
        if sitting.kind != "person":
            continue
        if seat in orders:
            if not holds(match, seat, orders[seat]):
                return Forced(seat, None, "halt")
            return Forced(seat, ordered(match), "play", f"person:{sitting.person}")
        legal = match.legal_actions(seat)
        if len(legal) == 1 and may_be_made(live, match, makers, seat, legal[0]):
            return Forced(seat, legal[0], "forced")
    return None


def may_be_made(live: LiveTable, match: Match, makers: list[str], seat: int, action: int) -> bool:
    """May the table make a seat's only action? Not if that would tell a secret, or take away what
    the seat could still take back."""
    if _by_hand(match.game, action):
        return False
    if _decided_last(live, match, makers, seat) and _tells(match, seat, action):
        return False  # before chance speaks the decision behind it may be taken back
    return _known_to_all(live, match, seat)


def _known_to_all(live: LiveTable, match: Match, seat: int) -> bool:
    """Does everybody at the table know, or may know, that a seat has only one thing to do?"""
    people = sum(s.person is not None for s in live.seats)
    return people < 2 or not match.game.secrets or _seen_by_all(match, seat)


def _by_hand(game: Game, action: int) -> bool:
    """Does whoever has taken something up put it down themselves, though there is but one place?"""
    return game.moves.verb_name(action) in game.by_hand


def _decided_last(live: LiveTable, match: Match, makers: list[str], seat: int) -> bool:
    """Could this seat take back what it has just decided?"""
    n = back_to_decision(live, match, makers)
    return n is not None and match.actions[n][0] == seat


def _tells(match: Match, seat: int, action: int) -> bool:
    """Would the step ask chance or show something, as far as the seat can know?"""
    trial = Trial(match.game, match.view(seat).record, seat)
    shown = int(trial.now["shown"])
    trial.step(action)
    return trial.chance_asked or int(trial.now["shown"]) != shown


def _seen_by_all(match: Match, seat: int) -> bool:
    """Could a spectator know that there is only one thing to do? True if that holds in every
    position the spectator holds possible."""
    states, rng = match.game.new_states(1), np.zeros(4, np.int64)
    mask = np.zeros(match.game.moves.count, np.uint8)
    for guess in range(GUESSES):
        states[0] = match.view(-1).record
        seed_rng(rng, len(match), guess)
        match.game.entrypoints.redeal(states, 0, -1, rng)
        match.game.entrypoints.legal(states, 0, seat, mask)
        if mask.sum() != 1:
            return False
    return True


# --------------------------------------------------------------------------- taking back


OWN = ("person", ALONG, "table")
"""Who made what is taken back with a decision: all of one click, and what followed by itself."""


def back_to_decision(live: LiveTable, match: Match, makers: list[str]) -> int | None:
    """How many actions stood before the last decision of a person, if that may be taken back: all
    that one click made goes together, and forced steps go with the decision they followed. None:
    what was done last is sealed."""
    past = match.at(len(match))
    while past.actions and makers[len(past) - 1] in OWN and past.can_undo():
        past.undo()
        if is_decision(live, match, makers, len(past)):
            return len(past)
    return None


def is_decision(live: LiveTable, match: Match, makers: list[str], n: int) -> bool:
    """Did a person decide anything by this step? Not where the table would make it anew, as soon as
    it is taken back."""
    if makers[n] != "person":
        return False
    before, (seat, action) = match.at(n), match.actions[n]
    if len(before.legal_actions(seat)) > 1 or _by_hand(match.game, action):
        return True
    if scripted(live, before) is not None and not pays_on(live, before):
        return True  # made by hand, as the guide has said
    return not _known_to_all(live, before, seat)


# --------------------------------------------------------------------------- until the round ends


def ordered(match: Match) -> int:
    """The action a game lets people repeat."""
    assert match.game.repeat is not None
    return match.game.moves.parse(match.game.repeat.move)


def holds(match: Match, seat: int, since: int) -> bool:
    """Does a seat's order to repeat a step still hold, now that it is its turn?"""
    return not why_not(match, seat, since)


def why_not(match: Match, seat: int, since: int) -> str:
    """Why an order does not hold any more: the round is over, the game says that what happened
    matters (upset), or something new can be done. Empty: it does."""
    given, repeat = match.at(min(since, len(match))), match.game.repeat
    assert repeat is not None
    then, now = given.view(seat), match.view(seat)
    if then.record[repeat.until] != now.record[repeat.until]:
        return "round"
    legal = set(match.legal_actions(seat))
    if ordered(match) not in legal:  # what is to be decided now comes after the round
        return "round"
    if repeat.upset is not None and repeat.upset(then.ints, now.ints, seat):
        return "upset"
    return "" if legal <= _legal_then(given, seat) else "new"


def _legal_then(given: Match, seat: int) -> set[int]:
    mask = np.zeros(given.game.moves.count, np.uint8)
    given.game.entrypoints.legal(given.view(seat).states, 0, seat, mask)
    return {int(a) for a in np.flatnonzero(mask)}


# --------------------------------------------------------------------------- the end of a turn


class Final(NamedTuple):
    """Steps after which there is no way back: they end the turn, or chance speaks, or something
    comes to light."""

    steps: list[int]
    ends: bool
    again: bool = False  # others are asked first, then the seat once more, within the same turn


def final(match: Match, seat: int, action: int) -> Final | None:
    """Would this step, with what follows from it by itself, be final?

    Whoever still decides has not ended a turn: a game may count turns within one, for its bots.
    Where chance decides whether the seat still acts, nobody can say that the turn ends.
    """
    trials = (Trial(match.game, match.view(seat).record, seat, luck) for luck in LUCKS)
    found = None
    for trial in trials:
        once = _final(trial, seat, action)
        if once is None or not once.ends:
            return once
        found = found or once
        if not trial.chance_asked:
            break
    return found


LUCKS = [(1 + n, 2, 3, 4) for n in range(8)]
"""Different luck a step is tried with. All of it the same, and chance will hardly do otherwise."""


def _final(trial: Trial, seat: int, action: int) -> Final | None:
    acting, shown = trial.game.entrypoints.acting, int(trial.now["shown"])
    turn = int(trial.now["turn"])
    made: list[int] = []
    told: Final | None = None
    while len(made) < MOST:
        made.append(action)
        trial.step(action)
        tells = trial.chance_asked or int(trial.now["shown"]) != shown
        if tells and len(made) > 1 and told is None:
            return None  # not made by itself while the first step can be taken back: asked for then
        if not acting(trial.states, 0) >> seat & 1:
            return Final(made, ends=True, again=_asked_again(trial, seat, turn))
        if tells:
            told = told or Final([*made], ends=False)
        legal = [] if trial.chance_asked else trial.legal()
        if len(legal) != 1 or _by_hand(trial.game, legal[0]):
            return told
        action = legal[0]
    return None


def _asked_again(trial: Trial, seat: int, turn: int) -> bool:
    """Must the seat act once more before this turn is over, if the others do the first thing they
    may? Nothing is believed after chance was asked, nor of what the seat cannot know."""
    for _ in range(MOST):
        acting = trial.game.entrypoints.acting(trial.states, 0)
        if trial.chance_asked or not acting or int(trial.now["turn"]) != turn:
            return False
        if acting >> seat & 1:
            return True
        trial.seat = (acting & -acting).bit_length() - 1
        legal = trial.legal()
        if not legal:
            return False
        trial.step(legal[0])
    return False
