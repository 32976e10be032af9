// One stream for everything: it carries no game data, only "look again". Survives lost networks,
// closed laptop lids and restarted servers without a reload.

export class Live {
  /** @param on table(data), chat(data), state("on" | "off"), warm(data), again() */
  constructor(watch, on) {
    this.watch = watch;
    this.on = on;
    this.since = "";
    this.wait = 500;
    this.beat = Date.now();
    this.open();
    addEventListener("online", () => this.renew());
    addEventListener("offline", () => on.state("off"));
    addEventListener("pageshow", (event) => event.persisted && this.renew());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) on.again();
    });
    // A timer that comes much too late means the machine slept: what the stream says is stale.
    setInterval(() => {
      const late = Date.now() - this.beat > 20000;
      this.beat = Date.now();
      if (late) this.renew();
    }, 5000);
  }

  open() {
    const asked = new URLSearchParams();
    if (this.watch) asked.set("watch", this.watch);
    if (this.since) asked.set("since", this.since);
    const source = new EventSource(`/live?${asked}`);
    this.source = source;
    source.addEventListener("open", () => {
      this.wait = 500;
      this.on.state("on");
    });
    source.addEventListener("hello", (event) => {
      this.note(event);
      this.on.again(); // whatever happened while nobody listened
      this.on.warm?.(JSON.parse(event.data));
    });
    for (const kind of ["table", "chat", "warm"]) {
      source.addEventListener(kind, (event) => {
        this.note(event);
        this.on[kind]?.(JSON.parse(event.data));
      });
    }
    source.addEventListener("error", () => {
      this.on.state("off");
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
    this.source.close();
    this.open();
  }
}
