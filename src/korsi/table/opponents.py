"""Whom one plays against: the six characters, programs the operator allows, and who suits somebody
after their last games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from korsi.bots.outside import OWN
from korsi.bots.seats import CHARACTERS, parse_bot
from korsi.core.match import Match
from korsi.table.points import ranking_of
from korsi.table.problems import Problem
from korsi.table.settings import Settings
from korsi.table.store.results import Outcome
from korsi.table.store.tables import Seat, Setup

FIRST = "level2"
"""Whom somebody meets in their first game."""

SUBSTITUTE = "greedy"
"""Who plays on, under their name, for somebody who has gone; and whom a program gets that asks for
a bot without naming one."""


def bot_named(settings: Settings, text: str) -> str:
    """A bot somebody asks for: one of ours, or a program the operator has named. A budget of one's
    own is not taken: ten million positions are no level."""
    if text.startswith(OWN):
        if text.removeprefix(OWN) not in settings.own_bots:
            raise Problem("seats-wrong")
        return text
    name, _ = parse_bot(text)
    if name != text:
        raise Problem("seats-wrong")
    return name


def started(settings: Settings, bot: str) -> str:
    """The bot as workers know it: a program by its command."""
    if not bot.startswith(OWN):
        return bot
    command = settings.own_bots.get(bot.removeprefix(OWN))
    return f"{OWN}{command}" if command else SUBSTITUTE  # the operator has taken it away since


# --------------------------------------------------------------------------- who suits somebody


def outcomes(setup: Setup, seats: Sequence[Seat], match: Match) -> list[Outcome]:
    """How a game that is over ended for each person who played it, from its beginning on."""
    if setup.analysis or (setup.forked_at is not None and setup.forked_from is None):
        return []  # an analysis board, or played on from a puzzle
    ranking = ranking_of(match, seats)
    people = [s for s in seats if s.person is not None]
    return [
        Outcome(s.person, setup.id, setup.game, setup.players, ranking[s.seat], _against(s, seats))
        for s in people
        if s.person is not None
    ]


def _against(own: Seat, seats: Sequence[Seat]) -> str:
    """The strongest character met, where somebody played against characters alone."""
    others = [s for s in seats if s.seat != own.seat]
    levels = [s.bot for s in others if s.person is None and s.bot in CHARACTERS]
    return max(levels) if levels and len(levels) == len(others) else ""


@dataclass(frozen=True)
class Suggestion:
    """Whom the page offers first, and why, as a message."""

    bot: str = FIRST
    key: str = "opponent-first"
    last: str = ""  # whom one met last


UNKNOWN = Suggestion()
"""For somebody nothing is known of."""


def suggestion(past: Sequence[Outcome]) -> Suggestion:
    """Whom to suggest, from somebody's games against characters, oldest first. A win leads to the
    level above the one beaten, a second defeat in a row to the level below."""
    found = UNKNOWN
    lost = 0
    for game in past:
        i = CHARACTERS.index(game.against)
        if game.place == 1:
            lost = 0
            above = CHARACTERS[min(i + 1, len(CHARACTERS) - 1)]
            known = max(found.bot, above)
            key = "opponent-up" if known != game.against else "opponent-same"
            found = Suggestion(known, key, game.against)
        else:
            lost += 1
            below = CHARACTERS[max(i - 1, 0)]
            down = lost >= 2 and below < found.bot
            bot = below if down else found.bot
            found = Suggestion(bot, "opponent-down" if down else "opponent-same", game.against)
            lost = 0 if down else lost
    return found


def suggestions(past: Sequence[Outcome]) -> dict[str, Suggestion]:
    """For every game somebody has finished against characters."""
    games: dict[str, list[Outcome]] = {}
    for outcome in past:
        games.setdefault(outcome.game, []).append(outcome)
    return {name: suggestion(played) for name, played in games.items()}


def offered(settings: Settings, words: Any) -> list[dict[str, str]]:
    """The select boxes' choices: characters, then the operator's programs."""
    own = [
        {
            "id": f"{OWN}{name}",
            "text": words("bot-own", name=name),
            "explain": words("bot-own-text"),
        }
        for name in settings.own_bots
    ]
    return [
        {"id": bot, "text": words(f"bot-{bot}"), "explain": words(f"bot-{bot}-text")}
        for bot in CHARACTERS
    ] + own
