// What was found, what the page was given, and where the reader stands: shared by the parts.

import { h, island, lang, number, say } from "../page.js";
import { signs } from "../table/signs.js";

export const given = island("ui-given");
export const base = `/t/${given.table}`;

/** The analysis as docs/coach.md describes it; empty until it has come. */
export const found = { chances: [], decisions: [], turning: [], periods: [], accounts: [] };

/** Which point of the graph is looked at: 0 is the start, n is after the nth decision. */
export const here = { point: 0 };

const listeners = [];
export const onMove = (act) => listeners.push(act);

/** Go to a point. */
export function goTo(point) {
  here.point = Math.max(0, Math.min(point, found.chances.length - 1));
  for (const act of listeners) act();
}

/** Look at the position in which a decision was made. */
export const at = (decision) => goTo(decision);

/** The decision that is made at the point looked at; none at the end. */
export const decided = () => found.decisions[here.point];

/** Persian has its sign behind the number as one reads: to the left of it, as the texts have it. */
const shares = (how) => {
  const numbers = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { style: lang === "fa" ? "decimal" : "percent", maximumFractionDigits: 0, ...how });
  const whole = (value) => Math.round(100 * value) || 0; // never -0
  return lang === "fa" ? (value) => `\u200f\u2068${numbers.format(whole(value))}\u2069٪` : (value) => numbers.format(whole(value) / 100);
};
export const percent = shares({});
export const change = shares({ signDisplay: "exceptZero" });
export { number };

export const seatOf = (seat) => given.seats[seat];

export const mine = (seat) => given.own.length === 1 && given.own[0] === seat;

/** Who: sign and name. */
export function who(seat) {
  return h("span", { class: "who" }, signs(seatOf(seat)), h("bdi", {}, mine(seat) ? say("you") : seatOf(seat).name));
}

/** The turning points: the reader's own, and everybody else's; who only watched is shown all alike. */
export function turningPoints() {
  const own = found.turning.filter((i) => !given.own.length || given.own.includes(found.decisions[i].seat));
  return { own, others: found.turning.filter((i) => !own.includes(i)) };
}

/** The chance with the best turn and with the one that was played. The two differ by the cost, to the last digit. */
export function chancesOf(d) {
  const best = Math.round(100 * d.worth);
  return { best: percent(best / 100), own: percent(Math.max(0, best - Math.round(100 * d.cost)) / 100) };
}

/** A sentence about a seat; to whom it is, as to them. */
export const tellOf = (seat, key, values) => (mine(seat) ? say(`${key}-you`, values) : say(key, { name: seatOf(seat).name, ...values }));
