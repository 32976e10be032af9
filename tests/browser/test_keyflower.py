"""Whole games of Keyflower in the browser: 2, 4 and 6 seats, by mouse, by keys, on a Persian phone.

Bots that play at random are quick; people who took whatever glows would bid for ever, so these here
plan a season: bids, a tile that makes something, a tile that moves it, and then they pass.
"""

from __future__ import annotations

import random
import re

import pytest

from browser.eyes import look
from browser.hands import (
    Taste,
    agree,
    by_finger,
    by_keys,
    by_mouse,
    ply,
    prefer,
    sit,
    sit_at,
    wait,
    whole_and_late,
    whole_game,
)
from korsi import Match
from korsi.games.keyflower.box import EFFECT, GAIN, TRANSPORT, VILLAGE_TILES

SPRING = ["make", "bid", "make", "bid"]  # and then passing
LATER = ["carry", "make", "bid", "carry", "bid"]
AFTER = prefer(
    "to-tile-", "workers-", "on-worker-", "laid-", "cell-", "button-choose", "button-spend",
    "on-skill-", "on-boat-", "button-settle", "on-tile-", "on-bid-", "button-done",
    "button-finish", "button-rearrange",
)  # fmt: skip


def villager() -> Taste:
    """Somebody with a plan for each season: the first use of a tile takes one worker, a bid two."""
    plan, wish = list(SPRING), ""

    def wanted(ids: list[str]) -> list[str]:
        number = {id: int(id.rpartition("-")[2]) for id in ids if re.search(r"-\d+$", id)}
        if wish == "bid":
            return [i for i in ids if i.startswith("bid-on-") and number[i] < VILLAGE_TILES]
        effect = GAIN if wish == "make" else TRANSPORT
        return [i for i in ids if i.startswith("on-tile-") and effect in EFFECT[number[i]]]

    def taste(ids: list[str]) -> list[str]:
        nonlocal wish
        if "button-pass" not in ids:
            if any(id.startswith("cell-") for id in ids):
                plan[:] = LATER
            best = AFTER(ids)
            numbers = [id for id in best if id.startswith("workers-")]
            return numbers[: 2 if wish == "bid" else 1][-1:] or best
        while plan:
            wish = plan.pop(0)
            if found := wanted(ids):
                return found
        return ["button-pass"]

    return taste


QUICK = [
    (by_finger, 2, "en", True, "light"),
    (by_mouse, 6, "fa", False, "light"),
    (by_keys, 2, "en", False, "dark"),
    (by_finger, 3, "fr", True, "light"),
]
MORE = [
    (by_mouse, 2, "en", False, "dark"),
    (by_mouse, 6, "de", False, "light"),
    (by_keys, 4, "en", False, "dark"),
    (by_finger, 2, "fa", True, "light"),
    (by_finger, 6, "fa", True, "dark"),
    (by_finger, 3, "de", True, "light"),
    (by_finger, 3, "it", True, "dark"),
]


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "theme", "late"),
    whole_and_late("keyflower", QUICK, MORE),
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, theme, late) -> None:
    someone = person(lang, phone, theme)
    table = {"game": "keyflower", "bot": "random", "motion": "reduce"}
    taken = whole_game(someone, how, players, villager(), late=late, **table)
    assert len(taken) > (5 if late else 20)
    assert late or any(id.startswith("cell-") for id in taken), "no tile was placed on the board"


@pytest.mark.one_in(6)
def test_goods_are_carried_by_touch(person) -> None:
    match, chance = Match("keyflower", 2, 1), random.Random(1)
    while True:
        seat = chance.choice(match.acting())
        targets = match.view(seat).scene("tall").targets
        if seat == 0 and any(target.id.startswith("to-tile-") for target in targets):
            break
        match.play(chance.choice(match.legal_actions(seat)), seat)
    someone = person("fa", phone=True)
    sit_at(someone, match, len(match), "random")
    assert wait(someone.page, -1) == "mine"
    assert by_finger(someone.page, chance, prefer("to-tile-")).startswith("to-tile-")
    look(someone.page)


TILE = """() => [...document.querySelectorAll('.targets > g')]
  .find((g) => g._target.also.length)"""
MIDDLE = f"""() => {{ const r = ({TILE})().querySelector('.hit').getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2]; }}"""
MIDDLE_OF_A_BID = """() => [...document.querySelectorAll('.targets > g[id^=bid-on-] .hit')]
  .map((at) => at.getBoundingClientRect())
  .map((r) => [r.x + r.width / 2, r.y + r.height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest('[id^=bid-on-]'))"""
GO = """() => { const at = document.querySelector('.choice.go');
  return getComputedStyle(at, '::after').content.includes(at.dataset.go); }"""
ANSWERS = "() => [...document.querySelectorAll('.tip.asks .choice')].map((b) => b.innerText)"


@pytest.mark.one_in(6)
def test_a_tile_asks_whether_to_bid_or_to_use(person) -> None:
    someone = person("en")
    sit(someone, 2, "keyflower", "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    x, y = page.evaluate(MIDDLE)
    page.mouse.click(x, y)
    by_click = page.evaluate(ANSWERS)
    starts = ("Bid ", "Use with", "Bid: another", "Use: another")  # as in the list
    assert [text.startswith(start) for text, start in zip(by_click, starts, strict=True)] == [
        True
    ] * 4
    page.keyboard.press("Escape")
    assert not page.locator(".tip.asks:visible").count()
    page.evaluate(f"({TILE})().focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('.tip.asks') !== null")
    for _ in range(2):  # with other workers than the fewest: tile first
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#ui-steps:has-text('Bid on')")
    # how many it takes stands there in words, in the direction of the page
    written = page.locator("#chain .written[direction=ltr]")
    said = re.sub("[\u2066-\u2069]", "", written.text_content() or "")
    assert re.search(r"\d or more", said)  # who comes before may have bid

    phone = person("fa", phone=True)
    sit(phone, 2, "keyflower", "random")
    page = phone.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    page.touchscreen.tap(*page.evaluate(MIDDLE))
    rows = page.locator("#ui-choices .choice.asked")
    rows.nth(1).wait_for()
    assert rows.count() == 4 and page.evaluate(GO)  # none is likelier
    assert page.locator("#ui-asked-of").inner_text()  # which tile
    wholes = [rows.nth(i).get_attribute("data-then") for i in range(4)]
    assert [bool(whole) for whole in wholes] == [True, True, False, False]
    low = page.locator("#ui-rail").bounding_box()
    for box in (rows.nth(0).bounding_box(), rows.nth(1).bounding_box()):
        assert box["y"] > low["y"] and box["y"] + box["height"] < low["y"] + low["height"] + 3
    look(page)
    # where only one thing can be done and it is final, the first tap asks
    page.locator(".board .strip").tap()
    page.wait_for_selector(".board:not(.gliding)")
    page.locator(".targets > #target-button-pass, .targets > #button-pass").first.tap()
    page.locator("#ui-confirm-no").tap()
    # a whole bid is two taps: the place, and the row that makes it; a hint gives way
    page.locator("#ui-hint").tap()
    page.wait_for_selector("#ui-hint-card", state="visible")
    page.locator(".sections button").first.tap()
    page.wait_for_selector(".board:not(.gliding)")
    page.touchscreen.tap(*page.evaluate(MIDDLE_OF_A_BID))
    whole = page.locator(".choice.asked[data-then]")
    whole.wait_for()
    assert not page.locator("#ui-hint-card").is_visible()
    one, low = whole.bounding_box(), page.locator("#ui-rail").bounding_box()
    assert one["y"] > low["y"] and one["y"] + one["height"] <= low["y"] + low["height"]
    before = ply(page)
    whole.tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) >= p + 2", arg=before)
    assert page.locator("#ui-log > li[data-seat='0']").count() == 1


SECTION = "() => document.querySelector('.sections [aria-pressed=true]').firstChild.data"
WENT = """() => { window.went = []; const note = () => window.went.push(
    document.querySelector('.sections [aria-pressed=true]').firstChild.data);
  new MutationObserver(note).observe(document.querySelector('.sections'),
    {attributes: true, subtree: true, attributeFilter: ['aria-pressed']}); }"""


@pytest.mark.one_in(6)
def test_two_taps_bid_though_a_newcomer_is_asked_and_the_board_stays(person) -> None:
    someone = person("en", phone=True, speed="fast", ask="")
    sit(someone, 2, "keyflower", "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    page.wait_for_selector("#ui-film", state="hidden")
    page.wait_for_selector(".targets > g", state="attached")
    offer = page.evaluate(SECTION)
    # another section can be looked at while a tile asks
    page.touchscreen.tap(*page.evaluate(MIDDLE))
    page.locator(".choice.asked.go[data-then]").first.wait_for()
    page.locator(".sections button").nth(2).tap()  # my hand, where the board becomes higher
    page.wait_for_timeout(300)
    assert page.evaluate(SECTION) == "Workers"
    page.locator(".sections button").first.tap()
    page.wait_for_function(f"was => ({SECTION})() === was", arg=offer)
    page.wait_for_selector(".board:not(.gliding)")
    # a question about passing leads to my hand, and its answer back
    page.locator("#ui-pass", has_text="Pass").evaluate("row => row.click()")
    page.locator("#ui-confirm-no:visible").tap()
    page.wait_for_timeout(300)
    assert page.evaluate(SECTION) == offer
    page.wait_for_selector(".board:not(.gliding)")
    # the tile, and the row with its button: no further question, and no look at my hand
    page.evaluate(WENT)
    before = ply(page)
    page.touchscreen.tap(*page.evaluate(MIDDLE))
    rows = page.locator(".choice.asked")
    rows.nth(3).wait_for(state="attached")
    assert [bool(rows.nth(i).evaluate("row => row.matches('.go')")) for i in range(4)] == [
        True, True, False, False,
    ]  # fmt: skip
    page.locator(".choice.asked.go", has_text="Bid ").tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) >= p + 2", arg=before)
    assert not page.locator("#ui-confirm:visible").count()
    page.locator("#ui-log > li[data-seat='0']").first.wait_for(state="attached")
    page.wait_for_timeout(600)  # what I did is shown
    assert "Your hand" not in page.evaluate("window.went"), page.evaluate("window.went")


FILMED = """() => { window.filmed = []; const at = document.getElementById('ui-film-text');
  new MutationObserver(() => window.filmed.push(at.innerText)).observe(at, {childList: true}); }"""


@pytest.mark.one_in(6)
def test_the_film_tells_who_wins_what_when_a_season_ends(person) -> None:
    match = Match("keyflower", 2, 3)
    while match.acting() == [1] or int(match.state["workers"][1]):  # the bot sends all it has
        sent = [move for move in match.legal() if move.startswith("workers")]
        bids = [move for move in match.legal() if move.startswith("bid")]
        most = sorted(sent, key=lambda move: int(move.rpartition(" ")[2]))[-1:]
        match.play((most or bids)[0] if match.acting() == [1] else "pass")
    someone = person("en", phone=True, speed="fast")
    sit_at(someone, match, len(match), "greedy")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.evaluate(FILMED)
    page.locator("#ui-pass", has_text="Pass").evaluate("row => row.click()")
    page.wait_for_function("() => window.filmed.some((text) => text.includes('wins'))")


UNDER = """(id) => { const at = [...document.querySelectorAll('.board .pieces > .piece')]
    .find((one) => one.id === id).getBoundingClientRect();
  return [at.x + at.width / 2, at.y + at.height / 3]; }"""
BESIDE = """() => [...document.querySelectorAll('.targets > g[id^=bid-on-]')].map((g) => g._target)
  .filter((t) => t.lights.length === 1).map((t) => [t.id, t.lights[0]])
  .filter(([id, tile]) => !document.getElementById(id.replace('bid-on', 'on-tile')))"""
CONFIRM = "#ui-confirm:not([hidden])"
PULL = """(id) => import(
    new URL('board/camera.js', document.querySelector('script[type=module]').src))
  .then((camera) => camera.approach(document.getElementById(id)._target))"""


@pytest.mark.one_in(6)
def test_a_tile_is_the_place_of_its_bid_and_the_whole_turn_is_asked_once(person) -> None:
    match = Match("keyflower", 4, 3)
    while match.acting() != [0]:
        match.play("pass", match.acting()[0])
    someone = person("en", phone=True, ask="")
    sit_at(someone, match, len(match), "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    # passing stands beside the question, in words, and so does it until the season ends: asked
    assert page.locator("#ui-prompt #ui-pass").inner_text() == "Pass"
    page.locator("#ui-pass").tap()
    assert "Pass" in page.locator(CONFIRM).inner_text()
    page.locator("#ui-confirm-no").tap()
    before = ply(page)
    page.locator("#ui-repeat").evaluate("button => button.click()")
    assert "until" in page.locator(CONFIRM).inner_text() and ply(page) == before
    page.locator("#ui-confirm-no").tap()
    # a tile that can only be bid on is chosen itself: another tap chooses another one
    chosen = page.locator(".target.chosen")
    beside = page.evaluate(BESIDE)
    assert len(beside) > 1
    page.evaluate(PULL, beside[1][0])
    for place, tile in beside[:2]:
        page.wait_for_selector(".board:not(.gliding)")
        page.touchscreen.tap(*page.evaluate(UNDER, tile))
        page.locator(f"#{place}.chosen").wait_for(state="attached")
        assert chosen.count() == 1
    # other workers: what can be taken back is done at once, and the end names all of it
    page.locator(".choice.asked:not(.go)").tap()
    for place in ("[id^=on-worker-]", "[id^=workers-]:not([display])"):
        page.locator(place).first.wait_for()
        page.wait_for_selector(".board:not(.gliding)")
        id = page.locator(place).first.get_attribute("id")
        page.touchscreen.tap(*page.evaluate(PART, id)[:2])  # in the strip, below the tile
    page.locator("#ui-confirm-yes").wait_for()
    said = page.locator(CONFIRM).inner_text()
    assert re.search("Bid 1 [a-z]+ on ", re.sub("[\u2066-\u2069]", "", said)), said
    page.locator("#ui-confirm-yes").tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) >= p + 2", arg=before)


@pytest.mark.one_in(6)
def test_a_neighbour_s_village_is_one_click_away(person) -> None:
    someone = person("en")
    sit(someone, 4, "keyflower", "random", "reduce")
    page = someone.page
    assert wait(page, -1) == "mine"
    view = "document.querySelector('svg.scene').getAttribute('viewBox')"
    whole = page.evaluate(view)

    def click() -> None:
        box = page.locator("#seat-2").bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)

    click()
    page.wait_for_function(f"() => {view} !== '{whole}'")
    near = page.locator("#seat-2").bounding_box()
    board = page.locator("#ui-board").bounding_box()
    assert near and board
    assert near["width"] > 0.9 * board["width"] or near["height"] > 0.9 * board["height"]
    click()
    page.wait_for_function(f"() => {view} === '{whole}'")
    # close beside a tile to use it was meant for that, and nothing jumps
    box = page.locator("[id^=on-tile-]").last.bounding_box()
    assert box
    page.mouse.click(box["x"] - 6, box["y"] + 6)
    page.wait_for_timeout(400)
    assert page.evaluate(view) == whole
    # while a reason is read, one click asks what to do with a tile, and what was asked stays
    page.locator("#season").click(force=True)
    page.wait_for_selector(".tip.pinned .why")
    page.locator("[id^=bid-on-]").first.click(force=True)
    page.wait_for_selector(".tip.asks")
    page.wait_for_timeout(600)
    assert page.locator(".tip.asks").count() == 1
    # and while that is asked, one click says why another thing cannot be chosen
    page.locator("#season").click(force=True)
    page.wait_for_selector(".tip.pinned .why")
    # who has no thing in hand sees no frame round everything
    page.keyboard.press("Escape")
    page.locator("#ui-board").focus()
    frame = "getComputedStyle(document.getElementById('ui-board')).outlineStyle"
    assert page.evaluate(frame) == "none"
    # what passing means is said by the question, and it stands nowhere else meanwhile
    page.evaluate("document.querySelector('#ui-ask').checked = true")
    page.locator("#ui-pass").click()
    page.wait_for_selector("#ui-confirm:not([hidden])")
    assert "season ends" in page.locator("#ui-confirm-steps").inner_text()
    assert page.locator("#ui-choices .choice", has_text="Pass").count() == 0


PART = """(id) => { const t = document.getElementById(id)._target;
  const m = document.querySelector('.board .strip svg').getScreenCTM();
  return [t.x * m.a + m.e, t.y * m.d + m.f, t.width * m.a, t.height * m.d]; }"""
STANDS = """(name) => { const at = [...document.querySelectorAll('.board .pieces > .piece')]
    .find((one) => one._piece.thing === name).getBoundingClientRect();
  return [at.x, at.y, at.x + at.width, at.y + at.height]; }"""


@pytest.mark.one_in(6)
def test_who_chooses_how_many_still_sees_the_tile_and_what_was_bid_on_it(person) -> None:
    """The choice was made on a section of its own: the auction vanished meanwhile."""
    someone = person("fa", phone=True, speed="off")
    sit_at(someone, Match("keyflower", 2, 28), 0, "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.wait_for_selector(".board:not(.gliding)")
    offer = page.evaluate(SECTION)
    page.touchscreen.tap(*page.evaluate(MIDDLE))
    rows = page.locator("#ui-choices .choice:visible")
    page.locator(".choice.asked:not([data-then])").first.wait_for()
    assert rows.count() == page.locator(".choice.asked").count(), "of that tile alone"
    tile = page.evaluate("() => document.querySelector('.targets > .chosen').id.split('-').pop()")
    before = ply(page)
    page.locator(".choice.asked:not([data-then])").last.tap()
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    page.wait_for_selector(".board:not(.gliding)")
    page.wait_for_timeout(400)
    assert page.evaluate(SECTION) == offer
    names = "(n) => document.getElementById('tile-' + n)._piece.thing"
    left, top, right, low = page.evaluate(STANDS, page.evaluate(names, tile))
    strip = page.locator(".board .strip").bounding_box()
    assert top > 90 and low < strip["y"] + 1 and left >= 0 and right <= 390, "the tile is in sight"
    # a colour there is none of says why; one that can be sent, and how many, are chosen right there
    opener = page.evaluate("() => document.querySelector('.targets > g[id^=on-worker]').id")
    x, y, wide, _ = page.evaluate(PART, opener)
    page.touchscreen.tap(x, y)
    x, y, wide, high = page.evaluate(PART, opener.replace("on-worker", "workers") + "-1")
    assert min(wide, high) >= 44
    before = ply(page)
    page.touchscreen.tap(x, y)
    agree(page)
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert page.evaluate(SECTION) == offer


def test_the_word_on_a_button_belongs_to_it(person) -> None:
    """Captions can be asked what they name: the one that lies on a button took its clicks."""
    someone = person("de")
    sit(someone, 2, "keyflower", "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    before = ply(page)
    page.locator("#word-pass .written").click()
    asked = "!document.getElementById('ui-confirm').hidden"
    page.wait_for_function(f"p => Number(document.body.dataset.ply) > p || {asked}", arg=before)


def test_a_list_that_was_drawn_out_of_sight_has_small_pictures(person) -> None:
    """Drawn while a hint had its room they were as large as on the board, over the words."""
    someone = person("en")
    sit_at(someone, Match("keyflower", 2, 28), 0, "random")
    page = someone.page
    assert wait(page, -1) == "mine"
    page.locator(".more-to-do").evaluate("(list) => (list.style.display = 'none')")
    page.locator("#ui-choices [data-group]").first.evaluate("(row) => row.click()")
    page.wait_for_timeout(200)
    page.locator(".more-to-do").evaluate("(list) => (list.style.display = '')")
    page.wait_for_timeout(200)
    assert page.locator(".choice > .thing").count() > 2
    look(page)
