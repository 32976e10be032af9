// A hint: the best turn, shown on the board step by step, what it changes, and how the next best
// compare. Loaded when somebody first asks for one.

import { $, capitalised, h, icon, listed, number, inLine, say, svg } from "../page.js";
import { addParts, board, narrow, still, table } from "../state.js";
import { wholePiece } from "../scene.js";
import { reveal } from "../board/camera.js";
import { addFaces, useOf } from "../board/faces.js";
import { boxOf, find, fromMiddle, touches } from "../board/finding.js";
import { drawGhosts, preview, unpreview } from "../board/previews.js";
import { goTo, sectioned } from "../board/sections.js";
import { speak } from "./arrival.js";
import { closeConfirm } from "./confirm.js";
import { endFilm } from "./film.js";
import { hinted, openGroup, renderChoices } from "./choices.js";
import { send } from "./moves.js";
import { forward } from "./rail.js";
import { command } from "./server.js";

const PACE = 800; // ms from one step to the next

addParts(followHint);

export async function askHint() {
  if (table.past || table.sending || table.undoing || !table.now.choices.length) return; // of a position that is about to go
  if (thinks && performance.now() - thinks.since < TWICE) return;
  endFilm(); // a hint is about what can be done now
  if (closeConfirm() && table.advice) return; // it lay behind the question
  if (table.unhint({ back: true })) return; // asked once more: put away, or not waited for
  $("ui-main").style.setProperty("--rest", `${$("ui-main").offsetHeight}px`); // what is below it stays there
  const wait = (thinks = { ply: table.now.ply, since: performance.now() });
  $("ui-hint-card").replaceChildren(h("div", { class: "row" },
    h("p", {}, say("thinking"), " ", h("bdi", { class: "time" })), h("button", { type: "button", class: "button small", onclick: () => closeHint() }, say("hint-stop"))), h("p", { class: "fine", hidden: true }, say("hint-long")));
  wait.timer = setInterval(() => tellTime(wait), 1000);
  $("ui-hint-card").dataset.thinks = "";
  $("ui-hint-card").hidden = false;
  $("ui-main").scrollTop = 0; // it begins above what was scrolled to
  table.unhint = closeHint;
  forward();
  const answer = await command("hint", { seat: table.now.as });
  if (thinks !== wait) return; // nobody waits for it any more
  stopWaiting();
  if (!answer?.hint || answer.hint.ply !== table.now.ply) return;
  const { hint } = answer;
  addFaces(hint.faces);
  for (const step of hint.steps) step.ghost = (step.ghost ?? []).map(wholePiece);
  table.advice = { hint, seat: table.now.as, ply: hint.ply, choices: JSON.stringify(table.now.choices), begun: table.now.steps.length, made: 0, shown: 1, timer: 0, group: table.group, opened: table.group, section: board.section };
  table.unhint = closeHint;
  drawCard(hint);
  speak([say("hint-is", { move: listed(hint.steps.map((s) => s.text)) }), hint.then, hint.note, hint.chance, ...hint.reasons].filter(Boolean));
  if (!table.waits) begin();
}

/** What is asked about meanwhile comes first: then it is shown where its steps are made. */
function begin() {
  table.advice.begins = true;
  pointOut();
  showNext();
}
$("ui-choices").addEventListener("regroup", () => setTimeout(() => {
  if (table.advice && !table.advice.begins && !table.waits && !table.sending && table.advice.ply === table.now.ply) begin();
}));

/** The hint that is being thought about: {ply, since}, or null. The choices stay in sight meanwhile. */
let thinks = null;

const TWICE = 700; // ms: two clicks are one question, not a question and its end

const LONG = 6; // s after which one wonders

/** That somebody still thinks, and for how long. */
function tellTime({ since }) {
  const gone = Math.round((performance.now() - since) / 1000);
  $("ui-hint-card").querySelector(".time").textContent = say("hint-time", { count: gone });
  if (gone >= LONG) $("ui-hint-card").querySelector(".fine").hidden = false;
}

function stopWaiting() {
  clearInterval(thinks?.timer);
  thinks = null;
  delete $("ui-hint-card").dataset.thinks;
  $("ui-hint-card").hidden = true;
  return true;
}

const closer = () => h("button", { type: "button", class: "round", "aria-label": say("hint-close"), title: say("hint-close"), onclick: () => closeHint({ back: true }) }, icon("close"));

/** Puts the hint away, or does not wait for it; says whether there was one. Where one goes back from it, what it had opened is closed. */
function closeHint({ back = false } = {}) {
  const { advice } = table;
  if (thinks) return stopWaiting();
  if (!advice) return false;
  clearTimeout(advice.timer);
  const held = $("ui-hint-card").contains(document.activeElement);
  table.advice = null;
  table.hint = null;
  $("ui-hint-card").hidden = true;
  drawSteps();
  renderChoices();
  if (back && !advice.made && !table.past) goBackTo(advice);
  if (held) $("ui-hint").focus();
  return true;
}

/** Nothing of what the hint had chosen stays chosen, and the board shows what it showed. */
function goBackTo({ opened, group, section }) {
  if (table.group !== opened) return; // chosen since
  if (opened !== group) openGroup(group);
  unpreview();
  if (section && sectioned() && board.section?.id !== section.id) goTo(section);
}

/** The position has changed, or is being looked back from: the hint goes on as far as it was followed. */
function followHint() {
  const { advice, now } = table;
  if (thinks && thinks.ply !== now.ply) stopWaiting();
  if (!advice) return;
  $("ui-hint-card").hidden = Boolean(table.past);
  if (now.ply !== advice.ply || !now.choices.length) { // who has resigned is advised no more
    const { steps } = advice.hint;
    const since = now.steps.slice(advice.begun);
    const kept = now.as === advice.seat && since.length < steps.length && since.every((text, i) => text === steps[i].plain)
      && (since.length || JSON.stringify(now.choices) === advice.choices); // nothing made yet: the same turn, or the next one?
    if (!kept || !now.choices.some((c) => c.action === steps[since.length].action)) return void closeHint();
    clearTimeout(advice.timer);
    Object.assign(advice, { ply: now.ply, made: since.length, shown: steps.length });
    for (const [i, at] of [...$("ui-hint-card").querySelectorAll(".hint-steps > li")].entries()) at.classList.toggle("made", i < advice.made);
    pointOut();
  }
  drawSteps();
}

/** The step to make now is marked in the list, and its effect is seen on the board. */
function pointOut() {
  const step = table.advice.hint.steps[table.advice.made];
  table.hint = step.action;
  const choice = table.now.choices.find(hinted) ?? table.now.choices.find((c) => c.action === step.action);
  if (choice?.group) openGroup((table.advice.opened = choice.group));
  else renderChoices();
  if (choice?.target) preview(choice.target, step.action, false, choice.then ?? []); // never one's own step in another colour
}

/** One step after another, for the eye to follow; all at once for who likes nothing to move. */
function showNext() {
  const { advice } = table;
  if (!advice) return;
  const { steps } = advice.hint;
  if (still.matches) advice.shown = steps.length;
  drawSteps();
  const at = placeOf(advice.shown - 1);
  if (at && board.scene) reveal(at);
  const last = advice.shown >= steps.length;
  if (last && (steps.length === 1 || still.matches)) return;
  advice.timer = setTimeout(() => {
    const first = placeOf(advice.made);
    if (last) return void (board.scene && first && reveal(first)); // to what is to be done first
    advice.shown += 1;
    showNext();
  }, last ? 2 * PACE : PACE);
}

/** Where a step is made: the next one where it is to be clicked now; a later one where it is said to be before this step, if anything lies there yet. */
function placeOf(i) {
  const { advice, now } = table;
  const step = advice.hint.steps[i];
  const targets = (i === advice.made && now.ply === advice.ply && now.scene?.targets) || [];
  const target = targets.find((t) => t.id === step.target);
  return targets.find((t) => t.id === target?.group && t.id !== board.group) ?? target ?? step.at?.[advice.made];
}

/** Numbered rings where the steps are made, and ghosts of what they lay there. */
function drawSteps(only = -1) {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .hint-layer");
  if (!layer) {
    if (!table.advice) return;
    board.targets.after((layer = svg("g", { class: "hint-layer", "aria-hidden": "true" }))); // or what glows would cross its numbers
  }
  const { advice } = table;
  for (const at of board.targets.querySelectorAll(".ghosted")) at.classList.remove("ghosted");
  if (!advice?.begins || table.past || table.film) return layer.replaceChildren();
  if (only >= 0 && only !== advice.made) drawGhosts([]); // those of the step to make now
  const [rings, numbers, ghosts] = [[], [], new Map()]; // a thing is drawn once, as the last step leaves it
  advice.hint.steps.forEach((step, i) => {
    const at = placeOf(i);
    if (!at || i < advice.made || i >= advice.shown || (only >= 0 && i !== only)) return;
    if (step.ghost.length) find(step.target)?.classList.add("ghosted"); // what would lie there says more than what it asks
    for (const p of step.ghost) ghosts.set(p.id, svg("g", { class: `${p.class} ghost`, transform: p.place }, useOf(p.face)));
    rings.push(ring(at));
    numbers.push(numbered(at, i + 1));
  });
  layer.replaceChildren(...ghosts.values(), ...rings, ...numbers); // no ring crosses the number of another
}

const sidesOf = ({ x, y, width, height }) => ({ left: x - width / 2, top: y - height / 2, right: x + width / 2, below: y + height / 2 });

function ring(at) {
  const { left, top } = sidesOf(at);
  return svg("g", { class: "hint-ring" }, svg("rect", { x: left - 3, y: top - 3, width: at.width + 6, height: at.height + 6, rx: 9 }));
}

const DISC = 13; // units: radius of a number

/** At a corner of its ring; where that is the edge of what can be seen, inside. */
function numbered(at, n) {
  const { left, top, right, below } = sidesOf(at);
  const edge = board.section && touches(board.section, fromMiddle(at)) ? board.section : { x: 0, y: 0 }; // what lies in another section is not drawn into this one
  const inside = ([x, y]) => [Math.max(x, edge.x + DISC + 3), Math.max(y, edge.y + DISC + 3)];
  const [cx, cy] = freest([[left, top], [right, top], [left, below], [right, below]].map(inside));
  const said = svg("text", { x: cx, y: cy, "text-anchor": "middle", "dominant-baseline": "central" });
  said.textContent = number(n);
  return svg("g", { class: "hint-number" }, svg("circle", { cx, cy, r: DISC }), said);
}

/** The corner where a number hides the least of what lies on the board. */
function freest(corners) {
  const boxes = board.scene.pieces.map(boxOf).filter(Boolean);
  const hidden = ([x, y]) => boxes.filter((box) => touches(box, { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC })).length;
  return corners.map((at) => ({ at, n: hidden(at) })).reduce((a, b) => (b.n < a.n ? b : a)).at;
}

/** The rest of the hint is played, once: that is a yes to all it tells, and nobody is asked again. Where it is refused, it was for
 * another position. */
async function play({ currentTarget: button }) {
  const { advice } = table;
  if (!advice || table.sending || advice.ply !== table.now.ply) return; // what it led to is not drawn yet
  button.ariaBusy = "true"; // disabled, it would lose the focus
  const refused = await send(advice.hint.steps.slice(advice.made).map((s) => s.action), { told: true });
  button.ariaBusy = null;
  if (refused === true && table.advice === advice) closeHint();
}

function drawCard(hint) {
  const steps = hint.steps.map((step, i) => {
    const button = h("button", { type: "button", class: "hint-step" }, h("span", {}, step.text), step.notes.length ? h("span", { class: "worth" }, capitalised(inLine(step.notes))) : null);
    const look = () => {
      clearTimeout(table.advice?.timer);
      if (table.advice) table.advice.shown = hint.steps.length;
      drawSteps(i);
      const at = table.advice && placeOf(i);
      if (at && board.scene) reveal(at);
    };
    for (const on of ["pointerenter", "focus", "click"]) button.addEventListener(on, look);
    for (const off of ["pointerleave", "blur"]) button.addEventListener(off, () => drawSteps());
    return h("li", {}, button);
  });
  const others = hint.others.map((turn) =>
    h("li", {}, h("span", {}, inLine(turn.steps)), h("strong", {}, turn.chance), turn.against ? h("small", {}, turn.against) : null));
  $("ui-hint-card").replaceChildren(
    h("div", { class: "row" }, h("h3", {}, say("hint")), h("button", { type: "button", class: "button small main", onclick: play }, say("hint-play")), closer()),
    h("ol", { class: "hint-steps" }, steps),
    ...(hint.then ? [h("p", { class: "fine" }, hint.then)] : []),
    ...(hint.note ? [h("p", { class: "fine" }, hint.note)] : []),
    ...(hint.reasons.length ? [h("h4", {}, say("hint-why")), h("ul", { class: "hint-reasons" }, hint.reasons.map((text) => h("li", {}, text)))] : []),
    ...(hint.chance ? [h("p", { class: "hint-chance" }, hint.chance), bar(hint)] : []),
    ...(others.length ? [h("details", { class: "hint-others", open: !narrow.matches }, h("summary", {}, say("hint-others"), icon("down")), h("ul", {}, others))] : []),
  );
  $("ui-hint-card").hidden = false;
  $("ui-hint-card").scrollTop = 0;
}

/** The chance as a bar: that of the next best turn, and what this one adds. */
function bar({ after, others }) {
  const before = others[0]?.after ?? after;
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  return svg("svg", { class: "hint-bar", viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "ground", width: 100, height: 4 }), svg("rect", { class: after >= before ? "more" : "less", width: most, height: 4 }), svg("rect", { class: "now", width: least, height: 4 }));
}
