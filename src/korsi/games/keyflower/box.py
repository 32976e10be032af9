"""components.toml -> constant arrays, and every way the file can contradict itself.

Tiles are numbered 0 to 63: the 48 village tiles in the order of the file, then homes, turn order
tiles and boats. Everything a rule asks of a tile is an array over these numbers and, where the two
faces differ, over the side that lies up (0 basic or a, 1 upgraded or b).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np

from korsi.core.box import amounts, box_of, many, maybe, table, whole, words

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

# What using a side does (F-6), and the entries each effect reads
EFFECT_ENTRIES = {
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
EFFECTS = tuple(EFFECT_ENTRIES)
NOTHING, GAIN, GAIN_CHOICE, DRAW_WORKERS, DRAW_SKILLS, TRANSPORT = range(6)
WORKER_FOR_GREEN, WORKER_FOR_WORKERS = 6, 7
SKILL_FOR_SKILLS, SKILL_FOR_WORKERS, SKILL_FOR_RESOURCES = 8, 9, 10

# What a winter tile, a yard, a boat or a turn order tile scores for (F-11), and what that reads
SCORE_ENTRIES = {
    "none": (),
    "fixed": ("vp",),
    "per_group": ("item", "size", "vp"),
    "per_set": ("item", "set", "vp"),
    "per_item": ("item", "type", "vp"),
    "per_item_of_one_chosen_type": ("item", "vp"),
    "per_resource_on_tile": ("resource", "vp_each"),
    "per_adjacent_tile": ("vp_each",),
    "per_transport_capacity": ("vp_each",),
    "road_loop": ("vp_each",),
    "boat_chain": ("table",),
    "fixed_and_free_upgrade": ("vp",),
    "per_worker": ("vp_each",),
}
SCORES = tuple(SCORE_ENTRIES)
NO_SCORE, FIXED, PER_GROUP, PER_SET, PER_ITEM, PER_CHOSEN, PER_RESOURCE = range(7)
PER_NEIGHBOUR, PER_CAPACITY, ROAD_LOOP, BOAT_CHAIN, FREE_UPGRADE, PER_WORKER = range(7, 13)
UNITS = (PER_ITEM, PER_CHOSEN, PER_RESOURCE, PER_WORKER)  # score each item by itself

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
BOAT_WORKERS, BOAT_GREEN, CROSS_FIELDS, DOUBLE_TRANSPORT = range(4)
UPGRADE_SUBSTITUTION, SCORE_SUBSTITUTION, COUNTER_BID, USE_ANY_COLOUR = range(4, 8)

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

# --------------------------------------------------------------------------- the shape of the file

_edges = Annotated[str, msgspec.Meta(pattern=f"^[{EDGES}]{{6}}$")]
_score = table(
    kind=words(*SCORES[1:]),
    item=maybe(words(*ITEMS)),
    type=maybe(str),
    set=maybe(many(str, 1, 4)),
    size=maybe(whole(2, 20)),
    resource=maybe(words("any", *RESOURCES[:3])),
    vp=maybe(whole(0, 100)),
    vp_each=maybe(whole(0, 100)),
    table=maybe(many(whole(0, 1000), 6, 6)),
)
_side = table(
    effect=words(*EFFECTS),
    vp=whole(0, 100),
    gain=maybe(amounts(RESOURCES, 20)),
    choose_one=maybe(many(words(*RESOURCES), 1, 4)),
    pay_worker=maybe(words("any", *WORKERS)),
    pay_skill=maybe(words("any", *SKILLS)),
    score=maybe(_score),
    **dict.fromkeys(("workers", "skills", "move", "upgrades", "green"), maybe(whole(1, 12))),
)
_ability = table(ability=words(*ABILITIES), vp=whole(0, 100))
_costs = amounts((*RESOURCES, "any_resource", *SKILLS, "any_skill"), 6)
_load = table(workers=whole(0, 20), skills=whole(0, 20))
_loads = table(spring=_load, summer=_load, autumn=_load)
_order = table(players=many(whole(2, 6), 0, 5), purple=bool)
_setup = table(
    players=whole(2, 6),
    homes=whole(1, HOMES),
    boats=whole(1, BOATS),
    turn_order_tiles=whole(1, 4),
    season_tiles=whole(1, A_SEASON),
    winter_dealt=whole(1, A_SEASON),
)
_tile = table(
    id=str,
    season=words(*SEASONS),
    edges=_edges,
    upgradable=bool,
    summer_boat=maybe(bool),
    upgrade_cost=maybe(_costs),
    basic=maybe(_side),
    upgraded=maybe(_side),
    side_a=maybe(_ability),
    side_b=maybe(_ability),
    score=maybe(_score),
)
_home = table(
    id=str, number=whole(1, 6), edges=_edges, upgrade_cost=_costs, basic=_side, upgraded=_side
)
_turn_order = table(
    id=str, number=whole(1, 9), edges=_edges, side_a=_order, side_b=_order, score=_score
)
_boat = table(
    id=str, row=whole(1, 9), min_players=whole(2, 6), edges=_edges, goods=_loads, score=_score
)
_pieces = [f"workers_{c}" for c in WORKERS] + [*RESOURCES] + [f"skill_{k}" for k in SKILLS]
_kinds = [f"tiles_{kind}" for kind in ("total", "home", "boat", "turn_order", "village")]
COMPONENTS = table(
    counts=table(
        starting_workers=whole(1, 60),
        max_workers_on_tile=whole(1, 20),
        **dict.fromkeys(_pieces, whole(1, 60)),
        **dict.fromkeys(_kinds, whole(0, 99)),
    ),
    setup=many(_setup, 0, 9),
    tile=many(_tile, VILLAGE_TILES, VILLAGE_TILES),
    home=many(_home, HOMES, HOMES),
    turn_order=many(_turn_order, TURN_ORDER_TILES, TURN_ORDER_TILES),
    boat=many(_boat, BOATS, BOATS),
)
_kinds_of_tiles = ("tile", "home", "turn_order", "boat")
_sides = [f"{kind}.{side}" for kind in ("tile", "home") for side in ("basic", "upgraded")]
CLAUSES = {
    "setup": "F-2.5",
    "tile": "F-2.7",
    "home": "F-2.3",
    "turn_order": "F-2.6",
    "boat": "F-2.5",
    "boat.goods": "F-3.4",
    "tile.season": "F-3.1",
    "tile.side_a": "F-10.1",
    "tile.side_b": "F-10.1",
    "tile.score": "F-11.7",
    "turn_order.score": "F-11.9",
    "boat.score": "F-11.10",
    "boat.score.table": "F-11.13",
    **{f"{kind}.edges": "F-1.4" for kind in _kinds_of_tiles},
    **{f"{kind}.upgrade_cost": "F-7.5" for kind in ("tile", "home")},
    **dict.fromkeys(_sides, "F-6"),
    **{f"{side}.choose_one": "F-6.5" for side in _sides},
    **{f"{side}.score": "F-11.4" for side in _sides},
}
HAS = BOX.shaped(COMPONENTS, CLAUSES)


def _needs(where: str, entry: Any, word: str, wanted: dict[str, tuple[str, ...]], of: str) -> None:
    """A side has the entries its effect reads and no others; a score likewise."""
    for name in sorted({name for names in wanted.values() for name in names}):
        there, asked = getattr(entry, name) is not None, name in wanted[word]
        what = f"{word} needs it" if asked else f"this means nothing to {word}"
        BOX.agree(there == asked, f"{where}.{name}" if there else where, what, of)


# --------------------------------------------------------------------------- the tiles

TILE_ENTRIES: list[dict[str, Any]] = BOX.data["tile"]
HOME_ENTRIES: list[dict[str, Any]] = BOX.data["home"]
ALL_ENTRIES = [entry for kind in _kinds_of_tiles for entry in BOX.data[kind]]
WHERE = [f"{kind}[{i}]" for kind in _kinds_of_tiles for i in range(len(BOX.data[kind]))]
ALL_TILES = [tile for kind in _kinds_of_tiles for tile in getattr(HAS, kind)]
TILE_IDS = [tile.id for tile in ALL_TILES]
TILE_NAMES = [str(e.get("name", e["id"].replace("_", " "))) for e in ALL_ENTRIES]
for _t, _id in enumerate(TILE_IDS):
    _once = TILE_IDS.index(_id) == _t
    BOX.agree(_once, f"{WHERE[_t]}.id", f"two tiles have the id {_id!r}", "F-2.1")
for _t, _one in enumerate(HAS.tile):
    _season = SEASONS[_t // A_SEASON]
    _what = f"tiles come season by season, {A_SEASON} each: this is one of {_season}"
    BOX.agree(_one.season == _season, f"{WHERE[_t]}.season", _what, "F-3.1")
    _right = not _one.summer_boat or _season == "summer"
    BOX.agree(_right, f"{WHERE[_t]}.summer_boat", "only summer tiles are summer boats", "F-2.9")

_has = HAS.counts
WORKER_TOTAL = np.array([getattr(_has, f"workers_{c}") for c in WORKERS], np.int64)
RESOURCE_TOTAL = np.array([getattr(_has, r) for r in RESOURCES], np.int64)
SKILL_TOTAL = np.array([getattr(_has, f"skill_{k}") for k in SKILLS], np.int64)
START_WORKERS = _has.starting_workers
MAX_ON_TILE = _has.max_workers_on_tile
MOST_OF_A_COLOUR = int(WORKER_TOTAL.max())
ALL_WORKERS = int(WORKER_TOTAL.sum())
for _name, _n in (("total", TILES), ("home", HOMES), ("boat", BOATS),
                  ("turn_order", TURN_ORDER_TILES), ("village", VILLAGE_TILES)):  # fmt: skip
    _listed = getattr(_has, f"tiles_{_name}") == _n
    BOX.agree(_listed, f"counts.tiles_{_name}", f"{_n} are listed", "F-2.1")
_enough = int(WORKER_TOTAL[:GREEN].sum()) >= PLAYERS[-1] * START_WORKERS
_what = "the bag cannot give every player that many"
BOX.agree(_enough, "counts.starting_workers", _what, "F-2.2")

EDGE = np.array([[EDGES.index(e) for e in tile.edges] for tile in ALL_TILES], np.int64)
IS_SUMMER_BOAT = np.zeros(TILES, np.int64)
IS_SUMMER_BOAT[:VILLAGE_TILES] = [bool(tile.summer_boat) for tile in HAS.tile]
# F-11.13: what carries on a chain of boats
IS_BOAT = IS_SUMMER_BOAT.copy()
IS_BOAT[FIRST_BOAT:] = 1
for _t in range(TILES):
    _waters = list(EDGE[_t]).count(WATER)
    _right = _waters == 1 or not FIRST_HOME <= _t < FIRST_TURN_ORDER
    BOX.agree(_right, f"{WHERE[_t]}.edges", "a home tile has exactly one water side", "F-11.13")
    _right = not IS_BOAT[_t] or (_waters == 2 and ROAD not in EDGE[_t])
    BOX.agree(_right, f"{WHERE[_t]}.edges", "a boat has two water sides and no road", "F-11.13")
# F-11.12: one player owns one home and at most every other tile
_roads = (EDGE == ROAD).sum(axis=1)
_most = _roads.sum() - sum(sorted(_roads[FIRST_HOME:FIRST_TURN_ORDER])[:-1])
_what = f"all tiles together show more than {MOST_ROADS} roads"
BOX.agree(_most <= MOST_ROADS, "tile", _what, "F-11.12")

HAS_ROAD = _roads > 0
# The edges of a tile turned k steps clockwise, two bits for each direction (F-9.3)
_bits_of_way = 1 << 2 * np.arange(6)
EDGE_CODE = np.stack([np.roll(EDGE, k, axis=1) @ _bits_of_way for k in range(6)], axis=1)

# F-1.4: axial neighbour offsets, and the direction of an offset
STEP_Q = np.array([0, -1, -1, 0, 1, 1], np.int64)
STEP_R = np.array([1, 1, 0, -1, -1, 0], np.int64)
DIRECTION_OF = np.full((3, 3), -1, np.int64)
for _d in range(6):
    DIRECTION_OF[STEP_Q[_d] + 1, STEP_R[_d] + 1] = _d

# --------------------------------------------------------------------------- what each side does

# CHOICES: resources to choose among, as bits (F-6.5); DRAWS: workers or skills drawn
EFFECT, VP, CHOICES, DRAWS, GREENS, MOVE, UPGRADES = np.zeros((7, TILES, 2), np.int64)
PAY_WORKER, PAY_SKILL = np.full((2, TILES, 2), ANY, np.int64)
GAINS = np.zeros((TILES, 2, 4), np.int64)
UPGRADABLE, COST_ANY, COST_ANY_SKILL = np.zeros((3, TILES), np.int64)
COST = np.zeros((TILES, 4), np.int64)
COST_SKILL = np.zeros((TILES, 3), np.int64)
SCORE, SCORE_ITEM, SCORE_SET, SCORE_VP = np.zeros((4, TILES, 2), np.int64)
SCORE_TYPE = np.full((TILES, 2), ANY, np.int64)
SCORE_SIZE = np.ones((TILES, 2), np.int64)
ABILITY_TILE = np.full(len(ABILITIES), -1, np.int64)
ABILITY_SIDE = np.zeros(len(ABILITIES), np.int64)

BREESE_TABLE = np.zeros(6, np.int64)  # F-11.13: points by boats in the chain

_scored: dict[tuple[str, str], str] = {}


def _bits(names: tuple[str, ...], types: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(types))


def _note_score(t: int, side: int, where: str, score: Any, clause: str) -> None:
    """F-11: what a tile scores for."""
    BOX.agree(score is not None, where, "this tile scores something", clause)
    _needs(where, score, score.kind, SCORE_ENTRIES, clause)
    points = score.vp if score.vp is not None else score.vp_each or 0
    most = MOST_UNIT_VP if SCORES.index(score.kind) in UNITS else 100
    BOX.agree(points <= most, where, f"at most {most} points each", clause)
    SCORE[t, side], SCORE_VP[t, side] = SCORES.index(score.kind), points
    if score.resource not in (None, "any"):
        SCORE_TYPE[t, side] = RESOURCES.index(score.resource)
    if score.table:
        BREESE_TABLE[:] = score.table
    if not score.item:
        return
    names = TYPES_OF[score.item]
    SCORE_ITEM[t, side], SCORE_SIZE[t, side] = ITEMS.index(score.item), score.size or 1
    if score.type:
        BOX.agree(score.type in names, f"{where}.type", f"is none of {', '.join(names)}", clause)
        SCORE_TYPE[t, side] = names.index(score.type)
    if score.set:
        wild = score.item == "resource" and "gold" in score.set
        alike = wild or not set(score.set) <= set(names) or len(set(score.set)) < len(score.set)
        what = f"a set has different types of {', '.join(names)}, and gold replaces them"
        BOX.agree(not alike, f"{where}.set", what, clause)
        SCORE_SET[t, side] = _bits(names, score.set)
    # the exact scoring of F-11.15 knows one tile of each kind for each sort of item
    first = _scored.setdefault((score.kind, score.item), where)
    what = f"scores for the same as {first}; one such tile is known"
    BOX.agree(first == where, where, what, "F-11.7")


def _note_side(t: int, side: int, where: str, entry: Any) -> None:
    """F-6, F-7.1: one side of a tile in numbers."""
    BOX.agree(entry is not None, where, "this entry is missing", "F-6")
    _needs(where, entry, entry.effect, EFFECT_ENTRIES, "F-6")
    EFFECT[t, side], VP[t, side] = EFFECTS.index(entry.effect), entry.vp
    GAINS[t, side] = [(entry.gain or {}).get(r, 0) for r in RESOURCES]
    CHOICES[t, side] = _bits(RESOURCES, entry.choose_one or [])
    DRAWS[t, side] = entry.workers or entry.skills or 0
    GREENS[t, side] = entry.green or 0
    MOVE[t, side], UPGRADES[t, side] = entry.move or 0, entry.upgrades or 0
    if entry.pay_worker not in (None, "any"):
        PAY_WORKER[t, side] = WORKERS.index(entry.pay_worker)
    if entry.pay_skill not in (None, "any"):
        PAY_SKILL[t, side] = SKILLS.index(entry.pay_skill)
    if entry.score:
        _note_score(t, side, f"{where}.score", entry.score, "F-11.4")
        yard = SCORE[t, side] == PER_RESOURCE
        BOX.agree(yard, f"{where}.score", "a side scores per_resource_on_tile", "F-11.4")


def _note_ordinary(t: int, where: str, tile: Any) -> None:
    """F-7.5: two sides, and what it costs to turn one into the other."""
    UPGRADABLE[t] = 1
    cost = tile.upgrade_cost
    BOX.agree(cost is not None, f"{where}.upgrade_cost", "this entry is missing", "F-7.5")
    COST[t] = [cost.get(name, 0) for name in RESOURCES]
    COST_SKILL[t] = [cost.get(name, 0) for name in SKILLS]
    COST_ANY[t], COST_ANY_SKILL[t] = cost.get("any_resource", 0), cost.get("any_skill", 0)
    _note_side(t, 0, f"{where}.basic", tile.basic)
    _note_side(t, 1, f"{where}.upgraded", tile.upgraded)


def _note_summer_boat(t: int, where: str, tile: Any) -> None:
    """F-10.1: an ability on each face."""
    for side, key in enumerate(("side_a", "side_b")):
        face = getattr(tile, key)
        BOX.agree(face is not None, f"{where}.{key}", "this entry is missing", "F-10.1")
        ability = ABILITIES.index(face.ability)
        free = ABILITY_TILE[ability] < 0
        BOX.agree(free, f"{where}.{key}", f"two boats have the ability {face.ability}", "F-10.1")
        ABILITY_TILE[ability], ABILITY_SIDE[ability], VP[t, side] = t, side, face.vp


for _t, (_where, _one) in enumerate(zip(WHERE, ALL_TILES, strict=True)):
    _of_kind = _t < FIRST_WINTER or FIRST_HOME <= _t < FIRST_TURN_ORDER
    _ordinary = _of_kind and not IS_SUMMER_BOAT[_t]
    if _t < VILLAGE_TILES:
        _what = "ordinary spring, summer and autumn tiles are upgradable, others are not"
        BOX.agree(_one.upgradable == _ordinary, f"{_where}.upgradable", _what, "F-7.9")
    if _ordinary:
        _note_ordinary(_t, _where, _one)
    elif IS_SUMMER_BOAT[_t]:
        _note_summer_boat(_t, _where, _one)
    else:
        _clause = "F-11.7" if _t < FIRST_HOME else "F-11.9" if _t < FIRST_BOAT else "F-11.10"
        for _s in range(2):
            _note_score(_t, _s, f"{_where}.score", _one.score, _clause)
            if SCORE[_t, _s] in (FIXED, FREE_UPGRADE):  # F-11.2: counted with the sides
                VP[_t, _s] = SCORE_VP[_t, _s]
        _right = SCORE[_t, 0] == PER_NEIGHBOUR or not FIRST_TURN_ORDER <= _t < FIRST_BOAT
        BOX.agree(_right, f"{_where}.score", "turn order tiles score per_adjacent_tile", "F-11.9")
for _a, _name in enumerate(ABILITIES):
    BOX.agree(ABILITY_TILE[_a] >= 0, "tile", f"no summer boat has the ability {_name}", "F-10.1")

# F-2.3, F-2.4: the number of a home tile decides who starts
HOME_NUMBER = np.zeros(TILES, np.int64)
HOME_NUMBER[FIRST_HOME:FIRST_TURN_ORDER] = [home.number for home in HAS.home]
_right = len({home.number for home in HAS.home}) == HOMES
BOX.agree(_right, "home", "the home tiles have different numbers", "F-2.4")

# --------------------------------------------------------------------------- by number of players

# TURN_ORDERS: k: tiles 1..k are in play
SEASON_TILES, WINTER_DEALT, TURN_ORDERS = np.zeros((3, 7), np.int64)
_rows = [row.players for row in HAS.setup]
BOX.agree(sorted(_rows) == list(PLAYERS), "setup", f"one row each for {PLAYERS} players", "F-2.5")
for _i, _row in enumerate(HAS.setup):
    _n, _where = _row.players, f"setup[{_i}]"
    BOX.agree(_row.homes == _n == _row.boats, _where, "one home and boat a player", "F-2.5")
    _enough = _row.winter_dealt * _n <= A_SEASON
    BOX.agree(_enough, f"{_where}.winter_dealt", f"there are {A_SEASON} winter tiles", "F-2.5")
    SEASON_TILES[_n], WINTER_DEALT[_n] = _row.season_tiles, _row.winter_dealt
    TURN_ORDERS[_n] = _row.turn_order_tiles
    _faces = [[f for f in (o.side_a, o.side_b) if _n in f.players] for o in HAS.turn_order]
    _last = _row.turn_order_tiles - 1
    _right = [len(faces) for faces in _faces] == [int(i <= _last) for i in range(TURN_ORDER_TILES)]
    _what = f"{_n} players use one face each of tiles 1 to {_last + 1}"
    BOX.agree(_right, "turn_order", _what, "F-2.6")
    _purple = [i for i in range(_last + 1) if _faces[i][0].purple] == [_last]
    BOX.agree(_purple, "turn_order", f"of {_n} players' tiles the highest is purple", "F-2.6")
for _i, _one in enumerate(HAS.turn_order):
    BOX.agree(_one.number == _i + 1, f"turn_order[{_i}].number", f"must be {_i + 1}", "F-2.6")

LOAD = np.zeros((BOATS, 3, 2), np.int64)  # boat, season, (workers, skills)
for _i, _one in enumerate(HAS.boat):
    BOX.agree(_one.row == _i + 1, f"boat[{_i}].row", "boats are listed in row order", "F-2.5")
    for _s, _goods in enumerate((_one.goods.spring, _one.goods.summer, _one.goods.autumn)):
        LOAD[_i, _s] = _goods.workers, _goods.skills
BOAT_FROM = np.array([boat.min_players for boat in HAS.boat], np.int64)
_right = bool((np.diff(BOAT_FROM) >= 0).all())
BOX.agree(_right, "boat", "boats of smaller games come first", "F-2.5")
for _n in PLAYERS:
    BOX.agree(int((_n >= BOAT_FROM).sum()) == _n, "boat", f"{_n} players need {_n} boats", "F-2.5")
MAX_VILLAGE = max(
    1 + 3 * SEASON_TILES[n] + min(12, n * WINTER_DEALT[n]) + TURN_ORDERS[n] + 1 for n in PLAYERS
)
"""F-9: no village has more tiles, so none reaches further than this from its home tile; coordinates
are bytes and cannot overflow."""
assert MAX_VILLAGE < 127
