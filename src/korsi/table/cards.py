"""Games and tables as the lobby lists them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from korsi.bots.seats import CHARACTERS
from korsi.core.game import Game, game
from korsi.core.lesson import lessons_of
from korsi.language import Words
from korsi.table.keepsakes import Keepsake, Kept
from korsi.table.live_table import LiveTable, get_table
from korsi.table.opponents import UNKNOWN, Suggestion, offered
from korsi.table.own_box_words import box_mark
from korsi.table.people import Reader
from korsi.table.points import points_of, ranking_of
from korsi.table.presence import anybody_here
from korsi.table.problems import Problem
from korsi.table.prompts import phase
from korsi.table.state import sent_up
from korsi.table.store.tables import Setup
from korsi.table.viewpoint import viewpoint_of
from korsi.table.wording import bot_name, level_of, names_of, strength, told, words_of


def _or(words: Words, key: str, otherwise: str = "") -> str:
    return words(key) if words.has(key) else otherwise


def title_of(words: Words, name: str) -> str:
    """What a game is called."""
    return _or(words, "game-name", name)


def _picture(reader: Reader, name: str) -> dict[str, str]:
    picture = f"/g/{name}/picture.svg?lang={reader.language}"
    return {"picture": picture, "picture_light": picture + "&theme=light"}


def _board(reader: Reader, name: str) -> dict[str, str]:
    """The picture's whole board, for the head of the game's page."""
    shown = _picture(reader, name)
    return {"board": shown["picture"] + "&whole", "board_light": shown["picture_light"] + "&whole"}


def game_card(reader: Reader, g: Game, suggested: Suggestion = UNKNOWN) -> dict[str, Any]:
    """What pages know of a game, and whom they suggest to play against."""
    words = words_of(reader.language, g)
    return {
        "name": g.name,
        "title": title_of(words, g.name),
        "blurb": _or(words, "game-blurb"),
        "kind": _or(words, "game-kind"),
        "length": _or(words, "game-length"),
        "players_text": _or(words, "game-players"),
        "players": list(g.players),
        "usual": g.usual_players,
        "lessons": list(lessons_of(g)),
        "minutes": g.minutes,
        "url": f"/g/{g.name}",
        "catalogue": f"/g/{g.name}/catalogue" if g.things else "",
        **_picture(reader, g.name),
        **_board(reader, g.name),
        "css": f"/g/{g.name}/board.css",
        "options": [
            {
                "name": o.name,
                "text": words.of("option", o.name),
                "explain": words.of("option", o.name, "text"),
                "clause": o.clause,
                "choices": [
                    {"id": c, "text": words.choice(o.name, c), "default": i == o.default}
                    for i, c in enumerate(o.choices)
                ],
            }
            for o in g.options
        ],
        "bots": offered(reader.context.settings, words),
        "suggested": suggested.bot,
        "suggested_key": suggested.key,
        "suggested_text": told(
            words,
            suggested.key,
            name=bot_name(words, suggested.bot),
            last=bot_name(words, suggested.last or None),
            easier=bot_name(words, CHARACTERS[0]),
        ),
        "secrets": g.secrets,
    }


def clock_text(words: Words, kind: str, seconds: int) -> str:
    """How long somebody may think; "" without a clock."""
    if kind == "none":
        return ""
    days, hours, minutes = seconds // 86400, seconds // 3600, seconds // 60
    if days:
        time = words("ui-days", count=days)
    elif hours and minutes % 60 == 0:
        time = words("ui-hours", count=hours)
    else:
        time = words("ui-minutes", count=minutes) if minutes else words("ui-seconds", count=seconds)
    return words({"move": "ui-clock-move-of", "game": "ui-clock-game-of"}[kind], time=time)


def timing_text(words: Words, setup: Setup) -> str:
    """In one sitting or over days, and how long somebody may think: what a guest has to know."""
    clock = clock_text(words, setup.clock, setup.seconds) or words("ui-clock-none-of")
    return words.in_line(words(f"ui-pace-{setup.pace}-short"), clock)


async def table_cards(reader: Reader, ids: list[str], lively: bool = False) -> list[dict[str, Any]]:
    """The tables that can be shown; those still being compiled or of older rules are left out.
    lively: and live tables everybody has left."""
    cards = []
    for id in ids:
        try:
            live = await get_table(reader.context, id)
        except Kept as kept:
            cards.append(_kept_card(reader, id, kept.keepsake))
            continue
        except Problem:
            continue
        if lively and live.setup.pace == "live" and not anybody_here(reader.context, live):
            continue
        cards.append(table_card(reader, live))
    return cards


def _when(live: LiveTable, words: Words) -> str:
    """When something last happened there; of a game that was sent up the day it was played, if it
    says so: when it was sent is nobody's news."""
    setup = live.setup
    if not sent_up(live):
        return words.date(datetime.fromtimestamp(setup.changed))
    played = setup.created < setup.changed - 86400
    return words.date(datetime.fromtimestamp(setup.created, UTC).date()) if played else ""


def _kept_card(reader: Reader, id: str, kept: Keepsake) -> dict[str, Any]:
    """The card of a finished game of other rules."""
    words, names = words_of(reader.language, game(kept.game)), kept.names[reader.language]
    ends = zip(names, kept.points, kept.ranking, strict=True)
    return {
        "id": id,
        "url": f"/t/{id}",
        "game": kept.game,
        "title": title_of(words, kept.game),
        **_picture(reader, kept.game),
        "status": "over",
        "phase": "",
        "your_turn": False,
        "you": [],
        "analysis": False,
        "guided": False,
        "seats": [
            {
                "name": n,
                "level": 0,
                "kind": "person",
                "points": p,
                "place": place,
                "resigned": False,
                "yours": False,
            }
            for n, p, place in ends
        ],
        "players": len(names),
        "pace": "live",
        "pace_text": "",
        "clock": "",
        "when": words.date(datetime.fromtimestamp(kept.ended)),
        "listed": False,
        "open": 0,
        "box": None,
    }


def _places(live: LiveTable) -> list[int]:
    """Who came first, second ... in a game that is over; reckoned once."""
    if live.setup.state != "over":
        return [0] * len(live.seats)
    if "places" not in live.cards:
        live.cards["places"] = ranking_of(live.match, live.seats)
    return list(live.cards["places"])


def table_card(reader: Reader, live: LiveTable) -> dict[str, Any]:
    words = words_of(reader.language, live.match.game)
    own = live.seats_of(reader.id)
    names = names_of(live, words)
    view = live.match.view(-1)
    begun = live.setup.state != "open"
    moment = view.moment()
    seen = viewpoint_of(live, reader.person, reader.language).view  # as the table itself shows them
    points = points_of(live, seen, seen.moment(), True) if begun else []
    acting, places = live.acting(), _places(live)
    return {
        "id": live.id,
        "url": f"/t/{live.id}",
        "game": live.setup.game,
        "title": title_of(words, live.setup.game),
        **_picture(reader, live.setup.game),
        "status": live.setup.state,
        "phase": phase(words, moment, int(view.record["turn"])) if begun else "",
        "your_turn": not live.setup.analysis
        and any(s in own and live.seats[s].kind == "person" for s in acting),
        "analysis": live.setup.analysis,
        "guided": live.setup.lesson,
        "you": own,
        "seats": [
            {
                "name": names[s.seat],
                "level": level_of(live, s.seat),
                "strength": strength(words, level_of(live, s.seat)),
                "kind": s.kind,
                "points": points[s.seat] if begun else None,
                "place": places[s.seat],
                "resigned": s.resigned,
                "yours": s.seat in own,
            }
            for s in live.seats
        ],
        "players": live.setup.players,
        "pace": live.setup.pace,
        "pace_text": words(f"ui-pace-{live.setup.pace}-short"),
        "clock": clock_text(words, live.setup.clock, live.setup.seconds),
        "when": _when(live, words),
        "listed": live.setup.listed,
        "open": sum(s.kind == "open" and s.person in (None, reader.id) for s in live.seats),
        "box": box_mark(live.match.game, reader.language),
    }
