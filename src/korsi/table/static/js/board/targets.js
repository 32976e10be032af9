// What can be done: places that glow, alone or in groups of which one is open.

import { inLine, svg } from "../page.js";
import { board, table } from "../state.js";
import { drawingOf } from "./faces.js";
import { find, offered } from "./finding.js";
import { unpreview } from "./previews.js";
import { holds, nameSections } from "./sections.js";
import { focus, inSight } from "./camera.js";

const MANY = 9; // frames round more places than that would be all one sees

export function drawTargets(targets) {
  const same = JSON.stringify(targets);
  if (same === board.known) return; // another's move: what I am considering stays
  board.known = same;
  if (!targets.length && !table.film?.own) board.acts = false;
  const at = board.targets.contains(document.activeElement) ? document.activeElement : null;
  const focused = at && { id: at.id, keys: at.matches(":focus-visible") };
  unpreview();
  const here = (all) => all.some((t) => t.group === "" && holds(board.section, t));
  if (board.section && (!(board.list.length && targets.length) || (here(board.list) && !here(targets)))) board.follows = true; // a turn begins, has ended, or goes on elsewhere
  if (targets.length) board.kept = false; // whoever may act again is shown where
  board.list = targets;
  if (!targets.some((t) => t.id === board.group && t.opens)) board.group = "";
  const wanted = new Set(targets.map((t) => t.id));
  for (const old of [...board.targets.children]) if (!wanted.has(old.id)) old.remove();
  let next = board.targets.firstChild;
  for (const t of targets) {
    const at = drawTarget(t);
    if (at === next) next = at.nextSibling;
    else board.targets.insertBefore(at, next);
  }
  showGroup();
  nameSections();
  if (focused) refocus(focused);
  if (board.follows) focus();
}

function drawTarget(t) {
  const at = board.targets.querySelector(`#${CSS.escape(t.id)}`) ?? svg("g", { id: t.id });
  at.replaceChildren(...drawingOf(t.face));
  at.setAttribute("class", t.class);
  at.setAttribute("transform", t.place);
  at.setAttribute("role", "button");
  at.setAttribute("tabindex", "-1");
  const said = inLine([t.label.text, ...t.notes]);
  const written = at.textContent.trim(); // a price of nought, where the words say "free": who speaks to the page says what stands there
  at.setAttribute("aria-label", said.includes(written) ? said : inLine([t.label.text, written, ...t.notes]));
  at._target = t;
  return at;
}

/** Who plays by keyboard goes on where the board still offers something; after a click nothing else may look as if the mouse lay on it. */
function refocus({ id, keys }) {
  const again = offered().find((t) => t.id === id) || (keys && offered()[0]);
  if (again) find(again.id).focus({ preventScroll: true });
  else board.root.focus({ preventScroll: true });
}

/** Members of the open group are shown, before all others: what can be done without what is open may
 * lie at the same place. The other openers stay in the background. */
function showGroup() {
  for (const at of [...board.targets.children]) {
    const t = at._target;
    if (t.group !== "" && t.group === board.group) board.targets.append(at);
    const hidden = t.group !== "" && t.group !== board.group;
    if (hidden) at.setAttribute("display", "none");
    else at.removeAttribute("display");
    at.classList.toggle("open", t.id === board.group);
    at.classList.toggle("aside", another(t));
    at.classList.toggle("quiet", board.group !== "" && t.group === "" && t.id !== board.group);
    if (t.opens) at.setAttribute("aria-expanded", String(t.id === board.group));
  }
  board.svg.classList.toggle("picking", board.group !== "");
  board.targets.classList.toggle("many", offered().filter((t) => !find(t.id).matches(".aside, .quiet")).length > MANY);
  const first = offered()[0];
  for (const t of offered()) find(t.id).setAttribute("tabindex", t === first ? "0" : "-1");
}

/** Is this only another way to what can be begun elsewhere, or passing? It glows less: where nearly everything glows,
 * nobody sees where to begin. */
function another(t) {
  const elsewhere = (action) => board.list.some((one) => one.group === "" && one.actions.includes(action));
  if (t.opens) return board.list.some((one) => one.group === t.id && one.actions.some(elsewhere));
  const passing = (action) => table.now.choices.some((c) => c.passes && c.action === action);
  return t.group === "" && t.asked.every((c) => passing(c.action));
}

/** Open a group; the open one: close it. */
export function toggleGroup(group, tell = true) {
  board.group = group === board.group ? "" : group;
  unpreview();
  showGroup();
  nameSections();
  if ((board.follows || board.section) && !offered().every((t) => t.group !== board.group || inSight(t))) focus();
  if (tell) board.on.open(board.group);
}
