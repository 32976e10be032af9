"""What the table page can do besides moving."""

from __future__ import annotations

from random import Random

import pytest

from browser.eyes import look
from browser.hands import by_list, ply, send_up, sit, to_the_end, wait
from korsi import Match


def first_turn(someone, players: int = 3):
    sit(someone, players)
    page = someone.page
    assert wait(page, -1) == "mine"
    return page


@pytest.mark.one_in(4)
def test_two_steps_take_back_hint_and_keys(person) -> None:
    someone = person("en")
    page = first_turn(someone, 2)
    # play until a card of my own colour lets me build too: then the turn has two steps
    for _ in range(40):
        page.locator("#ui-choices [data-group]").first.click()
        page.locator("#ui-choices [data-action]").last.click()
        page.wait_for_function(
            "() => document.body.dataset.ply > 0 && !document.body.classList.contains('sending')"
        )
        if page.locator("#ui-steps li").count():
            break
        before = ply(page)
        assert wait(page, before - 1) == "mine"
        while not page.locator("#ui-choices [data-group^=take]").count():
            before = ply(page)
            page.locator("#ui-choices button").first.click()
            if not page.locator("#ui-choices [data-action]").count():
                continue
            page.locator("#ui-choices [data-action]").first.click()
            wait(page, before)
    assert page.locator("#ui-steps li").count() == 1
    before = ply(page)
    back = [one for one in page.get_by_text("Take back", exact=True).all() if one.is_visible()]
    assert len(back) == 1, "one button, among the tools"
    page.keyboard.press("u")
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert page.locator("#ui-steps li").count() == 0
    page.keyboard.press("h")
    page.wait_for_selector("#ui-hint-card:not([hidden], [data-thinks])")  # it lies over the list
    assert page.locator(".board .hint-ring").count(), "where it is done is marked on the board"
    assert page.locator(".choice.hinted").count(), "and in the list, for when the hint is put away"
    look(page)
    page.keyboard.press("?")
    page.wait_for_selector("#ui-keys[open]")
    look(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#ui-keys:not([open])", state="attached")


@pytest.mark.one_in(4)
def test_hovering_previews_and_the_log_lights_the_board(person) -> None:
    someone = person("en")
    page = first_turn(someone, 4)
    card = page.locator(".target.opens .hit").first
    card.hover()
    page.wait_for_selector(".tip:not([hidden])")
    card.click()
    page.locator(".target.member:not([display]) .hit").first.hover()
    page.wait_for_selector(".ghosts > g", state="attached")
    assert page.locator(".light.lit").count() == 1
    assert page.locator("#ui-choices .choice.near").count() == 1
    page.keyboard.press("Escape")
    page.locator("#ui-board").hover(position={"x": 4, "y": 4})
    lines = page.locator("#ui-log li[data-pieces*=cell-] button")
    if lines.count():
        lines.first.hover()
        page.wait_for_selector(".lit[id^=cell-]", state="attached")


PRICED = ".board .targets > g:not([display]) .badge"  # a card that is not opened has some, too


@pytest.mark.one_in(6)
def test_what_is_considered_keeps_its_price_in_sight(person) -> None:
    """The floor that would stand there lay over what it costs."""
    page = first_turn(person("en"), 2)
    for n in range(12):
        if page.locator(PRICED).count():
            break
        before = ply(page)
        by_list(page, Random(n))
        wait(page, before)
    page.wait_for_selector(PRICED)
    page.locator("#ui-choices .choice").first.hover()
    page.wait_for_selector(".board .ghosts > .price", state="attached")
    assert page.evaluate("() => document.querySelector('.ghosts').lastChild.matches('.price')")
    page.locator("#ui-prompt").hover()
    page.wait_for_selector(".board .ghosts > .price", state="detached")


@pytest.mark.one_in(6)
def test_history_and_continue_from_here(person) -> None:
    someone = person("en")
    page = first_turn(someone, 2)
    for _ in range(4):
        before = ply(page)
        by_list(page, Random(1))
        wait(page, before)
    last = int(page.locator("#ui-slider").get_attribute("max"))
    page.keyboard.press(",")
    page.wait_for_selector("#ui-watching:not([hidden])")
    assert page.locator("#ui-choices").is_hidden()
    page.keyboard.press(",")
    page.wait_for_function(
        "n => document.querySelector('#ui-slider').value == n", arg=str(last - 2)
    )
    look(page)
    page.locator("#ui-fork").click()
    page.wait_for_function("a => location.href !== a && document.body.dataset.ready", arg=page.url)
    assert int(page.locator("#ui-slider").get_attribute("max")) >= last - 2
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    assert page.locator("#ui-log").get_by_text("is drawn anew").count() == 1


@pytest.mark.one_in(3)
def test_zoom_by_wheel_and_fit(person) -> None:
    someone = person("en")
    page = first_turn(someone, 2)
    view = "document.querySelector('svg.scene').getAttribute('viewBox')"
    whole = page.evaluate(view)
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => {view} !== '{whole}'")
    page.keyboard.press("f")
    page.wait_for_function(f"() => {view} === '{whole}'")
    # what was gliding when another picture came is not carried on in that one
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(GLIDES)
    page.wait_for_timeout(400)
    assert page.evaluate(view) == whole


GLIDES = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="/board/camera.js"]');
  const { fit, toggleZoom } = await import(at.href);
  toggleZoom();
  await new Promise(requestAnimationFrame);
  fit();
}"""


@pytest.mark.one_in(4)
def test_two_people_invite_chat_resign_and_play_again(person) -> None:
    host, guest = person("en"), person("fa", phone=True)
    page = host.go("/")
    page.locator("a[data-opens]").first.click()
    form = page.locator("form.open-table").first
    page.locator("details.opener").first.evaluate("d => d.open = true")
    form.locator("[data-players]").select_option("2")
    form.locator("button.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#ui-waiting:not([hidden])")
    look(page)
    page.locator("#ui-waiting .ways > summary").last.click()
    page.get_by_role("button", name="Link for this seat").last.click()
    link = page.locator("#ui-waiting .waiting-list input, #ui-waiting li input").last.input_value()
    guest.page.goto(link)
    look(guest.page)
    guest.page.locator("form[action^='/s/'] input").fill("مهری")
    guest.page.locator("form[action^='/s/'] button").click()
    guest.page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-status=playing]")
    look(guest.page)
    guest.page.locator("#ui-tab-chat").click()
    guest.page.locator("#ui-chat-form input").fill("سلام!")
    guest.page.locator("#ui-chat-form button").click()
    page.wait_for_selector("#ui-dot:not([hidden])", state="attached")
    page.locator("#ui-tab-chat").click()
    page.locator("#ui-chat").get_by_text("سلام!").wait_for()
    look(page)
    # what the other one does is spoken
    acting = host if page.locator("#ui-choices:not([hidden])").count() else guest
    other = guest if acting is host else host
    if acting.phone:
        acting.page.locator("#ui-handle").click()
    before = ply(other.page)
    by_list(acting.page, Random(2))
    other.page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert other.page.locator("#ui-live p").count()
    page.locator("#ui-menu-button").click()
    page.locator("#ui-resign").click()
    page.locator("#ui-resign-yes").click()
    for one in (host, guest):
        one.page.wait_for_selector("#ui-end[open]")
        look(one.page)
    page.locator("#ui-rematch").click()
    page.wait_for_function("a => location.href !== a", arg=guest.page.url)


@pytest.mark.one_in(6)
def test_a_leaver_is_replaced_and_comes_back(person) -> None:
    host, guest = person("en"), person("en")
    page = host.go("/")
    answer = page.request.post(
        f"{host.server.url}/tables",
        data={"game": "kilt_castle", "seats": ["open", "me"]},
        headers={"origin": host.server.url},
    ).json()
    guest.go(answer["url"])
    guest.page.get_by_role("button", name="Sit down").click()
    host.go(answer["url"])
    page.wait_for_selector("body[data-status=playing]")
    guest.page.wait_for_selector("body[data-status=playing]")
    begins = page.locator(".chair.acting .you").count()  # chance says who has to move first
    leaver, other = (page, guest.page) if begins else (guest.page, page)
    leaver.goto("about:blank")
    other.wait_for_selector(".chair.acting.gone")
    assert other.locator(".prompt .thinking").count() == 0, "who is away does not think"
    other.get_by_role("button", name="Let a bot play until").click()
    other.wait_for_selector(".chair.away")
    look(other)
    leaver.goto(f"{host.server.url}{answer['url']}")  # who opens the table again is back
    other.wait_for_selector(".chair.away", state="detached")
    leaver.locator("#ui-menu-button").click()
    leaver.get_by_role("button", name="Let a bot play for me").click()
    leaver.wait_for_selector("#ui-back:not([hidden])")
    leaver.reload()
    leaver.wait_for_selector("#ui-back:not([hidden])")  # as they wished it
    look(leaver)
    leaver.locator("#ui-back").click()
    leaver.wait_for_selector("#ui-back", state="hidden")


@pytest.mark.one_in(4)
def test_the_curtain_hides_hands_at_one_screen(person) -> None:
    """A game with secrets and without a picture, two people at one screen."""
    someone = person("en")
    page = someone.go("/")
    answer = page.request.post(
        f"{someone.server.url}/tables",
        data={
            "game": "hands",
            "seats": [{"kind": "me", "name": "Mina"}, {"kind": "me", "name": "Arash"}],
        },
        headers={"origin": someone.server.url},
    )
    assert answer.ok, answer.text()
    someone.go(answer.json()["url"])
    drawn = 0
    while True:
        page.wait_for_function(
            "() => document.body.dataset.status === 'over'"
            " || !document.querySelector('#ui-curtain').hidden"
            " || document.querySelector('#ui-choices:not([hidden]) button')"
        )
        if page.locator("body[data-status=over]").count():
            break
        look(page)
        if page.locator("#ui-curtain").is_visible():
            drawn += 1
            page.locator("#ui-curtain-go").click()
        page.wait_for_selector("#ui-choices:not([hidden]) button")
        before = ply(page)
        page.locator("#ui-choices button").first.click()
        page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    assert drawn >= 2  # nobody sees the other's hand
    page.wait_for_selector("#ui-end[open]")


@pytest.mark.one_in(6)
def test_a_finished_game_is_downloaded_and_replayed(person, tmp_path) -> None:
    someone = person("en")
    sit(someone, 3)
    to_the_end(someone, by_list, every=1000)
    page = someone.page
    with page.expect_download() as got:
        page.locator("#ui-record").click()
    got.value.save_as(tmp_path / "game.korsi")
    someone.go("/")
    page.locator("#upload summary").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "game.korsi")
    page.locator("form[action='/upload'] button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#ui-watching:not([hidden])")  # from its beginning
    assert page.locator("#ui-slider").input_value() == "0" and page.locator("#ui-end").is_hidden()
    page.keyboard.press("]")
    look(page)


@pytest.mark.one_in(2)
def test_the_slider_of_a_replay_follows_whatever_moves_it(person) -> None:
    """It stood still under the keys while it had the focus, and its next step led back from there;
    the log began at its end."""
    match, chance = Match("kilt_castle", 3, 4), Random(4)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    someone = person("en")
    someone.go(f"/t/{send_up(someone, match)}")
    page = someone.page
    page.wait_for_selector("#ui-watching:not([hidden])")
    first = page.locator("#ui-log > li").first
    inside = """li => {
      const [a, b] = [li, li.closest('#ui-panel-log')].map((at) => at.getBoundingClientRect());
      return a.top >= b.top - 1 && a.bottom <= b.bottom + 1; }"""
    page.wait_for_function("() => document.querySelectorAll('#ui-log > li').length > 20")
    assert first.evaluate(inside)
    slider = page.locator("#ui-slider")

    def at(n=None):
        if n is not None:
            page.wait_for_function(
                "n => document.querySelector('#ui-slider').value == n", arg=str(n)
            )
        page.wait_for_function("""() => document.querySelector('#ui-slider').value
          === document.querySelector('#ui-where').innerText.match(/\\d+/)[0]""")
        return int(slider.input_value())

    slider.focus()
    page.keyboard.press("ArrowRight")
    before = at(1)
    for _ in range(2):
        page.keyboard.press("]")
    page.wait_for_function("n => document.querySelector('#ui-slider').value > n", arg=before + 1)
    before = at()
    page.keyboard.press("ArrowRight")
    at(before + 1)


WIDE = 898  # Kilt Castle's picture of four players lying, how high


@pytest.mark.one_in(4)
def test_a_turned_window_arranges_the_same_pieces_otherwise(person) -> None:
    someone = person("en", phone=True)
    page = first_turn(someone, 4)

    def turned(width: int, height: int, sections: int) -> dict[str, list[float]]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "n => document.querySelectorAll('#ui-board .sections button').length === n",
            arg=sections,
        )
        page.wait_for_selector("#ui-board > svg.scene .pieces > g", state="attached")
        look(page)
        return page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(
              '#ui-board .pieces > g, #ui-board .above > g')].map((g) => {
              const m = g.transform.baseVal.consolidate().matrix; return [g.id, [m.e, m.f]]; }))"""
        )

    upright = turned(390, 844, 2)
    lying = turned(844, 390, 0)
    assert set(upright) == set(lying)
    seats = [f"seat-{i}" for i in range(4)]
    assert {id for id in upright if upright[id] != lying[id]} >= set(seats)
    assert all(upright[seat][1] >= WIDE > lying[seat][1] for seat in seats)  # below the board
    # by keys: into the board, and along it to a card farther down; then a move of it is made
    turned(390, 844, 2)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.id")
    assert first.startswith("take-")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .targets > g.member:not([display=none])", state="attached")
    before = ply(page)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id").startswith("put-")
    page.keyboard.press("Enter")
    page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    turned(390, 844, 2)  # the answer to the move is of the same arrangement
