"""Guided first games: every script can be played, and speaks of what lies on the table."""

import re

import numpy as np
import pytest

import korsi
from korsi.core.errors import BadGame
from korsi.core.game import game_names
from korsi.core.lesson import _read, lessons_of
from korsi.games import ORDER
from korsi.games.troyes.box import BOX
from korsi.language import LANGUAGES, Words

SCRIPTS = [
    (name, lesson) for name in game_names() for lesson in lessons_of(korsi.game(name)).values()
]
each_script = pytest.mark.parametrize(
    ("name", "lesson"), SCRIPTS, ids=[f"{name}-{lesson.players}" for name, lesson in SCRIPTS]
)


def played(name, lesson):
    """The script, position by position."""
    match = korsi.Match(
        korsi.game(name).interpreted, lesson.players, lesson.seed, lesson.options or None
    )
    for n, action in enumerate(lesson.moves):
        yield n, match
        others = [seat for seat in match.acting() if seat != lesson.seat]
        match.play(action, lesson.seat if lesson.own[n] else others[0])
    yield len(lesson.moves), match


def test_every_game_has_one():
    missing = set(ORDER) - {name for name, _ in SCRIPTS}
    assert not missing


@each_script
def test_its_moves_are_legal_and_the_game_goes_on(name, lesson):
    for n, match in played(name, lesson):
        assert not match.over
        if n in lesson.said:
            assert lesson.seat in match.acting(), f"after {n} moves nobody would read it"
    assert lesson.seat in match.acting(), "the learner goes on by themselves"
    assert 10 <= lesson.length <= 20


@each_script
def test_every_own_move_is_spoken_of(name, lesson):
    silent = [n for n, own in enumerate(lesson.own) if own and n not in lesson.said]
    assert not silent


WORD, CLICK = 0.5, 2.0
"""Seconds, for somebody who does not hurry."""
NAMES = {f"seat{seat}": name for seat, name in enumerate(("Ann", "Mina", "Otto"))}


@each_script
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_own_move_comes_within_a_minute(name, lesson, language):
    words, first = Words(language, name), lesson.own.index(True)
    said = [words(one.key, **NAMES) for n, row in lesson.said.items() if n <= first for one in row]
    assert WORD * sum(len(text.split()) for text in said) + CLICK * len(said) < 60


@each_script
def test_it_points_at_what_is_there(name, lesson):
    game = korsi.game(name)
    for n, match in played(name, lesson):
        for layout in game.layouts:
            view = match.view(lesson.seat)
            drawn = match.game.drawn(view.ints, lesson.seat, view.actions(), layout)
            there = {p.id for p in drawn.pieces} | {p.thing for p in drawn.pieces}
            there |= {area.thing for area in drawn.areas}
            for saying in lesson.said.get(n, ()):
                assert set(saying.point) <= there, f"{saying.key}: {set(saying.point) - there}"


def test_troyes_points_at_no_district_without_dice():
    """Its first words rang an empty square."""
    rung = 0
    for lesson in lessons_of(korsi.game("troyes")).values():
        for n, match in played("troyes", lesson):
            for saying in lesson.said.get(n, ()):
                for thing in saying.point:
                    kind, _, owner = thing.partition("-")
                    if kind == "district":
                        assert match.state["dice"][4 if owner == "neutral" else int(owner)].any()
                        rung += 1
    assert rung > 3


def test_troyes_explains_the_numbers_a_learner_sees():
    """Points below nothing before anybody has done anything, and two cards without a name."""
    game = korsi.game("troyes")
    lesson = lessons_of(game)[2]
    said = {}
    for n, match in played("troyes", lesson):
        own = [int(c) for c in np.flatnonzero(match.state["character"] == lesson.seat)]
        points = [row["points"] for row in match.view(lesson.seat).standing()]
        said.update({one.key: (points[lesson.seat], own) for one in lesson.said.get(n, ())})
    points, own = said["lesson-below-zero"]
    assert points == -5 and len(own) == 2  # two cards bring 1 already
    for words in (Words(code, game) for code in LANGUAGES):
        assert all(words.digits(number) in words("lesson-below-zero") for number in "6251")
        assert all(words.digits(number) in words("lesson-dice") for number in ("10", "6"))
        for c, character in enumerate(BOX.data["character"]):
            name = words.noun("character", character["id"].replace("_", "-"))
            assert (name in words("lesson-characters")) == (c in own)
            steps = (words.digits(str(step)) for step in character["two_player"])
            assert c not in own or all(step in words("lesson-characters") for step in steps)


@each_script
@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_in_every_language(name, lesson, code):
    words = Words(code, korsi.game(name))
    keys = [one.key for row in lesson.said.values() for one in row]
    for key in [*keys, *(tip.key for tip in lesson.tips)]:
        said = words(key, **NAMES)
        assert 20 < len(said) < 320, key
        sentences = [x for x in re.split(r"[.!?؟…]+(?=\s|$)", said) if x.strip()]
        assert len(sentences) <= 3, (key, sentences)


@each_script
def test_tips_name_moves_and_events_there_are(name, lesson):
    game = korsi.game(name)
    verbs = {family.verb for family in game.moves.families}
    events = {kind.name for kind in game.events}
    for tip in lesson.tips:
        assert tip.verb or tip.event
        assert not tip.verb or tip.verb in verbs
        assert not tip.event or tip.event in events


def test_a_broken_script_names_its_file(tmp_path):
    file = tmp_path / "lesson.toml"
    file.write_text("[[lesson]]\nplayers = 2\n")
    with pytest.raises(BadGame, match=r"lesson\.toml"):
        _read(korsi.game("kilt_castle"), file)


def test_what_belongs_together_may_be_done_in_any_order():
    """The guide said "with your white 5 and 4", and refused the 4 first."""
    lesson = lessons_of(korsi.game("troyes"))[2]
    parse = korsi.game("troyes").moves.parse
    start = lesson.moves.index(parse("build"))
    before = list(lesson.moves[:start])
    five, four, done = (parse(move) for move in ("take 0 white 5", "take 0 white 4", "done"))
    assert lesson.left([*before, parse("build")]) == [five, four, done]
    assert lesson.left([*before, parse("build"), four]) == [five, done]
    assert lesson.next([*before, parse("build"), four, five]) == done
    assert lesson.follows([*before, parse("build"), four, five, done])
    assert lesson.left([*before, parse("pass")]) is None
    assert lesson.left(lesson.moves) == []
