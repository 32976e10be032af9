"""Whole games, played as people play them."""

from __future__ import annotations

import pytest

from browser.hands import by_finger, by_keys, by_list, by_mouse, whole_game


@pytest.mark.parametrize(
    ("how", "players", "lang", "phone"),
    [
        (by_mouse, 2, "en", False),
        (by_mouse, 4, "fa", False),
        (by_keys, 3, "fa", False),
        (by_keys, 4, "en", False),
        (by_list, 3, "en", True),
        (by_list, 4, "fa", False),
        (by_finger, 4, "fa", True),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone) -> None:
    someone = person(lang, phone)
    options = {"two_player_end": "any_colour"} if players == 2 else {}
    assert len(whole_game(someone, how, players, every=9, **options)) > 5


def test_the_lobby_s_one_click(person) -> None:
    someone = person("en")
    page = someone.go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-ready]")
    assert page.locator(".chair").count() == 4
