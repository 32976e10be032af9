"""The interpreted twin of a game: nothing compiled, the same bytes, and going over in mid-game."""

from __future__ import annotations

import random

import pytest
from numba.core.dispatcher import Dispatcher

import korsi
from korsi.core import warm
from korsi.core.fingerprint import fingerprint
from korsi.core.match import Match
from korsi.core.record import read_record
from korsi.core.rule import INTERPRET

pytestmark = pytest.mark.skipif(INTERPRET, reason="without compiled rules there are no twins")


@pytest.fixture
def no_compiler(monkeypatch, nothing_loaded):
    def refuse(self, *args, **kws):
        raise AssertionError(f"{self.py_func.__qualname__} was to be compiled")

    monkeypatch.setattr(Dispatcher, "compile", refuse)
    monkeypatch.setattr(Dispatcher, "_compile_for_args", refuse)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", korsi.game_names())
def test_the_twin_replays_a_recorded_game_without_compiling(name, no_compiler):
    """A record ends with a hash of the position the compiled rules came to: reading it checks it.
    Drawing, breakdown and terminal ask no compiled rule either."""
    g = korsi.game(name)
    text = (g.locale.parent / "shown.korsi").read_text("utf-8")
    match = read_record(text, choose=lambda one: one.interpreted)
    assert match.game.is_interpreted and match.game.compiled is g
    for n in range(0, len(match), max(1, len(match) // 6)):
        past = match.at(n)
        for seat in (past.acting()[0], -1):
            view = past.view(seat)
            view.json(), view.breakdown(), view.scene(), view.game.terminal(view.record, seat)


def test_a_match_goes_over_in_mid_game_and_back():
    g = korsi.game("kilt_castle")
    straight, moved = Match(g, 3, seed=11), Match(g.interpreted, 3, seed=11)
    chance = random.Random(5)
    while not straight.over:
        if len(straight) in (20, 60):
            moved.go_over(g)
        if len(straight) == 40:
            moved.go_over(g.interpreted)
        seat = straight.acting()[0]
        action = chance.choice(straight.legal_actions(seat))
        assert moved.legal_actions(seat) == straight.legal_actions(seat)
        straight.play(action, seat), moved.play(action, seat)
        assert moved.digest() == straight.digest()
    assert moved.over and moved.scores() == straight.scores()
    moved.undo() if moved.can_undo() else None


def test_a_match_by_name_begins_at_once_and_goes_over_between_moves(
    monkeypatch, tmp_path, nothing_loaded
):
    """With an empty cache; the process that would compile is not started here."""
    monkeypatch.setenv("KORSI_CACHE", str(tmp_path))
    asked = []
    monkeypatch.setattr(warm, "compile_beside", asked.append)
    g = korsi.game("kilt_castle")
    match = korsi.Match("kilt_castle", seed=3)
    assert match.game.is_interpreted and asked == [g]
    match.play(match.legal()[0])
    assert match.game.is_interpreted
    warm._loaded[g.salt] = g  # as the loading thread does
    match.play(match.legal()[0])
    assert match.game is g
    again = korsi.Match("kilt_castle", seed=3)
    assert again.game is g, "once loaded, compiled from the first move"
    for seat, action in match.actions:
        again.play(action, seat)
    assert again.digest() == match.digest()


def test_a_twin_has_the_fingerprint_of_its_rules():
    for name in korsi.game_names():
        g = korsi.game(name)
        assert fingerprint(g.interpreted.apply) == fingerprint(g.apply)
        assert g.interpreted.salt != g.salt
