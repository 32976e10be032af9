"""Every game, random positions: everything explains itself, and can be read and touched."""

from __future__ import annotations

from dataclasses import replace

import pytest

import korsi
from amounts import amount
from korsi.core.explain import Card, Shelf
from korsi.core.game import Game
from korsi.core.match import Match
from korsi.core.scene import Area, Piece, Section, Target, face, text_svg
from laws.explaining import LAWS, faults, shelf_faults
from laws.test_scenes import SEATINGS, positions
from own_files import PACKAGED

POSITIONS = amount(4, 200)
"""Between the beginning and the end, for one of the player counts of a game; 2 for the others."""

EXPLAINED = [name for name in PACKAGED if korsi.game(name).explain]


def broken(game: Game, players: int, wanted: int) -> list[str]:
    """Every fault of whoever is to act and of a spectator, once, with the first position."""
    found: dict[str, str] = {}
    for n, match in enumerate(positions(game, players, wanted)):
        for seat in (-1, *match.acting()[:1]):
            # languages take long and change little: in every third position
            for fault in faults(match.view(seat), languages=n % 3 == 0):
                where = f"seat {seat} after {len(match)} moves of seed {match.seed}"
                found.setdefault(fault, where)
    return [f"{fault} ({where})" for fault, where in found.items()]


def test_every_game_explains_itself():
    assert EXPLAINED == PACKAGED


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_everything_explains_itself(name, players):
    game = korsi.game(name)
    few = amount(2 if players != max(game.players) else POSITIONS, POSITIONS)
    assert broken(game, players, few) == []


@pytest.mark.parametrize("name", EXPLAINED)
def test_everything_in_the_box_is_in_the_catalogue(name):
    game = korsi.game(name)
    assert list(shelf_faults(game, Match(game.interpreted, seed=1).view(-1))) == []


# --------------------------------------------------------------------------- each law can fail


@face
def tiny() -> str:
    return text_svg("tiny", 0, 0, 2)


@face
def large() -> str:
    return text_svg("large", 0, 0, 40)


def explained(**changes) -> Game:
    """The lantern game with one thing and whatever is wrong with it."""
    sound = korsi.game("lantern")
    card = changes.pop("card", Card(("game-name", {}), (("game-blurb", {}),)))
    add = changes.pop("scene", {})

    def scene(record, seat=-1, actions=(), layout="wide"):
        drawn = sound.scene(record, seat, actions)
        more = {"areas": (Area("lamp", 20, 20, 30, 30),), **add}
        parts = {k: (*getattr(drawn, k), *v) for k, v in more.items()}
        return replace(drawn, **parts)

    return replace(
        sound, scene=scene, explain=changes.pop("explain", lambda s, seat, thing: card), **changes
    )


MUTANTS = {
    "THING": lambda: explained(explain=lambda s, seat, thing: None),
    "CARD": lambda: explained(card=Card(("no-such-key", {}))),
    "WHY": lambda: explained(actions_about=lambda thing, seat: [10**6]),
    "SHELF": lambda: explained(things=lambda: (Shelf("all", ("game-name", {}), ("lamp", "lamp")),)),
    "TEXT": lambda: explained(scene={"pieces": (Piece("tiny", tiny(), 5, 5),)}),
    "TARGET": lambda: explained(scene={"targets": (SMALL,)}, layouts=("wide", "tall")),
    "SECTION": lambda: explained(scene={"sections": (Section("s", "game-name", 0, 0, 9, 9),)}),
}
SMALL = Target("small", 20, 20, 3, 3)


@pytest.mark.parametrize("law", LAWS)
def test_every_law_of_explaining_catches_its_breach(law):
    game = MUTANTS[law]()
    shelves = shelf_faults(game, Match(game, 2, seed=1).view(-1)) if law == "SHELF" else ()
    found = [*shelves] or broken(game, 2, 2)
    assert any(fault.startswith(f"{law}:") for fault in found), found


def test_a_kind_wholly_left_out_is_noticed():
    """No lamp is a thing: that none of its kind is one excuses nothing."""
    lamps = (Piece("lamp-1", large(), 9, 9), Piece("lamp-2", large(), 20, 9))
    found = broken(explained(scene={"pieces": lamps}), 2, 1)
    assert {fault.partition(" (")[0] for fault in found if fault.startswith("THING:")} == {
        f"THING: {id} is none, and not among what needs no words" for id in ("lamp-1", "lamp-2")
    }


def test_a_game_without_shelves_is_noticed():
    game = explained(things=None)
    assert [f[:6] for f in shelf_faults(game, Match(game, 2, seed=1).view(-1))] == ["SHELF:"]
