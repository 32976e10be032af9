// Everybody waits for somebody who has no page open: how long they have been away, and a bot until they are back. And the
// place that was kept for the reader until a bot sat down there.

import { $, h, say } from "../page.js";
import { table } from "../state.js";
import { command } from "./server.js";

/** For whom do others wait who is not there, or who may be stood in for? */
const absent = () => (table.now.status === "playing" && table.now.you.length && !table.past ? table.now.seats.filter((s) => s.acting && !s.yours && s.kind === "person" && (s.gone || s.idle)) : []);

export function renderAbsent() {
  const at = $("ui-absent");
  const seats = absent();
  const place = table.past ? null : table.now.kept_place;
  const kept = Number.isInteger(place);
  at.hidden = !seats.length && !kept;
  const drawn = JSON.stringify([seats.map(({ seat, name, idle }) => [seat, name, idle]), place]);
  if (at.dataset.drawn !== drawn) {
    at.dataset.drawn = drawn; // a button that is pointed to stays
    at.replaceChildren(...seats.map(one), ...(kept ? [h("button", { type: "button", class: "button main", onclick: () => command("join", { seat: place }) }, say("take-place"))] : []));
  }
  sayHowLong();
}

const one = ({ seat, name, idle }) => h("div", {},
  h("p", { "data-gone": seat }),
  idle ? h("button", { type: "button", class: "button", onclick: () => command("replace", { seat }) }, say("replace", { name })) : null);

/** It goes on between two states. */
export function sayHowLong() {
  for (const said of $("ui-absent").querySelectorAll("[data-gone]")) {
    const { gone, name } = table.now.seats[said.dataset.gone] ?? {};
    const minutes = gone ? Math.floor((gone + performance.now() - table.arrived) / 60000) : 0;
    const text = !gone ? "" : minutes ? say("gone-for", { name, minutes }) : say("gone", { name });
    if (said.textContent !== text) said.textContent = text;
    said.hidden = !text;
  }
}
