// Colour and sign of a seat, as the board draws them.

import { $, h, svg } from "../page.js";

const SHAPES = [
  "M0-8 8 6H-8Z",
  "M-7-7H7V7H-7Z",
  "M0-9 9 0 0 9-9 0Z",
  "M0-8A8 8 0 1 1 0 8 8 8 0 0 1 0-8Z",
  "M-8-3H-3V-8H3V-3H8V3H3V8H-3V3H-8Z",
  "M0-9 3-3 9-2 4 3 6 9 0 5-6 9-4 3-9-2-3-3Z",
];

export function signs(seat) {
  return h("span", { class: "signs", "aria-hidden": "true" }, seat.tones.map((tone, i) =>
    h("span", { class: `sign tone-${tone}` }, svg("svg", { viewBox: "-10 -10 20 20" }, sign(seat, i)))));
}

/** The symbol of the game's own art; without one, a shape of ours. */
export function sign(seat, i) {
  const id = seat.signs?.[i];
  if (id && $(id)) return svg("use", { href: `#${id}` });
  return svg("path", { d: SHAPES[(seat.seat + i) % SHAPES.length] });
}
