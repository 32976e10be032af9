// A tall picture is made of sections: one at a time fills the width of the board, a bar names them,
// one swipes between them. The reader's own things stay in sight below, whatever is shown. All of the table is each section as a small
// picture with its name: tapped, it is shown.

import { capitalised, h, inLine, rtl, say, svg, toast } from "../page.js";
import { board, still, table } from "../state.js";
import { activate, ledTo } from "./acting.js";
import { approach, bring, fitAgain, inSight, look, seen } from "./camera.js";
import { around, boxOf, find, fromMiddle, offered } from "./finding.js";
import { LONG } from "./moving.js";
import { unpreview } from "./previews.js";
import { show, spotOf } from "./things.js";

const MOST = 96; // px of height for the reader's own things
const FINGER = 45; // px, with what rounding takes
const BAR = 45; // px of the bar of names
const LAYERS = ["ground", "pieces", "targets", "ghosts", "above"];

export const sectioned = () => Boolean(board.scene?.sections.length);

/** Those one swipes between; what is only a part of another one is no section of its own. */
function listed() {
  const { sections } = board.scene;
  return sections.filter((s) => !(s.hand && sections.some((other) => other !== s && within(s, other))));
}

/** Those the bar names: what stays in sight below the others as large as it would be alone needs no place of its own. */
const named = () => listed().filter((s) => !(s.hand && wholeInStrip(s)));

const wholeInStrip = (s) => (board.root.getBoundingClientRect().width * s.height) / s.width <= MOST;

const within = (a, b) => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
export const holds = (s, { x, y }) => x >= s.x && x <= s.x + s.width && y >= s.y && y <= s.y + s.height;

/** The sections these points lie in. */
export const sectionsOf = (points) => (sectioned() ? listed().filter((s) => points.some((p) => holds(s, p))).map((s) => s.id) : []);

/** The section most of these lie in, if any; the one to look at first, if any do. */
function mostOf(points) {
  const main = listed().find((s) => s.first && points.some((p) => holds(s, p)));
  if (main) return main;
  const counted = listed().map((s) => [points.filter((p) => holds(s, p)).length, s]);
  const [most, section] = counted.reduce((a, b) => (b[0] > a[0] ? b : a), [0, null]);
  return most ? section : null;
}

/** After every scene: the bar, the reader's own things, and a section to be in. */
export function drawSections() {
  for (const at of [board.root, board.root.closest(".table")]) at?.classList.toggle("sectioned", sectioned());
  if (!sectioned()) {
    board.section = null;
    for (const part of ["bar", "hand", "overview"]) {
      board[part]?.remove();
      board[part] = null;
    }
    return;
  }
  for (const name of LAYERS) board.svg.querySelector(`:scope > .${name}`).id = `layer-${name}`;
  const { sections } = board.scene;
  if (board.section) board.section = sections.find((s) => s.id === board.section.id) ?? null;
  if (!board.section && !board.whole) board.section = [mostOf(offered()), ...listed()].find((s) => s && !s.hand); // that one is in sight anyway
  if (!board.bar) {
    board.bar = h("div", { class: "sections", role: "group", "aria-label": say("sections"), dir: document.documentElement.dir });
    board.root.append(board.bar);
  }
  drawHand(sections.find((s) => s.hand));
  nameSections();
}

/** The bar: which section is shown, where something can be done, and where others did something that was not looked at. */
export function nameSections() {
  if (!board.bar) return;
  placeHand();
  const all = named();
  const begun = offered().filter((t) => !find(t.id)?.matches(".aside, .quiet")); // not what is only another way to the same
  const first = mostOf(begun);
  const places = all.filter((s) => begun.some((t) => holds(s, t)));
  const tells = places.length === 1 || places.length < all.length - 1; // a sign on nearly every name shows no way
  while (board.bar.children.length > all.length) board.bar.lastChild.remove();
  while (board.bar.children.length < all.length) board.bar.append(explainSigns(h("button", { type: "button" })));
  all.forEach((s, i) => {
    const button = board.bar.children[i];
    const acts = !tells || !places.includes(s) ? "" : s === first ? "first" : "also";
    const news = (board.happened.get(s.id) ?? 0) > (board.looked.get(s.id) ?? 0);
    if (button.dataset.said !== `${s.text} ${acts} ${news}`) {
      button.dataset.said = `${s.text} ${acts} ${news}`;
      const sign = (name, text) => h("span", { class: name, title: say(text) }, h("span", { class: "unseen" }, say(text)));
      button.replaceChildren(s.text, acts ? sign(`dot ${acts}`, "to-act") : "", news ? sign("dot happened", "happened") : "");
    }
    button.setAttribute("aria-pressed", String(s.id === board.section?.id));
    button.onclick = () => {
      board.on.section();
      goTo(s, true);
    };
  });
  drawOverview(all);
  lend();
}

const BESIDE = 20; // px kept free above and below what is seen whole

/** What a section leaves free is the sheet's while there is something to do: more of that is in sight (css/sections.css says how low and how
 * high it may be). It has another height with another section alone, and rests while others are followed from one to the next. */
function lend() {
  const table = board.root.closest(".table");
  const rail = table?.querySelector(".rail");
  if (rail?.dataset.open !== "half") return;
  const { top, width: wide } = board.root.getBoundingClientRect();
  const { id, width, height } = board.section ?? { width: 1, height: Infinity };
  const taken = BAR + (height * wide) / width + BESIDE + (parseInt(board.root.style.getPropertyValue("--hand")) || 0);
  const free = Math.max(0, Math.floor(rail.getBoundingClientRect().bottom - top - taken));
  const of = offered().length ? `${id} ${wide} ${innerHeight}` : "";
  board.free = { of, px: of ? Math.min(free, board.free?.of === of ? board.free.px : free) : 0 };
  table.style.setProperty("--free", `${board.free.px}px`);
}

/** A finger that rests on the name of a section is told what the signs beside it mean. */
function explainSigns(button) {
  let resting = 0;
  let told = false;
  button.addEventListener("pointerdown", (event) => {
    told = false;
    clearTimeout(resting);
    if (event.pointerType !== "touch") return;
    resting = setTimeout(() => {
      const said = [...button.querySelectorAll(".dot")].map((one) => one.title);
      told = said.length > 0;
      if (told) toast(capitalised(inLine(said)));
    }, LONG);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(kind, () => clearTimeout(resting));
  button.addEventListener("click", (event) => told && event.stopImmediatePropagation(), { capture: true });
  return button;
}

const viewOf = ({ x, y, width, height }) => [x, y, width, height].join(" ");

/** The same layers seen through another window: of what lies beside it, nothing. */
function windowOn({ x, y, width, height }) {
  const viewBox = viewOf({ x, y, width, height });
  return svg("svg", { class: "scene", viewBox, "aria-hidden": "true" },
    svg("svg", { x, y, width, height, viewBox }, ...[...LAYERS, "pointed"].map((name) => svg("use", { href: `#layer-${name}` }))));
}

/** The whole table: a small picture of each section, as the bar names it. */
function drawOverview(all) {
  board.root.classList.toggle("overseen", board.whole);
  if (!board.whole) {
    board.overview?.remove();
    board.overview = null;
    return;
  }
  if (!board.overview) {
    board.overview = h("div", { class: "overview", role: "group", "aria-label": say("whole-table"), dir: document.documentElement.dir }, h("p", {}, say("overview")));
    board.root.append(board.overview);
  }
  const made = all.map(viewOf).join();
  const parts = () => [...board.overview.children].slice(1);
  if (board.overview.dataset.made !== made) {
    board.overview.dataset.made = made;
    for (const one of parts()) one.remove();
    board.overview.append(...all.map((s) => h("button", { type: "button" }, windowOn(s), h("span", { class: "name" }))));
  }
  parts().forEach((one, i) => {
    one.onclick = () => board.bar.children[i].click();
    one.lastChild.replaceChildren(...[...board.bar.children[i].childNodes].map((node) => node.cloneNode(true)));
  });
}

/** The reader's own things, small: the same layers seen through another window. */
function drawHand(section) {
  if (!section) {
    board.hand?.remove();
    board.hand = null;
    return leave(0);
  }
  if (!board.hand) {
    board.hand = h("button", { type: "button", class: "strip", "aria-label": say("hand") });
    board.root.append(board.hand);
    explainHeld(board.hand);
  }
  const view = viewOf(section);
  if (board.hand.dataset.view !== view) {
    board.hand.dataset.view = view;
    board.hand.replaceChildren(windowOn(section));
  }
  board.hand.onclick = (event) => {
    if (event.pointerType === "touch") board.tapped = performance.now();
    const aim = targetIn(event);
    if (aim && ledTo(aim)) return board.on.input() !== "others" && activate(aim, event.pointerType === "touch"); // ringed here as well
    const larger = !chosenIn(section).length && !wholeInStrip(section);
    if (section !== inStrip() || larger) return goTo(listed().find((s) => s === section || within(section, s)), true);
    const other = !aim && spotIn(event); // in its section it would be no other than here: why it cannot be chosen is said
    if (other) show(other, { why: true, pinned: true, wait: 0 });
    else if (aim && board.on.input() !== "others") activate(aim, event.pointerType === "touch");
  };
}

/** A finger that rests on one of them is told what that is, where it lies; only a tap leads to their section. */
function explainHeld(strip) {
  let resting = 0;
  let told = false;
  strip.addEventListener("pointerdown", (event) => {
    told = false;
    clearTimeout(resting);
    if (event.pointerType !== "touch") return;
    resting = setTimeout(() => {
      const spot = spotIn(event);
      told = true; // beside them a finger that rests is no tap, either
      if (!spot) return;
      unpreview();
      show(spot, { pinned: true, wait: 0 });
    }, LONG);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) strip.addEventListener(kind, () => clearTimeout(resting));
  strip.addEventListener("click", (event) => told && event.stopImmediatePropagation(), { capture: true }); // the finger has had its answer
}

/** The uppermost of them where a finger is. */
function spotIn(event) {
  const point = pointIn(event);
  const box = (at) => (at._area ? fromMiddle(at._area) : boxOf(at._piece));
  const all = [...board.svg.querySelectorAll(".pieces > .piece, .areas > .area, .above > .piece")].filter(spotOf);
  const at = all.findLast((one) => holds(box(one), point));
  return at ? spotOf(at) : null;
}

/** The reader's own things where they are a section of their own and in sight below another one: what can be done there is done
 * there, and the board stays with what it is done for. */
const inStrip = () => (board.hand && !board.hand.hidden ? listed().find((s) => s.hand) : undefined);

/** Does this lie among them, where they are in sight below another section? */
export const atHand = (t) => Boolean(board.hand) && !board.hand.hidden && holds(board.scene.sections.find((s) => s.hand), t);

/** What a ring is seen whole in: the section that holds a place, the smallest one, or the picture. */
export const withinOf = (t) => board.scene.sections.findLast((s) => holds(s, t)) ?? { x: 0, y: 0, width: board.scene.width, height: board.scene.height };

/** Where that is in the picture. */
const pointIn = ({ clientX, clientY }) => new DOMPoint(clientX, clientY).matrixTransform(board.hand.querySelector("svg").getScreenCTM().inverse());

/** What can be chosen among them. */
const chosenIn = (section) => offered().filter((t) => holds(section, t));

/** What can be done where one has tapped there. */
function targetIn(event) {
  const { x, y } = pointIn(event);
  return offered().find((t) => Math.abs(x - t.x) <= t.width / 2 && Math.abs(y - t.y) <= t.height / 2);
}

/** They need no second place where their own section is shown. */
function placeHand() {
  const section = board.scene.sections.find((s) => s.hand);
  if (!board.hand || !section) return;
  board.hand.hidden = Boolean(board.section) && within(section, board.section);
  const wide = board.root.getBoundingClientRect().width;
  const finger = Math.min(...chosenIn(section).flatMap((t) => [t.width, t.height]));
  const most = Math.max(MOST, section === inStrip() ? (FINGER * section.height) / finger : 0); // what is chosen there is as large as a finger
  leave(board.hand.hidden ? 0 : Math.round(Math.min(most, (wide * section.height) / section.width)));
}

/** So much of the board is for the reader's own things; what is seen of the rest stays where it is. */
function leave(high) {
  if (board.root.style.getPropertyValue("--hand") === `${high}px`) return;
  board.root.style.setProperty("--hand", `${high}px`);
  fitAgain();
}

/** Show a section; whoever went there stays there until the next turn. */
export function goTo(section, asked = false) {
  if (asked) {
    board.looked.set(section.id, board.happened.get(section.id) ?? 0);
    board.follows = false;
    board.kept = !offered().length; // and so while others move, whatever they do
    board.asking = ""; // what was tapped elsewhere does not pull the board back
  }
  board.sought = null;
  clearTimeout(waiting);
  const before = listed().findIndex((s) => s.id === board.section?.id);
  const moved = listed().findIndex((s) => s.id === section.id) - before;
  if (board.section?.id === section.id) return look();
  board.section = section;
  board.whole = false;
  board.zoom = 1;
  board.centre = { x: section.x + section.width / 2, y: section.y };
  if (moved && before >= 0 && !still.matches) {
    const from = (moved > 0 ? 28 : -28) * (rtl ? -1 : 1);
    board.svg.animate([{ transform: `translateX(${from}px)`, opacity: 0.3 }, { transform: "none", opacity: 1 }], { duration: 180, easing: "ease-out" });
  }
  nameSections();
  look();
}

/** A swipe: to the next section in reading direction, or the one before. */
export function turn(step) {
  const all = named();
  const next = all[all.findIndex((s) => s.id === board.section?.id) + (rtl ? -step : step)];
  if (next) goTo(next, true);
}

/** Where something is to be done comes into sight. */
export function toTargets() {
  const near = offered().filter((t) => !board.group || t.group === board.group);
  const begun = near.filter((t) => !find(t.id)?.matches(".aside, .quiet"));
  const goesOn = begun.filter((t) => !t.asked.every(({ action }) => table.now.choices.some((c) => c.enough && c.action === action)));
  const main = goesOn.length && !board.sought ? goesOn : begun; // who could go on is not kept where one can only be done, unless shown something there
  const here = board.acts && board.section ? main.filter((t) => holds(board.section, t) && !atHand(t)) : [];
  if (here.some((t) => inSight(t))) return; // who acts goes on where they look, if that can be done there
  const section = here.length ? board.section : mostOf(main.length ? main : near); // where one would only pass there is nothing to see
  if (!section) return;
  if (section === inStrip()) return stayWithActed(); // what is chosen there is in sight anyway
  if (section.id !== board.section?.id && aimsStill()) return;
  goTo(section);
  board.centre.y = topFor(near.filter((t) => holds(section, t)), section) + seen() / 2;
  look();
}

/** What is chosen among the reader's own things is for what was chosen before: that comes into sight, and stays there. */
function stayWithActed() {
  const { acted } = board;
  if (!acted || !board.section || atHand(acted)) return;
  toPlace(acted);
  bring(acted);
}

const AIMS = 1000; // ms after a tap the next one may be on its way to where the board shows something now
let waiting = 0;

/** Has a finger only just tapped here? Then another section comes a little later, if it is still to come. */
function aimsStill() {
  clearTimeout(waiting);
  const left = AIMS - (performance.now() - board.tapped);
  if (left > 0 && board.section) waiting = setTimeout(() => board.follows && offered().length && toTargets(), left);
  return left > 0 && board.section !== null;
}

const AROUND = 14; // units left free beside what is brought into sight
const ENOUGH = 0.85; // more than this of what could be seen at once

/** From where on to look at a section: from its top if enough of these can be seen whole from there, else from where
 * most can; the rest can be pulled up. */
function topFor(places, section) {
  const high = seen();
  const inside = (top) => Math.max(section.y, Math.min(top, section.y + section.height - high));
  const tops = [section.y, ...places.flatMap((t) => [t.y - t.height / 2 - AROUND, t.y + t.height / 2 + AROUND - high]).map(inside)];
  const whole = (top) => places.filter((t) => t.y - t.height / 2 >= top && t.y + t.height / 2 <= top + high).length;
  const most = Math.max(...tops.map(whole));
  return Math.min(...tops.filter((top, i) => (i ? whole(top) === most : whole(top) > ENOUGH * most)));
}

/** Others have done something: go where that is which is told of it, if something came to lie there
 * (a price is paid in passing); else where it is, or where anything came to. Unless the reader has
 * something to do; and what changes among the reader's own things is in sight anyway. */
export function toHappening(told, pieces) {
  if (!sectioned() || !board.follows || offered().length) return;
  const own = board.scene.sections.filter((s) => s.hand);
  const out = (p) => !own.some((s) => holds(s, p));
  const put = pieces.filter(out);
  const there = (places) => put.some((p) => mostOf([p]) === mostOf(places.map(middleOf)));
  const places = told.find(there) ?? told.find((some) => some.some((b) => out(middleOf(b)))) ?? put.map(boxOf).filter(Boolean);
  const section = mostOf(places.map(middleOf));
  if (!section || section.asks) {
    if (board.section?.asks) goTo(listed()[0]); // there only who acts finds something
    return;
  }
  goTo(section);
  const here = places.filter((b) => holds(section, middleOf(b)));
  const all = around(here);
  bring(middleOf(all.height <= seen() ? all : here[0]));
}

const middleOf = (b) => ({ ...b, x: b.x + b.width / 2, y: b.y + b.height / 2 });

/** A place comes into sight: its section, and there its height. */
export function toPlace(t) {
  if (atHand(t)) return;
  if (!board.section || !holds(board.section, t)) {
    const section = mostOf([t]);
    if (section) goTo(section);
  }
  if (!inSight(t)) approach(t);
}
