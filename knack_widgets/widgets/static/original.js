import { h, markup } from "./dom.js";
import { filePicker } from "./files.js";
import { inLang } from "./options.js";
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

/** Help and file picker where the original is missing; where the reader's own copy is shown, a way to forget it. */
export function originalBox(ctx, book) {
  const lang = ctx.get("lang");
  const own = storedCopy(book.game) !== null;
  if (!book.originalMissing && !own && !refused.has(book.game)) return null;
  const note = h("p", { class: "kb-trouble", role: "status" }, refused.has(book.game) && ctx.t("not_kept"));
  const take = (text) => {
    chosen.set(book.game, text);
    ctx.send({ do: "original", text });
  };
  const forget = () => {
    keep(book.game, "");
    ctx.send({ do: "original", text: "" });
  };
  return h(
    "div",
    { class: "kb-original-box" },
    book.originalMissing && markup(h("div", { lang }), inLang(book.originalHelp, lang)),
    h(
      "div",
      { class: "kb-row" },
      book.originalMissing && filePicker(ctx, ctx.t("choose_original"), ".txt,.md,text/plain,text/markdown", take),
      own &&
        h(
          "button",
          { type: "button", class: "kb-button kb-slim", "data-key": "forget", onclick: forget },
          ctx.t("forget_original"),
        ),
    ),
    note,
  );
}

/** Send the copy kept from an earlier visit, once. */
export function sendStoredCopy(ctx, book) {
  const text = book.originalMissing ? storedCopy(book.game) : null;
  if (text) ctx.send({ do: "original", text, automatic: true });
}
