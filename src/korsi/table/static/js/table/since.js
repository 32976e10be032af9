// "Since your last turn" on a phone: one line for each turn of the others fills the sheet while one waits; choosing one plays it again. In
// one's own turn it is folded, and a line for each of the others tells in brief all it did, the main thing first, and what it did to the
// reader; before these stands what one's own last turn has brought or cost others. Beside a board the log has it: see table/log.js.

import { $, between, h, icon, say, sayAround } from "../page.js";
import { filming, narrow, table } from "../state.js";
import { playAgain, playSign } from "./film.js";
import { gainsLine, gainsOf, gainsSaid, gainsSince, wayOf } from "./gains.js";
import { ends, markRead, newNotes, newTurns, ownTurn, sinceMine, toMe, unread } from "./news.js";
import { sheet } from "./rail.js";
import { signs } from "./signs.js";
import { called, deeds, entry, inBrief, joined, shortly, together } from "./turns.js";

export function renderSince() {
  const { film } = table;
  const turns = narrow.matches ? newTurns() : [];
  const notes = narrow.matches ? newNotes() : [];
  const caused = narrow.matches ? causedByMe() : [];
  const drawn = JSON.stringify([turns, notes, caused, turns.map(gainsOf), film?.at, table.read]);
  const box = $("ui-since");
  box.hidden = !turns.length && !notes.length && !caused.length;
  if (drawn === table.drawn.since) {
    foldSince();
    return renderBrief(turns);
  }
  table.drawn.since = drawn;
  const list = box.querySelector("ol");
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.turn : null;
  const lines = turns.map((turn) => line(turn, film));
  list.replaceChildren(...(caused.length ? [h("li", { class: "note" }, bySelf(caused))] : []), ...notes.map((turn) => h("li", { class: "note" }, entry(turn))), ...lines);
  const mine = sinceMine();
  box.dataset.says = say(mine ? "since" : "since-all");
  box.dataset.count = new Set(turns.filter((turn) => !turn.after && !turn.own && !turn.wins).map((turn) => turn.first)).size;
  box.dataset.folded = mine ? "since-folded" : "since-folded-all";
  nameFold();
  if (focused) list.querySelector(`[data-turn="${focused}"]`)?.focus();
  foldSince();
  if (film) bringPlaying(turns.map((turn, i) => ({ turn, at: lines[i].querySelector(".playing") })).filter(({ at }) => at));
  renderBrief(turns);
}

/** What is shown is told there, and nowhere else: where there is no room for what all have got, what the reader got. */
function bringPlaying(told) {
  if (!told.length) return;
  const pane = $("ui-since").parentElement;
  const high = () => told.at(-1).at.getBoundingClientRect().bottom - told[0].at.getBoundingClientRect().top;
  if (high() > pane.clientHeight) {
    for (const { turn, at } of told.filter((one) => one.turn.after)) at.replaceChildren(nobody(), ...shortly(turn));
  }
  toPlaying();
}

/** The beginning first, where not all of it can be seen. */
function toPlaying() {
  for (const at of [...$("ui-since").querySelectorAll(".playing")].reverse()) at.scrollIntoView({ block: "nearest" });
}
new ResizeObserver(() => filming() && toPlaying()).observe($("ui-since").parentElement); // the question above it may need another row

const BRIEF = 84; // letters, about two rows: what else was done than to the reader stands beside that only where there is room

/** What one's own last turn has brought or cost others, as long as the game goes on: what others do to oneself is told as well. */
function causedByMe() {
  const turn = table.now.status === "playing" && !table.now.steps.length && ownTurn();
  return turn ? gainsOf(turn).filter(({ seat, by }) => by && !table.now.you.includes(seat)) : [];
}

const bySelf = (caused) => sayAround("caused", { what: gainsSaid(caused, { named: true, bracketed: true }) });

/** In one's own turn, whatever part of the board is shown: who did what, in a line for each. */
function renderBrief(turns) {
  const box = $("ui-brief");
  const mine = table.now.prompt.yours && table.now.status === "playing" && !filming() && !table.now.steps.length; // who has begun, acts
  const lines = mine ? [...newNotes().map((turn) => ({ turn })), ...briefly(turns)] : [];
  const moved = mine ? gainsSince() : [];
  const own = lines.length ? moved.filter(({ seat }) => table.now.you.includes(seat)) : [];
  const caused = mine ? causedByMe() : [];
  box.hidden = !lines.length && !caused.length;
  const drawn = JSON.stringify([lines, moved, caused, table.whole]);
  if (box.dataset.drawn !== drawn) {
    box.dataset.drawn = drawn;
    box.replaceChildren(...own.map(ownLine), ...(caused.length ? [foldable(CAUSED, { class: "caused" }, bySelf(caused))] : []), ...lines.flatMap((one) => lineFor(one, moved.filter(({ seat }) => seat === one.turn.by))),
      h("button", { type: "button", class: "rest-of", onclick: openLog, hidden: true }));
  }
  makeFit();
}

/** What concerns the reader, or the end of the game, is never left out. */
const kept = (line) => line.yours || line.closing;

/** How a round ended if that was not read yet, and of each other seat all it did and what of that concerns the reader: where
 * one seat has several turns in a row, as at the piers of one boat, the newest alone would be some small thing. */
function briefly(turns) {
  const ended = turns.filter(unread).slice(-1).map((turn) => ({ turn, to: "" }));
  const others = turns.filter((turn) => !turn.after && !turn.wins && !table.now.you.includes(turn.by));
  const seats = (all) => [...new Set(all.map((turn) => turn.by))];
  const made = turns.filter(({ own, by }) => own && table.now.you.includes(by)); // another's step made the reader do it: pay a tax
  const mine = seats(made).map((by) => ({ turn: together(made.filter((one) => one.by === by)) }));
  return [...ended, ...mine, ...seats(others).map((by) => {
    const turn = together(others.filter((one) => one.by === by));
    const to = turn.lines.filter(kept);
    return { turn, to: joined(to), whole: to.length > 0 && !to[0].deed };
  })];
}

/** What the reader has more or less than after their last turn, and of what: all of it. */
const ownLine = (one) => foldable(OWN, { class: "own", "data-by": one.seat }, gainsSaid([one], { named: true }));

const [OWN, CAUSED] = [-1, -2]; // what stands for a turn of theirs

/** A row of which the rest is told in the same place when it is tapped. */
function foldable(turn, attributes, ...inside) {
  const open = table.whole === turn;
  return h("button", { type: "button", "aria-expanded": String(open), "data-turn": turn, onclick: () => openLine(turn, !open), ...attributes }, h("span", { class: "told" }, ...inside), open ? null : moreOf("more"));
}

/** What one of the others did. Behind the name stands what they have more or less than after the reader's last turn; what there is no
 * room for, and of what their points are, is told in the same place when the line is tapped. */
function lineFor({ turn, to, whole }, moved) {
  if (turn.note) return [h("p", { class: "note" }, entry(turn))];
  if (turn.after) return [h("button", { type: "button", class: "ends", onclick: openEnd }, endOf(turn))];
  if (turn.own && table.now.you.includes(turn.by)) return [h("p", { class: "to-me" }, entry(turn))];
  const open = table.whole === turn.last;
  const said = h("span", { class: "told" }, doneBy(turn, to, whole, moved));
  const line = h("button", { type: "button", class: to ? "to-me" : null, "aria-expanded": String(open), "data-turn": turn.last, "data-by": turn.by, onclick: () => openLine(turn.last, !open) }, said, open ? gainsSaid(moved) : moreOf("more"));
  if (moved.length || line.querySelector(".rest.long")) line.dataset.more = "";
  if (!open) return [line];
  return [line, h("button", { type: "button", class: "button small again", onclick: () => playAgain(turn) }, icon("play"), say("again"))];
}

function openLine(last, open) {
  const focused = document.activeElement?.dataset.turn;
  table.whole = open ? last : 0;
  renderSince();
  const at = $("ui-brief").querySelector(`[data-turn="${last}"]`);
  if (focused) at.focus({ preventScroll: true });
  const pane = $("ui-brief").parentElement.getBoundingClientRect();
  const below = open && (at.nextElementSibling ?? at).getBoundingClientRect().bottom > pane.bottom;
  at.scrollIntoView({ block: below ? "start" : "nearest" }); // from a whole row
}

/** Which lines have more to tell than there is room for. */
function tellCut() {
  for (const line of $("ui-brief").querySelectorAll("[aria-expanded=false]")) {
    line.classList.toggle("cut", line.dataset.more !== undefined || cut(line));
  }
}
const cut = ({ firstChild: { scrollHeight, clientHeight } }) => scrollHeight > clientHeight + 2;

const IN_SIGHT = 44; // px of the first thing that can be done: what it is, and the beginning of what it brings

/** What can be done comes first: each line is one row, what was done to the reader whole. Where they would push the first choice out of
 * sight that is one row, too, and then the rest of them is behind one more. Whoever opens a line, or the log, has all of it. */
function makeFit() {
  const box = $("ui-brief");
  const rest = box.querySelector(".rest-of");
  const rows = [...box.children].filter((row) => row !== rest);
  for (const row of rows) row.hidden = false;
  if (rest) rest.hidden = true;
  const folds = box.checkVisibility() && rest && !table.whole;
  box.classList.remove("tight");
  box.classList.toggle("tight", folds && !fits());
  if (folds) fold(rows, rest);
  for (const row of rows.filter((one) => one.matches(".ends:has(strong)"))) {
    row.classList.remove("short");
    row.classList.toggle("short", cut(row));
  }
  tellCut();
}

/** As few lines as the first choice needs. */
function fold(rows, rest) {
  const goes = [...rows.filter((row) => row.matches(".caused")), ...rows.filter((row) => !row.matches(".caused, .own, .to-me, .ends")).reverse(), ...rows.filter((row) => row.matches(".own"))];
  for (let n = 0; n < goes.length && !fits(); n += 1) {
    goes[n].hidden = true;
    rest.hidden = false;
    rest.textContent = counted("since-rest", n + 1);
  }
}

/** Is the first thing that can be done in sight below the lines, where nothing is scrolled? */
function fits() {
  const first = [...$("ui-choices").querySelectorAll("button"), $("ui-repeat")].find((one) => one.checkVisibility())?.getBoundingClientRect();
  if (!first) return true;
  const pane = $("ui-rail").querySelector(".act");
  const scrolled = pane.scrollTop + $("ui-brief").parentElement.scrollTop;
  return first.top + Math.min(first.height, IN_SIGHT) + scrolled <= pane.getBoundingClientRect().bottom + 2; // its lower edge
}
const watched = new ResizeObserver(() => makeFit());
for (const id of ["ui-choices", "ui-prompt", "ui-rail"]) watched.observe($(id)); // not the lines: their size is what it changes

const moreOf = (key) => h("span", { class: "more-of" }, say(key));

/** What was done to the reader comes first: behind the name, or before it where it is a whole sentence about a thing. */
function doneBy(turn, to, whole, moved) {
  const seat = table.now.seats[turn.by];
  const others = { ...turn, lines: turn.lines.filter((line) => !kept(line)) };
  const by = moved.filter((one) => one.by).flatMap((one) => [" ", wayOf(one)]);
  const who = [h("b", { class: "who", dir: "auto" }, called(seat)), ...by];
  const name = [...who, by.length ? between : " "]; // it is of all that was done, not of what is told next
  if (!to) return [signs(seat), ...name, deeds(others)];
  const done = h("strong", {}, others.lines.length ? to.replace(/\.$/, "") : to); // one line, one full stop
  if (!others.lines.length) return [signs(seat), ...(whole ? [done, " ", ...who] : [...name, done])];
  const told = deeds(others);
  const rest = h("span", { class: to.length + told.length > BRIEF ? "rest long" : "rest" }, between, ...(whole ? name : []), told);
  return [signs(seat), ...(whole ? [] : name), done, rest];
}

/** What happened, and what the reader got; the list has the others', if they got anything. */
function endOf(turn) {
  const { what, got, more } = inBrief(turn);
  return [h("span", { class: "told" }, nobody(), h("span", { class: "title" }, what, " "), got, " "), more ? moreOf("ends-all") : null];
}

const nobody = () => h("span", { class: "sign nobody", "aria-hidden": "true" }, icon("shape"));

/** What can be done has the sheet again. */
function giveWay() {
  if (table.now.choices.length && !filming()) $("ui-since").open = false;
  sheet("half");
}

/** How a round ended, in a sheet with room for it: what it tells is read. */
function openEnd() {
  $("ui-since").open = true;
  sheet("full");
  $("ui-since").querySelector("summary").focus();
}

/** The log tells all of it. */
const openLog = () => $("ui-tab-log").click();

const opened = new Set(); // turns whose steps are told, too

/** A line of which a tap opens the steps; its own sign plays it again: nothing begins by itself under a finger that only reads. */
function line(turn, film) {
  const playing = film && film.at >= turn.first && film.at <= turn.last;
  const name = `${turn.first}${turn.after ? "+" : ""}`;
  const [several, open] = [turn.lines.length > 1, opened.has(name)];
  const told = h(several ? "button" : "p", { type: several ? "button" : null, "data-turn": name, class: playing ? "what playing" : "what", "aria-expanded": several ? String(open) : null },
    turn.after ? nobody() : null, entry(turn), gainsLine(turn));
  if (several) told.addEventListener("click", () => {
    if (open) opened.delete(name);
    else opened.add(name);
    table.drawn.since = "";
    renderSince();
  });
  const at = h("li", { class: toMe(turn) ? "to-me" : null }, told, playSign(turn));
  if (ends(turn)) at.classList.add("end");
  if (unread(turn) && !film) { // what goes on by itself waits for nobody
    const read = h("button", { type: "button", class: "known button small" }, say("ends-read"));
    read.addEventListener("click", () => {
      markRead(turn.last);
      giveWay();
      renderSince();
      $("ui-since").querySelector("summary").focus();
    });
    at.append(read);
  }
  if (several && open) at.append(h("ol", { class: "turn-lines" }, turn.lines.map((one) => h("li", {}, one.text))));
  return at;
}

/** While one waits it is open; in one's own turn it gives way to what can be done. Whoever opens or folds it has it so until something changes. */
export function foldSince() {
  const box = $("ui-since");
  const acts = table.now.choices.length > 0 && (!table.film || table.film.again);
  const key = [table.now.ply, acts, $("ui-lesson").hidden].join(" ");
  if (box.hidden || box.dataset.folds === key) return;
  box.dataset.folds = key;
  box.open = !acts;
  nameFold();
}

/** Folded it says how many there are. */
function nameFold() {
  const { dataset: { count, folded, says }, open } = $("ui-since");
  $("ui-since").querySelector("summary > span").textContent = open || count === "0" ? says : counted(folded, Number(count));
}

const counted = (key, count) => say(count === 1 ? `${key}-one` : key, { count });

$("ui-since").addEventListener("toggle", () => $("ui-since").dataset.says && nameFold());

/** Who opens it in their own turn has it to read: half a sheet shows a line of it. */
$("ui-since").querySelector("summary").addEventListener("click", () => sheet($("ui-since").open ? "half" : "full"));
for (const id of ["ui-handle", "ui-put-away"]) $(id).addEventListener("click", () => $("ui-rail").dataset.open === "half" && $("ui-since").open && giveWay());
