// What every page shares: texts, numbers, asking the server, small messages, theme.

const root = document.documentElement;
export const lang = root.lang || "en";
export const rtl = root.dir === "rtl";
/** What stands between the parts of one line, as the language has it. */
export const { between } = root.dataset;
const ENDED = /[.:!?؟؛]$/; // after a sentence nothing has to stand between
export function inLine(parts) {
  const [first = "", ...rest] = parts.filter(Boolean);
  return rest.reduce((line, part) => line + (ENDED.test(line) ? " " : between) + part, first);
}

/** A line of its own begins with a capital; a name, which stands apart, is left as it is. */
export const capitalised = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const $ = (id) => document.getElementById(id);

/** A JSON island of the page: scripts are never inline, data may be. */
export function island(id) {
  const at = $(id);
  return at ? JSON.parse(at.textContent) : null;
}

const texts = island("ui-texts") || {};
const numbers = new Intl.NumberFormat(lang === "fa" ? "fa-IR" : lang);

/** What is not known, as the language asks. */
export const unknown = lang === "fa" ? "؟" : "?";

export function number(value) {
  return numbers.format(value);
}

/** What the server put into the page under a name. */
export function told(key) {
  if (texts[key] === undefined) throw new Error(`no text ${key}`);
  return texts[key];
}

/** Several things in a row, for ears and titles: with the comma of the language. */
export const listed = (items) => items.filter(Boolean).join(lang === "fa" ? "، " : ", ");

/** Texts that are alike are one, counted. */
export const counted = (texts) => [...new Set(texts)].map((what) => {
  const often = texts.filter((one) => one === what).length;
  return often > 1 ? say("times", { what, often }) : what;
});

/** A text the server put into the page; {name} is filled in here, numbers in the reader's digits. */
export function say(key, values = {}) {
  const text = told(key);
  return turned(text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === "number" ? number(value) : String(value ?? "");
  }));
}

/** A browser takes the direction of an isolate from its first letter outside inner isolates; what begins with one may have none, and
 * would come out left to right: swapped (spelling.py). */
const turned = (text, within = /\u2068(?=[\u2066-\u2068])/g) => (rtl ? text.replace(within, "\u2067") : text);

/** The same with elements in the places of its {names}. */
export const sayAround = (key, elements) => turned(told(key), /\u2068/g).split(/\{(\w+)\}/).map((part, i) => (i % 2 ? elements[part] : part));

/** What is looked for and what it is found in, however they are typed: without accents and isolates, with one kind of digit,
 * apostrophe, yeh and kaf (many keyboards have the Arabic ones). */
export const plain = (text) => text.normalize("NFKD").replace(/[\p{M}\u200c\u2066-\u2069]/gu, "").toLowerCase()
  .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace(/ي/g, "ی").replace(/ك/g, "ک").replace(/’/g, "'");

/** A time of day is written as the server writes it: 08:07, 15:21. */
export const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** A time of day or a day, in the reader's calendar: Jalali in Persian. */
export function when(seconds) {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  const how = today ? CLOCK : { day: "numeric", month: "long", ...CLOCK };
  return new Intl.DateTimeFormat(lang === "fa" ? "fa-IR-u-ca-persian" : lang, how).format(then);
}

/** An element: h("button", {class: "x", onclick: f}, "text", child). */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && typeof value === "boolean") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** The same for a drawing: svg("g", {class: "x"}, child). */
export function svg(tag, attributes = {}, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

/** Words or numbers in a picture, in the order one reads; `side` is where they lie: to the "left" or "right" of the point, or round it: "middle". */
export function written(text, x, y, side) {
  const anchor = side === "middle" ? side : (side === "right") === rtl ? "end" : "start";
  return svg("text", { x, y, direction: rtl ? "rtl" : "ltr", "text-anchor": anchor }, text);
}

/** A symbol of the sprite that base.html carries. */
export function icon(name, reads = false) {
  return svg("svg", { class: reads ? "icon reads" : "icon", "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));
}

export class Answer extends Error {
  constructor(status, body) {
    super(body?.error?.text || `HTTP ${status}`);
    this.status = status;
    this.body = body || {};
    this.key = body?.error?.key;
    this.rule = body?.error?.rule;
  }
}

async function read(response) {
  const json = (response.headers.get("content-type") || "").includes("json");
  const body = json ? await response.json() : null;
  if (!response.ok) throw new Answer(response.status, body);
  return body;
}

/** A page keeps the language it was drawn in, whatever another tab has chosen since. */
const spoken = { "korsi-language": lang };

/** From now on everything asked names the stream that is to bring what changes. */
export const nameStream = (name) => (spoken["korsi-stream"] = name);

/** Ask the server for anything: the one place where a page does. */
export const call = (path, { headers = {}, ...how } = {}) => fetch(path, { ...how, headers: { ...headers, ...spoken } });

export async function get(path) {
  return read(await call(path, { headers: { accept: "application/json" }, cache: "no-store" }));
}

export async function post(path, body = {}) {
  return read(
    await call(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

let shelf = null;

/** A sentence that goes away by itself. Errors and what leads somewhere stay longer.
 * @param link {url, text}: where it leads
 * @returns the way to take it away */
export function toast(text, { bad = false, rule = "", link = null, stay = bad || link ? 9000 : 4000 } = {}) {
  if (!shelf) {
    shelf = h("div", { class: "toasts", role: "status", "aria-live": bad ? "assertive" : "polite" });
    document.body.append(shelf);
  }
  for (const same of shelf.children) if (same.firstChild.textContent === text) same.remove(); // said again, it is said once
  const one = h("div", { class: bad ? "toast bad" : "toast" }, text);
  if (link) one.append(" ", h("a", { href: link.url }, link.text));
  if (rule) one.append(h("span", { class: "clause-of" }, rule));
  // A modal dialog covers the page; the shelf has to lie inside it to be seen.
  (document.querySelector("dialog[open]") || document.body).append(shelf);
  shelf.append(one);
  while (shelf.children.length > 3) shelf.firstChild.remove();
  setTimeout(() => one.remove(), stay);
  return () => one.remove();
}

/** Why a form was not taken, said above its fields and kept until it is sent again. */
export function wrongIn(form, error) {
  form.querySelector(".wrong")?.remove();
  if (!error) return;
  const said = h("p", { class: "wrong", role: "alert", tabindex: "-1" }, error instanceof Answer ? error.message : say("offline"));
  form.prepend(said);
  said.focus();
}

/** Did the request fail, or did the server refuse? Both end in a sentence. */
export function complain(error) {
  if (error instanceof Answer) toast(error.message, { bad: true, rule: error.rule });
  else toast(say("offline"), { bad: true });
}

/** Light or dark changes at once, pictures too; the server only remembers it. */
function themes() {
  for (const form of document.querySelectorAll("form.themes")) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const value = event.submitter?.value || "dark";
      root.dataset.theme = value;
      for (const picture of document.querySelectorAll("picture")) {
        picture.querySelector("source")?.remove();
        const image = picture.querySelector("img");
        image.src = image.getAttribute("src").replace("&theme=light", "") + (value === "light" ? "&theme=light" : "");
      }
      [...form.querySelectorAll("button")].find((button) => button.offsetParent)?.focus();
      post("/settings", { theme: value }).catch(() => {});
    });
  }
}

/** Is the window clearly taller than wide? */
export const upright = matchMedia("(max-aspect-ratio: 4/5)");

/** The next page comes arranged as this window wants it, a first table too. */
function rememberLayout() {
  document.cookie = `korsi_layout=${upright.matches ? "tall" : "wide"}; path=/; max-age=31536000; samesite=lax`;
}

/** Who touches the page has chosen with the finger: what has the focus is framed only for who came there by keys, see css/base.css. */
function noteTouch() {
  addEventListener("pointerdown", ({ pointerType }) => root.toggleAttribute("data-touched", pointerType === "touch"), true);
  addEventListener("keydown", ({ target }) => target.matches?.("input, textarea") || root.removeAttribute("data-touched"), true);
}

/** Was the last that happened a touch? */
export const byFinger = () => root.hasAttribute("data-touched");

themes();
noteTouch();
if (!document.body.classList.contains("at-table")) import("./typed.js"); // a table has no forms to fill in
rememberLayout();
upright.addEventListener("change", rememberLayout);
