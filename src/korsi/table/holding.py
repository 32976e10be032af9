"""What readers hold of a table, so that they are sent only what changed (docs/table.md)."""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import dataclass
from itertools import count
from typing import Any

from korsi.core.scene import Scene
from korsi.core.scene.sending import Json, Sender
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import Told

KEPT, SCENES = 64, 16
"""Answers a table remembers, and how many different scenes (about 100 KB each) among them: two
steps of everybody at a full table; those who only watch share theirs."""

_STAMP = secrets.token_urlsafe(4)  # a token of another process is unknown to this one
_NUMBERS = count(1)


@dataclass(frozen=True)
class Held:
    """One answer as its reader holds it; the scene is shared and knows no language."""

    reader: tuple[Any, ...]  # seat, language, names: a difference is made for the same only
    scene: Scene | None
    log: Told
    parts: Json


def hold(live: LiveTable, held: Held) -> str:
    """Remember an answer; returns its token."""
    token = f"{_STAMP}.{next(_NUMBERS)}"
    live.held[token] = held
    if len(live.held) > SCENES:  # else they are few enough, however different
        scenes = Counter([id(one.scene) for one in [*live.held.values()]])
        while len(live.held) > KEPT or len(scenes) > SCENES:
            gone = live.held.pop(next(iter(live.held), ""), None)
            if gone is None:  # another thread was quicker
                break
            scenes[id(gone.scene)] -= 1
            scenes += Counter()  # without those nobody holds
    return token


def base_of(live: LiveTable, token: str, held: Held) -> Held | None:
    """The answer a reader holds, if it is known and was made for the same eyes."""
    base: Held | None = live.held.get(token)
    if base is None or base.reader != held.reader or (base.scene is None) != (held.scene is None):
        return None
    live.held[token] = live.held.pop(token)  # the one not used for longest is forgotten first
    return base


def everything(held: Held, sender: Sender, in_page: bool = False) -> Json:
    """An answer to somebody who holds nothing; in a page the pieces' faces stand in its SVG."""
    scene = held.scene and sender.whole(held.scene, in_page)
    return {**held.parts, "scene": scene, "log": held.log.lines[: held.log.length]}


def difference(base: Held, held: Held, sender: Sender) -> Json:
    """What turns the base into what is to be held now."""
    was = base.parts
    made = {k: v for k, v in held.parts.items() if k not in was or was[k] != v}
    if held.scene is not None and held.scene is not base.scene:
        assert base.scene is not None
        if scene := sender.difference(base.scene, held.scene):
            made["scene"] = scene
    lines, length = held.log
    keep = _alike(base.log, held.log)
    if keep < max(base.log.length, length):
        made["log"] = {"keep": keep, "more": lines[keep:length]}
    return made


def _alike(before: Told, now: Told) -> int:
    """How many lines both begin with."""
    if before.lines is now.lines:  # a step adds lines and changes none
        return before.length
    n, was, has = 0, before.lines[: before.length], now.lines[: now.length]
    if has[: len(was)] == was:
        return len(was)
    for a, b in zip(was, has, strict=False):
        if a is not b and a != b:
            break
        n += 1
    return n
