// Doing something on the board: choosing a target, being asked which of several, walking by keys.

import { capitalised, h, inLine, say } from "../page.js";
import { common } from "../scene.js";
import { board, table } from "../state.js";
import { find, offered } from "./finding.js";
import { drawGhosts, preview, unpreview } from "./previews.js";
import { toggleGroup } from "./targets.js";
import { put, shut } from "./tip.js";
import { walkThings } from "./things.js";

export function activate(t, touch = false) {
  if (t.opens && board.group === t.id && pointedIn(t.id)) return; // picked for the reader, who now does as told
  if (t.opens) return toggleGroup(t.id);
  if (t.turns) return turnOn(t);
  const meant = ledTo(t);
  if (meant) return board.on.choose(meant.action, meant.then, touch);
  const several = t.asked.length > 1;
  if (several) {
    if (board.asking === t.id) return touch || unpreview(); // a second tap takes nothing back
    return ask(t);
  }
  board.on.choose(t.choices[0].action, t.choices[0].then, touch);
}

/** What the guide asks for here, of several things that could be done: it is done at once. */
export const ledTo = (t) => (board.targets.classList.contains("led") ? t.asked.find((choice) => board.on.hinted(choice)) : undefined);

/** Does the guide or a hint mean something in this group? */
const pointedIn = (group) => board.list.some((t) => t.group === group && t.actions.includes(table.hint));

/** Several things could be done here: ask which. */
function ask(t) {
  preview(t.id, t.also.length ? null : t.choices[0].action, false);
  find(t.id).classList.add("chosen"); // all that glows is not chosen
  board.asking = t.id;
  if (board.on.ask(t)) return; // on a phone the sheet asks; the board stays as it lies under the finger
  const said = common(t.asked);
  const all = said.length ? h("span", { class: "worth" }, capitalised(inLine(said))) : "";
  asksIn(t, h("div", { class: "ask" }, t.label.text, all), ...t.asked.map((choice) => answer(t, choice, said)));
}

/** It turns on with every click, as the next choice would have it, and asks whether that is meant. At first it lies as the
 * first one says, so a click means the second; where the guide or a hint means one of them, that one. */
function turnOn(t) {
  const meant = t.asked.findIndex((choice) => board.on.hinted(choice));
  board.nth = board.asking === t.id ? (board.nth + 1) % t.asked.length : meant < 0 ? 1 : meant;
  const choice = t.asked[board.nth];
  preview(t.id, choice.action, false);
  find(t.id).classList.add("chosen");
  board.asking = t.id;
  if (board.on.ask({ ...t, asked: [choice] })) return;
  const on = h("button", { type: "button", class: "choice" }, capitalised(inLine(t.notes)));
  on.addEventListener("click", () => turnOn(t));
  asksIn(t, h("div", { class: "ask" }, t.label.text), answer(t, { ...choice, text: say("do-it") }, []), on);
}

/** The card asks something. */
function asksIn(t, ...parts) {
  const { tip } = board;
  tip.className = "tip asks";
  tip.setAttribute("role", "group");
  tip.setAttribute("aria-label", t.label.text);
  board.explained = null;
  tip.replaceChildren(...parts);
  put(t);
}

function answer(t, choice, said) {
  const notes = choice.notes.length ? choice.notes.filter((note) => !said.includes(note)) : t.notes;
  const button = h("button", { type: "button", class: board.on.hinted(choice) ? "choice hinted" : "choice" }, choice.text || board.on.name(choice.action));
  if (notes.length) button.append(h("span", { class: "worth" }, notes.map((note) => h("span", { class: "note" }, capitalised(note)))));
  button.addEventListener("click", () => board.on.choose(choice.action, choice.then));
  const look = () => drawGhosts(choice.ghost);
  button.addEventListener("pointerenter", look);
  button.addEventListener("focus", look);
  return button;
}

/** Esc: close what is open. Says whether there was anything. */
export function back() {
  if (shut()) return true;
  const id = board.asking || board.group;
  if (!id) return false;
  if (board.asking) unpreview();
  else toggleGroup("");
  find(id)?.focus();
  return true;
}

/** Arrow keys: to the nearest target in that direction, as the eye sees it. */
export function walk(dx, dy) {
  if (document.activeElement === board.walker) return walkThings(dx, dy);
  if (dy && board.asking && !board.tip.hidden) { // what is asked comes first: it lies over the places
    [...board.tip.querySelectorAll("button")].at(dy > 0 ? 0 : -1).focus();
    return true;
  }
  const near = offered().filter((t) => t.group === board.group); // Esc leads out of a group
  if (!near.length) return walkThings(dx, dy); // nothing to do: there is still much to look at
  const here = document.activeElement?._target;
  if (!here || !near.includes(here)) {
    find(near[0].id).focus({ preventScroll: true });
    return true;
  }
  let best = null;
  let least = Infinity;
  for (const t of near) {
    const along = (t.x - here.x) * dx + (t.y - here.y) * dy;
    const aside = Math.abs((t.x - here.x) * dy) + Math.abs((t.y - here.y) * dx);
    if (t === here || along < 4) continue;
    const cost = along + aside * 2.2;
    if (cost < least) [best, least] = [t, cost];
  }
  if (best) find(best.id).focus({ preventScroll: true });
  return true;
}
