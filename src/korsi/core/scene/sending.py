"""A scene as JSON: whole, or as the difference to one the reader has.

docs/table.md says what a reader makes of it. Values that are what they usually are stay out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from operator import attrgetter
from typing import Any

from .drawing import for_page
from .faces import FACES
from .lying import Changes, changes
from .parts import Area, Args, Noun, Piece, Say, Section, Target, piece_class, target_class
from .picture import Scene

Json = dict[str, Any]
_FACE = attrgetter("face")
About = Callable[[Args], list[str]]
"""The names (KIND-ID) of a label's arguments that a log may speak of."""


@lru_cache(maxsize=64)
def ground_name(ground: str) -> str:
    """A name for the ground: when it changes, the reader has to fetch the whole picture."""
    return sha256(ground.encode()).hexdigest()[:12]


def fine(length: float) -> float:
    """As a page draws it: more digits are only heavy."""
    return round(length, 2)


class Sender:
    """Puts scenes into JSON for one reader: words, digits and all. `made` is what was made for
    others with the same words: a piece of a part (lying.py) is the same for all who are shown it,
    and so are the changes of its rows. `mine` is the same for what is about the reader (`me`),
    which is said to nobody else in these words."""

    def __init__(
        self,
        digits: str | None,
        say: Say,
        about: About,
        made: dict[int, tuple[Piece, Json]] | None = None,
        changes: Changes | None = None,
        me: Noun | None = None,
        mine: dict[int, tuple[Piece, Json]] | None = None,
    ) -> None:
        self.digits = digits
        self.say = say
        self.about = about
        self.made = {} if made is None else made
        self.changes = {} if changes is None else changes
        self.me = me
        self.mine = {} if mine is None else mine

    def whole(self, scene: Scene, in_page: bool = False) -> Json:
        """Everything; in a page the faces of the pieces stand in its SVG already."""
        there = {p.face for p in scene.drawn} if in_page else set()
        return self._frame(scene) | {
            "pieces": [self.piece(p) for p in scene.drawn],
            "targets": [self.target(t) for t in scene.clickable],
            "areas": [self.area(a) for a in scene.areas],
            "sections": [self.section(s) for s in scene.sections],
            "faces": self.faces(scene.name, scene.faces - there),
        }

    def difference(self, base: Scene, scene: Scene) -> Json:
        """What turns the base into the scene. The frame stays unless it is sent."""
        made: Json = {}
        if (frame := self._frame(scene)) != self._frame(base):
            made |= frame
        rows = changes(base.pieces, scene.pieces, self.changes)
        changed = [p for row in rows for p in row.changed]
        gone = [id for row in rows for id in row.gone]
        if changed:
            made["pieces"] = [self.piece(p) for p in changed]
        if gone:
            made["gone"] = gone
        in_place = all(row.in_place for row in rows)
        if not in_place and (order := [*scene.by_id]) != _patched(base, changed, gone):
            made["order"] = order
        new = {p.face for p in changed}
        if scene.targets != base.targets:
            made["targets"] = [self.target(t) for t in scene.clickable]
            new |= scene.shown_by_targets
        if scene.areas != base.areas:
            made["areas"] = [self.area(a) for a in scene.areas]
        if scene.sections != base.sections:
            made["sections"] = [self.section(s) for s in scene.sections]
        if new and (new := new.difference(map(_FACE, base.pieces), base.shown_by_targets)):
            made["faces"] = self.faces(scene.name, new)
        return made

    def _frame(self, scene: Scene) -> Json:
        return {
            "name": scene.name,
            "width": scene.width,
            "height": scene.height,
            "ground": ground_name(scene.ground),
        }

    def faces(self, game: str, names: Iterable[str]) -> dict[str, str]:
        """The drawings by these names."""
        return {name: for_page(game, FACES[name], self.digits) for name in sorted(names)}

    def label(self, key: str, args: Args) -> Json:
        made: Json = {"text": self.say(key, args)}
        if about := self.about(args):
            made["about"] = about
        return made

    def piece(self, p: Piece) -> Json:
        made = self.mine if self.me in p.args.values() else self.made
        known = made.get(id(p))  # kept with its piece: nothing else gets its number meanwhile
        if known is None:
            known = made[id(p)] = p, self._piece(p)
        return known[1]

    def _piece(self, p: Piece) -> Json:
        made: Json = {"id": p.id, "face": p.face, "class": piece_class(p)}
        made |= {"x": fine(p.x), "y": fine(p.y)}
        if p.turn:
            made["turn"] = p.turn
        if p.scale != 1:
            made["scale"] = p.scale
        if p.z:
            made["z"] = p.z
        if p.enter:
            made["enter"] = p.enter
        if p.key:
            made["label"] = self.label(p.key, p.args)
        if p.thing:
            made["thing"] = p.thing
        if p.written:
            key, y, size, width, lines, ink, begins = p.written
            made["written"] = {"text": self.say(key, p.args), "y": y, "size": size, "width": width}
            if lines > 1:
                made["written"]["lines"] = lines
            if ink:
                made["written"]["ink"] = ink
            if begins:
                made["written"]["begins"] = True
        return made

    def area(self, a: Area) -> Json:
        made: Json = {"thing": a.thing, "x": a.x, "y": a.y, "width": a.width, "height": a.height}
        return made | ({"label": self.label(a.key, a.args)} if a.key else {})

    def section(self, s: Section) -> Json:
        made: Json = {"id": s.id, "text": self.say(s.key, {}), "x": s.x, "y": s.y}
        made |= {"width": s.width, "height": s.height}
        if s.first:
            made["first"] = True
        if s.asks:
            made["asks"] = True
        return made | ({"hand": True} if s.hand else {})

    def target(self, t: Target) -> Json:
        made: Json = {"id": t.id, "face": t.face, "class": target_class(t)}
        made |= {"x": fine(t.x), "y": fine(t.y), "width": fine(t.width), "height": fine(t.height)}
        if t.group:
            made["group"] = t.group
        if t.lights:
            made["lights"] = t.lights
        if t.also:
            made["also"] = t.also
        if t.turns:
            made["turns"] = True
        if t.key:
            made["label"] = self.label(t.key, t.args)
        if t.notes:
            made["notes"] = [self.say(*note) for note in t.notes]
        if t.choices:
            made["choices"] = [
                {
                    "action": c.action,
                    **({"text": self.say(c.key, c.args)} if c.key else {}),
                    **({"notes": [self.say(*note) for note in c.notes]} if c.notes else {}),
                    **({"ghost": [self.piece(p) for p in c.ghost]} if c.ghost else {}),
                    **({"then": c.then} if c.then else {}),
                    **({"whole": True} if c is t.whole else {}),
                }
                for c in t.looked_at
            ]
        return made


def _patched(base: Scene, changed: list[Piece], gone: list[str]) -> list[str]:
    """The order of pieces a reader arrives at: each in its place, new ones behind, then by z."""
    if not gone and all(p.id in base.by_id and base.by_id[p.id].z == p.z for p in changed):
        return [*base.by_id]
    height = {id: p.z for id, p in base.by_id.items()}
    for id in gone:
        del height[id]
    for p in changed:
        height[p.id] = p.z
    return sorted(height, key=height.__getitem__)
