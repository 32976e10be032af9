"""Lantern: light lanterns from a secret hand. The example of docs/add-a-game.md.

Made by `korsi new-game lantern --letter L --players 2-3 --into tests/example`, then rewritten.
"""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game

from . import scoring, secrets
from .box import BOX, PLAYERS
from .explain import actions_about, explain, things
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .refusals import REFUSALS
from .rules import contract
from .rules.setup import setup
from .scene import scene
from .scene.places import TONES
from .state import RECORD
from .terminal import board
from .value import FEATURES, features, value
from .view import view_json

GAME = Game(
    name="lantern",
    version=1,
    players=PLAYERS,
    box=BOX,
    record=RECORD,
    moves=MOVES,
    events=EVENTS,
    options=OPTIONS,
    max_steps=contract.MAX_STEPS,
    colours=tuple(TONES),
    setup=setup,
    acting=contract.acting,
    legal=contract.legal,
    refusal=contract.refusal,
    apply=contract.apply,
    scores=scoring.scores,
    ranking=scoring.ranking,
    hide=secrets.hide,
    redeal=secrets.redeal,
    census=secrets.census,
    value=value,
    refusals=REFUSALS,
    census_size=secrets.CENSUS,
    view_json=view_json,
    breakdown=scoring.breakdown,
    scene=scene,
    layouts=("wide", "tall"),
    explain=explain,
    things=things,
    actions_about=actions_about,
    standing=scoring.breakdown,  # nothing more is counted at the end
    terminal=board,
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    features=features,
    variants=VARIANTS,
    secrets=True,
)
