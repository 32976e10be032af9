// Points over the game, one line per seat: colour, and the seat's sign at its end.

import { number, rtl, svg, written } from "./page.js";

const W = innerWidth < 600 ? 350 : innerWidth < 1000 ? 680 : 480; // a unit is about a pixel, so that its numbers can be read
const H = 240;
const LEFT = 34;
const RIGHT = 52;
const TOP = 18; // half a sign: the winner's lies wholly inside
const BOTTOM = 30;
const LETTER = 6.5; // about as wide as one is

/** The round number that divides a length into no more than so many parts. */
function step(length, most) {
  for (const s of [1, 2, 5, 10, 20, 50, 100, 200, 500]) if (length / s <= most) return s;
  return 1000;
}

const APART = 24; // a sign and a little

/** Signs that would lie on each other, and where the first of them lies then: neither above the upper edge nor below the lower one, where
 * numbers stand. */
function heapOf(ends) {
  const room = APART * (ends.length - 1);
  const middle = ends.reduce((sum, { end }) => sum + end, 0) / ends.length;
  return { ends, top: Math.max(TOP, Math.min(middle - room / 2, H - BOTTOM - room)) };
}

/** A line through what is known; where it is not, it stops. */
function path(points, x, y) {
  const to = (i) => `${points[i - 1] == null ? "M" : "L"}${x(i).toFixed(1)} ${y(points[i]).toFixed(1)}`;
  return points.map((value, i) => (value === null ? "" : to(i))).join("");
}

/** The game runs as one reads, like the report's graph: where that is from the right, all is laid out the other way round. */
const across = (at) => (rtl ? W - at : at);
const BEFORE = rtl ? "right" : "left";

/** @param rows points per seat, per position, null where nobody could know; seats with `tones` and a drawn `sign()`;
 * `steps`: how many the lower edge counts, in words */
export function chart(rows, seats, label, sign, steps = "") {
  const known = rows.flat().filter((points) => points !== null);
  const most = Math.max(1, ...known);
  const least = Math.min(0, ...known);
  const x = (i) => across(LEFT + ((W - LEFT - RIGHT) * i) / Math.max(1, rows.length - 1));
  const y = (v) => TOP + (H - TOP - BOTTOM) * (1 - (v - least) / (most - least));
  const picture = svg("svg", { class: "chart", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": label });
  const by = step(most - least, 5);
  for (let v = Math.ceil(least / by) * by + 0; v <= most; v += by) { // + 0: never "-0"
    picture.append(
      svg("line", { class: "axis", x1: across(LEFT), x2: across(W - RIGHT), y1: y(v), y2: y(v) }),
      written(number(v), across(LEFT - 7), y(v) + 4, BEFORE),
    );
  }
  const every = step(rows.length - 1, Math.floor(W / 85));
  if (steps) picture.append(written(steps, across(W - 4), H - 7, BEFORE)); // where the lines end
  for (let i = 0; across(x(i)) < W - 24 - LETTER * steps.length; i += every) { // none where it would run into that
    picture.append(written(number(i), x(i), H - 7, "middle"));
  }
  // Signs at its end; where scores are close they part evenly about where they belong.
  const ends = seats
    .map((seat) => ({ seat, end: y(rows.findLast((row) => row[seat.seat] !== null)?.[seat.seat] ?? 0) }))
    .map((one) => ({ ...one, at: one.end }))
    .sort((a, b) => a.at - b.at);
  const heaps = [];
  for (const end of ends) {
    let heap = heapOf([end]);
    while (heaps.length && heap.top < heaps.at(-1).top + APART * heaps.at(-1).ends.length) heap = heapOf([...heaps.pop().ends, ...heap.ends]);
    heaps.push(heap);
  }
  for (const heap of heaps) for (const [i, end] of heap.ends.entries()) end.at = heap.top + APART * i;
  // Every line lies where its points are: of those that are equal one sees the dashes in turn, all edges lie below all lines.
  const drawn = seats.map((seat) => ({ seat: seat.seat, tone: `tone-${seat.tones[0]}`, d: path(rows.map((row) => row[seat.seat]), x, y) }));
  picture.append(...drawn.map(({ tone, d }) => svg("path", { class: `under ${tone}`, d })));
  const dashes = ["", "9 5", "2 6", "14 4 3 4", "5 3", "1 4"]; // colour is never the only difference
  for (const { seat, tone, d } of drawn) picture.append(svg("path", { class: `line ${tone}`, d, "stroke-dasharray": dashes[seat % 6] || "none" }));
  for (const { seat, at, end } of ends) {
    const group = svg("g", { class: `tone-${seat.tones[0]}` });
    group.append(
      svg("path", { class: "lead", d: `M${across(W - RIGHT)} ${end}L${across(W - RIGHT + 22)} ${at}` }), // to a sign that was pushed away
      svg("circle", { class: "dot", cx: across(W - RIGHT + 22), cy: at, r: 11 }),
    );
    const mark = sign(seat, 0);
    if (mark) {
      const place = svg("g", { class: "mark", transform: `translate(${across(W - RIGHT + 22)} ${at}) scale(.62)` });
      place.append(mark);
      group.append(place);
    }
    picture.append(group);
  }
  return picture;
}
