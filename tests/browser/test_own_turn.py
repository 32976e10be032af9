"""What one's own turn looks like before anything is done: the list, the log, a phone."""

from __future__ import annotations

from itertools import pairwise

from browser.hands import asked, sit, wait
from browser.test_following import WATCH, my_turn

OPENS = "document.querySelector('#ui-choices [aria-expanded][data-group]')"
PREVIEWS = "document.querySelectorAll('.board .ghosts > g').length"
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120)))"

# Each button of the bar below a phone's page: what it is called, and its box.
BAR = """() => [...document.querySelectorAll('.rail > .tabs button, .tools button')]
  .filter((one) => one.checkVisibility()).map((one) => {
    const { top, bottom, width, height, left, right } = one.getBoundingClientRect();
    const said = one.getAttribute('aria-label') || one.title || one.textContent;
    return { said: said.trim(), top, bottom, width, height, left, right };
  })"""
WEIGHTY = """() => {
  const panel = document.getElementById('ui-panel-log').getBoundingClientRect();
  const news = [...document.querySelectorAll('#ui-log > .new')];
  if (!news.length) return false;
  const counts = news.findLast((at) => at.matches('.to-me') || at.querySelector('.gains'));
  const { top } = (counts ?? news.at(-1)).getBoundingClientRect();
  return top >= panel.top - 3 && top < panel.bottom - 10;
}"""
STRIP = """() => {
  const strip = document.querySelector('.strip:not([hidden]) svg');
  const room = strip.getBoundingClientRect(), to = strip.getScreenCTM();
  return [...document.querySelectorAll('#ui-board .piece')].filter((at) => at._piece?.thing)
    .map((at) => new DOMPoint(at._piece.x, at._piece.y).matrixTransform(to))
    .map(({ x, y }) => ({ x, y }))
    .find(({ x, y }) => x > room.left && x < room.right && y > room.top && y < room.bottom);
}"""
SECTION = "document.querySelector('.sections [aria-pressed=true]').textContent"
# How much of the page the board has, how high the guide is, and where the row it frames ends.
ROOM = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const high = box('#ui-rail').top - box('#ui-board').top;
  const all = [...document.querySelectorAll('#ui-choices button')];
  const rows = all.filter((one) => one.checkVisibility());
  return { board: high / innerHeight, guide: box('#ui-lesson').height, rows: rows.length,
    seen: rows.at(-1).getBoundingClientRect().bottom <= box('.tools').top };
}"""
PASSES = """() => {
  const pass = document.getElementById('ui-pass');
  const rows = document.querySelectorAll(`#ui-choices [data-action="${pass.dataset.action}"]`);
  return [pass.checkVisibility(), rows.length];
}"""


def test_nothing_is_previewed_under_a_mouse_that_rests(person) -> None:
    """The list changed under it, and the board looked as if a move were made."""
    someone = person("en")
    sit(someone, 3)
    page = someone.page
    assert wait(page, -1) == "mine"
    if not page.locator("#ui-choices .members").count():
        page.evaluate(f"{OPENS}.click()")
    row = page.locator("#ui-choices .members [data-action]").last
    box = row.bounding_box()
    page.evaluate(f"{OPENS}.parentElement.querySelector('[aria-expanded=true]').click()")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(f"{OPENS}.click()")
    page.evaluate(FRAMES)
    assert row.evaluate("(one) => one.matches(':hover')"), "it lies under the mouse"
    assert page.evaluate(PREVIEWS) == 0
    page.mouse.move(x + 4, y)
    page.wait_for_function(f"() => {PREVIEWS} > 0")


def test_a_phone_has_one_bar_whose_buttons_have_names_and_room(person) -> None:
    someone = person("fa", phone=True)
    sit(someone, 3, "mangrovia")
    page = someone.page
    assert wait(page, -1) == "mine"
    bar = page.evaluate(BAR)
    assert len(bar) >= 6 and all(one["said"] for one in bar)
    assert all(one["height"] >= 44 and one["width"] >= 30 for one in bar), bar
    assert max(one["top"] for one in bar) - min(one["top"] for one in bar) < 6, "one line"
    across = sorted(bar, key=lambda one: one["left"])
    assert all(a["right"] <= b["left"] + 1 for a, b in pairwise(across))


def test_the_log_shows_where_points_moved_since_ones_last_turn(person) -> None:
    """It began with the oldest line, and the one that counted lay below."""
    someone = person("en")
    sit(someone, 3)
    page = someone.page
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    for _ in range(3):
        my_turn(page)
        assert wait(page, -1) == "mine"
        page.wait_for_function(WEIGHTY)


def test_passing_stands_once_beside_the_question(person) -> None:
    someone = person("en")
    sit(someone, 2, "keyflower")
    assert wait(someone.page, -1) == "mine"
    assert someone.page.evaluate(PASSES) == [True, 0]


def test_a_finger_that_rests_on_ones_own_things_is_told_what_they_are(person) -> None:
    """It was taken for a tap, and led away from the board to their section."""
    someone = person("en", phone=True)
    sit(someone, 3, "keyflower")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    there, before = page.evaluate(STRIP), page.evaluate(SECTION)
    wire = someone.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [there]})
    page.wait_for_selector(".tip.of-thing.pinned:not([hidden])")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator(".tip .card-name").is_visible() and page.evaluate(SECTION) == before
    page.locator(".tip .shut").tap()
    page.touchscreen.tap(there["x"], there["y"])  # a tap leads there
    page.wait_for_function(f"(was) => {SECTION} !== was", arg=before)


def test_while_the_guide_waits_for_a_tap_the_board_has_half_of_a_phone(person) -> None:
    someone = person("de", phone=True)
    someone.go("/")
    someone.go(asked(someone, "/learn/kilt_castle")["url"])
    page = someone.page
    page.wait_for_selector("#ui-lesson:not([hidden])")
    while page.locator("#ui-lesson-next").is_visible():
        page.locator("#ui-lesson-next").tap()
    page.wait_for_selector("#ui-lesson.awaits")
    page.wait_for_timeout(300)  # the sheet glides there
    room = page.evaluate(ROOM)
    assert room["board"] >= 0.5 and room["guide"] <= 130, room
    assert room["rows"] == 1 and room["seen"], room
