// Everything on the board explains itself: pointed at, walked to by keys, or pressed for long, it
// shows its card; chosen when that may not be, it says why.

import { svg } from "../page.js";
import { board } from "../state.js";
import { activate } from "./acting.js";
import { reveal } from "./camera.js";
import { find, offered } from "./finding.js";
import { explain, fill, heard, mark } from "./tip.js";

const DWELL = 130; // ms something is pointed at before the server is asked what it is
const REST = 900; // ms, where it is said already what choosing it would do: who compares several of them sees the board, not what is printed there

/**
 * Something that can be explained, and what shows it.
 * @typedef {{thing: string, text: string, at: Element}} Spot
 */

/** What is printed on the ground, as places that can be pointed at. */
export function drawAreas(areas) {
  if (board.areas._drawn === areas) return;
  board.areas._drawn = areas;
  board.areas.replaceChildren(...areas.map((a) => {
    const at = svg("rect", { class: "area", x: a.x - a.width / 2, y: a.y - a.height / 2, width: a.width, height: a.height, fill: "transparent" });
    at._area = a;
    return at;
  }));
}

/** @returns {Spot | null} what an element shows */
export function spotOf(el) {
  const area = el._area;
  if (area) return { thing: area.thing, text: area.label?.text ?? "", at: el };
  const piece = el.closest?.(".piece")?._piece;
  return piece?.thing ? { thing: piece.thing, text: piece.label.text, at: el.closest(".piece") } : null;
}

/** @returns {Spot | null} the uppermost thing at a point of the screen, under whatever glows there */
export function spotAt(x, y) {
  for (const el of document.elementsFromPoint(x, y)) {
    if (el === board.root) return null;
    const spot = board.svg?.contains(el) && spotOf(el);
    if (spot) return spot;
  }
  return null;
}

/** @returns {Spot | null} what a target is about: what is printed under its name, the first thing it lights, else what lies in its middle */
export function spotOfTarget(t) {
  const printed = [...board.areas.children].find((at) => at._area.thing === t.id);
  if (printed) return spotOf(printed);
  for (const id of t.lights) {
    const spot = find(id) && spotOf(find(id));
    if (spot) return spot;
  }
  const r = find(t.id).querySelector(".hit").getBoundingClientRect();
  return spotAt(r.left + r.width / 2, r.top + r.height / 2);
}

/** What is open, for which something is chosen next. */
function picked() {
  const opener = board.list.find((t) => t.opens && t.id === board.group);
  return (opener && spotOfTarget(opener)?.thing) ?? "";
}

/** What can be done with a thing and nothing else, wherever one clicks for it. @returns {Target[]} */
export const targetsAbout = (spot) => offered().filter((t) => t.lights.length === 1 && t.lights[0] === spot.at.id);

/**
 * Show the card of a thing.
 * @param {Spot} spot
 * @param {object} how why: it was chosen, and may not be; pinned: it stays until it is put away;
 *   target: it is previewed, the card goes below that; aloud: for those who listen
 */
export async function show(spot, { why = false, pinned = false, target = null, aloud = false, wait = DWELL } = {}) {
  const mine = { spot };
  board.explained = mine;
  mark(spot.at);
  const place = () => target ?? spot.at.getBoundingClientRect();
  if (!target) {
    board.tip.hidden = true;
    explain(place(), spot.text);
  }
  if (wait && target && board.tip.querySelector(".notes")) wait = REST;
  if (wait) await new Promise((done) => setTimeout(done, wait));
  if (board.explained !== mine) return;
  const card = await board.on.card(spot.thing, why ? picked() : "");
  if (!card || board.explained !== mine || !spot.at.isConnected) return;
  // What choosing it would do stands there already: the card need not say it again.
  const said = new Set(target ? [...board.tip.children].map((at) => at.textContent.toLowerCase()) : []); // there it is part of a line
  fill(place(), { ...card, now: card.now.filter((text) => !said.has(text.toLowerCase())) }, { why, pinned, below: Boolean(target) });
  if (board.walked?.thing === spot.thing) board.walker.setAttribute("aria-label", card.name);
  if (aloud || why) board.on.speak(heard(card, why));
}

// ------------------------------------------------------------------ by keys

/** Where the things lie, each once. @returns {(Spot & {box: DOMRect})[]} */
export function places() {
  const found = [];
  for (const at of board.svg.querySelectorAll(".pieces > .piece, .areas > .area, .above > .piece")) {
    const spot = spotOf(at);
    if (!spot) continue;
    const box = at.getBoundingClientRect();
    const same = found.find((one) => one.thing === spot.thing && touches(one.box, box));
    if (same) same.box = around(same.box, box);
    else found.push({ ...spot, box });
  }
  return found;
}

const touches = (a, b) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

function around(a, b) {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

/** Keys: to the nearest thing in a direction; says whether there is anything to walk over. */
export function walkThings(dx, dy) {
  if (!board.svg) return false;
  const all = places();
  if (!all.length) return false;
  const here = all.find((one) => one.thing === board.walked?.thing && one.at === board.walked.at) ?? all.find((one) => one.thing === board.walked?.thing);
  const next = here && document.activeElement === board.walker ? nearestOf(all, here, dx, dy) : here ?? first(all);
  if (next) stand(next);
  return true;
}

/** Where walking begins: at what has the focus, else at what lies first in reading order. */
function first(all) {
  const t = document.activeElement?._target;
  const spot = t && spotOfTarget(t);
  return all.find((one) => one.thing === spot?.thing) ?? [...all].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)[0];
}

const SAME = 3; // px: middles so near each other lie on one spot

const middle = ({ box }) => [box.left + box.width / 2, box.top + box.height / 2];

/** The next in a direction; before it what no key would lead to, where it lies nearest to here and rather that way. */
export function nearestOf(all, here, dx, dy) {
  const missed = all.find((one) => one !== here && closest(all, one) === here && lies(one, here, dx, dy) && !isNext(all, one));
  return missed ?? nextOf(all, here, dx, dy);
}

const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1]];

const isNext = (all, one) => all.some((from) => from !== one && WAYS.some(([dx, dy]) => nextOf(all, from, dx, dy) === one));

function closest(all, one) {
  const [x, y] = middle(one);
  const far = (other) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y);
  return all.filter((other) => other !== one).sort((a, b) => far(a) - far(b))[0];
}

function lies(one, here, dx, dy) {
  const [u, v] = middle(one).map((at, i) => at - middle(here)[i]);
  return dx ? u * dx >= Math.abs(v) : v * dy > Math.abs(u);
}

/** The nearest in a direction. What lies rather that way than another comes first, and things on one spot come one after another: else
 * a thing that always has a nearer one beside it, or lies under another, would be reached by no key. */
function nextOf(all, here, dx, dy) {
  const [x, y] = middle(here);
  const onward = dx + dy > 0 ? 1 : -1; // through things on one spot in their order, or back
  const order = new Map(all.map((one, i) => [one, i * onward]));
  const found = all.flatMap((one) => {
    const [u, v] = middle(one);
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    const same = Math.abs(along) < SAME && aside < SAME;
    if (one === here || (same ? order.get(one) < order.get(here) : along < SAME)) return [];
    return { one, rather: same || along >= aside, cost: same ? 0 : along + aside * 2.2 };
  });
  found.sort((a, b) => b.rather - a.rather || a.cost - b.cost || order.get(a.one) - order.get(b.one));
  return found[0]?.one ?? null;
}

function stand(spot) {
  const m = board.svg.getScreenCTM().inverse();
  const from = new DOMPoint(spot.box.left, spot.box.top).matrixTransform(m);
  const to = new DOMPoint(spot.box.right, spot.box.bottom).matrixTransform(m);
  const size = { x: from.x - 3, y: from.y - 3, width: to.x - from.x + 6, height: to.y - from.y + 6 };
  for (const [name, value] of Object.entries(size)) board.walker.firstChild.setAttribute(name, value.toFixed(1));
  board.walker.setAttribute("aria-label", spot.text || board.on.unnamed);
  board.walked = spot;
  board.walker.focus({ preventScroll: true });
  reveal({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  show(spot, { aloud: true });
}

/** The frame that stands round what the keys have come to: one button for all things. */
export function makeWalker() {
  board.walker = svg("g", { class: "walker", role: "button", tabindex: "0", "aria-label": board.on.unnamed }, svg("rect", { rx: 8, fill: "none" }));
  board.walker.addEventListener("focus", () => {
    if (!board.walked?.at.isConnected && board.walker.matches(":focus-visible")) walkThings(0, 0);
  });
  board.walked = null;
  return board.walker;
}

/** Enter on what the keys have come to: do it where it can be done, else say why not. */
export function chooseWalked() {
  const spot = board.walked;
  if (!spot?.at.isConnected) return;
  const t = offered().find((one) => spotOfTarget(one)?.thing === spot.thing);
  if (t) return activate(t);
  show(spot, { why: true, pinned: true, wait: 0 });
}
