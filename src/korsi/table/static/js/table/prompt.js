// What is to be done now, the steps of this turn so far, and the curtain between two people at one
// screen.

import { $, between, capitalised, counted, h, inLine, say } from "../page.js";
import { board, filming, headed, shown, table } from "../state.js";
import { myTurn } from "./arrival.js";
import { passOf } from "./choices.js";
import { gainsSoFar } from "./gains.js";
import { choose } from "./moves.js";
import { command, refresh } from "./server.js";

export function renderPrompt() {
  const { now, past } = table;
  const state = shown();
  const first = myTurn(state) && filming();
  const mid = table.film?.own && myTurn(state); // one's own step, in the middle of one's turn
  const said = !past && table.film?.head && !mid && filmed(table.film, first);
  const picked = !past && board.list.some((t) => t.opens && t.id === table.group); // then it is asked where to
  const prompt = said ? { ...state.prompt, text: said, detail: "" } : picked ? { ...state.prompt, text: say("picked") } : state.prompt;
  const box = $("ui-prompt");
  $("ui-phase").textContent = headed().phase;
  box.classList.toggle("yours", myTurn(state) && !said);
  const text = box.querySelector(".text");
  if (text.firstChild?.textContent !== prompt.text) text.replaceChildren(prompt.text);
  const waiting = state.status === "playing" && !prompt.yours && !past && !said && !now.seats.some((s) => s.acting && s.gone); // who is away does not think
  const dots = text.querySelector(".thinking");
  if (waiting && !dots) text.append(h("span", { class: "thinking", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  if (!waiting) dots?.remove();
  box.querySelector(".detail").textContent = capitalised(prompt.detail);
  const mine = now.seats.find((s) => s.yours && (s.kind === "bot" || s.away));
  const back = $("ui-back");
  back.hidden = !(mine && now.status === "playing");
  back.onclick = () => command("return", { seat: mine.seat });
  $("ui-result").hidden = now.status !== "over";
}

$("ui-choices").addEventListener("regroup", () => {
  renderPrompt();
  renderPass();
});

/** Of whose step the film's picture is; before the first one, and of what nobody did, only that there is something to see. */
function filmed({ head: { by }, again }, first) {
  const { you, seats } = table.now;
  const own = you.includes(by);
  if (by === null) return first && say("film-first");
  if (again) return say(own ? "film-again-own" : "film-again", { name: seats[by].name });
  if (own) return byRival() ? say("film-of", { name: table.now.rival.name }) : say("film-own");
  return first ? say("film-first") : say("film-of", { name: seats[by].name });
}

/** Is all that a step of one's own did the doing of whom the game plays against alone? */
function byRival() {
  const { now, film } = table;
  const lines = now.log.filter((line) => line.ply === film.head.at && !line.note);
  return Boolean(now.rival) && lines.length > 0 && lines.every((line) => line.after);
}

const BRIEF = 60; // letters: what follows from passing is told in more of them to who points at it, or is asked whether they mean it

/** Passing stands where the question stands, in words, and so does that nothing more is to come; what it brings or loses, below them. */
export function renderPass() {
  const one = table.past || filming() ? null : passOf(shown());
  const button = $("ui-pass");
  button.hidden = !one;
  button.classList.toggle("hinted", Boolean(one) && table.hint === one.action);
  if (!one) return;
  const notes = capitalised(inLine(one.notes ?? []));
  button.textContent = one.text;
  button.title = notes;
  const said = $("ui-prompt").querySelector(".detail");
  said.replaceChildren(capitalised(shown().prompt.detail), notes && h("span", { class: "follows", "data-long": notes.length > BRIEF ? "" : null }, shown().prompt.detail && between, h("b", {}, one.text), " ", notes));
  button.dataset.action = one.action;
  button.onclick = (event) => choose(one.action, [], event.pointerType === "touch"); // a finger that ends a round by it is asked
}

export function renderSteps() {
  const { so_far: steps } = shown();
  $("ui-steps").hidden = !steps.length;
  const brought = steps.length && !table.past ? gainsSoFar() : null;
  $("ui-steps").replaceChildren(...counted(steps).map((text) => h("li", {}, text)), ...(brought ? [h("li", { class: "brought" }, brought)] : []));
}

/** Nobody sees the hand of who sat here before. */
export function renderCurtain() {
  const seat = table.now.curtain;
  const drawn = seat !== null && table.through !== seat && !table.past;
  $("ui-curtain").hidden = !drawn;
  if (!drawn) return;
  $("ui-curtain-text").textContent = say("pass", { name: table.now.seats[seat].name });
  $("ui-curtain-go").onclick = () => {
    table.through = seat;
    refresh();
  };
  $("ui-curtain-go").focus();
}
