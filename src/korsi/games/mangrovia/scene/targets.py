"""Where a click does something, and what it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from korsi.core.preview import Trial
from korsi.core.scene import NOTHING, Args, Choice, Note, Noun, Piece, Target

from .. import box, moves
from ..rules.building import legal_builds, occupied, pay, payable, place_huts
from ..state import PAY
from ..telling import payment_said, skipped
from ..view import CARD_IDS, standing
from . import faces, places
from .archipelago import bowl_ghost
from .lagoon import space_said
from .places import Layout
from .seats import drawn_amulets, hand_of, kinds_of


def _one(id: str, at: tuple[float, float], size: tuple[float, float], action: int, key: str,
         args: Args, *lights: str, look: str = "piece", shape: str = "rect",
         notes: tuple[Note, ...] = (), lost: tuple[Note, ...] = (), ghost: tuple[Piece, ...] = (),
         face: str = "") -> Target:  # fmt: skip
    """A place to click with one action behind it."""
    notes = (*notes, *lost)
    choice = Choice(action, key, args, notes=notes, ghost=ghost, lost=lost)
    return Target(id, at[0], at[1], size[0], size[1], shape=shape, look=look, choices=(choice,),
                  key=key, args=args, notes=notes, lights=lights, face=face)  # fmt: skip


def _rings(spots: Sequence[tuple[float, float]], size: tuple[float, float]) -> str:
    """Of things that are alike each may be clicked, and it is the same: one target round them
    all."""
    if len(spots) == 1:
        return ""
    x, y = spots[0]
    return faces.rings(tuple((u - x, v - y) for u, v in spots), *size)


def _site(s: Any, seat: int, action: int, site: int, at: Layout) -> Target:
    first, second = (pier + 1 for pier in box.SITE_PIERS[site])
    notes: list[Note] = []
    for pier in (first, second):
        amulets = any(box.AMULETS in way for way in box.PIERS[pier - 1])
        said = {"pier": pier, **_draws(s, seat)} if amulets else {"pier": pier}
        notes.append(("preview-pier-amulets" if amulets else "piece-pier", said))
    return _one(f"site-{site + 1}", places.site_place(site, at), at.touch_site, action,
                "action-bowl", {"site": site + 1}, f"quay-{first}", f"quay-{second}", look="piece",
                shape="round", notes=tuple(notes), ghost=(bowl_ghost(site, seat, at),),
                face=faces.free_site(*at.touch_site))  # fmt: skip


def _skipped(s: Any, action: int) -> tuple[Note, ...]:
    """M-5.3: what is given up with this step."""
    steps = skipped(s, int(moves.STEP_OF[moves.VERB[action]]))
    return (("preview-skips", {"steps": tuple(steps)}),) if steps else ()


def _take(s: Any, trial: Trial, action: int, card: int, at: Layout) -> Target:
    name, copies = CARD_IDS[card], [i for i, one in enumerate(s.row) if one == card]
    said: Args = {"card": Noun("card", name)}
    spots = [places.row_place(place, at) for place in copies]
    return _one(f"take-{name}", spots[0], at.touch_card, action, "action-take", said,
                *(f"row-{place}" for place in copies), notes=_good_for(trial, action),
                lost=_skipped(s, action), face=_rings(spots, at.touch_card))  # fmt: skip


def _good_for(trial: Trial, action: int) -> tuple[Note, ...]:
    """What the hand could pay with a card and cannot without: prices of the map, and huts as the
    birds sit."""
    trial.reset()
    prices, spaces = _payable(trial)
    trial.step(action)
    more_prices, more_spaces = _payable(trial)
    notes: list[Note] = []
    if new := sorted(more_prices - prices):
        notes.append(
            ("preview-prices", {"prices": tuple(("told-price", {"price": n}) for n in new)})
        )
    if opened := len(more_spaces - spaces):
        notes.append(("preview-spaces", {"count": opened}))
    return tuple(notes) or (_later_for(trial, int(moves.A[action])),)


def _later_for(trial: Trial, card: int) -> Note:
    """What a card is for that opens nothing yet: the free spaces of its landscape."""
    land = card - box.FIRST_LANDSCAPE
    if land < 0:
        return "preview-no-price", NOTHING
    taken = int(occupied(trial.now))
    free = [i for i, lands in enumerate(box.LANDS_OF) if land in lands and not taken >> i & 1]
    return "preview-land", {"count": len(free), "bird": int(trial.now["birds"]) >> land & 1}


def _payable(trial: Trial) -> tuple[set[int], set[int]]:
    """The prices in valuables the hand makes exactly, and the spaces it could build a hut on."""
    sums, mask = int(payable(trial.now, trial.seat, 0)), np.zeros(moves.MOVES.count, np.uint8)
    legal_builds(trial.now, trial.seat, 1, mask)
    prices = {space.price for space in box.SPACES if space.cur == "valuables"}
    return {p for p in prices if sums >> p & 1}, {int(a) for a in np.flatnonzero(mask)}


def _draw(s: Any, action: int, deck: int, at: Layout) -> Target:
    name = box.DECKS[deck]
    return _one(f"draw-{name}", at.piles[deck], at.touch_card, action, "action-draw",
                {"deck": name}, f"pile-{name}", lost=_skipped(s, action))  # fmt: skip


def _amulets(s: Any, seat: int, action: int, at: Layout) -> Target:
    """M-7.1, M-7.2: from the bag, or without huts on amulet spaces from the board."""
    from_bag = box.TRACK_DRAW[s.column[seat]]
    place, light = (at.bag, "bag") if from_bag else (at.stack, "stack")
    notes: tuple[Note, ...] = (("preview-amulets", _draws(s, seat)),)
    return _one("amulets", place, at.touch_small, action, "action-amulets", NOTHING, light,
                notes=notes, lost=_skipped(s, action))  # fmt: skip


def _draws(s: Any, seat: int) -> Args:
    """M-7.3: how many amulets a seat draws from the bag, and how many of them it keeps."""
    drawn, back = box.TRACK_DRAW[s.column[seat]], box.TRACK_GIVE_BACK[s.column[seat]]
    return {"draw": int(drawn), "keep": int(drawn - back)}


def _return(s: Any, seat: int, action: int, kind: int, at: Layout) -> Target:
    hand, drawn = hand_of(s, seat), drawn_amulets(s, seat)
    held = places.hand_places(kinds_of(hand, drawn), at)[len(hand) :]
    spots = [(x, y) for one, (x, y, _) in zip(drawn, held, strict=True) if one == kind]
    value = box.AMULET_VALUES[kind]
    return _one(f"return-{value}", spots[0], at.touch_small, action, "action-return",
                {"amulet": value}, face=_rings(spots, at.touch_small))  # fmt: skip


def _pay(
    hand: list[tuple[int, int]], trial: Trial, action: int, payment: int, at: Layout
) -> Target:
    """The pieces of its kind in the viewer's hand, with those nothing could stand in for after
    them: one click lays all of them down, and says what is still to be paid then."""
    name = box.PAYMENTS[payment].id
    small = box.PAYMENTS[payment].source in (box.FREE_LANDSCAPE, box.AMULET, box.BONUS_TILE)
    size = at.touch_small if small else at.touch_held
    held = places.hand_places(kinds_of(hand, []), at)
    spots = [(x, y) for (one, _), (x, y, _) in zip(hand, held, strict=True) if one == payment]
    lights = [f"hand-{name}-{copy}" for copy in range(len(spots))]
    if at.tall:  # fanned out under one finger
        (x, y), (u, v) = spots[0], spots[-1]
        spots = [((x + u) / 2, (y + v) / 2)]
    steps, left = _laid_down(trial, action)
    paid = [int(moves.A[step]) for step in steps]
    lights += [
        f"hand-{box.PAYMENTS[one].id}-{copy}"
        for one, n in Counter(paid).items()
        for copy in range(n)
        if one != payment
    ]
    note: Note = ("preview-left", {"due": left}) if left else ("preview-paid", NOTHING)
    one = _one(f"pay-{name}", spots[0], size, action, "action-pay", payment_said(paid), *lights,
               notes=(note,), face=_rings(spots, size))  # fmt: skip
    choice = one.choices[0]._replace(then=tuple(steps[1:]))
    return one._replace(choices=(choice,))


def _laid_down(trial: Trial, action: int) -> tuple[list[int], int]:
    """A step of a payment with all that must follow it, and what is left to pay then."""
    trial.reset()
    steps = [action]
    pay(trial.now, trial.seat, int(moves.A[action]))
    while int(trial.now["step"]) == PAY and len(only := trial.legal()) == 1:
        steps += only
        pay(trial.now, trial.seat, int(moves.A[only[0]]))
    return steps, int(trial.now["due"]) if int(trial.now["step"]) == PAY else 0


def _waive(s: Any, action: int, at: Layout) -> Target:
    """M-5.3: at the boat, with what passing means."""
    notes: tuple[Note, ...] = (("preview-waive", {"pier": s.pier + 1}),)
    return _one("waive", places.boat_place(s.pier, at), at.touch_small, action, "action-waive",
                NOTHING, "boat", look="place", shape="round", notes=notes)  # fmt: skip


def _birds(s: Any, seat: int, actions: Sequence[int], at: Layout) -> Iterator[Target]:
    """M-9.2: whoever clicks a square of the rock is asked only where the other bird goes; and is
    told what they hold for these landscapes."""
    trial, side = _trial(s, seat), at.rock_cell + 4
    notes = {action: _open_then(s, trial, action) for action in actions}
    for land, name in enumerate(box.LANDSCAPES):
        choices = tuple(
            Choice(action, "piece-rock-other", {"land": Noun("card", other)}, notes=notes[action])
            for action in actions
            if name in (pair := _pair(action))
            for other in pair
            if other != name
        )
        yield Target(f"birds-{name}", *places.rock_place(land, at), side, side, choices=choices,
                     key="piece-rock", args={"land": Noun("card", name)},
                     lights=(f"rock-{name}",))  # fmt: skip


def _pair(action: int) -> list[str]:
    return str(moves.PAIR.ids[moves.A[action]]).split("-")


def _open_then(s: Any, trial: Trial, action: int) -> tuple[Note, ...]:
    """How many of one's landscape cards birds there would open; and on how many spaces one could
    build at once. That it is none yet warns of nothing: cards come before the next hut."""
    hand = s.hand[trial.seat][box.FIRST_LANDSCAPE : box.CARDS]
    fitting = sum(n for name, n in zip(box.LANDSCAPES, hand, strict=True) if name in _pair(action))
    trial.reset()
    trial.step(action)
    spaces = int(legal_builds(trial.now, trial.seat, 1, np.zeros(moves.MOVES.count, np.uint8)))
    opens: Note = ("preview-opens", {"count": spaces})
    return (("preview-fits", {"count": fitting}), *([opens] if spaces else []))


def _trial(s: Any, seat: int) -> Trial:
    from .. import GAME

    return Trial(GAME, s.record, seat)


# --------------------------------------------------------------------------- building


def _build_notes(trial: Trial, action: int) -> tuple[tuple[Note, ...], int]:
    """What a hut would cost, and what it would bring once it is paid; and by how much that changes
    what stands beside one's name."""
    trial.reset()
    before = standing(trial.now)[trial.seat]
    trial.step(action)
    price, currency = int(trial.now["due"]), box.SPACES[moves.A[action]].cur
    costs: Note = ("preview-costs", {"price": price, "currency": currency})
    notes, more = _brought(trial, before)
    return (costs, *notes), more


def to_be_paid(s: Any, seat: int) -> tuple[Note, ...]:
    """What the hut that is being paid for will have brought: the same its choice said."""
    if s.step != PAY or s.active != seat:
        return ()
    trial = _trial(s, seat)
    return tuple(_brought(trial, standing(trial.now)[seat])[0])


def _brought(trial: Trial, before: dict[str, Any]) -> tuple[list[Note], int]:
    """What a hut brings once the rest of its price is paid, and by how much that changes what
    stands beside one's name."""
    due, space, last = int(trial.now["due"]), int(trial.now["site"]), int(trial.now["last_hut"])
    place_huts(trial.now, trial.seat)
    paid = due if box.SPACES[space].cur == "amulets" else 0  # M-12.11: they would have counted
    after = standing(trial.now)[trial.seat]
    notes = [_worth(before, after, paid)]
    for kind, _, a, _, _ in trial.events():
        if kind == moves.COLUMN:
            drawn, back = int(box.TRACK_DRAW[a]), int(box.TRACK_GIVE_BACK[a])
            notes.append(("preview-column", {"drawn": drawn, "back": back}))
        elif kind == moves.TILE_GAINED:
            notes.append(("preview-tile", {"tile": box.TILE_IDS[a]}))
        elif kind == moves.LAST_HUT and not last:  # M-11.1
            notes.append(("preview-last-hut", NOTHING))
    return notes, after["points"] - paid - before["points"]


def _worth(before: dict[str, Any], after: dict[str, Any], amulets: int) -> Note:
    """What stands beside one's name above the table, before and after; and of what the difference
    is: points at once, paths by name, both areas, amulets paid."""
    was = {line["what"]: line["points"] for line in before["lines"]}
    more = {line["what"]: line["points"] - was.get(line["what"], 0) for line in after["lines"]}
    parts: list[Note] = []
    if once := more["printed"] + more["pole_tiles"]:
        parts.append(("worth-at-once", {"points": once}))
    for old, new in zip(before["paths"], after["paths"], strict=True):
        if gained := new["points"] - old["points"]:
            said: Args = {"path": new["path"], "place": new["place"], "points": gained}
            if old["points"]:  # a better place than before: how much it pays then
                said = {**said, "from": old["points"], "to": new["points"]}
            parts.append(("worth-path-moved" if old["points"] else "worth-path", said))
    for area, key in (("stone_area", "worth-stone-area"), ("pole_area", "worth-pole-area")):
        if more[area]:
            parts.append((key, {"points": more[area]}))
    if amulets:
        parts.append(("worth-amulets", {"points": amulets}))
    points: Args = {"before": before["points"], "after": after["points"] - amulets}
    if not parts:
        return "preview-end-even", points
    return "preview-end", {**points, "parts": tuple(parts)}


def _builds(s: Any, seat: int, actions: Sequence[int], at: Layout) -> Iterator[Target]:
    """One per space; behind it a hut and, at the right pier, a double hut."""
    trial = _trial(s, seat)
    by_space: dict[int, list[int]] = {}
    for action in actions:
        by_space.setdefault(int(moves.A[action]), []).append(action)
    for space, ways in by_space.items():
        x, y = places.space_middle(space, at)
        key, args = space_said(space)
        args = {**args, "both": len(ways) - 1}
        choices = tuple(_build(s, trial, a, lost=_skipped(s, a), at=at) for a in ways)
        name = box.SPACES[space].id
        gap = 0 if at.tall else 6  # a finger needs all of it
        size = at.cell[0] - gap, at.cell[1] - gap
        yield Target(f"build-{name}", x, y, *size, choices=choices, look="piece", key=key,
                     args=args, notes=choices[0].notes, lights=(f"space-{name}",),
                     face=faces.free_space(space, *at.cell))  # fmt: skip


def _build(s: Any, trial: Trial, action: int, lost: tuple[Note, ...], at: Layout) -> Choice:
    """A hut, or a double one; what brings more comes first in a list."""
    double, space = moves.VERB[action] == moves.BUILD_DOUBLE, int(moves.A[action])
    notes, more = _build_notes(trial, action)
    return Choice(
        action,
        "action-double" if double else "action-build",
        {"space": box.SPACES[space].id},
        notes=(*notes, *lost),
        ghost=(_hut_to_be(space, trial.seat, double, at),),
        lost=lost,
        rank=more,
    )


def _hut_to_be(space: int, seat: int, double: bool, at: Layout) -> Piece:
    """How the space would look; a list of choices shows it as well."""
    face = faces.hut_to_be(space, *at.cell, seat, double)
    id = f"ghost-{'huts' if double else 'hut'}-{box.SPACES[space].id}"
    return Piece(id, face, *places.space_middle(space, at), z=110, owner=seat,
                 tone=places.TONE_OF[seat])  # fmt: skip


def targets(s: Any, seat: int, actions: Sequence[int], at: Layout) -> Iterator[Target]:
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(int(moves.VERB[action]), []).append(action)
    builds = [a for verb in (moves.BUILD_HUT, moves.BUILD_DOUBLE) for a in by_verb.get(verb, ())]
    if builds:
        yield from _builds(s, seat, builds, at)
    if moves.SET_BIRDS in by_verb:
        yield from _birds(s, seat, by_verb[moves.SET_BIRDS], at)
    yield from (_site(s, seat, a, int(moves.A[a]), at) for a in by_verb.get(moves.PLACE_BOWL, ()))
    if moves.TAKE_CARD in by_verb:
        trial = _trial(s, seat)
        yield from (_take(s, trial, a, int(moves.A[a]), at) for a in by_verb[moves.TAKE_CARD])
    yield from (_draw(s, a, int(moves.A[a]), at) for a in by_verb.get(moves.DRAW_CARD, ()))
    yield from (_amulets(s, seat, a, at) for a in by_verb.get(moves.TAKE_AMULETS, ()))
    yield from (_return(s, seat, a, int(moves.A[a]), at) for a in by_verb.get(moves.PUT_BACK, ()))
    if moves.LAY_DOWN in by_verb:
        hand, trial = hand_of(s, seat), _trial(s, seat)
        yield from (_pay(hand, trial, a, int(moves.A[a]), at) for a in by_verb[moves.LAY_DOWN])
    yield from (_waive(s, a, at) for a in by_verb.get(moves.WAIVE_REST, ()))
