"""Keyflower (Sebastian Bleasdale, Richard Breese): four seasons of bidding for a village."""

from __future__ import annotations

from pathlib import Path

from korsi.core.game import Game, Repeat

from . import scoring, secrets
from .box import BOX, PLAYERS
from .explain import actions_about, explain, things
from .explain.lacking import lacking
from .moves import EVENTS, MOVES
from .options import OPTIONS, VARIANTS
from .refusals import REFUSALS
from .rules import contract
from .rules.setup import setup
from .scene import scene
from .sensible import sensible
from .state import RECORD
from .telling import TELLING, TOLD, together
from .terminal import board
from .value import FEATURES, features, part_left, period, value
from .view import lost_a_bid, moment, view_json

GAME = Game(
    name="keyflower",
    version=2,
    players=PLAYERS,
    usual=3,
    minutes=(3, 45),
    box=BOX,
    record=RECORD,
    moves=MOVES,
    events=EVENTS + TOLD,
    options=OPTIONS,
    max_steps=contract.MAX_STEPS,
    colours=("orange", "teal", "violet", "brown", "pink", "grey"),
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
    standing=scoring.standing,
    explain=explain,
    things=things,
    actions_about=actions_about,
    lacking=lacking,
    scene=scene,
    layouts=("wide", "tall"),
    terminal=board,
    telling=TELLING,
    together=together,
    foretells=("preview-joins", "preview-may-join"),
    locale=Path(__file__).parent / "locale",
    value_features=FEATURES,
    features=features,
    part_left=part_left,
    period=period,
    sensible=sensible,
    variants=VARIANTS,
    gathered=True,
    repeat=Repeat("pass", until="season", upset=lost_a_bid),  # F-4.2
    payments=("pay-worker", "pay-group", "pay-skill", "spend", "spend-skill"),
    by_hand=("to",),
    enough=("done", "finish"),
    passes=("pass",),
    anew=("rearrange",),
)
