// The position looked at: its board, what was decided there, another move, playing on.

import { $, call, complain, get, h, post, say, svg } from "../page.js";
import { base, chancesOf, change, decided, found, given, here, onMove, percent, seatOf, tellOf, who } from "./found.js";

/** A board as the reader may see it after so many moves; with a turn, as if that had been played there. */
export async function boardAt(moves, turn = null) {
  const asked = turn ? `${base}/analysis/board?at=${moves}&turn=${turn}` : `${base}/board?worded&at=${moves}`;
  const tall = matchMedia("(max-aspect-ratio: 4/5)").matches && given.layouts.includes("tall") ? "&layout=tall" : "";
  const response = await call(asked + tall);
  return response.ok ? response.text() : "";
}

/** The better turn on the board, with rings round what it changes, and back again. */
async function showBetter(d, button) {
  const shown = button.getAttribute("aria-pressed") === "true";
  const [picture, before] = await Promise.all([boardAt(d.first, shown ? null : d.best), shown ? "" : boardAt(d.first)]);
  if (!picture || decided() !== d) return;
  $("ui-board").innerHTML = picture;
  if (!shown) ringChanges($("ui-board"), before);
  $("ui-not-played").hidden = shown;
  button.setAttribute("aria-pressed", String(!shown));
  button.textContent = say(shown ? "show-better" : "show-played");
}

/** Rings round every piece that lies there otherwise than in another picture. */
export function ringChanges(stage, other) {
  const before = new DOMParser().parseFromString(other, "text/html");
  const scene = stage.querySelector("svg.scene");
  const moved = [...scene.querySelectorAll(".piece[id]")].filter((piece) => {
    const was = before.getElementById(piece.id);
    return was?.getAttribute("transform") !== piece.getAttribute("transform") || was.innerHTML !== piece.innerHTML;
  });
  const frame = scene.getScreenCTM().inverse();
  const boxes = moved.map((piece) => {
    const box = piece.getBoundingClientRect();
    const [one, other] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((corner) => corner.matrixTransform(frame));
    return { left: one.x, top: one.y, right: other.x, bottom: other.y };
  });
  const rings = together(boxes).map(({ left, top, right, bottom }) => svg("rect", { x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 8, rx: 9 }));
  scene.append(svg("g", { class: "changes", "aria-hidden": "true" }, ...rings));
}

/** Boxes that lie over each other as one: the floors of a tower need one ring. */
function together(boxes) {
  const apart = [];
  for (let box of boxes) {
    for (let i; (i = apart.findIndex((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom)) >= 0; ) {
      const [one] = apart.splice(i, 1);
      box = { left: Math.min(box.left, one.left), top: Math.min(box.top, one.top), right: Math.max(box.right, one.right), bottom: Math.max(box.bottom, one.bottom) };
    }
    apart.push(box);
  }
  return apart;
}

let asked = -1;

async function draw() {
  const moves = found.chances[here.point][0];
  if (asked === moves) return;
  asked = moves;
  const picture = await boardAt(moves);
  if (picture && asked === moves) $("ui-board").innerHTML = picture;
}

export const grade = (d) => (d.grade ? h("span", { class: `grade ${d.grade}` }, say(d.grade)) : null);

/** Somebody who was one of the players is "you" wherever it is said. */
const playing = given.own.length === 1;

/** What is said of a decision, wherever it stands. */
export function about(d) {
  const move = d.played_text;
  const lines = [h("p", {}, d.before ? say("decided-before", { move }) : tellOf(d.seat, d.stood_in ? "decided-bot" : "decided", { move }))];
  if (d.forced) lines.push(h("p", { class: "fine" }, say("forced")));
  else if (d.cost >= 0.005 && d.grade !== "guided") {
    lines.push(h("p", {}, say("better", { move: d.best_text })), allSteps(d), h("p", {}, grade(d), " ", say("chances", chancesOf(d))));
    if (d.played.length > 1 && d.wrong) lines.push(h("p", { class: "fine" }, say("wrong", { step: d.wrong + 1 })));
  } else lines.push(h("p", {}, grade(d)));
  if (d.reasons?.length && !playing) lines.push(h("p", { class: "fine" }, say("told", { name: seatOf(d.seat).name }))); // "you" is them
  if (d.reasons?.length) lines.push(h("ul", { class: "reasons" }, d.reasons.map((text) => h("li", {}, text))));
  return lines.filter(Boolean);
}

/** A long turn is told by its first step; opened, by all of them. */
function allSteps({ best_steps: steps }) {
  if (!steps.length) return null;
  return h("details", { class: "whole-turn" }, h("summary", {}, say("steps")), h("ol", { class: "all-steps" }, steps.map((text) => h("li", {}, text))));
}

function tell() {
  const [, chances] = found.chances[here.point];
  const d = decided();
  const before = found.decisions[here.point - 1];
  const lucky = (before?.luck ?? []).map((luck, seat) => ({ luck, seat })).filter(({ luck }) => Math.abs(luck) >= 0.03);
  $("ui-here").replaceChildren(
    h("h3", {}, here.point === 0 ? say("start") : d ? say("move-of", { at: d.first, last: given.last }) : say("over")),
    h("p", { class: "fine" }, say("glance")),
    h("ul", { class: "shares" }, chances.map((chance, seat) => h("li", {}, who(seat), percent(chance)))),
    ...lucky.map(({ luck, seat }) => h("p", { class: "fine" }, tellOf(seat, "luck-here", { chance: change(luck) }))),
    ...(d ? about(d) : []),
    ...(d && d.cost >= 0.005 ? [h("p", {}, h("button", { type: "button", class: "button small", "aria-pressed": "false", onclick: (event) => showBetter(d, event.currentTarget).catch(complain) }, say("show-better")))] : []),
  );
  $("ui-not-played").hidden = true;
  asked = asked === found.chances[here.point][0] ? -1 : asked; // what was shown in between goes again
  $("ui-tried").textContent = "";
  $("ui-try").hidden = $("ui-on").hidden = !d;
}

let listed = -1;

async function list() {
  const d = decided();
  if (!d || listed === d.first) return;
  listed = d.first;
  try {
    const { moves } = await get(`${base}/analysis/moves?at=${d.first}`);
    if (listed !== d.first) return;
    $("ui-moves").replaceChildren(...moves.map(({ action, text }) => // not a <select>: it would cut what is long
      h("label", { class: "check" }, h("input", { type: "radio", name: "move", value: action, checked: action === d.best[0] }), h("span", {}, text))));
  } catch (error) {
    complain(error);
  }
}

/** What a first step is worth to whoever decided there. */
export async function valueOf(moves, action) {
  return (await post(`${base}/analysis/try`, { at: moves, action: Number(action) })).chance;
}

async function tryMove(event) {
  event.preventDefault();
  const d = decided();
  const chosen = $("ui-moves").querySelector(":checked");
  if (!d || !chosen) return;
  $("ui-tried").textContent = say("thinking");
  try {
    const chance = await valueOf(d.first, chosen.value);
    $("ui-tried").textContent = tellOf(d.seat, "tried", { move: chosen.parentNode.textContent, chance: percent(chance) });
  } catch (error) {
    $("ui-tried").textContent = "";
    complain(error);
  }
}

async function playOn(event) {
  event.preventDefault();
  const d = decided();
  try {
    location.href = (await post(`${base}/fork`, { at: d.first, seat: d.seat, bot: $("ui-level").value })).url;
  } catch (error) {
    complain(error);
  }
}

let waiting = 0;

export function setUpPosition() {
  $("ui-try").addEventListener("submit", tryMove);
  $("ui-on").addEventListener("submit", playOn);
  onMove(() => {
    tell();
    clearTimeout(waiting); // who walks fast is not shown every board on the way
    waiting = setTimeout(() => Promise.all([draw(), list()]).catch(complain), 120);
  });
}
