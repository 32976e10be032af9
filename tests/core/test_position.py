"""Positions laid out by hand are positions of their game, or are refused."""

from __future__ import annotations

import pytest

import korsi
from korsi.core.position import census, laid_out

KILT = korsi.game("kilt_castle").interpreted


def test_what_is_laid_out_is_played_from():
    m = korsi.Match(KILT, seed=1)
    before = census(m)
    with laid_out(m) as s:
        s["active"] = 2
    assert m.acting() == [2] and census(m) == before
    assert m.play(m.legal()[0], 2).actions[0][0] == 2


def test_a_lost_piece_is_refused_and_put_back():
    m = korsi.Match(KILT, seed=1)
    before = m.digest()
    with pytest.raises(korsi.BadSetup, match=r"kilt_castle: pieces are lost"), laid_out(m) as s:
        s["supply"][0][0] -= 1
    assert m.digest() == before
    with laid_out(m, missing="an orange floor") as s:
        s["supply"][0][0] -= 1
    assert m.digest() != before


def test_a_dead_end_is_refused():
    m = korsi.Match(korsi.game("troyes").interpreted, seed=1)
    with pytest.raises(korsi.BadSetup, match="to act and can do nothing"), laid_out(m) as s:
        s["settled"] = 0
        s["standing"][:] = 0
        s["step"] = 0


def test_the_match_it_was_made_from_stays_as_it_is():
    m = korsi.Match(KILT, seed=1)
    m.play(m.legal()[0])
    before = m.digest()
    with laid_out(m.at(1), missing="an orange floor") as s:
        s["supply"][0][0] -= 1
    assert m.digest() == before


def test_what_goes_wrong_while_laying_out_changes_nothing():
    m = korsi.Match(KILT, seed=1)
    before = m.digest()
    with pytest.raises(ZeroDivisionError), laid_out(m) as s:
        s["active"] = 1 // 0 or s["active"]
    with pytest.raises(IndexError), laid_out(m) as s:
        s["active"] = 2
        s["supply"][99] = 0
    assert m.digest() == before
