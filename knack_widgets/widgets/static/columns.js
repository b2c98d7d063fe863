import { hide, put, say } from "./dom.js";
import { listenToFile } from "./files.js";
import { forgetCopy, takeCopy, wasRefused } from "./original.js";
import { storedCopy } from "./storage.js";

const COLUMNS = ["original", "sv", "de", "en"];

/**
 * The columns of a drawn text. Where there is room the reader's language is always there and others stand beside it; on a
 * narrow page a single column is shown, which the reader chooses. Both bars are drawn; the one that does not fit is taken
 * out. `room.narrow`: whether the page is narrow.
 * @param {import("./wire").Context} ctx
 */
export function textColumns(ctx, section, room) {
  const bars = Object.fromEntries([...section.querySelectorAll(".kb-columns")].map((bar) => [bar.dataset.fit, bar]));
  const copies = section.querySelector(".kb-copies");
  let single = ""; // the column of a narrow page; "" for the reader's language
  let asked = false; // what is said of copies is open
  let sent; // the single column that was last asked for

  const missing = () => ctx.get("book").originalMissing;
  const chosen = () => ctx.get("prefs")?.columns ?? [];
  const beside = () => chosen().some((one) => one !== ctx.get("lang") && !(one === "original" && missing()));

  /** Asks the kernel for the columns that this page has room for, if they differ from the drawn ones. */
  const ask = () => {
    if (room.width === 0) return; // folded: how much room there is shows later
    const only = room.narrow ? single : null;
    const drawn = sent === undefined ? (ctx.get("book").only ?? null) : sent;
    if (only === drawn || (only === "" && drawn === null && !beside())) return;
    sent = only;
    ctx.send({ do: "columns", only });
  };
  const press = (column) => {
    if (column === "original" && missing()) {
      asked = !asked;
      update();
    } else if (room.narrow) {
      single = column;
      ask();
    } else {
      const value = COLUMNS.filter((one) => chosen().includes(one) !== (one === column));
      ctx.send({ do: "pref", name: "columns", value });
    }
  };
  const update = () => {
    const fits = room.narrow ? bars.narrow : bars.wide;
    hide(fits, false);
    for (const bar of Object.values(bars)) if (bar !== fits) bar.remove();
    if (fits !== section.firstElementChild) section.prepend(fits);
    if (!missing()) asked = false;
    const button = fits.querySelector('[data-key="column:original"]');
    if (missing()) put(button, "aria-expanded", String(asked));
    const [own, lost] = [storedCopy(ctx.get("book").game) !== null, wasRefused(ctx.get("book").game)];
    const opened = missing() ? asked : button.ariaPressed === "true" && (own || lost);
    hide(copies, !opened);
    hide(copies.querySelector('[data-key="forget"]'), !own);
    say(copies.querySelector(":scope > * > .kb-trouble"), lost ? ctx.t("not_kept") : "");
  };
  for (const bar of Object.values(bars))
    bar.addEventListener("click", ({ target }) => {
      const key = target.closest("button")?.dataset.key;
      if (key) press(key.slice("column:".length));
    });
  copies.addEventListener("click", ({ target }) => {
    if (target.closest('[data-key="forget"]')) forgetCopy(ctx);
  });
  listenToFile(copies, ctx, (text) => takeCopy(ctx, text));
  return { ask, update };
}
