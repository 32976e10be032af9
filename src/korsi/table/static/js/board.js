// The board: one SVG, patched by id from the scene the server sends. Knows no game.
//
// Pieces move by FLIP with element.animate (View Transitions ignore SVG groups and swallow clicks).
// Positions that arrive while something moves wait in a short queue; any input empties it, so
// nobody ever waits for a picture.

import { h, say } from "./page.js";

const NS = "http://www.w3.org/2000/svg";
const MOVE = 280; // ms
const NEAR = 24; // px around a target that still count as it: a finger needs 44
const GLIDE = 260; // ms the eye needs to follow when another part comes into sight
const SMALL = 0.55; // px per unit of a scene: below this, what is to be done is brought nearer
const LARGE = 0.85; // and not nearer than this
const WORTH = 1.35; // times nearer, or all of it stays in sight
const MOST = 0.75; // of what can be done
const still = matchMedia("(prefers-reduced-motion: reduce)");

const css = (p, lift = 0) =>
  `translate(${p.x}px, ${p.y - lift}px) rotate(${p.turn}deg) scale(${p.scale})`;

const FEW = 4; // a name more pieces bear, such as a colour, tells nothing

/** What a piece is and what its label names, as the log names it: KIND-ID, like cell-c3. */
export function namesOf(piece) {
  const args = Object.entries(piece.label?.args || {});
  return new Set([piece.id, ...args.map(([kind, value]) => `${value?.kind ?? kind}-${value?.id ?? value}`)]);
}

export class Board {
  /**
   * @param root the element around the svg
   * @param on choose(action), open(group), ask(target), near(target | null), piece(id | null), input(),
   *   follow(): may the board move by itself to where something is to be done?
   */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    this.places = new Map(); // piece id -> where it was last drawn
    this.queue = [];
    this.busy = 0;
    this.group = "";
    this.scene = null;
    this.zoom = 1;
    this.centre = null;
    this.tip = h("div", { class: "tip", hidden: true, dir: document.documentElement.dir });
    root.append(this.tip);
    this.adopt(root.querySelector("svg.scene"));
    this.listen();
  }

  /** Take over the svg the server has drawn. */
  adopt(svg) {
    this.svg = svg;
    if (!svg) return;
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", say("board"));
    svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
    for (const title of svg.querySelectorAll("title")) title.remove(); // we explain, the browser would too
    this.ground = svg.querySelector(":scope > .ground");
    this.targets = svg.querySelector(":scope > .targets");
    this.layers = {};
    for (const name of ["pieces", "above"]) this.layers[name] = svg.querySelector(`:scope > .${name}`);
    for (const layer of [this.ground, this.layers.pieces, this.layers.above]) layer.setAttribute("aria-hidden", "true");
    this.ghosts = document.createElementNS(NS, "g");
    this.ghosts.setAttribute("class", "ghosts");
    this.ghosts.setAttribute("aria-hidden", "true");
    this.targets.after(this.ghosts); // above the glow, or it would wash them out
    this.places.clear();
    this.known = null;
  }

  // ---------------------------------------------------------------- drawing

  /** Show a position; after those that are still on their way. */
  show(scene) {
    if (this.busy && !still.matches && !document.hidden) {
      this.queue.push(scene);
      if (this.queue.length > 4) this.flush();
      else this.drawTargets(scene.targets); // what can be done now can be done now
      return;
    }
    this.draw(scene, !document.hidden);
  }

  /** Everything still on its way is there now. */
  flush() {
    if (!this.svg) return;
    const last = this.queue.pop();
    this.queue = [];
    clearTimeout(this.timer);
    this.busy = 0;
    for (const animation of this.svg.getAnimations({ subtree: true })) {
      if (animation.id === "korsi") animation.finish();
    }
    if (last) this.draw(last, false);
  }

  draw(scene, animate) {
    const first = this.scene === null;
    this.scene = scene;
    const moved = this.drawPieces(scene.pieces, animate && !first && !still.matches);
    if (first || this.size !== `${scene.width} ${scene.height}`) this.fit();
    if (!this.queue.length) this.drawTargets(scene.targets);
    if (moved) {
      this.busy = 1;
      this.timer = setTimeout(() => {
        this.busy = 0;
        this.order();
        this.drawNext(true);
      }, MOVE + 20);
    } else this.drawNext(animate); // nothing to wait for
  }

  drawNext(animate) {
    const next = this.queue.shift();
    if (next) this.draw(next, animate);
  }

  drawPieces(pieces, animate) {
    const wanted = new Set(pieces.map((p) => p.id));
    for (const layer of Object.values(this.layers)) {
      for (const old of [...layer.children]) if (!wanted.has(old.id)) this.leave(old, animate);
    }
    const moving = [];
    for (const p of pieces) {
      let at = this.find(p.id);
      const before = this.places.get(p.id);
      const fresh = !at;
      if (fresh) {
        at = document.createElementNS(NS, "g");
        at.id = p.id;
        this.layers[p.layer].append(at);
      }
      if (at._svg !== p.svg) {
        at.innerHTML = p.svg;
        at._svg = p.svg;
      }
      const lit = at.classList.contains("lit");
      at.setAttribute("class", p.class);
      if (lit) at.classList.add("lit");
      at.setAttribute("transform", p.place);
      at._piece = p;
      this.places.set(p.id, p);
      if (!animate) continue;
      let from = before;
      if (fresh && p.enter) from = { ...p, x: p.enter[0], y: p.enter[1] };
      const there = from && from.x === p.x && from.y === p.y && from.turn === p.turn && from.scale === p.scale;
      if (from && !there) {
        this.fly(at, from, p, fresh);
        moving.push(at);
      } else if (fresh) {
        at.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 }).id = "korsi";
      }
    }
    this.order();
    for (const at of moving) at.parentNode.append(at); // above the others while it moves
    return moving.length > 0;
  }

  fly(at, from, to, fresh) {
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

  leave(old, animate) {
    this.places.delete(old.id);
    old.removeAttribute("id"); // its name may be taken again at once
    if (!animate) return old.remove();
    old.classList.add("leaving");
    const fade = old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, fill: "forwards" });
    fade.id = "korsi";
    fade.onfinish = () => old.remove();
  }

  /** Back into the order of drawing. */
  order() {
    const next = { pieces: this.layers.pieces.firstChild, above: this.layers.above.firstChild };
    for (const p of this.scene.pieces) {
      const at = this.find(p.id);
      if (at === next[p.layer]) next[p.layer] = at.nextSibling;
      else this.layers[p.layer].insertBefore(at, next[p.layer]);
    }
  }

  find(id) {
    return this.svg.querySelector(`#${CSS.escape(id)}`);
  }

  drawTargets(targets) {
    const same = JSON.stringify(targets);
    if (same === this.known) return; // another's move: what I am considering stays
    this.known = same;
    const focused = this.targets.contains(document.activeElement) ? document.activeElement.id : "";
    this.unpreview();
    this.list = targets;
    if (!targets.some((t) => t.id === this.group && t.opens)) this.group = "";
    const wanted = new Set(targets.map((t) => t.id));
    for (const old of [...this.targets.children]) if (!wanted.has(old.id)) old.remove();
    for (const t of targets) {
      let at = this.targets.querySelector(`#${CSS.escape(t.id)}`);
      if (!at) {
        at = document.createElementNS(NS, "g");
        at.id = t.id;
        this.targets.append(at);
      }
      at.innerHTML = t.svg;
      at.setAttribute("class", t.class);
      at.setAttribute("transform", t.place);
      at.setAttribute("role", "button");
      at.setAttribute("tabindex", "-1");
      const notes = t.notes.map((note) => note.text).filter(Boolean);
      at.setAttribute("aria-label", [t.label.text, ...notes].filter(Boolean).join(" · "));
      at._target = t;
    }
    this.showGroup();
    if (focused) this.refocus(focused);
    if (this.follows) this.focus();
  }

  /** Who plays by keyboard goes on where the board still offers something. */
  refocus(id) {
    const shown = this.shown();
    const again = shown.find((t) => t.id === id) || shown[0];
    if (again) this.find(again.id).focus({ preventScroll: true });
    else this.root.focus({ preventScroll: true });
  }

  /** Members of the open group are shown, the other openers stay in the background. */
  showGroup() {
    for (const at of this.targets.children) {
      const t = at._target;
      const hidden = t.group !== "" && t.group !== this.group;
      if (hidden) at.setAttribute("display", "none");
      else at.removeAttribute("display");
      at.classList.toggle("open", t.id === this.group);
      at.classList.toggle("quiet", this.group !== "" && t.group === "" && t.id !== this.group);
      if (t.opens) at.setAttribute("aria-expanded", String(t.id === this.group));
    }
    const first = this.shown()[0];
    for (const t of this.shown()) this.find(t.id).setAttribute("tabindex", t === first ? "0" : "-1");
  }

  shown() {
    return (this.list || []).filter((t) => t.group === "" || t.group === this.group);
  }

  open(group, tell = true) {
    this.group = group === this.group ? "" : group;
    this.unpreview();
    this.showGroup();
    if (this.follows) this.focus();
    if (tell) this.on.open(this.group);
  }

  // ---------------------------------------------------------------- previews

  /** How the table would look: ghost pieces, lit places, a sentence. */
  preview(id, action = null, tip = true) {
    if (!this.svg) return; // a game without a picture is played from the list
    this.unpreview();
    const t = this.list?.find((one) => one.id === id);
    if (!t) return;
    this.find(id)?.classList.add("near");
    const choice = t.choices.find((c) => c.action === action) || t.choices[0];
    if (choice) this.drawGhosts(choice.ghost);
    this.light(t.lights);
    if (tip) {
      const notes = (choice || t).notes.length ? (choice || t).notes : t.notes;
      const label = choice && (t.choices.length === 1 || action !== null) ? choice.label : t.label;
      this.explain(t, label.text, notes.map((note) => note.text));
    }
  }

  drawGhosts(ghosts) {
    this.ghosts.replaceChildren();
    for (const p of ghosts) {
      const at = document.createElementNS(NS, "g");
      at.setAttribute("class", p.class);
      at.setAttribute("transform", p.place);
      at.innerHTML = p.svg;
      this.ghosts.append(at);
    }
  }

  light(ids) {
    if (!this.svg) return;
    for (const id of ids) this.find(id)?.classList.add("lit");
  }

  /** The places and pieces a line of the log speaks of: by id, else those few called so. */
  lightAbout(names) {
    if (!this.scene) return;
    for (const name of names) {
      const called = this.scene.pieces.filter((p) => namesOf(p).has(name)).map((p) => p.id);
      this.light(this.find(name) || called.length > FEW ? [name] : called);
    }
  }

  unlight() {
    if (!this.svg) return;
    for (const lit of this.svg.querySelectorAll(".lit")) lit.classList.remove("lit");
  }

  unpreview() {
    if (!this.svg) return;
    this.ghosts.replaceChildren();
    this.unlight();
    for (const near of this.targets.querySelectorAll(".near")) near.classList.remove("near");
    this.tip.hidden = true;
    this.asking = "";
  }

  explain(at, text, notes = []) {
    if (!text && !notes.length) return;
    this.tip.className = "tip";
    this.tip.replaceChildren(text || "");
    for (const note of notes.filter(Boolean)) this.tip.append(h("div", { class: "notes" }, note));
    this.put(at);
  }

  /** Several things could be done here, or a finger covers what it points to: ask which. */
  ask(t) {
    this.preview(t.id, t.choices[0].action, false);
    this.asking = t.id;
    if (this.on.ask(t)) {
      if (this.follows) this.approach(t);
      return; // on a phone the sheet asks, and the board stays in sight
    }
    this.tip.className = "tip asks";
    this.tip.setAttribute("role", "group");
    this.tip.setAttribute("aria-label", t.label.text || "");
    this.tip.replaceChildren(h("div", { class: "ask" }, t.label.text || ""));
    for (const choice of t.choices) {
      const notes = (choice.notes.length ? choice.notes : t.notes).map((note) => note.text);
      const button = h("button", { type: "button", class: "choice" }, choice.label.text || "");
      if (notes.length) button.append(h("span", { class: "worth" }, notes.join(" · ")));
      button.addEventListener("click", () => this.on.choose(choice.action));
      const look = () => {
        this.drawGhosts(choice.ghost);
      };
      button.addEventListener("pointerenter", look);
      button.addEventListener("focus", look);
      this.tip.append(button);
    }
    this.put(t);
  }

  /** The tip beside its place, inside the board, where it hides the least of what can be chosen. */
  put(t) {
    this.tip.hidden = false;
    const box = this.root.getBoundingClientRect();
    const m = this.svg.getScreenCTM();
    const on = (one) => ({
      x: one.x * m.a + m.e - box.left,
      y: one.y * m.d + m.f - box.top,
      w: (one.width || 60) * m.a,
      h: (one.height || 60) * m.d,
    });
    const at = on(t);
    const w = this.tip.offsetWidth;
    const tall = this.tip.offsetHeight;
    const others = (this.list || []).filter((one) => one.id !== t.id).map(on);
    const beside = (at.w + w) / 2 + 12;
    const above = (at.h + tall) / 2 + 12;
    const within = (middle, size, whole) => Math.min(Math.max(size / 2 + 8, middle), whole - size / 2 - 8);
    const shared = (a, b, size, other) => Math.max(0, (size + other) / 2 - Math.abs(a - b));
    const hides = (x, y, one) => shared(x, one.x, w, one.w) * shared(y, one.y, tall, one.h);
    let best = null;
    for (const [dx, dy] of [[beside, 0], [-beside, 0], [0, -above], [0, above]]) {
      const x = within(at.x + dx, w, box.width);
      const y = within(at.y + dy, tall, box.height);
      // What is pointed at must stay in sight above all.
      let cost = 100 * (hides(x, y, at) / (at.w * at.h));
      for (const one of others) cost += hides(x, y, one) / (one.w * one.h);
      if (!best || cost < best.cost - 0.1) best = { x, y, cost };
    }
    this.tip.style.left = `${Math.round(best.x - w / 2)}px`;
    this.tip.style.top = `${Math.round(best.y - tall / 2)}px`;
  }

  // ---------------------------------------------------------------- acting

  activate(t, touch = false) {
    if (t.opens) return this.open(t.id);
    if (t.choices.length > 1 || (touch && this.asking !== t.id)) {
      if (this.asking === t.id && t.choices.length > 1) return this.unpreview();
      return this.ask(t);
    }
    this.on.choose(t.choices[0].action);
  }

  /** Esc: close what is open. Says whether there was anything. */
  back() {
    if (this.asking) {
      const id = this.asking;
      this.unpreview();
      this.find(id)?.focus();
      return true;
    }
    if (this.group) {
      const id = this.group;
      this.open("");
      this.find(id)?.focus();
      return true;
    }
    return false;
  }

  /** Arrow keys: to the nearest target in that direction, as the eye sees it. */
  walk(dx, dy) {
    const shown = this.shown().filter((t) => t.group === this.group); // Esc leads out of a group
    if (!shown.length) return false;
    const now = document.activeElement?._target;
    if (!now || !shown.includes(now)) {
      this.find(shown[0].id).focus({ preventScroll: true });
      return true;
    }
    let best = null;
    let least = Infinity;
    for (const t of shown) {
      const along = (t.x - now.x) * dx + (t.y - now.y) * dy;
      const aside = Math.abs((t.x - now.x) * dy) + Math.abs((t.y - now.y) * dx);
      if (t === now || along < 4) continue;
      const cost = along + aside * 2.2;
      if (cost < least) [best, least] = [t, cost];
    }
    if (best) this.find(best.id).focus({ preventScroll: true });
    return true;
  }

  nearest(x, y) {
    let best = null;
    let least = NEAR;
    for (const t of this.shown()) {
      const r = this.find(t.id).querySelector(".hit").getBoundingClientRect();
      const dx = Math.max(r.left - x, 0, x - r.right);
      const dy = Math.max(r.top - y, 0, y - r.bottom);
      const far = Math.hypot(dx, dy);
      if (far < least) [best, least] = [t, far];
    }
    return best;
  }

  listen() {
    const { root } = this;
    const targetOf = (event) => event.target.closest?.(".target")?._target;
    const pieceOf = (event) => event.target.closest?.(".piece")?._piece;

    root.addEventListener("click", (event) => {
      if (this.panned || event.target.closest(".tip, .watching")) return;
      this.on.input();
      const touch = event.pointerType === "touch";
      const t = targetOf(event) || (touch ? this.nearest(event.clientX, event.clientY) : null);
      if (t && this.list.includes(t)) return this.activate(t, touch);
      const p = pieceOf(event);
      const asked = this.asking;
      this.unpreview();
      if (asked && this.follows) this.focus();
      if (p?.marks.includes("near") && !asked) this.visit(this.find(p.id));
      else if (p?.label?.text && !asked) this.explain(p, p.label.text);
      else if (this.group && !p) this.open("");
    });

    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "touch" || this.asking || this.fingers.size) return;
      const t = targetOf(event);
      if (t) {
        this.preview(t.id);
        return this.on.near(t);
      }
      const p = pieceOf(event);
      this.unpreview();
      this.on.near(null);
      if (p?.label?.text) this.explain(p, p.label.text);
      this.on.piece(p ? p : null);
    });
    root.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "touch" || this.asking) return;
      this.unpreview();
      this.on.near(null);
      this.on.piece(null);
    });
    root.addEventListener("focusin", (event) => {
      const t = event.target._target;
      if (!t || !event.target.matches(":focus-visible")) return;
      this.preview(t.id);
      this.on.near(t);
      this.reveal(t);
    });
    root.addEventListener("focusout", (event) => {
      if (event.target._target && !this.asking) this.unpreview();
    });
    root.addEventListener("keydown", (event) => {
      const t = event.target._target;
      if (t && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        this.on.input();
        if (!this.list.includes(t)) return;
        this.activate(t);
        if (t.opens && this.group) {
          const member = this.list.find((one) => one.group === this.group);
          if (member) this.find(member.id).focus({ preventScroll: true });
        } else if (this.asking) this.tip.querySelector("button")?.focus();
      }
    });
    this.pan();
    new ResizeObserver(() => this.look()).observe(root);
  }

  // ---------------------------------------------------------------- pan, pinch, wheel, fit

  /** All of it. */
  fit() {
    if (!this.scene) return;
    this.size = `${this.scene.width} ${this.scene.height}`;
    this.zoom = 1;
    this.centre = this.middle();
    this.follows = this.on.follow() && this.scale() < SMALL;
    this.look();
  }

  middle() {
    return { x: this.scene.width / 2, y: this.scene.height / 2 };
  }

  /** Pixels per unit of the scene when all of it is in sight. */
  scale() {
    const box = this.svg.getBoundingClientRect();
    return Math.min(box.width / this.scene.width, box.height / this.scene.height) || 1;
  }

  look() {
    if (!this.scene || !this.svg) return;
    const { width, height } = this.scene;
    const box = this.svg.getBoundingClientRect();
    const k = this.scale() * this.zoom;
    const inside = (at, seen, size) => (seen >= size ? size / 2 : Math.min(Math.max(at, seen / 2), size - seen / 2));
    this.centre = { x: inside(this.centre.x, box.width / k, width), y: inside(this.centre.y, box.height / k, height) };
    const [w, tall] = [width / this.zoom, height / this.zoom];
    const view = [this.centre.x - w / 2, this.centre.y - tall / 2, w, tall].map((n) => n.toFixed(1));
    this.svg.setAttribute("viewBox", view.join(" "));
    if (!this.asking) this.tip.hidden = true;
  }

  /** Bring what can be done into sight, as large as there is room; nothing to do: all of it. */
  focus() {
    if (!this.scene || !this.svg) return;
    const shown = this.shown().filter((t) => !this.group || t.group === this.group || t.id === this.group);
    // Where all of them together are too far apart, most of them: the rest can be done from the list.
    const middle = (one) => shown.map(one).sort((a, b) => a - b)[shown.length >> 1];
    const [x, y] = [middle((t) => t.x), middle((t) => t.y)];
    const nearer = [...shown].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    const most = nearer.slice(0, Math.ceil(shown.length * MOST));
    const view = [shown, most].map((some) => this.around(some)).find((one) => one.zoom > WORTH);
    this.glide(view?.zoom ?? 1, view ?? this.middle());
  }

  /** How to look so that these fill the board. */
  around(some) {
    if (!some.length) return { zoom: 1 };
    const room = 34; // beside them
    const left = Math.min(...some.map((t) => t.x - t.width / 2)) - room;
    const right = Math.max(...some.map((t) => t.x + t.width / 2)) + room;
    const top = Math.min(...some.map((t) => t.y - t.height / 2)) - room;
    const bottom = Math.max(...some.map((t) => t.y + t.height / 2)) + room;
    const box = this.svg.getBoundingClientRect();
    const k = Math.min(box.width / (right - left), box.height / (bottom - top), LARGE);
    return { zoom: Math.max(1, k / this.scale()), x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** A part of the table, such as a neighbour's village, fills the board; once more: all of it. */
  visit(at) {
    const room = at.getBBox();
    const m = at.transform.baseVal.consolidate().matrix;
    const [x, y] = [room.x + room.width / 2 + m.e, room.y + room.height / 2 + m.f];
    const box = this.svg.getBoundingClientRect();
    const zoom = Math.max(1, (0.97 * Math.min(box.width / room.width, box.height / room.height)) / this.scale());
    const there = Math.abs(this.zoom - zoom) < 0.01 && Math.hypot(this.centre.x - x, this.centre.y - y) < box.width / 4;
    this.hold();
    if (there) this.follows = this.on.follow() && this.scale() < SMALL;
    if (there && this.follows) this.focus();
    else this.glide(there ? 1 : zoom, there ? this.middle() : { x, y });
  }

  /** One place from near, at least as large as it is shown now. */
  approach(t) {
    this.glide(Math.max(this.zoom, LARGE / this.scale()), { x: t.x, y: t.y });
  }

  /** All of it, or what can be done from near; where that lies everywhere, the middle of it. */
  toggle() {
    if (!this.scene) return;
    this.follows = this.zoom === 1;
    if (!this.follows) return this.glide(1, this.middle());
    this.focus();
    if (this.aim === 1) this.glide(2.2, this.middle());
  }

  glide(zoom, centre) {
    this.aim = zoom;
    cancelAnimationFrame(this.gliding);
    const from = { zoom: this.zoom, ...this.centre };
    const begun = performance.now();
    const step = (k) => {
      this.zoom = from.zoom * (zoom / from.zoom) ** k;
      this.centre = { x: from.x + (centre.x - from.x) * k, y: from.y + (centre.y - from.y) * k };
      this.look();
    };
    const near = Math.abs(zoom - from.zoom) < 0.01 && Math.hypot(centre.x - from.x, centre.y - from.y) < 2;
    const frame = (now) => {
      const done = Math.max(0, Math.min(1, (now - begun) / GLIDE));
      step(done * done * (3 - 2 * done));
      this.root.classList.toggle("gliding", done < 1);
      if (done < 1) this.gliding = requestAnimationFrame(frame);
      else this.zoom = zoom;
    };
    this.root.classList.toggle("gliding", !near && !still.matches && !document.hidden);
    if (!this.root.classList.contains("gliding")) {
      step(1);
      this.zoom = zoom;
    } else this.gliding = requestAnimationFrame(frame);
  }

  /** The reader moves the board: from now on it stays where it is put. */
  hold() {
    cancelAnimationFrame(this.gliding);
    this.root.classList.remove("gliding");
    this.follows = false;
  }

  /** Zoom so that the point under (x, y) stays where it is. */
  zoomBy(factor, x = null, y = null) {
    if (!this.scene) return;
    this.hold();
    const box = this.root.getBoundingClientRect();
    const from = this.point(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
    const before = this.zoom;
    this.zoom = Math.min(6, Math.max(1, this.zoom * factor));
    const k = before / this.zoom;
    this.centre = {
      x: from.x + (this.centre.x - from.x) * k,
      y: from.y + (this.centre.y - from.y) * k,
    };
    this.look();
  }

  point(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  /** A target reached by keyboard is brought into sight. */
  reveal(t) {
    if (this.zoom === 1 || this.follows) return;
    this.centre = { x: t.x, y: t.y };
    this.look();
  }

  pan() {
    const { root } = this;
    this.fingers = new Map();
    let start = null;
    let lastTap = 0;
    root.addEventListener("pointerdown", (event) => {
      if (event.button > 0 || event.target.closest(".tip, .watching")) return;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.panned = false;
      start = { x: event.clientX, y: event.clientY };
    });
    root.addEventListener("pointermove", (event) => {
      const finger = this.fingers.get(event.pointerId);
      if (!finger) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (!this.panned && this.fingers.size === 1 && far < 7) return;
      if (!this.panned) {
        this.panned = true;
        root.classList.add("panning");
        root.setPointerCapture(event.pointerId);
      }
      if (this.fingers.size === 2) {
        const other = [...this.fingers.entries()].find(([id]) => id !== event.pointerId)[1];
        const before = Math.hypot(finger.x - other.x, finger.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (before > 0) this.zoomBy(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      } else if (this.zoom > 1) {
        this.hold();
        const k = this.svg.getScreenCTM().a;
        this.centre.x -= (event.clientX - finger.x) / k;
        this.centre.y -= (event.clientY - finger.y) / k;
        this.look();
      }
      finger.x = event.clientX;
      finger.y = event.clientY;
    });
    const up = (event) => {
      if (!this.fingers.delete(event.pointerId)) return;
      root.classList.remove("panning");
      // A double tap on nothing zooms in there, or out again.
      if (event.type === "pointerup" && event.pointerType === "touch" && !this.panned) {
        const now = performance.now();
        if (now - lastTap < 300 && !event.target.closest(".target")) {
          if (this.zoom > 1) this.fit();
          else this.zoomBy(2.4, event.clientX, event.clientY);
        }
        lastTap = now;
      }
      if (this.panned) setTimeout(() => (this.panned = false), 0);
    };
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener(
      "wheel",
      (event) => {
        if (event.target.closest(".tip")) return;
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), event.clientX, event.clientY);
      },
      { passive: false },
    );
  }
}
