// The board: one SVG, patched by id from the scene the server sends. Knows no game and no server.

import { h } from "../page.js";
import { board } from "../state.js";
import { activate } from "./acting.js";
import { focus, look, reveal, visit } from "./camera.js";
import { adopt } from "./drawing.js";
import { find, nearest, pieceUnder, targetUnder } from "./finding.js";
import { listenToFingers } from "./moving.js";
import { preview, unpreview } from "./previews.js";
import { toggleGroup } from "./targets.js";
import { explain } from "./tip.js";

/**
 * @param {HTMLElement} root the element around the svg
 * @param {object} on choose(action), name(action), open(group), ask(target), near(target | null),
 *   piece(piece | null), input(), follow(): may the board move by itself to where something is to
 *   be done?
 */
export function setUpBoard(root, on) {
  board.root = root;
  board.on = on;
  board.tip = h("div", { class: "tip", hidden: true, dir: document.documentElement.dir });
  root.append(board.tip);
  adopt(root.querySelector("svg.scene"));
  root.addEventListener("click", click);
  root.addEventListener("pointerover", point);
  root.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "touch" || board.asking) return;
    unpreview();
    on.near(null);
    on.piece(null);
  });
  root.addEventListener("focusin", (event) => {
    const t = event.target._target;
    if (!t || !event.target.matches(":focus-visible")) return;
    preview(t.id);
    on.near(t);
    reveal(t);
  });
  root.addEventListener("focusout", (event) => {
    if (event.target._target && !board.asking) unpreview();
  });
  root.addEventListener("keydown", press);
  listenToFingers();
  new ResizeObserver(look).observe(root);
}

function click(event) {
  if (board.panned || event.target.closest(".tip, .watching")) return;
  board.on.input();
  const touch = event.pointerType === "touch";
  const t = targetUnder(event) || (touch ? nearest(event.clientX, event.clientY) : null);
  if (t && board.list.includes(t)) return activate(t, touch);
  const p = pieceUnder(event);
  const asked = board.asking;
  unpreview();
  if (asked && board.follows) focus();
  const at = p && find(p.id);
  if (at?.classList.contains("mark-near") && !asked) visit(at);
  else if (p?.label.text && !asked) explain(p, p.label.text);
  else if (board.group && !p) toggleGroup("");
}

function point(event) {
  if (event.pointerType === "touch" || board.asking || board.fingers.size) return;
  const t = targetUnder(event);
  if (t) {
    preview(t.id);
    return board.on.near(t);
  }
  const p = pieceUnder(event);
  unpreview();
  board.on.near(null);
  if (p?.label.text) explain(p, p.label.text);
  board.on.piece(p ?? null);
}

function press(event) {
  const t = event.target._target;
  if (!t || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
  board.on.input();
  if (!board.list.includes(t)) return;
  activate(t);
  if (t.opens && board.group) {
    const member = board.list.find((one) => one.group === board.group);
    if (member) find(member.id).focus({ preventScroll: true });
  } else if (board.asking) board.tip.querySelector("button")?.focus();
}
