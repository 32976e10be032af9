"""A hint in the browser: the whole turn in a card beside the board, by mouse, keys and ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from browser.eyes import look
from browser.hands import ply, wait
from browser.test_explaining import point, things
from browser.test_table import first_turn

RINGS = "() => document.querySelectorAll('.board .hint-ring').length"
OVERLAP = """() => {
  const card = document.getElementById('ui-hint-card').getBoundingClientRect();
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  return card.left < board.right && board.left < card.right
    && card.top < board.bottom && board.top < card.bottom;
}"""

# Numbers of steps that are drawn after the last ring.
ABOVE = """() => document.querySelectorAll('.hint-ring ~ .hint-number').length
  - document.querySelectorAll('.hint-number:has(~ .hint-ring)').length"""
READS = """() => {
  const [rail, rules] = ['ui-rail', 'ui-panel-rules'].map((id) => document.getElementById(id));
  const [all, text] = [rail, rules].map((at) => at.getBoundingClientRect());
  return all.height > 0.7 * innerHeight && text.height > 0.75 * all.height;
}"""
BOTH = """() => {
  const [board, read] = ['#ui-board svg.scene', '.rail > .tab:not([hidden])'];
  const tall = (what) => document.querySelector(what).getBoundingClientRect().height;
  return tall(board) > 120 && tall(read) > 120;
}"""


def asked_for(page: Page, held: list[Route]) -> Route:
    """The question on its way: the page says that it thinks a moment before it is sent."""
    for _ in range(3000):
        if held:
            break
        page.wait_for_timeout(10)
    return held.pop()


@pytest.mark.one_in(4)
def test_a_hint_is_shown_step_by_step_beside_the_board(person) -> None:
    held: list[Route] = []
    for lang, phone in (("en", False), ("fa", True)):
        someone = person(lang, phone=phone)
        page = first_turn(someone, 2)
        page.route("**/hint?*", lambda route: held.append(route))
        news = page.locator(".rail > .tabs").bounding_box()
        page.keyboard.press("h")
        thinks = page.locator("#ui-hint-card[data-thinks]")
        thinks.wait_for()  # it is being thought about: nobody has to wait, and the choices stay
        assert page.locator("#ui-choices button").first.is_visible()
        assert thinks.locator("button").inner_text() in ("Stop", "بس است"), "in a word"
        thinks.locator("button").click()
        assert not thinks.count() and page.locator("#ui-hint-card").is_hidden()
        asked_for(page, held).continue_()  # its answer is nobody's any more
        page.keyboard.press("h")
        thinks.wait_for()
        asked_for(page, held).continue_()
        page.unroute("**/hint?*")
        page.wait_for_selector("#ui-hint-card .hint-steps", timeout=30_000)
        card = page.locator("#ui-hint-card")
        steps = card.locator(".hint-steps li").count()
        page.wait_for_function(f"() => ({RINGS})() === {steps}")  # one after another, then all
        assert (
            card.locator(".hint-reasons li").count() and card.locator(".hint-chance").inner_text()
        )
        assert card.locator(".hint-others li").count() <= 2  # none that nothing tells apart
        if not phone:  # it lies where the choices lay: the log had been pushed out of the window
            below = page.locator(".rail > .tabs").bounding_box()
            assert below and news and abs(below["y"] - news["y"]) < 40
            assert page.locator("#ui-panel-log").is_visible()
        assert not page.evaluate(OVERLAP)
        assert page.evaluate(ABOVE) == steps, "no ring crosses the number of another"
        said = page.locator("#ui-live").inner_text()
        assert card.locator(".hint-reasons li").first.inner_text() in said
        assert page.locator("#ui-choices .hinted").count() == 1
        look(page)
        # Escape closes what lies on top; then it puts it away, the key brings the same one back
        told = card.inner_text()
        point(page, things(page)[0])
        page.keyboard.press("Escape")
        assert not page.locator(".tip.of-thing").is_visible() and card.is_visible()
        page.mouse.move(3, 3)
        page.keyboard.press("Escape")
        page.wait_for_selector("#ui-hint-card", state="hidden")
        assert page.evaluate(RINGS) == 0 and not page.locator("#ui-choices .hinted").count()
        page.keyboard.press("h")
        page.wait_for_selector("#ui-hint-card .hint-steps")
        assert card.inner_text() == told
        if phone:  # the rules have the sheet, whatever the hint says
            page.locator("#ui-tab-rules").tap()
            page.wait_for_function(READS)
            page.locator("#ui-board .sections button").last.tap()  # who wants to see a part does
            page.wait_for_function(BOTH)
            page.locator("#ui-forward").tap()
        # the turn is played as it was told, and the card goes with it
        before = ply(page)
        card.locator(".button.main").click()
        page.wait_for_selector("#ui-hint-card", state="hidden")
        assert wait(page, before) in ("mine", "over")
        someone.quiet()
    # who goes back while they read the log sees the board, and the log below it
    page.locator("#ui-tab-log").tap()
    page.locator("#ui-older").tap()
    page.wait_for_selector("#ui-watching:not([hidden])")
    page.wait_for_function(BOTH)
