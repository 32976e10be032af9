// Looking back: earlier positions, and playing on from one of them.

import { $, complain, get, h, say } from "../page.js";
import { base, layout, render, seatOf, shown, table } from "../state.js";
import { flush } from "../board/drawing.js";
import { have, stateOf } from "./answers.js";
import { redraw } from "./picture.js";
import { goToTableOf } from "./server.js";
import { signs } from "./signs.js";
import { openWindow } from "./windows.js";

/** The position looked at, as a number of moves. */
const here = () => (table.past ? table.past.at : table.now.last);

export async function goTo(n) {
  const { now } = table;
  n = Math.max(0, Math.min(n, now.last));
  const mine = ++table.going;
  if (n >= now.last) {
    table.past = null;
  } else {
    try {
      const state = await stateAt(n);
      if (mine !== table.going) return;
      table.past = state;
    } catch (error) {
      return complain(error);
    }
  }
  table.group = "";
  flush();
  render();
  redraw(shown());
}

/** An earlier position, told by what differs from the one on the screen. */
async function stateAt(n) {
  const address = `${base}/state?at=${n}${seatOf(table.now)}${layout()}&have=`;
  return stateOf(await get(address + have(shown()))) ?? stateOf(await get(address));
}

export const older = () => goTo(here() - 1);
export const newer = () => goTo(here() + 1);
export const toNow = () => goTo(table.now.last);

export function renderTools() {
  const { now, past } = table;
  const at = here();
  $("ui-where").textContent = say("move-of", { at, last: now.last });
  const slider = $("ui-slider");
  slider.max = now.last;
  if (document.activeElement !== slider || !past) slider.value = at;
  slider.setAttribute("aria-valuetext", say("move-of", { at, last: now.last }));
  for (const [id, off] of [["ui-first", at === 0], ["ui-older", at === 0], ["ui-newer", !past], ["ui-last", !past]]) {
    const button = $(id);
    if (off && document.activeElement === button) slider.focus();
    button.disabled = off;
  }
  $("ui-undo").disabled = !now.can_undo || Boolean(past);
  $("ui-hint").disabled = !now.choices.length || Boolean(past);
  const alone = now.you.length > 0 && now.seats.every((s) => s.kind === "bot" || s.yours);
  const fork = past && (now.status === "over" || alone);
  $("ui-watching").hidden = !past;
  $("ui-fork").hidden = !fork;
  if (past) $("ui-watching-text").textContent = say("past", { at });
}

/** In whose seat to play on? While the game goes on, only in one's own. */
function askSeat() {
  const at = table.past.at;
  const fork = (more) => goToTableOf("fork", { at, bot: "greedy", ...more });
  if (table.now.status !== "over" || table.now.seats.length === 1) return fork({});
  $("ui-fork-seats").replaceChildren(...table.now.seats.map((seat) =>
    h("button", { type: "button", class: "choice", onclick: () => fork({ seat: seat.seat }) }, signs(seat), h("span", { dir: "auto" }, seat.name))));
  openWindow("ui-forking");
}

export function setUpHistory() {
  $("ui-first").onclick = () => goTo(0);
  $("ui-older").onclick = older;
  $("ui-newer").onclick = newer;
  $("ui-last").onclick = $("ui-to-now").onclick = toNow;
  $("ui-slider").addEventListener("input", (event) => goTo(Number(event.target.value)));
  $("ui-fork").onclick = askSeat;
}
