"""Acting: the end of a turn is confirmed, steps are taken back as practice, what was chosen offline
is sent, clicking twice does no harm, and it can be heard."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from browser.eyes import fits, look
from browser.hands import anything, asked, by_keys, by_list, in_sight, ply, sit, wait

CONFIRM = "#ui-confirm:not([hidden])"
CHOSEN = """() => {
  const board = document.getElementById('ui-board').getBoundingClientRect();
  const rail = document.getElementById('ui-rail').getBoundingClientRect();
  return [...document.querySelectorAll('.target.chosen')].filter((at) => {
    const { left, right, top, bottom } = at.querySelector('.hit').getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const low = Math.min(board.bottom, rail.top);
    return x > board.left && x < board.right && y > board.top && y < low;
  }).length;
}"""
DONE = """([id, ply]) => document.getElementById(id)?.matches('.open, .chosen')
  || Number(document.body.dataset.ply) !== ply"""
HEARD = """() => {
  window.heard = [];
  const node = () => ({ connect: (to) => to, start: (at) => heard.push(at), stop() {},
    frequency: {}, gain: { setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {} } });
  window.AudioContext = class { currentTime = 0; resume() {}
    createOscillator = node; createGain = node; };
}"""


def shot(page, name: str) -> None:
    if "KORSI_SHOTS" in os.environ:
        page.screenshot(path=str(Path(os.environ["KORSI_SHOTS"]) / f"{name}.png"))


def until_asked(page, chance) -> int:
    """Choose from the list until the page asks whether the turn shall end; the ply then."""
    for _ in range(8):
        before = ply(page)
        by_list(page, chance)
        page.wait_for_function(
            "p => Number(document.body.dataset.ply) !== p || "
            "!document.getElementById('ui-confirm').hidden",
            arg=before,
        )
        if page.locator(CONFIRM).count():
            return before
        wait(page, before)
    raise AssertionError("a turn of eight steps?")


@pytest.mark.one_in(4)
def test_the_end_of_a_newcomers_turn_is_confirmed_in_reach_of_the_thumb(person) -> None:
    one, chance = person("fa", phone=True, ask=""), random.Random(2)
    sit(one, 2)
    page = one.page
    wait(page, -1)
    # the chat lies over the choices: a button leads to them, and so does a tap on the board
    page.locator("#ui-tab-chat").tap()
    page.locator("#ui-forward").tap()
    assert page.locator("#ui-rail").get_attribute("data-open") == "half"
    page.locator("#ui-tab-chat").tap()
    # a tap opens, does what can be taken back, or marks what it chose
    opened, step = "", ply(page)
    while not page.locator(".target.chosen").count() and ply(page) == step:
        page.wait_for_selector(".board:not(.gliding)")
        t = next(t for t in in_sight(page, anything) if t["id"] != opened)
        page.touchscreen.tap(t["x"], t["y"])
        page.wait_for_function(DONE, arg=[t["id"], step])
        assert not opened or ply(page) != step or page.evaluate(CHOSEN) == 1
        assert page.locator("#ui-rail").get_attribute("data-open") == "half"
        opened = t["id"]
    assert ply(page) == step or page.locator("#ui-undo").is_enabled()
    before = until_asked(page, chance)
    look(page)
    shot(page, "confirm-phone-fa")
    box = page.locator("#ui-confirm-yes").bounding_box()
    assert box["height"] >= 44 and box["y"] > 844 / 2 and box["y"] + box["height"] < 844
    assert page.evaluate("document.activeElement.id") == "ui-confirm-yes"
    assert page.locator("#ui-confirm-steps").inner_text()
    # what it is about is marked on the board and in sight, whatever had the focus before
    assert page.evaluate(CHOSEN) == 1
    page.locator("#ui-confirm-no").tap()
    assert not page.locator(CONFIRM).count() and ply(page) == before
    assert page.locator(".target.chosen").count() == 0
    until_asked(page, chance)
    if page.locator("#ui-undo").is_enabled():  # what waits is given up, and nothing that is done
        page.locator("#ui-undo").click()
        assert not page.locator(CONFIRM).count() and ply(page) == before
        until_asked(page, chance)
    page.locator("#ui-confirm-yes").tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)


def test_who_taps_something_else_is_asked_about_that(person) -> None:
    """One thing is lit, and the button does what the question says."""
    one = person("en", phone=True)  # also who is not asked otherwise: a finger may miss
    sit(one, 3, "troyes")
    page = one.page
    wait(page, -1)
    if ply(page) == 2:  # last in one round is first in the next: what can be taken back is made
        page.wait_for_selector(".board:not(.gliding)")
        t = in_sight(page, anything)[0]
        page.touchscreen.tap(t["x"], t["y"])
        page.wait_for_function("() => Number(document.body.dataset.ply) === 3")
        wait(page, 2)
        assert page.locator("#ui-undo").is_enabled() and not page.locator(CONFIRM).count()
    said, tapped = [], set()
    for _ in range(2):
        page.wait_for_selector(".board:not(.gliding)")
        t = next(t for t in in_sight(page, anything) if t["id"] not in tapped)
        tapped.add(t["id"])
        page.touchscreen.tap(t["x"], t["y"])
        page.locator(f"[id='{t['id']}'].chosen").wait_for(state="attached")
        page.wait_for_selector(CONFIRM)
        assert page.locator(".target.chosen").count() == 1
        said.append(page.locator("#ui-confirm-steps").inner_text())
    assert said[0] != said[1]
    before = ply(page)
    page.locator("#ui-confirm-yes").tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    place = said[1].partition(": ")[2]
    page.locator("#ui-log > li[data-seat='0']", has_text=place).first.wait_for(state="attached")
    # on its side: the board has all of the height, the rest stands beside it, large enough to press
    page.set_viewport_size({"width": 844, "height": 390})
    wait(page, before)
    page.wait_for_selector(".board:not(.gliding)")
    board = page.locator("#ui-board").bounding_box()
    assert board["height"] >= 386 and board["width"] >= 530
    for at in page.locator(".head button, .tools button, .tabs [role=tab]").all():
        if at.is_visible():
            box = at.bounding_box()
            assert min(box["width"], box["height"]) >= 43.5, at.inner_text()
    fits(page)
    look(page)


@pytest.mark.one_in(6)
def test_asked_by_keys_taken_back_as_practice_and_heard(person) -> None:
    one, chance = person("en", ask=""), random.Random(2)
    sit(one, 2, game="kilt_castle")
    page = one.page
    wait(page, -1)  # a bot that begins would be heard too
    page.evaluate(HEARD)
    page.locator("#ui-menu-button").click()
    assert page.locator("#ui-ask").is_checked() and not page.locator("#ui-sound").is_checked()
    shot(page, "menu")
    page.locator("#ui-sound").check()
    page.keyboard.press("Escape")
    # the sound one has asked for is heard at once; what plays it is fetched then
    page.wait_for_function("heard.length > 0")
    assert page.evaluate("heard.length") == 2
    # Esc says no, Enter says yes
    before = until_asked(page, chance)
    shot(page, "confirm-desktop")
    page.keyboard.press("Escape")
    assert not page.locator(CONFIRM).count() and ply(page) == before
    until_asked(page, chance)
    page.keyboard.press("Enter")
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    wait(page, before)
    page.wait_for_function("heard.length > 2")
    # bots have moved since: alone with them one goes back all the same, and it is marked
    assert "practice" in (page.locator("#ui-undo").get_attribute("aria-label") or "")
    assert page.locator("#ui-practice").is_hidden()
    # the first time it is asked, since the result counts for nothing then
    page.locator("#ui-undo").dblclick()
    page.locator("#ui-practising").wait_for()
    look(page)
    page.keyboard.press("Escape")
    assert page.locator("#ui-practice").is_hidden()
    page.keyboard.press("u")
    page.locator("#ui-practise").click()
    page.wait_for_selector("#ui-practice:not([hidden])")
    assert "Undone" in page.locator("#ui-log").inner_text()
    page.locator(".toast", has_text="From here on").wait_for()  # not "somebody went back"
    look(page)
    shot(page, "practice-desktop")
    # whoever does not want to be asked is not, also after a reload; who clicks twice on what opens
    # a window has it open
    page.locator("#ui-menu-button").dblclick()
    with page.expect_response("**/settings"):
        page.locator("#ui-ask").uncheck()
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert not page.locator("#ui-ask").is_checked()
    # asked twice, answered once
    hints = []
    page.on("request", lambda r: hints.append(r.url) if "/hint?" in r.url else None)
    page.evaluate("() => { const b = document.getElementById('ui-hint'); b.click(); b.click(); }")
    page.wait_for_selector(".board .hint-ring, .toast")
    assert len(hints) == 1


@pytest.mark.one_in(6)
def test_what_was_chosen_offline_is_sent_or_said_to_be_lost(person) -> None:
    one, chance = person("en"), random.Random(2)
    page = one.go("/")
    made = asked(one, "/tables", game="kilt_castle", seats=["me", "me"])
    one.go(made["url"])
    wait(page, -1)
    other = one.context.new_page()
    other.goto(page.url)
    before = ply(page)
    ask = "on => (document.querySelector('#ui-ask').checked = on)"
    page.evaluate(ask, True)
    one.cut = True
    one.context.set_offline(True)
    page.locator("#ui-choices [data-group], #ui-choices [data-action]").first.click()
    if page.locator("#ui-choices .members [data-action]").count():
        page.locator("#ui-choices .members [data-action]").first.click()
    page.wait_for_selector("#ui-unsent:not([hidden])")
    group = page.locator("#ui-choices [data-group][aria-expanded=true]").first
    unsent = page.locator("#ui-unsent span").inner_text().lower()
    assert group.inner_text().splitlines()[0].lower() in unsent, "of which thing"
    shot(page, "unsent-desktop")
    assert ply(page) == before
    with page.expect_request("**/move?*") as sent:
        one.context.set_offline(False)
    assert sent.value.post_data_json["ask"] is False, "who was told that it is sent may have left"
    page.evaluate(ask, False)
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    page.wait_for_selector("#ui-unsent", state="hidden")
    # and once more, while the table moves on without it: another device of the same person
    page.wait_for_selector("#ui-connection", state="hidden")
    now = ply(page)
    page.route("**/move?*", lambda route: route.abort())
    page.route("**/state?*", lambda route: route.abort())
    by_list(page, chance)
    page.wait_for_selector("#ui-unsent:not([hidden])")
    other.wait_for_function("p => Number(document.body.dataset.ply) >= p", arg=now)
    mine = page.locator("#ui-unsent span").inner_text()
    by_keys(other, random.Random(8))
    other.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=now)
    page.unroute("**/move?*")
    page.unroute("**/state?*")
    page.wait_for_selector("#ui-unsent", state="hidden", timeout=15_000)
    page.wait_for_selector(".toast")
    said = page.locator(".toast").last.inner_text()
    assert "moved on without" in said or "Sent now" in said, (mine, said)
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=now)
    shot(page, "lost-desktop")
    one.noise.clear()
