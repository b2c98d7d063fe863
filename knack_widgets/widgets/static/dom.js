// Elements without a framework. Text is always a text node; markup goes through `markup` alone, which only the `book`
// (html of the texts) and the `cards` (svg) may use.

/** Children as a flat list; null, undefined and false are left out. */
const present = (children) => children.flat(2).filter((child) => child !== null && child !== undefined && child !== false);

/** h("button", {class: "a", onclick: f}, "text", child…): null and false attributes and children are left out. */
export function h(tag, attributes, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") el.addEventListener(name.slice(2), value);
    else el.setAttribute(name, value === true ? "" : value);
  }
  el.append(...present(children));
  return el;
}

/** Trusted markup into an element made by `h`. */
export function markup(el, html) {
  el.innerHTML = html;
  return el;
}

/**
 * Replace the children of `el` if `data` has changed since the last call. If one of them has the focus, the new child with
 * the same `data-key` gets it.
 */
export function memo(el, data, build) {
  const seen = JSON.stringify(data);
  if (el.kbSeen === seen) return false;
  el.kbSeen = seen;
  keepFocus(el, () => el.replaceChildren(...present([build()])));
  return true;
}

/** Set an attribute (null: take it away) only when it differs: every write makes the browser look again. */
export function put(el, name, value) {
  if (el.getAttribute(name) === value) return;
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
}

/** Hide or show: writing `hidden` again as it is would have the browser look at the element's style again. */
export function hide(el, hidden) {
  if (el.hidden !== hidden) el.hidden = hidden;
}

/** Set a text only when it differs: a live region speaks at every change of its nodes. */
export function say(el, text) {
  if (el.textContent !== (text ?? "")) el.textContent = text ?? "";
}

/**
 * Run `update`, and keep the focus. An element that was moved is focused again. For an element that was removed, the one
 * with the same `data-key` is focused, else `next()`.
 */
export function keepFocus(root, update, next) {
  const had = root.contains(document.activeElement) ? document.activeElement : null;
  const key = had?.dataset.key;
  update();
  if (!had || document.activeElement === had) return;
  const stays = root.contains(had);
  if (stays && document.activeElement !== document.body) return;
  const same = stays ? had : key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same || next?.(key) || null)?.focus({ preventScroll: true });
}

const ICONS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M11 3v10L4 8z",
  next: "M5 3v10l7-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
  auto: "M8 1a7 7 0 100 14A7 7 0 008 1zM6 4.5L12 8l-6 3.5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  here: "M2 2l12 6-12 6 3-6z",
  no: "M8 1a7 7 0 100 14A7 7 0 008 1zM5.5 4.1L8 6.6l2.5-2.5 1.4 1.4L9.4 8l2.5 2.5-1.4 1.4L8 9.4l-2.5 2.5-1.4-1.4L6.6 8 4.1 5.5z",
  yes: "M8 1a7 7 0 100 14A7 7 0 008 1zM4.6 7.6L7 10l4.6-4.6 1.3 1.3L7 12.6 3.3 8.9z",
  win: "M2 13l-1-9 4 3 3-5 3 5 4-3-1 9z",
  gavel: "M9 1l5 5-2 2-1-1-2 2 5 5-1 1-5-5-2 2 1 1-2 2-4-4 2-2 1 1 5-5-1-1z",
  words: "M2 4h5v5a4 4 0 01-4 4v-2a2 2 0 002-2H2zM9 4h5v5a4 4 0 01-4 4v-2a2 2 0 002-2H9z",
  search: "M6.5 1a5.5 5.5 0 104.3 8.9l3.8 3.8 1-1-3.8-3.8A5.5 5.5 0 006.5 1zm0 1.7a3.8 3.8 0 110 7.6 3.8 3.8 0 010-7.6z",
  link: "M6.2 9.8a3 3 0 010-4.2l2.6-2.6a3 3 0 014.2 4.2l-1.3 1.3-1-1 1.3-1.3a1.6 1.6 0 00-2.2-2.2L7.2 6.6a1.6 1.6 0 000 2.2zM9.8 6.2a3 3 0 010 4.2l-2.6 2.6a3 3 0 01-4.2-4.2l1.3-1.3 1 1-1.3 1.3a1.6 1.6 0 002.2 2.2l2.6-2.6a1.6 1.6 0 000-2.2z",
  ArrowUp: "M8 4l6 6-1.2 1.2L8 6.4l-4.8 4.8L2 10z",
  ArrowDown: "M8 12L2 6l1.2-1.2L8 9.6l4.8-4.8L14 6z",
  close: "M4 3l4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4-4-4z",
};

const icons = new Map();

/**
 * Keeps keys that are pressed inside a part from the notebook around it: a letter would be a command there (`d d` deletes
 * the cell). Chords such as Ctrl+S or Shift+Enter, Escape and function keys stay the notebook's. Returns `root`.
 */
export function keepKeys(root) {
  root.addEventListener("keydown", (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const chord = ctrlKey || metaKey || altKey || (shiftKey && key === "Enter");
    if (!chord && key !== "Escape" && !/^F\d/.test(key)) event.stopPropagation();
  });
  return root;
}

/** A small picture beside words; it says nothing to a screen reader. Parsed once, then cloned. */
export function icon(name) {
  if (!icons.has(name)) {
    const box = h("span", { class: "kb-icon", "aria-hidden": "true" });
    const path = `<path d="${ICONS[name]}"/>`;
    icons.set(name, markup(box, `<svg viewBox="0 0 16 16" fill="currentColor" fill-rule="evenodd">${path}</svg>`));
  }
  return icons.get(name).cloneNode(true);
}

/** Whether a click on a link asks for another tab or window: the browser sees to that. */
export const opensApart = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
