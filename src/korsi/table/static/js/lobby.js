// The lobby and the game pages: the form for a new table, seats kept in step with their number.

import { Live } from "./live.js";

/** Only as many seats are sent as there are players; the others are hidden and disabled. */
for (const form of document.querySelectorAll("form.open-table")) {
  const count = form.querySelector("[data-players]");
  const clock = form.querySelector("[name=clock]");
  const seconds = form.querySelector("[data-seconds]");
  const update = () => {
    if (count) {
      form.querySelectorAll("[data-seat]").forEach((seat) => {
        const away = Number(seat.dataset.seat) >= Number(count.value);
        seat.hidden = away;
        seat.querySelector("select").disabled = away;
      });
    }
    if (clock && seconds) {
      seconds.hidden = clock.value === "none";
      seconds.querySelector("select").disabled = seconds.hidden;
    }
  };
  form.addEventListener("change", update);
  update();
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
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("form[data-once] button[aria-busy]")) {
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
});

/** Find a clause by a word. */
const search = document.querySelector("[data-search]");
if (search) {
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const section of document.querySelectorAll(".clauses details")) {
      let any = false;
      for (const clause of section.querySelectorAll(".clause")) {
        const hit = clause.textContent.toLowerCase().includes(wanted);
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

/** "Open a table" opens the form it leads to. */
for (const link of document.querySelectorAll("[data-opens]")) {
  link.addEventListener("click", () => {
    const form = document.getElementById(link.dataset.opens);
    form.open = true;
    form.querySelector("select")?.focus({ preventScroll: true });
  });
}

/** Whoever sits somewhere sees at once where it is their turn. */
if (document.querySelector(".columns .tables")) {
  let soon = null;
  const again = () => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      try {
        const response = await fetch(location.pathname, { headers: { accept: "text/html" } });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        const fresh = page.querySelector(".columns");
        const held = document.activeElement?.closest(".columns a")?.getAttribute("href");
        if (fresh) document.querySelector(".columns").replaceWith(document.adoptNode(fresh));
        if (held) document.querySelector(`.columns a[href="${CSS.escape(held)}"]`)?.focus();
      } catch {
        // the next message will tell
      }
    }, 800);
  };
  let first = true;
  new Live("", { table: again, again: () => (first ? (first = false) : again()) });
}
