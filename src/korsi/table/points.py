"""Points for people: now, where they come from, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from korsi.core.errors import BadGame
from korsi.core.match import Match, View
from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.rulebook import clause_json
from korsi.table.store.tables import Seat
from korsi.table.wording import told

Points = list[int | None]
"""By seat; None where a reader may not know them."""


def points_of(live: LiveTable, view: View, moment: dict[str, Any], now: bool) -> Points:
    """What each seat would have if the game ended now, as far as this one may know; of the present
    reckoned once for all who know the same. `moment`: what the view says at every step."""
    return _standing(live, view, moment, now)[0]


def less_of(live: LiveTable, view: View, moment: dict[str, Any], now: bool) -> list[bool]:
    """Which seats have more than their number says, because something lies face down."""
    return _standing(live, view, moment, now)[1]


def _standing(
    live: LiveTable, view: View, moment: dict[str, Any], now: bool
) -> tuple[Points, list[bool]]:
    key = ("standing", view.known, _covered(moment), live.setup.state)
    if now and key in live.cards:
        kept: tuple[Points, list[bool]] = live.cards[key]
        return kept
    less = [False] * live.match.players
    if now and live.setup.state == "over":
        points: Points = _would_have(live.match)  # nothing is covered any more
    elif live.match.game.standing is None:
        points = [*view.scores()]
    else:
        entries = view.standing()
        points = [entry["points"] for entry in entries]
        less = [any(one.get("hidden") for one in entry.get("aside", ())) for entry in entries]
    if not (now and live.setup.state == "over"):
        for seat in _covered(moment):
            points[seat] = None
    if now:
        live.cards[key] = points, less
    return points, less


def _covered(moment: dict[str, Any]) -> tuple[int, ...]:
    """Seats of which a game says that their points are not known yet."""
    return tuple(x["seat"] for x in moment.get("seats", ()) if x.get("points", 0) is None)


def accounts_of(live: LiveTable, view: View, now: bool) -> list[dict[str, Any]]:
    """Where each seat's points come from; before the end, those it would have if it were now. A
    game that was given up is laid open like one that was finished: nothing is paid "now"."""
    if not now or live.setup.state != "over":
        return view.standing()
    standing = live.match.game.standing
    given_up = not live.match.over
    found = standing(live.match.state) if given_up and standing else view.breakdown()
    return [{k: v for k, v in one.items() if not k.endswith("_now")} for one in found]


def explained(live: LiveTable, view: View, words: Words, now: bool) -> list[dict[str, Any]]:
    """The same with a text for every line; of the present made once for all who know the same and
    speak the same language."""
    if not now:
        return breakdown(view, words, accounts_of(live, view, now))
    key = ("breakdown", words.code, view.known, live.setup.state)
    if key not in live.cards:
        live.cards[key] = breakdown(view, words, accounts_of(live, view, now))
    found: list[dict[str, Any]] = live.cards[key]
    return found


def breakdown(
    view: View, words: Words, accounts: list[dict[str, Any]] | None = None
) -> list[dict[str, Any]]:
    """The same with a text for every line."""
    found = []
    for entry in view.breakdown() if accounts is None else accounts:
        lines = []
        for line in _lines_of(view, entry):
            worth = worth_of(line)
            shown = {"text": text_of(words, line), "value": worth, "shown": words.number(worth)}
            rule = clause_json(view.game, words, line.get("clause", ""))
            lines.append({**line, "what": row_of(line), **shown, "rule": rule})
        aside = [
            told(words, f"breakdown-{_key(one['what'])}", **words.amounts(one))
            for one in entry.get("aside", ())
        ]
        found.append({**entry, "lines": lines, "more": _more(entry, words), "aside": aside})
    return found


def row_of(line: dict[str, Any]) -> str:
    """What a line of an account is about: lines of two accounts that say the same are one row."""
    what: str = line["what"]
    return _key(f"{what} {line['tile']}") if line.get("tile") else what


def worth_of(line: dict[str, Any]) -> Any:
    """How many points it brings."""
    if "points" in line:
        return line["points"]
    return next((v for k, v in line.items() if k != "clause" and isinstance(v, int | float)), 0)


def text_of(words: Words, line: dict[str, Any], short: bool = False) -> str:
    """What a line of the account is for; short where a game has such a name for it."""
    key = f"breakdown-{_key(line['what'])}"
    if short and words.has(f"{key}-short"):
        key = f"{key}-short"
    return told(words, key, **words.amounts(line))


def _lines_of(view: View, entry: dict[str, Any]) -> list[dict[str, Any]]:
    missing = {"seat", "points", "lines"} - set(entry)
    missing |= {f"lines: {key}" for line in entry.get("lines", []) for key in {"what"} - set(line)}
    if missing:
        raise BadGame(
            f"the breakdown of {view.game.name} lacks {', '.join(sorted(missing))}: each seat has "
            "seat, points and lines, each line has what and a number (docs/add-a-game.md)"
        )
    lines: list[dict[str, Any]] = entry["lines"]
    return lines


def _more(entry: dict[str, Any], words: Words) -> list[dict[str, Any]]:
    """What else a game's breakdown says: numbers, things worth points, lists of such things."""
    more = []
    for name, value in entry.items():
        if name in ("seat", "points", "lines", "aside") or not words.has(f"breakdown-{_key(name)}"):
            continue
        text = told(words, f"breakdown-{_key(name)}")
        if isinstance(value, list):
            said = [_item(name, item, words) for item in value]
            more.append({"text": text, "lines": [line for line in said if line]})
        else:
            worth = value["points"] if isinstance(value, dict) else value
            more.append({"text": text, "shown": words.number(worth)})
    return more


def _key(name: str) -> str:
    return name.replace("_", "-")


def _item(field: str, item: dict[str, Any], words: Words) -> str:
    """One of several: by breakdown-FIELD-item if the game has that (-none when it lists nothing),
    else by its name and its points; nothing for what is worth nothing, or where it has no place."""
    if item.get("place") == 0:
        return ""
    values = words.amounts(item)
    key = f"breakdown-{_key(field)}-item" + ("-none" if [] in item.values() else "")
    if words.has(key):
        return told(words, key, **values)
    if not item.get("points"):
        return ""
    return told(words, "breakdown-item", name=item_name(item, words), points=item["points"])


def item_name(item: dict[str, Any], words: Words) -> str:
    """What one of several is called, if it has a name."""
    return next((words.noun(k, v) for k, v in item.items() if words.has(f"{k}-{_slug(v)}")), "")


def is_named(item: dict[str, Any], words: Words) -> bool:
    return any(words.has(f"{k}-{_slug(v)}") for k, v in item.items())


def _slug(value: Any) -> str:
    return _key(str(value).lower())


def ranking_of(match: Match, seats: Sequence[Seat]) -> list[int]:
    """Who came first, second ...; who resigned stands last."""
    places = match.ranking()
    if not match.over and match.game.standing is not None:  # given up: as if it had ended then
        would = [points if points is not None else 0 for points in _would_have(match)]
        places = [1 + sum(other > own for other in would) for own in would]
    stayed = [s.seat for s in seats if not s.resigned]
    return [
        1 + sum(places[other] < places[seat] for other in stayed)
        if seat in stayed
        else len(stayed) + 1
        for seat in range(match.players)
    ]


def result(live: LiveTable) -> dict[str, Any]:
    """The end: ranking (who resigned stands last), points over the game, what chance began with."""
    kept = live.cards.get("result")
    if kept is not None:
        return dict(kept)
    match = live.match
    made = {
        "ranking": ranking_of(match, live.seats),
        "points": _would_have(match),
        "finished": match.over,
        "resigned": [s.seat for s in live.seats if s.resigned],
        "chart": _chart(match, _would_have),
        "seed": str(match.last_seed),  # a string: JavaScript cannot hold 63 bits
        "nonce": live.setup.nonce,
    }
    live.cards["result"] = made
    return made


def _chart(match: Match, has: Callable[[Match | View], Points]) -> list[Points]:
    """What each would have had after every move, reckoned anew where a turn begins. What was played
    before a fork drew anew stays as its seat saw it: somebody else's hidden points belong to a game
    that may not be over."""
    before, seat, _ = match.redeals[-1] if match.redeals else (0, -1, 0)
    chart: list[Points] = []
    turn = -1
    for n in range(len(match) + 1):
        position = match.at(n)
        known, turn = turn, int(position.state["turn"])
        if turn == known and n not in (before, len(match)):
            chart.append(chart[-1])
        else:
            chart.append(has(position.view(seat) if n < before else position))
    return chart


def _would_have(position: Match | View) -> Points:
    if position.game.standing is None:
        return [*position.scores()]
    return [entry["points"] for entry in _accounts(position)]


def _rival_has(position: Match | View) -> Points:
    """The same of who is played against by somebody who plays alone."""
    return [entry[position.game.rival_points] for entry in _accounts(position)]


def _accounts(position: Match | View) -> list[dict[str, Any]]:
    record = position.state if isinstance(position, Match) else position.record
    assert position.game.standing is not None
    return list(position.game.standing(record))


def _rival(live: LiveTable, words: Words) -> dict[str, Any] | None:
    """Who is played against by somebody who plays alone: name, colour, sign; None among several."""
    game = live.match.game
    if live.match.players > 1 or not game.rival_points:
        return None
    return {
        "name": told(words, "rival-name"),
        "tones": [f"seat{game.rival}"],
        "signs": [f"{game.name}-sign-{game.rival}"],
    }


def rival_now(live: LiveTable, view: View, words: Words, now: bool) -> dict[str, Any] | None:
    """The same with points, for a chair beside the player's."""
    who = _rival(live, words)
    return who and who | {"points": accounts_of(live, view, now)[0][live.match.game.rival_points]}


def rival_at_the_end(live: LiveTable, words: Words) -> dict[str, Any] | None:
    """The same with points over the game, and whether that one has won."""
    who = _rival(live, words)
    if who is None:
        return None
    if "rival" not in live.cards:
        live.cards["rival"] = [points for (points,) in _chart(live.match, _rival_has)]
    given_up = any(s.resigned for s in live.seats)
    return who | {
        "first": given_up or live.match.ranking() != [1],
        "chart": live.cards["rival"],
    }
