"""components.toml -> constant arrays, and every way the file can contradict itself.

Tiles are numbered 0 to 63: the 48 village tiles in the order of the file, then homes, turn order
tiles and boats. Everything a rule asks of a tile is an array over these numbers and, where the two
faces differ, over the side that lies up (0 basic or a, 1 upgraded or b).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box, box_of

BOX = box_of(__package__ or "", __file__)

PLAYERS = (2, 3, 4, 5, 6)
SEASONS = ("spring", "summer", "autumn", "winter")
WORKERS = ("blue", "red", "yellow", "green")
RESOURCES = ("wood", "stone", "iron", "gold")
SKILLS = ("saw", "pick", "anvil")
DIRECTIONS = ("s", "sw", "nw", "n", "ne", "se")
EDGES = "FRW"
FIELD, ROAD, WATER = range(3)
BLUE, RED, YELLOW, GREEN = range(4)
WOOD, STONE, IRON, GOLD = range(4)
SPRING, SUMMER, AUTUMN, WINTER = range(4)

EFFECTS = (
    "none",
    "gain",
    "gain_choice",
    "draw_workers",
    "draw_skills",
    "transport",
    "worker_for_green",
    "worker_for_workers",
    "skill_for_skills",
    "skill_for_workers",
    "skill_for_resources",
)
(
    NOTHING,
    GAIN,
    GAIN_CHOICE,
    DRAW_WORKERS,
    DRAW_SKILLS,
    TRANSPORT,
    WORKER_FOR_GREEN,
    WORKER_FOR_WORKERS,
    SKILL_FOR_SKILLS,
    SKILL_FOR_WORKERS,
    SKILL_FOR_RESOURCES,
) = range(11)

ABILITIES = (
    "boat_workers_random",  # 1a
    "boat_worker_green",  # 1b
    "cross_fields",  # 2a
    "double_transport",  # 2b
    "upgrade_substitution",  # 3a
    "score_substitution",  # 3b
    "counter_bid_any_colour",  # 4a
    "use_any_colour",  # 4b
)
(
    BOAT_WORKERS,
    BOAT_GREEN,
    CROSS_FIELDS,
    DOUBLE_TRANSPORT,
    UPGRADE_SUBSTITUTION,
    SCORE_SUBSTITUTION,
    COUNTER_BID,
    USE_ANY_COLOUR,
) = range(8)

# What a winter tile, a yard, a boat or a turn order tile scores for (F-11).
SCORES = (
    "none",
    "fixed",
    "per_group",
    "per_set",
    "per_item",
    "per_item_of_one_chosen_type",
    "per_resource_on_tile",
    "per_adjacent_tile",
    "per_transport_capacity",
    "road_loop",
    "boat_chain",
    "fixed_and_free_upgrade",
    "per_worker",
)
(
    NO_SCORE,
    FIXED,
    PER_GROUP,
    PER_SET,
    PER_ITEM,
    PER_CHOSEN,
    PER_RESOURCE,
    PER_NEIGHBOUR,
    PER_CAPACITY,
    ROAD_LOOP,
    BOAT_CHAIN,
    FREE_UPGRADE,
    PER_WORKER,
) = range(13)
ITEMS = ("worker", "skill", "resource")
WORKER, SKILL, RESOURCE = range(3)
TYPES_OF = {"worker": WORKERS, "skill": SKILLS, "resource": RESOURCES}

ANY = -1  # any colour, any skill, any resource
MOST_UNIT_VP = 6  # what one item may score by itself: scoring keeps such counts in few bits
MOST_ROADS = 124  # of all tiles one player can own: a road is a bit of one word (F-11.12)

VILLAGE_TILES = 48
TILES = 64
A_SEASON = 12  # village tiles of one season
FIRST_WINTER, FIRST_HOME, FIRST_TURN_ORDER, FIRST_BOAT = 36, 48, 54, 58
HOMES, TURN_ORDER_TILES, BOATS = 6, 4, 6

Entry = dict[str, Any]


def _entries(box: Box, kind: str, count: int, clause: str) -> list[Entry]:
    """The entries of one kind of tile, each with an id of its own."""
    entries = box.need(kind, list)
    if len(entries) != count:
        box.fault(kind, f"the game has {count} of them, not {len(entries)}", clause)
    for i, entry in enumerate(entries):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            box.fault(f"{kind}[{i}]", "each tile needs an id", clause)
    return [dict(entry) for entry in entries]


def _village_tiles(box: Box) -> list[Entry]:
    """F-2.7 to F-2.9: twelve tiles a season, listed season by season."""
    tiles = _entries(box, "tile", VILLAGE_TILES, "F-2.7")
    for i, tile in enumerate(tiles):
        if tile.get("season") != SEASONS[i // 12]:
            box.fault(f"tile[{i}].season", f"tiles {i // 12 * 12 + 1} to {i // 12 * 12 + 12} "
                      f"of the file are those of {SEASONS[i // 12]}", "F-3.1")  # fmt: skip
        if tile.get("summer_boat") and tile["season"] != "summer":
            box.fault(f"tile[{i}].summer_boat", "only summer tiles are summer boats", "F-2.9")
    return tiles


def _number(box: Box, where: str, entry: Entry, key: str, low: int, high: int, clause: str) -> int:
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        box.fault(f"{where}.{key}", f"must be a whole number from {low} to {high}", clause)
    return int(value)


def _edges(box: Box, where: str, entry: Entry) -> list[int]:
    """F-1.4: six letters from the south side clockwise."""
    text = entry.get("edges")
    if not isinstance(text, str) or len(text) != 6 or set(text) - set(EDGES):
        box.fault(f"{where}.edges", "must be six letters of R, F and W", "F-1.4")
    return [EDGES.index(letter) for letter in text]


def _amounts(
    box: Box, where: str, given: Any, names: tuple[str, ...], clause: str, most: int = 20
) -> list[int]:
    if not isinstance(given, dict) or not given:
        box.fault(where, f"must name amounts of {', '.join(names)}", clause)
    for name, amount in given.items():
        if name not in names:
            box.fault(where, f"{name!r} is none of {', '.join(names)}", clause)
        if isinstance(amount, bool) or not isinstance(amount, int) or not 0 < amount <= most:
            box.fault(where, f"{name} must be a whole number from 1 to {most}", clause)
    return [given.get(name, 0) for name in names]


COST_KEYS = (*RESOURCES, "any_resource", *SKILLS, "any_skill")

# Which further fields each effect reads (the vocabulary at the head of components.toml).
EFFECT_FIELDS: dict[str, tuple[str, ...]] = {
    "none": (),
    "gain": ("gain",),
    "gain_choice": ("choose_one",),
    "draw_workers": ("workers",),
    "draw_skills": ("skills",),
    "transport": ("move", "upgrades"),
    "worker_for_green": ("pay_worker", "green"),
    "worker_for_workers": ("pay_worker", "workers"),
    "skill_for_skills": ("pay_skill", "skills"),
    "skill_for_workers": ("pay_skill", "workers"),
    "skill_for_resources": ("pay_skill", "gain"),
}


def _effect(box: Box, where: str, side: Any) -> Entry:
    """F-6, F-7.1: one side of a tile in numbers."""
    if not isinstance(side, dict) or side.get("effect") not in EFFECTS:
        box.fault(where, f"needs an effect: one of {', '.join(EFFECTS)}", "F-6")
    fields = EFFECT_FIELDS[side["effect"]]
    unknown = set(side) - set(fields) - {"effect", "vp", "score"}
    if unknown:
        box.fault(where, f"{sorted(unknown)[0]!r} means nothing to {side['effect']}", "F-6")
    found: Entry = {"effect": EFFECTS.index(side["effect"])}
    found["vp"] = _number(box, where, side, "vp", 0, 100, "F-11.2")
    for key in ("workers", "skills", "move", "upgrades", "green"):
        if key in fields:
            found[key] = _number(box, where, side, key, 1, 12, "F-6")
    if "gain" in fields:
        found["gain"] = _amounts(box, f"{where}.gain", side.get("gain"), RESOURCES, "F-6")
    if "choose_one" in fields:
        types = side.get("choose_one")
        if not isinstance(types, list) or not types or set(types) - set(RESOURCES):
            box.fault(f"{where}.choose_one", "must list resources", "F-6.5")
        found["choose_one"] = sum(1 << RESOURCES.index(t) for t in set(types))
    for key, names in (("pay_worker", WORKERS), ("pay_skill", SKILLS)):
        if key in fields:
            paid = side.get(key)
            if paid != "any" and paid not in names:
                box.fault(f"{where}.{key}", f"must be any or one of {', '.join(names)}", "F-6")
            found[key] = ANY if paid == "any" else names.index(paid)
    return found


def _score(box: Box, where: str, score: Any, clause: str) -> Entry:
    """F-11: what a tile scores for."""
    if not isinstance(score, dict) or score.get("kind") not in SCORES[1:]:
        box.fault(where, f"kind must be one of {', '.join(SCORES[1:])}", clause)
    kind = score["kind"]
    found: Entry = {"kind": SCORES.index(kind), "item": 0, "type": ANY, "set": 0, "size": 1}
    if kind in ("per_group", "per_set", "per_item", "per_item_of_one_chosen_type"):
        if score.get("item") not in ITEMS:
            box.fault(f"{where}.item", f"must be one of {', '.join(ITEMS)}", clause)
        found["item"] = ITEMS.index(score["item"])
        names = TYPES_OF[score["item"]]
        if kind == "per_item":
            if score.get("type") not in names:
                box.fault(f"{where}.type", f"must be one of {', '.join(names)}", clause)
            found["type"] = names.index(score["type"])
        if kind == "per_set":
            types = score.get("set")
            if not isinstance(types, list) or not types or set(types) - set(names):
                box.fault(f"{where}.set", f"must list some of {', '.join(names)}", clause)
            if len(set(types)) != len(types) or (score["item"] == "resource" and "gold" in types):
                box.fault(
                    f"{where}.set", "a set has different types, and gold replaces them", clause
                )
            found["set"] = sum(1 << names.index(t) for t in types)
        if kind == "per_group":
            found["size"] = _number(box, where, score, "size", 2, 20, clause)
    if kind == "per_resource_on_tile":
        if score.get("resource") != "any" and score.get("resource") not in RESOURCES[:3]:
            box.fault(f"{where}.resource", "must be any, wood, stone or iron", clause)
        if score["resource"] != "any":
            found["type"] = RESOURCES.index(score["resource"])
    each = kind in ("per_resource_on_tile", "per_adjacent_tile", "per_transport_capacity",
                    "road_loop", "per_worker")  # fmt: skip
    if kind != "boat_chain":
        unit = kind in (
            "per_item",
            "per_item_of_one_chosen_type",
            "per_resource_on_tile",
            "per_worker",
        )
        most = MOST_UNIT_VP if unit else 100
        found["vp"] = _number(box, where, score, "vp_each" if each else "vp", 0, most, clause)
    return found


def _table(box: Box) -> list[int]:
    """F-11.13: points by boats in the chain; there are at most five."""
    for i, boat in enumerate(box.need("boat", list)):
        if boat["score"]["kind"] == "boat_chain":
            table = boat["score"].get("table")
            if not isinstance(table, list) or len(table) != 6:
                box.fault(f"boat[{i}].score", "the table gives points for 0 to 5 boats", "F-11.13")
            if any(isinstance(x, bool) or not isinstance(x, int) or x < 0 for x in table):
                box.fault(f"boat[{i}].score", "points are whole numbers", "F-11.13")
            return [int(x) for x in table]
    return [0] * 6


def _setup_rows(box: Box) -> dict[int, Entry]:
    """F-2.5 to F-2.8: the table by number of players."""
    rows: dict[int, Entry] = {}
    for i, row in enumerate(box.need("setup", list)):
        where = f"setup[{i}]"
        players = _number(box, where, row, "players", 2, 6, "F-2.5")
        if players in rows:
            box.fault(where, f"{players} players are listed twice", "F-2.5")
        for key, low, high in (("homes", players, players), ("boats", players, players),
                               ("turn_order_tiles", 1, 4), ("season_tiles", 1, 12),
                               ("winter_dealt", 1, 12 // players)):  # fmt: skip
            _number(box, where, row, key, low, high, "F-2.5")
        rows[players] = row
    missing = [n for n in PLAYERS if n not in rows]
    if missing:
        box.fault("setup", f"there is no row for {missing[0]} players", "F-2.5")
    return rows


def _check_one_scorer_of_a_kind(box: Box, scores: list[tuple[str, Entry]]) -> None:
    """The exact scoring of F-11.15 knows one winter tile of each kind for each sort of item."""
    seen: dict[tuple[int, int], str] = {}
    for where, score in scores:
        if score["kind"] in (PER_GROUP, PER_SET, PER_ITEM, PER_CHOSEN):
            key = (score["kind"], score["item"])
            if key in seen:
                box.fault(
                    where, f"scores for the same as {seen[key]}; one such tile is known", "F-11.7"
                )
            seen[key] = where


# --------------------------------------------------------------------------- reading the file

TILE_ENTRIES = _village_tiles(BOX)
HOME_ENTRIES = _entries(BOX, "home", HOMES, "F-2.3")
TURN_ORDER_ENTRIES = _entries(BOX, "turn_order", TURN_ORDER_TILES, "F-2.6")
BOAT_ENTRIES = _entries(BOX, "boat", BOATS, "F-2.5")
ALL_ENTRIES = [*TILE_ENTRIES, *HOME_ENTRIES, *TURN_ORDER_ENTRIES, *BOAT_ENTRIES]
WHERE = [
    *(f"tile[{i}]" for i in range(VILLAGE_TILES)),
    *(f"home[{i}]" for i in range(HOMES)),
    *(f"turn_order[{i}]" for i in range(TURN_ORDER_TILES)),
    *(f"boat[{i}]" for i in range(BOATS)),
]
TILE_IDS = [entry["id"] for entry in ALL_ENTRIES]
TILE_NAMES = [str(entry.get("name", entry["id"].replace("_", " "))) for entry in ALL_ENTRIES]
for _i, _id in enumerate(TILE_IDS):
    if TILE_IDS.index(_id) != _i:
        BOX.fault(f"{WHERE[_i]}.id", f"two tiles have the id {_id!r}", "F-2.1")

SETUP = _setup_rows(BOX)
WORKER_TOTAL = np.array([BOX.whole(f"counts.workers_{c}", 1, 60) for c in WORKERS], np.int64)
RESOURCE_TOTAL = np.array([BOX.whole(f"counts.{r}", 1, 60) for r in RESOURCES], np.int64)
SKILL_TOTAL = np.array([BOX.whole(f"counts.skill_{k}", 1, 60) for k in SKILLS], np.int64)
START_WORKERS = BOX.whole("counts.starting_workers", 1, 60)
MAX_ON_TILE = BOX.whole("counts.max_workers_on_tile", 1, 20)
MOST_OF_A_COLOUR = int(WORKER_TOTAL.max())
ALL_WORKERS = int(WORKER_TOTAL.sum())
for _name, _count in (("total", TILES), ("home", HOMES), ("boat", BOATS),
                      ("turn_order", TURN_ORDER_TILES), ("village", VILLAGE_TILES)):  # fmt: skip
    if BOX.whole(f"counts.tiles_{_name}", 1, 200) != _count:
        BOX.fault(f"counts.tiles_{_name}", f"{_count} are listed", "F-2.1")
if int(WORKER_TOTAL[:GREEN].sum()) < PLAYERS[-1] * START_WORKERS:
    BOX.fault("counts.starting_workers", "the bag cannot give every player that many", "F-2.2")

EDGE = np.array([_edges(BOX, w, e) for w, e in zip(WHERE, ALL_ENTRIES, strict=True)], np.int64)
IS_SUMMER_BOAT = np.array([int(bool(e.get("summer_boat"))) for e in ALL_ENTRIES], np.int64)
# F-11.13: what carries on a chain of boats
IS_BOAT = IS_SUMMER_BOAT.copy()
IS_BOAT[FIRST_BOAT:] = 1
for _t in range(TILES):
    _waters = list(EDGE[_t]).count(WATER)
    if FIRST_HOME <= _t < FIRST_TURN_ORDER and _waters != 1:
        BOX.fault(f"{WHERE[_t]}.edges", "a home tile has exactly one water side", "F-11.13")
    if IS_BOAT[_t] and (_waters != 2 or ROAD in EDGE[_t]):
        BOX.fault(f"{WHERE[_t]}.edges", "a boat has two water sides and no road", "F-11.13")
# F-11.12: one player owns one home and at most every other tile
_roads = [int((EDGE[t] == ROAD).sum()) for t in range(TILES)]
_most_roads = sum(_roads[:FIRST_HOME]) + max(_roads[FIRST_HOME:FIRST_TURN_ORDER])
if _most_roads + sum(_roads[FIRST_TURN_ORDER:]) > MOST_ROADS:
    BOX.fault("tile", f"all tiles together show more than {MOST_ROADS} roads", "F-11.12")

# The edges of a tile turned k steps clockwise, two bits for each direction (F-9.3)
HAS_ROAD = (EDGE == ROAD).any(axis=1)
EDGE_CODE = np.zeros((TILES, 6), np.int64)
for _t in range(TILES):
    for _k in range(6):
        EDGE_CODE[_t, _k] = sum(int(EDGE[_t, (d - _k) % 6]) << 2 * d for d in range(6))

# F-1.4: axial neighbour offsets, and the direction of an offset
STEP_Q = np.array([0, -1, -1, 0, 1, 1], np.int64)
STEP_R = np.array([1, 1, 0, -1, -1, 0], np.int64)
DIRECTION_OF = np.full((3, 3), -1, np.int64)
for _d in range(6):
    DIRECTION_OF[STEP_Q[_d] + 1, STEP_R[_d] + 1] = _d

# --------------------------------------------------------------------------- what each side does

EFFECT = np.zeros((TILES, 2), np.int64)
VP = np.zeros((TILES, 2), np.int64)
GAINS = np.zeros((TILES, 2, 4), np.int64)
CHOICES = np.zeros((TILES, 2), np.int64)  # F-6.5: resources to choose among, as bits
DRAWS = np.zeros((TILES, 2), np.int64)  # workers or skills drawn
GREENS = np.zeros((TILES, 2), np.int64)
MOVE = np.zeros((TILES, 2), np.int64)
UPGRADES = np.zeros((TILES, 2), np.int64)
PAY_WORKER = np.full((TILES, 2), ANY, np.int64)
PAY_SKILL = np.full((TILES, 2), ANY, np.int64)
UPGRADABLE = np.zeros(TILES, np.int64)
COST = np.zeros((TILES, 4), np.int64)
COST_ANY = np.zeros(TILES, np.int64)
COST_SKILL = np.zeros((TILES, 3), np.int64)
COST_ANY_SKILL = np.zeros(TILES, np.int64)
SCORE = np.zeros((TILES, 2), np.int64)
SCORE_ITEM = np.zeros((TILES, 2), np.int64)
SCORE_TYPE = np.full((TILES, 2), ANY, np.int64)
SCORE_SET = np.zeros((TILES, 2), np.int64)
SCORE_SIZE = np.ones((TILES, 2), np.int64)
SCORE_VP = np.zeros((TILES, 2), np.int64)
ABILITY_TILE = np.full(len(ABILITIES), -1, np.int64)
ABILITY_SIDE = np.zeros(len(ABILITIES), np.int64)

_all_scores: list[tuple[str, Entry]] = []


def _note_score(t: int, side: int, where: str, score: Any, clause: str) -> None:
    found = _score(BOX, where, score, clause)
    _all_scores.append((where, found))
    SCORE[t, side], SCORE_VP[t, side] = found["kind"], found.get("vp", 0)
    SCORE_ITEM[t, side], SCORE_TYPE[t, side] = found["item"], found["type"]
    SCORE_SET[t, side], SCORE_SIZE[t, side] = found["set"], found["size"]


def _note_side(t: int, side: int, where: str, entry: Any) -> None:
    found = _effect(BOX, where, entry)
    EFFECT[t, side], VP[t, side] = found["effect"], found["vp"]
    GAINS[t, side] = found.get("gain", [0] * 4)
    CHOICES[t, side] = found.get("choose_one", 0)
    DRAWS[t, side] = found.get("workers", 0) or found.get("skills", 0)
    GREENS[t, side] = found.get("green", 0)
    MOVE[t, side], UPGRADES[t, side] = found.get("move", 0), found.get("upgrades", 0)
    PAY_WORKER[t, side] = found.get("pay_worker", ANY)
    PAY_SKILL[t, side] = found.get("pay_skill", ANY)
    if "score" in entry:
        _note_score(t, side, f"{where}.score", entry["score"], "F-11.4")
        if SCORE[t, side] != PER_RESOURCE:
            BOX.fault(f"{where}.score", "a side of this kind scores per_resource_on_tile", "F-11.4")


def _note_summer_boat(t: int, where: str, entry: Entry) -> None:
    for side, key in enumerate(("side_a", "side_b")):
        face = entry.get(key)
        if not isinstance(face, dict) or face.get("ability") not in ABILITIES:
            BOX.fault(f"{where}.{key}", f"ability is one of {', '.join(ABILITIES)}", "F-10.1")
        ability = ABILITIES.index(face["ability"])
        if ABILITY_TILE[ability] >= 0:
            BOX.fault(f"{where}.{key}", f"two boats have the ability {face['ability']}", "F-10.1")
        ABILITY_TILE[ability], ABILITY_SIDE[ability] = t, side
        VP[t, side] = _number(BOX, f"{where}.{key}", face, "vp", 0, 100, "F-11.2")


for _t, (_where, _entry) in enumerate(zip(WHERE, ALL_ENTRIES, strict=True)):
    _upgradable = _t < FIRST_TURN_ORDER and bool(_entry.get("upgradable", _t >= FIRST_HOME))
    _ordinary = _t < FIRST_TURN_ORDER and not IS_SUMMER_BOAT[_t] and not 36 <= _t < VILLAGE_TILES
    if _upgradable != _ordinary:
        BOX.fault(f"{_where}.upgradable", "homes and ordinary spring, summer and autumn tiles are "
                  "upgradable, others are not", "F-7.9")  # fmt: skip
    UPGRADABLE[_t] = int(_upgradable)
    if _upgradable:
        _cost = _amounts(BOX, f"{_where}.upgrade_cost", _entry.get("upgrade_cost"), COST_KEYS,
                         "F-7.5", 6)  # fmt: skip
        COST[_t], COST_ANY[_t] = _cost[:4], _cost[4]
        COST_SKILL[_t], COST_ANY_SKILL[_t] = _cost[5:8], _cost[8]
        _note_side(_t, 0, f"{_where}.basic", _entry.get("basic"))
        _note_side(_t, 1, f"{_where}.upgraded", _entry.get("upgraded"))
    elif IS_SUMMER_BOAT[_t]:
        _note_summer_boat(_t, _where, _entry)
    else:
        _clause = {0: "F-11.7", 1: "F-11.9", 2: "F-11.10"}[
            0 if _t < FIRST_HOME else 1 if _t < FIRST_BOAT else 2
        ]
        for _side in range(2):
            _note_score(_t, _side, f"{_where}.score", _entry.get("score"), _clause)
            if SCORE[_t, _side] in (FIXED, FREE_UPGRADE):  # F-11.2: counted with the sides
                VP[_t, _side] = SCORE_VP[_t, _side]
        if FIRST_TURN_ORDER <= _t < FIRST_BOAT and SCORE[_t, 0] != PER_NEIGHBOUR:
            BOX.fault(f"{_where}.score", "turn order tiles score per_adjacent_tile", "F-11.9")
for _a in range(len(ABILITIES)):
    if ABILITY_TILE[_a] < 0:
        BOX.fault("tile", f"no summer boat has the ability {ABILITIES[_a]}", "F-10.1")
_check_one_scorer_of_a_kind(
    BOX, [pair for i, pair in enumerate(_all_scores) if i == 0 or pair[0] != _all_scores[i - 1][0]]
)
BREESE_TABLE = np.array(_table(BOX), np.int64)

# F-2.3, F-2.4: the number of a home tile decides who starts
HOME_NUMBER = np.zeros(TILES, np.int64)
for _i, _entry in enumerate(HOME_ENTRIES):
    HOME_NUMBER[FIRST_HOME + _i] = _number(BOX, f"home[{_i}]", _entry, "number", 1, 6, "F-2.4")
if len(set(HOME_NUMBER[FIRST_HOME:FIRST_TURN_ORDER])) != HOMES:
    BOX.fault("home", "the home tiles have different numbers", "F-2.4")

# --------------------------------------------------------------------------- by number of players

SEASON_TILES = np.zeros(7, np.int64)
WINTER_DEALT = np.zeros(7, np.int64)
TURN_ORDERS = np.zeros(7, np.int64)  # k: tiles 1..k are in play
for _n, _row in SETUP.items():
    SEASON_TILES[_n], WINTER_DEALT[_n] = _row["season_tiles"], _row["winter_dealt"]
    TURN_ORDERS[_n] = _row["turn_order_tiles"]
    _in_use = []
    for _i, _entry in enumerate(TURN_ORDER_ENTRIES):
        if _entry.get("number") != _i + 1:
            BOX.fault(f"turn_order[{_i}].number", f"must be {_i + 1}", "F-2.6")
        _faces = [_entry.get(k, {}) for k in ("side_a", "side_b")]
        _shown = [f for f in _faces if _n in f.get("players", [])]
        if len(_shown) > 1:
            BOX.fault(f"turn_order[{_i}]", f"both faces claim {_n} players", "F-2.6")
        if _shown:
            _in_use.append((_i, bool(_shown[0].get("purple"))))
    if [i for i, _ in _in_use] != list(range(_row["turn_order_tiles"])):
        BOX.fault("turn_order", f"{_n} players use tiles 1 to {_row['turn_order_tiles']}", "F-2.6")
    if [purple for _, purple in _in_use] != [i == len(_in_use) - 1 for i in range(len(_in_use))]:
        BOX.fault("turn_order", f"with {_n} players the highest tile is the purple one", "F-2.6")

LOAD = np.zeros((BOATS, 3, 2), np.int64)  # boat, season, (workers, skills)
BOAT_FROM = np.zeros(BOATS, np.int64)
for _i, _entry in enumerate(BOAT_ENTRIES):
    if _entry.get("row") != _i + 1:
        BOX.fault(
            f"boat[{_i}].row", f"boats are listed in row order; this is row {_i + 1}", "F-2.5"
        )
    BOAT_FROM[_i] = _number(BOX, f"boat[{_i}]", _entry, "min_players", 2, 6, "F-2.5")
    for _season in range(3):
        _goods = _entry.get("goods", {}).get(SEASONS[_season])
        if not isinstance(_goods, dict):
            BOX.fault(f"boat[{_i}].goods", f"there is no load for {SEASONS[_season]}", "F-3.4")
        for _j, _key in enumerate(("workers", "skills")):
            LOAD[_i, _season, _j] = _number(BOX, f"boat[{_i}].goods", _goods, _key, 0, 20, "F-3.4")
for _n in PLAYERS:
    if int((_n >= BOAT_FROM).sum()) != _n:
        BOX.fault("boat", f"{_n} players need {_n} boats", "F-2.5")
    if any(BOAT_FROM[i] > BOAT_FROM[i + 1] for i in range(BOATS - 1)):
        BOX.fault("boat", "boats of smaller games come first in the row", "F-2.5")
MAX_VILLAGE = max(
    1 + 3 * SEASON_TILES[n] + min(12, n * WINTER_DEALT[n]) + TURN_ORDERS[n] + 1 for n in PLAYERS
)
"""F-9: no village has more tiles, so none reaches further than this from its home tile; coordinates
are bytes and cannot overflow."""
assert MAX_VILLAGE < 127
