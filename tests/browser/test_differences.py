"""A page that was only told what changed shows what a page shows that has just been opened."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import APIResponse, Page, Route

from amounts import a_share, amount
from browser.conftest import Person
from browser.hands import by_list, ply, sit, wait

STEP = 8 * 1024  # bytes on the line

# Pieces and targets of a picture with what they look like, wherever their faces are kept.
PICTURE = """(svg) => {
  const drawing = (at) => [...at.childNodes].map((one) => {
    const name = one.tagName === 'use' && one.getAttribute('href');
    if (!name || !name.startsWith('#f-')) return one.outerHTML;
    const face = svg.querySelector(name);
    return face ? face.innerHTML : `no face ${name}`;
  }).join('');
  const seen = (at) => [at.parentNode.getAttribute('class'), at.id, at.getAttribute('class'),
    at.getAttribute('transform'), drawing(at), at._piece?.label?.text ?? ''];
  const told = (at) => [at.getAttribute('aria-label'), at.getAttribute('display'),
    at._target?.actions];
  const all = (name) => [...svg.querySelectorAll(`:scope > .${name} > g`)];
  return {
    pieces: [...all('pieces'), ...all('above')].map(seen),
    targets: all('targets').map((at) => [...seen(at), ...told(at)]),
  };
}"""
PAGE = f"""() => {{
  const text = (id) => document.getElementById(id).innerText;
  // what moved points is asked for of lines in sight alone: not of the same ones in a fresh page
  const told = (at) => {{
    const one = at.cloneNode(true);
    for (const gains of one.querySelectorAll('.gains')) gains.remove();
    return one.textContent;
  }};
  const items = (of) => [...document.querySelectorAll(of)].map((at) => at.textContent);
  return {{
    ...({PICTURE})(document.querySelector('svg.scene')),
    view: document.querySelector('svg.scene').getAttribute('viewBox'),
    prompt: text('ui-prompt'), phase: text('ui-phase'), where: text('ui-where'),
    seats: items('.chair'), steps: items('#ui-steps li'), choices: items('#ui-choices .choice'),
    log: [...document.querySelectorAll('#ui-log li')].map((at) =>
      [told(at), at.dataset.ply, at.dataset.seat, at.dataset.pieces, at.className]),
    undo: !document.getElementById('ui-undo').disabled, title: document.title,
  }};
}}"""
AT = f"""async (address) => {{
  const text = await (await fetch(address)).text();
  const box = document.createElement('div');
  box.innerHTML = text;
  for (const title of box.querySelectorAll('title')) title.remove();
  return ({PICTURE})(box.querySelector('svg.scene'));
}}"""
AT_REST = """() => !document.body.classList.contains('sending')
  && !document.querySelector('.piece.leaving, #ui-log[data-asks]:not([data-asks="0"])')
  && document.querySelector('svg.scene').getAnimations({subtree: true})
    .every((one) => one.id !== 'korsi' || one.playState === 'finished')"""


def at_rest(page: Page) -> None:
    page.mouse.move(2, 2)  # nothing is pointed to
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(60)
    page.wait_for_function(AT_REST)
    page.wait_for_timeout(350)  # then what flew is put back into the order of drawing


def same(page: Page, fresh: Page) -> None:
    """Both in the browser of one person, at one table."""
    fresh.goto(page.url)
    fresh.wait_for_selector("body[data-ready]")
    at_rest(page)
    at_rest(fresh)
    patched, loaded = page.evaluate(PAGE), fresh.evaluate(PAGE)
    for part, value in loaded.items():
        assert patched[part] == value, part
    assert not any("no face" in json.dumps(piece) for piece in loaded["pieces"])


def like_the_server_draws_it(page: Page, address: str) -> None:
    """Where no page could be opened afresh: the pieces, place by place, as one picture has them."""
    now = page.evaluate(f"({PICTURE})(document.querySelector('svg.scene'))")
    then = page.evaluate(AT, address)
    for piece in now["pieces"]:  # words are written by the page, in its language
        piece[4] = re.sub('<text class="written".*?</text>', "", piece[4])
    assert [piece[:5] for piece in now["pieces"]] == [piece[:5] for piece in then["pieces"]]


def second(someone: Person) -> Page:
    page = someone.context.new_page()
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("game", "players", "lang", "moves"),
    a_share(
        [
            ("kilt_castle", 4, "en", amount(3, 5)),
            ("mangrovia", 3, "fa", amount(2, 5)),
            ("troyes", 2, "en", amount(3, 6)),
            ("keyflower", 2, "de", amount(3, 6)),
        ],
        4,
    ),
)
def test_every_step_leaves_what_a_fresh_page_shows(person, game, players, lang, moves) -> None:
    someone = person(lang)
    if game == "kilt_castle":  # where most things fly
        sit(someone, players, game, "greedy", "no-preference")
    else:
        sit(someone, players, game, "random")
    page, fresh, chance = someone.page, second(someone), Random(5)
    wire = someone.context.new_cdp_session(page)
    wire.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: list[tuple[str, int]] = []
    wire.on(
        "Network.responseReceived", lambda e: asked.update({e["requestId"]: e["response"]["url"]})
    )
    wire.on(
        "Network.loadingFinished",
        lambda e: sizes.append((asked.get(e["requestId"], ""), e["encodedDataLength"])),
    )
    before = -1
    for _ in range(moves):
        if wait(page, before) == "over":
            break
        same(page, fresh)
        before = ply(page)
        by_list(page, chance)
    wait(page, before)
    same(page, fresh)
    steps = [size for url, size in sizes if url.endswith("/move") or "/state" in url]
    assert len(steps) >= moves
    if game == "kilt_castle":
        assert max(steps) < STEP, sizes


@pytest.mark.one_in(6)
def test_taking_back_and_looking_back(person) -> None:
    someone = person("en")
    sit(someone, 3, "troyes", "random")
    page, fresh, chance = someone.page, second(someone), Random(2)
    undone = 0
    for _ in range(amount(5, 8)):
        wait(page, -1)
        before = ply(page)
        by_list(page, chance)
        wait(page, before)
        if page.locator("#ui-undo").is_enabled() and undone < 2:
            undone += 1
            before = ply(page)
            page.locator("#ui-undo").click()
            if page.locator("#ui-practising").is_visible():
                page.locator("#ui-practise").click()
            page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
            same(page, fresh)
    assert undone
    # step by step into the past, far back, and forth again
    last = int(page.locator("#ui-slider").get_attribute("max"))
    seat = page.evaluate("JSON.parse(document.querySelector('#ui-state').textContent).as")
    for at in amount((last - 1, 0, last - 1), (last - 1, last - 2, 0, 1, last - 1)):
        page.locator("#ui-slider").evaluate(
            "(s, at) => { s.value = at; s.dispatchEvent(new Event('input')); }", at
        )
        page.wait_for_function(
            "at => document.querySelector('#ui-where').textContent.match(/[0-9]+/)[0] === at",
            arg=str(at),
        )
        at_rest(page)
        like_the_server_draws_it(page, f"{page.url}/board?at={at}&seat={seat}")
        assert page.locator(".targets > g").count() == 0
    page.locator("#ui-to-now").click()
    page.wait_for_selector("#ui-watching", state="hidden")
    same(page, fresh)


def at_one_screen(someone: Person, game: str) -> Page:
    page = someone.go("/")
    answer = page.request.post(
        f"{someone.server.url}/tables",
        data={"game": game, "seats": [{"kind": "me", "name": name} for name in ("Mina", "Arash")]},
        headers={"origin": someone.server.url},
    )
    assert answer.ok, answer.text()
    return someone.go(answer.json()["url"])


@pytest.mark.one_in(6)
def test_two_at_one_screen_without_secrets(person) -> None:
    someone = person("en")
    page, chance = at_one_screen(someone, "kilt_castle"), Random(3)
    fresh = second(someone)
    for _ in range(amount(2, 5)):
        wait(page, -1)
        same(page, fresh)
        before = ply(page)
        by_list(page, chance)
        wait(page, before)
    same(page, fresh)


@pytest.mark.one_in(6)
def test_two_at_one_screen_with_a_curtain(person) -> None:
    """Each sees the own screen and nothing of what the other one has just seen."""
    someone = person("en")
    page, chance = at_one_screen(someone, "mangrovia"), Random(3)
    lifted = set()
    for _ in range(8):
        page.wait_for_function(
            "() => !document.querySelector('#ui-curtain').hidden"
            " || document.querySelector('#ui-choices:not([hidden]) button')"
        )
        if page.locator("#ui-curtain").is_visible():
            at_rest(page)
            like_the_server_draws_it(page, f"{page.url}/board")
            page.locator("#ui-curtain-go").click()
            page.wait_for_selector("#ui-choices:not([hidden]) button")
        acting = page.locator(".chair").evaluate_all(
            "all => all.findIndex((one) => one.classList.contains('acting'))"
        )
        lifted.add(acting)
        at_rest(page)
        like_the_server_draws_it(page, f"{page.url}/board?seat={acting}")
        before = ply(page)
        by_list(page, chance)
        page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert lifted == {0, 1}


@pytest.mark.one_in(6)
def test_an_answer_that_was_overtaken_changes_nothing(person) -> None:
    """Two steps follow each other quickly; word of the first one arrives after the second."""
    someone = person("en")
    sit(someone, 2)
    page, other, fresh = someone.page, second(someone), second(someone)
    wait(page, -1)
    other.goto(page.url)
    wait(other, -1)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        answer = route.fetch()
        if held or "ply" not in answer.json():  # word of something else: who is here, a bot awake
            return route.fulfill(response=answer)
        held.append((route, answer))

    page.route("**/state?*", hold)
    first = ply(page)
    by_list(other, Random(1))
    wait(other, first)
    while not held:
        page.wait_for_timeout(20)
    now = ply(other)
    by_list(other, Random(2))
    wait(other, now)
    now = ply(other)
    [(route, answer)] = held
    assert ply(page) == first < answer.json()["ply"] < now
    someone.cut = True  # a late command is refused: that is how this page hears of the second step
    page.locator("#ui-choices button").first.click()
    if page.locator("#ui-choices [aria-expanded=true]").count():
        page.locator("#ui-choices [data-action]").first.click()
    page.wait_for_function("p => Number(document.body.dataset.ply) === p", arg=now)
    route.fulfill(response=answer)
    page.wait_for_timeout(300)
    someone.cut = False
    assert ply(page) == now
    page.locator(".toast").wait_for(state="detached")
    same(page, fresh)


@pytest.mark.one_in(4)
def test_a_page_that_lost_its_place_is_given_everything(person) -> None:
    """The server knows the last scenes only; who asks from before, or from nowhere, gets it all."""
    someone = person("en")
    sit(someone, 2)
    page, fresh = someone.page, second(someone)
    wait(page, -1)
    lose = re.compile("have=[^&]*")
    page.route(lose, lambda route: route.continue_(url=lose.sub("have=lost", route.request.url)))
    with page.expect_response("**/state?*"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    before = ply(page)
    by_list(page, Random(1))
    wait(page, before)
    same(page, fresh)


# The first piece of all comes to lie above the others, then below them again: where it lay is
# where the next one would have been put.
LIFTED = """async () => {
  const at = (name) => import(new URL(name, document.querySelector('script[type=module]').src));
  const [{table, board}, {redraw}] = await Promise.all([at('state.js'), at('table/picture.js')]);
  const {id} = board.layers.pieces.firstChild;
  const {scene} = table.now;
  const lies = (layer) => {
    const pieces = scene.pieces.map((p) => (p.id === id ? {...p, layer} : p));
    redraw({...table.now, scene: {...scene, pieces}});
    return document.getElementById(id).parentNode === board.layers[layer];
  };
  return ['above', 'pieces'].map(lies);
}"""


def test_a_piece_comes_to_lie_above_the_others(person) -> None:
    """The page threw on it, took that for a lost connection, and nothing could be done any more."""
    someone = person("en")
    sit(someone, 2)
    wait(someone.page, -1)
    assert someone.page.evaluate(LIFTED) == [True, True]
