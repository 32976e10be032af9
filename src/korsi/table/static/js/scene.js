// A scene as the server sends it: values that are what they usually are stay out, and after the first
// scene only what has changed is sent. Here it becomes whole again.

/** @import { Piece, Scene, Target } from "./state.js" */

const ABOVE = 1000; // pieces from this z on lie over the targets

/** @returns {Scene} */
export function wholeScene({ faces, ...sent }) {
  return { areas: [], sections: [], ...sent, pieces: sent.pieces.map(wholePiece), targets: wholeTargets(sent.targets) };
}

/**
 * The scene a difference leads to. What has not changed stays the same object.
 * @param {Scene} before
 * @returns {Scene}
 */
export function changedScene(before, { faces, base, pieces = [], gone = [], order, targets, ...frame }) {
  const all = new Map(before.pieces.map((p) => [p.id, p]));
  for (const id of gone) all.delete(id);
  for (const p of pieces) all.set(p.id, wholePiece(p));
  // New ones come last, then all lie by their height: so the server reckons too.
  const drawn = order ? order.map((id) => all.get(id)) : [...all.values()].sort((a, b) => a.z - b.z);
  return { ...before, ...frame, pieces: drawn, targets: targets ? wholeTargets(targets) : before.targets };
}

/** @returns {Piece} */
export function wholePiece(sent) {
  const p = { turn: 0, scale: 1, z: 0, label: { text: "" }, thing: "", ...sent };
  return { ...p, layer: p.z >= ABOVE ? "above" : "pieces", place: placeOf(p) };
}

/** Each with all that is asked about where it is clicked. @returns {Target[]} */
function wholeTargets(sent) {
  const all = sent.map(wholeTarget);
  const listed = (t) => t.choices.filter((c) => !c.whole); // an offer has a row of its own
  const asked = (t) => [...t.also.flatMap((id) => listed(all.find((one) => one.id === id))), ...listed(t)].sort(wholeFirst); // as in the list
  return all.map((t) => ({ ...t, asked: asked(t) }));
}

/** What does all that belongs to a step stands before the step alone. */
export const wholeFirst = (a, b) => Boolean(b.then) - Boolean(a.then);

/** What all of several choices bring, where there are any: it is said once, above them. */
export const common = ([first, ...others]) => (first?.notes ?? []).filter((note) => others.every((c) => c.notes?.includes(note)));

/** @returns {Target} */
function wholeTarget(sent) {
  const t = { group: "", lights: [], also: [], notes: [], label: { text: "" }, ...sent };
  const choices = (sent.choices || []).map(({ ghost = [], ...choice }) => ({ text: "", notes: [], ...choice, ghost: ghost.map(wholePiece) }));
  return { ...t, choices, actions: choices.map((c) => c.action), opens: !choices.length && !t.also.length, place: placeOf(t) };
}

/** The transform, written as the server writes it. */
function placeOf({ x, y, turn = 0, scale = 1 }) {
  const parts = [`translate(${short(x)} ${short(y)})`];
  if (turn % 360) parts.push(`rotate(${short(turn)})`);
  if (scale !== 1) parts.push(`scale(${short(scale)})`);
  return parts.join(" ");
}

const short = (value) => String(Number(value.toFixed(2)) || 0);
