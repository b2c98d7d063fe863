import { h, hide, memo, put } from "./dom.js";
import { originalBox } from "./original.js";

export const COLUMNS = ["original", "sv", "de", "en"];

/**
 * Which columns the text has, and the bar that chooses them. Where there is room the reader's language is always there
 * and others stand beside it; where there is none the bar chooses the one that is shown. `changed` is called for what
 * the kernel does not hear of.
 */
export function columnsView(ctx, changed) {
  const bar = h("div", { class: "kb-columns", role: "group" });
  const help = h("div", { class: "kb-copies" });
  let single = null;
  let asked = false;

  const extraColumns = () => {
    const { columns = [] } = ctx.get("prefs") ?? {};
    return COLUMNS.filter((column) => columns.includes(column) && column !== ctx.get("lang"));
  };
  const visibleColumns = (narrow) => {
    const lang = ctx.get("lang");
    const missing = (ctx.get("book") ?? {}).originalMissing;
    if (narrow) return [single === null || (single === "original" && missing) ? lang : single];
    const others = extraColumns().filter((column) => column !== "original");
    return extraColumns().includes("original") && !missing ? ["original", lang, ...others] : [lang, ...others];
  };
  const press = (column, narrow) => {
    if (column === "original" && ctx.get("book").originalMissing) {
      asked = !asked;
      changed();
    } else if (narrow) {
      single = column;
      changed();
    } else {
      const { columns: before = [] } = ctx.get("prefs") ?? {};
      const value = COLUMNS.filter((one) => before.includes(one) !== (one === column));
      ctx.send({ do: "pref", name: "columns", value });
    }
  };
  const button = (column, pressed, narrow) => {
    const { sourceLang, originalMissing } = ctx.get("book");
    const explains = column === "original" && originalMissing;
    const source = column === sourceLang && originalMissing && column !== ctx.get("lang");
    return h(
      "button",
      {
        type: "button",
        class: "kb-toggle",
        "data-key": `column:${column}`,
        "aria-pressed": explains ? null : String(pressed),
        "aria-expanded": explains ? String(asked) : null,
        onclick: () => press(column, narrow),
      },
      column === "original"
        ? ctx.t(explains ? "original_more" : "original")
        : h(
            "span",
            {},
            h("span", { lang: column }, ctx.t(`lang_${column}`)),
            source && `, ${ctx.t("language_of_source")}`,
          ),
    );
  };
  const update = (narrow) => {
    const book = ctx.get("book");
    const lang = ctx.get("lang");
    const now = visibleColumns(narrow);
    const { sourceLang, originalMissing } = book;
    put(bar, "aria-label", ctx.t("columns"));
    // The source's language is the first that is offered: it stands for the original.
    const order = ["original", sourceLang, ...COLUMNS].filter((one, at, all) => one && all.indexOf(one) === at);
    const offered = narrow ? COLUMNS : order.filter((column) => column !== lang);
    memo(bar, [now, narrow, lang, originalMissing, asked, ctx.get("words")], () => [
      !narrow && h("span", { class: "kb-caption" }, ctx.t("beside")),
      offered.map((column) => button(column, now.includes(column), narrow)),
    ]);
    if (!originalMissing) asked = false;
    const open = originalMissing ? asked : now.includes("original");
    const box = open ? originalBox(ctx, book) : null;
    hide(help, !box);
    memo(help, [Boolean(box), originalMissing, book.originalHelp, book.originalOwn, lang, ctx.get("words")], () => box);
    return now;
  };
  const label = (column) => ctx.t(column === "original" ? "original" : `lang_${column}`);
  return { bar, help, update, label };
}
