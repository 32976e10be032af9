"""The rows of the list of choices: built around the things on the table, no two of them alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from korsi.core.game import Game
from korsi.core.match import View
from korsi.core.scene import Say, Scene
from korsi.language import Words
from korsi.table.wording import told

Row = dict[str, Any]

LEAST = 2
"""Rows that make a range."""

COUNTS = ("number", "times")
"""Fields of an action that say how many; other numbers are names of places."""


def at_several(scene: Scene | None) -> set[int]:
    """What stands at several places of the board, each of which asks for the rest of it."""
    asking = [{*t.actions} for t in (scene.targets if scene else ()) if not t.group]
    seen = [action for actions in asking if len(actions) > 1 for action in actions]
    return {action for action, often in Counter(seen).items() if often > 1}


def by_thing(scene: Scene | None, offered: list[Row], view: View, say: Say) -> list[Row]:
    """What can be done with one thing at several places of the board becomes one group: a tile one
    may bid on and use. Rows that have a group already stay in it."""
    if scene is None or view.game.explain is None:
        return []
    homes: dict[str, list[Row]] = {}
    spread = at_several(scene)
    lone = [row for row in offered if not row["group"] and row["action"] not in spread]
    for row, thing in zip(lone, _things_of(scene, lone, view), strict=True):
        if thing:
            homes.setdefault(thing, []).append(row)
    several = {thing: rows for thing, rows in homes.items() if len(rows) > 1}
    if len(several) == 1 and len(next(iter(several.values()))) == len(offered):
        return []  # everything is about it: nothing to be sorted
    made = []
    brief = {t.id: t.brief for t in scene.targets if t.brief}
    for thing, rows in several.items():
        card = view.game.explain(view.ints, view.seat, thing)
        if card is None:
            continue
        for row in rows:
            row["group"] = f"thing-{thing}"
        text = say(*card.name)
        group: Row = {"id": f"thing-{thing}", "text": text, "target": rows[0]["target"]}
        briefs = [brief[at] for at in dict.fromkeys(row["target"] for row in rows) if at in brief]
        notes = [say(*note) for said in briefs for note in said]
        made.append(group | ({"notes": notes} if notes else {}))
    _as_they_lie(offered, scene)
    return made


def _as_they_lie(offered: list[Row], scene: Scene) -> None:
    """Groups of things stand in the order of the table: where one thing can only be bid on and the
    next only be used, the order of the rules parted them."""
    things = [f"thing-{p.thing}" for p in scene.pieces if p.thing]
    order = {thing: i for i, thing in enumerate(dict.fromkeys(things))}
    held = [i for i, row in enumerate(offered) if row["group"] in order]
    rows = sorted((offered[i] for i in held), key=lambda row: order[row["group"]])
    for i, row in zip(held, rows, strict=True):
        offered[i] = row


def _things_of(scene: Scene, rows: list[Row], view: View) -> Iterator[str]:
    """The thing each choice is about: the one its place on the board lights; else the first one the
    game names."""
    if not rows:
        return
    lights = {t.id: t.lights for t in scene.targets}
    pieces = {p.id: p.thing for p in scene.pieces if p.thing}
    there = dict.fromkeys([*pieces.values(), *(area.thing for area in scene.areas)])
    first: dict[int, str] | None = None  # of each action: found when a row's place says nothing
    for row in rows:
        lit = [pieces[id] for id in lights.get(row["target"], ()) if id in pieces]
        if view.game.actions_about is None:
            yield lit[0] if lit else ""
            continue
        action = row["action"]
        found = next((t for t in lit if action in _about(view.game, t, view.seat)), "")
        if not found:
            if first is None:
                first = {}
                for thing in reversed(there):
                    first |= dict.fromkeys(_about(view.game, thing, view.seat), thing)
            found = first.get(action, "")
        yield found


@lru_cache(maxsize=2000)
def _about(game: Game, thing: str, seat: int) -> frozenset[int]:
    assert game.actions_about is not None
    return frozenset(game.actions_about(thing, seat))


def tell_apart(offered: list[Row], named: list[Row], words: Words) -> None:
    """Number the rows of one list that read alike."""
    known = {group["id"]: group for group in named}
    lists: dict[str, list[Row]] = {"": []}
    for row in offered:
        home = row["group"] if row["group"] in known else ""
        if home and home not in lists:
            lists[home] = []
            lists[""].append(known[home])
        lists[home].append(row)
    for rows in lists.values():
        alike = Counter(row["text"] for row in rows)
        seen: Counter[str] = Counter()
        for row in rows:
            text = row["text"]
            if alike[text] > 1:
                seen[text] += 1
                row["text"] = told(words, "choice-alike", what=text, number=seen[text])


def say_ranges(offered: list[Row], named: list[Row], words: Words) -> None:
    """A group whose rows differ in nothing but a number says from where to where it goes."""
    rows: dict[str, list[int]] = {}
    for row in offered:
        rows.setdefault(row["group"], []).append(row["action"])
    for group in named:
        actions = rows.get(group["id"], [])
        if len(actions) >= LEAST:
            moves = [words.game.moves.json(action) for action in actions]
            group["text"] = ranged(group["text"], moves, words)


def ranged(text: str, moves: list[dict[str, Any]], words: Words) -> str:
    """A text with the range its moves count through, if they do."""
    found = _range_of(moves)
    if found is None:
        return text
    return told(words, "choice-range", what=text, least=found[0], most=found[1])


def _range_of(moves: list[dict[str, Any]]) -> tuple[int, int] | None:
    if len(moves) < LEAST or any(move.keys() != moves[0].keys() for move in moves):
        return None
    differ = [key for key in moves[0] if len({str(move[key]) for move in moves}) > 1]
    if len(differ) != 1 or differ[0] not in COUNTS:
        return None
    numbers = sorted(move[differ[0]] for move in moves)
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return None
    return numbers[0], numbers[-1]
