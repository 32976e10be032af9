// The end of a game: who won, places, points over the game, the seed.

import { $, h, icon, lang, number, say } from "../page.js";
import { table } from "../state.js";
import { scoreTable } from "./points.js";
import { details } from "./scores.js";
import { sign, signs } from "./signs.js";
import { called } from "./turns.js";
import { openWindow } from "./windows.js";

export function openResult() {
  const { now } = table;
  const { result, seats, breakdown } = now;
  if (!result) return;
  const order = [...seats].sort((a, b) => result.ranking[a.seat] - result.ranking[b.seat]);
  const chairs = order.map((seat) => ranked(seat, result));
  if (result.rival) chairs.splice(result.rival.first ? 0 : 1, 0, rivalChair(result.rival));
  $("ui-won").textContent = verdict(result, order);
  $("ui-tie").textContent = result.tie; // why it was not shared
  $("ui-tie").hidden = !result.tie;
  $("ui-places").replaceChildren(...[
    result.why ? h("p", { class: "why-ended" }, result.why) : [],
    h("ol", { class: "ranking" }, chairs),
  ].flat());
  $("ui-end-chart").replaceChildren(...(result.chart.length > 1 && result.chart.flat().some(Boolean) ? [drawChart(result, seats)] : []));
  $("ui-end-body").replaceChildren(...[
    h("h3", {}, say("scores")),
    scoreTable(breakdown, seats),
    h("div", { class: "two sums" }, details(breakdown, seats)),
  ].flat());
  $("ui-seed").textContent = result.seed;
  $("ui-nonce").textContent = result.nonce || "–";
  renderRematch();
  $("ui-record").href = now.links.record ? `${now.links.record}?lang=${lang}` : "#";
  openWindow("ui-end");
}

/** The chart is fetched when a game has ended; without it the rest is told all the same. */
function drawChart({ chart: points, rival }, seats) {
  const place = h("div");
  const rows = rival ? points.map((row, i) => [...row, rival.chart[i]]) : points;
  const lines = rival ? [...seats, { ...rival, seat: seats.length }] : seats;
  import("../chart.js").then(({ chart }) => place.replaceWith(h("h3", {}, say("chart")), chart(rows, lines, say("chart"), sign, say("chart-steps", { count: rows.length - 1 }))), () => {});
  return place;
}

/** Play again, or join whoever was quicker; who only watched may watch the next game. */
export function renderRematch() {
  const { rematch, sat, result, analysis } = table.now;
  $("ui-rematch").hidden = !sat || analysis; // also who has resigned may ask for another game
  $("ui-rematch").textContent = say(rematch ? "rematch-join" : "rematch");
  $("ui-next-game").hidden = sat || !rematch;
  $("ui-asked").textContent = rematch?.name ? say("rematch-asked", rematch) : "";
  $("ui-next-place").textContent = result?.next ?? "";
  if (rematch) $("ui-next-game").href = rematch.url;
}

function verdict(result, order) {
  if (result.verdict) return result.verdict;
  const winners = order.filter((seat) => result.ranking[seat.seat] === 1);
  if (winners.length > 1) return say("share-win", { names: new Intl.ListFormat(lang).format(winners.map((seat) => `\u2068${seat.name}\u2069`)) });
  const [winner] = winners;
  return winner.yours && table.now.you.length === 1 ? say("you-win") : say("wins", { name: winner.name });
}

function ranked(seat, result) {
  const alone = result.rival ? (result.rival.first ? 2 : 1) : 0; // quite alone there are no places
  const place = result.verdict || result.rival ? alone : result.ranking[seat.seat];
  return chair(place, seat, called(seat), result.points[seat.seat], result.resigned.includes(seat.seat));
}

/** Who was played against by somebody who played alone. */
const rivalChair = (rival) => chair(rival.first ? 1 : 2, { ...rival, seat: 1 }, rival.name, rival.chart.at(-1), false);

function chair(place, seat, name, points, resigned) {
  const shown = place === 1 ? [crown(), h("span", { class: "unseen" }, say("place-1"))] : place ? ["", number(place)] : [];
  return h("li", { class: place ? (place === 1 ? "first" : "") : null },
    h("span", { class: "place" }, shown),
    signs(seat), h("span", { class: "name", dir: "auto" }, name),
    resigned ? h("span", { class: "tag" }, say("resigned")) : null,
    h("span", { class: "points" }, number(points)));
}

function crown() {
  const made = icon("crown");
  made.classList.add("crown");
  return made;
}
