"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default box: other costs, divisors, flags, rows or rewards are a change of
the data file alone. Colours, buildings and districts are numbered once, here, for the whole room.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box, room_box

BOX = room_box(__package__ or "", __file__)

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


def _unique_ids(box: Box, table: str, clause: str) -> list[str]:
    ids = [entry.get("id") for entry in box.need(table, list)]
    for i, name in enumerate(ids):
        if not isinstance(name, str) or ids.index(name) != i:
            box.fault(f"{table}[{i}]", "needs an id of its own", clause)
    return [str(name) for name in ids]


def _number(
    box: Box, where: str, entry: dict[str, Any], key: str, low: int, high: int, clause: str
) -> int:
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        box.fault(
            where, f"{key} must be a whole number from {low} to {high}, not {value!r}", clause
        )
    return int(value)


def _numbers(box: Box, entry: str, length: int, low: int, high: int, clause: str) -> list[int]:
    """A list of whole numbers of one length."""
    values = box.need(entry, list)
    if len(values) != length or any(type(v) is not int or not low <= v <= high for v in values):
        box.fault(entry, f"must list {length} whole numbers from {low} to {high}", clause)
    return [int(v) for v in values]


def _colour(box: Box, where: str, word: Any, clause: str) -> int:
    if word not in COLOURS:
        box.fault(where, f"colour is one of {', '.join(COLOURS)}, not {word!r}", clause)
    return COLOURS.index(word)


def _building(box: Box, where: str, word: Any, clause: str) -> int:
    if word not in BUILDINGS:
        box.fault(where, f"building is one of {', '.join(BUILDINGS)}, not {word!r}", clause)
    return BUILDINGS.index(word)


# --------------------------------------------------------------------------- T-4 buildings


def _rows(box: Box, building: int) -> list[tuple[list[int], int]]:
    """T-4.1 to T-4.3: (dice, spaces) of each row. The Palace is six rows of one space."""
    name = BUILDINGS[building]
    where = f"buildings.{name}"
    if box.need(f"{where}.colour", str) != COLOURS[building]:
        box.fault(f"{where}.colour", f"the {name} takes {COLOURS[building]} dice", "T-4.1")
    if box.need(f"{where}.kind", str) == "spaces":
        if box.whole(f"{where}.spaces", 1, 18) != SIDES:
            box.fault(f"{where}.spaces", "one space for each face of a die", "T-4.1")
        return [([value], 1) for value in range(1, SIDES + 1)]
    rows = []
    for row in box.need(f"{where}.rows", list):
        dice, spaces = row.get("dice"), row.get("spaces")
        if not isinstance(dice, list) or not isinstance(spaces, int) or spaces < 1:
            box.fault(f"{where}.rows", "a row needs its dice and its number of spaces", "T-4.2")
        rows.append((dice, spaces))
    if sorted(v for dice, _ in rows for v in dice) != list(range(1, SIDES + 1)):
        box.fault(f"{where}.rows", "each face of a die names exactly one row", "T-4.2")
    if sum(spaces for _, spaces in rows) != SPACES_EACH:
        box.fault(f"{where}.rows", f"a building has {SPACES_EACH} spaces", "T-4.2")
    return rows


def _space_at(box: Box, building: int, where: str, place: Any) -> int:
    """A space named in the file: its number in the Palace, [row, space] elsewhere."""
    rows = ROWS[building]
    row, at = (place, 1) if isinstance(place, int) else tuple(place)
    if not 1 <= row <= len(rows) or not 1 <= at <= rows[row - 1][1]:
        box.fault(where, f"there is no space {place!r} in the {BUILDINGS[building]}", "T-4.2")
    return int(building * SPACES_EACH + sum(spaces for _, spaces in rows[: row - 1]) + at - 1)


def _spaces(box: Box, table: str) -> list[list[int]]:
    """The spaces listed under each building."""
    found = []
    for b, name in enumerate(BUILDINGS):
        where = f"{table}.{name}"
        spaces = [_space_at(box, b, where, place) for place in box.need(where, list)]
        if len(set(spaces)) != len(spaces):
            box.fault(where, "a space is listed twice", "T-3.4")
        found.append(spaces)
    return found


SPACES_EACH = 6
SPACES = 3 * SPACES_EACH
ROWS = [_rows(BOX, b) for b in range(3)]
MOST_ROWS = max(len(rows) for rows in ROWS)

ROW_OF = np.zeros((3, SIDES + 1), np.int64)  # building, die value -> row
ROW_START = np.zeros((3, MOST_ROWS), np.int64)  # its leftmost space
ROW_LENGTH = np.zeros((3, MOST_ROWS), np.int64)
ROW_COUNT = np.array([len(rows) for rows in ROWS], np.int64)
SPACE_ROW = np.zeros(SPACES, np.int64)
SPACE_IDS: list[str] = []
for _b, _building_rows in enumerate(ROWS):
    _at = _b * SPACES_EACH
    for _row, (_dice, _count) in enumerate(_building_rows):
        ROW_START[_b, _row], ROW_LENGTH[_b, _row] = _at, _count
        for _value in _dice:
            ROW_OF[_b, _value] = _row
        for _i in range(_count):
            SPACE_ROW[_at + _i] = _row
            _tail = f"{_row + 1}" if len(_building_rows) == SPACES_EACH else f"{_row + 1}_{_i + 1}"
            SPACE_IDS.append(f"{BUILDINGS[_b]}_{_tail}")
        _at += _count

SALARY = np.array([BOX.whole(f"buildings.{b}.salary", 0, 20) for b in BUILDINGS], np.int64)

# ------------------------------------------------------------ T-1, T-2 counts and setup

DICE_EACH = np.array([BOX.whole(f"counts.dice_{c}", SPACES_EACH, 60) for c in COLOURS], np.int64)
CITIZENS = BOX.whole("counts.citizens_per_player", 1, 60)
CITIZENS_NEUTRAL = BOX.whole("counts.citizens_neutral", 0, 60)
CUBES = BOX.whole("counts.cubes_per_player", 0, 200)
CUBES_NEUTRAL = BOX.whole("counts.cubes_neutral", 0, 200)

START_DENIERS = BOX.whole("setup.start_deniers", 0, 100)
START_INFLUENCE = BOX.whole("setup.start_influence", 0, 20)
START_VP = BOX.whole("setup.start_vp", 0, 100)

_NEUTRAL_2P = _spaces(BOX, "setup.neutral_2p")


def _start(box: Box, n: int) -> tuple[int, int, int]:
    """T-2.1, T-2.2, T-2.4: citizens, characters and rounds; all 18 spaces end up filled."""
    where = f"setup.by_players.{n}"
    citizens = box.whole(f"{where}.citizens", 1, CITIZENS)
    rounds = box.whole(f"{where}.rounds", 1, 8)
    if box.whole(f"{where}.red_events", 1, 8) != rounds:
        box.fault(f"{where}.red_events", f"there are {rounds} rounds", "T-2.4")
    grey = box.whole(f"{where}.neutral_citizens", 0, CITIZENS_NEUTRAL)
    placed = {1: "none", 2: "before"}.get(n, "after")
    if box.need(f"{where}.neutral_placed", str) != placed:
        box.fault(f"{where}.neutral_placed", f"with {n} players it is {placed!r}", "T-3.3")
    filled = n * citizens + grey + (LEROY_START if n == 1 else 0)
    if filled != SPACES:
        box.fault(f"{where}.citizens", f"{filled} citizens for {SPACES} spaces", "T-3.3")
    if n == 2 and sum(len(spaces) for spaces in _NEUTRAL_2P) != grey:
        box.fault("setup.neutral_2p", f"must name {grey} spaces", "T-3.4")
    return citizens, box.whole(f"{where}.characters_each", 0, 3), rounds


LEROY_CITIZENS = BOX.whole("solo.leroy_citizens_max", SPACES, 100)
LEROY_START = BOX.whole("solo.leroy_start_citizens", 0, SPACES)
START_CITIZENS = np.zeros(5, np.int64)
CHARACTERS_EACH = np.zeros(5, np.int64)
ROUNDS = np.zeros(5, np.int64)
for _n in PLAYERS:
    START_CITIZENS[_n], CHARACTERS_EACH[_n], ROUNDS[_n] = _start(BOX, _n)
NEUTRAL_SPACES = np.array([space for spaces in _NEUTRAL_2P for space in spaces], np.int64)

# ------------------------------------------------------------ money, influence, cathedral

INCOME = BOX.whole("economy.income", 0, 100)
SHORTFALL = BOX.whole("economy.shortfall_vp_loss", 0, 20)
UNCOUNTERED = BOX.whole("economy.uncountered_black_die_vp_loss", 0, 20)
MAX_GROUP = BOX.whole("economy.max_group", 1, 3)
_prices = _numbers(BOX, "economy.dice_price", MAX_GROUP, 1, 50, "T-8.2")
if _prices != sorted(_prices):
    BOX.fault("economy.dice_price", "a larger group never makes its dice cheaper", "T-8.2")
DICE_PRICE = np.array([0, *_prices], np.int64)
PASS_FIRST = BOX.whole("economy.pass_deniers_first", 0, 20)
PASS_LATER = BOX.whole("economy.pass_deniers_each_later_turn", 0, 20)
RED_STRENGTH = BOX.whole("economy.black_die_red_multiplier", 1, 6)
BLACK_INFLUENCE = BOX.whole("economy.influence_per_black_die", 0, 6)

if BOX.need("agriculture.dice", str) != "yellow":
    BOX.fault("agriculture.dice", "fields are tilled with yellow dice", "T-13.1")
FARM_DIVISOR = BOX.whole("agriculture.divisor", 1, 12)
FARM_DENIERS = BOX.whole("agriculture.deniers_per_unit", 1, 12)

MAX_INFLUENCE = BOX.whole("influence.max", 1, 100)
REROLL_COST = BOX.whole("influence.reroll_cost", 1, 20)
RECRUIT_COST = BOX.whole("influence.recruit_cost", 1, 20)
FLIP_COST = BOX.whole("influence.flip_cost", 1, 20)
FLIP_DICE = BOX.whole("influence.flip_max_dice", 1, 6)

LEVELS = BOX.whole("cathedral.levels", 1, 6)
if BOX.whole("cathedral.spaces_per_level", 1, 18) != SIDES:
    BOX.fault("cathedral.spaces_per_level", "one space for each face of a die", "T-4.5")
if BOX.need("cathedral.dice", str) != "white":
    BOX.fault("cathedral.dice", "the cathedral is built with white dice", "T-10.1")
CATHEDRAL_VP = np.array(
    [0, *_numbers(BOX, "cathedral.vp_per_cube", SIDES, 0, 20, "T-10.3")], np.int64
)
CATHEDRAL_INFLUENCE = np.array(
    [0, *_numbers(BOX, "cathedral.influence_per_cube", SIDES, 0, 20, "T-10.3")], np.int64
)
LEVEL_PENALTY = BOX.whole("cathedral.end_penalty_per_empty_level", 0, 20)
QUEUE_VP = BOX.whole("scoring.uncountered_event_with_own_cube", 0, 20)
CHARACTER_VP = np.array([0, *_numbers(BOX, "scoring.character_vp", 3, 0, 50, "T-17.1")], np.int64)
if BOX.need("scoring.tie_break", str) != "none":
    BOX.fault("scoring.tie_break", "there is no tie-break", "T-16.3")

# --------------------------------------------------------------------------- T-18 activity cards

EFFECTS = (
    "gain",
    "convert",
    "gain_per_own_citizen",
    "per_die_in_square",
    "modifier",
    "most_dice",
    "per_cathedral_pair",
    "archer",
    "event_cubes_per_own_die",
    "pay_for_event_cubes",
    "tax",
    "per_event_with_own_cube",
    "highest_red_total",
    "per_red_die_in_richest_district",
)
GAIN, CONVERT, PER_CITIZEN, PER_DIE_IN_SQUARE, MODIFIER, MOST_DICE, CATHEDRAL_PAIRS = range(7)
ARCHER, CUBES_PER_DIE, PAY_FOR_CUBES, TAX, PER_EVENT, HIGHEST_RED, RICHEST_DISTRICT = range(7, 14)

OPS = ("group_add", "each_die_add", "each_die_set", "recolour", "multiply_die", "free_dice")
GROUP_ADD, EACH_ADD, EACH_SET, RECOLOUR, MULTIPLY, FREE_DICE = range(6)
NOT_FOR_CITIZEN, NOT_FOR_CATHEDRAL = 1, 2
_FORBIDDEN = {"place_citizen": NOT_FOR_CITIZEN, "cathedral": NOT_FOR_CATHEDRAL}

ACTIVITY_IDS = _unique_ids(BOX, "activity", "T-1.4")
ACTIVITIES = len(ACTIVITY_IDS)
_spaces_printed = [len(card.get("vp", ())) for card in BOX.data["activity"]]
MOST_TRADE_SPACES = max(_spaces_printed)
PICTURE = MOST_TRADE_SPACES + 1  # T-9.4: a tradesman beyond the printed spaces


def _column() -> Any:
    return np.zeros(ACTIVITIES, np.int64)


CARD_COLOUR, CARD_ROUND, CARD_BONUS = _column(), _column(), _column()
CARD_COST, CARD_DICE, CARD_DIVISOR, CARD_DELAYED = _column(), _column(), _column(), _column()
CARD_EFFECT, CARD_CUBES = _column(), _column()
CARD_SPACES = np.array(_spaces_printed, np.int64)
CARD_VP = np.zeros((ACTIVITIES, PICTURE + 1), np.int64)  # by tradesman space, 1 is the first
PAY_DENIERS, PAY_INFLUENCE = _column(), _column()
GAIN_DENIERS, GAIN_INFLUENCE, GAIN_VP = _column(), _column(), _column()
EFFECT_NUMBER = _column()  # cubes, citizens' deniers in the solo game, dice needed: by effect
EFFECT_DIE = _column()  # colour of the dice counted
EFFECT_BUILDINGS = _column()  # bits
ARCHER_HIT = np.zeros((ACTIVITIES, SIDES + 1), np.int64)
MOD_OP, MOD_COLOUR, MOD_AS, MOD_VALUE = _column(), _column(), _column(), _column()
MOD_FORBIDDEN, MOD_MOST_DICE = _column(), _column()


def _read_effect(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    """T-18: which effect a card has, and every number on it."""
    clause = "T-18.28"
    kind = effect.get("kind")
    if kind not in EFFECTS:
        box.fault(where, f"effect.kind is one of {', '.join(EFFECTS)}", clause)
    CARD_EFFECT[i] = EFFECTS.index(kind)

    def number(key: str, low: int = 0) -> int:
        if key not in effect and low == 0:
            return 0
        return _number(box, where, effect, key, low, 20, clause)

    GAIN_VP[i] = number("vp") + number("gain_vp")
    GAIN_DENIERS[i] = number("deniers") + number("gain_deniers")
    GAIN_INFLUENCE[i] = number("influence") + number("gain_influence")
    PAY_DENIERS[i], PAY_INFLUENCE[i] = number("pay_deniers"), number("pay_influence")
    if kind == "convert":
        if PAY_DENIERS[i] + PAY_INFLUENCE[i] == 0:
            box.fault(where, "what is paid for the conversion?", clause)
        if PAY_DENIERS[i] * GAIN_DENIERS[i] or PAY_INFLUENCE[i] * GAIN_INFLUENCE[i]:
            box.fault(where, "a card pays and gives two different things", clause)
    elif kind == "gain_per_own_citizen":
        chosen = effect.get("choose_one_of")
        if not isinstance(chosen, list) or not chosen:
            box.fault(where, "choose_one_of names the buildings", "T-18.3")
        EFFECT_BUILDINGS[i] = sum(1 << _building(box, where, b, "T-18.3") for b in chosen)
    elif kind in ("event_cubes_per_own_die", "per_die_in_square"):
        EFFECT_DIE[i] = _colour(box, where, effect.get("die"), clause)
        EFFECT_NUMBER[i] = number("cubes", 1) if kind == "event_cubes_per_own_die" else 0
    elif kind == "archer":
        EFFECT_NUMBER[i] = number("cubes", 1)
        for value in effect.get("success", ()):
            if value not in range(1, SIDES + 1):
                box.fault(where, "success lists faces of a die", "T-18.19")
            ARCHER_HIT[i, value] = 1
    elif kind == "pay_for_event_cubes":
        EFFECT_NUMBER[i] = number("cubes", 1)
        if PAY_INFLUENCE[i] < 1 or effect.get("same_event") is not True:
            box.fault(where, "influence is paid for cubes on one event", "T-18.21")
    elif kind == "tax":
        GAIN_DENIERS[i] = number("deniers_per_citizen", 1)
        EFFECT_NUMBER[i] = number("solo_deniers_per_citizen", 1)
        EFFECT_BUILDINGS[i] = 1 << _building(box, where, effect.get("building"), "T-18.24")
    elif kind == "most_dice":
        EFFECT_NUMBER[i] = number("min_dice", 1)
    elif kind == "modifier":
        _read_modifier(box, i, where, effect)
    if (kind == "modifier") != bool(CARD_DELAYED[i]):
        box.fault(where, "delayed cards are those that modify dice", "T-9.9")


def _read_modifier(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    """T-8.5: what a cube on the card does to a group of dice."""
    op = effect.get("op")
    if op not in OPS:
        box.fault(where, f"effect.op is one of {', '.join(OPS)}", "T-8.5")
    MOD_OP[i] = OPS.index(op)
    MOD_MOST_DICE[i] = MAX_GROUP
    if op in ("recolour", "multiply_die"):
        MOD_COLOUR[i] = _colour(box, where, effect.get("from"), "T-8.8")
        MOD_AS[i] = _colour(box, where, effect.get("to"), "T-8.8")
    else:
        word = effect.get("target")
        MOD_COLOUR[i] = ANY if word == "any" else _colour(box, where, word, "T-8.5")
        MOD_AS[i] = MOD_COLOUR[i]
    if MOD_COLOUR[i] == ANY and op not in ("each_die_add", "each_die_set"):
        box.fault(where, f"{op} needs dice of one colour", "T-8.5")
    if op == "multiply_die":
        MOD_VALUE[i] = _number(box, where, effect, "count", 1, 6, "T-8.8")
        MOD_MOST_DICE[i] = 1
    elif op == "recolour":
        MOD_MOST_DICE[i] = _number(box, where, effect, "max_dice", 1, MAX_GROUP, "T-18.6")
    elif op == "free_dice":
        MOD_VALUE[i] = _number(box, where, effect, "per_district", 1, MAX_GROUP, "T-18.10")
    else:
        MOD_VALUE[i] = _number(box, where, effect, "value", 1, 20, "T-8.5")
    for word in effect.get("forbidden_actions", ()):
        if word not in _FORBIDDEN:
            box.fault(where, f"forbidden_actions knows {', '.join(_FORBIDDEN)}", "T-8.7")
        MOD_FORBIDDEN[i] |= _FORBIDDEN[word]
    if op == "multiply_die":
        MOD_FORBIDDEN[i] |= NOT_FOR_CITIZEN  # T-8.8: such a die counts as several
    if op in ("group_add", "each_die_add", "each_die_set"):
        whites = NOT_FOR_CATHEDRAL if MOD_COLOUR[i] in (ANY, WHITE) else 0
        if MOD_FORBIDDEN[i] & NOT_FOR_CITIZEN == 0 or MOD_FORBIDDEN[i] & whites != whites:
            box.fault(where, "changed values place neither citizens nor stones", "T-8.7")


def _read_activity(box: Box, i: int) -> None:
    entry, where = BOX.data["activity"][i], f"activity[{i}]"
    CARD_COLOUR[i] = _colour(box, where, entry.get("colour"), "T-1.4")
    CARD_ROUND[i] = _number(box, where, entry, "round", 1, 3, "T-1.4")
    CARD_BONUS[i] = int(entry.get("bonus", False) is True)
    CARD_COST[i] = _number(box, where, entry, "cost", 0, 30, "T-9.2")
    CARD_DIVISOR[i] = _number(box, where, entry, "divisor", 1, 18, "T-9.7")
    vp = entry.get("vp")
    if not isinstance(vp, list) or not vp or any(type(v) is not int or v < 0 for v in vp):
        box.fault(where, "vp lists the value of each tradesman space", "T-9.5")
    if vp != sorted(vp, reverse=True):
        box.fault(where, "the first space is the best one", "T-9.2")
    CARD_VP[i, 1 : 1 + len(vp)] = vp
    dice = entry.get("dice")
    CARD_DICE[i] = ANY if dice == "any" else _colour(box, where, dice, "T-9.1")
    if CARD_DICE[i] not in (ANY, CARD_COLOUR[i]):
        box.fault(where, "the group has the colour of the card", "T-9.1")
    if entry.get("timing") not in ("immediate", "delayed"):
        box.fault(where, "timing is immediate or delayed", "T-9.9")
    CARD_DELAYED[i] = int(entry["timing"] == "delayed")
    if CARD_DELAYED[i]:
        CARD_CUBES[i] = _number(box, where, entry, "cubes_per_activation", 1, 6, "T-9.9")
    effect = entry.get("effect")
    if not isinstance(effect, dict):
        box.fault(where, "a card needs an effect", "T-18.28")
    _read_effect(box, i, where, effect)


for _i in range(ACTIVITIES):
    _read_activity(BOX, _i)
CARD_SLOT = CARD_COLOUR * 3 + CARD_ROUND - 1  # where a card lies when it is in the game
SLOTS = 9
for _slot in range(SLOTS):
    if not ((_slot == CARD_SLOT) & (CARD_BONUS == 0)).any():
        BOX.fault("activity", f"no {COLOURS[_slot // 3]} card has number {_slot % 3 + 1}", "T-2.3")
DELAYED = [i for i in range(ACTIVITIES) if CARD_DELAYED[i]]
DELAYED_CARD = np.array(DELAYED, np.int64)
DELAYED_INDEX = np.full(ACTIVITIES, -1, np.int64)
DELAYED_INDEX[DELAYED] = range(len(DELAYED))

# --------------------------------------------------------------------------- T-19 events

EVENT_EFFECTS = (
    "none",
    "neutral_citizen",
    "lose",
    "pay_per_citizen",
    "neutral_cubes_left",
    "remove_top_cathedral_cube",
    "add_neutral_cathedral_cube",
)
NO_EFFECT, NEUTRAL_CITIZEN, LOSE, PAY_PER_CITIZEN, NEUTRAL_CUBES, TAKE_CUBE, ADD_CUBE = range(7)
MARAUDING = 0
EVENT_IDS = ["marauding", *_unique_ids(BOX, "event", "T-1.5")]
EVENT_COUNT = len(EVENT_IDS)
_ENTRIES = [BOX.need("marauding", dict), *BOX.data["event"]]


def _event_column() -> Any:
    return np.zeros(EVENT_COUNT, np.int64)


EVENT_COLOUR, EVENT_BONUS, EVENT_CALLS = _event_column(), _event_column(), _event_column()
EVENT_BLACK, EVENT_DICE, EVENT_DIVISOR = _event_column(), _event_column(), _event_column()
EVENT_FLAGS, EVENT_FIRST, EVENT_SECOND = _event_column(), _event_column(), _event_column()
EVENT_EFFECT, EVENT_BUILDING, EVENT_DENIERS = _event_column(), _event_column(), _event_column()
EVENT_INFLUENCE, EVENT_NUMBER, EVENT_FREES = _event_column(), _event_column(), _event_column()


def _read_event(box: Box, i: int) -> None:
    entry = _ENTRIES[i]
    where = f"event[{i - 1}]" if i else "marauding"
    EVENT_BLACK[i] = _number(box, where, entry, "black_dice", 0, 6, "T-6.3")
    EVENT_DIVISOR[i] = _number(box, where, entry, "divisor", 1, 18, "T-11.1")
    vp = entry.get("vp")
    if not isinstance(vp, list) or len(vp) != 2 or any(type(v) is not int or v < 0 for v in vp):
        box.fault(where, "vp is [first, second]", "T-11.5")
    EVENT_FIRST[i], EVENT_SECOND[i] = vp
    if i == MARAUDING:
        if entry.get("dice") != "any_one_colour" or entry.get("flags") != 0:
            box.fault(
                where, "Marauding takes dice of one free colour and any number of cubes", "T-11.4"
            )
        EVENT_COLOUR[i], EVENT_DICE[i] = -1, ONE_COLOUR
        return
    EVENT_FLAGS[i] = _number(box, where, entry, "flags", 1, MOST_FLAGS, "T-11.2")
    EVENT_COLOUR[i] = _colour(box, where, entry.get("colour"), "T-1.5")
    EVENT_DICE[i] = _colour(box, where, entry.get("dice"), "T-11.1")
    EVENT_BONUS[i] = int(entry.get("bonus", False) is True)
    EVENT_CALLS[i] = -1
    if EVENT_COLOUR[i] == RED:
        EVENT_CALLS[i] = _colour(box, where, entry.get("calls"), "T-6.1")
        if EVENT_CALLS[i] == RED and not EVENT_BONUS[i]:
            box.fault(where, "a red event calls a white or a yellow one", "T-6.1")
    freed = entry.get("on_countered")
    if freed is not None and freed.get("kind") != "remove_last_cube_from_every_event":
        box.fault(where, "on_countered knows remove_last_cube_from_every_event", "T-20.4")
    EVENT_FREES[i] = int(freed is not None)
    _read_event_effect(box, i, where, entry.get("effect", {"kind": "none"}))


def _read_event_effect(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    kind = effect.get("kind")
    if kind not in EVENT_EFFECTS:
        box.fault(where, f"effect.kind is one of {', '.join(EVENT_EFFECTS)}", "T-6.3")
    EVENT_EFFECT[i] = EVENT_EFFECTS.index(kind)
    if kind in ("neutral_citizen", "pay_per_citizen"):
        EVENT_BUILDING[i] = _building(box, where, effect.get("building"), "T-19.3")
    if kind == "pay_per_citizen":
        EVENT_DENIERS[i] = _number(box, where, effect, "deniers", 1, 20, "T-19.5")
    elif kind == "lose":
        EVENT_DENIERS[i] = effect.get("deniers", 0)
        EVENT_INFLUENCE[i] = effect.get("influence", 0)
        if EVENT_DENIERS[i] + EVENT_INFLUENCE[i] < 1:
            box.fault(where, "what is lost?", "T-19.6")
    elif kind == "neutral_cubes_left":
        EVENT_NUMBER[i] = _number(box, where, effect, "events", 1, 4, "T-19.8")


MOST_FLAGS = max(
    (e["flags"] for e in BOX.data["event"] if isinstance(e.get("flags"), int)), default=1
)
if not 1 <= MOST_FLAGS <= 20:
    BOX.fault("event", "an event has 1 to 20 flags", "T-11.2")
for _i in range(EVENT_COUNT):
    _read_event(BOX, _i)
for _colour_called in (WHITE, YELLOW):
    _called = int(((_colour_called == EVENT_CALLS) & (EVENT_BONUS == 0)).sum())
    if _called > int((_colour_called == EVENT_COLOUR).sum()):
        BOX.fault("event", f"the {COLOURS[_colour_called]} deck could run out", "T-6.1")
if int(((EVENT_COLOUR == RED) & (EVENT_BONUS == 0)).sum()) < int(ROUNDS.max()):
    BOX.fault("event", "there are fewer red events than rounds", "T-2.4")
if int(EVENT_FREES.sum()) > 1:
    BOX.fault("event", "only one event may free the others of cubes", "T-20.4")

# --------------------------------------------------------------------------- T-17 characters

MEASURES = (
    "citizens_in_buildings",
    "cathedral_cubes",
    "deniers",
    "influence",
    "tradesmen",
    "captured_events",
)
CITIZENS_STANDING, CATHEDRAL_CUBES, DENIERS, INFLUENCE, TRADESMEN, CAPTURED = range(6)
CHARACTER_IDS = _unique_ids(BOX, "character", "T-1.6")
CHARACTERS = len(CHARACTER_IDS)
CHARACTER_MEASURE = np.zeros(CHARACTERS, np.int64)
THRESHOLD = np.zeros((2, CHARACTERS, 3), np.int64)  # three or four players; one or two


def _read_character(box: Box, i: int) -> None:
    entry, where = box.data["character"][i], f"character[{i}]"
    if entry.get("measure") not in MEASURES:
        box.fault(where, f"measure is one of {', '.join(MEASURES)}", "T-17.1")
    CHARACTER_MEASURE[i] = MEASURES.index(entry["measure"])
    for few, key in enumerate(("thresholds", "two_player")):
        steps = entry.get(key)
        if not isinstance(steps, list) or len(steps) != 3 or steps != sorted(steps):
            box.fault(where, f"{key} lists three rising counts", "T-17.1")
        THRESHOLD[few, i] = steps


for _i in range(CHARACTERS):
    _read_character(BOX, _i)
for _n in PLAYERS:
    if _n * CHARACTERS_EACH[_n] > CHARACTERS:
        BOX.fault(f"setup.by_players.{_n}.characters_each", "not enough characters", "T-2.2")

# --------------------------------------------------------------------------- T-21 solo

LEROY_DOES = (
    "score",
    "place_citizen",
    "counter_rightmost_event",
    "place_tradesman",
    "cathedral",
    "score_top_character",
)
(
    LEROY_SCORES,
    LEROY_CITIZEN,
    LEROY_COUNTERS,
    LEROY_TRADESMAN,
    LEROY_BUILDS,
    LEROY_CHARACTER,
) = range(6)
_TABLE = BOX.need("solo.action", list)
LEROY_ACTION = np.full(2 * SIDES + 1, -1, np.int64)  # sum of two dice -> row of the table
LEROY_DO, LEROY_DICE, LEROY_VP = (np.zeros(len(_TABLE), np.int64) for _ in range(3))
LEROY_BOUGHT, LEROY_PRICE, LEROY_AMOUNT = (np.zeros(len(_TABLE), np.int64) for _ in range(3))


def _read_leroy(box: Box, i: int) -> None:
    """T-21.10: one row of Le Roy's table."""
    entry, where = _TABLE[i], f"solo.action[{i}]"
    if entry.get("do") not in LEROY_DOES:
        box.fault(where, f"do is one of {', '.join(LEROY_DOES)}", "T-21.10")
    LEROY_DO[i] = LEROY_DOES.index(entry["do"])
    LEROY_DICE[i] = _number(box, where, entry, "dice", -1, 18, "T-21.10")
    LEROY_BOUGHT[i] = entry.get("bought", 0)
    LEROY_PRICE[i] = entry.get("price", 0)
    LEROY_AMOUNT[i] = entry.get("amount", 1)
    for key in ("vp", "vp_per_unplaceable_cube", "vp_if_none_left"):
        LEROY_VP[i] += entry.get(key, 0)
    for total in entry.get("rolls", ()):
        if total not in range(2, 2 * SIDES + 1) or LEROY_ACTION[total] >= 0:
            box.fault(where, f"{total!r} is no sum of two dice, or is listed twice", "T-21.10")
        LEROY_ACTION[total] = i


for _i in range(len(_TABLE)):
    _read_leroy(BOX, _i)
if (LEROY_ACTION[2:] < 0).any():
    BOX.fault("solo.action", "every sum from 2 to 12 needs a row", "T-21.10")

_rank = _spaces(BOX, "solo.space_rank")
for _b, _listed in enumerate(_rank):
    if len(_listed) != SPACES_EACH:
        BOX.fault(f"solo.space_rank.{BUILDINGS[_b]}", "must rank all six spaces", "T-21.4")
SPACE_RANK = np.array(_rank, np.int64)
_priority = BOX.need("solo.colour_priority", list)
if sorted(_priority) != sorted(COLOURS):
    BOX.fault("solo.colour_priority", "must order the three colours", "T-21.7")
COLOUR_PRIORITY = np.array([COLOURS.index(c) for c in _priority], np.int64)
PLACEMENT_DICE = np.array([BOX.whole(f"solo.placement_dice.{c}", 1, 6) for c in COLOURS], np.int64)
LEROY_STEP = BOX.whole("solo.leroy_per_step", 1, 6)
if BOX.whole("solo.placement_dice_used", 1, 6) != LEROY_STEP:
    BOX.fault("solo.placement_dice_used", "one citizen for each die kept", "T-21.3")
PLAYER_STEP = BOX.whole("solo.player_per_step", 1, 6)
if BOX.whole("solo.player_start_citizens", 1, SPACES) != START_CITIZENS[1]:
    BOX.fault("solo.player_start_citizens", "must agree with setup.by_players.1", "T-21.3")
LEROY_TITHES = BOX.whole("solo.tithing_max_from_leroy", 1, MAX_GROUP)
MIGRANT_VP = BOX.whole("solo.migrant_workers_leroy_vp", 0, 20)
IDLE_TURNS = BOX.whole("solo.leroy_idle_turns", 1, 100)
UNSCORED = np.zeros(len(MEASURES), np.int64)
for _measure in BOX.need("solo.unscored_for_leroy", list):
    if _measure not in MEASURES:
        BOX.fault("solo.unscored_for_leroy", f"knows {', '.join(MEASURES)}", "T-21.17")
    UNSCORED[MEASURES.index(_measure)] = 1
RATINGS = [(r["min"], r["max"], str(r["label"])) for r in BOX.need("solo.rating", list)]
for _i in range(1, len(RATINGS)):
    if RATINGS[_i][0] != RATINGS[_i - 1][1] + 1:
        BOX.fault(f"solo.rating[{_i}]", "the bands follow each other without gap", "T-21.18")

# --------------------------------------------------------------------------- bounds

# The most a group can be worth, hence the most activations or cubes of one action.
_most_add = max([0, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] in (GROUP_ADD, EACH_ADD))])
_most_set = max([SIDES, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] == EACH_SET)])
_most_of_one = max([1, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] == MULTIPLY)])
MOST_TOTAL = max(MAX_GROUP * (_most_set + _most_add), SIDES * _most_of_one)
MOST_UNITS = MOST_TOTAL // int(min(CARD_DIVISOR.min(), EVENT_DIVISOR.min(), FARM_DIVISOR))
