"""In the middle of a game, of every game: a thing of every kind that is shown explains itself by
mouse, by keys and by touch; and what is written can be read, as the page draws it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import CDPSession, Page

import korsi
from amounts import SEED, a_share, amount
from browser.hands import ARROWS, ply, sit_at, sit_late, towards, wait
from browser.test_explaining import CARD, COVERED, name_on_card, point
from browser.test_long_names import call_all
from korsi import Match
from korsi.games import ORDER
from laws.sizes import SCREENS, Screen

SHARE = 6
"""Of the kinds, one in so many is pointed at, walked to and pressed in a run of make test."""

# What is there, and of it what lies bare in sight, or below what glows: a point of each.
SHOWN = """() => {
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  const spot = (el) => el._area ?? (el.closest?.('.piece')?._piece?.thing
    ? el.closest('.piece')._piece : null);
  const all = [...document.querySelectorAll('#ui-board .piece, #ui-board .area')]
    .filter((at) => (at._area ?? at._piece)?.thing);
  const GRID = [...Array(225).keys()].map((n) => [n % 15 + 1, Math.floor(n / 15) + 1])
    .sort((a, b) => Math.hypot(a[0] - 8, a[1] - 8) - Math.hypot(b[0] - 8, b[1] - 8));
  const bare = (at) => {
    const r = at.getBoundingClientRect();
    for (const [i, j] of GRID) {
      const [x, y] = [r.left + r.width * i / 16, r.top + r.height * j / 16];
      if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue;
      const under = document.elementsFromPoint(x, y);
      if (!under[0]?.closest('#ui-board')) continue;
      // no finger hits what shows only a few pixels beside a button
      if ([-12, 0, 12].some((d) =>
        document.elementFromPoint(x, y + d)?.closest('button, .sections'))) continue;
      const first = under.map(spot).find(Boolean);
      if (first?.thing === (at._area ?? at._piece).thing) return {thing: first.thing, x, y,
        free: !under[0].closest('.targets')};
    }
    return null;
  };
  return {all: all.map((at) => (at._area ?? at._piece).thing), bare: all.map(bare).filter(Boolean)};
}"""
SEES = "async () => { window.seen = (await import(new URL('state.js', document.querySelector(" \
    "'script[type=module]').src))).board; }"  # fmt: skip
# Nothing of what the card tells of lies under it, unless it is higher than the room above.
FREE = """() => {
  const box = (at) => document.querySelector(at).getBoundingClientRect();
  const [card, told, board] = ['.tip', '#ui-board .told', '#ui-board svg.scene'].map(box);
  const root = box('#ui-board');
  const room = card.top - Math.max(root.top, board.top);
  return told.bottom <= card.top + 1 || told.height > room - 20 || told.top < root.top + 60;
}"""
WALKED = """() => { const r = document.querySelector('.walker rect').getBoundingClientRect();
  return {thing: seen.walked?.thing, x: r.left + r.width / 2, y: r.top + r.height / 2}; }"""


def kind(thing: str) -> str:
    return thing.partition("-")[0]


def kinds_of(page: Page) -> dict[str, list[dict]]:
    """What can be pointed at of every kind there is; what does not glow comes first."""
    page.wait_for_selector(".board:not(.gliding)")
    shown = page.evaluate(SHOWN)
    found: dict[str, list[dict]] = {kind(thing): [] for thing in shown["all"]}
    for one in shown["bare"]:
        found[kind(one["thing"])].append(one)
    return {name: sorted(some, key=lambda one: not one["free"]) for name, some in found.items()}


def in_sight(kinds: dict[str, list[dict]]) -> list[str]:
    """The others lie wholly below other things, as the place of a card below the card."""
    shown = sorted(one for one, there in kinds.items() if there)
    assert len(shown) > len(kinds) / 2, kinds
    return shown


def late(someone, name: str) -> Page:
    counts = korsi.game(name).players
    sit_late(someone, 3 if 3 in counts else counts[-1], game=name)
    wait(someone.page, -1)
    return someone.page


@pytest.mark.parametrize("name", a_share(ORDER, 4))
def test_every_kind_of_thing_by_mouse(person, name) -> None:
    someone = person("en")
    someone.page.set_viewport_size({"width": 1366, "height": 768})
    page = late(someone, name)
    kinds = kinds_of(page)
    some = a_share(in_sight(kinds), SHARE)
    for one in (kinds[each][0] for each in some):
        point(page, one)
        assert name_on_card(page), one["thing"]
        assert not page.evaluate(COVERED, [one["x"], one["y"]]), f"{one['thing']} is hidden"


# What no row of arrows leads to, from what lies first.
BEYOND = """async () => {
  const from = document.querySelector('script[type=module]').src;
  const { places, nearestOf } = await import(new URL('board/things.js', from));
  const all = places();
  const found = new Set(all.slice(0, 1));
  for (const here of found)
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]])
      if (nearestOf(all, here, dx, dy)) found.add(nearestOf(all, here, dx, dy));
  return {things: all.length, beyond: all.filter((one) => !found.has(one)).map((one) => one.thing)};
}"""


@pytest.mark.parametrize("name", a_share(ORDER, 2, shift=3))
def test_arrows_lead_to_everything(person, name) -> None:
    someone = person("en")
    someone.page.set_viewport_size({"width": 1366, "height": 768})
    found = late(someone, name).evaluate(BEYOND)
    assert found["things"] > 40 and found["beyond"] == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", a_share(ORDER, 4, shift=1))
def test_every_kind_of_thing_by_keys(person, name) -> None:
    someone = person("en")
    someone.page.set_viewport_size({"width": 1366, "height": 768})
    page = late(someone, name)
    kinds = kinds_of(page)
    page.evaluate(SEES)
    page.keyboard.press("Shift+ArrowDown")
    for each in a_share(in_sight(kinds), SHARE):
        walk_to(page, kinds[each][0])
        page.wait_for_selector(CARD)
        assert name_on_card(page), each


def walk_to(page: Page, goal: dict) -> None:
    """With Shift and arrows, until one stands on a thing of this kind."""
    chance, tried = random.Random(4), set()
    for _ in range(120):
        here = page.evaluate(WALKED)
        if kind(here["thing"]) == kind(goal["thing"]):
            return
        ways = [way for way in towards(here, goal) if (here["thing"], way) not in tried]
        way = ways[0] if ways else chance.choice(ARROWS)
        tried.add((here["thing"], way))
        page.keyboard.press(f"Shift+{way}")
    raise AssertionError(f"so many keys and none led to {goal['thing']}")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", a_share(ORDER, 4, shift=2))
def test_every_kind_of_thing_by_touch(person, name) -> None:
    page = late(person("en", phone=True), name)
    finger = page.context.new_cdp_session(page)
    pressed: set[str] = set()
    for tab in page.locator(".sections button").all():
        tab.tap()
        kinds = kinds_of(page)
        new = sorted(one for one, there in kinds.items() if there and one not in pressed)
        for each in a_share(new, SHARE):
            press_long(page, finger, kinds[each][0])
        pressed |= set(new)
    assert len(pressed) > 4, pressed


def press_long(page: Page, finger: CDPSession, one: dict) -> None:
    """The card comes as a sheet from below and does not hide what it explains."""
    before = ply(page)
    touch = {"touchPoints": [{"x": one["x"], "y": one["y"]}]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
    page.wait_for_selector(CARD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert name_on_card(page) and page.locator(".tip.low").count() == 1, one["thing"]
    assert page.evaluate(FREE), f"{one['thing']} is hidden"
    page.locator(".tip .shut").tap()
    page.wait_for_selector(".tip", state="hidden")
    assert ply(page) == before


# ------------------------------------------------------------------ what is written

# Every text in sight that is too small: its size in px as it is drawn, and its words.
SMALL = """(least) => {
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  const found = {};
  const seen = (el) => el.checkVisibility({checkVisibilityCSS: true, checkOpacity: true})
    && !el.closest('.unseen');
  const keep = (words, px) => { if (px < least - 0.1) found[words] = px; };
  for (const el of document.querySelectorAll('#ui-board svg text')) {
    const [r, words] = [el.getBoundingClientRect(), el.textContent.trim()];
    if (!words || !seen(el) || r.right <= board.left || r.left >= board.right) continue;
    if (r.bottom <= board.top || r.top >= board.bottom) continue;
    const m = el.getScreenCTM();
    keep(words, parseFloat(getComputedStyle(el).fontSize) * Math.hypot(m.c, m.d));
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [el, words] = [walk.currentNode.parentElement, walk.currentNode.data.trim()];
    if (!words || el.closest('svg, script, style, noscript') || !seen(el)) continue;
    const r = el.getBoundingClientRect();
    if (r.width > 1 && r.height > 1 && r.bottom > 0 && r.top < innerHeight)
      keep(words.slice(0, 40), parseFloat(getComputedStyle(el).fontSize));
  }
  return found;
}"""


def small_on(page: Page, screen: Screen) -> dict[str, float]:
    """What is written too small, in whichever section."""
    small: dict[str, float] = {}
    for tab in page.locator(".sections button").all() or [None]:
        if tab:
            tab.click()
        page.wait_for_selector(".board:not(.gliding)")
        small |= page.evaluate(SMALL, screen.text)
    return small


def random_game(name: str) -> Match:
    chance = random.Random(SEED)
    match = Match(name, chance.choice(korsi.game(name).players), SEED)
    while not match.over:
        seat = match.acting()[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


DRAWN = [(name, screen) for name in ORDER for screen in SCREENS]


@pytest.mark.parametrize(("name", "screen"), a_share(DRAWN, 8))
def test_what_is_written_can_be_read_as_it_is_drawn(person, name, screen) -> None:
    match, found = random_game(name), {}
    someone = person("en", phone=screen.layout == "tall")
    wide, high = screen.window
    someone.page.set_viewport_size({"width": wide, "height": high})
    for at in random.Random(SEED).sample(range(len(match)), amount(1, 10)):
        sit_at(someone, match, at)
        wait(someone.page, -1)
        for called in (None, call_all):
            if called:
                called(someone.page)  # long names leave the board its room
            found |= {words: (px, at) for words, px in small_on(someone.page, screen).items()}
    assert found == {}


def test_a_small_text_is_noticed(person) -> None:
    page = person("en").go("/g/kilt_castle")
    page.evaluate(
        "() => { const at = document.createElement('main'); at.id = 'ui-board';"
        ' at.innerHTML = \'<svg width=100 height=50 viewBox="0 0 200 100"><text y=40'
        " font-size=18>tiny</text><text y=80 font-size=22>large</text></svg>';"
        " document.body.replaceChildren(at); }"
    )
    assert page.evaluate(SMALL, 10) == {"tiny": 9}
