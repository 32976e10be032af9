"""A page on a phone is as wide as the phone, whatever its header says in whichever language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import korsi
from amounts import a_share
from browser.eyes import fits, look, screen_of
from browser.hands import sit
from korsi.games import ORDER
from korsi.language import LANGUAGES

# Three share a line with the way out and the menu; four and more have words of another size.
LARGEST = [
    (name, players, lang)
    for name in ORDER
    for players in korsi.game(name).players
    if players in (3, 4, 6)
    for lang in LANGUAGES
]
AT_THE_EDGE = ".tabs [role=tab], .tools button"
ON_TOP = """([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.id"""


def within_reach(page: Page) -> int:
    """How many buttons stand at the lower edge; all of them lie on the screen and on top."""
    wide, high = screen_of(page)
    there = [at for at in page.locator(AT_THE_EDGE).all() if at.is_visible()]
    for at in there:
        box = at.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= wide + 1, at.inner_text()
        assert box["y"] + box["height"] <= high + 1, at.inner_text()
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate(ON_TOP, middle) == at.get_attribute("id"), at.inner_text()
    return len(there)


@pytest.mark.parametrize(("name", "players", "lang"), a_share(LARGEST, 22))
def test_a_first_turn_fits_on_a_phone(person, name, players, lang) -> None:
    """In German, French and Italian a long header made the page wider than the screen: what stands
    at its lower edge lay below."""
    someone = person(lang, phone=True)
    sit(someone, players, game=name)
    page = someone.page
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    page.wait_for_selector(".board:not(.gliding)")
    look(page)
    assert within_reach(page) >= 6
    page.locator("#ui-tab-chat").tap()
    page.wait_for_selector("#ui-tab-chat[aria-selected=true]")
    page.locator("#ui-menu-button").tap()
    page.locator("#ui-share-too").tap()
    page.wait_for_selector("#ui-sharing[open]")
    look(page)


@pytest.mark.parametrize("guard", [fits, look])
def test_a_page_wider_than_a_phone_is_noticed(person, guard) -> None:
    someone = person("en", phone=True)
    page = someone.go("/account")
    guard(page)
    page.evaluate("document.body.style.minInlineSize = '431px'")
    assert page.evaluate("innerWidth") >= 431, "it grows with the page"
    with pytest.raises(AssertionError, match="sideways"):
        guard(page)
