// A corrected box: find a thing among many; its drawing shows what is typed.

import { $, number } from "./page.js";
import "./lobby.js";

const plain = (text) => text.normalize("NFKD").replace(/[\p{M}\u200c\u2066-\u2069]/gu, "").toLowerCase();
const western = (text) => text.replace(/[۰-۹]/g, (one) => "۰۱۲۳۴۵۶۷۸۹".indexOf(one)).trim();

// Typing leaves the things with these words in their names.
const things = [...document.querySelectorAll("[data-thing]")];
const field = $("ui-filter");
if (field) field.hidden = things.length < 12; // without scripts everything is there
field?.querySelector("input").addEventListener("input", (event) => {
  const asked = plain(event.target.value).split(/\s+/).filter(Boolean);
  for (const thing of things) thing.hidden = !asked.every((word) => plain(thing.dataset.thing).includes(word));
  for (const part of document.querySelectorAll(".box-part")) {
    part.hidden = !part.querySelector("[data-thing]:not([hidden])");
    if (asked.length && !part.hidden) part.open = true;
  }
  $("ui-nothing").hidden = things.some((thing) => !thing.hidden);
});

/** Where a thing's drawing shows the value of an input, if that is the only one that could be meant. */
function shownAt(thing, input) {
  const is = western(input.defaultValue);
  const inputs = [...thing.querySelectorAll("input.number")].filter((one) => western(one.defaultValue) === is);
  const texts = [...thing.querySelectorAll(".drawn text")].filter((one) => western(one.textContent) === is);
  return inputs.length === 1 && texts.length === 1 ? texts[0] : null;
}

for (const thing of things) {
  const places = new Map([...thing.querySelectorAll("input.number")].map((input) => [input, shownAt(thing, input)]));
  thing.addEventListener("input", ({ target }) => {
    const value = western(target.value);
    const changed = target.matches("select") ? !target.selectedOptions[0].defaultSelected : value !== western(target.defaultValue);
    target.closest(".one")?.classList.toggle("changed", changed);
    thing.classList.toggle("changed", Boolean(thing.querySelector(".one.changed")));
    const place = places.get(target);
    if (place && /^\d+$/.test(value)) place.textContent = number(Number(value));
  });
}

// What the browser finds wrong must be in sight to be said.
document.addEventListener("invalid", ({ target }) => {
  for (let at = target.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
}, true);
