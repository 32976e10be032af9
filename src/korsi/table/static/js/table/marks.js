// What others changed on the board stays marked until one's own next turn is over.

import { svg } from "../page.js";
import { board, table } from "../state.js";
import { seek } from "../board/camera.js";
import { boxOf, find, namesOf, placesOf, touches } from "../board/finding.js";
import { nameSections, sectioned, sectionsOf } from "../board/sections.js";

const FEW = 12; // where more changes at once (a new round) marks would say nothing
const TOGETHER = 4; // pieces that went the same way were not put there: a village was drawn anew to hold one tile more

/** The pieces that are new, have moved or look otherwise. */
export function changedBy(before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  return after.pieces.filter((p) => {
    const old = was.get(p.id);
    return old !== p && (!old || moved(old, p) || old.face !== p.face);
  });
}

const moved = (a, b) => a.x !== b.x || a.y !== b.y;

/** How a piece has gone: as far as those beside it, or closer together with them, it only made room. */
const way = (a, b) => (a.scale === b.scale ? `${(b.x - a.x).toFixed()} ${(b.y - a.y).toFixed()}` : (b.scale / a.scale).toFixed(3));

const kindOf = (p) => p.id.replace(/\d+/g, "");

/** Kinds of which every single piece has gone elsewhere, such as the signs of who comes next: nobody put them there. */
function advanced(was, after) {
  const kinds = new Map();
  for (const p of after.pieces) {
    const old = was.get(p.id);
    kinds.set(kindOf(p), [...(kinds.get(kindOf(p)) ?? []), Boolean(old && moved(old, p))]);
  }
  return new Set([...kinds].filter(([, went]) => went.length > 2 && went.every(Boolean)).map(([kind]) => kind));
}

/** Of those, the things somebody put there; and what looks otherwise, if these lines of the log speak of it. */
export function putThere(lines, before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  const told = new Set(lines.map((line) => line.pieces[0]));
  const changed = changedBy(before, after);
  const together = new Map();
  const went = (p) => was.has(p.id) && moved(was.get(p.id), p) && way(was.get(p.id), p);
  for (const one of changed.map(went)) together.set(one, (together.get(one) ?? 0) + 1);
  const row = advanced(was, after);
  return changed.filter((p) => {
    const alone = went(p) && together.get(went(p)) < TOGETHER && !row.has(kindOf(p));
    return p.label.text && (!was.has(p.id) || alone || [...namesOf(p)].some((name) => told.has(name)));
  });
}

/** What the log tells of a move, or of those after an earlier one. */
export const toldOf = (at, from = at - 1) => table.now.log.filter((line) => line.ply > from && line.ply <= at);

/** The board goes to where something was done: of several steps, to where the last of them led; what is
 * told in passing (a price, the way of a boat) leads nowhere if there is more. Going back, to where it was. */
export function follow(lines, before, after, back = false) {
  const put = back ? putThere(lines, after, before) : putThere(lines, before, after); // sums change elsewhere along with it
  const large = lines.filter((line) => !line.small);
  const steps = [...(large.length ? large : lines)].sort((a, b) => b.ply - a.ply);
  const told = steps.flatMap((line) => line.pieces.slice(0, 1)).map((name) => {
    const places = placesOf(name);
    const moved = put.filter((p) => p.id === name || p.thing === name).map(boxOf).filter(Boolean); // of several cards alike, that one, if its picture is there yet
    return moved.length ? places.filter((a) => moved.some((b) => touches(a, b))) : places;
  });
  // Who passes does so nowhere: that the signs of who comes next move on leads nobody there.
  const nowhere = lines.length > 0 && lines.every((line) => !line.pieces.length);
  seek(told.filter((places) => places.length && places.length <= FEW), put.length || nowhere ? put : changedBy(before, after));
}

export function noteMarks(at, seat, before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  // What belongs to somebody else and only looks otherwise, such as a bid that no longer leads, is not this one's doing.
  const others = table.now.seats.filter((one) => one.seat !== seat).flatMap((one) => one.tones.map((tone) => `tone-${tone}`));
  const whose = (p) => p.class.split(" ").some((name) => others.includes(name));
  const stays = (p) => was.has(p.id) && !moved(was.get(p.id), p);
  // What came with another phase, such as a list of prices, nobody put there: it has no colour, and no line tells of it.
  const told = new Set(toldOf(at).flatMap((line) => line.pieces));
  const came = (p) => !was.has(p.id) && !/\btone-/.test(p.class) && ![p.thing, ...namesOf(p)].some((name) => told.has(name));
  // What is told in passing, such as a boat that sails on, is nobody's doing if there is more.
  const lines = toldOf(at);
  const large = lines.filter((line) => !line.small);
  const first = new Set((large.length ? large : lines).map((line) => line.pieces[0]));
  const named = (p) => [p.thing, ...namesOf(p)].some((name) => first.has(name));
  const put = putThere(lines, before, after).filter((p) => !(stays(p) && (whose(p) || !named(p))) && !came(p));
  // Where a line names what is new there, or else what has moved, the rest has only made room for it or gone along, like the
  // lower floors of a tower or the sign of whose turn it is.
  const fresh = (p) => !was.has(p.id);
  const doing = [fresh, (p) => !stays(p)].find((kind) => put.some((p) => named(p) && kind(p)));
  const marked = doing ? put.filter((p) => fresh(p) || (named(p) && doing(p))) : put;
  // What only looks otherwise, such as a supply that is smaller, is no place where something was done.
  if (marked.length <= FEW) for (const p of marked) table.marks.set(p.id, { seat, at, counts: stays(p) });
}

export function renderMarks() {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .since-marks");
  if (!layer) board.targets.before((layer = svg("g", { class: "since-marks", "aria-hidden": "true" })));
  const { since, until } = table.now.news;
  for (const [id, { at }] of table.marks) if (at <= since || at > until) table.marks.delete(id);
  layer.replaceChildren();
  noteSections(since, until);
  if (table.past) return;
  const upTo = table.film?.at ?? Infinity;
  for (const [id, { seat, at }] of table.marks) {
    const piece = board.places.get(id);
    const there = piece && find(id);
    if (at <= upTo && there) layer.append(ring(there, piece, table.now.seats[seat]?.tones[0]));
  }
}

/** In which sections others did something since one's last turn, and in which move last. The one that is
 * shown when that is over has been looked at. */
function noteSections(since, until) {
  if (!sectioned() || table.past || table.film?.again) return;
  const upTo = table.film?.at ?? until;
  const news = ([id, { at, counts }]) => at > since && at <= until && at <= upTo && !counts && board.places.has(id);
  board.happened.clear();
  for (const [id, { at }] of [...table.marks].filter(news)) {
    for (const section of sectionsOf([board.places.get(id)])) board.happened.set(section, Math.max(at, board.happened.get(section) ?? 0));
  }
  if (!table.film && board.section) board.looked.set(board.section.id, until);
  nameSections();
}

function ring(there, piece, tone) {
  const box = there.getBBox();
  const shape = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 7 };
  const at = svg("g", { class: `tone-${tone}`, transform: piece.place });
  at.append(svg("rect", { class: "under", ...shape }), svg("rect", { class: "ring", ...shape }));
  return at;
}
