// The one card of the board: what something is, what would happen, why it cannot be, what one could
// do there. Beside its place on a large screen, a sheet from below on a small one.

import { h, icon, say, svg } from "../page.js";
import { board, narrow } from "../state.js";

/** What stands in the card until something else is to be said; `at` is a target or a client rectangle. */
export function explain(at, text, notes = []) {
  if (!text && !notes.length) return;
  board.tip.className = "tip";
  board.tip.replaceChildren(h("div", { class: "first" }, text || ""));
  for (const note of notes.filter(Boolean)) board.tip.append(h("div", { class: "notes" }, note));
  put(at);
}

/** The card of a thing, below what is there already when that is a preview. */
export function fill(at, card, { why = false, pinned = false, below = false }) {
  const { tip } = board;
  if (!below) tip.replaceChildren();
  tip.classList.toggle("pinned", pinned);
  tip.classList.add("of-thing");
  tip.append(...cardParts(card, why));
  if (pinned) tip.prepend(h("button", { type: "button", class: "round shut", "aria-label": say("close"), onclick: shut }, icon("close")));
  put(at);
}

function cardParts(card, why) {
  const made = [];
  if (why && card.why) made.push(h("p", { class: "why" }, card.why.text, " ", clauseOf(card.why.clause)));
  const name = h("div", { class: "card-name" }, h("b", {}, card.name));
  if (card.drawing) name.prepend(drawn(card.drawing));
  made.push(name);
  for (const text of card.says) made.push(h("p", { class: "says" }, text));
  for (const text of card.now) made.push(h("p", { class: "now-is" }, text));
  if (card.owner) made.push(h("p", { class: "owner" }, say("belongs", { name: card.owner.name })));
  if (card.unsure) made.push(h("p", { class: "unsure" }, card.unsure));
  if (card.clause) made.push(h("p", { class: "rule" }, clauseOf(card.clause)));
  return made;
}

function clauseOf(clause) {
  if (!clause) return "";
  const [before, after] = say("clause", { clause: "|" }).split("|");
  const text = [before, h("bdi", {}, clause.id), after];
  return clause.url ? h("a", { href: clause.url, target: "_blank" }, text) : h("span", {}, text);
}

function drawn({ markup, class: tones, size: [wide, tall] }) {
  const at = svg("svg", { class: `drawn ${tones}`, viewBox: [-wide / 2, -tall / 2, wide, tall].join(" "), "aria-hidden": "true" });
  at.innerHTML = markup;
  return at;
}

/** What somebody hears of a card. */
export function heard(card, why) {
  const owner = card.owner && say("belongs", { name: card.owner.name });
  return [why && card.why?.text, card.name, ...card.says, ...card.now, owner].filter(Boolean).join(" ");
}

/** Says whether there was a card to put away. */
export function shut() {
  const was = !board.tip.hidden && board.tip.classList.contains("pinned");
  board.tip.hidden = true;
  board.tip.classList.remove("pinned");
  board.explained = null;
  return was;
}

/** The card beside its place, inside the board, where it hides the least of what can be chosen. */
export function put(at) {
  const { tip } = board;
  tip.hidden = false;
  const low = narrow.matches && tip.classList.contains("of-thing");
  tip.classList.toggle("low", low);
  tip.style.left = tip.style.top = "";
  if (low) return; // where a sheet lies the stylesheet says
  const box = board.root.getBoundingClientRect();
  const m = board.svg.getScreenCTM();
  const on = (one) => ({
    x: one.x * m.a + m.e - box.left,
    y: one.y * m.d + m.f - box.top,
    w: (one.width || 60) * m.a,
    h: (one.height || 60) * m.d,
  });
  const inside = (r) => ({ x: r.left + r.width / 2 - box.left, y: r.top + r.height / 2 - box.top, w: r.width, h: r.height });
  const here = at instanceof DOMRect ? inside(at) : on(at);
  const w = tip.offsetWidth;
  const tall = tip.offsetHeight;
  const others = board.list.filter((one) => one.id !== at.id).map(on);
  const beside = (here.w + w) / 2 + 12;
  const above = (here.h + tall) / 2 + 12;
  const within = (middle, size, whole) => Math.min(Math.max(size / 2 + 8, middle), whole - size / 2 - 8);
  const shared = (a, b, size, other) => Math.max(0, (size + other) / 2 - Math.abs(a - b));
  const hides = (x, y, one) => shared(x, one.x, w, one.w) * shared(y, one.y, tall, one.h);
  let best = null;
  for (const [dx, dy] of [[beside, 0], [-beside, 0], [0, -above], [0, above]]) {
    const x = within(here.x + dx, w, box.width);
    const y = within(here.y + dy, tall, box.height);
    // What is pointed at must stay in sight above all.
    let cost = 100 * (hides(x, y, here) / (here.w * here.h));
    for (const one of others) cost += hides(x, y, one) / (one.w * one.h);
    if (!best || cost < best.cost - 0.1) best = { x, y, cost };
  }
  tip.style.left = `${Math.round(best.x - w / 2)}px`;
  tip.style.top = `${Math.round(best.y - tall / 2)}px`;
}
