"""Match: the interface a notebook user meets."""

from __future__ import annotations

import json
import random

import pytest

import korsi
from korsi.core import match


@pytest.fixture
def m() -> korsi.Match:
    return korsi.Match(korsi.game("kilt_castle"), players=4, seed=7)


def test_a_notebook_session(m):
    """The calls the README shows."""
    assert m.acting() == [m.state["active"]]
    assert len(m.legal()) == 29
    _, card, space = next(x for x in m.legal() if "-" in x).split()
    m.play(f"move {'-'.join(reversed(card.split('-')))} {space}")  # either colour may come first
    assert m.legal() and all(x.startswith("build ") for x in m.legal())
    assert m.undo().legal()[0].startswith("move ")
    assert m.scores() == [10, 10, 10, 10]
    assert m.view(seat=2).json()["seat"] == 2
    assert m.record().startswith("korsi 1\n")
    assert m._repr_svg_().startswith("<svg")
    assert repr(m) == "<kilt_castle, 4 players, seed 7, move 0>"


def test_a_move_has_three_forms(m):
    text = m.legal()[0]
    action = m.game.moves.parse(text)
    form = m.game.moves.json(action)
    ends = set()
    for given in (text, action, form, text.upper()):
        other = korsi.Match("kilt_castle", players=4, seed=7).play(given)
        ends.add(other.digest())
    assert len(ends) == 1
    assert json.loads(json.dumps(form)) == form


def test_views_are_json(m):
    for seat in range(-1, 4):
        view = m.view(seat)
        assert json.loads(json.dumps(view.json())) == view.json()
        assert bool(view.legal()) == (seat in m.acting())


def refused(m: korsi.Match, *move, **how) -> korsi.Refused:
    digest, actions = m.digest(), list(m.actions)
    with pytest.raises(korsi.Refused) as caught:
        m.play(*move, **how)
    assert m.digest() == digest and m.actions == actions, "a refused move changes nothing"
    return caught.value


def test_refusals_name_their_reason_and_clause(m):
    seat = m.acting()[0]
    other = (seat + 1) % 4
    assert refused(m, m.legal()[0], seat=other).clause == "K-4.2"
    assert refused(m, "build c3 plain").clause == "K-3.1"
    assert refused(m, "move orange 19").clause == "K-3.5"
    assert refused(m, "move orange 0").clause == "K-3.3"
    assert "K-3.5" in str(refused(m, "move orange 19"))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("", "an empty line is no move"),
        ("   ", "an empty line is no move"),
        ("jump c3", "'jump' is not understood; a move begins with one of: move, build, roof"),
        ("move", "it is written: move CARD SPACE"),
        ("move red 4 5", "it is written: move CARD SPACE"),
        ("move pink 4", "card is one of: orange, red"),
        ("move red 99", "space is one of: 0, 1"),
        ("x" * 5000, "is not understood"),
        (-1, "there is no action -1"),
        (354, "there is no action 354"),
        ({"action": "fly"}, "action is one of: move, build, roof"),
        ({"action": "move"}, "its fields are: action, card, space"),
        ({"action": "roof", "cell": "z9"}, "cell is one of: a1"),
        ({"verb": "move"}, 'an object with the field "action"'),
        ([1], 'an object with the field "action"'),
        (None, 'an object with the field "action"'),
        (True, 'an object with the field "action"'),
    ],
)
def test_malformed_moves(m, move, sentence):
    assert sentence in str(refused(m, move))


@pytest.mark.parametrize("seat", [-1, 4, 99, True])
def test_seats_that_are_not_there(m, seat):
    assert "there is no seat" in str(refused(m, m.legal()[0], seat=seat))


def test_a_table_that_cannot_be_laid():
    with pytest.raises(korsi.BadSetup, match="there is no game 'whist'; there are: kilt_castle"):
        korsi.game("whist")
    with pytest.raises(korsi.BadSetup, match="played by 2, 3, 4, not by 5"):
        korsi.Match("kilt_castle", players=5)
    with pytest.raises(korsi.BadSetup, match="no option 'speed'; its options: colours"):
        korsi.Match("kilt_castle", options={"speed": 9})
    with pytest.raises(korsi.BadSetup, match="roof_connects_areas is one of false, true"):
        korsi.Match("kilt_castle", options={"roof_connects_areas": "perhaps"})


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", True])
def test_seeds_out_of_range(seed):
    with pytest.raises(
        korsi.BadSetup, match="a seed is a whole number from 0 to 9223372036854775807"
    ):
        korsi.Match("kilt_castle", seed=seed)


def test_seeds_at_the_edge_of_the_range():
    assert (
        korsi.Match("kilt_castle", seed=0).digest()
        != korsi.Match("kilt_castle", seed=(1 << 63) - 1).digest()
    )
    assert korsi.Match("kilt_castle").seed != korsi.Match("kilt_castle").seed


def test_undo_says_why_not(m):
    with pytest.raises(korsi.Refused, match="nothing to take back"):
        m.undo()
    seat = m.acting()[0]
    m.play(m.legal()[0])
    with pytest.raises(korsi.Refused, match=f"made by seat {seat}"):
        m.undo((seat + 1) % 4)
    assert m.can_undo(seat)


def test_time_travel_has_bounds(m):
    m.play(m.legal()[0])
    for n in (-1, 2, True):
        with pytest.raises(korsi.BadSetup, match="this match has 0 to 1"):
            m.at(n)


def test_a_look_at_the_past_stays_what_it_was(m):
    """The original plays another way from the same point; the look does not change."""
    m.play(m.legal()[0])
    past = m.at(1)
    digest = past.digest()
    m.undo()
    m.play(m.legal()[5])
    assert m.digest() != digest
    assert past.digest() == digest


def test_few_positions_are_kept_and_the_others_played_again(monkeypatch):
    """Whatever is asked for, in whatever order, after taking back and redealing too."""

    def played(every):
        monkeypatch.setattr(match, "EVERY", every)
        luck = random.Random(5)
        m = korsi.Match("kilt_castle", players=4, seed=7)
        while len(m) < 80:
            m.play(luck.choice(m.legal_actions()))
            while luck.random() < 0.3 and m.can_undo():
                m.undo()
            if len(m) in (20, 45) and len(m.redeals) < len(m) // 20:
                m.redeal(0, seed=len(m))
        return m

    whole, thin = played(1), played(32)
    assert thin.actions == whole.actions and thin.redeals == whole.redeals
    kept = [n for n, position in enumerate(thin._kept) if position is not None]
    assert len(kept) < 20 and {0, 20, 32, 45, 64, 80} <= set(kept)
    for n in [*range(81), *random.Random(6).sample(range(81), 81)]:
        assert thin.at(n).digest() == whole.at(n).digest()
    # another way from a position in between leaves the first one as it was
    other = thin.at(50)
    other.play(next(a for a in other.legal_actions() if a != thin.actions[50][1]))
    other.play(other.legal_actions()[0])
    assert thin.at(51).digest() == whole.at(51).digest() != other.at(51).digest()
    assert len(thin._stretches) <= match.STRETCHES
