"""Troyes (Dujardin, Georges, Orban): dice build, fight and trade in a medieval city."""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game

from . import scoring, secrets
from .box import BOX, NEUTRAL, PLAYERS, SEAT_COLOURS
from .explain import actions_about, explain, things
from .explain.lacking import lacking
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .refusals import REFUSALS
from .rules import bounds, contract, setup
from .scene import scene
from .scene.places import LAYOUTS
from .scene.targets import action_words
from .sensible import sensible
from .state import RECORD
from .telling import TELLING, TOLD
from .terminal import board
from .value import FEATURES, features, part_left, period, value
from .view import moment, view_json

GAME = Game(
    name="troyes",
    version=1,
    players=PLAYERS,
    minutes=(3, 45),
    box=BOX,
    record=RECORD,
    moves=MOVES,
    events=EVENTS + TOLD,
    options=OPTIONS,
    max_steps=bounds.MAX_STEPS,
    colours=SEAT_COLOURS,
    setup=setup.setup,
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
    standing=scoring.standing,
    explain=explain,
    things=things,
    actions_about=actions_about,
    lacking=lacking,
    action_words=action_words,
    scene=scene,
    layouts=tuple(LAYOUTS),
    terminal=board,
    telling=TELLING,
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    features=features,
    part_left=part_left,
    period=period,
    sensible=sensible,
    rival=NEUTRAL,
    rival_points="leroy_points",
    variants=VARIANTS,
    enough=("done",),
    passes=("pass",),
    foretells=("preview-group", "preview-with-", "preview-own-dice"),
)
