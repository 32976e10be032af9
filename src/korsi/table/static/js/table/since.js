// "Since your last turn" on a phone: one line for each turn of the others fills the sheet while one waits; choosing one plays it again. In
// one's own turn it is folded, and a line for each of the others tells in brief all it did, the main thing first, and what it did to the
// reader. Beside a board the log has it: see table/log.js.

import { $, h, icon, inLine, say } from "../page.js";
import { filming, narrow, table } from "../state.js";
import { playAgain } from "./film.js";
import { gainsLine, gainsOf, gainsSaid, gainsTogether } from "./gains.js";
import { ends, markRead, newTurns, sinceMine, toMe, unread } from "./news.js";
import { makeRoom, sheet } from "./rail.js";
import { signs } from "./signs.js";
import { called, deeds, entry, together } from "./turns.js";

export function renderSince() {
  const { film } = table;
  const turns = narrow.matches ? newTurns() : [];
  const drawn = JSON.stringify([turns, turns.map(gainsOf), film?.at, table.read]);
  const box = $("ui-since");
  box.hidden = !turns.length;
  if (drawn === table.drawn.since) {
    foldSince();
    return renderBrief(turns);
  }
  table.drawn.since = drawn;
  const list = box.querySelector("ol");
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.turn : null;
  list.replaceChildren(...turns.map((turn) => line(turn, film)));
  const mine = sinceMine();
  box.dataset.says = say(mine ? "since" : "since-all");
  box.dataset.count = new Set(turns.filter((turn) => !turn.after && !turn.own && !turn.wins).map((turn) => turn.first)).size;
  box.dataset.folded = mine ? "since-folded" : "since-folded-all";
  nameFold();
  if (focused) list.querySelector(`[data-turn="${focused}"]`)?.focus();
  foldSince();
  if (film) list.querySelector(".playing")?.scrollIntoView({ block: "nearest" }); // it is told there, and nowhere else
  renderBrief(turns);
}

const BRIEF = 84; // letters of what somebody did, about two rows: deeds beyond that are told when the line is tapped
const BRIEFER = 64; // where a row below tells what it brought

/** In one's own turn, whatever part of the board is shown: who did what, in a line for each. */
function renderBrief(turns) {
  const box = $("ui-brief");
  const mine = table.now.prompt.yours && table.now.status === "playing" && !filming() && !table.now.steps.length; // who has begun, acts
  const lines = mine ? briefly(turns) : [];
  box.hidden = !lines.length;
  const drawn = JSON.stringify([lines, table.whole]);
  if (box.dataset.drawn !== drawn) {
    box.dataset.drawn = drawn;
    box.replaceChildren(...lines.map(({ turn, to, whole, moved }) => h("button", { type: "button", class: to ? "to-me" : null }, turn.after ? endOf(turn) : inBrief(turn, to, whole, moved))));
    lines.forEach(({ turn }, i) => {
      box.children[i].onclick = turn.after ? openWhole : () => showWhole(turn);
      box.children[i].title = say("again");
    });
  }
}

/** How a round ended if that was not read yet, and of each other seat all it did and what of that concerns the reader: where
 * one seat has several turns in a row, as at the piers of one boat, the newest alone would be some small thing. */
function briefly(turns) {
  const ended = turns.filter(unread).slice(-1).map((turn) => ({ turn, to: "" }));
  const others = turns.filter((turn) => !turn.after && !turn.wins && !table.now.you.includes(turn.by));
  return [...ended, ...[...new Set(others.map((turn) => turn.by))].map((by) => {
    const own = others.filter((one) => one.by === by);
    const turn = together(own);
    const to = turn.lines.filter((line) => line.yours);
    return { turn, to: inLine(to.map((line) => line.deed ?? line.text)), whole: to.length > 0 && !to[0].deed, moved: gainsTogether(own).filter(({ seat }) => seat === by || table.now.you.includes(seat)) };
  })];
}

/** What one of the others did, and what that brought to whom; that there is more to be told comes last. */
function inBrief(turn, to, whole, moved) {
  const all = table.whole === turn.last;
  const { said, rest } = doneBy(turn, to, whole, all ? Infinity : moved.length ? BRIEFER : BRIEF);
  const more = !all && (rest || moved.some((one) => one.why.length));
  return [...said, gainsSaid(all ? moved : moved.map((one) => ({ ...one, why: [] }))), ...(more ? [" ", moreOf("more")] : [])];
}

const moreOf = (key) => h("span", { class: "more-of" }, say(key));

/** What was done to the reader comes first: behind the name, or before it where it is a whole sentence about a thing. */
function doneBy(turn, to, whole, letters) {
  const seat = table.now.seats[turn.by];
  const others = { ...turn, lines: turn.lines.filter((line) => !line.yours) };
  const most = Math.max(0, letters - to.length);
  const [name, done] = [h("b", { class: "who", dir: "auto" }, called(seat)), to ? h("strong", {}, to) : ""];
  const begun = [signs(seat), ...(whole ? [done, " ", others.lines.length ? name : ""] : [name, " ", done]), " "];
  if (!others.lines.length) return { said: begun, rest: false };
  const told = most > 0 ? deeds(others, most) : "";
  return { said: [...begun, told.replace(CUT, "")], rest: !told || CUT.test(told) };
}

const CUT = /\s…$/; // what was left out is said by the link

/** What happened, and what the reader got; the list has the others', if they got anything. */
function endOf(turn) {
  const mine = turn.lines.filter((line) => line.yours);
  const first = turn.lines.filter((line) => !line.deed && !line.yours && !line.small).slice(0, 1);
  const rest = turn.lines.some((line) => !line.small && !mine.includes(line) && !first.includes(line));
  return [h("span", { class: "title" }, nobody(), first.map((line) => line.text)), " ", mine.length ? h("strong", {}, inLine(mine.map((line) => line.text))) : "", " ", rest ? moreOf("ends-all") : ""];
}

const nobody = () => h("span", { class: "sign nobody", "aria-hidden": "true" }, icon("shape"));

/** What can be done has the sheet again. */
function giveWay() {
  if (table.now.choices.length && !filming()) $("ui-since").open = false;
  sheet("half");
}

/** A line in brief becomes whole, and what it tells of is played again on the board. */
function showWhole(turn) {
  table.whole = turn.last;
  renderSince();
  playAgain(turn);
}

/** The list, in a sheet with room for it: what it tells is read. */
function openWhole() {
  $("ui-since").open = true;
  sheet("full");
  $("ui-since").querySelector("summary").focus();
}

function line(turn, film) {
  const playing = film && film.at >= turn.first && film.at <= turn.last;
  const button = h("button", { type: "button", "data-turn": `${turn.first}${turn.after ? "+" : ""}`, class: playing ? "playing" : null, title: say("again") },
    turn.after ? nobody() : null, entry(turn), gainsLine(turn));
  button.addEventListener("click", () => {
    makeRoom(); // for the board
    playAgain(turn);
  });
  const at = h("li", { class: toMe(turn) ? "to-me" : null }, button);
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
$("ui-handle").addEventListener("click", () => $("ui-rail").dataset.open === "half" && $("ui-since").open && giveWay());
