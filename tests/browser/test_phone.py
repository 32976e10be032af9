"""What a phone does while one acts: a tap is confirmed by what it does, the section stays in which
one acts, and what has the focus is framed only for who came there by keys."""

from __future__ import annotations

import random

import korsi
from browser.eyes import look
from browser.hands import anything, in_sight, ply, sit, sit_at, wait
from browser.test_touching import FILM, MODULES

CONFIRM = "#ui-confirm:not([hidden])"
SECTION = "document.querySelector('.sections [aria-pressed=true]')?.textContent"
SECTIONS = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  Object.assign(window, await at('board/sections.js'));
}"""
# The section where the least can be chosen, and one where nothing can.
LEAST = """() => {
  const parts = board.scene.sections.filter((s) => !s.hand);
  const counted = parts.map((s) => [board.list.filter((t) => t.group === '' && !t.opens
    && !document.getElementById(t.id).matches('.aside, .quiet') && holds(s, t)).length, s]);
  const some = counted.filter(([n]) => n).sort(([a], [b]) => a - b);
  return [some[0][1].id, counted.find(([n]) => !n)[1].id];
}"""
GO = """(id) => {
  goTo(board.scene.sections.find((s) => s.id === id));
  board.follows = true;
}"""
FRAMED = """() => {
  const at = document.querySelector('#ui-choices button, #ui-hint');
  at.focus({ preventScroll: true });
  return at.matches(':focus-visible') && getComputedStyle(at).outlineStyle !== 'none';
}"""
# What the others did is read further down, while it is shown; then comes one's own question.
READ_ON = """() => {
  const pane = document.querySelector('#ui-choices').parentElement;
  const told = document.createElement('div');
  told.style.cssText = 'flex: none; block-size: 60rem';
  pane.prepend(told);
  pane.scrollTop = 300;
  table.film = null;
  render();
  return pane.scrollTop;
}"""
OPENED = "() => [table.group, board.group, table.hint]"


def test_a_tap_names_what_it_does_and_what_that_brings(person) -> None:
    """Who had said "do not ask again" was asked about the end of the turn at every tap."""
    one = person("en", phone=True)
    sit(one, 2, "mangrovia")
    page = one.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    t = next(t for t in in_sight(page, anything) if "site" in t["id"])
    page.touchscreen.tap(t["x"], t["y"])
    page.wait_for_selector(CONFIRM)
    assert "your turn" not in page.locator(CONFIRM).inner_text(), "one is not to be asked that"
    assert page.locator("#ui-confirm-yes").inner_text() == "Do it"
    assert "bowl on site" in page.locator("#ui-confirm-steps").inner_text().lower()
    assert "pier" in page.locator("#ui-confirm-worth").inner_text().lower()
    look(page)
    page.locator("#ui-confirm-no").tap()
    page.locator("#ui-menu-button").tap()
    assert "Do it" in page.locator("#ui-menu .touch-only").inner_text()
    assert page.evaluate(FRAMED) is False, "where the finger did not go"
    page.keyboard.press("Escape")
    assert page.evaluate(FRAMED) is True


def test_who_acts_stays_where_they_act(person) -> None:
    someone = person("en", phone=True)
    sit(someone, 2, "troyes")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(MODULES)
    page.evaluate(SECTIONS)
    before = ply(page)
    here, nothing = page.evaluate(LEAST)
    page.evaluate(GO, nothing)
    empty = page.evaluate(SECTION)
    page.evaluate("board.tapped = performance.now(); toTargets()")
    assert page.evaluate(SECTION) == empty, "the next tap may be on its way"
    page.wait_for_function(f"(was) => {SECTION} !== was", arg=empty)
    page.evaluate(GO, here)
    there = page.evaluate(SECTION)
    page.evaluate("board.acts = true; toTargets()")
    assert page.evaluate(SECTION) == there and ply(page) == before


def test_a_hint_that_is_put_away_leaves_nothing_chosen(person) -> None:
    someone = person("fa", phone=True)
    sit(someone, 2, "kilt_castle")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(MODULES)
    before = page.evaluate(OPENED)
    page.locator("#ui-hint").tap()
    page.wait_for_selector("#ui-hint-card .hint-steps", timeout=30_000)
    assert page.evaluate(OPENED) != before
    page.locator("#ui-hint-card .round").tap()
    assert page.evaluate(OPENED) == before


def test_a_question_begins_with_its_first_row(person) -> None:
    """The one row that gave nothing up lay above what was in sight: the list had been drawn empty
    while the others' moves were shown, so it was the list of the same position."""
    someone = person("de", phone=True)
    sit(someone, 2, "troyes")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(MODULES)
    page.evaluate(FILM)
    assert page.evaluate(READ_ON) == 0


STAYED = """() => {
  const tray = board.scene.sections.find((s) => s.asks);
  goTo(tray);
  board.follows = true;
  toHappening([], []);
  return board.section.id === tray.id;
}"""


def test_others_moves_are_not_watched_where_one_is_asked(person) -> None:
    """While others played one looked at the almost empty page where one's own dice had lain."""
    someone = person("de", phone=True)
    sit(someone, 2, "troyes")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(MODULES)
    page.evaluate(SECTIONS)
    page.evaluate(FILM)
    assert page.evaluate(STAYED) is False


OWN_COLUMN = """() => {
  const table = document.querySelector('#ui-scores .scores');
  const head = table.querySelector('thead th');
  const [mine, room] = [head, table.parentElement].map((one) => one.getBoundingClientRect());
  const seen = mine.left >= room.left - 1 && mine.right <= room.right + 1;
  return [head.textContent, seen, table.getBoundingClientRect().width <= room.width + 1];
}"""


def test_ones_own_points_are_in_sight(person) -> None:
    """On a phone four columns did not fit, and one's own was the last."""
    someone = person("de", phone=True)
    match, chance = korsi.Match("troyes", 4, 4), random.Random(4)
    while len(match) < 120:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    sit_at(someone, match, 110)
    page = someone.page
    assert wait(page, -1) == "mine"
    page.locator("#ui-score-button").tap()
    page.wait_for_selector("#ui-scores .scores")
    who, seen, fits = page.evaluate(OWN_COLUMN)
    assert who == "Du" and seen and fits
