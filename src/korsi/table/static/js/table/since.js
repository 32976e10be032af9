// "Since your last turn": one line for each turn of the others; choosing one plays it again.

import { $, h, icon, say } from "../page.js";
import { narrow, table } from "../state.js";
import { playAgain } from "./film.js";
import { makeRoom, sheet } from "./rail.js";
import { entry, turnsOf } from "./turns.js";

export function renderSince() {
  const { now, past, film } = table;
  const { since, until } = newsOf(now);
  const upTo = film && !film.again ? film.at : until; // what is still to be shown is not told before
  const turns = past || now.status === "open" ? [] : turnsOf(now.log)
    .filter((turn) => turn.last > since && turn.first <= until && !turn.note)
    .filter((turn) => turn.after || turn.own || !now.you.includes(turn.by))
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.ply <= upTo) }))
    .filter((turn) => turn.lines.length);
  const drawn = JSON.stringify([turns, film?.at, upTo]);
  const box = $("ui-since");
  box.hidden = !turns.length;
  if (drawn === table.drawn.since) return foldSince();
  table.drawn.since = drawn;
  delete box.dataset.all;
  const list = box.querySelector("ol");
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.turn : null;
  list.replaceChildren(...turns.map((turn) => line(turn, film)));
  box.dataset.says = say(now.you.length && since ? "since" : "since-all");
  box.dataset.count = turns.filter((turn) => !turn.after && !turn.own && !turn.wins).length;
  box.dataset.folded = since ? "since-folded" : "since-folded-all";
  if (focused) list.querySelector(`[data-turn="${focused}"]`)?.focus();
  foldSince();
}

/** What others did since one's last turn, and what happened by itself when that ended: a new round may begin with one's own step. */
function newsOf({ log, news: { since, until }, you }) {
  const began = log.findLast((line) => line.after && !line.wins && you.includes(line.by)) ?? { ply: 0 };
  const later = new Set(log.filter((line) => line.ply > began.ply && you.includes(line.by) && !line.own).map((line) => line.turn));
  if (!began.ply || began.ply < since || later.size > 1) return { since, until };
  return { since: began.ply - 1, until: Math.max(until, began.ply) };
}

function line(turn, film) {
  const nobody = turn.after ? h("span", { class: "sign nobody", "aria-hidden": "true" }, icon("shape")) : null;
  const playing = film && film.at >= turn.first && film.at <= turn.last;
  const button = h("button", { type: "button", "data-turn": `${turn.first}${turn.after ? "+" : ""}`, class: playing ? "playing" : null, title: say("again") },
    nobody, entry(turn));
  button.addEventListener("click", () => {
    makeRoom(); // on a phone, for the board
    playAgain(turn);
  });
  return h("li", {}, button);
}

/** While one waits it is open. In one's own turn it gives way to the choices: on a phone always, beside the
 * board where they would not be seen otherwise. Whoever opens it then has it open until something changes. */
export function foldSince() {
  const box = $("ui-since");
  const acts = table.now.choices.length > 0 && (!table.film || table.film.again);
  const key = [table.now.ply, acts, $("ui-lesson").hidden, innerWidth, innerHeight].join(" ");
  if (box.hidden || box.dataset.folds === key) return cut(box);
  box.dataset.folds = key;
  box.open = true;
  cut(box);
  box.open = !acts || !(narrow.matches || hidesChoices());
  const { count, folded, says } = box.dataset;
  box.querySelector("summary > span").textContent = box.open || count === "0" ? says : counted(folded, Number(count));
}

/** Does one have to scroll to see what can be done? */
function hidesChoices() {
  const last = $("ui-repeat").hidden ? $("ui-choices").lastElementChild : $("ui-repeat");
  const room = $("ui-choices").closest(".more-to-do").getBoundingClientRect();
  return Boolean(last) && last.getBoundingClientRect().bottom > Math.min(room.bottom, $("ui-main").getBoundingClientRect().bottom) + 1;
}

const counted = (key, count) => say(count === 1 ? `${key}-one` : key, { count });

/** Only whole entries are shown, while the others' steps play the newest, then the first; a button tells how many more there are, and shows them. */
function cut(box) {
  const list = box.querySelector("ol");
  const more = box.querySelector(".more");
  list.style.maxBlockSize = box.dataset.all ? "none" : "";
  more.hidden = true;
  const entries = [...list.children];
  for (const entry of entries) entry.hidden = false;
  if (list.scrollHeight <= list.clientHeight + 1) return;
  if (table.film && !table.film.again) entries.reverse();
  let room = list.clientHeight + 1;
  const whole = Math.max(1, entries.findIndex((entry) => (room -= entry.offsetHeight) < 0)); // one is told whole, however long it is
  list.style.maxBlockSize = "none";
  for (const entry of entries.slice(whole)) entry.hidden = true;
  more.textContent = counted("since-more", entries.length - whole);
  more.hidden = whole === entries.length;
}

/** Who opens it on a phone in their own turn has it to read: half a sheet shows a line of it. */
$("ui-since").querySelector("summary").addEventListener("click", () => {
  const box = $("ui-since");
  if (!narrow.matches) return;
  sheet(box.open ? "half" : "full");
  box.dataset.all = "1";
  cut(box);
});

$("ui-since").querySelector(".more").onclick = () => {
  $("ui-since").dataset.all = "1";
  cut($("ui-since"));
  $("ui-since").querySelector("li button").focus();
};
