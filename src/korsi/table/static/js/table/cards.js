// What things are, as the server explains them; and the shelves of all of them in the rules' tab.

import { $, Answer, call, complain, get } from "../page.js";
import { base, seatOf, shown, table } from "../state.js";

let known = new Map(); // thing and what is picked -> its card, in the position `of`
let of = "";

/**
 * The card of a thing in the position that is shown; null where there is none.
 * @param picked the thing that was chosen before, if this one is chosen for it
 */
export function cardOf(thing, picked = "") {
  const state = shown();
  if (of !== state.have) [known, of] = [new Map(), state.have];
  const key = `${thing} ${picked}`;
  if (!known.has(key)) known.set(key, ask(state, thing, picked));
  return known.get(key);
}

async function ask(state, thing, picked) {
  const at = table.past ? `at=${state.at}` : "";
  try {
    return await get(`${base}/thing/${encodeURIComponent(thing)}?${at}${seatOf(state)}${picked && `&picked=${encodeURIComponent(picked)}`}`);
  } catch (error) {
    // A card nobody needs any more (the seat was just given up) is no reason to complain.
    if (!(error instanceof Answer) || ![403, 404].includes(error.status)) complain(error);
    return null;
  }
}

export function setUpShelves() {
  const at = $("ui-catalogue");
  at?.addEventListener("toggle", async () => {
    if (!at.open) return;
    if (!$("ui-shelves").firstChild) {
      const response = await call(at.dataset.from);
      if (response.ok) $("ui-shelves").innerHTML = await response.text();
    }
    at.scrollIntoView({ block: "start" }); // it stands below the rules: what was opened would lie out of sight
  });
}
