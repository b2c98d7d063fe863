import { hide, put, say } from "./dom.js";
import { listenToFile } from "./files.js";
import { forgetCopy, takeCopy, wasRefused } from "./original.js";
import { storedCopy } from "./storage.js";

const COLUMNS = ["original", "sv", "de", "en"];

/**
 * The columns of a drawn text: the reader's language is always there, and others stand beside it, or below it where the page
 * is narrow (the style sheet knows).
 * @param {import("./wire").Context} ctx
 */
export function textColumns(ctx, section) {
  const bar = section.querySelector(".kb-columns");
  const copies = section.querySelector(".kb-copies");
  let asked = false; // what is said of copies is open

  const missing = () => ctx.get("book").originalMissing;
  const chosen = () => ctx.get("prefs")?.columns ?? [];

  const press = (column) => {
    if (column === "original" && missing()) {
      asked = !asked;
      return update();
    }
    const value = COLUMNS.filter((one) => chosen().includes(one) !== (one === column));
    ctx.send({ do: "pref", name: "columns", value });
  };
  const update = () => {
    if (!missing()) asked = false;
    const button = bar.querySelector('[data-key="column:original"]');
    if (!button) return hide(copies, true); // a game that is its own source has no original
    if (missing()) put(button, "aria-expanded", String(asked));
    const [own, lost] = [storedCopy(ctx.get("book").game) !== null, wasRefused(ctx.get("book").game)];
    const opened = missing() ? asked : button.ariaPressed === "true" && (own || lost);
    hide(copies, !opened);
    hide(copies.querySelector('[data-key="forget"]'), !own);
    say(copies.querySelector(":scope > * > .kb-trouble"), lost ? ctx.t("not_kept") : "");
  };
  bar.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.key === "pref:tableAbove")
      ctx.send({ do: "pref", name: "tableAbove", value: button.ariaPressed !== "true" });
    else if (button) press(button.dataset.key.slice("column:".length));
  });
  copies.addEventListener("click", ({ target }) => {
    if (target.closest('[data-key="forget"]')) forgetCopy(ctx);
  });
  listenToFile(copies, ctx, (text) => takeCopy(ctx, text));
  return { update };
}
