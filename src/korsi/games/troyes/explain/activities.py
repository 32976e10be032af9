"""T-9, T-18: activity cards."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Note

from .. import box
from ..box import BOX, COLOURS, NEUTRAL, OWNERS, SLOTS
from ..effects import effect_words
from ..scene import card_faces
from ..scene.places import WIDE
from .owners import Entry, Notes, each, guessed, named, of, solo

_ORDER = {  # of the cards among the clauses of a section
    "18": "artisan merchant miller innkeeper blacksmith militia journeyman goldsmith sculptor "
    "tithing monk priest apprenticeship confession templar glassblower pilgrimage procession "
    "archer chivalry diplomat hunting mercenary tax_collector captain joust troubadour",
    "20": "baker prior banquet",
}
_CLAUSE_OF = {
    id: f"T-{section}.{i}" for section, ids in _ORDER.items() for i, id in enumerate(ids.split(), 1)
}


def activity(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.ACTIVITY_IDS:
        return None
    card = box.ACTIVITY_IDS.index(id)
    entry: Entry = BOX.data["activity"][card]
    return Card(
        name=named("activity", id),
        says=(*effect_words(card, solo(s)), *_paid(card, entry)),
        now=_on_card(s, card) if s else (),
        clause=_CLAUSE_OF.get(id, "T-18"),
        unsure=guessed(entry),
        face=card_faces.activity(card, WIDE.card, (0,) * OWNERS, (0,) * NEUTRAL),
        size=WIDE.card,
    )


def slot(s: Any, seat: int, id: str) -> Card | None:
    """T-2.3: a place for a card."""
    if not id.isdecimal() or int(id) >= SLOTS:
        return None
    card = s.activity[int(id)] if s else -1
    if card >= 0:
        return activity(s, seat, box.ACTIVITY_IDS[card])
    said: Note = ("says-slot", {"round": int(id) % 3 + 1, "colour": COLOURS[int(id) // 3]})
    return Card(("thing-slot", {}), (said,), clause="T-5.2")


# --------------------------------------------------------------------------- T-9 what it asks for


def _paid(card: int, entry: Entry) -> Notes:
    """Dice and divisor, cost and places."""
    divisor, mixed = int(box.CARD_DIVISOR[card]), entry["dice"] == "any"
    dice: Note = ("says-card-dice", {"colour": entry["dice"], "divisor": divisor})
    return (
        ("says-card-any", {"divisor": divisor}) if mixed else dice,
        ("says-card-cost", {"deniers": int(box.CARD_COST[card])}),
        ("says-card-places", {"first": entry["vp"][0], "last": entry["vp"][-1]}),
    )


def _on_card(s: Any, card: int) -> Notes:
    """Who stands there, places left, cubes waiting."""
    slot, all_ = int(box.CARD_SLOT[card]), int(box.CARD_SPACES[card])
    if s.activity[slot] != card:
        return (("now-not-open", {}),)
    there = sorted((k, owner) for owner, k in enumerate(s.tradesman[slot]) if k)
    points = [(owner, int(box.CARD_VP[card, k])) for k, owner in there]
    stand = [of(s, owner, "now-tradesman", points=n) for owner, n in points]
    free: Note = ("now-free-places", {"free": all_ - sum(k <= all_ for k, _ in there)})
    return (*stand, free, *each(s, s.cubes[slot], "now-cubes", "cubes"))
