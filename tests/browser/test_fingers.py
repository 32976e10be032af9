"""On a phone whatever can be pressed gives a finger 44 px, to the eye it may be smaller."""

from __future__ import annotations

import pytest

from amounts import a_share
from browser.hands import sit_late, wait
from korsi.games import ORDER

LEAST = 43
# How far from its middle something can be hit, in all four directions: of all that can be pressed
# and is in sight. What lies on the board has tests of its own; a link within a sentence is text.
SMALL = """(least) => {
  const CAN = 'a[href], button, summary, select';
  const small = [];
  for (const at of document.querySelectorAll(CAN)) {
    if (at.closest('.board svg, #ui-brief, .skip')) continue;
    const r = at.getBoundingClientRect();
    const pane = at.closest('.more-to-do, .tab')?.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, pane?.top ?? 0), Math.min(innerHeight, pane?.bottom ?? 1e4)];
    if (r.top < top || r.bottom > bottom || r.left < 0 || r.right > innerWidth) continue;
    const mine = (x, y) => {
      const one = document.elementFromPoint(x, y)?.closest(`${CAN}, label`);
      return one === at || Boolean(one?.contains(at));
    };
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    if (!mine(x, y)) continue;
    const reach = (dx, dy) => {
      let n = 0;
      while (n < 60 && mine(x + dx * n, y + dy * n)) n++;
      return n;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1];
    const name = at.id || at.className || at.textContent.trim();
    if (Math.min(wide, high) < least) small.push(`${name}: ${wide} x ${high}`);
  }
  return small;
}"""
# Between the rows of the brief no finger falls through.
GAPS = """() => {
  const all = [...document.querySelectorAll('#ui-brief > button')];
  const rows = all.filter((at) => at.checkVisibility());
  const [first, last] = [rows[0], rows.at(-1)].map((at) => at?.getBoundingClientRect());
  const missed = [];
  for (let y = first?.top + 1; y < last?.bottom; y++) {
    const under = document.elementFromPoint(innerWidth / 2, y);
    if (under?.closest('.more-to-do') && !under.closest('#ui-brief > *')) missed.push(y);
  }
  return missed;
}"""


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", a_share(ORDER, 4))
def test_what_can_be_pressed_gives_a_finger_room(person, name) -> None:
    someone = person("en", phone=True)
    sit_late(someone, 3, name)
    page = someone.page
    wait(page, -1)
    page.wait_for_selector(".board:not(.gliding)")
    assert page.evaluate(SMALL, LEAST) == []
    assert page.evaluate(GAPS) == []
    page.locator("#ui-tab-log").tap()
    page.wait_for_selector("#ui-log .play", state="attached")
    assert page.evaluate(SMALL, LEAST) == []
    someone.go("/")
    assert page.evaluate(SMALL, LEAST) == []
