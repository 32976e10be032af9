"""Every page in both directions and both themes: whole, readable, and accessible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import korsi
from amounts import a_share
from browser.eyes import axe, digits, look
from browser.hands import asked, sit, sit_late
from korsi.table.scripts import put_together
from korsi.table.wording import words_of

EACH = [
    ("fa", "dark"),
    ("fa", "light"),
    ("en", "light"),
    ("de", "dark"),
    ("fr", "light"),
    ("it", "dark"),
]


@pytest.mark.one_in(6)
@pytest.mark.parametrize(("lang", "theme"), a_share(EACH, 6))
def test_pages_around_the_table(person, lang, theme) -> None:
    someone = person(lang, theme=theme)
    for path in ("/", "/g/kilt_castle", "/account"):
        page = someone.go(path)
        assert page.locator("html").get_attribute("lang") == lang
        # the language switch is there without scrolling
        box = page.locator(".languages").bounding_box()
        assert box is not None and box["y"] + box["height"] < 800
        if path == "/":
            page.locator("details.opener").first.evaluate("d => d.open = true")
        look(page)
        if lang == "fa":
            digits(page)
        axe(page)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("lang", a_share(["fa", "en"], 2))
def test_pages_on_a_phone(person, lang) -> None:
    someone = person(lang, phone=True, theme="light")
    for path in ("/", "/g/kilt_castle", "/account"):
        page = someone.go(path)
        assert page.locator(".languages").bounding_box()["y"] < 844
        if path == "/":
            page.locator("details.opener").first.evaluate("d => d.open = true")
        look(page)
        axe(page)


@pytest.mark.one_in(6)
@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    a_share(
        [
            ("fa", "dark", False),
            ("en", "light", True),
            ("fa", "light", True),
            ("en", "dark", False),
        ],
        4,
    ),
)
def test_the_table_is_accessible(person, lang, theme, phone) -> None:
    someone = person(lang, phone, theme)
    sit(someone, 4)
    page = someone.page
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    look(page)
    axe(page)
    page.locator("#ui-choices button").first.click()  # a group opens
    look(page)
    for button in ("#ui-menu-button", "#ui-score-button"):
        page.locator(button).click()
        page.wait_for_selector("dialog[open]")
        look(page)
        axe(page)
        page.locator("dialog[open] [data-close]").first.click()
    for tab in ("chat", "rules", "log"):
        page.locator(f"#ui-tab-{tab}").click()
        look(page)
        axe(page)
    if lang == "fa":
        digits(page)
        rail, board = (page.locator(x).bounding_box() for x in ("#ui-rail", "#ui-board"))
        assert phone or rail["x"] < board["x"]  # the rail is on the left, the board not mirrored
        assert page.locator("#ui-board").evaluate("b => getComputedStyle(b).direction") == "ltr"


@pytest.mark.one_in(6)
def test_tables_invitations_replays_and_catalogues_are_accessible(person) -> None:
    """And whoever sits down is asked for a name, with a cheerful one to begin with."""
    host, guest = person("en"), person("fa", phone=True)
    host.go("/")
    url = asked(host, "/tables", game="mangrovia", seats=["me", "open", "open"])["url"]
    page = guest.go(url)
    assert page.locator("#ui-waiting [name=name]").input_value()
    look(page)
    axe(page)
    seat = asked(host, f"{url}/link", seat=1)["link"]
    page = guest.go(seat)
    assert page.locator("form.now [name=name]").input_value()
    look(page)
    axe(page)
    for name in a_share(["mangrovia", "troyes", "keyflower"], 3):
        page = guest.go(f"/g/{name}/catalogue")
        look(page)
        axe(page)
        digits(page)
    sit_late(host, 3)
    page = host.page
    page.locator("#ui-older").click()
    page.wait_for_selector("#ui-watching:not([hidden])")
    look(page)
    axe(page)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("lang", a_share(["en", "fa"], 2))
def test_faults_are_sentences(person, lang) -> None:
    someone = person(lang)
    someone.cut = True  # these answers are errors on purpose
    for path, status in (
        ("/t/nowhere123", 404),
        ("/g/no_such_game", 404),
        ("/nothing", 404),
        ("/s/forged", 403),
    ):
        answer = someone.page.goto(someone.server.url + path)
        assert answer.status == status
        page = someone.page
        assert len(page.locator(".message h1").inner_text()) > 15
        assert page.locator(".message a").count()
        look(page)
        axe(page)


@pytest.mark.one_in(3)
def test_a_broken_upload_says_what_to_do(person, tmp_path) -> None:
    someone = person("fa")
    page = someone.go("/")
    (tmp_path / "x.korsi").write_text("this is no record", encoding="utf-8")
    someone.cut = True
    page.locator("#upload summary").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "x.korsi")
    page.locator("form[action='/upload'] button").click()
    page.wait_for_selector("#upload[open] [role=alert]")  # back at the form, with a sentence
    look(page)


@pytest.mark.one_in(6)
def test_language_and_theme_are_remembered(person) -> None:
    someone = person("en")
    page = someone.go("/")
    page.get_by_role("button", name="فارسی").click()
    page.wait_for_selector("html[lang=fa]")
    with page.expect_response("**/settings"):
        page.locator(".themes button:visible").click()
    page.wait_for_selector("html[data-theme=light]")
    someone.go("/account")
    assert page.locator("html").get_attribute("data-theme") == "light"
    assert page.locator("html").get_attribute("dir") == "rtl"


@pytest.mark.one_in(4)
def test_a_guest_registers_and_keeps_the_tables(person) -> None:
    someone = person("en")
    sit(someone, 2)
    page = someone.go("/account")
    assert page.locator(".tables a").count() == 1
    form = page.locator("form[action='/account/register']")
    form.locator("[name=name]").fill("Shirin")
    form.locator("[name=password]").fill("pomegranate")
    form.get_by_role("button").click()
    page.wait_for_selector("form[action='/account/logout']")
    assert page.locator("h1").inner_text() == "Shirin"
    assert page.locator(".tables a").count() == 1


def test_the_stylesheet_knows_no_left_and_right() -> None:
    """Logical properties only, so that one sheet serves both directions."""
    css = put_together(Path(korsi.__file__).parent / "table" / "static" / "korsi.css")
    physical = (
        r"(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right)\s*:|text-align:\s*(?:left|right)"
    )
    assert re.findall(physical, re.sub(r"/\*.*?\*/", "", css, flags=re.S)) == []


@pytest.mark.one_in(3)
def test_what_was_typed_survives_a_change_of_language(person) -> None:
    someone = person("en")
    page = someone.go("/account")
    field = "form[action='/account/register'] input[name=%s]"
    page.locator(field % "name").fill("Shirin")
    page.locator(field % "password").fill("a long secret")
    page.locator("form.languages button[value=fr]").first.click()
    page.wait_for_selector("html[lang=fr]")
    page.wait_for_function("q => document.querySelector(q).value === 'Shirin'", arg=field % "name")
    assert page.locator(field % "password").input_value() == "", "passwords are not kept"
    # nor is why a form came back forgotten, or the name that was typed in it
    someone.cut = True  # the answer is an error on purpose
    login = "form[action='/account/login'] "
    page.locator(login + "[name=name]").fill("Nobody")
    page.locator(login + "[name=password]").fill("a wrong guess")
    page.locator(login + ".button").click()
    page.wait_for_selector(login + ".wrong")
    for lang in ("de", "fa"):
        page.locator(f"form.languages button[value={lang}]").first.click()
        page.wait_for_selector(f"html[lang={lang}]")
        page.wait_for_function(
            "q => document.querySelector(q).value === 'Nobody'", arg=login + "[name=name]"
        )
        why = words_of(lang)("problem-wrong-password")
        assert page.locator(login + ".wrong").inner_text() == why
