"""Guided first games in the browser: what the guide says can be read, seen and done.

Two scripts on a desk in English and three on a phone in Persian under make test, all of them on
both under make prove.
"""

from __future__ import annotations

import time

import pytest

import korsi
from amounts import amount
from browser.eyes import digits, look
from korsi.core.lesson import lessons_of

DESK, PHONE = ("en", False), ("fa", True)
QUICK = [
    ("kilt_castle", 3, *DESK),
    ("keyflower", 2, *DESK),
    ("mangrovia", 2, *PHONE),
    ("troyes", 2, *PHONE),
    ("troyes", 1, *PHONE),
]
ALL = [(game, players, *where) for game, players, *_ in QUICK for where in (DESK, PHONE)]

# What the guide says now, once it says something new and nothing moves any more.
SAYS = """(before) => {
  const box = document.getElementById('ui-lesson');
  const key = `${document.body.dataset.ply} ${box.querySelector('p').textContent}`;
  const busy = document.body.classList.contains('sending') || document.querySelector('.gliding');
  return !box.hidden && !busy && key !== before && key;
}"""
# Something of what is pointed at is on the screen, with nothing lying over it.
POINTED = """() => [...document.querySelectorAll('.board .pointed rect')].some((rect) => {
  const r = rect.getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return !!top?.closest('.board');
})"""
FIRST_MOVE = 60
"""Seconds from the lobby to the first own move, for somebody who reads quickly."""


@pytest.mark.parametrize(("game", "players", "lang", "phone"), amount(QUICK, ALL))
def test_somebody_new_is_led_to_the_end_of_the_script(person, game, players, lang, phone) -> None:
    lesson = lessons_of(korsi.game(game))[players]
    someone = person(lang, phone, ask="")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    begun = time.monotonic()
    page.locator(f"button[formaction='/learn/{game}'][value='{players}']").click()
    page.wait_for_selector("body[data-ready]")
    before, own, told = "", 0, []
    points = {one.number: one.point for row in lesson.said.values() for one in row}
    while True:
        before = page.wait_for_function(SAYS, arg=before, timeout=30_000).json_value()
        assert page.locator("#ui-lesson-text").is_visible()
        told += [page.locator("#ui-lesson-text").text_content()]
        if points[len(dict.fromkeys(told))]:
            page.wait_for_function(POINTED)
        if len(told) % 12 == 1:
            look(page)
        go_on = page.locator("#ui-lesson-next")
        if not go_on.is_visible():
            page.locator("#ui-choices .hinted").first.click()
            own += 1
            assert own > 1 or time.monotonic() - begun < FIRST_MOVE
        elif len(dict.fromkeys(told)) < lesson.length:
            go_on.click()
        else:
            break
    assert own == sum(lesson.own)
    if lang == "fa":
        digits(page)
    go_on.click()  # on by oneself: a tip at most, and every move is free
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    assert not page.locator("#ui-choices .hinted").count()
