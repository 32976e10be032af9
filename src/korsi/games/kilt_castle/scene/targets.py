"""Where a click does something, and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import Args, Choice, Note, Noun, Target

from ..box import CARD_COUNT, CARD_IDS, CARDS, CELLS_AT, COLOURS, FLOOR_KINDS
from ..moves import (
    BUILD_FLOOR,
    BUILD_OTHER,
    CELL_IDS,
    EMPTIED,
    MOVE_CARD,
    PAYS,
    ROOFED,
    TAKE_ROOF,
    VERB,
    A,
    B,
)
from ..state import ROOF
from ..view import building_colour, other_colour
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
    ranks,
)


class Tried(NamedTuple):
    """What a step would do, as the rules do it on a copy."""

    events: dict[int, list[int]]  # by kind: seat, a, b, c
    after: Any  # the table then, as plain integers


def tried(trial: Trial, action: int) -> Tried:
    trial.reset()
    told = {event[0]: event[1:] for event in trial.step(action)}
    return Tried(told, ints(trial.now))


def _move_targets(s: Any, trial: Trial, actions: Sequence[int], edge: float) -> list[Target]:
    """First which card, then where to."""
    rank = ranks(s)
    out = []
    for card in range(CARD_COUNT):
        moves = [a for a in actions if A[a] == card]
        if not moves:
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
        out += [_put_target(s, a, tried(trial, a), edge) for a in moves]
    return out


def _put_target(s: Any, action: int, done: Tried, edge: float) -> Target:
    """A space the card may go to: it turns on the way and may empty its row (K-3.11, K-3.12)."""
    card, space = int(A[action]), int(B[action])
    inner = done.after.card_inner[card]
    colours = [Noun("colour", COLOURS[inner])]
    colours += [Noun("colour", COLOURS[c]) for c in CARDS[card] if c not in (inner, -1)]
    builders = dict(zip(("first", "second"), colours, strict=False))
    notes: list[Note] = [("preview-builders" if len(colours) > 1 else "preview-builder", builders)]
    empties = EMPTIED in done.events
    if empties:
        notes.append(("preview-ducat-day", {}))
    rank = s.row_size[space]
    x, y, turn = card_place(space, rank, edge)
    wide, deep = on_side(turn, CARD_W, CARD_H)
    said: Args = {"card": CARD_IDS[card], "space": space}
    ghost = card_piece(f"ghost-card-{card}", card, space, inner, rank, False, edge)
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


def _build_targets(s: Any, trial: Trial, actions: Sequence[int], edge: float) -> list[Target]:
    """One per cell; up to three kinds of floor of each colour behind it (K-4.4, K-4.8)."""
    floors: dict[int, list[int]] = {}
    for action in actions:
        floors.setdefault(int(A[action]), []).append(action)
    return [_site(s, trial, cell, here, edge) for cell, here in floors.items()]


def _site(s: Any, trial: Trial, cell: int, actions: list[int], edge: float) -> Target:
    """The price (K-4.5, K-4.6) and whether a roof follows (K-5.1) are the same for every kind."""
    x, y = cell_middle(CELLS_AT[cell], edge)
    done = tried(trial, actions[0])
    _, to, paid, _ = done.events.get(PAYS, (-1, -1, 0, 0))
    free: Note = ("preview-free" if s.top[cell] < 0 else "preview-own", {})
    pays: Note = ("preview-pays", {"ducats": paid, "to": Noun("seat", to)})
    notes = [pays if paid else free]
    if ROOFED in done.events or done.after.step == ROOF:
        notes.append(("preview-roof", {}))
    ducats = str(paid)
    key, args = tower_said(s, cell)
    return Target(
        id=f"site-{CELL_IDS[cell]}",
        x=x,
        y=y,
        width=CELL_W - 4,
        height=CELL_H - 4,
        look="place" if s.top[cell] < 0 else "piece",
        choices=tuple(_floor_choice(s, cell, a, ducats, tuple(notes), edge) for a in actions),
        badge=ducats,
        badge_at=(-13, 35),
        badge_art="coin",
        notes=tuple(notes),
        lights=(f"cell-{CELL_IDS[cell]}",),
        key=key,
        args=args,
    )


def _floor_choice(
    s: Any, cell: int, action: int, badge: str, notes: tuple[Note, ...], edge: float
) -> Choice:
    level = s.height[cell]
    building = building_colour(s)
    other = VERB[action] == BUILD_OTHER  # K-4.8
    colour = other_colour(s, building) if other else building
    kind = int(B[action])
    at = colour * 3 + kind, cell, level, level + 1, s.owner[colour]
    ghost = floor_piece(
        f"ghost-{'other-' if other else ''}{CELL_IDS[cell]}-{kind}",
        *at,
        tower_said(s, cell),
        edge,
    )
    said: Args = {"cell": CELL_IDS[cell], "floor": FLOOR_KINDS[kind]}
    key = "action-build-other" if other else "action-build"
    return Choice(action, key, said, badge, notes, (ghost,))


def _roof_targets(s: Any, actions: Sequence[int], edge: float) -> list[Target]:
    """K-5.2: the roofs that may be lifted; the tower below is its owner's again (K-5.4)."""
    out = []
    for action in actions:
        cell = int(A[action])
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


def targets(s: Any, seat: int, actions: Sequence[int], edge: float) -> list[Target]:
    if not actions:
        return []
    moves = [a for a in actions if VERB[a] == MOVE_CARD]
    builds = [a for a in actions if VERB[a] in (BUILD_FLOOR, BUILD_OTHER)]
    roofs = [a for a in actions if VERB[a] == TAKE_ROOF]
    from .. import GAME  # the game is made of this

    trial = Trial(GAME, s.record, seat)
    made = _move_targets(s, trial, moves, edge) + _build_targets(s, trial, builds, edge)
    return made + _roof_targets(s, roofs, edge)
