// "Your turn": the page's title, a notification when allowed. Its sound is one of sounds.js.

import { inLine, say } from "./page.js";

const title = document.title;

export function mark(turn) {
  document.title = turn ? inLine([`● ${say("your-turn")}`, title]) : title;
}

export function notify(text, tag) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(say("your-turn"), { body: text, tag, icon: "/static/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** A sound of sounds.js, for those who have asked for sounds. */
export const sound = (name) => import("./sounds.js").then((one) => one.play(name), () => {});
