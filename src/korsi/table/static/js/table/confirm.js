// "Ask before my turn ends": the step that would end it waits for a yes.

import { $, capitalised, complain, counted, h, inLine, post, say, toast } from "../page.js";
import { board, narrow, still, table, targetFor } from "../state.js";
import { reveal } from "../board/camera.js";
import { choiceOf, keepChosen } from "../board/previews.js";
import { goTo, sectioned, sectionsOf } from "../board/sections.js";
import { forward } from "./rail.js";
import { command } from "./server.js";

export const asks = () => $("ui-ask").checked;

/**
 * One question for all that is final: what the whole turn is, or what could not be taken back.
 * @param actions what was chosen: the place on the board of the first stays marked
 * @param there it was chosen on the board: whoever looks there is shown where the question stands
 */
export function openConfirm({ steps, ends, again, part }, yes, actions = [], there = false) {
  const [action, ...then] = actions;
  const over = ends && !again; // who is asked once more after others has not ended a turn
  table.waits = { ply: table.now.ply, yes, actions, from: document.activeElement, section: board.section };
  const chosen = wholeOf(actions) ?? choiceOf(table.now.choices, action, then) ?? table.now.choices.find((c) => c.action === action);
  const notes = (chosen?.passes ? chosen.notes : chosen?.lost) ?? []; // what is not done, nobody sees on the board
  const text = inLine([...lately(counted(steps)), ...notes]);
  const back = !over && alone(); // what is asked about can be taken back after all: what it is comes first
  const tapped = over && !part && !asks(); // not about the end of the turn: a finger may have missed
  $("ui-confirm-text").textContent = say(over ? (part ? "confirm-part" : "confirm-turn") : back ? "confirm-practice" : "confirm-final");
  $("ui-confirm-text").hidden = tapped || (back && !counts());
  $("ui-confirm").classList.toggle("deed-first", back || narrow.matches);
  $("ui-confirm-yes").textContent = say(over && !part && !tapped ? "confirm-yes" : "do-it");
  $("ui-confirm-never").hidden = !(over && asks());
  const list = $("ui-choices");
  const lies = placeOfList();
  $("ui-confirm-steps").textContent = text;
  $("ui-confirm-worth").textContent = capitalised(inLine((chosen?.notes ?? []).filter((note) => !notes.includes(note))));
  offerRepeat(chosen);
  $("ui-confirm").hidden = false;
  retell(); // one thing is asked for at a time
  forward();
  $("ui-live").append(h("p", {}, `${tapped ? "" : $("ui-confirm-text").textContent} ${text}`));
  $("ui-confirm-yes").focus({ preventScroll: true });
  const row = narrow.matches ? null : rowOf(list, actions);
  $("ui-confirm-worth").hidden = Boolean(row?.offsetParent); // the chosen row, right below, says it
  if (!narrow.matches) keepList(list, row, lies);
  const target = targetFor(action);
  if (target && narrow.matches && !chosen?.passes) reveal(placeOf(target, action)); // who passes does nothing anywhere
  keepChosen(target?.id, action, then); // what had the focus has taken its preview away
  if (there && !narrow.matches) stir();
}

/** The row that makes several steps at once: what it brings is no matter of its first step alone. */
function wholeOf(actions) {
  const rows = [table.now.payment, ...table.now.groups.flatMap((g) => g.rows ?? [])];
  return actions.length > 1 ? rows.find((row) => row && String(row.actions) === String(actions)) : undefined;
}

/** Who is about to pass may mean the whole round. */
function offerRepeat(chosen) {
  const { repeat } = table.now;
  const button = $("ui-confirm-repeat");
  button.hidden = !chosen?.passes || !repeat || repeat.on;
  if (button.hidden) return;
  button.textContent = repeat.text;
  button.onclick = () => {
    closeConfirm({ replaced: true });
    return command("repeat", { seat: table.now.as, on: true });
  };
}

/** The row that was chosen: the one that does all of it, else its first step, which may be offered with others that follow it. */
function rowOf(list, [action, ...then]) {
  const rows = [...list.querySelectorAll("[data-action], [data-actions]")].map((at) => {
    const [first, ...others] = at.dataset.actions?.split(",") ?? [at.dataset.action, ...(at.dataset.then?.split(",") ?? [])];
    return { at, action: Number(first), then: others };
  });
  return choiceOf(rows, action, then)?.at;
}

/** What stands above says what is asked for now. */
const retell = () => $("ui-choices").dispatchEvent(new Event("regroup"));

/** What is asked about is looked at where it would lie: of a number that was picked for something, there, and not where the numbers stand. */
export function placeOf(target, action) {
  const ghosts = target.group ? target.choices.find((c) => c.action === action)?.ghost ?? [] : [];
  const [here] = sectionsOf([target]);
  const there = ghosts.find((p) => sectionsOf([p]).some((id) => id !== here));
  return there ? { ...there, width: SIZE, height: SIZE } : target;
}

const SIZE = 90; // units round the middle of a thing

/** Among bots everything can be taken back, only then nothing counts. */
const alone = () => !table.now.puzzle && table.now.seats.every((s) => s.yours || s.kind === "bot");

const MOST = 110; // letters of a turn, about three lines: its beginning stands among the steps

/** The end of a long turn. */
function lately(steps) {
  const first = steps.findIndex((_, i) => steps.slice(i).join("").length <= MOST);
  const kept = steps.slice(first < 0 ? -1 : first);
  return kept.length < steps.length ? ["…", ...kept] : kept;
}

/** Would it count no more after that? A game begun with a guide is for learning anyway. */
const counts = () => !table.now.practice && !table.now.lesson && !table.now.lesson_left;

/** Where the list lies beside a board, and how high it is. */
function placeOfList() {
  const { top, height } = $("ui-choices").parentElement.getBoundingClientRect();
  return { top, height };
}

const LEAST = 100; // px of the list that stay in sight

/** The question stands over the beginning of the list; its rows, and all below, stay where they are, and what lies under a mouse that
 * rests was not pointed to. */
function keepList(list, row, was) {
  row?.classList.add("chosen");
  list.classList.add("resting");
  addEventListener("pointermove", () => list.classList.remove("resting"), { once: true });
  const above = list.parentElement;
  const slid = placeOfList().top - was.top;
  if (slid > 0 && was.height - slid >= LEAST) {
    above.style.flex = `0 0 ${was.height - slid}px`;
    list.style.paddingBlockEnd = `${Math.max(0, slid - (above.scrollHeight - above.clientHeight - above.scrollTop))}px`;
    above.scrollTop += slid;
  }
  row?.scrollIntoView({ block: "nearest" });
}

/** Says whether there was anything to close. Who has chosen something else stays there. */
export function closeConfirm({ back = false, replaced = false } = {}) {
  if (!table.waits) return false;
  const { from, section } = table.waits;
  table.waits = null;
  $("ui-confirm").hidden = true;
  retell();
  keepChosen(null);
  if (!replaced && section && sectioned() && board.section?.id !== section.id) goTo(section); // the question led elsewhere
  $("ui-choices").style.paddingBlockEnd = $("ui-choices").parentElement.style.flex = "";
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
  if (sectioned() && board.section?.id !== table.waits?.section?.id) board.follows = true; // the question led there: it is seen landing, and then what comes next
  closeConfirm({ replaced: true });
  return yes?.();
}

/** The question still waits: it shows itself once more. */
export function askAgain() {
  forward();
  $("ui-confirm-yes").focus({ preventScroll: true });
  stir();
}

function stir() {
  if (!still.matches) $("ui-confirm").animate([{ transform: "scale(1)" }, { transform: "scale(1.04)" }, { transform: "scale(1)" }], 300);
}

export function setUpConfirm() {
  $("ui-confirm-no").onclick = () => closeConfirm({ back: true });
  $("ui-confirm-yes").onclick = agree;
  $("ui-confirm-never").onclick = () => {
    $("ui-confirm-never").hidden = true;
    $("ui-ask").checked = false;
    keepAsking();
    agree(); // now as from now on
    toast(say(narrow.matches ? "confirm-off-touch" : "confirm-off"));
  };
  $("ui-ask").addEventListener("change", keepAsking);
}

/** Whether one is asked is kept for the next table, too. */
function keepAsking() {
  post("/settings", { ask: asks() }).catch(complain);
}
