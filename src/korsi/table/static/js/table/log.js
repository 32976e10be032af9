// What has happened, line by line; line and board light each other.

import { $, h } from "../page.js";
import { table } from "../state.js";
import { namesOf } from "../board/finding.js";
import { lightAbout, unlight } from "../board/previews.js";
import { goTo } from "./history.js";

export function renderLog() {
  const { now, past, drawn } = table;
  const list = $("ui-log");
  const lines = now.log;
  const same = (a, b) => a && b && a.ply === b.ply && a.text === b.text;
  let keep = 0;
  while (keep < drawn.log.length && same(drawn.log[keep], lines[keep])) keep++;
  while (list.children.length > keep) list.lastChild.remove();
  for (const line of lines.slice(keep)) list.append(item(line, list.lastChild));
  const grown = lines.length !== drawn.log.length;
  drawn.log = lines;
  const last = past ? past.at : now.last;
  for (const line of list.children) {
    line.classList.toggle("here", Boolean(past) && Number(line.dataset.ply) === last);
    line.classList.toggle("new", Number(line.dataset.ply) > now.last - now.seats.length);
  }
  $("ui-no-log").hidden = lines.length > 0;
  const panel = $("ui-panel-log");
  if (past) list.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  else if (grown) panel.scrollTop = panel.scrollHeight;
}

function item(line, before) {
  const gap = before && Number(before.dataset.ply) !== line.ply && table.now.seats[line.seat]?.seat !== Number(before.dataset.seat);
  const button = h("button", { type: "button" }, line.text);
  button.addEventListener("click", () => goTo(line.ply));
  const light = () => lightAbout(line.pieces);
  button.addEventListener("pointerenter", light);
  button.addEventListener("focus", light);
  button.addEventListener("pointerleave", unlight);
  button.addEventListener("blur", unlight);
  return h("li", { class: gap ? "gap" : "", "data-ply": line.ply, "data-seat": line.seat, "data-pieces": line.pieces.join(" ") }, button);
}

/** A piece or its place is pointed to: which lines speak of it? */
export function lightLog(piece) {
  for (const lit of $("ui-log").querySelectorAll(".lit")) lit.classList.remove("lit");
  if (!piece) return;
  const names = namesOf(piece);
  let last = null;
  for (const line of $("ui-log").children) {
    // What a line speaks of first is what it is about; a colour or a kind comes after it.
    if (!names.has(line.dataset.pieces.split(" ")[0])) continue;
    line.classList.add("lit");
    last = line;
  }
  last?.scrollIntoView({ block: "nearest" });
}
