"""Whole games, played as people play them: here Kilt Castle, beside it a file for each other game.

Every file has a QUICK list, of which each run of make test plays a share, and MORE; make prove
plays all. Together the quick ones play every pair of game, way of input, language and screen; this
file checks that they do.
"""

from __future__ import annotations

from itertools import combinations, product

import pytest

from browser import test_keyflower, test_mangrovia, test_troyes
from browser.hands import by_finger, by_keys, by_list, by_mouse, whole_and_late, whole_game

QUICK = [
    (by_mouse, 2, "en", False),
    (by_keys, 3, "fa", False),
    (by_list, 3, "en", True),
    (by_finger, 4, "fa", True),
    (by_finger, 3, "de", True),
]
MORE = [
    (by_mouse, 4, "fa", False),
    (by_keys, 4, "en", False),
    (by_list, 4, "fa", False),
    (by_finger, 4, "fr", True),
    (by_finger, 2, "it", True),
]


def test_every_pair_is_played() -> None:
    """Two things that go wrong only together are met, though not every three of them."""
    files = {
        "kilt_castle": QUICK,
        "mangrovia": test_mangrovia.QUICK,
        "troyes": test_troyes.QUICK,
        "keyflower": test_keyflower.QUICK,
    }
    played = [(name, how, lang, phone) for name in files for how, _, lang, phone, *_ in files[name]]
    wanted = [list(files), [by_mouse, by_keys, by_finger], ["en", "fa"], [False, True]]
    impossible = {(by_mouse, True), (by_keys, True), (by_finger, False)}  # a finger needs a phone
    for one, other in combinations(range(4), 2):
        pairs = {(row[one], row[other]) for row in played}
        assert set(product(wanted[one], wanted[other])) - pairs <= impossible


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "late"),
    whole_and_late("kilt_castle", QUICK, MORE),
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, late) -> None:
    someone = person(lang, phone)
    options = {"two_player_end": "any_colour"} if players == 2 else {}
    motion = "reduce" if late else "no-preference"
    taken = whole_game(someone, how, players, every=9, late=late, motion=motion, **options)
    assert len(taken) > (1 if late else 5)


@pytest.mark.one_in(3)
def test_the_lobby_s_one_click(person) -> None:
    someone = person("en")
    page = someone.go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-ready]")
    assert page.locator(".chair").count() == 4
