"""What one reader is sent of a table. Everything of the match has gone through `hide`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from korsi.core.game import Game
from korsi.core.scene import Noun, Scene, Target
from korsi.core.scene.sending import Sender
from korsi.language import Words
from korsi.table import clocks, prompts, steady
from korsi.table.analysis_board import board_state
from korsi.table.choices import choices, grouped
from korsi.table.ending import tie_broken, why_ended
from korsi.table.forced import ordered, why_not
from korsi.table.holding import Held, base_of, difference, everything, hold
from korsi.table.learning import lesson_json, may_return, scripted
from korsi.table.live_table import AppContext, LiveTable
from korsi.table.log_lines import (
    Told,
    about_of,
    news_of,
    told_log,
    told_so_far,
    turn_now,
    turn_so_far,
    view_of,
)
from korsi.table.payments import obvious_payment
from korsi.table.playing import (
    clock_waits,
    ends_by_resigning,
    sealed_by,
    taken_back,
    waits_for_eyes,
)
from korsi.table.points import (
    explained,
    less_of,
    points_of,
    result,
    rival_at_the_end,
    rival_now,
)
from korsi.table.presence import gone_for
from korsi.table.puzzling import puzzle_state
from korsi.table.seating import kept_place, may_stand_in
from korsi.table.store.people import Person
from korsi.table.viewpoint import StateRequest, Viewpoint
from korsi.table.wording import (
    action_text,
    kin_of,
    level_of,
    strength,
    told,
    who_is_you,
)


def state_json(
    context: AppContext,
    live: LiveTable,
    asked: StateRequest,
    viewpoint: Viewpoint | None = None,
) -> dict[str, Any]:
    """The JSON of docs/table.md: all of it, or what changed for a reader who says what it has.
    `viewpoint`: where it is known already."""
    viewpoint, have = viewpoint or asked.viewpoint(live), asked.have
    scene, parts, told_to = _parts(context, live, asked.person, viewpoint, have is None)
    held = Held(reader_of(viewpoint), scene, told_to, parts)
    token = hold(live, held)
    sender = sender_of(live, viewpoint)
    base = base_of(live, have, held) if have else None
    if base is None:
        whole = everything(held, sender, asked.in_page)
        if have is None:
            whole["log"] = [line for line in whole["log"] if line["ply"] > asked.log_from]
        return {**whole, "have": token}
    return {**difference(base, held, sender), "base": have, "have": token}


def phase_at(live: LiveTable, viewpoint: Viewpoint) -> str:
    """Where in the game a position is; of an earlier one, when the step was made that led there: it
    may have ended its turn."""
    view, at = viewpoint.view, viewpoint.at
    if 0 < at < len(live.match):
        view = view_of(live, at - 1, viewpoint.seat)
    return prompts.phase(viewpoint.words, view.moment(), int(view.record["turn"]))


def reader_of(viewpoint: Viewpoint) -> tuple[Any, ...]:
    """Whose eyes an answer is for: differences are made for the same ones only."""
    return viewpoint.seat, viewpoint.own, viewpoint.words.code, viewpoint.names, viewpoint.layout


def sender_of(live: LiveTable, viewpoint: Viewpoint) -> Sender:
    """Puts scenes into this reader's words."""
    say, me = viewpoint.say, Noun("seat", who_is_you(viewpoint.own))
    alike = ("pieces", viewpoint.words.code, *viewpoint.names)
    now = viewpoint.at == len(live.match)
    made = live.cards.setdefault(alike, {}) if now else None
    mine = live.cards.setdefault((*alike, me), {}) if now else None
    changes = live.cards.setdefault("changes", {}) if now else None
    about = about_of(live.match.game.name)
    return Sender(digits_of(viewpoint), say, about, made, changes, me, mine)


def _parts(
    context: AppContext,
    live: LiveTable,
    person: Person | None,
    viewpoint: Viewpoint,
    whole: bool,
) -> tuple[Scene | None, dict[str, Any], Told]:
    """The scene, everything that is neither scene nor log, and the log."""
    setup, match, words = live.setup, live.match, viewpoint.words
    now = viewpoint.at == len(match)
    begun = setup.state != "open"
    acting = live.acting() if now else []
    view = viewpoint.view.moment()
    step = prompts.step_of(view)
    my_turn = viewpoint.seat in acting and live.seats[viewpoint.seat].kind == "person"
    actions = viewpoint.view.actions() if my_turn else []
    scene = scene_of(live, viewpoint, actions)
    points = points_of(live, viewpoint.view, view, now)
    less = less_of(live, viewpoint.view, view, now)
    you = who_is_you(viewpoint.own)
    log = told_log(live, viewpoint.seat, words, viewpoint.names, you, viewpoint.at)
    since, until = news_of(live, viewpoint.own, viewpoint.at)
    led = scripted(live, live.match) if now else None
    offered = choices(scene, actions, viewpoint, led)
    named = grouped(scene, offered, viewpoint)
    back, behind = taken_back(live, person.id if person and now else None)
    over = setup.state == "over" and now
    owners = live.owners(person.id if person else None)
    place = kept_place(live, person.id if person else None)
    parts = {
        **_of_all(live, viewpoint, now),
        "layout": viewpoint.layout,
        "news": {"since": since, "until": until},
        "you": viewpoint.own,
        "sat": any(s.person in owners for s in live.seats),
        "as": viewpoint.seat if viewpoint.seat >= 0 else None,
        "host": setup.host in owners,
        "kept_place": place,
        "welcome": _welcome(live, viewpoint) if now else None,
        "hints": live.hints_allowed and setup.puzzle is None,
        "curtain": viewpoint.curtain,
        "phase": phase_at(live, viewpoint) if begun else "",
        "seats": [
            _seat_json(context, live, s.seat, viewpoint, view, scene, points, acting, log, begun)
            | {"less": begun and less[s.seat]}
            for s in live.seats
        ],
        "rival": rival_now(live, viewpoint.view, words, now) if begun else None,
        "prompt": _prompt(live, viewpoint, owners, step, acting, my_turn, now, place is not None)
        | _brings(scene, viewpoint),
        "choices": offered,
        "breakdown": explained(live, viewpoint.view, words, now) if whole or over else None,
        "payment": _payment(scene, viewpoint, actions, offered) if led is None else None,
        "groups": named,
        "can_undo": behind is not None,
        "take_back": back if behind is not None else "",
        "sealed": sealed_by(live, behind) if behind is not None and back == "practice" else "",
        "repeat": _repeat(live, viewpoint, actions) if now else None,
        "repeat_over": _repeat_over(live, viewpoint) if now else "",
        "lesson": lesson_json(live, viewpoint, actions) if now else None,
        "lesson_left": now and may_return(live, viewpoint),
        "puzzle": puzzle_state(live, viewpoint.own, words, actions) if now else None,
        "board": board_state(live, viewpoint.own, viewpoint.at, words),
        "steps": turn_so_far(live, viewpoint.seat, words, viewpoint.names)
        if my_turn and now
        else [],
        "so_far": told_so_far(live, viewpoint.seat, words, viewpoint.names)
        if my_turn and now
        else [],
        "result": {
            **result(live),
            "verdict": words.verdict(viewpoint.view.breakdown()),
            "rival": rival_at_the_end(live, words),
            "why": why_ended(live, viewpoint.seat, words, viewpoint.names, you),
            "tie": tie_broken(live, words, viewpoint.names, you),
            "next": _next_place(live, viewpoint),
        }
        if setup.state == "over"
        else None,
        "resigning": _resigning(live, viewpoint),
        "rematch": _rematch(live, viewpoint),
    }  # fmt: skip
    return scene, parts, log


def _of_all(live: LiveTable, viewpoint: Viewpoint, now: bool) -> dict[str, Any]:
    """What is said to everybody in the same words; of the present made once for all of them."""
    setup, match, words = live.setup, live.match, viewpoint.words
    key = ("all", words.code, setup.revision, setup.state)  # every change is another revision
    if now and key in live.cards:
        kept: dict[str, Any] = live.cards[key]
        return kept
    made = {
        "table": setup.id,
        "game": setup.game,
        "layouts": match.game.layouts,
        "ply": live.ply,
        "at": viewpoint.at,
        "last": len(match),
        "turn": turn_now(live),
        "by": match.actions[viewpoint.at - 1][0] if viewpoint.at else None,
        "status": setup.state,
        "hot_seat": setup.hot_seat,
        "title": told(words, "game-name") if words.has("game-name") else setup.game,
        "standing": match.game.standing is not None,  # points as if the game ended now
        "each": colours_each(words, viewpoint.view.moment()),
        "practice": live.practice > 0,
        "commitment": setup.commitment,
        "sent_up": sent_up(live),
        "options": options(live, words),
        "pace": setup.pace,
        "clock": {"kind": setup.clock, "seconds": setup.seconds},
        "forked_from": setup.forked_from,
        "analysis": setup.analysis,
        "rematch_of": setup.rematch_of,
        "links": {
            "share": f"/t/{setup.id}",
            "record": f"/t/{setup.id}/record" if setup.state == "over" else None,
        },
    }
    if now:
        live.cards[key] = made
    return made


def colours_each(words: Words, moment: dict[str, Any]) -> str:
    """What a newcomer cannot guess: that everybody plays several colours; "" where it is one."""
    several = [
        seat["colours"] for seat in moment.get("seats", ()) if len(seat.get("colours", ())) > 1
    ]
    return told(words, "colours-each", count=len(several[0])) if several else ""


def _own_colours(live: LiveTable, viewpoint: Viewpoint, moment: dict[str, Any]) -> str:
    """Which several colours the reader plays, until they have moved."""
    if len(viewpoint.own) != 1 or any(by in viewpoint.own for by, _ in live.match.actions):
        return ""
    seats = (seat for seat in moment.get("seats", ()) if seat["seat"] == viewpoint.own[0])
    colours = next((seat.get("colours", ()) for seat in seats), ())
    if len(colours) < 2:
        return ""
    words = viewpoint.words
    named = words.join([words.noun("colour", colour) for colour in colours])
    return told(words, "colours-yours", colours=named)


def scene_of(live: LiveTable, viewpoint: Viewpoint, actions: list[int]) -> Scene | None:
    """The picture; of the present made once for all who look through this seat."""
    asked = viewpoint.view.ints, viewpoint.seat, actions, viewpoint.layout
    if viewpoint.at != len(live.match):
        past: Scene | None = live.match.game.drawn(*asked)
        return past
    guided = scripted(live, live.match) is not None
    key = ("scene", viewpoint.seat, bool(actions), viewpoint.layout, guided)
    if key not in live.cards:
        made = live.match.game.drawn(*asked)
        live.cards[key] = step_by_step(made, live.match.game) if guided and made else made
    found: Scene | None = live.cards[key]
    return found


def step_by_step(scene: Scene, game: Game) -> Scene:
    """A guide leads one step at a time: nothing is offered whole but a payment, whose rest is made
    by itself in the guide, too (`pays_on`): its click says all it lays down."""
    verb = game.moves.verb_name

    def single(t: Target) -> Target:
        parts = {a for c in t.choices if c.then for a in (c.action, *c.then)}
        if t.group or all(verb(a) in game.payments for a in parts):
            return t
        alone = {c.action for c in t.choices if not c.then}
        return t._replace(
            choices=tuple(
                c._replace(key="") if not c.then else c._replace(key="", notes=(), then=())
                for c in t.choices
                if not c.then or c.action not in alone
            )
        )

    return replace(scene, targets=tuple(single(t) for t in scene.targets), offer=None)


def _seat_json(
    context: AppContext,
    live: LiveTable,
    seat: int,
    viewpoint: Viewpoint,
    view: dict[str, Any],
    scene: Scene | None,
    points: list[int | None],
    acting: list[int],
    log: Told,
    begun: bool,
) -> dict[str, Any]:
    s = live.seats[seat]
    left = clocks.left_ms(live.clocks, seat, steady.now(), context.started)
    running, waits = seat in acting and s.kind == "person", clock_waits(live, seat)
    game, now = live.match.game, viewpoint.at == len(live.match)
    name, account = live.names.get(s.person or -1, ("", False))
    return {
        **_seat_of_all(live, seat, viewpoint, view, scene),
        **({} if now or s.person is None else {"kind": "person", "bot": None}),  # played then
        "waking": s.bot is not None and context.readiness.bot(game.name, s.bot) != s.bot,
        "account": account and viewpoint.names[seat] == name,  # not others at the same screen
        "yours": seat in viewpoint.own,
        "points": points[seat] if begun else None,
        "acting": seat in acting,
        "away": s.away and now,  # when somebody was away before is not known
        "idle": running and may_stand_in(context, live, seat),
        "gone": _gone(context, live, seat, viewpoint),
        "stands_in": s.kind == "bot" and s.person is not None and now and begun,
        "clock": None
        if left is None
        else {"left_ms": left, "running": running and not waits, "waits_ms": round(1000 * waits)},
        "last": next((x["text"] for x in reversed(log.lines) if x["seat"] == seat), ""),
    }


def _gone(context: AppContext, live: LiveTable, seat: int, viewpoint: Viewpoint) -> int | None:
    """For how many ms somebody has been away, for who sits at the table with them; else None."""
    others = viewpoint.own and seat not in viewpoint.own
    gone = gone_for(context, live, seat) if others and viewpoint.at == len(live.match) else 0
    return round(1000 * gone) or None


def _welcome(live: LiveTable, viewpoint: Viewpoint) -> int | None:
    """The reader's seat, where a bot plays for them though they have not wished it: their time was
    up, or others did not want to wait. It ends when they open the table again."""
    if live.setup.state != "playing":
        return None
    for seat in viewpoint.own:
        told = [n for n in live.notes if n.seat == seat and n.kind in ("timeout", "replace")]
        if live.seats[seat].kind == "bot" and told:
            return seat if told[-1].kind == "timeout" or told[-1].by >= 0 else None
    return None


def _seat_of_all(
    live: LiveTable, seat: int, viewpoint: Viewpoint, view: dict[str, Any], scene: Scene | None
) -> dict[str, Any]:
    """Of a seat, what is said to everybody in the same words; of the present made once."""
    own: dict[str, Any] = next((x for x in view.get("seats", []) if x.get("seat") == seat), {})
    game, now = live.match.game, viewpoint.at == len(live.match)
    colours = own.get("colours") or [game.colours[seat % len(game.colours)]]
    # A board whose dice are of the same colours as its people names the people's tones seat0...
    own_tone = f"seat{seat}" if scene and f"seat{seat}" in scene.tones else ""
    named = viewpoint.names[seat], live.setup.revision, viewpoint.words.code
    key = ("seat", seat, *named, own_tone, *colours)
    if now and key in live.cards:
        kept: dict[str, Any] = live.cards[key]
        return kept
    s, level = live.seats[seat], level_of(live, seat)
    later = (
        note.at > viewpoint.at and (note.kind, note.seat) == ("resign", seat) for note in live.notes
    )
    made = {
        "seat": seat,
        "name": viewpoint.names[seat],
        "kind": s.kind,
        "bot": s.bot,
        "kin": kin_of(live, seat) if level else 1,
        "level": level,
        "strength": strength(viewpoint.words, level),
        "kept": s.kind == "open" and s.person is not None,
        "tones": [own_tone or colour for colour in colours],
        # symbols of the game's art, as the page names them; a page has shapes of its own if not
        "signs": [f"{game.name}-sign-{game.colours.index(c)}" for c in colours],
        "resigned": s.resigned and not any(later),
    }
    if now:
        live.cards[key] = made
    return made


def _prompt(
    live: LiveTable,
    viewpoint: Viewpoint,
    owners: Collection[int],
    step: dict[str, Any],
    acting: list[int],
    mine: bool,
    now: bool,
    without: bool,
) -> dict[str, Any]:
    words, status, detail = viewpoint.words, live.setup.state, ""
    free = [s for s in live.seats if s.kind == "open"]
    kept = [viewpoint.names[s.seat] for s in free if s.person not in (None, *owners)]
    if status == "open" and free and len(kept) == len(free):  # who played before has been asked
        text = told(words, "waiting-several", names=words.join(kept))
        detail = told(words, "prompt-kept" if viewpoint.own else "prompt-watching")
    elif status == "open":
        if viewpoint.own:
            text = told(words, "prompt-open", count=len(free))
        else:  # what is kept for somebody else is not free
            text = told(words, "prompt-sit", count=len(free) - len(kept))
        host = host_of(live, viewpoint.names)
        if free and host and not viewpoint.own:
            game = told(words, "game-name") if words.has("game-name") else live.setup.game
            text, detail = told(words, "invitation", host=host, game=game), text
    elif status == "over" and now and any(note.kind == "ended" for note in live.notes):
        text, detail = told(words, "note-ended"), told(words, "prompt-ended")
    elif status == "over":
        text, detail = (told(words, "result-over"), "") if now else _past(live, viewpoint)
    elif not now:
        text, detail = _past(live, viewpoint)
    elif viewpoint.curtain is not None:
        text = told(words, "prompt-curtain", name=viewpoint.names[viewpoint.curtain])
    elif live.rests(live.match):
        text = told(words, "prompt-puzzle")
    else:
        text = prompts.prompt(words, step, acting, viewpoint.names, mine)
        several = live.setup.hot_seat and len(viewpoint.own) > 1
        if mine and (several or live.setup.analysis):  # "you" are several
            detail = told(words, "prompt-hot-seat", name=viewpoint.names[viewpoint.seat])
        elif not mine and any(live.seats[s].kind == "bot" for s in acting):
            first = live.seats[acting[0]]
            if first.kind == "bot" and first.person in owners:
                text = told(words, "waiting-bot-yours")
            elif first.kind == "bot" and first.person is not None:
                text = told(words, "waiting-bot-for", name=viewpoint.names[first.seat])
            else:
                detail = told(words, "waiting-thinking", name=viewpoint.names[first.seat])
        standing_in = [s.seat for s in live.seats if s.kind == "bot" and s.person in owners]
        if any(s.resigned and s.person in owners for s in live.seats):
            detail = told(words, "problem-resigned")
        elif standing_in and not mine:
            detail = told(words, "prompt-standing-in")
        elif without:
            detail = told(words, "prompt-without-you")
        elif not viewpoint.own:
            detail = told(words, "prompt-watching")
        elif waits_for_eyes(live):
            detail = told(words, "prompt-clocks-wait")
        elif mine and live.seats[viewpoint.seat].away:
            detail = told(words, "prompt-away")
        detail = detail or _own_colours(live, viewpoint, viewpoint.view.moment())
        detail = detail or _moved_on(live, viewpoint)
    return {"text": text, "detail": detail, "yours": mine or viewpoint.curtain is not None}


def _brings(scene: Scene | None, viewpoint: Viewpoint) -> dict[str, str]:
    """Below the question: what the action brings that the reader has begun."""
    if scene is None or not scene.brings:
        return {}
    return {"detail": viewpoint.words.in_line(*(viewpoint.say(*note) for note in scene.brings))}


def _past(live: LiveTable, viewpoint: Viewpoint) -> tuple[str, str]:
    """Of an earlier position: whose turn it was, and where in the game that is."""
    words, acting = viewpoint.words, live.match.at(viewpoint.at).acting()
    where = told(words, "prompt-past", move=viewpoint.at)
    if [*acting] == viewpoint.own:
        return told(words, "past-yours"), where
    names = words.join([viewpoint.names[seat] for seat in acting])
    return told(words, "past-turn", name=names), where


def sent_up(live: LiveTable) -> bool:
    """Is this a record somebody sent? Then nobody sat here, and nothing was shown beforehand."""
    return live.setup.state == "over" and all(s.person is None for s in live.seats)


def host_of(live: LiveTable, names: list[str]) -> str:
    """What the host is called; "" for one who does not sit here."""
    return next((names[s.seat] for s in live.seats if s.person == live.setup.host), "")


def _resigning(live: LiveTable, viewpoint: Viewpoint) -> str | None:
    """What follows if the reader resigns: the game ends, or a bot plays on."""
    if not viewpoint.own or live.setup.state != "playing":
        return None
    seat = viewpoint.seat if viewpoint.seat in viewpoint.own else viewpoint.own[0]
    ends = ends_by_resigning(live, seat)
    return "ends" if ends else "bot"


def _rematch(live: LiveTable, viewpoint: Viewpoint) -> dict[str, str] | None:
    """Somebody wants another game: who, and where; nobody has to be told of themselves."""
    if live.rematch is None:
        return None
    id, asked = live.rematch
    theirs = (s.seat for s in live.seats if s.person == asked and s.seat not in viewpoint.own)
    return {"url": f"/t/{id}", "name": next((viewpoint.names[seat] for seat in theirs), "")}


def _next_place(live: LiveTable, viewpoint: Viewpoint) -> str:
    """What changes if one plays again: everybody moves on by one seat (opening.py)."""
    if len(viewpoint.own) != 1 or len(live.seats) < 2:
        return ""
    return told(viewpoint.words, "rematch-place")


def _moved_on(live: LiveTable, viewpoint: Viewpoint) -> str:
    """The same in the next game, until the reader has moved, with who begins and who follows."""
    if live.setup.rematch_of is None or len(viewpoint.own) != 1 or len(live.seats) < 2:
        return ""
    (seat,) = viewpoint.own
    if any(by == seat for by, _ in live.match.actions):
        return ""
    first = live.match.actions[0][0] if live.match.actions else live.acting()[0]
    words, names = viewpoint.words, [*viewpoint.names]
    names[seat] = words("you")
    around = names[first:] + names[:first]
    return told(words, "rematch-moved", order=words.join(around))


def _payment(
    scene: Scene | None, viewpoint: Viewpoint, actions: list[int], offered: list[dict[str, Any]]
) -> dict[str, Any] | None:
    """The obvious whole, as one click: what the scene offers, or the obvious way to pay where no
    row does just that."""
    words = viewpoint.words
    if scene is not None and (offer := scene.offer) is not None:
        say = words.say(
            viewpoint.names, who_is_you(viewpoint.own)
        )  # said once: lists are not worth remembering
        notes = [say(*note) for note in offer.notes]
        text = say(offer.key, offer.args)
        return {"actions": [*offer.actions], "text": text, "notes": notes, "aside": offer.aside}
    steps = obvious_payment(viewpoint.view, actions, offered)
    if not steps:
        return None
    moves = [words.game.moves.json(action) for action in steps]
    pieces = [
        words.noun(kind, id) for move in moves for kind, id in move.items() if kind != "action"
    ]
    what = words.digits(words.join(pieces))
    text = told(words, "choice-payment", what=what)
    return {"actions": steps, "text": text, "notes": [], "aside": False}


def _repeat(live: LiveTable, viewpoint: Viewpoint, actions: list[int]) -> dict[str, Any] | None:
    """What the reader may have done at each turn until the round ends, or has asked for."""
    repeat, on = live.match.game.repeat, viewpoint.seat in live.orders
    if repeat is None or live.setup.state != "playing":
        return None
    action = ordered(live.match)
    guided = scripted(live, live.match) is not None  # a guide asks for one step at a time
    if not on and (guided or action not in actions):
        return None
    move = action_text(viewpoint.words, action)
    return {"text": told(viewpoint.words, "repeat-on" if on else "repeat-do", move=move), "on": on}


OVER = {"round": "repeat-over-round", "upset": "repeat-over-upset", "new": "repeat-over-new"}


def _repeat_over(live: LiveTable, viewpoint: Viewpoint) -> str:
    """Why an order of the reader's has ended by itself, until they have decided something."""
    given, over = live.ended.get(viewpoint.seat, (0, 0))
    seats = [seat for seat, _ in live.match.actions[over:]]
    if not over or over > len(live.match) or viewpoint.seat in (*seats, *live.orders):
        return ""
    why = why_not(live.match.at(over), viewpoint.seat, given)
    return told(viewpoint.words, OVER[why]) if why else ""


def digits_of(viewpoint: Viewpoint) -> str | None:
    """How the reader writes digits on a board; None: as they are drawn."""
    return viewpoint.words.language.digits if viewpoint.words.code == "fa" else None


def board_svg(live: LiveTable, viewpoint: Viewpoint, worded: bool = False) -> str:
    """The picture for a page: classes and variables, and no inline style, which CSP forbids.
    worded: with names and titles, where no script writes and explains them."""
    acting = live.acting() if viewpoint.at == len(live.match) else []
    mine = viewpoint.seat in acting and live.seats[viewpoint.seat].kind == "person"
    scene = scene_of(live, viewpoint, viewpoint.view.actions() if mine else [])
    say = viewpoint.say if worded else None
    if scene is None:
        return ""
    return str(scene.svg(digits=digits_of(viewpoint), standalone=False, say=say))


def options(live: LiveTable, words: Words) -> list[dict[str, Any]]:
    """Where this table departs from the usual."""
    return [
        {"name": name, "text": words.of("option", name), "choice": words.choice(name, choice)}
        for name, choice in live.setup.options.items()
    ]
