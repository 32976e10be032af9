"""A real server, a real browser. Every page is watched for errors from beginning to end."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import korsi

HERE = Path(__file__).parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("KORSI_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

sync_api = pytest.importorskip("playwright.sync_api")
if not CHROMIUM:
    pytest.skip("no Chromium here", allow_module_level=True)


class Server:
    """A table in a process of its own; it can be stopped and started again on the same data."""

    def __init__(self, data: Path):
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # The server runs the very korsi these tests were collected with, installed or not.
        path = os.pathsep.join([str(HERE.parent), str(Path(korsi.__file__).parents[1])])
        env = {**os.environ, "PYTHONPATH": path, "KORSI_STRICT_WORDS": "1"}
        self.log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "browser.server", str(self.data), str(self.port)],
            env=env, stdout=self.log, stderr=self.log,
        )  # fmt: skip
        end = time.monotonic() + 600  # rules not compiled yet are compiled first
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.data / "server.log").read_text()
            try:
                with urllib.request.urlopen(f"{self.url}/warm", timeout=2) as answer:
                    if all(game["ready"] for game in json.load(answer)["games"].values()):
                        return
            except OSError:
                pass
            time.sleep(0.1)
        raise TimeoutError("the server does not get ready")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
            self.process = None
            self.log.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("korsi"))
    one.start()
    yield one
    # nobody waits for tables that nobody will come back to; tests/table/test_operating.py stops one
    one.process.kill()
    one.process.wait()
    one.log.close()
    log = (one.data / "server.log").read_text()
    assert "Traceback" not in log, log[-3000:]


# Playwright keeps an event loop running while it is open: it must end with the tests of this
# folder, or no later test of the same run could start a loop of its own. Everybody has a context of
# their own in it, with cookies and cache of their own; a browser for every file took 20 s more.
@pytest.fixture(scope="package")
def chromium() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody at a screen: a browser context whose pages may not make any noise."""

    def __init__(
        self,
        browser: sync_api.Browser,
        server: Server,
        lang: str,
        phone: bool,
        theme: str,
        speed: str = "off",
        ask: str = "off",
    ):
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        self.context = browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, color_scheme="dark"
        )
        self.context.set_default_timeout(30_000)
        self.server, self.lang, self.phone = server, lang, phone
        # Nobody here waits to see what bots do; a test that wants to see it asks for it.
        # "" is a newcomer, who is asked before a turn ends; most of these people are in a hurry
        cookies = {"korsi_language": lang, "korsi_theme": theme, "korsi_speed": speed}
        cookies["korsi_ask"] = ask
        self.context.add_cookies(
            [{"name": k, "value": v, "url": server.url} for k, v in cookies.items() if v]
        )
        self.noise: list[str] = []
        self.cut = False  # errors of the network are expected just now
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda e: self.noise.append(f"page error: {e}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _said(self, message: sync_api.ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.cut:
            self.noise.append(f"console {message.type}: {message.text}")

    def _failed(self, request: sync_api.Request) -> None:
        # A page that is left gives up its requests; that is no failure.
        aborted = "ERR_ABORTED" in (request.failure or "")
        if not self.cut and not aborted:
            self.noise.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: sync_api.Response) -> None:
        if response.status >= 400 and not self.cut:
            self.noise.append(f"{response.status}: {response.url}")

    def go(self, path: str) -> sync_api.Page:
        self.page.goto(self.server.url + path)
        return self.page

    def quiet(self) -> None:
        assert self.noise == []


@pytest.fixture
def person(chromium, server, request) -> Iterator:
    """person(lang, phone=False, theme="dark", ask="off"): somebody who comes to the table."""
    made: list[Person] = []

    def come(
        lang: str = "en",
        phone: bool = False,
        theme: str = "dark",
        speed: str = "off",
        ask: str = "off",
    ) -> Person:
        made.append(Person(chromium, server, lang, phone, theme, speed, ask))
        return made[-1]

    yield come
    for one in made:
        try:
            if request.node.rep_call.failed:
                shots = Path(os.environ.get("KORSI_SHOTS", one.server.data))
                one.page.screenshot(path=str(shots / f"{request.node.name}-{id(one)}.png"))
                print("noise:", *one.noise, sep="\n")
            else:
                one.quiet()
        finally:
            one.context.close()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    outcome = yield
    report = outcome.get_result()
    setattr(item, f"rep_{report.when}", report)
