// What the table is asked to do: the same step until the round ends; and what can be taken back.

import { $, say } from "../page.js";
import { filming, shown, table } from "../state.js";
import { asks, openConfirm } from "./confirm.js";
import { command } from "./server.js";

/** The step that is made turn after turn: asked for, or called off. */
export function renderRepeat() {
  const button = $("ui-repeat");
  const { repeat } = shown();
  button.hidden = !repeat || Boolean(table.past) || (filming() && !repeat.on);
  if (button.hidden) return;
  button.textContent = repeat.text;
  const order = async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    await command("repeat", { seat: table.now.as, on: !repeat.on });
    button.ariaBusy = null;
  };
  button.onclick = () => (asks() && !repeat.on ? openConfirm({ steps: [repeat.text], ends: true }, order) : order());
}

export function renderTakeBack() {
  const { now } = table;
  const counts = !now.lesson && !now.puzzle; // a guided first game and a puzzle count for nothing anyway: nothing is lost by going back
  const practice = now.take_back === "practice" && counts;
  const text = say(practice ? "take-back-practice" : "take-back");
  $("ui-undo").setAttribute("aria-label", text);
  $("ui-undo").title = practice ? say(`sealed-${now.sealed}`) : text;
  $("ui-practice-why").textContent = practice ? say(`sealed-${now.sealed}`) : "";
  $("ui-practice").hidden = !now.practice || !counts;
}
