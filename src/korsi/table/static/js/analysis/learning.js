// Learn from your mistakes: one's own worst positions, asked again one after another.

import { $, complain, get, h, inLine, say } from "../page.js";
import { base, chancesOf, found, given, who } from "./found.js";
import { boardAt, ringChanges, valueOf } from "./position.js";

const MOST = 8; // questions

/** The positions to ask: one's own slips and mistakes; who only watched is asked everybody's. */
function questions() {
  const mine = (d) => !given.own.length || given.own.includes(d.seat);
  return found.decisions.filter((d) => mine(d) && ["slip", "mistake"].includes(d.grade)).sort((a, b) => b.cost - a.cost).slice(0, MOST);
}

/** The step at which the best turn and the one that was played part: what they share is not asked. */
const parting = ({ best, played }) => Math.max(0, best.findIndex((action, i) => action !== played[i]));

const NEAREST = { behavior: "instant", block: "nearest" };
const inSight = (part) => part.scrollIntoView(NEAREST);

/** What a choice takes from the chance of the best one. */
const lost = (d, cost) => say("learn-not", chancesOf({ ...d, cost }));

async function ask(all, n) {
  const d = all[n];
  const same = parting(d);
  const [at, best] = [d.first + same, d.best[same]];
  const [picture, { moves }] = await Promise.all([boardAt(at), get(`${base}/analysis/moves?at=${at}`)]);
  const said = h("p", { role: "status" });
  const board = h("div", { class: "stage", role: "img", tabindex: "0", "aria-label": say("move-of", { at, last: given.last }) });
  board.innerHTML = picture;
  const title = h("h3", { tabindex: "-1" }, say("learn-ask", { at: n + 1, last: all.length }));
  const next = h("button", { type: "button", class: "button main", hidden: true, onclick: () => (n + 1 < all.length ? ask(all, n + 1).catch(complain) : end()) }, say("learn-next"));
  const answer = h("button", { type: "button", class: "button", onclick: () => answered().catch(complain) }, say("learn-answer"));
  const answered = async () => {
    tell(say("better", { move: d.best_text }));
    const after = await boardAt(at, d.best.slice(same));
    if (!after) return;
    board.innerHTML = after;
    ringChanges(board, picture);
    inSight(board);
    board.querySelector(".changes rect")?.scrollIntoView(NEAREST); // a tall board scrolls in itself
  };
  const tell = (text) => {
    said.textContent = text;
    next.hidden = false;
    inSight(verdict);
  };
  const verdict = h("div", { class: "verdict" }, said, h("div", { class: "row" }, answer, next));
  const offered = moves.map(({ action, text, notes }) => h("button", { type: "button", class: "button", "aria-pressed": "false", onclick: (event) => judge(action, event.currentTarget).catch(complain) }, h("span", {}, text, notes.length ? h("small", {}, inLine(notes)) : null)));
  let chosen = null;
  async function judge(action, button) {
    chosen?.setAttribute("aria-pressed", "false");
    chosen = button;
    button.setAttribute("aria-pressed", "true");
    const cost = await costs(action);
    button.dataset.found = cost < given.slip ? "right" : "wrong"; // it keeps its mark when another is tried
    if (chosen === button) tell(cost < given.slip ? say("learn-right") : lost(d, cost));
  }
  /** What a choice loses against the best one. */
  async function costs(action) {
    if (action === best) return 0;
    if (action === d.played[same] && d.wrong <= same) return d.cost;
    said.textContent = say("thinking");
    inSight(verdict);
    try {
      const [own, most] = [await valueOf(at, action), await valueOf(at, best)];
      return most - own;
    } catch (error) {
      said.textContent = "";
      throw error;
    }
  }
  $("ui-learn").replaceChildren(title, h("p", {}, who(d.seat)), h("div", { class: "asked" }, board, verdict, h("div", { class: "offered" }, offered)));
  title.focus({ preventScroll: true });
  title.scrollIntoView({ behavior: "instant", block: "start" });
}

function end() {
  $("ui-learn").replaceChildren(h("p", { role: "status" }, say("learn-done")));
}

export function setUpLearning() {
  $("ui-learn-part").hidden = false;
  const all = questions();
  if (!all.length) return void $("ui-learn").replaceChildren(h("p", {}, say("learn-none")));
  $("ui-learn-begin").onclick = () => ask(all, 0).catch(complain);
}
