// Points as a table: a row for everything that scores, a column for each seat.

import { h, number, say, unknown } from "../page.js";
import { narrow } from "../state.js";
import { signs } from "./signs.js";
import { called } from "./turns.js";

/** The rule a line of points comes from, where one says so. */
export function ruled({ rule }) {
  if (!rule) return null;
  const text = say("clause", { clause: rule.name });
  return h("span", { class: "fine" }, " ", rule.url ? h("a", { href: rule.url, target: "_blank" }, text) : text);
}

export function scoreTable(breakdown, all) {
  const seats = narrow.matches ? [...all].sort((a, b) => Number(Boolean(b.yours)) - Number(Boolean(a.yours))) : all; // one's own column first where they are many for the room
  const rows = new Map();
  for (const entry of breakdown) {
    for (const line of entry.lines) {
      if (!rows.has(line.what)) rows.set(line.what, { text: line.text, head: [line.text, ruled(line)], cells: {} });
      rows.get(line.what).cells[entry.seat] = line.shown;
    }
  }
  const of = (seat) => breakdown.find((entry) => entry.seat === seat.seat);
  const row = (name, text, cell) =>
    h("tr", { class: name || null }, h("th", { scope: "row" }, text), seats.map((seat) => h("td", { class: "n" }, cell(seat))));
  const head = seats.map((seat) => h("th", { scope: "col", class: "n" }, h("span", { class: "head-seat" }, signs(seat), h("bdi", {}, called(seat)))));
  const body = [...rows.values()].map(({ head: said, cells }) => row("", said, (seat) => cells[seat.seat] ?? "–"));
  const sum = row("sum", say("points"), (seat) => (of(seat)?.points === null ? unknown : number(of(seat)?.points ?? seat.points ?? 0)));
  const told = new Set([...rows.values()].map(({ text }) => text)); // what has a row stands once
  const more = (breakdown[0]?.more || []).flatMap((item, i) =>
    item.shown === undefined || told.has(item.text) ? [] : [row("side", item.text, (seat) => of(seat)?.more[i]?.shown ?? "")]);
  return h("div", { class: "scroll-x", tabindex: "0", role: "region", "aria-label": say("scores") },
    h("table", { class: "scores" }, h("thead", {}, h("tr", {}, h("td", {}), head)), h("tbody", {}, body, sum, more)));
}
