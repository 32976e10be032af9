// Everything the table page remembers, in one place. The modules of table/ and board/ share these
// two objects and keep nothing of their own, so that what is known can be read off here.

import { island, upright } from "./page.js";

/**
 * What the server sends: docs/table.md describes every field.
 * @typedef {{seat: number, name: string, kind: string, yours: boolean, tones: string[]}} Seat
 * @typedef {{ply: number, text: string, deed?: string, seat: number, pieces: string[], turn: number, by: number,
 *   small?: boolean, first?: boolean, anew?: boolean, own?: boolean, after?: boolean, wins?: boolean, note?: string}} Line
 * @typedef {{action: number, text: string, group: string, target: string}} Choice
 * @typedef {{id: string, face: string, class: string, x: number, y: number, turn: number,
 *   scale: number, z: number, layer: string, place: string, label: {text: string, about?: string[]}}} Piece
 * @typedef {{id: string, face: string, x: number, y: number, width: number, height: number,
 *   group: string, opens: boolean, actions: number[], choices: object[], asked: object[], lights: string[]}} Target
 * @typedef {{pieces: Piece[], targets: Target[], ground: string, width: number, height: number}} Scene
 * @typedef {{have: string, table: string, ply: number, at: number, last: number, status: string, seats: Seat[],
 *   choices: Choice[], scene: Scene | null, log: Line[], curtain: number | null}} State
 */

export const table = {
  /** @type {State} the newest position we know; as it stands in the page until table.js begins */
  now: island("ui-state"),
  /** @type {State | null} the position looked at, when that is an older one */
  past: null,
  /** at a shared screen with secrets: the seat whose turn at the screen it is */
  through: null,
  /** the open group of choices */
  group: "",
  /** the action a hint has named */
  hint: null,
  /** the hint that is shown and how far it was followed, and what puts it away: see table/hint.js */
  advice: null,
  unhint: () => false,
  /** a move is on its way; sitting down is; coming back is; taking a move back is; another table is */
  sending: false,
  sitting: false,
  coming: false,
  undoing: false,
  /** the newest ply the stream told of while a move was on its way */
  heard: 0,
  leaving: false,
  /** what the table did for me since I decided something, in words */
  done: "",
  /** a guided game: how far the reader has read at a position, the position that is drawn, what was
   * said last, the picture it was shown in, and the timer before the next of several things is shown */
  guide: { ply: -1, i: 0, settled: -1, said: "", picture: null, timer: 0 },
  /** a move that ends the turn and waits for a yes: {ply, yes, actions, from} */
  waits: null,
  /** a move that could not be sent: {body, text}; and whether it is being tried again */
  unsent: null,
  resending: false,
  /** when `now` came, for the clocks */
  arrived: performance.now(),
  /** states by the tokens the server gave them: see table/answers.js */
  held: new Map(),
  /** the request for a state that is on its way, and whether another one must follow */
  request: null,
  again: false,
  /** the reader was told that their time is short */
  warned: false,
  /** tables where it is known to be the reader's turn: said once */
  called: new Set(),
  /** the position the reader wants to look at, and the way there while it is being gone */
  aim: null,
  looking: null,
  /** the game is being played back: a timer, or 0 */
  playing: 0,
  /** others' steps as they are shown one after another: see table/film.js */
  film: null,
  /** the timer before a sum is explained */
  sum: 0,
  /** what others changed on the board since one's last turn: piece id -> {seat, at, counts} */
  marks: new Map(),
  /** the last end of a round the reader has read of, as a number of moves: see table/since.js */
  read: null,
  /** the turn whose line in brief is told whole on a phone: its last move */
  whole: 0,
  /** the last end of a round there was */
  ended: 0,
  /** id of the last message of the chat that is shown */
  chatSeen: 0,
  /** invitations by seat, as far as they were asked for */
  links: new Map(),
  /** what was last drawn, to leave alone what has not changed */
  drawn: { choices: "", waiting: "", log: [], at: undefined, seats: "", since: "" },
};

export const base = `/t/${table.now.table}`;

/** The position on the screen. @returns {State} */
export const shown = () => table.past || table.now;

/** What the head of the page tells of: the position on the screen; while a film runs, its picture.
 * @returns {State} */
export function headed() {
  const { film } = table;
  const state = shown();
  if (!film?.head || table.past) return state;
  const { at, by, points, less, phase } = film.head;
  const seats = state.seats.map((seat) => ({ ...seat, points: points[seat.seat], less: less[seat.seat], acting: seat.seat === by }));
  return { ...state, at, phase, seats, breakdown: null };
}

/** What others did is still being shown: one's own turn comes after it. */
export const filming = () => Boolean(table.film?.head) && !table.film.again && !table.film.own && !table.past;

/** The arrangement of the board that fits the window, as part of an address: on a window clearly
 * taller than wide the tall one, where the game offers it. */
export const layout = () => (upright.matches && table.now.layouts.includes("tall") ? "&layout=tall" : "");
export const wrongLayout = () => (layout() ? "tall" : "wide") !== table.now.layout;
export const onTurned = (act) => upright.addEventListener("change", act);

/** The seat a state was seen through, as part of an address. */
export const seatOf = (state) => (state.you.length && Number.isInteger(state.as) ? `&seat=${state.as}` : "");

export const pieceOf = (id) => shown().scene?.pieces.find((p) => p.id === id);
/** Where an action lies on the board now. */
export const targetFor = (action) => table.now.scene?.targets.find((t) => t.actions.includes(action));
export const targetOf = (id) => shown().scene?.targets.find((t) => t.id === id);

export const board = {
  /** the element around the picture, and the bubble that explains */
  root: null,
  tip: null,
  /** what the board asks of the page: see board/board.js */
  on: null,

  /** the picture and its layers */
  svg: null,
  faces: null,
  ground: null,
  targets: null,
  ghosts: null,
  areas: null,
  layers: {},
  /** the frame round what the keys have come to, and what that is */
  walker: null,
  walked: null,

  /** @type {Scene | null} the scene that is drawn, and those that wait until nothing moves */
  scene: null,
  queue: [],
  busy: false,
  timer: 0,
  /** the ground the picture was made with */
  drawn: "",
  /** piece id -> where it was last drawn */
  places: new Map(),

  /** @type {Target[]} what can be done, and the same as text, to see whether it has changed */
  list: [],
  known: null,
  /** what was chosen and waits for a yes: {id, action}, or null */
  chosen: null,
  /** the target of the last step one has made: what is chosen next is for it */
  acted: null,
  /** one has acted, and nobody else since: the turn goes on */
  acts: false,
  /** when a finger last tapped on the board */
  tapped: -Infinity,
  /** the open group, and the target whose choices are being asked for */
  group: "",
  asking: "",
  nth: 0,
  /** what the card explains, and the timer that puts one away that was asked for */
  explained: null,
  leaving: 0,
  /** where the mouse or a finger was last: {x, y} */
  pointer: null,

  /** how near, the point in the middle, and the size of the scene that was fitted */
  zoom: 1,
  centre: null,
  size: "",
  /** of a tall picture: the section in sight, whether all of it is looked at instead, the bar that
   * names the sections, the reader's own things, and the small pictures of all of them */
  section: null,
  /** what it leaves free of the board's height: {of: which section in which window, px} */
  free: null,
  whole: false,
  bar: null,
  hand: null,
  overview: null,
  /** sections where others did something since one's last turn: id -> the last such move; and up to which move one has looked there */
  happened: new Map(),
  looked: new Map(),
  /** the board goes by itself to where something is to be done; where it has gone for what others did */
  follows: false,
  sought: null,
  /** while others move: the reader has chosen what to look at */
  kept: false,
  /** what `centre` was looked at through: px, and px for each unit */
  seen: { wide: 0, tall: 0, k: 1 },
  /** where a glide leads, and its animation frame */
  aim: 1,
  gliding: 0,
  /** fingers on the board; whether they have moved it */
  fingers: new Map(),
  panned: false,
  /** what lay where the last finger came down, until a click comes of it; whether it has rested there and been answered */
  down: null,
  rested: false,
};

/** A phone, upright or on its side, and somebody who likes nothing to move. */
export const narrow = matchMedia("(max-width: 860px), (max-height: 480px)");
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Parts of the page around the board, in the order in which they are drawn. */
const parts = [];

export function addParts(...draw) {
  parts.push(...draw);
}

export function render() {
  for (const draw of parts) draw();
}
