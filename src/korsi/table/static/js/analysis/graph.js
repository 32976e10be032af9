// Chances to win over the game: a line for each seat, turning points as dots, luck as a band.

import { $, listed, rtl, say, svg, written } from "../page.js";
import { sign } from "../table/signs.js";
import { found, given, goTo, here, onMove, percent, seatOf } from "./found.js";

const BESIDE = innerWidth < 700 || innerWidth > 860; // on a phone, and in the column beside the board
const W = BESIDE ? 460 : 960; // letters stay as large there
const H = BESIDE ? 210 : 300;
const LEFT = 46;
const RIGHT = 52;
const TOP = 16;
const BOTTOM = 28;
const DASHES = ["", "9 5", "2 6", "14 4 3 4", "5 3", "1 4"]; // colour is never the only difference

// The game runs as one reads; the signs stand at its end, the percentages at its beginning.
const along = (part) => LEFT + (W - LEFT - RIGHT) * (rtl ? 1 - part : part);
const SIGNS = rtl ? LEFT - 22 : W - RIGHT + 22;
const SCALE = rtl ? [W - RIGHT + 8, "right"] : [LEFT - 8, "left"];
const x = (i) => along(i / Math.max(1, found.chances.length - 1));
const y = (v) => TOP + (H - TOP - BOTTOM) * (1 - v);
const through = (values) => values.map((v, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("");
const row = (seat) => found.chances.map(([, chances]) => chances[seat]);

/** Whose luck is shaded: one's own, else the winner's. */
function whose() {
  const last = found.chances.at(-1)[1];
  return given.own.length ? given.own[0] : last.indexOf(Math.max(...last));
}

/** Was anything drawn or rolled after the set-up? Elsewhere luck is no matter of the game's course. */
const chanced = () => found.decisions.some(({ luck }) => luck.some(Boolean));

/** Between the chance and what it would be without the luck so far. */
function band(seat) {
  let luck = found.accounts[seat].setup;
  const without = row(seat).map((chance, i) => {
    if (i) luck += found.decisions[i - 1].luck[seat];
    return Math.max(0, Math.min(1, chance - luck));
  });
  const back = without.map((v, i) => `L${x(i).toFixed(1)} ${y(v).toFixed(1)}`).reverse().join("");
  return svg("path", { class: "band", d: `${through(row(seat))}${back}Z` });
}

function line(seat, at) {
  const d = through(row(seat.seat));
  const group = svg("g", { class: `tone-${seat.tones[0]}` });
  group.append(
    svg("path", { class: "under", d }),
    svg("path", { class: "line", d, "stroke-dasharray": DASHES[seat.seat % 6] || "none" }),
    svg("circle", { class: "dot", cx: SIGNS, cy: at, r: 11 }),
  );
  const place = svg("g", { class: "mark", transform: `translate(${SIGNS} ${at}) scale(.62)` });
  place.append(sign(seat, 0));
  group.append(place);
  return group;
}

/** Where the signs stand at the end, pushed apart. */
function ends() {
  const rows = given.seats.map((seat) => ({ seat, at: y(row(seat.seat).at(-1)) })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < rows.length; i++) rows[i].at = Math.max(rows[i].at, rows[i - 1].at + 24);
  let lowest = H - BOTTOM;
  for (const end of [...rows].reverse()) {
    end.at = Math.min(end.at, lowest);
    lowest = end.at - 24;
  }
  return rows;
}

function drawn() {
  const picture = svg("svg", { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": say("graph") });
  for (const v of [0, 0.25, 0.5, 0.75, 1]) {
    picture.append(svg("line", { class: "axis", x1: LEFT, x2: W - RIGHT, y1: y(v), y2: y(v) }), written(percent(v), SCALE[0], y(v) + 4, SCALE[1]));
  }
  let last = Infinity;
  for (const period of found.periods) {
    const i = found.decisions.findIndex((d) => d.first >= period.first);
    if (i > 0) picture.append(svg("line", { class: "period", x1: x(i), x2: x(i), y1: TOP, y2: H - BOTTOM }));
    const begins = x(Math.max(0, i));
    if (Math.abs(begins - last) > 74) {
      picture.append(written(period.text, begins + (rtl ? -4 : 4), H - 8, rtl ? "left" : "right"));
      last = begins;
    }
  }
  if (chanced()) picture.append(band(whose()));
  for (const { seat, at } of ends()) picture.append(line(seat, at));
  for (const i of found.turning) {
    const d = found.decisions[i];
    picture.append(svg("circle", { class: "turn", cx: x(i), cy: y(found.chances[i][1][d.seat]), r: 6 }));
  }
  picture.append(svg("line", { class: "now", id: "ui-now", y1: TOP - 8, y2: H - BOTTOM }));
  return picture;
}

function pointed(event) {
  const box = event.currentTarget.getBoundingClientRect();
  const part = (((event.clientX - box.left) / box.width) * W - LEFT) / (W - LEFT - RIGHT);
  goTo(Math.round((rtl ? 1 - part : part) * (found.chances.length - 1)));
}

function show() {
  const [moves, chances] = found.chances[here.point];
  $("ui-now").setAttribute("x1", x(here.point));
  $("ui-now").setAttribute("x2", x(here.point));
  const slider = $("ui-at");
  slider.value = here.point;
  const where = say("move-of", { at: moves, last: given.last });
  $("ui-where").textContent = where;
  const said = chances.map((chance, seat) => say("chance-of", { name: seatOf(seat).name, chance: percent(chance) }));
  slider.setAttribute("aria-valuetext", `${where}: ${listed(said)}`);
  $("ui-first").disabled = $("ui-older").disabled = here.point === 0;
  $("ui-last").disabled = $("ui-newer").disabled = here.point === found.chances.length - 1;
}

function keys(event) {
  if (event.target.closest("input, select, textarea, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by) {
    event.preventDefault();
    goTo(here.point + (rtl ? -by : by));
  }
}

export function setUpGraph() {
  $("ui-over").hidden = false;
  const picture = drawn();
  $("ui-graph").replaceChildren(picture);
  $("ui-graph-luck").hidden = !chanced();
  picture.addEventListener("click", pointed);
  const slider = $("ui-at");
  slider.max = found.chances.length - 1;
  slider.style.setProperty("--from", LEFT / W); // its knob runs below the line of the graph
  slider.style.setProperty("--to", RIGHT / W);
  slider.addEventListener("input", (event) => goTo(Number(event.target.value)));
  $("ui-first").onclick = () => goTo(0);
  $("ui-older").onclick = () => goTo(here.point - 1);
  $("ui-newer").onclick = () => goTo(here.point + 1);
  $("ui-last").onclick = () => goTo(found.chances.length - 1);
  document.addEventListener("keydown", keys);
  onMove(show);
}
