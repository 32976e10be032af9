// Pan by drag, zoom by pinch, wheel and double tap.

import { board } from "../state.js";
import { fit, hold, look, scrolls, zoomBy } from "./camera.js";
import { turn } from "./sections.js";

const SWIPE = 45; // px
export const LONG = 450; // ms a finger rests to ask what it rests on

/** A sheet from below goes with a finger that pulls it down from where it begins, and is put away. */
export function pullDown(sheet, away) {
  let from = null;
  const far = (event) => Math.max(0, event.changedTouches[0].clientY - from);
  const end = (event) => {
    if (from === null) return;
    sheet.style.translate = "";
    if (event.type === "touchend" && far(event) > SWIPE) away();
    from = null;
  };
  sheet.addEventListener("touchstart", (event) => {
    from = sheet.matches(".low") && sheet.scrollTop <= 0 && event.touches.length === 1 ? event.touches[0].clientY : null;
  }, { passive: true });
  sheet.addEventListener("touchmove", (event) => {
    if (from !== null) sheet.style.translate = sheet.scrollTop > 0 ? "" : `0 ${far(event)}px`;
  }, { passive: true });
  sheet.addEventListener("touchend", end);
  sheet.addEventListener("touchcancel", end);
}

/** @param meant what lies where a finger comes down
 * @param held what to do where a finger rests; says whether it did anything */
export function listenToFingers(meant, held) {
  const { root, fingers } = board;
  let start = null;
  let lastTap = 0;
  let resting = 0;
  root.addEventListener("pointerdown", (event) => {
    if (event.button > 0 || event.target.closest(".tip, .sections, .strip, .overview")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    board.panned = false;
    start = { x: event.clientX, y: event.clientY };
    board.down = meant(event);
    clearTimeout(resting);
    if (event.pointerType !== "touch" || fingers.size > 1) return;
    resting = setTimeout(() => {
      if (!board.panned && fingers.size === 1 && held(start.x, start.y)) board.panned = board.rested = true;
    }, LONG);
  });
  root.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger || board.rested) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!board.panned && fingers.size === 1 && far < 7) return;
    if (!board.panned) {
      board.panned = true;
      clearTimeout(resting);
      root.classList.add("panning");
      root.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 2) pinch(event, finger);
    else if (board.zoom > 1 || scrolls()) drag(event, finger);
    finger.x = event.clientX;
    finger.y = event.clientY;
  });
  const up = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (board.panned || event.type === "pointercancel") board.down = null; // no click comes of it
    clearTimeout(resting);
    root.classList.remove("panning");
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const swiped = board.panned && !board.rested && !fingers.size && board.section && board.zoom === 1;
    if (swiped && Math.abs(dx) > SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    // A double tap on nothing zooms in there, or out again.
    if (event.type === "pointerup" && event.pointerType === "touch" && !board.panned) {
      const now = performance.now();
      if (now - lastTap < 300 && !event.target.closest(".target")) {
        if (board.zoom > 1) fit();
        else zoomBy(2.4, event.clientX, event.clientY);
      }
      lastTap = now;
    }
    // a browser may still make a click of it
    if (board.panned) setTimeout(() => (board.panned = board.rested = false), board.rested ? 300 : 0);
  };
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", up);
  root.addEventListener("wheel", wheel, { passive: false });
}

function pinch(event, finger) {
  const other = [...board.fingers.entries()].find(([id]) => id !== event.pointerId)[1];
  const before = Math.hypot(finger.x - other.x, finger.y - other.y);
  const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
  if (before > 0) zoomBy(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
}

function drag(event, finger) {
  hold();
  const k = board.svg.getScreenCTM().a;
  board.centre.x -= (event.clientX - finger.x) / k;
  board.centre.y -= (event.clientY - finger.y) / k;
  look();
}

function wheel(event) {
  if (event.target.closest(".tip")) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), event.clientX, event.clientY);
}
