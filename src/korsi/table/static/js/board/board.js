// The board: one SVG, patched by id from the scene the server sends. Knows no game and no server.

import { byFinger, h } from "../page.js";
import { board } from "../state.js";
import { activate } from "./acting.js";
import { fitAgain, movesByItself, reveal, visit } from "./camera.js";
import { adopt } from "./drawing.js";
import { besides, find, offered, pieceUnder, targetUnder, touched } from "./finding.js";
import { listenToFingers, pullDown } from "./moving.js";
import { preview, unpreview } from "./previews.js";
import { drawSections } from "./sections.js";
import { toggleGroup } from "./targets.js";
import { chooseWalked, show, spotAt, spotOfTarget, targetsAbout } from "./things.js";
import { explain, shut } from "./tip.js";

const NEAR = 44; // px beside what was tapped a finger still means it
const ELSEWHERE = 450; // ms the pointer rests on something else before a card that was asked for goes

/**
 * @param {HTMLElement} root the element around the svg
 * @param {object} on choose(action, then, touch), name(action), hinted(choice): does the guide or a hint mean this one? open(group), ask(target), near(target | null),
 *   piece(piece | null), section(): another one was asked for, input(): ends what is being shown, and says whose steps those were ("own", "others" or nothing),
 *   follow(): may the board move by itself to where something is to be done? card(thing): what it is, instead(thing, back): so many
 *   decisions are taken back for it, speak(text): for those who listen, unnamed: what the board is called
 */
export function setUpBoard(root, on) {
  board.root = root;
  board.on = on;
  board.tip = h("div", { class: "tip", hidden: true, dir: document.documentElement.dir });
  root.prepend(board.tip); // what it explains is marked in the svg behind it
  pullDown(board.tip, shut);
  adopt(root.querySelector("svg.scene"));
  root.addEventListener("click", click);
  root.addEventListener("pointerover", point);
  root.addEventListener("pointermove", (event) => {
    if (!clicked || resting(event)) return;
    const { missed } = clicked;
    clicked = null;
    if (missed) point(event);
  });
  root.addEventListener("pointerleave", (event) => {
    clearTimeout(board.leaving);
    if (event.pointerType === "touch" || board.asking || pinned()) return;
    unpreview();
    on.near(null);
    on.piece(null);
  });
  root.addEventListener("focusin", (event) => {
    const t = event.target._target;
    if (!t || byFinger() || !event.target.matches(":focus-visible")) return; // where the focus is led while a finger plays says nothing
    preview(t.id);
    withCard(t);
    on.near(t);
    reveal(t);
  });
  root.addEventListener("focusout", (event) => {
    if (event.target._target && !board.asking && !pinned()) unpreview();
    if (event.target === board.walker && !pinned()) unpreview();
  });
  root.addEventListener("keydown", press);
  root.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
  listenToFingers(meant, held);
  new ResizeObserver(() => {
    if (board.scene && board.svg) drawSections();
    fitAgain();
  }).observe(root);
}

const pinned = () => !board.tip.hidden && board.tip.classList.contains("pinned");

/** Where the mouse has clicked and not moved on since: what comes to lie under it there was not pointed at. */
let clicked = null;
const resting = (event) => clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < 5;

/** What a target is about, below what choosing it would do; of several things that are alike, the one pointed at. */
function withCard(t, under = null) {
  const spot = t.lights.includes(under?.at.id) ? under : spotOfTarget(t);
  if (spot && !spot.at.classList.contains("mark-near")) show(spot, { target: t }); // of the ground an empty place lies on, its card says nothing
}

/** What lies under a finger or the mouse as it comes down: the thing, its piece, and what can be done there. Until a click comes of it the board
 * may move and another position may be drawn: what was touched is meant, or nothing. */
function meant(event) {
  const { clientX: x, clientY: y } = event;
  board.pointer = { x, y };
  const touch = event.pointerType === "touch";
  const spot = spotAt(x, y);
  const on = touch ? touched(x, y, !spot) : targetUnder(event);
  const about = spot && !on ? targetsAbout(spot) : []; // the thing itself, whose place to click lies beside it
  return { x, y, spot, piece: pieceUnder(event), target: on ?? (about.length === 1 ? about[0] : null), early: touch && movesByItself() };
}

function click(event) {
  clicked = { x: event.clientX, y: event.clientY };
  clearTimeout(board.leaving); // who clicks there does more than point: what was only pointed at may not take its place
  const { down } = board;
  board.down = null;
  if (board.panned) return;
  if (event.target.closest(".tip.pinned:not(.low)")) return throughCard(event);
  if (event.target.closest(".tip, .sections, .strip, .overview")) return;
  const { x, y, spot, piece, target, early } = down ?? meant(event); // a program that reads the page aloud clicks without a finger
  const ended = board.on.input();
  const touch = event.pointerType === "touch";
  if (touch) board.tapped = performance.now();
  if (early || ended === "others") return; // aimed at what lay there before, or before there was anything to choose
  const t = target ?? (ended ? targetWith(spot) : null);
  if (t) return board.list.includes(t) ? activate(t, touch) : undefined;
  const asked = board.asking;
  if (touch && asked && besides(find(asked), x, y) < NEAR) return; // meant for what was tapped before
  unpreview();
  if (asked) board.on.near(null);
  const closes = touch && asked; // a finger beside it puts it away; a mouse that is elsewhere means something else
  const at = piece && find(piece.id);
  if (at?.classList.contains("mark-near") && !closes) {
    if (!asked && !missed(at, x, y)) visit(at);
  } else if (spot?.at.isConnected && !closes) show(spot, { why: true, pinned: true, wait: 0 });
  else if (at && piece.label.text && !closes) explain(at.getBoundingClientRect(), piece.label.text);
  else if (board.group && !piece) toggleGroup("");
}

/** Who clicks on a card, and on nothing in it, means what it hides: it goes, and that is told of. Nothing is done that could not be seen. */
function throughCard({ target, clientX: x, clientY: y }) {
  if (target.closest("a, button, details") || !getSelection().isCollapsed) return;
  shut();
  const t = document.elementFromPoint(x, y)?.closest(".target")?._target;
  const spot = spotAt(x, y);
  if (t) {
    preview(t.id);
    withCard(t, spot);
    board.on.near(t);
  } else if (spot) show(spot, { why: true, pinned: true, wait: 0 });
}

/** A click on the ground beside something to choose, or where nearly all there is to choose lies, was meant for that: the board stays. */
function missed(at, x, y) {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const inside = offered().filter((t) => {
    const r = find(t.id).getBoundingClientRect();
    const [across, down] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    return across > left && across < right && down > top && down < bottom;
  });
  return inside.length > offered().length / 2 || inside.some((t) => besides(find(t.id), x, y) < NEAR);
}

/** What can be done with a thing that was touched while one's own last step was still being shown. */
function targetWith(spot) {
  const found = spot ? offered().filter((t) => spotOfTarget(t)?.at === spot.at) : [];
  return found.length === 1 ? found[0] : null;
}

/** A finger rests on something. Says whether that is explained now. */
function held(x, y) {
  // what stands for something that lies elsewhere, such as a card drawn large for a finger, is explained as that thing
  const t = document.elementFromPoint(x, y)?.closest(".target")?._target;
  const [there, here] = (t?.lights.length === 1 && find(t.lights[0]) ? [t.lights[0], t.id] : []).map((id) => find(id).getBoundingClientRect());
  const apart = there && (there.right < here.left || here.right < there.left || there.bottom < here.top || here.bottom < there.top);
  const spot = apart ? spotOfTarget(t) : spotAt(x, y);
  if (!spot) return false;
  unpreview();
  show(spot, { pinned: true, wait: 0 });
  return true;
}

function point(event) {
  if (event.pointerType === "touch" || board.asking || board.fingers.size) return;
  clearTimeout(board.leaving);
  if (event.target.closest(".tip")) return;
  if (resting(event)) return void (clicked.missed = true);
  if (pinned()) board.leaving = setTimeout(() => pointed(event), ELSEWHERE);
  else pointed(event);
}

function pointed(event) {
  board.pointer = { x: event.clientX, y: event.clientY };
  const t = targetUnder(event);
  if (t) {
    shut();
    preview(t.id);
    withCard(t, spotAt(event.clientX, event.clientY));
    return board.on.near(t);
  }
  const p = pieceUnder(event);
  const spot = spotAt(event.clientX, event.clientY);
  if (pinned() && (!spot || spot.at === board.explained?.spot.at)) return;
  if (spot && spot.at === board.explained?.spot.at && !board.tip.hidden) return;
  unpreview();
  board.on.near(null);
  const ground = p && find(p.id);
  if (ground?.classList.contains("mark-near")) ground.style.cursor = missed(ground, event.clientX, event.clientY) ? "default" : ""; // a click there would do nothing
  if (spot) show(spot);
  else if (p?.label.text) explain(find(p.id).getBoundingClientRect(), p.label.text);
  board.on.piece(p ?? null);
}

function press(event) {
  const t = event.target._target;
  const walks = event.target === board.walker;
  if (!(t || walks) || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return; // a key held down is one wish
  board.on.input();
  if (walks) chooseWalked();
  else if (board.list.includes(t)) activate(t);
  if (t?.opens && board.group) {
    const member = board.list.find((one) => one.group === board.group);
    if (member) find(member.id).focus({ preventScroll: true });
  } else if (board.asking) board.tip.querySelector("button")?.focus();
}
