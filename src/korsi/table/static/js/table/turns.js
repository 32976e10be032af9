// The log by turns: the lines of one seat's turn belong together; what happens by itself afterwards
// (a new round, scoring) stands for itself, and so do a note about a person, what another did meanwhile, and who wins.

import { h, inLine, say } from "../page.js";
import { table } from "../state.js";
import { signs } from "./signs.js";

/** @import { Line } from "../state.js" */

/**
 * @typedef {{first: number, last: number, by: number, own: boolean, after: boolean, wins: boolean, note: boolean, lines: Line[]}} Turn
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const turns = [];
  for (const line of lines) {
    const made = { first: line.turn ?? line.ply, last: line.ply, by: line.by ?? line.seat, own: Boolean(line.own),
      after: Boolean(line.after && !line.wins), wins: Boolean(line.wins), note: Boolean(line.note), lines: [line] };
    const now = made.note ? null : begun(turns, made);
    if (now) {
      now.lines.push(line);
      now.last = line.ply;
    } else turns.push(made);
  }
  return turns;
}

/** The turn a line goes on with: what others did meanwhile and notes may stand in between, but nothing that happened by itself. */
function begun(turns, { first, by, after, wins }) {
  for (const turn of turns.slice(-9).reverse()) {
    if (!turn.note && turn.first === first && turn.by === by && turn.after === after && turn.wins === wins) return turn;
    if (turn.last < first || turn.after) return null;
  }
  return null;
}

/** What a seat is called to the reader: "you", unless several sit at this screen. */
export const called = (seat) => (seat.yours && table.now.you.length === 1 ? say("you") : seat.name);

/** An entry in one line: whose it is, and what was done. The name only where a deed of its own follows: what is said of a thing is a whole sentence.
 * @param most letters: of more deeds than that the first ones */
export function entry(turn, most = Infinity) {
  if (turn.after) return forEach(turn);
  const seat = table.now.seats[turn.by]; // none: a note about the table
  return [...(seat ? [signs(seat)] : []), ...(seat && told(turn)[0].deed ? [named(seat), " "] : []), deeds(turn, most)];
}

const named = (seat) => h("b", { class: "who", dir: "auto" }, called(seat));

const LIST = 4; // so many things that happened by themselves are no sentence any more

/** What happened by itself, such as the end of a season, has a line for each player; much of it, for each thing. */
function forEach(turn) {
  const lines = told(turn);
  const rest = lines.filter((line) => !line.deed);
  const things = [...new Set(rest.map((line) => line.text))];
  const each = (...inside) => h("span", { class: "each" }, ...inside);
  const listed = things.length < LIST ? (rest.length ? [h("span", {}, deeds({ ...turn, lines: rest }))] : [])
    : things.map((text) => each(deeds({ ...turn, lines: rest.filter((line) => line.text === text) })));
  const mine = (at) => Number(Boolean(table.now.seats[at].yours));
  const players = new Set(lines.filter((line) => line.deed).map((line) => line.seat).sort((a, b) => mine(b) - mine(a))); // the reader's first
  return [...listed, ...[...players].map((at) => {
    const seat = table.now.seats[at];
    const own = lines.filter((line) => line.deed && line.seat === at);
    return each(signs(seat), named(seat), " ", deeds({ ...turn, lines: own }));
  })];
}

/** What happened by itself in brief: what it was, what of it concerns the reader, each player's in a line, and whether there is more to tell. */
export function inBrief(turn) {
  const mine = turn.lines.filter((line) => line.yours);
  const first = turn.lines.filter((line) => !line.deed && !line.yours && !line.small).slice(0, 1);
  const rows = mine.length ? forEach({ ...turn, lines: mine }) : [];
  rows[0]?.classList.remove("each"); // behind what happened: of a single row it is all there is to see
  return {
    what: first.map((line) => line.text),
    got: rows.length ? h("strong", {}, ...rows) : "",
    more: turn.lines.some((line) => !line.small && !mine.includes(line) && !first.includes(line)),
  };
}

/** For a line that has no room for what all have got; the log has the rest. */
export function shortly(turn) {
  const { what, got } = inBrief(turn);
  return [...what, " ", got];
}

/** What a turn's line tells: what was done, and then what it brought. Small things are left to its steps, and so is what was taken back. */
function told(turn) {
  const standing = turn.lines.slice(turn.lines.findLastIndex((line) => line.anew) + 1);
  const lines = standing.length ? standing : turn.lines.slice(-1);
  const large = lines.filter((line) => !line.small);
  const all = large.length ? large : lines;
  return [...all.filter((one) => one.first), ...all.filter((one) => !one.first)];
}

/** Several turns of one seat as one: what each of them would tell. */
export function together(turns) {
  const lines = turns.flatMap(told).map((line) => ({ ...line, anew: false }));
  return { ...turns.at(-1), first: turns[0].first, lines };
}

/** The same in words behind its name; what comes several times is told once. Behind what is told of a thing the name is said again. */
export function deeds(turn, most = Infinity) {
  return joined(told(turn), most);
}

/** Lines in a row: of sentences only the last one ends as one, for what follows need not begin as one. */
export function joined(lines, most = Infinity) {
  if (lines.length === 1) return lines[0].deed ?? lines[0].text;
  const times = new Map();
  for (const line of lines) {
    const known = times.get(line.text);
    times.set(line.text, { line, often: (known?.often ?? 0) + 1 });
  }
  let behind = lines[0]?.seat; // whose name, or whose deed, it follows
  const texts = [...times.values()].map(({ line, often }, n, { length }) => {
    const whole = (behind === line.seat && line.deed) || line.text;
    const text = often === 1 && n === length - 1 ? whole : whole.replace(/\.$/, ""); // one line, one full stop
    behind = line.deed ? line.seat : null;
    return often > 1 ? say("times", { what: text, often }) : text;
  });
  let letters = 0;
  const kept = texts.filter((text, n) => (letters += text.length) <= most || !n);
  return inLine(kept) + (kept.length < texts.length ? "\u00a0…" : "");
}

/** The positions between turns, to go through the game by. */
export function stopsOf(state) {
  const before = state.log.filter((line) => !line.note).map((line) => line.turn - 1);
  return [...new Set([0, ...before, state.last])].sort((a, b) => a - b);
}
