const name = (game) => `knack-widgets:original:${game}`;

/** The reader's own copy of a text, kept in this browser only; null when there is none or the browser keeps nothing. */
export function storedCopy(game) {
  try {
    return localStorage.getItem(name(game));
  } catch {
    return null;
  }
}

/** Keep a copy ("" forgets it). false: the browser keeps nothing (private window, full, forbidden). */
export function keep(game, text) {
  try {
    if (text) localStorage.setItem(name(game), text);
    else localStorage.removeItem(name(game));
    return true;
  } catch {
    return false;
  }
}

const LOOK = "knack-widgets:look";
const SWITCHES = ["fourColour", "presenter", "columns"]; // as `COMMON` in prefs.py

/** How the reader wants all pages to look, as chosen on one of them: {} when nothing was chosen or nothing is kept. */
export function storedLook() {
  try {
    const found = JSON.parse(localStorage.getItem(LOOK)) ?? {};
    return Object.fromEntries(SWITCHES.filter((name) => name in found).map((name) => [name, found[name]]));
  } catch {
    return {};
  }
}

/** Keep the look of a page for the next visit, and for the other pages. */
export function keepLook(prefs) {
  try {
    const text = JSON.stringify(Object.fromEntries(SWITCHES.map((name) => [name, prefs[name]])));
    if (text !== localStorage.getItem(LOOK)) localStorage.setItem(LOOK, text);
  } catch {
    // Then it holds for this page.
  }
}
