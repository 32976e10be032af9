// Whose points a turn has moved, by how much, and of what: asked for once it was seen, kept, and told below its line; of older turns when
// their lines come into sight.

import { $, between, capitalised, get, h, lang, say, sayAround } from "../page.js";
import { base, filming, narrow, seatOf, table } from "../state.js";
import { newTurns, ownTurn, spanSince } from "./news.js";
import { signs } from "./signs.js";
import { called, turnsOf } from "./turns.js";

const REASONS = 5; // of what somebody's points moved: the largest, and the sum of the others
const MOST = 24; // turns in one question

const known = new Map(); // of a span of moves: null while it is asked for, then [{seat, by, why: [{row, text, by}]}]
let spans = { log: null, of: new Map() };
let still = ""; // everybody's points before one's own turn
let begun = {}; // what one's own turn has moved so far, as {first, points, found}
const signed = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { signDisplay: "exceptZero" });

const usual = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang);

const counts = ({ own, wins, note }) => !own && !wins && !note;
const keyOf = ({ first, by, after, lines }) => [first, by, after, lines[0].ply].join(" ");

/** From where to where each turn has moved points. What a step has moved and what happened by itself after it part at half a position, if the
 * step has a line; where one ends the next begins, so that nothing is told twice and nothing left out, though some steps have no line. */
function spanOf(turn) {
  const { log } = table.now;
  if (spans.log !== log) {
    const turns = turnsOf(log).filter(counts);
    const from = [];
    for (const [i, { first, after, lines: [line] }] of turns.entries()) {
      const last = from.at(-1) ?? -1;
      const begins = after && turns[i - 1]?.last === line.ply ? line.ply - 0.5 : line.ply - 1;
      from.push(after || first - 1 <= last ? Math.max(begins, last) : first - 1);
    }
    spans = { log, of: new Map(turns.map((one, i) => [keyOf(one), { last: one.last, from: from[i], to: Math.max(from[i], from[i + 1] ?? one.last) }])) };
  }
  const { from, to } = (counts(turn) && spans.of.get(keyOf(turn))) || { from: 0, to: 0 };
  return to > from ? `${from}-${to}` : "";
}

/** Is more of it told in the log than here? While a turn is shown step by step, what all of it brings has not been seen yet. */
const partly = (turn) => turn.last < (spans.of.get(keyOf(turn))?.last ?? 0);

const seen = (span) => span && `${span}${seatOf(table.now)}`;

/** All that was done since the reader's last turn, in one span, where that is told in brief: what the head of the page shows is that much
 * more or less. */
function sinceSpan() {
  const { you, status } = table.now;
  const [from, to] = spanSince();
  return narrow.matches && you.length && to > from && status === "playing" && !table.past ? `${from}-${to}` : "";
}

/** What it has moved, seat by seat. */
export const gainsSince = () => known.get(seen(sinceSpan())) ?? [];

export function gainsOf(turn) {
  const found = known.get(seen(spanOf(turn))) ?? (turn.first === begun.first && !turn.after ? begun.found : null);
  return (!partly(turn) && found) || [];
}

/** The largest ones; a single one that is left needs no more room than to say that there is one. */
function largest(why) {
  if (why.length <= REASONS + 1) return why;
  const rest = why.slice(REASONS).reduce((sum, one) => sum + one.by, 0);
  return [...why.slice(0, REASONS), ...(rest ? [{ text: say("gains-rest"), by: rest }] : [])];
}

/** Who has more or less than before, below what was done. */
export const gainsLine = (turn) => gainsSaid(gainsOf(turn));

/** The same of one's own turn while it lasts. */
export const gainsSoFar = () => gainsSaid(begun.found ?? []);

/** @param how named: with the name for the eye, too; bracketed: behind it, in the midst of a line */
export function gainsSaid(all, { named = false, bracketed = false } = {}) {
  if (!all.length) return null;
  const written = bracketed ? (text) => text : capitalised;
  const parts = (by, why) => why.map((one, i) => [i ? between : "", why.length > 1 || one.by !== by ? pair(written(one.text), number(one.by)) : written(one.text)]);
  return h("span", { class: "gains" }, h("span", { class: "unseen" }, " ", say("points"), " "), all.map((one) => {
    const seat = table.now.seats[one.seat];
    return h("span", { class: "gain" }, signs(seat), h(named ? "b" : "span", { class: named ? "who" : "unseen" }, called(seat), " "), changeOf(one.by), " ", h("span", {}, bracketed ? "(" : "", ...parts(one.by, largest(one.why)).flat(2), one.more ? " …" : "", bracketed ? ") " : ""));
  }));
}

/** The number stays with the last word before it. */
function pair(what, said) {
  const [, first, last] = what.match(/^(.*\s)?(\S+)$/su) ?? [null, "", what];
  return [first ?? "", h("span", { class: "kept" }, sayAround("pair", { what: last, said }))];
}

/** How much more or less it is. */
const changeOf = (by) => h("b", { class: by < 0 ? "change less" : by ? "change" : "change none" }, number(by));

const number = (by) => h("bdi", {}, signed.format(by));

/** What somebody has now, behind what they had: not to be read as the price of a deed told next. */
export const wayOf = ({ seat, by }) => h("b", { class: by < 0 ? "change less" : "change", "data-change": by }, sayAround("from-to", { before: plainly(points(seat) - by), after: plainly(points(seat)) }));

const points = (seat) => table.now.seats[seat].points;
const plainly = (points) => h("bdi", {}, usual.format(points));

/** There is more to come. */
const asks = (more) => ($("ui-log").dataset.asks = Number($("ui-log").dataset.asks ?? 0) + more);

/** Is nothing more to come in this turn? Of every step of a long one the server would be asked again. Who has ended one may be the next to move. */
const ended = ({ by, last: end }) => end < Math.max(table.now.last, table.now.turn) || !table.now.seats[by]?.acting;

/** What one's own turn has moved before it has ended, asked for whenever points have moved: the steps told above the choices, and no others. */
async function askOwn(then) {
  const { now } = table;
  const [first, points] = [now.last - now.steps.length + 1, now.seats.map((seat) => seat.points).join()];
  if (!now.steps.length) still = points;
  if (!now.steps.length || points === still) begun = {};
  else if (points !== begun.points || first !== begun.first) {
    const one = (begun = { first, points });
    one.found = (await get(`${base}/gains?spans=${first - 1}-${now.last}${seatOf(now)}`).catch(() => null))?.gains[0];
    if (one === begun) then();
  }
}

/** What was taken back may go otherwise. */
function forget() {
  for (const span of known.keys()) if (Number(span.split(/[-&]/)[1]) > table.now.last) known.delete(span);
}

/** What is told now, or is in sight in the log, is asked for unless it is known; `then` draws it.
 * @param {() => Turn[]} inSight turns of the log */
export async function askGains(then, inSight) {
  const { now } = table;
  forget();
  if (filming() || now.status === "open") return;
  if (now.status === "playing" && !table.past) askOwn(then);
  const turns = [...inSight(), ownTurn(), ...newTurns()].filter((turn) => turn && ended(turn));
  const asked = [...new Set([...turns.map(spanOf), sinceSpan()])].filter((span) => span && !known.has(seen(span))).slice(-MOST);
  if (!asked.length) return;
  const whose = seatOf(now);
  for (const span of asked) known.set(span + whose, null);
  asks(1);
  const found = await get(`${base}/gains?spans=${asked.join(",")}${whose}`).catch(() => null);
  for (const [i, span] of asked.entries()) found ? known.set(span + whose, found.gains[i]) : known.delete(span + whose);
  if (found?.gains.some((one) => one.length)) then();
  asks(-1);
}
