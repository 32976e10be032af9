"""What a game shows of itself: a recorded game in its package, and the positions chosen from it."""

import re
from pathlib import Path

import pytest

from korsi.coach.puzzles import puzzles_of
from korsi.core.errors import BadGame
from korsi.core.game import game, game_names
from korsi.core.scene import Piece, Scene, Target
from korsi.games import ORDER
from korsi.language import Words
from korsi.table.framing import PART, SHAPE, framed, to_be_done
from korsi.table.pictures import _drawn, _puzzle, _shown, album, shown

SHOWN = [name for name in game_names() if (game(name).locale.parent / "shown.toml").is_file()]


@pytest.mark.parametrize("name", SHOWN)
def test_every_step_of_the_how_to_play_has_its_picture(name: str) -> None:
    kept = album(name)
    steps = len(Words("en", game(name)).howto())
    assert len(kept.steps) == steps, "delete shown.toml, then: korsi shown GAME"
    assert kept.match.over
    for step in range(len(kept.steps) + 1):
        one = shown(name, step)
        past = kept.match.at(one.at)
        scene = past.view(past.acting()[0] if past.acting() else 0).scene()
        if one.choose or one.group:
            assert any(t.group == one.group for t in scene.targets), (step, one)
        svg = _drawn(name, step, "light", True)
        x, y, w, h = map(float, re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', svg).groups())
        assert x >= 0 and y >= 0 and x + w <= scene.width + 0.1 and y + h <= scene.height + 0.1
        if name in ORDER:
            assert one.about, f"step {step} says what it is about"
            # at a card's 358 px everything is at least half as large as its number in the scene
            assert w <= 2 * 358 and w / h == pytest.approx(SHAPE, abs=0.01), (step, w, h)
        else:
            assert w == pytest.approx(scene.width, abs=0.01)


def a_scene() -> Scene:
    pieces = Piece("card-1", face="", x=100, y=100), Piece("card-2", face="", x=300, y=100)
    places = Target("put-1", x=500, y=300), Target("put-2", x=900, y=300, group="card-2")
    return Scene("hands", 1000, 600, Path(), pieces=pieces, targets=places)


@pytest.mark.parametrize(
    ("about", "group", "middle"),
    [
        (["card-*"], "", (200, 100)),
        (["card-1", "put-1"], "", (311, 211)),
        (["put-*"], "card-2", (900, 300)),
    ],
)
def test_a_picture_is_cut_to_what_it_names(about, group, middle) -> None:
    x, y, w, h = framed(a_scene(), about, group, room=30)
    assert w / h == pytest.approx(SHAPE)
    assert x <= middle[0] <= x + w and y <= middle[1] <= y + h
    assert x >= 0 and y >= 0 and x + w <= 1000 and y + h <= 600
    assert w < 700, "not the whole board"


def test_a_picture_that_names_what_is_not_there_says_so() -> None:
    with pytest.raises(BadGame, match="card-9"):
        framed(a_scene(), ["card-1", "card-9"])
    with pytest.raises(BadGame, match="put-2"):  # its group is closed
        framed(a_scene(), ["put-2"])


def test_a_game_without_record_and_picture_shows_any_moves() -> None:
    assert shown("hands", 0).at == len(album("hands").match)
    assert _drawn("hands", 3, "dark", False).startswith("<svg")


def test_a_picture_of_what_can_be_done_shows_all_of_it_or_its_middle() -> None:
    near = Target("near", x=300, y=300, width=40, height=40), Target("next", x=400, y=300)
    x, _, w, h = to_be_done(Scene("hands", 1000, 600, Path(), targets=near))
    assert x <= 280 and x + w >= 400 and w / h == pytest.approx(SHAPE) and w < 600
    wide = [Target(f"t{n}", x=at, y=300) for n, at in enumerate((20, 40, 60, 980))]
    x, _, w, _ = to_be_done(Scene("hands", 1000, 600, Path(), targets=tuple(wide)))
    assert w == pytest.approx(1000 * PART) and x == 0, "where most of it lies"
    assert to_be_done(Scene("hands", 1000, 600, Path())).width < 1000, "over: nothing can be done"


@pytest.mark.parametrize("name", ORDER)
def test_the_lobby_shows_of_a_puzzle_what_it_is_about(name: str) -> None:
    seed = puzzles_of(game(name))[0].seed
    widths = [
        float(re.search(r'viewBox="\S+ \S+ (\S+) ', _puzzle(name, seed, "light", False, whole))[1])
        for whole in (False, True)
    ]
    assert widths[0] <= PART * widths[1] + 0.1


def test_a_picture_that_is_described_wrongly_says_so() -> None:
    with pytest.raises(BadGame, match="rom"):
        _shown({"at": 3, "about": ["card-*"], "rom": 20})
    with pytest.raises(BadGame, match="about"):
        _shown({"at": 3, "about": "card-*"})
