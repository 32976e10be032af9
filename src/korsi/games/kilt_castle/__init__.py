"""Kilt Castle (Guenter Burkhardt): towers for four clans, cards that decide where they may grow."""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game

from . import scoring, secrets
from .box import BOX, COLOURS, PLAYERS
from .explain import actions_about, explain, lacking, things
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .pointing import places
from .refusals import REFUSALS
from .rules import contract
from .rules.setup import setup
from .scene import scene
from .state import RECORD
from .telling import TELLING, TOLD
from .terminal import board
from .value import FEATURES, features, part_left, value
from .value.board import SEEN, seen
from .view import moment, view_json

GAME = Game(
    name="kilt_castle",
    version=2,
    players=PLAYERS,
    minutes=(1, 20),
    box=BOX,
    record=RECORD,
    moves=MOVES,
    events=EVENTS + TOLD,
    options=OPTIONS,
    max_steps=contract.MAX_STEPS,
    colours=tuple(COLOURS),
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
    moment=moment,
    breakdown=scoring.breakdown,
    scene=scene,
    layouts=("wide", "tall"),
    explain=explain,
    things=things,
    actions_about=actions_about,
    lacking=lacking,
    standing=scoring.standing_now,
    terminal=board,
    telling=TELLING,
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    features=features,
    places=places,
    part_left=part_left,
    seen=seen,
    things_seen=SEEN,
    variants=VARIANTS,
    secrets=False,
)
