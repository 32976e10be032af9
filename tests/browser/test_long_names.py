"""Names as long as they may be: they are cut, the board keeps its room."""

from __future__ import annotations

import pytest

from amounts import a_share
from browser.eyes import fits
from browser.hands import sit, wait
from korsi.table.names import NAME

LONG = ["Wolfgang Amadeus Mozarts", "Maximiliane Schneeberger", "Alexandrina Konstantinos"]
CALL = """async (names) => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ table }, { renderSeats }] = await Promise.all(['state.js', 'table/seats.js'].map(at));
  const called = (one, i) => ({...one, name: names[i % names.length]});
  table.now = {...table.now, seats: table.now.seats.map(called)};
  table.drawn.seats = '';
  renderSeats();
}"""
"""All seats have such names from now on."""
# In one go, for the page may be drawn anew at any time.
MEASURED = f"""async (names) => {{
  const high = (at) => document.querySelector(at).getBoundingClientRect().height;
  const before = [high('header.head'), high('#ui-board')];
  await ({CALL})(names);
  const chairs = [...document.querySelectorAll('.chair')];
  const whole = chairs.every((chair) => {{
    const {{ left, right }} = chair.getBoundingClientRect();
    return [...chair.children].filter((at) => at.matches('.signs, .points')).every((at) => {{
      const box = at.getBoundingClientRect();
      return box.left >= left && box.right <= right && box.width > 0;
    }});
  }});
  const titles = chairs.map((one) => one.title);
  return [before, [high('header.head'), high('#ui-board')], whole, titles];
}}"""


def call_all(page) -> None:
    assert all(NAME - 1 <= len(name) <= NAME for name in LONG)
    page.evaluate(CALL, LONG)


SEATS = [
    (size, game, players)
    for size in ((1366, 768), (390, 844))
    for game, players in (("keyflower", 4), ("keyflower", 6), ("troyes", 3), ("mangrovia", 2))
]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "game", "players"), a_share(SEATS, 8))
def test_long_names_take_no_room_from_the_board(person, size, game, players) -> None:
    """Three of them made the head 147 px high and what is written on the board 9 px small."""
    someone = person("de", phone=size[0] < 500)
    someone.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(someone, players, game)
    page = someone.page
    wait(page, -1)  # whoever moves meanwhile has the page drawn anew
    before, after, whole, titles = page.evaluate(MEASURED, LONG)
    assert after == before
    assert whole, "signs and points are not cut"
    assert all(name in title for name, title in zip(LONG * 2, titles, strict=False)), titles
    fits(page)
