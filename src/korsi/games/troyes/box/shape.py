"""What an entry of components.toml looks like, and what is in this one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from korsi.core.box import box_of, many, maybe, table, whole, words

from .words import (
    ANY,
    BUILDINGS,
    COLOURS,
    EFFECTS,
    EVENT_EFFECTS,
    FORBIDDEN,
    LEROY_DOES,
    MEASURES,
    ONE_COLOUR,
    OPS,
    SIDES,
    SPACES,
    SPACES_EACH,
    VERDICTS,
)

BOX = box_of(__package__ or "", str(Path(__file__).parent))  # box/ stands for a box.py

_some, _one_more, _points = whole(0, 20), whole(1, 20), whole(-1000, 1000)
_colour, _building = words(*COLOURS), words(*BUILDINGS)
_value, _steps = whole(1, SIDES), many(whole(0, 100), 3, 3)
_spaces = many(int | tuple[int, int], 0, SPACES)  # a space of the Palace, or [row, space]
_by_building = table(palace=_spaces, bishopric=_spaces, city_hall=_spaces)
_start_of = table(
    citizens=whole(1, 60),
    characters_each=whole(0, 3),
    red_events=whole(1, 8),
    rounds=whole(1, 8),
    neutral_citizens=whole(0, 60),
    neutral_placed=words("none", "before", "after"),
)
_row = table(dice=many(_value, 1, SIDES), spaces=whole(1, 18))
_effect = table(
    kind=words(*EFFECTS),
    **{f"{way}{what}": maybe(_some) for way in ("", "gain_", "pay_")
       for what in ("deniers", "influence", "vp")},
    choose_one_of=maybe(many(_building, 1, 3)),
    die=maybe(_colour),
    cubes=maybe(_one_more),
    success=maybe(many(_value, 0, SIDES)),
    same_event=maybe(bool),
    deniers_per_citizen=maybe(_one_more),
    solo_deniers_per_citizen=maybe(_one_more),
    building=maybe(_building),
    min_dice=maybe(_one_more),
    op=maybe(words(*OPS)),
    **{"from": maybe(_colour)},
    to=maybe(_colour),
    target=maybe(words(*COLOURS, "any")),
    count=maybe(_value),
    max_dice=maybe(whole(1, 3)),
    per_district=maybe(whole(1, 3)),
    value=maybe(_one_more),
    forbidden_actions=maybe(many(words(*FORBIDDEN), 0, 2)),
)  # fmt: skip
_activity = table(
    id=str,
    colour=_colour,
    round=whole(1, 3),
    bonus=maybe(bool),
    cost=whole(0, 30),
    vp=many(whole(0, 100), 1, 6),
    dice=words(*COLOURS, "any"),
    divisor=whole(1, 18),
    timing=words("immediate", "delayed"),
    cubes_per_activation=maybe(whole(1, 6)),
    effect=_effect,
)
_on_every_event: dict[str, Any] = {
    "black_dice": whole(0, 6),
    "divisor": whole(1, 18),
    "vp": many(whole(0, 100), 2, 2),
}
_event = table(
    **_on_every_event,
    id=str,
    colour=_colour,
    bonus=maybe(bool),
    calls=maybe(_colour),
    dice=_colour,
    flags=whole(1, 20),
    effect=maybe(
        table(
            kind=words(*EVENT_EFFECTS),
            building=maybe(_building),
            deniers=maybe(_one_more),
            influence=maybe(_one_more),
            events=maybe(whole(1, 4)),
        )
    ),
    on_countered=maybe(table(kind=words("remove_last_cube_from_every_event"))),
)
_leroy = table(
    rolls=many(whole(2, 2 * SIDES), 1, 2 * SIDES - 1),
    do=words(*LEROY_DOES),
    dice=whole(-1, 18),
    **{key: maybe(whole(0, 50)) for key in ("bought", "price", "amount")},
    **{key: maybe(_some) for key in ("vp", "vp_per_unplaceable_cube", "vp_if_none_left")},
)


def _house(colour: str) -> Any:
    return table(
        colour=words(colour),
        salary=_some,
        kind=words("spaces", "rows"),
        spaces=maybe(whole(SIDES, SIDES)),
        rows=maybe(many(_row, 1, SIDES)),
    )


COMPONENTS = table(
    counts=table(
        **{f"dice_{c}": whole(SPACES_EACH, 60) for c in COLOURS},
        citizens_per_player=whole(1, 60),
        citizens_neutral=whole(0, 60),
        cubes_per_player=whole(0, 200),
        cubes_neutral=whole(0, 200),
    ),
    setup=table(
        start_deniers=whole(0, 100),
        start_influence=_some,
        start_vp=whole(0, 100),
        by_players=dict[str, _start_of],  # type: ignore[valid-type]
        neutral_2p=_by_building,
    ),
    economy=table(
        income=whole(0, 100),
        shortfall_vp_loss=_some,
        uncountered_black_die_vp_loss=_some,
        dice_price=many(whole(1, 50), 1, 3),
        pass_deniers_first=_some,
        pass_deniers_each_later_turn=_some,
        max_group=whole(1, 3),
        black_die_red_multiplier=whole(1, 6),
        influence_per_black_die=whole(0, 6),
    ),
    agriculture=table(dice=words("yellow"), divisor=whole(1, 12), deniers_per_unit=whole(1, 12)),
    influence=table(
        max=whole(1, 100),
        reroll_cost=_one_more,
        recruit_cost=_one_more,
        flip_cost=_one_more,
        flip_max_dice=whole(1, 6),
    ),
    buildings=table(palace=_house("red"), bishopric=_house("white"), city_hall=_house("yellow")),
    cathedral=table(
        levels=whole(1, 6),
        spaces_per_level=whole(SIDES, SIDES),
        dice=words("white"),
        vp_per_cube=many(_some, SIDES, SIDES),
        influence_per_cube=many(_some, SIDES, SIDES),
        end_penalty_per_empty_level=_some,
    ),
    scoring=table(
        uncountered_event_with_own_cube=_some,
        character_vp=many(whole(0, 50), 3, 3),
        tie_break=words("none"),
    ),
    activity=many(_activity, 1, 60),
    marauding=table(**_on_every_event, dice=words("any_one_colour"), flags=whole(0, 0)),
    event=many(_event, 1, 40),
    character=many(
        table(id=str, measure=words(*MEASURES), thresholds=_steps, two_player=_steps), 1, 12
    ),
    solo=table(
        leroy_citizens_max=whole(SPACES, 100),
        leroy_start_citizens=whole(0, SPACES),
        player_start_citizens=whole(1, SPACES),
        placement_dice=table(red=whole(1, 6), white=whole(1, 6), yellow=whole(1, 6)),
        placement_dice_used=whole(1, 6),
        leroy_per_step=whole(1, 6),
        player_per_step=whole(1, 6),
        colour_priority=many(_colour, 3, 3),
        unscored_for_leroy=many(words(*MEASURES), 0, len(MEASURES)),
        tithing_max_from_leroy=whole(1, 3),
        migrant_workers_leroy_vp=_some,
        leroy_idle_turns=whole(1, 100),
        space_rank=_by_building,
        action=many(_leroy, 1, 2 * SIDES - 1),
        rating=many(table(min=_points, max=_points, label=words(*VERDICTS)), 1, 12),
    ),
)
CLAUSES = {
    "setup.neutral_2p": "T-3.4", "economy.dice_price": "T-8.2", "agriculture.dice": "T-13.1",
    "buildings": "T-4.2", "buildings.palace": "T-4.1", "cathedral.spaces_per_level": "T-4.5",
    "cathedral.dice": "T-10.1", "cathedral.vp_per_cube": "T-10.3",
    "cathedral.influence_per_cube": "T-10.3", "scoring.character_vp": "T-17.1",
    "scoring.tie_break": "T-16.3", "activity": "T-1.4", "activity.cost": "T-9.2",
    "activity.vp": "T-9.5", "activity.dice": "T-9.1", "activity.divisor": "T-9.7",
    "activity.timing": "T-9.9", "activity.cubes_per_activation": "T-9.9",
    "activity.effect": "T-18.28", "activity.effect.choose_one_of": "T-18.3",
    "activity.effect.success": "T-18.19", "activity.effect.op": "T-8.5",
    "activity.effect.forbidden_actions": "T-8.7", "marauding": "T-11.4", "event": "T-1.5",
    "event.black_dice": "T-6.3", "event.dice": "T-11.1", "event.divisor": "T-11.1",
    "event.flags": "T-11.2", "event.vp": "T-11.5", "event.calls": "T-6.1",
    "event.effect": "T-6.3", "event.on_countered": "T-20.4", "character": "T-17.1",
    "solo.action": "T-21.10", "solo.colour_priority": "T-21.7", "solo.space_rank": "T-21.4",
    "solo.rating": "T-21.18", "solo.unscored_for_leroy": "T-21.17",
}  # fmt: skip
HAS = BOX.shaped(COMPONENTS, CLAUSES)
NUMBER_OF = {**{c: i for i, c in enumerate(COLOURS)}, "any": ANY, "any_one_colour": ONE_COLOUR}


def column(values: Iterable[int | None]) -> Any:
    """An array for the rules; what is missing is 0."""
    return np.array([value or 0 for value in values], np.int64)


def columns(rows: Iterable[Any], *entries: str) -> list[Any]:
    """One for each entry of the same things."""
    return [column(getattr(row, entry) for row in rows) for entry in entries]
