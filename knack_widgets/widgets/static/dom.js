// Elements without a framework. Text is always a text node; markup goes through `markup` alone, which only the `book`
// (html of the texts), the `cards` (svg) and drawings may use.

/** Children as a flat list; null, undefined and false are left out. */
const present = (children) =>
  children.flat(2).filter((child) => child !== null && child !== undefined && child !== false);

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

/** The kernel's markup as an element outside the page. The kernel has escaped every text that a stranger can enter. */
export const parseDrawing = (html) => markup(document.createElement("template"), html).content.firstElementChild;

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

/** The element that has the focus in the tree of `el`: the page's, or the shadow root's in which a host puts a widget. */
export const focused = (el) => el.getRootNode().activeElement ?? null;

/** The element in which an event began, also in a shadow root: a listener of the page is told the root's host. */
export const originOf = (event) => event.composedPath()[0];

/** Set a text only when it differs: a live region speaks at every change of its nodes. */
export function say(el, text) {
  if (el.textContent !== (text ?? "")) el.textContent = text ?? "";
}

/**
 * Run `update`, and keep the focus, in a text field with the caret and the selection. An element that was moved is focused
 * again. For an element that was removed, the one with the same `data-key` is focused, else `next()`.
 */
export function keepFocus(root, update, next) {
  const had = root.contains(focused(root)) ? focused(root) : null;
  const key = had?.dataset.key;
  const marked = had?.matches("input, textarea") && had.selectionStart !== null;
  const selection = marked ? [had.selectionStart, had.selectionEnd, had.selectionDirection] : null;
  update();
  if (!had || focused(root) === had) return;
  const stays = root.contains(had);
  if (stays && ![null, document.body].includes(focused(root))) return;
  const same = stays ? had : key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same || next?.(key) || null)?.focus({ preventScroll: true });
  if (same && selection) same.setSelectionRange(...selection);
}

/** Whether an element has a box; a browser that cannot say so counts its boxes (Safari before 17.4). */
export const isShown = (el) => (el.checkVisibility ? el.checkVisibility() : el.getClientRects().length > 0);

/** Calls `act` when the browser is idle; a browser that cannot say when it is idle waits for `late` milliseconds. */
export const whenIdle = (act, late) =>
  window.requestIdleCallback ? window.requestIdleCallback(act) : setTimeout(act, late);

const SUPPRESS = "data-lm-suppress-shortcuts";
/** Parts whose keys are kept from the notebook around them. */
const keeping = new WeakSet();

/** Whether a key stays the notebook's: chords such as Ctrl+S or Shift+Enter, Escape and function keys. */
const isNotebooks = ({ key, shiftKey, ctrlKey, metaKey, altKey }) =>
  ctrlKey || metaKey || altKey || (shiftKey && key === "Enter") || key === "Escape" || /^F\d/.test(key);

/**
 * Notebook 7 looks for commands before a key comes to a part: it asks the element with the focus for an attribute, which
 * it has to have by then.
 */
function markFocused(event) {
  const element = /** @type {Element} */ (event.target);
  if (event.composedPath().some((node) => keeping.has(node))) element.toggleAttribute(SUPPRESS, !isNotebooks(event));
}

/**
 * Keeps keys that are pressed inside a part from the notebook around it: a letter would be a command there (`d d` deletes
 * the cell). Returns `root`.
 */
export function keepKeys(root) {
  keeping.add(root);
  addEventListener("keydown", markFocused, true); // once, however often it is asked for
  root.addEventListener("keydown", (event) => {
    if (!isNotebooks(event)) event.stopPropagation();
  });
  return root;
}

/** Copies all attributes of an element of a drawing. Returns false, so that morphdom does not patch the children. */
export function copyAttributes(el, fresh) {
  for (const { name, value } of fresh.attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  for (const { name } of [...el.attributes]) if (!fresh.hasAttribute(name)) el.removeAttribute(name);
  return false;
}

/** Whether a click on a link asks for another tab or window: the browser sees to that. */
export const opensApart = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
