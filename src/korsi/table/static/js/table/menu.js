// What the menu does about people: share the table, change one's name, let a bot stand in, resign.

import { $, complain, h, post, say, toast, wrongIn } from "../page.js";
import { table } from "../state.js";
import { command } from "./server.js";
import { openWindow } from "./windows.js";

const ownSeat = () => table.now.as ?? table.now.you[0];

export function setUpMenu() {
  $("ui-share-button").onclick = $("ui-share-too").onclick = () => {
    $("ui-menu").close();
    import("./waiting.js").then(openSharing).catch(complain); // what few ask for is fetched when they do
  };
  $("ui-stand-in").onclick = () => {
    $("ui-menu").close();
    command("replace", { seat: ownSeat() });
  };
  $("ui-lesson-back").onclick = () => {
    $("ui-menu").close();
    command("return-lesson");
  };
  $("ui-resign-yes").onclick = () => {
    $("ui-resigning").close();
    command("resign", { seat: ownSeat() });
  };
  $("ui-name-form").addEventListener("submit", rename);
  document.addEventListener("visibilitychange", () => {
    opened = performance.now();
    comeBack();
  });
}

let opened = performance.now(); // when the page was last opened or turned to
const ARRIVING = 8000; // ms for which somebody who has turned to the page has come for the game

/** Who opens the table again is back: a bot stood in because they were away, not because they wished it. */
function comeBack() {
  const { welcome } = table.now;
  if (!Number.isInteger(welcome) || document.hidden || table.coming || performance.now() - opened > ARRIVING) return;
  table.coming = true;
  command("return", { seat: welcome }).then((answer) => {
    table.coming = false;
    if (answer) toast(say("welcome-back"));
  });
}

function openSharing({ linkTo, linkTools, shareUrl }) {
  $("ui-sharing-title").textContent = say("share");
  $("ui-sharing-text").textContent = say(table.now.status === "open" ? "share-text" : "share-watch");
  $("ui-sharing-body").replaceChildren(...linkTools(shareUrl(), say("share"), true), ...ownDevice(linkTo, linkTools));
  openWindow("ui-sharing");
}

/** Who sits here may go on from another device: its link is made when it is asked for. */
function ownDevice(linkTo, linkTools) {
  const { status, you } = table.now;
  if (!you.length || status === "over") return [];
  const button = h("button", { type: "button", class: "button small" }, say("own-link"));
  button.onclick = async () => {
    const link = await linkTo(ownSeat());
    if (!link) return;
    $("ui-sharing-title").textContent = say("own-link-title");
    $("ui-sharing-text").textContent = say("own-link-text");
    $("ui-sharing-body").replaceChildren(...linkTools(link, say("own-link"), true));
  };
  return [button];
}

async function rename(event) {
  event.preventDefault();
  try {
    await post("/account/name", { name: event.target.elements.name.value });
    $("ui-menu").close();
    toast(say("saved"));
    wrongIn(event.target, null);
  } catch (error) {
    wrongIn(event.target, error);
  }
}

/** What may be done about one's own seat, and what follows from giving it up. */
export function renderSeatTools() {
  const { now } = table;
  comeBack();
  const own = now.seats[ownSeat()];
  const plays = now.status === "playing" && Boolean(own);
  const name = $("ui-name-form");
  if (name.hidden && now.you.length === 1 && own) name.elements.name.value = own.name; // said when sitting down
  name.hidden = !now.sat;
  $("ui-resign").hidden = !plays;
  $("ui-lesson-back").hidden = !now.lesson_left;
  const others = now.seats.some((s) => !s.yours && (s.kind === "person" || s.away));
  $("ui-stand-in").hidden = !(plays && own.kind === "person" && others);
  $("ui-resign-follows").textContent = now.resigning ? say(`resign-${now.resigning}`) : "";
}
