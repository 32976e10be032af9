// What people say to each other.

import { $, get, h, icon, say, sayAround, toast, when } from "../page.js";
import { base, table } from "../state.js";
import { toNewest } from "./newest.js";
import { command } from "./server.js";

function renderChat(messages) {
  const list = $("ui-chat");
  for (const said of messages) {
    if (said.id <= table.chatSeen) continue;
    table.chatSeen = said.id;
    const line = h("li", { "data-seat": said.seat ?? -1, "data-id": said.id }, sayAround("pair", { what: h("b", { dir: "auto" }, said.name), said: h("bdi", {}, said.text) }),  h("span", { class: "aside" }, h("time", {}, when(said.at)), said.yours ? null : about(said)));
    list.append(line);
    if (!said.yours && $("ui-panel-chat").hidden) $("ui-dot").hidden = false;
  }
  if (!$("ui-panel-chat").hidden) chatRead();
}

const GLANCE = 120; // letters of what is said that are shown to who does not have the chat open

const READ = `korsi-read ${base}`;

/** What has been read stays read, on this device also after going away and coming back. */
export function chatRead() {
  toNewest($("ui-chat"), $("ui-chat"), [...$("ui-chat").children]);
  $("ui-dot").hidden = true;
  localStorage.setItem(READ, String(table.chatSeen));
}

/** What can be done about somebody else's message: behind a flag, out of the way. */
function about(said) {
  const name = { name: said.name };
  const act = (command, done) => async () => {
    if (await post(command, said)) toast(say(done, name));
  };
  return h(
    "details",
    { class: "about-said" },
    h("summary", { "aria-label": say("chat-about", name), title: say("chat-about", name) }, icon("flag")),
    h("button", { type: "button", class: "button small", onclick: act("report", "chat-reported") }, say("chat-report")),
    h("button", { type: "button", class: "button small", onclick: act("block", "chat-blocked") }, say("chat-block", name)),
  );
}

/** Reported or blocked: of who is blocked nothing stays in sight. */
async function post(name, said) {
  const answer = await command(name, { chat: said.id });
  if (!answer) return false;
  if (name === "block") {
    $("ui-chat").replaceChildren();
    table.chatSeen = 0;
    refreshChat();
  } else {
    for (const open of document.querySelectorAll(".about-said[open]")) open.open = false;
  }
  return true;
}

/** Who has a new name has it in what was said before as well. */
export function renderNames() {
  for (const line of $("ui-chat").children) {
    const seat = table.now.seats[line.dataset.seat];
    if (seat && table.now.status !== "open") line.querySelector("b").textContent = seat.name;
  }
}

export async function refreshChat() {
  try {
    const before = table.chatSeen;
    const { chat } = await get(`${base}/chat?since=${before}`);
    renderChat(chat);
    const news = chat.filter((said) => said.id > before && !said.yours);
    for (const said of news) $("ui-live").append(h("p", {}, `${said.name}: ${said.text}`));
    if (!$("ui-panel-chat").offsetParent) for (const { name, text } of news.slice(-1)) toast(say("pair", { what: name, said: text.length > GLANCE ? `${text.slice(0, GLANCE)} …` : text }), { stay: 7000 });
  } catch {
    // the stream will say it again
  }
}

export function setUpChat(first) {
  renderChat(first);
  const read = localStorage.getItem(READ);
  if (read === null) chatRead(); // what was said before one came is no news
  else $("ui-dot").hidden = !first.some((said) => said.id > Number(read) && !said.yours);
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
}
