// "Since your last turn": one line for each turn of the others; choosing one plays it again. The end of a
// round, with who got what, stays until it is read or the reader has moved on. On a phone, where the list is folded in one's own turn,
// a line for each of the others tells in brief all it did, the main thing first, and what it did to the reader.

import { $, h, icon, inLine, say } from "../page.js";
import { base, filming, narrow, table } from "../state.js";
import { playAgain } from "./film.js";
import { makeRoom, sheet } from "./rail.js";
import { signs } from "./signs.js";
import { called, deeds, entry, together, turnsOf } from "./turns.js";

const READ = `korsi-ends ${base}`; // up to which move the reader knows how rounds ended

export function renderSince() {
  const { now, past, film } = table;
  const { since, until } = newsOf(now);
  const upTo = film && !film.again ? film.at : until; // what is still to be shown is not told before
  table.read ??= Number(sessionStorage.getItem(READ) ?? since);
  const stepped = now.log.findLast((line) => stepOf(line, now))?.ply ?? 0;
  const all = past || now.status === "open" ? [] : turnsOf(now.log).filter((turn) => !ends(turn) || turn.last >= stepped); // who moved on knows it
  table.ended = now.status === "playing" ? all.findLast((turn) => ends(turn) && turn.last <= upTo)?.last ?? 0 : 0;
  const kept = all.find(unread);
  const turns = all
    .filter((turn) => turn === kept || (turn.last > since && turn.first <= until && !turn.note))
    .filter((turn) => turn.after || turn.own || !now.you.includes(turn.by))
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.ply <= upTo) }))
    .filter((turn) => turn.lines.length);
  const drawn = JSON.stringify([turns, film?.at, upTo, table.read]);
  const box = $("ui-since");
  box.hidden = !turns.length;
  if (drawn === table.drawn.since) {
    foldSince();
    return renderBrief(turns);
  }
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
  renderBrief(turns);
}

/** Decided by the reader: not by itself, nor what a step of another's did to them; in another's turn, too. */
function stepOf({ by, ply, own, after, wins, note, forced }, { you, news: { since, until } }) {
  return you.includes(by) && !after && !wins && !note && !forced && (!own || ply === since || ply > until);
}

/** A round has ended, and somebody got something by it. */
const ends = (turn) => turn.after && turn.lines.some((line) => line.yours || (line.deed && !line.small));
const unread = (turn) => ends(turn) && turn.last === table.ended && turn.last > table.read; // who has not read of two, of the newer one
const known = (turn) => turn.after && turn.last <= table.read;
const concerns = (turn) => turn.lines.some((line) => line.yours);

function markRead(upTo) {
  table.read = Math.max(table.read, upTo);
  sessionStorage.setItem(READ, String(table.read));
}

/** On a phone, in one's own turn, whatever part of the board is shown: who did what, in a line for each. */
function renderBrief(turns) {
  const box = $("ui-brief");
  const mine = table.now.prompt.yours && table.now.status === "playing" && !filming();
  const lines = mine && narrow.matches ? briefly(turns) : [];
  box.hidden = !lines.length;
  const drawn = JSON.stringify(lines);
  if (box.dataset.drawn !== drawn) {
    box.dataset.drawn = drawn;
    box.replaceChildren(...lines.map(({ turn, to, whole }) => h("button", { type: "button", class: to ? "to-me" : null }, turn.after ? endOf(turn) : doneBy(turn, to, whole))));
    for (const line of box.children) line.onclick = openWhole;
  }
}

/** How a round ended if that was not read yet, and of each other seat all it did and what of that concerns the reader: where
 * one seat has several turns in a row, as at the piers of one boat, the newest alone would be some small thing. */
function briefly(turns) {
  const ended = turns.filter(unread).slice(-1).map((turn) => ({ turn, to: "" }));
  const others = turns.filter((turn) => !turn.after && !turn.wins && !table.now.you.includes(turn.by));
  return [...ended, ...[...new Set(others.map((turn) => turn.by))].map((by) => {
    const turn = together(others.filter((one) => one.by === by));
    const to = turn.lines.filter((line) => line.yours);
    return { turn, to: inLine(to.map((line) => line.deed ?? line.text)), whole: to.length > 0 && !to[0].deed };
  })];
}

/** What was done to the reader comes first: behind the name, or before it where it is a whole sentence about a thing. */
function doneBy(turn, to, whole) {
  const seat = table.now.seats[turn.by];
  const rest = { ...turn, lines: turn.lines.filter((line) => !line.yours) };
  const [name, done] = [h("b", { class: "who", dir: "auto" }, called(seat)), to ? h("strong", {}, to) : ""];
  return [signs(seat), ...(whole ? [done, " ", rest.lines.length ? name : ""] : [name, " ", done]), " ", rest.lines.length ? deeds(rest) : ""];
}

/** What happened, and what the reader got; the list has the others', if they got anything. */
function endOf(turn) {
  const mine = turn.lines.filter((line) => line.yours);
  const first = turn.lines.filter((line) => !line.deed && !line.yours && !line.small).slice(0, 1);
  const rest = turn.lines.some((line) => !line.small && !mine.includes(line) && !first.includes(line));
  return [h("span", { class: "title" }, h("span", { class: "sign nobody", "aria-hidden": "true" }, icon("shape")), first.map((line) => line.text)), " ", mine.length ? h("strong", {}, inLine(mine.map((line) => line.text))) : "", " ", rest ? h("span", { class: "who" }, say("ends-all")) : ""];
}

/** What can be done has the sheet again. */
function giveWay() {
  if (narrow.matches && table.now.choices.length && !filming()) $("ui-since").open = false;
  sheet("half");
}

/** The list, whole, in a sheet with room for it: what it tells is read. */
function openWhole() {
  const box = $("ui-since");
  box.open = true;
  sheet("full");
  box.dataset.all = "1";
  cut(box);
  box.querySelector("summary").focus();
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
  const at = h("li", { class: unread(turn) || (concerns(turn) && !known(turn)) ? "to-me" : null }, button);
  if (ends(turn)) { // in few words where there is little room
    at.classList.add("end");
    const short = h("button", { type: "button", class: "short" }, endOf(turn));
    short.addEventListener("click", () => showAll(at));
    at.append(short);
  }
  if (unread(turn)) {
    const read = h("button", { type: "button", class: "known button small" }, say("ends-read"));
    read.addEventListener("click", () => {
      markRead(turn.last);
      if (narrow.matches) giveWay();
      renderSince();
      $("ui-since").querySelector("summary").focus();
    });
    at.append(read);
  }
  return at;
}

/** While one waits it is open, and beside the board in one's own turn, too: the list of choices scrolls. On a phone it gives way to
 * them. Whoever opens or folds it has it so until something changes. */
export function foldSince() {
  const box = $("ui-since");
  const acts = table.now.choices.length > 0 && (!table.film || table.film.again);
  const change = narrow.matches ? table.now.ply : table.now.news.since;
  const key = [change, acts, $("ui-lesson").hidden, innerWidth, innerHeight].join(" ");
  if (box.hidden || box.dataset.folds === key) return cut(box);
  box.dataset.folds = key;
  box.open = true;
  cut(box);
  box.open = !acts || !narrow.matches;
  const { count, folded, says } = box.dataset;
  box.querySelector("summary > span").textContent = box.open || count === "0" ? says : counted(folded, Number(count));
}

const counted = (key, count) => say(count === 1 ? `${key}-one` : key, { count });

/** Only whole entries are shown, the newest, and whatever concerns the reader; a button above them tells how many
 * came before, or are left out in between, and shows them. */
function cut(box) {
  const list = box.querySelector("ol");
  const more = box.querySelector(".more");
  list.style.maxBlockSize = box.dataset.all ? "none" : "";
  list.classList.remove("in-short");
  more.hidden = true;
  const entries = [...list.children];
  for (const entry of entries) entry.hidden = false;
  if (list.scrollHeight <= list.clientHeight + 1) return;
  list.classList.add("in-short");
  const kept = entries.filter((entry) => entry.matches(".to-me"));
  const rest = entries.filter((entry) => !kept.includes(entry)).reverse();
  const room = list.clientHeight + 1 - kept.reduce((high, entry) => high + entry.offsetHeight, 0);
  let over = room;
  const fits = rest.findIndex((entry) => (over -= entry.offsetHeight) < 0);
  const left = fits < 0 ? [] : rest.slice(Math.max(fits, 1)); // one is told whole, however long it is, beside what concerns the reader
  if (room > -list.clientHeight / 2) list.style.maxBlockSize = "none"; // or it scrolls, from what was done to the reader
  for (const entry of left) entry.hidden = true;
  const mine = kept.find((entry) => !entry.matches(".end")) ?? kept[0];
  list.scrollTop = mine ? list.scrollTop + mine.getBoundingClientRect().top - list.getBoundingClientRect().top : list.scrollHeight;
  const earlier = entries.slice(0, left.length).every((entry) => entry.hidden);
  more.textContent = counted(earlier ? "since-more" : "since-rest", left.length);
  more.hidden = !left.length;
}

/** Who opens it on a phone in their own turn has it to read: half a sheet shows a line of it. */
$("ui-since").querySelector("summary").addEventListener("click", () => {
  const box = $("ui-since");
  if (!narrow.matches) return;
  sheet(box.open ? "half" : "full");
  box.dataset.all = "1";
  cut(box);
});

$("ui-handle").addEventListener("click", () => $("ui-rail").dataset.open === "half" && $("ui-since").open && giveWay());

/** All entries, whole; the one that was asked for is in sight. */
function showAll(at) {
  $("ui-since").dataset.all = "1";
  cut($("ui-since"));
  at.querySelector("button").focus({ preventScroll: true });
  at.scrollIntoView({ block: "nearest" });
}

$("ui-since").querySelector(".more").onclick = () => showAll($("ui-since").querySelector("li"));
