"""Where a click does something, and what it would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import Args, Choice, Note, Noun, Target

from .. import moves, scoring
from ..box import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CELLS_AT,
    FLOOR_KINDS,
    LINES,
    SIDE_OF,
    SPACES,
)
from ..refusals import LEGAL
from ..rules.building import overbuild_price, site_refusal
from ..state import BUILD, OVER, ROOF, ROOF_HIDES_CRESTS
from ..view import building_colour, line_named, other_colour
from . import faces
from .pieces import Tower, card_piece, floor_piece, tower_said, towers
from .places import (
    CELL_H,
    CELL_W,
    TILE,
    Plan,
    card_place,
    card_size,
    cell_middle,
    face_at,
    height_at,
    ranks,
    space_box,
)
from .seats import coming_days
from .tray import rows_of, tray_of

LOW = 3  # floors: the upper one of a higher tower lies across the edge of its cell


class Tried(NamedTuple):
    """What a step would do, as the rules do it on a copy."""

    events: dict[int, list[int]]  # by kind: seat, a, b, c
    after: Any  # the table then, as plain integers
    earned: int  # by the seat, on a ducat day that follows at once; -1: none does


class Line(NamedTuple):
    """What the line of a space holds for whoever moves a card there, as the castle stands."""

    key: str
    free: tuple[int, ...] = ()  # cells the mover may build on for nothing, its towers among them
    paid: tuple[tuple[int, int], ...] = ()  # and for how many ducats
    own: tuple[int, ...] = ()  # towers of the mover: among these, or that those who build may take
    first: int = -1  # the seat that builds there before the mover


def tried(trial: Trial, action: int) -> Tried:
    trial.reset()
    all_ = trial.step(action)
    earned = [event[2] for event in all_ if event[:2] == [moves.EARNS, trial.seat]]
    told = {event[0]: event[1:] for event in all_}
    return Tried(told, ints(trial.now), earned[0] if earned else -1)


def priced(actions: Sequence[int], plan: Plan) -> frozenset[int]:
    """On a tall screen, the cells whose price stands in the place of the height: it is the same
    number (K-4.5), and there is no room for both."""
    builds = (moves.BUILD_FLOOR, moves.BUILD_OTHER) if plan.tall else ()
    return frozenset(int(moves.A[a]) for a in actions if moves.VERB[a] in builds)


def _tiles(s: Any, actions: Sequence[int]) -> dict[int, tuple[float, float]]:
    """Where the cards lie that a finger may choose: the rearmost first, as they go round."""
    cards = {int(moves.A[a]) for a in actions}
    behind = {card: (s.front - s.card_space[card]) % SPACES for card in cards}
    order = sorted(cards, key=lambda card: (-behind[card], card))
    return dict(zip(order, tray_of(s, actions).places, strict=True))


def _move_targets(s: Any, trial: Trial, actions: Sequence[int], plan: Plan) -> list[Target]:
    """First which card, then where to."""
    rank = ranks(s)
    sites: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    tiles = _tiles(s, actions) if plan.tall else {}
    out = []
    for card in range(CARD_COUNT):
        ways = [a for a in actions if moves.A[a] == card]
        if not ways:
            continue
        start, inner = s.card_space[card], s.card_inner[card]
        at = tiles.get(card)
        out.append(
            _tile_target(card, start, inner, *at, plan)
            if at
            else _take_target(card, start, rank[card], plan)
        )
        for action in ways:
            done, space = tried(trial, action), int(moves.B[action])
            empties = moves.EMPTIED in done.events
            turned = done.after.card_inner[card]
            order = [turned, *(c for c in CARDS[card] if c not in (turned, -1))]
            build = tuple(int(s.owner[c]) for c in order)
            days = coming_days(done.after) if empties else ()
            there = ranks(done.after)[card]
            mover = trial.seat
            if done.after.line == space:  # the castle is the same, whatever card goes there
                for seat in {mover, *build} - {seat for at, seat in sites if at == space}:
                    sites[space, seat] = _sites(done.after, seat)
            line = _line_of(done.after, space, mover, build, sites)
            out.append(
                _put_target(action, card, space, turned, build, mover, days, there,
                            rows_of(s, SIDE_OF[space]), line, plan)
            )  # fmt: skip
    return out


def _sites(s: Any, seat: int) -> tuple[tuple[int, int], ...]:
    """K-4.3 to K-4.6: where a seat could build on the line of the moved card, and for how much."""
    return tuple(
        (cell, int(overbuild_price(s.record, seat, cell)) if s.top[cell] >= 0 else 0)
        for cell in LINES[s.line]
        if site_refusal(s.record, seat, cell) == LEGAL
    )


def _line_of(s: Any, space: int, mover: int, build: tuple[int, ...],
             sites: Mapping[tuple[int, int], tuple[tuple[int, int], ...]]) -> Line:  # fmt: skip
    if s.line != space:  # K-4.9: the turn is over
        return Line("preview-line-nobody")
    if mover not in build:
        others = {cell for seat in build for cell, _ in sites[space, seat]}
        own = tuple(c for c in sorted(others) if s.top[c] >= 0 and s.owner[s.top[c]] == mover)
        return Line("preview-line-own" if own else "preview-line-bare", own=own)
    free = tuple(cell for cell, price in sites[space, mover] if not price)
    paid = tuple((cell, price) for cell, price in sites[space, mover] if price)
    key = "preview-line-free" if free else "preview-line-paid" if paid else "preview-line-shut"
    first = s.owner[building_colour(s)]
    return Line(
        "preview-line-both" if free and paid else key,
        free,
        paid,
        tuple(cell for cell in free if s.top[cell] >= 0),
        first=-1 if first == mover else first,
    )


def _line_note(space: int, line: Line) -> Note:
    paid = [(cell, {"ducats": price}) for cell, price in line.paid]
    lists = {"free": _cells(line.free, line.own), "own": _cells(line.own)}
    lists["paid"] = tuple(
        ("preview-price", {"cell": moves.CELL_IDS[cell], **ducats}) for cell, ducats in paid
    )
    at: Note = ("preview-line", line_named(space))
    if line.first >= 0:  # who may change it
        at = ("preview-line-before", {"at": (at,), "seat": Noun("seat", line.first)})
    return line.key, {"at": (at,), **{name: all_ for name, all_ in lists.items() if all_}}


def _cells(cells: Sequence[int], own: Sequence[int] = ()) -> tuple[Note, ...]:
    """Their names, and which of them are towers of one's own."""
    keys = ("preview-own-cell" if cell in own else "told-cell" for cell in cells)
    named = zip(keys, cells, strict=True)
    return tuple((key, {"cell": moves.CELL_IDS[cell]}) for key, cell in named)


@lru_cache(maxsize=5000)
def _take_target(card: int, space: int, rank: int, plan: Plan) -> Target:
    x, y, turn = card_place(space, rank, plan)
    wide, deep = card_size(turn)
    return Target(f"take-{card}", x, y, wide, deep, look="piece", key="thing-card",
                  args={"card": CARD_IDS[card]}, lights=(f"card-{card}",),
                  brief=_on(space))  # fmt: skip


@lru_cache(maxsize=5000)
def _tile_target(card: int, space: int, inner: int, x: float, y: float,
                 plan: Plan) -> Target:  # fmt: skip
    """The same for a finger: at the rim, where it may be tapped as well, a card is too small."""
    return Target(f"take-{card}", x, y, TILE, TILE, look="piece", key="thing-card",
                  args={"card": CARD_IDS[card]}, lights=(f"card-{card}",),
                  face=faces.tile(card, inner, space, card_place(space, 0, plan)[2]),
                  brief=_on(space))  # fmt: skip


def _on(space: int) -> tuple[Note, ...]:
    """Where a card lies, beside its name in a list."""
    return (("brief-space", {"space": space}),)


@lru_cache(maxsize=5000)
def _put_target(action: int, card: int, space: int, inner: int, build: tuple[int, ...],
                mover: int, days: tuple[int, ...], rank: int, rows: int, line: Line,
                plan: Plan) -> Target:  # fmt: skip
    """A space the card may go to: it turns on the way and may empty its row (K-3.11, K-3.12). Whose
    the colours are is said, not what they are: the card shows that. `days`: what the ducat day that
    follows would pay each seat, as the castle stands; `line`: what may be built there, and is not
    said once more before the turn ends."""
    seats = [Noun("seat", seat) for seat in dict.fromkeys(build)]
    builders = dict(zip(("first", "second"), seats, strict=False))
    once = "preview-builder" if len(build) == 1 else "preview-builder-twice"
    notes: list[Note] = [("preview-builders" if len(seats) > 1 else once, builders)]
    if days:
        notes.append(_day(mover, days))
    mine = days[mover] if days else -1
    lands_x, lands_y, turn = x, y, _ = card_place(space, rank, plan)
    if plan.tall:  # the whole space
        x, y, wide, deep = space_box(space, plan, rows)
        face = faces.free_space(wide, deep, mine, lands_x - x, lands_y - y)
    else:
        wide, deep = card_size(turn)
        face = faces.free_place(wide, deep, mine)
    said: Args = {"card": CARD_IDS[card], "space": space}
    ghost = card_piece(f"ghost-card-{card}", card, space, inner, rank, False, plan)
    follows = tuple(notes)  # asked before the turn ends, one wants to know who builds now
    all_ = (notes[0], _line_note(space, line), *notes[1:])
    to: Args = {"space": space}  # which card it is, the list says above
    choice = Choice(action, "choice-move", to, notes=all_, ghost=(ghost,), lost=follows,
                    alone=("action-move", said))  # fmt: skip
    look = "piece" if plan.tall else "place"  # which leaves the cards there their colours
    return Target(f"put-{card}-{space}", x, y, wide, deep, group=f"take-{card}", choices=(choice,),
                  look=look, key="action-move", args=said, notes=choice.notes, face=face,
                  lights=(f"line-{space}", f"lane-{space}", f"card-{card}"))  # fmt: skip


def _day(mover: int, days: tuple[int, ...]) -> Note:
    others = [seat for seat in range(len(days)) if seat != mover]
    said: list[Note] = [("preview-day-of", {"seat": Noun("seat", i), "n": days[i]}) for i in others]
    return "preview-ducat-day", {"n": days[mover], "others": tuple(said)}


def _build_targets(s: Any, trial: Trial, actions: Sequence[int], plan: Plan) -> list[Target]:
    """One per cell; up to three kinds of floor of each colour behind it (K-4.4, K-4.8)."""
    floors: dict[int, list[int]] = {}
    for action in actions:
        floors.setdefault(int(moves.A[action]), []).append(action)
    standing = towers(s)
    return [_site(s, trial, standing[cell], here, plan) for cell, here in floors.items()]


def _site(s: Any, trial: Trial, tower: Tower, actions: list[int], plan: Plan) -> Target:
    """The price (K-4.5, K-4.6), whether a roof follows (K-5.1) and what gets covered are the same
    for every kind, and a list says it once; what each brings is not, nor what a roof hides of it
    (K-5.3)."""
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
    before = Noun("seat", s.owner[s.card_inner[s.card]])  # K-5.1: whoever built here first
    name, ducats = moves.CELL_IDS[cell], str(paid)
    roof: list[Note] = [("preview-roof", {"seat": before})] if follows else []
    rest = (*roof, *covered)
    of_all = (price, *rest)

    def hidden(action: int) -> tuple[Note, ...]:
        crests = int(moves.B[action]) if follows and s.options[ROOF_HIDES_CRESTS] else 0
        return (("preview-roof-hides", {"crests": crests}),) if crests else ()

    key, args = tower_said(tower)
    choices = []
    for action in actions:
        brings, one_of = _brings(s, trial, action), len(actions) > 1
        # the price and the total stand first: of a row with little room nobody reads the end
        notes = (price, *brings, *rest, *hidden(action))
        choices.append(_floor_choice(s, tower, action, ducats, notes, brings, plan, one_of))
    look = "place" if s.top[cell] < 0 else "piece"
    size = (CELL_W - 2, CELL_H) if plan.tall else (CELL_W - 4, CELL_H - 4)
    badge_at, coin = _price_at(tower, plan), (27.0, 1.27 if plan.tall else 1.0)
    if plan.tall and tower.height > 1:
        coin = 35.0, 1.27
    return Target(f"site-{name}", x, y, *size, choices=tuple(choices), key=key, args=args,
                  look=look, badge=ducats, badge_at=badge_at, notes=of_all,
                  lights=(f"cell-{name}",),
                  face=faces.site(*size, look, paid, *badge_at, *coin,
                                  tower.height > LOW))  # fmt: skip


def _price_at(tower: Tower, plan: Plan) -> tuple[float, float]:
    """Where a price lies, from the middle of its cell: above a low tower, else on the sides of its
    floors, between their signs and the height of a tower in the row below; on a tall screen in the
    place of its height."""
    if not tower.height:
        return -28.0, -25.0
    if tower.height < 2:
        return -30.0, (-29.5 if plan.tall else -30.5)
    if plan.tall:
        x, y = height_at(tower.cell, tower.height, plan)
        middle_x, middle_y = cell_middle(CELLS_AT[tower.cell], plan)
        return x - middle_x, y - middle_y
    return 3.0, 32.0


def _brings(s: Any, trial: Trial, action: int) -> tuple[Note, ...]:
    """What a floor changes for whoever builds it: payment, crests and a roof together, and the
    ducat day that follows. Where somebody builds before that, all of it may change: it is said
    before whose building it holds."""
    done, seat = tried(trial, action), trial.seat
    before, after = _at_the_end(s, seat), _at_the_end(done.after, seat)
    end: Args = {"before": before, "after": after}
    last: list[Note] = [("preview-last", {})] if moves.LAST_FLOOR in done.events else []
    if done.earned >= 0:
        return (*last, ("preview-end-paid", {"n": done.earned, **end}))
    now, then = (int(scoring.ducat_day_income(of.record, seat)) for of in (s, done.after))
    key = "preview-end-same" if before == after else "preview-end"
    if done.after.ducat_pending:
        key, end = "preview-end-paid", {**end, "n": then, "after": after + then}
    told: Note = (key, end)
    if done.after.step in (BUILD, ROOF):
        roof = done.after.step == ROOF
        next_ = Noun("seat", seat if roof else done.after.owner[building_colour(done.after)])
        told = (
            "preview-before",
            {"seat": next_, "roof": "true" if roof else "false", "that": (told,)},
        )
    over = done.after.step == OVER  # no other can come
    if now == then or done.after.ducat_pending or over:
        return (*last, told)
    return (*last, told, ("preview-day", {"before": now, "after": then}))


def _at_the_end(s: Any, seat: int) -> int:
    """K-7.4: as it stands beside the name above the table."""
    if s.step == OVER:  # paid
        return int(s.money[seat])
    towers = scoring.final_towers(s.record, seat) + scoring.final_crests(s.record, seat)
    return int(s.money[seat]) + int(towers)


def _floor_choice(s: Any, tower: Tower, action: int, badge: str, notes: tuple[Note, ...],
                  brings: tuple[Note, ...], plan: Plan, one_of: bool) -> Choice:  # fmt: skip
    """One of several at a cell is called by its floor: which cell, the list says above. What it
    brings is said again where one is asked before the turn ends."""
    cell = tower.cell
    level, kind, building = s.height[cell], int(moves.B[action]), building_colour(s)
    other = moves.VERB[action] == moves.BUILD_OTHER  # K-4.8
    colour = other_colour(s, building) if other else building
    id = f"ghost-{'other-' if other else ''}{moves.CELL_IDS[cell]}-{kind}"
    ghost = floor_piece(id, colour * 3 + kind, level, level + 1, s.owner[colour], tower,
                        plan)  # fmt: skip
    said: Args = {"cell": moves.CELL_IDS[cell], "floor": FLOOR_KINDS[kind]}
    alone = "action-build-other" if other else "action-build"
    among = "choice-floor-other" if other else "choice-floor"
    return Choice(action, among if one_of else alone, said, badge, notes, (ghost,), lost=brings,
                  alone=(alone, said))  # fmt: skip


def _roof_targets(s: Any, trial: Trial, actions: Sequence[int], plan: Plan) -> list[Target]:
    """K-5.2: the roofs that may be lifted; the tower below is its owner's again (K-5.4)."""
    out = []
    for action in actions:
        cell = int(moves.A[action])
        name, height = moves.CELL_IDS[cell], s.height[cell]
        x, y = face_at(cell, height - 1, height, plan)
        box = (x, y - 10, 92, 84)
        if plan.tall:  # its whole cell, so that a finger takes the right one of two
            box = (*cell_middle(CELLS_AT[cell], plan), CELL_W - 2, CELL_H)
        said: Args = {"cell": name}
        owner = Noun("seat", s.owner[s.top[cell]])
        back: Note = ("preview-unroofed", {**said, "seat": owner})
        brings = _brings(s, trial, action)
        choice = Choice(action, "action-roof", said, notes=(back, *brings), lost=brings)
        out.append(Target(f"lift-{name}", *box, look="piece", choices=(choice,),
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
    return made + _roof_targets(s, trial, roofs, plan)
