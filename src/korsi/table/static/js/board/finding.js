// What is where on the board.

import { board } from "../state.js";

const FINGER = 44; // px a finger needs: smaller targets count as so large where no other one does

export function find(id) {
  return board.svg.querySelector(`#${CSS.escape(id)}`);
}

/** What a piece is and what its label names, as the log names it: KIND-ID, like cell-c3. */
export function namesOf(piece) {
  return new Set([piece.id, ...(piece.label.about ?? [])]);
}

/** The targets in sight: those in no group, and the members of the open one. */
export function offered() {
  return board.list.filter((t) => t.group === "" || t.group === board.group);
}

export const targetUnder = (event) => event.target.closest?.(".target")?._target;
export const pieceUnder = (event) => event.target.closest?.(".piece")?._piece;

/** Pixels between a point of the screen and something drawn. */
export function besides(at, x, y) {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** The target a finger has touched: the one it lies on, or the only one within reach of it. Between
 * two it has touched neither. (Browsers move a click to what they think was meant; we do not guess.) */
export function touched(x, y) {
  const on = document.elementFromPoint(x, y)?.closest?.(".target")?._target;
  if (on) return on;
  const near = offered().filter((t) => {
    const r = find(t.id).querySelector(".hit").getBoundingClientRect();
    const [w, h] = [Math.max(FINGER, r.width) / 2, Math.max(FINGER, r.height) / 2];
    return Math.abs(x - r.left - r.width / 2) <= w && Math.abs(y - r.top - r.height / 2) <= h;
  });
  return near.length === 1 ? near[0] : null;
}
