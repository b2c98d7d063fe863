// Whether the page has come up.
import { tab } from "./tab.js";

const root = document.documentElement;

const WAITING = 'script[type="application/vnd.voila.cell-output+json"]';
const state = (value) => {
  root.dataset.page = value;
};
export const ready = () => {
  if (root.dataset.page !== "ready") state("ready");
};
export const trouble = () => {
  if (root.dataset.page === "loading") state("late");
};
const giveUp = () => state("late");
// The script that draws the page did not come. (A handler in its tag is one of the scripts that the page's policy forbids.)
addEventListener(
  "error",
  ({ target }) => {
    if (["kp-light", "kp-main"].includes(/** @type {Element} */ (target).id)) trouble();
  },
  true,
);

// Voilà's script replaces each waiting output by a box, which the browser's side of the widgets then fills: the page
// is up when none is left that waits for either.
//
// Jupyter's widget manager (base-manager 1.0.13) looks for a model for two seconds, ten times a second, and does not
// look once more at the end. If all models arrive in the last tenth, on a slow machine, a widget is given up that is
// there: then the page is simply loaded again, once. It is watched for that a while longer than it takes to come up,
// because a box may be there before its widget has been asked for.
const BOX = ".jp-OutputArea-output";
const COMING = "Loading widget...";
const GIVEN_UP = "Error displaying widget: model not found";
const AGAIN = "knack-loaded-again";
const WATCHED = 10_000; // ms

const boxes = () => [...document.querySelectorAll(BOX)];
const says = (box, text) => box.firstChild?.nodeType === Node.TEXT_NODE && box.textContent === text;
const waiting = () => document.querySelector(WAITING) || boxes().some((box) => says(box, COMING));

const again = () => {
  if (tab.get(AGAIN)) return giveUp();
  tab.set(AGAIN, "1");
  if (!tab.get(AGAIN)) return giveUp(); // what cannot be counted might never end
  location.reload();
};
export const settle = () => {
  const watch = new MutationObserver(() => look());
  const enough = () => {
    watch.disconnect();
    tab.drop(AGAIN);
  };
  const look = () => {
    const all = boxes();
    if (all.some((box) => says(box, GIVEN_UP))) {
      watch.disconnect();
      return again();
    }
    if (waiting()) return;
    ready();
    if (all.every((box) => box.firstElementChild)) enough(); // whatever is shown cannot be given up any more
  };
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(enough, WATCHED);
  look();
};
