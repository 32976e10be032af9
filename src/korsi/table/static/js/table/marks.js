// What others changed on the board stays marked until one's own next turn is over.

import { svg } from "../page.js";
import { board, table } from "../state.js";
import { seek } from "../board/camera.js";
import { faceNamed } from "../board/faces.js";
import { boxOf, find, namesOf, placesOf, touches } from "../board/finding.js";
import { nameSections, sectioned, sectionsOf } from "../board/sections.js";

const SMALL = 24; // a counter among others
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
  return new Set([...kinds].filter(([, went]) => went.length > 1 && went.every(Boolean)).map(([kind]) => kind));
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
    const moved = put.filter((p) => p.thing === name || namesOf(p).has(name)).map((p) => boxOf(p) ?? placeOf(p)); // of several cards alike, that one
    const there = places.filter((a) => moved.some((b) => touches(a, b)));
    return there.length ? there : moved.length ? moved : places; // what was taken back lies nowhere any more
  });
  // Who passes does so nowhere: that the signs of who comes next move on leads nobody there.
  const nowhere = lines.length > 0 && lines.every((line) => !line.pieces.length);
  const theirs = put.filter((p) => lines.some((line) => table.marks.get(p.id)?.at === line.ply)); // not the buttons of whoever comes next
  seek(told.filter((places) => places.length && places.length <= FEW), theirs.length ? theirs : put.length || nowhere ? put : changedBy(before, after));
}

/** Where a piece lies whose picture is not there: yet, or any more. */
const placeOf = ({ x, y }) => ({ x: x - SMALL, y: y - SMALL, width: 2 * SMALL, height: 2 * SMALL });

let noted = 0; // the last move whose doings are marked: several may come at once, of whoever acted together

/** What somebody did stays marked: what the lines of the step tell of, and what has come of theirs or gone to another place,
 * as its label says. What only slid, gave room or belongs to somebody else nobody touched; and where more followed by
 * itself, such as the end of a round, what is not told was nobody's doing. */
export function noteMarks(at, seat, before, after) {
  const was = new Map((before?.pieces ?? []).map((p) => [p.id, p]));
  const others = table.now.seats.filter((one) => one.seat !== seat).flatMap((one) => one.tones.map((tone) => `tone-${tone}`));
  const whose = (p) => p.class.split(" ").some((name) => others.includes(name));
  const stays = (p) => was.has(p.id) && !moved(was.get(p.id), p);
  const same = (p) => was.get(p.id)?.label.text === p.label.text; // of a thing of somebody else's: it only gave room
  const changed = changedBy(before, after).filter((p) => p.label.text && !(whose(p) && (stays(p) || same(p))));
  const lines = toldOf(at, Math.min(at - 1, noted < at ? Math.max(noted, table.now.news.since) : at));
  noted = at;
  // What is told in passing, such as a boat that sails on, is nobody's doing if there is more of that move.
  const large = lines.filter((line) => !line.small || lines.every((one) => one.small || one.ply !== line.ply));
  const passing = new Set(lines.filter((line) => !large.includes(line)).map((line) => line.pieces[0]));
  const row = advanced(was, after);
  const rather = (p) => (!was.has(p.id) ? 0.5 : stays(p) ? 0 : 0.25); // a new floor, not those below it that move closer together
  const came = (p) => (was.has(p.id) ? !stays(p) && was.get(p.id).label.text !== p.label.text && !row.has(kindOf(p)) : /\btone-/.test(p.class));
  const untold = lines.some((line) => line.after || line.own) ? [] : changed.filter((p) => came(p) && !whose(p) && !passing.has(p.thing) && !passing.has(p.id));
  const marked = new Map(untold.map((p) => [p, seat]));
  const when = new Map();
  const early = (line) => line.ply < at;
  const mine = (line) => (line.own || early(line)) && table.now.you.includes(line.by); // what followed by itself may be another's, or the reader's
  for (const line of large.filter((one) => !one.after)) {
    for (const p of meant(line, changed, rather)) {
      if (mine(line)) { if (early(line)) marked.delete(p); continue; }
      marked.set(p, line.own || early(line) ? line.by : seat);
      when.set(p, line.ply);
    }
  }
  // What only looks otherwise, such as a bid that is raised, is marked, but calls nobody to its section.
  if (marked.size <= FEW) for (const [p, by] of marked) table.marks.set(p.id, { seat: by, at: when.get(p) ?? at, counts: stays(p) });
}

/** What the reader has done something with since is not as it was left. */
export function dropMarks(lines) {
  noted = Math.max(noted, ...lines.map((line) => line.ply));
  const told = new Set(lines.filter((line) => !line.after).map((line) => line.pieces[0]));
  for (const id of table.marks.keys()) {
    const piece = board.places.get(id);
    if (piece && (told.has(piece.thing) || [...namesOf(piece)].some((name) => told.has(name)))) table.marks.delete(id);
  }
}

/** The things a line tells of: those it names most exactly (the goods on a tile, not the supply they come from; the tile, not
 * what lies on it), rather what was put there than what looks otherwise because of it. */
function meant({ pieces }, changed, rather) {
  const called = changed.filter((p) => p.thing === pieces[0] || namesOf(p).has(pieces[0]));
  const exact = (p) => pieces.filter((name) => namesOf(p).has(name)).length + (p.thing === pieces[0] ? 1 : 0) + rather(p);
  const most = Math.max(...called.map(exact));
  return called.filter((p) => exact(p) === most);
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
  const rings = [...table.marks].map(([id, { seat, at }]) => {
    const piece = board.places.get(id);
    const there = piece && find(id);
    return at <= upTo && there && ring(there, piece, table.now.seats[seat]?.tones[0]);
  });
  layer.append(...rings.filter(Boolean)); // all at once: what is put in between makes the browser measure all anew
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

const SEEN = 14; // units: round what is smaller the corners alone would be seen

/** The corners of the shape a piece says is its outline, else of a box round it: whole frames and dashes are round what may
 * be chosen. */
function ring(there, piece, tone) {
  const { x, y, width, height } = there.getBBox();
  if (Math.min(width, height) < SEEN) return null;
  const wide = Math.min(width, height) < SMALL ? 0 : 2; // what lies close beside it stays free
  const [left, top, right, below] = [x - wide, y - wide, x + width + wide, y + height + wide];
  const arm = Math.min(12, (right - left) / 4, (below - top) / 4);
  const corner = (cx, cy) => `M${cx} ${cy + (cy === top ? arm : -arm)}V${cy}H${cx + (cx === left ? arm : -arm)}`;
  const corners = [[left, top], [right, top], [right, below], [left, below]].map(([cx, cy]) => corner(cx, cy)).join("");
  const outline = faceNamed(piece.face)?.querySelector(".outline");
  const shape = (name) => outline
    ? svg("path", { class: name, d: outline.getAttribute("d"), transform: "scale(1.05)", pathLength: 60, "stroke-dasharray": "3 7", "stroke-dashoffset": 1.5 })
    : svg("path", { class: name, d: corners });
  return svg("g", { class: `tone-${tone}`, transform: piece.place }, shape("under"), shape("ring"));
}
