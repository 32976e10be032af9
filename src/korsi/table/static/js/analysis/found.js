// What was found, what the page was given, and where the reader stands: shared by the parts.

import { h, island, lang, number } from "../page.js";
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

const share = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { style: "percent", maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
export const percent = (value) => share.format(value);
export const change = (value) => signed.format(value);
export { number };

export const seatOf = (seat) => given.seats[seat];

/** Who: sign and name. */
export function who(seat) {
  return h("span", { class: "who" }, signs(seatOf(seat)), h("bdi", {}, seatOf(seat).name));
}
