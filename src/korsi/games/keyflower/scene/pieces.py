"""The things on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece, text_svg, use, var

from ..box import (
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    RESOURCES,
    SCORE,
    SEASONS,
    SKILLS,
    TILE_IDS,
    UPGRADABLE,
    VILLAGE_TILES,
    WINTER,
    WORKERS,
)
from ..moves import BIDS, BOAT_CHOSEN, BOAT_IDS, GAINED, MOVED, PLACED, UPGRADED, USES
from ..rules.placing import rotations_at
from ..rules.transport import leads_on
from ..rules.using import capacity, least, on_tile_now
from ..scoring import points_of
from ..state import (
    ASIDE,
    BAG_COUNT_PUBLIC,
    BOAT,
    BOAT_SKILLS_PUBLIC,
    CARRY,
    IN_HAND,
    OFFERED,
    OVER,
    PLACE,
    SELECT,
    VILLAGE,
    WORKERS_STEP,
)
from .faces import GOODS_Y, USERS_Y, is_boat_tile, rect, tile_art, users
from .places import PANEL_HEAD, WIDTH, Places, R, hex_path
from .signs import Token, face, row, tone_of, wide

At = tuple[float, float, float]  # x, y, radius
WORTH_Y = 25.0  # on a tile without an upgrade there is room below its plaque
COLOURS = ("orange", "teal", "violet", "brown", "pink", "grey")


def sign(seat: int, x: float, y: float, scale: float = 1, ink: str = "tone-ink") -> str:
    """The shape that tells an owner without colour."""
    return f'<g fill="{var(ink)}">{use(f"sign-{seat}", x, y, scale=scale)}</g>'


def told(s: Any) -> list[list[int]]:
    return [[int(x) for x in e] for e in s["events"][: int(s["n_events"])]]


def last_tiles(s: Any) -> set[int]:
    """Tiles the last step was about."""
    out = set()
    for kind, _, a, b, c in told(s):
        if kind in (BIDS, USES, UPGRADED, PLACED):
            out.add(a)
        elif kind == GAINED:
            out.add(c)
        elif kind == MOVED:
            out |= {b, c}
        elif kind == BOAT_CHOSEN:
            out.add(FIRST_BOAT + a)
    return out


def worth(s: Any, seat: int, tile: int) -> int:
    """What owning this tile would add to a seat's points as things stand."""
    if int(s["owner"][tile]) == seat and int(s["place"][tile]) in (VILLAGE, ASIDE, IN_HAND):
        return 0
    tried = s.copy()
    before = int(points_of(tried, seat))
    tried["owner"][tile], tried["place"][tile] = seat, ASIDE
    return int(points_of(tried, seat)) - before


def scores_now(tile: int) -> bool:
    """Winter tiles and boats: what they score for is known already."""
    return WINTER * 12 <= tile < VILLAGE_TILES or (is_boat_tile(tile) and SCORE[tile, 0] > 0)


# --------------------------------------------------------------------------- the head


def _said(x: float, art: str, text: str, scale: float = 0.8, tone: str = "") -> str:
    return use(art, x, 23, scale=scale, tone=tone) + text_svg(text, x + 15, 23, 17, anchor="start")


def head(s: Any) -> Iterator[Piece]:
    """Season, passes in a row, and what lies beside the table."""
    now = int(s["season"])
    out = []
    for i, name in enumerate(SEASONS):
        x = 36 + i * 44
        if i == now:
            out.append(rect(x - 21, 3, 42, 40, 12, var("panel"),
                            f'stroke="{var("gold")}" stroke-width="2.5"'))  # fmt: skip
        shade = "" if i == now else ' opacity="0.35"'
        out.append(f"<g{shade}>{use(name, x, 23, scale=1.25 if i == now else 0.95)}</g>")
    passes = int(s["passes"])
    players = int(s["players"])
    for i in range(players):
        shade = "" if i < passes else ' opacity="0.22"'
        out.append(f"<g{shade}>{use('pass', 222 + i * 20, 23, scale=0.8)}</g>")
    yield Piece("season", more="".join(out), z=1, key="piece-season",
                args={"season": SEASONS[now], "passes": passes})  # fmt: skip
    things: list[tuple[str, str, str, str, Args, str]] = []
    if int(s["options"][BAG_COUNT_PUBLIC]):
        n = int(s["bag_count"])
        things.append(("bag", "bag", str(n), "piece-bag", {"count": n}, ""))
    else:
        things.append(("bag", "bag", "", "piece-bag-hidden", {}, ""))
    n = int(s["greens"])
    things.append(("greens", "worker-green", str(n), "piece-greens", {"count": n}, "green"))
    n = int(s["pile_count"])
    things.append(("pile", "skill-any", str(n), "piece-pile", {"count": n}, ""))
    for r, name in enumerate(RESOURCES):
        n = int(s["supply"][r])
        args: Args = {"resource": name, "count": n}
        things.append((f"supply-{name}", name, str(n), "piece-supply", args, ""))
    for i, (id, art, text, key, args, tone) in enumerate(things):
        at = WIDTH - 62 - (len(things) - 1 - i) * 68
        yield Piece(id, more=_said(at, art, text, 0.85, tone), z=1, key=key, args=args)


# --------------------------------------------------------------------------- tiles


def _tile_label(s: Any, p: Places, tile: int) -> tuple[str, Args]:
    args: Args = {"tile": TILE_IDS[tile]}
    if p.place[tile] == OFFERED:
        return "piece-offer", args
    args = {**args, "seat": Noun("seat", p.owner[tile])}
    if p.place[tile] == ASIDE:
        return "piece-aside", args
    if p.place[tile] == IN_HAND:
        return "piece-hand", args
    up = UPGRADABLE[tile] and int(s["side"][tile])
    return "piece-village-upgraded" if up else "piece-village", args


def tile_piece(s: Any, tile: int, at: At, turned: int, **more: Any) -> Piece:
    x, y, radius = at
    colour = int(s["colour"][tile]) if tile < FIRST_BOAT else -1
    art = tile_art(tile, int(s["side"][tile]), turned, int(s["players"]), colour)
    return Piece(more=art, x=x, y=y, scale=round(radius / R, 3), **more)


def tiles(s: Any, p: Places) -> Iterator[Piece]:
    """Every tile that lies open, with the workers and resources on it."""
    last = last_tiles(s)
    for tile, at in p.where.items():
        key, args = _tile_label(s, p, tile)
        place = p.place[tile]
        turned = int(s["turned"][tile]) if place == VILLAGE else 0
        if place == IN_HAND and p.chosen_cell and tile == int(s["placing"][p.viewer]):
            turned = fitting(s, p.viewer)[0]
        yield tile_piece(s, tile, at, turned, id=f"tile-{tile}", z=10, key=key, args=args,
                         owner=p.owner[tile] if place != OFFERED else -1)  # fmt: skip
        if tile in last:
            yield ring(f"last-{tile}", at, 11, "turquoise", 4.5)
        yield from _on_tile(s, p, tile, at)


def fitting(s: Any, seat: int) -> list[int]:
    """How the tile a seat is placing may lie on the cell it has named."""
    anchor, way = int(s["cell_of"][seat]), int(s["cell_way"][seat])
    fit = int(rotations_at(s, seat, int(s["placing"][seat]), anchor, way))
    return [k for k in range(6) if fit >> k & 1]


def ring(id: str, at: At, z: float, colour: str, width: float) -> Piece:
    x, y, radius = at
    line = (
        f'<path d="{hex_path(R + 1)}" fill="none" stroke="{var(colour)}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )
    return Piece(id, more=line, x=x, y=y, scale=round(radius / R, 3), z=z)


def _on_tile(s: Any, p: Places, tile: int, at: At) -> Iterator[Piece]:
    x, y, radius = at
    k = radius / R
    count = int(on_tile_now(s, tile)) if tile < FIRST_TURN_ORDER else 0
    if count:
        args: Args = {"tile": TILE_IDS[tile], "count": count}
        full = least(s, tile) > capacity(s, tile)
        key = "piece-users-full" if full else "piece-users"
        if not full:
            args = {**args, "next": int(least(s, tile))}
        yield Piece(f"users-{tile}", more=users(s, tile), x=x, y=y + USERS_Y * k, scale=round(k, 3),
                    z=20, key=key, args=args)  # fmt: skip
    there = [(r, int(s["resources"][tile][r])) for r in range(4) if int(s["resources"][tile][r])]
    if not there:
        return
    step = min(25.0, 80 / len(there))
    carried = (int(s["carried"]), int(s["carried_from"])) if int(s["step"]) == CARRY else (-1, -1)
    came = {c: b for kind, _, _, b, c in told(s) if kind == MOVED}
    for i, (r, n) in enumerate(there):
        dx = (i - (len(there) - 1) / 2) * step
        lifted = (r, tile) == carried
        size = 0.8 if len(there) < 4 else 0.68
        art = rect(-12, -10, 24 + (9 if n > 1 else 0), 20, 10, var("strip"), 'fill-opacity="0.82"')
        art += use(RESOURCES[r], 0, 0, scale=0.86)
        if n > 1:
            art += text_svg(str(n), 15, 0, 17, "cream", weight=800)
        enter = p.where.get(came.get(tile, -1))
        yield Piece(
            f"resource-{tile}-{RESOURCES[r]}",
            more=art,
            x=x + (dx - (3 if n > 1 else 0)) * k,
            y=y + (GOODS_Y - (9 if lifted else 0)) * k,
            scale=round(size * k, 3),
            z=22 + (1 if lifted else 0),
            marks=("glow",) if lifted else (),
            key="piece-resource",
            args={"resource": RESOURCES[r], "tile": TILE_IDS[tile], "count": n},
            enter=(enter[0], enter[1]) if enter else None,
        )


def bid_art(seat: int, figure: str, n: int, leads: bool, lies: bool = False) -> str:
    """A group beside a tile: whose, which colour, how many; golden if it leads."""
    stroke = f'stroke="{var("gold" if leads else "tone-dark")}" stroke-width="2.4"'
    art = rect(-25, -12.5, 50, 25, 12.5, var("panel"), stroke)
    art += f'<circle cx="-14" r="11" fill="{var("tone")}"/>' + sign(seat, -14, 0, 0.8)
    art += use(figure, 3, 1.5, 90 if lies else 0, 0.66, tone=tone_of(figure))
    return art + text_svg(str(n), 16.5, 0, 18 if n < 10 else 14, weight=800)


def bids(s: Any, p: Places) -> Iterator[Piece]:
    """F-1.7: the groups beside the tiles of the offer, each at the side that faces its owner."""
    for tile in p.offer:
        for seat in range(p.players):
            n = int(s["group"][tile][seat])
            if not n:
                continue
            colour = int(s["group_colour"][tile][seat])
            leads = bool(int(s["leads"][seat]) >> tile & 1)
            lies = colour != int(s["colour"][tile])
            taken = (
                int(s["step"]) == WORKERS_STEP
                and seat == int(s["active"])
                and bool(int(s["chain_groups"]) >> tile & 1)
            )
            x, y = p.bid(tile, seat)
            art = bid_art(seat, f"worker-{WORKERS[colour]}", n, leads, lies)
            key = "piece-bid-lies" if lies else "piece-bid-leads" if leads else "piece-bid-trails"
            yield Piece(
                f"bid-{tile}-{seat}",
                more=art if leads or taken else f'<g opacity="0.82">{art}</g>',
                x=x,
                y=y,
                scale=0.96,
                z=30 + seat * 0.1,
                owner=seat,
                tone=COLOURS[seat],
                marks=("glow",) if taken else (),
                key=key,
                args={
                    "seat": Noun("seat", seat),
                    "tile": TILE_IDS[tile],
                    "count": n,
                    "colour": WORKERS[colour],
                },
                enter=_screen_of(p, seat),
            )


def _screen_of(p: Places, seat: int) -> tuple[float, float]:
    left, top, _, _ = p.panels[seat]
    return left + 60, top + 20


def worths(s: Any, p: Places) -> Iterator[Piece]:
    """What each winter tile, and in winter each boat, would score for the viewer now."""
    if p.viewer < 0 or int(s["step"]) == OVER:
        return
    k = p.offer_radius / R
    for tile, (x, y) in p.offer.items():
        if scores_now(tile):
            points = worth(s, p.viewer, tile)
            yield worth_piece(tile, points, x, y + WORTH_Y * k, k)
    if int(s["season"]) == WINTER:
        for boat in p.boats:
            x, y = p.boat(boat)
            yield worth_piece(FIRST_BOAT + boat, worth(s, p.viewer, FIRST_BOAT + boat), x + 80, y)


def worth_piece(tile: int, points: int, x: float, y: float, k: float = 1) -> Piece:
    """Below what the tile says; bright where it is worth something."""
    stroke = f'stroke="{var("gold")}" stroke-width="2" stroke-opacity="{1 if points else 0.3}"'
    art = rect(-21, -12, 42, 24, 12, var("night"), stroke)
    art += text_svg(f"+{points}", 0, 0, 17, "gold" if points else "ink-soft-night", weight=800)
    return Piece(f"worth-{tile}", more=art, x=x, y=y, scale=round(k, 3), z=35, key="piece-worth",
                 args={"tile": TILE_IDS[tile], "points": points})  # fmt: skip


# --------------------------------------------------------------------------- boats


def boats(s: Any, p: Places) -> Iterator[Piece]:
    """F-3.4: the boats of the row with their load; in winter what the boat scores."""
    choosing = int(s["step"]) == BOAT
    tall = min(70.0, p.boat_tall - 5)
    last = last_tiles(s)
    for boat in p.boats:
        x, y = p.boat(boat)
        taken = choosing and bool(int(s["taken"]) >> boat & 1)
        load: list[Token] = []
        workers = 0
        for c, name in enumerate(WORKERS):
            n = int(s["boat_workers"][boat][c])
            workers += n
            load += [("text", str(n)), (f"worker-{name}", ""), ("gap", "")] if n else []
        public = int(s["options"][BOAT_SKILLS_PUBLIC])
        for j, name in enumerate(SKILLS):
            n = int(s["boat_skill"][boat][j]) if public else 0
            load += [(name, "")] * n
        if not public:
            load += [("skill-any", "")] * int(s["boat_skills"][boat])
        tile = FIRST_BOAT + boat
        bright = "turquoise" if tile in last else "edge"
        stroke = f'stroke="{var(bright)}" stroke-width="{3 if tile in last else 1.5}"'
        art = rect(-107, -tall / 2, 214, tall, 14, var("water"), stroke)
        art += f'<path d="M-100 {tall / 2 - 8:.1f} q8 -7 16 0 t16 0 t16 0" fill="none" '
        art += f'stroke="{var("wave")}" stroke-width="2"/>'
        art += use("hull", -80, -2, scale=1.05) + text_svg(str(boat + 1), -80, 7, 12, "cream")
        winter = int(s["season"]) == WINTER
        shown = face(tile, 0) if winter else load
        if shown:
            art += rect(-52, -16, 154, 32, 12, var("plaque"))
            art += row(shown, 4 if winter else 25, 0, 104 if winter else 144, 0.86)
        key = "piece-boat-taken" if taken else "piece-boat-winter" if winter else "piece-boat"
        args: Args = {"boat": BOAT_IDS[boat]}
        if key == "piece-boat":
            args = {**args, "workers": workers, "skills": int(s["boat_skills"][boat])}
        yield Piece(f"tile-{tile}", more=f'<g opacity="0.45">{art}</g>' if taken else art, x=x, y=y,
                    z=8, key=key, args=args)  # fmt: skip
    if choosing:
        queue = [int(q) for q in s["queue"][int(s["queue_at"]) : p.players]]
        for i, seat in enumerate(queue):
            art = f'<circle r="13" fill="{var("tone")}" stroke="{var("gold")}" '
            art += f'stroke-width="{3 if i == 0 else 0}"/>' + sign(seat, 0, 0, 0.9)
            yield Piece(f"queue-{seat}", more=art, x=400 + i * 34, y=23, z=5, tone=COLOURS[seat],
                        owner=seat, key="piece-queue",
                        args={"place": i + 1, "seat": Noun("seat", seat)})  # fmt: skip


# --------------------------------------------------------------------------- villages


def is_acting(s: Any, seat: int) -> bool:
    step = int(s["step"])
    if step == OVER:
        return False
    if step in (PLACE, SELECT):
        return not int(s["ready"]) >> seat & 1
    if step == BOAT:
        return int(s["queue"][int(s["queue_at"])]) == seat
    return int(s["active"]) == seat


def points_now(s: Any, seat: int) -> int:
    if int(s["step"]) == OVER:
        return int(s["points"][seat])
    return int(points_of(s, seat))


def panels(s: Any, p: Places) -> Iterator[Piece]:
    """The ground of each village with what is known of its owner."""
    for seat, (left, top, w, h) in p.panels.items():
        lit = is_acting(s, seat)
        stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        art = rect(0, 0, w, h, 16, var("ground-village"), stroke)
        art += rect(1.5, 1.5, w - 3, PANEL_HEAD, 14, var("panel"), 'fill-opacity="0.9"')
        art += rect(12, PANEL_HEAD - 1, w - 24, 3, 1.5, var("tone"))
        art += f'<circle cx="22" cy="17" r="13.5" fill="{var("tone")}"/>' + sign(seat, 22, 17, 0.95)
        workers, skills = int(s["workers"][seat]), int(s["skills"][seat])
        points = points_now(s, seat)
        at, step = (58.0, 34.0) if w > 230 else (50.0, 29.0)
        for token, text in (
            (("vp", ""), str(points)),
            (("worker-any", ""), str(workers)),
            (("skill-any", ""), str(skills)),
        ):
            art += row([token], at, 17, 30, 0.74) + text_svg(text, at + 12, 17, 17, anchor="start")
            at += step + 9 * len(text)
        if seat != p.viewer and w > 280:
            art += _seen(s, seat, at + 6, w - at - 46)
        yield Piece(f"seat-{seat}", more=art, x=left, y=top, z=2, owner=seat, tone=COLOURS[seat],
                    marks=("near",), key="piece-seat",
                    args={"seat": Noun("seat", seat), "workers": workers, "skills": skills,
                          "points": points})  # fmt: skip
        if int(s["start"]) == seat:
            yield Piece("start", art="worker-purple", x=left + w - 22, y=top + 19, scale=0.92, z=40,
                        tone="purple", key="piece-start", args={"seat": Noun("seat", seat)},
                        marks=())  # fmt: skip
        if int(s["step"]) in (PLACE, SELECT) and not lit:
            under = f'<circle r="11" fill="{var("night")}" stroke="{var("gold")}"/>'
            yield Piece(f"ready-{seat}", more=under + use("done", scale=0.66), x=left + 35,
                        y=top + 27, z=40, key="piece-seat-ready",
                        args={"seat": Noun("seat", seat)})  # fmt: skip


def _seen(s: Any, seat: int, x: float, room_: float) -> str:
    """F-12.5: of what is behind another's screen, what all have seen."""
    tokens: list[Token] = []
    for c, name in enumerate(WORKERS):
        n = int(s["screen"][seat][c])
        tokens += [("text", str(n)), (f"worker-{name}", ""), ("gap", "")] if n else []
    for j, name in enumerate(SKILLS):
        n = int(s["skill"][seat][j])
        tokens += [("text", str(n)), (name, ""), ("gap", "")] if n else []
    if sum(wide(token) for token in tokens) * 0.45 > room_:  # too small to be read: see its label
        return ""
    return f'<g opacity="0.85">{row(tokens, x, 17, room_, 0.62, "ink", 0)}</g>'


def reach(s: Any, p: Places) -> Iterator[Piece]:
    """F-7.3: how far the lifted counter could go, and the moves left there."""
    if int(s["step"]) != CARRY or p.viewer != int(s["active"]):
        return
    seat, budget = p.viewer, int(s["budget"])
    seen = {int(s["carried_from"]): budget}
    line = [int(s["carried_from"])]
    while line:
        tile = line.pop(0)
        if seen[tile] == 0:
            continue
        for way in range(6):
            other = int(s["beside"][tile][way])
            if other >= 0 and other not in seen and leads_on(s, seat, tile, way):
                seen[other] = seen[tile] - 1
                line.append(other)
    for tile, left in seen.items():
        if left < budget - 1 and tile in p.where:
            x, y, radius = p.where[tile]
            art = f'<circle r="15" fill="{var("night")}" fill-opacity="0.85" '
            art += f'stroke="{var("gold")}" stroke-width="1.6" stroke-dasharray="4 3"/>'
            yield Piece(f"reach-{tile}", more=art, x=x, y=y - radius * 0.55, z=50, text=str(left),
                        text_at=(0, 0, 17), text_fill="gold", key="piece-reach",
                        args={"tile": TILE_IDS[tile], "moves": left})  # fmt: skip
            yield ring(f"reached-{tile}", p.where[tile], 12, "gold", 2)
