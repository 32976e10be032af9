// The bubble beside a place: what it is, what would happen, what one could do there.

import { h } from "../page.js";
import { board } from "../state.js";

export function explain(at, text, notes = []) {
  if (!text && !notes.length) return;
  board.tip.className = "tip";
  board.tip.replaceChildren(text || "");
  for (const note of notes.filter(Boolean)) board.tip.append(h("div", { class: "notes" }, note));
  put(at);
}

/** The tip beside its place, inside the board, where it hides the least of what can be chosen. */
export function put(t) {
  board.tip.hidden = false;
  const box = board.root.getBoundingClientRect();
  const m = board.svg.getScreenCTM();
  const on = (one) => ({
    x: one.x * m.a + m.e - box.left,
    y: one.y * m.d + m.f - box.top,
    w: (one.width || 60) * m.a,
    h: (one.height || 60) * m.d,
  });
  const at = on(t);
  const w = board.tip.offsetWidth;
  const tall = board.tip.offsetHeight;
  const others = board.list.filter((one) => one.id !== t.id).map(on);
  const beside = (at.w + w) / 2 + 12;
  const above = (at.h + tall) / 2 + 12;
  const within = (middle, size, whole) => Math.min(Math.max(size / 2 + 8, middle), whole - size / 2 - 8);
  const shared = (a, b, size, other) => Math.max(0, (size + other) / 2 - Math.abs(a - b));
  const hides = (x, y, one) => shared(x, one.x, w, one.w) * shared(y, one.y, tall, one.h);
  let best = null;
  for (const [dx, dy] of [[beside, 0], [-beside, 0], [0, -above], [0, above]]) {
    const x = within(at.x + dx, w, box.width);
    const y = within(at.y + dy, tall, box.height);
    // What is pointed at must stay in sight above all.
    let cost = 100 * (hides(x, y, at) / (at.w * at.h));
    for (const one of others) cost += hides(x, y, one) / (one.w * one.h);
    if (!best || cost < best.cost - 0.1) best = { x, y, cost };
  }
  board.tip.style.left = `${Math.round(best.x - w / 2)}px`;
  board.tip.style.top = `${Math.round(best.y - tall / 2)}px`;
}
