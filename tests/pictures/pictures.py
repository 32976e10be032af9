"""Pictures of positions as they were once looked at and found right.

`python tests/pictures/pictures.py` draws them anew (after a wanted change of a drawing, with the
new pictures looked at); it takes names of games. The test draws every position again and compares
it with its file pixel for pixel.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

import korsi
from korsi.core.record import load
from korsi.core.scene import PERSIAN_DIGITS

HERE = Path(__file__).parent
TESTS = HERE.parent
WIDTH = 600  # px: enough to see a changed line, few enough to keep the repository small


@dataclass(frozen=True)
class Shot:
    """A position, as one of its seats sees it."""

    game: str
    of: str  # a file of tests/fixtures, or of tests/golden where a game has no fixtures
    at: int  # moves made
    seat: int | None  # None: whoever is to move; -1: a spectator
    theme: str = "dark"
    persian: bool = False
    open: bool = False  # the first group of targets opened

    @property
    def name(self) -> str:
        who = {None: "mover", -1: "all"}.get(self.seat, f"seat{self.seat}")
        marks = ("-light" * (self.theme == "light"), "-fa" * self.persian, "-open" * self.open)
        return f"{self.of}-{self.at}-{who}{''.join(marks)}"

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.webp"


CHOSEN = (
    Shot("kilt_castle", "kilt_castle-4-0", 82, None),
    Shot("kilt_castle", "kilt_castle-2-0", 75, None, open=True),
    Shot("kilt_castle", "kilt_castle-2-0", 108, 1, "light"),
    Shot("kilt_castle", "kilt_castle-3-0", 60, None, persian=True),
    Shot("mangrovia", "mangrovia-4-0", 200, None),
    Shot("mangrovia", "mangrovia-2-0", 48, None),
    Shot("mangrovia", "mangrovia-5-0", 338, 2, "light"),
    Shot("mangrovia", "mangrovia-3-0", 120, -1, persian=True),
    Shot("troyes", "troyes-4-0", 250, None),
    Shot("troyes", "troyes-2-0", 76, None, open=True),
    Shot("troyes", "troyes-3-0", 278, 1, "light"),
    Shot("troyes", "troyes-1-0", 90, -1, persian=True),
    Shot("keyflower", "keyflower-4-0", 450, None),
    Shot("keyflower", "keyflower-2-0", 111, None, open=True),
    Shot("keyflower", "keyflower-3-0", 300, 2, "light"),
    Shot("keyflower", "keyflower-6-0", 700, -1, persian=True),
)


def by_itself(file: Path) -> Shot:
    """Of a game nobody has chosen positions of yet: the middle of a golden game."""
    moves = len(file.read_text("utf-8").splitlines()) - 1
    return Shot(file.stem.rsplit("-", 2)[0], file.stem, moves // 2, None)


def others() -> Iterator[Shot]:
    """One picture for every other game here."""
    named = {shot.game for shot in CHOSEN}
    for file in sorted((TESTS / "golden").glob("*-0.txt")):
        shot = by_itself(file)
        if shot.game not in named:
            named.add(shot.game)
            yield shot


SHOTS = (*CHOSEN, *others())


@cache
def match_of(of: str) -> korsi.Match:
    """The whole game a position is taken from."""
    if (record := TESTS / "fixtures" / f"{of}.korsi").is_file():
        return load(record)
    from golden.golden import SEED

    name, players, variant = of.rsplit("-", 2)
    g = korsi.game(name)
    match = korsi.Match(g, int(players), SEED, g.variants[int(variant)])
    for line in (TESTS / "golden" / f"{of}.txt").read_text("utf-8").splitlines()[1:]:
        seat, move = line.split(" | ")[0].split(" ", 1)
        match.play(move, int(seat))
    return match


def draw(shot: Shot) -> Image.Image:
    """The position as it is drawn now."""
    past = match_of(shot.of).at(shot.at)
    acting = past.acting()
    seat = (acting or [0])[0] if shot.seat is None else shot.seat
    scene = past.view(seat).scene()
    group = next((t.id for t in scene.targets if not t.choices), "") if shot.open else ""
    png = scene.png(
        width=WIDTH,
        theme=shot.theme,
        digits=PERSIAN_DIGITS if shot.persian else None,
        group=group,
    )
    return Image.open(io.BytesIO(png)).convert("RGB")


def main(games: list[str]) -> None:
    for shot in SHOTS:
        if not games or shot.game in games:
            draw(shot).save(shot.file, lossless=True, quality=100, method=6)
            print(shot.file.name)
    for name in set(games) - {shot.game for shot in SHOTS}:
        print(f"of {name} no pictures are kept: it has no golden games in {TESTS / 'golden'}")


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    main(sys.argv[1:])
