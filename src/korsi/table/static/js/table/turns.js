// The log by turns: the lines of one seat's turn belong together; what happens by itself afterwards
// (a new round, scoring) stands for itself, and so does a note about a person.

import { say } from "../page.js";
import { table } from "../state.js";

/** @import { Line } from "../state.js" */

/**
 * @typedef {{first: number, last: number, by: number, after: boolean, note: boolean, lines: Line[]}} Turn
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const turns = [];
  for (const line of lines) {
    const now = turns.at(-1);
    const first = line.turn ?? line.ply;
    const same = now && now.first === first && now.after === Boolean(line.after) && !now.note && !line.note;
    if (same) now.lines.push(line);
    else turns.push({ first, last: line.ply, by: line.by ?? line.seat, after: Boolean(line.after), note: Boolean(line.note), lines: [line] });
    turns.at(-1).last = line.ply;
  }
  return turns;
}

const MOST = 7; // parts of one line; all of them are among its steps

/** What a seat is called to the reader: "you", unless several sit at this screen. */
export const called = (seat) => (seat.yours && table.now.you.length === 1 ? say("you") : seat.name);

/** What was done in a turn, in one line behind its name. Small things are left to its steps. */
export function deeds(turn) {
  const large = turn.lines.filter((line) => !line.small);
  const said = (large.length ? large : turn.lines).map((line) => line.deed ?? line.text);
  if (said.length === 1) return said[0];
  const once = [];
  for (const text of said.map((one) => one.replace(/\.$/, ""))) {
    if (once.at(-1)?.text === text) once.at(-1).times++;
    else once.push({ text, times: 1 });
  }
  const texts = once.map(({ text, times }) => (times > 1 ? say("times", { what: text, often: times }) : text));
  return texts.slice(0, MOST).join(" · ") + (texts.length > MOST ? " …" : "");
}

/** The positions between turns, to go through the game by. */
export function stopsOf(state) {
  const before = state.log.filter((line) => !line.note).map((line) => line.turn - 1);
  return [...new Set([0, ...before, state.last])].sort((a, b) => a - b);
}
