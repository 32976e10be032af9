// The table page: what the server says is drawn, what the reader does is sent. The list of choices
// in the rail is enough to play; the board is a second way to the same commands.
//
// Here everything is tied together; what the page remembers is in state.js.

import { $, island, nameStream, say, toast, told } from "./page.js";
import { addParts, base, board, narrow, onTurned, render, table, wrongLayout } from "./state.js";
import { mark } from "./bell.js";
import { listenToKeys } from "./keys.js";
import { Live } from "./live.js";
import { back, walk } from "./board/acting.js";
import { setUpBoard } from "./board/board.js";
import { fit, focus, toggleZoom, zoomBy } from "./board/camera.js";
import { flush } from "./board/drawing.js";
import { walkThings } from "./board/things.js";
import { shut } from "./board/tip.js";
import { renderAbout, setUpAbout } from "./table/about.js";
import { stateOf } from "./table/answers.js";
import { myTurn, onlyGroup, openResult, settle, speak } from "./table/arrival.js";
import { cardOf, setUpShelves } from "./table/cards.js";
import { refreshChat, renderNames, setUpChat } from "./table/chat.js";
import { dropAsked, hinted, markNear, openGroup, renderChoices, setUpAsked, showChoiceOf, walkChoices } from "./table/choices.js";
import { endFilm, markNews, setUpFilm } from "./table/film.js";
import { askGains } from "./table/gains.js";
import { goTo, newer, older, playGame, renderTools, setUpHistory, stepBack, stepOn, toNow } from "./table/history.js";
import { lightLog, renderLog, setUpLog, turnsInSight } from "./table/log.js";
import { renderSeatTools, setUpMenu } from "./table/menu.js";
import { choose, instead, takeBack, undo } from "./table/moves.js";
import { closeConfirm, renderConfirm, setUpConfirm } from "./table/confirm.js";
import { renderDone } from "./table/forced.js";
import { renderRepeat, renderTakeBack } from "./table/orders.js";
import { resend, setUpUnsent } from "./table/unsent.js";
import { drawFirst } from "./table/picture.js";
import { renderCurtain, renderPass, renderPrompt, renderSteps } from "./table/prompt.js";
import { forward, makeRoom, putAway, setUpReading, setUpSheet, sheet, setUpTabs } from "./table/rail.js";
import { openScores, renderSeats, setUpStanding, tick } from "./table/seats.js";
import { foldSince, renderSince } from "./table/since.js";
import { connection, goToTableOf, hear, refresh } from "./table/server.js";
import { setUpUnread } from "./table/unread.js";
import { openWindow, setUpWindows } from "./table/windows.js";

const closer = () => zoomBy(1.4);
const farther = () => zoomBy(1 / 1.4);
const askHint = async () => table.now.hints ? (await import("./table/hint.js")).askHint() : toast(say("hints-off"));

setUpBoard($("ui-board"), {
  choose: (action, then, touch) => choose(action, then, touch, true),
  hinted,
  name: (action) => table.now.choices.find((c) => c.action === action)?.text ?? "",
  open: (id) => {
    if (narrow.matches && table.advice && id && !table.now.choices.some((c) => c.group === id && c.action === table.hint)) table.unhint();
    if (id) forward();
    openGroup(id, true);
  },
  ask: (t) => {
    closeConfirm({ replaced: true }); // something else was chosen
    if (!narrow.matches) return false;
    forward();
    if (table.advice && !t.asked.some((c) => c.action === table.hint)) table.unhint(); // the sheet is for what was tapped
    showChoiceOf(t);
    return true;
  },
  near: markNear,
  section: () => {
    dropAsked();
    if (board.whole) sheet("half");
    makeRoom();
    requestAnimationFrame(sayZoom);
  },
  piece: lightLog,
  follow: () => narrow.matches,
  card: cardOf,
  instead: (thing, back) => instead(thing, back, narrow.matches),
  speak: (text) => speak([text]),
  unnamed: say("board"),
  input: () => {
    const whose = table.film?.own ? "own" : "others";
    if (endFilm()) return whose;
    if (board.busy) flush();
    return "";
  },
});
table.now = stateOf(table.now);
drawFirst(table.now);

setUpUnread();
setUpTabs();
setUpAsked();
setUpReading();
setUpStanding();
setUpSheet();
setUpHistory();
setUpLog(tellGains);
setUpFilm();
setUpWindows();
setUpMenu();
setUpShelves();
$("ui-zoom-toggle").onclick = () => {
  if ($("ui-rail").dataset.open !== "half") makeRoom();
  toggleZoom();
  if (board.whole || $("ui-rail").dataset.open === "peek") sheet(board.whole ? "peek" : "half"); // to see all of it, or what can be done again
  sayZoom();
};
setUpConfirm();
setUpUnsent();
setUpAbout();
$("ui-zoom-in").onclick = closer;
$("ui-zoom-out").onclick = farther;
$("ui-fit").onclick = fit;
$("ui-undo").onclick = takeBack;
$("ui-practise").onclick = () => {
  $("ui-practising").close();
  undo({ sure: true });
};
$("ui-hint").onclick = askHint;
$("ui-score-button").onclick = () => openScores();
$("ui-result").onclick = openResult;
$("ui-rematch").onclick = () => goToTableOf("rematch");
if (told("notice")) {
  toast(told("notice"), { bad: true });
  history.replaceState(null, "", base); // said once
}

listenToKeys({
  walk,
  things: walkThings,
  list: walkChoices,
  back: () => {
    if (closeConfirm({ back: true }) || endFilm()) return true;
    if (table.advice && !board.tip.hidden && board.tip.matches(".of-thing")) return shut() || true; // what lies on top goes first
    if (putAway() || table.unhint({ back: true }) || back()) return true;
    if (table.past) toNow();
    else if (table.group) openGroup("");
    else return false;
    return true;
  },
  undo: takeBack,
  hint: askHint,
  keys: () => openWindow("ui-keys"),
  older,
  newer,
  stepBack,
  stepOn,
  play: playGame,
  skip: endFilm,
  fit,
  closer,
  farther,
});

/** The one button for near and far on a phone says which of the two it does. */
function sayZoom() {
  const far = board.scene?.sections.length ? board.section !== null : board.aim !== 1;
  const [near, whole] = board.scene?.sections.length ? ["one-part", "whole-table"] : ["zoom-in", "fit"];
  const button = $("ui-zoom-toggle");
  button.setAttribute("aria-label", say(far ? whole : near));
  button.title = say(far ? whole : near);
  button.querySelector("use").setAttribute("href", far ? "#i-fit" : "#i-zoom");
}

function renderSigns() {
  document.body.dataset.ply = table.now.ply;
  document.body.dataset.status = table.now.status;
}

// The page comes arranged as this browser wanted it last; a window that is otherwise asks anew.
onTurned(() => {
  endFilm();
  if (table.past) goTo(table.past.at);
  refresh();
});
if (wrongLayout()) refresh();

table.group = onlyGroup(table.now);
addParts(renderSigns, sayZoom, renderSeats, renderPrompt, renderPass, renderSteps, renderAbout, renderChoices, renderSince, renderLog, renderTools, renderTakeBack, renderDone, renderRepeat, renderConfirm, renderCurtain, renderSeatTools, renderNames, renderRare, foldSince, tellGains);
narrow.addEventListener("change", render);
render();
if (board.follows) focus(); // all around it has its size only now
setInterval(tick, 500);
mark(myTurn(table.now));
setUpChat(island("ui-chat-first") || []);
if (table.now.sent_up) goTo(0); // who has sent a game wants to see it played
else if (table.now.status === "over") openResult();
settle();
document.body.dataset.ready = "1";
markNews();

/** What few tables have is fetched by those. */
function renderRare() {
  if (table.now.status === "open" || !$("ui-waiting").hidden) import("./table/waiting.js").then((one) => one.renderWaiting());
  if (table.now.puzzle || !$("ui-puzzle").hidden) import("./table/puzzle.js").then((one) => one.renderPuzzle());
  if (table.now.lesson && $("ui-lesson").hidden) import("./table/lesson.js").then((one) => one.renderLesson());
  if (table.now.board || !$("ui-worth").hidden) import("./table/worth.js").then((one) => one.renderWorth());
}

/** Whose points what is told has moved. */
function tellGains() {
  askGains(() => {
    renderSteps();
    renderSince();
    renderLog();
  }, turnsInSight);
}

/** One's turn at another table, said once and with the way there. */
function callTo({ table: id, game, your_turn: turn }) {
  if (!turn) table.called.delete(id);
  else if (!table.called.has(id)) {
    table.called.add(id);
    toast(say("other-table", { game: told("titles")[game] ?? game }), { link: { url: `/t/${id}`, text: say("go-there") } });
  }
}

let greeted = false;
const live = new Live(table.now.table, {
  table: (data) => {
    if (data.table !== table.now.table) {
      callTo(data);
      return;
    }
    hear(data);
  },
  chat: (data) => data.table === table.now.table && refreshChat(),
  again: () => {
    if (greeted) refreshChat();
    greeted = true;
    refresh().then(resend);
  },
  state: connection,
  named: nameStream,
}, !table.now.you.length); // who only watches is not told about this table otherwise

// A stream belongs to whoever opened it: who has just become somebody opens it anew.
let somebody = table.now.sat;
addParts(() => {
  if (!somebody && table.now.sat) {
    somebody = true;
    live.renew();
  }
});
