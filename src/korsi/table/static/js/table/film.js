// What others do, one step after another at the reader's speed, though several may arrive at once.
// What can be done comes after it: what one reads and what one sees are of one position. Nobody has to
// wait: any input on the board, the button or a key ends the film.

import { $, complain, get, h, icon, post, say } from "../page.js";
import { base, board, layout, narrow, render, seatOf, shown, table } from "../state.js";
import { changedScene, wholeScene } from "../scene.js";
import { focus, seek } from "../board/camera.js";
import { draw, flush } from "../board/drawing.js";
import { addFaces } from "../board/faces.js";
import { boxOf } from "../board/finding.js";
import { lightAbout, unlight } from "../board/previews.js";
import { atHand, sectioned, sectionsOf } from "../board/sections.js";
import { have } from "./answers.js";
import { myTurn } from "./arrival.js";
import { changedBy, dropMarks, follow, noteMarks, putThere, renderMarks, toldOf } from "./marks.js";
import { redraw } from "./picture.js";
import { renderLog } from "./log.js";
import { ends } from "./news.js";
import { renderPrompt } from "./prompt.js";
import { makeRoom } from "./rail.js";
import { renderSeats } from "./seats.js";
import { signs } from "./signs.js";
import { renderSince } from "./since.js";
import { called, entry, shortly, turnsOf } from "./turns.js";

/** @typedef {{at: number, by: number | null, points: (number | null)[], less: boolean[], phase: string, scene: object}} Frame */

const STEP = { off: 0, fast: 450, normal: 1000, slow: 2000 }; // ms
const SCORING = 1.8; // times longer,
const EACH = 0.3; // and for each further line,
const LONGEST = 4; // but no longer
const OWN = 320; // ms for a step of one's own that came along
const MOST = 40; // who comes back after more steps reads about them instead

export const speed = () => $("ui-speed").value;
const pause = () => STEP[speed()] || STEP.normal; // what one asks to see is shown in any case

/** How long a whole turn stands when a game is played back. */
export const turnTime = () => 1.3 * pause();

/** Is the way to a newer position shown step by step? */
function filmed(state, before) {
  const way = state.last - before.last;
  const worth = speed() !== "off" && !document.hidden && board.svg && state.scene && before.scene;
  const same = state.as === before.as && state.status !== "open" && before.status !== "open";
  if (!worth || !same || way < 1 || way > MOST) return false;
  return way > 1 || !state.you.includes(state.by) || endsRound(toldOf(state.last)) || (!state.prompt.yours && broughtElsewhere(state.last, before.scene, state.scene).length > 0);
}

/** What came of a step by itself gave somebody something, such as the end of a season: it is told of, though the step was the reader's own. */
const endsRound = (lines) => turnsOf(lines).some(ends);

/** What the reader's own step has put into a section that is not the one they look at: wood that came into their village. */
function broughtElsewhere(at, before, after) {
  const lines = toldOf(at);
  if (!sectioned() || !board.section || !lines.length || lines.some((line) => line.after || !table.now.you.includes(line.by))) return [];
  const told = new Set(lines.flatMap((line) => line.pieces)); // not what has gone on beside it, such as whose turn it is
  const out = (p) => !atHand(p) && !sectionsOf([p]).includes(board.section.id);
  return putThere(lines, before, after).filter((p) => told.has(p.thing) && out(p));
}

/** A newer position has come, and nothing of the page tells of it yet. */
export function beginFilm(state, before) {
  if (!filmed(state, before)) return;
  if (table.film?.again) endFilm();
  table.film ??= { ...filmFrom(before.last), head: headOf(before), own: true };
  table.film.own &&= ownDoing(state, before);
}

/** Only steps of the reader's own, and nothing that followed by itself: there is nobody to see first. */
function ownDoing(state, before) {
  const lines = state.log.filter((line) => line.ply > before.last && !line.note);
  const own = (by) => state.you.includes(by);
  return lines.length ? lines.every((line) => own(line.by) && !line.after) : own(state.by);
}

/** What the head of the page says of a position. */
const headOf = (state, by = null) => ({ at: state.at, by, phase: state.phase, points: state.seats.map((seat) => seat.points), less: state.seats.map((seat) => seat.less) });

let undrawn = null; // the last position that was drawn, where newer ones came together

/** Show the way to a newer position, or just the position. Then what is to be done, and `reached` as soon
 * as its picture is there. With `more` behind it, it is not drawn. */
export function watch(state, before, then, reached, more = false) {
  if (table.film && state.ply === before.ply) { // nothing has been done meanwhile
    reached();
    return then();
  }
  const way = state.last - before.last;
  const other = !state.you.includes(state.by);
  if (!filmed(state, before)) {
    if (way > 0 && before.scene && state.scene && other) noteMarks(state.last, state.by, before.scene, state.scene);
    else if (way > 0) dropMarks(toldOf(state.last, before.last));
    const from = undrawn ?? before;
    undrawn = more && speed() === "off" ? from : null; // with speed, the next one may be shown from this one on
    if (!undrawn) {
      if (!endFilm()) redraw(state, from);
      renderMarks();
      const stays = sectioned() && ownDoing(state, from); // where one's own step is made one looks already
      if (state.last > from.last && from.scene && state.scene && !table.past && !stays) follow(toldOf(state.last, from.last), from.scene, state.scene);
    }
    reached();
    return then();
  }
  const { film } = table;
  film.then.push(then);
  film.reached.push(reached);
  film.loading++;
  // What arrives later is shown later, though it may need no fetching.
  film.tail = film.tail.then(async () => {
    const found = way === 1 ? [{ ...headOf(state, state.by), scene: untouched(state.scene) }] : await between(before.last, state.last, before).catch(() => []);
    if (table.film !== film) return; // ended meanwhile: the newest position is drawn
    film.loading--;
    mark(found, before.scene);
    film.frames.push(...found.filter((one, i) => i === found.length - 1 || !halfDone(one)));
    if (!film.timer) next();
  });
}

/** A step of one's own on the way to a whole move: who sent the move has seen it as one, and the board does not go to
 * where the choice would be made by hand. */
const halfDone = ({ at, by }) => table.now.you.includes(by) && !toldOf(at).length;

function mark(frames, first) {
  let last = first;
  for (const { at, by, scene } of frames) {
    if (by !== null && !table.now.you.includes(by)) noteMarks(at, by, last, scene);
    else if (by !== null) dropMarks(toldOf(at));
    last = scene;
  }
}

/** Pictures to come, how many are on their way, what is to be done afterwards. */
const filmFrom = (at) => ({ frames: [], timer: 0, loading: 0, then: [], reached: [], tail: Promise.resolve(), at, head: null, again: false });

/** The same without anything to do on it. */
const untouched = (scene) => ({ ...scene, targets: [] });

/** The positions after one and up to another. @returns {Promise<Frame[]>} */
export async function between(from, to, held = null) {
  const token = held ? have(held) : "";
  const answer = await get(`${base}/steps?from=${from}&to=${to}${seatOf(table.now)}${layout()}&have=${token}`);
  let scene = answer.base ? table.held.get(answer.base).scene : null;
  return answer.steps.map((step) => {
    addFaces(step.scene?.faces);
    scene = scene ? changedScene(scene, step.scene ?? {}) : wholeScene(step.scene);
    return { ...step, scene: untouched(scene) };
  });
}

/** See a turn again on the board. */
export async function playAgain(turn) {
  endFilm();
  const film = (table.film = { ...filmFrom(turn.first - 1), loading: 1, again: true });
  $("ui-film").classList.add("again");
  try {
    const frames = await between(turn.first - 1, turn.last);
    if (table.film !== film) return;
    film.loading--;
    film.frames.push(...frames);
    next();
  } catch (error) {
    endFilm();
    complain(error);
  }
}

/** What plays a turn again, beside its line. */
export function playSign(turn) {
  const button = h("button", { type: "button", class: "play", title: say("again"), "aria-label": say("again") }, icon("play"));
  button.addEventListener("click", () => {
    makeRoom(); // on a phone, for the board
    playAgain(turn);
  });
  return button;
}

function next() {
  const { film } = table;
  if ($("ui-scores").open) return void (film.timer = setTimeout(next, OWN)); // what lies over the board tells of the same moment as the head
  const frame = film.frames.shift();
  if (!frame) {
    film.timer = 0;
    if (!film.loading) endFilm();
    return;
  }
  film.at = frame.at;
  const before = board.scene;
  flush();
  film.head = frame; // head, prompt and line tell of the same picture, the last one too
  draw(frame.scene, frame.by !== null);
  renderMarks();
  const lines = toldOf(frame.at);
  const changed = frame.by === null ? [] : changedBy(before, frame.scene);
  caption(frame, lines);
  renderHead();
  unlight();
  for (const line of lines) lightAbout(line.pieces.slice(0, 1)); // what it is about, not its colour
  const own = table.now.you.includes(frame.by) && !film.again;
  const stays = own && film.own && sectioned(); // where one's own step is made one looks already
  if (lines.length && sectioned() && !stays && (film.again || !board.kept)) board.follows = true; // unless the reader has chosen what to look at, they are shown what is told next
  if (frame.by !== null && !stays) follow(lines, before, frame.scene);
  const brought = own ? broughtElsewhere(frame.at, before, frame.scene) : [];
  if (own && lines.length) board.tapped = performance.now(); // what one has put there is seen landing
  film.timer = setTimeout(brought.length ? () => lookAt(brought) : next, timeFor(frame, lines, changed) || 1);
}

/** What one has got is seen where it lies. */
function lookAt(pieces) {
  board.follows = true;
  seek([pieces.map(boxOf).filter(Boolean)], pieces);
  table.film.timer = setTimeout(next, pause());
}

/** What is told of the position, beside the board. */
function renderHead() {
  renderSeats();
  renderPrompt();
  renderSince();
  renderLog();
}

/** How long a picture stands. What changed nothing is passed over. */
function timeFor(frame, lines, changed) {
  if (frame.by === null) return table.film.again ? 450 : 0;
  if (!table.film.again && table.now.you.includes(frame.by) && !endsRound(lines)) return OWN;
  if (!lines.length && !changed.length) return 0;
  const after = lines.filter((line) => line.after && !line.small).length;
  return pause() * (after ? Math.min(SCORING + EACH * (after - 1), LONGEST) : 1);
}

function caption(frame, lines) {
  const { now } = table;
  const seat = now.seats[frame.by];
  const turns = turnsOf(lines.length ? lines : toCome(frame)).filter((one) => !one.note);
  const turn = turns.find((one) => one.by === frame.by) ?? turns[0];
  const text = $("ui-film-text");
  $("ui-film").hidden = !seat || (narrow.matches && table.film.own && myTurn(shown())) || (!turn && !text.hasChildNodes());
  if ($("ui-film").hidden || (!turn && Number(text.dataset.by) === frame.by)) return;
  text.dataset.by = frame.by; // whom the head of the page frames, whether or not there is something to tell yet
  const later = turns.filter((one) => one.after && one !== turn); // what came of it by itself, such as who wins which tile
  const told = (tell) => turn && [...(turn.after ? tell(turn) : entry(turn)), ...later.map((one) => h("span", { class: "each" }, ...tell(one)))];
  text.toggleAttribute("data-untold", !turn);
  text.replaceChildren(...(told(entry) || [signs(seat), h("b", { dir: "auto" }, called(seat)), " …"]));
  const { scrollHeight, clientHeight } = $("ui-film");
  if (turn && scrollHeight > clientHeight + 2) text.replaceChildren(...told(shortly));
}

/** What a step leads to that is told of only with a later step of the same turn. */
function toCome({ at, by }) {
  const next = table.now.log.find((line) => line.ply > at && line.by === by && !line.note);
  return next && next.turn <= at ? [next] : [];
}

/** The newest picture is there. */
function arrived(film) {
  for (const act of film.reached.splice(0)) act();
}

/** Everything is as it is now. Says whether anything was being shown. */
export function endFilm() {
  const { film } = table;
  if (!film) return false;
  clearTimeout(film.timer);
  table.film = null;
  $("ui-film").hidden = true;
  $("ui-film").classList.remove("again");
  $("ui-film-text").replaceChildren();
  if (film.again) comesBack();
  unlight();
  if (board.svg && shown().scene) {
    flush();
    redraw(shown());
    if (board.follows) focus();
    renderMarks();
  }
  render(); // what can be done, too
  arrived(film);
  for (const then of film.then) then();
  return true;
}

const SEEN = 400; // ms in which nobody has aimed at what has just come back to its place

/** What can be done lies where it lay, and takes no tap that was meant for something else. */
function comesBack() {
  const list = $("ui-choices").parentElement;
  list.classList.add("comes");
  setTimeout(() => list.classList.remove("comes"), SEEN);
}

/** Who comes to a running game sees what the others did last, as marks. */
export async function markNews() {
  const { since, until } = table.now.news;
  if (speed() === "off" || !board.svg || !table.now.scene || since >= until || table.now.status === "open") return;
  const frames = await between(Math.max(since, until - MOST), until).catch(() => []);
  mark(frames, null);
  renderMarks();
}

export function setUpFilm() {
  $("ui-skip").onclick = () => endFilm();
  $("ui-speed").addEventListener("change", () => {
    if (speed() === "off") endFilm();
    post("/settings", { speed: speed() }).catch(complain);
  });
  document.addEventListener("visibilitychange", () => document.hidden && endFilm());
}
