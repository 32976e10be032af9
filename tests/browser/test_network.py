"""Two browsers against each other; the network is cut, the server restarted, nothing reloaded."""

from __future__ import annotations

import random

import pytest

from amounts import amount
from browser.eyes import look
from browser.hands import agree, asked, by_keys, by_mouse, ply, sit, tap


@pytest.mark.one_in(8)
def test_cut_and_restarted(person, server) -> None:
    host, guest = person("en"), person("fa", phone=True)
    page = host.go("/")
    opened = page.request.post(
        f"{server.url}/tables",
        data={
            "game": "kilt_castle",
            "seats": ["me", "open", "greedy"],
        },
        headers={"origin": server.url},
    ).json()
    host.go(opened["url"])
    guest.page.goto(server.url + next(iter(opened["seat_links"].values())))
    guest.page.locator("form[action^='/s/'] button").click()
    chance = random.Random(6)
    for one in (host, guest):
        one.page.wait_for_selector("body[data-status=playing]")
        one.page.evaluate("document.body.dataset.same = 'page'")  # a reload would lose this

    def turn() -> str:
        for one in (host, guest) * 400:
            if one.page.locator("body[data-status=over]").count():
                return "over"
            mine = one.page.locator("#ui-choices:not([hidden]) button").count()
            sending = one.page.locator("body.sending").count()
            if mine and not sending:
                other = guest if one is host else host
                before = ply(one.page)
                (by_mouse if one is host else by_tap)(one.page, chance)
                one.page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
                now = ply(one.page)
                if not other.cut:
                    other.page.wait_for_function(
                        "p => Number(document.body.dataset.ply) >= p", arg=now
                    )
                return "moved"
        raise AssertionError("nobody can move")

    def by_tap(page, chance) -> None:
        groups = page.locator("#ui-choices [data-group][aria-expanded=false]")
        if groups.count():
            tap(groups.first)
        tap(page.locator("#ui-choices [data-action]").first)
        agree(page)

    moves, cut = 0, False
    while True:
        mine = host.page.locator("#ui-choices:not([hidden]) button").count()
        if moves > 5 and mine and not cut:  # the guest's network goes away while the host moves on
            cut = True
            guest.cut = True
            guest.context.set_offline(True)
            for _ in range(3):
                if not host.page.locator("#ui-choices:not([hidden]) button").count():
                    break
                before = ply(host.page)
                by_mouse(host.page, chance)
                host.page.wait_for_function(
                    "p => Number(document.body.dataset.ply) > p", arg=before
                )
            guest.page.wait_for_selector("#ui-connection:not([hidden])")
            guest.context.set_offline(False)
            at = ply(host.page)
            guest.page.wait_for_function("p => Number(document.body.dataset.ply) >= p", arg=at)
            guest.page.wait_for_selector("#ui-connection", state="hidden")
            guest.cut = False
        if moves == 14:  # the server goes away under both
            host.cut = guest.cut = True
            server.stop()
            host.page.wait_for_selector("#ui-connection:not([hidden])")
            server.start()
            for one in (host, guest):
                one.page.wait_for_selector("#ui-connection", state="hidden", timeout=30_000)
            host.cut = guest.cut = False
            assert ply(host.page) == ply(guest.page)
        if turn() == "over":
            break
        moves += 1
        if moves > amount(20, 400):  # the end of a game is seen elsewhere
            return
        if moves % 12 == 0:
            look(host.page)
            look(guest.page)
    assert moves > 20 and cut
    for one in (host, guest):
        one.page.wait_for_selector("#ui-end[open]")
        assert one.page.evaluate("document.body.dataset.same") == "page"
        look(one.page)
    points = [one.page.locator("#ui-end .ranking li").count() for one in (host, guest)]
    assert points == [3, 3]


@pytest.mark.one_in(6)
def test_what_others_do_is_brought_not_asked_for(person, server) -> None:
    host, guest = person("en"), person("fa")
    page = host.go("/")
    opened = page.request.post(
        f"{server.url}/tables",
        data={"game": "kilt_castle", "seats": ["me", "open"]},
        headers={"origin": server.url},
    ).json()
    asked: dict[str, int] = {"host": 0, "guest": 0}  # states asked for by name of a stream
    for who, one in (("host", host), ("guest", guest)):

        def count(response, who=who) -> None:
            if "/state?" in response.url and "korsi-stream" in response.request.headers:
                asked[who] += 1

        one.page.on("response", count)
    host.go(opened["url"])
    guest.page.goto(server.url + next(iter(opened["seat_links"].values())))
    guest.page.locator("form[action^='/s/'] button").click()
    for one in (host, guest):
        one.page.wait_for_selector("body[data-status=playing][data-ready]")
    for who, one in (("host", host), ("guest", guest)):
        for _ in range(200):
            if asked[who]:
                break
            one.page.wait_for_timeout(50)
        assert asked[who], "a page names its stream when it has heard it"
    chance, before_all = random.Random(3), sum(asked.values())
    for _ in range(8):
        mover = next(
            one for one in (host, guest) * 400
            if one.page.locator("#ui-choices:not([hidden]) button").count()
        )  # fmt: skip
        other, before = guest if mover is host else host, ply(mover.page)
        by_mouse(mover.page, chance)
        mover.page.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
        now = ply(mover.page)
        other.page.wait_for_function("p => Number(document.body.dataset.ply) >= p", arg=now)
    # a page may still have been asking about the beginning; of the steps it asks for none
    assert sum(asked.values()) - before_all <= 3, "the stream brought them"


@pytest.mark.one_in(6)
def test_a_stale_page_is_told_and_goes_on(person, server) -> None:
    """The same seat in two windows: the slower one gets the new position and may choose again."""
    one = person("en")
    sit(one, 2)
    one.page.wait_for_selector("#ui-choices:not([hidden]) button")
    second = one.context.new_page()
    second.goto(one.page.url)
    second.wait_for_selector("#ui-choices:not([hidden]) button")
    second.route("**/live*", lambda route: route.abort())
    before = ply(one.page)
    by_keys(one.page, random.Random(3))
    second.wait_for_function("p => Number(document.body.dataset.ply) > p", arg=before)
    look(second)


BREAKS = """() => Object.defineProperty(document.querySelector('#ui-phase'), 'textContent', {
  set() { throw new Error('cannot be drawn'); },
})"""


@pytest.mark.one_in(3)
def test_what_cannot_be_drawn_is_no_lost_connection(person) -> None:
    """The move was made: it is neither kept to be sent again nor said to be on its way."""
    one = person("en")
    one.go("/")
    made = asked(one, "/tables", game="kilt_castle", seats=["me", "me"])
    page = one.go(made["url"])
    page.wait_for_selector("body[data-ready]")
    page.evaluate("document.querySelector('#ui-ask').checked = false")
    page.evaluate(BREAKS)
    one.cut = True
    with page.expect_response("**/move?*"):
        by_keys(page, random.Random(1))
    said = page.locator(".toast.bad")
    said.wait_for()
    assert "reload" in said.inner_text().lower()
    assert page.locator("#ui-unsent").is_hidden() and page.locator("#ui-connection").is_hidden()
    said.locator("a").click()
    page.wait_for_selector("body[data-ready]")
    assert ply(page) == 1 and not page.locator(".toast").count()
    one.noise.clear()
