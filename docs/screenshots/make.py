"""The pictures of this folder, taken from a real table in a real browser.

    python docs/screenshots/make.py            all of them
    python docs/screenshots/make.py table end  only those whose name begins so
    python docs/screenshots/make.py mangrovia  the tables of another game (see TABLES)
    python docs/screenshots/make.py invitation waiting   what a guest sees first, and the host

Needs Chromium (its path may be given as KORSI_CHROMIUM) and `pip install playwright`; no download.
Positions and day are always the same: a game played by rule from one seed, or a kept one, uploaded
and continued from.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import numpy as np
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import korsi
from korsi.core.match import Match

HERE = Path(__file__).parent
CHROMIUM = (
    os.environ.get("KORSI_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or ""
)
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    PORT = free.getsockname()[1]
# The table of any other day, but for its date (the puzzles of the lobby are those of this one) and
# for chance: a new table is always set up alike.
SERVE = """
import sys
from datetime import date
from korsi.cli import main
from korsi.table import opening, puzzling
puzzling.today = lambda: date(2026, 11, 16)
opening.draw_seed = lambda: 7
sys.exit(main(["serve", *sys.argv[1:]]))
"""
URL = f"http://localhost:{PORT}"
DESKTOP, PHONE = (1280, 800), (390, 844)
PLACE = "http://localhost:8080"  # where the pictures say the table is
NAMES = {"fa": "آرش", "en": "Mina", "de": "Lotte"}


def a_game() -> Match:
    """Four players who move any card and then build what looks best, to the end."""
    chance = random.Random(11)

    match = korsi.Match("kilt_castle", players=4, seed=7)
    g, states = match.game, match.game.new_states(1)
    while not match.over:
        seat, worth = match.acting()[0], []
        actions = match.legal_actions(seat)
        if match.view(seat).json()["step"] == "move":
            match.play(chance.choice(actions), seat)
            continue
        for action in actions:
            states[0] = match.state
            g.entrypoints.redeal(states, 0, seat, np.ones(4, np.int64))
            g.entrypoints.apply(states, 0, seat, action)
            worth.append((float(g.entrypoints.value(states, 0, seat)), -action))
        match.play(-max(worth)[1], seat)
    return match


def a_moment(match: Match) -> int:
    """A position in the second half with much to choose from: places with different prices."""
    best, most = 0, -1
    for at in range(len(match) // 2, len(match) - 4):
        past = match.at(at)
        targets = past.view(past.acting()[0]).scene().targets
        prices = {t.badge for t in targets if t.badge}
        if len(prices) + len(targets) / 10 > most and all(t.choices for t in targets):
            best, most = at, len(prices) + len(targets) / 10
    return best


class Camera:
    def __init__(self, browser: Browser, wanted: list[str]):
        self.browser, self.wanted = browser, wanted
        self.session: list[dict] = []

    def open(self, lang: str, theme: str, size: tuple[int, int]) -> BrowserContext:
        phone = size == PHONE
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1.5,
            reduced_motion="reduce",
        )
        said = {"korsi_language": lang, "korsi_theme": theme, "korsi_ask": "off"}
        said["korsi_speed"] = "fast"
        context.add_cookies([{"name": k, "value": v, "url": URL} for k, v in said.items()])
        context.add_cookies(self.session)
        return context

    def take(self, name: str, page: Page, **how) -> None:
        if not self.wanted or any(name.startswith(w) for w in self.wanted):
            page.evaluate("() => document.fonts.ready.then(() => 0)")
            page.wait_for_timeout(350)
            page.screenshot(path=str(HERE / f"{name}.png"), animations="disabled", **how)
            print(name)


def command(context: BrowserContext, path: str, **body) -> dict:
    answer = context.request.post(URL + path, data=body, headers={"origin": URL})
    assert answer.ok, answer.text()
    return answer.json()


def pages(camera: Camera) -> None:
    for lang, theme, size, end in (
        ("fa", "dark", DESKTOP, ""),
        ("en", "light", DESKTOP, ""),
        ("fa", "light", PHONE, "-phone"),
    ):
        context = camera.open(lang, theme, size)
        page = context.new_page()
        page.goto(URL + "/")
        camera.take(f"lobby-{lang}{end}", page)
        page.goto(URL + "/g/kilt_castle")
        if not end:
            page.locator("#how").evaluate("e => scrollTo(0, e.offsetTop - 60)")
            page.wait_for_timeout(500)
        camera.take(f"game-{lang}{end}", page)
        context.close()
    for game, lang, theme, size, end in (
        ("keyflower", "en", "light", DESKTOP, ""),
        ("troyes", "fa", "light", PHONE, "-phone"),
    ):
        context = camera.open(lang, theme, size)
        page = context.new_page()
        page.goto(f"{URL}/g/{game}/catalogue")
        page.locator(".jump a").first.click()
        camera.take(f"catalogue-{lang}{end}", page)
        page.goto(f"{URL}/g/{game}#rules")
        camera.take(f"rulebook-{lang}{end}", page)
        context.close()


def together(camera: Camera) -> None:
    """A table somebody is invited to: what the guest reads, and what the host waits with."""
    camera.session = []
    host = camera.open("en", "light", DESKTOP)
    command(host, "/settings", name=NAMES["en"])
    days = {"pace": "turns", "clock": {"kind": "move", "seconds": 86400}}
    seats = ["me", "open", "open"]
    made = command(host, "/tables", game="mangrovia", seats=seats, **days)
    for lang, theme, size, end in (("fa", "light", PHONE, "-phone"), ("en", "dark", DESKTOP, "")):
        guest = camera.open(lang, theme, size)
        page = guest.new_page()
        page.goto(URL + made["seat_links"]["1"])
        page.locator("[name=name]").fill(NAMES["fa" if lang == "fa" else "de"])
        camera.take(f"invitation-{lang}{end}", page)
        guest.close()
    page = host.new_page()
    page.goto(URL + made["url"])
    page.wait_for_selector("#ui-waiting .linkbox")
    # its address differs from day to day
    page.locator("#ui-waiting .linkbox input").evaluate(f"e => e.value = '{PLACE}/t/a1b2c3d4e5'")
    camera.take("waiting-en", page)
    host.close()


# Games besides Kilt Castle, of greedy bots, kept as fixtures: the move to stop at (END: the whole
# game), what to point at, and how it is looked at.
END = -1
SHOWN = "../../src/korsi/games/keyflower/shown.korsi"
LOOKS = (("en", "dark", DESKTOP), ("fa", "dark", DESKTOP), ("fa", "light", PHONE))
TABLES = {
    "mangrovia": ("mangrovia-4-1.korsi", 184, "", LOOKS),
    "troyes": ("troyes-4-0.korsi", 188, "#target-take-0-2-5", LOOKS),
    "troyes-die": ("troyes-4-0.korsi", 186, "#target-die-1-2-6", (("en", "light", DESKTOP),)),
    "troyes-three": ("troyes-3-0.korsi", 189, "", (("fa", "light", DESKTOP),)),
    "troyes-solo": ("troyes-1-1.korsi", 80, "", (("fa", "dark", DESKTOP), ("en", "dark", PHONE))),
    "troyes-solo-end": ("troyes-1-1.korsi", END, "", (("en", "dark", DESKTOP),)),
    "keyflower": (SHOWN, 263, "#on-tile-10", LOOKS),
    "keyflower-carry": (
        SHOWN, 444, "", (("en", "light", DESKTOP), ("fa", "light", PHONE))
    ),
    "keyflower-place": (SHOWN, 187, "", (("fa", "dark", PHONE),)),
    "keyflower-six": ("keyflower-6-0.korsi", 620, "", (("en", "dark", DESKTOP),)),
    "keyflower-end": (SHOWN, END, "", (("en", "dark", DESKTOP),)),
}  # fmt: skip
# Where several act at once the others are done, and what they did has been shown.
MINE = """() => document.querySelectorAll('.chair.acting').length === 1
  && document.querySelector('.chair.acting .you') && document.getElementById('ui-film').hidden"""
FIXTURES = HERE.parents[1] / "tests" / "fixtures"


def kept_table(camera: Camera, name: str) -> None:
    """Pictures of a position in a kept game, or of its end."""
    if camera.wanted and not any(w.startswith(name) or name.startswith(w) for w in camera.wanted):
        return
    file, at, point, looks = TABLES[name]
    camera.session = []
    first = camera.open("fa", "dark", DESKTOP)
    whole, mid = continued(first, (FIXTURES / file).read_bytes(), max(at, 0))
    camera.session = [c for c in first.cookies() if c["name"] == "korsi_session"]
    first.close()
    for lang, theme, size in looks:
        context = camera.open(lang, theme, size)
        command(context, "/settings", name=NAMES[lang])
        page = context.new_page()
        page.goto(URL + (f"/t/{whole}" if at == END else mid))
        if at == END:  # a game that was sent up opens where it begins
            page.wait_for_selector("body[data-ready]")
            page.locator("#ui-last").dispatch_event("click")
        else:
            page.wait_for_selector("#ui-choices:not([hidden]) button")
            page.wait_for_function(MINE)
        if point and size == DESKTOP:
            page.locator(point).hover(force=True)
        camera.take(f"{name}-{lang}-{theme}" + ("-phone" if size == PHONE else ""), page)
        context.close()


def continued(context: BrowserContext, record: bytes, at: int) -> tuple[str, str]:
    """Upload a game, go on from one of its positions: table of the whole, address of the new."""
    command(context, "/settings", name=NAMES["fa"])
    sent = context.request.post(
        URL + "/upload",
        data=record,
        headers={"origin": URL, "content-type": "text/plain", "accept": "application/json"},
    )
    assert sent.ok, sent.text()
    whole = sent.json()["table"]
    return whole, command(context, f"/t/{whole}/fork", at=at, bot="level3")["url"]


def tables(camera: Camera, match: Match) -> None:
    first = camera.open("fa", "dark", DESKTOP)
    whole, mid = continued(first, match.record().encode(), a_moment(match))
    camera.session = [c for c in first.cookies() if c["name"] == "korsi_session"]
    first.close()
    for lang, theme, size in (
        ("fa", "dark", DESKTOP),
        ("en", "light", DESKTOP),
        ("en", "dark", DESKTOP),
        ("fa", "light", PHONE),
        ("en", "dark", PHONE),
    ):
        context = camera.open(lang, theme, size)
        command(context, "/settings", name=NAMES[lang])
        page = context.new_page()
        page.goto(URL + mid)
        page.wait_for_selector("#ui-choices:not([hidden]) button")
        name = f"table-{lang}-{theme}" + ("-phone" if size == PHONE else "")
        if size == DESKTOP and theme == "dark":
            page.locator("#ui-choices .choice").first.hover()  # one below would be scrolled to
        camera.take(name, page)
        context.close()
    for lang, theme, size in (
        ("fa", "dark", DESKTOP),
        ("en", "light", DESKTOP),
        ("fa", "light", PHONE),
    ):
        context = camera.open(lang, theme, size)
        page = context.new_page()
        page.goto(f"{URL}/t/{whole}")
        page.wait_for_selector("body[data-ready]")
        page.locator("#ui-last").dispatch_event("click")  # it opens where the game begins
        page.locator("#ui-result").click()
        page.wait_for_selector("#ui-end[open]")
        camera.take(f"end-{lang}" + ("-phone" if size == PHONE else ""), page)
        context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", str(PORT), "--data", data]
        )
        try:
            for _ in range(600):
                try:
                    with urllib.request.urlopen(f"{URL}/warm", timeout=2) as answer:
                        if all(g["ready"] for g in json.load(answer)["games"].values()):
                            break
                except OSError:
                    pass
                time.sleep(0.2)
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            camera = Camera(browser, sys.argv[1:])
            if not camera.wanted or not all(w.split("-")[0] in TABLES for w in camera.wanted):
                pages(camera)
                together(camera)
                tables(camera, a_game())
            for game in TABLES:
                kept_table(camera, game)
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
