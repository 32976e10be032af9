// The windows of the page: menu, keys, resigning, points, result.

import { $, complain, post, say, toast } from "../page.js";
import { sound } from "../bell.js";

const TWICE = 500;
let opened = -TWICE;

export function openWindow(id) {
  if ($(id).open) return;
  $(id).showModal();
  opened = performance.now();
}

/** The second of two quick clicks was meant for what has opened the window: it neither closes it nor chooses in it. */
function onlyOnce(event) {
  const meant = event.detail < 2 && event.target !== event.currentTarget;
  if (performance.now() - opened < TWICE && !meant) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

export function setUpWindows() {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", onlyOnce, true);
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
    });
  }
  $("ui-menu-button").onclick = () => openWindow("ui-menu");
  for (const [button, id] of [["ui-keys-button", "ui-keys"], ["ui-resign", "ui-resigning"]]) {
    $(button).onclick = () => {
      $("ui-menu").close();
      openWindow(id);
    };
  }
  $("ui-sound").addEventListener("change", (event) => {
    if (event.target.checked) sound("turn");
    post("/settings", { sound: event.target.checked }).catch(complain);
  });
  setUpNotifying();
}

function setUpNotifying() {
  const bell = $("ui-notify");
  bell.checked = "Notification" in window && Notification.permission === "granted" && localStorage.getItem("korsi-notify") === "on";
  bell.closest("label").hidden = !("Notification" in window);
  bell.addEventListener("change", async () => {
    if (bell.checked && (await Notification.requestPermission()) !== "granted") {
      bell.checked = false;
      toast(say("notify-blocked"), { bad: true });
    }
    localStorage.setItem("korsi-notify", bell.checked ? "on" : "off");
  });
}
