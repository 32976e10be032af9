"""The picture of Troyes: complete, steady, playable by its targets, blind where a seat is."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import korsi
from korsi.core.scene import PERSIAN_DIGITS

from .conftest import TROYES, play, table


def positions(players: int, seed: int, options: dict[str, str] | None = None):
    m, chance = (
        korsi.Match(TROYES, players=players, seed=seed, options=options),
        random.Random(seed),
    )
    while not m.over:
        yield m
        m.play(chance.choice(m.legal_actions()))
    yield m


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_every_legal_action_is_reached_by_exactly_one_target(players):
    for m in positions(players, 5, {"bonus_cards": "true"}):
        scene = m.view(m.acting()[0] if m.acting() else -1).scene()
        assert sorted(a for t in scene.targets for a in t.actions) == m.legal_actions()
        ids = [p.id for p in scene.pieces] + [t.id for t in scene.targets]
        assert len(ids) == len(set(ids))
        for part in (*scene.pieces, *scene.targets):
            assert 0 <= part.x <= scene.width and 0 <= part.y <= scene.height


def test_watchers_have_no_targets_and_see_no_secret():
    m = table(3, dice={0: "w5", 1: "y2"})
    play(m, "build; take 0 white 5; done")
    scene = m.view(-1).scene()
    assert scene.targets == ()
    assert not [p for p in scene.pieces if p.id.startswith("character")]
    seat = next(p for p in scene.pieces if p.id == "district-0")
    assert ">?</text>" in seat.more
    own = next(p for p in m.view(0).scene().pieces if p.id == "district-0")
    assert ">1</text>" in own.more


def test_a_group_says_its_price_and_its_worth():
    m = table(2, dice={0: "y5", 1: "y6"})
    play(m, "farm; take 0 yellow 5; take 1 yellow 6")
    group = next(p for p in m.view(0).scene().pieces if p.id == "group")
    assert group.args == {"dice": 2, "total": 11, "deniers": 4}


def test_the_picture_can_be_drawn_in_persian_digits_and_both_themes():
    m = next(m for i, m in enumerate(positions(4, 2)) if i == 60)
    scene = m.view(0).scene()
    for theme in ("dark", "light"):
        svg = scene.svg(theme=theme, digits=PERSIAN_DIGITS)
        assert "var(" not in svg
        texts = [unescape(x) for x in re.findall(r">([^<]+)</text>", svg)]
        assert texts and not any(re.search("[0-9A-Za-z]", text) for text in texts)


def test_a_die_says_what_the_group_would_cost_from_whom_and_bring():
    m = table(2, dice={0: "y5", 1: "y6"}, deniers=[20, 20])
    play(m, "farm; take 0 yellow 5")
    take = next(t for t in m.view(0).scene().targets if t.id == "target-take-1-2-6")
    said = {key: {k: v for k, v in args.items() if k != "seat"} for key, args in take.notes}
    assert said["preview-group"] == {"total": 11, "deniers": 4}
    assert said["preview-buys"] == {"deniers": 4}
    assert said["preview-units"] == {"units": 5}
    assert said["preview-after"] == {"deniers": 20 - 4 + 5, "influence": 10, "points": 0}


def test_what_dice_decide_is_not_foretold():
    m = table(2, dice={0: "r6 r6"}, cards="archer", tradesmen={"archer": {0: 1}})
    play(m, "activate archer; take 0 red 6")
    for target in m.view(0).scene().targets:
        assert "preview-after" not in dict(target.notes)


@pytest.mark.clause("T-21.18")
def test_the_verdict_lies_on_the_table():
    m = list(positions(1, 3))[-1]
    (verdict,) = (p for p in m.view(0).scene().pieces if p.id == "verdict")
    assert verdict.key == f"verdict-{m.breakdown()[0]['verdict'][0]['verdict']}"
    assert f">= {m.scores()[0]}</text>" in unescape(verdict.more)
