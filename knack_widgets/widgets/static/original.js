import { keep, storedCopy } from "./storage.js";

// A copy that was chosen is kept once it has been read: one that cannot be read would fail at every visit.
const chosen = new Map();
const refused = new Set();

/** Keep the copy that has just been read. */
export function keepRead(book) {
  const text = chosen.get(book.game);
  if (!text || !book.originalOwn) return;
  chosen.delete(book.game);
  if (!keep(book.game, text)) refused.add(book.game);
}

/** Whether this browser could not keep the copy of a game's text. */
export const wasRefused = (game) => refused.has(game);

/**
 * Send a copy that the reader has chosen.
 * @param {import("./wire").Context} ctx
 */
export function takeCopy(ctx, text) {
  chosen.set(ctx.get("book").game, text);
  ctx.send({ do: "original", text });
}

/**
 * Delete the reader's copy.
 * @param {import("./wire").Context} ctx
 */
export function forgetCopy(ctx) {
  keep(ctx.get("book").game, "");
  ctx.send({ do: "original", text: "" });
}

/**
 * Send the copy kept from an earlier visit, once.
 * @param {import("./wire").Context} ctx
 */
export function sendStoredCopy(ctx, book) {
  const text = book.originalMissing ? storedCopy(book.game) : null;
  if (text) ctx.send({ do: "original", text, automatic: true });
}
