"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from .box import (
    ACTIVITY_IDS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    EVENT_COUNT,
    EVENT_FLAGS,
    EVENT_IDS,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PICTURE,
    SEATS,
    SIDES,
    SLOTS,
    SPACE_IDS,
    SPACES,
)
from .rules.board import collected
from .scoring import covered
from .state import CAPTURED_BY, DISCARDED, OPTION_NAMES, OVER

STEPS = (
    "settle",
    "counter",
    "turn",
    "gather",
    "source",
    "times",
    "collect",
    "cubes",
    "roll",
    "over",
)
PLANS = (None, "activate", "cathedral", "fight", "citizen", "farm")


def owner_id(owner: int) -> int | str | None:
    """A seat, "neutral" for grey and Le Roy, None for nobody."""
    return None if owner < 0 else "neutral" if owner == NEUTRAL else owner


def dice_json(dice: Any) -> dict[str, list[int]]:
    """The dice of a district by colour, highest first."""
    return {
        colour: [v for v in range(SIDES, 0, -1) for _ in range(int(dice[c][v]))]
        for c, colour in enumerate(COLOURS)
    }


def seat_json(s: Any, seat: int) -> dict[str, Any]:
    """What lies in front of a player."""
    known = not covered(s, seat)
    return {
        "seat": seat,
        "deniers": int(s["deniers"][seat]),
        "deniers_in_district": int(s["purse"][seat]),
        "influence": int(s["influence"][seat]),
        "points": int(collected(s, seat)) if known else None,
        "characters": [
            CHARACTER_IDS[c] for c in range(CHARACTERS) if int(s["character"][c]) == seat
        ],
        "supply": int(s["supply"][seat]),
        "general_supply": int(s["general"][seat]),
        "passed": bool(s["passed"][seat]),
        "captured": [
            EVENT_IDS[e] for e in range(EVENT_COUNT) if int(s["event_at"][e]) == CAPTURED_BY + seat
        ],
    }


def leroy_json(s: Any) -> dict[str, Any]:
    """T-21: Le Roy's side of the table."""
    return {
        "points": int(collected(s, NEUTRAL)),
        "general_supply": int(s["general"][NEUTRAL]),
        "captured": [
            EVENT_IDS[e]
            for e in range(EVENT_COUNT)
            if int(s["event_at"][e]) == CAPTURED_BY + NEUTRAL
        ],
        "character_stack": [CHARACTER_IDS[int(c)] for c in s["stack"] if int(c) >= 0],
    }


def activity_json(s: Any, slot: int) -> dict[str, Any]:
    """A card with its tradesmen (space, 0 for the picture) and cubes."""
    spaces = {owner_id(o): int(s["tradesman"][slot][o]) for o in range(OWNERS)}
    cubes = {o: int(s["cubes"][slot][o]) for o in range(SEATS)}
    return {
        "activity": ACTIVITY_IDS[int(s["activity"][slot])],
        "tradesmen": [
            {"owner": o, "space": 0 if k == PICTURE else k} for o, k in spaces.items() if k
        ],
        "cubes": [{"seat": o, "cubes": n} for o, n in cubes.items() if n],
    }


def event_json(s: Any, event: int) -> dict[str, Any]:
    """An event of the queue with its cubes, oldest first (Marauding: counted)."""
    counts = [int(n) for n in s["event_cubes"][event]]
    flags = [owner_id(int(o)) for o in s["flag"][event] if int(o) >= 0]
    return {
        "event": EVENT_IDS[event],
        "flags": int(EVENT_FLAGS[event]),
        "cubes": [{"owner": owner_id(o), "cubes": n} for o, n in enumerate(counts) if n],
        "order": flags,
    }


def group_json(s: Any) -> list[dict[str, Any]]:
    """The dice gathered so far."""
    return [
        {
            "district": owner_id(int(s["group"][i][0])),
            "colour": COLOURS[int(s["group"][i][1])],
            "value": int(s["group"][i][2]),
        }
        for i in range(int(s["group_size"]))
    ]


def action_json(s: Any) -> dict[str, Any] | None:
    """The action under way."""
    plan, target = int(s["plan"]), int(s["target"])
    if plan == 0:
        return None
    named = None
    if PLANS[plan] == "activate":
        named = ACTIVITY_IDS[int(s["activity"][target])]
    elif PLANS[plan] == "fight":
        named = EVENT_IDS[target]
    modifier = int(s["modifier"])
    return {
        "action": PLANS[plan],
        "target": named,
        "cube": ACTIVITY_IDS[int(s["activity"][modifier])] if modifier >= 0 else None,
        "group": group_json(s),
        "units": int(s["units"]) if int(s["step"]) > 3 else None,
        "left": int(s["left"]),
    }


def black_json(s: Any) -> dict[str, Any]:
    """T-6.9: black dice to be countered, those chosen together, and the dice pledged."""
    values = range(SIDES, 0, -1)
    return {
        "remaining": [v for v in values for _ in range(int(s["black"][v]))],
        "chosen": [v for v in values for _ in range(int(s["black_chosen"][v]))],
        "pledged": dice_json(s["pledged"]),
    }


def view_json(s: Any, seat: int) -> dict[str, Any]:
    """The whole table as far as the seat may know it."""
    players = range(int(s["players"]))
    solo = int(s["players"]) == 1
    return {
        "game": "troyes",
        "seat": seat,
        "step": STEPS[int(s["step"])],
        "round": int(s["round"]),
        "turn": int(s["turn"]),
        "start": owner_id(int(s["start"])),
        "active": owner_id(int(s["active"])) if int(s["step"]) != OVER else None,
        "seats": [seat_json(s, p) for p in players],
        "leroy": leroy_json(s) if solo else None,
        "neutral_supply": int(s["general"][NEUTRAL]),
        "standing": {SPACE_IDS[i]: owner_id(int(s["standing"][i])) for i in range(SPACES)},
        "lying": {
            name: [
                {"owner": owner_id(o), "citizens": int(n)} for o, n in enumerate(s["lying"][b]) if n
            ]
            for b, name in enumerate(BUILDINGS)
        },
        "districts": [
            {"district": owner_id(d), "dice": dice_json(s["dice"][d])} for d in [*players, NEUTRAL]
        ],
        "black_dice": black_json(s),
        "activities": [activity_json(s, i) for i in range(SLOTS) if int(s["activity"][i]) >= 0],
        "queue": [event_json(s, int(e)) for e in s["queue"][: int(s["queue_length"])]],
        "discarded_events": [
            EVENT_IDS[e] for e in range(EVENT_COUNT) if int(s["event_at"][e]) == DISCARDED
        ],
        "cathedral": [
            [owner_id(int(s["cathedral"][level][n])) for n in range(1, SIDES + 1)]
            for level in range(LEVELS)
        ],
        "action": action_json(s),
        "options": dict(zip(OPTION_NAMES, s["options"].tolist(), strict=True)),
    }
