// A newer state has come: say it, ring, draw it, and open the result when the game has just ended.

import { $, complain, h, lang, say, toast } from "../page.js";
import { filming, render, table } from "../state.js";
import { mark, notify, sound } from "../bell.js";
import { beginFilm, watch } from "./film.js";
import { tellForced } from "./forced.js";
import { forward, justOpened, writes } from "./rail.js";

/** @param more another one has come with it: that one is drawn */
export function arrive(state, before, more = false) {
  if (state.ply !== before.ply) tell(state, before);
  tellForced(state, before);
  tellTakenBack(state, before);
  ring(soundOf(state, before));
  if (!table.past) beginFilm(state, before); // first: what it is still to show is not told before
  if (!more) render();
  const turned = () => turnSigns(state, before);
  const ended = () => {
    if (state.status === "over" && before.status !== "over") openResult();
    if (!more) settle(); // a guide speaks of the position that is drawn
  };
  if (!table.past) watch(state, before, ended, turned, more);
  else {
    turned();
    ended();
  }
  if (Boolean(state.rematch) !== Boolean(before.rematch)) { // or its table has closed
    import("./result.js").then((one) => one.renderRematch());
    if (state.rematch && !$("ui-end").open) toast(say("rematch-asked", state.rematch), { link: { url: state.rematch.url, text: say("go-there") } });
  }
}

/** What somebody else took back is gone from board and log: a sentence says why. So it is said, where nobody was asked, what went with a
 * step of one's own. */
function tellTakenBack(state, before) {
  const own = state.last < before.last && before.take_back === "practice" && state.prompt.yours;
  if (own && (state.lesson || state.puzzle)) {
    const gone = new Set(before.log.filter((line) => line.ply > state.last && !line.after).map((line) => line.by));
    const others = before.seats.filter((seat) => gone.has(seat.seat) && !seat.yours).map((seat) => `\u2068${seat.name}\u2069`);
    toast(others.length ? say("back-turns", { names: new Intl.ListFormat(lang).format(others) }) : say("back-drawn"));
  }
  const who = state.last < before.last && before.seats[before.by];
  if (who && who.kind === "person" && !who.yours && state.status === "playing") toast(say("taken-back", { name: who.name }));
}

let guide = null; // once it is there, it speaks in the same picture in which something can be done

/** The newest position is on the board: now a guide can speak of it. Few tables have one; it is fetched by those. */
export function settle() {
  table.guide.settled = table.now.ply;
  if (!table.now.lesson) return;
  if (guide) guide.renderLesson();
  else import("./lesson.js").then((one) => (guide = one).renderLesson()).catch(complain);
}

/** The end is fetched when it has come. */
export const openResult = () => import("./result.js").then((one) => one.openResult()).catch(complain);

/** Where there is but one thing to open, it is open. */
export function onlyGroup(state) {
  const id = state.choices[0]?.group || "";
  const place = state.scene?.targets.some((t) => t.id === id && !t.opens);
  return place && state.choices.every((c) => c.group === id) ? id : "";
}

/** What others did, for those who listen rather than look. */
function tell(state, before) {
  const known = new Set(before.log.map((line) => `${line.ply} ${line.text}`));
  const news = state.log.filter((line) => !known.has(`${line.ply} ${line.text}`) && !state.you.includes(line.seat));
  const said = news.slice(-6).map((line) => line.text);
  if (state.prompt.yours || state.status === "over") said.push(state.prompt.text);
  if (said.length) speak(said);
}

export function speak(said) {
  $("ui-live").append(h("p", {}, said.join(" ")));
  while ($("ui-live").children.length > 8) $("ui-live").firstChild.remove();
}

export const myTurn = (state) => state.prompt.yours && state.status === "playing";

const ring = (name) => name && $("ui-sound").checked && sound(name);

/** What a newer state sounds like: one sound, the most important one. "" is silence, or one's turn, which has a sound of its own. */
function soundOf(state, before) {
  if (state.status === "over") return before.status === "over" ? "" : "end";
  if (state.last <= before.last || (state.prompt.yours && !before.prompt.yours)) return "";
  const scored = state.seats.some((seat, i) => seat.points > before.seats[i]?.points);
  return scored ? "score" : "move";
}

/** That it is one's turn, when the film has come there. */
function turnSigns(state, before) {
  mark(myTurn(table.now) && !filming());
  if (!myTurn(state) || before.prompt.yours) return;
  ring("turn");
  if (!table.past && !writes() && !justOpened() && $("ui-rail").dataset.open !== "peek") forward();
  if ($("ui-notify").checked) notify(state.prompt.text, state.table);
}
