// A move made while the table could not be reached: sent when it can, or said to be lost.

import { $, Answer, say, toast } from "../page.js";
import { table } from "../state.js";
import { attempt } from "./server.js";

/** Whoever was told that it will be sent, and could have dropped it, is not asked once more: they may have walked away. */
export function keepUnsent(body, text) {
  table.unsent = { body: { ...body, ask: false, again: true }, text };
  renderUnsent();
}

function renderUnsent() {
  const box = $("ui-unsent");
  box.hidden = !table.unsent;
  if (table.unsent) box.querySelector("span").textContent = say("unsent", { move: table.unsent.text });
}

/** The table can be reached again, perhaps. */
export async function resend() {
  if (!table.unsent || table.resending) return;
  table.resending = true;
  const { body, text } = table.unsent;
  const { answer, error } = await attempt("move", body);
  table.resending = false;
  if (table.unsent?.body !== body || (error && !(error instanceof Answer))) return; // still out of reach
  table.unsent = null;
  renderUnsent();
  if (answer) toast(say("sent", { move: text }));
  else toast(say("lost", { move: text }), { bad: true });
}

export function setUpUnsent() {
  $("ui-unsent").querySelector("button").onclick = () => {
    table.unsent = null;
    renderUnsent();
  };
  setInterval(resend, 4000); // networks come back without a word
}
