"""The laws of pictures, for any game: what must hold of every scene, whoever looks at it.

`faults(view)` names what is broken in one picture, `drawn_anew` what a face depends on that it is
not given. Each fault begins with its law, so that a test can say which one caught a mutant.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from xml.etree import ElementTree

from korsi.core.match import View
from korsi.core.scene import FACES, PERSIAN_DIGITS, Scene
from korsi.language import LANGUAGES, MissingWords, Words

LEAST = 30  # of the smaller side of what is clicked, in units of the picture; WCAG asks for 24
NAMES = {"fa": ["مینا", "آرش", "سارا", "کاوه"] * 2}
LATIN_NAMES = ["Mina", "Arash", "Sara", "Kaveh"] * 2

LAWS = {
    "ACTIONS": "every legal action lies behind exactly one target shown, and nothing else does",
    "IDS": "every id stands for one thing",
    "GROUPS": "every group is opened by a target, and every opener opens one",
    "LIGHTS": "a target lights what is there",
    "INSIDE": "pieces and targets lie inside the picture",
    "LARGE": f"what is clicked is at least {LEAST} wide and high",
    "DRAWN": "it is SVG, and in Persian every digit is Persian",
    "SAID": "everything can be said in five languages",
    "LAYOUT": "every layout a game offers shows the same pieces and the same targets",
    "PURE": "a face depends on what it is given and on nothing else",
}


def faults(view: View, languages: bool = True) -> Iterator[str]:
    """What is wrong with the pictures of one seat, in every layout; nothing where all is well."""
    scenes = {layout: view.scene(layout) for layout in view.game.layouts}
    for layout, scene in scenes.items():
        yield from _actions(scene, view.actions())
        yield from _ids(scene)
        yield from _places(scene)
        yield from _drawing(scene)
        if _things(scene) != _things(scenes["wide"]):
            others = set(_things(scene)) ^ set(_things(scenes["wide"]))
            yield f"LAYOUT: {layout} shows otherwise than wide: {sorted(map(str, others))}"
    if languages:  # they are the same in every layout
        for code in LANGUAGES:
            yield from _labels(scenes["wide"], view, code)


def _things(scene: Scene) -> list[tuple[object, ...]]:
    """What is there, wherever it lies, and in which order keys and screen readers come to it."""
    pieces = [(p.id, p.owner, p.tone, p.second, p.key, p.marks, str(p.args)) for p in scene.pieces]
    targets = [(t.id, t.group, t.key, t.actions, t.notes, t.lights) for t in scene.targets]
    return [*pieces, *((*t[:4], str(t[4]), t[5]) for t in targets)]


def _actions(scene: Scene, legal: list[int]) -> Iterator[str]:
    # What is shown at the same time: an opened group may lead to an action another way, and beside
    # a step there may be the same one with all that belongs to it. Of a pair each half may be the
    # place to begin with, if it asks for the other half.
    reached = Counter((t.group, c.action, c.then) for t in scene.targets for c in t.choices)
    at_once = {t.choices[0].action for t in scene.targets if len(t.choices) == 1}
    there = {action for _, action, _ in reached}
    if there != set(legal):
        yield f"ACTIONS: {set(legal) - there} behind no target, {there - set(legal)} not legal"
    twice = [where for where, n in reached.items() if n > 2 or (n > 1 and where[1] in at_once)]
    if twice:
        yield f"ACTIONS: {twice} behind several targets"
    openers = {target.id for target in scene.targets if target.opens}
    groups = {target.group for target in scene.targets if target.group}
    if openers != groups:
        yield f"GROUPS: {sorted(openers ^ groups)}"


def _ids(scene: Scene) -> Iterator[str]:
    ground = re.findall(r' id="([^"]+)"', scene.ground)
    there = Counter([p.id for p in scene.pieces] + [t.id for t in scene.targets] + ground)
    for id, n in there.items():
        if n > 1:
            yield f"IDS: {n} things are called {id}"
    for target in scene.targets:
        if not set(target.lights) <= set(there):
            yield f"LIGHTS: {target.id} lights {set(target.lights) - set(there)}"


def _places(scene: Scene) -> Iterator[str]:
    for piece in scene.pieces:
        if not (0 <= piece.x <= scene.width and 0 <= piece.y <= scene.height):
            yield f"INSIDE: {piece.id} at {piece.x}, {piece.y}"
    for t in scene.targets:
        across = t.width / 2 <= t.x <= scene.width - t.width / 2
        if not (across and t.height / 2 <= t.y <= scene.height - t.height / 2):
            yield f"INSIDE: {t.id} reaches beyond the edge"
        if min(t.width, t.height) < LEAST:
            yield f"LARGE: {t.id} is {t.width} by {t.height}"


def _drawing(scene: Scene) -> Iterator[str]:
    for standalone in (True, False):
        svg = scene.svg(digits=PERSIAN_DIGITS, theme="light", standalone=standalone)
        try:
            texts = ElementTree.fromstring(svg).iterfind(".//{http://www.w3.org/2000/svg}text")
            written = " ".join(part for text in texts for part in text.itertext())
        except ElementTree.ParseError as error:
            yield f"DRAWN: {error}"
            continue
        if re.search("[0-9]", written):
            yield f"DRAWN: digits that are not Persian in {written!r}"
    for piece in scene.drawn:
        if piece.face not in FACES:
            yield f"DRAWN: {piece.id} has a face nobody drew"


def _labels(scene: Scene, view: View, code: str) -> Iterator[str]:
    words = Words(code, view.game)
    try:
        made = scene.json(say=words.say(NAMES.get(code, LATIN_NAMES)))
    except MissingWords as error:
        yield f"SAID: {error}"
        return
    for part in (*made["pieces"], *made["targets"]):
        if "label" in part and not part["label"]["text"]:
            yield f"SAID: {part['id']} in {code}"
    for target in made["targets"]:
        if "label" not in target:
            yield f"SAID: {target['id']} has no label, in {code}"


def face_functions(package: str) -> Iterator[object]:
    """The faces of a game: every function its modules draw once and keep."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}.") and isinstance(module, ModuleType):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and callable(value):
                    yield value


def drawn_anew(views: list[View]) -> Iterator[str]:
    """Every picture again, in the other order, with all that was kept forgotten."""
    before = [view.scene().drawn for view in views]
    for view, kept in reversed(list(zip(views, before, strict=True))):
        for function in face_functions(view.game.scene.__module__.rpartition(".scene")[0]):
            function.cache_clear()  # type: ignore[attr-defined]
        for old, new in zip(kept, view.scene().drawn, strict=True):
            if old != new:
                yield f"PURE: {old.id} is drawn otherwise when it is drawn again"
