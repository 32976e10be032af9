// Run in the page by eyes.py: everything a reader should not see, as sentences.
([whole, apart, width]) => {   // innerWidth grows with a page that is too wide for a phone: the screen does not
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
    if (r.left < -1 || r.right > width + 1) faults.push('outside the page: ' + name);
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
  for (const el of document.querySelectorAll('.choice > .thing')) {   // drawn as large as on the board it would lie over the words
    const [p, q] = [el.getBoundingClientRect(), el.firstChild.getBoundingClientRect()];
    if (seen(el) && q.width > 2 * p.width) faults.push(`larger than its place: the picture of "${el.parentElement.textContent.trim().slice(0, 40)}"`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > width + 1) faults.push(`scrolls sideways: ${wide} > ${width}`);
  const text = document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .map((el) => [el.getAttribute('aria-label'), el.getAttribute('title'), el.getAttribute('placeholder')].join(' ')).join(' ');
  const raw = text.match(/\[[a-z]+(-[a-z0-9]+)+\]|\bui-[a-z-]+\b|\{\s*\$?\w+\s*\}|undefined|\bNaN\b|\[object /g);
  if (raw) faults.push('raw text: ' + [...new Set(raw)].join(', '));
  return faults;
}
