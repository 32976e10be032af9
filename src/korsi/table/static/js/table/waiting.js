// Before the game: free seats, invitations.

import { $, h, say, toast } from "../page.js";
import { table } from "../state.js";
import { command } from "./server.js";
import { signs } from "./signs.js";

export function renderRoom() {
  const { now, links } = table;
  const at = $("ui-room");
  at.hidden = now.status !== "open";
  if (at.hidden) return;
  const drawn = JSON.stringify([now.seats, [...links]]);
  if (drawn === table.drawn.room) return;
  table.drawn.room = drawn;
  at.replaceChildren(
    h("p", {}, say("share-text")),
    linkBox(new URL(now.links.share, location.href).href, say("share")),
    h("ol", { class: "waiting-room" }, now.seats.map(line)),
  );
  if (now.host && now.seats.some((s) => s.kind === "open")) {
    at.append(h("button", { type: "button", class: "button main", onclick: () => command("begin", { fill: "greedy" }) }, say("fill")));
  }
}

function line(seat) {
  const row = h("div", { class: "row" }, signs(seat), h("span", { class: seat.yours ? "name you" : "name", dir: "auto" }, seat.name));
  if (seat.kind === "open") {
    row.append(h("button", { type: "button", class: "button small", onclick: () => command("join", { seat: seat.seat }) }, say("sit")));
    if (table.now.host) row.append(h("button", { type: "button", class: "button small", onclick: () => invite(seat.seat) }, say("invite")));
  }
  if (seat.yours) row.append(h("button", { type: "button", class: "button small bare", onclick: () => leave(seat.seat) }, say("leave")));
  const link = table.links.get(seat.seat);
  return h("li", {}, row, link ? linkBox(link, say("invite")) : null);
}

async function invite(seat) {
  const link = await linkTo(seat);
  if (!link) return;
  table.links.set(seat, link);
  renderRoom();
}

/** A link to a seat, for somebody else or for one's own other device. */
export async function linkTo(seat) {
  const answer = await command("link", { seat });
  return answer ? new URL(answer.link, location.href).href : null;
}

async function leave(seat) {
  const answer = await command("leave", { seat });
  if (answer?.closed) location.href = "/";
}

export function linkBox(url, label) {
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
