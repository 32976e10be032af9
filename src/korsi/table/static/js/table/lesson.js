// A guided first game: what the guide says, one thing after another, and what it points at. Loaded at a table
// that has a guide.

import { $, h, say, svg, toast } from "../page.js";
import { addParts, board, narrow, shown, table } from "../state.js";
import { bring, goOn, reveal, seen as inView } from "../board/camera.js";
import { around, fromMiddle, placesOf, touches } from "../board/finding.js";
import { unpreview } from "../board/previews.js";
import { atHand, withinOf } from "../board/sections.js";
import { openGroup } from "./choices.js";
import { newTurns } from "./news.js";
import { sheet } from "./rail.js";
import { command } from "./server.js";
import { entry } from "./turns.js";

addParts(renderLesson);

const LOOK = 3000; // ms for the first of several things

const told = () => `korsi-tips-${table.now.table}`; // tips this browser has shown at this table

/** What the guide says now: {text, point, number, more, action}, or nothing. */
function saying() {
  const { now, past, film, guide } = table;
  if (!now.lesson || past || film || guide.settled !== now.ply || now.status !== "playing") return null;
  const { said, action } = now.lesson;
  if (over() && seen().includes(END)) return tipOf(now);
  const i = guide.ply === now.ply ? guide.i : 0;
  if (said.length > i) {
    const last = i === said.length - 1;
    return { ...said[i], action: last ? action : null, more: !last };
  }
  return tipOf(now);
}

function tipOf({ lesson }) {
  const tip = lesson.tips.find((one) => !seen().includes(one.id));
  return tip ? { text: tip.text, point: [], number: 0, action: null, more: true, tip: tip.id } : null;
}

const END = "end"; // the reader plays on without the guide, also from where they go back to

/** Has the guide nothing left to be done? */
const over = () => table.now.lesson.action === null && table.now.prompt.yours;

/** What is to be done now, of all that could be: a step of the guide may take several of them. */
const planned = (one) => table.now.choices.find((c) => c.action === one.action);

const seen = () => JSON.parse(sessionStorage.getItem(told()) ?? "[]");

export function renderLesson() {
  const one = saying();
  const box = $("ui-lesson");
  box.hidden = !one;
  box.classList.toggle("leads", !one?.tip);
  box.classList.toggle("tells", Boolean(one?.more && !one.tip)); // nothing is to be done yet
  box.classList.toggle("aside", Boolean(one?.tip)); // beside what else there is to read
  box.classList.toggle("awaits", Boolean(one && planned(one))); // a tap, on the board or on the one row
  document.querySelector(".table").classList.toggle("guided", Boolean(one && planned(one))); // what is said must not hide it
  if (one) {
    $("ui-lesson-text").textContent = one.text;
    renderNews(one);
    $("ui-lesson-now").textContent = planned(one) ? say("lesson-now", { what: planned(one).text }) : "";
    $("ui-lesson-where").textContent = one.number ? say("lesson-of", { at: one.number, last: table.now.lesson.of }) : say("lesson-tip");
    const ends = !one.more && one.action === null && !one.tip && over();
    $("ui-lesson-leave").hidden = ends; // to play on is the same
    $("ui-lesson-next").hidden = !(one.more || ends);
    $("ui-lesson-next").textContent = say(one.tip ? "lesson-understood" : ends ? "lesson-play-on" : "lesson-next");
  }
  const key = one ? `${table.now.ply} ${one.text}` : "";
  if (key !== table.guide.said) {
    table.guide.said = key;
    table.guide.refusal?.(); // something else is said now
    if (one) arrive(one);
    else if (!table.now.lesson && !table.advice) unmark();
  } else if (table.guide.picture !== board.svg) show(one); // the same things, arranged anew
  table.guide.picture = board.svg;
  drawPointed(one);
}

/** On a phone it lies over what the others did, of which the newest is said with it, as long as nothing is to be done yet. */
function renderNews(one) {
  const i = table.guide.ply === table.now.ply ? table.guide.i : 0;
  const turn = narrow.matches && one.more && !one.tip && !i && table.now.prompt.yours && newTurns().findLast(({ after, own, wins }) => !after && !own && !wins);
  $("ui-lesson-news").hidden = !turn;
  $("ui-lesson-news").replaceChildren(...(turn ? entry(turn) : []));
}

/** Something new is said: to the ear as well, and what it speaks of is brought into sight. */
function arrive(one) {
  $("ui-live").append(h("p", {}, one.text), h("p", {}, $("ui-lesson-now").textContent));
  if (narrow.matches && $("ui-rail").dataset.open === "peek") sheet("half");
  table.hint = one.action;
  openGroup(planned(one)?.group ?? "");
  $("ui-choices").querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
  $("ui-lesson").scrollIntoView({ block: "nearest" }); // what it says before how it is done
  show(one);
}

/** The guide was left: nothing of it stays marked. */
function unmark() {
  table.hint = null;
  openGroup(table.group); // in the list and beside the question
  unpreview();
}

/** All of it comes into sight; in a section where it does not fit, one thing after another, to the last. */
function show(one) {
  const all = spots(one);
  clearTimeout(table.guide.timer);
  if (!all.length) return;
  const whole = around(all);
  const meant = placeOf(one) && atHand(middleOf(all[0])) ? about(one) : null;
  if (meant) return reveal(middleOf(meant)); // the place to click is in sight anyway: beside it what is spoken of
  if (board.section) reveal(middleOf(all[0])); // in its section the reader's own things may take some of the height
  visit(board.section && whole.height <= inView() ? [whole] : board.section ? all : all.slice(0, 1));
}

/** What it speaks of, first of all, whatever is to be clicked. */
const about = (one) => one.point.flatMap((name) => placesOf(name, shown().scene))[0];

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height });

function visit([there, ...rest]) {
  const place = middleOf(there);
  reveal(place);
  if (!board.section) return;
  bring(place);
  if (rest.length) table.guide.timer = setTimeout(() => board.sought === place && visit(rest), LOOK); // unless the reader has gone elsewhere
}

/** The place to click, or where the things lie that are spoken of. */
function spots(one) {
  const { scene } = shown();
  if (!one || !scene || !board.svg) return [];
  const target = placeOf(one);
  if (target) return [fromMiddle(target)]; // a click beside the place to click would do something else
  return one.point.flatMap((name) => {
    const there = placesOf(name, scene).reduce(joined, []);
    return [...there, ...copiesOf(name, scene).filter((copy) => !there.some((box) => touches(box, copy)))];
  });
}

/** Where else it lies once more, large enough for a finger. */
function copiesOf(name, { pieces, targets }) {
  const shows = (id) => pieces.some((p) => p.id === id && p.thing === name);
  return targets.filter((t) => t.group === "" && t.lights.length === 1 && shows(t.lights[0])).map(fromMiddle);
}

/** Where on the board the guide's move is made; in a group that was closed, what opens it. */
function placeOf(one) {
  const all = one.action === null ? [] : shown().scene?.targets ?? [];
  const made = all.filter((t) => t.actions.includes(one.action));
  return made.find((t) => t.group === "" || t.group === board.group) ?? all.find((t) => made.some((inside) => inside.group === t.id));
}

/** One ring round what lies in one place: a tower, not each of its floors. */
function joined(boxes, b) {
  const near = boxes.filter((a) => touches(a, b));
  return [...boxes.filter((a) => !touches(a, b)), around([b, ...near])];
}

function drawPointed(one) {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .pointed");
  if (!layer) board.targets.before((layer = svg("g", { id: "layer-pointed", class: "pointed", "aria-hidden": "true" })));
  const there = one && placeOf(one);
  board.targets.classList.toggle("led", !!one && !one.tip && table.now.lesson.action !== null); // nothing else glows
  for (const at of board.targets.children) at.classList.toggle("hinted", at._target === there);
  const places = spots(one);
  const words = places.length ? wordsThere() : [];
  layer.replaceChildren(...places.map((b) => svg("rect", { ...ringRound(b, words), rx: 9 })));
  board.svg.classList.toggle("guided", layer.childElementCount > 0);
}

const EDGE = 3; // units: half the ring's breadth, and a little

const OUT = 3; // units so much larger than what it is round

/** A little larger than what it is round, but seen whole: it does not leave the section, and lies on no words beside it. */
function ringRound(b, words) {
  const all = withinOf(middleOf(b));
  let [x, y] = [Math.max(b.x - OUT, all.x + EDGE), Math.max(b.y - OUT, all.y + EDGE)];
  let [right, below] = [Math.min(b.x + b.width + OUT, all.x + all.width - EDGE), Math.min(b.y + b.height + OUT, all.y + all.height - EDGE)];
  for (const w of words.filter((w) => touches(w, { x: x - EDGE, y: y - EDGE, width: right - x + 2 * EDGE, height: below - y + 2 * EDGE }))) {
    const at = middleOf(w);
    if (at.y < b.y) y = Math.max(y, Math.min(w.y + w.height + EDGE, b.y + 1));
    else if (at.y > b.y + b.height) below = Math.min(below, Math.max(w.y - EDGE, b.y + b.height - 1));
    else if (at.x < b.x) x = Math.max(x, Math.min(w.x + w.width + EDGE, b.x + 1));
    else if (at.x > b.x + b.width) right = Math.min(right, Math.max(w.x - EDGE, b.x + b.width - 1));
  }
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, below - y) };
}

/** Where words are written, in the picture's own units. */
function wordsThere() {
  const seen = board.svg.getScreenCTM()?.inverse();
  const inside = (x, y) => new DOMPoint(x, y).matrixTransform(seen);
  return seen ? [...board.svg.querySelectorAll(".written")].map((text) => {
    const r = text.getBoundingClientRect();
    const [from, to] = [inside(r.left, r.top), inside(r.right, r.bottom)];
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }) : [];
}

$("ui-lesson-next").onclick = () => {
  const one = saying();
  if (!one) return;
  const i = (table.guide.ply === table.now.ply ? table.guide.i : 0) + 1;
  const known = one.tip ?? (!one.more && over() ? END : null);
  if (known) sessionStorage.setItem(told(), JSON.stringify([...seen(), known]));
  if (!one.tip) table.guide = { ...table.guide, ply: table.now.ply, i };
  renderLesson();
  if (!spots(saying()).length) goOn(); // what it spoke of last makes way, also where a tip follows that speaks of nothing on the board
  $($("ui-lesson-next").hidden ? "ui-lesson-text" : "ui-lesson-next").focus({ preventScroll: true });
};
$("ui-choices").addEventListener("regroup", renderLesson); // its ring goes with what is open
$("ui-lesson-leave").onclick = async () => {
  if ((await command("leave-lesson"))?.state.lesson_left) toast(say("lesson-left"));
};
