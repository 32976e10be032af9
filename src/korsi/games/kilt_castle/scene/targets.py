"""Where a click does something, and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Args, Choice, Note, Noun, Target

from ..box import CARD_COUNT, CARD_IDS, CARDS, CELLS_AT, COLOURS, FLOOR_KINDS, ROOFS, SPACES
from ..moves import CELL_IDS, FIRST_BUILD, FIRST_ROOF
from ..state import MOVE, OWN_PAIR_MAKES_ROOF
from ..view import building_colour
from .pieces import card_piece, card_said, floor_piece, tower_said
from .places import (
    CARD_H,
    CARD_W,
    CELL_H,
    CELL_W,
    card_place,
    cell_middle,
    face_at,
    on_side,
)


def price(s: Any, seat: int, cell: int) -> int:
    """K-4.5, K-4.6 as a picture needs it; whether it may be built is not decided here."""
    top = s.top[cell]
    return 0 if top < 0 or s.owner[top] == seat else s.height[cell]


def _price_note(s: Any, seat: int, cell: int) -> Note:
    top, ducats = s.top[cell], price(s, seat, cell)
    if ducats == 0:
        return ("preview-free" if top < 0 else "preview-own"), {}
    return "preview-pays", {"ducats": ducats, "to": Noun("seat", s.owner[top])}


def _move_targets(s: Any, actions: Sequence[int], rank: list[int], edge: float) -> list[Target]:
    """First which card, then where to."""
    out = []
    for card in range(CARD_COUNT):
        spaces = [a - card * SPACES for a in actions if a // SPACES == card]
        if not spaces:
            continue
        start = s.card_space[card]
        x, y, turn = card_place(start, rank[card], edge)
        wide, deep = on_side(turn, CARD_W + 1, CARD_H + 1)
        key, args = card_said(card, start, s.card_inner[card])
        out.append(
            Target(
                id=f"take-{card}",
                x=x,
                y=y,
                width=wide,
                height=deep,
                look="piece",
                key=key,
                args=args,
                lights=(f"card-{card}",),
            )
        )
        out += [_put_target(s, card, space, edge) for space in spaces]
    return out


def _put_target(s: Any, card: int, space: int, edge: float) -> Target:
    """A space the card may go to: it turns on the way and may empty its row (K-3.11, K-3.12)."""
    first, second = CARDS[card]
    inner = s.card_inner[card]
    turned = first + second - inner if second >= 0 else inner
    notes: list[Note] = [("preview-builder", {"first": Noun("colour", COLOURS[turned])})]
    if second >= 0:
        builders = {"first": Noun("colour", COLOURS[turned])}
        notes = [("preview-builders", {**builders, "second": Noun("colour", COLOURS[inner])})]
    empties = s.row_size[s.card_space[card]] == 1
    if empties:
        notes.append(("preview-ducat-day", {}))
    rank = s.row_size[space]
    x, y, turn = card_place(space, rank, edge)
    wide, deep = on_side(turn, CARD_W, CARD_H)
    said: Args = {"card": CARD_IDS[card], "space": space}
    ghost = card_piece(f"ghost-card-{card}", card, space, turned, rank, False, edge)
    action = card * SPACES + space
    return Target(
        id=f"put-{card}-{space}",
        x=x,
        y=y,
        width=wide,
        height=deep,
        group=f"take-{card}",
        choices=(Choice(action, "action-move", said, notes=tuple(notes), ghost=(ghost,)),),
        key="action-move",
        args=said,
        badge_art="day" if empties else "",
        notes=tuple(notes),
        lights=(f"line-{space}", f"card-{card}"),
    )


def _build_targets(s: Any, seat: int, actions: Sequence[int], edge: float) -> list[Target]:
    """One per cell; up to three kinds of floor behind it (K-4.4, K-4.8)."""
    kinds: dict[int, list[int]] = {}
    for action in actions:
        cell, kind = divmod(action - FIRST_BUILD, 3)
        kinds.setdefault(cell, []).append(kind)
    return [_site(s, seat, cell, here, edge) for cell, here in kinds.items()]


def _site(s: Any, seat: int, cell: int, kinds: list[int], edge: float) -> Target:
    x, y = cell_middle(CELLS_AT[cell], edge)
    notes = [_price_note(s, seat, cell)]
    if s.first_cell == cell and makes_roof(s, seat):
        notes.append(("preview-roof", {}))
    ducats = str(price(s, seat, cell))
    key, args = tower_said(s, cell)
    return Target(
        id=f"site-{CELL_IDS[cell]}",
        x=x,
        y=y,
        width=CELL_W - 4,
        height=CELL_H - 4,
        look="place" if s.top[cell] < 0 else "piece",
        choices=tuple(_floor_choice(s, cell, kind, ducats, tuple(notes), edge) for kind in kinds),
        badge=ducats,
        badge_at=(-13, 35),
        badge_art="coin",
        notes=tuple(notes),
        lights=(f"cell-{CELL_IDS[cell]}",),
        key=key,
        args=args,
    )


def _floor_choice(
    s: Any, cell: int, kind: int, badge: str, notes: tuple[Note, ...], edge: float
) -> Choice:
    level = s.height[cell]
    colour = building_colour(s)
    at = colour * 3 + kind, cell, level, level + 1, s.owner[colour]
    ghost = floor_piece(f"ghost-{CELL_IDS[cell]}-{kind}", *at, tower_said(s, cell), edge)
    said: Args = {"cell": CELL_IDS[cell], "floor": FLOOR_KINDS[kind]}
    action = FIRST_BUILD + cell * 3 + kind
    return Choice(action, "action-build", said, badge, notes, (ghost,))


def makes_roof(s: Any, seat: int) -> bool:
    """K-5.1, K-5.5: would a second floor on the first builder's cell get a roof?"""
    if s.builder != 1 or ROOFS == 0:
        return False
    first = s.owner[s.card_inner[s.card]]
    return first != seat or bool(s.decisions[OWN_PAIR_MAKES_ROOF])


def _roof_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    """K-5.2: the roofs that may be lifted; the tower below is its owner's again (K-5.4)."""
    out = []
    for action in actions:
        cell = action - FIRST_ROOF
        height = s.height[cell]
        x, y = face_at(cell, height - 1, height, edge)
        said: Args = {"cell": CELL_IDS[cell]}
        owner = Noun("seat", s.owner[s.top[cell]])
        notes: tuple[Note, ...] = (("preview-unroofed", {**said, "seat": owner}),)
        out.append(
            Target(
                id=f"lift-{CELL_IDS[cell]}",
                x=x,
                y=y - 10,
                width=92,
                height=84,
                look="piece",
                choices=(Choice(action, "action-roof", said, notes=notes),),
                key="action-roof",
                args=said,
                notes=notes,
                lights=(f"roof-{CELL_IDS[cell]}",),
            )
        )
    return out


def targets(
    s: Any, seat: int, actions: Sequence[int], rank: list[int], edge: float
) -> list[Target]:
    moves = [a for a in actions if a < FIRST_BUILD]
    builds = [a for a in actions if FIRST_BUILD <= a < FIRST_ROOF]
    roofs = [a for a in actions if a >= FIRST_ROOF]
    made = _move_targets(s, moves, rank, edge) if s.step == MOVE else []
    if builds:
        made += _build_targets(s, seat, builds, edge)
    return made + _roof_targets(s, roofs, edge)
