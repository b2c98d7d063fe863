// The page's own life around Jupyter's script: its language, and whether it has come up.
import { safely } from "./safely.js";
import { speak } from "./language.js";
import "./leading.js"; // hears a click before the search does, which keeps it from others
import { ready, settle, trouble } from "./coming.js";
import { tab } from "./tab.js";
import "./late.js";

// What the buttons of the page's own notices do, by name (`data-does`); the other scripts put it in.
/** @type {KnackPage["does"]} */
const does = {};
addEventListener("click", ({ target }) => {
  const button = /** @type {HTMLElement | null | undefined} */ (
    /** @type {Element} */ (target).closest?.("[data-does]")
  );
  does[button?.dataset.does ?? ""]?.();
});

window.knackPage = /** @type {KnackPage} */ ({ ready, trouble, settle, does, safely, tab, speak });
