// Before the widgets have come the page shows what they look like, drawn by the server. What is pressed there is kept, and
// done when the living widget stands there: it takes the picture's elements over. Voilà's own script draws it apart, and then it
// takes the picture's place within one frame, so that nothing moves.
import { dress, named } from "./dress.js";

if (new URLSearchParams(location.search).has("clause")) document.documentElement.dataset.clause = "";

const PATIENCE = 5_000; // ms that a press waits for what it was meant for
const TICK = 50;
const presses = new Map(); // picture → keys of what was pressed there, in order

const shown = (one) => (one.checkVisibility ? one.checkVisibility() : one.getClientRects().length > 0); // as in dom.js
const pressable = (one) => one && !one.disabled && shown(one);
/** Presses what bears these keys in `root`, one after the other; one that does not come is let be. */
const carryOut = async (root, keys) => {
  for (const key of keys) {
    const until = performance.now() + PATIENCE;
    while (!pressable(named(root, key)) && performance.now() < until)
      await new Promise((done) => setTimeout(done, TICK));
    if (pressable(named(root, key))) named(root, key).click();
  }
};

const replacing = (picture) => picture.parentElement.querySelector(":scope > .jp-OutputArea-output .knack-book");
const leave = (picture, root) => {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const held = picture.contains(focused) ? focused?.dataset.key : null;
  picture.remove();
  if (held) named(root, held)?.focus({ preventScroll: true });
  living(picture, root);
};
/** Does what was pressed in a picture, when a living widget has replaced it, or has taken its elements over. */
const living = (picture, root = picture) => {
  for (const busy of root.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
  const keys = presses.get(picture) ?? [];
  presses.delete(picture);
  carryOut(root, keys);
};
const watch = new MutationObserver(() => {
  const pictures = [...document.querySelectorAll(".kp-picture")];
  for (const picture of pictures) {
    dress(picture);
    const root = replacing(picture);
    if (root?.childElementCount) leave(picture, root);
  }
  if (!pictures.length && document.readyState !== "loading") watch.disconnect();
});
watch.observe(document.documentElement, { childList: true, subtree: true });

// "Skip to the content" leads to the table where there is one: the next key is its first card or button.
addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.(".kp-skip");
  const table =
    link && /** @type {HTMLElement | null} */ (document.querySelector(".knack-book:not(.kp-picture *) .kb-table"));
  if (!table || !shown(table)) return;
  event.preventDefault();
  table.focus();
});

addEventListener(
  "click",
  (event) => {
    const target = /** @type {Element} */ (event.target);
    const picture = target.closest?.(".kp-picture");
    if (!picture || event.ctrlKey || event.metaKey || event.shiftKey || target.closest("a[href]:not([data-key])"))
      return;
    event.preventDefault();
    event.stopPropagation();
    const pressed = /** @type {HTMLElement | null} */ (target.closest("[data-key]"));
    if (!pressed || pressed.matches("section")) return;
    pressed.setAttribute("aria-busy", "true");
    presses.set(picture, [...(presses.get(picture) ?? []), pressed.dataset.key]);
  },
  true,
);

Object.assign(knackPage, { carryOut, living });
