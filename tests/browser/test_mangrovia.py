"""Whole games of Mangrovia in the browser: by mouse on the board, by keys, on a phone in Persian.

A game of people who do whatever glows would last as long as chance likes, so these people hurry: of
what glows they prefer what gets a hut built. They still point at the board, or walk it with arrows.
"""

from __future__ import annotations

import random

import pytest

from amounts import amount
from browser.eyes import digits, look
from browser.hands import (
    agree,
    by_finger,
    by_keys,
    by_mouse,
    ply,
    prefer,
    sit,
    sit_at,
    sit_late,
    to_the_end,
    whole_and_late,
    whole_game,
)
from korsi import Match

HURRY = prefer(
    "pay-", "return-", "build-", "amulets", "take-", "draw-", "site-", "birds", "waive"
)  # fmt: skip


QUICK = [
    (by_mouse, 2, "fa", False, {}),
    (by_keys, 2, "en", False, {"stone_tiles": "bonus_only"}),
    (by_finger, 4, "en", True, {"stone_tiles": "statues_only"}),
    (by_finger, 3, "it", True, {}),
]
MORE = [
    (by_mouse, 2, "en", False, {}),
    (by_mouse, 4, "en", False, {"stone_tiles": "mixed"}),
    (by_keys, 2, "fa", False, {"stone_tiles": "bonus_only"}),
    (by_keys, 4, "de", False, {}),
    (by_finger, 2, "fa", True, {}),
    (by_finger, 4, "fa", True, {"stone_tiles": "statues_only"}),
    (by_finger, 4, "de", True, {}),
    (by_finger, 2, "fr", True, {}),
]


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "options", "late"),
    whole_and_late("mangrovia", QUICK, MORE),
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, options, late) -> None:
    someone = person(lang, phone, "light" if phone else "dark")
    table = {"game": "mangrovia", "motion": "reduce", **options}
    taken = whole_game(someone, how, players, HURRY, late=late, **table)
    assert len(taken) > (5 if late else 20)


CUT = """() => { const seen = document.querySelector('.board > svg.scene').getBoundingClientRect();
  return [...document.querySelectorAll('.targets > [id^=take-], .targets > [id^=draw-]')]
    .map((g) => g.querySelector('.hit').getBoundingClientRect())
    .map((r) => r.top < seen.top - 1 || r.bottom > seen.bottom + 1); }"""


@pytest.mark.one_in(4)
def test_cards_to_choose_are_seen_whole_on_a_phone(person) -> None:
    """They were cut in half below the fold, under the piers nobody could choose."""
    match = Match("mangrovia", 3, 4)
    chance = random.Random(4)
    while match.acting() != [0] or "take" not in {
        match.game.moves.verb_name(one) for one in match.legal_actions(0)
    }:
        match.play(chance.choice(match.legal_actions(match.acting()[0])), match.acting()[0])
    someone = person("fa", phone=True)
    sit_at(someone, match, len(match))
    page = someone.page
    page.wait_for_selector(".targets > [id^=take-]", state="attached")
    page.wait_for_selector(".board:not(.gliding)")
    cut = page.evaluate(CUT)
    assert len(cut) > 2 and not any(cut), cut


IN_STRIP = """(id) => { const hit = document.querySelector(`.targets > #${id} .hit`).getBBox();
  const at = document.querySelector(`.targets > #${id}`).transform.baseVal.consolidate().matrix;
  const m = document.querySelector('.board .strip svg').getScreenCTM();
  const p = new DOMPoint(at.e + hit.x + hit.width / 2, at.f + hit.y + hit.height / 2);
  const {x, y} = p.matrixTransform(m); return {x, y}; }"""

# Was the map in sight when the step had been made? Right after it the others may show theirs.
WATCHED = """() => new MutationObserver(() => {
  window.pressed ??= document.querySelector('.sections button').getAttribute('aria-pressed');
}).observe(document.body, {attributeFilter: ['data-ply']})"""


@pytest.mark.one_in(4)
def test_a_hut_is_paid_for_from_the_strip_while_the_map_is_in_sight(person) -> None:
    """The board went to a section with nothing but the hand; what was paid for was gone."""
    match = Match("mangrovia", 3, 4)
    chance = random.Random(4)
    while (
        match.acting() != [0]
        or len(match.legal_actions(0)) < 2
        or {"pay"} != {match.game.moves.verb_name(one) for one in match.legal_actions(0)}
    ):
        match.play(chance.choice(match.legal_actions(match.acting()[0])), match.acting()[0])
    someone = person("fa", phone=True)
    sit_at(someone, match, len(match))
    page = someone.page
    pays = page.locator(".targets > [id^=pay-]").first
    pays.wait_for(state="attached")
    shown = page.locator(".sections button").first
    assert shown.get_attribute("aria-pressed") == "true", "the map"
    at = page.evaluate(IN_STRIP, pays.get_attribute("id"))
    page.evaluate(WATCHED)
    page.touchscreen.tap(at["x"], at["y"])
    agree(page)
    assert page.wait_for_function("() => window.pressed").json_value() == "true"


@pytest.mark.one_in(4)
def test_each_of_two_like_cards_is_clicked_and_a_bowl_is_seen_before_it_is_placed(person) -> None:
    """One card of two glowed; of a chosen site nothing was seen but a frame round a pier."""
    someone = person("en", ask="on")
    match = Match("mangrovia", 2, 1)
    sit_at(someone, match, 0)
    page = someone.page
    site = page.locator(".targets > [id^=site-] .hit").first
    site.hover()
    page.wait_for_selector(".tip.of-thing:not([hidden])")
    assert "Site" in page.inner_text(".tip")
    site.click()
    page.wait_for_selector("#ui-confirm:not([hidden])")
    assert page.locator(".ghosts > .piece").count() == 1
    match, alike = with_like_cards()
    sit_at(someone, match, len(match))
    page.wait_for_selector(f".targets > #{alike} .hit")
    before = ply(page)
    page.locator(f".targets > #{alike} .hit").last.click()
    page.wait_for_function("(n) => Number(document.body.dataset.ply) > n", arg=before)


def with_like_cards() -> tuple[Match, str]:
    """Two face-up cards that are alike, for the first seat to take and to take another after."""
    for seed in range(1, 40):
        match, chance = Match("mangrovia", 2, seed), random.Random(seed)
        while len(match) < 30:
            targets = match.view(0).scene().targets
            alike = [t.id for t in targets if t.id.startswith("take-") and len(t.lights) > 1]
            if alike and match.view(0).json()["prompt"]["count"] == 2:
                return match, alike[0]
            seat = match.acting()[0]
            match.play(chance.choice(match.legal_actions(seat)), seat)
    raise AssertionError("no two cards are alike")


@pytest.mark.one_in(8)
def test_targets_come_while_bots_still_move(person) -> None:
    """With motion: bots pay piece by piece, steps in which nothing on the board moves."""
    someone = person("en")
    amount(sit_late, sit)(someone, 3, "mangrovia", motion="no-preference")
    assert len(to_the_end(someone, by_mouse, HURRY, every=50)) > amount(5, 20)


def test_the_game_s_page_says_that_the_map_is_reconstructed(person) -> None:
    someone = person("en")
    page = someone.go("/g/mangrovia")
    look(page)
    page.locator("#box > summary").click()
    text = page.locator("main").inner_text()
    assert "whoever owns the box can put them right under “Correct the box”" in text


@pytest.mark.one_in(3)
def test_the_game_s_page_in_persian_on_a_phone(person) -> None:
    page = person("fa", True, "light").go("/g/mangrovia")
    look(page)
    digits(page)
