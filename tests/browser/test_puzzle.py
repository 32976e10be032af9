"""A puzzle of the day from the lobby to its answer, then the same position on an analysis board."""

from __future__ import annotations

import pytest

import korsi
from amounts import a_share
from browser.eyes import axe, digits, fits, look
from browser.hands import asked
from browser.server import DAY
from korsi.coach.puzzles import NEAR, puzzle_of

GAME = "kilt_castle"
CASES = [("fa", True), ("en", False)]
# Nothing is on its way any more, and the puzzle says this.
SAYS = """(does) => {
  const buttons = [...document.querySelectorAll('#ui-puzzle [data-does]')];
  const still = !document.body.classList.contains('sending');
  return still && buttons.map((b) => b.dataset.does).join() === does;
}"""

# Why it is the best turn: its heading and a line of it lie in the part of the card that is seen.
READ = """() => {
  const card = document.getElementById('ui-puzzle').getBoundingClientRect();
  const why = document.querySelectorAll('#ui-puzzle .answer h3')[1].getBoundingClientRect();
  return card.height > 0 && why.bottom + 20 < Math.min(card.bottom, innerHeight);
}"""
MOVED_ON = "(ply) => document.body.dataset.ply !== ply"


@pytest.mark.one_in(6)
@pytest.mark.parametrize(("lang", "phone"), a_share(CASES, 2))
def test_missed_looked_up_found_and_analysed(person, lang, phone) -> None:
    someone = person(lang, phone)
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    puzzle = puzzle_of(korsi.game(GAME), DAY)
    assert puzzle is not None
    someone.go("/")
    look(page)
    page.locator(f"#puzzles a[href='/g/{GAME}/puzzle']").click()
    page.wait_for_selector("form[action^='/puzzle/'] button")
    look(page)
    page.locator("form[action^='/puzzle/'] button").first.click()
    page.wait_for_selector("#ui-puzzle:not([hidden]) [data-does=show]")
    look(page)

    def play(actions) -> None:
        for action in actions:
            button = page.locator(f"#ui-choices button[data-action='{action}']")
            for closed in range(page.locator("#ui-choices [data-group]").count()):
                if button.count():
                    break
                page.locator("#ui-choices [data-group]").nth(closed).click()
            ply = page.evaluate("document.body.dataset.ply")
            button.first.click()
            page.wait_for_function(MOVED_ON, arg=ply)

    play(next(t.actions for t in puzzle.turns if t.chance < puzzle.best.chance - NEAR))
    page.wait_for_function(SAYS, arg="again,show,on", timeout=60_000)
    assert not page.locator("#ui-puzzle .answer").count()
    page.locator("[data-does=again]").click()
    page.wait_for_function(SAYS, arg="show")
    page.locator("[data-does=show]").click()
    page.wait_for_selector("#ui-puzzle .answer")
    for _ in puzzle.best.actions:
        ply = page.evaluate("document.body.dataset.ply")
        page.locator("#ui-choices .hinted[data-action]").click()
        page.wait_for_function(MOVED_ON, arg=ply)
    page.wait_for_function(SAYS, arg="again,on")
    assert page.locator("#ui-puzzle .answer li").count() >= len(puzzle.reasons)
    page.wait_for_function(READ)
    look(page)
    if lang == "fa":
        digits(page)

    match = puzzle.position(korsi.game(GAME))
    at = len(match)
    while not match.over:
        seat = match.acting()[0]
        match.play(match.legal_actions(seat)[0], seat)
    file = {"name": "g.korsi", "mimeType": "text/plain", "buffer": match.record().encode()}
    url = someone.server.url
    sent = page.request.post(
        f"{url}/upload",
        multipart={"file": file},
        headers={"origin": url, "accept": "application/json"},
    )
    someone.go(asked(someone, f"/t/{sent.json()['table']}/analyse", at=at)["url"])
    page.wait_for_selector("#ui-worth .lines button", timeout=180_000)
    page.wait_for_selector("#ui-choices .value")
    page.wait_for_selector(".board .values text")
    assert {"en": "in percent", "fa": "درصد"}[lang] in page.inner_text("#ui-worth"), "of what?"
    look(page)
    axe(page)
    ply = page.evaluate("document.body.dataset.ply")
    page.locator("#ui-worth .lines button").first.click()
    page.wait_for_function(MOVED_ON, arg=ply)
    page.locator("#ui-undo").click()
    page.wait_for_selector("#ui-undo:disabled")
    fits(page)
