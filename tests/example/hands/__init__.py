"""A tiny game with what our games do one at a time: hidden hands, chance in mid-game,
choices made at the same time. Everybody holds a secret card of 10 to 99; twice, all secretly keep
it or swap it for one from the deck; the highest card wins.

Importing it makes it known to nobody: tests that need it say so, and a server of theirs and its
workers load the plug-in beside it.
"""

from pathlib import Path

import numpy as np

from korsi.core.box import Box
from korsi.core.chance import below, draw, next_word
from korsi.core.game import Game, Refusal
from korsi.core.moves import EventKind, Family, Moves
from korsi.core.rule import rule
from korsi.core.state import clear_events, emit, record_of

ROUNDS = 2
LOWEST, CARDS = 10, 90
UNKNOWN = 0  # what a view shows of another's hand

RECORD = record_of(
    [
        ("hand", np.int16, (4,)),
        ("deck", np.int8, (CARDS,)),
        ("choice", np.int8, (4,)),  # 0: still thinking, 1: keep, 2: swap
        ("swappers", np.int64),  # of the last round, one bit each
    ],
    events=8,
)


@rule
def drawn(rng, deck):
    return LOWEST + draw(rng, deck, CARDS)


@rule
def setup(s, players, options):
    for card in range(CARDS):
        s.deck[card] = 1
    for seat in range(players):
        s.hand[seat] = drawn(s.rng, s.deck)


@rule
def acting(s):
    bits = 0
    if s.turn < ROUNDS:
        for seat in range(s.players):
            if s.choice[seat] == 0:
                bits |= 1 << seat
    return bits


@rule
def legal(s, seat, mask):
    able = 1 if (acting(s) >> seat) & 1 else 0
    mask[0] = able
    mask[1] = able
    return 2 * able


@rule
def refusal(s, seat, action):
    return 0 if (acting(s) >> seat) & 1 else 1


@rule
def apply(s, seat, action):
    clear_events(s)
    s.choice[seat] = 1 + action
    if acting(s) == 0:
        s.swappers = 0
        for other in range(s.players):
            if s.choice[other] == 2:
                old = s.hand[other]
                s.hand[other] = drawn(s.rng, s.deck)
                s.deck[old - LOWEST] += 1
                s.swappers |= 1 << other
                emit(s, 0, other, s.hand[other], 0, 0)
            s.choice[other] = 0
        s.shown += 1  # who swapped is seen by all, and at the end the hands
        s.turn += 1
        if s.turn == ROUNDS:
            s.shown += 1  # the hands are turned up


@rule
def scores(s, out):
    for seat in range(s.players):
        out[seat] = s.hand[seat]


@rule
def ranking(s, out):
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            out[seat] += s.hand[other] > s.hand[seat]


@rule
def hide(s, seat):
    for i in range(4):
        s.rng[i] = 0
    if s.turn == ROUNDS:
        return
    for card in range(CARDS):
        s.deck[card] = 0
    for other in range(s.players):
        if other != seat:
            s.hand[other] = UNKNOWN
            s.choice[other] = min(1, int(s.choice[other]))
    for i in range(s.n_events):
        if s.events[i, 1] != seat:
            s.events[i, 2] = UNKNOWN


@rule
def redeal(s, seat, rng):
    if s.turn < ROUNDS:
        for card in range(CARDS):
            s.deck[card] = 1
        if seat >= 0:
            s.deck[s.hand[seat] - LOWEST] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other] = drawn(rng, s.deck)
                if s.choice[other]:
                    s.choice[other] = 1 + below(rng, 2)
    for i in range(4):
        s.rng[i] = next_word(rng)


@rule
def census(s, out):
    for card in range(CARDS):
        out[card] = s.deck[card]
    for seat in range(s.players):
        out[s.hand[seat] - LOWEST] += 1


@rule
def value(s, seat):
    return float(s.hand[seat])


def view_json(s, seat):
    own = int(s["hand"][seat]) if seat >= 0 else None
    return {"game": "hands", "seat": seat, "prompt": {"step": "choose", "hand": own}}


GAME = Game(
    name="hands",
    version=1,
    players=(1, 2, 3, 4),
    box=Box(Path("hands.toml"), "", {}),
    record=RECORD,
    moves=Moves(Family("keep"), Family("swap")),
    events=(EventKind("swapped", ("card", "number")),),
    options=(),
    max_steps=4 * ROUNDS,
    colours=("red", "blue", "green", "grey"),
    setup=setup,
    acting=acting,
    legal=legal,
    refusal=refusal,
    apply=apply,
    scores=scores,
    ranking=ranking,
    hide=hide,
    redeal=redeal,
    census=census,
    value=value,
    refusals=(Refusal("legal", "", ""), Refusal("refused-not-your-turn", "H-1", "not now")),
    census_size=CARDS,
    view_json=view_json,
    breakdown=lambda s: [],
    scene=lambda *a: None,
    terminal=lambda *a: "hands",
    locale=Path(__file__).parent / "locale",
)
