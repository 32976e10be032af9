// The window of points, and of one seat: what it did last, letting a bot play for it.

import { $, complain, h, icon, say, sayAround } from "../page.js";
import { headed, table } from "../state.js";
import { scoreTable } from "./points.js";
import { command } from "./server.js";
import { hideSum, whereabouts } from "./seats.js";
import { sumsOf } from "./sums.js";
import { called } from "./turns.js";
import { openWindow } from "./windows.js";

export async function openScores(seat = -1) {
  const state = headed();
  hideSum();
  const breakdown = await sumsOf(state).catch((error) => complain(error) ?? []);
  if (headed().at !== state.at) return openScores(seat); // others' moves are being shown: the head has gone on
  const at = $("ui-scores-body");
  at.replaceChildren();
  if (breakdown.length && state.status !== "open") {
    if (state.standing && state.status === "playing") at.append(h("p", { class: "fine" }, say("standing")));
    at.append(scoreTable(breakdown, state.seats));
    const aside = new Set(breakdown.flatMap((entry) => entry.aside)); // of others it is the same
    at.append(...[...aside].map((text) => h("p", { class: "fine" }, text)));
    const areas = details(breakdown, state.seats);
    if (areas.length) at.append(h("div", { class: "two" }, areas));
  }
  if (state.seats[seat]) at.append(...aboutSeat(state.seats[seat], table.now.seats[seat]));
  if (!at.hasChildNodes()) return; // before the game there is nothing to say
  openWindow("ui-scores");
}

/** What a number is made of, such as the areas of a seat. */
export function details(breakdown, seats) {
  return breakdown.flatMap((entry) =>
    entry.more.filter((item) => item.lines?.length).map((item) =>
      h("div", {}, h("b", {}, of(seats[entry.seat], h("span", { class: "fine" }, item.text))), item.lines.map((text) => h("p", { class: "fine" }, text)))));
}

/** What is said of somebody, after their name. */
const of = (seat, said) => sayAround("pair", { what: h("b", { dir: "auto" }, called(seat)), said });

/** @param then the seat at the position shown @param now the same seat as it is now */
function aboutSeat(then, now) {
  const made = [];
  const { seat } = now;
  if (now.strength) made.push(h("p", { class: "fine" }, of(now, now.strength))); // on a phone only here
  if (now.waking) made.push(h("p", { class: "fine" }, icon("moon"), " ", of(now, say("waking"))));
  const where = whereabouts(now);
  if (where) made.push(h("p", { class: "fine" }, of(now, where)));
  if (then.last) made.push(h("p", { dir: "auto" }, then.last)); // it names who did it
  if (now.kind === "person" && !now.yours && (now.away || now.idle) && table.now.you.length) {
    const replace = () => command("replace", { seat }).then(() => $("ui-scores").close());
    made.push(h("button", { type: "button", class: "button", onclick: replace }, say("replace", { name: now.name })));
  }
  return made;
}
