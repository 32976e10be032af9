"""Guided first games in the browser: what the guide says can be read, seen and done, and the same
game goes on to its end.

Two scripts on a desk in English and three on a phone in Persian under make test, one of them to the
end of the game, another one for every seed; all of them on both, and to the end, under make prove.
"""

from __future__ import annotations

import pytest

import korsi
from amounts import PROVE, SEED, amount
from browser import test_mangrovia, test_troyes
from browser.eyes import digits, fits, look
from browser.hands import Hand, anything, by_finger, by_mouse, ply, to_the_end
from browser.test_keyflower import villager
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
TO_THE_END = [(*row, PROVE or i == SEED % len(QUICK)) for i, row in enumerate(amount(QUICK, ALL))]
TASTES = {
    "kilt_castle": lambda: anything,
    "mangrovia": lambda: test_mangrovia.HURRY,
    "troyes": lambda: test_troyes.HURRY,
    "keyflower": villager,
}
"""What somebody likes who wants to see the end of it."""

# What the guide says now, once it says something new and nothing moves any more.
SAYS = """(before) => {
  const box = document.getElementById('ui-lesson');
  const key = `${document.body.dataset.ply} ${box.querySelector('p').textContent}`;
  const busy = document.body.classList.contains('sending') || document.querySelector('.gliding');
  return !box.hidden && !busy && key !== before && key;
}"""
# The middle of a ring on the screen: on the board, or in the strip where one's own things lie.
MIDDLE_OF = """const middleOf = (rect) => {
  const strip = document.querySelector('.board .strip:not([hidden]) svg');
  const { x, y, width, height } = rect.getBBox();
  const [at, seen] = [new DOMPoint(x + width / 2, y + height / 2), strip?.viewBox.baseVal];
  if (seen && at.y > seen.y && at.y < seen.y + seen.height) {
    const there = at.matrixTransform(strip.getScreenCTM());
    return [there.x, there.y];
  }
  const r = rect.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
};"""
# Something of what is pointed at is on the screen, with nothing lying over it.
POINTED = f"""() => {{ {MIDDLE_OF}
  return [...document.querySelectorAll('.board .pointed rect')].some((rect) => {{
    const top = document.elementFromPoint(...middleOf(rect));
    return !!top?.closest('.board svg.scene, .board .strip');
  }});
}}"""
# The last of several things that are pointed at lies whole in the part of the board that is seen.
ALL_POINTED = """() => {
  const ring = [...document.querySelectorAll('.board .pointed rect')].at(-1);
  const [r, box] = [ring, ring.closest('svg.scene')].map((at) => at.getBoundingClientRect());
  return r.top >= box.top - 6 && r.bottom <= box.bottom + 6;
}"""
# How many places to click stand out, an opened card aside.
GLOWING = """() => [...document.querySelectorAll('.board .targets > g:not([display], .open)')]
  .filter((g) => getComputedStyle(g.querySelector('.hit')).stroke !== 'none').length"""


MIDDLE = f"""() => {{ {MIDDLE_OF}
  return middleOf(document.querySelector('.board svg.scene > .pointed rect'));
}}"""
ANSWER = ".tip.asks:not([hidden]) .choice.hinted, #ui-choices .choice.asked.hinted"


# What the guide means, as a button: in the list, or passing and "that is all" beside the question.
MEANT = "#ui-choices .hinted, #ui-pass.hinted"
CALLED = "(at) => (at.querySelector('span') ?? at).textContent"
IN_SIGHT = """(at) => {
  const r = at.getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return at.contains(top) && r.top >= 0 && r.bottom <= innerHeight;
}"""


# Steps the table made by itself: the rest of a payment.
BY_ITSELF = """async () => {
  const { log } = await (await fetch(`${location.pathname}/state`)).json();
  return new Set(log.filter((line) => line.forced).map((line) => line.ply)).size;
}"""
# Something that can be done lies in the part of the board that is seen.
ACTS = """() => {
  const box = document.querySelector('.board svg.scene').getBoundingClientRect();
  const all = [...document.querySelectorAll('.board .targets > g:not([display])')];
  const inside = (r) => r.top >= box.top - 6 && r.bottom <= box.bottom + 6 && r.width;
  return !all.length || all.some((at) => inside(at.getBoundingClientRect()));
}"""


# What the board does by itself once the guide has nothing more to say, and how near it is.
GONE_ON = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{ board }, { goOn }] = await Promise.all(['state.js', 'board/camera.js'].map(at));
  goOn();
  return [board.follows, board.aim];
}"""


def by_ring(page, phone: bool) -> None:
    """What is ringed does what the guide says, opens what is ringed then, or asks and marks it."""
    before = ply(page)
    for _ in range(2):
        (page.touchscreen.tap if phone else page.mouse.click)(*page.evaluate(MIDDLE))
        page.wait_for_selector("body:not(.sending)")
        if ply(page) == before and page.locator(ANSWER).count():
            page.locator(ANSWER).first.click()
            return
        if ply(page) != before:
            return
    raise AssertionError("clicking the ring does nothing")


def reading(hand: Hand) -> Hand:
    """The same hand, after the tips that are shown have been read."""

    def act(page, chance, taste) -> str:
        understood = page.locator("#ui-lesson-next")
        while understood.is_visible():
            understood.click()
        return hand(page, chance, taste)

    return act


@pytest.mark.one_in(8)
@pytest.mark.parametrize(("game", "players", "lang", "phone", "whole"), TO_THE_END)
def test_somebody_new_is_led_through_the_script(person, game, players, lang, phone, whole) -> None:
    lesson = lessons_of(korsi.game(game))[players]
    someone = person(lang, phone, ask="")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    learn = page.locator(f"button[formaction='/learn/{game}'][value='{players}']")
    if not learn.is_visible():  # on a phone a card first shows one way to learn
        page.locator(".game", has=learn).locator("[data-unfold]").click()
    learn.click()
    page.wait_for_selector("body[data-ready]")
    before, own, told = "", 0, []
    points = {one.number: one.point for row in lesson.said.values() for one in row}
    while True:
        before = page.wait_for_function(SAYS, arg=before, timeout=30_000).json_value()
        assert page.locator("#ui-lesson-text").is_visible()
        told += [page.locator("#ui-lesson-text").text_content()]
        if points[len(dict.fromkeys(told))] or page.locator(".board .pointed rect").count():
            page.wait_for_function(POINTED)  # also where only a place to click is ringed
            if phone and page.locator(".board .pointed rect").count() > 1:
                page.wait_for_function(ALL_POINTED)  # together, or one after another
        if len(told) % 12 == 1:
            look(page)
        go_on = page.locator("#ui-lesson-next")
        rings = page.locator(".board .pointed rect").count()
        if not go_on.is_visible():
            choice = page.locator(MEANT).first
            assert choice.evaluate(CALLED) in page.inner_text("#ui-lesson-now")
            assert rings <= 1 and page.evaluate(GLOWING) <= 1, "one thing is to be done"
            if rings:
                by_ring(page, phone)
            else:
                assert choice.evaluate(IN_SIGHT), "what is meant is seen"
                choice.click()
            own += 1
            continue
        named = points[len(dict.fromkeys(told))]
        twice = [name for name in named if name.startswith("card-")] if phone else []
        copies = len(twice) if game == "kilt_castle" else 0  # its cards lie there once more, larger
        assert rings <= len(named) + copies, "one ring round one thing"
        assert not page.locator("#ui-lesson-now").is_visible()
        if len(dict.fromkeys(told)) < lesson.length:
            go_on.click()
        else:
            break
    # a payment lies down with one click, however many pieces it has
    g, made = korsi.game(game), zip(lesson.moves, lesson.own, strict=True)
    paid = sum(g.moves.write(a).split()[0] in g.payments for a, mine in made if mine)
    clicks = own + page.evaluate(BY_ITSELF)
    assert sum(lesson.own) - paid <= clicks <= sum(lesson.own)
    if lang == "fa":
        digits(page)
    go_on.click()  # on by oneself: a tip at most, and every move is free
    tip = page.locator("#ui-lesson.aside:not([hidden])")
    page.locator("#ui-choices:not([hidden]) button").or_(tip).first.wait_for(state="attached")
    if phone and tip.is_visible():  # it has the sheet until it is understood
        go_on.click()
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    assert not page.locator(MEANT).count()
    page.wait_for_function(ACTS)  # what was spoken of last makes way for it
    if whole:
        page.evaluate("document.getElementById('ui-ask').click()")  # knows how turns end by now
        taken = to_the_end(someone, reading(by_finger if phone else by_mouse), TASTES[game](), 40)
        ranked = max(2, players)  # whoever plays alone, beside Le Roy
        assert taken and page.locator("#ui-end .ranking li").count() == ranked
        fits(page)


def test_on_a_phone_a_card_is_ringed_where_it_lies_large_as_well(person) -> None:
    """The ring was round a card of 20 px; what can be tapped below the board had none."""
    someone = person("en", True, ask="")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    learn = page.locator("button[formaction='/learn/kilt_castle'][value='3']")
    if not learn.is_visible():
        page.locator(".game", has=learn).locator("[data-unfold]").click()
    learn.click()
    page.wait_for_selector("#ui-lesson-next")
    page.locator("#ui-lesson-next").click()  # the castle is known; now of three cards
    page.wait_for_function("document.querySelectorAll('.board .pointed rect').length === 6")
    tall = page.locator(".board .pointed rect").evaluate_all(
        "all => all.map((at) => at.getBoundingClientRect().height)"
    )
    assert sum(height >= 44 for height in tall) == 3


def first_move_of_a_lesson(person):
    """The page of somebody who has read what the guide of Kilt Castle says first."""
    someone = person("en", ask="")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    page.locator("button[formaction='/learn/kilt_castle'][value='3']").click()
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector("#ui-lesson:not([hidden])")
    while page.locator("#ui-lesson-next").is_visible():
        page.locator("#ui-lesson-next").click()
    return page


def test_nothing_stays_marked_when_the_guide_is_left(person) -> None:
    page = first_move_of_a_lesson(person)
    page.wait_for_selector("#ui-choices .hinted")
    ringed = page.locator(".board .targets > g.hinted")
    assert ringed.count() == 1
    page.locator("#ui-choices [aria-expanded=true]").click()
    assert ringed.count() == 1 and page.locator(".board .pointed rect").count() == 1
    assert page.locator("#ui-choices [data-group].hinted").count() == 1, "what opens it is marked"
    page.locator("#ui-lesson-leave").click()
    page.wait_for_selector("#ui-lesson", state="hidden")
    assert not page.locator(MEANT).count()
    assert not page.locator(".board .pointed rect").count()
    page.reload()  # who left it by mistake has it back, later as well
    page.wait_for_selector("body[data-ready]")
    page.locator("#ui-menu-button").click()
    page.locator("#ui-lesson-back").click()
    page.wait_for_selector("#ui-lesson:not([hidden])")


def test_leaving_the_guide_never_stands_where_going_on_was(person) -> None:
    """Who clicks the same spot once more to go on has not left."""
    someone = person("en")
    someone.go("/")
    page = someone.page
    page.locator("button[formaction='/learn/kilt_castle'][value='3']").click()
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector("#ui-lesson:not([hidden])")
    while page.locator("#ui-lesson-next").is_visible():
        at = page.locator("#ui-lesson-next").bounding_box()
        page.locator("#ui-lesson-next").click()
    leave = page.locator("#ui-lesson-leave").bounding_box()
    assert leave["x"] + leave["width"] <= at["x"] or leave["y"] > at["y"] + at["height"]


def test_what_the_guide_has_picked_stays_picked_when_it_is_clicked(person) -> None:
    """Who is told to move a card clicks that card first, though the guide has picked it already."""
    page = first_move_of_a_lesson(person)
    opened = page.locator(".board .targets > g.open")
    ringed = page.locator(".board .targets > g.hinted")
    opened.wait_for()
    before = ply(page)
    for _ in range(2):
        opened.click()
        assert opened.count() == 1 and ringed.is_visible()
    ringed.click()
    page.wait_for_function("(before) => Number(document.body.dataset.ply) > before", arg=before)


SHEET = """() => [...document.querySelectorAll('#ui-choices .choice, #ui-pass')]
  .filter((at) => at.checkVisibility()).map((at) => at.className)"""
# Is what is said of a refused move over what the guide points at?
COVERED = """() => {
  const ring = document.querySelector('.board svg.scene > .pointed rect').getBoundingClientRect();
  const said = document.querySelector('.toast').getBoundingClientRect();
  return said.top < ring.bottom && said.bottom > ring.top;
}"""


def test_a_phone_shows_the_one_thing_the_guide_waits_for(person) -> None:
    """ "Done" was a small button at the edge of the board; the sheet was full of what the guide
    refuses, and the refusal lay over that button."""
    someone = person("fa", True, ask="")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    page.locator("button[formaction='/learn/troyes'][value='2']").evaluate("at => at.click()")
    page.wait_for_selector("body[data-ready]")
    done = page.locator(
        f"#ui-choices .hinted[data-action='{korsi.game('troyes').moves.parse('done')}']"
    )
    before = ""
    while not done.count():
        before = page.wait_for_function(SAYS, arg=before, timeout=30_000).json_value()
        if page.locator("#ui-lesson-next").is_visible():
            page.locator("#ui-lesson-next").click()
        elif not done.count():
            page.locator("#ui-choices .hinted").first.click()
            page.wait_for_selector("body:not(.sending)")
    page.wait_for_selector(".board .pointed rect")
    assert page.evaluate(SHEET) == ["choice hinted short"]
    page.locator("#ui-choices .choice:not(.hinted)").first.evaluate("at => at.click()")
    page.wait_for_selector(".toast")
    assert not page.evaluate(COVERED)
    assert page.locator(".board .targets > g.hinted").count() == 1


def test_a_table_that_is_read_whole_stays_whole_after_the_guide(person) -> None:
    """The board of a wide page moves by itself neither for what the guide says nor for the film."""
    someone = person("en")
    someone.go("/")
    someone.page.locator("button[formaction='/learn/kilt_castle']:visible").first.click()
    someone.page.wait_for_selector("#ui-lesson-next:visible")
    assert someone.page.evaluate(GONE_ON) == [False, 1]
