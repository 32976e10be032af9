"""Mangrovia (Eilif Svensson): huts on an archipelago, paid exactly, where the birds allow it."""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game

from . import rules, scoring, secrets
from .box import BOX, COLOURS, PLAYERS_RANGE
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .refusals import REFUSALS
from .scene import scene
from .state import RECORD
from .terminal import board
from .value import FEATURES, value
from .view import view_json

GAME = Game(
    name="mangrovia",
    version=2,
    players=PLAYERS_RANGE,
    box=BOX,
    record=RECORD,
    moves=MOVES,
    events=EVENTS,
    options=OPTIONS,
    max_steps=rules.MAX_STEPS,
    colours=tuple(COLOURS),
    setup=rules.setup,
    acting=rules.acting,
    legal=rules.legal,
    refusal=rules.refusal,
    apply=rules.apply,
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
    terminal=board,
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    variants=VARIANTS,
    secrets=True,
)
