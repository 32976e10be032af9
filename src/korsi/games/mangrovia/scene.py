"""The table of Mangrovia as a picture.

Left the lagoon with the map: paths run from their statues, which show the two prizes and who leads;
spaces whose landscape has no bird lie in shadow. Right the archipelago with its piers and the boat,
the oracle rock, the cards to be had and the players. Below the map lies the viewer's own hand.
All places follow from the box, so another map is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from korsi.core.scene import Args, Choice, Note, Noun, Piece, Scene, Target, num, use, var, words

from .box import (
    AMULET_VALUES,
    BIRD_PAIRS,
    BOX,
    CARDS,
    COLOURS,
    CURRENCIES,
    DECKS,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    PATH_IDS,
    PAY_FROM,
    PAYMENTS,
    PIER_SITE,
    PIERS,
    POLE,
    POLE_FIRST,
    POLE_SECOND,
    POLE_TILES,
    SEATS,
    SITE_PIERS,
    SITES,
    SPACE_COUNT,
    SPACES,
    START_VALUES,
    STONE,
    STONE_SPACES,
    TILE_IDS,
    TILES,
    VALUABLES_FACE_UP,
    VALUES,
    Space,
)
from .moves import (
    BOWL_PLACED,
    BUILT,
    FIRST_BIRDS,
    FIRST_BOWL,
    FIRST_BUILD,
    FIRST_DOUBLE,
    FIRST_DRAW,
    FIRST_PAY,
    FIRST_RETURN,
    FIRST_TAKE,
    TAKE_AMULETS,
    WAIVE,
    WINS,
)
from .scoring import huts_on, places
from .state import NEUTRAL, OVER, PAY, STONE_COUNTS_NEUTRAL

ART = Path(__file__).parent / "art.svg"

_HUES = ("#e6c033", "#b93a45", "#2fa6a0", "#e0822f", "#8457ad")
TONES = {**dict(zip(COLOURS, _HUES, strict=True)), "neutral": "#9a948a"}
TONE_OF = [*COLOURS, "neutral"]
COLOURS_HERE = {
    "lagoon": ("#0f5f6b", "#3fa6a8"),
    "lagoon-light": ("#1f8790", "#7fd0cb"),
    "path": ("#d8c08a", "#efdfb2"),
    "land-0": ("#3f7a4a", "#5f9d62"),
    "land-1": ("#d2a953", "#e7c673"),
    "land-2": ("#9aa53a", "#b9c254"),
    "land-3": ("#3d86c6", "#6fb0e3"),
    "land-ink": ("#14222a", "#1c2b33"),
    "stone": ("#b9b3a6", "#cfc8ba"),
    "stone-dark": ("#5f5a52", "#7b746a"),
    "wood": ("#4a2c1c", "#6e4527"),
    "wood-light": ("#b07a45", "#c9935b"),
    "amulet": ("#8b3f7d", "#9a4a8b"),
    "amulet-dark": ("#4e1c45", "#5f2a55"),
    "circle": ("#d8443f", "#c8322f"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
}

CELL_W, CELL_H = 88.0, 82.0
LEFT, TOP = 92.0, 92.0  # of the grid; statues stand before it
COLS = max(space.col for space in SPACES)
ROWS = max(space.row for space in SPACES)
ISLAND = [i for i, space in enumerate(SPACES) if space.row == 0]
MAP_W = LEFT + COLS * CELL_W + 24
MAP_H = TOP + ROWS * CELL_H + (110 if ISLAND else 24)

SIDE = MAP_W + 20  # where the right half begins
SIDE_W = 576.0
PIER_TOP, PIER_STEP_Y = 78.0, 63.0
BOAT_LANE = 26.0  # of the boat's way, from the edge of the archipelago
WEST, MIDDLE, EAST = SIDE + 116, SIDE + 222, SIDE + 320  # piers, sites, piers
WEST_W, EAST_W = 130.0, 112.0
SEA_W = 426.0
ROCK = (SIDE + 500, 88.0)
ROCK_CELL = 66.0
CARDS_TOP = PIER_TOP + SITES * PIER_STEP_Y + 12
SEATS_TOP = CARDS_TOP + 112
SEAT_H = 74.0
HAND_TOP = MAP_H + 14
HAND_H = 148.0
WIDTH = SIDE + SIDE_W + 14
HEIGHT = max(HAND_TOP + HAND_H + 12, SEATS_TOP + SEATS * SEAT_H + 12)


# --------------------------------------------------------------------------- places


def space_middle(space: int) -> tuple[float, float]:
    """The middle of a space; spaces without a square lie on the island below the grid."""
    at = SPACES[space]
    if at.row > 0:
        return LEFT + (at.col - 0.5) * CELL_W, TOP + (at.row - 0.5) * CELL_H
    step = (MAP_W - 160) / max(1, len(ISLAND))
    return 100 + (ISLAND.index(space) + 0.5) * step, MAP_H - 56


def path_line(path: int) -> tuple[float, float, float, float]:
    """Where a path runs: from its statue to its last space."""
    members = [i for i, s in enumerate(SPACES) if path in (s.h, s.v)]
    x, y = space_middle(members[-1])
    if SPACES[members[0]].h == path:
        return 44, y, x, y
    return x, 44, x, y


def site_place(site: int) -> tuple[float, float]:
    return MIDDLE, PIER_TOP + (site + 0.5) * PIER_STEP_Y


def pier_place(pier: int) -> tuple[float, float]:
    """The first pier of a site lies west, the second east of it (M-2.11)."""
    site = int(PIER_SITE[pier])
    west = SITE_PIERS[site][0] == pier
    return (WEST if west else EAST), site_place(site)[1]


def boat_place(pier: int) -> tuple[float, float]:
    """Outside the pier, where it hides nothing; at its start the boat lies above all sites."""
    if pier < 0:
        return MIDDLE, 48
    x, y = pier_place(pier)
    return (SIDE + BOAT_LANE if x < MIDDLE else SIDE - 8 + SEA_W - BOAT_LANE), y


def pier_width(pier: int) -> float:
    return WEST_W if pier_place(pier)[0] < MIDDLE else EAST_W


def rock_place(land: int) -> tuple[float, float]:
    """The square of a landscape on the oracle rock (M-9.1)."""
    layout = BOX.data["oracle_rock"]["layout"]
    row = next(r for r in range(2) if LANDSCAPES[land] in layout[r])
    col = layout[row].index(LANDSCAPES[land])
    return ROCK[0] + (col - 0.5) * (ROCK_CELL + 4), ROCK[1] + (row - 0.5) * (ROCK_CELL + 4)


def row_place(place: int) -> tuple[float, float]:
    """A place of the face-up rows; each row is led by its pile."""
    gap = 1 if place < VALUABLES_FACE_UP else 2
    return SIDE + 40 + (place + gap) * 61 + (18 if gap == 2 else 0), CARDS_TOP + 50


def pile_place(deck: int) -> tuple[float, float]:
    x, y = row_place(0 if deck == 0 else VALUABLES_FACE_UP)
    return x - 61, y


POLE_STACK = (ROCK[0], ROCK[1] + 132)
BAG = (ROCK[0] - 44, ROCK[1] + 212)
STACK = (ROCK[0] + 26, ROCK[1] + 206)
ASIDE = (ROCK[0] + 26, ROCK[1] + 284)


# --------------------------------------------------------------------------- the ground


def _rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> str:
    return (
        f'<path d="M{num(x)} {num(y)} L{num(to_x)} {num(to_y)}" stroke="{colour}" '
        f'stroke-width="{num(width)}" stroke-linecap="round"/>'
    )


@cache
def ground() -> str:
    paths = "".join(
        _line(*path_line(path), var("wood"), 16) + _line(*path_line(path), var("path"), 11)
        for path in range(len(PATH_IDS))
    )
    spaces = "".join(_space_ground(i) for i in range(SPACE_COUNT))
    return _lagoon() + _numbers() + paths + _areas() + spaces + _archipelago() + _rock() + _shelf()


def _numbers() -> str:
    """Columns and rows as the log counts them; a label in the water beside each island space."""
    out = ""
    for col in range(1, COLS + 1):
        out += words(str(col), LEFT + (col - 0.5) * CELL_W, TOP + ROWS * CELL_H + 11, 17, "cream")
    for row in range(1, ROWS + 1):
        out += words(str(row), LEFT + COLS * CELL_W + 12, TOP + (row - 0.5) * CELL_H, 17, "cream")
    for i in ISLAND:
        x, y = space_middle(i)
        name = "".join(c for c in SPACES[i].id if c.isdigit())
        out += words(name, x + CELL_W / 2 + 8, y, 17, "cream")
    return f'<g opacity="0.75">{out}</g>'


def _lagoon() -> str:
    """The water round the map, with the one woven ornament along its upper edge."""
    edge = f'stroke="{var("edge")}" stroke-width="2"'
    ripples = "".join(
        use("ripple", 60 + (i * 211) % (MAP_W - 120), 120 + (i * 157) % (MAP_H - 180))
        for i in range(16)
    )
    kilim = f'<rect x="22" y="14" width="{num(MAP_W - 30)}" height="14" fill="url(#kilim)"/>'
    return _rect(10, 10, MAP_W - 6, MAP_H - 6, 22, "url(#lagoon)", edge) + kilim + ripples


def _areas() -> str:
    """M-2.6: the two rings; their middle is no space."""
    out = ""
    for area, fill, mark in ((STONE, "stone-dark", "stone"), (POLE, "wood", "wood-light")):
        at = [space_middle(i) for i, s in enumerate(SPACES) if s.area == area]
        x, y = min(p[0] for p in at) - CELL_W / 2 + 1, min(p[1] for p in at) - CELL_H / 2 + 1
        frame = f'fill-opacity="0.55" stroke="{var(mark)}" stroke-width="3"'
        out += _rect(x, y, 3 * CELL_W - 2, 3 * CELL_H - 2, 16, var(fill), frame)
    return out


def area_middle(area: int) -> tuple[float, float]:
    """The middle of an area's ring; it is no space, so its standing is shown there."""
    at = [space_middle(i) for i, s in enumerate(SPACES) if s.area == area]
    return sum(p[0] for p in at) / len(at), sum(p[1] for p in at) / len(at)


def _space_ground(i: int) -> str:
    """M-2.1: landscape, price and currency, printed points, red circle."""
    s = SPACES[i]
    x, y = space_middle(i)
    w, h = CELL_W - 10, CELL_H - 10
    lands = [k for k in range(len(LANDSCAPES)) if s.lands >> k & 1]
    ring = "circle" if s.amulet else "land-ink"
    stroke = f'stroke="{var(ring)}" stroke-width="{4 if s.amulet else 1.5}"'
    rx = h / 2 if s.amulet else 13.0
    body = _rect(-w / 2, -h / 2, w, h, rx, var(f"land-{lands[0]}"), stroke)
    if len(lands) == 2:
        half = f"M{num(w / 2 - 13)} {num(-h / 2)} Q{num(w / 2)} {num(-h / 2)} {num(w / 2)} "
        half += f"{num(-h / 2 + 13)} V{num(h / 2 - 13)} Q{num(w / 2)} {num(h / 2)} "
        half += f"{num(w / 2 - 13)} {num(h / 2)} H{num(-w / 2 + 13)} Z"
        body += f'<path d="{half}" fill="{var(f"land-{lands[1]}")}"/>'
        body += use(f"land-{lands[0]}", -14, 7, scale=0.72)
        body += use(f"land-{lands[1]}", 17, 14, scale=0.72)
    else:
        body += use(f"land-{lands[0]}", 3, 14, scale=0.95)
    body += _price(s.currency, s.price, -w / 2 + 17, -h / 2 + 17, 1.4)
    if s.points:
        body += use("star", w / 2 - 17, -h / 2 + 18, scale=1.6)
        body += words(str(s.points), w / 2 - 17, -h / 2 + 18.5, 18, "night", weight=800)
    return f'<g id="ground-{s.id}" transform="translate({num(x)} {num(y)})">{body}</g>'


def _price(currency: int, price: int, x: float, y: float, scale: float) -> str:
    """A price: valuables as a coin, amulets as a round charm."""
    drawn = use("charm" if currency else "coin", x, y, scale=scale)
    return drawn + words(str(price), x, y, 15 * scale, "cream" if currency else "night", weight=800)


def _archipelago() -> str:
    """M-2.11, M-5.5: six sites between twelve piers; what each pier offers as symbols."""
    tall = PIER_TOP + SITES * PIER_STEP_Y - 6
    out = _rect(SIDE - 4, 10, SEA_W, tall, 20, "url(#lagoon)", f'stroke="{var("edge")}"')
    out += _route()
    for site in range(SITES):
        x, y = site_place(site)
        out += _line(WEST, y, EAST, y, var("wood"), 5)
        out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="34" ry="27" fill="{var("path")}"/>'
        out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="26" ry="20" fill="{var("land-1")}"/>'
        out += words(str(site + 1), x, y, 17, "land-ink", weight=500)
    for pier in range(len(PIERS)):
        x, y = pier_place(pier)
        plank = f'stroke="{var("wood")}" stroke-width="2"'
        wide = pier_width(pier)
        out += f'<g id="pier-{pier + 1}">' + _rect(
            x - wide / 2, y - 25, wide, 50, 9, var("wood-light"), plank
        )
        out += words(str(pier + 1), x - wide / 2 + 15, y - 11, 17, "night", weight=800)
        out += _steps(pier, x + 12, y + 2) + "</g>"
    return out


def _route() -> str:
    """M-5.1: the boat's way, down one side and up the other."""
    (x, top), (_, low) = boat_place(0), boat_place(SITES - 1)
    far, _ = boat_place(SITES)
    way = f"M{num(MIDDLE)} 48 Q{num(x)} 48 {num(x)} {num(top)} V{num(low - 12)} "
    way += f"Q{num(x)} {num(low + 32)} {num(x + 50)} {num(low + 32)} H{num(far - 50)} "
    way += f"Q{num(far)} {num(low + 32)} {num(far)} {num(low - 12)} V{num(top)}"
    dots = 'stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round" stroke-opacity="0.75"'
    out = f'<path d="{way}" fill="none" stroke="{var("cream")}" {dots}/>'
    tip = f"M{num(far - 9)} {num(top - 20)} L{num(far)} {num(top - 32)} L{num(far + 9)} "
    return out + f'<path d="{tip}{num(top - 20)} Z" fill="{var("cream")}" fill-opacity="0.75"/>'


def _steps(pier: int, x: float, y: float) -> str:
    """The steps of an action in a row; a stroke stands between alternatives."""
    shown = [steps for steps in PIERS[pier]]
    wide = sum(21 * len(steps) for steps in shown) + 10 * (len(shown) - 1)
    at = x - wide / 2 + 11
    out = ""
    for i, steps in enumerate(shown):
        if i:
            out += _line(at - 8, y + 11, at - 3, y - 11, var("night"), 2.5)
            at += 10
        for step in steps:
            out += use(f"step-{step}", at, y, scale=1.1)
            at += 21
    return out


def _rock() -> str:
    """M-9.1: the oracle rock with its four landscapes."""
    x, y = ROCK
    half = ROCK_CELL + 10
    out = _rect(x - half, y - half, 2 * half, 2 * half, 26, var("stone-dark"))
    for land in range(len(LANDSCAPES)):
        px, py = rock_place(land)
        out += f'<g id="rock-{LANDSCAPES[land]}">' + _rect(
            px - ROCK_CELL / 2, py - ROCK_CELL / 2, ROCK_CELL, ROCK_CELL, 15, var(f"land-{land}")
        )
        out += use(f"land-{land}", px - 14, py + 16, scale=0.9) + "</g>"
    return out


def _shelf() -> str:
    """Beds for the cards to be had, and for the viewer's hand."""
    edge = f'stroke="{var("edge")}" stroke-width="1.5" fill-opacity="0.85"'
    out = _rect(SIDE - 4, CARDS_TOP, SIDE_W + 8, 100, 16, var("panel"), edge)
    return out + _rect(10, HAND_TOP, MAP_W - 6, HAND_H, 16, var("panel"), edge)


# --------------------------------------------------------------------------- the map's pieces


def sign(who: int, x: float, y: float, size: float) -> str:
    """The sign of an owner, so that nobody needs to see the colour itself."""
    return f'<g fill="{var("tone-ink")}">{use(f"sign-{who}", x, y, scale=size / 20)}</g>'


def space_said(space: int) -> tuple[str, Args]:
    """What a space says when asked: landscape, price, points."""
    s: Space = SPACES[space]
    lands = [LANDSCAPES[k] for k in range(len(LANDSCAPES)) if s.lands >> k & 1]
    args: dict[str, str | int | Noun] = {
        "space": s.id,
        "price": s.price,
        "currency": CURRENCIES[s.currency],
        "points": s.points,
        "land": Noun("card", lands[0]),
    }
    if len(lands) == 2:
        return "piece-space-two", {**args, "other": Noun("card", lands[1])}
    kind = "amulet" if s.amulet else ("plain", "stone", "pole")[s.area]
    return "piece-space", {**args, "kind": kind}


def owner_of(s: Any, space: int) -> int:
    """Who has huts there: a seat, the neutral, -1 for nobody."""
    return next((who for who in range(SEATS + 1) if int(s["owned"][who]) >> space & 1), -1)


def payable_sums(s: Any, seat: int, currency: int) -> set[int]:
    """Every sum the seat could lay down exactly; for the picture, legality is not decided here."""
    sums = {0}
    for payment in range(int(PAY_FROM[currency]), int(PAY_FROM[currency + 1])):
        for _ in range(held(s, seat, payment)):
            sums |= {n + PAYMENTS[payment].value for n in sums}
    return sums


def held(s: Any, seat: int, payment: int) -> int:
    """How many of a kind of payment a seat shows in this view."""
    source, index = PAYMENTS[payment].source, PAYMENTS[payment].at
    fields = ("hand", "tiles", "hand", "start_cards", "amulets", "tiles")
    return int(s[fields[source]][seat][index + (FIRST_LANDSCAPE if source == 0 else 0)])


def affordable(s: Any, seat: int) -> set[int]:
    """The free spaces a seat could pay for now (shown to itself only)."""
    if seat < 0 or int(s["huts"][seat]) == 0 or int(s["step"]) == OVER:
        return set()
    sums = [payable_sums(s, seat, 0), payable_sums(s, seat, 1)]
    free = any(PAYMENTS[p].source == 1 and held(s, seat, p) for p in range(int(PAY_FROM[0])))
    own = sum(1 << k for k in range(len(LANDSCAPES)) if int(s["hand"][seat][FIRST_LANDSCAPE + k]))
    active = own & int(s["birds"])
    return {
        i
        for i, space in enumerate(SPACES)
        if owner_of(s, i) < 0
        and space.price in sums[space.currency]
        and (free or space.lands & active)
    }


def _space_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """A shadow on what no bird watches, a tick on what the viewer could pay for, tiles.

    Where a hut stands, price and points are of no use any more: they fade into the landscape.
    """
    can = affordable(s, viewer)
    w, h = CELL_W - 10, CELL_H - 10
    for i, space in enumerate(SPACES):
        x, y = space_middle(i)
        key, args = space_said(i)
        owner = owner_of(s, i)
        asleep = owner < 0 and not space.lands & int(s["birds"])
        rx = h / 2 if space.amulet else 13.0
        shade, dim = ("night", "0.6") if asleep else ("night", "0")
        if owner >= 0:
            first = next(k for k in range(len(LANDSCAPES)) if space.lands >> k & 1)
            shade, dim = f"land-{first}", "0.85"
        veil = _rect(-w / 2, -h / 2, w, h, rx, var(shade), f'fill-opacity="{dim}"')
        paid = int(s["step"]) == PAY and i == int(s["site"])
        tick = use("check", -w / 2 + 15, h / 2 - 14, scale=1.3) if i in can and not paid else ""
        yield Piece(f"space-{space.id}", x=x, y=y, z=10, more=veil + tick, key=key, args=args)
        if int(s["tile_on"][i]) >= 0:
            yield _tile(f"tile-{space.id}", int(s["tile_on"][i]), x + 19, y + 15, 1.0, 14)


def _huts(s: Any, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    new = {e[2] for e in told if e[0] == BUILT}
    for i, space in enumerate(SPACES):
        owner = owner_of(s, i)
        if owner < 0:
            continue
        x, y = space_middle(i)
        double = bool(int(s["doubles"]) >> i & 1)
        tile = int(s["pole_tile"][i])
        under = (
            use("pole", 19, 21, scale=0.85) + words(str(tile), 19, 21, 19, "night") if tile else ""
        )
        more = sign(owner, 0, -6, 16) + under
        second = use("hut", 17, 7) + sign(owner, 17, 1, 16) if double else ""
        yield Piece(
            f"hut-{space.id}",
            art="hut",
            x=x + (2 if not double else -8),
            y=y + 6,
            z=100 + space.row,
            owner=owner if owner < NEUTRAL else -1,
            tone=TONE_OF[owner],
            more=more + second,
            key="piece-hut-neutral" if owner == NEUTRAL else "piece-hut",
            args={"space": space.id, "huts": 2 if double else 1}
            | ({} if owner == NEUTRAL else {"seat": Noun("seat", owner)}),
            marks=("last",) if i in new else (),
            enter=(x, y - 60),
        )


def _statues(s: Any) -> Iterator[Piece]:
    """M-2.3, M-12.4: the two prizes of each path, and who would get them now."""
    for path, name in enumerate(PATH_IDS):
        x, y, _, _ = path_line(path)
        level = y > 44
        order = [int(who) for who in places(s, path)]
        out = use("statue", scale=1.05, x=-18 if level else 0)
        prizes = (BOX.data["path"][path]["first"], BOX.data["path"][path]["second"])
        for i, (prize, who) in enumerate(zip(prizes, order, strict=True)):
            px, py = (20.0, -14.0 + 29 * i) if level else (-25.0 + 50 * i, 16.0)
            out += _standing(prize, who, px, py, i == 0)
        first, second = order
        args: dict[str, str | int | Noun] = {
            "path": name,
            "first": prizes[0],
            "second": prizes[1],
            "leader": _who(first),
            "follower": _who(second),
        }
        if first < 0:
            key, said = "piece-statue-free", {k: args[k] for k in ("path", "first", "second")}
        elif second < 0:
            key, said = "piece-statue-led", {k: v for k, v in args.items() if k != "follower"}
        else:
            key, said = "piece-statue", dict(args)
        yield Piece(f"statue-{name}", x=x, y=y, z=90, more=out, key=key, args=said)


def _standing(points: int, who: int, x: float, y: float, first: bool) -> str:
    """A prize on a tag in the colour and with the sign of whoever would get it now."""
    tone = TONE_OF[who] if who >= 0 else ""
    edge = f'stroke="{var("gold" if first else "cream")}" stroke-width="{2.6 if first else 1.6}"'
    out = _rect(x - 24, y - 13, 48, 26, 10, var("tone") if tone else var("panel"), edge)
    if not tone:
        return out + words(str(points), x, y, 19, "ink", weight=800)
    out += sign(who, x - 12, y, 13) + words(str(points), x + 8, y, 19, "tone-ink", weight=800)
    return f'<g class="tone-{tone}">{out}</g>'


def _areas_now(s: Any) -> Iterator[Piece]:
    """M-12.8, M-12.10: what a hut in the stone area is worth, and who leads the pole area."""
    x, y = area_middle(STONE)
    huts = stone_huts(s)
    worth = use("hut-mark", -15, 0, scale=1.5) + words(f"×{huts}", 15, 0, 26, "ink", weight=800)
    yield Piece("stone-area", x=x, y=y, z=12, more=worth, key="piece-stone-area",
                args={"count": huts})  # fmt: skip
    x, y = area_middle(POLE)
    first, second = (int(who) for who in places(s, len(PATH_IDS)))
    tags = _standing(POLE_FIRST, first, 0, -16, True) + _standing(POLE_SECOND, second, 0, 16, False)
    yield Piece("pole-area", x=x, y=y, z=12, more=tags, key="piece-pole-area",
                args={"first": POLE_FIRST, "second": POLE_SECOND, "leader": _who(first),
                      "follower": _who(second)})  # fmt: skip


def stone_huts(s: Any) -> int:
    """M-12.9: all huts in the stone area, the neutral's if they count."""
    counted = SEATS + 1 if s["switches"][STONE_COUNTS_NEUTRAL] else SEATS
    return sum(int(huts_on(s, who, STONE_SPACES)) for who in range(counted))


def _who(who: int) -> Noun:
    """A participant by name; the neutral (M-3.12) and nobody have words of their own."""
    key = "owner-neutral" if who >= 0 else "owner-nobody"
    kind, _, id = key.partition("-")
    return Noun("seat", who) if 0 <= who < NEUTRAL else Noun(kind, id)


# --------------------------------------------------------------------------- the archipelago


def _bowls(s: Any, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    new = {e[2] for e in told if e[0] == BOWL_PLACED}
    count = [0] * (SEATS + 1)
    for site in range(SITES):
        owner = int(s["bowl_on"][site])
        if owner < 0:
            continue
        x, y = site_place(site)
        piers = [pier + 1 for pier in SITE_PIERS[site]]
        neutral = owner == NEUTRAL
        yield Piece(
            f"bowl-{TONE_OF[owner]}-{count[owner]}",
            art="bowl",
            x=x,
            y=y,
            z=60,
            owner=-1 if neutral else owner,
            tone=TONE_OF[owner],
            more=sign(owner, 0, 4, 12),
            key="piece-bowl-neutral" if neutral else "piece-bowl",
            args={"site": site + 1}
            if neutral
            else {"seat": Noun("seat", owner), "first": piers[0], "second": piers[1]},
            marks=("last",) if site in new else (),
            enter=(x, y - 50),
        )
        count[owner] += 1


def _piers(s: Any, viewer: int) -> Iterator[Piece]:
    """What each pier does, in words; those behind the boat in shadow, the viewer's ahead lit."""
    for pier in range(len(PIERS)):
        x, y = pier_place(pier)
        wide = pier_width(pier)
        owner = int(s["bowl_on"][int(PIER_SITE[pier])])
        past = pier < int(s["pier"]) or owner == NEUTRAL
        look = f'fill-opacity="{0.5 if past else 0}"'
        if 0 <= owner < NEUTRAL and not past:
            tone = "gold" if owner == viewer else "tone-deep"
            look += f' stroke="{var(tone)}" stroke-width="{4.5 if owner == viewer else 3}"'
        shade = _rect(-wide / 2, -25, wide, 50, 9, var("night"), look)
        if 0 <= owner < NEUTRAL and pier > int(s["pier"]):
            shade += _flag(owner, wide / 2 - 4, -21)
        yield Piece(f"quay-{pier + 1}", x=x, y=y, z=20, more=shade, key="piece-pier",
                    tone=TONE_OF[owner] if owner >= 0 else "", args={"pier": pier + 1})  # fmt: skip


def _flag(owner: int, x: float, y: float) -> str:
    """Whose turn it will be at a pier."""
    edge = f'stroke="{var("tone-deep")}" stroke-width="1.6"'
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="11" fill="{var("tone")}" {edge}/>'
    return disc + sign(owner, x, y, 11)


def _boat_and_birds(s: Any) -> Iterator[Piece]:
    pier = int(s["pier"])
    x, y = boat_place(pier)
    yield Piece("boat", art="boat", x=x, y=y, z=80, key="piece-boat" if pier >= 0 else
                "piece-boat-start", args={"pier": pier + 1} if pier >= 0 else {})  # fmt: skip
    active = [k for k in range(len(LANDSCAPES)) if int(s["birds"]) >> k & 1]
    for land in range(len(LANDSCAPES)):
        rx, ry = rock_place(land)
        lit = f'fill-opacity="0" stroke="{var("gold")}" stroke-width="4"'
        look = lit if land in active else 'fill-opacity="0.6"'
        veil = _rect(-ROCK_CELL / 2, -ROCK_CELL / 2, ROCK_CELL, ROCK_CELL, 15, var("night"), look)
        key = "piece-bird" if land in active else "piece-asleep"
        yield Piece(f"oracle-{LANDSCAPES[land]}", x=rx, y=ry, z=18, more=veil, key=key,
                    args={"land": Noun("card", LANDSCAPES[land])})  # fmt: skip
    for i, land in enumerate(active):
        bx, by = rock_place(land)
        yield Piece(f"bird-{i}", art="bird", x=bx + 7, y=by - 9, scale=1.1, z=80,
                    key="piece-bird", args={"land": Noun("card", LANDSCAPES[land])})  # fmt: skip


# --------------------------------------------------------------------------- cards, amulets, tiles


def card_face(card: int) -> tuple[str, str]:
    """What a card shows: a value with shells, or a landscape. Returns drawing and label id."""
    if card < FIRST_LANDSCAPE:
        return use("shell", 0, 18, scale=1.2) + words(str(VALUES[card]), 0, -12, 28, "night"), ""
    land = card - FIRST_LANDSCAPE
    face = _rect(-23, -34, 46, 68, 5, var(f"land-{land}")) + use(f"land-{land}", 0, 0, scale=1.25)
    return face, LANDSCAPES[land]


def card_said(card: int) -> tuple[str, Args]:
    if card < FIRST_LANDSCAPE:
        return "piece-valuable", {"value": VALUES[card]}
    return "piece-landscape", {"land": Noun("card", LANDSCAPES[card - FIRST_LANDSCAPE])}


def _card(id: str, card: int, x: float, y: float, z: float = 50, **more: Any) -> Piece:
    key, args = card_said(card)
    return Piece(id, art="card", x=x, y=y, z=z, more=card_face(card)[0], key=key, args=args, **more)


def _to_be_had(s: Any) -> Iterator[Piece]:
    """Face-up rows, piles, bag, value-1 amulets, amulets set aside, the pole stack."""
    for deck, name in enumerate(DECKS):
        x, y = pile_place(deck)
        count = int(s["pile_size"][deck])
        art = f"back-{deck}" if count else ""
        yield Piece(f"pile-{name}", art=art, x=x, y=y, z=50, text=str(count), text_at=(0, 27, 17),
                    text_fill="cream" if count else "ink-soft", key="piece-pile",
                    args={"deck": name, "count": count})  # fmt: skip
    for place, card in enumerate(s["row"]):
        if int(card) >= 0:
            x, y = row_place(place)
            deck = 0 if place < VALUABLES_FACE_UP else 1
            yield _card(f"row-{place}", int(card), x, y, enter=pile_place(deck))
    x, y = BAG
    yield Piece("bag", art="bag", x=x, y=y, z=50, text=str(int(s["bag_size"])),
                text_at=(0, 7, 18), text_fill="night", key="piece-bag",
                args={"count": int(s["bag_size"])})  # fmt: skip
    x, y = STACK
    ones = use("amulet", scale=1.05) + words(str(AMULET_VALUES[0]), 0, 0, 18, "cream")
    ones += words(f"×{int(s['stack'])}", 36, 0, 19, "ink")
    yield Piece("stack", x=x, y=y, z=50, more=ones, key="piece-stack",
                args={"count": int(s["stack"])})  # fmt: skip
    aside = [n for i, n in enumerate(AMULET_VALUES) for _ in range(int(s["aside"][i]))]
    if aside:
        x, y = ASIDE
        heap = use("amulet", scale=0.95) + words(f"+{len(aside)}", 0, 0, 17, "cream")
        yield Piece("aside", x=x, y=y, z=50, more=heap, key="piece-aside",
                    args={"count": len(aside), "points": sum(aside)})  # fmt: skip
    yield from _pole_stack(s)


def _pole_stack(s: Any) -> Iterator[Piece]:
    """The tiles left, the top one first; who leads the pole area is told beside them."""
    left = POLE_TILES[int(s["poles_taken"]) :]
    x, y = POLE_STACK
    for i, tile in reversed(list(enumerate(left[:4]))):
        yield Piece(f"pole-{tile}", art="pole", x=x - 46 + 32 * i, y=y - 14, z=52 - i,
                    scale=1.0 if i == 0 else 0.8, text=str(tile), text_at=(0, 0, 18),
                    text_fill="night", key="piece-pole-stack",
                    args={"points": tile, "count": len(left)})  # fmt: skip


def _tile(id: str, kind: int, x: float, y: float, scale: float, z: float, **more: Any) -> Piece:
    """M-14: a stone-area tile; a statue shows which path it serves by its place in the row."""
    _, _, what, value = TILES[kind]
    if what == "statue":
        level = BOX.data["path"][value]["orientation"] == "horizontal"
        arrow = "M-14 9 H12 L8 5 M12 9 L8 13" if level else "M12 -13 V12 L8 8 M12 12 L16 8"
        face = use("statue", -4, -2, scale=0.5)
        face += f'<path d="{arrow}" fill="none" stroke="{var("night")}" stroke-width="2"/>'
        number = sum(
            BOX.data["path"][p]["orientation"] == BOX.data["path"][value]["orientation"]
            for p in range(value + 1)
        )
        face += words(str(number), 9, -9, 12, "night", weight=800)
    elif what == "free":
        face = "".join(
            _rect(-13 + 13.5 * (k % 2), -13 + 13.5 * (k // 2), 12, 12, 3, var(f"land-{k}"))
            for k in range(len(LANDSCAPES))
        )
    else:
        face = use("shell" if what == "valuable" else "charm", 0, 0, scale=1.2)
        face += words(str(value), 0, 0, 15, "night" if what == "valuable" else "cream", weight=800)
    return Piece(id, art="tile", x=x, y=y, z=z, scale=scale, more=face, key="piece-tile",
                 args={"tile": TILE_IDS[kind]}, **more)  # fmt: skip


# --------------------------------------------------------------------------- seats and the hand


def _seats(s: Any, viewer: int, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    """A line for every player: points, huts, cards in hand, amulets, tiles, talisman."""
    bright = {e[1] for e in told if e[0] == WINS}
    if int(s["step"]) != OVER:
        bright = {int(s["active"])}
    for seat in range(int(s["players"])):
        top = SEATS_TOP + seat * SEAT_H
        lit = seat in bright
        stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        out = _rect(0, 0, SIDE_W + 8, SEAT_H - 8, 14, var("panel"), f'fill-opacity="0.92" {stroke}')
        out += use("hut", 36, 36, scale=0.92) + sign(seat, 36, 30, 13)
        out += words(str(int(s["chief"][seat])), 92, 33, 30)
        counts = (
            ("step-3", int(s["huts"][seat])),
            ("back-0", int(s["hand_size"][seat][0])),
            ("back-1", int(s["hand_size"][seat][1])),
            ("amulet", int(s["amulets_size"][seat])),
            ("step-2", int(s["column"][seat])),
        )
        for i, (art, count) in enumerate(counts):
            scale = 0.42 if art.startswith("back") else 0.72 if art == "amulet" else 1.15
            x = 146 + 64 * i
            out += use(art, x, 33, scale=scale) + words(str(count), x + 28, 33, 19)
        yield Piece(
            f"seat-{seat}",
            x=SIDE - 4,
            y=top,
            z=40,
            owner=seat,
            tone=COLOURS[seat],
            more=out,
            key="piece-seat",
            args={
                "seat": Noun("seat", seat),
                "points": int(s["chief"][seat]),
                "huts": int(s["huts"][seat]),
                "valuables": int(s["hand_size"][seat][0]),
                "landscapes": int(s["hand_size"][seat][1]),
                "amulets": int(s["amulets_size"][seat]),
                "column": int(s["column"][seat]),
            },
        )
        yield from _seen(s, seat, viewer, SIDE + 462, top + 33)
        if int(s["start_player"]) == seat:
            yield Piece("talisman", art="talisman", x=SIDE + 5, y=top + 6, scale=0.8, z=48,
                        key="piece-talisman", args={"seat": Noun("seat", seat)})  # fmt: skip


def _seen(s: Any, seat: int, viewer: int, x: float, y: float) -> Iterator[Piece]:
    """Tiles of a player, and of others' hands the cards everybody has seen (M-15.3)."""
    things: list[tuple[str, int]] = []
    for kind in range(len(TILES)):
        things += [("tile", kind)] * int(s["tiles"][seat][kind])
    if seat != viewer:
        for card in range(CARDS):
            things += [("card", card)] * int(s["hand"][seat][card])
        for card in range(len(START_VALUES)):
            things += [("start", card)] * int(s["start_cards"][seat][card])
    step = min(27.0, 112 / max(1, len(things)))
    for i, (what, kind) in enumerate(things):
        at = x + i * step
        if what == "tile":
            yield _tile(f"owned-{seat}-{i}", kind, at, y, 0.72, 45 + i * 0.01, owner=seat)
        elif what == "card":
            yield _card(f"seen-{seat}-{i}", kind, at, y, 45 + i * 0.01, scale=0.5, owner=seat)
        else:
            yield _start_card(f"seen-{seat}-{i}", kind, at, y, 45 + i * 0.01, 0.5)


def _start_card(id: str, card: int, x: float, y: float, z: float, scale: float = 1) -> Piece:
    """M-1.2: a starting card; it leaves the game when it is paid."""
    value = START_VALUES[card]
    face = _rect(-23, -34, 46, 68, 5, var("land-1"), f'stroke="{var("wood")}" stroke-width="2"')
    face += use("talisman", 0, 19, scale=0.75) + words(str(value), 0, -12, 28, "night")
    return Piece(id, art="card", x=x, y=y, z=z, scale=scale, more=face, key="piece-start-card",
                 args={"value": value})  # fmt: skip


def hand_of(s: Any, viewer: int) -> list[tuple[int, int]]:
    """What the viewer holds, in the order it would be paid: (payment, how many before it)."""
    if viewer < 0:
        return []
    return [(p, i) for p in range(len(PAYMENTS)) for i in range(held(s, viewer, p))]


def hand_place(at: int, count: int) -> tuple[float, float]:
    step = min(62.0, (MAP_W - 90) / max(1, count))
    return 52 + at * step, HAND_TOP + 50


def _hand(s: Any, viewer: int) -> Iterator[Piece]:
    """The viewer's own hand, and the amulets he is just looking at."""
    hand = hand_of(s, viewer)
    drawn = _drawn(s) if viewer >= 0 else []
    count = len(hand) + len(drawn)
    for at, (payment, copy) in enumerate(hand):
        x, y = hand_place(at, count)
        kind = PAYMENTS[payment]
        id = f"hand-{kind.id}-{copy}"
        z = 50 + at * 0.01
        if kind.source in (0, 2):
            card = kind.at + (FIRST_LANDSCAPE if kind.source == 0 else 0)
            yield _card(id, card, x, y, z, owner=viewer)
        elif kind.source == 3:
            yield _start_card(id, kind.at, x, y, z)
        elif kind.source == 4:
            yield _amulet(id, AMULET_VALUES[kind.at], x, y, z)
        else:
            yield _tile(id, kind.at, x, y, 1.25, z, owner=viewer)
    for i, kind_index in enumerate(drawn):
        x, y = hand_place(len(hand) + i, count)
        yield _amulet(f"drawn-{i}", AMULET_VALUES[kind_index], x, y, 60, marks=("glow",), enter=BAG)


def _sums(s: Any, viewer: int) -> Iterator[Piece]:
    """Every price the map knows: bright where the viewer's hand makes exactly this sum."""
    if viewer < 0 or int(s["step"]) == OVER:
        return
    at = 42.0
    for currency, name in enumerate(CURRENCIES):
        can = payable_sums(s, viewer, currency)
        for price in sorted({space.price for space in SPACES if space.currency == currency}):
            drawn = _price(currency, price, 0, 0, 1.4)
            pale = drawn if price in can else f'<g opacity="0.28">{drawn}</g>'
            key = "piece-sum" if price in can else "piece-sum-not"
            yield Piece(f"sum-{name}-{price}", x=at, y=HAND_TOP + 120, z=50, more=pale, key=key,
                        args={"price": price, "currency": name})  # fmt: skip
            at += 44
        at += 26


def _drawn(s: Any) -> list[int]:
    return [k for k in range(len(AMULET_VALUES)) for _ in range(int(s["drawn"][k]))]


def _amulet(id: str, value: int, x: float, y: float, z: float, **more: Any) -> Piece:
    return Piece(id, art="amulet", x=x, y=y, z=z, scale=1.2, text=str(value), text_at=(0, 0, 19),
                 text_fill="cream", key="piece-amulet", args={"value": value}, **more)  # fmt: skip


# --------------------------------------------------------------------------- targets


def _one(id: str, at: tuple[float, float], size: tuple[float, float], action: int, key: str,
         args: Args, look: str = "place", **more: Any) -> Target:  # fmt: skip
    """A place to click with one action behind it."""
    notes: tuple[Note, ...] = more.pop("notes", ())
    choice = Choice(action, key, args, notes=notes)
    return Target(id, at[0], at[1], size[0], size[1], look=look, choices=(choice,), key=key,
                  args=args, notes=notes, **more)  # fmt: skip


def _site_target(action: int) -> Target:
    site = action - FIRST_BOWL
    first, second = (pier + 1 for pier in SITE_PIERS[site])
    notes: tuple[Note, ...] = tuple(("piece-pier", {"pier": pier}) for pier in (first, second))
    lights = (f"quay-{first}", f"quay-{second}")
    return _one(f"site-{site + 1}", site_place(site), (74, 56), action, "action-bowl",
                {"site": site + 1}, shape="round", notes=notes, lights=lights)  # fmt: skip


def _build_notes(s: Any, space: int, huts: int) -> tuple[Note, ...]:
    """What a hut would cost and bring."""
    at = SPACES[space]
    notes: list[Note] = [
        ("preview-costs", {"price": huts * at.price, "currency": CURRENCIES[at.currency]})
    ]
    if at.points:
        notes.append(("preview-points", {"points": huts * at.points}))
    if at.area == POLE and int(s["poles_taken"]) < len(POLE_TILES):
        notes.append(("preview-points", {"points": POLE_TILES[int(s["poles_taken"])]}))
    if at.amulet:
        notes.append(("preview-column", {}))
    if int(s["tile_on"][space]) >= 0:
        notes.append(("preview-tile", {"tile": TILE_IDS[int(s["tile_on"][space])]}))
    return tuple(notes)


def _build_targets(s: Any, actions: Sequence[int]) -> Iterator[Target]:
    """One per space; behind it a hut and, at the right pier, a double hut."""
    at: dict[int, list[tuple[int, int]]] = {}
    for action in actions:
        huts = 2 if action >= FIRST_DOUBLE else 1
        space = action - (FIRST_DOUBLE if huts == 2 else FIRST_BUILD)
        at.setdefault(space, []).append((action, huts))
    for space, ways in at.items():
        x, y = space_middle(space)
        key, args = space_said(space)
        name: Args = {"space": SPACES[space].id}
        choices = tuple(
            Choice(
                action,
                "action-double" if huts == 2 else "action-build",
                name,
                notes=_build_notes(s, space, huts),
            )
            for action, huts in ways
        )
        yield Target(
            f"build-{SPACES[space].id}",
            x,
            y,
            CELL_W - 6,
            CELL_H - 6,
            choices=choices,
            key=key,
            args=args,
            notes=_build_notes(s, space, ways[0][1]),
            lights=(f"space-{SPACES[space].id}",),
        )


def _pay_target(s: Any, seat: int, action: int) -> Target:
    """The first piece of its kind in the viewer's hand."""
    payment = action - FIRST_PAY
    hand = hand_of(s, seat)
    at = next(i for i, (p, _) in enumerate(hand) if p == payment)
    name = PAYMENTS[payment].id
    said: Args = {"payment": int(name) if name.isdigit() else name}
    if isinstance(said["payment"], str):
        said = {"payment": Noun("payment", name)}
    size = (56.0, 78.0) if PAYMENTS[payment].source in (0, 2, 3) else (52.0, 52.0)
    return _one(f"pay-{name}", hand_place(at, len(hand)), size, action, "action-pay", said, "piece",
                lights=(f"hand-{name}-0",))  # fmt: skip


def _target(s: Any, seat: int, action: int) -> Target:
    """The place behind one of the actions that have a place of their own."""
    if action < FIRST_TAKE:
        return _site_target(action)
    if action < FIRST_DRAW:
        card = action - FIRST_TAKE
        place = [int(c) for c in s["row"]].index(card)
        name = VALUES[card] if card < FIRST_LANDSCAPE else LANDSCAPES[card - FIRST_LANDSCAPE]
        said: Args = {"card": name if isinstance(name, int) else Noun("card", name)}
        return _one(f"take-{name}", row_place(place), (58, 80), action, "action-take", said,
                    "piece", lights=(f"row-{place}",))  # fmt: skip
    if action < TAKE_AMULETS:
        deck = action - FIRST_DRAW
        return _one(f"draw-{DECKS[deck]}", pile_place(deck), (58, 80), action, "action-draw",
                    {"deck": DECKS[deck]}, "piece", lights=(f"pile-{DECKS[deck]}",))  # fmt: skip
    if action == TAKE_AMULETS:
        from_bag = int(s["column"][seat]) > 0
        return _one("amulets", BAG if from_bag else STACK, (54, 60), action, "action-amulets", {},
                    "piece", lights=("bag" if from_bag else "stack",))  # fmt: skip
    if action < FIRST_BUILD:
        kind = action - FIRST_RETURN
        hand, drawn = hand_of(s, seat), _drawn(s)
        at = hand_place(len(hand) + drawn.index(kind), len(hand) + len(drawn))
        return _one(f"return-{AMULET_VALUES[kind]}", at, (52, 56), action, "action-return",
                    {"amulet": AMULET_VALUES[kind]}, "piece")  # fmt: skip
    return _pay_target(s, seat, action)


def _waive_target(s: Any) -> Target:
    return _one("waive", boat_place(int(s["pier"])), (54, 56), WAIVE, "action-waive", {},
                shape="round", lights=("boat",))  # fmt: skip


def _birds_target(actions: Sequence[int]) -> Target:
    """M-9.2: six results behind one click on the rock."""
    choices = tuple(
        Choice(action, "action-birds", {"landscapes": _pair(action - FIRST_BIRDS)})
        for action in actions
    )
    size = 2 * ROCK_CELL + 22
    return Target("birds", ROCK[0], ROCK[1], size, size, choices=choices, key="piece-rock",
                  lights=tuple(f"rock-{name}" for name in LANDSCAPES))  # fmt: skip


def _pair(pair: int) -> str:
    return "-".join(LANDSCAPES[k] for k in BIRD_PAIRS[pair])


def targets(s: Any, seat: int, actions: Sequence[int]) -> Iterator[Target]:
    builds = [a for a in actions if FIRST_BUILD <= a < FIRST_PAY]
    birds = [a for a in actions if FIRST_BIRDS <= a < WAIVE]
    yield from _build_targets(s, builds)
    if birds:
        yield _birds_target(birds)
    for action in actions:
        if action not in builds and action not in birds and action != WAIVE:
            yield _target(s, seat, action)
    if WAIVE in actions:
        yield _waive_target(s)


# --------------------------------------------------------------------------- the scene


def _due(s: Any) -> Iterator[Piece]:
    """The payment under way: the space, and what is still to be laid down."""
    if int(s["step"]) != PAY:
        return
    space = int(s["site"])
    x, y = space_middle(space)
    w, h = CELL_W - 4, CELL_H - 4
    glow = f'fill-opacity="0.12" stroke="{var("gold")}" stroke-width="4" stroke-dasharray="3 7"'
    out = _rect(-w / 2, -h / 2, w, h, 15, var("gold"), glow + ' stroke-linecap="round"')
    if int(s["due"]):
        out += use("charm" if SPACES[space].currency else "coin", 0, 22, scale=1.5)
        fill = "cream" if SPACES[space].currency else "night"
        out += words(str(int(s["due"])), 0, 22, 18, fill, weight=800)
    yield Piece("due", x=x, y=y, z=120, more=out, key="piece-due",
                args={"space": SPACES[space].id, "due": int(s["due"]),
                      "lands": int(s["lands_due"])})  # fmt: skip


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    told = [[int(x) for x in e] for e in record["events"][: int(record["n_events"])]]
    pieces = (
        *_space_pieces(record, seat),
        *_areas_now(record),
        *_piers(record, seat),
        *_huts(record, told),
        *_statues(record),
        *_bowls(record, told),
        *_boat_and_birds(record),
        *_to_be_had(record),
        *_seats(record, seat, told),
        *_hand(record, seat),
        *_sums(record, seat),
        *_due(record),
    )
    return Scene(
        name="mangrovia",
        width=WIDTH,
        height=HEIGHT,
        art=ART,
        pieces=pieces,
        targets=tuple(targets(record, seat, actions)),
        ground=ground(),
        tones=TONES,
        colours=COLOURS_HERE,
    )
