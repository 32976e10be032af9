"""The map's pieces: spaces, huts, statues with their prizes, both areas (M-8, M-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Args, Noun, Piece, text_svg, use, var

from ..box import (
    BOX,
    CURRENCIES,
    FIRST_LANDSCAPE,
    LANDSCAPES,
    PATH_IDS,
    PAY_FROM,
    PAYMENTS,
    POLE,
    POLE_FIRST,
    POLE_SECOND,
    SEATS,
    SPACES,
    STONE,
    STONE_SPACES,
    Space,
)
from ..moves import BUILT
from ..scoring import first_two, huts_on, participant, participants
from ..state import NEUTRAL, OVER, PAY, STONE_COUNTS_NEUTRAL
from .cards import tile_piece
from .ground import area_middle, rect
from .places import CELL_H, CELL_W, TONE_OF, path_line, space_middle


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
    return next((who for who in range(SEATS + 1) if s.owned[who] >> space & 1), -1)


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
    return int(getattr(s, fields[source])[seat][index + (FIRST_LANDSCAPE if source == 0 else 0)])


def affordable(s: Any, seat: int) -> set[int]:
    """The free spaces a seat could pay for now (shown to itself only)."""
    if seat < 0 or s.huts[seat] == 0 or s.step == OVER:
        return set()
    sums = [payable_sums(s, seat, 0), payable_sums(s, seat, 1)]
    free = any(PAYMENTS[p].source == 1 and held(s, seat, p) for p in range(int(PAY_FROM[0])))
    own = sum(1 << k for k in range(len(LANDSCAPES)) if s.hand[seat][FIRST_LANDSCAPE + k])
    active = own & s.birds
    return {
        i
        for i, space in enumerate(SPACES)
        if owner_of(s, i) < 0
        and space.price in sums[space.currency]
        and (free or space.lands & active)
    }


def space_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """A shadow on what no bird watches, a tick on what the viewer could pay for, tiles.

    Where a hut stands, price and points are of no use any more: they fade into the landscape.
    """
    can = affordable(s, viewer)
    w, h = CELL_W - 10, CELL_H - 10
    for i, space in enumerate(SPACES):
        x, y = space_middle(i)
        key, args = space_said(i)
        owner = owner_of(s, i)
        asleep = owner < 0 and not space.lands & s.birds
        rx = h / 2 if space.amulet else 13.0
        shade, dim = ("night", "0.6") if asleep else ("night", "0")
        if owner >= 0:
            first = next(k for k in range(len(LANDSCAPES)) if space.lands >> k & 1)
            shade, dim = f"land-{first}", "0.85"
        veil = rect(-w / 2, -h / 2, w, h, rx, var(shade), f'fill-opacity="{dim}"')
        paid = s.step == PAY and i == s.site
        tick = use("check", -w / 2 + 15, h / 2 - 14, scale=1.3) if i in can and not paid else ""
        yield Piece(f"space-{space.id}", x=x, y=y, z=10, more=veil + tick, key=key, args=args)
        if s.tile_on[i] >= 0:
            yield tile_piece(f"tile-{space.id}", s.tile_on[i], x + 19, y + 15, 1.0, 14)


def hut_pieces(s: Any, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    new = {e[2] for e in told if e[0] == BUILT}
    for i, space in enumerate(SPACES):
        owner = owner_of(s, i)
        if owner < 0:
            continue
        x, y = space_middle(i)
        double = bool(s.doubles >> i & 1)
        tile = s.pole_tile[i]
        under = (
            use("pole", 19, 21, scale=0.85) + text_svg(str(tile), 19, 21, 19, "night")
            if tile
            else ""
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


def statue_pieces(s: Any) -> Iterator[Piece]:
    """M-2.3, M-12.4: the two prizes of each path, and who would get them now."""
    for path, name in enumerate(PATH_IDS):
        x, y, _, _ = path_line(path)
        level = y > 44
        order = _order(s, path)
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


def _order(s: Any, contest: int) -> list[int]:
    """First and second of a contest; both neutral colours (M-3.12) look alike."""
    return [min(int(who), NEUTRAL) for who in first_two(s.record, contest)]


def _standing(points: int, who: int, x: float, y: float, first: bool) -> str:
    """A prize on a tag in the colour and with the sign of whoever would get it now."""
    tone = TONE_OF[who] if who >= 0 else ""
    edge = f'stroke="{var("gold" if first else "cream")}" stroke-width="{2.6 if first else 1.6}"'
    out = rect(x - 24, y - 13, 48, 26, 10, var("tone") if tone else var("panel"), edge)
    if not tone:
        return out + text_svg(str(points), x, y, 19, "ink", weight=800)
    out += sign(who, x - 12, y, 13) + text_svg(str(points), x + 8, y, 19, "tone-ink", weight=800)
    return f'<g class="tone-{tone}">{out}</g>'


def area_pieces(s: Any) -> Iterator[Piece]:
    """M-12.8, M-12.10: what a hut in the stone area is worth, and who leads the pole area."""
    x, y = area_middle(STONE)
    huts = stone_huts(s)
    worth = use("hut-mark", -15, 0, scale=1.5) + text_svg(f"×{huts}", 15, 0, 26, "ink", weight=800)
    yield Piece("stone-area", x=x, y=y, z=12, more=worth, key="piece-stone-area",
                args={"count": huts})  # fmt: skip
    x, y = area_middle(POLE)
    first, second = _order(s, len(PATH_IDS))
    tags = _standing(POLE_FIRST, first, 0, -16, True) + _standing(POLE_SECOND, second, 0, 16, False)
    yield Piece("pole-area", x=x, y=y, z=12, more=tags, key="piece-pole-area",
                args={"first": POLE_FIRST, "second": POLE_SECOND, "leader": _who(first),
                      "follower": _who(second)})  # fmt: skip


def stone_huts(s: Any) -> int:
    """M-12.9: all huts in the stone area, the neutral's if they count."""
    counted = [int(participant(s.record, i)) for i in range(int(participants(s.record)))]
    if not s.options[STONE_COUNTS_NEUTRAL]:
        counted = [who for who in counted if who < NEUTRAL]
    return sum(int(huts_on(s.record, who, STONE_SPACES)) for who in counted)


def _who(who: int) -> Noun:
    """A participant by name; the neutral (M-3.12) and nobody have words of their own."""
    key = "owner-neutral" if who >= 0 else "owner-nobody"
    kind, _, id = key.partition("-")
    return Noun("seat", who) if 0 <= who < NEUTRAL else Noun(kind, id)
