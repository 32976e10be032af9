// "Ask before my turn ends": the step that would end it waits for a yes.

import { $, complain, h, inLine, post, say } from "../page.js";
import { board, narrow, still, table, targetFor } from "../state.js";
import { reveal } from "../board/camera.js";
import { choiceOf, keepChosen } from "../board/previews.js";
import { goTo, sectioned, sectionsOf } from "../board/sections.js";
import { forward } from "./rail.js";

export const asks = () => $("ui-ask").checked;

/**
 * One question for all that is final: what the whole turn is, or what could not be taken back.
 * @param actions what was chosen: the place on the board of the first stays marked
 */
export function openConfirm({ steps, ends, again }, yes, actions = []) {
  const [action, ...then] = actions;
  const over = ends && !again; // who is asked once more after others has not ended a turn
  table.waits = { ply: table.now.ply, yes, actions, from: document.activeElement, section: board.section };
  const chosen = table.now.choices.find((c) => c.action === action);
  const notes = (chosen?.passes ? chosen.notes : chosen?.lost) ?? []; // what is not done, nobody sees on the board
  const told = [...new Set(steps)].map((step) => timesOf(step, steps.filter((one) => one === step).length));
  const text = inLine([...told, ...notes]);
  $("ui-confirm-text").textContent = say(over ? "confirm-turn" : alone() ? "confirm-practice" : "confirm-final");
  $("ui-confirm-yes").textContent = say(over ? "confirm-yes" : "do-it");
  const list = $("ui-choices");
  const rows = [...list.querySelectorAll(`[data-action="${action}"]`)].map((at) => ({ at, action, then: at.dataset.then?.split(",") }));
  const row = choiceOf(rows, action, then)?.at; // the same step may be offered with others that follow it
  const was = row?.getBoundingClientRect().top;
  $("ui-confirm-steps").textContent = text;
  $("ui-confirm").hidden = false;
  retell(); // one thing is asked for at a time
  makeRoomBelow();
  forward();
  $("ui-live").append(h("p", {}, `${$("ui-confirm-text").textContent} ${text}`));
  $("ui-confirm-yes").focus({ preventScroll: true });
  if (row && !narrow.matches) keepRow(list, row, was);
  const target = targetFor(action);
  if (target && narrow.matches) reveal(placeOf(target, action));
  keepChosen(target?.id, action, then); // what had the focus has taken its preview away
}

/** Beside a board the log stays in sight below the question where all of both fits. */
function makeRoomBelow() {
  const [rail, list] = [$("ui-rail"), $("ui-choices").parentElement];
  rail.classList.toggle("roomy", Boolean(table.waits) && !narrow.matches);
  if (rail.matches(".roomy") && [list, list.parentElement, rail].some((at) => at.scrollHeight > at.clientHeight + 1)) rail.classList.remove("roomy");
}

/** What stands above says what is asked for now. */
const retell = () => $("ui-choices").dispatchEvent(new Event("regroup"));

/** What is asked about is looked at where it would lie: of a number that was picked for something, there, and not where the numbers stand. */
function placeOf(target, action) {
  const ghosts = target.group ? target.choices.find((c) => c.action === action)?.ghost ?? [] : [];
  const [here] = sectionsOf([target]);
  const there = ghosts.find((p) => sectionsOf([p]).some((id) => id !== here));
  return there ? { ...there, width: SIZE, height: SIZE } : target;
}

const SIZE = 90; // units round the middle of a thing

/** Among bots everything can be taken back, only then nothing counts. */
const alone = () => !table.now.puzzle && table.now.seats.every((s) => s.yours || s.kind === "bot");

const timesOf = (what, often) => (often > 1 ? say("times", { what, often }) : what);

/** The row that was chosen is marked and stays where it was; what slides under a mouse that rests was not pointed to. */
function keepRow(list, row, was) {
  row.classList.add("chosen");
  list.classList.add("resting");
  addEventListener("pointermove", () => list.classList.remove("resting"), { once: true });
  const slid = row.getBoundingClientRect().top - was;
  const above = list.parentElement;
  const room = (px) => (list.style.paddingBlockEnd = `${px}px`);
  if ($("ui-rail").matches(".roomy")) return; // nothing has to scroll
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
  makeRoomBelow();
  retell();
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
  const yes = table.waits?.yes; // clicked twice, it is done once
  closeConfirm();
  return yes?.();
}

/** The question still waits: it shows itself once more. */
export function askAgain() {
  forward();
  $("ui-confirm-yes").focus({ preventScroll: true });
  if (!still.matches) $("ui-confirm").animate([{ transform: "scale(1)" }, { transform: "scale(1.04)" }, { transform: "scale(1)" }], 300);
}

export function setUpConfirm() {
  addEventListener("resize", makeRoomBelow);
  $("ui-confirm-no").onclick = () => closeConfirm({ back: true });
  $("ui-confirm-yes").onclick = agree;
  $("ui-ask").addEventListener("change", (event) => {
    post("/settings", { ask: event.target.checked }).catch(complain);
  });
}
