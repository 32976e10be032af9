"""T-21: Le Roy's table, and how things stand between him and the player."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Args

from ..box import BOX
from ..scene import card_faces
from ..scene.cards import rivalry
from ..scene.places import WIDE
from ..state import OVER
from .owners import Entry, Notes

ROWS: list[Entry] = BOX.data["solo"]["action"]

# words, and the numbers of the row they say
_DOES: dict[str, tuple[str, dict[str, str]]] = {
    "score": ("says-leroy-scores", {"points": "vp", "dice": "dice", "deniers": "price"}),
    "place_citizen": ("says-leroy-citizen", {}),
    "counter_rightmost_event": ("says-leroy-event", {}),
    "place_tradesman": ("says-leroy-tradesman", {}),
    "cathedral": ("says-leroy-builds", {"cubes": "amount", "points": "vp_per_unplaceable_cube"}),
    "score_top_character": ("says-leroy-character", {"points": "vp_if_none_left"}),
}


def leroy(s: Any, seat: int, id: str) -> Card | None:
    """His turn; leroy-N: a row of his table."""
    if not id:
        return Card(("thing-leroy", {}), (("says-leroy", {}),), clause="T-21.10")
    if not id.isdecimal() or int(id) >= len(ROWS):
        return None
    entry = ROWS[int(id)]
    key, numbers = _DOES[entry["do"]]
    says: Notes = ((key, {name: entry[field] for name, field in numbers.items()}),)
    if entry["dice"] >= 0 and "dice" not in numbers:
        says = (*says, ("says-leroy-spends", {"dice": entry["dice"]}))
    rolls = entry["rolls"]
    name: Args = {"rolls": len(rolls), "low": rolls[0], "high": rolls[-1]}
    return Card(
        name=("piece-leroy-row", name),
        says=says,
        clause="T-21.10",
        unsure="reconstructed" in entry.get("conf", {}).values(),
        face=card_faces.whole_leroy(int(id)),
        size=WIDE.row,
    )


def difference(s: Any, seat: int, id: str) -> Card:
    own, his = rivalry(s) if s else (0, 0)
    over = int(bool(s) and s.step == OVER)
    now: Notes = (("piece-difference", {"own": own, "his": his, "over": over}),) if s else ()
    return Card(("thing-difference", {}), (("says-difference", {}),), now, clause="T-21.18")
