// The catalogue: typing leaves what has these words, in its name or in what is said of it.

import { $, plain } from "./page.js";

const field = $("ui-filter");
field.hidden = false; // without scripts everything is there
const input = field.querySelector("input");
const words = new Map([...document.querySelectorAll(".entry")].map((at) => [at, plain(at.textContent)]));

function filter() {
  const asked = plain(input.value).split(/\s+/).filter(Boolean);
  for (const [at, text] of words) at.hidden = !asked.every((word) => text.includes(word));
  for (const way of document.querySelectorAll(".jump a")) {
    const shelf = document.querySelector(way.hash);
    way.hidden = shelf.hidden = !shelf.querySelector(".entry:not([hidden])");
  }
  $("ui-nothing").hidden = Boolean(document.querySelector(".entry:not([hidden])"));
}

input.addEventListener("input", filter);
filter();
