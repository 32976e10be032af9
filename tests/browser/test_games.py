"""Whole games, played as people play them."""

from __future__ import annotations

import pytest

from browser.eyes import digits
from browser.hands import by_finger, by_keys, by_list, by_mouse, to_the_end


def sit(someone, players: int, **options: str) -> None:
    """A table against quick bots, opened as the lobby's form does."""
    page = someone.go("/")
    seats = ["me"] + ["greedy"] * (players - 1)
    answer = page.request.post(
        f"{someone.server.url}/tables",
        data={"game": "kilt_castle", "seats": seats, "options": options},
        headers={"origin": someone.server.url},
    )
    assert answer.ok, answer.text()
    someone.go(answer.json()["url"])


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
    sit(someone, players, **options)
    moves = to_the_end(someone, how)
    assert moves > 5
    page = someone.page
    assert page.locator("#ui-end .ranking li").count() == players
    assert page.locator("#ui-end .chart .line").count() == players
    assert page.locator("#ui-seed").inner_text().isdigit()
    if lang == "fa":
        digits(page)


def test_the_lobby_s_one_click(person) -> None:
    someone = person("en")
    page = someone.go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-ready]")
    assert page.locator(".chair").count() == 4
