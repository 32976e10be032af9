"""The game afterwards in a browser: walked by keys and clicks, on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from amounts import a_share
from browser.eyes import axe, digits, look
from table.test_records import recorded

# Something else is there than before, or nothing.
ANOTHER = "([where, before]) => document.querySelector(where)?.innerHTML !== before"

IN_SIGHT = """part => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.one_in(6)
@pytest.mark.parametrize(
    ("lang", "phone", "theme"), a_share([("en", False, "dark"), ("fa", True, "light")], 2)
)
def test_the_game_afterwards(person, tmp_path: Path, lang, phone, theme) -> None:
    someone = person(lang, phone=phone, theme=theme)
    page = someone.go("/")
    sent = page.request.post(f"{someone.server.url}/upload", data=recorded(5).encode())
    page = someone.go(f"/t/{sent.json()['table']}")
    page.locator("a[data-played]:visible").first.click()  # it opens as a replay
    page.wait_for_selector("#ui-over:not([hidden])", timeout=120_000)

    # The graph is walked by keys, by the slider and by a click; the board follows.
    page.wait_for_selector("#ui-board svg.scene")
    page.locator("#ui-first").click()
    start = page.locator("#ui-where").inner_text()
    slider = page.locator("#ui-at")
    slider.focus()
    before = page.locator("#ui-board").inner_html()
    page.keyboard.press("ArrowLeft" if lang == "fa" else "ArrowRight")
    assert page.locator("#ui-where").inner_text() != start
    # It runs as one reads: the line, the slider's knob and the arrows, from the right in Persian.
    line = page.locator("#ui-graph .now").evaluate("line => +line.getAttribute('x1')")
    back, forth = (page.locator(id).bounding_box()["x"] for id in ("#ui-older", "#ui-newer"))
    reads = slider.evaluate("slider => getComputedStyle(slider).direction")
    assert (line > 200) == (back > forth) == (reads == "rtl") == (lang == "fa")
    keys = page.locator("#ui-older").get_attribute("title")  # the one that walks the same way
    assert keys.endswith("(→)" if lang == "fa" else "(←)")
    page.keyboard.press("End")
    assert page.locator("#ui-newer").is_disabled() and page.locator("#ui-try").is_hidden()
    page.wait_for_function(ANOTHER, arg=["#ui-board", before])
    page.locator("#ui-graph svg").click(position={"x": 150, "y": 60})
    assert page.locator("#ui-try").is_visible()
    assert slider.get_attribute("aria-valuetext")

    # The better turn is shown on the board, and taken away again.
    before = page.locator("#ui-board").inner_html()
    page.locator("#ui-turning button").first.click()
    page.wait_for_function(ANOTHER, arg=["#ui-board", before])
    before = page.locator("#ui-board").inner_html()
    show = page.locator("#ui-here button")
    show.click()
    page.locator('#ui-here button[aria-pressed="true"]').wait_for()
    page.wait_for_function(ANOTHER, arg=["#ui-board", before])
    show.click()
    page.locator('#ui-here button[aria-pressed="false"]').wait_for()

    # Everything adds up on the page too: a row a seat, a grade at every decision.
    assert page.locator("#ui-sums tbody tr").count() == 2
    assert page.locator("#ui-turning > li").count() >= 1
    assert page.locator("#ui-decisions .grade").count() > 20
    # Nothing is hidden or cut: the numbers of wide tables, the moves one may try.
    page.wait_for_selector("#ui-moves label")
    shares = page.locator("#ui-sums td bdi, #ui-moves span").evaluate_all(
        "all => all.map((at) => [at.offsetWidth, at.scrollWidth])"
    )
    assert len(shares) > 8 and all(10 < wide >= whole for wide, whole in shares), shares
    parts = page.locator("#ui-sums-part").inner_text() + page.locator("#ui-here").inner_text()
    assert not re.search(r"[-−\u2011]\u200e?[0۰](?![0-9۰-۹])", parts), "less than nothing"
    look(page)
    if lang == "fa":
        digits(page)
    axe(page)

    # Another move has a value.
    page.locator("#ui-try button").click()
    page.locator("#ui-tried", has_text=re.compile("[0-9۰-۹]+\u2069?[%٪]")).wait_for(timeout=120_000)

    # One's worst positions are asked again; the answer can be looked up; on with one click.
    page.locator("#ui-learn-begin").click()
    page.locator(".learn .offered button").first.wait_for()
    page.wait_for_function(
        "() => document.querySelector('.learn .offered button').getBoundingClientRect().bottom"
        " < innerHeight"
    )  # without scrolling: the position and what to choose stand together
    # Wherever one chooses, the choice is marked and what is said of it stands in sight.
    page.locator(".learn .offered button").last.click()
    page.locator('.learn .offered [data-found][aria-pressed="true"]').wait_for(timeout=120_000)
    assert page.locator(".learn [role=status]").inner_text()
    for part in (".learn [role=status]", ".learn .row .button", ".learn .row .main"):
        assert page.locator(part).first.evaluate(IN_SIGHT), part
    asked = page.locator("#ui-learn h3").inner_html()
    page.locator(".learn .row .button").first.click()
    page.locator(".learn .stage .changes").wait_for(state="attached")
    for part in (".learn .stage", ".learn [role=status]", ".learn .row .main"):
        assert page.locator(part).evaluate(IN_SIGHT), part
    page.locator(".learn .row .main").click()
    page.wait_for_function(ANOTHER, arg=["#ui-learn h3", asked])

    # And the game is played on from here against a character.
    page.locator("#ui-on button").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector("#ui-board svg.scene")
