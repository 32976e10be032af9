// The list of choices: real buttons, enough to play the whole game without the board.

import { $, byFinger, capitalised, h, icon, inLine, say, svg } from "../page.js";
import { common, wholeFirst } from "../scene.js";
import { board, filming, narrow, pieceOf, shown, table, targetOf } from "../state.js";
import { flush } from "../board/drawing.js";
import { drawingOf } from "../board/faces.js";
import { preview, previewAll, previewPlace, unpreview } from "../board/previews.js";
import { toggleGroup } from "../board/targets.js";
import { asks, closeConfirm } from "./confirm.js";
import { send } from "./moves.js";
import { signs } from "./signs.js";

/** Passing, or that this is all, stands beside the question (see renderPass), not in the list. */
export function passOf({ choices, board: analysed, lesson }) {
  if (analysed) return null; // there it is weighed like all others
  if (Number.isInteger(lesson?.action)) return null; // the guide stands in the place of the question
  return choices.find((c) => c.passes) ?? (choices.length > 1 ? choices.find((c) => c.enough) : null);
}

const SHORT = 30; // letters: many rows no longer than this stand two and two, so that all of them are in sight

const LINE = 40; // letters of a small line on a phone, between its two edges
const LITTLE = 24; // letters: beside a name no longer than this there is room for what it brings

/** What can be done is told when it is seen what the others did. */
const LATER = { choices: [], groups: [], payment: null };

export function renderChoices() {
  const state = filming() ? { ...shown(), ...LATER } : shown();
  const list = $("ui-choices");
  const drawn = JSON.stringify([state.choices, state.payment, table.group, table.hint]);
  if (drawn === table.drawn.choices) return;
  table.drawn.choices = drawn;
  const held = list.contains(document.activeElement) ? document.activeElement.dataset : null;
  const only = state.payment?.actions.length === 1 ? state.choices.find((c) => c.action === state.payment.actions[0]) : null; // one step is one row, called as a guide calls it
  const whole = only ? [choiceButton(state.lesson?.action === only.action ? only : { ...only, text: state.payment.text })] : state.payment ? [wholeButton(state.payment, { class: "choice" })] : [];
  if (!state.payment?.aside) for (const button of whole) button.classList.add("payment");
  const made = state.payment?.aside ? [] : [...whole];
  const aside = !only && !table.past ? passOf(state) : null;
  const seen = new Set();
  for (const c of state.choices) {
    const g = c.group && state.groups.find((one) => one.id === c.group);
    if (c === only || c === aside) continue;
    if (!g) made.push(choiceButton(c));
    else if (!seen.has(g.id)) made.push(...groupOf(g, state.choices));
    if (g) seen.add(g.id);
  }
  for (const g of state.groups) if (g.rows && !seen.has(g.id)) made.push(...groupOf(g, state.choices));
  if (state.payment?.aside) made.push(...whole);
  list.replaceChildren(...made);
  rest(list);
  $("ui-asked-of").hidden = true;
  list.hidden = !made.length;
  const where = `${state.ply} ${state.at} ${made.length > 0}`; // before what can be done others' moves may have been read, further down
  if (list.dataset.of !== where) {
    for (const pane of [list.parentElement, $("ui-main")]) pane.scrollTop = 0; // another list is read from its beginning
    list.style.paddingBlockEnd = "";
    if (made.length) requestAnimationFrame(() => fromTheFirst(list, where));
  }
  list.dataset.of = where;
  if (held) {
    const again = held.group && list.querySelector(`[data-group="${CSS.escape(held.group)}"]`);
    const next = again || list.querySelector(".hinted") || list.querySelector("button") || $("ui-prompt");
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" }); // a browser would put it in the middle, and half of what stands above it out of sight
  }
}

/** When all else is drawn as well: nothing that was brought into sight on the way leaves the first row out of it. */
function fromTheFirst(list, where) {
  const [first, pane] = [list.querySelector("button"), list.parentElement];
  if (list.dataset.of !== where || !first || list.querySelector(".hinted, .asked, .chosen")) return;
  if (first.getBoundingClientRect().top < pane.getBoundingClientRect().top) pane.scrollTop = 0;
}

/** What comes to lie under a mouse that rests was not pointed to: a preview of it would look like a move. */
function rest(list) {
  list.classList.add("resting");
  addEventListener("pointermove", ({ target }) => {
    list.classList.remove("resting");
    target.closest?.("#ui-choices button")?.dispatchEvent(new PointerEvent("pointerenter"));
  }, { once: true });
}

/** The button that opens a group and, where it is open, its members. */
function groupOf(g, choices) {
  const asked = targetOf(g.target ?? g.id)?.asked ?? [];
  const at = (c) => asked.findIndex((one) => one.action === c.action && String(one.then) === String(c.then));
  const nth = (c) => (at(c) < 0 ? asked.length : at(c)); // in the order of the board's own question, and then what it does not ask
  const members = choices.filter((one) => one.group === g.id).sort((a, b) => wholeFirst(a, b) || nth(a) - nth(b));
  const direct = !g.rows && members.every((one) => one.target === g.id); // several choices at one place
  const open = table.group === g.id || (direct && choices.every((c) => c.group === g.id || c.passes || c.anew)); // nothing else is to be chosen
  const said = direct || targetOf(g.id)?.opens ? common(members) : []; // what all of them bring
  const button = groupButton(g, members, direct, open, said);
  if (!open) return [button];
  const inside = h("div", { class: "members", role: "group", "aria-label": g.text }, (g.rows || []).map((row) => wholeButton(row, { class: "choice", "data-action": row.actions[0] })), members.map((c) => choiceButton(c, said)));
  return [button, inside];
}

/** Several steps in one click: the obvious way to pay, an action begun with a die. */
function wholeButton({ actions, text, notes, target = "" }, names) {
  const button = h("button", { type: "button", "data-actions": actions.join(), ...names }, h("span", {}, text));
  if (notes.length) button.append(bringing(notes));
  button.addEventListener("click", () => send(actions, { touch: asks() })); // more than one thinks of: what is final is asked
  return previewing(button, () => (target ? preview(target, actions[0], false) : previewAll(actions)));
}

function choiceButton(c, said = []) {
  const own = (c.notes ?? []).filter((note) => !said.includes(note)); // what the group says need not be said again
  const worth = said.length ? own : worthOf(c);
  const ghost = targetOf(c.target)?.choices.find((one) => one.action === c.action && String(one.then) === String(c.then))?.ghost[0];
  const button = h("button", { type: "button", class: hinted(c) ? "choice hinted" : "choice", "data-action": c.action, "data-then": c.then ?? null }, pictureOf(ghost), h("span", {}, c.text));
  button.classList.toggle("little", c.text.length <= LITTLE);
  if (worth.length) button.append(bringing(worth));
  else if (!ghost && !c.anew && c.text.length <= SHORT) button.classList.add("short");
  button.classList.toggle("anew", Boolean(c.anew));
  button.addEventListener("click", () => send([c.action, ...(c.then ?? [])], { confirmed: button.matches(".go") })); // a tap on the board has asked already
  return previewing(button, () => {
    flush();
    if (c.target) preview(c.target, c.action, false, c.then ?? []);
  });
}

/** Is this how the hint begins? Whole, where the hint goes on as it does; else the step alone. */
export function hinted(c) {
  const next = table.advice?.hint.steps.slice(table.advice.made + 1) ?? [];
  const whole = ({ action, then }) => action === table.hint && then?.every((one, i) => one === next[i]?.action);
  if (c.then && table.now.lesson?.action === table.hint) return c.action === table.hint; // a guide's step is made with what belongs to it
  return c.then ? whole(c) : c.action === table.hint && !shown().choices.some((one) => one.then && whole(one));
}

function groupButton(g, members, direct, open, said) {
  const notes = [...(g.notes ?? []), ...said].filter(Boolean);
  const worth = notes.length || !direct ? notes : badgeOf(members[0]);
  const inside = members.some((c) => c.action === table.hint) && !open;
  const button = h("button", { type: "button", class: inside ? "choice hinted" : "choice", "aria-expanded": String(open), "data-group": g.id }, direct ? null : pictureOf(pieceOf(targetOf(g.target ?? g.id)?.lights[0])), g.seat === undefined ? null : signs(shown().seats[g.seat]), h("span", {}, capitalised(g.text)));
  button.classList.toggle("little", g.text.length <= LITTLE);
  if (worth.length) button.append(bringing(worth));
  button.append(icon("down"));
  button.addEventListener("click", () => openGroup(open ? "" : g.id));
  return previewing(button, () => (narrow.matches ? previewPlace(g.target ?? g.id) : preview(g.target ?? g.id, null, false))); // a finger that opens it rests on nothing in it
}

/** The board shows what a button would do while it is pointed to. */
function previewing(button, look) {
  const aside = () => table.waits && !button.matches(".chosen"); // while something else waits for a yes
  button.addEventListener("pointerenter", () => $("ui-choices").classList.contains("resting") || aside() || look());
  button.addEventListener("focus", () => byFinger() || aside() || look()); // a finger looks as it comes down; where it leads the focus afterwards, nobody looks
  button.addEventListener("pointerleave", unpreview);
  button.addEventListener("blur", unpreview);
  return button;
}

/** What stands on the board beside a thing is said by the choice itself where that has a number. */
const worthOf = (c) => (c.notes?.length ? c.notes : c.text.includes(c.badge) ? [] : badgeOf(c));
const badgeOf = ({ badge }) => (badge ? [badge] : []);

const bringing = (notes) => h("span", { class: "worth" }, capitalised(inLine(notes)));

/** Only a drawing in sight knows how large it is: the list may be drawn while something else has its room. */
const drawnAs = new ResizeObserver((seen) => {
  for (const { target: picture } of seen) {
    const box = picture.firstChild.getBBox();
    if (!box.width) continue;
    picture.setAttribute("viewBox", [box.x - 2, box.y - 2, box.width + 4, box.height + 4].join(" "));
    drawnAs.unobserve(picture);
  }
});

/** What a choice is about, as a small picture: the board's own drawing of that piece, as it lies there. */
function pictureOf(piece) {
  if (!piece) return null;
  const lies = svg("g", piece.turn ? { transform: `rotate(${piece.turn})` } : {});
  lies.append(...drawingOf(piece.face));
  for (const mark of lies.querySelectorAll(":scope > .mark")) mark.remove();
  const at = svg("g", { class: piece.class.replace(/\bmark-\S+/g, "") }, lies);
  const picture = svg("svg", { class: "thing", "aria-hidden": "true" }, at);
  drawnAs.observe(picture);
  return picture;
}

/** Open a group of choices, in the list and on the board alike. */
export function openGroup(id, fromBoard = false) {
  if (fromBoard) closeConfirm({ replaced: true }); // something else was tapped
  table.group = id;
  renderChoices();
  if (!table.waits) $("ui-choices").style.paddingBlockEnd = "";
  if (board.svg && !fromBoard && board.group !== id) {
    const opener = table.now.scene?.targets.some((t) => t.id === id && t.opens);
    if (opener || board.group) toggleGroup(opener ? id : board.group, false);
  }
  $("ui-choices").dispatchEvent(new Event("regroup"));
  if (!id) return uncut();
  const head = $("ui-choices").querySelector(`[data-group="${CSS.escape(id)}"]`);
  head?.nextElementSibling?.scrollIntoView({ block: "nearest" }); // what it opened,
  head?.scrollIntoView({ block: "nearest" }); // but never without what it is
  if (head) fromARow(head);
}

/** A list that was scrolled for what is open begins with a whole row, and not with the end of one. */
function fromARow(open) {
  const above = $("ui-choices").parentElement;
  const edge = above.getBoundingClientRect().top;
  if (!above.scrollTop) return;
  const next = [...$("ui-choices").querySelectorAll("button")].find((row) => row.getBoundingClientRect().top >= edge);
  const far = Math.min(next?.getBoundingClientRect().top ?? 0, open.getBoundingClientRect().top) - edge - 6;
  if (far <= 0) return;
  const room = above.scrollHeight - above.clientHeight - above.scrollTop;
  if (far > room) $("ui-choices").style.paddingBlockEnd = `${Math.ceil(far - room)}px`;
  above.scrollTop += far;
}

/** After a group is folded the list begins with a whole row, too. */
function uncut() {
  const above = $("ui-choices").parentElement;
  const edge = above.getBoundingClientRect().top;
  const boxes = [...$("ui-choices").querySelectorAll("button")].map((row) => row.getBoundingClientRect());
  const cut = boxes.find(({ top, bottom }) => top < edge && bottom > edge);
  if (cut) above.scrollTop += cut.top - edge - 6;
}

/** The buttons for what is pointed to on the board. */
export function markNear(t) {
  const list = $("ui-choices");
  unmark(list);
  if (!t) return;
  const homes = table.now.choices.filter((c) => t.actions.includes(c.action)).map((c) => c.group);
  const wanted = [...t.actions.map((a) => `[data-action="${a}"]`), ...[t.id, ...homes].map((id) => `[data-group="${CSS.escape(id)}"]`)];
  wanted.map((one) => list.querySelector(one)).find(Boolean)?.classList.add("near");
}

function unmark(list) {
  for (const near of list.querySelectorAll(".near")) near.classList.remove("near", "asked", "go");
  $("ui-asked-of").hidden = true;
}

/** The buttons for a target where several things can be done, brought into sight: a finger has pointed to it on the board. */
export function showChoiceOf(t) {
  const { action, then } = t.asked[0];
  const opened = then && t.group; // its rows stand in the group alone
  const home = opened || table.now.choices.find((c) => c.action === action)?.group || "";
  if (home && table.group !== home) openGroup(home, true);
  const list = $("ui-choices");
  unmark(list);
  const whole = ({ then: also }) => (opened ? "" : also ? `[data-then="${also}"]` : ":not([data-then])");
  const rows = t.asked.map((c) => list.querySelector(`${opened ? ".members " : ""}[data-action="${c.action}"]${whole(c)}`)).filter(Boolean);
  for (const row of rows) {
    row.dataset.go = say("do-it");
    row.classList.add("near", "asked");
    row.classList.toggle("go", Boolean(row.dataset.then) || Boolean(t.turns)); // it says all it does: no second question
  }
  const at = list.querySelector(".asked");
  if (!at) return;
  askOf(t, shown().groups.find((g) => g.id === t.id));
  const above = list.parentElement; // it comes first, the others below
  above.scrollTop += at.getBoundingClientRect().top - above.getBoundingClientRect().top - 6;
  (list.querySelector(".asked.hinted") ?? at).scrollIntoView({ block: "nearest" });
}

/** The rows say how, this says what with and, where it stands above them in the list as well, what all of them bring. */
function askOf(t, group) {
  const said = group ? common(t.asked) : [];
  $("ui-asked-of").querySelector("b").textContent = group?.text ?? t.label.text;
  $("ui-asked-of").querySelector("span").textContent = capitalised(inLine(said));
  $("ui-asked-of").classList.toggle("told", said.length > 0);
  $("ui-asked-of").classList.toggle("long", inLine(said).length > LINE);
  $("ui-asked-of").hidden = false;
}

/** What was tapped is not meant, or something else is looked at: the sheet is no longer about it. */
export function dropAsked() {
  if ($("ui-asked-of").hidden || table.waits) return;
  unpreview();
  unmark($("ui-choices"));
  if (table.group && !board.group) openGroup("", true);
}

/** Its rows are scrolled out of sight. */
function scrolledAway({ currentTarget: pane }) {
  const { top, bottom } = pane.getBoundingClientRect();
  const seen = (row) => row.getBoundingClientRect().bottom > top + 8 && row.getBoundingClientRect().top < bottom - 8;
  if (![...pane.querySelectorAll(".asked")].some(seen)) dropAsked();
}

export function setUpAsked() {
  $("ui-not-this").onclick = dropAsked;
  $("ui-choices").parentElement.addEventListener("scroll", scrolledAway);
  for (const tab of document.querySelectorAll("[role=tab]")) tab.addEventListener("click", dropAsked);
}

/** Arrow keys, Home and End inside the list, and in what the board asks. */
export function walkChoices(event, at) {
  const items = [...(at.closest(".tip.asks") ?? $("ui-choices")).querySelectorAll("button")];
  const i = items.indexOf(at);
  const to = { ArrowDown: i + 1, ArrowUp: i - 1, Home: 0, End: -1 }[event.key];
  if (i < 0 || to === undefined) return;
  event.preventDefault();
  items.at(to % items.length).focus();
}
