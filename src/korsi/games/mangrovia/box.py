"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default map: other spaces, prices, statues, piers or starting cards are a
change of the data file alone. The types say what an entry looks like, the functions below what
entries must agree on. Only what the rules rely on, or what is certain about the box, is enforced;
what is reconstructed may be corrected freely.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Literal, NamedTuple

import numpy as np

from korsi.core.box import box_of, many, table, whole
from korsi.core.box_shape import Corrections

BOX = box_of(__package__ or "", __file__)

SEATS = 5  # colours in the box (M-1.5)
SITES = 6  # M-2.11
MOST_BITS = 62  # sums and areas are bit masks in a signed 64-bit integer

# Steps of a pier's action (M-5.5)
STEPS = ("up", "down", "amulets", "build", "double", "birds", "start")
UP, DOWN, AMULETS, BUILD, DOUBLE, BIRDS, START = range(7)

# Areas and currencies of a space (M-2.1)
AREAS = ("none", "stone", "pole")
STONE, POLE = 1, 2
CURRENCIES = ("valuables", "amulets")

_counts: Any = dict[str, whole(1, 100)]  # type: ignore[misc]  # value -> how many
_number = whole(1, 99)
_square = table(col=whole(1, 99), row=whole(1, 99))
_space = table(
    id=str,
    col=whole(0, 99),
    row=whole(0, 99),
    h=str,
    v=str,
    land=many(str, 1, 2),
    price=whole(1, MOST_BITS // 2 - 1),
    cur=Literal["valuables", "amulets"],
    pts=whole(0, 99),
    amulet=bool,
    area=Literal["none", "stone", "pole"],
    neutral=Literal["none", "gray", "white"],
)
_path = table(
    id=str,
    orientation=Literal["horizontal", "vertical"],
    statue_at=Literal["left", "top"],
    first=whole(1, 99),
    second=whole(1, 99),
)
_start_of = table(
    huts=whole(1, 30),
    bowls=whole(1, SITES),
    neutral_gray=bool,
    neutral_white=bool,
    blocked_sites=many(whole(1, SITES), 0, SITES),
    start_first_bowl_ban=many(whole(1, SITES), 0, SITES),
)
COMPONENTS = table(
    meta=table(min_players=whole(2, SEATS), max_players=whole(2, SEATS)),
    colours=table(list=many(str, SEATS, SEATS), huts_each=whole(1, 30), bowls_each=whole(1, SITES)),
    oracle_rock=table(
        landscapes=many(str, 4, 4), start_birds=many(str, 2, 2), layout=many(tuple[str, str], 2, 2)
    ),
    path=many(_path, 1, 16),
    space=many(_space, 1, MOST_BITS),
    unbuildable=table(stone_centre=_square, pole_centre=_square),
    site=many(table(id=_number, piers=many(_number, 2, 2)), SITES, SITES),
    pier=many(
        table(id=_number, site=_number, action=many(many(str, 1, 6), 1, 4)), 2 * SITES, 2 * SITES
    ),
    cards=table(
        landscape=table(dealt_to_each_player=whole(0, 10), face_up=whole(1, 10)),
        valuables=_counts,
        valuables_display=table(face_up=whole(1, 10)),
        start_set=many(table(number=_number, values=many(whole(1, 30), 2, 2)), SEATS, SEATS),
    ),
    amulets=table(
        board_stack=_counts,
        bag=_counts,
        track=table(
            draw=many(whole(0, 10), 1, MOST_BITS + 1),
            give_back=many(whole(0, 1), 1, MOST_BITS + 1),
            max_draw=whole(1, 10),
        ),
    ),
    pole=table(tiles=many(whole(1, 99), 0, MOST_BITS), first=whole(1, 99), second=whole(0, 99)),
    stone=table(scoring=Literal["own_huts_times_all_huts"]),
    stone_tiles=table(
        statue=many(str, 0, 16),
        modes=many(Literal["mixed", "statues_only", "bonus_only"], 0, 3),
        bonus=dict[str, whole(0, 16)],  # type: ignore[misc]
    ),
    players=table(_2=_start_of, _3=_start_of, _4=_start_of, _5=_start_of),
)
CLAUSES = {
    "colours.list": "M-1.5",
    "oracle_rock.landscapes": "M-1.1",
    "oracle_rock.start_birds": "M-3.7",
    "oracle_rock.layout": "M-9.1",
    "path": "M-2.2",
    "space": "M-2.1",
    "unbuildable": "M-2.6",
    "site": "M-2.11",
    "pier": "M-5.1",
    "pier.action": "M-5.4",
    "cards.start_set": "M-1.2",
    "amulets.track": "M-7.3",
    "pole.tiles": "M-1.6",
    "stone.scoring": "M-12.8",
    "stone_tiles.statue": "M-14.1",
    "stone_tiles.bonus": "M-14.5",
    "stone_tiles.modes": "M-14.2",
    **{f"players.{n}.blocked_sites": "M-2.11" for n in range(2, 6)},
    **{f"players.{n}.start_first_bowl_ban": "M-2.11" for n in range(2, 6)},
}
HAS = BOX.shaped(COMPONENTS, CLAUSES)


# ------------------------------------------------------------------ people, landscapes, cards


def _players() -> tuple[int, ...]:
    low, high = HAS.meta.min_players, HAS.meta.max_players
    BOX.agree(low <= high, "meta.min_players", f"more than max_players, {high}", "M-3.1")
    return tuple(range(low, high + 1))


def _landscapes() -> list[str]:
    """M-1.1, M-9.1: four landscapes, 2 x 2 on the oracle rock."""
    rock = HAS.oracle_rock
    names: list[str] = BOX.all_different(rock.landscapes, "oracle_rock.landscapes", "M-1.1")
    two = set(rock.start_birds) <= set(names) and len(set(rock.start_birds)) == 2
    BOX.agree(two, "oracle_rock.start_birds", "two birds on two different landscapes", "M-3.7")
    shown = sorted(name for row in rock.layout for name in row)
    once = shown == sorted(names)
    BOX.agree(once, "oracle_rock.layout", "the rock shows every landscape once, 2 x 2", "M-9.1")
    return names


def _by_value(entry: str, counts: dict[str, int], clause: str) -> dict[int, int]:
    """A table value -> how many, in ascending order of the values."""
    BOX.agree(bool(counts), entry, "the table is empty", clause)
    for key in counts:
        right = key.isdecimal() and 1 <= int(key) <= 30
        BOX.agree(right, f"{entry}.{key}", "a value lies between 1 and 30", clause)
    return dict(sorted((int(key), number) for key, number in counts.items()))


def _in_order(entry: str, numbers: list[int], clause: str) -> None:
    """The entries of a list are numbered from 1."""
    for i, number in enumerate(numbers):
        BOX.agree(number == i + 1, f"{entry}[{i}]", f"the entry here is number {i + 1}", clause)


def _start_sets() -> list[list[int]]:
    """M-1.2, M-1.3: one set of two starting cards for every seat, numbered from 1."""
    sets = HAS.cards.start_set
    _in_order("cards.start_set", [entry.number for entry in sets], "M-1.2")
    return [entry.values for entry in sets]


# ------------------------------------------------------------------ the map (M-2)


def _paths() -> list[str]:
    """M-2.2, M-2.3: four horizontal and four vertical paths, each with a statue of two numbers."""
    for i, path in enumerate(HAS.path):
        at_left = path.orientation == "horizontal"
        right = path.statue_at == ("left" if at_left else "top")
        BOX.agree(right, f"path[{i}]", "statues stand at the left end or at the top", "M-2.2")
        larger = path.first > path.second
        BOX.agree(larger, f"path[{i}]", "the first number must be the larger one", "M-2.3")
    for way in ("horizontal", "vertical"):
        four = sum(path.orientation == way for path in HAS.path) == 4
        BOX.agree(four, "path", f"there are four {way} paths", "M-2.2")
    return BOX.all_different([path.id for path in HAS.path], "path", "M-2.2")


def _check_space(where: str, space: Any) -> None:
    """M-2.1, M-2.2: landscapes and paths there are; "" where a space is on no path."""
    for land in space.land:
        known = land in LANDSCAPES and space.land.count(land) == 1
        BOX.agree(known, where, f"{space.id}: land lists different landscapes", "M-2.1")
    for name, way in ((space.h, "horizontal"), (space.v, "vertical")):
        known = name == "" or (name, way) in [(path.id, path.orientation) for path in HAS.path]
        BOX.agree(known, where, f"{name!r} is no {way} path", "M-2.2")


def _spaces() -> list[Any]:
    """M-2.1 to M-2.9: the spaces from top to bottom and left to right, the island last.

    In this order the space of a path nearest to its statue has the lowest number (M-2.10).
    """
    spaces = HAS.space
    for i, space in enumerate(spaces):
        _check_space(f"space[{i}]", space)
    BOX.all_different([space.id for space in spaces], "space", "M-2.1")
    squares = [(s.col, s.row) for s in spaces if s.row > 0]
    once = len(set(squares)) == len(squares)
    BOX.agree(once, "space", "two spaces stand on the same square", "M-2.1")
    two = sum(len(s.land) == 2 for s in spaces)
    BOX.agree(two == 2, "space", f"2 spaces have two landscapes, not {two}", "M-2.1")
    circles = sum(s.amulet for s in spaces)
    BOX.agree(circles == 10, "space", f"10 spaces have a red circle, not {circles}", "M-2.5")
    for colour, marks in (("gray", [2, 1, 0]), ("white", [6, 0, 1])):
        found = [sum((s.neutral, s.area) == (colour, area) for s in spaces) for area in AREAS]
        what = f"{marks} {colour} marks are in no, the stone and the pole area, not {found}"
        BOX.agree(found == marks, "space", what, "M-2.7")
    _check_block(spaces, "stone", HAS.unbuildable.stone_centre)
    _check_block(spaces, "pole", HAS.unbuildable.pole_centre)
    for i, path in enumerate(HAS.path):
        _check_path(spaces, f"path[{i}]", path)
    return sorted(spaces, key=lambda s: (s.row == 0, s.row, s.col))


def _check_block(spaces: list[Any], area: str, centre: Any) -> None:
    """M-2.6: an area is a 3 x 3 block whose middle square is no space."""
    where = f"unbuildable.{area}_centre"
    middle = (centre.col, centre.row)
    block = {(middle[0] + c, middle[1] + r) for c in (-1, 0, 1) for r in (-1, 0, 1)}
    ring = {(s.col, s.row) for s in spaces if s.area == area} == block - {middle}
    BOX.agree(ring, where, "the area is the eight spaces round this square", "M-2.6")
    empty = all((s.col, s.row) != middle for s in spaces)
    BOX.agree(empty, where, "the middle square is no space", "M-2.6")


def _check_path(spaces: list[Any], where: str, path: Any) -> None:
    """M-2.2: a path consists of all spaces of its row or column."""
    level, name = path.orientation == "horizontal", path.id
    lines = {s.row if level else s.col for s in spaces if name in (s.h, s.v)}
    one = len(lines) == 1 and 0 not in lines
    line = "row" if level else "column"
    BOX.agree(one, where, f"{name} must run along one {line}", "M-2.2")
    for s in spaces:
        beside = s.row > 0 and (s.row if level else s.col) in lines and name not in (s.h, s.v)
        BOX.agree(not beside, "space", f"{s.id} is on the line of {name} but not on it", "M-2.2")


# ------------------------------------------------------------------ sites and piers (M-2.11, M-5.5)


def _sites() -> list[list[int]]:
    """M-2.11: site k serves piers k and 13-k."""
    _in_order("site", [site.id for site in HAS.site], "M-2.11")
    for i, site in enumerate(HAS.site):
        where, piers = f"site[{i}]", [i + 1, 2 * SITES - i]
        BOX.agree(site.piers == piers, where, f"must serve piers {piers}", "M-2.11")
    return [[pier - 1 for pier in site.piers] for site in HAS.site]


def _piers() -> list[list[list[int]]]:
    """M-5.5: the alternatives of each pier, each an ordered list of steps."""
    _in_order("pier", [pier.id for pier in HAS.pier], "M-5.1")
    for i, pier in enumerate(HAS.pier):
        where = f"pier[{i}]"
        own = 1 <= pier.site <= SITES and i in SITE_PIERS[pier.site - 1]
        BOX.agree(own, where, f"does not belong to site {pier.site}", "M-2.11")
        for step in (step for way in pier.action for step in way):
            BOX.agree(step in STEPS, where, f"{step!r} is none of {', '.join(STEPS)}", "M-5.5")
        apart = not any(set(a) & set(b) for a, b in combinations(pier.action, 2))
        BOX.agree(apart, where, "a step must tell which alternative is meant", "M-5.4")
    return [[[STEPS.index(step) for step in way] for way in pier.action] for pier in HAS.pier]


def _start_site() -> int:
    """M-10.2: the one site whose bowl makes its owner start player."""
    piers = [p for p, action in enumerate(PIERS) if any(START in steps for steps in action)]
    BOX.agree(len(piers) == 1, "pier", "exactly one pier has the step start", "M-10.2")
    return _site_of(piers[0])


def _site_of(pier: int) -> int:
    return next(site for site, served in enumerate(SITE_PIERS) if pier in served)


def _mixable(action: list[list[int]]) -> bool:
    """M-5.8: alternatives of card steps alone, as many in each, could also be mixed."""
    same_length = len({len(steps) for steps in action}) == 1
    return len(action) > 1 and same_length and all(set(steps) <= {UP, DOWN} for steps in action)


# ------------------------------------------------------------------ amulets, poles, tiles


def _check_amulets() -> None:
    """M-1.4, M-7.1 to M-7.3: what lies where, and the amulet track for 0, 1, 2 ... own huts."""
    few = sum(_STACK.values()) + sum(_BAG.values()) <= 100
    BOX.agree(few, "amulets.bag", "there are at most 100 amulets", "M-1.4")
    apart = len(_STACK) == 1 and not set(_STACK) & set(_BAG)
    what = "one value lies on the board, the others in the bag"
    BOX.agree(apart, "amulets.board_stack", what, "M-1.4")
    track, most = HAS.amulets.track, sum(space.amulet for space in SPACES)
    for field, row in (("draw", track.draw), ("give_back", track.give_back)):
        what = f"needs entries for 0 to {most} huts"
        BOX.agree(len(row) > most, f"amulets.track.{field}", what, "M-7.3")
    what = f"max_draw is {track.max_draw}"
    BOX.agree(max(track.draw) <= track.max_draw, "amulets.track.draw", what, "M-7.3")


def _pole_tiles() -> list[int]:
    """M-1.6, M-3.9: one tile for each pole space, in ascending order."""
    tiles: list[int] = HAS.pole.tiles
    rising = sorted(set(tiles)) == tiles
    BOX.agree(rising, "pole.tiles", "tiles are listed in ascending order", "M-3.9")
    each = len(tiles) == sum(space.area == "pole" for space in SPACES)
    BOX.agree(each, "pole.tiles", "there is one tile for each pole space", "M-1.6")
    more = HAS.pole.second <= HAS.pole.first
    BOX.agree(more, "pole.second", "the second is not worth more than the first", "M-12.10")
    return tiles


def _tiles() -> list[tuple[str, int, str, int]]:
    """M-14.1, M-14.12: (id, how many, what it is, its value or path) of the stone-area tiles."""
    found: list[tuple[str, int, str, int]] = []
    statues = BOX.all_different(HAS.stone_tiles.statue, "stone_tiles.statue", "M-14.1")
    for name in statues:
        BOX.agree(name in PATH_IDS, "stone_tiles.statue", f"{name!r} is no path", "M-14.1")
        found.append((name, 1, "statue", PATH_IDS.index(name)))
    for key, number in HAS.stone_tiles.bonus.items():
        what, _, value = key.rpartition("_")
        if key == "free_landscape":
            what, value = "free", "0"
        known = what in ("free", "valuable", "amulet") and value.isdecimal()
        known = known and (what == "free" or 1 <= int(value) <= 30)
        said = "no tile valuable_N, amulet_N or free_landscape"
        BOX.agree(known, f"stone_tiles.bonus.{key}", said, "M-14.5")
        found.append((key, number, what, int(value)))
    stones = sum(space.area == "stone" for space in SPACES)
    bonuses = sum(number for _, number, what, _ in found if what != "statue")
    enough = min(len(statues), bonuses) >= stones
    said = f"{stones} statue tiles and {stones} others are needed"
    BOX.agree(enough, "stone_tiles", said, "M-14.1")
    return found


# ------------------------------------------------------------------ set-up by player count (M-3)


def _setup_of(players: int) -> Any:
    return getattr(HAS.players, f"_{players}")


def _site_bits(sites: list[int]) -> int:
    return sum(1 << (site - 1) for site in set(sites))


def _marked(players: int, *colours: str) -> list[Any]:
    """M-3.10: the spaces with a neutral hut of these colours."""
    used = [c for c in colours if getattr(_setup_of(players), f"neutral_{c}")]
    return [space for space in SPACES if space.neutral in used]


def _check_setup(players: int) -> None:
    """M-3.1, M-3.11, M-4.5: pieces, blocked sites and the tile under the neutral pole hut."""
    where, setup, colours = f"players.{players}", _setup_of(players), HAS.colours
    most = colours.huts_each, colours.bowls_each
    BOX.agree(setup.huts <= most[0], f"{where}.huts", f"a colour has {most[0]}")
    BOX.agree(setup.bowls <= most[1], f"{where}.bowls", f"a colour has {most[1]}")
    blocked, banned = set(setup.blocked_sites), set(setup.start_first_bowl_ban)
    room = players * setup.bowls + len(blocked) <= SITES
    BOX.agree(room, f"{where}.bowls", "there are more bowls than sites", "M-4.5")
    free = len(blocked | banned) < SITES
    BOX.agree(free, f"{where}.start_first_bowl_ban", "no site is left for the first bowl", "M-4.5")
    huts = _marked(players, "gray", "white")
    spare = not huts or players < SEATS
    BOX.agree(spare, f"{where}.neutral_gray", "no colour is left for a neutral", "M-3.12")
    enough = len(huts) <= colours.huts_each
    BOX.agree(enough, f"{where}.neutral_white", "more neutral huts than a colour has", "M-3.12")
    poles = sum(space.area == "pole" for space in huts)
    under = BOX.data["players"][str(players)].get("pole_tile_under_neutral")
    right = poles <= 1 and under == (POLE_TILES[0] if poles else None)
    what = f"must be {POLE_TILES[0]}" if poles else "there is no neutral pole hut"
    BOX.agree(right, f"{where}.pole_tile_under_neutral", what, "M-3.11")
    dealt = players * LANDSCAPES_DEALT + LANDSCAPES_FACE_UP
    enough = dealt <= sum(LANDSCAPE_CARDS)
    what = f"{dealt} cards are needed"
    BOX.agree(enough, "cards.landscape.dealt_to_each_player", what, "M-3.6")


# ------------------------------------------------------------------ the box, read

COLOURS = BOX.all_different(HAS.colours.list, "colours.list", "M-1.5")
PLAYERS = _players()
LANDSCAPES = _landscapes()
PATH_IDS = _paths()
SPACES = _spaces()
SITE_PIERS = _sites()
PIERS = _piers()
START_SITE = _start_site()

LANDSCAPE_CARDS = [BOX.whole(f"cards.landscape.{name}", 1, 60) for name in LANDSCAPES]
LANDSCAPES_DEALT = HAS.cards.landscape.dealt_to_each_player
LANDSCAPES_FACE_UP = HAS.cards.landscape.face_up
VALUABLES_FACE_UP = HAS.cards.valuables_display.face_up
_VALUABLES = _by_value("cards.valuables", HAS.cards.valuables, "M-1.2")
VALUES = list(_VALUABLES)  # the values of ordinary valuables, ascending
_most = max(sum(_VALUABLES.values()), sum(LANDSCAPE_CARDS))
BOX.agree(_most <= 100, "cards", "a deck holds at most 100 cards", "M-1.2")
START_SETS = _start_sets()
START_VALUES = sorted({value for pair in START_SETS for value in pair})

_STACK = _by_value("amulets.board_stack", HAS.amulets.board_stack, "M-1.4")
_BAG = _by_value("amulets.bag", HAS.amulets.bag, "M-1.4")
_check_amulets()
AMULET_VALUES = [*_STACK, *_BAG]  # kind 0 is the one kept on the board
AMULET_STACK = _STACK[AMULET_VALUES[0]]

POLE_TILES = _pole_tiles()
POLE_FIRST, POLE_SECOND = HAS.pole.first, HAS.pole.second
TILES = _tiles()
TILE_IDS = [tile[0] for tile in TILES]
TILE_MODES = BOX.all_different(HAS.stone_tiles.modes, "stone_tiles.modes", "M-14.2")
for _n in PLAYERS:
    _check_setup(_n)

# ------------------------------------------------------------------ arrays for the rules

# Cards have one numbering: ordinary valuables by value, then landscapes; deck d begins at DECK[d].
VALUABLES_DECK, LANDSCAPE_DECK = 0, 1
DECKS = ("valuables", "landscape")
CARDS = len(VALUES) + len(LANDSCAPES)
FIRST_LANDSCAPE = len(VALUES)
DECK = np.array([0, FIRST_LANDSCAPE, CARDS], np.int64)
CARD_TOTAL = np.array([*_VALUABLES.values(), *LANDSCAPE_CARDS], np.int64)
CARD_VALUE = np.array([*VALUES, *[0] * len(LANDSCAPES)], np.int64)
ROW = VALUABLES_FACE_UP + LANDSCAPES_FACE_UP  # places of the face-up rows, valuables first
PLACE_DECK = np.array([0] * VALUABLES_FACE_UP + [1] * LANDSCAPES_FACE_UP, np.int64)
START_CARDS = len(START_VALUES)
START_SET = np.array([[START_VALUES.index(v) for v in pair] for pair in START_SETS], np.int64)
START_VALUE = np.array(START_VALUES, np.int64)
START_TOTAL = np.array([sum(p.count(v) for p in START_SETS) for v in START_VALUES], np.int64)

AMULET_KINDS = len(AMULET_VALUES)
AMULET_VALUE = np.array(AMULET_VALUES, np.int64)
AMULET_BAG = np.array([0, *_BAG.values()], np.int64)
AMULET_TOTAL = np.array([AMULET_STACK, *_BAG.values()], np.int64)
TRACK_DRAW = np.array(HAS.amulets.track.draw, np.int64)
TRACK_GIVE_BACK = np.array(HAS.amulets.track.give_back, np.int64)

SPACE_COUNT = len(SPACES)
SPACE_IDS = [space.id for space in SPACES]
LANDS_OF = [sorted(LANDSCAPES.index(name) for name in space.land) for space in SPACES]
SPACE_LANDS = np.array([sum(1 << land for land in lands) for lands in LANDS_OF], np.int64)
SPACE_PRICE = np.array([space.price for space in SPACES], np.int64)
SPACE_CURRENCY = np.array([CURRENCIES.index(space.cur) for space in SPACES], np.int64)
SPACE_POINTS = np.array([space.pts for space in SPACES], np.int64)
SPACE_AREA = np.array([AREAS.index(space.area) for space in SPACES], np.int64)


def _bits(of: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(of) if yes)


AMULET_SPACES = _bits([space.amulet for space in SPACES])
STONE_SPACES = _bits([space.area == "stone" for space in SPACES])
POLE_SPACES = _bits([space.area == "pole" for space in SPACES])
DOUBLE_SPACES = _bits([not space.amulet and space.area == "none" for space in SPACES])  # M-8.12

PATHS = len(PATH_IDS)
MEMBERS = [[i for i, s in enumerate(SPACES) if path in (s.h, s.v)] for path in PATH_IDS]
PATH_BITS = np.array([sum(1 << i for i in members) for members in MEMBERS], np.int64)
PATH_LENGTH = np.array([len(members) for members in MEMBERS], np.int64)
PATH_SPACE = np.full((PATHS, max(map(len, MEMBERS))), -1, np.int64)  # nearest to the statue first
for _path, _members in enumerate(MEMBERS):
    PATH_SPACE[_path, : len(_members)] = _members
PATH_PRIZE = np.array([[path.first, path.second] for path in HAS.path], np.int64)

PIER_COUNT = len(PIERS)
PIER_SITE = np.array([_site_of(pier) for pier in range(PIER_COUNT)], np.int64)
ALTERNATIVES = np.array([len(action) for action in PIERS], np.int64)
LONGEST = max(len(steps) for action in PIERS for steps in action)
PIER_STEP = np.full((PIER_COUNT, int(ALTERNATIVES.max()), LONGEST), -1, np.int64)
for _pier, _action in enumerate(PIERS):
    for _a, _steps in enumerate(_action):
        PIER_STEP[_pier, _a, : len(_steps)] = _steps
MIXABLE = np.array([_mixable(action) for action in PIERS], np.int64)

START_BIRDS = sum(1 << LANDSCAPES.index(name) for name in HAS.oracle_rock.start_birds)
BIRD_PAIRS = list(combinations(range(len(LANDSCAPES)), 2))
PAIR_BITS = np.array([1 << a | 1 << b for a, b in BIRD_PAIRS], np.int64)

POLE_TILE = np.array(POLE_TILES, np.int64)

# Rows of tables by player count are indexed by the count itself.
HUTS, BOWLS = np.zeros((2, SEATS + 1), np.int64)
NEUTRAL_HUTS, WHITE_HUTS = np.zeros((2, SEATS + 1), np.int64)  # spaces as bits: all, white marks
BLOCKED, FIRST_BOWL_BAN = np.zeros((2, SEATS + 1), np.int64)  # sites as bits
for _n in PLAYERS:
    _setup = _setup_of(_n)
    HUTS[_n], BOWLS[_n] = _setup.huts, _setup.bowls
    NEUTRAL_HUTS[_n] = _bits([space in _marked(_n, "gray", "white") for space in SPACES])
    WHITE_HUTS[_n] = _bits([space in _marked(_n, "white") for space in SPACES])
    BLOCKED[_n] = _site_bits(_setup.blocked_sites)
    FIRST_BOWL_BAN[_n] = _site_bits(_setup.start_first_bowl_ban)

TILE_KINDS = len(TILES)
TILE_TOTAL = np.array([number for _, number, _, _ in TILES], np.int64)
TILE_IS_STATUE = np.array([what == "statue" for _, _, what, _ in TILES], np.int64)
TILE_IS_AMULET = np.array([what == "amulet" for _, _, what, _ in TILES], np.int64)
TILE_VALUE = np.array([value for _, _, _, value in TILES], np.int64)
FREE_TILE = next((i for i, tile in enumerate(TILES) if tile[2] == "free"), -1)
STATUE_TILE = np.full(PATHS, -1, np.int64)  # the tile that decides ties on a path
for _kind, _tile in enumerate(TILES):
    if _tile[2] == "statue":
        STATUE_TILE[_tile[3]] = _kind


# ------------------------------------------------------------------ what can be paid with

# One list for landscape cards, valuables, amulets and tiles. A payment is laid down in the order of
# this list, so every combination has exactly one way to be paid (M-8.15).
LAND_CARD, FREE_LANDSCAPE, ORDINARY, STARTING, AMULET, BONUS_TILE = range(6)


class Payment(NamedTuple):
    """One kind of thing that can pay: the id people read, where it is held, what it is worth."""

    id: str
    source: int
    at: int  # in the array of its source
    value: int


def _worth(kinds: list[Payment]) -> list[Payment]:
    return sorted(kinds, key=lambda p: (-p.value, p.source))


_LANDS = [Payment(name, LAND_CARD, i, 1) for i, name in enumerate(LANDSCAPES)]
if FREE_TILE >= 0:
    _LANDS.append(Payment("tile-free-landscape", FREE_LANDSCAPE, FREE_TILE, 1))


def _bonus(what: str) -> list[Payment]:
    return [
        Payment(f"tile-{name.replace('_', '-')}", BONUS_TILE, i, value)
        for i, (name, _, kind, value) in enumerate(TILES)
        if kind == what
    ]


_MONEY = _worth(
    [Payment(str(v), ORDINARY, i, v) for i, v in enumerate(VALUES)]
    + [Payment(f"start-{v}", STARTING, i, v) for i, v in enumerate(START_VALUES)]
    + _bonus("valuable")
)
_CHARMS = _worth(
    [Payment(f"amulet-{v}", AMULET, i, v) for i, v in enumerate(AMULET_VALUES)] + _bonus("amulet")
)
PAYMENTS = [*_LANDS, *_MONEY, *_CHARMS]
PAY_SOURCE, PAY_INDEX, PAY_VALUE = np.array([p[1:] for p in PAYMENTS], np.int64).T.copy()
LAND_PAYMENTS = len(_LANDS)
# Payments of currency c are PAY_FROM[c] .. PAY_FROM[c+1]-1.
PAY_FROM = np.array([LAND_PAYMENTS, LAND_PAYMENTS + len(_MONEY), len(PAYMENTS)], np.int64)
MAX_PRICE = int(SPACE_PRICE.max())

# Where a space lies and which way a path runs is drawn, not told by a number: the file alone.
CORRECTIONS = Corrections(
    fixed=("space.col", "space.row", "path.orientation", "path.statue_at", "unbuildable")
)
