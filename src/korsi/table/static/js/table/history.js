// Looking back: earlier positions, and playing on from one of them.

import { $, complain, get, h, listed, say } from "../page.js";
import { base, board, layout, narrow, render, seatOf, shown, table } from "../state.js";
import { flush } from "../board/drawing.js";
import { fit } from "../board/camera.js";
import { sectioned } from "../board/sections.js";
import { have, stateOf } from "./answers.js";
import { endFilm, turnTime } from "./film.js";
import { follow, renderMarks, toldOf } from "./marks.js";
import { redraw } from "./picture.js";
import { forward, makeRoom } from "./rail.js";
import { goToTableOf } from "./server.js";
import { signs } from "./signs.js";
import { openWindow } from "./windows.js";
import { called, entry, stopsOf, turnsOf } from "./turns.js";

/** The position looked at, as a number of moves; while one is on the way, where that leads. */
const here = () => table.aim ?? (table.past ? table.past.at : table.now.last);

/** Look at a position. Wishes that come while one is being fetched lead on from it: none is lost. */
export function goTo(n) {
  table.aim = Math.max(0, Math.min(n, table.now.last));
  endFilm();
  makeRoom();
  renderWhere();
  table.looking ??= look().finally(() => {
    table.aim = table.looking = null;
    renderTools();
  });
  return table.looking;
}

let near = false; // was the board zoomed before one looked back?

async function look() {
  if (!table.past) near = board.zoom > 1;
  let last = shown().at;
  for (let at = null; at !== table.aim; ) {
    at = table.aim;
    try {
      table.past = at >= table.now.last ? null : await stateAt(at);
    } catch (error) {
      return complain(error);
    }
    table.group = "";
    flush();
    const [before, from] = [board.scene, last];
    const back = last < table.now.last && !table.past;
    last = shown().at;
    render();
    redraw(shown());
    renderMarks();
    if (sectioned()) board.follows = true; // who goes through the game is shown where it happens
    if (back && !near && !sectioned()) fit(); // what was looked at from near was in the past
    if (table.past) follow(happened(from, last), before, shown().scene, last < from);
    else if (table.now.lesson) showGuide();
  }
}

/** Back at the present the board goes to what the guide speaks of, not to whatever could be done. */
function showGuide() {
  table.guide.said = "";
  $("ui-choices").dispatchEvent(new Event("regroup"));
}

/** What lies between two positions; who goes back over several turns sees the one that led there. */
function happened(from, to) {
  const passed = toldOf(Math.max(from, to), Math.min(from, to));
  if (from < to || new Set(passed.map((line) => line.turn)).size < 2) return passed;
  const { turn } = toldOf(to, 0).at(-1) ?? {};
  return toldOf(to, 0).filter((line) => line.turn === turn);
}

/** An earlier position, told by what differs from the one on the screen. */
async function stateAt(n) {
  const address = `${base}/state?at=${n}${seatOf(table.now)}${layout()}&have=`;
  return stateOf(await get(address + have(shown()))) ?? stateOf(await get(address));
}

/** By turns, and by single steps for who wants to see them. */
export const older = () => pass(stopsOf(table.now).findLast((n) => n < here()) ?? 0);
export const newer = () => pass(stopsOf(table.now).find((n) => n > here()) ?? table.now.last);
export const stepBack = () => pass(here() - 1);
export const stepOn = () => pass(here() + 1);
export const toNow = () => pass(table.now.last);

function pass(n) {
  pauseGame();
  return goTo(n);
}

/** Play the game on from the position looked at, turn by turn; from the beginning where that is now. */
export function playGame() {
  if (table.playing) return pauseGame();
  if (here() >= table.now.last) goTo(0);
  const tick = async () => {
    await table.looking;
    if (!table.playing) return;
    await goTo(stopsOf(table.now).find((n) => n > here()) ?? table.now.last);
    if (here() >= table.now.last) pauseGame();
    else if (table.playing) table.playing = setTimeout(tick, turnTime());
  };
  table.playing = setTimeout(tick, turnTime());
  renderTools();
}

function pauseGame() {
  clearTimeout(table.playing);
  table.playing = 0;
  renderTools();
}

/** Whose step led there, and which it is: what the turn did stands above the board. */
function renderWhere() {
  const { now } = table;
  const at = here();
  const past = at < now.last;
  const seat = past && at ? now.seats[now.log.findLast((line) => line.ply <= at && !line.note)?.by] : null;
  const where = past ? listed([say("move-of", { at, last: now.last }), seat && called(seat)]) : say("so-far");
  const parts = past ? [h("bdi", {}, say("at-of", { at, last: now.last })), ...(seat ? [signs(seat), h("span", { class: "name", dir: "auto" }, called(seat))] : [])] : [narrow.matches ? "" : where]; // how many there were says nothing by itself
  $("ui-where").replaceChildren(...parts);
  $("ui-where").title = past ? where : "";
  const slider = $("ui-slider");
  slider.max = now.last;
  slider.value = at; // while it is drawn that is where it has been drawn to
  slider.setAttribute("aria-valuetext", where);
  return at;
}

export function renderTools() {
  const { now, past } = table;
  const at = renderWhere();
  const slider = $("ui-slider");
  const play = $("ui-play");
  play.setAttribute("aria-label", say(table.playing ? "pause" : "play"));
  play.title = play.getAttribute("aria-label");
  play.querySelector("use").setAttribute("href", table.playing ? "#i-pause" : "#i-play");
  play.disabled = !now.last;
  for (const [id, off] of [["ui-first", at === 0], ["ui-older", at === 0], ["ui-newer", at >= now.last], ["ui-last", at >= now.last]]) {
    const button = $(id);
    if (off && document.activeElement === button) slider.focus();
    button.disabled = off;
  }
  $("ui-undo").disabled = !now.can_undo || Boolean(past);
  $("ui-hint").disabled = !now.hints || !now.choices.length || Boolean(past);
  $("ui-hint").title = now.hints || now.status !== "playing" ? "" : say("hints-off");
  const alone = now.you.length > 0 && now.seats.every((s) => s.kind === "bot" || s.yours);
  const fork = past && (now.status === "over" || alone);
  $("ui-fork").textContent = now.board?.on ?? say("fork");
  $("ui-watching").hidden = !past;
  $("ui-table").classList.toggle("looking-back", Boolean(past));
  $("ui-fork").hidden = !fork;
  for (const one of document.querySelectorAll("[data-played]")) one.hidden = now.status !== "over" || !now.last; // of nothing nothing can be told
  if (past) $("ui-watching-text").replaceChildren(...toldAt(past));
}

/** Where in the game that is, and what the turn did; in the middle of one, which of its steps that is. */
function toldAt({ at, by, phase }) {
  const lines = table.now.log.filter((line) => !line.note);
  const turn = turnsOf(lines.filter((line) => line.ply <= at)).at(-1);
  const whole = turnsOf(lines).find((one) => one.by === by && !one.after && !one.wins && one.first <= at && at < one.last);
  const begun = () => [signs(table.now.seats[by]), h("b", { dir: "auto" }, called(table.now.seats[by])), " …"]; // a step nothing is told of yet
  const step = () => [h("span", { class: "fine" }, say("past-step", { at: at - whole.first + 1, last: whole.last - whole.first + 1 })), " ", ...entry(whole)];
  const said = !at ? [say("past-first")] : whole ? step() : turn?.last === at ? entry(turn) : begun();
  return [h("b", {}, say("past", { where: phase })), " ", ...said];
}

/** In whose seat to play on? While the game goes on, only in one's own. */
function askSeat() {
  if (table.now.board) return void import("./worth.js").then((one) => one.goBack());
  const at = table.past.at;
  const fork = (more) => goToTableOf("fork", { at, ...more });
  if (table.now.status !== "over" || table.now.seats.length === 1) return fork({});
  $("ui-fork-seats").replaceChildren(...table.now.seats.map((seat) =>
    h("button", { type: "button", class: "choice", onclick: () => fork({ seat: seat.seat }) }, signs(seat), h("span", { dir: "auto" }, seat.name))));
  openWindow("ui-forking");
}

const ACROSS = 8; // so far a finger goes before it is known where to

/** A finger that goes up or down across the slider pulls the sheet, or scrolls: only a tap, or a pull along it, leads through the game.
 * What it has set waits until that is known. */
function setUpSlider() {
  const slider = $("ui-slider");
  let touch = null; // {x, y, does}: "" until it is known, then "draws" or "passes"
  const go = () => pass(Number(slider.value));
  const lifted = (taken) => {
    if (touch?.does === "" && taken) go();
    else if (touch && touch.does !== "draws") renderWhere();
    touch = null;
  };
  slider.addEventListener("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
    touch = pointerType === "touch" ? { x, y, does: "" } : null;
  });
  slider.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!touch || touch.does) return;
    const [along, across] = [Math.abs(clientX - touch.x), Math.abs(clientY - touch.y)];
    if (Math.max(along, across) > ACROSS) touch.does = along > across ? "draws" : "passes";
    if (touch.does === "draws") go();
  });
  slider.addEventListener("pointerup", () => lifted(true));
  slider.addEventListener("pointercancel", () => lifted(false));
  slider.addEventListener("input", () => !touch || touch.does === "draws" ? go() : null);
}

export function setUpHistory() {
  $("ui-look-back").onclick = () => table.playing || playGame(); // its window closes by itself
  $("ui-first").onclick = () => pass(0);
  $("ui-play").onclick = playGame;
  $("ui-older").onclick = older;
  $("ui-newer").onclick = newer;
  $("ui-last").onclick = toNow;
  $("ui-to-now").onclick = () => {
    toNow();
    if (table.now.choices.length) forward();
  };
  setUpSlider();
  $("ui-fork").onclick = askSeat;
  const analyse = () => goToTableOf("analyse", { at: table.past?.at }); // now: where the reader decided last
  for (const button of document.querySelectorAll("[data-analyse]")) button.onclick = analyse;
}
