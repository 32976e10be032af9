// What others did since one's last turn, as turns of the log, and which ends of rounds the reader has read of.

import { base, table } from "../state.js";
import { turnsOf } from "./turns.js";

/** @import { Turn } from "./turns.js" */

const READ = `korsi-ends ${base}`; // up to which move the reader knows how rounds ended

/** @returns {Turn[]} the turns of the others since one's last, with what happened by itself; the end of a round stays until it is read or the
 * reader has moved on. What is still to be shown is not told before. */
export function newTurns() {
  const { now, past, film } = table;
  const { since, until } = newsOf(now);
  const upTo = film && !film.again ? film.at : until;
  table.read ??= Number(sessionStorage.getItem(READ) ?? since);
  const stepped = now.log.findLast((line) => stepOf(line, now))?.ply ?? 0;
  const all = past || now.status === "open" ? [] : turnsOf(now.log).filter((turn) => !ends(turn) || turn.last >= stepped); // who moved on knows it
  table.ended = now.status === "playing" ? all.findLast((turn) => ends(turn) && turn.last <= upTo)?.last ?? 0 : 0;
  const kept = all.find(unread);
  return all
    .filter((turn) => turn === kept || (turn.last > since && turn.first <= until && !turn.note))
    .filter((turn) => turn.after || turn.own || !now.you.includes(turn.by))
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.ply <= upTo) }))
    .filter((turn) => turn.lines.length);
}

const TOLD = ["resign", "replace", "return", "leave"]; // of people

/** @returns {Turn[]} who has gone, or come back, since the reader's last turn */
export function newNotes() {
  const { now, past } = table;
  const mine = now.you.length > 0 && !past && now.status === "playing";
  return mine ? turnsOf(now.log).filter(({ note, by, last, lines }) => note && TOLD.includes(lines[0].note) && last >= now.news.since && !now.you.includes(by)) : [];
}

/** Did it come of the reader's own last step? It is told there, where it happened. */
export const cameOfOwn = (turn) => turn.last <= table.now.news.since;

/** @returns {Turn | undefined} one's own last turn, or what is done of it: it has moved points, too */
export function ownTurn() {
  const { now, past } = table;
  return past ? undefined : turnsOf(now.log).findLast(({ by, own, after, wins, note }) => now.you.includes(by) && !own && !after && !wins && !note);
}

/** What names a turn among those of the log. */
export const nameOf = ({ first, by, after, own, wins, note }) => [first, by, after, own, wins, note].map(Number).join(" ");

/** Are there turns of one's own before it? */
export const sinceMine = () => table.now.you.length > 0 && newsOf(table.now).since > 0;

/** Decided by the reader: not by itself, nor what a step of another's did to them; in another's turn, too. */
function stepOf({ by, ply, own, after, wins, note, forced }, { you, news: { since, until } }) {
  return you.includes(by) && !after && !wins && !note && !forced && (!own || ply === since || ply > until);
}

/** A round has ended, and somebody got something by it. */
export const ends = (turn) => turn.after && turn.lines.some((line) => line.yours || (line.deed && !line.small));
export const unread = (turn) => ends(turn) && turn.last === table.ended && turn.last > table.read; // who has not read of two, of the newer one

/** Something of it was done to the reader, who has not said that this is known. */
export const toMe = (turn) => unread(turn) || (turn.lines.some((line) => line.yours) && !(turn.after && turn.last <= table.read));

export function markRead(upTo) {
  table.read = Math.max(table.read, upTo);
  sessionStorage.setItem(READ, String(table.read));
}

/** The same as a span of points moved: what the reader's own step has brought is not in it, what followed by itself is. */
export function spanSince() {
  const { now } = table;
  const { since, until } = newsOf(now);
  return since === now.news.since ? [since, until] : [since + 0.5, until];
}

/** What others did since one's last turn, and what happened by itself when that ended: a new round may begin with one's own step. */
function newsOf({ log, news: { since, until }, you }) {
  const began = log.findLast((line) => line.after && !line.wins && you.includes(line.by)) ?? { ply: 0 };
  const later = new Set(log.filter((line) => line.ply > began.ply && you.includes(line.by) && !line.own).map((line) => line.turn));
  if (!began.ply || began.ply < since || later.size > 1) return { since, until };
  return { since: began.ply - 1, until: Math.max(until, began.ply) };
}
