// One stream for everything: it says where to look, and brings the pages that name it what changed
// with each step. Survives lost networks, closed laptop lids and restarted servers without a reload.
//
// A browser keeps six connections to a server open; a seventh tab would wait for ever. So the tabs
// of one person share one stream: the tab last looked at holds it (it is never a frozen one) and
// tells the others. Where that cannot be done (no https, no seat here) a tab has its own.

import { lang } from "./page.js";

export class Live {
  /**
   * @param watch a table to be told about besides one's own
   * @param on table(data), chat(data), warm(data), state("on" | "off"), named(stream), again()
   * @param alone this tab needs a stream of its own
   */
  constructor(watch, on, alone = false) {
    this.watch = watch;
    this.on = on;
    this.since = "";
    this.wait = 500;
    this.beat = Date.now();
    this.source = null;
    const shared = !alone && "locks" in navigator && "BroadcastChannel" in window;
    this.channel = shared ? new BroadcastChannel("korsi-live") : null;
    if (shared) {
      this.channel.onmessage = ({ data: [kind, data] }) => this.hear(kind, data);
      this.lead(!document.hidden);
    } else this.open();
    addEventListener("online", () => this.renew());
    addEventListener("offline", () => this.hear("state", "off"));
    addEventListener("pageshow", (event) => event.persisted && this.renew());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      if (shared && !this.source) this.lead(true);
      this.on.again();
    });
    // A timer that comes much too late means the machine slept: what the stream says is stale.
    setInterval(() => {
      const late = Date.now() - this.beat > 20000;
      this.beat = Date.now();
      if (late) this.renew();
    }, 5000);
  }

  /** Take the stream over, or wait until whoever has it is gone. */
  lead(steal) {
    const hold = () => {
      if (!this.source) this.open();
      return new Promise(() => {}); // until this tab is closed or another one takes over
    };
    navigator.locks.request("korsi-live", { steal }, hold).catch(() => {
      this.source?.close();
      this.source = null;
      clearTimeout(this.timer);
      this.lead(false);
    });
  }

  hear(kind, data) {
    this.on[kind]?.(data);
  }

  notify(kind, data) {
    this.hear(kind, data);
    this.channel?.postMessage([kind, data]);
  }

  open() {
    const asked = new URLSearchParams({ lang });
    if (this.watch) asked.set("watch", this.watch);
    if (this.since) asked.set("since", this.since);
    const source = new EventSource(`/live?${asked}`);
    this.source = source;
    source.addEventListener("open", () => {
      this.wait = 500;
      this.notify("state", "on");
    });
    source.addEventListener("hello", (event) => {
      this.note(event);
      this.notify("named", JSON.parse(event.data).stream);
      this.notify("again"); // whatever happened while nobody listened
    });
    for (const kind of ["table", "chat", "warm"]) {
      source.addEventListener(kind, (event) => {
        this.note(event);
        this.notify(kind, JSON.parse(event.data));
      });
    }
    source.addEventListener("error", () => {
      this.notify("state", "off");
      // The browser tries again by itself unless it was refused; then we do, ever more patiently.
      if (source.readyState === EventSource.CLOSED) this.later();
    });
  }

  note(event) {
    if (event.lastEventId) this.since = event.lastEventId;
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.renew(), this.wait);
    this.wait = Math.min(this.wait * 2, 15000);
  }

  renew() {
    if (!this.source) return this.on.again(); // another tab has the stream
    this.source.close();
    this.open();
  }
}
