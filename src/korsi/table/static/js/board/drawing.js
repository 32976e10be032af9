// The pieces. They move by FLIP with element.animate (View Transitions ignore SVG groups and swallow
// clicks). Positions that arrive while something moves wait in a short queue; any input empties it,
// so nobody ever waits for a picture.

import { rtl, say, svg } from "../page.js";
import { board, still } from "../state.js";
import { fit, sizeOf } from "./camera.js";
import { useOf } from "./faces.js";
import { find } from "./finding.js";
import { drawSections } from "./sections.js";
import { drawTargets } from "./targets.js";
import { drawAreas, makeWalker } from "./things.js";

const MOVE = 280; // ms
const WAITING = 4; // positions in the queue; more are not watched one by one

/** Take over the svg the server has drawn. */
export function adopt(picture) {
  board.svg = picture;
  if (!picture) return;
  picture.setAttribute("role", "group");
  picture.setAttribute("aria-label", say("board"));
  picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
  for (const title of picture.querySelectorAll("title")) title.remove(); // we explain, the browser would too
  const layer = (name) => picture.querySelector(`:scope > .${name}`);
  const faces = picture.querySelector(":scope > defs.faces");
  const known = new Set([...faces.children].map((face) => face.id));
  // Later scenes count on every face that has come, in whichever picture.
  faces.append(...[...(board.faces?.children ?? [])].filter((face) => !known.has(face.id)));
  board.faces = faces;
  board.ground = layer("ground");
  board.targets = layer("targets");
  board.targets.replaceChildren(); // they will be drawn as buttons
  board.layers = { pieces: layer("pieces"), above: layer("above") };
  board.areas = svg("g", { class: "areas" });
  board.ground.after(board.areas);
  for (const one of [board.ground, board.areas, board.layers.pieces, board.layers.above]) one.setAttribute("aria-hidden", "true");
  board.ghosts = svg("g", { class: "ghosts", "aria-hidden": "true" });
  board.targets.after(board.ghosts); // above the glow, or it would wash them out
  picture.append(makeWalker());
  board.places.clear();
  board.known = null;
}

/** Show a position; after those that are still on their way. */
export function show(scene) {
  if (!board.busy || still.matches || document.hidden) return draw(scene, !document.hidden);
  board.queue.push(scene);
  if (board.queue.length > WAITING) flush();
  else drawTargets(scene.targets); // what can be done now can be done now
}

/** Everything still on its way is there now. */
export function flush() {
  if (!board.svg) return;
  const last = board.queue.pop();
  board.queue = [];
  clearTimeout(board.timer);
  board.busy = false;
  for (const animation of board.svg.getAnimations({ subtree: true })) {
    if (animation.id === "korsi") animation.finish();
  }
  if (last) draw(last, false);
  else if (board.scene) order(); // what flew lies where it belongs
}

export function draw(scene, animate) {
  const first = board.scene === null;
  board.scene = scene;
  drawAreas(scene.areas);
  const moved = drawPieces(scene.pieces, animate && !first && !still.matches);
  const other = first || board.size !== sizeOf(scene);
  drawSections();
  if (other) fit();
  if (!board.queue.length) drawTargets(scene.targets);
  if (!moved) return drawNext(animate); // nothing to wait for
  board.busy = true;
  board.timer = setTimeout(() => {
    board.busy = false;
    order();
    drawNext(true);
  }, MOVE + 20);
}

function drawNext(animate) {
  const next = board.queue.shift();
  if (next) draw(next, animate);
}

/** Says whether anything moves. */
function drawPieces(pieces, animate) {
  const wanted = new Set(pieces.map((p) => p.id));
  for (const layer of Object.values(board.layers)) {
    for (const old of [...layer.children]) if (!wanted.has(old.id)) leave(old, animate);
  }
  const moving = [];
  for (const p of pieces) {
    const before = board.places.get(p.id);
    const there = find(p.id);
    const at = drawPiece(p, there);
    if (animate && move(at, p, before, !there)) moving.push(at);
  }
  order();
  for (const at of moving) at.parentNode.append(at); // above the others while it moves
  return moving.length > 0;
}

function drawPiece(p, there) {
  if (there?._piece === p) return there; // it was in no difference
  const at = there || svg("g", { id: p.id });
  if (at.parentNode !== board.layers[p.layer]) board.layers[p.layer].append(at); // new, or it lies above the others from now on
  const written = p.written ? JSON.stringify(p.written) : "";
  if (at._face !== p.face || at._written !== written) {
    at.replaceChildren(useOf(p.face));
    if (written) write(at, p.written);
    at._face = p.face;
    at._written = written;
  }
  const lit = at.classList.contains("lit");
  at.setAttribute("class", p.class);
  if (lit) at.classList.add("lit");
  at.setAttribute("transform", p.place);
  at._piece = p;
  board.places.set(p.id, p);
  return at;
}

const SMALLER = [0.84, 0.94]; // than that nobody could read them; those in two lines have more room
const LINE = 0.95; // from line to line

/** Words on a piece; too long for it, they are written in two lines where they may be, or smaller: letters that are joined cannot be drawn narrower without being cut. */
function write(at, { text, y, size, width, lines = 1, ink = "", begins = false }) {
  const words = svg("text", { class: "written", direction: document.documentElement.dir, x: 0, y: (y + size * 0.36).toFixed(2), "font-size": size });
  words.textContent = text;
  if (ink) Object.assign(words.style, { fill: `var(--k-${ink})`, stroke: "none" });
  if (begins) words.style.textAnchor = rtl ? "end" : "start"; // on the board that is the left end of either
  at.append(words);
  const length = () => words.getComputedTextLength();
  const two = lines > 1 ? parted(text, length() / width) : [text];
  words.textContent = two.reduce((a, b) => (a.length > b.length ? a : b));
  const long = length() / width;
  if (long > 1) words.setAttribute("font-size", (size * Math.max(SMALLER[lines - 1], 1 / long)).toFixed(2));
  if (two.length < 2) return;
  words.textContent = "";
  words.append(...two.map((line, i) => svg("tspan", { x: 0, dy: `${i ? LINE : -LINE}em` }, line)));
}

/** How long words are is known once their letters have come: whatever was written before is written again. */
document.fonts.ready.then(() => {
  for (const at of board.svg?.querySelectorAll(":scope > .pieces > g, :scope > .above > g") ?? []) {
    if (!at._piece?.written) continue;
    at.querySelector(":scope > .written").remove();
    write(at, at._piece.written);
  }
});

const WORD = 1.2; // so much too long a word is parted, where a soft hyphen allows it

/** Words too long by so much in two lines, the longer one as short as can be. */
function parted(text, long) {
  const plain = text.replace(/[\u2066-\u2069]/g, ""); // a line of its own isolates what stands in it
  const whole = [[plain, ""]];
  const ways = [...plain.matchAll(long > WORD ? /[ \u00AD]/g : long > 1 ? / /g : /^$/g)].map(({ 0: gap, index: i }) => [plain.slice(0, i) + (gap === " " || plain[i - 1] === "-" ? "" : "-"), plain.slice(i + 1)]);
  return (ways.length ? ways : whole).reduce((a, b) => (longer(b) < longer(a) ? b : a)).filter(Boolean).map((line) => line.replaceAll("\u00AD", ""));
}

const longer = ([a, b]) => Math.max(a.length, b.length);

/** From where it was, or where it enters from, to where it is. Says whether it moves. */
function move(at, p, before, fresh) {
  const from = fresh && p.enter ? { ...p, x: p.enter[0], y: p.enter[1] } : before;
  const there = from && from.x === p.x && from.y === p.y && from.turn === p.turn && from.scale === p.scale;
  if (from && !there) {
    fly(at, from, p, fresh);
    return true;
  }
  if (fresh) at.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 }).id = "korsi";
  return false;
}

const css = (p, lift = 0) =>
  `translate(${p.x}px, ${p.y - lift}px) rotate(${p.turn}deg) scale(${p.scale})`;

function fly(at, from, to, fresh) {
  const turn = ((((to.turn - from.turn) % 360) + 540) % 360) - 180; // the short way round
  const start = { ...from, turn: to.turn - turn };
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(26, far / 7);
  const middle = {
    x: (start.x + to.x) / 2,
    y: (start.y + to.y) / 2,
    turn: (start.turn + to.turn) / 2,
    scale: ((start.scale + to.scale) / 2) * (far > 30 ? 1.08 : 1),
  };
  const frames = [
    { transform: css(start), opacity: fresh ? 0.2 : 1 },
    { transform: css(middle, lift), opacity: 1 },
    { transform: css(to), opacity: 1 },
  ];
  at.animate(frames, { duration: MOVE, easing: "cubic-bezier(.3,.1,.3,1)" }).id = "korsi";
}

function leave(old, animate) {
  board.places.delete(old.id);
  old.removeAttribute("id"); // its name may be taken again at once
  if (!animate || old._written) return old.remove(); // words below words could not be read
  if (old.matches(".leaving")) return; // it fades once, however fast steps follow each other
  old.classList.add("leaving");
  const fade = old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, fill: "forwards" });
  fade.id = "korsi";
  fade.onfinish = () => old.remove();
}

/** Back into the order of drawing. */
function order() {
  const next = { pieces: board.layers.pieces.firstChild, above: board.layers.above.firstChild };
  for (const p of board.scene.pieces) {
    const at = find(p.id);
    if (at === next[p.layer]) next[p.layer] = at.nextSibling;
    else board.layers[p.layer].insertBefore(at, next[p.layer]);
  }
}
