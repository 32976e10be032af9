// How the table would look: ghost pieces, lit places, a sentence.

import { svg } from "../page.js";
import { board } from "../state.js";
import { useOf } from "./faces.js";
import { find, namesOf } from "./finding.js";
import { explain, shut } from "./tip.js";

const FEW = 4; // a name more pieces bear, such as a colour, tells nothing

/** `then`: the steps made with it, where the same step is offered with several. */
export function preview(id, action = null, tip = true, then = null) {
  if (!board.svg) return; // a game without a picture is played from the list
  unpreview();
  const t = board.list.find((one) => one.id === id);
  if (!t) return;
  find(id)?.classList.add("near");
  const open = action === null && t.also.length; // nothing is likelier here than something else
  const made = then && t.choices.find((c) => c.action === action && String(c.then ?? []) === String(then));
  const choice = made || t.choices.find((c) => c.action === action) || (open ? null : t.choices[0]);
  if (choice) drawGhosts(choice.ghost, t);
  light(t.lights);
  if (tip) {
    const notes = (choice || t).notes.length ? (choice || t).notes : t.notes;
    const alone = choice && (t.choices.length === 1 || action !== null);
    explain(t, alone ? choice.text || board.on.name(choice.action) : t.label.text, notes);
  }
}

/** Several steps at once: all that they are done with. */
export function previewAll(actions) {
  if (!board.svg) return;
  unpreview();
  for (const t of board.list.filter((one) => one.choices.some((c) => actions.includes(c.action)))) {
    find(t.id)?.classList.add("near");
    light(t.lights);
  }
  const whole = board.list.flatMap((t) => t.choices).find((c) => c.whole && String([c.action, ...c.then]) === String(actions));
  if (whole) drawGhosts(whole.ghost);
}

export function unpreview() {
  if (!board.svg) return;
  drawGhosts([]);
  unlight();
  for (const near of board.targets.querySelectorAll(".near, .chosen")) near.classList.remove("near", "chosen");
  shut();
  board.asking = "";
  drawChosen();
}

/** A place where several things can be done: none of them is likelier than the others. */
export function previewPlace(id) {
  if (!board.svg) return;
  unpreview();
  const t = board.list.find((one) => one.id === id);
  if (t && t.choices.filter((c) => !c.whole).length < 2) return preview(id, null, false);
  find(id)?.classList.add("near");
  light(t?.lights ?? []);
}

/** What was chosen, with the steps made with it, stays marked while the page asks for a yes, whatever else is looked at. */
export function keepChosen(id, action, then = []) {
  board.chosen = id ? { id, action, then } : null;
  unpreview();
}

/** The choice that does just this; else the step alone, if that is offered. */
export function choiceOf(choices, action, then) {
  const same = choices.filter((c) => c.action === action);
  return same.find((c) => String(c.then ?? []) === String(then)) ?? same.find((c) => !c.then?.length);
}

function drawChosen() {
  const t = board.chosen && board.list.find((one) => one.id === board.chosen.id);
  if (!t) return;
  const { action, then } = board.chosen;
  const made = choiceOf(t.choices, action, then);
  // Of several dice the first one alone would show another result than that of all of them.
  const others = made?.then?.length ? [] : board.list.filter((one) => one !== t && one.actions.some((a) => then.includes(a)));
  for (const { id, group, lights } of [t, ...others]) {
    for (const one of [id, group]) if (one) find(one)?.classList.add("chosen");
    light(lights);
  }
  drawGhosts(others.length ? [] : made?.ghost ?? [], t);
}

/** What would lie there; the price of what is considered stays in sight above it. */
export function drawGhosts(ghosts, target = null) {
  for (const hidden of board.svg.querySelectorAll(".replaced")) hidden.classList.remove("replaced");
  // What would stand in the place of something is not drawn over it.
  const under = (p) => board.scene.pieces.find((one) => one.id === p.id.replace(/^ghost-/, "") && one.x === p.x && one.y === p.y);
  for (const p of ghosts) if (under(p)) find(under(p).id)?.classList.add("replaced");
  const drawn = (p) => svg("g", { class: under(p) ? `${p.class} instead` : p.class, transform: p.place }, useOf(p.face));
  board.ghosts.replaceChildren(...[...ghosts].sort((a, b) => a.z - b.z).map(drawn), ...ghosts.filter(under).flatMap(namesOver));
  const price = ghosts.length && target && find(target.id)?.querySelector(".badge");
  if (price) board.ghosts.append(svg("g", { class: "price", transform: target.place }, price.cloneNode(true)));
}

/** What is written over a thing stands over what takes its place, too. */
const namesOver = ({ x, y }) => board.scene.pieces.filter((one) => one.written && one.x === x && one.y === y).map((one) => find(one.id).cloneNode(true)).map((at) => {
  at.removeAttribute("id");
  return at;
});

function light(ids) {
  for (const id of ids) find(id)?.classList.add("lit");
}

export function unlight() {
  if (!board.svg) return;
  for (const lit of board.svg.querySelectorAll(".lit")) lit.classList.remove("lit");
}

/** The places and pieces a line of the log speaks of: by id, else those few called so. */
export function lightAbout(names) {
  if (!board.scene) return;
  for (const name of names) {
    const called = board.scene.pieces.filter((p) => namesOf(p).has(name)).map((p) => p.id);
    light(find(name) || called.length > FEW ? [name] : called);
  }
}
