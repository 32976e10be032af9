// What somebody has typed or chosen is still there when the page has come in another language; passwords are not kept. A form that came
// back lies at an address of its own: what counts is the page it belongs to, which is where the other language leads.

const fields = () => [...document.querySelectorAll("form:not(.languages, .themes) :is(input:not([type=hidden], [type=password], [type=file]), select, textarea)")];
const page = () => document.querySelector("form.languages [name=next]")?.value.replace(/\?.*/, "") ?? "";
const changed = (field) => ("tried" in field.dataset) || (field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked
  : field.options ? field.selectedIndex !== Math.max(0, [...field.options].findIndex((one) => one.defaultSelected)) : field.value !== field.defaultValue);
for (const form of document.querySelectorAll("form.languages")) {
  form.addEventListener("submit", () => {
    const typed = fields().map((field, i) => [i, field.name, field.checked ?? null, field.value, changed(field)]).filter((one) => one.pop());
    sessionStorage.setItem("korsi-typed", JSON.stringify({ at: page(), typed }));
  });
}
const kept = JSON.parse(sessionStorage.getItem("korsi-typed") || "null");
sessionStorage.removeItem("korsi-typed");
const there = fields();
for (const [i, name, checked, value] of kept?.at === page() ? kept.typed : []) {
  const field = there[i];
  if (field?.name !== name) continue;
  if (field.type === "checkbox" || field.type === "radio") field.checked = checked;
  else field.value = value;
  field.closest("details")?.setAttribute("open", "");
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
