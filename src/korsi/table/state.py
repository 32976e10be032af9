"""What one reader is sent of a table. Everything of the match has gone through `hide`."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from korsi.core.match import View
from korsi.core.scene import Scene
from korsi.core.scene.sending import Sender
from korsi.language import Words
from korsi.table import clocks, prompts
from korsi.table.holding import Held, base_of, difference, everything, hold
from korsi.table.points import breakdown, result
from korsi.table.problems import Problem
from korsi.table.rooms import House, Room
from korsi.table.seating import is_idle
from korsi.table.store.people import Person
from korsi.table.story import about_of, story, turn_so_far, view_of
from korsi.table.wording import action_text, names_of, say_of, told, words_of


@dataclass(frozen=True)
class Look:
    """Who looks, through which seat, at which position."""

    seat: int  # -1: as a spectator
    own: list[int]
    curtain: int | None
    at: int
    words: Words
    names: list[str]
    view: View


def look(
    room: Room, person: Person | None, language: str, seat: int | None = None, at: int | None = None
) -> Look:
    """Choose the seat a reader looks through."""
    own = room.seats_of(person.id if person else None)
    last = len(room.match)
    if at is None:
        at = last
    if not 0 <= at <= last:
        raise Problem("malformed")
    seen, curtain = _through(room, own, seat)
    words = words_of(language, room.match.game)
    view = view_of(room, at, seen)
    return Look(seen, own, curtain, at, words, names_of(room, words), view)


def _through(room: Room, own: list[int], seat: int | None) -> tuple[int, int | None]:
    """The seat, and the seat a curtain is drawn for: several people at one screen with secrets."""
    if seat is not None:
        if seat not in own:
            raise Problem("not-yours")
        return (-1 if room.setup.state == "open" else seat), None
    if not own or room.setup.state == "open":  # nobody chooses a seat by its hand
        return -1, None
    turn = [s for s in room.acting() if s in own and room.seats[s].kind == "person"]
    if len(own) > 1 and room.match.game.secrets and room.setup.state != "over":
        return -1, turn[0] if turn else None
    return (turn or own)[0], None


def state_json(
    house: House,
    room: Room,
    person: Person | None,
    language: str,
    seat: int | None = None,
    at: int | None = None,
    log_from: int = -1,
    have: str | None = None,
    in_page: bool = False,
) -> dict[str, Any]:
    """The JSON of docs/table.md: written out, or short for a reader who says what it has."""
    l = look(room, person, language, seat, at)  # noqa: E741
    scene, parts, lines = _parts(house, room, person, l, have is None)
    held = Held((l.seat, l.words.code, l.names), scene, lines, parts)
    token = hold(room, held)
    if have is None:
        log = [line for line in lines if line["ply"] > log_from]
        return {**parts, "scene": scene_json(scene, l), "log": log, "have": token}
    sender = Sender(digits_of(l), say_of(l.words, l.names), about_of(room.match.game.name))
    base = base_of(room, have, held) if have else None
    if base is None:
        return {**everything(held, sender, in_page), "have": token}
    return {**difference(base, held, sender), "base": have, "have": token}


def _parts(
    house: House, room: Room, person: Person | None, l: Look, written_out: bool  # noqa: E741
) -> tuple[Scene | None, dict[str, Any], list[dict[str, Any]]]:  # fmt: skip
    """The scene, everything that is neither scene nor log, and the log."""
    setup, match, words = room.setup, room.match, l.words
    now = l.at == len(match)
    begun = setup.state != "open"
    acting = room.acting() if now else []
    view = l.view.json()
    step = prompts.step_of(view)
    my_turn = l.seat in acting and room.seats[l.seat].kind == "person"
    actions = l.view.actions() if my_turn else []
    scene = scene_of(room, l, actions)
    points = l.view.scores()
    lines = story(room, l.seat, words, l.names, l.at)
    offered = choices(scene, actions, l)
    turn = int(l.view.record["turn"])
    explained = written_out or (setup.state == "over" and now)
    parts = {
        "table": setup.id,
        "game": setup.game,
        "ply": room.ply,
        "at": l.at,
        "last": len(match),
        "status": setup.state,
        "you": l.own,
        "sat": person is not None and any(s.person == person.id for s in room.seats),
        "as": l.seat if l.seat >= 0 else None,
        "host": person is not None and person.id == setup.host,
        "hot_seat": setup.hot_seat,
        "curtain": l.curtain,
        "title": told(words, "game-name") if words.has("game-name") else setup.game,
        "phase": prompts.phase(words, step, view.get("round"), turn) if begun else "",
        "seats": [
            _seat_json(house, room, s.seat, l, view, scene, points, acting, lines, begun)
            for s in room.seats
        ],
        "prompt": _prompt(room, l, step, acting, my_turn, now),
        "choices": offered,
        "groups": groups(scene, l) + families(offered, words),
        "breakdown": breakdown(l.view, words) if explained else None,
        "can_undo": _can_undo(room, l, now),
        "steps": turn_so_far(room, l.seat, words) if my_turn and now else [],
        "result": {**result(room), "verdict": words.verdict(l.view.breakdown())}
        if setup.state == "over"
        else None,
        "commitment": setup.commitment,
        "options": options(room, words),
        "pace": setup.pace,
        "clock": {"kind": setup.clock, "seconds": setup.seconds},
        "forked_from": setup.forked_from,
        "rematch_of": setup.rematch_of,
        "links": {
            "share": f"/t/{setup.id}",
            "record": f"/t/{setup.id}/record" if setup.state == "over" else None,
        },
    }  # fmt: skip
    return scene, parts, lines


def scene_of(room: Room, l: Look, actions: list[int]) -> Scene | None:  # noqa: E741
    """The picture; of the present made once for all who look through this seat."""
    draw = room.match.game.scene
    if l.at != len(room.match):
        past: Scene | None = draw(l.view.record, l.seat, actions)
        return past
    key = ("scene", l.seat, bool(actions))
    if key not in room.cards:
        room.cards[key] = draw(l.view.record, l.seat, actions)
    found: Scene | None = room.cards[key]
    return found


def _seat_json(
    house: House, room: Room, seat: int, l: Look, view: dict[str, Any], scene: Scene | None,  # noqa: E741
    points: list[int], acting: list[int], lines: list[dict[str, Any]], begun: bool,
) -> dict[str, Any]:  # fmt: skip
    s = room.seats[seat]
    own: dict[str, Any] = next((x for x in view.get("seats", []) if x.get("seat") == seat), {})
    left = clocks.left_ms(room.clocks, seat, time.time(), house.started)
    running = seat in acting and s.kind == "person"
    _, account = room.names.get(s.person or -1, ("", False))
    game = room.match.game
    colours = own.get("colours") or [game.colours[seat % len(game.colours)]]
    # A board whose dice are of the same colours as its people names the people's tones seat0...
    own_tone = f"seat{seat}" if scene and f"seat{seat}" in scene.tones else ""
    covered = own.get("points", 0) is None  # a game may say that points are not known yet
    return {
        "seat": seat,
        "name": l.names[seat],
        "kind": s.kind,
        "bot": s.bot,
        "account": account,
        "yours": seat in l.own,
        "kept": s.kind == "open" and s.person is not None,
        "tones": [own_tone or colour for colour in colours],
        # symbols of the game's art, as the page names them; a page has shapes of its own if not
        "signs": [f"{game.name}-sign-{game.colours.index(c)}" for c in colours],
        "points": points[seat] if begun and not covered else None,
        "covered": covered,
        "acting": seat in acting,
        "away": s.away,
        "idle": running and is_idle(house, room, seat),
        "resigned": s.resigned,
        "clock": None if left is None else {"left_ms": left, "running": running},
        "last": next((x["text"] for x in reversed(lines) if x["seat"] == seat), ""),
    }


def _prompt(
    room: Room, l: Look, step: dict[str, Any], acting: list[int], mine: bool, now: bool  # noqa: E741
) -> dict[str, Any]:  # fmt: skip
    words, status, detail = l.words, room.setup.state, ""
    if status == "open":
        free = sum(s.kind == "open" for s in room.seats)
        text = told(words, "prompt-open", count=free)
    elif status == "over":
        text = told(words, "result-over") if now else told(words, "prompt-past", move=l.at)
    elif not now:
        text = told(words, "prompt-past", move=l.at)
    elif l.curtain is not None:
        text = told(words, "prompt-curtain", name=l.names[l.curtain])
    else:
        text = prompts.prompt(words, step, acting, l.names, mine)
        if mine and room.setup.hot_seat:
            detail = told(words, "prompt-hot-seat", name=l.names[l.seat])
        elif not mine and any(room.seats[s].kind == "bot" for s in acting):
            detail = told(words, "waiting-thinking", name=l.names[acting[0]])
        if mine and room.seats[l.seat].away:
            detail = told(words, "prompt-away")
    return {"text": text, "detail": detail, "yours": mine or l.curtain is not None}


def _can_undo(room: Room, l: Look, now: bool) -> bool:  # noqa: E741
    if not now or room.setup.state != "playing" or not room.match.actions:
        return False
    who = room.match.actions[-1][0]
    by_bot = room.steps[-1].kind == "timeout" or room.seats[who].kind == "bot"
    return who in l.own and not by_bot and room.match.can_undo(who)


# --------------------------------------------------------------------------- choices


def choices(scene: Scene | None, actions: list[int], l: Look) -> list[dict[str, Any]]:  # noqa: E741
    """Real buttons, in the order of the rules; a scene adds where and what for."""
    say = say_of(l.words, l.names)
    placed: dict[int, dict[str, Any]] = {}
    for target in scene.targets if scene else ():
        for choice in target.choices:
            group = target.group or (target.id if len(target.choices) > 1 else "")
            placed[choice.action] = {
                "badge": l.words.digits(choice.badge or target.badge),
                "group": group,
                "target": target.id,
                "notes": [say(*note) for note in choice.notes or target.notes],
                **({"text": say(choice.key, choice.args)} if choice.key else {}),
            }
    moves = l.view.game.moves
    bare: dict[str, Any] = {"badge": "", "group": "", "target": "", "notes": []}
    return [
        {
            "action": a,
            "text": action_text(l.words, a),
            "move": moves.write(a),
            **placed.get(a, bare),
        }
        for a in actions
    ]


LONG = 9
"""Choices a list may hold before those that begin alike are folded."""


def families(offered: list[dict[str, Any]], words: Words) -> list[dict[str, Any]]:
    """In a long list, moves of one kind become a group named by what their texts begin with."""
    lone = [c for c in offered if not c["group"]]
    rows = len(lone) + len({c["group"] for c in offered} - {""})
    kinds: dict[str, list[dict[str, Any]]] = {}
    for choice in lone if rows > LONG else ():
        kinds.setdefault(choice["move"].split()[0], []).append(choice)
    made = []
    for kind, members in kinds.items():
        texts = [choice["text"].split() for choice in members]
        alike = takewhile(lambda at: len(set(at)) == 1, zip(*texts, strict=False))
        begin = " ".join(at[0] for at in alike).rstrip(":,، ")
        if len(members) < 3 or not begin:
            continue
        for choice in members:
            choice["group"] = f"all-{kind}"
        text = words("choice-family", begin=begin, count=len(members))
        made.append({"id": f"all-{kind}", "text": text})
    return made


def groups(scene: Scene | None, l: Look) -> list[dict[str, Any]]:  # noqa: E741
    """What several choices have in common: the card to move, the cell to build on."""
    say = say_of(l.words, l.names)
    return [
        {"id": t.id, "text": say(t.key, t.args) if t.key else t.id}
        for t in (scene.targets if scene else ())
        if not t.choices or (len(t.choices) > 1 and not t.group)
    ]


def scene_json(scene: Scene | None, l: Look) -> dict[str, Any] | None:  # noqa: E741
    if scene is None:
        return None
    return scene.json(digits=digits_of(l), say=say_of(l.words, l.names))


def digits_of(l: Look) -> str | None:  # noqa: E741
    """How the reader writes digits on a board; None: as they are drawn."""
    return l.words.language.digits if l.words.code == "fa" else None


def board_svg(room: Room, l: Look) -> str:  # noqa: E741
    """The picture for a page: classes and variables, and no inline style, which CSP forbids."""
    acting = room.acting() if l.at == len(room.match) else []
    mine = l.seat in acting and room.seats[l.seat].kind == "person"
    scene = scene_of(room, l, l.view.actions() if mine else [])
    # No titles: the page explains what is pointed at, in its own way.
    return "" if scene is None else scene.svg(digits=digits_of(l), standalone=False)


def options(room: Room, words: Words) -> list[dict[str, Any]]:
    """Where this table departs from the usual."""
    return [
        {"name": name, "text": words.option(name), "choice": words.choice(name, choice)}
        for name, choice in room.setup.options.items()
    ]
