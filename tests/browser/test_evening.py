"""An evening together, as it looks: the lobby, two tabs, a phone, the end, and paper."""

from __future__ import annotations

import re

import pytest

from browser.eyes import axe, look
from browser.hands import asked, sit_late


def heights(page, selector: str) -> list[float]:
    boxes = [one.bounding_box() for one in page.locator(selector).all()]
    return [box["y"] + box["height"] for box in boxes if box]


@pytest.mark.one_in(6)
def test_the_lobby_at_a_glance(person) -> None:
    """Play now above the fold, own tables first, one click for the theme, options that open."""
    someone = person("de", theme="auto")
    page = someone.page
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(color_scheme="light")
    someone.go("/")
    assert page.locator(".lobby .whom .face").is_visible()  # whom to begin with is said once
    asked(someone, "/tables", game="kilt_castle", seats=["me", "greedy"])
    someone.go("/")
    assert page.locator("#running .tables a").count() == 1
    four = heights(page, ".games .now .go .button:not(.main)")[:4]  # what is to be learnt, too
    assert len(four) == 4 and max(four) < 768
    # so it is for whoever has begun many, with names that take several rows: some stand in sight,
    # and one press shows all
    many = ["me", "level1", "level2", "level3"]
    for _ in range(6):
        asked(someone, "/tables", game="kilt_castle", seats=many)
    someone.go("/")
    assert max(heights(page, ".games .now .go .button")[:8]) < 768
    assert page.locator("#running .tables a:visible").count() == 3
    page.locator(".all-mine summary").click()
    assert page.locator("#running .tables a:visible").count() == 7
    assert all(page.locator(".games picture img").evaluate_all("i => i.map(x => x.naturalWidth)"))
    # the labels of the two lists do not run together
    label = (
        "s => { const r = new Range(); r.selectNodeContents(s); return r.getBoundingClientRect() }"
    )
    labels = page.locator(".games .now .field > span").evaluate_all(f"all => all.map({label})")
    for first, second in zip(labels[::2], labels[1::2], strict=True):
        assert first["y"] != second["y"] or second["x"] - first["x"] - first["width"] > 6
    # a card introduces only who is chosen instead of whom all begin with
    assert not page.locator(".games .opponent:visible").count()
    chosen = page.locator(".games [name=bot]").first
    suggested = chosen.input_value()
    chosen.select_option("level5")
    assert page.locator(".games .opponent:visible .face").count() == 1
    chosen.select_option(suggested)
    assert not page.locator(".games .opponent:visible").count()
    # the system is light, so the button offers the dark; one click and everything is
    page.locator(".themes button:visible").click()
    page.wait_for_selector("html[data-theme=dark]")
    shown = page.locator(".games picture img").first.evaluate("i => i.currentSrc")
    assert "theme=light" not in shown
    assert page.locator(".themes button:visible").get_attribute("value") == "light"
    seats = "details[id^=open-] [data-players]"
    usual = page.locator(seats).evaluate_all("all => all.map(x => [x.form.game.value, x.value])")
    assert {"mangrovia": "3", "keyflower": "3", "kilt_castle": "4"}.items() <= dict(usual).items()
    # a table for two at this screen: each has a name, and a clock has a sensible time
    assert not page.locator("details[id^=open-]:visible").count()  # each game's card has the way
    page.locator("a[data-opens]").first.click()
    form = page.locator("form.open-table").first
    seat = form.locator("select[name=seats]").nth(1)
    assert not form.locator("input[name=names]").nth(1).is_visible()
    # the others are people to be invited, until one says otherwise; what follows is said
    others = form.locator("select[name=seats]:enabled").evaluate_all("a => a.map((s) => s.value)")
    assert others[0] == "me" and set(others[1:]) == {"open"}
    assert form.locator("[data-waits]").is_visible()
    for i in range(1, len(others)):
        form.locator("select[name=seats]").nth(i).select_option("level2")
    assert form.locator("[data-begins]").is_visible()
    assert not form.locator("[data-waits]").is_visible()
    seat.select_option("me")
    given = [form.locator("input[name=names]").nth(i).input_value() for i in (0, 1)]
    assert all(given) and given[0] != given[1]
    form.locator("[name=clock]").select_option("game")
    assert form.locator("[name=seconds]").input_value() == str(20 * 60)
    form.locator("[name=pace]").select_option("turns")
    assert int(form.locator("[name=seconds]").input_value()) >= 86400
    form.locator(".fold > summary").click()
    look(page)
    # a name that cannot be had is said there, and nothing that was chosen is lost
    asked(person("en"), "/account/register", name="Shabnam", password="pomegranate")
    someone.cut = True  # the answer is an error
    form.locator("input[name=names]").first.fill("Shabnam")
    form.locator("button.main").click()
    form.locator(".wrong").wait_for()
    assert form.locator("[name=pace]").input_value() == "turns"
    form.locator("input[name=names]").first.fill("Xaver")
    form.locator("button.main").click()
    page.wait_for_url("**/t/*")


@pytest.mark.one_in(4)
def test_the_lobby_in_a_hand(person) -> None:
    """On a phone every game shows what starts it; the rest is a tap away."""
    someone = person("fr", phone=True)
    page = someone.go("/")
    assert page.evaluate("document.documentElement.scrollHeight") < 4 * 844
    card = page.locator(".games .game", has=page.locator("[action='/play/mangrovia']"))
    assert card.locator(".button.main").is_visible() and card.bounding_box()["height"] < 260
    players = card.locator("[name=players]")
    assert not players.is_visible() and players.input_value() == "3"
    card.locator("[data-unfold]").tap()
    assert players.is_visible() and card.locator(".more a").first.is_visible()
    assert card.locator("[data-unfold]").get_attribute("aria-expanded") == "true"
    look(page)
    axe(page)


@pytest.mark.one_in(4)
def test_a_page_keeps_its_language_when_its_board_is_laid_out_anew(person) -> None:
    """Another tab has gone English; every address of the Persian page says what it speaks."""
    someone = person("fa")
    sit_late(someone, 2, "keyflower")
    page = someone.page
    other = someone.context.new_page()
    other.goto(someone.server.url + "/account")
    other.locator(".languages button[value=en]").click()
    other.wait_for_selector("html[lang=en]")
    other.close()
    sent = []
    page.on("request", lambda one: sent.append((one.url, one.headers)))
    with page.expect_response(lambda one: "/board?" in one.url):
        page.set_viewport_size({"width": 390, "height": 844})  # a phone's board
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator("#ui-tab-rules").click()
    with page.expect_response(lambda one: "/catalogue" in one.url):
        page.locator("#ui-catalogue summary").first.click()
    silent = [url for url, headers in sent if not keeps(url, headers.get("korsi-language"))]
    assert sent and not silent, silent
    printed = page.locator("#ui-board svg.scene text").all_text_contents()
    assert printed and not [text for text in printed if re.search("[0-9]", text)]


def keeps(url: str, said: str | None) -> bool:
    """Does what a Persian page asks for say so? What has no words in it need not."""
    wordless = re.search(r"/(js|static|fonts)/|\.css|/qr\.svg|/settings", url)
    return bool(wordless) or said == "fa" or "lang=fa" in url


@pytest.mark.one_in(6)
def test_two_tabs_two_languages_and_a_table_that_closes(person) -> None:
    host, guest = person("en"), person("de", phone=True)
    page = host.go("/")
    made = asked(host, "/tables", game="kilt_castle", seats=["me", "open", "greedy"])
    host.go(made["url"])
    german = guest.go(made["url"])
    # the other tab of the guest goes Persian; this one stays German through whatever comes
    other = guest.context.new_page()
    other.goto(guest.server.url + "/account")
    other.locator(".languages button[value=fa]").click()
    other.wait_for_selector("html[lang=fa]")
    other.close()
    german.locator("#ui-waiting [name=name]").fill("Otto")
    german.locator("#ui-waiting .now button").tap()
    german.wait_for_selector("body[data-status=playing]")
    assert "Otto" in page.locator("#ui-seats").inner_text()
    assert german.locator("html").get_attribute("lang") == "de"
    said = german.locator("#ui-prompt").inner_text()
    assert not any("\u0600" < sign < "\u06ff" for sign in said), said
    # a new name reaches the other screen at once
    german.locator("#ui-menu-button").tap()
    assert german.locator("#ui-name-form input").input_value() == "Otto"
    german.locator("#ui-name-form input").fill("Ottilie")
    german.locator("#ui-name-form button").tap()
    page.locator("#ui-seats").get_by_text("Ottilie").wait_for()
    # who talks still sees the board
    german.locator("#ui-tab-chat").tap()
    german.locator("#ui-chat-form input").wait_for()
    german.wait_for_function(
        """() => { const top = (id) => document.getElementById(id).getBoundingClientRect().y;
          return top("ui-rail") - top("ui-board") > 200; }"""
    )
    top = german.locator("#ui-rail").bounding_box()["y"]
    look(german)
    # a code to photograph, at any time
    page.locator("#ui-share-button").click()
    page.wait_for_function("() => document.querySelector('#ui-sharing .qr')?.naturalWidth > 0")
    look(page)
    axe(page)
    # ... and the way to one's own other device
    page.locator("#ui-sharing-body > .button").click()
    page.wait_for_function(
        "() => document.querySelector('#ui-sharing input').value.includes('/s/')"
    )
    page.keyboard.press("Escape")
    # one's turn elsewhere is named, leads there, and lies above the list on a phone
    waits = asked(guest, "/tables", game="hands", seats=["me", "open"])
    asked(host, f"{waits['url']}/join")
    toast = german.locator(".toast a")
    toast.wait_for()
    assert toast.get_attribute("href") == waits["url"]
    assert "Hands (de)" in german.locator(".toast:has(a)").inner_text()
    assert heights(german, ".toast:has(a)")[0] < top
    # a table that closes says so where it is open
    closing = asked(host, "/tables", game="kilt_castle", seats=["me", "open"])
    guest.go(closing["url"])
    guest.cut = True  # the state of a closed table is an error
    asked(host, f"{closing['url']}/leave")
    german.wait_for_selector("#ui-closed[open]")
    assert len(german.locator("#ui-closed-text").inner_text()) > 20


@pytest.mark.one_in(4)
def test_the_end_play_again_and_fork(person) -> None:
    """Play again comes first, is announced, and who resigned is called so."""
    host, guest = person("en"), person("fa")
    page = host.go("/")
    made = asked(host, "/tables", game="kilt_castle", seats=["me", "open"])
    host.go(made["url"])
    guest.go(made["url"])
    guest.page.locator("#ui-waiting .now button").click()
    page.wait_for_selector("body[data-status=playing]")
    page.locator("#ui-menu-button").click()
    page.locator("#ui-resign").click()
    assert "ends at once" in page.locator("#ui-resign-follows").inner_text()
    page.locator("#ui-resign-yes").click()
    for one in (host, guest):
        one.page.wait_for_selector("#ui-end[open]")
        buttons = heights(one.page, "#ui-rematch") + heights(one.page, "#ui-end .ranking")
        assert buttons[0] < buttons[1] and one.page.locator(".ranking .tag").count() == 1
        assert not one.page.locator("#ui-seed").is_visible()  # in its own fold
        assert not one.page.locator("[data-played]:visible").count()  # nothing was played
        look(one.page)
    axe(page)
    guest.page.locator("#ui-rematch").click()
    guest.page.wait_for_function("a => location.href !== a", arg=page.url)
    page.wait_for_selector("#ui-asked:not(:empty)")  # said there, where no winner is covered
    assert not page.locator(".toast").count()
    assert page.locator("#ui-rematch").inner_text() == "Join the next game"
    page.locator("#ui-rematch").click()
    guest.page.wait_for_selector("body[data-status=playing]")


@pytest.mark.one_in(3)
def test_time_runs_short_with_a_warning(person) -> None:
    someone = person("en")
    someone.go("/")
    made = asked(
        someone, "/tables", game="kilt_castle", seats=["me", "me"],
        clock={"kind": "move", "seconds": 21},
    )  # fmt: skip
    page = someone.go(made["url"])
    page.locator(".toast.bad").wait_for()
    assert "time" in page.locator(".toast.bad").inner_text()


ROW = """name => {
  const row = document.createElement("div");
  row.style.display = "flex";
  row.innerHTML = '<span>x</span><span class="name" dir="auto"></span>';
  row.lastChild.style.flex = 1;
  row.lastChild.textContent = name;
  document.querySelector("main").append(row);
  const text = new Range();
  text.selectNodeContents(row.lastChild);
  const [sign, said] = [row.firstChild.getBoundingClientRect(), text.getBoundingClientRect()];
  return [said.left - sign.right, sign.left - said.right].map(Math.abs);
}"""


def test_a_name_in_another_script_stays_beside_its_sign(person) -> None:
    for language, name, side in (("en", "پروانه", 0), ("fa", "Parvaneh", 1)):
        page = person(language).go("/account")
        assert page.evaluate(ROW, name)[side] < 8, language


def test_the_rulebook_on_paper(person) -> None:
    someone = person("en")
    page = someone.go("/g/kilt_castle")
    closed = page.locator(".clauses details:not([open]) .clause")
    assert closed.count() and not closed.first.is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    hidden = page.locator(".clause").evaluate_all(
        "c => c.filter((x) => !x.checkVisibility()).length"
    )
    assert hidden == 0
    assert page.locator(".owners li").first.is_visible()
    assert page.locator(".no-paper").count() == 3
    for part in (".top", ".foot", ".opener", "[data-search]", ".no-paper", ".no-paper >> nth=1"):
        assert not page.locator(part).first.is_visible()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".clauses details[open]").count() == 1
