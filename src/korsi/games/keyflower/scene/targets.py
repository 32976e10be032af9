"""Where to click. What is done with a thing is done by clicking it; the rest is in the bar."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from korsi.core.scene import Args, Choice, Note, Noun, Target

from .. import box, moves, state
from ..moves import VERB, A, B
from ..refusals import LEGAL
from ..rules.bidding import losing_groups
from ..rules.prospects import (
    BID_COLOURS,
    BID_IN,
    CAPACITY,
    LEAST,
    NEEDED,
    USE_COLOURS,
    USED_IN,
)
from ..rules.transport import upgrade_refusal
from ..view import can_lift
from . import faces
from .ghosts import figure, ghost, going
from .missing import no_bid, no_use
from .pieces import (
    FIGURES,
    SEATS,
    Known,
    fitting,
)
from .places import Places
from .sides import amount, yields
from .signs import order_number
from .spots import Spread, behind_screen, said, slot, thing, tile_of
from .words import asked, brought, does_now, notes, once_upgraded


def targets(s: Any, p: Places, known: Known, actions: Sequence[int]) -> Iterator[Target]:
    things: dict[str, tuple[Spread, list[Choice]]] = {}
    buttons: list[Choice] = []
    numbers: dict[int, list[Choice]] = {}
    for action in actions:
        chosen = choice(s, p, known, action)
        found = thing(s, p, action)
        if VERB[action] == moves.TAKE_WORKERS:
            numbers.setdefault(int(A[action]), []).append(chosen)
        elif found is None:
            buttons.append(chosen)
        else:
            things.setdefault(found[0], (found[1], []))[1].extend(ways(s, p, known, chosen))
    # a bid's place lies over the edge of its tile: it comes after it, and gets the click
    for name in sorted(things, key=lambda name: name.startswith("bid-on-")):
        made = on_thing(s, p, known, name, *things[name])
        yield either(s, p, known, made, things.keys()) if name.startswith(EITHER) else made
    count = len(buttons)
    if s.step == state.PLACE and buttons:  # F-9.5: the corner is the tick's, also where it is not
        count = 2
    for i, chosen in enumerate(buttons):
        x, y = slot(p, i, count)
        yield button(chosen, x - (TAKE_UP_LEFT if chosen.key == "row-rearrange" else 0), y)
    only = len(numbers) == 1 and not things
    for colour, members in numbers.items():
        yield from of_colour(p, colour, members, len(buttons), only)


def choice(s: Any, p: Places, known: Known, action: int) -> Choice:
    key, args = said(action)
    if VERB[action] == moves.TAKE_GROUP:  # F-4.4: who it is that may go elsewhere
        key, args = "row-group", {**args, "group": (in_group(s, tile_of(action), p.viewer),)}
    if VERB[action] == moves.TURN_TILE:  # it lies already, turned so that it fits
        args = {"steps": (int(A[action]) - fitting(s, p.viewer)[0]) % 6}
    if VERB[action] == moves.REARRANGE:
        fresh = taken_up(s, p.viewer)
        key, args = "row-rearrange", {"count": len(fresh), "tile": box.TILE_IDS[fresh[0]]}
    badge = str(B[action] + 1) if VERB[action] == moves.TAKE_WORKERS else ""
    told, shown = in_row(notes(s, p.viewer, known, action)), ghost(s, p, known, action)
    alone, lost = in_chain(s, p.viewer, action), left_over(s, action)
    return Choice(action, key, args, notes=told, badge=badge, ghost=shown, alone=alone, lost=lost)


LEAST_OF = {
    "preview-bid": "preview-least",
    "preview-use": "preview-least",
    "preview-bid-colour": "preview-least-colour",
    "preview-use-colour": "preview-least-colour",
}


def in_row(told: tuple[Note, ...]) -> tuple[Note, ...]:
    """The same behind a row's own words, which say whether it is a bid or a use."""
    return tuple((LEAST_OF.get(key, key), args) for key, args in told)


def taken_up(s: Any, seat: int) -> list[int]:
    """F-9.5: the new tiles that lie, with the one that is being turned."""
    turning = s.placing[seat] if s.cell_of[seat] >= 0 else -1
    return [t for t in range(box.TILES) if s.owner[t] == seat and (s.fresh[t] or t == turning)]


def left_over(s: Any, action: int) -> tuple[Note, ...]:
    """F-7.4: what is lost by whoever finishes although something could still be done with it."""
    if VERB[action] != moves.FINISH or s.step != state.HAUL:
        return ()
    lifts = can_lift(s)
    turns = any(upgrade_refusal(s.record, s.active, t) == LEGAL for t in range(box.TILES))
    if not lifts and not turns:
        return ()
    kind = "both" if lifts and turns else "moves" if lifts else "upgrades"
    return (("preview-lost", {"kind": kind, "moves": s.budget, "upgrades": s.upgrades}),)


def in_group(s: Any, tile: int, seat: int) -> Note:
    """F-1.7: a seat's workers beside a tile."""
    return amount(box.WORKERS[s.group_colour[tile][seat]], s.group[tile][seat])


def in_chain(s: Any, seat: int, action: int) -> Note | None:
    """F-4.4: what workers are sent for, F-9.2: which tile is placed, where an earlier step named
    the tile."""
    args = said(action)[1]
    if VERB[action] == moves.PLACE_BESIDE:
        return "row-place-beside", {**args, "placed": Noun("tile", box.TILE_IDS[s.placing[seat]])}
    if VERB[action] != moves.TAKE_WORKERS:
        return None
    key = "row-bid-on" if s.chain == state.BID else "row-use-of"
    return key, {**args, "tile": box.TILE_IDS[s.target]}


def ways(s: Any, p: Places, known: Known, chosen: Choice) -> list[Choice]:
    """F-4.4: a bid or a use with the fewest workers, in the colour they are sent most easily in, is
    one step; who wants others names the tile first."""
    verb, tile = VERB[chosen.action], tile_of(chosen.action)
    if verb not in EASILY:
        return [chosen]
    colour, count, colours, key, others = EASILY[verb]
    other = others[known[tile][colours] == 1]
    if not (found := known[tile][colour]):
        return [chosen]
    n = known[tile][count]
    args: Args = {"number": n, "colour": box.WORKERS[found - 1]}
    told = chosen.notes[1:]  # how many it takes is said by the choice itself
    if verb == moves.BID_ON:
        told = (*won(s, tile), *told)
    if s.colour[tile] < 0:
        told = (*told, ("preview-locks", {"colour": box.WORKERS[found - 1]}))
    if verb == moves.BID_ON and (there := s.group[tile][p.viewer]):
        key, args = "row-bid-add", {**args, "total": there + n}
    quick = chosen._replace(key=key, args=args, notes=told, then=(sending(found - 1, n),))
    shown = chosen.ghost if verb == moves.USE_TILE else ()
    quick = quick._replace(ghost=(*shown, *going(s, p, tile, verb == moves.BID_ON, n, found - 1)))
    alone, groups = said(chosen.action), int(losing_groups(s.record, p.viewer))
    if verb == moves.BID_ON:  # those who stand there count already
        groups &= ~(1 << tile)
    if not groups and not otherwise(s, p.viewer, found - 1, n, known[tile], verb):
        whole: Note = AWAY[key], {**args, "tile": box.TILE_IDS[tile]}
        return [quick._replace(then=(), alone=whole)]  # what follows is forced
    named: Args = {"outbid": int(groups != 0)}  # they might come along
    few = (*chosen.notes[:1], *once_upgraded(s, tile)) if verb == moves.BID_ON else chosen.notes[:1]
    others_first = chosen._replace(key=other, args=named, notes=few, alone=alone)
    return [quick, others_first._replace(ghost=())]  # the quick one shows what it brings


AWAY = {"row-bid-with": "row-bid-on", "row-bid-add": "row-bid-add-on", "row-use-with": "row-use-of"}


def otherwise(s: Any, seat: int, colour: int, n: int, known: list[int], verb: int) -> bool:
    """Could more workers come from behind the screen than the fewest, or others in colour?"""
    room, colours = (
        (known[CAPACITY], known[USE_COLOURS])
        if verb == moves.USE_TILE
        else (n + 1, known[BID_COLOURS])
    )
    screen = s.screen[seat]
    others = (screen[one] >= n for one in range(4) if one != colour)
    return (screen[colour] > n and room > n) or (colours > 1 and any(others))


def won(s: Any, tile: int) -> tuple[Note, ...]:
    """F-8.3, F-8.6, F-8.7: what a bid that stays the highest brings."""
    means: Note = ("preview-bid-means", {})
    number, winter = order_number(tile), s.season == box.WINTER
    if not number:
        return (means,)
    purple = number == int(box.TURN_ORDERS[s.players])
    brings = ("winter" if winter else "next") if purple else "none"
    order: Note = ("preview-order", {"number": number, "marker": brings})
    return (means, order) if winter else (order,)  # F-8.10: before that it stays on the table


@cache
def sending(colour: int, n: int) -> int:
    """The step that names so many workers of a colour."""
    named: Args = {"colour": box.WORKERS[colour], "number": n}
    return moves.MOVES.from_json({"action": "workers", **named})


EASILY = {
    moves.BID_ON: (
        BID_IN,
        NEEDED,
        BID_COLOURS,
        "row-bid-with",
        ("row-bid-other", "row-bid-other-number"),
    ),
    moves.USE_TILE: (
        USED_IN,
        LEAST,
        USE_COLOURS,
        "row-use-with",
        ("row-use-other", "row-use-other-number"),
    ),
}


# --------------------------------------------------------------------------- together


def on_thing(
    s: Any, p: Places, known: Known, name: str, spread: Spread, choices: list[Choice]
) -> Target:
    _, _, w, h = spread
    first = choices[0]
    verb, tile = VERB[first.action], tile_of(first.action)
    (key, args), told = said(first.action), first.notes
    turns = verb == moves.TURN_TILE and len(choices) > 1
    if turns:  # F-9.1: the tile itself, which everybody clicks to turn it
        tile, told = s.placing[p.viewer], (("preview-turn", {}),)
        key, args = "target-tile", {"tile": box.TILE_IDS[tile]}
    elif len({chosen.action for chosen in choices}) > 1:
        told = ()
        if tile >= 0:
            key, args = "target-tile", {"tile": box.TILE_IDS[tile]}
    elif len(choices) > 1:
        told = (*choices[-1].notes, *told)
    lights: tuple[str, ...] = ()
    if name.startswith(("on-tile-", "to-tile-")):
        lights = (name.partition("-")[2],)
    elif verb == moves.TURN_TILE:
        lights = (f"tile-{s.placing[p.viewer]}",)
    elif verb == moves.TAKE_BOAT:
        lights = (f"tile-{box.FIRST_BOAT + A[first.action]}",)
    elif verb == moves.BID_ON:
        lights = (f"tile-{tile}",)
    badge = badge_art = face = ""
    if verb == moves.CARRY_TO:
        badge = str(s.budget - 1)  # the moves left
    elif verb == moves.BID_ON and not s.group[tile][p.viewer]:  # the least bid
        badge, badge_art = str(known[tile][NEEDED]), figure(s.colour[tile])
    dashed = verb in (moves.PLACE_BESIDE, moves.CARRY_TO)
    if verb == moves.BID_ON:
        face = faces.bid_place(w, h, badge, badge_art)
    elif name.startswith(("on-tile-", "to-tile-", "laid-", "cell-")):
        face = faces.hexagon(w / 2, dashed, badge, -h * 0.46)
    look = "place" if dashed else "piece"
    return Target(
        name, *spread, look=look, choices=tuple(choices), key=key, args=args, notes=told,
        badge=badge, badge_at=(0, -h * 0.3), badge_art=badge_art, lights=lights, face=face,
        turns=turns,
    )  # fmt: skip


TAKE_UP_WIDE, TAKE_UP_LEFT = 96, 24  # beside the tick, with a word
EITHER = ("on-tile-", "bid-on-")
WORKS: Note = ("preview-use-means", {})


def either(s: Any, p: Places, known: Known, made: Target, names: Collection[str]) -> Target:
    """A tile to bid on or to use: it says in a few words what is done there. Where both can be, the
    tile asks which, and each says what it means; else it says why the other cannot be."""
    verb, tile = VERB[made.choices[0].action], tile_of(made.choices[0].action)
    if verb not in EASILY:
        return made
    made = made._replace(brief=in_brief(s, verb, tile, known[tile]))
    if not {f"on-tile-{tile}", f"bid-on-{tile}"} <= set(names):
        named_alone = with_reason(made, why_alone(s, p, verb, tile, known[tile]))
        return standing_alone(named_alone)
    first, *rest = made.choices
    idle = any(key == "preview-nothing" for key, _ in first.notes)  # it does not work for anybody
    told = (*first.notes, WORKS) if verb == moves.USE_TILE and not idle else first.notes
    if verb == moves.BID_ON:  # what the tile does, its use says
        told = tuple(note for note in told if note[0] != "preview-tile-does")
    made = made._replace(choices=(first._replace(notes=told), *rest), notes=told)
    if verb == moves.BID_ON:
        return made
    named: Args = {"tile": box.TILE_IDS[tile]}
    asks: tuple[Note, ...] = (("preview-either", {}),)
    return made._replace(also=(f"bid-on-{tile}",), notes=asks, key="target-tile", args=named)


def standing_alone(made: Target) -> Target:
    """The only step at a tile names it: no heading above its row does."""
    only_one, *more = made.choices
    if more or only_one.alone is None:
        return made
    key, args = only_one.alone
    return made._replace(choices=(only_one._replace(key=key, args=args),))


def in_brief(s: Any, verb: int, tile: int, known: list[int]) -> tuple[Note, ...]:
    """F-4.9, F-5.3: the least bid, and what a tile nobody uses scores; the least use, and what it
    yields."""
    side = s.side[tile]
    if verb == moves.BID_ON:
        least = asked("brief-bid", "brief-bid-colour", s.colour[tile], known[NEEDED])
        if there := s.group[tile][s.active]:  # those who stand there count
            least = "brief-bid-more", {**least[1], "total": there + known[NEEDED]}
        return (least, *ordered(s, tile), *(() if hidden_now(s, tile) else does_now(tile, side)))
    there = s.place[tile] != state.OFFERED and s.owner[tile] != s.active
    whose: tuple[Note, ...] = (("card-village", {"seat": SEATS[s.owner[tile]]}),) if there else ()
    if not brought(tile, side, known):
        return (("brief-idle", {}), *whose)
    key, args = asked("brief-use", "brief-use-colour", s.colour[tile], known[LEAST])
    return ((key, {**args, "does": yields(tile, side)}), *whose)


def hidden_now(s: Any, tile: int) -> bool:
    """Is what a tile does said by its use, or, F-8.10, of no account before winter?"""
    before_winter = bool(order_number(tile)) and s.season != box.WINTER
    return before_winter or bool(yields(tile, s.side[tile]))


def ordered(s: Any, tile: int) -> tuple[Note, ...]:
    """F-8.6, F-8.9: what a turn order tile brings."""
    number = order_number(tile)
    if not number:
        return ()
    purple = number == int(box.TURN_ORDERS[s.players]) and s.season != box.WINTER
    return (("brief-order", {"number": number, "marker": "next" if purple else "none"}),)


def why_alone(s: Any, p: Places, verb: int, tile: int, known: list[int]) -> Note | None:
    """Why a tile on offer can only be used, or only be bid on."""
    if s.place[tile] != state.OFFERED:
        return None
    return (no_bid if verb == moves.USE_TILE else no_use)(s, p.viewer, tile, known)


def with_reason(made: Target, why: Note | None) -> Target:
    """With what is missing for the other, in the last row."""
    if why is None:
        return made
    *rest, last = made.choices
    more = last._replace(notes=(*last.notes, why))
    return made._replace(choices=(*rest, more), notes=(*made.notes, why))


def only(chosen: Choice) -> dict[str, Any]:
    """A target of one choice is called what the choice is called."""
    return {"choices": (chosen,), "key": chosen.key, "args": chosen.args, "notes": chosen.notes}


NUMBERED = {"wide": 5, "tall": 7}  # so many have room: a number stands in the same place each time


def of_colour(
    p: Places, colour: int, members: list[Choice], buttons: int, only_one: bool
) -> Iterator[Target]:
    """F-4.4: a colour behind the screen opens its numbers; of the only one they lie open."""
    x, y = p.worker(colour)
    name = box.WORKERS[colour]
    opener, lights = f"on-worker-{name}", (f"worker-{name}",)
    key, args = "target-workers", {"colour": name}
    spread = behind_screen(p, x, y, p.plan.workers[2])
    if not only_one:
        yield Target(opener, *spread, look="piece", key=key, args=args, lights=lights)
    for i, chosen in enumerate(members):
        at = slot(p, i, max(len(members) + buttons, NUMBERED[p.layout]))
        more = {
            **only(chosen),
            "group": "" if only_one else opener,
            "badge": chosen.badge,
            "lights": lights,
        }
        size = p.plan.button
        more["face"] = faces.number(*size, FIGURES[colour], chosen.badge)
        yield Target(f"workers-{name}-{chosen.badge}", *at, *size, "round", **more)


def button(chosen: Choice, x: float, y: float) -> Target:
    """What is done with no thing on the table: passing, finishing, choosing a resource."""
    key, args = said(chosen.action)
    verb, named = key.removeprefix("action-"), [str(value) for value in args.values()]
    art = named[0] if verb in ("choose", "spend") else verb
    art = "done" if verb in ("settle", "finish") else art
    # above its word
    size, up = ((64, 50), -8) if verb == "pass" else ((50, 50), 0)
    size, up = ((TAKE_UP_WIDE, 50), -8) if verb == "rearrange" else (size, up)
    id = f"button-{'-'.join([verb, *named])}"
    return Target(id, x, y, *size, badge_art=art, badge_at=(0, up), **only(chosen))
