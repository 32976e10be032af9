// "Ask before my turn ends": the step that would end it waits for a yes.

import { $, complain, h, post } from "../page.js";
import { narrow, table, targetFor } from "../state.js";
import { reveal } from "../board/camera.js";
import { keepChosen } from "../board/previews.js";
import { sheet } from "./rail.js";

export const asks = () => $("ui-ask").checked;

/** @param action what was chosen: its place on the board stays marked */
export function openConfirm(steps, yes, action) {
  table.waits = { ply: table.now.ply, yes, from: document.activeElement };
  const text = steps.join(" · ");
  $("ui-confirm-steps").textContent = text;
  $("ui-confirm").hidden = false;
  if (narrow.matches && $("ui-rail").dataset.open === "peek") sheet("half");
  $("ui-live").append(h("p", {}, `${$("ui-confirm-text").textContent} ${text}`));
  $("ui-confirm-yes").focus({ preventScroll: true });
  const target = targetFor(action);
  if (target && narrow.matches) reveal(target);
  keepChosen(target?.id, action); // what had the focus has taken its preview away
}

/** Says whether there was anything to close. */
export function closeConfirm(back = true) {
  if (!table.waits) return false;
  const { from } = table.waits;
  table.waits = null;
  $("ui-confirm").hidden = true;
  keepChosen(null);
  if (back && from?.isConnected) from.focus({ preventScroll: true });
  return true;
}

/** A newer position, or a look at an older one: the question is void. */
export function renderConfirm() {
  const { waits, now, past } = table;
  if (waits && (waits.ply !== now.ply || past)) closeConfirm(false);
}

export function setUpConfirm() {
  $("ui-confirm-no").onclick = () => closeConfirm();
  $("ui-confirm-yes").onclick = () => {
    const { yes } = table.waits;
    closeConfirm(false);
    yes();
  };
  $("ui-ask").addEventListener("change", (event) => {
    post("/settings", { ask: event.target.checked }).catch(complain);
  });
}
