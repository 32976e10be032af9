// How the table would look: ghost pieces, lit places, a sentence.

import { svg } from "../page.js";
import { board } from "../state.js";
import { useOf } from "./faces.js";
import { find, namesOf } from "./finding.js";
import { explain, shut } from "./tip.js";

const FEW = 4; // a name more pieces bear, such as a colour, tells nothing

export function preview(id, action = null, tip = true) {
  if (!board.svg) return; // a game without a picture is played from the list
  unpreview();
  const t = board.list.find((one) => one.id === id);
  if (!t) return;
  find(id)?.classList.add("near");
  const open = action === null && t.also.length; // nothing is likelier here than something else
  const choice = t.choices.find((c) => c.action === action) || (open ? null : t.choices[0]);
  if (choice) drawGhosts(choice.ghost, t);
  light(t.lights);
  if (tip) {
    const notes = (choice || t).notes.length ? (choice || t).notes : t.notes;
    const alone = choice && (t.choices.length === 1 || action !== null);
    explain(t, alone ? choice.text || board.on.name(choice.action) : t.label.text, notes);
  }
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

/** What was chosen stays marked while the page asks for a yes, whatever else is looked at. */
export function keepChosen(id, action) {
  board.chosen = id ? { id, action } : null;
  unpreview();
}

function drawChosen() {
  const t = board.chosen && board.list.find((one) => one.id === board.chosen.id);
  if (!t) return;
  for (const id of [t.id, t.group]) if (id) find(id)?.classList.add("chosen");
  drawGhosts(t.choices.find((c) => c.action === board.chosen.action)?.ghost ?? [], t);
  light(t.lights);
}

/** What would lie there; the price of what is considered stays in sight above it. */
export function drawGhosts(ghosts, target = null) {
  for (const hidden of board.svg.querySelectorAll(".replaced")) hidden.classList.remove("replaced");
  // What would stand in the place of something is not drawn over it.
  const under = (p) => board.scene.pieces.find((one) => one.id === p.id.replace(/^ghost-/, "") && one.x === p.x && one.y === p.y);
  for (const p of ghosts) if (under(p)) find(under(p).id)?.classList.add("replaced");
  board.ghosts.replaceChildren(...[...ghosts].sort((a, b) => a.z - b.z).map((p) => svg("g", { class: p.class, transform: p.place }, useOf(p.face))));
  const price = ghosts.length && target && find(target.id)?.querySelector(".badge");
  if (price) board.ghosts.append(svg("g", { class: "price", transform: target.place }, price.cloneNode(true)));
}

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
