"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default box: other costs, divisors, flags, rows or rewards are a change of
the data file alone. The types say what an entry looks like, the functions below what entries must
agree on.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np

from korsi.core.box import box_of, many, maybe, table, whole, words

BOX = box_of(__package__ or "", __file__)

# Colours, buildings and districts are numbered once for the whole game.
PLAYERS = (1, 2, 3, 4)
SEATS = 4
NEUTRAL = 4  # the grey district, citizens and cubes; in the solo game they are Le Roy's (T-21.1)
OWNERS = 5
COLOURS = ("red", "white", "yellow")
RED, WHITE, YELLOW = 0, 1, 2
ANY = 3  # a group that may mix colours, or a modifier for dice of any colour
ONE_COLOUR = 4  # a group of one freely chosen colour
BUILDINGS = ("palace", "bishopric", "city_hall")  # numbered like the colour of their dice
SIDES = 6
SEAT_COLOURS = ("white", "blue", "green", "orange")
SPACES_EACH = 6
SPACES = 3 * SPACES_EACH
SLOTS = 9  # of activity cards

EFFECTS = (
    "gain", "convert", "gain_per_own_citizen", "per_die_in_square", "modifier", "most_dice",
    "per_cathedral_pair", "archer", "event_cubes_per_own_die", "pay_for_event_cubes", "tax",
    "per_event_with_own_cube", "highest_red_total", "per_red_die_in_richest_district",
)  # fmt: skip
GAIN, CONVERT, PER_CITIZEN, PER_DIE_IN_SQUARE, MODIFIER, MOST_DICE, CATHEDRAL_PAIRS = range(7)
ARCHER, CUBES_PER_DIE, PAY_FOR_CUBES, TAX, PER_EVENT, HIGHEST_RED, RICHEST_DISTRICT = range(7, 14)
OPS = ("group_add", "each_die_add", "each_die_set", "recolour", "multiply_die", "free_dice")
GROUP_ADD, EACH_ADD, EACH_SET, RECOLOUR, MULTIPLY, FREE_DICE = range(6)
FORBIDDEN = ("place_citizen", "cathedral")
NOT_FOR_CITIZEN, NOT_FOR_CATHEDRAL = 1, 2
EVENT_EFFECTS = (
    "none", "neutral_citizen", "lose", "pay_per_citizen", "neutral_cubes_left",
    "remove_top_cathedral_cube", "add_neutral_cathedral_cube",
)  # fmt: skip
NO_EFFECT, NEUTRAL_CITIZEN, LOSE, PAY_PER_CITIZEN, NEUTRAL_CUBES, TAKE_CUBE, ADD_CUBE = range(7)
MARAUDING = 0  # the event that never leaves the queue
MEASURES = (
    "citizens_in_buildings", "cathedral_cubes", "deniers", "influence", "tradesmen",
    "captured_events",
)  # fmt: skip
CITIZENS_STANDING, CATHEDRAL_CUBES, DENIERS, INFLUENCE, TRADESMEN, CAPTURED = range(6)
VERDICTS = ("defeat", "poor", "average", "good", "very good", "masterful")
LEROY_DOES = (
    "score", "place_citizen", "counter_rightmost_event", "place_tradesman", "cathedral",
    "score_top_character",
)  # fmt: skip
LEROY_SCORES, LEROY_CITIZEN, LEROY_COUNTERS = range(3)
LEROY_TRADESMAN, LEROY_BUILDS, LEROY_CHARACTER = range(3, 6)

# --------------------------------------------------------------------------- the file

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
_NUMBER_OF = {**{c: i for i, c in enumerate(COLOURS)}, "any": ANY, "any_one_colour": ONE_COLOUR}


def _column(values: Iterable[int | None]) -> Any:
    """An array for the rules; what is missing is 0."""
    return np.array([value or 0 for value in values], np.int64)


def _columns(rows: Iterable[Any], *entries: str) -> list[Any]:
    """One for each entry of the same things."""
    return [_column(getattr(row, entry) for row in rows) for entry in entries]


# --------------------------------------------------------------------------- T-4 the buildings


def _rows(building: int) -> list[tuple[list[int], int]]:
    """T-4.1 to T-4.3: (dice, spaces) of each row. The Palace is six rows of one space."""
    house, where = getattr(HAS.buildings, BUILDINGS[building]), f"buildings.{BUILDINGS[building]}"
    if house.kind == "spaces":
        BOX.agree(house.spaces == SIDES, where, "one space for each face of a die", "T-4.1")
        return [([value], 1) for value in range(1, SIDES + 1)]
    rows = [(row.dice, row.spaces) for row in house.rows or ()]
    once = sorted(v for dice, _ in rows for v in dice) == list(range(1, SIDES + 1))
    BOX.agree(once, f"{where}.rows", "each face of a die names exactly one row", "T-4.2")
    right = sum(spaces for _, spaces in rows) == SPACES_EACH
    BOX.agree(right, f"{where}.rows", f"a building has {SPACES_EACH} spaces", "T-4.2")
    return rows


def _spaces_named(of: Any, entry: str) -> list[list[int]]:
    """The spaces listed under each building: numbers in the Palace, [row, space] elsewhere."""
    found = []
    for b, name in enumerate(BUILDINGS):
        where, rows, spaces = f"{entry}.{name}", ROWS[b], []
        for place in getattr(of, name):
            row, at = (place, 1) if isinstance(place, int) else place
            there = 1 <= row <= len(rows) and 1 <= at <= rows[row - 1][1]
            BOX.agree(there, where, f"there is no space {place!r} in the {name}", "T-4.2")
            spaces.append(b * SPACES_EACH + sum(n for _, n in rows[: row - 1]) + at - 1)
        BOX.agree(len(set(spaces)) == len(spaces), where, "a space is listed twice", "T-3.4")
        found.append(spaces)
    return found


ROWS = [_rows(b) for b in range(3)]
MOST_ROWS = max(len(rows) for rows in ROWS)
ROW_OF = np.zeros((3, SIDES + 1), np.int64)  # building, die value -> row
ROW_START = np.zeros((3, MOST_ROWS), np.int64)  # its leftmost space
ROW_LENGTH = np.zeros((3, MOST_ROWS), np.int64)
ROW_COUNT = _column(len(rows) for rows in ROWS)
SPACE_ROW = np.zeros(SPACES, np.int64)
SPACE_IDS: list[str] = []
for _b, _building_rows in enumerate(ROWS):
    for _row_number, (_dice, _count) in enumerate(_building_rows):
        _at = len(SPACE_IDS)
        ROW_START[_b, _row_number], ROW_LENGTH[_b, _row_number] = _at, _count
        ROW_OF[_b, _dice] = _row_number
        SPACE_ROW[_at : _at + _count] = _row_number
        _name = f"{BUILDINGS[_b]}_{_row_number + 1}"
        _alone = len(_building_rows) == SPACES_EACH
        SPACE_IDS += [_name] if _alone else [f"{_name}_{i + 1}" for i in range(_count)]
SALARY = _column(getattr(HAS.buildings, b).salary for b in BUILDINGS)

# --------------------------------------------------------------------------- T-1, T-2 the set-up

DICE_EACH = _column(getattr(HAS.counts, f"dice_{c}") for c in COLOURS)
CITIZENS, CITIZENS_NEUTRAL = HAS.counts.citizens_per_player, HAS.counts.citizens_neutral
CUBES, CUBES_NEUTRAL = HAS.counts.cubes_per_player, HAS.counts.cubes_neutral
START_DENIERS, START_INFLUENCE = HAS.setup.start_deniers, HAS.setup.start_influence
START_VP = HAS.setup.start_vp
LEROY_CITIZENS, LEROY_START = HAS.solo.leroy_citizens_max, HAS.solo.leroy_start_citizens
_NEUTRAL_2P = _spaces_named(HAS.setup.neutral_2p, "setup.neutral_2p")
NEUTRAL_SPACES = _column(space for spaces in _NEUTRAL_2P for space in spaces)


def _start(n: int) -> Any:
    """T-2.1, T-2.2, T-2.4: citizens, characters and rounds; all 18 spaces end up filled."""
    where, start = f"setup.by_players.{n}", HAS.setup.by_players.get(str(n))
    BOX.agree(start is not None, where, "this entry is missing", "T-2.1")
    right = start.red_events == start.rounds
    BOX.agree(right, f"{where}.red_events", f"there are {start.rounds} rounds", "T-2.4")
    placed = {1: "none", 2: "before"}.get(n, "after")
    right = start.neutral_placed == placed
    BOX.agree(right, f"{where}.neutral_placed", f"with {n} players it is {placed!r}", "T-3.3")
    filled = n * start.citizens + start.neutral_citizens + (LEROY_START if n == 1 else 0)
    enough = start.citizens <= CITIZENS and start.neutral_citizens <= CITIZENS_NEUTRAL
    said = f"{filled} citizens for {SPACES} spaces"
    BOX.agree(enough and filled == SPACES, f"{where}.citizens", said, "T-3.3")
    named = n != 2 or NEUTRAL_SPACES.size == start.neutral_citizens
    said = f"must name {start.neutral_citizens} spaces"
    BOX.agree(named, "setup.neutral_2p", said, "T-3.4")
    return start


_STARTS = [_start(n) for n in PLAYERS]  # columns by the number of players
START_CITIZENS = _column([0, *(start.citizens for start in _STARTS)])
CHARACTERS_EACH = _column([0, *(start.characters_each for start in _STARTS)])
ROUNDS = _column([0, *(start.rounds for start in _STARTS)])

# ------------------------------------------------------------ numbers printed on the board

_economy, _influence, _cathedral = HAS.economy, HAS.influence, HAS.cathedral
INCOME, SHORTFALL = _economy.income, _economy.shortfall_vp_loss
UNCOUNTERED = _economy.uncountered_black_die_vp_loss
MAX_GROUP = _economy.max_group
_prices = _economy.dice_price
_dearer = len(_prices) == MAX_GROUP and _prices == sorted(_prices)
_said = f"{MAX_GROUP} prices; a larger group never makes its dice cheaper"
BOX.agree(_dearer, "economy.dice_price", _said, "T-8.2")
DICE_PRICE = _column([0, *_prices])
PASS_FIRST, PASS_LATER = _economy.pass_deniers_first, _economy.pass_deniers_each_later_turn
RED_STRENGTH, BLACK_INFLUENCE = _economy.black_die_red_multiplier, _economy.influence_per_black_die
FARM_DIVISOR, FARM_DENIERS = HAS.agriculture.divisor, HAS.agriculture.deniers_per_unit
MAX_INFLUENCE = _influence.max
REROLL_COST, RECRUIT_COST = _influence.reroll_cost, _influence.recruit_cost
FLIP_COST, FLIP_DICE = _influence.flip_cost, _influence.flip_max_dice
LEVELS, LEVEL_PENALTY = _cathedral.levels, _cathedral.end_penalty_per_empty_level
CATHEDRAL_VP = _column([0, *_cathedral.vp_per_cube])
CATHEDRAL_INFLUENCE = _column([0, *_cathedral.influence_per_cube])
QUEUE_VP = HAS.scoring.uncountered_event_with_own_cube
CHARACTER_VP = _column([0, *HAS.scoring.character_vp])

# --------------------------------------------------------------------------- T-18, T-20 activities

_NEEDED = {  # what an effect or an operation cannot do without, and its clause
    "gain_per_own_citizen": ("T-18.3", "choose_one_of"),
    "per_die_in_square": ("T-18.28", "die"),
    "event_cubes_per_own_die": ("T-18.28", "die", "cubes"),
    "archer": ("T-18.19", "cubes"),
    "pay_for_event_cubes": ("T-18.21", "cubes", "pay_influence", "same_event"),
    "tax": ("T-18.24", "deniers_per_citizen", "solo_deniers_per_citizen", "building"),
    "most_dice": ("T-18.28", "min_dice"),
    "modifier": ("T-8.5", "op"),
    "recolour": ("T-18.6", "from", "to", "max_dice"),
    "multiply_die": ("T-8.8", "from", "to", "count"),
    "free_dice": ("T-18.10", "target", "per_district"),
    "group_add": ("T-8.5", "target", "value"),
    "each_die_add": ("T-8.5", "target", "value"),
    "each_die_set": ("T-8.5", "target", "value"),
    "neutral_citizen": ("T-19.3", "building"),
    "pay_per_citizen": ("T-19.5", "building", "deniers"),
    "neutral_cubes_left": ("T-19.8", "events"),
}


def _complete(where: str, kind: str, effect: Any) -> None:
    clause, *keys = _NEEDED.get(kind, ("",))
    for key in keys:
        BOX.agree(bool(getattr(effect, key)), where, f"{kind} needs {key}", clause)


def _check_activity(i: int, card: Any) -> None:
    """T-9, T-18: what is printed on one card agrees."""
    where, effect = f"activity[{i}]", card.effect
    best_first = card.vp == sorted(card.vp, reverse=True)
    BOX.agree(best_first, where, "the first space is the best one", "T-9.2")
    own = card.dice in ("any", card.colour)
    BOX.agree(own, where, "the group has the colour of the card", "T-9.1")
    delayed = card.timing == "delayed"
    cubes = not delayed or card.cubes_per_activation is not None
    BOX.agree(cubes, where, "how many cubes for an activation?", "T-9.9")
    _complete(where, effect.kind, effect)
    if effect.kind == "convert":
        paid = effect.pay_deniers or effect.pay_influence
        BOX.agree(bool(paid), where, "what is paid for the conversion?", "T-18.28")
        same = (effect.pay_deniers and (effect.deniers or effect.gain_deniers)) or (
            effect.pay_influence and (effect.influence or effect.gain_influence)
        )
        BOX.agree(not same, where, "a card pays and gives two different things", "T-18.28")
    modifies = effect.kind == "modifier"
    BOX.agree(modifies == delayed, where, "delayed cards are those that modify dice", "T-9.9")


def _modifier(i: int, effect: Any) -> tuple[int, ...]:
    """T-8.5: what a cube does to a group: operation, dice, as what, value, not for, most dice."""
    if effect.kind != "modifier":
        return (0,) * 6
    where, op = f"activity[{i}]", effect.op
    _complete(where, op, effect)
    dice = getattr(effect, "from") or effect.target
    one = dice != "any" or op in ("each_die_add", "each_die_set")
    BOX.agree(one, where, f"{op} needs dice of one colour", "T-8.5")
    forbidden = sum(1 << FORBIDDEN.index(word) for word in set(effect.forbidden_actions or ()))
    if op in ("group_add", "each_die_add", "each_die_set"):
        wanted = NOT_FOR_CITIZEN | (NOT_FOR_CATHEDRAL if dice in ("any", "white") else 0)
        kept = forbidden & wanted == wanted
        BOX.agree(kept, where, "changed values place neither citizens nor stones", "T-8.7")
    if op == "multiply_die":
        forbidden |= NOT_FOR_CITIZEN  # T-8.8: such a die counts as several
    value = effect.count or effect.per_district or effect.value or 0
    most = 1 if op == "multiply_die" else min(effect.max_dice or MAX_GROUP, MAX_GROUP)
    turned = _NUMBER_OF[effect.to or dice]
    return OPS.index(op), _NUMBER_OF[dice], turned, value, forbidden, most


_cards = HAS.activity
_effects = [card.effect for card in _cards]
ACTIVITY_IDS = BOX.all_different([card.id for card in _cards], "activity", "T-1.4")
for _i, _card in enumerate(_cards):
    _check_activity(_i, _card)
ACTIVITIES = len(ACTIVITY_IDS)
CARD_SPACES = _column(len(card.vp) for card in _cards)
MOST_TRADE_SPACES = int(CARD_SPACES.max())
PICTURE = MOST_TRADE_SPACES + 1  # T-9.4: a tradesman beyond the printed spaces
CARD_VP = np.zeros((ACTIVITIES, PICTURE + 1), np.int64)  # by tradesman space, 1 is the first
ARCHER_HIT = np.zeros((ACTIVITIES, SIDES + 1), np.int64)
for _i, _card in enumerate(_cards):
    CARD_VP[_i, 1 : 1 + len(_card.vp)] = _card.vp
    ARCHER_HIT[_i, _card.effect.success or []] = 1
CARD_COLOUR = _column(_NUMBER_OF[card.colour] for card in _cards)
CARD_ROUND, CARD_BONUS, CARD_COST = _columns(_cards, "round", "bonus", "cost")
CARD_DICE = _column(_NUMBER_OF[card.dice] for card in _cards)
CARD_DIVISOR, CARD_CUBES = _columns(_cards, "divisor", "cubes_per_activation")
CARD_DELAYED = _column(card.timing == "delayed" for card in _cards)
CARD_EFFECT = _column(EFFECTS.index(e.kind) for e in _effects)
PAY_DENIERS, PAY_INFLUENCE = _columns(_effects, "pay_deniers", "pay_influence")
GAIN_DENIERS = _column(e.deniers or e.gain_deniers or e.deniers_per_citizen for e in _effects)
GAIN_INFLUENCE = _column(e.influence or e.gain_influence for e in _effects)
GAIN_VP = _column(e.vp or e.gain_vp for e in _effects)
# cubes, citizens' deniers in the solo game, dice needed: by effect
EFFECT_NUMBER = _column(e.cubes or e.solo_deniers_per_citizen or e.min_dice for e in _effects)
EFFECT_DIE = _column(_NUMBER_OF[e.die] if e.die else 0 for e in _effects)  # the dice counted
EFFECT_BUILDINGS = _column(
    sum(1 << BUILDINGS.index(b) for b in (e.choose_one_of or [e.building]) if b) for e in _effects
)  # bits
MOD_OP, MOD_COLOUR, MOD_AS, MOD_VALUE, MOD_FORBIDDEN, MOD_MOST_DICE = np.array(
    [_modifier(i, effect) for i, effect in enumerate(_effects)], np.int64
).T.copy()
CARD_SLOT = CARD_COLOUR * 3 + CARD_ROUND - 1  # where a card lies when it is in the game
for _slot in range(SLOTS):
    _filled = bool(((_slot == CARD_SLOT) & (CARD_BONUS == 0)).any())
    _said = f"no {COLOURS[_slot // 3]} card has number {_slot % 3 + 1}"
    BOX.agree(_filled, "activity", _said, "T-2.3")
DELAYED = [i for i in range(ACTIVITIES) if CARD_DELAYED[i]]
DELAYED_CARD = _column(DELAYED)
DELAYED_INDEX = np.full(ACTIVITIES, -1, np.int64)
DELAYED_INDEX[DELAYED] = range(len(DELAYED))

# --------------------------------------------------------------------------- T-19, T-20.4 events


def _check_event(i: int, event: Any) -> None:
    """T-6.1, T-6.3: what an event calls and does."""
    where, effect = f"event[{i}]", event.effect
    if event.colour == "red":
        known = event.calls in COLOURS and (event.calls != "red" or bool(event.bonus))
        BOX.agree(known, where, "a red event calls a white or a yellow one", "T-6.1")
    if effect:
        _complete(where, effect.kind, effect)
        lost = effect.kind != "lose" or effect.deniers or effect.influence
        BOX.agree(bool(lost), where, "what is lost?", "T-19.6")


def _of_effects(key: str) -> Any:
    return _column([0, *(getattr(e.effect, key) if e.effect else 0 for e in HAS.event)])


_events = [HAS.marauding, *HAS.event]
EVENT_IDS = ["marauding", *BOX.all_different([e.id for e in HAS.event], "event", "T-1.5")]
for _i, _one in enumerate(HAS.event):
    _check_event(_i, _one)
EVENT_COUNT = len(EVENT_IDS)
MOST_FLAGS = max([1, *(event.flags for event in _events)])
EVENT_BLACK, EVENT_DIVISOR, EVENT_FLAGS = _columns(_events, "black_dice", "divisor", "flags")
EVENT_DICE = _column(_NUMBER_OF[event.dice] for event in _events)
EVENT_FIRST, EVENT_SECOND = (_column(event.vp[i] for event in _events) for i in range(2))
EVENT_COLOUR = _column([-1, *(_NUMBER_OF[event.colour] for event in HAS.event)])
EVENT_CALLS = _column([0, *(_NUMBER_OF[e.calls] if e.colour == "red" else -1 for e in HAS.event)])
EVENT_BONUS = _column([0, *(event.bonus for event in HAS.event)])
EVENT_FREES = _column([0, *(event.on_countered is not None for event in HAS.event)])
EVENT_EFFECT = _column(
    [0, *(EVENT_EFFECTS.index(e.effect.kind) if e.effect else 0 for e in HAS.event)]
)
EVENT_BUILDING = _column(
    [0, *(BUILDINGS.index(e.effect.building) if e.effect and e.effect.building else 0
          for e in HAS.event)]
)  # fmt: skip
EVENT_DENIERS, EVENT_INFLUENCE = _of_effects("deniers"), _of_effects("influence")
EVENT_NUMBER = _of_effects("events")
for _called in (WHITE, YELLOW):
    _calls = ((_called == EVENT_CALLS) & (EVENT_BONUS == 0))[1:].sum()
    _enough = bool(_calls <= (_called == EVENT_COLOUR).sum())
    BOX.agree(_enough, "event", f"the {COLOURS[_called]} deck could run out", "T-6.1")
_reds = ((EVENT_COLOUR == RED) & (EVENT_BONUS == 0)).sum()
BOX.agree(bool(_reds >= ROUNDS.max()), "event", "fewer red events than rounds", "T-2.4")
_frees = bool(EVENT_FREES.sum() <= 1)
BOX.agree(_frees, "event", "only one event may free the others of cubes", "T-20.4")

# --------------------------------------------------------------------------- T-17 characters

CHARACTER_IDS = BOX.all_different([c.id for c in HAS.character], "character", "T-1.6")
CHARACTERS = len(CHARACTER_IDS)
CHARACTER_MEASURE = _column(MEASURES.index(c.measure) for c in HAS.character)
for _i, _c in enumerate(HAS.character):
    _rising = all(steps == sorted(steps) for steps in (_c.thresholds, _c.two_player))
    BOX.agree(_rising, f"character[{_i}]", "the counts for 1, 3 and 6 points rise", "T-17.1")
THRESHOLD = np.array(  # three or four players; one or two
    [[c.thresholds for c in HAS.character], [c.two_player for c in HAS.character]], np.int64
)
_dealt = max(n * int(CHARACTERS_EACH[n]) for n in PLAYERS)
BOX.agree(_dealt <= CHARACTERS, "character", f"{_dealt} are dealt", "T-2.2")

# --------------------------------------------------------------------------- T-21 Le Roy

_solo = HAS.solo
LEROY_ACTION = np.full(2 * SIDES + 1, -1, np.int64)  # sum of two dice -> row of the table
for _i, _does in enumerate(_solo.action):
    for _sum in _does.rolls:
        _free = bool(LEROY_ACTION[_sum] < 0)
        BOX.agree(_free, f"solo.action[{_i}]", f"{_sum} is listed twice", "T-21.10")
        LEROY_ACTION[_sum] = _i
_all = bool((LEROY_ACTION[2:] >= 0).all())
BOX.agree(_all, "solo.action", "every sum from 2 to 12 needs a row", "T-21.10")
LEROY_DO = _column(LEROY_DOES.index(row.do) for row in _solo.action)
LEROY_DICE, LEROY_BOUGHT, LEROY_PRICE = _columns(_solo.action, "dice", "bought", "price")
LEROY_AMOUNT = _column(1 if row.amount is None else row.amount for row in _solo.action)
LEROY_VP = _column(
    sum(n or 0 for n in (row.vp, row.vp_per_unplaceable_cube, row.vp_if_none_left))
    for row in _solo.action
)
_rank = _spaces_named(_solo.space_rank, "solo.space_rank")
for _b, _listed in enumerate(_rank):
    _six = len(_listed) == SPACES_EACH
    BOX.agree(_six, f"solo.space_rank.{BUILDINGS[_b]}", "must rank all six spaces", "T-21.4")
SPACE_RANK = np.array(_rank, np.int64)
_three = len(set(_solo.colour_priority)) == 3
BOX.agree(_three, "solo.colour_priority", "must order the three colours", "T-21.7")
COLOUR_PRIORITY = _column(COLOURS.index(c) for c in _solo.colour_priority)
PLACEMENT_DICE = _column(getattr(_solo.placement_dice, c) for c in COLOURS)
LEROY_STEP, PLAYER_STEP = _solo.leroy_per_step, _solo.player_per_step
_kept = _solo.placement_dice_used == LEROY_STEP
BOX.agree(_kept, "solo.placement_dice_used", "one citizen for each die kept", "T-21.3")
_same = _solo.player_start_citizens == int(START_CITIZENS[1])
BOX.agree(_same, "solo.player_start_citizens", "must agree with setup.by_players.1", "T-21.3")
LEROY_TITHES = min(_solo.tithing_max_from_leroy, MAX_GROUP)
MIGRANT_VP, IDLE_TURNS = _solo.migrant_workers_leroy_vp, _solo.leroy_idle_turns
UNSCORED = _column(measure in _solo.unscored_for_leroy for measure in MEASURES)
RATINGS: list[tuple[int, int, str]] = [(band.min, band.max, band.label) for band in _solo.rating]
for _i, (_before, _band) in enumerate(pairwise(RATINGS), 1):
    _next = _band[0] == _before[1] + 1
    BOX.agree(_next, f"solo.rating[{_i}]", "the bands follow each other without gap", "T-21.18")

# ------------------------------------------------------------ T-8.4 the most a group can be worth

_most_add = max([0, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] in (GROUP_ADD, EACH_ADD))])
_most_set = max([SIDES, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] == EACH_SET)])
_most_of_one = max([1, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] == MULTIPLY)])
MOST_TOTAL = int(max(MAX_GROUP * (_most_set + _most_add), SIDES * _most_of_one))
MOST_UNITS = MOST_TOTAL // int(min(CARD_DIVISOR.min(), EVENT_DIVISOR.min(), FARM_DIVISOR))
