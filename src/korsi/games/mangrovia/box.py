"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default map: other spaces, prices, statues, piers or starting cards are a
change of the data file alone. Only what the rules rely on, or what is certain about the box, is
enforced; what is reconstructed may be corrected freely.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple, NoReturn

import numpy as np

from korsi.core.box import Box, box_of

BOX = box_of(__package__ or "", __file__)

SEATS = 5  # colours in the box (M-1.5)
MOST_BITS = 62  # sums and areas are bit masks in a signed 64-bit integer

# Steps of a pier's action (M-5.5)
STEPS = ("up", "down", "amulets", "build", "double", "birds", "start")
UP, DOWN, AMULETS, BUILD, DOUBLE, BIRDS, START = range(7)

# Areas and currencies of a space (M-2.1)
AREAS = ("none", "stone", "pole")
NO_AREA, STONE, POLE = range(3)
CURRENCIES = ("valuables", "amulets")


# ------------------------------------------------------------------ people, landscapes, cards


def _is_value(value: Any, most: int, least: int = 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _names(box: Box, entry: str, clause: str) -> list[str]:
    """A list of different words."""
    names = box.need(entry, list)
    if not all(isinstance(name, str) and name for name in names) or len(set(names)) != len(names):
        box.fault(entry, "must be a list of different words", clause)
    return [str(name) for name in names]


def _tables(box: Box, entry: str, clause: str) -> list[dict[str, Any]]:
    """A list of tables."""
    tables: list[dict[str, Any]] = box.need(entry, list)
    for i, table in enumerate(tables):
        if not isinstance(table, dict):
            box.fault(f"{entry}[{i}]", f"must be a table, not {table!r}", clause)
    return tables


def _colours(box: Box) -> list[str]:
    """M-1.5: five colours."""
    names = _names(box, "colours.list", "M-1.5")
    if len(names) != SEATS:
        box.fault("colours.list", f"the box holds {SEATS} different colours", "M-1.5")
    return names


def _players(box: Box) -> tuple[int, ...]:
    low, high = box.whole("meta.min_players", 2, SEATS), box.whole("meta.max_players", 2, SEATS)
    if low > high:
        box.fault("meta.min_players", f"more than max_players, {high}", "M-3.1")
    return tuple(range(low, high + 1))


def _landscapes(box: Box) -> list[str]:
    """M-1.1, M-9.1: four landscapes, 2 x 2 on the oracle rock."""
    names = _names(box, "oracle_rock.landscapes", "M-1.1")
    if len(names) != 4:
        box.fault("oracle_rock.landscapes", "there are four different landscapes", "M-1.1")
    birds = _names(box, "oracle_rock.start_birds", "M-3.7")
    if len(birds) != 2 or not set(birds) <= set(names):
        box.fault("oracle_rock.start_birds", "two birds on two different landscapes", "M-3.7")
    layout = box.need("oracle_rock.layout", list)
    if not all(isinstance(row, list) and len(row) == 2 for row in layout):
        box.fault("oracle_rock.layout", "the rock has two rows of two landscapes", "M-9.1")
    if sorted(str(name) for row in layout for name in row) != sorted(names):
        box.fault("oracle_rock.layout", "the rock shows every landscape once, 2 x 2", "M-9.1")
    return names


def _counts(box: Box, entry: str, most_value: int, clause: str) -> dict[int, int]:
    """A table value -> how many, in ascending order of the values."""
    found = {}
    for key in box.need(entry, dict):
        if not str(key).isdigit() or not 1 <= int(key) <= most_value:
            box.fault(f"{entry}.{key}", f"a value lies between 1 and {most_value}", clause)
        found[int(key)] = box.whole(f"{entry}.{key}", 1, 100)
    if not found:
        box.fault(entry, "the table is empty", clause)
    return dict(sorted(found.items()))


def _start_sets(box: Box) -> list[list[int]]:
    """M-1.2, M-1.3: one set of two starting cards for every seat, numbered from 1."""
    sets = []
    for i, entry in enumerate(_tables(box, "cards.start_set", "M-1.2")):
        where = f"cards.start_set[{i}]"
        if entry.get("number") != i + 1:
            box.fault(where, f"the sets are listed in order; this one has number {i + 1}", "M-1.2")
        values = entry.get("values")
        if not isinstance(values, list) or [_is_value(v, 30) for v in values] != [True, True]:
            box.fault(f"{where}.values", "a set is two cards with values from 1 to 30", "M-1.2")
        sets.append([int(v) for v in values])
    if len(sets) != SEATS:
        box.fault("cards.start_set", f"there are {SEATS} sets, not {len(sets)}", "M-1.2")
    return sets


# ------------------------------------------------------------------ the map (M-2)


class Space(NamedTuple):
    """One space of the map as the file has it, names turned into numbers."""

    id: str
    col: int
    row: int
    h: int  # horizontal path, -1: none
    v: int  # vertical path, -1: none
    lands: int  # landscapes as bits
    price: int
    currency: int
    points: int
    amulet: bool
    area: int
    neutral: str


def _paths(box: Box) -> list[str]:
    """M-2.2, M-2.3: four horizontal and four vertical paths, each with a statue of two numbers."""
    ids = []
    for i, path in enumerate(_tables(box, "path", "M-2.2")):
        where = f"path[{i}]"
        if not isinstance(path.get("id"), str) or path["id"] in ids:
            box.fault(where, "each path needs an id of its own", "M-2.2")
        if path.get("orientation") not in ("horizontal", "vertical"):
            box.fault(where, "orientation is horizontal or vertical", "M-2.2")
        if path.get("statue_at") != ("left" if path["orientation"] == "horizontal" else "top"):
            box.fault(where, "statues stand at the left end or at the top", "M-2.2")
        first, second = path.get("first", 0), path.get("second", 0)
        if not _is_value(first, 99) or not _is_value(second, 99) or second >= first:
            box.fault(where, "the first number must be larger than the second", "M-2.3")
        ids.append(path["id"])
    for way in ("horizontal", "vertical"):
        if sum(p["orientation"] == way for p in box.data["path"]) != 4:
            box.fault("path", f"there are four {way} paths", "M-2.2")
    return ids


def _space(box: Box, i: int, entry: dict[str, Any]) -> Space:
    """M-2.1: what a space shows."""
    name = entry.get("id")
    where = f"space[{i}]"

    def fault(what: str, clause: str = "M-2.1") -> NoReturn:
        box.fault(where, f"space {name}: {what}", clause)

    if not isinstance(name, str) or not name:
        box.fault(where, "each space needs an id", "M-2.1")
    for field in ("col", "row", "price", "pts"):
        if not _is_value(entry.get(field), 99, 0):
            fault(f"{field} must be a number from 0 to 99, not {entry.get(field)!r}")
    lands: Any = entry.get("land")
    if not isinstance(lands, list) or not all(land in LANDSCAPES for land in lands):
        fault(f"land must list landscapes, not {lands!r}")
    if len(lands) not in (1, 2) or lands.count(lands[0]) > 1:
        fault("land names one landscape or two different ones")
    if not 1 <= entry["price"] <= MOST_BITS // 2 - 1:
        fault(f"the price must lie between 1 and {MOST_BITS // 2 - 1}")
    if entry.get("cur") not in CURRENCIES:
        fault("cur is valuables or amulets")
    if entry.get("area") not in AREAS:
        fault("area is none, stone or pole")
    if entry.get("neutral") not in ("none", "gray", "white"):
        fault("neutral is none, gray or white")
    if not isinstance(entry.get("amulet"), bool):
        fault("amulet is true or false")
    paths = {}
    for field, way in (("h", "horizontal"), ("v", "vertical")):
        path = entry.get(field)
        if path == "":
            paths[field] = -1
        elif path not in PATH_IDS or box.data["path"][PATH_IDS.index(path)]["orientation"] != way:
            fault(f"{field} must name a {way} path or be empty, not {path!r}", "M-2.2")
        else:
            paths[field] = PATH_IDS.index(path)
    return Space(
        str(name), entry["col"], entry["row"], paths["h"], paths["v"],
        sum(1 << LANDSCAPES.index(land) for land in lands), entry["price"],
        CURRENCIES.index(entry["cur"]), entry["pts"], entry["amulet"],
        AREAS.index(entry["area"]), entry["neutral"],
    )  # fmt: skip


def _spaces(box: Box) -> list[Space]:
    """M-2.1 to M-2.9: the spaces from top to bottom and left to right, the island last.

    In this order the space of a path nearest to its statue has the lowest number (M-2.10).
    """
    spaces = [_space(box, i, entry) for i, entry in enumerate(_tables(box, "space", "M-2.1"))]
    if len({space.id for space in spaces}) != len(spaces):
        box.fault("space", "two spaces have the same id", "M-2.1")
    if not 1 <= len(spaces) <= MOST_BITS:
        box.fault("space", f"the map can hold up to {MOST_BITS} spaces", "M-2.1")
    squares = [(s.col, s.row) for s in spaces if s.row > 0]
    if len(set(squares)) != len(squares):
        box.fault("space", "two spaces stand on the same square", "M-2.1")
    wanted = (
        ("two landscapes", 2, "M-2.1", lambda s: s.lands & (s.lands - 1)),
        ("a red circle", 10, "M-2.5", lambda s: s.amulet),
        ("a gray mark", 3, "M-2.7", lambda s: s.neutral == "gray"),
        ("a white mark", 7, "M-2.7", lambda s: s.neutral == "white"),
        ("a gray mark in the stone area", 1, "M-2.7", lambda s: _marked(s, "gray", STONE)),
        ("a gray mark in the pole area", 0, "M-2.7", lambda s: _marked(s, "gray", POLE)),
        ("a white mark in the stone area", 0, "M-2.7", lambda s: _marked(s, "white", STONE)),
        ("a white mark in the pole area", 1, "M-2.7", lambda s: _marked(s, "white", POLE)),
    )
    for what, number, clause, has in wanted:
        found = sum(1 for space in spaces if has(space))
        if found != number:
            box.fault("space", f"{number} spaces have {what}, not {found}", clause)
    for number, name in ((STONE, "stone"), (POLE, "pole")):
        _check_block(box, spaces, number, name)
    _check_paths(box, spaces)
    return sorted(spaces, key=lambda s: (s.row == 0, s.row, s.col))


def _marked(space: Space, colour: str, area: int) -> bool:
    return space.neutral == colour and space.area == area


def _check_block(box: Box, spaces: list[Space], area: int, name: str) -> None:
    """M-2.6: an area is a 3 x 3 block whose middle square is no space."""
    col = box.whole(f"unbuildable.{name}_centre.col", 1, 99)
    row = box.whole(f"unbuildable.{name}_centre.row", 1, 99)
    ring = {(c, r) for c in range(col - 1, col + 2) for r in range(row - 1, row + 2)} - {(col, row)}
    if {(s.col, s.row) for s in spaces if s.area == area} != ring:
        box.fault(
            f"unbuildable.{name}_centre",
            f"the {name} area is the eight spaces round column {col}, row {row}",
            "M-2.6",
        )
    if any((s.col, s.row) == (col, row) for s in spaces):
        box.fault(f"unbuildable.{name}_centre", "the middle square is no space", "M-2.6")


def _check_paths(box: Box, spaces: list[Space]) -> None:
    """M-2.2: a path consists of all spaces of its row or column."""
    for path, name in enumerate(PATH_IDS):
        level = box.data["path"][path]["orientation"] == "horizontal"
        members = [s for s in spaces if path in (s.h, s.v)]
        lines = {s.row if level else s.col for s in members}
        if not members or len(lines) != 1 or 0 in lines:
            box.fault(
                f"path[{path}]",
                f"{name} must run along one {'row' if level else 'column'}",
                "M-2.2",
            )
        for s in spaces:
            if s.row > 0 and (s.row if level else s.col) in lines and s not in members:
                box.fault(
                    "space", f"space {s.id} stands on the line of {name} but not on it", "M-2.2"
                )


# ------------------------------------------------------------------ sites and piers (M-2.11, M-5.5)


def _sites(box: Box) -> list[list[int]]:
    """M-2.11: site k serves piers k and 13-k."""
    found = []
    sites = _tables(box, "site", "M-2.11")
    for i, site in enumerate(sites):
        if site.get("id") != i + 1:
            box.fault(f"site[{i}]", f"sites are listed in order; this one has id {i + 1}", "M-2.11")
        if site.get("piers") != [i + 1, 2 * len(sites) - i]:
            box.fault(f"site[{i}]", f"must serve piers {i + 1} and {2 * len(sites) - i}", "M-2.11")
        found.append([pier - 1 for pier in site["piers"]])
    if len(found) != 6:
        box.fault("site", f"there are 6 sites, not {len(found)}", "M-2.11")
    return found


def _piers(box: Box) -> list[list[list[int]]]:
    """M-5.5: the alternatives of each pier, each an ordered list of steps."""
    piers = []
    for i, pier in enumerate(_tables(box, "pier", "M-5.1")):
        where = f"pier[{i}]"
        if pier.get("id") != i + 1:
            box.fault(where, f"piers are listed in order; this one has id {i + 1}", "M-5.1")
        site: Any = pier.get("site")
        if not _is_value(site, len(SITE_PIERS)) or i not in SITE_PIERS[site - 1]:
            box.fault(where, f"pier {i + 1} does not belong to site {site}", "M-2.11")
        action = pier.get("action")
        if not isinstance(action, list) or not action:
            box.fault(where, f"pier {i + 1}: an action is a list of alternatives", "M-5.4")
        if not all(isinstance(steps, list) and steps for steps in action):
            box.fault(where, f"pier {i + 1}: an alternative is a list of steps", "M-5.4")
        unknown = [step for alternative in action for step in alternative if step not in STEPS]
        if unknown:
            box.fault(where, f"pier {i + 1}: {unknown[0]!r} is none of {', '.join(STEPS)}", "M-5.5")
        if any(set(a) & set(b) for a, b in combinations(action, 2)):
            box.fault(where, f"pier {i + 1}: a step must tell which alternative is meant", "M-5.4")
        piers.append([[STEPS.index(step) for step in alternative] for alternative in action])
    if len(piers) != 2 * len(SITE_PIERS):
        box.fault("pier", f"there are {2 * len(SITE_PIERS)} piers, not {len(piers)}", "M-2.11")
    return piers


def _start_site(box: Box) -> int:
    """M-10.2: the one site whose bowl makes its owner start player."""
    piers = [p for p, action in enumerate(PIERS) if any(START in steps for steps in action)]
    if len(piers) != 1:
        box.fault("pier", "exactly one pier has the step start", "M-10.2")
    return next(site for site, served in enumerate(SITE_PIERS) if piers[0] in served)


def _mixable(action: list[list[int]]) -> bool:
    """M-5.8: alternatives of card steps alone, as many in each, could also be mixed."""
    same_length = len({len(steps) for steps in action}) == 1
    return len(action) > 1 and same_length and all(set(steps) <= {UP, DOWN} for steps in action)


# ------------------------------------------------------------------ amulets, poles, tiles


def _track(box: Box, amulet_spaces: int, field: str, most: int) -> list[int]:
    """M-7.1 to M-7.3: what the amulet track says for 0, 1, 2 ... own huts on amulet spaces."""
    row = box.need(f"amulets.track.{field}", list)
    if len(row) < amulet_spaces + 1:
        box.fault(f"amulets.track.{field}", f"needs entries for 0 to {amulet_spaces} huts", "M-7.3")
    if not all(_is_value(x, most, 0) for x in row):
        box.fault(f"amulets.track.{field}", f"entries lie between 0 and {most}", "M-7.3")
    return [int(x) for x in row]


def _pole_tiles(box: Box) -> list[int]:
    """M-1.6, M-3.9: one tile for each pole space, in ascending order."""
    tiles = box.need("pole.tiles", list)
    if not all(_is_value(t, 99) for t in tiles) or sorted(set(tiles)) != tiles:
        box.fault("pole.tiles", "tiles are listed in ascending order", "M-3.9")
    if len(tiles) != sum(space.area == POLE for space in SPACES):
        box.fault("pole.tiles", "there is one tile for each pole space", "M-1.6")
    return [int(t) for t in tiles]


def _tiles(box: Box) -> list[tuple[str, int, str, int]]:
    """M-14.1, M-14.12: (id, how many, what it is, its value or path) of the stone-area tiles."""
    found: list[tuple[str, int, str, int]] = []
    statues = _names(box, "stone_tiles.statue", "M-14.1")
    if not set(statues) <= set(PATH_IDS):
        box.fault("stone_tiles.statue", "a statue tile names a path, each once", "M-14.1")
    found += [(name, 1, "statue", PATH_IDS.index(name)) for name in statues]
    for key in box.need("stone_tiles.bonus", dict):
        number = box.whole(f"stone_tiles.bonus.{key}", 0, 16)
        what, _, value = key.rpartition("_")
        if key == "free_landscape":
            found.append((key, number, "free", 0))
        elif what in ("valuable", "amulet") and value.isdigit() and 1 <= int(value) <= 30:
            found.append((key, number, what, int(value)))
        else:
            box.fault(
                f"stone_tiles.bonus.{key}",
                "no tile valuable_N, amulet_N or free_landscape",
                "M-14.5",
            )
    stones = sum(space.area == STONE for space in SPACES)
    bonuses = sum(number for _, number, what, _ in found if what != "statue")
    if len(statues) < stones or bonuses < stones:
        box.fault("stone_tiles", f"{stones} statue tiles and {stones} others are needed", "M-14.1")
    return found


def _modes(box: Box) -> list[str]:
    """M-14.1, M-14.2: which tiles the variant may draw from."""
    modes = _names(box, "stone_tiles.modes", "M-14.2")
    known = ("mixed", "statues_only", "bonus_only")
    if any(mode not in known for mode in modes):
        box.fault("stone_tiles.modes", f"modes are {', '.join(known)}", "M-14.2")
    return modes


# ------------------------------------------------------------------ set-up by player count (M-3)


def _site_bits(box: Box, entry: str) -> int:
    sites = box.need(entry, list)
    if any(not _is_value(site, len(SITE_PIERS)) for site in sites):
        box.fault(entry, f"sites are numbered 1 to {len(SITE_PIERS)}", "M-2.11")
    return sum(1 << (site - 1) for site in set(sites))


def _check_setup(box: Box, players: int) -> None:
    """M-3.1, M-3.11, M-4.5: pieces, blocked sites and the tile under the neutral pole hut."""
    where = f"players.{players}"
    box.whole(f"{where}.huts", 1, box.whole("colours.huts_each", 1, 30))
    bowls = box.whole(f"{where}.bowls", 1, box.whole("colours.bowls_each", 1, 6))
    blocked = _site_bits(box, f"{where}.blocked_sites")
    banned = _site_bits(box, f"{where}.start_first_bowl_ban")
    if players * bowls + blocked.bit_count() > len(SITE_PIERS):
        box.fault(f"{where}.bowls", "there are more bowls than sites", "M-4.5")
    if (blocked | banned).bit_count() >= len(SITE_PIERS):
        box.fault(f"{where}.start_first_bowl_ban", "no site is left for the first bowl", "M-4.5")
    marks = [c for c in ("gray", "white") if box.need(f"{where}.neutral_{c}", bool)]
    huts = sum(s.neutral in marks for s in SPACES)
    if huts > 0 and players == SEATS:
        box.fault(f"{where}.neutral_gray", "no colour is left for a neutral", "M-3.12")
    if huts > box.data["colours"]["huts_each"]:
        box.fault(f"{where}.neutral_white", f"{huts} neutral huts are more than a colour", "M-3.12")
    poles = sum(s.neutral in marks and s.area == POLE for s in SPACES)
    if poles:
        tile = box.whole(f"{where}.pole_tile_under_neutral", 1, 99)
        if poles != 1 or tile != POLE_TILES[0]:
            box.fault(f"{where}.pole_tile_under_neutral", f"must be {POLE_TILES[0]}", "M-3.11")
    elif "pole_tile_under_neutral" in box.data["players"][str(players)]:
        box.fault(f"{where}.pole_tile_under_neutral", "there is no neutral pole hut", "M-3.11")
    dealt = players * LANDSCAPES_DEALT + LANDSCAPES_FACE_UP
    if dealt > sum(LANDSCAPE_CARDS):
        box.fault("cards.landscape.dealt_to_each_player", f"{dealt} cards are needed", "M-3.6")


# ------------------------------------------------------------------ the box, read

COLOURS = _colours(BOX)
PLAYERS = _players(BOX)
LANDSCAPES = _landscapes(BOX)
PATH_IDS = _paths(BOX)
SPACES = _spaces(BOX)
SITE_PIERS = _sites(BOX)
PIERS = _piers(BOX)
START_SITE = _start_site(BOX)

LANDSCAPE_CARDS = [BOX.whole(f"cards.landscape.{name}", 1, 60) for name in LANDSCAPES]
LANDSCAPES_DEALT = BOX.whole("cards.landscape.dealt_to_each_player", 0, 10)
LANDSCAPES_FACE_UP = BOX.whole("cards.landscape.face_up", 1, 10)
VALUABLES_FACE_UP = BOX.whole("cards.valuables_display.face_up", 1, 10)
_VALUABLES = _counts(BOX, "cards.valuables", 30, "M-1.2")
VALUES = list(_VALUABLES)  # the values of ordinary valuables, ascending
if sum(_VALUABLES.values()) > 100 or sum(LANDSCAPE_CARDS) > 100:
    BOX.fault("cards", "a deck holds at most 100 cards", "M-1.2")
START_SETS = _start_sets(BOX)
START_VALUES = sorted({value for pair in START_SETS for value in pair})

_STACK = _counts(BOX, "amulets.board_stack", 30, "M-1.4")
_BAG = _counts(BOX, "amulets.bag", 30, "M-1.4")
if sum(_STACK.values()) + sum(_BAG.values()) > 100:
    BOX.fault("amulets.bag", "there are at most 100 amulets", "M-1.4")
if len(_STACK) != 1 or set(_STACK) & set(_BAG):
    BOX.fault("amulets.board_stack", "one value lies on the board, the others in the bag", "M-1.4")
AMULET_VALUES = [*_STACK, *_BAG]  # kind 0 is the one kept on the board
AMULET_STACK = _STACK[AMULET_VALUES[0]]
_AMULET_SPACES = sum(space.amulet for space in SPACES)
_MAX_DRAW = BOX.whole("amulets.track.max_draw", 1, 10)
_DRAW = _track(BOX, _AMULET_SPACES, "draw", _MAX_DRAW)
_GIVE_BACK = _track(BOX, _AMULET_SPACES, "give_back", 1)

POLE_TILES = _pole_tiles(BOX)
POLE_FIRST = BOX.whole("pole.first", 1, 99)
POLE_SECOND = BOX.whole("pole.second", 0, POLE_FIRST)
if BOX.need("stone.scoring", str) != "own_huts_times_all_huts":
    BOX.fault("stone.scoring", "only own_huts_times_all_huts is known", "M-12.8")
TILES = _tiles(BOX)
TILE_IDS = [tile[0] for tile in TILES]
TILE_MODES = _modes(BOX)
for _n in PLAYERS:
    _check_setup(BOX, _n)

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
PLACE_DECK = np.array(
    [VALUABLES_DECK] * VALUABLES_FACE_UP + [LANDSCAPE_DECK] * LANDSCAPES_FACE_UP, np.int64
)
START_CARDS = len(START_VALUES)
START_SET = np.array([[START_VALUES.index(v) for v in pair] for pair in START_SETS], np.int64)
START_VALUE = np.array(START_VALUES, np.int64)
START_TOTAL = np.array([sum(p.count(v) for p in START_SETS) for v in START_VALUES], np.int64)

AMULET_KINDS = len(AMULET_VALUES)
AMULET_VALUE = np.array(AMULET_VALUES, np.int64)
AMULET_BAG = np.array([0, *_BAG.values()], np.int64)
AMULET_TOTAL = np.array([AMULET_STACK, *_BAG.values()], np.int64)
TRACK_DRAW = np.array(_DRAW, np.int64)
TRACK_GIVE_BACK = np.array(_GIVE_BACK, np.int64)

SPACE_COUNT = len(SPACES)
SPACE_IDS = [space.id for space in SPACES]
SPACE_LANDS = np.array([space.lands for space in SPACES], np.int64)
SPACE_PRICE = np.array([space.price for space in SPACES], np.int64)
SPACE_CURRENCY = np.array([space.currency for space in SPACES], np.int64)
SPACE_POINTS = np.array([space.points for space in SPACES], np.int64)
SPACE_AREA = np.array([space.area for space in SPACES], np.int64)


def _bits(of: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(of) if yes)


AMULET_SPACES = _bits([space.amulet for space in SPACES])
STONE_SPACES = _bits([space.area == STONE for space in SPACES])
POLE_SPACES = _bits([space.area == POLE for space in SPACES])
DOUBLE_SPACES = _bits([not space.amulet and space.area == NO_AREA for space in SPACES])  # M-8.12
ALL_SPACES = (1 << SPACE_COUNT) - 1

PATHS = len(PATH_IDS)
_MEMBERS = [[i for i, s in enumerate(SPACES) if path in (s.h, s.v)] for path in range(PATHS)]
PATH_BITS = np.array([sum(1 << i for i in members) for members in _MEMBERS], np.int64)
PATH_LENGTH = np.array([len(members) for members in _MEMBERS], np.int64)
PATH_SPACE = np.full((PATHS, max(map(len, _MEMBERS))), -1, np.int64)  # nearest to the statue first
for _path, _members in enumerate(_MEMBERS):
    PATH_SPACE[_path, : len(_members)] = _members
PATH_PRIZE = np.array([[p["first"], p["second"]] for p in BOX.data["path"]], np.int64)

SITES = len(SITE_PIERS)
PIER_COUNT = len(PIERS)
PIER_SITE = np.array(
    [next(k for k, served in enumerate(SITE_PIERS) if p in served) for p in range(PIER_COUNT)],
    np.int64,
)
ALTERNATIVES = np.array([len(action) for action in PIERS], np.int64)
LONGEST = max(len(steps) for action in PIERS for steps in action)
PIER_STEP = np.full((PIER_COUNT, int(ALTERNATIVES.max()), LONGEST), -1, np.int64)
for _pier, _action in enumerate(PIERS):
    for _a, _steps in enumerate(_action):
        PIER_STEP[_pier, _a, : len(_steps)] = _steps
MIXABLE = np.array([_mixable(action) for action in PIERS], np.int64)

START_BIRDS = sum(1 << LANDSCAPES.index(name) for name in BOX.data["oracle_rock"]["start_birds"])
BIRD_PAIRS = list(combinations(range(len(LANDSCAPES)), 2))
PAIR_BITS = np.array([1 << a | 1 << b for a, b in BIRD_PAIRS], np.int64)

POLE_TILE = np.array(POLE_TILES, np.int64)

# Rows of tables by player count are indexed by the count itself.
HUTS = np.zeros(SEATS + 1, np.int64)
BOWLS = np.zeros(SEATS + 1, np.int64)
NEUTRAL_HUTS = np.zeros(SEATS + 1, np.int64)  # spaces as bits
WHITE_HUTS = np.zeros(SEATS + 1, np.int64)  # those of NEUTRAL_HUTS on white marks
BLOCKED = np.zeros(SEATS + 1, np.int64)  # sites as bits
FIRST_BOWL_BAN = np.zeros(SEATS + 1, np.int64)  # sites as bits
for _n in PLAYERS:
    _row = BOX.data["players"][str(_n)]
    HUTS[_n], BOWLS[_n] = _row["huts"], _row["bowls"]
    NEUTRAL_HUTS[_n] = _bits(
        [
            (s.neutral == "gray" and _row["neutral_gray"])
            or (s.neutral == "white" and _row["neutral_white"])
            for s in SPACES
        ]
    )
    WHITE_HUTS[_n] = _bits([s.neutral == "white" and _row["neutral_white"] for s in SPACES])
    BLOCKED[_n] = _site_bits(BOX, f"players.{_n}.blocked_sites")
    FIRST_BOWL_BAN[_n] = _site_bits(BOX, f"players.{_n}.start_first_bowl_ban")

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
PAYMENT_COUNT = len(PAYMENTS)
PAY_SOURCE = np.array([p.source for p in PAYMENTS], np.int64)
PAY_INDEX = np.array([p.at for p in PAYMENTS], np.int64)
PAY_VALUE = np.array([p.value for p in PAYMENTS], np.int64)
LAND_PAYMENTS = len(_LANDS)
# Payments of currency c are PAY_FROM[c] .. PAY_FROM[c+1]-1.
PAY_FROM = np.array([LAND_PAYMENTS, LAND_PAYMENTS + len(_MONEY), PAYMENT_COUNT], np.int64)
MAX_PRICE = int(SPACE_PRICE.max())
