// "Ask before my turn ends": the step that would end it waits for a yes.

import { $, complain, h, inLine, post, say } from "../page.js";
import { board, narrow, still, table, targetFor } from "../state.js";
import { reveal } from "../board/camera.js";
import { keepChosen } from "../board/previews.js";
import { goTo, sectioned } from "../board/sections.js";
import { forward } from "./rail.js";

export const asks = () => $("ui-ask").checked;

/**
 * One question for all that is final: what the whole turn is, or what could not be taken back.
 * @param actions what was chosen: the place on the board of the first stays marked
 */
export function openConfirm({ steps, ends, again }, yes, actions = []) {
  const [action] = actions;
  const over = ends && !again; // who is asked once more after others has not ended a turn
  table.waits = { ply: table.now.ply, yes, actions, from: document.activeElement, section: board.section };
  const chosen = table.now.choices.find((c) => c.action === action);
  const notes = (chosen?.passes ? chosen.notes : chosen?.lost) ?? []; // what is not done, nobody sees on the board
  const text = inLine([...steps, ...notes]);
  $("ui-confirm-text").textContent = say(over ? "confirm-turn" : "confirm-final");
  $("ui-confirm-yes").textContent = say(over ? "confirm-yes" : "do-it");
  const list = $("ui-choices");
  const row = list.querySelector(`[data-action="${action}"]`);
  const was = row?.getBoundingClientRect().top;
  const beside = row && !narrow.matches && chosen.passes; // its row stays in sight and says it already: here it is for who listens
  $("ui-confirm-steps").replaceChildren(...(beside ? [inLine(steps), h("span", { class: "unseen" }, " ", inLine(notes))] : [text]));
  $("ui-confirm").hidden = false;
  forward();
  $("ui-live").append(h("p", {}, `${$("ui-confirm-text").textContent} ${text}`));
  $("ui-confirm-yes").focus({ preventScroll: true });
  if (row && !narrow.matches) keepRow(list, row, was);
  const target = targetFor(action);
  if (target && narrow.matches) reveal(target);
  keepChosen(target?.id, action); // what had the focus has taken its preview away
}

/** The row that was chosen is marked and stays where it was; what slides under a mouse that rests was not pointed to. */
function keepRow(list, row, was) {
  row.classList.add("chosen");
  list.classList.add("resting");
  addEventListener("pointermove", () => list.classList.remove("resting"), { once: true });
  const slid = row.getBoundingClientRect().top - was;
  const above = list.parentElement;
  const room = (px) => (list.style.paddingBlockEnd = `${px}px`);
  if (slid > 0) room(innerHeight); // to scroll as far, and then not farther
  above.scrollTop += slid;
  if (slid > 0) room(innerHeight - (above.scrollHeight - above.clientHeight - above.scrollTop));
  row.scrollIntoView({ block: "nearest" });
}

/** Says whether there was anything to close. Who has chosen something else stays there. */
export function closeConfirm({ back = false, replaced = false } = {}) {
  if (!table.waits) return false;
  const { from, section } = table.waits;
  table.waits = null;
  $("ui-confirm").hidden = true;
  keepChosen(null);
  if (!replaced && section && sectioned() && board.section?.id !== section.id) goTo(section); // the question led elsewhere
  $("ui-choices").style.paddingBlockEnd = "";
  $("ui-choices").querySelector(".chosen")?.classList.remove("chosen");
  if (back && from?.isConnected) from.focus({ preventScroll: true });
  return true;
}

/** A newer position, or a look at an older one: the question is void. */
export function renderConfirm() {
  const { waits, now, past } = table;
  if (waits && (waits.ply !== now.ply || past)) closeConfirm();
}

/** Yes: what was chosen is done. */
function agree() {
  const { yes } = table.waits;
  closeConfirm();
  return yes();
}

/** The question still waits: it shows itself once more. */
export function askAgain() {
  forward();
  $("ui-confirm-yes").focus({ preventScroll: true });
  if (!still.matches) $("ui-confirm").animate([{ transform: "scale(1)" }, { transform: "scale(1.04)" }, { transform: "scale(1)" }], 300);
}

export function setUpConfirm() {
  $("ui-confirm-no").onclick = () => closeConfirm({ back: true });
  $("ui-confirm-yes").onclick = agree;
  $("ui-ask").addEventListener("change", (event) => {
    post("/settings", { ask: event.target.checked }).catch(complain);
  });
}
