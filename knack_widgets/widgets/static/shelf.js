import { hide, parseDrawing, put } from "./dom.js";
import { linkInLab } from "./lab.js";
import { showListing } from "./listing.js";
import { clockZone, storedProgress, storedRead, storedSteps } from "./storage.js";

const EPOCH = 719163; // the ordinal of 1970-01-01 in Python, by which the kernel draws the day

/**
 * The shelf: a list of games; and what the reader has learned of each, as far as this browser has kept it. The kernel draws
 * that once it has read it (the trait `learned`).
 */
function render(view) {
  const { model } = view;
  /** @type {any} */
  let root = null;
  /** Puts the progress of each game below it; chapters that are open stay open. */
  const fill = () => {
    const drawn = parseDrawing(model.get("learned"));
    for (const place of root.querySelectorAll(".kb-learned, .kb-due")) {
      const { learned: game } = place.dataset;
      const fresh = drawn?.querySelector(game ? `[data-learned="${CSS.escape(game)}"]` : ".kb-due");
      const open = Boolean(place.querySelector("details[open]"));
      place.hidden = !fresh;
      place.replaceChildren(...(fresh?.childNodes ?? []));
      if (open && fresh) place.lastChild.open = true;
    }
    showTrap(root.querySelectorAll(".kb-trap-of-day a"));
    for (const place of root.querySelectorAll(".kb-path")) {
      const fresh = drawn?.querySelector(`[data-path="${CSS.escape(place.dataset.path)}"]`);
      if (fresh) place.replaceChildren(...fresh.childNodes);
    }
    root.querySelectorAll(".kb-due a").forEach((one) => linkInLab(model.widget_manager, one));
  };
  const stop = showListing(view, { begin: (shown) => (root = shown), fill });
  model.on("change:learned", fill);
  const games = [...root.querySelectorAll(".kb-learned")].map((place) => place.dataset.learned);
  const read = Object.fromEntries(games.map((game) => [game, storedRead(game)]).filter(([, ids]) => ids.length));
  const path = Object.fromEntries(games.map((game) => [game, storedSteps(game)]).filter(([, steps]) => steps.length));
  const kept = storedProgress();
  if (kept || [read, path].some((known) => Object.keys(known).length))
    model.send({ do: "learned", kept, read, path, zone: clockZone() });
  return () => {
    model.off("change:learned", fill);
    stop();
  };
}

/** Shows the trap of the reader's own day: each day another game's, the same for all readers of that day. */
function showTrap(links) {
  const now = new Date();
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const ordinal = midnight / 86400000 + EPOCH;
  const day = new Date(midnight).toISOString().slice(0, 10);
  links.forEach((link, at) => {
    hide(link, at !== ordinal % links.length);
    const href = link.getAttribute("href").replace(/practise=[^&]*/, `practise=${day}`);
    put(link, "href", href);
  });
}

export default { render };
