"""Playing as a person does: with the mouse on the board, by touch, with keys, or from the list.

A taste says which of the things that glow a player would take. Who takes anything may play for as
long as chance likes, so most of them hurry: `prefer` names what gets the game on, best first.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from amounts import PROVE, SEED, a_share
from browser.conftest import Person
from browser.eyes import digits, fits, look
from korsi import Match
from korsi.games import ORDER

Taste = Callable[[list[str]], list[str]]
Hand = Callable[
    [Page, random.Random, Taste], str
]  # says what it took from the board, if from there

# My turn, or the end. `ply` is the newest position the page shows.
READY = """(ply) => {
  const {status, ply: now} = document.body.dataset;
  if (status === 'over') return 'over';
  if (Number(now) === ply || document.body.classList.contains('sending')) return false;
  const offers = '#ui-choices:not([hidden]) button, #ui-pass:not([hidden])';
  return document.querySelector(offers) ? 'mine' : false;
}"""
MOVED = """(ply) => document.body.classList.contains('sending')
  || Number(document.body.dataset.ply) !== ply"""
TARGETS = """() => [...document.querySelectorAll('.board .targets > g:not(.quiet, .open)')]
  .filter((g) => g.getAttribute('display') !== 'none')
  .map((g) => { const r = g.querySelector('.hit').getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const top = document.elementFromPoint(x, y)?.closest('.targets > g');
    return {id: g.id, x, y, seen: top === g, here: document.activeElement === g}; })"""
GLOWS = ".board .targets > g:not(.quiet, .open)"
"""The list of choices is there first; the board follows when it has shown what others did."""
LATE = 0.7
"""The share of a game that has been played when somebody sits down late."""
LISTED = "#ui-choices button[data-action], #ui-pass:not([hidden])"
"""What can be done at once from the list; passing stands before it, beside the question."""
HIDDEN = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.ghosts')"
ASKS = "!!document.querySelector('.tip.asks:not([hidden])')"


def ply(page: Page) -> int:
    return int(page.evaluate("Number(document.body.dataset.ply)"))


def wait(page: Page, after: int) -> str:
    return str(page.wait_for_function(READY, arg=after, polling=25, timeout=60_000).json_value())


# ------------------------------------------------------------------ what somebody likes


def anything(ids: list[str]) -> list[str]:
    return ids


def prefer(*starts: str) -> Taste:
    """What a hurried player likes best comes first; what is not named comes last."""

    def liking(id: str) -> int:
        name = re.sub("^.*?target-", "", id)
        return next((i for i, start in enumerate(starts) if name.startswith(start)), len(starts))

    def taste(ids: list[str]) -> list[str]:
        best = min(map(liking, ids))
        return [id for id in ids if liking(id) == best]

    return taste


def liked(targets: list[dict], taste: Taste) -> list[dict]:
    assert targets, "nothing glows"
    best = taste([t["id"] for t in targets])
    return [t for t in targets if t["id"] in best]


# ------------------------------------------------------------------ hands


def by_mouse(page: Page, chance: random.Random, taste: Taste = anything) -> str:
    """Point at something that glows and click; again, while it opens something."""
    before = ply(page)
    page.wait_for_selector(GLOWS, state="attached")
    for _ in range(3):
        t = chance.choice(liked(page.evaluate(TARGETS), taste))
        page.mouse.move(t["x"], t["y"])
        assert not page.evaluate(HIDDEN, [t["x"], t["y"]]), f"{t['id']} lies under its own preview"
        page.mouse.click(t["x"], t["y"])
        if page.evaluate(ASKS):
            page.locator(".tip.asks .choice").first.click()
        if page.evaluate(MOVED, before):
            return str(t["id"])
    raise AssertionError(f"three clicks on {t['id']} and nothing happened at {page.url}")


def in_sight(page: Page, taste: Taste) -> list[dict]:
    """What is liked of what glows here, or in another section where something does."""
    page.wait_for_selector(GLOWS, state="attached")
    best = liked(page.evaluate(TARGETS), taste)
    others = page.locator(".sections button").evaluate_all("""(all) => {
      const elsewhere = all.filter((b) => b.ariaPressed === "false");
      const marked = elsewhere.filter((b) => b.querySelector(".dot")); // none, where all would be
      return (marked.length ? marked : elsewhere).map((b) => all.indexOf(b)); }""")
    for n in [] if any(t["seen"] for t in best) else others:
        page.locator(".sections button").nth(n).tap()
        page.wait_for_selector(".board:not(.gliding)")
        wanted = {t["id"] for t in best}
        here = [t for t in page.evaluate(TARGETS) if t["id"] in wanted and t["seen"]]
        if here:
            return here
    return [t for t in best if t["seen"]]


def by_finger(page: Page, chance: random.Random, taste: Taste = anything) -> str:
    """Tap it: what could be taken back is done, else the sheet says what it would do and has the
    button for it.

    On a phone the board comes nearer by itself; what it then leaves out is done from the list.
    """
    before = ply(page)
    for _ in range(5):
        page.wait_for_selector(".board:not(.gliding)")  # what is to be done comes nearer
        seen = in_sight(page, taste)
        took = ""
        if seen:
            t = chance.choice(seen)
            page.touchscreen.tap(t["x"], t["y"])
            took = str(t["id"])
            asked = page.locator("#ui-choices .choice.near[data-action]")
            if asked.count():
                asked.first.tap()
            agree(page)
        else:
            closed = page.locator("#ui-choices [data-group][aria-expanded=false]")
            if closed.count() and not page.locator(LISTED).count():
                tap(closed.first)
            tap(page.locator(LISTED).first)
            agree(page)
        if page.evaluate(MOVED, before):
            return took
    raise AssertionError("five taps and nothing happened")


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def tap(row: Locator) -> None:
    """As a finger does: the row is brought into sight first. If it comes to lie where the last tap
    was, it takes none for a moment (unread.js), which is waited for."""
    row.scroll_into_view_if_needed()
    row.page.evaluate(FRAMES)
    row.tap()


def agree(page: Page) -> None:
    """Say yes, if what was tapped is final."""
    page.wait_for_selector("body:not(.sending)")
    if page.locator("#ui-confirm-yes").is_visible():
        page.locator("#ui-confirm-yes").tap()


def by_keys(page: Page, chance: random.Random, taste: Taste = anything) -> str:
    """Arrows towards something liked, Enter; the mouse is never touched."""
    before = ply(page)
    page.keyboard.press(chance.choice(ARROWS))
    known, goal = None, ""
    tried: set[tuple[str, str]] = set()
    for _ in range(160):
        targets = {t["id"]: t for t in page.evaluate(TARGETS)}
        if known != targets.keys():
            known, goal = targets.keys(), chance.choice(liked(list(targets.values()), taste))["id"]
        here = next((t for t in targets.values() if t["here"]), None)
        if here and here["id"] == goal:
            page.keyboard.press("Enter")
            if page.evaluate("!!document.activeElement.closest('.tip.asks')"):
                page.keyboard.press("Enter")
            if page.evaluate(MOVED, before):
                return goal
        else:
            at = here["id"] if here else ""
            # A way that was tried from here led in a circle: the next best one then.
            ways = [w for w in towards(here, targets[goal]) if (at, w) not in tried] if here else []
            way = ways[0] if ways else chance.choice(ARROWS)
            tried.add((at, way))
            page.keyboard.press(way)
    raise AssertionError(f"so many keys and nothing happened on the way to {goal}")


ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def towards(here: dict, there: dict) -> list[str]:
    """All four arrows, the most promising first."""
    dx, dy = there["x"] - here["x"], there["y"] - here["y"]
    gain = {"ArrowRight": dx, "ArrowLeft": -dx, "ArrowDown": dy, "ArrowUp": -dy}
    return sorted(gain, key=lambda way: -gain[way])


def by_list(page: Page, chance: random.Random, taste: Taste = anything) -> str:
    """As a screen reader would: buttons by their role and name, inside the group of choices."""
    label = page.locator("#ui-choices").get_attribute("aria-label")
    group = page.get_by_role("group", name=label, exact=True)
    closed = group.get_by_role("button", expanded=False)
    if closed.count():
        closed.nth(chance.randrange(closed.count())).click()
        members = group.get_by_role("group").get_by_role("button")
        members.nth(chance.randrange(members.count())).click()
    else:
        page.locator(LISTED).first.click()
    return ""


# ------------------------------------------------------------------ whole games


def sit(
    someone: Person,
    players: int,
    game: str = "kilt_castle",
    bot: str = "greedy",
    motion: str = "reduce",  # what flies costs two cores a lot; a few ask for "no-preference"
    **options: str,
) -> None:
    """A table against quick bots, opened as the lobby's form does."""
    someone.page.emulate_media(reduced_motion=motion)
    someone.go("/")
    seats = ["me"] + [bot] * (players - 1)
    someone.go(asked(someone, "/tables", game=game, seats=seats, options=options)["url"])


def sit_late(
    someone: Person,
    players: int,
    game: str = "kilt_castle",
    bot: str = "greedy",
    motion: str = "reduce",
    **options: str,
) -> None:
    """The same, but most of the game has been played: a random one, sent up and continued."""
    match, chance = Match(game, players, 4, options), random.Random(4)
    while not match.over:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    sit_at(someone, match, int(LATE * len(match)), bot, motion)


def sit_at(
    someone: Person, match: Match, at: int, bot: str = "greedy", motion: str = "reduce"
) -> None:
    """In the first seat after so many moves of a game, which is sent up."""
    someone.page.emulate_media(reduced_motion=motion)
    someone.go(asked(someone, f"/t/{send_up(someone, match)}/fork", at=at, bot=bot)["url"])


def send_up(someone: Person, match: Match) -> str:
    """The table a recorded game is looked at."""
    someone.go("/")
    file = {"name": "g.korsi", "mimeType": "text/plain", "buffer": match.record().encode()}
    sent = someone.page.request.post(
        f"{someone.server.url}/upload",
        multipart={"file": file},
        headers={"origin": someone.server.url, "accept": "application/json"},
    )
    assert sent.ok, sent.text()
    return str(sent.json()["table"])


def asked(someone: Person, path: str, **form: Any) -> Any:
    """The answer to a form."""
    url = someone.server.url
    answer = someone.page.request.post(url + path, data=form, headers={"origin": url})
    assert answer.ok, answer.text()
    return answer.json()


def to_the_end(
    person: Person, hand: Hand, taste: Taste = anything, every: int = 9
) -> Sequence[str]:
    """Play until the game is over, looking closely now and then. What did I take?"""
    page, chance = person.page, random.Random(4)
    before, taken = -1, []
    while wait(page, before) == "mine":
        if len(taken) % every == 0:
            look(page)
        before = ply(page)
        taken.append(hand(page, chance, taste))
        assert len(taken) < 400
    page.wait_for_selector("#ui-end[open]")
    look(page)
    return taken


def whole_and_late(game: str, quick: Sequence[tuple], more: Sequence[tuple]) -> list[tuple]:
    """Rows of a table of games, and `late`. Under make test one of the four games may be played
    whole, by its first row, and into one in three of the other rows somebody may come late; these
    then take turns. Under make prove all of them are played whole."""
    if PROVE:
        return [(*row, False) for row in (*quick, *more)]
    whole = ORDER[SEED % len(ORDER)] == game
    late = a_share(quick[whole:], 3, ORDER.index(game))
    return [(*quick[0], False)] * whole + [(*row, True) for row in late]


def whole_game(
    person: Person,
    hand: Hand,
    players: int,
    taste: Taste = anything,
    every: int = 25,
    late: bool = False,
    **table: str,
) -> Sequence[str]:
    """Sit down, play to the end, read the result. `table`: game, bot, motion, options."""
    (sit_late if late else sit)(person, players, **table)
    taken = to_the_end(person, hand, taste, every)
    page = person.page
    chairs = max(players, 2)  # who plays alone plays against somebody too
    assert page.locator("#ui-end .ranking li").count() == chairs
    page.locator("#ui-end .chart").wait_for()  # fetched when it is to be drawn
    assert page.locator("#ui-end .chart .line").count() == chairs
    assert page.locator("#ui-end .chart > text").evaluate_all(
        "all => all.some((one) => /\\p{L}/u.test(one.textContent))"
    ), "what its lower edge counts is said"
    assert page.locator("#ui-seed").text_content().isdigit()
    fits(page)
    if person.lang == "fa":
        digits(page)
    return taken
