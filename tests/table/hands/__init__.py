"""A tiny game with everything Kilt Castle lacks: hidden hands, chance in mid-game, choices made at
the same time. Everybody holds a secret card of 10 to 99; twice, all secretly keep or swap it; the
highest card wins. The web table's tests register it, in the server and in its workers.
"""

from pathlib import Path

import numpy as np

from korsi.core.box import Box
from korsi.core.chance import below, next_word
from korsi.core.game import Game, Refusal, register
from korsi.core.moves import EventKind, Family, Moves
from korsi.core.rule import rule, source_salt
from korsi.core.state import forget_events, record_of, tell

ROUNDS = 2

RECORD = record_of(
    [
        ("hand", np.int16, (4,)),
        ("choice", np.int8, (4,)),  # 0: still thinking, 1: keep, 2: swap
    ],
    events=8,
)


@rule
def setup(s, players, options):
    for seat in range(players):
        s.hand[seat] = 10 + below(s.rng, 90)


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
    forget_events(s)
    s.choice[seat] = 1 + action
    if acting(s) == 0:
        for other in range(s.players):
            if s.choice[other] == 2:
                s.hand[other] = 10 + below(s.rng, 90)
                s.shown += 1
                tell(s, 0, other, s.hand[other], 0, 0)
            s.choice[other] = 0
        s.turn += 1


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
    for other in range(s.players):
        if other != seat:
            s.hand[other] = 0
            s.choice[other] = min(1, int(s.choice[other]))
    for i in range(s.n_events):
        if s.events[i, 1] != seat:
            s.events[i, 2] = 0


@rule
def redeal(s, seat, rng):
    for other in range(s.players):
        if other != seat and s.turn < ROUNDS:
            s.hand[other] = 10 + below(rng, 90)
    for i in range(4):
        s.rng[i] = next_word(rng)


@rule
def census(s, out):
    out[0] = s.players


@rule
def value(s, seat):
    return float(s.hand[seat])


def view_json(s, seat):
    own = {"hand": int(s["hand"][seat])} if seat >= 0 else None
    return {"game": "hands", "seat": seat, "step": "choose", "private": own}


GAME = register(
    Game(
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
        census_size=1,
        view_json=view_json,
        breakdown=lambda s: [],
        scene=lambda *a: None,
        terminal=lambda *a: "hands",
        locale=Path(__file__).parent / "locale",
        salt=source_salt(__file__, __name__),
    )
)
