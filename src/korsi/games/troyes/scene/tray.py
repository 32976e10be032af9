"""Below the cards: the group of dice under way, what it costs and brings, characters."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece

from .. import box
from ..box import COLOURS, NEUTRAL, SIDES
from ..moves import DONE
from ..rules.black_dice import strength_needed, strength_pledged
from ..scoring import VERDICTS, character_points, measure, verdict
from ..state import CITIZEN, COLLECT, COUNTER, CUBES, GATHER, OVER, SETTLE, SOURCE, TURN
from . import card_faces, tray_faces
from .labels import die, said
from .places import TRAY_AT, TRAY_H, TRAY_W, Die, character_at, group_at
from .previews import Group, Outcome, group_of, outcome, trial_of
from .signs import framed

X, Y = TRAY_AT


def tray_ground() -> str:
    return framed(X, Y, TRAY_W, TRAY_H, "panel")


# --------------------------------------------------------------------------- the group


def _sum(group: Group, brings: Outcome | None) -> str:
    sure = brings is not None and brings.sure
    changes = (brings.deniers, brings.influence, brings.points) if brings and sure else None
    return tray_faces.summed(group.total, group.owed, group.units, changes)


def group_pieces(s: Any, seat: int) -> list[Piece]:
    """T-8.1: the dice gathered so far."""
    size, group = s.group_size, group_of(s.record)
    out = []
    for i, (d, c, v) in enumerate(s.group[:size]):
        label = said("piece-die", d, colour=COLOURS[c], value=v)
        out.append(die(f"group-{i}", group_at(i), c, v, scale=1.15, **label))
    mine = size and seat == s.active
    brings = outcome(trial_of(s.record, seat), [DONE]) if mine else None
    face = _sum(group, brings) if size else tray_faces.empty_places()
    args: Args = {"dice": size, "total": group.total, "deniers": group.price}
    y = group_at(0)[1]
    return [*out, Piece("group", face=face, x=X, y=y, z=11, key="piece-group", args=args)]


def would_be(s: Any, new: Die, group: Group, brings: Outcome | None) -> tuple[Piece, ...]:
    """The group with one more die, while that die is considered; the new one first."""
    size = s.group_size
    dice = [(size, new), *enumerate(s.group[:size])]
    pieces = [
        die(f"would-be-{i}", group_at(i, would_be=True), c, v, scale=1.15) for i, (_, c, v) in dice
    ]
    y = group_at(0, would_be=True)[1]
    return (*pieces, Piece("would-be", face=_sum(group, brings), x=X, y=y, z=60))


def pledged(s: Any) -> list[Piece]:
    """T-6.8: dice put against the black ones, and the total that is needed."""
    out: list[Piece] = []
    for c, colour in enumerate(COLOURS):
        for v in range(1, SIDES + 1):
            for k in range(s.pledged[c][v]):
                args: Args = {"colour": colour, "value": v}
                id_, at = f"pledged-{c}-{v}-{k}", group_at(len(out))
                out.append(die(id_, at, c, v, scale=1.1, key="piece-pledged", args=args))
    x, y = group_at(max(1, len(out)))
    have, need = int(strength_pledged(s.record)), int(strength_needed(s.record))
    face, args = tray_faces.strength(have, need), {"total": have, "need": need}
    return [*out, Piece("strength", face=face, x=x - 8, y=y, z=11, key="piece-strength", args=args)]


@cache
def spending() -> Piece:
    """T-8.9: what influence can do to one's own dice before an action."""
    args: Args = {"reroll": box.REROLL_COST, "flip": box.FLIP_COST}
    face = tray_faces.spending()
    return Piece("spending", face=face, x=X, y=Y + 40, z=5, key="piece-spending", args=args)


@cache
def settling() -> Piece:
    """T-5.3, T-5.6: what a citizen in each building gives and costs every round."""
    face = tray_faces.settling()
    return Piece("settling", face=face, x=X, y=Y + 20, z=5, key="piece-settling")


def under_way(s: Any) -> Piece:
    """The action whose dice are spent: what it is, and how often or how many are left."""
    key, args = "piece-under-way-citizen", {}
    if s.plan == CITIZEN:
        signs = ["person", ">", "house", COLOURS[s.target]]
    else:
        card = s.activity[s.target]
        left = s.units if s.step == SOURCE else s.left
        signs = [f"×{left}", *card_faces.effect_signs(card)]
        key, args = "piece-under-way", {"activity": box.ACTIVITY_IDS[card], "left": left}
    face = tray_faces.under_way(tuple(signs))
    return Piece("under-way", face=face, x=X, y=Y + 40, z=5, key=key, args=args)


# --------------------------------------------------------------------------- characters


@cache
def character_label(c: int) -> dict[str, Any]:
    _, key = card_faces.MEASURED[box.MEASURES[box.CHARACTER_MEASURE[c]]]
    steps = {n: int(box.CHARACTER_VP[i + 1]) for i, n in enumerate(("first", "second", "third"))}
    return {"key": key, "args": {"character": box.CHARACTER_IDS[c], **steps}}


def characters(s: Any, seat: int) -> list[Piece]:
    """Cards the one who looks may see: his own, all at the end; Le Roy's stack lies by him."""
    few = s.players <= 2
    shown = [c for c in range(box.CHARACTERS) if s.character[c] >= 0]
    if s.players == 1:  # T-21.5: the top one first
        shown = [c for c in s.stack if c >= 0]
    over = s.step == OVER and s.players > 1
    height = (TRAY_H - 16) / max(4, len(shown))
    out = []
    for i, c in enumerate(shown):
        if over:
            points = tuple(int(character_points(s.record, p, c)) for p in range(s.players))
            face = card_faces.scored_character(c, few, height, points)
            x, y = X + 12, Y + 8 + i * height
        else:
            face = card_faces.character(c, few, _reached(s, c, seat))
            x, y = character_at(i, len(shown))
        out.append(Piece(f"character-{c}", face=face, x=x, y=y, z=10, **character_label(c)))
    return out


def _reached(s: Any, c: int, seat: int) -> int:
    """T-17.1: the step a character's holder has reached; -1 for none."""
    count = int(measure(s.record, seat, int(box.CHARACTER_MEASURE[c]))) if seat >= 0 else -1
    return int((box.THRESHOLD[int(s.players <= 2), c] <= count).sum()) - 1


# --------------------------------------------------------------------------- the end


def verdict_piece(s: Any) -> list[Piece]:
    """T-21.18: the end of the solo game."""
    if s.players > 1 or s.step != OVER:
        return []
    own, his = sum(s.ledger[0]), sum(s.ledger[NEUTRAL])
    key, face = VERDICTS[verdict(own - his)], tray_faces.verdict_of(own, his)
    return [Piece("verdict", face=face, x=X, y=Y, z=12, key=key)]


def tray(s: Any, seat: int) -> list[Piece]:
    out = [*characters(s, seat), *verdict_piece(s)]
    if s.step == GATHER:
        return out + group_pieces(s, seat)
    if s.step == COUNTER:
        return out + pledged(s)
    if s.step == TURN:
        return [*out, spending()]
    if s.step == SETTLE:
        return [*out, settling()]
    return [*out, under_way(s)] if s.step in (SOURCE, COLLECT, CUBES) else out
