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
APART = ".chair, .choice, .tabs button, .tools > *, .prompt, .head > *, .log li, .button"

LOOK = """([whole, apart]) => {
  const faults = [];
  const seen = (el) => el.checkVisibility({checkVisibilityCSS: true, checkOpacity: true});
  const inSight = (el) => {   // scrolled away or behind a window: not what the reader sees
    const r = el.getBoundingClientRect();
    if (r.width === 0 || r.bottom <= 0 || r.top >= innerHeight) return false;
    const top = document.querySelector('dialog[open]');
    return !top || top.contains(el);
  };
  const clippedBy = (el) => {
    const r = el.getBoundingClientRect();
    for (let up = el.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible') continue;
      const box = up.getBoundingClientRect();
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null;
      if (r.left < box.left - 1.5 || r.right > box.right + 1.5) return up;
    }
    return null;
  };
  for (const el of document.querySelectorAll(whole)) {
    if (!seen(el) || !inSight(el) || el.closest('.unseen')) continue;
    const style = getComputedStyle(el);
    const name = `${el.tagName.toLowerCase()}.${el.className} "${el.textContent.trim().slice(0, 40)}"`;
    if (style.overflowX !== 'visible' && el.scrollWidth > el.clientWidth + 1) faults.push('clipped: ' + name);
    if (style.overflowY === 'hidden' && el.scrollHeight > el.clientHeight + 1) faults.push('cut off: ' + name);
    const r = el.getBoundingClientRect();
    if (r.left < -1 || r.right > innerWidth + 1) faults.push('outside the page: ' + name);
    if (clippedBy(el)) faults.push('clipped by its frame: ' + name);
  }
  const boxes = [...document.querySelectorAll(apart)].filter((el) => seen(el) && inSight(el));
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const a = boxes[i], b = boxes[j];
    if (a.contains(b) || b.contains(a) || a.parentElement !== b.parentElement) continue;
    const p = a.getBoundingClientRect(), q = b.getBoundingClientRect();
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 1.5 && y > 1.5) faults.push(`on each other: "${a.textContent.trim().slice(0, 30)}" and "${b.textContent.trim().slice(0, 30)}"`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) faults.push(`scrolls sideways: ${wide} > ${innerWidth}`);
  const text = document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .map((el) => [el.getAttribute('aria-label'), el.getAttribute('title'), el.getAttribute('placeholder')].join(' ')).join(' ');
  const raw = text.match(/\\[[a-z]+(-[a-z0-9]+)+\\]|\\bui-[a-z-]+\\b|\\{\\s*\\$?\\w+\\s*\\}|undefined|\\bNaN\\b|\\[object /g);
  if (raw) faults.push('raw text: ' + [...new Set(raw)].join(', '));
  return faults;
}"""


def look(page: Page) -> None:
    """Fails on anything that should not be seen."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    faults = page.evaluate(LOOK, [WHOLE, APART])
    assert not faults, f"{page.url}\n" + "\n".join(faults)


def digits(page: Page) -> None:
    """A Persian page writes Persian digits; seeds, versions and links are meant for machines."""
    latin = page.evaluate(
        """() => {
          const skip = 'code, .foot, [lang=en], input, script, .languages, kbd, bdi';
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walk.nextNode()) {
            const at = walk.currentNode.parentElement;
            if (at.closest(skip) || !at.checkVisibility?.()) continue;
            if (/[0-9]/.test(walk.currentNode.data)) found.push(walk.currentNode.data.trim());
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
