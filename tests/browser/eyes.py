"""What a careful reader would see: raw keys, clipped or overlapping text, sideways scrolling."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")

# Text that must be whole wherever it is shown. Names may end in an ellipsis; they are not here.
WHOLE = (
    "h1, h2, h3, .prompt .text, .prompt .detail, .choice > span, .turn-steps li, .tabs button, "
    ".tools .button .label, .points, .clock, .button, .languages button, .tag, .facts span, "
    ".log button, .scores th, .scores td, .ranking .name, .won, .field > span, .empty, .lead"
)
# Neighbours that must not lie on each other.
APART = ".chair, .choice, .tabs button, .tools > *, .prompt, header.head > *, .log li, .button"

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8").partition("\n")[2]


def screen_of(page: Page) -> tuple[int, int]:
    """Its width and height. A phone's page that is too wide has a larger innerWidth than that."""
    size = page.viewport_size
    assert size is not None
    return size["width"], size["height"]


def fits(page: Page) -> None:
    """Nothing lies beside the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= screen_of(page)[0], f"{page.url} scrolls sideways: {wide}"


def look(page: Page) -> None:
    """Fails on anything that should not be seen."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    faults = page.evaluate(LOOK, [WHOLE, APART, screen_of(page)[0]])
    assert not faults, f"{page.url}\n" + "\n".join(faults)


def digits(page: Page) -> None:
    """A Persian page writes Persian digits; seeds, versions and links are meant for machines. And
    nothing leans: Persian has no italics."""
    latin = page.evaluate(
        """() => {
          const skip = 'code, .foot, [lang=en], input, script, .languages, kbd, bdi';
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walk.nextNode()) {
            const at = walk.currentNode.parentElement;
            if (at.closest(skip) || !at.checkVisibility?.()) continue;
            const text = walk.currentNode.data.trim();
            const leans = text && getComputedStyle(at).fontStyle !== 'normal';
            if (leans || /[0-9]/.test(text)) found.push(text);
          }
          return found;
        }"""
    )
    assert not latin, latin


def axe(page: Page) -> None:
    """No serious or critical violation."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        f"{v['id']}: {v['help']}: {[n['html'][:140] for n in v['nodes'][:3]]}"
        + (f" {json.dumps(v['nodes'][0]['any'][:1])[:300]}" if v["nodes"] else "")
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert not bad, "\n".join(bad)
