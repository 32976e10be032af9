// What is to be done now, the steps of this turn so far, and the curtain between two people at one
// screen.

import { $, h, inLine, say } from "../page.js";
import { filming, headed, shown, table } from "../state.js";
import { myTurn } from "./arrival.js";
import { choose } from "./moves.js";
import { command, refresh } from "./server.js";

export function renderPrompt() {
  const { now, past } = table;
  const state = shown();
  const first = myTurn(state) && filming();
  const mid = table.film?.own && myTurn(state); // one's own step, in the middle of one's turn
  const said = !past && table.film?.head && !mid && filmed(table.film, first);
  const prompt = said ? { ...state.prompt, text: said, detail: "" } : state.prompt;
  const box = $("ui-prompt");
  $("ui-phase").textContent = headed().phase;
  box.classList.toggle("yours", myTurn(state) && !said);
  const text = box.querySelector(".text");
  if (text.firstChild?.textContent !== prompt.text) text.replaceChildren(prompt.text);
  const waiting = state.status === "playing" && !prompt.yours && !past;
  const dots = text.querySelector(".thinking");
  if (waiting && !dots) text.append(h("span", { class: "thinking", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  if (!waiting) dots?.remove();
  box.querySelector(".detail").textContent = prompt.detail;
  const mine = now.seats.find((s) => s.yours && (s.kind === "bot" || s.away));
  const back = $("ui-back");
  back.hidden = !(mine && now.status === "playing");
  back.onclick = () => command("return", { seat: mine.seat });
  $("ui-result").hidden = now.status !== "over";
}

/** Of whose step the film's picture is; before the first one, and of what nobody did, only that there is something to see. */
function filmed({ head: { by }, again }, first) {
  const { you, seats } = table.now;
  const own = you.includes(by);
  if (by === null) return first && say("film-first");
  if (again) return say(own ? "film-again-own" : "film-again", { name: seats[by].name });
  if (own) return say("film-own");
  return first ? say("film-first") : say("film-of", { name: seats[by].name });
}

/** Passing stands where the question stands, in words, and so does that nothing more is to come: on a phone the list has it out of sight. */
export function renderPass() {
  const { choices } = table.past || filming() ? { choices: [] } : shown();
  const one = choices.find((c) => c.passes) ?? (choices.length > 1 ? choices.find((c) => c.enough) : null);
  const button = $("ui-pass");
  button.hidden = !one;
  if (!one) return;
  button.textContent = one.text;
  button.title = inLine(one.notes);
  button.onclick = () => choose(one.action);
}

export function renderSteps() {
  const { steps } = shown();
  $("ui-steps").hidden = !steps.length;
  $("ui-steps").replaceChildren(...steps.map((text) => h("li", {}, text)));
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
