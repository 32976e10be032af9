"""The log as one reader may know it: events gone through `hide`, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from korsi.core.errors import KorsiError
from korsi.core.game import Game, game
from korsi.core.int_record import Ints
from korsi.core.match import Match, View
from korsi.core.preview import Trial
from korsi.core.scene import Args, Noun
from korsi.core.scene.sending import About
from korsi.core.telling import Turn, added_up
from korsi.language import Words, key_of
from korsi.table.live_table import LiveTable, Note
from korsi.table.points import result
from korsi.table.prompts import step_of
from korsi.table.store.log import BACK
from korsi.table.wording import about_seat, event_texts, say_of, seats_in, step_text, told


def events_of(live: LiveTable, seat: int) -> list[list[dict[str, Any]]]:
    """What each move did, as far as this seat may know. Kept: past moves do not change."""
    known: list[list[dict[str, Any]]] = live.stories.setdefault(("events", seat), [])
    for n in range(len(known), len(live.match)):
        known.append(_events_at(live, n + 1, seat))
    return known


def _events_at(live: LiveTable, at: int, seat: int) -> list[dict[str, Any]]:
    """What the step to a position did; of the present read once for all who know the same."""
    view = view_of(live, at, seat)
    if at != len(live.match):
        return view.events()
    key = ("told", view.known)
    if key not in live.cards:
        live.cards[key] = view.events()
    found: list[dict[str, Any]] = live.cards[key]
    return found


def view_of(live: LiveTable, at: int, seat: int) -> View:
    """What a seat may know of a position; of the present made once for all who look through it. A
    game that was given up is laid open like one that was finished."""
    if at != len(live.match):
        return live.match.at(at).view(seat)
    key = ("view", seat)
    if key not in live.cards:
        given_up = live.setup.state == "over" and not live.match.over
        made = live.match.laid_open(seat) if given_up else live.match.view(seat)
        live.cards[key] = made
        alike = live.cards.setdefault(("known", made.known), made)
        if alike is made:  # what others, or the step before, have alike need not be read again
            vars(made)["ints"] = live.read = Ints(made.record, live.read)
        else:
            vars(made)["ints"] = alike.ints
    found: View = live.cards[key]
    return found


class Told(NamedTuple):
    """The log as it was told to somebody: so many lines of a list that only ever grows."""

    lines: list[dict[str, Any]]
    length: int


class Story(list[list[dict[str, Any]]]):
    """The lines of each move, and all of them in a row."""

    def __init__(self, told: Iterable[list[dict[str, Any]]] = ()):
        super().__init__(told)
        self.lines = [*chain.from_iterable(self)]

    def add(self, made: list[dict[str, Any]]) -> None:
        self.append(made)
        self.lines += made


def log_lines(
    live: LiveTable, seat: int, words: Words, names: list[str], you: int, last: int
) -> list[dict[str, Any]]:
    """The lines up to a position: {ply, text, deed, seat, pieces, turn, by}; see docs/table.md."""
    lines, length = told_log(live, seat, words, names, you, last)
    return lines[:length]


def told_log(
    live: LiveTable, seat: int, words: Words, names: list[str], you: int, last: int
) -> Told:
    """The same without a list of its own, where nothing stands between the lines of the moves: a
    game has a thousand of them, and every viewer of every step is told."""
    kept = _story(live, story_key(seat, words, names, you))
    if len(kept) < len(live.match):
        events, turns = events_of(live, seat), turns_of(live)
        for n in range(len(kept), len(live.match)):
            steps = events[turns[n] - 1 : n + 1]
            kept.add(_told(live, n, steps, turns[n], words, names, you, seat))
    over = live.setup.state == "over" and last == len(live.match)
    if last == len(live.match) and not (live.notes or live.lost or over):
        return Told(kept.lines, len(kept.lines))
    lines = list(chain.from_iterable(kept[:last]))
    for noted in _notes(live):
        position, kind, who, by = noted
        if position <= last:
            if who < 0:  # about the table
                text = told(words, f"note-{kind}")
            elif by >= 0:  # somebody else's wish
                key = "note-replace-yours" if by == you else "note-replace-by"
                text = about_seat(words, key, names, who, you, by=names[by])
            else:
                on = kind == "resign" and _plays_on(live, noted)
                key = "note-resign-bot" if on else f"note-{kind}"
                text = about_seat(words, key, names, who, you)
            whose = by if by >= 0 else who
            note = {"ply": position, "text": text, "seat": whose, "pieces": [], "note": kind}
            # That time was up is why the step was made by a bot: it is told before it.
            before = position - 1 if kind == "timeout" else position
            after = sum(1 for line in lines if line["ply"] <= before)
            lines.insert(after, note)
    if last == len(live.match):
        lines += _lost(live, words, names)
    if over and any(s.resigned for s in live.seats):
        # The rules do not know who resigned: the log names the winner the end screen names.
        lines = [line for line in lines if not line.get("wins")]
        lines += _winners(live, words, names, you)
    return Told(lines, len(lines))


def _told(
    live: LiveTable,
    n: int,
    steps: list[list[dict[str, Any]]],
    turn: int,
    words: Words,
    names: list[str],
    you: int,
    seat: int,
) -> list[dict[str, Any]]:
    """The lines of a step, the last of these of its turn; of the present made once for all who are
    told the same in the same words."""
    events = with_touched(live, n, retold(live, n, steps, seat), seat)
    if live.makers[n] == "table":
        events = [_with_why(live, n, event, words, you) for event in events]
    seats = (seats_in(words.game, event["event"]) for event in events)
    mine = any(
        event.get(field) == you for event, of in zip(events, seats, strict=True) for field in of
    )
    key: tuple[Any, ...] | None = None
    if n + 1 == len(live.match):
        said = tuple([(*event.items(),) for event in events])
        key = "lines", said, words.code, *names, you if mine else -1
        if key in live.cards:
            found: list[dict[str, Any]] = live.cards[key]
            return found
    made = _lines(live, n, events, turn, words, names, you)
    named = bool(events) and "forced" in events[0]
    if made and not named and not made[0].get("after") and made_whole(live, turn - 1, n):
        for form in ("text", "deed"):
            if form in made[0]:
                made[0][form] = told(words, "log-forced", text=made[0][form])
    if key is not None:
        live.cards[key] = made
    return made


def _with_why(
    live: LiveTable, n: int, event: dict[str, Any], words: Words, you: int
) -> dict[str, Any]:
    """What the table did for somebody is no doing of theirs, where the game has words for that: the
    reader is told why nothing else was left to them, which may be a secret of theirs."""
    if not words.has(f"{key_of('event', event['event'])}-forced"):
        return event
    own = "seat" in event and event["seat"] == you
    step = step_of(view_of(live, n, you).moment()) if own else {}
    return event | {"forced": step.get("why", "none")}


def _plays_on(live: LiveTable, resigned: Note) -> bool:
    """Did a bot take the seat of somebody who gave up, or was that the end?"""
    ended = live.setup.state == "over" and not live.match.over
    last = [note for note in live.notes if note.kind == "resign"][-1]
    return not (ended and resigned is last)


def _notes(live: LiveTable) -> Iterable[Note]:
    """The notes about people. That time was up is told once a turn, however many steps it had."""
    turns, up = turns_of(live), set()
    for note in live.notes:
        position, kind, who, _ = note
        if kind == "timeout":
            turn = who, turns[position - 1] if 0 < position <= len(turns) else position
            if turn in up:
                continue
            up.add(turn)
        yield note


def made_whole(live: LiveTable, first: int, n: int) -> bool:
    """Did the table make the whole turn that this step ends? Beside a choice of one's own it would
    be wrong to say that nothing else was possible."""
    if any(maker != "table" for maker in live.makers[first : n + 1]):
        return False
    before, after = live.match.at(n), live.match.at(n + 1)
    same = int(before.state["turn"]) == int(after.state["turn"])
    return not (same and live.match.actions[n][0] in after.acting())


COMPANIES = 2
"""Sets of names a story is kept in, for one seat and language: as it is told to the seat's owner,
and to whoever sits at several. A name changed again and again must not be remembered for ever."""


def story_key(seat: int, words: Words, names: list[str], you: int) -> tuple[Any, ...]:
    return "lines", seat, words.code, tuple(names), you


def _story(live: LiveTable, key: tuple[Any, ...]) -> Story:
    if key not in live.stories:
        alike = [other for other in live.stories if other[:3] == key[:3]]
        for other in alike[: 1 + len(alike) - COMPANIES]:
            del live.stories[other]
    found = live.stories.get(key)
    if not isinstance(found, Story):  # none yet, or moves were taken back
        found = live.stories[key] = Story(found or ())
    return found


def _lost(live: LiveTable, words: Words, names: list[str]) -> list[dict[str, Any]]:
    """Lines of moves made by other rules than today's, which cannot be shown any more."""
    lines = []
    for line in live.lost:
        seat = line.seat or 0
        try:
            action = line.action
            said = "" if action is None else step_text(words, names, action, seat, -1)
        except (KorsiError, IndexError, KeyError):  # an action these rules do not know
            said = ""
        key = "note-lost" if said else "note-lost-back" if line.kind in BACK else "note-lost-move"
        text = told(words, key, seat=names[seat], move=said)
        at = len(live.match)
        lines.append({"ply": at, "text": text, "seat": seat, "pieces": [], "note": "lost"})
    return lines


def _winners(live: LiveTable, words: Words, names: list[str], you: int) -> list[dict[str, Any]]:
    end = result(live)
    first = [seat for seat, place in enumerate(end["ranking"]) if place == 1]
    won = next((kind for kind in live.match.game.events if kind.name == "wins"), None)

    def text(seat: int) -> str:
        points = end["points"][seat]
        if won is None or won.a is None:
            return about_seat(words, "note-wins", names, seat, you, points=points)
        event = {"event": "wins", "seat": seat, won.a[0]: points}  # as the game itself says it
        return event_texts(words, names, event, you)[0]

    return [
        {
            "ply": len(live.match),
            "text": text(seat),
            "seat": seat,
            "pieces": [],
            "note": "wins",
        }
        for seat in first
    ]


def retold(
    live: LiveTable, n: int, steps: list[list[dict[str, Any]]], reader: int | None = None
) -> list[dict[str, Any]]:
    """What a step did, the last of these of its turn, as it is told: with what led to it, and what
    comes several times added up; and what happens by itself afterwards."""
    match, telling = live.match, live.match.game.telling
    events = steps[-1]
    opens = [i for i, event in enumerate(events) if opens_after(match.game, event)]
    done, after = events[: opens[0]] if opens else events, events[opens[0] :] if opens else []
    if telling.retold or telling.befell:
        seat, first = match.actions[n][0], n + 1 - len(steps)
        moves = [match.game.moves.json(action) for _, action in match.actions[first : n + 1]]
        verbs = [move["action"] for move in moves]
        earlier = [] if reader is None else events_of(live, reader)[:first]
        turn = Turn(seat, [*zip(verbs, [*steps[:-1], done], strict=True)], moves, earlier)
        done = telling.retold(turn) if telling.retold else done
        after = telling.befell(turn, after) if telling.befell else after
    return added_up(done, telling.sums) + after


def with_touched(
    live: LiveTable, n: int, events: list[dict[str, Any]], seat: int
) -> list[dict[str, Any]]:
    """The events of a step, each with what it did to somebody else, as far as a seat may know."""
    telling = live.match.game.telling
    if telling.touched is None or not any(e["event"] in telling.touching for e in events):
        return events
    before, after = view_of(live, n, seat).ints, view_of(live, n + 1, seat).ints
    made = []
    for event in events:
        made.append(event)
        if event["event"] in telling.touching:
            made += telling.touched(before, after, event)
    return made


CLOSING = "last_"
"""What the names of events begin with that tell that the game is about to end."""


def _lines(
    live: LiveTable,
    n: int,
    events: list[dict[str, Any]],
    turn: int,
    words: Words,
    names: list[str],
    you: int,
) -> list[dict[str, Any]]:
    """What one step did. `small`: only the steps of a turn tell it; `first`: a turn's line begins
    with it; `anew`: what the turn had told before was taken back; `after`: nobody's doing; `own`:
    somebody else's, who has not moved; `wins`: how the game ended, for each who did; `yours`: the
    reader did not do it and is concerned by it; `closing`: the game is about to end."""
    who, after = live.match.actions[n][0], False
    telling = live.match.game.telling
    lines = []
    for event in events:
        name, seat = event["event"], event.get("seat", who)
        after = after or opens_after(live.match.game, event)
        text, deed = event_texts(words, names, event, you)
        line = {
            "ply": n + 1,
            "text": text,
            "seat": seat,
            "pieces": pieces_of(live.match.game, event),
            "turn": turn,
            "by": who,
        }
        wins, aside = name == "wins", name in telling.small or name in telling.within
        own = seat != who and not after and not aside
        if own or wins:
            line["by"] = seat
        whose = seat if after else line["by"]
        if deed and event.get("seat") == whose:  # its name stands in front
            line["deed"] = deed
        if live.makers[n] == "table":
            line["forced"] = True
        marks = {
            "wins": wins,
            "small": name in telling.small,
            "first": name in telling.first and not after,
            "anew": name in telling.anew,
            "own": own,
            "after": after,
            "closing": name.startswith(CLOSING),
            "yours": name not in telling.small
            and (after or who != you)
            and you in _seats_of(live.match.game, event),
        }
        lines.append(line | {mark: True for mark, holds in marks.items() if holds})
    return lines


def _seats_of(game: Game, event: dict[str, Any]) -> list[int]:
    """The seats an event speaks of."""
    return [event[field] for field in seats_in(game, event["event"]) if field in event]


def opens_after(game: Game, event: dict[str, Any]) -> bool:
    """Does what follows in this step happen by itself?"""
    name, telling = event["event"], game.telling
    inside = "seat" in event or name in telling.small or name in telling.within
    return name == "wins" or name in telling.after or not inside


def turns_of(live: LiveTable) -> list[int]:
    """For every step the number of the first step of its turn."""
    known: list[int] = live.stories.setdefault(("turns",), [])
    for n in range(len(known), len(live.match)):
        known.append(known[n - 1] if n and _goes_on(live, n) else n + 1)
    return known


def turn_now(live: LiveTable) -> int:
    """The first step of the turn that is going on; of one that nobody has begun, the next step."""
    match = live.match
    n = len(match)
    if live.setup.state == "over":  # none is, and no position is made again for it
        return n + 1
    begun = n and int(match.at(n - 1).state["turn"]) == int(match.state["turn"])
    return turns_of(live)[-1] if begun else n + 1


def _goes_on(live: LiveTable, n: int) -> bool:
    """Does a step belong to the turn of the one before it?"""
    match, game = live.match, live.match.game
    (before, _), (who, action) = match.actions[n - 1 : n + 1]
    if who != before:
        return False
    if int(match.at(n - 1).state["turn"]) == int(match.at(n).state["turn"]):
        return True
    # What opens a new round is told to everybody: nothing hidden can be read off here.
    if any(opens_after(game, event) for event in match.at(n).events()):
        return False
    return game.moves.verb_name(action) in game.telling.goes_on


def news_of(live: LiveTable, own: list[int], at: int) -> tuple[int, int]:
    """What others did since one's last turn: after the first of these moves, up to the second.

    Whoever is at it still sees what came before; who only watches sees the last turn of everybody.
    """
    actions = live.match.actions
    if not own:
        turns, since = turns_of(live), at
        for _ in range(live.match.players):
            since = turns[since - 1] - 1 if since else 0
        return since, at
    until = at
    if at < len(live.match) or any(seat in own for seat in live.acting()):
        while until and actions[until - 1][0] in own:
            until -= 1
    since = until
    while since and actions[since - 1][0] not in own:
        since -= 1
    return since, until


def pieces_of(game: Game, event: dict[str, Any]) -> list[str]:
    """Ids a client may light on the board: places of the scene are named KIND-ID, like cell-c3."""
    ids = ((kind, event.get(field)) for field, kind in _placed(game, event["event"]))
    return [f"{kind}-{id}" for kind, id in ids if id is not None]


@lru_cache(maxsize=1024)
def _placed(game: Game, event: str) -> list[tuple[str, str]]:
    """The fields of an event that name a thing, and of which kind that is."""
    parts = [part for k in game.events if k.name == event for part in (k.a, k.b, k.c)]
    return [(part[0], part[1].name) for part in parts if part and not isinstance(part[1], str)]


@cache
def about_of(game_name: str) -> About:
    """The names among a label's arguments that a line of this game's log may speak of."""
    parts = [part for kind in game(game_name).events for part in (kind.a, kind.b, kind.c)]
    kinds = {part[1].name for part in parts if part is not None and not isinstance(part[1], str)}

    @lru_cache(maxsize=5000)
    def about(*args: Any) -> list[str]:
        names, values = args[: len(args) // 2], args[len(args) // 2 :]
        pairs = zip(names, values, strict=True)
        named = (v if isinstance(v, Noun) else Noun(k, v) for k, v in pairs)
        return [f"{noun.kind}-{noun.id}" for noun in named if noun.kind in kinds]

    def about_all(args: Args) -> list[str]:
        kept = {k: v for k, v in args.items() if isinstance(v, Noun) or not isinstance(v, tuple)}
        return about(*kept, *kept.values())  # a list of notes names nothing itself

    return about_all


def turn_so_far(live: LiveTable, seat: int, words: Words, names: list[str]) -> list[str]:
    """The steps of the reader's turn that is not finished yet, in words."""
    return [step_text(words, names, action, seat, seat) for action in _made_in_turn(live, seat)]


def told_so_far(live: LiveTable, seat: int, words: Words, names: list[str]) -> list[str]:
    """The same as a log tells it: what belongs together is one, such as all of a payment."""
    return _told_together(live, seat, words, names, _made_in_turn(live, seat))


def whole_turn(
    live: LiveTable, seat: int, words: Words, names: list[str], more: list[int]
) -> list[str]:
    """The same with steps that are not made yet: all somebody is asked for when a turn ends."""
    texts = _told_together(live, seat, words, names, [*_made_in_turn(live, seat), *more])
    why = _why_passed(live, seat, words, more)
    return [*texts[:-1], why] if why else texts


def _told_together(
    live: LiveTable, seat: int, words: Words, names: list[str], steps: list[int]
) -> list[str]:
    """Steps of a seat in words. That nothing more is to come is said only by who has done nothing
    else."""
    game, said = live.match.game, say_of(words, names, seat)
    shown = [action for action in steps if game.moves.verb_name(action) not in game.enough] or steps
    return [
        step_text(words, names, step, seat, seat) if isinstance(step, int) else said(*step)
        for step in (game.together(shown) if game.together else shown)
    ]


def _why_passed(live: LiveTable, seat: int, words: Words, more: list[int]) -> str:
    """Who is made to pass by what is chosen now is told why, where the game has words for it."""
    game = live.match.game
    verb = game.moves.verb_name(more[-1])
    if len(more) < 2 or verb not in game.passes or not words.has(f"forced-{verb}"):
        return ""
    trial = Trial(game, live.match.view(seat).record, seat)
    for action in more[:-1]:
        trial.step(action)
    values = (game.moment or game.view_json)(trial.now, seat)["prompt"]
    return told(words, f"forced-{verb}", **values) if "why" in values else ""


def begun_by_another(match: Match, seat: int) -> bool:
    """Does a seat only do its part in a turn that somebody else has begun?"""
    turn, n = int(match.state["turn"]), len(match)
    while n and int(match.at(n - 1).state["turn"]) == turn:
        n -= 1
    return n < len(match) and match.actions[n][0] != seat


def _made_in_turn(live: LiveTable, seat: int) -> list[int]:
    match = live.match
    turn = int(match.state["turn"])
    steps: list[int] = []
    for n in range(len(match), 0, -1):
        who, action = match.actions[n - 1]
        if who != seat or int(match.at(n - 1).state["turn"]) != turn:
            break
        steps.insert(0, action)
    return steps
