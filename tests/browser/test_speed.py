"""How heavy and how quick, measured in the browser and printed; the bounds are generous."""

from __future__ import annotations

import pytest

from amounts import a_share
from browser.hands import sit

pytestmark = pytest.mark.alone

TIMES = """[...document.querySelectorAll('.board .target .hit, .board .pointed rect')]
  .map((one) => getComputedStyle(one).animationIterationCount)"""


@pytest.mark.parametrize(
    ("lang", "phone", "game", "players"),
    a_share(
        [
            ("fa", False, "kilt_castle", 4),
            ("en", True, "kilt_castle", 4),
            ("fa", False, "keyflower", 6),
        ],
        3,
    ),
)
def test_weight_and_speed(person, lang, phone, game, players, capsys) -> None:
    someone = person(lang, phone)
    sit(someone, players, game, "random" if players == 6 else "greedy")
    page = someone.page
    page.wait_for_selector("#ui-choices:not([hidden]) button")
    url = page.url
    wire = someone.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    wire.on(
        "Network.responseReceived", lambda e: names.update({e["requestId"]: e["response"]["url"]})
    )
    wire.on(
        "Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]})
    )
    page.goto(url)
    page.wait_for_selector("body[data-ready]")
    page.wait_for_timeout(400)
    paint = page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
    )
    first = {n: s for r, s in sizes.items() if (n := names.get(r, "")) and "/state" not in n}
    heavy = sum(first.values())
    # what waits for somebody comes to rest: a board drawn sixty times a second empties a phone
    assert (times := page.evaluate(TIMES)) and "infinite" not in times
    wire.send("Network.setCacheDisabled", {"cacheDisabled": False})

    measure = """(action) => new Promise((done) => {
      const button = document.querySelector(`#ui-choices [data-action="${action}"]`);
      const before = document.body.dataset.ply;
      const begun = performance.now();
      let seen = 0;
      const watch = new MutationObserver(() => {
        const now = performance.now() - begun;
        if (!seen && document.querySelector('.ghosts > g, .target.near')) seen = now;
        if (document.body.dataset.ply === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() =>
          done({seen: seen || performance.now() - begun, done: performance.now() - begun}), 0));
      });
      watch.observe(document.body, {subtree: true, childList: true, attributes: true});
      button.click();
    })"""
    times = []
    for _ in range(6):
        page.wait_for_selector("#ui-choices:not([hidden]) button")
        closed = page.locator("#ui-choices [aria-expanded=false]")
        if closed.count() and not page.locator("#ui-choices [data-action]").count():
            closed.first.click()
        action = page.locator("#ui-choices [data-action]").first.get_attribute("data-action")
        times.append(page.evaluate(measure, action))
        page.wait_for_function(
            "() => !document.body.classList.contains('sending')"
            " && document.querySelector('#ui-choices:not([hidden]) button')"
        )
    shown = sorted(t["done"] for t in times)[len(times) // 2]
    ghost = sorted(t["seen"] for t in times)[len(times) // 2]
    with capsys.disabled():
        print(
            f"\n  table page, {game}, {players} seats, {lang}, {'phone' if phone else 'desktop'}: "
            f"{heavy / 1024:.0f} KB compressed, first paint {paint:.0f} ms, "
            f"click to preview {ghost:.0f} ms, to the server's answer drawn {shown:.0f} ms"
        )
        for name, size in sorted(first.items(), key=lambda x: -x[1])[:5]:
            print(f"    {size / 1024:6.1f} KB {name.split('/', 3)[-1][:60]}")
    assert heavy < 200 * 1024
    assert paint < 2000
    assert ghost < 200
    assert shown < 600
