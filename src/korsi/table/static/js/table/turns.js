// The log by turns: the lines of one seat's turn belong together; what happens by itself afterwards
// (a new round, scoring) stands for itself, and so does a note about a person.

import { h, inLine, say } from "../page.js";
import { table } from "../state.js";
import { signs } from "./signs.js";

/** @import { Line } from "../state.js" */

/**
 * @typedef {{first: number, last: number, by: number, own: boolean, after: boolean, note: boolean, lines: Line[]}} Turn
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const turns = [];
  for (const line of lines) {
    const now = turns.at(-1);
    const first = line.turn ?? line.ply;
    const by = line.by ?? line.seat;
    const same = now && now.first === first && now.by === by && now.after === Boolean(line.after) && !now.note && !line.note;
    if (same) now.lines.push(line);
    else turns.push({ first, last: line.ply, by, own: Boolean(line.own), after: Boolean(line.after), note: Boolean(line.note), lines: [line] });
    turns.at(-1).last = line.ply;
  }
  return turns;
}

/** What a seat is called to the reader: "you", unless several sit at this screen. */
export const called = (seat) => (seat.yours && table.now.you.length === 1 ? say("you") : seat.name);

/** What was done in a turn, in one line behind its name, and then what it brought; what comes several times is
 * told once. Small things are left to its steps, and so is what was taken back. Behind what is told of somebody else the name is said again. */
export function deeds(turn) {
  const standing = turn.lines.slice(turn.lines.findLastIndex((line) => line.anew) + 1);
  const lines = standing.length ? standing : turn.lines.slice(-1);
  const large = lines.filter((line) => !line.small);
  const told = large.length ? large : lines;
  if (told.length === 1) return told[0].deed ?? told[0].text;
  const times = new Map();
  for (const line of [...told.filter((one) => one.first), ...told.filter((one) => !one.first)]) {
    const known = times.get(line.text);
    times.set(line.text, { line, often: (known?.often ?? 0) + 1 });
  }
  let behind = true; // its name, or something it did
  return inLine([...times.values()].map(({ line, often }, n, { length }) => {
    const whole = (behind && line.deed) || line.text;
    const text = often === 1 && n === length - 1 ? whole : whole.replace(/\.$/, ""); // one line, one full stop
    behind = Boolean(line.deed);
    return often > 1 ? say("times", { what: text, often }) : text;
  }));
}

/** The same for a page. What happened by itself, such as the end of a season, has a line for each player. */
export function told(turn) {
  const large = turn.lines.filter((line) => !line.small);
  const players = new Set(turn.after ? large.filter((line) => line.deed).map((line) => line.seat) : []);
  if (!players.size) return [deeds(turn)];
  const rest = large.filter((line) => !line.deed);
  return [rest.length ? deeds({ ...turn, lines: rest }) : "", ...[...players].map((seat) => {
    const who = table.now.seats[seat];
    const lines = large.filter((line) => line.deed && line.seat === seat);
    return h("span", { class: "each" }, signs(who), h("b", { dir: "auto" }, called(who)), " ", deeds({ ...turn, lines }));
  })];
}

/** The positions between turns, to go through the game by. */
export function stopsOf(state) {
  const before = state.log.filter((line) => !line.note).map((line) => line.turn - 1);
  return [...new Set([0, ...before, state.last])].sort((a, b) => a - b);
}
