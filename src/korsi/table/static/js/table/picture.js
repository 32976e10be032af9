// The picture of the position that is shown; the ground it stands on may have to be fetched anew.

import { $, call } from "../page.js";
import { base, board, layout, render, shown, table } from "../state.js";
import { adopt, draw, flush, show } from "../board/drawing.js";
import { unpreview } from "../board/previews.js";
import { renderMarks } from "./marks.js";

export function redraw(state, before = null) {
  if (!board.svg || !state.scene) return;
  const other = board.drawn && board.drawn !== state.scene.ground;
  board.drawn = state.scene.ground;
  if (other) return reground(state);
  if (before && !table.past && same(before.scene, state.scene)) return;
  if (before && (before.status === "open" || before.you.length !== state.you.length)) {
    // A game is set up, or who sits down sees the seats in another order: nobody moved anything.
    flush();
    return draw(state.scene, false);
  }
  show(state.scene);
}

const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The first picture is in the page already: only take it over. */
export function drawFirst(state) {
  if (!board.svg || !state.scene) return;
  board.drawn = state.scene.ground;
  draw(state.scene, false);
}

/** The ground itself has changed (another table's board, another seat's): ask for it anew. */
async function reground(state) {
  unpreview();
  [board.list, board.known] = [[], null]; // until it is there, nothing can be chosen on the picture of another position
  const asked = new URLSearchParams(table.past ? { at: state.at } : {});
  if (table.through !== null) asked.set("seat", table.through);
  const response = await call(`${base}/board?${asked}${layout()}`);
  if (!response.ok) return void (board.drawn = "lost"); // the next position asks again
  const picture = await response.text();
  if (board.drawn !== state.scene.ground) return; // yet another ground was asked for meanwhile
  board.svg.remove();
  $("ui-board").insertAdjacentHTML("afterbegin", picture);
  adopt($("ui-board").querySelector("svg.scene"));
  board.scene = null;
  draw(shown().scene, false); // newer positions may have come on the way: theirs are the targets
  renderMarks(); // they lay on the picture before
  render(); // some parts speak of what lies where
}
