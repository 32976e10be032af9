// Steps the table made by itself, because there was nothing to decide.

import { $, counted, h, inLine, say, toast } from "../page.js";
import { table } from "../state.js";

/** What was done for me stands above my choices until I have decided something. */
export function renderDone() {
  const { done, film, now, past } = table;
  const line = $("ui-done");
  line.hidden = !done || Boolean(film && !film.again) || Boolean(past) || now.status !== "playing";
  if (line.textContent !== done) line.textContent = done;
}

/** What was done for me is said to me, to the eye and to the ear. */
export function tellForced(state, before) {
  if (state.last < before.last) table.done = ""; // what is taken back was not done
  if (state.last <= before.last && state.ply === before.ply) return;
  const known = before.log.length ? before.last : 0;
  // not what happened by itself then, nor the single dice of what is told as a whole
  const done = state.log.filter((line) => line.forced && !line.after && state.you.includes(line.seat) && line.ply > known);
  const large = done.filter((line) => !line.small);
  if (done.length && state.status === "playing") {
    const text = counted((large.length ? large : done).map((line) => line.text)).join(" ");
    table.done = text; // not in a toast: that would lie over the board at every other step
    $("ui-live").append(h("p", {}, text));
  }
  // only who plays alone with bots can: at the table it was the reader
  if (state.practice && !before.practice && !state.lesson && !state.puzzle) toast(say(state.you.length ? "practice-yours" : "practice-text"), { stay: 6000 });
  // An order that is over says why, as long as its reader has not decided anything: not in a toast, which goes away.
  const ended = before.repeat?.on && !state.repeat?.on && state.last > before.last;
  if (ended && state.prompt.yours) {
    const why = state.log.filter((line) => line.yours && !line.after && line.ply > state.news.since);
    table.done = inLine([...why.map((line) => line.text), state.repeat_over].filter(Boolean));
    $("ui-live").append(h("p", {}, table.done));
  }
}
