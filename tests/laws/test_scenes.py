"""Every game, every player count, random positions, every seat: pictures keep their laws."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

import pytest

import korsi
from amounts import SEED, amount
from korsi.core.game import Game
from korsi.core.match import Match, View
from korsi.core.scene import Piece, Scene, face, text_svg
from laws.scenes import LAWS, LEAST, drawn_anew, faults
from own_files import PACKAGED

POSITIONS = amount(2, 40)
SEATINGS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in PACKAGED
    for players in korsi.game(name).players
]


def positions(game: Game, players: int, wanted: int) -> list[Match]:
    """The beginning, the end and some positions between, of a random game of a random variant."""
    chance = random.Random(SEED + players)
    match = Match(game, players, SEED, chance.choice(game.variants))
    while not match.over:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    at = [0, *chance.sample(range(1, len(match)), min(wanted, len(match) - 1)), len(match)]
    return [match.at(n) for n in sorted(at)]


def broken(game: Game, players: int, wanted: int = POSITIONS) -> list[str]:
    """Every fault, with the position it was seen in."""
    found, acted = [], []
    for match in positions(game, players, wanted):
        for seat in range(-1, players):
            view: View = match.view(seat)
            acts = seat in match.acting()
            found += [
                f"{fault} (seat {seat} after {len(match)} moves of seed {match.seed})"
                for fault in faults(view, languages=acts)
            ]
            acted += [view] * acts
    return found + list(drawn_anew(acted))


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_pictures_keep_their_laws(name, players):
    assert broken(korsi.game(name), players) == []


def differs(view: View) -> list[str]:
    """What a page says at every step and the whole view does not."""
    whole, said = view.json(), view.moment()
    seats = zip(said.pop("seats", []), whole["seats"], strict=False)
    own = [
        f"{key}: {value}"
        for part, all_ in seats
        for key, value in part.items()
        if all_[key] != value
    ]
    return own + [f"{key}: {value}" for key, value in said.items() if whole[key] != value]


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_what_is_said_at_every_step_is_part_of_the_view(name, players):
    for match in positions(korsi.game(name), players, POSITIONS):
        for seat in range(-1, players):
            assert differs(match.view(seat)) == []


def test_another_moment_is_noticed():
    g = korsi.game("kilt_castle")
    wrong = replace(g, moment=lambda record, seat: {"prompt": {"step": "nap"}, "seats": []})
    assert differs(Match(wrong, 2, seed=1).view(0)) == ["prompt: {'step': 'nap'}"]


# --------------------------------------------------------------------------- each law can fail


def changed(scene: Scene, **parts) -> Scene:
    return replace(scene, **parts)


def loses_a_target(scene):
    return changed(scene, targets=scene.targets[1:])


def doubles_a_target(scene):
    again = [t._replace(id=f"{t.id}-again") for t in scene.targets]
    return changed(scene, targets=(*scene.targets, *again))


def doubles_an_id(scene):
    return changed(scene, pieces=(*scene.pieces, scene.pieces[0]))


def opens_nothing(scene):
    some = [t._replace(group="nobody") for t in scene.targets]
    return changed(scene, targets=tuple(some))


def lights_a_ghost(scene):
    return changed(scene, targets=tuple(t._replace(lights=("ghost",)) for t in scene.targets))


def falls_off_the_table(scene):
    return changed(scene, pieces=(*scene.pieces[1:], scene.pieces[0]._replace(x=-9)))


def hangs_over_the_edge(scene):
    return changed(scene, targets=tuple(t._replace(x=scene.width) for t in scene.targets))


def is_too_small(scene):
    return changed(scene, targets=tuple(t._replace(height=LEAST - 1) for t in scene.targets))


def writes_latin(scene):
    return changed(scene, ground='<text x="1" y="1">1<tspan>+</tspan></text>')


def says_what_no_language_knows(scene):
    return changed(scene, pieces=(*scene.pieces[1:], scene.pieces[0]._replace(key="no-such-key")))


CLOCK = count()


@face
def by_the_clock(kind: int) -> str:
    """A face that looks at something it is not given."""
    return text_svg(str(next(CLOCK)), 0, 0, 10)


def looks_at_the_clock(scene):
    return changed(scene, pieces=(*scene.pieces, Piece("clock", face=by_the_clock(0), x=5, y=5)))


MUTANTS = {
    "ACTIONS": loses_a_target,
    "IDS": doubles_an_id,
    "GROUPS": opens_nothing,
    "LIGHTS": lights_a_ghost,
    "INSIDE": falls_off_the_table,
    "LARGE": is_too_small,
    "DRAWN": writes_latin,
    "SAID": says_what_no_language_knows,
    "LAYOUT": doubles_an_id,
    "PURE": looks_at_the_clock,
}


def mutant(change, *more) -> Game:
    """A game whose scenes are changed; with further layouts, only those."""
    sound = korsi.game("lantern")

    def scene(record, seat=-1, actions=(), layout=""):
        drawn = sound.scene(record, seat, actions)
        return drawn if more and not layout else change(drawn)

    # whose faces are forgotten: those of this module, where the mutant draws
    scene.__module__ = f"{__package__}.scene"
    return replace(sound, scene=scene, layouts=("wide", *more))


@pytest.mark.parametrize("law", LAWS)
def test_every_law_of_pictures_catches_its_breach(law):
    more = ("tall",) if law == "LAYOUT" else ()
    found = broken(mutant(MUTANTS[law], *more), 2, wanted=3)
    assert any(fault.startswith(f"{law}:") for fault in found), found


def test_other_ways_to_break_a_law_are_seen():
    found = broken(mutant(hangs_over_the_edge), 2, wanted=2)
    assert any("beyond the edge" in fault for fault in found)
    found = broken(mutant(doubles_a_target), 2, wanted=2)
    assert any("behind several targets" in fault for fault in found)
