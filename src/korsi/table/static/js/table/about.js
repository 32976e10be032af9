// What the game is about, for who has not played it yet: until they have moved or have read it.

import { $ } from "../page.js";
import { narrow, table } from "../state.js";

const read = () => `korsi-about-${table.now.game}`;

export function renderAbout() {
  const box = $("ui-about");
  if (!box) return;
  const { now } = table;
  const moved = now.log.some((line) => !line.note && now.you.includes(line.by));
  box.hidden = !now.you.length || now.status === "over" || moved || Boolean(localStorage.getItem(read()));
}

export function setUpAbout() {
  const box = $("ui-about");
  if (!box) return;
  box.open = !narrow.matches; // on a phone one line: the choices come first
  $("ui-about-close").onclick = () => {
    localStorage.setItem(read(), "1");
    renderAbout();
    $("ui-prompt").focus({ preventScroll: true });
  };
}
