// What is where on the board.

import { board } from "../state.js";

const NEAR = 24; // px around a target that still count as it: a finger needs 44

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

/** The target nearest to a finger. */
export function nearest(x, y) {
  let best = null;
  let least = NEAR;
  for (const t of offered()) {
    const r = find(t.id).querySelector(".hit").getBoundingClientRect();
    const dx = Math.max(r.left - x, 0, x - r.right);
    const dy = Math.max(r.top - y, 0, y - r.bottom);
    const far = Math.hypot(dx, dy);
    if (far < least) [best, least] = [t, far];
  }
  return best;
}
