// The rail beside the board: its tabs, and on a phone the sheet it becomes.

import { $ } from "../page.js";
import { base, narrow } from "../state.js";
import { chatRead } from "./chat.js";

const FRESH = 3000; // ms after a tab was opened in which nothing but the reader puts it away: it was not read yet
const HEIGHTS = ["peek", "half", "full"];

let opened = -FRESH; // when the reader opened a tab

export const justOpened = () => performance.now() - opened < FRESH;

export function setUpTabs() {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const show = (tab, focus) => {
    for (const one of tabs) {
      const on = one === tab;
      one.setAttribute("aria-selected", String(on));
      one.tabIndex = on ? 0 : -1;
      $(one.getAttribute("aria-controls")).hidden = !on;
    }
    $("ui-rail").dataset.tab = tab.id.replace("ui-tab-", "");
    if (tab.id === "ui-tab-chat") chatRead();
    if (focus) tab.focus();
    // Who talks wants to see the board; who reads rules or the log has the whole sheet.
    if (narrow.matches) sheet(tab.id === "ui-tab-chat" ? "talk" : "read");
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      if (narrow.matches && tab.ariaSelected === "true" && !["peek", "half"].includes($("ui-rail").dataset.open)) sheet("half"); // once more puts it away
      else {
        opened = performance.now();
        show(tab, false);
      }
    });
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const way = document.documentElement.dir === "rtl" ? -step : step;
      show(tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length], true);
    });
  }
}

const READING = `korsi-reading ${base}`; // the reader's wish at this table; another one begins with the choices

/** Beside a board the choices share the rail with the log and the rules: a button gives these most of it, and gives it back. */
export function setUpReading() {
  const button = $("ui-more-to-read");
  const read = (on) => {
    $("ui-rail").classList.toggle("reading", on);
    button.setAttribute("aria-expanded", String(on));
  };
  button.onclick = () => {
    const pane = document.querySelector(".rail > .tab:not([hidden])");
    const atEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 4;
    const on = button.ariaExpanded !== "true";
    read(on);
    localStorage.setItem(READING, on ? "1" : "");
    if (atEnd) pane.scrollTop = pane.scrollHeight; // the newest stays in sight
  };
  read(localStorage.getItem(READING) === "1");
}

/** What can be done comes forward, in a sheet of its usual height; the board is in sight above it. */
export function forward() {
  if (narrow.matches && $("ui-rail").dataset.open !== "half") sheet("half");
}

/** Who goes to another position wants to see it: a sheet that is pulled up makes room, and what is read in it stays. */
export function makeRoom() {
  if (narrow.matches && ["read", "full"].includes($("ui-rail").dataset.open)) sheet("talk");
}

/** Somebody is writing: nothing is taken out of their hands, a button leads to the choices. */
export const writes = () => document.activeElement?.form?.id === "ui-chat-form" && document.activeElement.matches("input");

/** How much of the sheet is in sight: peek, half or full; or it is for reading, or for talking beside the board. */
export function sheet(height) {
  $("ui-rail").dataset.open = height;
  $("ui-table").classList.toggle("pulled-up", !["peek", "half"].includes(height));
  $("ui-handle").setAttribute("aria-expanded", String(!["peek", "half"].includes(height)));
}

/** A sheet that was pulled up, or opened to read in, goes back to its rest. Says whether there was one. */
export function putAway() {
  if (!narrow.matches || ["peek", "half"].includes($("ui-rail").dataset.open)) return false;
  sheet("half");
  return true;
}

export function setUpSheet() {
  const rail = $("ui-rail");
  const handle = $("ui-handle");
  let pulled = null;
  $("ui-forward").onclick = forward;
  $("ui-put-away").onclick = putAway;
  handle.addEventListener("pointerdown", (event) => {
    pulled = event.clientY;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointerup", (event) => {
    if (pulled === null) return;
    const far = event.clientY - pulled;
    pulled = null;
    if (Math.abs(far) < 12) return; // a tap: the click handles it
    const now = HEIGHTS.indexOf(rail.dataset.open);
    const i = (now < 0 ? 2 : now) + (far < 0 ? 1 : -1);
    sheet(HEIGHTS[Math.max(0, Math.min(2, i))]);
    handle.dataset.dragged = "1";
  });
  handle.addEventListener("click", () => {
    if (handle.dataset.dragged) return delete handle.dataset.dragged;
    sheet(rail.dataset.open === "half" ? "full" : "half"); // also from talking and reading
  });
}
