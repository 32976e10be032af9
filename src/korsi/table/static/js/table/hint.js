// What a bot would do in my place.

import { $, say, toast } from "../page.js";
import { table } from "../state.js";
import { preview } from "../board/previews.js";
import { openGroup, renderChoices } from "./choices.js";
import { command } from "./server.js";

export async function askHint() {
  if (table.past || !table.now.choices.length || $("ui-hint").ariaBusy === "true") return;
  $("ui-hint").setAttribute("aria-busy", "true");
  const answer = await command("hint", { seat: table.now.as });
  $("ui-hint").removeAttribute("aria-busy");
  if (!answer?.hint || answer.hint.ply !== table.now.ply) return;
  table.hint = answer.hint.action;
  const choice = table.now.choices.find((c) => c.action === table.hint);
  if (choice?.group) openGroup(choice.group);
  else renderChoices();
  if (choice?.target) preview(choice.target, table.hint);
  table.unhint();
  table.unhint = toast(say("hint-is", { move: answer.hint.text }), { stay: 6000 });
}
