// What this browser keeps for the reader. It may keep nothing: a private window, a full store, a setting that forbids it.

/**
 * Returns what `act` returns, or `otherwise` for null, or if it fails, as where a browser blocks its storage.
 * @param {() => any} act
 * @param {any} [otherwise]
 */
export function safely(act, otherwise = null) {
  try {
    return act() ?? otherwise;
  } catch {
    return otherwise;
  }
}

const name = (game) => `knack-widgets:original:${game}`;

/** The reader's own copy of a text, kept in this browser only; null when there is none or the browser keeps nothing. */
export const storedCopy = (game) => safely(() => localStorage.getItem(name(game)));

/** Keep a text ("" forgets it). false: the browser keeps nothing. */
const keepText = (key, text) =>
  safely(() => {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  }, false);

/** Keep a copy ("" forgets it). false: the browser keeps nothing. */
export const keep = (game, text) => keepText(name(game), text);

const LOOK = "knack-widgets:look";
const SWITCHES = ["fourColour", "presenter", "columns", "tableAbove", "known"]; // as `COMMON` in prefs.py
const switches = (prefs) =>
  Object.fromEntries(SWITCHES.filter((name) => name in prefs).map((name) => [name, prefs[name]]));

/** How the reader wants all pages to look, as chosen on one of them: {} when nothing was chosen or nothing is kept. */
export const storedLook = () => safely(() => switches(JSON.parse(localStorage.getItem(LOOK) ?? "null") ?? {}), {});

/** Keep the look of a page for the next visit, and for the other pages; what a page does not know of stays as it is. */
export function keepLook(prefs) {
  const text = JSON.stringify({ ...storedLook(), ...switches(prefs) });
  if (text !== safely(() => localStorage.getItem(LOOK))) keepText(LOOK, text);
}

const PROGRESS = "knack-widgets:progress";
const READ = "knack-widgets:read:";
const PATH = "knack-widgets:path:";

/** The reader's time zone: minutes that the clock is ahead of UTC. By it a day begins, on which something is due. */
export const clockZone = () => -new Date().getTimezoneOffset();

/** What the reader has learned, sealed by the kernel; "" when there is nothing. */
export const storedProgress = () => safely(() => localStorage.getItem(PROGRESS), "");

/** Keep the progress ("" forgets it). `unread`: what lay there before could not be read here, and is laid aside. */
export function keepProgress(sealed, unread) {
  const aside = `${PROGRESS}:unread`;
  const old = storedProgress();
  if (unread && old && safely(() => localStorage.getItem(aside)) === null) keepText(aside, old);
  keepText(PROGRESS, sealed);
}

/** The clauses of a game that have been opened on earlier visits. */
export const storedRead = (game) => safely(() => JSON.parse(localStorage.getItem(READ + game) ?? "null"), []);

/** A clause has been opened. */
export function noteRead(game, id) {
  const read = storedRead(game);
  if (id && !read.includes(id)) keepText(READ + game, JSON.stringify([...read, id]));
}

/** The steps of a game's path that the reader has done. */
export const storedSteps = (game) => safely(() => JSON.parse(localStorage.getItem(PATH + game) ?? "null"), []);

/** A step of a game's path has been done. */
export function noteStep(game, step) {
  const steps = storedSteps(game);
  if (game && step && !steps.includes(step)) keepText(PATH + game, JSON.stringify([...steps, step]));
}

/** Forget which clauses have been opened, and which steps done; returns what `bringRead` brings back. */
export const forgetRead = () =>
  safely(() => {
    const read = Object.entries(localStorage).filter(([name]) => [READ, PATH].some((kind) => name.startsWith(kind)));
    for (const [name] of read) localStorage.removeItem(name);
    return read;
  }, []);

export const bringRead = (read) => read.forEach(([name, text]) => localStorage.setItem(name, text));
