"""T-6.7, T-8: dice of the three colours, black dice, what dice cost."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Args, Note

from .. import box
from ..box import BUILDINGS, COLOURS, SIDES
from ..scene import card_faces
from ..scene.labels import told
from .owners import Notes, in_game, owner_of, seat_of, solo

VALUES = tuple(str(v) for v in range(1, SIDES + 1))
_SIZE = (46, 46)
_OF_COLOUR = ("says-die-red", "says-die-white", "says-die-yellow")


def die(s: Any, seat: int, id: str) -> Card | None:
    """COLOUR: a die of it; OWNER-COLOUR-VALUE: one that lies in a district."""
    if id == "black":
        return black(s, seat, "")
    parts = id.split("-")
    whose, colour, value = parts if len(parts) == 3 else ("", id, "")
    owner = owner_of(whose)
    lies = owner is not None and value in VALUES
    if colour not in COLOURS or (value and not lies) or not in_game(s, owner):
        return None
    c = COLOURS.index(colour)
    name: Note = ("thing-die", {"colour": colour})
    if owner is not None:
        players = 1 if solo(s) else 2
        name = told("piece-die", owner, players, colour=colour, value=int(value))
    own = lies and owner == seat
    return Card(
        name=name,
        says=(
            ("says-die", {"building": BUILDINGS[c]}),
            (_OF_COLOUR[c], {}),
            ("preview-own", {}) if own else _PRICES,
        ),
        owner=seat_of(owner),
        clause="T-8.2",
        face=card_faces.whole_die(colour, int(value or 5)),
        size=_SIZE,
    )


_PRICES: Note = (
    "says-prices",
    {f"price{n}": int(box.DICE_PRICE[n]) for n in range(1, len(box.DICE_PRICE))},
)


def prices(s: Any, seat: int, id: str) -> Card:
    return Card(("thing-prices", {}), (_PRICES,), clause="T-8.2")


def black(s: Any, seat: int, id: str) -> Card | None:
    if id and id not in VALUES:
        return None
    brings: Args = {"influence": box.BLACK_INFLUENCE, "points": box.UNCOUNTERED}
    return Card(
        name=("thing-black", {"value": int(id)}) if id else ("thing-black-any", {}),
        says=(("says-black", {}), ("says-black-brings", brings)),
        now=_from(s) if s else (),
        clause="T-6.7",
        face=card_faces.whole_die("black", int(id or 5)),
        size=_SIZE,
    )


def _from(s: Any) -> Notes:
    """T-6.3: the events that bring black dice."""
    bring = [e for e in s.queue[: s.queue_length] if box.EVENT_BLACK[e]]
    cards = tuple(("told-card", {"card": box.EVENT_IDS[e]}) for e in bring)
    return (("now-black-from", {"cards": cards}),) if cards else ()


def pool(s: Any, seat: int, id: str) -> Card:
    """T-6.3: black dice the queue brings."""
    dice = sum(int(box.EVENT_BLACK[e]) for e in s.queue[: s.queue_length]) if s else 0
    now: Notes = (("piece-pool", {"dice": dice}), *_from(s)) if s else ()
    return Card(("thing-pool", {}), (("says-pool", {}),), now, clause="T-6.3")
