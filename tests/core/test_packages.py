"""What a game's package lacks is named, with what to do about it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import korsi
import korsi.games
from korsi.core import game as register
from korsi.language import LANGUAGES, Words
from korsi.table.pictures import album
from korsi.table.points import breakdown
from korsi.table.wording import words_of


@pytest.fixture
def lantern() -> korsi.Game:
    return korsi.game("lantern")


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Write a package whose __init__.py says this, and ask for its game."""
    monkeypatch.setattr(korsi.games, "__path__", [*korsi.games.__path__, str(tmp_path)])
    monkeypatch.setattr(register, "_registered", dict(register._registered))

    def written(name: str, init: str) -> korsi.Game:
        (tmp_path / name).mkdir()
        (tmp_path / name / "components.toml").write_text("", "utf-8")
        (tmp_path / name / "__init__.py").write_text(init, "utf-8")
        return korsi.game(name)

    return written


def test_a_package_without_a_game(package):
    with pytest.raises(korsi.BadGame, match=r"games/no_game/__init__.py defines no GAME"):
        package("no_game", "")


def test_a_package_whose_game_has_another_name(package):
    with pytest.raises(korsi.BadGame, match="names its GAME 'lantern': name it 'other_name'"):
        package("other_name", "from korsi.games.lantern import GAME")


def test_a_box_that_does_not_say_whose_it_is(package):
    again = "from dataclasses import replace\nfrom korsi.games.lantern import GAME as L\n"
    with pytest.raises(korsi.BadGame, match='whose box it is: game = "other_box"'):
        package("other_box", f"{again}GAME = replace(L, name='other_box')")


def test_a_plug_in_is_a_game_like_any_other(lantern):
    assert "lantern" in korsi.game_names()
    assert lantern.locale.parent == Path(__file__).parents[1] / "example" / "lantern"
    assert Words("de", "lantern", isolate=False)("game-name") == "Laterne"
    other = korsi.game("lantern", box=lantern.box.path)
    assert other is not lantern and other.box.digest == lantern.box.digest


@pytest.mark.parametrize("missing", LANGUAGES)
def test_a_language_that_is_missing(lantern, tmp_path, missing):
    for code in LANGUAGES:
        if code != missing:
            text = (lantern.locale / f"{code}.ftl").read_text("utf-8")
            (tmp_path / f"{code}.ftl").write_text(text, "utf-8")
    mute = replace(lantern, locale=tmp_path)
    with pytest.raises(korsi.BadGame, match=f"{missing}.ftl is missing .* copy en.ftl"):
        Words(missing, mute)
    assert all(Words(code, mute)("game-name") for code in LANGUAGES if code != missing)


@pytest.mark.parametrize(
    ("entry", "lacks"),
    [
        ({"seat": 0, "points": 3}, "lacks lines"),
        ({"seat": 0, "lines": []}, "lacks points"),
        ({"seat": 0, "points": 3, "lines": [{"points": 3}]}, "lacks lines: what"),
    ],
)
def test_a_breakdown_that_lacks_something(lantern, entry, lacks):
    short = replace(lantern, breakdown=lambda record: [entry])
    with pytest.raises(korsi.BadGame, match=f"the breakdown of lantern {lacks}"):
        breakdown(korsi.Match(short, seed=1).view(0), words_of("en", lantern))


@pytest.fixture
def shown(lantern, tmp_path, monkeypatch):
    """Lantern with nothing to show itself by but what a test writes."""
    bare = replace(lantern, locale=tmp_path / "locale")
    monkeypatch.setitem(register._registered, "lantern", bare)
    album.cache_clear()
    yield tmp_path
    album.cache_clear()


def test_a_game_to_be_shown_that_is_missing(shown):
    (shown / "shown.toml").write_text("picture = { at = 0 }\nsteps = []\n", "utf-8")
    with pytest.raises(korsi.BadGame, match=r"no shown.korsi: play one by korsi shown lantern"):
        album("lantern")


def test_a_game_to_be_shown_that_was_played_by_other_rules(shown):
    (shown / "shown.toml").write_text("picture = { at = 0 }\nsteps = []\n", "utf-8")
    text = korsi.Match("lantern", seed=1).record().replace("lantern 1", "lantern 9")
    (shown / "shown.korsi").write_text(text, "utf-8")
    with pytest.raises(korsi.BadGame, match=r"line 2: .*: korsi shown lantern"):
        album("lantern")


def test_positions_to_be_shown_that_are_not_said(shown):
    (shown / "shown.toml").write_text("picture = { at = 0 }\n", "utf-8")
    with pytest.raises(korsi.BadGame, match=r"shown.toml has no steps"):
        album("lantern")


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_in_every_language(code):
    said = Words(code, isolate=False).refusal(korsi.BadGame("draw it as <g id='coin'>"))
    assert said.endswith("draw it as <g id='coin'>") and len(said) > 60
