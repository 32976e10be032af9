"""What a game shows of itself: a recorded game in its package, and the positions chosen from it."""

import re

import pytest

from korsi.core.game import game, game_names
from korsi.language import Words
from korsi.table.pictures import _drawn, album, shown

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
        if one.see is not None:
            x, y, w, h = one.see
            assert x >= 0 and y >= 0 and x + w <= scene.width and y + h <= scene.height, (step, one)
        svg = _drawn(name, step, "light", True)
        width = one.see[2] if one.see else scene.width
        assert float(re.search(r'viewBox="\S+ \S+ (\S+) ', svg)[1]) == pytest.approx(
            width, abs=0.01
        )


def test_a_game_without_record_and_picture_shows_any_moves() -> None:
    assert shown("hands", 0).at == len(album("hands").match)
    assert _drawn("hands", 3, "dark", False).startswith("<svg")
