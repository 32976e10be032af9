"""Every game, every player count, every variant keeps the laws of docs/architecture.md."""

from __future__ import annotations

import os
from functools import cache

import numpy as np
import pytest

import korsi
from amounts import SEED, a_share, amount
from example.hands import GAME as HANDS
from korsi.core import game as register
from korsi.core.game import Game
from korsi.core.rule import INTERPRET
from laws.check import Broken, make_check

# KORSI_LAW_GAMES=100000 for a long run by hand, =1 for the one game of KORSI_SEED. Interpreted play
# is a thousand times slower and only proves that the laws do not depend on the compiler.
GAMES = int(os.environ.get("KORSI_LAW_GAMES", "5" if INTERPRET else amount("1", "2000")))

GAMES_THERE = [*map(korsi.game, korsi.game_names())]
# And the rules of a game where all choose at once; it has no picture to look at.
TABLES = [
    pytest.param(
        g.name,
        players,
        variant,
        id=f"{g.name}-{players}-variant{i}",
        # one worker compiles its checker
        marks=pytest.mark.xdist_group(f"laws of {g.name}"),
    )
    for g in [*GAMES_THERE, HANDS]
    for players in g.players
    for i, variant in enumerate(g.variants)
]
SEATINGS = [
    pytest.param(g.name, players, id=f"{g.name}-{players}")
    for g in GAMES_THERE
    for players in g.players
]


@pytest.fixture(autouse=True)
def hands_are_known(monkeypatch):
    """For these tests only it is a game like any other."""
    monkeypatch.setitem(register._registered, HANDS.name, HANDS)


@cache
def checker(name: str):
    return make_check(korsi.game(name))


def how_to_see_it(broken: Broken, test: str) -> str:
    """What broke, the game until then, and how to play this one game again."""
    name = test.partition("@")[0]  # xdist adds the group
    return f"{broken}\nagain: KORSI_SEED={broken.seed} KORSI_LAW_GAMES=1 pytest '{name}'"


@pytest.mark.parametrize(("name", "players", "variant"), a_share(TABLES, 6))
def test_random_games_keep_the_laws(name, players, variant, request):
    """Laws 1 to 7, law 9 and conservation, at every step of every game."""
    broken, steps, _ = checker(name)(players, variant, first=SEED, games=GAMES)
    assert broken is None, how_to_see_it(broken, request.node.nodeid)
    assert steps > GAMES, "games are played, not skipped"


def random_match(g: Game, players: int, seed: int, steps: int | None = None) -> korsi.Match:
    rng = np.random.default_rng(seed)
    m = korsi.Match(g, players=players, seed=seed)
    while not m.over and (steps is None or len(m) < steps):
        seat = int(rng.choice(m.acting()))
        m.play(int(rng.choice(m.legal_actions(seat))), seat)
    return m


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_different_seeds_differ(name, players):
    """Law 6: a seed that is ignored would pass every same-seed test."""
    begins = {korsi.Match(name, players=players, seed=seed).digest() for seed in range(40)}
    assert len(begins) == 40


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_a_record_replays_to_the_same_bytes(name, players):
    """Law 6 through the .korsi file."""
    m = random_match(korsi.game(name), players, 11)
    again = korsi.read_record(m.record())
    assert again.digest() == m.digest()
    assert again.actions == m.actions
    assert again.record() == m.record()


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_undo_is_derived(name, players):
    """Law 8: a step can be taken back exactly while it is one's own, unsealed last step."""
    rng = np.random.default_rng(3)
    m = korsi.Match(name, players=players, seed=3)
    taken_back = sealed = 0
    while not m.over:
        before = m.state.copy()
        digest = m.digest()
        seat = int(rng.choice(m.acting()))
        action = int(rng.choice(m.legal_actions(seat)))
        m.play(action, seat)
        other = (seat + 1) % players
        if players > 1:
            assert not m.can_undo(other), "nobody takes back another's step"
        moved = not np.array_equal(before["rng"], m.state["rng"])
        shown = before["shown"] != m.state["shown"]
        assert m.can_undo(seat) == (not moved and not shown)
        if m.can_undo(seat):
            after = m.digest()
            assert m.undo(seat).digest() == digest
            assert m.play(action, seat).digest() == after
            taken_back += 1
        else:
            with pytest.raises(korsi.Refused):
                m.undo(seat)
            sealed += 1
    assert taken_back + sealed == len(m)


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_every_action_has_three_faces(name, players):
    """Number, notation and JSON mean the same action; notations differ."""
    moves = korsi.game(name).moves
    written = [moves.write(a) for a in range(moves.count)]
    assert len(set(written)) == moves.count
    for action, text in enumerate(written):
        assert moves.parse(text) == action
        assert moves.parse(text.upper()) == action
        assert moves.from_json(moves.json(action)) == action


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_looking_changes_nothing(name, players):
    """Views, scores, breakdowns, pictures and refused moves leave the position as it was."""
    m = random_match(korsi.game(name), players, 5, steps=8)
    digest = m.digest()
    for seat in range(-1, players):
        view = m.view(seat)
        view.json(), view.legal(), view.scene().svg(), view.events()
    m.scores(), m.ranking(), m.breakdown(), m.record(), m.legal(), repr(m), m._repr_svg_()
    seats = [m.acting()[0], *(seat for seat in range(players) if seat not in m.acting())]
    seat, illegal = next(  # of whoever acts, unless that seat may do everything there is
        (seat, a) for seat in seats for a in range(m.game.moves.count) if not m.mask(seat)[a]
    )
    with pytest.raises(korsi.Refused):
        m.play(illegal, seat)
    assert m.digest() == digest


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_the_past_can_be_visited(name, players):
    """`at` is time travel, and playing on from there does not touch the match."""
    m = random_match(korsi.game(name), players, 9, steps=9)
    digest = m.digest()
    past = m.at(4)
    assert past.digest() == random_match(korsi.game(name), players, 9, steps=4).digest()
    past.play(past.legal_actions(past.acting()[0])[0], past.acting()[0])
    assert m.digest() == digest and len(m) == 9
