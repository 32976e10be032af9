// Before the game: one's name, free seats, invitations. At any time: the link to the table, with a
// code to be photographed.

import { $, complain, h, icon, say, toast, told, wrongIn } from "../page.js";
import { table } from "../state.js";
import { attempt, command } from "./server.js";
import { signs } from "./signs.js";

export function renderWaiting() {
  const { now, links } = table;
  const at = $("ui-waiting");
  at.hidden = now.status !== "open";
  if (at.hidden) return;
  const drawn = JSON.stringify([now.seats, [...links]]);
  if (drawn === table.drawn.waiting) return;
  table.drawn.waiting = drawn;
  const typed = at.querySelector("[name=name]")?.value; // nobody loses a name half written
  at.replaceChildren();
  const free = now.seats.some(open);
  if (free && !now.you.length) at.append(sitDown(typed ?? say("my-name")));
  // Who has opened a table came for the link.
  const asked = now.seats.filter((seat) => seat.kind === "open").every((seat) => seat.kept);
  if (now.you.length && !asked) at.append(h("p", {}, say("share-text")), ...linkTools(shareUrl(), say("share")));
  // ... or wants to begin at once: both above the seats, in sight in a low window
  if (now.host && free) {
    at.append(h("button", { type: "button", class: "button", onclick: () => command("begin", { fill: "level2" }) }, say("fill")));
  }
  if (now.each) at.append(h("p", {}, now.each));
  at.append(h("p", { class: "row" }, icon("hourglass"), h("span", {}, say("timing"))), h("p", { class: "fine" }, say(now.hints ? "hints-on" : "hints-off")), h("ol", { class: "waiting-list" }, now.seats.map(line)));
}

/** May the reader sit there? Seats of another game are kept for those who played the last one. */
const open = (seat) => seat.kind === "open" && (!seat.kept || table.now.sat);

/** Who sits down says a name; an account has one. */
function sitDown(value) {
  const input = h("input", { type: "text", name: "name", maxlength: 24, dir: "auto", autocomplete: "nickname", value });
  const sits = (event) => {
    event.preventDefault();
    sit({});
  };
  return h("form", { class: "now", onsubmit: sits },
    told("named") ? h("label", { class: "field wide" }, h("span", {}, say("name")), input) : null,
    h("button", { class: "button main" }, say("sit-down")));
}

/** Clicked twice, one sits down once: the second request would come from nobody yet, who is too late. */
async function sit(where) {
  if (table.sitting) return;
  table.sitting = true;
  const { error } = await attempt("join", { ...where, name: nameGiven() });
  table.sitting = false;
  const form = $("ui-waiting").querySelector("form"); // gone when one sits
  if (form) wrongIn(form, error);
  else if (error) complain(error);
}

const nameGiven = () => $("ui-waiting").querySelector("[name=name]")?.value.trim() ?? "";

function line(seat) {
  const row = h("div", { class: "row" }, signs(seat), h("span", { class: seat.yours ? "name you" : "name", dir: "auto" }, seat.name));
  const only = !table.now.you.length && table.now.seats.filter(open).length === 1; // "sit down" takes it
  const link = table.links.get(seat.seat);
  const ways = [];
  if (open(seat) && !only) {
    const too = table.now.you.length > 0; // who sits already can only take it for somebody beside them, unless somebody is invited or it is kept for them
    if (!(too && (link || seat.kept))) ways.push(h("button", { type: "button", class: "button small", onclick: () => sit({ seat: seat.seat }) }, say(too ? "sit-too" : "sit")));
    if (table.now.host && !link) ways.push(h("button", { type: "button", class: "button small", onclick: () => invite(seat.seat) }, say("invite")));
    if (table.now.host) ways.push(h("button", { type: "button", class: "button small", onclick: () => command("replace", { seat: seat.seat, bot: "level2" }) }, say("seat-bot")));
    if (!too) row.append(...ways.splice(0));
  }
  // One link does for everybody: what else can be done with a seat is a tap away.
  if (ways.length) row.append(h("details", { class: "fold ways" }, h("summary", {}, icon("down"), say("seat-ways")), h("div", { class: "row" }, ways)));
  if (table.now.host && seat.kind === "bot") row.append(h("button", { type: "button", class: "button small bare", onclick: () => command("leave", { seat: seat.seat }) }, say("bot-off")));
  if (seat.yours) row.append(h("button", { type: "button", class: "button small bare", onclick: () => leave(seat.seat) }, say("leave")));
  return h("li", {}, row, ...(link ? linkTools(link, say("invite")) : []));
}

export const shareUrl = () => new URL(table.now.links.share, location.href).href;

/** Everything one may do with a link: copy it, send it, let it be photographed. */
export function linkTools(url, label, open = false) {
  const made = [linkBox(url, label)];
  if (navigator.share) {
    const send = () => navigator.share({ title: document.title, url }).catch(() => {});
    made[0].append(h("button", { type: "button", class: "button small", onclick: send }, say("send")));
  }
  const code = h("img", { class: "qr", src: `/qr.svg?of=${encodeURIComponent(url)}`, alt: say("scan"), loading: open ? null : "lazy", width: 220, height: 220 });
  made.push(open ? code : h("details", { class: "fold" }, h("summary", {}, say("scan")), code));
  return made;
}

async function invite(seat) {
  const link = await linkTo(seat);
  if (!link) return;
  table.links.set(seat, link);
  renderWaiting();
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
  return h("div", { class: "linkbox" }, input, h("button", { type: "button", class: "button small main", onclick: copy }, say("copy")));
}
