// What others changed on the board stays marked until one's own next turn is over.

import { svg } from "../page.js";
import { board, table } from "../state.js";
import { find, namesOf } from "../board/finding.js";

const FEW = 12; // where more changes at once (a new round) marks would say nothing

/** The pieces that are new, have moved or look otherwise. */
export function changedBy(before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  return after.pieces.filter((p) => {
    const old = was.get(p.id);
    return old !== p && (!old || moved(old, p) || old.face !== p.face);
  });
}

const moved = (a, b) => a.x !== b.x || a.y !== b.y;

/** Of those, the things somebody put there; and what looks otherwise, if the log speaks of it. */
export function putThere(at, before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  const told = new Set(table.now.log.filter((line) => line.ply === at).map((line) => line.pieces[0]));
  return changedBy(before, after).filter((p) => {
    const old = was.get(p.id);
    return p.label.text && (!old || moved(old, p) || [...namesOf(p)].some((name) => told.has(name)));
  });
}

export function noteMarks(at, seat, before, after) {
  const marked = putThere(at, before, after);
  if (marked.length <= FEW) for (const p of marked) table.marks.set(p.id, { seat, at });
}

export function renderMarks() {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .since-marks");
  if (!layer) board.targets.before((layer = svg("g", { class: "since-marks", "aria-hidden": "true" })));
  const { since, until } = table.now.news;
  for (const [id, { at }] of table.marks) if (at <= since || at > until) table.marks.delete(id);
  layer.replaceChildren();
  if (table.past) return;
  const upTo = table.film?.at ?? Infinity;
  for (const [id, { seat, at }] of table.marks) {
    const piece = board.places.get(id);
    const there = piece && find(id);
    if (at <= upTo && there) layer.append(ring(there, piece, table.now.seats[seat]?.tones[0]));
  }
}

function ring(there, piece, tone) {
  const box = there.getBBox();
  const shape = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 7 };
  const at = svg("g", { class: `tone-${tone}`, transform: piece.place });
  at.append(svg("rect", { class: "under", ...shape }), svg("rect", { class: "ring", ...shape }));
  return at;
}
