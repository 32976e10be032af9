"""Where a click does something, and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import Args, Choice, Note, Noun, Target

from .. import moves, scoring
from ..box import CARD_COUNT, CARD_IDS, CARDS, CELLS_AT, FLOOR_KINDS
from ..state import ROOF, ROOF_HIDES_CRESTS
from ..view import building_colour, other_colour
from .pieces import Tower, card_piece, card_said, floor_piece, tower_said, towers
from .places import (
    CELL_H,
    CELL_W,
    TALL_W,
    Plan,
    card_place,
    card_size,
    cell_middle,
    face_at,
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


def _move_targets(s: Any, trial: Trial, actions: Sequence[int], plan: Plan) -> list[Target]:
    """First which card, then where to."""
    rank = ranks(s)
    out = []
    for card in range(CARD_COUNT):
        ways = [a for a in actions if moves.A[a] == card]
        if not ways:
            continue
        start, inner = s.card_space[card], s.card_inner[card]
        out.append(_take_target(card, start, inner, rank[card], plan))
        for action in ways:
            done, space = tried(trial, action), int(moves.B[action])
            empties = moves.EMPTIED in done.events
            turned = done.after.card_inner[card]
            order = [turned, *(c for c in CARDS[card] if c not in (turned, -1))]
            build = tuple(int(s.owner[c]) for c in order)
            rank_there = s.row_size[space]
            out.append(_put_target(action, card, space, turned, build, empties, rank_there, plan))
    return out


@lru_cache(maxsize=5000)
def _take_target(card: int, space: int, inner: int, rank: int, plan: Plan) -> Target:
    x, y, turn = card_place(space, rank, plan)
    wide, deep = card_size(turn, plan)
    key, args = card_said(card, space, inner)
    return Target(f"take-{card}", x, y, wide, deep, look="piece", key=key, args=args,
                  lights=(f"card-{card}",))  # fmt: skip


@lru_cache(maxsize=5000)
def _put_target(action: int, card: int, space: int, inner: int, build: tuple[int, ...],
                empties: bool, rank: int, plan: Plan) -> Target:  # fmt: skip
    """A space the card may go to: it turns on the way and may empty its row (K-3.11, K-3.12). Whose
    the colours are is said, not what they are: the card shows that."""
    seats = [Noun("seat", seat) for seat in dict.fromkeys(build)]
    builders = dict(zip(("first", "second"), seats, strict=False))
    once = "preview-builder" if len(build) == 1 else "preview-builder-twice"
    notes: list[Note] = [("preview-builders" if len(seats) > 1 else once, builders)]
    if empties:
        notes.append(("preview-ducat-day", {}))
    x, y, turn = card_place(space, rank, plan)
    wide, deep = card_size(turn, plan)
    badge_at = (0.0, 0.0)
    if plan.tall:  # with the line it would serve, to the end of the list
        left = x - wide / 2
        wide = TALL_W - left - 2
        badge_at, x = (x - left - wide / 2, 0.0), left + wide / 2
    said: Args = {"card": CARD_IDS[card], "space": space}
    ghost = card_piece(f"ghost-card-{card}", card, space, inner, rank, False, plan)
    choice = Choice(action, "action-move", said, notes=tuple(notes), ghost=(ghost,))
    return Target(f"put-{card}-{space}", x, y, wide, deep, group=f"take-{card}", choices=(choice,),
                  key="action-move", args=said, badge_art="day" if empties else "",
                  badge_at=badge_at, notes=choice.notes,
                  lights=(f"line-{space}", f"lane-{space}", f"card-{card}"))  # fmt: skip


def _build_targets(s: Any, trial: Trial, actions: Sequence[int], plan: Plan) -> list[Target]:
    """One per cell; up to three kinds of floor of each colour behind it (K-4.4, K-4.8)."""
    floors: dict[int, list[int]] = {}
    for action in actions:
        floors.setdefault(int(moves.A[action]), []).append(action)
    standing = towers(s)
    return [_site(s, trial, standing[cell], here, plan) for cell, here in floors.items()]


def _site(s: Any, trial: Trial, tower: Tower, actions: list[int], plan: Plan) -> Target:
    """The price (K-4.5, K-4.6), whether a roof follows (K-5.1) and what gets covered are the same
    for every kind; what each brings is not, nor what a roof hides of it (K-5.3). What all have
    alike a list says only once, above them: so each says again what it is paid for."""
    cell = tower.cell
    x, y = cell_middle(CELLS_AT[cell], plan)
    done = tried(trial, actions[0])
    _, to, paid, _ = done.events.get(moves.PAYS, (-1, -1, 0, 0))
    free: Note = ("preview-free" if s.top[cell] < 0 else "preview-own", {})
    pays: Note = ("preview-pays", {"ducats": paid, "to": Noun("seat", to)})
    price = pays if paid else free
    covered: list[Note] = []
    if s.top[cell] >= 0 and s.crests[cell]:
        covers: Args = {"crests": s.crests[cell], "seat": Noun("seat", s.owner[s.top[cell]])}
        covered.append(("preview-covers", covers))
    follows = moves.ROOFED in done.events or done.after.step == ROOF
    name, ducats = moves.CELL_IDS[cell], str(paid)

    def told(ducats: int, crests: int) -> tuple[Note, ...]:
        roof: Note = ("preview-roof", {"ducats": ducats, "crests": crests})
        return (price, *([roof] if follows else []), *covered)

    def of_kind(action: int) -> tuple[Note, ...]:
        hidden = int(moves.B[action]) if s.options[ROOF_HIDES_CRESTS] else 0
        return (*told(paid, hidden), *_brings(s, trial, action))

    key, args = tower_said(tower)
    choices = tuple(
        _floor_choice(s, tower, action, ducats, of_kind(action), plan) for action in actions
    )
    # on a tower lower, so that more of its floors is seen
    badge_at = (-13.0, 35.0) if s.top[cell] < 0 else (-8.0, 43.0)
    return Target(f"site-{name}", x, y, CELL_W - 4, CELL_H - 4, choices=choices, key=key, args=args,
                  look="place" if s.top[cell] < 0 else "piece", badge=ducats, badge_at=badge_at,
                  badge_art="coin", notes=told(0, 0), lights=(f"cell-{name}",))  # fmt: skip


def _brings(s: Any, trial: Trial, action: int) -> tuple[Note, ...]:
    """What a floor changes at once for whoever builds it, payment, crests and a roof together."""
    done = tried(trial, action)
    paid = done.events.get(moves.PAYS, (-1, -1, 0, 0))[2]  # a ducat day may follow: it pays anyway
    now, then = _account(s, trial.seat), _account(done.after, trial.seat)
    end, day = then[0] - now[0] - paid, then[1] - now[1]
    ended: Note = ("preview-end-even", {"paid": paid})
    if end:
        of_end: Args = {"n": abs(end), "paid": paid}
        ended = ("preview-end-more" if end > 0 else "preview-end-less", of_end)
    paying: Note = ("preview-day-more" if day > 0 else "preview-day-less", {"n": abs(day)})
    return (ended, paying) if day else (ended,)


def _account(s: Any, seat: int) -> tuple[int, int]:
    """What the end would pay (K-7.4), and what a ducat day would (K-6.7)."""
    end = scoring.final_towers(s.record, seat) + scoring.final_crests(s.record, seat)
    return int(end), int(scoring.ducat_day_income(s.record, seat))


def _floor_choice(
    s: Any, tower: Tower, action: int, badge: str, notes: tuple[Note, ...], plan: Plan
) -> Choice:
    cell = tower.cell
    level, kind, building = s.height[cell], int(moves.B[action]), building_colour(s)
    other = moves.VERB[action] == moves.BUILD_OTHER  # K-4.8
    colour = other_colour(s, building) if other else building
    id = f"ghost-{'other-' if other else ''}{moves.CELL_IDS[cell]}-{kind}"
    ghost = floor_piece(id, colour * 3 + kind, level, level + 1, s.owner[colour], tower,
                        plan)  # fmt: skip
    said: Args = {"cell": moves.CELL_IDS[cell], "floor": FLOOR_KINDS[kind]}
    key = "action-build-other" if other else "action-build"
    return Choice(action, key, said, badge, notes, (ghost,))


def _roof_targets(s: Any, actions: Sequence[int], plan: Plan) -> list[Target]:
    """K-5.2: the roofs that may be lifted; the tower below is its owner's again (K-5.4)."""
    out = []
    for action in actions:
        cell = int(moves.A[action])
        name, height = moves.CELL_IDS[cell], s.height[cell]
        x, y = face_at(cell, height - 1, height, plan)
        said: Args = {"cell": name}
        owner = Noun("seat", s.owner[s.top[cell]])
        choice = Choice(action, "action-roof", said,
                        notes=(("preview-unroofed", {**said, "seat": owner}),))  # fmt: skip
        out.append(Target(f"lift-{name}", x, y - 10, 92, 84, look="piece", choices=(choice,),
                          key=choice.key, args=said, notes=choice.notes,
                          lights=(f"roof-{name}",)))  # fmt: skip
    return out


def targets(s: Any, seat: int, actions: Sequence[int], plan: Plan) -> list[Target]:
    if not actions:
        return []
    from .. import GAME  # the game is made of this

    trial = Trial(GAME, s.record, seat)
    cards = [a for a in actions if moves.VERB[a] == moves.MOVE_CARD]
    builds = [a for a in actions if moves.VERB[a] in (moves.BUILD_FLOOR, moves.BUILD_OTHER)]
    roofs = [a for a in actions if moves.VERB[a] == moves.TAKE_ROOF]
    made = _move_targets(s, trial, cards, plan) + _build_targets(s, trial, builds, plan)
    return made + _roof_targets(s, roofs, plan)
