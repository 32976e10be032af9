// Who sits at the table: sign, name, points, clock.

import { $, complain, h, icon, inLine, lang, listed, number, say, svg, toast, unknown } from "../page.js";
import { filming, headed, table } from "../state.js";
import { sound } from "../bell.js";
import { signs } from "./signs.js";
import { called } from "./turns.js";

const SHORT = 12; // letters of a name: a longer one may be cut
const COUNT = ["", "one", "two", "three", "four", "five", "six"];

export function renderSeats() {
  const { seats, status, rival } = headed();
  document.body.classList.toggle("filming", filming());
  if (!$("ui-absent").hidden || table.now.seats.some((seat) => seat.gone || seat.idle) || Number.isInteger(table.now.kept_place)) import("./absent.js").then((one) => one.renderAbsent(), () => {});
  const at = $("ui-seats");
  const drawn = JSON.stringify([seats.map(({ clock, gone, ...seat }) => [seat, Boolean(clock), Boolean(gone)]), status, rival, Boolean(table.past)]);
  if (drawn === table.drawn.seats) return tick(); // what is pointed to stays
  table.drawn.seats = drawn;
  hideSum();
  at.className = `seats ${COUNT[seats.length + Boolean(rival)] || "six"}${seats.some((s) => s.clock) ? " timed" : ""}`;
  at.replaceChildren(...seats.map(chair), ...(rival ? [rivalChair(rival)] : []));
  // what the numbers are: more than lies on the board where the end of the game pays; at an earlier position too
  if ($("ui-standing")) $("ui-standing").hidden = !(status === "playing" || table.past);
  tick();
}

/** The words before the numbers tell, pointed to, what the reader's own is made of and what it leaves out. */
export function setUpStanding() {
  if ($("ui-standing")) explainSum($("ui-standing"), () => table.now.as ?? 0);
}

/** While a seat is pointed to, its sum is explained below it; `seat` says which. */
function explainSum(chair, seat) {
  const show = () => {
    clearTimeout(table.sum);
    table.sum = setTimeout(() => import("./sums.js").then((one) => one.explain(chair, seat()), () => {}), 180);
  };
  chair.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && show());
  chair.addEventListener("focus", () => chair.matches(":focus-visible") && show());
  chair.addEventListener("pointerleave", hideSum);
  chair.addEventListener("blur", hideSum);
}

export function hideSum() {
  clearTimeout(table.sum);
  $("ui-sum").hidden = true;
}

/** What few ask for is fetched when they do. */
export const openScores = (seat) => import("./scores.js").then((one) => one.openScores(seat)).catch(complain);

function chair(seat) {
  const marks = [seat.acting && "acting", seat.away && "away", seat.gone && "gone", seat.resigned && "resigned"];
  const button = h("button", { type: "button", class: ["chair", ...marks].filter(Boolean).join(" "), onclick: () => openScores(seat.seat) },
    signs(seat),
    h("span", { class: seat.yours ? "name you" : "name", dir: "auto" }, ...withNumber(called(seat))));
  if (seat.stands_in) button.append(icon("bot")); // it plays for somebody
  else if (seat.resigned) button.append(icon("flag"));
  else if (seat.away || seat.gone) button.append(icon("away"));
  else if (seat.kind === "bot") button.append(faceOf(seat));
  if (seat.waking) button.append(h("span", { class: "waking", "aria-hidden": "true" }, icon("moon")));
  if (table.now.status !== "open") button.append(h("span", { class: "points", "aria-hidden": "true" }, seat.points === null ? unknown : number(seat.points)));
  if (seat.less) button.append(h("span", { class: "less", dir: "ltr", "aria-hidden": "true" }, `+${unknown}`));
  if (seat.clock) button.append(h("span", { class: "clock", "data-seat": seat.seat }));
  // For ears: what the eye reads from places and frames.
  const points = table.now.status !== "open" && [say(table.now.standing && table.now.status === "playing" ? "standing" : "points"), seat.points === null ? unknown : number(seat.points)];
  const said = [seat.less && say("less"), seat.acting && say(seat.yours ? "your-turn" : "acting"), whereabouts(seat), seat.waking && say("waking"), seat.strength];
  button.append(h("span", { class: "unseen" }, `. ${sentences([listed(points || []), listed(said), seat.last])}`));
  button.title = inLine([(called(seat) !== seat.name || seat.name.length > SHORT) && seat.name, seat.strength, whereabouts(seat), seat.less && say("less"), seat.waking && say("waking")]);
  explainSum(button, () => seat.seat);
  return button;
}

/** Of names that are alike the number parts them: it is seen whole, whatever else of the name is cut. */
const withNumber = (name) => name.match(/^(.+\S)(\s*\(.{1,4}\)\S?)$/)?.slice(1).map((part) => h("span", {}, part)) ?? [name];

/** Is somebody not there themselves, and does a bot play instead? */
export const whereabouts = (seat) => inLine([seat.resigned ? say("resigned") : (seat.away || seat.gone) && say("away"), seat.stands_in && say("bot-plays")]);

/** Each for itself: what somebody did last is not what would be if the game ended now. */
const sentences = (texts) => texts.filter(Boolean).map((text) => (/[.!?؟…]$/.test(text) ? text : `${text}.`)).join(" ");

/** Who is played against by somebody who plays alone has a chair too. */
const rivalChair = (rival) => h("button", { type: "button", class: "chair", onclick: () => openScores() },
  signs({ ...rival, seat: 1 }), h("span", { class: "name", dir: "auto" }, rival.name), h("span", { class: "points" }, number(rival.points)));

/** A character's face; a machine's for whatever else plays by itself. */
const faceOf = ({ bot, kin }) => (bot?.startsWith("level") ? svg("svg", { class: `face kin${kin}`, "aria-hidden": "true" }, svg("use", { href: `/static/characters.svg#${bot}` })) : icon("bot"));

const two = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { minimumIntegerDigits: 2, useGrouping: false });

/** The clocks run on between two states. */
export function tick() {
  if (!$("ui-absent").hidden) import("./absent.js").then((one) => one.sayHowLong(), () => {});
  const gone = performance.now() - table.arrived;
  let mine = null; // seconds, of whichever own seat is short of them
  for (const at of document.querySelectorAll(".clock[data-seat]")) {
    const clock = table.now.seats[at.dataset.seat]?.clock;
    if (!clock) continue;
    const ran = clock.running ? gone : clock.waits_ms ? gone - clock.waits_ms : 0; // it waits for somebody to look, but not for ever
    const left = Math.max(0, clock.left_ms - Math.max(0, ran)) / 1000;
    at.textContent = timeLeft(left);
    const short = Math.max(20, Math.min(3600, table.now.clock.seconds / 10));
    at.classList.toggle("short", ran > 0 && left < short);
    if (table.now.seats[at.dataset.seat].yours && ran > 0 && left < short && left > 0) mine = left;
  }
  warn(mine);
}

/** Before one's own time is up, once a turn. */
function warn(left) {
  if (left !== null && !table.warned) {
    toast(say("clock-short", { time: timeLeft(left) }), { bad: true });
    if ($("ui-sound").checked) sound("turn");
  }
  table.warned = left !== null;
}

function timeLeft(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two.format(Math.floor(seconds % 60));
  if (hours >= 48) return say("days", { days: Math.floor(hours / 24) });
  return hours ? `${number(hours)}:${two.format(minutes)}:${rest}` : `${number(minutes)}:${rest}`;
}
