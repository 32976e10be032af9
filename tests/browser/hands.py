"""Playing as a person does: with the mouse on the board, with keys, or from the list alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from browser.conftest import Person
from browser.eyes import look

# My turn, or the end. `ply` is the newest position the page shows.
READY = """(ply) => {
  const {status, ply: now} = document.body.dataset;
  if (status === 'over') return 'over';
  if (Number(now) === ply || document.body.classList.contains('sending')) return false;
  return document.querySelector('#ui-choices:not([hidden]) button') ? 'mine' : false;
}"""


def ply(page: Page) -> int:
    return int(page.evaluate("Number(document.body.dataset.ply)"))


def wait(page: Page, after: int) -> str:
    return str(page.wait_for_function(READY, arg=after, polling=25, timeout=30_000).json_value())


def to_the_end(person: Person, move: Callable[[Page, random.Random], None], every: int = 9) -> int:
    """Play until the game is over, looking closely now and then. How many moves were mine?"""
    page, chance = person.page, random.Random(4)
    before, moves = -1, 0
    while wait(page, before) == "mine":
        if moves % every == 0:
            look(page)
        before = ply(page)
        move(page, chance)
        moves += 1
        assert moves < 400
    page.wait_for_selector("#ui-end[open]")
    look(page)
    return moves


MOVED = """(ply) => document.body.classList.contains('sending')
  || Number(document.body.dataset.ply) !== ply"""

TARGETS = """() => [...document.querySelectorAll('.board .targets > g:not(.quiet, .open)')]
  .filter((g) => g.getAttribute('display') !== 'none')
  .map((g) => { const r = g.querySelector('.hit').getBoundingClientRect();
    return {id: g.id, x: r.x + r.width / 2, y: r.y + r.height / 2}; })"""


def by_mouse(page: Page, chance: random.Random) -> None:
    """Point at something that glows and click; again, while it opens something."""
    before = ply(page)
    for _ in range(3):
        targets = page.evaluate(TARGETS)
        assert targets, "nothing glows"
        t = chance.choice(targets)
        page.mouse.move(t["x"], t["y"])
        page.mouse.click(t["x"], t["y"])
        if page.evaluate(
            "!document.querySelector('.tip.asks[hidden]') && !!document.querySelector('.tip.asks')"
        ):
            page.locator(".tip.asks .choice").last.click()
        opened = page.evaluate(
            MOVED,
            before,
        )
        if opened:
            return
    raise AssertionError(f"three clicks and nothing happened at {page.url}")


def by_finger(page: Page, chance: random.Random) -> None:
    """Tap what glows: the sheet asks, the same place again or its button does it."""
    before = ply(page)
    for _ in range(5):
        t = chance.choice(page.evaluate(TARGETS))
        page.touchscreen.tap(t["x"], t["y"])
        asked = page.locator("#ui-choices .choice.near[data-action]")
        if asked.count():
            asked.first.tap()
        if page.evaluate(
            MOVED,
            before,
        ):
            return
    raise AssertionError("five taps and nothing happened")


ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def by_keys(page: Page, chance: random.Random) -> None:
    """Arrows to walk, Enter to act. The mouse is never touched."""
    before = ply(page)
    for _ in range(4):
        for _ in range(chance.randint(1, 3)):
            page.keyboard.press(chance.choice(ARROWS))
        if not page.evaluate(
            "!!document.activeElement._target || !!document.activeElement.closest('.tip')"
        ):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.evaluate("!!document.activeElement.closest('.tip.asks')"):
            page.keyboard.press("Enter")
        if page.evaluate(
            MOVED,
            before,
        ):
            return
    raise AssertionError("keys pressed and nothing happened")


def by_list(page: Page, chance: random.Random) -> None:
    """As a screen reader would: buttons by their role and name, inside the group of choices."""
    label = page.locator("#ui-choices").get_attribute("aria-label")
    group = page.get_by_role("group", name=label, exact=True)
    buttons = group.get_by_role("button")
    closed = group.get_by_role("button", expanded=False)
    if closed.count():
        closed.nth(chance.randrange(closed.count())).click()
        members = group.get_by_role("group").get_by_role("button")
        members.nth(chance.randrange(members.count())).click()
    else:
        plain = group.locator("button[data-action]").get_by_text("")
        assert buttons.count()
        plain.first.click()
