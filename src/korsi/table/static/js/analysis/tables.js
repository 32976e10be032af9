// Turning points, luck and play, grades, periods, and every decision.

import { $, between, h, number, say } from "../page.js";
import { at, change, found, given, mine, percent, turningPoints, who } from "./found.js";
import { about, grade } from "./position.js";

function look(i) {
  at(i);
  $("ui-position").scrollIntoView({ behavior: "instant", block: "start" });
  $("ui-at").focus({ preventScroll: true });
}

function turning() {
  $("ui-turning-part").hidden = false;
  const row = (i) => {
    const d = found.decisions[i];
    return h("li", {}, h("p", {}, who(d.seat), between, say("move-of", { at: d.first, last: given.last })), about(d),
      h("p", {}, h("button", { type: "button", class: "button small", onclick: () => look(i) }, say("look"))));
  };
  const { own, others } = turningPoints();
  $("ui-turning").replaceChildren(...(own.length ? own.map(row) : [h("li", {}, say(others.length ? "learn-none" : "none"))]));
  $("ui-turning-others").hidden = !others.length;
  $("ui-turning-others").querySelector("ol").replaceChildren(...others.map(row));
}

const cell = (value) => h("td", { class: `n ${value > 0.005 ? "up" : value < -0.005 ? "down" : ""}` }, h("bdi", {}, change(value)));
const table = (head, rows) => h("table", { class: "scores" }, h("thead", {}, h("tr", {}, head.map((text, i) => h("th", { scope: "col", class: i ? "n" : null }, text)))), h("tbody", {}, rows));

function sums() {
  $("ui-sums-part").hidden = false;
  $("ui-sums").replaceChildren(table([say("who"), say("average"), say("setup"), say("luck"), say("play"), say("others"), say("result")],
    found.accounts.map(({ percent: p }, seat) => h("tr", {}, h("th", { scope: "row" }, who(seat)), h("td", { class: "n" }, percent(p.average / 100)),
      cell(p.setup / 100), cell(p.luck / 100), cell(p.play / 100), cell(p.others / 100), h("td", { class: "n" }, percent(p.result / 100))))));
  const guided = found.accounts.some((a) => a.grades.guided);
  $("ui-guided").hidden = !guided;
  const grades = given.grades.filter((g) => guided || g !== "guided");
  $("ui-grades").replaceChildren(table([say("who"), ...grades.map((g) => say(g)), say("given-away")],
    found.accounts.map((a, seat) => h("tr", {}, h("th", { scope: "row" }, who(seat)), grades.map((g) => h("td", { class: "n" }, number(a.grades[g] ?? 0))), cell(-a.cost)))));
  $("ui-periods").replaceChildren(table([say("period"), say("who"), say("luck"), say("play"), say("others"), say("given-away")],
    found.periods.flatMap((p) => p.seats.map((s, seat) => h("tr", {}, seat ? h("td", {}) : h("th", { scope: "row" }, p.text), h("td", {}, who(seat)),
      cell(s.luck), cell(s.play), cell(s.others), cell(-s.cost))))));
}

function decisions() {
  $("ui-decisions-part").hidden = false;
  const select = $("ui-whose");
  select.replaceChildren(...given.seats.map((seat) => h("option", { value: seat.seat }, mine(seat.seat) ? say("you") : seat.name)), h("option", { value: -1 }, say("all")));
  select.value = given.own.length ? given.own[0] : -1;
  const list = () => $("ui-decisions").replaceChildren(...found.decisions
    .map((d, i) => ({ d, i }))
    .filter(({ d }) => !d.forced && (select.value === "-1" || d.seat === Number(select.value)))
    .map(({ d, i }) => h("li", {}, h("button", { type: "button", onclick: () => look(i) }, who(d.seat), h("span", {}, d.played_text), grade(d)))));
  select.addEventListener("change", list);
  list();
}

export function setUpTables() {
  turning();
  sums();
  decisions();
}
