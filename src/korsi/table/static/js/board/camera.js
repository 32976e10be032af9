// Which part of the board is in sight, and how near.

import { board, still } from "../state.js";
import { offered } from "./finding.js";
import { atHand, drawSections, holds, nameSections, toHappening, toPlace, toTargets } from "./sections.js";
import { shut } from "./tip.js";

const GLIDE = 260; // ms the eye needs to follow when another part comes into sight
const SMALL = 0.66; // px per unit of a scene: below this, what is to be done is brought nearer
const lying = matchMedia("(max-height: 480px)"); // a phone on its side: little room, so not nearer than can be read
const large = () => (lying.matches ? 0.66 : 0.85); // and not nearer than this
const worth = () => (lying.matches ? 1.1 : 1.35); // times nearer, or all of it stays in sight
const MOST = 0.75; // of what can be done
const EDGE = 30; // units of a section out of sight that hide nothing
const ABOVE = 12; // px above a section that is lower than the board, and no more: as what is below the board grows, the section stands still
const LESS = 0.975; // of its width is enough for a section that is seen whole then

/** All of it. */
export function fit() {
  if (!board.scene) return;
  cancelAnimationFrame(board.gliding); // of the picture before, in another layout
  board.size = sizeOf(board.scene);
  board.zoom = 1;
  board.centre = middle();
  if (board.section) board.centre.y = board.section.y;
  board.follows = board.section !== null || tooSmall();
  look();
}

/** A board that is read whole stays whole: it moves by itself only on a phone that cannot show it so. */
const tooSmall = () => board.on.follow() && scale() < SMALL;

/** What was looked at makes way for where one can act, on a board that moves by itself. */
export function goOn() {
  board.follows = board.scene?.sections.length > 0 || tooSmall();
  board.sought = null;
  if (board.follows) focus();
}

/** What the camera may see: a section of a tall picture, or all of it. */
const region = () => board.section ?? { x: 0, y: 0, width: board.scene.width, height: board.scene.height };

/** Is there more of the section above or below? */
export function scrolls() {
  return board.section !== null && region().height * scale() > board.svg.getBoundingClientRect().height + 1;
}

/** Units of a section that are in sight from above to below. */
export const seen = () => board.svg.getBoundingClientRect().height / scale() / board.zoom;

export const sizeOf = (scene) => `${scene.width} ${scene.height}`;

function middle() {
  const { x, y, width, height } = region();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Pixels per unit of the scene when all of it is in sight; of a section, its whole width. */
function scale() {
  const box = board.svg.getBoundingClientRect();
  const { width, height } = region();
  const [across, whole] = [box.width / width, box.height / height];
  return (board.section && whole < across * LESS ? across : Math.min(across, whole)) || 1;
}

/** Show what zoom and centre say, never beyond the edge. */
export function look() {
  if (!board.scene || !board.svg || !board.centre) return; // a page that grows before its board was ever fitted
  const { x, y, width, height } = region();
  const box = board.svg.getBoundingClientRect();
  const k = scale() * board.zoom;
  board.seen = { wide: box.width, tall: box.height, k };
  const inside = (at, from, seen, size) => from + (seen >= size ? size / 2 : Math.min(Math.max(at - from, seen / 2), size - seen / 2));
  const spare = board.section ? Math.max(0, box.height - height * k) : 0;
  const above = Math.min(spare, ABOVE);
  const upper = spare ? y + (box.height / 2 - above) / k : inside(board.centre.y, y, box.height / k, height);
  board.centre = { x: inside(board.centre.x, x, box.width / k, width), y: upper };
  const [w, tall] = board.section ? [box.width / k, box.height / k] : [width / board.zoom, height / board.zoom];
  // Beside a section that is lower than the board its neighbours stay out of sight.
  board.svg.style.clipPath = spare ? `inset(${above.toFixed(1)}px 0 ${(spare - above).toFixed(1)}px)` : "";
  const hidden = board.section && board.zoom === 1 ? height - tall : 0; // the edge fades where it goes on
  board.root.classList.toggle("more-above", hidden > EDGE && board.centre.y - tall / 2 > y + EDGE);
  board.root.classList.toggle("more-below", hidden > EDGE && board.centre.y + tall / 2 < y + height - EDGE);
  const view = [board.centre.x - w / 2, board.centre.y - tall / 2, w, tall].map((n) => (Math.round(10 * n) / 10 || 0).toFixed(1)).join(" "); // no minus before a nought
  if (board.svg.getAttribute("viewBox") !== view && !board.fingers.size) noteMoved();
  board.svg.setAttribute("viewBox", view);
  if (!board.asking && !board.tip.classList.contains("low")) shut();
  cancelAnimationFrame(settling);
  settling = requestAnimationFrame(settle);
}

const NOTICED = 150; // ms nobody needs less of to see that the board has moved, and to aim anew
let moved = 0; // the timer until then

/** The board has moved, and no finger has moved it. */
function noteMoved() {
  board.root.classList.add("gliding");
  clearTimeout(moved);
  moved = setTimeout(() => board.root.classList.remove("gliding"), NOTICED);
}

/** It moves, or has just moved: a finger that comes down now aimed at what lay there before. */
export const movesByItself = () => board.root.classList.contains("gliding");

let settling = 0;

/** While a page is made anew the board may be higher or lower for a moment: it is looked at again when it stands. */
function settle() {
  if (!board.svg) return;
  const { width, height } = board.svg.getBoundingClientRect();
  if (width !== board.seen.wide || height !== board.seen.tall) fitAgain();
}

/** Does this lie in the picture as it is shown now, as much of it as a finger needs, or as is asked for? */
export function inSight(t, px = 40) {
  if (atHand(t)) return true;
  if (board.section && !holds(board.section, t)) return false;
  const box = board.svg.getBoundingClientRect();
  const { a, e, f } = board.svg.getScreenCTM();
  const inside = (at, size, from, to) => at - Math.min(size, px, to - from) / 2 >= from - 1 && at + Math.min(size, px, to - from) / 2 <= to + 1;
  return inside(t.x * a + e, t.width * a, box.left, box.right) && inside(t.y * a + f, t.height * a, box.top, box.bottom);
}

/** The board has become higher or lower: what is seen near stays under the finger; what was tapped, in sight. */
export function fitAgain() {
  if (!board.scene || !board.svg) return;
  const box = board.svg.getBoundingClientRect();
  const { wide, tall, k } = board.seen;
  if (wide === box.width && tall !== box.height && (board.section || board.zoom > 1)) {
    if (!board.section) board.zoom = Math.max(1, k / scale());
    board.centre.y += (box.height - tall) / 2 / (scale() * board.zoom);
  }
  look();
  const t = board.list.find((one) => one.id === (board.asking || board.chosen?.id));
  if (t && (board.section ? holds(board.section, t) : board.zoom > 1) && !inSight(t)) reveal(t); // who has gone to another section stays there
  else if (!t && board.sought) bring(board.sought);
  else if (!t && board.follows && outOfSight()) toTargets();
}

/** Could something be done in this section, and nothing of it is in sight any more? */
function outOfSight() {
  const here = board.section ? offered().filter((one) => holds(board.section, one)) : [];
  return here.length > 0 && !here.some((one) => inSight(one));
}

/** Bring what can be done into sight, as large as there is room; nothing to do: see across. */
export function focus() {
  if (!board.scene || !board.svg) return;
  if (board.scene.sections.length) return toTargets();
  const near = offered().filter((t) => !board.group || t.group === board.group || t.id === board.group);
  // Where all of them together are too far apart, most of them: the rest can be done from the list.
  const median = (one) => near.map(one).sort((a, b) => a - b)[near.length >> 1];
  const [x, y] = [median((t) => t.x), median((t) => t.y)];
  const nearer = [...near].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  const most = nearer.slice(0, Math.ceil(near.length * MOST));
  const view = [near, most].map(around).find((one) => one.zoom > worth());
  const all = view ?? across();
  glide(all.zoom, all);
}

/** Where something happens comes into sight, on a board that moves by itself.
 * @param {Box[][]} told the places each line of the log names
 * @param {Piece[]} pieces what was put somewhere or looks otherwise */
export function seek(told, pieces) {
  if (!board.follows || board.fingers.size) return; // whoever has a finger on it moves it
  if (board.scene.sections.length) return toHappening(told, pieces);
  if (!pieces.length) return;
  const view = around(pieces.map(({ x, y }) => ({ x, y, width: 90, height: 90 })));
  glide(view.zoom, view.zoom > 1 ? view : middle());
}

/** All of it; of a tall picture its upper part across the full width, the rest can be pulled up. */
function across() {
  const { width, height } = board.scene;
  if (height < 1.2 * width) return { zoom: 1, ...middle() };
  const zoom = Math.max(1, board.svg.getBoundingClientRect().width / width / scale());
  return { zoom, x: width / 2, y: zoom > 1 ? 0 : height / 2 };
}

/** How to look so that these fill the board. */
function around(some) {
  if (!some.length) return { zoom: 1 };
  const margin = 34; // beside them
  const left = Math.min(...some.map((t) => t.x - t.width / 2)) - margin;
  const right = Math.max(...some.map((t) => t.x + t.width / 2)) + margin;
  const top = Math.min(...some.map((t) => t.y - t.height / 2)) - margin;
  const bottom = Math.max(...some.map((t) => t.y + t.height / 2)) + margin;
  const box = board.svg.getBoundingClientRect();
  const k = Math.min(box.width / (right - left), box.height / (bottom - top), large());
  return { zoom: Math.max(1, k / scale()), x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A part of the table, such as a neighbour's village, fills the board; once more: all of it. */
export function visit(at) {
  const part = at.getBBox();
  const m = at.transform.baseVal.consolidate().matrix;
  const [x, y] = [part.x + part.width / 2 + m.e, part.y + part.height / 2 + m.f];
  const box = board.svg.getBoundingClientRect();
  const zoom = Math.max(1, (0.97 * Math.min(box.width / part.width, box.height / part.height)) / scale());
  const there = Math.abs(board.zoom - zoom) < 0.01 && Math.hypot(board.centre.x - x, board.centre.y - y) < box.width / 4;
  hold();
  if (there) board.follows = tooSmall();
  if (there && board.follows) focus();
  else glide(there ? 1 : zoom, there ? middle() : { x, y });
}

/** One place from near, at least as large as it is shown now. */
export function approach(t) {
  if (board.section) return glide(board.zoom, { x: t.x, y: t.y });
  glide(Math.max(board.zoom, large() / scale()), { x: t.x, y: t.y });
}

/** All of it, or what can be done from near; where that lies everywhere, the middle of it. */
export function toggleZoom() {
  if (!board.scene) return;
  if (board.scene.sections.length) return toggleWhole();
  board.follows = board.zoom === 1;
  if (!board.follows) return glide(1, middle());
  focus();
  if (board.aim === 1) glide(2.2, middle());
}

/** The whole of a tall picture, or a section of it again. */
function toggleWhole() {
  board.whole = board.section !== null;
  board.section = null;
  drawSections();
  fit();
  if (board.whole) hold(); // until a part of it is chosen
  nameSections();
}

/** All of a place comes into sight, and stays there when the board becomes lower. */
export function bring(t) {
  board.sought = t;
  if (!inSight(t, Infinity)) approach(t);
}

function glide(zoom, centre) {
  board.aim = zoom;
  cancelAnimationFrame(board.gliding);
  const from = { zoom: board.zoom, ...board.centre };
  const begun = performance.now();
  const step = (k) => {
    board.zoom = from.zoom * (zoom / from.zoom) ** k;
    board.centre = { x: from.x + (centre.x - from.x) * k, y: from.y + (centre.y - from.y) * k };
    look();
  };
  const near = Math.abs(zoom - from.zoom) < 0.01 && Math.hypot(centre.x - from.x, centre.y - from.y) < 2;
  const frame = (now) => {
    const done = Math.max(0, Math.min(1, (now - begun) / GLIDE));
    step(done * done * (3 - 2 * done));
    if (done < 1) board.gliding = requestAnimationFrame(frame);
    else board.zoom = zoom;
  };
  if (near || still.matches || document.hidden) {
    step(1);
    board.zoom = zoom;
  } else {
    noteMoved();
    board.gliding = requestAnimationFrame(frame);
  }
}

/** The reader moves the board: from now on it stays where it is put. */
export function hold() {
  cancelAnimationFrame(board.gliding);
  board.follows = false;
  board.kept = !offered().length;
  board.sought = null;
}

/** Zoom so that the point under (x, y) stays where it is. */
export function zoomBy(factor, x = null, y = null) {
  if (!board.scene) return;
  hold();
  const box = board.root.getBoundingClientRect();
  const screen = new DOMPoint(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
  const from = screen.matrixTransform(board.svg.getScreenCTM().inverse());
  const before = board.zoom;
  board.zoom = Math.min(6, Math.max(1, board.zoom * factor));
  const k = before / board.zoom;
  board.centre = {
    x: from.x + (board.centre.x - from.x) * k,
    y: from.y + (board.centre.y - from.y) * k,
  };
  look();
}

/** A target reached by keyboard is brought into sight. */
export function reveal(t) {
  if (board.scene.sections.length && !board.whole) return toPlace(t);
  if (board.zoom === 1 || inSight(t)) return;
  board.centre = { x: t.x, y: t.y };
  look();
}
