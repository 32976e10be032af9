// "Since your last turn": one line for each turn of the others; choosing one plays it again.

import { $, h, icon, say } from "../page.js";
import { narrow, table } from "../state.js";
import { playAgain } from "./film.js";
import { signs } from "./signs.js";
import { called, deeds, turnsOf } from "./turns.js";

export function renderSince() {
  const { now, past, film } = table;
  const { since, until } = now.news;
  const upTo = film && !film.again ? film.at : until; // what is still to be shown is not told before
  const turns = past || now.status === "open" ? [] : turnsOf(now.log)
    .filter((turn) => turn.last > since && turn.first <= until && !turn.note)
    .filter((turn) => turn.after || turn.own || !now.you.includes(turn.by))
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.ply <= upTo) }))
    .filter((turn) => turn.lines.length);
  const drawn = JSON.stringify([turns, film?.at, upTo]);
  const box = $("ui-since");
  box.hidden = !turns.length;
  if (drawn === table.drawn.since) return fold(box, now);
  table.drawn.since = drawn;
  delete box.dataset.all;
  const list = box.querySelector("ol");
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.turn : null;
  list.replaceChildren(...turns.map((turn) => line(turn, now, film)));
  box.querySelector("summary > span").textContent = say(now.you.length && since ? "since" : "since-all");
  if (focused) list.querySelector(`[data-turn="${focused}"]`)?.focus();
  list.scrollTop = film ? list.scrollHeight : 0; // the newest while it is shown; then one reads from the first
  fold(box, now);
}

function line(turn, now, film) {
  const seat = now.seats[turn.by];
  const who = turn.after ? [h("span", { class: "sign nobody", "aria-hidden": "true" }, icon("shape"))] : [signs(seat), h("b", { class: "who", dir: "auto" }, called(seat))];
  const playing = film && film.at >= turn.first && film.at <= turn.last;
  const button = h("button", { type: "button", "data-turn": `${turn.first}${turn.after ? "+" : ""}`, class: playing ? "playing" : null, title: say("again") },
    who, h("span", { class: "deeds" }, deeds(turn)));
  button.addEventListener("click", () => playAgain(turn));
  return h("li", {}, button);
}

/** On a phone it fills the sheet while one waits, and gives way to the choices in one's own turn. */
function fold(box, now) {
  const open = !(narrow.matches && now.choices.length && !table.film);
  if (box.dataset.folds !== String(open)) box.open = open;
  box.dataset.folds = String(open);
  cut(box);
}

/** Only whole entries are shown; a button tells how many more there are, and shows them. */
function cut(box) {
  const list = box.querySelector("ol");
  const more = box.querySelector(".more");
  list.style.maxBlockSize = box.dataset.all ? "none" : "";
  more.hidden = true;
  const ends = [...list.children].map((one) => one.offsetTop + one.offsetHeight - list.offsetTop);
  const fit = ends.filter((end) => end <= list.clientHeight + 1).length;
  if (fit === ends.length) return;
  const whole = Math.max(1, fit); // the first is told whole, however long it is
  list.style.maxBlockSize = `${ends[whole - 1]}px`;
  more.textContent = say("since-more", { count: ends.length - whole });
  more.hidden = whole === ends.length;
}

$("ui-since").querySelector(".more").onclick = () => {
  $("ui-since").dataset.all = "1";
  renderSince();
  $("ui-since").querySelector("li button").focus();
};
