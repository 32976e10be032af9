// The table page: what the server says is drawn, what the reader does is sent. The list of choices
// in the rail is enough to play; the board is a second door to the same commands.
//
// Here everything is tied together; what the page remembers is in state.js.

import { $, island, say, toast, told } from "./page.js";
import { addParts, board, layout, narrow, onTurned, render, table } from "./state.js";
import { mark } from "./bell.js";
import { listenToKeys } from "./keys.js";
import { Live } from "./live.js";
import { back, walk } from "./board/acting.js";
import { setUpBoard } from "./board/board.js";
import { fit, toggleZoom, zoomBy } from "./board/camera.js";
import { flush } from "./board/drawing.js";
import { stateOf } from "./table/answers.js";
import { myTurn, onlyGroup } from "./table/arrival.js";
import { refreshChat, renderNames, setUpChat } from "./table/chat.js";
import { markNear, openGroup, renderChoices, showChoiceOf, walkChoices } from "./table/choices.js";
import { askHint } from "./table/hint.js";
import { goTo, newer, older, renderTools, setUpHistory, toNow } from "./table/history.js";
import { lightLog, renderLog } from "./table/log.js";
import { renderSeatTools, setUpMenu } from "./table/menu.js";
import { choose, undo } from "./table/moves.js";
import { drawFirst } from "./table/picture.js";
import { renderCurtain, renderPrompt, renderSteps } from "./table/prompt.js";
import { setUpSheet, setUpTabs, sheet } from "./table/rail.js";
import { openResult } from "./table/result.js";
import { renderRoom } from "./table/waiting.js";
import { openScores } from "./table/scores.js";
import { renderSeats, tick } from "./table/seats.js";
import { connection, goToTableOf, refresh } from "./table/server.js";
import { openWindow, setUpWindows } from "./table/windows.js";

const closer = () => zoomBy(1.4);
const farther = () => zoomBy(1 / 1.4);

setUpBoard($("ui-board"), {
  choose,
  name: (action) => table.now.choices.find((c) => c.action === action)?.text ?? "",
  open: (id) => openGroup(id, true),
  ask: (t) => {
    if (!narrow.matches) return false;
    if ($("ui-rail").dataset.open === "peek") sheet("half");
    showChoiceOf(t);
    return true;
  },
  near: markNear,
  piece: lightLog,
  follow: () => narrow.matches,
  input: () => board.busy && flush(),
});
table.now = stateOf(table.now);
drawFirst(table.now);

setUpTabs();
setUpSheet();
setUpHistory();
setUpWindows();
setUpMenu();
$("ui-zoom-toggle").onclick = toggleZoom;
$("ui-zoom-in").onclick = closer;
$("ui-zoom-out").onclick = farther;
$("ui-fit").onclick = fit;
$("ui-undo").onclick = $("ui-take-back").onclick = undo;
$("ui-hint").onclick = askHint;
$("ui-score-button").onclick = () => openScores();
$("ui-result").onclick = openResult;
$("ui-rematch").onclick = () => goToTableOf("rematch");

listenToKeys({
  walk,
  list: walkChoices,
  back: () => {
    if (back()) return true;
    if (table.past) toNow();
    else if (table.group) openGroup("");
    else return false;
    return true;
  },
  undo,
  hint: askHint,
  keys: () => openWindow("ui-keys"),
  older,
  newer,
  fit,
  closer,
  farther,
});

function renderSigns() {
  document.body.dataset.ply = table.now.ply;
  document.body.dataset.status = table.now.status;
}

// The page comes with the wide arrangement; a window that wants the other one asks for it.
onTurned(() => {
  if (table.past) goTo(table.past.at);
  refresh();
});
if (layout()) refresh();

table.group = onlyGroup(table.now);
addParts(renderSigns, renderSeats, renderPrompt, renderSteps, renderChoices, renderRoom, renderLog, renderTools, renderCurtain, renderSeatTools, renderNames);
render();
setInterval(tick, 500);
mark(myTurn(table.now));
setUpChat(island("ui-chat-first") || []);
if (table.now.status === "over") openResult();
document.body.dataset.ready = "1";

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
    if (data.ply !== table.now.ply || !["play", "undo", "timeout"].includes(data.kind)) refresh();
  },
  chat: (data) => data.table === table.now.table && refreshChat(),
  again: () => {
    if (greeted) refreshChat();
    greeted = true;
    refresh();
  },
  state: connection,
}, !table.now.you.length); // who only watches is not told about this table otherwise

// A stream belongs to whoever opened it: who has just become somebody opens it anew.
let somebody = table.now.sat;
addParts(() => {
  if (!somebody && table.now.sat) {
    somebody = true;
    live.renew();
  }
});
