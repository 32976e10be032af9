// The one card of the board: what something is, what would happen, why it cannot be, what one could
// do there. Beside its place on a large screen, a sheet from below on a small one.

import { capitalised, h, icon, inLine, say, sayAround, svg, unknown } from "../page.js";
import { board, narrow, table } from "../state.js";
import { find, offered } from "./finding.js";

const MOST = 5; // notes one reads while pointing; the others stand in the list

/** What stands in the card until something else is to be said; `at` is a target or a client rectangle. */
export function explain(at, text, notes = []) {
  if (!text && !notes.length) return;
  board.tip.className = "tip";
  board.tip.replaceChildren(h("div", { class: "first" }, capitalised(text || "")));
  const said = notes.filter(Boolean);
  const shown = said.length > MOST ? said.slice(0, MOST - 1) : said;
  for (const note of shown) board.tip.append(h("div", { class: "notes" }, capitalised(note)));
  if (shown !== said) board.tip.append(h("div", { class: "rest" }, say("since-rest", { count: said.length - shown.length })));
  put(at);
}

/** The card of a thing, below what is there already when that is a preview. */
export function fill(at, card, { why = false, pinned = false, below = false }) {
  const { tip } = board;
  if (!below) {
    tip.className = "tip"; // it asks nothing
    tip.replaceChildren();
  }
  const told = new Set([...tip.querySelectorAll(".notes")].map((note) => note.textContent.toLowerCase())); // stands once
  tip.classList.toggle("pinned", pinned);
  tip.classList.add("of-thing");
  const parts = cardParts({ ...card, says: card.says.filter((text) => !told.has(text.toLowerCase())) }, why);
  const first = tip.querySelector(".first");
  if (first?.textContent === card.name) first.replaceWith(...parts.splice(parts.findIndex((one) => one.matches(".card-name")), 1)); // so does the name
  tip.append(...parts);
  if (pinned) tip.prepend(h("button", { type: "button", class: "round shut", "aria-label": say("close"), onclick: shut }, icon("close")));
  put(at);
}

function cardParts(card, why) {
  const made = [];
  if (why && card.why) made.push(h("p", { class: "why" }, card.why.text, " ", clauseOf(card.why.clause)));
  if (why && card.why?.instead) made.push(insteadOf(card));
  const name = h("div", { class: "card-name" }, h("b", {}, card.name));
  if (card.drawing) name.prepend(drawn(card.drawing));
  made.push(name);
  for (const text of joined(card.says)) made.push(h("p", { class: "says" }, text));
  for (const text of joined(standing(card, why))) made.push(h("p", { class: "now-is" }, text));
  const foot = [
    card.owner && h("p", { class: "owner" }, card.owner.text),
    card.unsure && unsureOf(card),
    card.clause && h("p", { class: "rule" }, clauseOf(card.clause)),
  ].filter(Boolean);
  if (foot.length) made.push(h("div", { class: "card-foot" }, foot));
  return made;
}

/** A small sign; asked, it says what it means, and where one reads of it. */
function unsureOf({ thing, unsure }) {
  const more = h("a", { href: `/g/${table.now.game}/catalogue#${encodeURIComponent(thing)}`, target: "_blank" }, say("catalogue"));
  const again = () => board.explained && put(board.explained.spot.at.getBoundingClientRect()); // it has grown
  return h("details", { class: "unsure", ontoggle: again }, h("summary", { "aria-label": unsure }, unknown), h("span", {}, capitalised(unsure), ". ", more));
}

const SHORT = 44; // letters: what is no longer, and follows something as short, needs no line of its own

/** Short ones in a row share a line: a card hides what one compares. */
function joined(texts) {
  const rows = [];
  for (const text of texts) {
    const last = rows.at(-1);
    if (last && text.length <= SHORT && last.at(-1).length <= SHORT) last.push(text);
    else rows.push([text]);
  }
  return rows.map(inLine);
}

/** What was begun is taken back, and this is chosen. */
function insteadOf({ thing, why: { instead } }) {
  return h("button", { type: "button", class: "button small instead", onclick: () => board.on.instead(thing, instead.back) }, instead.text);
}

/** How it stands, without what is said above as the reason. */
function standing(card, why) {
  return card.now.filter((text) => !why || text !== card.why?.text);
}

function clauseOf(clause) {
  if (!clause) return "";
  const text = sayAround("clause", { clause: h("bdi", {}, clause.name) });
  return clause.url ? h("a", { href: clause.url, target: "_blank" }, text) : h("span", {}, text);
}

function drawn({ markup, class: tones, size: [wide, tall] }) {
  const at = svg("svg", { class: `drawn ${tones}`, viewBox: [-wide / 2, -tall / 2, wide, tall].join(" "), "aria-hidden": "true" });
  at.innerHTML = markup;
  return at;
}

/** What somebody hears of a card. */
export function heard(card, why) {
  return [why && card.why?.text, card.name, ...card.says, ...standing(card, why), card.owner?.text, card.unsure].filter(Boolean).join(" ");
}

/** What a card tells of is marked as long as the card is in sight. */
export function mark(at) {
  unmark();
  at.classList.add("told");
}

function unmark() {
  for (const at of board.svg?.querySelectorAll(".told") ?? []) at.classList.remove("told");
}

/** Says whether there was a card to put away. */
export function shut() {
  const was = !board.tip.hidden && board.tip.classList.contains("pinned");
  board.tip.hidden = true;
  board.tip.classList.remove("pinned");
  board.explained = null;
  unmark();
  return was;
}

const GAP = 10; // px between a card and what it explains
const NEAR = 16; // px at most, also across a corner: whoever looks at something finds its card beside it
const EDGE = 8; // px it keeps from the edge of the board
const GRID = 12; // px between the places that are tried
const FAR = 1000; // px away count as much as one target hidden
const GHOST = 5; // what would lie there, or is lit, is looked at together with the card
const PIECE = 0.03; // and a thing nobody can choose as much as this part of a target
const FREE = 100; // a place that hides something to choose is never as good as one as near that hides nothing
const FINGER = 44; // px of what is larger than the card has room beside: only where the pointer is stays in sight

const NOWHERE = 500; // it lies over what it explains, far from it, or beyond the board

const SHAPED = 0.06; // two things less hidden, or 60 px nearer: it is higher, or further to read across, too

const CLOSER = ["dense", "terse", "cut"]; // written closer, without what one sees, and with two lines of what one finds in the card one asks for
const SHAPES = ["slim", "wide"];

/** The card right beside its place, inside the board, and never over what it explains where there is room; on the
 * side where it hides least of what may be chosen now, written closer if that helps, and little of the rest. */
export function put(at) {
  const { tip } = board;
  const lifted = tip.matches(".low:not([hidden])") ? Number.parseFloat(board.root.style.getPropertyValue("--lifted")) || 0 : 0;
  tip.hidden = false;
  const low = narrow.matches && tip.classList.contains("of-thing");
  tip.classList.toggle("low", low);
  tip.classList.remove(...CLOSER, ...SHAPES);
  tip.style.left = tip.style.top = "";
  if (low) return lift(at, lifted); // where a sheet lies the stylesheet says
  const forms = tip.matches(".pinned") ? CLOSER.slice(0, 1) : tip.matches(".of-thing") ? CLOSER : [];
  let kept = forms.length && !tip.matches(".pinned") ? 1 : 0; // in passing it is looked up, not read: it hides little of what one compares
  tip.classList.add(...CLOSER.slice(0, kept));
  let best = freest(at);
  for (const [n, form] of forms.entries()) {
    if (best.cost < (form === "cut" ? NOWHERE : FREE)) break; // a rule is cut where there is no room for all of it
    if (n < kept) continue;
    tip.classList.add(form);
    const closer = freest(at);
    if (closer.cost < best.cost - 0.5) [best, kept] = [closer, n + 1]; // half a target at least: it reads less well
  }
  tip.classList.remove(...CLOSER.slice(kept));
  let shape = "";
  for (const one of forms.length ? SHAPES : []) { // narrow or wide, where it finds room beside what is looked at
    tip.classList.add(one);
    const shaped = freest(at);
    if (shaped.cost < best.cost - SHAPED) [best, shape] = [shaped, one];
    tip.classList.remove(one);
  }
  if (shape) tip.classList.add(shape);
  const box = board.root.getBoundingClientRect();
  tip.style.left = `${Math.round(best.left - box.left)}px`;
  tip.style.top = `${Math.round(best.top - box.top)}px`;
}

/** A sheet from below hides nothing of what it explains: as long as it is there the board moves up. @param lifted px it has moved already */
function lift(at, lifted) {
  const here = at instanceof DOMRect ? at : withThing(at);
  const [card, above] = [board.tip.getBoundingClientRect(), board.svg.getBoundingClientRect().top + lifted];
  const [top, bottom] = [here.top + lifted, here.bottom + lifted];
  const below = card.top > above && card.left < here.right && card.right > here.left; // on a phone on its side it lies beside
  const far = below ? Math.max(0, Math.min(bottom + GAP - card.top, top - above - EDGE)) : 0;
  board.root.style.setProperty("--lifted", `${Math.round(far)}px`);
}

/** Where the card, as large as it is now, lies best. What a closed group would offer is not in sight. */
function freest(at) {
  const box = board.root.getBoundingClientRect();
  const [w, h] = [board.tip.offsetWidth, board.tip.offsetHeight];
  const here = withRoom(at instanceof DOMRect ? at : withThing(at), box, w + GAP + EDGE, h + GAP + EDGE);
  const around = sides(new DOMRect(here.left - 2, here.top - 2, here.width + 4, here.height + 4));
  const chosen = offered().filter((one) => one.id !== at.id).map(boxOf).map(sides);
  const asked = board.tip.matches(".asks") ? (at.asked ?? []).flatMap((choice) => choice.ghost) : []; // not drawn before one of them is looked at
  const ghosts = [...board.ghosts.children, ...board.svg.querySelectorAll(".light.lit")].map((one) => one.getBoundingClientRect())
    .concat(asked.map((p) => boxOf(p))).map(sides);
  const others = [...board.svg.querySelectorAll(".pieces > .piece, .areas > .area")].filter((one) => one._piece?.thing || one._area).map((one) => sides(one.getBoundingClientRect()));
  const beyond = h + 2 * EDGE > box.height ? NOWHERE : 0;
  let best = { cost: Infinity };
  for (const left of tried(box.left + EDGE, box.right - EDGE - w, [here.right + GAP, here.left - GAP - w, here.left + (here.width - w) / 2])) {
    for (const top of tried(box.top + EDGE, box.bottom - EDGE - h, [here.top + (here.height - h) / 2, here.top - GAP - h, here.bottom + GAP])) {
      const card = { left, right: left + w, top, bottom: top + h };
      const over = hidden(card, around);
      const hides = covered(card, chosen);
      const off = apart(card, here);
      let cost = beyond + (over ? 1000 * (1 + over) : 0) + (off > NEAR ? NOWHERE + off : 0) + (hides ? FREE + hides : 0) + GHOST * covered(card, ghosts) + off / FAR;
      if (cost < best.cost) cost += PIECE * covered(card, others);
      if (cost < best.cost - 1e-6) best = { left, top, cost };
    }
  }
  return best;
}

/** A target and the one thing it is on, or what it does is done with. */
function withThing(t) {
  const own = boxOf(t);
  const thing = t.lights.length === 1 && find(t.lights[0])?.getBoundingClientRect();
  if (!thing || apart(own, thing)) return own;
  const [left, top] = [Math.min(own.left, thing.left), Math.min(own.top, thing.top)];
  return new DOMRect(left, top, Math.max(own.right, thing.right) - left, Math.max(own.bottom, thing.bottom) - top);
}

/** What a card can lie beside: the thing or, where that is too large, the part of it that is pointed at. */
function withRoom(here, box, w, h) {
  if (here.left - box.left >= w || box.right - here.right >= w || here.top - box.top >= h || box.bottom - here.bottom >= h) return here;
  const { x, y } = board.pointer ?? { x: -1, y: -1 };
  const inside = x >= here.left && x <= here.right && y >= here.top && y <= here.bottom;
  return inside ? new DOMRect(x - FINGER / 2, y - FINGER / 2, FINGER, FINGER) : here;
}

/** A target's place on the screen. */
function boxOf({ x, y, width, height }) {
  const m = board.svg.getScreenCTM();
  const [w, h] = [(width || 60) * m.a, (height || 60) * m.d];
  return new DOMRect(x * m.a + m.e - w / 2, y * m.d + m.f - h / 2, w, h);
}

/** Where a side of the card may lie: the wished places first, then all along the way. */
function tried(least, most, wished) {
  const ends = Math.max(least, most);
  const all = wished.map((one) => Math.min(Math.max(least, one), ends));
  for (let one = least; one < ends; one += GRID) all.push(one);
  return [...all, ends];
}

const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));

/** A rectangle as plain numbers: a thousand places are tried, and asking a DOMRect each time took most of the time. */
const sides = ({ left, right, top, bottom, width, height }) => ({ left, right, top, bottom, area: width * height || 1 });

/** How much of something lies under the card, from 0 to 1. */
const hidden = (card, one) => (shared(card.left, card.right, one.left, one.right) * shared(card.top, card.bottom, one.top, one.bottom)) / one.area;

const covered = (card, all) => all.reduce((sum, one) => sum + hidden(card, one), 0);

/** How far two lie from each other, edge to edge. */
const apart = (a, b) => Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
