"""T-4, T-10, T-12, T-13: buildings and their places, the cathedral, the fields, citizens."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Args

from .. import box
from ..box import BUILDINGS, COLOURS, NEUTRAL, OWNERS
from ..rules.board import standing_in
from ..scene import card_faces
from ..state import SETTLE
from .owners import UNSURE, Notes, each, named, of, seat_of, solo

_BUILT = ("T-4.1", "T-4.2", "T-4.3")


def building(s: Any, seat: int, id: str) -> Card | None:
    if id not in BUILDINGS:
        return None
    b = BUILDINGS.index(id)
    gives: Args = {"colour": COLOURS[b], "deniers": int(box.SALARY[b])}
    rows = len(box.ROWS[b]) < box.SPACES_EACH
    here = [int(standing_in(s.record, owner, b)) for owner in range(OWNERS)] if s else ()
    return Card(
        name=named("building", id),
        says=(("says-building", gives), ("says-rows" if rows else "says-spaces", {})),
        now=each(s, here, "now-citizens", "citizens"),
        clause=_BUILT[b],
        unsure=f"buildings.{id}" in UNSURE,
        face=card_faces.whole_building(b),
        size=(218, 30),
    )


def space(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.SPACE_IDS:
        return None
    at = box.SPACE_IDS.index(id)
    b, owner = at // box.SPACES_EACH, s.standing[at] if s else -1
    dice = box.ROWS[b][int(box.SPACE_ROW[at])][0]
    args: Args = {"colour": COLOURS[b], "low": min(dice), "high": max(dice), "dice": len(dice)}
    return Card(
        name=named("space", id),
        says=(*_first(s), ("says-space", args), *_whose(s, owner)),
        now=(of(s, owner, "now-stands"),) if owner >= 0 else (("now-empty", {}),) if s else (),
        owner=seat_of(owner),
        clause="T-12.2" if len(box.ROWS[b]) == box.SPACES_EACH else "T-12.3",
        unsure=f"buildings.{BUILDINGS[b]}" in UNSURE,
    )


def _first(s: Any) -> Notes:
    """T-3.2: the first citizens need no die."""
    return (("says-space-first", {}),) if s and s.step == SETTLE else ()


def _whose(s: Any, owner: int) -> Notes:
    """T-2.6: nobody at the table is the neutral player."""
    return (("says-neutral", {}),) if owner == NEUTRAL and not solo(s) else ()


def picture(s: Any, seat: int, id: str) -> Card | None:
    """T-4.4: where the expelled lie."""
    if id not in BUILDINGS:
        return None
    now = each(s, s.lying[BUILDINGS.index(id)], "now-citizens", "citizens") if s else ()
    return Card(("thing-picture", {"building": id}), (("says-picture", {}),), now, clause="T-12.4")


def cathedral(s: Any, seat: int, id: str) -> Card:
    few, many = int(min(box.CATHEDRAL_INFLUENCE[1:])), int(max(box.CATHEDRAL_INFLUENCE))
    brings: Args = {"points": int(box.CATHEDRAL_VP[1]), "few": few, "many": many}
    rows = [row[1:] for row in s.cathedral] if s else []
    cubes = [sum(row.count(owner) for row in rows) for owner in range(OWNERS)] if s else ()
    missing = [i for i, row in enumerate(rows, 1) if seat >= 0 and seat not in row]
    levels = tuple(("told-value", {"value": level}) for level in missing)
    lacks: Notes = (("now-levels-missing", {"count": len(missing), "levels": levels}),)
    return Card(
        name=("thing-cathedral", {}),
        says=(
            ("says-cathedral", {}),
            ("says-cathedral-brings", brings),
            ("says-cathedral-levels", {"points": box.LEVEL_PENALTY}),
        ),
        now=(
            *each(s, cubes, "now-cubes", "cubes"),
            *(lacks if missing else ()),
        ),
        clause="T-10.1",
        unsure="cathedral" in UNSURE,
    )


def fields(s: Any, seat: int, id: str) -> Card:
    args: Args = {"divisor": box.FARM_DIVISOR, "deniers": box.FARM_DENIERS}
    unsure = "agriculture" in UNSURE
    return Card(("thing-fields", {}), (("says-fields", args),), clause="T-13.1", unsure=unsure)


def citizens(s: Any, seat: int, id: str) -> Card:
    says: Notes = (("says-citizens", {}), ("says-citizens-placed", {}))
    return Card(("thing-citizens", {}), says, clause="T-12.1")
