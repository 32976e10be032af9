"""Mangrovia (Eilif Svensson): huts on an archipelago, paid exactly, where the birds allow it."""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game

from . import scoring, secrets
from .box import BOX, COLOURS, PLAYERS
from .explain import actions_about, explain, things
from .explain.lacking import lacking
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .pointing import places
from .refusals import REFUSALS
from .rules import contract
from .rules.setup import setup
from .scene import scene
from .state import RECORD
from .telling import TELLING, TOLD, together
from .terminal import board
from .value import FEATURES, features, part_left, period, value
from .view import moment, standing, view_json

GAME = Game(
    name="mangrovia",
    version=2,
    players=PLAYERS,
    usual=3,
    minutes=(2, 30),
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
    standing=standing,
    scene=scene,
    layouts=("wide", "tall"),
    terminal=board,
    telling=TELLING,
    together=together,
    explain=explain,
    things=things,
    actions_about=actions_about,
    lacking=lacking,
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    features=features,
    places=places,
    part_left=part_left,
    period=period,
    variants=VARIANTS,
    secrets=True,
    gathered=True,  # of what they drew they choose what to pay with, and which amulet to keep
    payments=("pay",),
    passes=("waive",),
)
