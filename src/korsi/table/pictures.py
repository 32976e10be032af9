"""Pictures of games: for the lobby, the walk-through, and the stylesheet a board needs.

The lobby's lie in the game's package, drawn beforehand (`python -m korsi.table.pictures` draws them
anew): the first one who comes sees them at once.

A game's package says which: `shown.korsi` is a recorded game, `shown.toml` names positions of it.

    picture = { at = 96, about = ["floor-*"] }  # the lobby's; whole at the head of the game's page
    steps = [                           # of the how-to-play, one for each
      { at = 3, choose = true },        # with what can be done
      { at = 38, group = "take-4" },    # with that group opened
      { at = 70, about = ["card-3", "space-*"] },  # cut to what is named (framing.py)
      { at = 70, about = ["seal"], room = 80 },    # with so much around it
    ]
"""

from __future__ import annotations

import asyncio
import random
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from korsi.coach.puzzles import puzzle_named, puzzle_of
from korsi.core.errors import BadGame, KorsiError
from korsi.core.game import BOX_FILE, Game, game, game_names, shipped_box
from korsi.core.match import Match
from korsi.core.record import read_record
from korsi.core.scene import PERSIAN_DIGITS, Scene, num
from korsi.table import puzzling
from korsi.table.framing import ROOM, Frame, framed, to_be_done
from korsi.table.packing import packed, unpacked
from korsi.table.people import Reader
from korsi.table.problems import Problem

SEED = 152
MOVES = 70
"""Of the game that is shown where a game has recorded none: any legal moves."""

_BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" '
    'fill="#25304f"/><path d="M2 .9 2.6 1.5 2 2.1 1.4 1.5Z" fill="#f3c355"/></svg>'
)
_HOUR = "public, max-age=3600"


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be drawn."""

    at: int
    choose: bool = False
    group: str = ""
    about: tuple[str, ...] = ()
    room: float = ROOM


@dataclass(frozen=True)
class Album:
    """What a game shows of itself."""

    match: Match
    picture: Shown
    steps: tuple[Shown, ...]


@lru_cache(maxsize=16)
def album(name: str) -> Album:
    """The recorded game and the positions chosen; where there is none, any moves."""
    package = game(name).locale.parent
    if not (package / "shown.toml").is_file():
        match = _any_moves(name)
        return Album(match, Shown(len(match)), ())
    chosen = tomllib.loads((package / "shown.toml").read_text("utf-8"))
    for key in {"picture", "steps"} - set(chosen):
        raise BadGame(f"{name}/shown.toml has no {key}: table/pictures.py says its form")
    match = _recorded(name, package / "shown.korsi")
    return Album(match, _shown(chosen["picture"]), tuple(map(_shown, chosen["steps"])))


def _recorded(name: str, file: Path) -> Match:
    """The game a package shows itself by."""
    if not file.is_file():
        raise BadGame(f"{name} has shown.toml but no shown.korsi: play one by korsi shown {name}")
    try:
        other = game(name).box.digest != shipped_box(name).digest  # it was played with that one
        box = file.parent / BOX_FILE if other else None
        return read_record(file.read_text("utf-8"), box, choose=_twin)
    except KorsiError as error:
        raise BadGame(
            f"{name}/shown.korsi cannot be played any more ({error}): korsi shown {name}"
        ) from None


def _twin(g: Game) -> Game:
    """The interpreted game: pictures are drawn once and not worth waiting for a compiler."""
    return g.interpreted


def _shown(chosen: dict[str, object]) -> Shown:
    try:
        return msgspec.convert(chosen, Shown)
    except msgspec.ValidationError as error:
        raise BadGame(f"shown.toml: {error} (table/pictures.py says its form)") from None


def _any_moves(name: str) -> Match:
    match, chance = Match(game(name).interpreted, seed=SEED), random.Random(SEED)
    while len(match) < MOVES and not match.over:
        seat = match.acting()[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


def shown(name: str, step: int) -> Shown:
    """What illustrates a step (from 1 on; 0: the lobby's picture)."""
    kept = album(name)
    if 0 < step <= len(kept.steps):
        return kept.steps[step - 1]
    return Shown(min(6 * step, len(kept.match))) if step else kept.picture


@lru_cache(maxsize=256)
def _drawn(name: str, step: int, theme: str, persian: bool, whole: bool = False) -> str:
    one = shown(name, step)
    past = album(name).match.at(one.at)
    acting = past.acting()
    scene = past.view(acting[0] if acting else 0).scene()  # as whoever is to move sees it
    if scene is None:
        return _BLANK
    targets, digits = one.choose or bool(one.group), PERSIAN_DIGITS if persian else None
    svg: str = scene.svg(digits=digits, theme=theme, targets=targets, group=one.group)
    if whole or not one.about:
        return svg
    return _cut(svg, scene, framed(scene, one.about, one.group, one.room))


def _cut(svg: str, scene: Scene, frame: Frame) -> str:
    """That part of a drawing."""
    all_of_it = f'width="{num(scene.width)}" height="{num(scene.height)}" viewBox="0 0 '
    x, y, w, h = map(num, frame)
    part = f'width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
    return svg.replace(f'{all_of_it}{num(scene.width)} {num(scene.height)}"', part, 1)


@lru_cache(maxsize=64)
def _puzzle(name: str, seed: int, theme: str, persian: bool, whole: bool = False) -> str:
    """A puzzle's position, as whoever is to find the turn sees it; cut to where that is to be."""
    puzzle = puzzle_named(game(name), seed)
    assert puzzle is not None
    scene = puzzle.position(game(name).interpreted).view(puzzle.seat).scene()
    if scene is None:
        return _BLANK
    svg = scene.svg(digits=PERSIAN_DIGITS if persian else None, theme=theme, targets=False)
    return svg if whole else _cut(svg, scene, to_be_done(scene))


async def puzzle_picture(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/puzzle.svg: today's position, where one is to act; `whole`: all of it."""
    name, asked = request.path_params["game"], request.query_params
    found = puzzle_of(game(name), puzzling.today())
    if found is None:
        raise Problem("no-puzzle")
    theme = "light" if asked.get("theme") == "light" else "dark"
    persian = asked.get("lang", reader.language) == "fa"
    whole = "whole" in asked
    svg = await asyncio.to_thread(_puzzle, name, found.seed, theme, persian, whole)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": _HOUR})


def kept(name: str, theme: str, persian: bool) -> Path:
    """Where the lobby's picture of a game lies."""
    return game(name).locale.parent / "pictures" / f"{theme}{'-fa' if persian else ''}.svgz"


@lru_cache(maxsize=64)
def _lobby(name: str, theme: str, persian: bool) -> str:
    file = kept(name, theme, persian)
    if file.is_file():
        return unpacked(file.read_bytes())
    return _drawn(name, 0, theme, persian)


def keep_pictures() -> None:
    """Draw the lobby's pictures of all games into their packages."""
    for name, theme, persian in product(game_names(), ("dark", "light"), (False, True)):
        file = kept(name, theme, persian)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(packed(_drawn(name, 0, theme, persian)))


async def picture(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/picture.svg: the lobby's, or that of a step; `whole`: the board around it."""
    name, asked = request.path_params["game"], request.query_params
    game(name)
    step = asked.get("step", "0")
    if not (step.isdecimal() and len(step) < 3):
        raise Problem("malformed")
    theme = "light" if asked.get("theme") == "light" else "dark"
    persian = asked.get("lang", reader.language) == "fa"
    whole = "whole" in asked
    if int(step) or whole:
        svg = await asyncio.to_thread(_drawn, name, int(step), theme, persian, whole)
    else:
        svg = await asyncio.to_thread(_lobby, name, theme, persian)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": _HOUR})


@lru_cache(maxsize=16)
def _css(name: str) -> str:
    match = Match(game(name).interpreted, seed=SEED)
    scene = match.view(-1).scene()
    if scene is None:
        return ""
    light = scene.css("light", ":root[data-theme=light]")
    auto = scene.css("light", ":root[data-theme=auto]")
    return f"{scene.css()}{light}@media (prefers-color-scheme: light) {{\n{auto}}}\n"


async def board_css(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/board.css: the colours of a board by lamplight and by day."""
    name = request.path_params["game"]
    game(name)
    css = await asyncio.to_thread(_css, name)
    return Response(css, media_type="text/css", headers={"cache-control": "no-cache"})


if __name__ == "__main__":
    keep_pictures()
