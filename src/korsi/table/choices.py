"""What a reader may do now, as rows of a list: in groups, and no two of them read alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.game import Game
from korsi.core.scene import Noun, Say, Scene, Target
from korsi.language import Words, key_of
from korsi.table.rows import at_several, by_thing, ranged, say_ranges, tell_apart
from korsi.table.viewpoint import Viewpoint
from korsi.table.wording import action_text, notation


def choices(
    scene: Scene | None, actions: list[int], viewpoint: Viewpoint, led: int | None = None
) -> list[dict[str, Any]]:
    """What may be done, as real buttons in the order of the rules; a kind of step that gives up
    something comes after those that do not, then what begins anew, and passing last, because one
    does it when there is nothing better. The scene adds where, and what it brings. What a guide
    leads to is called as it is away from its place: the guide speaks of it."""
    say, game = viewpoint.say, viewpoint.words.game
    passing = {a for a in actions if game.moves.verb_name(a) in game.passes}
    enough = {a for a in actions if game.moves.verb_name(a) in game.enough}
    anew = {a for a in actions if game.moves.verb_name(a) in game.anew}
    placed: dict[int, dict[str, Any]] = {}
    quick: dict[int, dict[str, Any]] = {}  # the obvious way, with all that belongs to it
    spread = at_several(scene)
    for target in scene.targets if scene else ():
        several = len(set(target.actions)) > 1
        for choice in target.choices:
            group = target.group or (target.id if several else "")
            if choice.action in spread:  # half of it is said by the place; a list has no places
                group, choice = "", choice._replace(key="")
            if choice.action == led and choice.alone:
                choice = choice._replace(key=choice.alone[0], args=choice.alone[1])
            at_once = bool(choice.then) and not target.group
            (quick if at_once else placed)[choice.action] = {
                **({"then": [*choice.then]} if at_once else {}),
                "badge": viewpoint.words.digits(choice.badge or target.badge),
                "group": group,
                "target": target.id,
                "notes": [say(*note) for note in choice.notes or target.notes],
                **({"lost": [say(*note) for note in choice.lost]} if choice.lost else {}),
                **({"text": say(choice.key, choice.args)} if choice.key else {}),
            }
    # what a guide leads to comes first, or what the scene would do where it is one of these
    alone = scene.offer.actions if scene and scene.offer else ()
    ahead = led if led is not None else alone[0] if len(alone) == 1 else -1
    first = {game.moves.verb_name(a) for a in actions if "lost" not in placed.get(a, {})}
    bare: dict[str, Any] = {"badge": "", "group": "", "target": "", "notes": []}
    return [
        {
            "action": a,
            "text": action_text(viewpoint.words, a),
            "move": notation(viewpoint.words, a),
            **({"passes": True} if a in passing else {}),
            **({"enough": True} if a in enough else {}),
            **({"anew": True} if a in anew else {}),
            **place,
        }
        for a in sorted(
            _best_first(actions, scene, game),
            key=lambda a: (
                a in passing,
                a in anew,
                game.moves.verb_name(a) not in first,
                a != ahead,
            ),
        )
        for place in _ways(quick.get(a), placed.get(a), bare)
    ]


def _best_first(actions: list[int], scene: Scene | None, game: Game) -> list[int]:
    """In the order of the rules; of one kind of step, what the scene ranks higher comes first."""
    targets = scene.targets if scene else ()
    rank = {choice.action: choice.rank for target in targets for choice in target.choices}
    kinds = list(dict.fromkeys(game.moves.verb_name(a) for a in actions))
    return sorted(actions, key=lambda a: (kinds.index(game.moves.verb_name(a)), -rank.get(a, 0.0)))


def _ways(
    quick: dict[str, Any] | None, placed: dict[str, Any] | None, bare: dict[str, Any]
) -> list[dict[str, Any]]:
    """A step with what belongs to it and the step alone, where the game offers both; one that only
    stands with others that must follow it is no decision of its own."""
    return [way for way in (quick, placed) if way is not None] or [bare]


def grouped(
    scene: Scene | None, offered: list[dict[str, Any]], viewpoint: Viewpoint
) -> list[dict[str, Any]]:
    """The groups the choices are in, no two of which read alike."""
    if not offered:
        return []
    words, say = viewpoint.words, viewpoint.say
    named = groups(scene, viewpoint) + by_thing(scene, offered, viewpoint.view, say)
    say_ranges(offered, named, words)
    named += folded(offered, words, scene)
    tell_apart(offered, named, words)
    return named


LONG = 9
"""Choices a list may hold before those of one kind are folded."""


def folded(
    offered: list[dict[str, Any]], words: Words, scene: Scene | None = None
) -> list[dict[str, Any]]:
    """In a long list, moves of one kind become a group; where the scene ranks them by their points
    and the game has words for it, the group says what the best of them brings."""
    targets = scene.targets if scene else ()
    rank = {choice.action: choice.rank for target in targets for choice in target.choices}
    lone = [c for c in offered if not c["group"]]
    rows = len(lone) + len({c["group"] for c in offered} - {""})
    kinds: dict[str, list[dict[str, Any]]] = {}
    verb_of = {c["action"]: words.game.moves.verb_name(c["action"]) for c in offered}
    around = {verb_of[c["action"]] for c in offered if c["group"].startswith("thing-")}
    for choice in lone if rows > LONG else ():
        kinds.setdefault(verb_of[choice["action"]], []).append(choice)
    made = []
    for verb, members in kinds.items():
        if len(members) >= 3 and verb not in around:  # where rows are things, all of them are
            for choice in members:
                choice["group"] = f"all-{verb}"
            what = words.of("several", verb)
            text = ranged(what, [words.game.moves.json(c["action"]) for c in members], words)
            if text == what:
                text = words("choice-several", what=what, count=len(members))
            group: dict[str, Any] = {"id": f"all-{verb}", "text": text}
            best = max(rank.get(c["action"], 0.0) for c in members)
            if best > 0 and words.has(key := f"{key_of('several', verb)}-best"):
                group["notes"] = [words(key, points=int(best))]
            made.append(group)
    return made


def _short(words: Words, key: str) -> str:
    """What a thing is called in a list, where its whole label would be too long."""
    return f"{key}-short" if words.has(f"{key}-short") else key


def groups(scene: Scene | None, viewpoint: Viewpoint) -> list[dict[str, Any]]:
    """What several choices have in common: the card to move, the cell to build on."""
    say = viewpoint.say
    targets, spread = scene.targets if scene else (), at_several(scene)
    return [
        {
            "id": t.id,
            "text": say(_short(viewpoint.words, t.key), t.args) if t.key else t.id,
            **({"notes": [say(*note) for note in t.brief]} if t.opens and t.brief else {}),
            **opened(t, targets, say),
        }
        for t in targets
        if t.opens or (len(set(t.actions) - spread) > 1 and not t.group)
    ]


def opened(t: Target, targets: Sequence[Target], say: Say) -> dict[str, Any]:
    """The rows of a thing whose actions also stand elsewhere: here they begin with this thing."""
    rows = [
        {
            "actions": [choice.action, *choice.then],
            "text": say(choice.key, choice.args),
            "notes": [say(*note) for note in choice.notes],
            "target": one.id,
        }
        for one in targets
        if one.group == t.id
        for choice in one.choices
        if choice.then
    ]
    if not rows:
        return {}
    owner = t.args.get("seat")
    seat = {"seat": int(owner.id)} if isinstance(owner, Noun) else {}
    return {"rows": rows, "notes": [say(*note) for note in t.notes[:1]], **seat}
