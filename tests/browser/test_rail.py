"""The rail in low windows and on a phone: whatever card it shows, every button can be reached.

One table, one position, no bot and no thought: the cards are given to the page's own scripts, as
long as they come in the longest of the five languages.
"""

from __future__ import annotations

import json
from functools import partial

import pytest

from amounts import a_share
from browser.conftest import Person
from browser.hands import asked
from table.test_records import recorded

SIZES = [(1280, 720), (1366, 768), (1440, 900), (390, 844)]
AT = 8
"""Moves of the recorded game before the position: somebody's turn, with many choices."""

LONG = "Die orange-rote Karte auf Feld 12 bewegen · Auf e1 mit einem Wappen bauen · Auf e2 bauen"
TOLD = "Was andere für das Bauen auf deinen Türmen zahlen würden: +3"

# The page's own modules: one instance of each, whatever its address is called.
MODULES = """async () => {
  const of = (end) => performance.getEntriesByType('resource').map((one) => one.name)
    .find((name) => new URL(name).pathname.endsWith(end));
  window.state = await import(of('/state.js'));
  window.moves = await import(of('/table/moves.js'));
}"""
# The page is given a card; a table like this one may have any of them.
SHOWN = """([name, card]) => {
  const {table, render} = window.state;
  Object.assign(table.now, {puzzle: null, board: null, lesson: null, hints: true});
  if (name) table.now[name] = card;
  table.guide = {ply: -1, i: 0, settled: table.now.ply, said: '', picture: null};
  render();
}"""
ASKED = """() => {
  const {now} = window.state.table;
  return [now.ply, now.last, now.as, now.choices[0].action];
}"""
# Buttons (of the tools, too) somebody sees and whose middle something else lies over, once they are
# scrolled to.
COVERED = """() => {
  const seen = [...document.querySelectorAll('#ui-rail :is(button, a, summary), .tools button')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled);
  const covered = seen.filter((one) => {
    one.scrollIntoView({block: 'nearest', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !there || !one.contains(there);
  });
  return [seen.length, covered.map((one) => one.id || one.textContent.trim().slice(0, 40))];
}"""

# How much of the rail the log has.
SHARE = """() => document.querySelector('#ui-panel-log').offsetHeight
  / document.querySelector('#ui-rail').offsetHeight"""


def puzzle() -> dict:
    """One that was looked up: the answer with its reasons, and how others compare."""
    turns = [{"steps": [LONG], "chance": f"{n} %"} for n in (71, 60, 52, 47)]
    answer = {"best": "Der beste Zug", "why": "Warum", "reasons": [TOLD] * 3, "turns": turns}
    return {
        "status": "wrong", "title": "Rätsel des Tages", "text": LONG, "streak": "5 Tage",
        "answer": {**answer, "others": "Andere im Vergleich"}, "action": None,
        "does": {"again": "Noch einmal", "show": "Zeig es mir", "on": "Von hier weiterspielen"},
        "more": "Alle Rätsel",
    }  # fmt: skip


def lesson() -> dict:
    said = [{"text": f"{LONG} {TOLD}", "point": [], "number": 3}] * 2
    return {"said": said, "action": None, "tips": [], "of": 12}


BOARD = {"title": "Analysebrett", "text": TOLD, "thinking": "…", "best": "Die besten Züge",
         "then": "dann zum Beispiel", "on": "Von hier weiter analysieren"}  # fmt: skip


CARDS = {
    "": (None, "#ui-choices button"),
    "board": (BOARD, "#ui-worth .lines button"),
    "puzzle": (puzzle(), "#ui-puzzle button"),
    "lesson": (lesson(), "#ui-lesson-next"),
    "hint": (None, "#ui-hint-card .button.main"),
}
"""By the field of the state that brings it, a hint by its own button; and what is in it."""


def answer_with(body: str, route) -> None:
    route.fulfill(body=body, content_type="application/json")


def answered(page) -> tuple[int, dict]:
    """What is asked of the server while the cards are shown is answered here, at once. Which step
    may be made, and what is answered?"""
    ply, last, seat, action = page.evaluate(ASKED)
    follows = [{"name": "Otto", "steps": [LONG]}]
    line = {"chance": "57 %", "action": action, "steps": [LONG], "follows": follows}
    step = {"action": action, "text": LONG, "plain": LONG, "notes": [TOLD]}
    other = {"steps": [LONG], "chance": "36 %", "against": TOLD}
    hint = {
        "ply": ply, "seat": seat, "action": action, "steps": [step] * 3, "faces": {}, "before": 36,
        "after": 39, "chance": TOLD, "reasons": [TOLD] * 3, "others": [other] * 2,
    }  # fmt: skip
    values = {"ply": ply, "at": last, "more": False, "lines": [line] * 3, "values": []}
    answers = {"hint": {"hint": hint}, "values": values, "move": {"confirm": {"steps": [LONG] * 2}}}
    for name, answer in answers.items():
        page.route(f"**/t/*/{name}?*", partial(answer_with, json.dumps(answer)))
    return int(action), answers


def reachable(page, *where) -> None:
    seen, covered = page.evaluate(COVERED)
    assert seen >= 2 and not covered, (*where, covered)


def read_more(page, *where) -> None:
    """The log takes most of the rail, by keys, and gives it back; the choices stay reachable."""
    button = page.locator("#ui-more-to-read")
    before = page.evaluate(SHARE)
    for on, expanded in ((True, "true"), (False, "false")):
        button.press("Enter")
        assert button.get_attribute("aria-expanded") == expanded
        share = page.evaluate(SHARE)
        assert share >= 0.5 if on else share == before, (*where, share, before)
        reachable(page, *where, "reading")


@pytest.mark.one_in(4)
def test_nothing_lies_over_a_button_of_the_rail(person) -> None:
    someone: Person = person("de", ask="on")
    page = someone.page
    page.emulate_media(reduced_motion="reduce")
    someone.go("/")
    sent = page.request.post(f"{someone.server.url}/upload", data=recorded(5).encode())
    # what the lines are worth is told when the card is gone: once it is back, it asks again
    held = []
    page.route("**/t/*/values?*", lambda route: held.append(route))
    with page.expect_request("**/t/*/values?*"):
        someone.go(asked(someone, f"/t/{sent.json()['table']}/analyse", at=AT)["url"])
    page.wait_for_selector("body[data-ready]")
    page.evaluate(MODULES)
    action, answers = answered(page)
    page.evaluate(SHOWN, ["", None])
    with page.expect_response("**/t/*/values?*"):
        held[0].fulfill(json=answers["values"])
    for width, height in a_share(SIZES, 2):
        page.set_viewport_size({"width": width, "height": height})
        layout = "tall" if width < height else "wide"
        page.wait_for_function(f"() => window.state.table.now.layout === '{layout}'")
        for name, (card, inside) in CARDS.items():
            page.evaluate(SHOWN, ["" if name == "hint" else name, card])
            if name == "hint":
                page.locator("#ui-hint").click()
            page.wait_for_selector(inside)
            reachable(page, width, height, name)
            if layout == "wide" and (not name or page.locator("#ui-more-to-read").is_visible()):
                read_more(page, width, height, name)
            # the same while the last step of a turn waits for a yes
            page.evaluate("(action) => window.moves.send([action])", action)
            page.wait_for_selector("#ui-confirm:not([hidden])")
            reachable(page, width, height, name, "confirm")
            page.locator("#ui-confirm-no").click()
            if name == "hint":
                page.keyboard.press("Escape")
                page.wait_for_selector("#ui-hint-card", state="hidden")
