"""A turn of one door and three steps behind it, to see how a bot shares out its thinking.

Behind every door three steps to the left or right end the turn. In mid-turn every position looks
splendid; only the ends say what a door is worth. At a table that gambles there are two doors:
behind the first lies what a die of ten says, behind the second always the same.
"""

from pathlib import Path

import numpy as np

from korsi.core.box import Box
from korsi.core.chance import below
from korsi.core.game import Game, Option, Refusal
from korsi.core.moves import Family, Moves, axis
from korsi.core.no_secrets import hide, redeal
from korsi.core.rule import rule
from korsi.core.state import clear_events, record_of

DOORS, STEPS = 6, 3
SPLENDID, BEST, GOOD = 1000.0, 50.0, 10.0
FACES, SURE = 10, 7.5

RECORD = record_of(
    [
        ("best", np.int8),  # the door worth most
        ("gamble", np.int8),
        ("door", np.int8),
        ("luck", np.int8),
        ("step", np.int8),
        ("rights", np.int8),  # steps to the right, the better side
    ]
)


@rule
def setup(s, players, options):
    s.best = options[0]
    s.gamble = options[1]


@rule
def acting(s):
    return 0 if s.turn > 0 else 1


@rule
def legal(s, seat, mask):
    mask[:] = 0
    if seat != 0 or s.turn > 0:
        return 0
    n = 2 if s.step > 0 or s.gamble else DOORS
    for a in range(n):
        mask[a] = 1
    return n


@rule
def refusal(s, seat, action):
    return 1


@rule
def apply(s, seat, action):
    clear_events(s)
    if s.step == 0:
        s.door = action
        if s.gamble and action == 0:
            s.luck = below(s.rng, FACES)
    else:
        s.rights += action
    s.step += 1
    if s.gamble or s.step > STEPS:
        s.turn += 1


@rule
def value(s, seat):
    if s.turn == 0:
        return SPLENDID
    if s.gamble:
        return float(s.luck) if s.door == 0 else SURE
    return (BEST if s.door == s.best else GOOD) + float(s.rights)


@rule
def scores(s, out):
    out[:] = 0


@rule
def ranking(s, out):
    out[:] = 1


@rule
def census(s, out):
    out[:] = 0


GAME = Game(
    name="doors", version=1, players=(2,), box=Box(Path("doors.toml"), "", {}), record=RECORD,
    moves=Moves(Family("go", (axis("way", range(DOORS)),))), events=(),
    options=(
        Option("best", tuple(map(str, range(DOORS)))), Option("gamble", ("false", "true")),
    ),
    max_steps=1 + STEPS, colours=("amber", "blue"),
    setup=setup, acting=acting, legal=legal, refusal=refusal, apply=apply, scores=scores,
    ranking=ranking, hide=hide, redeal=redeal, census=census, value=value,
    refusals=(Refusal("legal", "", ""), Refusal("refused-not-your-turn", "", "not now")),
    census_size=1, view_json=lambda s, seat: {}, breakdown=lambda s: [],
    scene=lambda *_: None, terminal=lambda *_: "", locale=Path(__file__).parent / "locale",
    secrets=False,
)  # fmt: skip
