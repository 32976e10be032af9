"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from .box import (
    AMULET_VALUES,
    CARDS,
    COLOURS,
    DECKS,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    POLE_TILES,
    SITES,
    SPACE_COUNT,
    SPACE_IDS,
    START_VALUES,
    TILE_IDS,
    VALUABLES_FACE_UP,
    VALUES,
)
from .options import NEUTRALS_OPTION, OPTIONS, TILES_OPTION
from .state import ACT, NEUTRAL, OVER, PAY, SWITCHES

STEPS = ("bowl", "act", "return", "pay", "over")  # in the order of the steps of state.py
CARD_IDS = [*VALUES, *LANDSCAPES]


def _listed(ids: list[Any], counts: Any) -> list[Any]:
    """A multiset as a list of ids."""
    return [name for name, count in zip(ids, counts, strict=True) for _ in range(int(count))]


def _spaces(bits: int) -> list[str]:
    return [SPACE_IDS[i] for i in range(SPACE_COUNT) if bits >> i & 1]


def _seat(s: Any, seat: int) -> dict[str, Any]:
    """A player as far as the view knows him; M-15.1: the numbers are open, the faces may not be."""
    hand = s["hand"][seat]
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": int(s["chief"][seat]),
        "huts": int(s["huts"][seat]),
        "amulet_column": int(s["column"][seat]),
        "hand": {
            "valuables": _listed(VALUES, hand[:FIRST_LANDSCAPE]),
            "starting": _listed(START_VALUES, s["start_cards"][seat]),
            "landscape": _listed(LANDSCAPES, hand[FIRST_LANDSCAPE:CARDS]),
        },
        "hand_size": {deck: int(s["hand_size"][seat][i]) for i, deck in enumerate(DECKS)},
        "amulets": _listed(AMULET_VALUES, s["amulets"][seat]),
        "amulets_size": int(s["amulets_size"][seat]),
        "tiles": _listed(TILE_IDS, s["tiles"][seat]),
        "built": _spaces(int(s["owned"][seat])),
    }


def _payment(s: Any) -> dict[str, Any] | None:
    if int(s["step"]) != PAY:
        return None
    return {
        "space": SPACE_IDS[int(s["site"])],
        "huts": int(s["building"]),
        "landscapes_due": int(s["lands_due"]),
        "price_due": int(s["due"]),
    }


def _prompt(s: Any) -> dict[str, Any]:
    """What is to be done now, and what its sentence needs."""
    step = int(s["step"])
    prompt: dict[str, Any] = {"step": STEPS[step]}
    if step == ACT:
        prompt["pier"] = int(s["pier"]) + 1
    elif step == PAY:
        prompt |= {"space": SPACE_IDS[int(s["site"])], "due": int(s["due"])}
    return prompt


def _bowl(owner: int) -> int | str | None:
    return "neutral" if owner == NEUTRAL else None if owner < 0 else owner


def view_json(s: Any, seat: int) -> dict[str, Any]:
    """The whole table as a seat sees it."""
    step = int(s["step"])
    row = [CARD_IDS[int(card)] if int(card) >= 0 else None for card in s["row"]]
    return {
        "game": "mangrovia",
        "seat": seat,
        "step": STEPS[step],
        "prompt": _prompt(s),
        "turn": int(s["turn"]),
        "round": int(s["rounds"]),
        "active": int(s["active"]) if step != OVER else None,
        "start_player": int(s["start_player"]),
        "pier": int(s["pier"]) + 1 if int(s["pier"]) >= 0 else None,
        "sites": {str(i + 1): _bowl(int(s["bowl_on"][i])) for i in range(SITES)},
        "birds": [name for i, name in enumerate(LANDSCAPES) if int(s["birds"]) >> i & 1],
        "face_up": {"valuables": row[:VALUABLES_FACE_UP], "landscape": row[VALUABLES_FACE_UP:]},
        "piles": {deck: int(s["pile_size"][i]) for i, deck in enumerate(DECKS)},
        "discards": {
            "valuables": _listed(VALUES, s["discard"][:FIRST_LANDSCAPE]),
            "landscape": _listed(LANDSCAPES, s["discard"][FIRST_LANDSCAPE:]),
        },
        "amulets_on_board": int(s["stack"]),
        "bag": int(s["bag_size"]),
        "amulets_set_aside": _listed(AMULET_VALUES, s["aside"]),
        "drawn": _listed(AMULET_VALUES, s["drawn"]),
        "drawn_size": int(s["drawn_size"]),
        "pole_stack": POLE_TILES[int(s["poles_taken"]) :],
        "pole_tiles": {
            SPACE_IDS[i]: int(s["pole_tile"][i])
            for i in range(SPACE_COUNT)
            if int(s["pole_tile"][i]) > 0
        },
        "stone_tiles": {
            SPACE_IDS[i]: TILE_IDS[int(s["tile_on"][i])]
            for i in range(SPACE_COUNT)
            if int(s["tile_on"][i]) >= 0
        },
        "neutral_huts": _spaces(int(s["owned"][NEUTRAL])),
        "double_huts": _spaces(int(s["doubles"])),
        "payment": _payment(s),
        "last_hut_built": bool(s["last_hut"]),
        "seats": [_seat(s, p) for p in range(int(s["players"]))],
        "options": {
            "stone_tiles": OPTIONS[TILES_OPTION].choices[int(s["tile_mode"])],
            **{name: bool(s["switches"][i]) for i, name in enumerate(SWITCHES)},
            "neutral_colours": OPTIONS[NEUTRALS_OPTION].choices[int(s["neutrals_apart"])],
        },
    }
