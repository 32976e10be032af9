"""The laws of explaining, for any game that gives `explain` (docs/add-a-game.md).

`faults(view)` names what is broken for one seat in one position. Each fault begins with its law.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from korsi.core.explain import Card
from korsi.core.game import Game
from korsi.core.match import View
from korsi.core.scene import FACES, Scene
from korsi.language import LANGUAGES, MissingWords, Words
from laws.scenes import LATIN_NAMES, NAMES
from laws.sizes import SCREENS, Screen, small_targets, small_texts
from own_files import own_tests_of

LAWS = {
    "THING": "every piece on the table is a thing with a card, or stands in wordless.toml",
    "CARD": "a card can be said in five languages, and its face is there",
    "WHY": "what cannot be chosen says why, to whoever is to act",
    "SHELF": "everything in the box stands on one shelf and is drawn or said",
    "TEXT": "what is written on the table can be read on every screen",
    "TARGET": "what is to be touched is large enough for a finger",
    "SECTION": "sections lie inside the picture and hold every target",
}


def faults(view: View, languages: bool = True, screens: bool = True) -> Iterator[str]:
    """What is wrong with what a seat is told in one position."""
    for layout in view.game.layouts:
        scene = view.scene(layout)
        yield from _things(view, scene)
        yield from _sections(scene)
        for screen in SCREENS if screens else ():
            if screen.layout == layout or (layout == "wide" and screen.layout not in
                                           view.game.layouts):  # fmt: skip
                yield from _sizes(scene, screen)
    if languages:
        yield from _said(view, things_of(view.scene()))
    if view.actions():
        yield from _why(view, things_of(view.scene()))


@cache
def wordless_of(name: str) -> dict[str, str]:
    """The kinds of pieces of a game that are light, frames or writing, each with what it is: they
    need no card. The kind is how their ids begin."""
    file = own_tests_of(name) / "wordless.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def things_of(scene: Scene) -> set[str]:
    """What can be explained in a picture."""
    return {a.thing for a in scene.areas} | {p.thing for p in scene.pieces if p.thing}


def _things(view: View, scene: Scene) -> Iterator[str]:
    there, wordless = things_of(scene), wordless_of(view.game.name)
    for thing in sorted(there):
        if view.card(thing) is None:
            yield f"THING: {thing} is on the table and not explained"
    for p in scene.pieces:
        if not p.thing and p.id.partition("-")[0] not in wordless:
            yield f"THING: {p.id} is none, and not among what needs no words"
    for a in scene.areas:
        inside = a.width > 0 and 0 <= a.x <= scene.width and 0 <= a.y <= scene.height
        if not inside:
            yield f"THING: the area of {a.thing} lies outside the picture"
    if not there:
        yield "THING: nothing on the table is explained"


def _said(view: View, things: set[str]) -> Iterator[str]:
    for code in LANGUAGES:
        words = Words(code, view.game)
        for thing in sorted(things):
            card = view.card(thing)
            if card is not None:
                yield from _card(thing, card, words)


def _card(thing: str, card: Card, words: Words) -> Iterator[str]:
    say = words.say(NAMES.get(words.code, LATIN_NAMES))
    if card.face and (card.face not in FACES or min(card.size) <= 0):
        yield f"CARD: {thing} has a face that is not drawn, or no size"
    for note in (card.name, *card.says, *card.now):
        try:
            text = say(*note)
        except MissingWords as missing:
            yield f"CARD: {thing}: {missing}"
            continue
        if not text.strip() or re.search(r"[{}\[\]]", text):
            yield f"CARD: {thing} says {text!r} in {words.code}"
        if words.code == "fa" and re.search("[0-9A-Za-z]", text):
            yield f"CARD: {thing} is not Persian: {text!r}"


def _why(view: View, things: set[str]) -> Iterator[str]:
    """What can be done with a thing can be done at all; what is said where it cannot be done now,
    laws/answers.py reads."""
    g = view.game
    for thing in sorted(things) if g.actions_about else ():
        wrong = [a for a in g.actions_about(thing, view.seat) if not 0 <= a < g.moves.count]
        if wrong:
            yield f"WHY: {thing} is said to be about actions there are none of: {wrong[:3]}"


def _sections(scene: Scene) -> Iterator[str]:
    for s in scene.sections:
        if s.x < 0 or s.y < 0 or s.x + s.width > scene.width or s.y + s.height > scene.height:
            yield f"SECTION: {s.id} hangs over the edge"
    for t in scene.targets if scene.sections else ():
        if not any(
            s.x <= t.x <= s.x + s.width and s.y <= t.y <= s.y + s.height for s in scene.sections
        ):
            yield f"SECTION: {t.id} lies in none"


def _sizes(scene: Scene, screen: Screen) -> Iterator[str]:
    for text, px in small_texts(scene, screen):
        yield f"TEXT: {text!r} is {px:.1f} px high on {screen.name}, less than {screen.text}"
    for id, px in small_targets(scene, screen):
        yield f"TARGET: {id} is {px:.1f} px on {screen.name}, less than {screen.target}"


def shelf_faults(game: Game, view: View) -> Iterator[str]:
    """What is wrong with the catalogue of a game."""
    shelves = game.things() if game.things else ()
    if not shelves:
        yield "SHELF: there are none"
    names = [thing for shelf in shelves for thing in shelf.things]
    for thing in {name for name in names if names.count(name) > 1}:
        yield f"SHELF: {thing} stands there twice"
    for code in LANGUAGES:
        words = Words(code, game)
        for shelf in shelves:
            yield from _card(f"shelf {shelf.id}", Card(shelf.title), words)
        for thing in names:
            card = view.card(thing)
            if card is None:
                yield f"SHELF: {thing} is not explained"
                continue
            if not (card.says or card.face):
                yield f"SHELF: {thing} says nothing and shows nothing"
            yield from _card(thing, card, words)
