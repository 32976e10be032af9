// What is to be done now, the steps of this turn so far, and the curtain between two people at one
// screen.

import { $, h, say } from "../page.js";
import { filming, headed, shown, table } from "../state.js";
import { myTurn } from "./arrival.js";
import { command, refresh } from "./server.js";

export function renderPrompt() {
  const { now, past } = table;
  const state = shown();
  const first = myTurn(state) && filming();
  const by = filming() ? table.film.head.by : null;
  const said = first ? say("film-first") : by !== null && !now.you.includes(by) && say("film-of", { name: now.seats[by].name });
  const prompt = said ? { ...state.prompt, text: said, detail: "" } : state.prompt;
  const box = $("ui-prompt");
  $("ui-phase").textContent = headed().phase;
  box.classList.toggle("yours", myTurn(state) && !first);
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
