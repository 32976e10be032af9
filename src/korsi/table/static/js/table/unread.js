// A button that has only just come to lie under a finger was not read yet: a second tap at the same place, meant for what lay there
// before, does nothing. The board has the same for its places: see board/board.js.

import { $ } from "../page.js";

const READ = 600; // ms nobody needs less of to see that another button lies there, and what it does
const SAME = 24; // px between two taps at one place
const LONG = 5000; // ms after a tap that it is watched what comes to lie there

let tapped = null; // the last tap: {x, y, at, said}; what its button said, and then what lies there now
let unread = null; // the button that takes no tap yet
let down = null; // what lay under the finger as it came down
let timer = 0;
let frame = 0;

export function setUpUnread() {
  addEventListener("pointerdown", ({ clientX: x, clientY: y, target }) => (down = { x, y, said: saidBy(buttonOf(target)) }), true);
  for (const scrolls of ["wheel", "pointercancel"]) addEventListener(scrolls, forget, { capture: true, passive: true }); // the reader's own doing
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => tapped && apart(tapped, x, y) && forget(), true); // it was aimed anew
  addEventListener("click", (event) => {
    if (event.pointerType !== "touch") return forget(); // a mouse has its cursor where it points; keys point at nothing
    const button = buttonOf(event.target);
    const other = down && !apart(down, event.clientX, event.clientY) && saidBy(button) !== down.said;
    down = null;
    if (button && (button === unread || other)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    forget();
    tapped = { x: event.clientX, y: event.clientY, at: performance.now(), said: saidBy(button) };
    frame = requestAnimationFrame(watch);
  }, true);
  // what is made anew is looked at at once, what only glides there with every frame
  new MutationObserver(look).observe($("ui-rail"), { childList: true, subtree: true, attributeFilter: ["hidden", "class", "data-open"] });
}

const buttonOf = (at) => at?.closest("button, a[href]") ?? null;
const apart = (a, x, y) => Math.hypot(a.x - x, a.y - y) > SAME;

/** What it is called, without what is told of it: a sum that grows with every tap is no other button. */
const saidBy = (button) => button && (button.id || (button.querySelector(":scope > span:not(.worth)") ?? button).textContent);

function watch() {
  if (performance.now() - tapped.at > LONG) return;
  look();
  frame = requestAnimationFrame(watch);
}

/** Has something else come to lie where the last tap was? */
function look() {
  if (!tapped || performance.now() - tapped.at > LONG) return;
  const button = buttonOf(document.elementFromPoint(tapped.x, tapped.y));
  const said = saidBy(button);
  if (said === tapped.said) return;
  tapped.said = said;
  release();
  if (!button) return;
  unread = button;
  button.setAttribute("aria-disabled", "true");
  timer = setTimeout(release, READ);
}

function forget() {
  tapped = null;
  cancelAnimationFrame(frame);
  release();
}

function release() {
  clearTimeout(timer);
  unread?.removeAttribute("aria-disabled");
  unread = null;
}
