"""Lantern: a complete game in a hundred lines, to show what a game must have.

L-1: a bag of lanterns, three on each hand. L-2: on a turn light one of your lanterns for its
brightness and draw another. L-3: the brightest player wins; among equals whoever keeps more light
on hand.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from korsi.core.box import box_of
from korsi.core.chance import draw, next_word
from korsi.core.game import Game, Refusal
from korsi.core.moves import EventKind, Family, Moves, axis
from korsi.core.rule import rule
from korsi.core.scene import Piece, Scene
from korsi.core.state import clear_events, emit, record_of

# ------------------------------------------------------------------ box.py
BOX = box_of(__package__ or "", __file__)
BRIGHT = np.array(BOX.need("brightness", list), np.int64)
KINDS, HAND, TURNS = len(BRIGHT), BOX.whole("hand", 1, 9), BOX.whole("turns_each", 1, 9)
COPIES = BOX.whole("copies", 1, 99)

# ------------------------------------------------------------------ state.py, moves.py
UNKNOWN = 3  # where the lanterns a seat cannot see are counted in its view
RECORD = record_of(
    [
        ("bag", np.int8, (KINDS,)),  # a multiset: drawn when it is seen (law 5)
        ("hand", np.int8, (3, KINDS)),
        ("hidden", np.int8, (4,)),  # lanterns a view does not show, by hand; last: in the bag
        ("lit", np.int8, (3, KINDS)),
        ("active", np.int8),
    ]
)
LANTERN_AXIS = axis("lantern", [int(b) for b in BRIGHT])
MOVES = Moves(Family("light", (LANTERN_AXIS,)))
LIT, DRAWN, OVER = range(3)
EVENTS = (EventKind("lit", ("lantern", LANTERN_AXIS)), EventKind("drawn"), EventKind("over"))


# ------------------------------------------------------------------ rules.py
@rule
def setup(s, players, options):
    """L-1: fill the bag and the hands."""
    for kind in range(KINDS):
        s.bag[kind] = COPIES
    for seat in range(players):
        for _ in range(HAND):
            s.hand[seat, draw(s.rng, s.bag, KINDS)] += 1


@rule
def acting(s):
    return 0 if s.turn == TURNS * s.players else 1 << s.active


@rule
def refusal(s, seat, action):
    """L-2: one of your own lanterns, on your turn."""
    if acting(s) != 1 << seat:
        return 1
    return 0 if s.hand[seat, action] > 0 else 2


@rule
def legal(s, seat, mask):
    n = 0
    for kind in range(KINDS):
        mask[kind] = 1 if refusal(s, seat, kind) == 0 else 0
        n += mask[kind]
    return n


@rule
def apply(s, seat, action):
    """L-2: light it, draw another."""
    clear_events(s)
    s.hand[seat, action] -= 1
    s.lit[seat, action] += 1
    emit(s, LIT, seat, action, 0, 0)
    s.hand[seat, draw(s.rng, s.bag, KINDS)] += 1
    emit(s, DRAWN, seat, 0, 0, 0)
    s.turn += 1
    s.active = (s.active + 1) % s.players


# ------------------------------------------------------------------ scoring.py, value.py
@rule
def light(s, row):
    total = 0
    for kind in range(KINDS):
        total += BRIGHT[kind] * row[kind]
    return total


@rule
def scores(s, out):
    for seat in range(s.players):
        out[seat] = light(s, s.lit[seat])


@rule
def ranking(s, out):
    """L-3: ties are broken by the light on hand."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            mine = 100 * light(s, s.lit[seat]) + light(s, s.hand[seat])
            if 100 * light(s, s.lit[other]) + light(s, s.hand[other]) > mine:
                out[seat] += 1


@rule
def value(s, seat):
    return float(light(s, s.lit[seat]))


# ------------------------------------------------------------------ secrets.py
@rule
def hide(s, seat):
    """Others' hands and the bag become numbers of unknown lanterns."""
    for i in range(4):
        s.rng[i] = 0
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hidden[other] += s.hand[other, kind]
                s.hand[other, kind] = 0
    for kind in range(KINDS):
        s.hidden[UNKNOWN] += s.bag[kind]
        s.bag[kind] = 0


@rule
def redeal(s, seat, rng):
    """Everything not in sight goes into the bag; hands are drawn from it anew."""
    for i in range(4):
        s.rng[i] = next_word(rng)
    for kind in range(KINDS):
        s.bag[kind] = COPIES
        for other in range(s.players):
            s.bag[kind] -= s.hand[other, kind] + s.lit[other, kind]
    for other in range(s.players):
        for _ in range(s.hidden[other]):
            s.hand[other, draw(rng, s.bag, KINDS)] += 1
        s.hidden[other] = 0
    s.hidden[UNKNOWN] = 0


@rule
def census(s, out):
    for kind in range(KINDS):
        out[kind] = s.bag[kind]
        for seat in range(s.players):
            out[kind] += s.hand[seat, kind] + s.lit[seat, kind]


# ------------------------------------------------------------------ view.py, scene.py, terminal.py
def view_json(s, seat):
    hand = [int(n) for n in s["hand"][seat]] if seat >= 0 else None
    lit = [[int(n) for n in row] for row in s["lit"][: int(s["players"])]]
    return {"game": "lantern", "seat": seat, "turn": int(s["turn"]), "hand": hand, "lit": lit}


def breakdown(s):
    return [{"seat": p, "points": int(BRIGHT @ s["lit"][p])} for p in range(int(s["players"]))]


def scene(s, seat, actions):
    pieces = [
        Piece(id=f"seat-{p}", x=100, y=40 + 60 * p, text=str(int(BRIGHT @ s["lit"][p])), owner=p)
        for p in range(int(s["players"]))
    ]
    art = Path(__file__).with_name("art.svg")
    return Scene("lantern", 200, 240, art, tuple(pieces))


def board(s, seat, say=None):
    return "\n".join(f"{line['seat']}: {line['points']}" for line in breakdown(s))


GAME = Game(
    name="lantern", version=1, players=(2, 3), box=BOX, record=RECORD, moves=MOVES, events=EVENTS,
    options=(), max_steps=TURNS * 3, colours=("amber", "blue", "crimson"),
    setup=setup, acting=acting, legal=legal, refusal=refusal, apply=apply, scores=scores,
    ranking=ranking, hide=hide, redeal=redeal, census=census, value=value,
    refusals=(
        Refusal("legal", "", "the move is legal"),
        Refusal("refused-not-your-turn", "L-2", "somebody else is to light a lantern"),
        Refusal("refused-no-lantern", "L-2", "there is no such lantern on your hand"),
    ),
    census_size=KINDS, view_json=view_json, breakdown=breakdown, scene=scene, terminal=board,
    locale=Path(__file__).parent / "locale",
)  # fmt: skip
