"""Whole games of Troyes in the browser: against Le Roy, by mouse, by keys, on a Persian phone.

People who do whatever glows would reroll dice for ever, so these people hurry: of what glows they
prefer what carries an action on. They still point at the board, or walk it with arrows.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import korsi
from browser.hands import (
    asked,
    by_finger,
    by_keys,
    by_mouse,
    ply,
    prefer,
    whole_and_late,
    whole_game,
)
from browser.test_explaining import point
from korsi.core.lesson import lessons_of
from laws.sizes import SCREENS

# Dice of one's own may be rerolled; they come last.
HURRY = prefer(
    "take-", "fight-", "cathedral", "card-", "building-", "on-", "lying", "button", "counter"
)  # fmt: skip


QUICK = [
    (by_mouse, 1, "en", False, {}),
    (by_keys, 2, "fa", False, {"bonus_cards": "true"}),
    (by_finger, 2, "fa", True, {}),
    (by_finger, 4, "fr", True, {}),
]
MORE = [
    (by_mouse, 4, "en", False, {}),
    (by_finger, 3, "de", True, {}),
    (by_finger, 2, "it", True, {}),
]


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "options", "late"),
    whole_and_late("troyes", QUICK, MORE),
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, options, late) -> None:
    someone = person(lang, phone, "light" if phone else "dark")
    table = {"game": "troyes", "motion": "reduce", **options}
    taken = whole_game(someone, how, players, HURRY, late=late, **table)
    assert len(taken) > (5 if late else 20)
    page = someone.page
    if players == 1:  # T-21.18: the band of the verdict, on the board and among the points
        page.locator("#ui-end [data-close]").first.click()
        assert page.locator("[id$=verdict]").count()
        page.locator("#ui-score-button").click()
        page.wait_for_selector("#ui-scores[open]")
        assert "Le Roy" in page.locator("#ui-scores-body").inner_text()


# Where a card lies: what it hides of targets other than the one pointed at, how far it lies from
# what it is about, and whether a card of its size could lie beside that, which is within 16 px,
# without hiding any, nor the thing itself.
HIDES = """([x, y]) => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  const board = document.querySelector('#ui-board').getBoundingClientRect();
  const over = (r, left, top) => r.left < left + tip.width - 1 && left < r.right - 1
    && r.top < top + tip.height - 1 && top < r.bottom - 1;
  const within = (r) => x > r.left && x < r.right && y > r.top && y < r.bottom;
  const boxes = [...document.querySelectorAll('.targets > g:not(.quiet)')]
    .map((g) => [g.id, g.querySelector('.hit').getBoundingClientRect()]).filter(([, r]) => r.width);
  const [own, others] = [boxes.filter(([, r]) => within(r)), boxes.filter(([, r]) => !within(r))];
  const hidden = others.filter(([, r]) => over(r, tip.left, tip.top)).map(([id]) => id);
  const thing = document.elementsFromPoint(x, y).map((el) => el._area ? el : el.closest('.piece'))
    .find((el) => el?._area || el?._piece?.thing).getBoundingClientRect();
  const about = [thing, ...own.map(([, r]) => r)];
  const apart = (left, top) => Math.min(...about.map((r) =>
    Math.hypot(Math.max(left - r.right, r.left - left - tip.width, 0),
      Math.max(top - r.bottom, r.top - top - tip.height, 0))));
  const near = (left, top) => apart(left, top) <= 16 && !over(thing, left, top);
  let free = false;
  for (let left = board.left + 8; left <= board.right - tip.width - 8; left += 4)
    for (let top = board.top + 8; top <= board.bottom - tip.height - 8; top += 4)
      free ||= near(left, top) && !boxes.some(([, r]) => over(r, left, top));
  return {hidden, free, apart: apart(tip.left, tip.top),
    self: own.some(([, r]) => over(r, tip.left, tip.top))};
}"""
# One's own dice and the cards one may activate, with their middles.
MINE = """() => [...document.querySelectorAll('#ui-board .pieces > .piece')]
  .filter((p) => /^(die-0-|activity-|card-)/.test(p.id)).map((p) => {
    const r = p.getBoundingClientRect();
    return {thing: p.id, x: r.left + r.width / 2, y: r.top + r.height / 2}; })"""


def at_first_building(person) -> Page:
    """A guided game where a cathedral may be built next, left to be played freely: always the same
    position."""
    someone = person("en")
    page = someone.page
    page.set_viewport_size(dict(zip(("width", "height"), SCREENS[0].window, strict=True)))
    page.emulate_media(reduced_motion="reduce")
    game = korsi.game("troyes")
    begins = lessons_of(game)[2].moves.index(game.moves.parse("build"))
    someone.go("/")
    made = asked(someone, "/learn/troyes", lesson=2)
    there = f"/t/{made['table']}"
    while True:
        state = page.request.get(f"{someone.server.url}{there}/state").json()
        if state["last"] == begins and state["prompt"]["yours"]:
            break
        if state["prompt"]["yours"]:
            move = {"ply": state["ply"], "action": state["lesson"]["action"]}
            asked(someone, f"{there}/move", **move)
        else:
            page.wait_for_timeout(50)
    asked(someone, f"{there}/leave-lesson")
    someone.go(there)
    page.wait_for_selector("body[data-ready] .board .targets > g")
    return page


FAINT = """() => [...document.querySelectorAll('.targets > .target:not([display])')]
  .filter((g) => getComputedStyle(g.querySelector('.hit')).strokeDasharray !== 'none')
  .map((g) => g.id)"""


@pytest.mark.one_in(4)
def test_cards_leave_in_sight_what_can_be_chosen(person) -> None:
    """The card of an activity lay on one's own dice."""
    page = at_first_building(person)
    # where to begin glows more than the dice, which are another way to it, and than passing
    faint = set(page.evaluate(FAINT))
    assert any(id.startswith("target-own-") for id in faint), faint
    assert page.locator(".targets > .target:not([display], .aside)").count() > 3
    assert page.locator("#ui-prompt #ui-pass").inner_text() == "Pass"
    pointed = page.evaluate(MINE)
    assert {one["thing"].split("-")[0] for one in pointed} == {"die", "activity", "card"}
    free = 0
    for one in pointed:
        point(page, one)
        hides = page.evaluate(HIDES, [one["x"], one["y"]])
        assert not hides["self"], f"{one['thing']}: the card lies on it"
        assert hides["apart"] <= 17, f"{one['thing']}: {hides}"
        if hides["free"]:
            free += 1
            assert not hides["hidden"], f"{one['thing']}: {hides}"
    assert free > 4, "cards are written closer where they would hide something"


# The places that show what can be done with the die that is opened, with their middles.
OPENED = """() => [...document.querySelectorAll('.targets > g:not([display])')]
  .filter((g) => g._target.group).map((g) => {
    const r = g.querySelector('.hit').getBoundingClientRect();
    const {action, then} = g._target.choices[0];
    return {id: g.id, whole: [action, ...(then ?? [])],
      x: r.left + r.width / 2, y: r.top + r.height / 2}; })"""


@pytest.mark.one_in(4)
def test_the_board_begins_an_action_with_the_die_that_is_opened(person) -> None:
    """The place of the action alone lay over the one that takes the die: the die was forgotten."""
    page = at_first_building(person)
    page.locator(".targets > [id^=target-own-1-]:not([display])").first.click()
    opened = page.evaluate(OPENED)
    assert sum(len(one["whole"]) > 1 for one in opened) > 1
    on = "([x, y]) => document.elementFromPoint(x, y).closest('.target')?.id"
    for one in opened:
        assert page.evaluate(on, [one["x"], one["y"]]) == one["id"]
    begun = next(one for one in opened if len(one["whole"]) > 1)
    with page.expect_request("**/move?*") as sent:
        page.mouse.click(begun["x"], begun["y"])
    assert sent.value.post_data_json["actions"] == begun["whole"]


@pytest.mark.one_in(4)
def test_done_on_the_board_takes_the_die_that_was_picked_last(person) -> None:
    """The third die would end the turn and waited for a yes; Done built with the other two. Nor is
    it the yes itself: who had not seen the question had ended the turn."""
    page = at_first_building(person)
    page.evaluate("document.querySelector('#ui-ask').checked = true")
    page.locator(".targets > [id=target-cathedral]").click()
    for value in (5, 4):
        mine = page.locator(f".targets > [id=target-take-0-1-{value}]")
        mine.click()
        mine.wait_for(state="detached")
    third = page.locator(".targets > [id^=target-take-1-1-]").first
    action = third.evaluate("g => g._target.choices[0].action")
    third.click()
    page.locator("#ui-confirm-yes").wait_for()
    assert page.locator("#ui-pass").is_hidden(), "the question stands in its place"
    before = ply(page)
    page.evaluate("document.activeElement.blur()")
    page.locator(".targets > [id^=target-button-]").click()
    assert page.evaluate("document.activeElement.id") == "ui-confirm-yes", "it is still asked"
    assert ply(page) == before
    with page.expect_request("**/move?*") as sent:
        page.locator("#ui-confirm-yes").click()
    assert sent.value.post_data_json["actions"] == [action]
    assert not sent.value.post_data_json["ask"]


# Words that still fade while others have come, in any frame since.
FADING = """() => {
  window.fading = [];
  const look = () => {
    fading.push(...[...document.querySelectorAll('.leaving .written')].map((w) => w.textContent));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.one_in(4)
def test_no_words_come_before_those_below_are_gone(person) -> None:
    """Dice taken, their total and price lay over what influence does, readable as neither; and a
    place nobody pointed at looked as if the mouse were on it."""
    page = at_first_building(person)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(FADING)
    page.locator(".targets > [id=target-cathedral]").click()
    page.wait_for_selector(".targets > [id^=target-take-]")
    page.wait_for_timeout(200)
    assert not page.evaluate("fading")
    assert not page.locator(".targets > .target:focus").count()
