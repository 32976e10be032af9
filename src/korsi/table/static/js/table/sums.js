// What a number in the header is made of. Loaded when somebody first points to one.

import { $, get, h, icon, number, say, sayAround, unknown } from "../page.js";
import { base, headed, seatOf } from "../state.js";
import { ruled } from "./points.js";
import { called } from "./turns.js";

const known = new Map(); // what was asked for a position lately

/** Where points come from at the position shown; it is large, so it is fetched when somebody asks. */
export async function sumsOf(state) {
  if (state.breakdown || state.status === "open") return state.breakdown ?? [];
  const key = `${state.ply} ${state.at} ${state.as}`;
  if (!known.has(key)) {
    if (known.size > 8) known.clear();
    known.set(key, get(`${base}/breakdown?at=${state.at}${seatOf(state)}`).then((answer) => answer.breakdown));
    known.get(key).catch(() => known.delete(key));
  }
  return known.get(key);
}

/** Below a chair, if that is still pointed to or has the focus. */
export async function explain(chair, seat) {
  const state = headed();
  if (state.status === "open") return;
  const entry = (await sumsOf(state).catch(() => [])).find((one) => one.seat === seat);
  const asked = chair.isConnected && (chair.matches(":hover") || document.activeElement === chair);
  if (!entry || !asked || document.querySelector("dialog[open]")) return;
  const row = (text, shownAs, name = null) => h("div", { class: name }, h("span", {}, text), h("b", {}, shownAs));
  const card = $("ui-sum");
  card.replaceChildren(
    h("p", { class: "fine" }, sayAround("pair", { what: h("b", { dir: "auto" }, called(state.seats[seat])), said: say(state.standing && state.status === "playing" ? "standing" : "scores") })),
    ...entry.lines.map((line) => row([line.text, ruled(line)], line.shown)),
    row(say("points"), entry.points === null ? unknown : number(entry.points), "sum"),
    ...entry.more.filter((item) => item.shown !== undefined).map((item) => row(item.text, item.shown)),
    ...entry.aside.map((text) => h("p", { class: "fine" }, text)),
    state.seats[seat].waking ? h("p", { class: "fine" }, icon("moon"), " ", say("waking")) : "",
  );
  card.hidden = false;
  const at = chair.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - card.offsetWidth / 2), innerWidth - card.offsetWidth - 8);
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(at.bottom + 6)}px`;
}
