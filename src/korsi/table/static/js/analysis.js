// The game afterwards: waits until it has been looked at, then shows it.

import { $, complain, get, say } from "./page.js";
import { at, base, found, percent, turningPoints } from "./analysis/found.js";
import { setUpGraph } from "./analysis/graph.js";
import { setUpLearning } from "./analysis/learning.js";
import { setUpPosition } from "./analysis/position.js";
import { setUpTables } from "./analysis/tables.js";

const AGAIN = 1200; // ms between two questions how far it has come

const FIRST = 0.01; // what is shown of the first positions, though a long game has done less: it moves

let begun = null; // how far it had come when first asked: {part, since}

/** How long it will still take, if it goes on as since one has been waiting. */
function left(part) {
  begun ??= { part, since: performance.now() };
  const gone = part - begun.part;
  if (gone < 0.04) return ""; // it begins slowly: nobody can say yet
  const minutes = ((performance.now() - begun.since) / 60_000) * ((1 - part) / gone);
  return minutes < 0.8 ? say("left-little") : say("left", { minutes: Math.ceil(minutes) });
}

/** Before the first position there is nothing to count: the rules are read, or another game comes first. */
function showPart({ part, ahead }) {
  if (part) $("ui-progress").value = part;
  $("ui-part").textContent = part ? percent(Math.max(FIRST, part)) : "";
  $("ui-left").textContent = part ? left(part) : say(ahead ? "ahead" : "begins");
}

async function wait() {
  let answer;
  try {
    answer = await get(`${base}/analysis.json`);
  } catch (error) {
    $("ui-progress").hidden = $("ui-part").hidden = true;
    $("ui-waiting-text").textContent = error.message;
    return complain(error);
  }
  if (!answer.decisions) {
    showPart(answer);
    return void setTimeout(wait, AGAIN);
  }
  Object.assign(found, answer);
  $("ui-waiting").hidden = true;
  setUpGraph();
  setUpPosition();
  setUpTables();
  setUpLearning();
  at(turningPoints().own[0] ?? found.turning[0] ?? found.decisions.length - 1);
}

wait();
