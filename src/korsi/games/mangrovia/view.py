"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from typing import Any

import numpy as np

from korsi.core.int_record import ints

from . import box, refusals
from .moves import MOVES, STEP_OF, VERB
from .options import OPTIONS
from .rules.building import build_refusal
from .rules.contract import legal_steps
from .scoring import amulet_total, if_ended_now
from .state import ACT, BOWL, NEUTRAL, OVER, PAY

STEPS = ("bowl", "act", "return", "pay", "over")  # in the order of the steps of state.py
_KEPT_IN = ("hand", "tiles", "hand", "start_cards", "amulets", "tiles")  # by source
CARD_IDS: list[int | str] = [*box.VALUES, *box.LANDSCAPES]


def _listed(ids: list[Any], counts: Any) -> list[Any]:
    """A multiset as a list of ids."""
    return [name for name, count in zip(ids, counts, strict=True) for _ in range(count)]


def _spaces(bits: int) -> list[str]:
    return [box.SPACE_IDS[i] for i in range(box.SPACE_COUNT) if bits >> i & 1]


def owners(s: Any) -> list[int]:
    """Who has huts on each space: a seat, the neutral, -1 for nobody."""
    found = [-1] * box.SPACE_COUNT
    for who, spaces in enumerate(s.owned):
        while spaces:
            found[(spaces & -spaces).bit_length() - 1] = who
            spaces &= spaces - 1
    return found


def held(s: Any, seat: int, payment: int) -> int:
    """How many of a kind of payment a seat shows in this view."""
    source, at = box.PAYMENTS[payment].source, box.PAYMENTS[payment].at
    kept: list[int] = getattr(s, _KEPT_IN[source])[seat]
    return kept[box.FIRST_LANDSCAPE + at if source == box.LAND_CARD else at]


def standing(record: Any) -> list[dict[str, Any]]:
    """`if_ended_now`, with the amulets whoever looks knows: one's own, and of others those taken
    openly; what else they hold is told to be covered (M-7.5, M-12.11)."""
    s = ints(record)
    return [_with_amulets(s, entry) for entry in if_ended_now(record)]


def _with_amulets(s: Any, entry: dict[str, Any]) -> dict[str, Any]:
    seat = entry["seat"]
    if s.step == OVER:
        return entry
    worth, known = int(amulet_total(s.record, seat)), sum(s.amulets[seat])
    if known < s.amulets_size[seat] and not worth:
        return entry
    line = {"what": "amulets", "points": worth, "clause": "M-12.11"}
    return entry | {
        "points": entry["points"] + worth,
        "lines": [*entry["lines"], line],
        "aside": entry["aside"] if known < s.amulets_size[seat] else [],
    }


def counts_of(s: Any, seat: int) -> dict[str, int]:
    """What everybody may count of a player (M-15.1)."""
    return {
        "points": s.chief[seat],
        "huts": s.huts[seat],
        "valuables": s.hand_size[seat][0],
        "landscapes": s.hand_size[seat][1],
        "amulets": s.amulets_size[seat],
        "column": s.column[seat],
    }


def _seat(s: Any, seat: int) -> dict[str, Any]:
    """A player as far as the view knows him; M-15.1: the numbers are open, the faces may not be."""
    hand = s.hand[seat]
    return {
        "seat": seat,
        "colour": box.COLOURS[seat],
        "points": s.chief[seat],
        "huts": s.huts[seat],
        "amulet_column": s.column[seat],
        "hand": {
            "valuables": _listed(box.VALUES, hand[: box.FIRST_LANDSCAPE]),
            "starting": _listed(box.START_VALUES, s.start_cards[seat]),
            "landscape": _listed(box.LANDSCAPES, hand[box.FIRST_LANDSCAPE : box.CARDS]),
        },
        "hand_size": {deck: s.hand_size[seat][i] for i, deck in enumerate(box.DECKS)},
        "amulets": _listed(box.AMULET_VALUES, s.amulets[seat]),
        "amulets_size": s.amulets_size[seat],
        "tiles": _listed(box.TILE_IDS, s.tiles[seat]),
        "built": _spaces(s.owned[seat]),
    }


def _payment(s: Any) -> dict[str, Any] | None:
    if s.step != PAY:
        return None
    due = {"landscapes_due": s.lands_due, "price_due": s.due}
    return {"space": box.SPACE_IDS[s.site], "huts": s.building, **due}


def _prompt(s: Any, seat: int) -> dict[str, Any]:
    """What is to be done now, and what its sentence needs."""
    prompt: dict[str, Any] = {"step": STEPS[s.step]}
    if s.step == BOWL:
        prompt |= {"ending": _ending(s, seat), "banned": _banned(s, seat)}
    elif s.step == ACT:
        prompt |= {"pier": s.pier + 1, "without": "none", **_next_step(s, seat)}
        can = _open(s, seat) if seat == s.active else set()
        # M-5.3: what lies face down glows as well, and nobody saw what that costs
        prompt["sooner"] = prompt["next"] == "up" and box.DOWN in can
        builds = can & {box.BUILD, box.DOUBLE}
        prompt["last"] = bool(builds and s.huts[seat] == 1 and not s.last_hut)
    elif s.step == PAY:
        of = {"lands": s.lands_due, "currency": box.SPACES[s.site].cur}
        prompt |= {"space": box.SPACE_IDS[s.site], "due": s.due, **of}
    return prompt


def _ending(s: Any, seat: int) -> str:
    """M-11.1: whose last hut would end the game with this round: one's own, or another's."""
    short = [who for who in range(s.players) if s.huts[who] == 1]
    return "own" if seat in short else "other" if short else "none"


def _banned(s: Any, seat: int) -> int:
    """M-4.4: the free site the start player's first bowl is kept off; 0 where there is none."""
    bits = int(box.FIRST_BOWL_BAN[s.players]) if seat == s.active and not s.bowls_placed else 0
    sites = (i + 1 for i in range(box.SITES) if bits >> i & 1 and s.bowl_on[i] < 0)
    return next(sites, 0)


def _next_step(s: Any, seat: int) -> dict[str, Any]:
    """M-5.3: what comes next at the pier, and how often in a row; "any" while one may choose. To
    whoever acts no more is named than they can do, and why not what the pier would let them build:
    "unbuilt" with what is left to do instead, or besides "without" it."""
    ways = [way[s.at :] for i, way in enumerate(box.PIERS[s.pier]) if s.alternative in (-1, i)]
    can = _open(s, seat) if seat == s.active else {*chain.from_iterable(ways)}
    ready = [way for way in ways if way and way[0] in can]
    lacking = next((way[0] for way in ways if way and way[0] in _HUTS and way[0] not in can), None)
    if lacking is not None and not ready:
        return {**_instead(ways, can), **_why_unbuilt(s, seat, lacking)}
    left = ways if lacking is None else ready
    if len(left) != 1 or not left[0]:
        return {"next": "any", "count": 0}
    step, count = _runs(left[0])[0]
    said = {"next": box.STEPS[step], "count": count}
    if lacking is None:
        return said
    return {**said, "without": _HUTS[lacking], **_why_unbuilt(s, seat, lacking)}


def _instead(ways: list[tuple[int, ...]], can: set[int]) -> dict[str, Any]:
    """What is left to do at a pier to whoever can build nothing there."""
    rest = _runs(ways[0]) if len(ways) == 1 else []
    step, count = next((run for run in rest if run[0] in can), (-1, 0))
    then = "none" if step < 0 else "down" if step == box.DOWN else "more"
    return {"next": "unbuilt", "count": count, "then": then}


_HUTS = {box.BUILD: "hut", box.DOUBLE: "double"}


def _runs(steps: Sequence[int]) -> list[tuple[int, int]]:
    """What follows each other at a pier, and how often in a row."""
    return [(step, len(list(same))) for step, same in groupby(steps)]


_LACKS = {
    refusals.NO_HUT: "huts",
    refusals.CANNOT_PAY_EXACTLY: "price",
    refusals.NO_LANDSCAPE_CARD: "land",
    refusals.NO_ACTIVE_LANDSCAPE: "land",
}
"""What whoever can build nowhere lacks: the first of these reasons that holds anywhere."""


def _why_unbuilt(s: Any, seat: int, step: int) -> dict[str, str]:
    """M-8.1 to M-8.4, M-8.12: what whoever can build nowhere lacks first."""
    huts = 2 if step == box.DOUBLE else 1
    found = {build_refusal(s.record, seat, space, huts) for space in range(box.SPACE_COUNT)}
    return {"why": next((why for refusal, why in _LACKS.items() if refusal in found), "space")}


def _open(s: Any, seat: int) -> set[int]:
    """The steps of the pier the seat may really do."""
    mask = np.zeros(MOVES.count, np.uint8)
    legal_steps(s.record, seat, mask)
    return set(STEP_OF[VERB[np.flatnonzero(mask)]].tolist())


def _bowl(owner: int) -> int | str | None:
    return "neutral" if owner == NEUTRAL else None if owner < 0 else owner


def _options(s: Any) -> dict[str, str | bool]:
    """How the table is played; who began is told as the start player."""
    words = {o.name: o.choices[chosen] for o, chosen in zip(OPTIONS, s.options, strict=True)}
    del words["start_player"]
    return {name: {"false": False, "true": True}.get(w, w) for name, w in words.items()}


def moment(record: Any, seat: int) -> dict[str, Any]:
    """Of the view, what is said at every step."""
    s = ints(record)
    return {"prompt": _prompt(s, seat), "round": s.rounds}


def view_json(record: Any, seat: int) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    s = ints(record)
    row = [CARD_IDS[card] if card >= 0 else None for card in s.row]
    up = box.VALUABLES_FACE_UP
    return {
        "game": "mangrovia",
        "seat": seat,
        "step": STEPS[s.step],
        "prompt": _prompt(s, seat),
        "turn": s.turn,
        "round": s.rounds,
        "active": s.active if s.step != OVER else None,
        "start_player": s.start_player,
        "pier": s.pier + 1 if s.pier >= 0 else None,
        "sites": {str(i + 1): _bowl(owner) for i, owner in enumerate(s.bowl_on)},
        "birds": [name for i, name in enumerate(box.LANDSCAPES) if s.birds >> i & 1],
        "face_up": {"valuables": row[:up], "landscape": row[up:]},
        "piles": {deck: s.pile_size[i] for i, deck in enumerate(box.DECKS)},
        "discards": {
            "valuables": _listed(box.VALUES, s.discard[: box.FIRST_LANDSCAPE]),
            "landscape": _listed(box.LANDSCAPES, s.discard[box.FIRST_LANDSCAPE :]),
        },
        "amulets_on_board": s.stack,
        "bag": s.bag_size,
        "amulets_set_aside": _listed(box.AMULET_VALUES, s.aside),
        "drawn": _listed(box.AMULET_VALUES, s.drawn),
        "drawn_size": s.drawn_size,
        "pole_stack": box.POLE_TILES[s.poles_taken :],
        "pole_tiles": {box.SPACE_IDS[i]: tile for i, tile in enumerate(s.pole_tile) if tile > 0},
        "stone_tiles": {
            box.SPACE_IDS[i]: box.TILE_IDS[tile] for i, tile in enumerate(s.tile_on) if tile >= 0
        },
        "neutral_huts": _spaces(s.owned[NEUTRAL]),
        "double_huts": _spaces(s.doubles),
        "payment": _payment(s),
        "last_hut_built": bool(s.last_hut),
        "seats": [_seat(s, p) for p in range(s.players)],
        "options": _options(s),
    }
