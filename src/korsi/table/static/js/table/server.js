// Talking to the server about this table: ask for the newest state, send a command.

import { $, Answer, complain, get, post, say, toast } from "../page.js";
import { base, layout, table } from "../state.js";
import { have, stateOf } from "./answers.js";
import { arrive, onlyGroup } from "./arrival.js";

/** Fetch the newest state; calls while one is on its way are folded into one more. */
export function refresh() {
  if (table.request) {
    table.again = true;
    return table.request;
  }
  table.request = (async () => {
    do {
      table.again = false;
      await ask();
    } while (table.again);
    table.request = null;
  })();
  return table.request;
}

let come = []; // what the stream has told of since the page was last drawn

/** The stream tells of a change. Bots that answer at once make many steps in one moment: they are taken together, and
 * only the newest is drawn. */
export function hear(change) {
  if (come.push(change) === 1) setTimeout(hearAll);
}

function hearAll() {
  const steps = [];
  try {
    for (const change of come.splice(0)) {
      const before = table.now;
      if (heard(change)) steps.push([table.now, before]);
    }
    for (const [i, [state, before]] of steps.entries()) arrive(state, before, i < steps.length - 1);
  } catch (error) {
    broken(error);
  }
}

/** The stream is quicker than the answer to a move of ours, which tells of it as well: only what that does not hold is asked
 * for (caughtUp). What changed of the state we hold may come along: is it the newest one now? */
function heard({ ply, kind, states = [] }) {
  const step = ["play", "undo", "timeout"].includes(kind);
  const brought = table.through === null && states.find((one) => one.base === have(table.now));
  if (step && table.sending) table.heard = Math.max(table.heard, ply);
  else if (brought) return takeOver(brought);
  else if (!step || ply !== table.now.ply) refresh();
  return false;
}

/** The answer to a move is there, or there is none. */
export function caughtUp() {
  if (table.heard > table.now.ply) refresh();
  table.heard = 0;
}

async function ask() {
  try {
    const asked = table.through;
    const seat = asked === null ? "" : `&seat=${asked}`;
    const answer = await get(`${base}/state?have=${have(table.now)}${seat}${layout()}`);
    connection("on");
    // Meanwhile the screen was passed on: what the last one may see is not for the next one.
    if (asked !== table.through) table.again = true;
    else take(answer);
  } catch (error) {
    if (!(error instanceof Answer)) connection("off");
    else if (error.key === "not-yours" && table.through !== null) {
      table.through = null;
      table.again = true;
    } else if (error.key === "closed") closed(error.message);
    else if (error.status >= 500) setTimeout(refresh, 1500);
    else complain(error);
  }
}

/** A command. Being late is no fault: the answer holds the new position, and we go on from there. */
export async function command(name, body = {}) {
  const { answer, error } = await attempt(name, body);
  if (error) complain(error);
  return answer ?? null;
}

/** The same, for who says it in their own words when it fails: {answer} or {error}. */
export async function attempt(name, body = {}) {
  try {
    const answer = await post(`${base}/${name}?have=${have(table.now)}${layout()}`, body);
    if (answer.state) take(answer.state);
    return { answer };
  } catch (error) {
    if (error instanceof Answer && error.body.state) take(error.body.state);
    if (!(error instanceof Answer)) connection("off");
    return { error };
  }
}

/** A command whose answer is another table: go there. */
export async function goToTableOf(name, body = {}) {
  if (table.leaving) return; // clicked twice
  table.leaving = true;
  try {
    location.href = (await post(`${base}/${name}`, body)).url;
    setTimeout(() => (table.leaving = false), 5000); // back by the browser's button
  } catch (error) {
    table.leaving = false;
    complain(error);
  }
}

function take(answer) {
  try {
    const before = table.now;
    if (takeOver(answer)) arrive(table.now, before);
  } catch (error) {
    broken(error);
  }
}

/** The answer is there, but this page cannot draw it. Nothing is lost and nothing is sent again: a page read anew draws it. */
function broken(error) {
  console.error(error);
  toast(say("broken"), { bad: true, link: { url: location.pathname, text: say("reload") }, stay: HOUR });
}

const HOUR = 3_600_000; // ms: as long as somebody may look at it

/** Make the state an answer tells of the newest one, if it is: it is not drawn yet. */
function takeOver(answer) {
  const state = stateOf(answer);
  if (!state) {
    table.held.clear();
    refresh(); // everything, then
    return false;
  }
  const before = table.now;
  if (state.ply < before.ply && state.status === before.status) return false; // overtaken by a newer one
  if (table.through !== null && !state.seats[table.through].acting) {
    table.through = null;
    if (state.as !== null && state.curtain === null && state.status === "playing") {
      refresh(); // as nobody in particular: then the curtain comes down
      return false;
    }
  }
  table.now = state;
  table.arrived = performance.now();
  // Where several act at the same time, another's move takes nothing out of my hands.
  if (state.ply !== before.ply && JSON.stringify(state.choices) !== JSON.stringify(before.choices)) {
    table.hint = null;
    table.group = onlyGroup(state);
  }
  if (table.past && table.past.at > state.last) table.past = null;
  return true;
}

/** Nobody sits here any more: the page says so and leads on. */
function closed(text) {
  $("ui-closed-text").textContent = text;
  if (!$("ui-closed").open) $("ui-closed").showModal();
}

export function connection(state) {
  $("ui-connection").hidden = state === "on";
}
