// A move and its taking back.

import { board, table } from "../state.js";
import { preview, unpreview } from "../board/previews.js";
import { command } from "./server.js";

export async function choose(action) {
  const { now } = table;
  if (table.sending || table.past) return;
  table.sending = true;
  document.body.classList.add("sending");
  const target = now.scene?.targets.find((t) => t.actions.includes(action));
  if (target) preview(target.id, action, false); // the effect is seen before the answer is there
  const drawn = board.known;
  await command("move", { ply: now.ply, seat: now.as, action });
  table.sending = false;
  document.body.classList.remove("sending");
  if (table.now.ply === now.ply || board.known === drawn) unpreview();
}

export async function undo() {
  const { now } = table;
  if (table.past || !now.can_undo) return;
  await command("undo", { ply: now.ply, seat: now.as });
}
