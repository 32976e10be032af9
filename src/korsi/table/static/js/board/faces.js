// Faces: what a thing looks like in one condition, drawn once by the server and known by its name.

import { svg } from "../page.js";
import { board } from "../state.js";

/** Keep drawings that have come; pieces use them by name. */
export function addFaces(faces = {}) {
  for (const [name, markup] of Object.entries(faces)) {
    if (!board.svg || faceNamed(name)) continue;
    const at = svg("g", { id: `f-${name}` });
    at.innerHTML = markup;
    board.faces.append(at);
  }
}

export const faceNamed = (name) => board.faces.querySelector(`#f-${name}`);

/** A piece shows its face by its name. */
export const useOf = (name) => svg("use", { href: `#f-${name}` });

/** The drawing itself, where styles or measures must reach into it. */
export function drawingOf(name) {
  return [...(faceNamed(name)?.cloneNode(true).childNodes ?? [])];
}
