"""What stays where it is: the board above a phone's sheet, the list below a question; and what a
second tap at the same place does not do."""

from __future__ import annotations

import re

from browser.hands import asked, ply, sit, tap, wait

CONFIRM = "#ui-confirm:not([hidden])"
# Of each section one looks at while the sheet is at rest.
HEIGHTS = """() => {
  window.heights = {};
  const rail = document.getElementById('ui-rail');
  new ResizeObserver(() => {
    const names = [...document.querySelectorAll('.sections button')];
    const at = names.findIndex((one) => one.ariaPressed === 'true');
    if (rail.dataset.open === 'half') (heights[at] ??= new Set()).add(rail.offsetHeight);
  }).observe(rail);
}"""
LENT = """() => [innerHeight - document.querySelector('.tools').offsetHeight
  - document.getElementById('ui-rail').offsetHeight, Math.round(document.querySelector(
  '.board svg.scene').getBoundingClientRect().bottom)]"""
AT_REST = 228
# The row the guide waits for is put where the last tap was.
UNDER = """([x, y]) => {
  const row = document.querySelector('#ui-choices .hinted');
  Object.assign(row.style, {position: 'fixed', insetInline: 0, top: `${y - 20}px`, zIndex: 9});
}"""
TOPS = """() => [...document.querySelectorAll('#ui-choices button, .rail > .tabs')]
  .map((one) => Math.round(one.getBoundingClientRect().top))"""


CARDS = "#ui-choices [data-group][aria-expanded=false]"
THEIRS = re.compile(r"[·:]\W*Greedy(?: \(\d\))?\W* builds(?!, then you)")


def others(page):
    """A card of somebody else's colour: that it is moved ends the turn. (What a ducat day would pay
    them is told of one's own cards, too.)"""
    return page.locator(CARDS, has_text=THEIRS).first


def middle(page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_tap_where_next_was_plays_nothing(person) -> None:
    """The move's row appeared under the finger, and the turn was over unread."""
    someone = person("fa", phone=True)
    someone.go("/")
    someone.go(asked(someone, "/learn/kilt_castle")["url"])
    page = someone.page
    page.wait_for_selector("#ui-lesson:not([hidden])")
    at = (0.0, 0.0)
    while page.locator("#ui-lesson-next").is_visible():
        at = middle(page, "#ui-lesson-next")
        page.locator("#ui-lesson-next").tap()
        page.wait_for_timeout(60)
    before = ply(page)
    page.evaluate(UNDER, list(at))
    page.wait_for_selector("#ui-choices .hinted[aria-disabled=true]")
    page.touchscreen.tap(*at)
    page.wait_for_timeout(100)
    assert ply(page) == before and not page.evaluate("document.body.matches('.sending')")
    page.wait_for_selector("#ui-choices .hinted:not([aria-disabled])")
    page.touchscreen.tap(*at)  # who has seen it means it
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)


def test_a_phone_s_sheet_has_one_height_whatever_it_says(person) -> None:
    """With every step the board slid away under the finger."""
    someone = person("en", phone=True, ask="")
    sit(someone, 3)
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(HEIGHTS)
    page.locator("#ui-hint").tap()
    page.wait_for_selector("#ui-hint-card .hint-steps", timeout=30_000)
    page.locator("#ui-hint-card .round").tap()
    tap(others(page))
    tap(page.locator("#ui-choices .members [data-action]").first)
    page.wait_for_selector(CONFIRM)
    # another section is looked at while the question waits
    page.locator(".sections button").nth(1).tap()
    page.wait_for_timeout(500)
    assert page.locator(".sections button").nth(1).get_attribute("aria-pressed") == "true"
    assert page.locator(CONFIRM).count()
    # who is not to be asked again has said yes, and is told where that can be changed
    before = ply(page)
    with page.expect_response("**/settings"):
        page.locator("#ui-confirm-never").tap()
    assert "menu" in page.locator(".toast").inner_text()
    assert not page.locator("#ui-ask").is_checked()
    assert wait(page, before) == "mine"
    heights = page.evaluate("Object.values(heights).map((seen) => [...seen])")
    assert heights[0] == [AT_REST], "the castle fills its room"
    # of a section that is lower more is lent while one acts, always as much
    assert all(len(set(seen) - {AT_REST}) <= 1 for seen in heights)
    # what is opened to read in is put away by its own button, or by Escape
    for away in (page.locator("#ui-put-away").tap, lambda: page.keyboard.press("Escape")):
        page.locator("#ui-tab-log").tap()
        page.wait_for_selector("#ui-rail[data-open=read]")
        away()
        page.wait_for_selector("#ui-rail[data-open=half]")


def test_a_low_section_lends_the_sheet_its_room(person) -> None:
    """Two choices were in sight, squeezed, below an empty board."""
    someone = person("en", phone=True)
    someone.go("/")
    someone.go(asked(someone, "/play/mangrovia", players=3, bot="greedy")["url"])
    page = someone.page
    assert wait(page, -1) == "mine"
    sections = page.locator(".sections button")
    sections.filter(has_text="Map").tap()
    page.wait_for_selector(".board:not(.gliding)")
    assert page.locator("#ui-rail").bounding_box()["height"] == AT_REST
    sections.filter(has_text="Cards").tap()
    page.wait_for_selector(".board:not(.gliding)")
    assert page.locator("#ui-rail").bounding_box()["height"] > AT_REST + 100
    above, board = page.evaluate(LENT)
    assert above - 60 < board <= above, "the board ends where the sheet begins"


def test_the_question_lies_over_the_list_and_moves_nothing(person) -> None:
    """It stood far from what was clicked, and the rows slid away under the mouse."""
    someone = person("en", ask="")
    sit(someone, 2)
    page = someone.page
    assert wait(page, -1) == "mine"
    others(page).click()
    rows = page.evaluate(TOPS)
    before = ply(page)
    page.locator("#ui-choices .members [data-action]").last.click()
    page.wait_for_selector(CONFIRM)
    assert all(abs(a - b) <= 1 for a, b in zip(page.evaluate(TOPS), rows, strict=True))
    assert not page.locator("#ui-prompt").is_visible(), "one thing is asked for at a time"
    box = page.locator(CONFIRM).bounding_box()
    assert box["y"] + box["height"] <= page.locator(".rail .choice.chosen").bounding_box()["y"]
    page.keyboard.press("Escape")
    assert page.locator("#ui-prompt").is_visible() and ply(page) == before
    # a hint takes the question's place; to play it is a yes to all it shows
    page.locator("#ui-choices .members [data-action]").last.click()
    page.wait_for_selector(CONFIRM)
    page.locator("#ui-hint").click()
    page.wait_for_selector("#ui-hint-card .hint-steps", timeout=30_000)
    assert not page.locator(CONFIRM).count()
    page.locator("#ui-hint-card .button.main").click()
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert not page.locator(CONFIRM).count()
