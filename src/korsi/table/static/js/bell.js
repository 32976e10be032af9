// "Your turn": the page's title, one gentle sound (off by default), a notification when allowed.

import { say } from "./page.js";

let air = null;

/** Two soft notes, like a glass touched with a spoon. */
export function ring() {
  air ??= new AudioContext();
  air.resume?.();
  const now = air.currentTime;
  for (const [at, pitch] of [[0, 587.33], [0.16, 880]]) {
    const tone = air.createOscillator();
    const volume = air.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.9);
    tone.connect(volume).connect(air.destination);
    tone.start(now + at);
    tone.stop(now + at + 1);
  }
}

const title = document.title;

export function mark(turn) {
  document.title = turn ? `● ${say("your-turn")} · ${title}` : title;
}

export function notify(text, tag) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(say("your-turn"), { body: text, tag, icon: "/static/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
