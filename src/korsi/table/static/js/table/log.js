// What has happened: one line a turn, its steps on demand; line and board light each other. What others did since one's last turn stands
// below a heading of its own; choosing one of those plays it again. Every line says whose points it moved.

import { $, h, icon, number, say } from "../page.js";
import { table } from "../state.js";
import { namesOf } from "../board/finding.js";
import { lightAbout, unlight } from "../board/previews.js";
import { playSign } from "./film.js";
import { gainsOf, gainsSaid } from "./gains.js";
import { goTo } from "./history.js";
import { toNewest } from "./newest.js";
import { cameOfOwn, nameOf, newNotes, newTurns, sinceMine, toMe } from "./news.js";
import { makeRoom } from "./rail.js";
import { entry, turnsOf } from "./turns.js";

const NEAR = 24; // px from the end that still count as the end
const FOLDED = 100; // letters of one's own turn, about three rows: one knows what one did, but not what it brought; its steps are there on demand
const AFTER = 500; // ms in which it is the page made anew that has moved the list, not the reader

const SOON = 200; // ms after the last scrolling

const TURNS = 400; // ms in which a wheel or finger that has begun to turn the list brings it somewhere

let turned = -TURNS; // when one last did
let led = -1; // where the page itself has put it
let anew = 0; // when that was

export function renderLog() {
  anew = performance.now();
  const { now, past, drawn, film } = table;
  const list = $("ui-log");
  const upTo = film && !film.again ? film.at : Infinity; // what is still to be shown is not told before
  const turns = turnsOf(now.log.filter((line) => line.ply <= upTo));
  const news = new Set(newTurns().filter((turn) => !cameOfOwn(turn)).map(nameOf));
  const made = turns.map((turn) => JSON.stringify([turn, now.seats[turn.by]?.name]));
  let keep = 0;
  while (keep < drawn.log.length && drawn.log[keep] === made[keep]) keep++;
  const opened = new Set([...list.querySelectorAll("[aria-expanded=true]")].map((at) => at.closest("li").dataset.first));
  while (list.children.length > keep) list.lastChild.remove();
  for (const turn of turns.slice(keep)) list.append(item(turn, opened.has(String(turn.first))));
  let grown = made.length !== keep || drawn.log.length !== made.length;
  drawn.log = made;
  for (const [i, at] of [...list.children].entries()) {
    const { first, last } = turns[i];
    if (tellGains(at, gainsOf(turns[i]))) grown = true;
    at._turn = turns[i];
    at.classList.toggle("here", Boolean(past) && past.at >= first && past.at <= last);
    const fresh = news.has(nameOf(turns[i]));
    at.classList.toggle("new", fresh);
    at.classList.toggle("to-me", fresh && toMe(turns[i]));
    at.classList.toggle("playing", fresh && Boolean(film) && film.at >= first && film.at <= last);
    for (const step of at.querySelectorAll(".turn-lines li")) step.classList.toggle("here", Number(step.dataset.ply) === past?.at);
  }
  const marked = [...news].join(); // with its heading: what is new begins elsewhere
  const headed = headNews(list) || marked !== drawn.news;
  drawn.news = marked;
  $("ui-no-log").hidden = turns.length > 0;
  const gone = drawn.at !== past?.at;
  drawn.at = past?.at;
  if (gone && !past) $("ui-panel-log").dataset.left = ""; // back to now is back to the newest
  if (gone || (!past && (grown || headed))) follow();
  countAbove();
  countNew();
}

/** The turns whose lines are in sight, or nearly. */
export function turnsInSight() {
  const panel = $("ui-panel-log");
  if (!panel.offsetParent) return [];
  const { top, bottom, height } = panel.getBoundingClientRect();
  return [...$("ui-log").children].filter((at) => {
    const box = at.getBoundingClientRect();
    return box.bottom > top - height / 2 && box.top < bottom + height / 2;
  }).map((at) => at._turn);
}

let read = 0; // up to which move the log was in sight

/** On a phone the log is opened: its button says how many turns one has not read there. */
function countNew() {
  if ($("ui-panel-log").offsetParent) read = table.now.last;
  const count = newTurns().filter((turn) => turn.last > read && !turn.after && !turn.own && !turn.wins).length;
  $("ui-log-new").hidden = !count;
  $("ui-log-new").lastChild.textContent = number(count);
}

/** What is new and begins above or below what is seen is counted beside the tabs: one goes there. */
function countAbove() {
  const panel = $("ui-panel-log");
  const edges = panel.getBoundingClientRect();
  const news = panel.hidden ? [] : [...$("ui-log").querySelectorAll(":scope > .new")];
  const above = news.filter((at) => at.getBoundingClientRect().top < edges.top - 1);
  const below = above.length ? [] : news.filter((at) => at.getBoundingClientRect().bottom > edges.bottom + NEAR);
  const button = $("ui-news-above");
  button.hidden = !(above.length || below.length);
  button.classList.toggle("below", below.length > 0);
  const count = above.length || below.length;
  button.querySelector("b").textContent = number(count);
  button.title = say(count === 1 ? "since-folded-one" : "since-folded", { count });
  button.setAttribute("aria-label", button.title);
  button.onclick = () => {
    panel.dataset.left = "1"; // the reader has gone there
    if (above.length) above[0].scrollIntoView();
    else toNewest(panel, $("ui-log"), begins());
  };
}

/** What is new has a heading: is it another one than before? */
function headNews(list) {
  let first = list.querySelector(":scope > .new");
  const notes = new Set(newNotes().map(nameOf)); // who has gone since has gone below the heading
  while (first?.previousElementSibling && notes.has(nameOf(first.previousElementSibling._turn))) first = first.previousElementSibling;
  const text = first ? say(sinceMine() ? "since" : "since-all") : "";
  const old = list.querySelector(".since-head");
  if ((old?.textContent ?? "") === text && (!old || old.parentElement === first)) return false;
  old?.remove();
  if (first) first.prepend(h("h3", { class: "since-head" }, text));
  return true;
}

/** The line of the position looked at is in sight; now, the newest one unless the reader has gone elsewhere. */
function follow() {
  const panel = $("ui-panel-log");
  if (table.past) {
    const here = [...$("ui-log").querySelectorAll(".here")].filter((li) => li.offsetParent); // some are folded
    (here.at(-1) ?? lastBefore(table.past.at))?.scrollIntoView({ block: "nearest" });
  } else if (panel.dataset.left !== "1" && performance.now() - turned > TURNS) {
    const first = table.now.prompt.yours && !table.film && weighty(); // in one's turn one reads first what counts most of what the others did
    if (first && $("ui-log").getBoundingClientRect().bottom - first.getBoundingClientRect().top > panel.clientHeight) panel.scrollTop += first.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    else toNewest(panel, $("ui-log"), begins());
    led = panel.scrollTop;
  }
}

/** Of what is new and has not room together, the newest that concerns the reader or has moved points. */
const weighty = () => [...$("ui-log").querySelectorAll(":scope > .new")].findLast((at) => at.matches(".to-me") || at.querySelector(".gains"));

/** Where nothing is told of a position, what was told last; at the beginning the first line. */
const lastBefore = (at) => [...$("ui-log").children].findLast((li) => li._turn.first <= at) ?? $("ui-log").firstChild;

/** Of the end of a round each player's part begins with a name, too. */
const begins = () => [...$("ui-log").querySelectorAll(":scope > li, .each:not(.nobody + .each)")].filter((at) => at.offsetParent);

/** @param sought what other lines have come into sight */
export function setUpLog(sought) {
  const panel = $("ui-panel-log");
  let soon = 0;
  const seek = () => {
    clearTimeout(soon);
    soon = setTimeout(sought, SOON);
  };
  let hand = 0; // the panel also scrolls when what is around it grows: only the reader counts
  let size = "";
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    panel.addEventListener(kind, () => (hand = performance.now()), { passive: true });
  }
  for (const kind of ["wheel", "touchmove"]) panel.addEventListener(kind, () => (turned = performance.now()), { passive: true });
  panel.addEventListener("scroll", () => {
    countAbove();
    seek();
    if (table.past || Math.abs(panel.scrollTop - led) < 2) return; // there the line looked at leads, here nobody has gone away
    const { scrollHeight, scrollTop, clientHeight } = panel;
    const before = size;
    size = `${scrollHeight} ${clientHeight}`;
    if (scrollHeight - scrollTop - clientHeight <= NEAR) panel.dataset.left = "";
    else if (performance.now() - hand < 1000) panel.dataset.left = "1";
    else if (performance.now() - anew < AFTER) follow();
    else if (size === before) panel.dataset.left = "1"; // by the bar, for long
  });
  let tall = 0;
  new ResizeObserver(() => {
    const opened = !tall;
    tall = panel.clientHeight;
    if (!table.past || opened) follow();
    countAbove();
    countNew();
    seek();
  }).observe(panel);
}

/** Whose points a turn moved, below its line and without drawing that anew: is it something else than before? */
function tellGains(at, gains) {
  const said = JSON.stringify(gains);
  if ((at.dataset.gains ?? "[]") === said) return false;
  at.dataset.gains = said;
  const head = at.querySelector(".what");
  head.querySelector(".gains")?.remove();
  head.append(gainsSaid(gains) ?? "");
  return true;
}

function item(turn, open) {
  const pieces = turn.lines.flatMap((line) => line.pieces);
  const about = turn.lines.map((line) => line.pieces[0]).filter(Boolean);
  const head = h("button", { type: "button", class: "what" }, entry(turn, table.now.you.includes(turn.by) && turn.lines.length > 1 ? FOLDED : Infinity));
  head.addEventListener("click", () => {
    if (at.matches(".new")) return at.querySelector(".more-steps")?.click(); // its sign plays it
    makeRoom(); // on a phone, for the board
    goTo(turn.last);
  });
  lighting(head, about); // a colour or a kind would light what is the reader's own, too
  const at = h("li", { class: turn.after ? "after" : turn.note ? "note" : "turn", "data-first": turn.first, "data-ply": turn.last, "data-seat": turn.by, "data-pieces": pieces.join(" "), "data-about": about.join(" ") });
  if (turn.lines.length < 2) {
    at.append(h("div", { class: "turn-row" }, head, playSign(turn)));
    return at;
  }
  const steps = h("ol", { class: "turn-lines", hidden: !open }, turn.lines.map(step));
  const more = h("button", { type: "button", class: "more-steps", "aria-expanded": String(open), "aria-label": say("steps-of") }, icon("down"));
  more.addEventListener("click", () => {
    steps.hidden = !steps.hidden;
    more.setAttribute("aria-expanded", String(!steps.hidden));
  });
  at.append(h("div", { class: "turn-row" }, head, playSign(turn), more), steps);
  return at;
}

function step(line) {
  const button = h("button", { type: "button" }, line.text);
  button.addEventListener("click", () => goTo(line.ply));
  lighting(button, line.pieces.slice(0, 1));
  return h("li", { "data-ply": line.ply, "data-pieces": line.pieces.join(" ") }, button);
}

function lighting(button, pieces) {
  const light = () => lightAbout(pieces);
  button.addEventListener("pointerenter", light);
  button.addEventListener("focus", light);
  button.addEventListener("pointerleave", unlight);
  button.addEventListener("blur", unlight);
}

/** A piece or its place is pointed to: which lines speak of it? */
export function lightLog(piece) {
  for (const lit of $("ui-log").querySelectorAll(".lit")) lit.classList.remove("lit");
  if (!piece) return;
  const names = namesOf(piece);
  for (const line of $("ui-log").children) {
    // What a line speaks of first is what it is about; a colour or a kind comes after it.
    if (!line.dataset.about.split(" ").some((one) => names.has(one))) continue;
    line.classList.add("lit");
  }
}
