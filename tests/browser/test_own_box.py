"""Somebody with the game at home corrects its box on a phone and plays with it."""

import pytest

from browser.eyes import axe, digits, look


@pytest.mark.one_in(6)
def test_a_box_is_corrected_and_played_with_on_a_phone(person):
    page = person("fa", phone=True).go("/g/kilt_castle/box")
    look(page)
    digits(page)
    axe(page)
    page.select_option('[name="board.lake"]', "2")
    page.fill('[name="marks.four_cards"]', "۰")  # in whatever digits
    page.click(".box-save button")
    page.wait_for_url("**/box/*", timeout=60_000)
    look(page)
    digits(page)
    assert page.locator(".differs li").count() > 5  # the corner, the cells, the lines beside it
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.click(".open-table button.main")
    page.wait_for_url("**/t/*", timeout=60_000)
    page.tap(".box-mark")
    page.wait_for_selector("#ui-own-box li")
    assert page.locator("#ui-own-box").is_visible()
    page.click("#ui-own-box button")
    assert not page.locator("#ui-own-box").is_visible()
