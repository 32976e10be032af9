// An answer of the server holds a whole state, or what has changed of one we hold (docs/table.md,
// "Only what changed"). Every state we were given stays known by its token for a while, so answers
// that overtake each other are each folded into the state they were made for.

import { table } from "../state.js";
import { changedScene, wholeScene } from "../scene.js";
import { addFaces } from "../board/faces.js";

/** @import { State } from "../state.js" */

const KEPT = 12;

/**
 * The state an answer tells of, or null: it was made for one we do not hold any more.
 * @returns {State | null}
 */
export function stateOf(answer) {
  const base = answer.base === undefined ? null : table.held.get(answer.base);
  if (base === undefined) return null;
  addFaces(answer.scene?.faces);
  const state = base ? changed(base, answer) : { ...answer, scene: answer.scene && wholeScene(answer.scene) };
  keep(state);
  return state;
}

function changed(held, { base, log, scene, ...parts }) {
  return {
    ...held,
    ...parts,
    log: log ? [...held.log.slice(0, log.keep), ...log.more] : held.log,
    scene: scene ? changedScene(held.scene, scene) : scene === null ? null : held.scene,
  };
}

function keep(state) {
  table.held.delete(state.have); // the newest stand last
  table.held.set(state.have, state);
  const old = [...table.held.keys()].filter((token) => token !== table.now.have);
  for (const token of old.slice(0, -KEPT)) table.held.delete(token);
}

/** What we say we have; nothing, where we have lost it. */
export const have = (state) => (table.held.has(state.have) ? state.have : "");
