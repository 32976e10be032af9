"""Whole games of Mangrovia in the browser: by mouse on the board, by keys, on a phone in Persian.

A game of people who do whatever glows would last as long as chance likes, so these people hurry: of
what glows they prefer what gets a hut built. They still point at the board, or walk it with arrows.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page

from browser.eyes import digits, look
from browser.hands import ARROWS, MOVED, TARGETS, ply, to_the_end

# What a hurried player likes best comes first.
LIKES = ("pay-", "return-", "build-", "amulets", "take-", "draw-", "site-", "birds", "waive")


def liking(id: str) -> int:
    name = re.sub("^.*?target-", "", id)
    return next((i for i, start in enumerate(LIKES) if name.startswith(start)), len(LIKES))


def choose(page: Page, chance: random.Random) -> dict:
    """One of the liked places that glow."""
    targets = page.evaluate(TARGETS)
    assert targets, "nothing glows"
    best = min(liking(t["id"]) for t in targets)
    return chance.choice([t for t in targets if liking(t["id"]) == best])


def by_mouse(page: Page, chance: random.Random) -> None:
    """Point at it, click it; if it asks which, take the first."""
    before = ply(page)
    for _ in range(3):
        t = choose(page, chance)
        page.mouse.move(t["x"], t["y"])
        page.mouse.click(t["x"], t["y"])
        if page.locator(".tip.asks:not([hidden])").count():
            page.locator(".tip.asks .choice").first.click()
        if page.evaluate(MOVED, before):
            return
    raise AssertionError(f"three clicks on {t['id']} and nothing happened")


IN_SIGHT = """(ids) => ids.filter((id) => {
  const r = document.getElementById(id).querySelector('.hit').getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return top?.closest('.targets > g')?.id === id; })"""


def by_finger(page: Page, chance: random.Random) -> None:
    """Tap it; the sheet says what it would do and has the button for it.

    On a phone the board comes nearer by itself; what it then leaves out is done from the list.
    """
    before = ply(page)
    for _ in range(4):
        targets = page.evaluate(TARGETS)
        ids = page.evaluate(IN_SIGHT, [t["id"] for t in targets])
        seen = [t for t in targets if t["id"] in ids]
        best = min((liking(t["id"]) for t in targets), default=0)
        good = [t for t in seen if liking(t["id"]) == best]
        if good:
            t = chance.choice(good)
            page.touchscreen.tap(t["x"], t["y"])
            asked = page.locator("#ui-choices .choice.near[data-action]")
            if asked.count():
                asked.first.tap()
        else:
            page.locator("#ui-choices .choice[data-action]").first.tap()
        if page.evaluate(MOVED, before):
            return
    raise AssertionError("four taps and nothing happened")


def by_keys(page: Page, chance: random.Random) -> None:
    """Walk with arrows until something liked has the focus, Enter; no mouse."""
    before = ply(page)
    best = min(liking(t["id"]) for t in page.evaluate(TARGETS))
    for step in range(60):
        here = page.evaluate("document.activeElement?._target ? document.activeElement.id : ''")
        if here and (liking(here) == best or step > 40):
            page.keyboard.press("Enter")
            if page.evaluate("!!document.activeElement.closest('.tip.asks')"):
                page.keyboard.press("Enter")
            if page.evaluate(MOVED, before):
                return
        page.keyboard.press(chance.choice(ARROWS))
    raise AssertionError("sixty keys and nothing happened")


def sit(someone, players: int, motion: str = "reduce", **options: str) -> None:
    page = someone.page
    page.emulate_media(reduced_motion=motion)
    someone.go("/")
    answer = page.request.post(
        f"{someone.server.url}/tables",
        data={
            "game": "mangrovia",
            "seats": ["me"] + ["greedy"] * (players - 1),
            "options": options,
        },
        headers={"origin": someone.server.url},
    )
    assert answer.ok, answer.text()
    someone.go(answer.json()["url"])


@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "options"),
    [
        (by_mouse, 2, "en", False, {}),
        (by_mouse, 4, "en", False, {"stone_tiles": "mixed"}),
        (by_keys, 2, "fa", False, {"stone_tiles": "bonus_only"}),
        (by_keys, 4, "de", False, {}),
        (by_finger, 2, "fa", True, {}),
        (by_finger, 4, "fa", True, {"stone_tiles": "statues_only"}),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, options) -> None:
    someone = person(lang, phone, "light" if phone else "dark")
    sit(someone, players, **options)
    moves = to_the_end(someone, how, every=25)
    assert moves > 20
    page = someone.page
    assert page.locator("#ui-end .ranking li").count() == players
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if lang == "fa":
        digits(page)


def test_targets_come_while_bots_still_move(person) -> None:
    """With motion: bots pay piece by piece, steps in which nothing on the board moves."""
    someone = person("en")
    sit(someone, 3, motion="no-preference")
    assert to_the_end(someone, by_mouse, every=50) > 20


def test_the_game_s_page_says_that_the_map_is_reconstructed(person) -> None:
    someone = person("en")
    page = someone.go("/g/mangrovia")
    look(page)
    text = page.locator("main").inner_text()
    assert "an owner of the box can correct them in the game’s data file" in text


def test_the_game_s_page_in_persian_on_a_phone(person) -> None:
    page = person("fa", True, "light").go("/g/mangrovia")
    look(page)
    digits(page)
