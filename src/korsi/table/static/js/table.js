// The table page: what the server says is drawn, what the reader does is sent. The list of choices
// in the rail is enough to play; the board is a second door to the same commands.

import { Answer, complain, get, h, icon, island, lang, number, post, say, toast, when } from "./page.js";
import { Board, namesOf } from "./board.js";
import { Live } from "./live.js";
import { chart } from "./chart.js";
import { listenToKeys } from "./keys.js";
import { mark, notify, ring } from "./bell.js";

const $ = (id) => document.getElementById(id);
const NS = "http://www.w3.org/2000/svg";

let now = island("ui-state"); // the newest position we know
let past = null; // the position looked at, when that is an older one
let through = null; // at a shared screen with secrets: whose turn at the screen it is
let group = ""; // the open group of choices
let hint = null;
let sending = false;
let chatSeen = 0;
let arrived = performance.now();
let askedEnd = false;

const base = `/t/${now.table}`;
const shown = () => past || now;

// ------------------------------------------------------------------ talking to the server

let asking = null;
let askAgain = false;

/** Fetch the newest state; calls while one is on its way are folded into one more. */
function refresh() {
  if (asking) {
    askAgain = true;
    return asking;
  }
  asking = (async () => {
    do {
      askAgain = false;
      try {
        const asked = through;
        const state = await get(`${base}/state${asked === null ? "" : `?seat=${asked}`}`);
        connection("on");
        // Meanwhile the screen was passed on: what the last one may see is not for the next one.
        if (asked !== through) askAgain = true;
        else take(state);
      } catch (error) {
        if (!(error instanceof Answer)) connection("off");
        else if (error.key === "not-yours" && through !== null) {
          through = null;
          askAgain = true;
        } else if (error.status >= 500) setTimeout(refresh, 1500);
        else complain(error);
      }
    } while (askAgain);
    asking = null;
  })();
  return asking;
}

/** A command. Being late is no fault: the answer holds the new position, and we go on from there. */
async function command(name, body = {}) {
  try {
    const answer = await post(`${base}/${name}`, body);
    if (answer.state) take(answer.state);
    return answer;
  } catch (error) {
    if (error instanceof Answer && error.body.state) take(error.body.state);
    complain(error);
    if (!(error instanceof Answer)) connection("off");
    return null;
  }
}

async function choose(action) {
  if (sending || past) return;
  sending = true;
  document.body.classList.add("sending");
  const target = now.scene?.targets.find((t) => t.actions.includes(action));
  if (target) board.preview(target.id, action, false); // the effect is seen before the answer is there
  const before = now.ply;
  const drawn = board.known;
  await command("move", { ply: now.ply, seat: now.as, action });
  sending = false;
  document.body.classList.remove("sending");
  if (now.ply === before || board.known === drawn) board.unpreview();
}

async function undo() {
  if (past || !now.can_undo) return;
  await command("undo", { ply: now.ply, seat: now.as });
}

async function askHint() {
  if (past || !now.choices.length) return;
  $("ui-hint").setAttribute("aria-busy", "true");
  const answer = await command("hint", { seat: now.as });
  $("ui-hint").removeAttribute("aria-busy");
  if (!answer?.hint || answer.hint.ply !== now.ply) return;
  hint = answer.hint.action;
  const choice = now.choices.find((c) => c.action === hint);
  if (choice?.group) open(choice.group);
  else renderChoices();
  if (choice?.target) board.preview(choice.target, hint);
  toast(say("hint-is", { move: answer.hint.text }), { stay: 6000 });
}

// ------------------------------------------------------------------ taking over a state

function take(state) {
  if (state.ply < now.ply && state.status === now.status) return; // overtaken by a newer one
  const before = now;
  now = state;
  arrived = performance.now();
  if (through !== null && !state.seats[through].acting) {
    through = null;
    if (state.as !== null && state.curtain === null && state.status === "playing") {
      now = before;
      return void refresh(); // as nobody in particular: then the curtain comes down
    }
  }
  if (state.ply !== before.ply) {
    // Where several act at the same time, another's move takes nothing out of my hands.
    if (JSON.stringify(state.choices) !== JSON.stringify(before.choices)) {
      hint = null;
      group = onlyGroup(state);
    }
    speak(before, state);
  }
  turnSigns(before, state);
  if (past && past.at > state.last) past = null;
  render();
  if (!past) redraw(state, before);
  if (state.status === "over" && before.status !== "over") theEnd();
}

/** Where there is but one thing to open, it is open. */
function onlyGroup(state) {
  const id = state.choices[0]?.group || "";
  const place = state.scene?.targets.some((t) => t.id === id && !t.opens);
  return place && state.choices.every((c) => c.group === id) ? id : "";
}

function redraw(state, before = null) {
  if (!board.svg || !state.scene) return;
  const other = board.drawn && board.drawn !== state.scene.ground;
  board.drawn = state.scene.ground;
  if (other) return reground(state);
  if (before && !past && JSON.stringify(before.scene) === JSON.stringify(state.scene)) return;
  board.show(state.scene);
}

/** The ground itself has changed (another table's board, another seat's): ask for it anew. */
async function reground(state) {
  const asked = new URLSearchParams(past ? { at: state.at } : {});
  if (through !== null) asked.set("seat", through);
  const response = await fetch(`${base}/board?${asked}`);
  if (!response.ok) return;
  board.svg.remove();
  $("ui-board").insertAdjacentHTML("afterbegin", await response.text());
  board.adopt($("ui-board").querySelector("svg.scene"));
  board.scene = null;
  board.draw(state.scene, false);
}

/** What others did, for those who listen rather than look. */
function speak(before, state) {
  const known = new Set(before.log.map((line) => `${line.ply} ${line.text}`));
  const news = state.log.filter((line) => !known.has(`${line.ply} ${line.text}`) && !state.you.includes(line.seat));
  const said = news.slice(-6).map((line) => line.text);
  if (state.prompt.yours || state.status === "over") said.push(state.prompt.text);
  if (said.length) $("ui-live").append(h("p", {}, said.join(" ")));
  while ($("ui-live").children.length > 8) $("ui-live").firstChild.remove();
}

function turnSigns(before, state) {
  mark(state.prompt.yours && state.status === "playing");
  const fresh = state.prompt.yours && !before.prompt.yours && state.status === "playing";
  if (!fresh) return;
  if ($("ui-sound").checked) ring();
  if (bell.checked) notify(state.prompt.text, state.table);
}

// ------------------------------------------------------------------ drawing around the board

function render() {
  const state = shown();
  document.body.dataset.ply = now.ply;
  document.body.dataset.status = now.status;
  $("ui-phase").textContent = state.phase;
  renderSeats();
  renderPrompt();
  renderSteps();
  renderChoices();
  renderRoom();
  renderLog();
  renderTools();
  $("ui-so-far").hidden = $("ui-steps").hidden && $("ui-take-back").hidden;
  renderCurtain();
}

/** Colour and sign of a seat, as the board draws them. */
function signs(seat) {
  return h("span", { class: "signs", "aria-hidden": "true" }, seat.tones.map((tone, i) => {
    const dot = h("span", { class: `sign tone-${tone}` });
    const svg = document.createElementNS(NS, "svg");
    svg.setAttribute("viewBox", "-10 -10 20 20");
    const drawn = sign(seat, i);
    if (drawn) svg.append(drawn);
    dot.append(svg);
    return dot;
  }));
}

const SHAPES = ["M0-8 8 6H-8Z", "M-7-7H7V7H-7Z", "M0-9 9 0 0 9-9 0Z", "M0-8A8 8 0 1 1 0 8 8 8 0 0 1 0-8Z", "M-8-3H-3V-8H3V-3H8V3H3V8H-3V3H-8Z", "M0-9 3-3 9-2 4 3 6 9 0 5-6 9-4 3-9-2-3-3Z"];

function sign(seat, i) {
  const id = seat.signs?.[i];
  if (id && document.getElementById(id)) {
    const use = document.createElementNS(NS, "use");
    use.setAttribute("href", `#${id}`);
    return use;
  }
  const path = document.createElementNS(NS, "path");
  path.setAttribute("d", SHAPES[(seat.seat + i) % SHAPES.length]);
  return path;
}

const COUNT = ["", "one", "two", "three", "four", "five", "six"];

function renderSeats() {
  const state = shown();
  const at = $("ui-seats");
  at.className = `seats ${COUNT[state.seats.length] || "six"}${state.seats.some((s) => s.clock) ? " timed" : ""}`;
  at.replaceChildren(...state.seats.map((seat) => {
    const marks = [seat.acting && "acting", seat.away && "away", seat.resigned && "resigned"];
    const button = h("button", { type: "button", class: ["chair", ...marks].filter(Boolean).join(" "), onclick: () => openScores(seat.seat) },
      signs(seat),
      h("span", { class: seat.yours ? "name you" : "name", dir: "auto" }, seat.name));
    if (seat.kind === "bot") button.append(icon("bot"));
    if (seat.waking) button.append(h("span", { class: "waking", "aria-hidden": "true" }, "z"));
    if (seat.points !== null || seat.covered) button.append(h("span", { class: "points" }, seat.covered ? "?" : number(seat.points)));
    if (seat.clock) button.append(h("span", { class: "clock", "data-seat": seat.seat }));
    // For ears: what the eye reads from places and frames.
    const said = [seat.points !== null && say("points"), seat.acting && say("acting"), seat.away && say("away"), seat.waking && say("waking"), seat.resigned && say("resigned"), seat.last];
    button.append(h("span", { class: "unseen" }, said.filter(Boolean).join(", ")));
    button.title = [seat.last || seat.name, seat.waking && say("waking")].filter(Boolean).join(" · ");
    return button;
  }));
  tick();
}

const two = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang, { minimumIntegerDigits: 2, useGrouping: false });

function tick() {
  const gone = performance.now() - arrived;
  for (const at of document.querySelectorAll(".clock[data-seat]")) {
    const clock = now.seats[at.dataset.seat]?.clock;
    if (!clock) continue;
    const left = Math.max(0, clock.left_ms - (clock.running ? gone : 0)) / 1000;
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor((left % 3600) / 60);
    at.textContent = hours >= 48
      ? say("days", { days: Math.floor(hours / 24) })
      : hours
        ? `${number(hours)}:${two.format(minutes)}:${two.format(Math.floor(left % 60))}`
        : `${number(minutes)}:${two.format(Math.floor(left % 60))}`;
    at.classList.toggle("short", clock.running && left < 20);
  }
}
setInterval(tick, 500);

function renderPrompt() {
  const { prompt, status } = shown();
  const box = $("ui-prompt");
  box.classList.toggle("yours", prompt.yours && status === "playing");
  const text = box.querySelector(".text");
  if (text.firstChild?.textContent !== prompt.text) text.replaceChildren(prompt.text);
  const waiting = status === "playing" && !prompt.yours && !past;
  const dots = text.querySelector(".thinking");
  if (waiting && !dots) text.append(h("span", { class: "thinking", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  if (!waiting) dots?.remove();
  box.querySelector(".detail").textContent = prompt.detail;
  const mine = now.seats.find((s) => s.yours && (s.kind === "bot" || s.away));
  const back = $("ui-back");
  back.hidden = !(mine && now.status === "playing");
  back.onclick = () => command("return", { seat: mine.seat });
  $("ui-result").hidden = now.status !== "over";
}

function renderSteps() {
  const { steps } = shown();
  $("ui-steps").hidden = !steps.length;
  $("ui-steps").replaceChildren(...steps.map((text) => h("li", {}, text)));
  $("ui-take-back").hidden = !(now.can_undo && !past && steps.length);
}

/** The first two parts of a sentence: which thing, where. */
const short = (text) => {
  const parts = text.split(/[.:]\s/)[0].split(/(?<=[,،])\s/);
  return parts.slice(0, 2).join(" ").replace(/[,،]$/, "");
};

/** What a choice is about, as a small picture: the board's own drawing of that piece. */
function pictureOf(piece) {
  if (!piece) return null;
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("class", "thing");
  svg.setAttribute("aria-hidden", "true");
  const at = document.createElementNS(NS, "g");
  at.setAttribute("class", piece.class.replace(/\bmark-\S+/g, ""));
  at.innerHTML = piece.svg;
  for (const mark of at.querySelectorAll(":scope > .mark")) mark.remove();
  svg.append(at);
  // Only a drawing in the page knows how large it is.
  requestAnimationFrame(() => {
    if (!svg.isConnected) return;
    const box = at.getBBox();
    if (box.width) svg.setAttribute("viewBox", [box.x - 2, box.y - 2, box.width + 4, box.height + 4].join(" "));
  });
  return svg;
}

const pieceOf = (id) => shown().scene?.pieces.find((p) => p.id === id);
const targetOf = (id) => shown().scene?.targets.find((t) => t.id === id);

const worthOf = (c) => (c.notes?.length ? c.notes.join(" · ") : c.badge);

function choiceButton(c, said = "") {
  const worth = worthOf(c) === said ? "" : worthOf(c); // what the group says need not be said again
  const ghost = targetOf(c.target)?.choices.find((one) => one.action === c.action)?.ghost[0];
  const button = h("button", { type: "button", class: c.action === hint ? "choice hinted" : "choice", "data-action": c.action }, pictureOf(ghost), h("span", {}, c.text));
  if (worth) button.append(h("span", { class: "worth" }, worth));
  button.addEventListener("click", () => choose(c.action));
  const look = () => {
    board.flush();
    if (c.target) board.preview(c.target, c.action, false);
  };
  button.addEventListener("pointerenter", look);
  button.addEventListener("focus", look);
  button.addEventListener("pointerleave", () => board.unpreview());
  button.addEventListener("blur", () => board.unpreview());
  return button;
}

function groupButton(g, members, direct) {
  const open_ = group === g.id;
  const worth = direct ? worthOf(members[0]) : "";
  const button = h("button", { type: "button", class: members.some((c) => c.action === hint) && !open_ ? "choice hinted" : "choice", "aria-expanded": String(open_), "data-group": g.id }, direct ? null : pictureOf(pieceOf(targetOf(g.id)?.lights[0])), h("span", {}, short(g.text)));
  if (worth) button.append(h("span", { class: "worth" }, worth));
  button.append(icon("down"));
  button.addEventListener("click", () => open(open_ ? "" : g.id));
  const look = () => board.preview(g.id, null, false);
  button.addEventListener("pointerenter", look);
  button.addEventListener("focus", look);
  button.addEventListener("pointerleave", () => board.unpreview());
  button.addEventListener("blur", () => board.unpreview());
  return button;
}

let drawnChoices = "";

function renderChoices() {
  const state = shown();
  const list = $("ui-choices");
  const sign_ = JSON.stringify([state.choices, group, hint]);
  if (sign_ === drawnChoices) return;
  drawnChoices = sign_;
  const held = list.contains(document.activeElement) ? document.activeElement.dataset : null;
  const made = [];
  const seen = new Set();
  for (const c of state.choices) {
    const g = c.group && state.groups.find((one) => one.id === c.group);
    if (!g) {
      made.push(choiceButton(c));
      continue;
    }
    if (seen.has(g.id)) continue;
    seen.add(g.id);
    const members = state.choices.filter((one) => one.group === g.id);
    const direct = members.every((one) => one.target === g.id); // several choices at one place
    made.push(groupButton(g, members, direct));
    if (group === g.id) made.push(h("div", { class: "members", role: "group", "aria-label": short(g.text) }, members.map((c) => choiceButton(c, direct ? worthOf(members[0]) : ""))));
  }
  list.replaceChildren(...made);
  list.hidden = !made.length;
  if (held) {
    const again = held.group && list.querySelector(`[data-group="${CSS.escape(held.group)}"]`);
    (again || list.querySelector("button") || $("ui-prompt")).focus({ preventScroll: false });
  }
}

/** Open a group of choices, in the list and on the board alike. */
function open(id, fromBoard = false) {
  group = id;
  renderChoices();
  if (board.svg && !fromBoard && board.group !== id) {
    const opener = now.scene?.targets.some((t) => t.id === id && t.opens);
    if (opener || board.group) board.open(opener ? id : board.group, false);
  }
  if (!id) return;
  const head = $("ui-choices").querySelector(`[data-group="${CSS.escape(id)}"]`);
  head?.nextElementSibling?.scrollIntoView({ block: "nearest" }); // what it opened,
  head?.scrollIntoView({ block: "nearest" }); // but never without what it is
}

// ------------------------------------------------------------------ before the game

let drawnRoom = "";
const links = new Map();

function renderRoom() {
  const at = $("ui-room");
  at.hidden = now.status !== "open";
  if (at.hidden) return;
  const sign_ = JSON.stringify([now.seats, [...links]]);
  if (sign_ === drawnRoom) return;
  drawnRoom = sign_;
  const seats = now.seats.map((seat) => {
    const line = h("li", {}, h("div", { class: "row" }, signs(seat), h("span", { class: seat.yours ? "name you" : "name", dir: "auto" }, seat.name)));
    const row = line.firstChild;
    if (seat.kind === "open") {
      row.append(h("button", { type: "button", class: "button small", onclick: () => command("join", { seat: seat.seat }) }, say("sit")));
      if (now.host) row.append(h("button", { type: "button", class: "button small", onclick: () => invite(seat.seat) }, say("invite")));
    }
    if (seat.yours) row.append(h("button", { type: "button", class: "button small bare", onclick: () => leave(seat.seat) }, say("leave")));
    if (links.has(seat.seat)) line.append(linkBox(links.get(seat.seat), say("invite")));
    return line;
  });
  at.replaceChildren(
    h("p", {}, say("share-text")),
    linkBox(new URL(now.links.share, location.href).href, say("share")),
    h("ol", { class: "waiting-room" }, seats),
  );
  if (now.host && now.seats.some((s) => s.kind === "open")) {
    at.append(h("button", { type: "button", class: "button main", onclick: () => command("begin", { fill: "greedy" }) }, say("fill")));
  }
}

async function invite(seat) {
  const answer = await command("link", { seat });
  if (!answer) return;
  links.set(seat, new URL(answer.link, location.href).href);
  renderRoom();
}

async function leave(seat) {
  const answer = await command("leave", { seat });
  if (answer?.closed) location.href = "/";
}

function linkBox(url, label) {
  const input = h("input", { type: "text", readonly: true, value: url, "aria-label": label });
  input.addEventListener("focus", () => input.select());
  const copy = async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      document.execCommand("copy"); // pages without https have no clipboard
    }
    toast(say("copied"));
  };
  return h("div", { class: "linkbox" }, input, h("button", { type: "button", class: "button small", onclick: copy }, say("copy")));
}

// ------------------------------------------------------------------ log and chat

let drawnLog = [];

function renderLog() {
  const list = $("ui-log");
  const lines = now.log;
  const same = (a, b) => a && b && a.ply === b.ply && a.text === b.text;
  let keep = 0;
  while (keep < drawnLog.length && same(drawnLog[keep], lines[keep])) keep++;
  while (list.children.length > keep) list.lastChild.remove();
  for (const line of lines.slice(keep)) {
    const before = list.lastChild;
    const gap = before && Number(before.dataset.ply) !== line.ply && now.seats[line.seat]?.seat !== Number(before.dataset.seat);
    const button = h("button", { type: "button" }, line.text);
    button.addEventListener("click", () => goTo(line.ply));
    const light = () => board.lightAbout(line.pieces);
    button.addEventListener("pointerenter", light);
    button.addEventListener("focus", light);
    button.addEventListener("pointerleave", () => board.unlight());
    button.addEventListener("blur", () => board.unlight());
    list.append(h("li", { class: gap ? "gap" : "", "data-ply": line.ply, "data-seat": line.seat, "data-pieces": line.pieces.join(" ") }, button));
  }
  const grown = lines.length !== drawnLog.length;
  drawnLog = lines;
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

/** A piece or its place is pointed to: which lines speak of it? */
function lightLog(piece) {
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

function renderChat(messages) {
  const list = $("ui-chat");
  for (const said of messages) {
    if (said.id <= chatSeen) continue;
    chatSeen = said.id;
    list.append(h("li", {}, h("b", { dir: "auto" }, said.name), " ", h("bdi", {}, said.text), h("time", {}, when(said.at))));
    if (!said.yours && $("ui-panel-chat").hidden) $("ui-dot").hidden = false;
  }
  list.scrollTop = list.scrollHeight;
}

async function refreshChat() {
  try {
    const before = chatSeen;
    const { chat } = await get(`${base}/chat?since=${chatSeen}`);
    renderChat(chat);
    const news = chat.filter((said) => said.id > before && !said.yours);
    for (const said of news) $("ui-live").append(h("p", {}, `${said.name}: ${said.text}`));
  } catch {
    // the stream will say it again
  }
}

$("ui-chat-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = event.target.elements.text;
  const text = input.value.trim();
  if (!text) return;
  if (await command("chat", { text })) {
    input.value = "";
    refreshChat();
  }
});

// tabs
const tabs = [...document.querySelectorAll("[role=tab]")];
function showTab(tab, focus = false) {
  for (const one of tabs) {
    const on = one === tab;
    one.setAttribute("aria-selected", String(on));
    one.tabIndex = on ? 0 : -1;
    $(one.getAttribute("aria-controls")).hidden = !on;
  }
  if (tab.id === "ui-tab-chat") $("ui-dot").hidden = true;
  if (focus) tab.focus();
  const rail = $("ui-rail");
  if (focus !== null && rail.dataset.open !== "full" && narrow.matches) rail.dataset.open = "full";
}
for (const tab of tabs) {
  tab.addEventListener("click", () => showTab(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const way = document.documentElement.dir === "rtl" ? -step : step;
    showTab(tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length], true);
  });
}

// ------------------------------------------------------------------ history

let going = 0;

async function goTo(n) {
  n = Math.max(0, Math.min(n, now.last));
  const mine = ++going;
  if (n >= now.last) {
    past = null;
  } else {
    try {
      const seat = now.as !== null && now.as !== undefined && now.you.length ? `&seat=${now.as}` : "";
      const state = await get(`${base}/state?at=${n}${seat}`);
      if (mine !== going) return;
      past = state;
    } catch (error) {
      return complain(error);
    }
  }
  group = "";
  board.flush();
  render();
  redraw(shown());
}

function renderTools() {
  const at = past ? past.at : now.last;
  $("ui-where").textContent = say("move-of", { at, last: now.last });
  const slider = $("ui-slider");
  slider.max = now.last;
  if (document.activeElement !== slider || !past) slider.value = at;
  slider.setAttribute("aria-valuetext", say("move-of", { at, last: now.last }));
  for (const [id, off] of [["ui-first", at === 0], ["ui-older", at === 0], ["ui-newer", !past], ["ui-last", !past]]) {
    const button = $(id);
    if (off && document.activeElement === button) slider.focus();
    button.disabled = off;
  }
  $("ui-undo").disabled = !now.can_undo || Boolean(past);
  $("ui-hint").disabled = !now.choices.length || Boolean(past);
  const told = now.status === "over" || now.forked_from; // a seed still secret cannot be played on
  const fork = past && told && (now.status === "over" || now.seats.every((s) => s.kind === "bot" || s.yours));
  $("ui-watching").hidden = !past;
  $("ui-fork").hidden = !fork;
  if (past) $("ui-watching-text").textContent = say("past", { at });
  const sits = now.you.length > 0 && now.status === "playing";
  $("ui-resign").hidden = !sits;
}

$("ui-first").onclick = () => goTo(0);
$("ui-older").onclick = () => goTo((past ? past.at : now.last) - 1);
$("ui-newer").onclick = () => goTo((past ? past.at : now.last) + 1);
$("ui-last").onclick = $("ui-to-now").onclick = () => goTo(now.last);
$("ui-slider").addEventListener("input", (event) => goTo(Number(event.target.value)));
$("ui-fork").onclick = async () => {
  const answer = await command2("fork", { at: past.at, bot: "greedy" });
  if (answer) location.href = answer.url;
};

/** Commands whose answer is about another table. */
async function command2(name, body = {}) {
  try {
    return await post(`${base}/${name}`, body);
  } catch (error) {
    complain(error);
    return null;
  }
}

// ------------------------------------------------------------------ windows

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
  });
}
const openDialog = (id) => {
  if (!$(id).open) $(id).showModal();
};

function scoreTable(breakdown, seats) {
  const rows = new Map();
  for (const entry of breakdown) {
    for (const line of entry.lines) {
      if (!rows.has(line.what)) rows.set(line.what, { text: line.text, clause: line.clause, cells: {} });
      rows.get(line.what).cells[entry.seat] = line.shown;
    }
  }
  const head = seats.map((seat) => h("th", { scope: "col", class: "n" }, h("span", { class: "head-seat" }, signs(seat), h("bdi", {}, seat.name))));
  const body = [...rows.values()].map((row) =>
    h("tr", {}, h("th", { scope: "row" }, row.text), seats.map((seat) => h("td", { class: "n" }, row.cells[seat.seat] ?? "–"))));
  const sum = h("tr", { class: "sum" }, h("th", { scope: "row" }, say("points")), seats.map((seat) => h("td", { class: "n" }, number(breakdown.find((b) => b.seat === seat.seat)?.points ?? seat.points ?? 0))));
  const more = [];
  for (const [i, item] of (breakdown[0]?.more || []).entries()) {
    if (item.shown === undefined) continue;
    more.push(h("tr", { class: "side" }, h("th", { scope: "row" }, item.text), seats.map((seat) => h("td", { class: "n" }, breakdown.find((b) => b.seat === seat.seat)?.more[i]?.shown ?? ""))));
  }
  return h("div", { class: "scroll-x", tabindex: "0", role: "region", "aria-label": say("scores") },
    h("table", { class: "scores" }, h("thead", {}, h("tr", {}, h("td", {}), head)), h("tbody", {}, body, sum, more)));
}

function openScores(seat) {
  const state = shown();
  const at = $("ui-scores-body");
  at.replaceChildren();
  if (state.breakdown.length && state.status !== "open") {
    at.append(scoreTable(state.breakdown, state.seats));
    const areas = state.breakdown.flatMap((entry) =>
      entry.more.filter((item) => item.lines?.length).map((item) =>
        h("div", {}, h("b", {}, state.seats[entry.seat].name, " · ", item.text), item.lines.map((text) => h("p", { class: "fine" }, text)))));
    if (areas.length) at.append(h("div", { class: "two" }, areas));
  }
  const who = state.seats[seat];
  if (who) {
    const gone = now.seats[seat];
    if (who.last) at.append(h("p", {}, h("b", {}, who.name), ": ", who.last));
    if (gone.kind === "person" && !gone.yours && (gone.away || gone.idle) && now.you.length) {
      at.append(h("button", { type: "button", class: "button", onclick: () => command("replace", { seat, bot: "greedy" }).then(() => $("ui-scores").close()) }, say("replace", { name: gone.name })));
    }
    if (gone.yours && now.status === "playing") {
      const box = h("div", {});
      at.append(box, h("button", { type: "button", class: "button small", onclick: async () => {
        const answer = await command("link", { seat });
        if (answer) box.replaceChildren(linkBox(new URL(answer.link, location.href).href, say("own-link")));
      } }, say("own-link")));
    }
  }
  openDialog("ui-scores");
}

function theEnd() {
  const { result, seats, breakdown } = now;
  if (!result) return;
  const at = $("ui-end-body");
  const order = [...seats].sort((a, b) => result.ranking[a.seat] - result.ranking[b.seat]);
  const winners = order.filter((seat) => result.ranking[seat.seat] === 1);
  const won = result.verdict ? result.verdict : winners.length === 1
    ? winners[0].yours && now.you.length === 1 ? say("you-win") : say("wins", { name: winners[0].name })
    : say("share-win", { names: new Intl.ListFormat(lang).format(winners.map((seat) => seat.name)) });
  const ranking = order.map((seat) => {
    const place = result.verdict ? 0 : result.ranking[seat.seat]; // alone there are no places
    if (!place) return h("li", {}, h("span", { class: "place" }), signs(seat),
      h("span", { class: "name", dir: "auto" }, seat.name),
      h("span", { class: "points" }, number(result.points[seat.seat])));
    return h("li", { class: place === 1 ? "first" : "" },
      h("span", { class: "place" }, place === 1 ? crown() : "", place === 1 ? h("span", { class: "unseen" }, say("place-1")) : number(place)),
      signs(seat), h("span", { class: "name", dir: "auto" }, seat.name),
      h("span", { class: "points" }, number(result.points[seat.seat])));
  });
  at.replaceChildren(
    h("p", { class: "won" }, result.finished ? won : `${say("ended-early")} ${won}`),
    h("ol", { class: "ranking" }, ranking),
    h("h3", {}, say("chart")),
    chart(result.chart, seats, say("chart"), sign),
    h("h3", {}, say("scores")),
    scoreTable(breakdown, seats),
  );
  $("ui-seed").textContent = result.seed;
  $("ui-nonce").textContent = result.nonce || "–";
  $("ui-rematch").hidden = !now.sat; // also who has resigned may ask for another game
  $("ui-record").href = now.links.record || "#";
  openDialog("ui-end");
  askedEnd = true;
}

function crown() {
  const made = icon("crown");
  made.classList.add("crown");
  return made;
}

$("ui-result").onclick = theEnd;
$("ui-rematch").onclick = async () => {
  const answer = await command2("rematch");
  if (answer) location.href = answer.url;
};
$("ui-score-button").onclick = () => openScores(-1);
$("ui-menu-button").onclick = () => openDialog("ui-menu");
$("ui-keys-button").onclick = () => {
  $("ui-menu").close();
  openDialog("ui-keys");
};
$("ui-resign").onclick = () => {
  $("ui-menu").close();
  openDialog("ui-resigning");
};
$("ui-resign-yes").onclick = async () => {
  $("ui-resigning").close();
  await command("resign", { seat: now.as ?? now.you[0] });
};
$("ui-undo").onclick = $("ui-take-back").onclick = undo;
$("ui-hint").onclick = askHint;
$("ui-sound").addEventListener("change", (event) => {
  if (event.target.checked) ring();
  post("/settings", { sound: event.target.checked }).catch(complain);
});
const bell = $("ui-notify");
bell.checked = "Notification" in window && Notification.permission === "granted" && localStorage.getItem("korsi-notify") === "on";
bell.closest("label").hidden = !("Notification" in window);
bell.addEventListener("change", async () => {
  if (bell.checked && (await Notification.requestPermission()) !== "granted") {
    bell.checked = false;
    toast(say("notify-blocked"), { bad: true });
  }
  localStorage.setItem("korsi-notify", bell.checked ? "on" : "off");
});

// ------------------------------------------------------------------ several people at one screen

function renderCurtain() {
  const seat = now.curtain;
  const drawn = seat !== null && through !== seat && !past;
  $("ui-curtain").hidden = !drawn;
  if (!drawn) return;
  $("ui-curtain-text").textContent = say("pass", { name: now.seats[seat].name });
  $("ui-curtain-go").onclick = () => {
    through = seat;
    refresh();
  };
  $("ui-curtain-go").focus();
}

// ------------------------------------------------------------------ the sheet on a phone

const narrow = matchMedia("(max-width: 860px)");
const rail = $("ui-rail");
const heights = ["peek", "half", "full"];
const handle = $("ui-handle");
let pulled = null;
handle.addEventListener("pointerdown", (event) => {
  pulled = event.clientY;
  handle.setPointerCapture(event.pointerId);
});
handle.addEventListener("pointerup", (event) => {
  if (pulled === null) return;
  const far = event.clientY - pulled;
  pulled = null;
  if (Math.abs(far) < 12) return; // a tap: the click handles it
  const i = heights.indexOf(rail.dataset.open) + (far < 0 ? 1 : -1);
  sheet(heights[Math.max(0, Math.min(2, i))]);
  handle.dataset.dragged = "1";
});
handle.addEventListener("click", () => {
  if (handle.dataset.dragged) return delete handle.dataset.dragged;
  sheet(rail.dataset.open === "half" ? "full" : "half");
});
function sheet(height) {
  rail.dataset.open = height;
  handle.setAttribute("aria-expanded", String(height === "full"));
}

// ------------------------------------------------------------------ connection

function connection(state) {
  $("ui-connection").hidden = state === "on";
}

// ------------------------------------------------------------------ begin

const board = new Board($("ui-board"), {
  choose,
  open: (id) => open(id, true),
  ask: (t) => {
    if (!narrow.matches) return false;
    if (rail.dataset.open === "peek") sheet("half");
    const home = now.choices.find((c) => c.action === t.choices[0].action)?.group || "";
    if (home && group !== home) open(home, true);
    const at = $("ui-choices").querySelector(`[data-action="${t.choices[0].action}"]`);
    at?.classList.add("near");
    at?.scrollIntoView({ block: "nearest" });
    return true;
  },
  near: (t) => {
    for (const near of $("ui-choices").querySelectorAll(".near")) near.classList.remove("near");
    if (!t) return;
    const homes = now.choices.filter((c) => t.actions.includes(c.action)).map((c) => c.group);
    const wanted = [...t.actions.map((a) => `[data-action="${a}"]`), ...[t.id, ...homes].map((id) => `[data-group="${CSS.escape(id)}"]`)];
    const at = wanted.map((one) => $("ui-choices").querySelector(one)).find(Boolean);
    at?.classList.add("near");
  },
  piece: lightLog,
  follow: () => narrow.matches,
  input: () => board.busy && board.flush(),
});
if (board.svg && now.scene) {
  board.drawn = now.scene.ground;
  board.draw(now.scene, false);
}
$("ui-zoom-toggle").onclick = () => board.toggle();
for (const [id, act] of [["ui-zoom-in", () => board.zoomBy(1.4)], ["ui-zoom-out", () => board.zoomBy(1 / 1.4)], ["ui-fit", () => board.fit()]]) {
  $(id).onclick = act;
}

listenToKeys({
  walk: (x, y) => board.walk(x, y),
  list: (event, at) => {
    const items = [...$("ui-choices").querySelectorAll("button")];
    const i = items.indexOf(at);
    const to = { ArrowDown: i + 1, ArrowUp: i - 1, Home: 0, End: -1 }[event.key];
    if (i < 0 || to === undefined) return;
    event.preventDefault();
    items.at(to % items.length).focus();
  },
  back: () => {
    if (board.back()) return true;
    if (past) {
      goTo(now.last);
      return true;
    }
    if (group) {
      open("");
      return true;
    }
    return false;
  },
  undo,
  hint: askHint,
  keys: () => openDialog("ui-keys"),
  older: () => goTo((past ? past.at : now.last) - 1),
  newer: () => goTo((past ? past.at : now.last) + 1),
  fit: () => board.fit(),
  closer: () => board.zoomBy(1.4),
  farther: () => board.zoomBy(1 / 1.4),
});

group = onlyGroup(now);
render();
mark(now.prompt.yours && now.status === "playing");
renderChat(island("ui-chat-first") || []);
$("ui-dot").hidden = true;
if (now.status === "over" && !askedEnd) theEnd();
document.body.dataset.ready = "1";

let greeted = false;
new Live(now.table, {
  table: (data) => {
    if (data.table !== now.table) {
      if (data.your_turn) toast(say("other-table"));
      return;
    }
    if (data.ply !== now.ply || !["play", "undo", "timeout"].includes(data.kind)) refresh();
  },
  chat: (data) => data.table === now.table && refreshChat(),
  again: () => {
    if (greeted) refreshChat();
    greeted = true;
    refresh();
  },
  state: (state) => connection(state),
}, !now.you.length); // who only watches is not told about this table otherwise
