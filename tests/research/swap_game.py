"""A tiny game with everything Kilt Castle lacks: hidden hands, chance in mid-game, choices made at
the same time. Each player holds a secret card of 0 to 9; twice, all secretly keep it or swap it for
one from the deck; the highest card wins.
"""

from pathlib import Path

import numpy as np

from korsi.core.box import Box
from korsi.core.chance import below, draw, next_word
from korsi.core.game import Game, Refusal
from korsi.core.moves import Family, Moves
from korsi.core.rule import rule, source_salt
from korsi.core.state import forget_events, record_of

CARDS, ROUNDS = 10, 2
UNKNOWN = -1

RECORD = record_of(
    [
        ("hand", np.int8, (4,)),
        ("deck", np.int8, (CARDS,)),
        ("choice", np.int8, (4,)),  # 0: still thinking, 1: keep, 2: swap
        ("round", np.int16),
        ("swappers", np.int64),  # of the last round, one bit each
    ],
    events=1,
)


@rule
def setup(s, players, options):
    for card in range(CARDS):
        s.deck[card] = 1
    for seat in range(players):
        s.hand[seat] = draw(s.rng, s.deck, CARDS)


@rule
def acting(s):
    bits = 0
    if s.round < ROUNDS:
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
    forget_events(s)
    s.choice[seat] = 1 + action
    if acting(s) == 0:
        s.swappers = 0
        for other in range(s.players):
            if s.choice[other] == 2:
                old = s.hand[other]
                s.hand[other] = draw(s.rng, s.deck, CARDS)
                s.deck[old] += 1
                s.swappers |= 1 << other
            s.choice[other] = 0
        s.round += 1


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
    if s.round == ROUNDS:
        return
    for card in range(CARDS):
        s.deck[card] = 0
    for other in range(s.players):
        if other != seat:
            s.hand[other] = UNKNOWN
            s.choice[other] = min(1, int(s.choice[other]))


@rule
def redeal(s, seat, rng):
    if s.round < ROUNDS:
        for card in range(CARDS):
            s.deck[card] = 1
        if seat >= 0:
            s.deck[s.hand[seat]] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other] = draw(rng, s.deck, CARDS)
                if s.choice[other]:
                    s.choice[other] = 1 + below(rng, 2)
    for i in range(4):
        s.rng[i] = next_word(rng)


@rule
def census(s, out):
    for card in range(CARDS):
        out[card] = s.deck[card]
    for seat in range(s.players):
        out[s.hand[seat]] += 1


@rule
def value(s, seat):
    return float(s.hand[seat])


GAME = Game(
    name="swap",
    version=1,
    players=(1, 2, 3, 4),
    box=Box(Path("swap.toml"), "", {}),
    record=RECORD,
    moves=Moves(Family("keep"), Family("swap")),
    events=(),
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
    refusals=(Refusal("fine", "", ""), Refusal("not-now", "S-1", "the seat has chosen already")),
    census_size=CARDS,
    view_json=lambda s, seat: {"hand": [int(x) for x in s["hand"]]},
    breakdown=lambda s: [],
    scene=lambda *a: None,
    terminal=lambda *a: "swap",
    locale=Path(),
    salt=source_salt(__file__, __name__),
)
