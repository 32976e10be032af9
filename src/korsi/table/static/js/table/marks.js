// What others changed on the board stays marked until one's own next turn is over.

import { svg } from "../page.js";
import { board, table } from "../state.js";
import { find } from "../board/finding.js";

const FEW = 12; // where more changes at once (a new round) marks would say nothing

/** The pieces that are new, have moved or look otherwise. */
export function changedBy(before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  return after.pieces
    .filter((p) => {
      const old = was.get(p.id);
      return old !== p && (!old || old.x !== p.x || old.y !== p.y || old.face !== p.face);
    })
    .map((p) => p.id);
}

export function noteMarks(at, seat, ids) {
  if (ids.length <= FEW) for (const id of ids) table.marks.set(id, { seat, at });
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
  const shape = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 8 };
  const at = svg("g", { class: `tone-${tone}`, transform: piece.place });
  at.append(svg("rect", { class: "under", ...shape }), svg("rect", { class: "ring", ...shape }));
  return at;
}
