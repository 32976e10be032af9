"""Whole games of Troyes in the browser: against Le Roy, by mouse, by keys, on a Persian phone.

People who do whatever glows would reroll dice for ever, so these people hurry: of what glows they
prefer what carries an action on. They still point at the board, or walk it with arrows.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page

from browser.eyes import digits
from browser.hands import ARROWS, MOVED, TARGETS, ply, to_the_end

# What a hurried player likes best comes first; dice of one's own may be rerolled, they come last.
LIKES = ("take-", "fight-", "cathedral", "card-", "building-", "on-", "lying", "button", "counter")
IN_SIGHT = """(ids) => ids.filter((id) => {
  const r = document.getElementById(id).querySelector('.hit').getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return top?.closest('.targets > g')?.id === id; })"""


def liking(id: str) -> int:
    name = re.sub("^.*?target-", "", id)
    return next((i for i, start in enumerate(LIKES) if name.startswith(start)), len(LIKES))


def liked(targets: list[dict]) -> list[dict]:
    assert targets, "nothing glows"
    best = min(liking(t["id"]) for t in targets)
    return [t for t in targets if liking(t["id"]) == best]


def by_mouse(page: Page, chance: random.Random) -> None:
    """Point at it, click it; if it asks which, take the first."""
    before = ply(page)
    for _ in range(3):
        t = chance.choice(liked(page.evaluate(TARGETS)))
        page.mouse.move(t["x"], t["y"])
        page.mouse.click(t["x"], t["y"])
        if page.locator(".tip.asks:not([hidden])").count():
            page.locator(".tip.asks .choice").first.click()
        if page.evaluate(MOVED, before):
            return
    raise AssertionError(f"three clicks on {t['id']} and nothing happened")


def by_finger(page: Page, chance: random.Random) -> None:
    """Tap it; the sheet has the button for it. What the near board leaves out is in the list."""
    before = ply(page)
    for _ in range(4):
        targets = liked(page.evaluate(TARGETS))
        ids = page.evaluate(IN_SIGHT, [t["id"] for t in targets])
        seen = [t for t in targets if t["id"] in ids]
        if seen:
            t = chance.choice(seen)
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
    best = {t["id"] for t in liked(page.evaluate(TARGETS))}
    for step in range(60):
        here = page.evaluate("document.activeElement?._target ? document.activeElement.id : ''")
        if here and (here in best or step > 40):
            page.keyboard.press("Enter")
            if page.evaluate("!!document.activeElement.closest('.tip.asks')"):
                page.keyboard.press("Enter")
            if page.evaluate(MOVED, before):
                return
        page.keyboard.press(chance.choice(ARROWS))
    raise AssertionError("sixty keys and nothing happened")


def sit(someone, players: int, **options: str) -> None:
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    answer = page.request.post(
        f"{someone.server.url}/tables",
        data={
            "game": "troyes",
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
        (by_mouse, 1, "en", False, {}),
        (by_keys, 2, "fa", False, {"bonus_cards": "true"}),
        (by_mouse, 4, "en", False, {}),
        (by_finger, 2, "fa", True, {}),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, options) -> None:
    someone = person(lang, phone, "light" if phone else "dark")
    sit(someone, players, **options)
    assert to_the_end(someone, how, every=25) > 20
    page = someone.page
    assert page.locator("#ui-end .ranking li").count() == players
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if lang == "fa":
        digits(page)
    if players == 1:  # T-21.18: the band of the verdict, on the board and among the points
        page.locator("#ui-end [data-close]").first.click()
        assert page.locator("[id$=verdict]").count()
        page.locator("#ui-score-button").click()
        page.wait_for_selector("#ui-scores[open]")
        assert "Le Roy" in page.locator("#ui-scores-body").inner_text()
