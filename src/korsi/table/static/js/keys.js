// The keyboard. Letters act wherever the focus is, except where somebody writes.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys(does) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    const writes = at.closest?.("input:not([type=range]), textarea, select, [contenteditable]");
    if (event.key === "Escape") {
      if (document.querySelector("dialog[open]")) return; // the dialog closes itself
      if (does.back()) event.preventDefault();
      return;
    }
    if (writes || document.querySelector("dialog[open]")) return;
    if (event.key === "Home" || event.key === "End") return does.list(event, at);
    const arrow = ARROWS[event.key];
    if (arrow) {
      // Sliders, tabs and lists of buttons have arrows of their own.
      if (at.closest?.("input, [role=tablist], .rail, .tip")) return does.list(event, at);
      if ((event.shiftKey ? does.things : does.walk)(...arrow)) event.preventDefault();
      return;
    }
    // By the key's place as well as its letter: a Persian keyboard has no u.
    const letter = event.key.length === 1 && /[\x21-\x7e]/.test(event.key) ? event.key : byPlace(event);
    const act = { u: does.undo, h: does.hint, "?": does.keys, "[": does.older, "]": does.newer, ",": does.stepBack, ".": does.stepOn, p: does.play, s: does.skip, f: does.fit, "+": does.closer, "=": does.closer, "-": does.farther }[letter];
    if (act) {
      event.preventDefault();
      act();
    }
  });
}

function byPlace(event) {
  const places = { KeyU: "u", KeyH: "h", KeyF: "f", KeyP: "p", KeyS: "s", BracketLeft: "[", BracketRight: "]", Comma: ",", Period: ".", Slash: event.shiftKey ? "?" : "/" };
  return places[event.code] || (event.key === "؟" ? "?" : "");
}
