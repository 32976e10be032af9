"""Every position is drawn as it was when somebody last looked at it, pixel for pixel."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from own_files import PACKAGED, SHIPPED, package_of
from pictures.pictures import HERE, SHOTS, Shot, draw


@pytest.mark.one_in(2)
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_a_position_looks_as_it_did(shot: Shot, tmp_path: Path) -> None:
    kept, now = Image.open(shot.file).convert("RGB"), draw(shot)
    assert now.size == kept.size
    other = ImageChops.difference(now, kept).getbbox()
    if other is not None:
        now.save(tmp_path / shot.file.name)
    assert other is None, (
        f"{shot.name} is drawn otherwise within {other} (x0, y0, x1, y1): compare {shot.file} "
        f"with {tmp_path / shot.file.name}; if that is meant: python tests/pictures/pictures.py"
    )


def test_every_game_is_looked_at_and_no_picture_is_left_over() -> None:
    """A plug-in keeps no pictures here: the laws of pictures look at it."""
    shipped = {name for name in PACKAGED if package_of(name).parent == SHIPPED}
    assert {shot.game for shot in SHOTS} == shipped
    assert {file.name for file in HERE.glob("*.webp")} == {shot.file.name for shot in SHOTS}
