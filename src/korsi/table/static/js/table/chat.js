// What people say to each other.

import { $, get, h, when } from "../page.js";
import { base, table } from "../state.js";
import { command } from "./server.js";

function renderChat(messages) {
  const list = $("ui-chat");
  for (const said of messages) {
    if (said.id <= table.chatSeen) continue;
    table.chatSeen = said.id;
    list.append(h("li", { "data-seat": said.seat ?? -1 }, h("b", { dir: "auto" }, said.name), " ", h("bdi", {}, said.text), h("time", {}, when(said.at))));
    if (!said.yours && $("ui-panel-chat").hidden) $("ui-dot").hidden = false;
  }
  list.scrollTop = list.scrollHeight;
}

/** Who has a new name has it in what was said before as well. */
export function renderNames() {
  for (const line of $("ui-chat").children) {
    const seat = table.now.seats[line.dataset.seat];
    if (seat && table.now.status !== "open") line.firstChild.textContent = seat.name;
  }
}

export async function refreshChat() {
  try {
    const before = table.chatSeen;
    const { chat } = await get(`${base}/chat?since=${before}`);
    renderChat(chat);
    const news = chat.filter((said) => said.id > before && !said.yours);
    for (const said of news) $("ui-live").append(h("p", {}, `${said.name}: ${said.text}`));
  } catch {
    // the stream will say it again
  }
}

export function setUpChat(first) {
  renderChat(first);
  $("ui-dot").hidden = true; // what was said before one came is no news
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
