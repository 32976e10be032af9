"""Everything explains itself in a browser: by mouse, keys and touch; and is large enough."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

import korsi
from amounts import a_share, amount
from browser.conftest import Person
from browser.eyes import axe, digits, look
from browser.hands import TARGETS, by_list, ply, sit, wait
from laws.sizes import SCREENS
from own_files import PACKAGED

EXPLAINED = [name for name in PACKAGED if korsi.game(name).explain]
CARD = ".tip.of-thing:not([hidden]) .card-name"

# Things that are no target now, with a point of the screen where nothing lies over them.
THINGS = """() => {
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  const all = [...document.querySelectorAll('#ui-board > svg .pieces > .piece, #ui-board .area')];
  return all.filter((at) => at._area || at._piece?.thing).flatMap((at) => {
    const r = at.getBoundingClientRect();
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) return [];
    const top = document.elementFromPoint(x, y);
    return top && (top === at || at.contains(top))
      ? [{thing: (at._area ?? at._piece).thing, x, y}] : [];
  });
}"""
# Places a picked card may go to: put-CARD-SPACE.
GROUPED = """() => [...document.querySelectorAll('.board .targets > g')]
  .map((g) => g._target).filter((t) => t.group).map((t) => t.id)"""
BOARD = """() => {
  const r = document.querySelector('#ui-board > svg.scene').getBoundingClientRect();
  return [r.width, r.height]; }"""
COVERED = """([x, y]) => { const r = document.querySelector('.tip').getBoundingClientRect();
  return x > r.left && x < r.right && y > r.top && y < r.bottom; }"""

# What the card hides: of the thing it explains (0 to 1), and how many targets; how far from the
# thing it lies; and how few targets a card of its size could hide that lies as near without lying
# on the thing (null: there is no room).
HIDES = """([x, y]) => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  const at = document.elementsFromPoint(x, y).map((el) => el._area ? el : el.closest('.piece'))
    .find((el) => el?._area || el?._piece?.thing).getBoundingClientRect();
  const part = (r, left, top) =>
    Math.max(0, Math.min(r.right, left + tip.width) - Math.max(r.left, left)) *
    Math.max(0, Math.min(r.bottom, top + tip.height) - Math.max(r.top, top)) / (r.width * r.height);
  const targets = [...document.querySelectorAll('.targets > g:not(.quiet) .hit')]
    .map((el) => el.getBoundingClientRect()).filter((r) => r.width);
  const hidden = (left, top) => targets.reduce((sum, r) => sum + part(r, left, top), 0);
  const apart = (r, left, top) =>
    Math.hypot(Math.max(left - r.right, r.left - left - tip.width, 0),
      Math.max(top - r.bottom, r.top - top - tip.height, 0));
  let least = null;
  for (let left = board.left + 8; left <= board.right - tip.width - 8; left += 4)
    for (let top = board.top + 8; top <= board.bottom - tip.height - 8; top += 4)
      if (!part(at, left, top) && apart(at, left, top) > 4 && apart(at, left, top) <= 16)
        least = Math.min(least ?? Infinity, hidden(left, top));
  const inside = tip.left >= board.left && tip.right <= board.right && tip.top >= board.top
    && tip.bottom <= board.bottom;
  return {thing: part(at, tip.left, tip.top), targets: hidden(tip.left, tip.top), least, inside,
    apart: apart(at, tip.left, tip.top)};
}"""


def things(page: Page) -> list[dict]:
    """One place for each thing in sight."""
    page.wait_for_selector(".board:not(.gliding)")
    return list({one["thing"]: one for one in page.evaluate(THINGS)}.values())


def point(page: Page, one: dict) -> None:
    """Point at a thing; again, if the board was drawn anew just then."""
    for _ in range(4):
        page.mouse.move(3, 3)
        page.mouse.move(one["x"], one["y"])
        for _ in range(30):
            if page.locator(CARD).count() and page.locator(CARD).is_visible():
                return
            page.wait_for_timeout(100)
    raise AssertionError(f"{one['thing']} shows no card")


def at_table(someone: Person, name: str) -> Page:
    players = 3 if 3 in korsi.game(name).players else korsi.game(name).players[-1]
    sit(someone, players, game=name)
    wait(someone.page, -1)
    return someone.page


def sections_of(name: str) -> int:
    """Of its tall layout."""
    game = korsi.game(name).interpreted
    tall = "tall" in game.layouts
    return len(korsi.Match(game, seed=1).view(0).scene("tall").sections) if tall else 0


def name_on_card(page: Page) -> str:
    return page.locator(CARD).inner_text().strip()


@pytest.mark.one_in(6)
@pytest.mark.parametrize("name", a_share(EXPLAINED, 3))
def test_a_card_by_mouse_and_by_keys(person, name) -> None:
    someone = person("fa")
    page = at_table(someone, name)
    page.set_viewport_size(dict(zip(("width", "height"), SCREENS[0].window, strict=True)))
    there = things(page)
    assert there, "nothing can be pointed at"
    for one in there[:: max(1, len(there) // amount(8, 60))]:
        point(page, one)
        assert name_on_card(page)
        assert not page.evaluate(COVERED, [one["x"], one["y"]]), f"{one['thing']} is hidden"
        hides = page.evaluate(HIDES, [one["x"], one["y"]])
        assert hides["inside"], one["thing"]
        if hides["least"] is not None:  # there is room beside it
            assert hides["thing"] == 0, f"{one['thing']}: the card lies on it"
            assert hides["apart"] <= 17, f"{one['thing']}: {hides}"
            assert hides["targets"] <= hides["least"] + 0.75, f"{one['thing']}: {hides}"
    digits(page)
    # what choosing something would do stands above its card, and once
    for t in [t for t in page.evaluate(TARGETS) if t["seen"]][:3]:
        point(page, {**t, "thing": t["id"]})
        above, below = (page.locator(f".tip > {part}") for part in (".notes", ".now-is"))
        assert not set(above.all_inner_texts()) & set(below.all_inner_texts()), t["id"]
    page.mouse.click(one["x"], one["y"])
    page.wait_for_selector(".tip.pinned .why")
    spoken = page.locator("#ui-live p").last.inner_text()
    assert page.locator(".tip .why").inner_text().split(".")[0] in spoken
    look(page)
    axe(page)
    page.keyboard.press("Escape")
    assert page.locator(CARD).count() == 0
    page.mouse.move(3, 3)
    seen = set()
    for key in ("Shift+ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_selector(CARD)
        assert page.evaluate("document.activeElement.matches('.walker')")
        seen.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(seen) > 2, seen
    before = ply(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "p => document.querySelector('.tip.pinned .why, .tip.asks, .target.open')"
        " || document.body.classList.contains('sending') || Number(document.body.dataset.ply) > p",
        arg=before,
    )


@pytest.mark.one_in(6)
@pytest.mark.parametrize("name", a_share(EXPLAINED, 3, shift=1))
def test_a_card_by_touch_and_how_large_the_board_is(person, name) -> None:
    someone = person("en", phone=True)
    page = at_table(someone, name)
    screen = SCREENS[1]
    if sections_of(name):
        page.wait_for_selector(".sections button")
        wide, tall = page.evaluate(BOARD)
        assert wide == screen.board[0] and tall >= screen.board[1] - 100
        for tab in page.locator(".sections button").all():
            assert tab.bounding_box()["height"] >= 43.9
        page.locator(".sections button").last.tap()
        page.wait_for_selector(".sections button:last-child[aria-pressed=true]")
    hands = page.context.new_cdp_session(page)
    one = things(page)[0]
    touch = {"touchPoints": [{"x": one["x"], "y": one["y"]}]}
    hands.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
    page.wait_for_selector(CARD)
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert name_on_card(page) and page.locator(".tip.low").count() == 1
    assert not page.evaluate(COVERED, [one["x"], one["y"]])
    look(page)
    axe(page)
    page.locator(".tip .shut").tap()
    page.wait_for_timeout(350)
    before = ply(page)
    page.touchscreen.tap(one["x"], one["y"])
    page.wait_for_selector(".tip.pinned .why")
    assert ply(page) == before


def test_a_card_is_seen_where_little_room_is(person) -> None:
    """Keyflower on a small desk: tiles and boats lie so close that shorter cards are tried."""
    someone = person("en")
    page = someone.page
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(someone, 3, "keyflower")
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    page.wait_for_selector(".board:not(.gliding)")
    boats = [one for one in things(page) if one["thing"].startswith("boat-")]
    tile = page.locator(".board .targets > g[id^=on-tile-] .hit").first.bounding_box()
    middle = {"x": tile["x"] + tile["width"] / 2, "y": tile["y"] + tile["height"] / 2}
    for one in (boats[0], {"thing": "a tile", **middle}):
        point(page, one)


def test_a_place_the_picked_card_cannot_go_to_says_why(person) -> None:
    someone = person("en")
    page = someone.page
    sit(someone, 3)
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    openers = page.locator(".board .targets > g[aria-expanded]")
    for n in range(openers.count()):
        openers.nth(n).click()
        page.wait_for_selector(".board .targets > g.open")
        reached = {f"space-{one.rpartition('-')[2]}" for one in page.evaluate(GROUPED)}
        spaces = [
            one
            for one in things(page)
            if one["thing"].startswith("space-") and one["thing"] not in reached
        ]
        if spaces:
            page.mouse.click(spaces[0]["x"], spaces[0]["y"])
            page.wait_for_selector(".tip.pinned .why")
            assert "glows" not in page.inner_text(".tip.pinned .why")
            return
    raise AssertionError("every card may go everywhere")


@pytest.mark.one_in(6)
def test_the_boards_are_as_large_as_the_laws_reckon(person) -> None:
    someone = person("en")
    page = at_table(someone, "kilt_castle")
    for _ in range(6):
        if page.locator("#ui-log > .new").count():
            break
        before = ply(page)
        by_list(page, random.Random(1))
        wait(page, before)
    for screen in SCREENS:
        page.set_viewport_size(dict(zip(("width", "height"), screen.window, strict=True)))
        page.wait_for_function(
            "n => document.querySelectorAll('.sections button').length === n",
            arg=2 if screen.layout == "tall" else 0,  # the castle with its cards, everybody
        )
        # across, a picture in sections fits; how high it is depends on the words below: the laws
        # reckon with many, so that it is rarely less, and not much more
        (wide, high), (reckoned_wide, reckoned) = page.evaluate(BOARD), screen.board
        assert wide == pytest.approx(reckoned_wide, abs=1)
        assert reckoned - 20 < high < reckoned + 60
        # with what the others did in sight on a phone, above what can be done
        assert page.locator("#ui-brief").is_visible() == (screen.layout == "tall")


@pytest.mark.one_in(6)
def test_between_two_targets_a_finger_touches_neither(person) -> None:
    someone = person("en", phone=True)
    page = at_table(someone, "kilt_castle")
    page.wait_for_selector(".target.opens .hit", state="attached")
    page.wait_for_selector(".board:not(.gliding)")
    # the board is so small that a finger beside two neighbours reaches both of them
    page.set_viewport_size({"width": 240, "height": 844})
    page.wait_for_timeout(300)
    between = page.evaluate(
        """() => { const r = [...document.querySelectorAll('.target.opens .hit')].map(
          (at) => at.getBoundingClientRect());
          const reached = (one, x, y) => Math.abs(x - one.left - one.width / 2) < 21 &&
            Math.abs(y - one.top - one.height / 2) < 21;
          const bare = ([first, ...under]) =>
            first?.closest('.board') && !first.closest('.target') &&
            ![first, ...under].some((at) => at._area || at.closest('.piece')?._piece?.thing);
          for (const one of r) for (let i = -20; i <= 20; i++) for (let j = -20; j <= 20; j++) {
            const [x, y] = [one.left + one.width / 2 + i, one.top + one.height / 2 + j];
            if (r.filter((at) => reached(at, x, y)).length > 1 &&
                bare(document.elementsFromPoint(x, y))) return [x, y];
          } }"""
    )
    page.touchscreen.tap(*between)
    page.wait_for_timeout(200)
    assert page.locator(".target.open").count() == 0


@pytest.mark.one_in(4)
def test_the_catalogue_filters_and_reads_without_scripts(person, chromium, server) -> None:
    someone = person("de", theme="light")
    page = someone.go("/g/kilt_castle/catalogue")
    page.locator("#ui-filter input").fill("rot wappen")
    assert 0 < page.locator(".entry:visible").count() < 8
    page.locator("#ui-filter input").fill("xyz")
    page.wait_for_selector("#ui-nothing:not([hidden])")
    page.locator("#ui-filter input").fill("")
    look(page)
    axe(page)
    # on a phone it is many screens long: each kind is one tap away, wherever one is
    page.set_viewport_size({"width": 390, "height": 844})
    for way in page.locator(".jump a").all()[-2:]:
        way.click()
        page.wait_for_function(
            "id => { const top = document.querySelector(id).getBoundingClientRect().top;"
            " return top > 40 && top < innerHeight / 2; }",
            arg=way.get_attribute("href"),
        )
    plain = chromium.new_context(java_script_enabled=False).new_page()
    plain.goto(f"{server.url}/g/kilt_castle/catalogue")
    assert plain.locator(".entry:visible").count() == 27
    assert plain.locator("#ui-filter").is_hidden()
    plain.context.close()
