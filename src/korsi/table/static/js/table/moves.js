// A move and its taking back.

import { Answer, complain, inLine } from "../page.js";
import { board, table, targetFor } from "../state.js";
import { preview, unpreview } from "../board/previews.js";
import { asks, openConfirm } from "./confirm.js";
import { endFilm } from "./film.js";
import { attempt, caughtUp, command } from "./server.js";
import { keepUnsent } from "./unsent.js";

export const choose = (action, then = []) => send([action, ...then]);

/** A move: one step, or several that belong together. It may have to be confirmed. Says whether it was refused. */
export async function send(actions, confirmed = false) {
  const { now } = table;
  if (table.sending || table.past) return;
  endFilm(); // who acts has seen enough: from here on the page tells of their turn
  table.sending = true;
  document.body.classList.add("sending");
  const action = actions[0];
  const target = targetFor(action);
  if (target) preview(target.id, action, false); // the effect is seen before the answer is there
  const drawn = board.known;
  table.done = "";
  const body = { ply: now.ply, seat: now.as, actions, ask: asks() && !now.board && !confirmed }; // on an analysis board everything can be taken back
  const { answer, error } = await attempt("move", body);
  table.sending = false;
  caughtUp();
  document.body.classList.remove("sending");
  if (answer?.confirm) return openConfirm(answer.confirm.steps, () => send(actions, true), action);
  if (error instanceof Answer) complain(error);
  else if (error) keepUnsent(body, inLine(now.choices.filter((c) => actions.includes(c.action)).map((c) => c.text)));
  if (table.now.ply === now.ply || board.known === drawn) unpreview();
  return error instanceof Answer;
}

export async function undo() {
  const { now } = table;
  if (table.past || !now.can_undo || table.undoing) return;
  table.undoing = true;
  await command("undo", { ply: now.ply, seat: now.as });
  table.undoing = false;
}
