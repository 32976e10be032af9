"""Where a click does something, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Args, Choice, Note, Noun, Target

from ..box import (
    AMULET_VALUES,
    BIRD_PAIRS,
    CURRENCIES,
    DECKS,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    PAYMENTS,
    POLE,
    POLE_TILES,
    SITE_PIERS,
    SPACES,
    TILE_IDS,
    VALUES,
)
from ..moves import (
    FIRST_AMULETS,
    FIRST_BIRDS,
    FIRST_BOWL,
    FIRST_BUILD,
    FIRST_DOUBLE,
    FIRST_DRAW,
    FIRST_PAY,
    FIRST_RETURN,
    FIRST_TAKE,
    FIRST_WAIVE,
)
from .lagoon import space_said
from .places import (
    BAG,
    CELL_H,
    CELL_W,
    ROCK,
    ROCK_CELL,
    STACK,
    boat_place,
    pile_place,
    row_place,
    site_place,
    space_middle,
)
from .seats import drawn_amulets, hand_of, hand_place


def _one(id: str, at: tuple[float, float], size: tuple[float, float], action: int, key: str,
         args: Args, look: str = "place", **more: Any) -> Target:  # fmt: skip
    """A place to click with one action behind it."""
    notes: tuple[Note, ...] = more.pop("notes", ())
    choice = Choice(action, key, args, notes=notes)
    return Target(id, at[0], at[1], size[0], size[1], look=look, choices=(choice,), key=key,
                  args=args, notes=notes, **more)  # fmt: skip


def _site_target(action: int) -> Target:
    site = action - FIRST_BOWL
    first, second = (pier + 1 for pier in SITE_PIERS[site])
    notes: tuple[Note, ...] = tuple(("piece-pier", {"pier": pier}) for pier in (first, second))
    lights = (f"quay-{first}", f"quay-{second}")
    return _one(f"site-{site + 1}", site_place(site), (74, 56), action, "action-bowl",
                {"site": site + 1}, shape="round", notes=notes, lights=lights)  # fmt: skip


def _build_notes(s: Any, space: int, huts: int) -> tuple[Note, ...]:
    """What a hut would cost and bring."""
    at = SPACES[space]
    notes: list[Note] = [
        ("preview-costs", {"price": huts * at.price, "currency": CURRENCIES[at.currency]})
    ]
    if at.points:
        notes.append(("preview-points", {"points": huts * at.points}))
    if at.area == POLE and s.poles_taken < len(POLE_TILES):
        notes.append(("preview-points", {"points": POLE_TILES[s.poles_taken]}))
    if at.amulet:
        notes.append(("preview-column", {}))
    if s.tile_on[space] >= 0:
        notes.append(("preview-tile", {"tile": TILE_IDS[s.tile_on[space]]}))
    return tuple(notes)


def _build_targets(s: Any, actions: Sequence[int]) -> Iterator[Target]:
    """One per space; behind it a hut and, at the right pier, a double hut."""
    at: dict[int, list[tuple[int, int]]] = {}
    for action in actions:
        huts = 2 if action >= FIRST_DOUBLE else 1
        space = action - (FIRST_DOUBLE if huts == 2 else FIRST_BUILD)
        at.setdefault(space, []).append((action, huts))
    for space, ways in at.items():
        x, y = space_middle(space)
        key, args = space_said(space)
        name: Args = {"space": SPACES[space].id}
        choices = tuple(
            Choice(
                action,
                "action-double" if huts == 2 else "action-build",
                name,
                notes=_build_notes(s, space, huts),
            )
            for action, huts in ways
        )
        yield Target(
            f"build-{SPACES[space].id}",
            x,
            y,
            CELL_W - 6,
            CELL_H - 6,
            choices=choices,
            key=key,
            args=args,
            notes=_build_notes(s, space, ways[0][1]),
            lights=(f"space-{SPACES[space].id}",),
        )


def _pay_target(s: Any, seat: int, action: int) -> Target:
    """The first piece of its kind in the viewer's hand."""
    payment = action - FIRST_PAY
    hand = hand_of(s, seat)
    at = next(i for i, (p, _) in enumerate(hand) if p == payment)
    name = PAYMENTS[payment].id
    said: Args = {"payment": int(name) if name.isdigit() else name}
    if isinstance(said["payment"], str):
        said = {"payment": Noun("payment", name)}
    size = (56.0, 78.0) if PAYMENTS[payment].source in (0, 2, 3) else (52.0, 52.0)
    return _one(f"pay-{name}", hand_place(at, len(hand)), size, action, "action-pay", said, "piece",
                lights=(f"hand-{name}-0",))  # fmt: skip


def _target(s: Any, seat: int, action: int) -> Target:
    """The place behind one of the actions that have a place of their own."""
    if action < FIRST_TAKE:
        return _site_target(action)
    if action < FIRST_DRAW:
        card = action - FIRST_TAKE
        place = [int(c) for c in s.row].index(card)
        name = VALUES[card] if card < FIRST_LANDSCAPE else LANDSCAPES[card - FIRST_LANDSCAPE]
        said: Args = {"card": name if isinstance(name, int) else Noun("card", name)}
        return _one(f"take-{name}", row_place(place), (58, 80), action, "action-take", said,
                    "piece", lights=(f"row-{place}",))  # fmt: skip
    if action < FIRST_AMULETS:
        deck = action - FIRST_DRAW
        return _one(f"draw-{DECKS[deck]}", pile_place(deck), (58, 80), action, "action-draw",
                    {"deck": DECKS[deck]}, "piece", lights=(f"pile-{DECKS[deck]}",))  # fmt: skip
    if action == FIRST_AMULETS:
        from_bag = s.column[seat] > 0
        return _one("amulets", BAG if from_bag else STACK, (54, 60), action, "action-amulets", {},
                    "piece", lights=("bag" if from_bag else "stack",))  # fmt: skip
    if action < FIRST_BUILD:
        kind = action - FIRST_RETURN
        hand, drawn = hand_of(s, seat), drawn_amulets(s)
        at = hand_place(len(hand) + drawn.index(kind), len(hand) + len(drawn))
        return _one(f"return-{AMULET_VALUES[kind]}", at, (52, 56), action, "action-return",
                    {"amulet": AMULET_VALUES[kind]}, "piece")  # fmt: skip
    return _pay_target(s, seat, action)


def _waive_target(s: Any) -> Target:
    return _one("waive", boat_place(s.pier), (54, 56), FIRST_WAIVE, "action-waive", {},
                shape="round", lights=("boat",))  # fmt: skip


def _birds_target(actions: Sequence[int]) -> Target:
    """M-9.2: six results behind one click on the rock."""
    choices = tuple(
        Choice(action, "action-birds", {"landscapes": _pair(action - FIRST_BIRDS)})
        for action in actions
    )
    size = 2 * ROCK_CELL + 22
    return Target("birds", ROCK[0], ROCK[1], size, size, choices=choices, key="piece-rock",
                  lights=tuple(f"rock-{name}" for name in LANDSCAPES))  # fmt: skip


def _pair(pair: int) -> str:
    return "-".join(LANDSCAPES[k] for k in BIRD_PAIRS[pair])


def targets(s: Any, seat: int, actions: Sequence[int]) -> Iterator[Target]:
    builds = [a for a in actions if FIRST_BUILD <= a < FIRST_PAY]
    birds = [a for a in actions if FIRST_BIRDS <= a < FIRST_WAIVE]
    yield from _build_targets(s, builds)
    if birds:
        yield _birds_target(birds)
    for action in actions:
        if action not in builds and action not in birds and action != FIRST_WAIVE:
            yield _target(s, seat, action)
    if FIRST_WAIVE in actions:
        yield _waive_target(s)
