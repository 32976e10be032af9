// A move and its taking back.

import { Answer, complain, inLine, toast } from "../page.js";
import { board, narrow, table, targetFor } from "../state.js";
import { activate } from "../board/acting.js";
import { reveal } from "../board/camera.js";
import { offered } from "../board/finding.js";
import { choiceOf, preview, unpreview } from "../board/previews.js";
import { sectioned } from "../board/sections.js";
import { spotOfTarget } from "../board/things.js";
import { askAgain, asks, closeConfirm, openConfirm, placeOf } from "./confirm.js";
import { endFilm } from "./film.js";
import { attempt, caughtUp, command } from "./server.js";
import { keepUnsent } from "./unsent.js";
import { openWindow } from "./windows.js";

/** On the board. Who has picked something that waits for a yes, and then says there that this is all, means it too, as it lies with the rest:
 * it is not given up for that, and the question is still the one that is asked. */
export function choose(action, then = [], touch = false, there = false) {
  const enough = (one) => table.now.choices.some((c) => c.enough && c.action === one);
  if (table.waits?.actions.length && enough(action) && !enough(table.waits.actions[0])) return askAgain();
  return send([action, ...then], { touch, there });
}

/** A move: one step, or several that belong together. What ends the turn may have to be confirmed, and always what a
 * finger has tapped if it could not be taken back; what could be is made at once, and so are steps that were all told. Says whether it
 * was refused. */
export async function send(actions, { confirmed = false, touch = false, told = false, there = false } = {}) {
  const { now } = table;
  if (table.sending || table.undoing || table.past) return;
  closeConfirm({ replaced: true }); // what is chosen now is asked about, not what was chosen before
  table.guide.refusal?.(); // what was said of the last one is over
  endFilm(); // who acts has seen enough: from here on the page tells of their turn
  table.sending = true;
  document.body.classList.add("sending");
  const action = actions[0];
  const target = targetFor(action);
  if (narrow.matches && target?.choices.find((c) => c.action === action)?.ghost.length) reveal(placeOf(target, action)); // it is seen where it comes to lie
  if (target) preview(target.id, action, false); // the effect is seen before the answer is there
  board.acted = target;
  board.acts = true;
  if (narrow.matches) board.tapped = performance.now();
  const drawn = board.known;
  table.done = "";
  const may = !now.board && !confirmed; // on an analysis board everything can be taken back
  const body = { ply: now.ply, seat: now.as, actions, ask: may && asks() && !onlyOne(actions), sure: may && touch };
  const { answer, error } = await attempt("move", body);
  table.sending = false;
  caughtUp();
  document.body.classList.remove("sending");
  if (answer?.confirm && told && !answer.confirm.more) return send(actions, { confirmed: true });
  if (answer?.confirm && table.now.ply === now.ply) return openConfirm(answer.confirm, () => send(actions, { confirmed: true }), actions, there);
  if (answer?.refused) table.guide.refusal = toast(answer.refused, { bad: true });
  else if (error instanceof Answer) complain(error);
  else if (error) keepUnsent(body, inLine(namesOf(actions)));
  if (table.now.ply === now.ply || board.known === drawn) unpreview();
  return Boolean(answer?.refused) || error instanceof Answer;
}

/** Is it all that could be done but passing, and gives nothing up? Whoever chooses it means it. */
function onlyOne([action, ...then]) {
  const others = table.now.choices.filter((c) => !c.passes);
  return others.length === 1 && others[0] === choiceOf(others, action, then) && !others[0].lost?.length;
}

/** What was chosen, and of which thing. */
function namesOf([action, ...then]) {
  const chosen = choiceOf(table.now.choices, action, then);
  const group = table.now.groups.find((one) => one.id === chosen?.group);
  return [group?.text, chosen?.text].filter(Boolean);
}

/** Behind what a bot or chance has done the result counts for nothing: the first time at a table one is asked. */
export async function undo({ sure = false } = {}) {
  const { now } = table;
  if (table.past || !now.can_undo || table.undoing || table.sending) return; // what is on its way is not there to be taken back
  if (now.take_back === "practice" && !sure && !now.practice && !now.lesson && !now.puzzle) return openWindow("ui-practising");
  table.undoing = true;
  if (sectioned()) board.follows = true; // who takes back is shown what can be chosen then, wherever they looked meanwhile
  await command("undo", { ply: now.ply, seat: now.as });
  table.undoing = false;
}

/** What waits for a yes is not done yet: it is given up first. */
export const takeBack = () => closeConfirm({ back: true }) || undo();

/** So many decisions back, as far as that goes; then choose this thing. */
export async function instead(thing, back, touch) {
  unpreview();
  for (let n = 0; n < back; n++) await undo();
  const t = offered().find((one) => spotOfTarget(one)?.thing === thing);
  if (t) activate(t, touch);
}
