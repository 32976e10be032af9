// The lobby and the game pages: the form for a new table, seats kept in step with their number.

import { Live } from "./live.js";
import { Answer, CLOCK, call, lang, plain, wrongIn } from "./page.js";

/** Only as many seats are sent as there are players; the others are hidden and disabled. */
for (const form of document.querySelectorAll("form.open-table")) {
  const { clock, pace, seconds } = form.elements;
  const count = form.querySelector("[data-players]");
  const seats = () => {
    for (const seat of form.querySelectorAll("[data-seat]")) {
      const away = Number(seat.dataset.seat) >= Number(count.value);
      seat.hidden = away;
      for (const part of seat.querySelectorAll("select, input")) part.disabled = away;
      seat.querySelector("[data-name]").hidden = seat.querySelector("select").value !== "me";
    }
    const waits = [...form.querySelectorAll("[data-seat] select:enabled")].some((seat) => seat.value === "open");
    form.querySelector("[data-waits]").hidden = !waits;
    form.querySelector("[data-begins]").hidden = waits;
  };
  /** Minutes for one sitting, days for a game of days; what the game usually takes comes first. */
  const times = (preset) => {
    const days = pace.value === "turns";
    seconds.closest("[data-seconds]").hidden = clock.value === "none";
    seconds.disabled = clock.value === "none";
    for (const option of seconds.options) option.hidden = option.disabled = days !== Number(option.value) >= 86400;
    if (preset) seconds.value = days ? { move: 86400, game: 30 * 86400 }[clock.value] ?? 86400 : seconds.dataset[clock.value] ?? seconds.dataset.move;
  };
  form.addEventListener("change", (event) => {
    seats();
    if (event.target === pace && pace.value === "turns" && clock.value === "none") clock.value = "move";
    else if (event.target === pace && pace.value === "live") clock.value = "none";
    times(event.target === clock || event.target === pace);
  });
  seats();
  times(true);
}

/** Whom one has chosen is introduced: face and style. What is suggested is said for that one only. */
for (const form of document.querySelectorAll("form.now")) {
  const { bot } = form.elements;
  const said = form.querySelector("[data-opponent]");
  if (!bot || !said) continue;
  const suggested = bot.value;
  const told = said.hidden; // for all games at once, above them
  const alone = () => {
    const away = form.elements.players?.value === "1"; // nobody sits opposite
    bot.closest("label").hidden = away;
    said.hidden = away || (told && bot.value === suggested);
  };
  form.elements.players?.addEventListener("change", alone);
  alone();
  bot.addEventListener("change", () => {
    said.querySelector("use").setAttribute("href", `/static/characters.svg#${bot.value}`);
    said.querySelector("[data-style]").textContent = bot.selectedOptions[0].dataset.style;
    const small = said.querySelector("small"); // none where it is said once for all games
    if (small) small.hidden = bot.value !== suggested;
    alone();
  });
}

/** What was filled in stays where it was not taken: a name somebody else has, say. */
for (const form of document.querySelectorAll("form[data-stays]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    wrongIn(form, null);
    try {
      const how = { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(new FormData(form)) };
      const response = await call(form.action, how);
      const answer = await response.json();
      if (!response.ok) throw new Answer(response.status, answer);
      location.href = answer.url;
    } catch (error) {
      again();
      wrongIn(form, error);
    }
  });
}

/** A press on "play now" must not open two tables, and says at once that it was heard. */
for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button")) {
      button.setAttribute("aria-busy", "true");
      setTimeout(() => (button.disabled = true), 0);
    }
  });
}
function again() {
  for (const button of document.querySelectorAll("form[data-once] button[aria-busy]")) {
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}
addEventListener("pageshow", again);

/** Find a clause by a word. */
const search = document.querySelector("[data-search]");
if (search) {
  search.addEventListener("input", () => {
    const wanted = plain(search.value).trim();
    for (const section of document.querySelectorAll(".clauses details")) {
      let any = false;
      for (const clause of section.querySelectorAll(".clause")) {
        const hit = plain(clause.textContent).includes(wanted);
        clause.hidden = !hit;
        any ||= hit;
      }
      section.hidden = !any;
      section.open = any && wanted !== "";
    }
  });
}
/** Open the section a link leads into. */
function unfold() {
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  const section = place.closest("details");
  if (section) section.open = true;
  place.scrollIntoView();
}
unfold();
addEventListener("hashchange", unfold);

/** On a phone a game shows what starts it; the rest is unfolded. */
for (const button of document.querySelectorAll("[data-unfold]")) {
  button.addEventListener("click", () => button.setAttribute("aria-expanded", String(button.closest(".game").classList.toggle("unfolded"))));
}

/** "Open a table" opens the form it leads to. */
for (const link of document.querySelectorAll("[data-opens]")) {
  link.addEventListener("click", () => {
    const form = document.getElementById(link.dataset.opens);
    form.open = true;
    form.querySelector("select")?.focus({ preventScroll: true });
  });
}

/** Whoever sits somewhere sees at once where it is their turn. */
if (document.querySelector("[data-fresh] .tables")) {
  let soon = null;
  const fetchLists = () => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      try {
        const response = await call(location.pathname, { headers: { accept: "text/html" } });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        const held = document.activeElement?.closest("[data-fresh] a")?.getAttribute("href");
        for (const old of document.querySelectorAll("[data-fresh]")) {
          const fresh = page.getElementById(old.id);
          for (const folded of fresh?.querySelectorAll("details") ?? []) folded.open = old.querySelector("details")?.open ?? false;
          if (fresh) old.replaceWith(document.adoptNode(fresh));
        }
        if (held) document.querySelector(`[data-fresh] a[href="${CSS.escape(held)}"]`)?.focus();
      } catch {
        // the next message will tell
      }
    }, 800);
  };
  let first = true;
  new Live("", { table: fetchLists, again: () => (first ? (first = false) : fetchLists()) });
}

/** A rulebook is printed whole: every chapter open, whatever is folded on the screen. */
let folded = [];
addEventListener("beforeprint", () => {
  folded = [...document.querySelectorAll(":is(.clauses details, .owners):not([open])")];
  for (const section of folded) section.open = true;
});
addEventListener("afterprint", () => {
  for (const section of folded) section.open = false;
});

/** When the next puzzle comes, by the reader's own clock; the server knows midnight UTC alone. */
for (const said of document.querySelectorAll("[data-tomorrow]")) {
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const time = new Intl.DateTimeFormat(lang === "fa" ? "fa-IR" : lang, CLOCK).format(next);
  said.textContent = said.dataset.tomorrow.replace("{time}", time);
}
