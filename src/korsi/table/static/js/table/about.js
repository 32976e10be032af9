// What the game is about, for who has not played it yet: until they have moved or have read it.

import { $ } from "../page.js";
import { narrow, table } from "../state.js";

let chosen = false; // the reader has opened or folded it themselves

const read = () => `korsi-about-${table.now.game}`;

export function renderAbout() {
  const box = $("ui-about");
  if (!box) return;
  const { now } = table;
  const moved = now.log.some((line) => !line.note && now.you.includes(line.by));
  box.hidden = !now.you.length || now.status === "over" || moved || Boolean(localStorage.getItem(read()));
  if (!chosen) box.open = !now.choices.length && !(narrow.matches && now.last); // one line where there is something to choose, and on a phone where others have done something
}

export function setUpAbout() {
  const box = $("ui-about");
  if (!box) return;
  box.querySelector("summary").onclick = () => (chosen = true);
  $("ui-about-close").onclick = () => {
    localStorage.setItem(read(), "1");
    renderAbout();
    $("ui-prompt").focus({ preventScroll: true });
  };
}
