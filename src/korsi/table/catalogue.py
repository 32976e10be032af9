"""Everything in a game's box, shelf by shelf: drawn, and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from korsi.core.explain import Card
from korsi.core.game import Game, game
from korsi.core.match import Match, View
from korsi.core.scene import PERSIAN_DIGITS
from korsi.language import Words
from korsi.table.pictures import SEED
from korsi.table.things import card_json


@lru_cache(maxsize=16)
def _beginning(name: str) -> View:
    """A table just laid out: all things are there, and what cards say holds at any time."""
    return Match(game(name).interpreted, seed=SEED).view(-1)


def symbols(name: str) -> str:
    """What the drawings are made of, once for a page."""
    scene = _beginning(name).scene()
    return "" if scene is None else str(scene.symbols())


def shelves(g: Game, words: Words) -> list[dict[str, Any]]:
    """For the page: title and things of each shelf."""
    say = words.say()
    return [
        {
            "id": shelf.id,
            "title": say(*shelf.title),
            "things": [_entry(g, words, thing) for thing in shelf.things],
        }
        for shelf in (g.things() if g.things else ())
    ]


def _entry(g: Game, words: Words, thing: str) -> dict[str, Any]:
    card = _beginning(g.name).card(thing)
    if card is None:
        raise LookupError(f"{g.name} shelves {thing!r} and does not explain it")
    digits = PERSIAN_DIGITS if words.code == "fa" else None
    lasting = Card(name=card.name, says=card.says, clause=card.clause, unsure=card.unsure,
                   face=card.face, size=card.size, tone=card.tone, second=card.second)  # fmt: skip
    said = card_json(g, lasting, words, [], digits)
    if said["drawing"]:
        wide, tall = said["drawing"]["size"]
        said["drawing"] |= {
            "markup": Markup(said["drawing"]["markup"]),
            "view": f"{-wide / 2:g} {-tall / 2:g} {wide:g} {tall:g}",
        }
    return {"thing": thing, **said}
