// What is where on the board.

import { svg } from "../page.js";
import { board } from "../state.js";

const FINGER = 44; // px a finger needs: smaller targets count as so large where no other one does

export function find(id) {
  return board.svg.querySelector(`#${CSS.escape(id)}`);
}

/** What a piece is and what its label names, as the log names it: KIND-ID, like cell-c3. */
export function namesOf(piece) {
  return new Set([piece.id, ...(piece.label.about ?? [])]);
}

/** Where that lies which is called so, as boxes in the picture's own units: itself, or what shows it
 * (and not what stands elsewhere for it). */
export function placesOf(name, scene = board.scene) {
  const itself = scene.pieces.filter((p) => p.id === name);
  const pieces = itself.length ? itself : scene.pieces.filter((p) => p.thing === name);
  const areas = itself.length ? [] : (scene.areas ?? []).filter((a) => a.thing === name);
  return [...pieces.map(boxOf).filter(Boolean), ...areas.map(fromMiddle)];
}

export const fromMiddle = (a) => ({ x: a.x - a.width / 2, y: a.y - a.height / 2, width: a.width, height: a.height });

/** The box of a piece in the picture's own units. */
export function boxOf({ id, place }) {
  const there = find(id);
  if (!there) return null;
  const box = there.getBBox();
  const m = svg("g", { transform: place }).transform.baseVal.consolidate()?.matrix;
  if (!m) return box;
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(m);
  const corners = [at(box.x, box.y), at(box.x + box.width, box.y), at(box.x, box.y + box.height), at(box.x + box.width, box.y + box.height)];
  return around(corners.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

export const touches = (a, b) => a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** One box round all of these. */
export function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  return { x, y, width: Math.max(...boxes.map((b) => b.x + b.width)) - x, height: Math.max(...boxes.map((b) => b.y + b.height)) - y };
}

/** The targets in sight: those in no group, and the members of the open one. */
export function offered() {
  return board.list.filter((t) => t.group === "" || t.group === board.group);
}

/** What can be done there. A caption is pointed at where nothing can be done below it: the word on a button belongs to the button. */
export const targetUnder = (event) => targetOver(event.target, event.clientX, event.clientY)?._target;
function targetOver(at, x, y) {
  const on = at?.closest?.(".target");
  if (on || !at?.matches?.(".written")) return on;
  return document.elementsFromPoint(x, y).map((under) => under.closest(".target")).find(Boolean);
}
export const pieceUnder = (event) => event.target.closest?.(".piece")?._piece;

/** Pixels between a point of the screen and something drawn. */
export function besides(at, x, y) {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** The target a finger has touched: the one it lies on or, with `near`, the only one within reach of it. Between
 * two it has touched neither. (Browsers move a touch to what they think was meant; we do not guess.) */
export function touched(x, y, near = true) {
  const on = targetOver(document.elementFromPoint(x, y), x, y)?._target;
  if (on || !near) return on ?? null;
  const reached = offered().filter((t) => {
    const r = find(t.id).querySelector(".hit").getBoundingClientRect();
    const [w, h] = [Math.max(FINGER, r.width) / 2, Math.max(FINGER, r.height) / 2];
    return Math.abs(x - r.left - r.width / 2) <= w && Math.abs(y - r.top - r.height / 2) <= h;
  });
  return reached.length === 1 ? reached[0] : null;
}
