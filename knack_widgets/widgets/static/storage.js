const name = (game) => `knack-widgets:original:${game}`;

/** The reader's own copy of a text, kept in this browser only; null when there is none or the browser keeps nothing. */
export function kept(game) {
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
