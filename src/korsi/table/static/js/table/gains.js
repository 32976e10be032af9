// Whose points a turn of the others, or one's own last one, has moved, by how much, and of what: asked for once it was seen, and told below
// its line.

import { $, between, get, h, lang, say } from "../page.js";
import { base, filming, seatOf, table } from "../state.js";
import { newTurns, ownTurn } from "./news.js";
import { signs } from "./signs.js";
import { called } from "./turns.js";

const known = new Map(); // of a span of moves: null while it is asked for, then [{seat, by, why: [{text, by}]}]
let last = 0;
const signed = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { signDisplay: "exceptZero" });

/** From where to where a turn has moved points: what happened by itself belongs to the step it followed, the rest to the turn. */
function spanOf({ first, last: end, after, own, wins, note }) {
  if (own || wins || note) return "";
  if (after) return `${end - 1}-${end}`;
  const then = table.now.log.find((line) => line.after && !line.wins && line.ply >= first && line.ply <= end)?.ply ?? end + 1;
  return then > first ? `${first - 1}-${then - 1}` : "";
}

export const gainsOf = (turn) => known.get(spanOf(turn)) ?? [];

/** Who has more or less than before, below what was done. */
export function gainsLine(turn) {
  const all = gainsOf(turn);
  if (!all.length) return null;
  const parts = ({ by, why }) => why.map((one, i) => [i ? between : "", one.text, why.length > 1 || one.by !== by ? [" ", number(one.by)] : ""]);
  return h("span", { class: "gains" }, h("span", { class: "unseen" }, " ", say("points"), " "), all.map((one) => {
    const seat = table.now.seats[one.seat];
    return h("span", { class: "gain" }, signs(seat), h("span", { class: "unseen" }, called(seat), " "), h("b", { class: one.by < 0 ? "less" : null }, number(one.by)), " ", h("span", {}, ...parts(one).flat(2)));
  }));
}

const number = (by) => h("bdi", {}, signed.format(by));

/** There is more to come. */
const asks = (more) => ($("ui-log").dataset.asks = Number($("ui-log").dataset.asks ?? 0) + more);

/** What is told now is asked for, unless it is known; `then` draws it. */
export async function askGains(then) {
  const { now, past } = table;
  if (now.last < last) known.clear(); // what was taken back may go otherwise
  last = now.last;
  if (past || filming() || now.status !== "playing") return;
  const spans = [...new Set([ownTurn(), ...newTurns()].filter(Boolean).map(spanOf))].filter((span) => span && !known.has(span)).slice(-24);
  if (!spans.length) return;
  for (const span of spans) known.set(span, null);
  asks(1);
  const found = await get(`${base}/gains?spans=${spans.join(",")}${seatOf(now)}`).catch(() => null);
  for (const [i, span] of spans.entries()) found ? known.set(span, found.gains[i]) : known.delete(span);
  if (found?.gains.some((one) => one.length)) then();
  asks(-1);
}
