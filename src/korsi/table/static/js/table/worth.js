// An analysis board: the best lines from here, found more closely while one looks, and what every
// step is worth, at its place on the board and in the list of choices.

import { $, between, get, h, inLine, number, svg } from "../page.js";
import { base, board, shown, table } from "../state.js";
import { toNow } from "./history.js";
import { choose } from "./moves.js";
import { command } from "./server.js";

/** What is known of a position: {ply, at, playouts, lines, values}; and what is being asked: {of}, a position. */
let found = null;
let asking = null;
let observed = null;
const READABLE = 12; // px of a number on the board
const PAUSE = 150; // ms
const AGAIN = 4000; // ms until a server that was too busy is asked once more

export function renderWorth() {
  const { now } = table;
  const box = $("ui-worth");
  box.hidden = !now.board;
  if (!now.board) {
    asking = null; // an answer nobody can see is asked for again when the card comes back
    return drawBadges();
  }
  observed ??= observe();
  if (asking?.of !== here()) {
    asking = { of: here() };
    ask(asking, 0);
  }
  draw(box);
}

/** The position looked at, now or an earlier one. */
const at = () => table.past?.at ?? table.now.last;
const here = () => `${table.now.ply} ${at()}`;
const known = () => (found && `${found.ply} ${found.at}` === here() ? found : null);

/** While the page is looked at and the position stays, each look is closer than the last. */
async function ask(one, look) {
  const still = () => asking === one && here() === one.of;
  if (look === 0) await new Promise((go) => setTimeout(go, PAUSE)); // who walks fast asks about nothing on the way
  while (document.hidden && still()) await new Promise((go) => document.addEventListener("visibilitychange", go, { once: true }));
  if (!still()) return;
  let answer = null;
  try {
    answer = await get(`${base}/values?look=${look}&at=${at()}`);
  } catch {
    setTimeout(() => still() && ask(one, look), AGAIN);
    return;
  }
  if (!still() || !table.now.board || `${answer.ply} ${answer.at}` !== one.of) return;
  found = answer;
  draw($("ui-worth"));
  if (answer.more) ask(one, look + 1);
}

function draw(box) {
  const { title, text, thinking, best, then } = table.now.board;
  const { whose } = shown().board;
  const told = known();
  const key = JSON.stringify([title, whose, told, Boolean(table.past)]);
  if (box.dataset.drawn !== key) {
    const held = box.contains(document.activeElement) ? [...box.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    box.dataset.drawn = key;
    box.replaceChildren(
      h("p", {}, h("strong", {}, title), between, whose, " ", told ? best : thinking),
      h("div", { class: "lines" }, (told?.lines ?? []).map((line) => lineOf(line, then))),
      h("p", { class: "fine" }, text),
    );
    if (held >= 0) (box.querySelectorAll("button")[held] ?? $("ui-prompt")).focus({ preventScroll: true });
  }
  mark();
  drawBadges();
}

/** A line as a button: its first step is played by it; in an earlier position it leads back there. */
function lineOf({ chance, action, steps, follows }, then) {
  const more = inLine(follows.map((one) => `${one.name}: ${inLine(one.steps)}`));
  return h("button", { type: "button", class: "choice", onclick: () => (table.past ? goBack() : choose(action)) },
    h("b", { class: "chance" }, chance), h("span", {}, inLine(steps), more ? h("small", {}, `${then} ${more}`) : null));
}

/** On with the board from the position looked at. */
export async function goBack() {
  const answer = await command("analyse", { at: table.past.at });
  if (answer?.url) location.href = answer.url;
  else if (answer) toNow();
}

const worthOf = (actions) => (known() && !table.past ? found.values.filter((one) => actions.includes(one.action)) : []);

/** The list of choices is drawn anew whenever a group is opened. */
function observe() {
  const list = $("ui-choices");
  const observer = new MutationObserver(mark);
  observer.observe(list, { childList: true });
  return observer;
}

function mark() {
  for (const button of $("ui-choices").querySelectorAll("button[data-action], button[data-group]")) {
    const { action, group } = button.dataset;
    const [worth] = worthOf(group ? table.now.choices.filter((c) => c.group === group).map((c) => c.action) : [Number(action)]);
    let sign = button.querySelector(":scope > .value");
    if (!worth) {
      sign?.remove();
      continue;
    }
    if (!sign) button.insertBefore((sign = h("span", { class: "value" })), group ? button.lastElementChild : null);
    sign.classList.toggle("best", worth.best);
    if (sign.textContent !== worth.chance) sign.textContent = worth.chance;
  }
}

/** What the best step at each place is worth. */
function drawBadges() {
  if (!board.svg) return;
  let layer = board.svg.querySelector(":scope > .values");
  if (!layer) {
    if (!table.now.board) return;
    board.svg.append((layer = svg("g", { id: "layer-values", class: "values", "aria-hidden": "true" })));
  }
  const scene = table.past ? null : table.now.scene;
  const size = READABLE / (board.svg.getScreenCTM()?.a || 1);
  const open = (scene?.targets ?? []).filter((t) => t.group === "" || t.group === board.group);
  layer.replaceChildren(...open.flatMap((t) => {
    const inside = t.opens ? scene.targets.filter((one) => one.group === t.id).flatMap((one) => one.actions) : [];
    const [best] = worthOf([...t.actions, ...inside]);
    if (!best) return [];
    const said = number(best.percent); // there is no room for more than the number
    const [w, tall] = [size * (0.62 * said.length + 0.8), size * 1.45];
    const [x, y] = [t.x - t.width / 2 + w / 2, t.y - t.height / 2 + tall / 2]; // at the other end from a tower's floors or a price
    const pill = svg("rect", { x: x - w / 2, y: y - tall / 2, width: w, height: tall, rx: tall / 2 });
    const text = svg("text", { x, y: y + size * 0.36, "font-size": size, "text-anchor": "middle" });
    text.textContent = said;
    return [svg("g", { class: best.best ? "best" : "" }, pill, text)];
  }));
}
