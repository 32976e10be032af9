"""Below the cards: the group of dice under way, what it costs and brings, characters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, Written

from .. import box
from ..box import COLOURS, NEUTRAL, SIDES
from ..moves import DONE
from ..rules.black_dice import strength_needed, strength_pledged
from ..rules.dice import tradesman_cost
from ..scoring import VERDICTS, character_points, verdict
from ..state import (
    ACTIVATE,
    CITIZEN,
    COLLECT,
    COUNTER,
    CUBES,
    GATHER,
    OVER,
    ROLL,
    SETTLE,
    SOURCE,
    TURN,
)
from . import card_faces, faces, tray_faces
from .labels import die, said
from .places import (
    COUNTED,
    WIDE,
    Box,
    Die,
    Layout,
    buttons_at,
    caption_at,
    character_at,
    group_at,
    settling_at,
)
from .previews import Group, Outcome, group_of, outcome, trial_of


@cache
def _frame(at: Layout) -> list[Piece]:
    """On a phone the tray is as high as what lies in it: its frame goes with that, step by step."""
    face = tray_faces.frame(at.tray.w, at.tray.h)
    return [Piece("tray", face=face, x=at.tray.x, y=at.tray.y, z=0)]


# --------------------------------------------------------------------------- the group


def _sum(group: Group, brings: Outcome | None, wide: float, taken: bool) -> str:
    changes, place = None, brings.place if brings else 0
    if brings and brings.sure:  # what the dice and the tradesman's place cost stands before it
        changes = brings.deniers + brings.dice + place, brings.influence, brings.points
    need = group.need if group.units == 0 else 0
    money = group.owed, place
    return tray_faces.summed(group.total, *money, group.units, need, changes, taken, wide)


@cache
def columns(at: Layout, counted: bool, own: bool) -> list[Piece]:
    """What the numbers beside the dice mean; building and placing know no divisor, and what it
    brings is told to whoever acts."""
    out = []
    for what, words in tray_faces.HEADS.items():
        if (what == "times" and not counted) or (what == "brings" and not own):
            continue
        if what == "price" and not own:
            words = "written-sum-price-other"
        x, wide = tray_faces.column(what, at.tray.w)
        label: dict[str, Any] = {"key": "thing-prices", "thing": "prices"}
        label["written"] = Written(words, 0, at.said, wide)
        spot, face = (at.tray.x + x, at.tray.y + 12), faces.blank(wide, at.said)
        out.append(Piece(f"column-{what}", face, *spot, z=11, **label))
    return out


def _place_cost(s: Any) -> int:
    """T-9.2: what the action takes besides dice, and a citizen with it."""
    return int(tradesman_cost(s.record, s.active, s.plan, s.target)) if s.plan == ACTIVATE else 0


def group_pieces(s: Any, seat: int, at: Layout) -> list[Piece]:
    """T-8.1: the dice gathered so far."""
    size, group = s.group_size, group_of(s.record)
    out = []
    for i, (d, c, v) in enumerate(s.group[:size]):
        label = said("piece-die", d, s.players, colour=COLOURS[c], value=v)
        label["thing"] = f"die-{'neutral' if d == NEUTRAL else d}-{COLOURS[c]}-{v}"
        # by whose they are: what another gathered is not one's own
        id_ = f"group-{s.active}-{i}"
        out.append(die(id_, group_at(at, i), c, v, scale=1.15, **label))
    mine = size and seat == s.active
    brings = outcome(trial_of(s.record, seat), [DONE]) if mine else None
    wide = at.tray.w
    face = (
        _sum(group, brings, wide, True) if size else tray_faces.empty_places(_place_cost(s), wide)
    )
    args: Args = {"dice": size, "total": group.total, "deniers": group.price}
    label = {"key": "piece-group", "args": args, "thing": "prices"}
    y = group_at(at, 0)[1]
    heads = columns(at, group.units >= 0, seat == s.active)
    return [*heads, *out, Piece("group", face=face, x=at.tray.x, y=y, z=10, **label)]


def would_be(
    s: Any, at: Layout, new: Sequence[Die], group: Group, brings: Outcome | None
) -> tuple[Piece, ...]:
    """The group with more dice, while those are considered; the new ones first."""
    size = s.group_size
    dice = [*enumerate(new, size), *enumerate(s.group[:size])]
    pieces = [
        die(f"would-be-{i}", group_at(at, i, would_be=True), c, v, scale=1.15, marks=("tray",))
        for i, (_, c, v) in dice
    ]
    y, face = group_at(at, 0, would_be=True)[1], _sum(group, brings, at.tray.w, False)
    return (*pieces, Piece("would-be", face=face, x=at.tray.x, y=y, z=60, marks=("tray",)))


def pledged(s: Any, at: Layout) -> list[Piece]:
    """T-6.8: dice put against the black ones, and the total that is needed."""
    out: list[Piece] = []
    for c, colour in enumerate(COLOURS):
        for v in range(1, SIDES + 1):
            for k in range(s.pledged[c][v]):
                args: Args = {"colour": colour, "value": v}
                id_, spot = f"pledged-{s.active}-{c}-{v}-{k}", group_at(at, len(out))
                label: dict[str, Any] = {"key": "piece-pledged", "args": args}
                label["thing"] = f"die-{colour}"
                out.append(die(id_, spot, c, v, scale=1.1, **label))
    x, y = group_at(at, max(1, len(out)))
    room = 176.0 if at is WIDE else 128.0  # for what is said of red dice
    if x + 150 + room > at.tray.x + at.tray.w:  # below them
        x, y = group_at(at, 0, would_be=True)
    x += 60
    have, need = int(strength_pledged(s.record)), int(strength_needed(s.record))
    label = {"key": "piece-strength", "args": {"total": have, "need": need}, "thing": "die-black"}
    for name, words, total, enough, aside in (
        ("strength", "written-strength", have, have >= need, -46),
        ("needed", "written-needed", need, False, 32),
    ):
        face, written = tray_faces.strength(total, enough), Written(words, 17, at.label, 76)
        id_ = f"{name}-{s.active}"
        out.append(Piece(id_, face=face, x=x + aside, y=y, z=11, written=written, **label))
    return [*out, _red_doubles(x + 112 + room / 2, y, room, at.said)]


@cache
def _red_doubles(x: float, y: float, room: float, size: float) -> Piece:
    """T-6.8, in words: it is the one thing about these dice nobody guesses."""
    written = Written("written-red-doubles", 0, size, room)
    label: dict[str, Any] = {"key": "says-die-red", "thing": "die-red", "written": written}
    return Piece("red-doubles", face=tray_faces.red_doubles(room), x=x, y=y, z=11, **label)


@cache
def spending(at: Layout) -> list[Piece]:
    """T-8.9: what influence can do to one's own dice before an action."""
    args: Args = {"reroll": box.REROLL_COST, "flip": box.FLIP_COST, "dice": box.FLIP_DICE}
    label: dict[str, Any] = {"key": "piece-spending", "args": args, "thing": "influence", "z": 5}
    out = []
    for verb, (middle, wide) in tray_faces.SPENDS.items():
        x, y = at.tray.x + at.tray.w * middle, at.tray.y + 38
        words, room = tray_faces.WORDS[verb], at.tray.w * wide
        label["written"] = Written(words, tray_faces.BELOW, at.said, room)
        out.append(Piece(f"spending-{verb}", tray_faces.spending(verb), x, y, **label))
    return out


@cache
def divisors(at: Layout) -> list[Piece]:
    """T-8.4: what numbers on cards mean, below the buttons of a wide table."""
    top, _, (_, high) = buttons_at(at, TURN)
    x, y = at.tray.x + at.tray.w / 2, at.tray.y + top + high + 11
    label: dict[str, Any] = {"key": "written-divisor", "thing": "fields"}
    face = tray_faces.nothing()
    if at is WIDE:
        label["written"] = Written("written-divisor", 0, at.label, at.tray.w - 24)
        face = faces.blank(at.tray.w - 24, at.label)
    return [Piece("divisors", face, x, y, z=5, **label)]


@cache
def settling(at: Layout, players: int) -> list[Piece]:
    """T-5.3, T-5.6: what a citizen in each building gives and costs every round. On a phone it
    lies below the heads of the districts, where there are no dice yet, and says so in words."""
    written, below = None, COUNTED * 2 if players == 1 else 0  # all the characters lie there
    face = tray_faces.settling(at.tray.w, at.tray.h - below - 18 if at is WIDE else at.tray.h)
    here = Box(at.tray.x, at.tray.y + 8, at.tray.w, 0)
    if at.bare:
        here = settling_at(at, players)
        here = Box(here.x, here.y + 30, here.w, 0)
        written = Written("written-settling", -18, at.said, at.tray.w - 16)
    return [
        Piece("settling", face, here.x + here.w / 2, here.y, z=5, key="piece-settling",
              thing="citizens", written=written)
    ]  # fmt: skip


def under_way(s: Any, at: Layout) -> Piece:
    """The action whose dice are spent: what it is, and how often or how many are left."""
    key, args, thing = "piece-under-way-citizen", {}, "citizens"
    if s.plan == CITIZEN:
        signs = ["person", ">", "house", COLOURS[s.target]]
    else:
        card = s.activity[s.target]
        left = s.units if s.step == SOURCE else s.left
        signs = [*card_faces.effect_signs(card), f" ×{left}"]
        key, args = "piece-under-way", {"activity": box.ACTIVITY_IDS[card], "left": left}
        thing = f"activity-{box.ACTIVITY_IDS[card]}"
    face = tray_faces.under_way(tuple(signs), bool(args), at.tray.w)
    x, y = at.tray.x + at.tray.w / 2, at.tray.y + 36
    label: dict[str, Any] = {"key": key, "args": args, "thing": thing}
    if args:
        label["written"] = Written("written-under-way", 15, at.label, at.tray.w - 40)
    return Piece("under-way", face=face, x=x, y=y, z=5, **label)


def leroy_dice(s: Any, at: Layout) -> list[Piece]:
    """T-21.10: what he has to spend, beside the button that rolls for him; nothing is drawn where
    his district is in sight."""
    his = [
        (c, v) for c in range(3) for v in range(SIDES, 0, -1) for _ in range(s.dice[NEUTRAL][c][v])
    ]
    if not his:
        return []
    x, y = at.tray.x + at.tray.w / 2, at.tray.y + 24
    label: dict[str, Any] = {"key": "written-leroy-dice", "thing": "leroy"}
    face = tray_faces.nothing()
    if at is not WIDE:
        face = tray_faces.dice_in_a_row(tuple(his), at.tray.w - 24)
        label["written"] = Written("written-leroy-dice", 36, at.label, at.tray.w - 24)
    return [Piece("leroy-dice", face=face, x=x, y=y, z=5, **label)]


# --------------------------------------------------------------------------- characters


ROOMY = 50.0  # how high the row of a character must be for words below it


def characters(s: Any, seat: int, at: Layout) -> list[Piece]:
    """Cards the one who looks may see: his own, all at the end; Le Roy's stack lies by him."""
    few = s.players <= 2
    shown = [c for c in range(box.CHARACTERS) if s.character[c] >= 0]
    if s.players == 1:  # T-21.5: the top one first
        shown = [c for c in s.stack if c >= 0]
    over = s.step == OVER and s.players > 1
    wide, height = at.character, (at.tray.h - 16) / max(4, len(shown))
    out = []
    for i, c in enumerate(shown):
        if over:
            points = tuple(int(character_points(s.record, p, c)) for p in range(s.players))
            middle = height / 2 - (10 if height > ROOMY else 2)
            face = card_faces.scored_character(c, few, wide, at.tray.w - 12, middle, points)
            x, y = at.tray.x + 12 + wide / 2, at.tray.y + 8 + i * height
        else:
            face = card_faces.character(c, few, wide, _reached(s, c, seat))
            x, y = character_at(at, i, len(shown))
        name, steps = box.CHARACTER_IDS[c], ("first", "second", "third")
        worth: Args = dict(zip(steps, map(int, box.CHARACTER_VP[1:]), strict=True))
        about: Args = {"character": name, **worth}
        label: dict[str, Any] = {"key": "piece-character", "args": about}
        label["thing"] = f"character-{name}"
        if not over:
            label["written"] = Written("written-measure", 41, at.label, wide)
        elif height > ROOMY:
            label["written"] = Written("written-measure", height / 2 + 16, at.label, wide)
        out.append(Piece(f"character-{c}", face=face, x=x, y=y, z=10, **label))
        if not over and i == 0:
            out += _caption(at, len(shown), s.players == 1, label)
    return out


def _caption(at: Layout, cards: int, alone: bool, label: dict[str, Any]) -> list[Piece]:
    """What characters are about, in words; on a wide table where six of them leave room for it."""
    words = "written-characters-leroy" if alone else "written-characters"
    x, y = caption_at(at, cards)
    made = label | {"written": None, "args": {**label["args"], "cards": cards}}
    face, wide = tray_faces.nothing(), at.tray.w - 16
    if at is not WIDE or cards <= 3:
        made["written"], face = Written(words, 0, at.said, wide), faces.blank(wide, at.said)
    return [Piece("characters", face=face, x=x, y=y, z=10, **made)]


def _reached(s: Any, c: int, seat: int) -> int:
    """T-17.1: the step a character's holder has reached, told by its points; -1 for none."""
    points = int(character_points(s.record, seat, c)) if seat >= 0 else -1
    return sum(int(worth) <= points for worth in box.CHARACTER_VP[1:]) - 1


# --------------------------------------------------------------------------- the end


def verdict_piece(s: Any, at: Layout) -> list[Piece]:
    """T-21.18: the end of the solo game."""
    if s.players > 1 or s.step != OVER:
        return []
    own, his = sum(s.ledger[0]), sum(s.ledger[NEUTRAL])
    key, face = VERDICTS[verdict(own - his)], tray_faces.verdict_of(own, his, at.tray.w)
    x, y = at.tray.x, at.tray.y
    return [Piece("verdict", face=face, x=x, y=y, z=12, key=key, thing="difference")]


def tray(s: Any, seat: int, at: Layout) -> list[Piece]:
    out = [*_frame(at), *characters(s, seat, at), *verdict_piece(s, at)]
    if s.step == GATHER:
        return out + group_pieces(s, seat, at)
    if s.step == COUNTER:
        return out + pledged(s, at)
    if s.step == TURN:
        return [*out, *spending(at), *(divisors(at) if s.players > 1 else ())]
    if s.step == SETTLE:
        return [*out, *settling(at, s.players)]
    if s.step == ROLL:
        return out + leroy_dice(s, at)
    return [*out, under_way(s, at)] if s.step in (SOURCE, COLLECT, CUBES) else out
