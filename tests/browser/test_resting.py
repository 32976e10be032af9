"""A mouse that has clicked and rests does not ask what comes to lie under it."""

from __future__ import annotations

from browser.hands import sit, wait

CARD = ".tip:not([hidden])"
# What could be chosen there is gone; what lies under the pointer now explains itself.
UNDER = """([x, y]) => { const top = document.elementFromPoint(x, y);
  return !top.closest('.target.member') &&
    !!(top.closest('.target') || top._area || top.closest('.piece')?._piece?.thing); }"""


def test_no_card_after_a_click_until_the_mouse_moves(person) -> None:
    someone = person("en")
    page = someone.page
    sit(someone, 2)
    wait(page, -1)
    page.locator(".target.opens .hit").first.click()
    box = page.locator(".target.member:not([display]) .hit").first.bounding_box()
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.mouse.click(*at)
    page.wait_for_function(UNDER, arg=at)  # the card that was moved lies under the mouse now
    page.mouse.move(at[0] + 1, at[1])
    page.wait_for_timeout(600)
    assert page.locator(CARD).count() == 0
    page.mouse.move(at[0] + 8, at[1])
    page.wait_for_selector(CARD)
