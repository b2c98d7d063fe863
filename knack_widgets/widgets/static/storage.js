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
const SWITCHES = ["fourColour", "presenter", "columns", "known"]; // as `COMMON` in prefs.py

/** How the reader wants all pages to look, as chosen on one of them: {} when nothing was chosen or nothing is kept. */
export function storedLook() {
  try {
    const found = JSON.parse(localStorage.getItem(LOOK)) ?? {};
    return Object.fromEntries(SWITCHES.filter((name) => name in found).map((name) => [name, found[name]]));
  } catch {
    return {};
  }
}

/** Keep the look of a page for the next visit, and for the other pages; what a page does not know of stays as it is. */
export function keepLook(prefs) {
  try {
    const text = JSON.stringify({ ...storedLook(), ...Object.fromEntries(SWITCHES.filter((name) => name in prefs).map((name) => [name, prefs[name]])) });
    if (text !== localStorage.getItem(LOOK)) localStorage.setItem(LOOK, text);
  } catch {
    // Then it holds for this page.
  }
}

const PROGRESS = "knack-widgets:progress";
const READ = "knack-widgets:read:";

/** The reader's time zone: minutes that the clock is ahead of UTC. By it a day begins, on which something is due. */
export const clockZone = () => -new Date().getTimezoneOffset();

/** What the reader has learned, sealed by the kernel; "" when there is nothing. */
export function storedProgress() {
  try {
    return localStorage.getItem(PROGRESS) ?? "";
  } catch {
    return "";
  }
}

/** Keep the progress ("" forgets it). `unread`: what lay there before could not be read here, and is laid aside. */
export function keepProgress(sealed, unread) {
  try {
    const old = localStorage.getItem(PROGRESS);
    const aside = `${PROGRESS}:unread`;
    if (unread && old && localStorage.getItem(aside) === null) localStorage.setItem(aside, old);
    if (sealed) localStorage.setItem(PROGRESS, sealed);
    else localStorage.removeItem(PROGRESS);
  } catch {
    // Then it holds for this page.
  }
}

/** The clauses of a game that have been opened on earlier visits. */
export function storedRead(game) {
  try {
    return JSON.parse(localStorage.getItem(READ + game)) ?? [];
  } catch {
    return [];
  }
}

/** A clause has been opened. */
export function noteRead(game, id) {
  const found = storedRead(game);
  if (!id || found.includes(id)) return;
  try {
    localStorage.setItem(READ + game, JSON.stringify([...found, id]));
  } catch {
    // Then it is not remembered.
  }
}

/** Forget which clauses have been opened; returns what `bringRead` brings back. */
export function forgetRead() {
  try {
    const found = Object.entries(localStorage).filter(([name]) => name.startsWith(READ));
    for (const [name] of found) localStorage.removeItem(name);
    return found;
  } catch {
    return [];
  }
}

export const bringRead = (found) => found.forEach(([name, text]) => localStorage.setItem(name, text));
