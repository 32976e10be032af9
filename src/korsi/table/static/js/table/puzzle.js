// A puzzle of the day: what is asked, what became of the turn, and the answer once it is told.

import { $, between, h, inLine, svg } from "../page.js";
import { board, narrow, table } from "../state.js";
import { useOf } from "../board/faces.js";
import { openGroup } from "./choices.js";
import { sheet } from "./rail.js";
import { command } from "./server.js";

let drawn = "";
let hinted = null;

export function renderPuzzle() {
  const { now, past } = table;
  const { puzzle } = now;
  const box = $("ui-puzzle");
  box.hidden = !puzzle || Boolean(past);
  const key = JSON.stringify(puzzle ?? null);
  if (key === drawn) return drawAnswer();
  const held = box.contains(document.activeElement);
  const before = drawn && JSON.parse(drawn);
  drawn = key;
  box.dataset.status = puzzle?.status ?? "";
  box.replaceChildren(...(puzzle ? parts(puzzle) : []));
  if (puzzle?.text !== before?.text) tell(puzzle, before);
  if (held) box.querySelector("button, a")?.focus({ preventScroll: true });
  show(puzzle?.action ?? null);
  drawAnswer();
}

function parts({ title, text, streak, answer, does, more }) {
  const buttons = [["again", "try-again"], ["show", "show"], ["on", "play-on"]]
    .filter(([name]) => does[name])
    .map(([name, act]) => h("button", { type: "button", class: "button small", "data-does": name, onclick: () => command(act) }, does[name]));
  return [
    h("p", {}, h("strong", {}, title), between, h("span", { id: "ui-puzzle-text" }, text)),
    streak ? h("p", { class: "streak" }, streak) : null,
    h("div", { class: "row" }, buttons, h("a", { class: "button small", href: "/#puzzles" }, more)),
    answer ? told(answer) : null,
  ].filter(Boolean);
}

/** The best turn with its reasons, then the others, each with its chance to win. */
function told({ best, why, reasons, others, turns }) {
  const [first, ...rest] = turns;
  const turn = ({ steps, chance }) => [h("b", { class: "chance" }, chance), " ", inLine(steps)];
  return h("div", { class: "answer" },
    h("h3", {}, best),
    h("p", { class: "best-turn" }, turn(first)),
    reasons.length ? [h("h3", {}, why), h("ul", {}, reasons.map((reason) => h("li", {}, reason)))] : null,
    rest.length ? [h("h3", {}, others), h("ul", {}, rest.map((one) => h("li", {}, turn(one))))] : null);
}

/** Something new is said, to the ear as well; who has just played finds the way on under their finger. */
function tell(puzzle, before) {
  if (!puzzle) return;
  $("ui-live").append(h("p", {}, puzzle.text));
  if (narrow.matches && $("ui-rail").dataset.open === "peek") sheet("half");
  if (before && puzzle.status !== "open") $("ui-puzzle").querySelector("button")?.focus({ preventScroll: true });
}

/** The next step of an answer that was looked up is marked, in the list and on the board. */
function show(action) {
  if (action === hinted) return;
  hinted = table.hint = action;
  openGroup(table.now.choices.find((c) => c.action === action)?.group ?? "");
  $("ui-choices").querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
}

/** A ring round its place, and ghosts of what it lays there. */
function drawAnswer() {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .answered");
  if (!layer) {
    if (hinted === null) return;
    board.targets.before((layer = svg("g", { class: "answered hint-layer", "aria-hidden": "true" })));
  }
  const t = table.past ? null : table.now.scene?.targets.find((one) => one.actions.includes(hinted));
  if (!t) return layer.replaceChildren();
  const ghost = t.choices.find((one) => one.action === hinted)?.ghost ?? [];
  const ring = svg("rect", { x: t.x - t.width / 2 - 3, y: t.y - t.height / 2 - 3, width: t.width + 6, height: t.height + 6, rx: 9 });
  layer.replaceChildren(...ghost.map((p) => svg("g", { class: `${p.class} ghost`, transform: p.place }, useOf(p.face))), svg("g", { class: "hint-ring" }, ring));
}
