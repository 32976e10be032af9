// A list that opens at its end: the newest entries, none of them cut.

/** Whose an entry is stands where it begins: one that does not fit is left above, and the room it would have had is left below. What is
 * taller than the panel is read from its beginning.
 * @param begins what may stand at the top, in its order */
export function toNewest(panel, list, begins) {
  list.style.paddingBlockEnd = "";
  panel.scrollTop = panel.scrollHeight;
  const edge = panel.getBoundingClientRect().top;
  const above = (at) => at.getBoundingClientRect().top - edge;
  const n = begins.findLastIndex((at) => above(at) < -1);
  const [cut, first] = [begins[n], begins[n + 1]];
  const seen = first ? above(first) : cut?.getBoundingClientRect().bottom - edge; // of it or of what belongs to it, as whose points it moved
  if (!cut || seen <= 1) return;
  if (first) list.style.paddingBlockEnd = `${Math.ceil(above(first))}px`;
  panel.scrollTop += above(first ?? cut);
}
