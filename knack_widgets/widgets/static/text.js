import { h, keepFocus, markup, memo, put } from "./dom.js";
import { clauseRow } from "./clauserow.js";
import { inLang } from "./options.js";
import { keepRead, offerKept, originalBox } from "./original.js";

const COLUMNS = ["original", "sv", "de", "en"];

/** The rules, clause by clause: languages side by side, or one at a time where there is no room. */
export function mountText(el, ctx) {
  const bar = h("div", { class: "kb-columns", role: "group" });
  const pane = h("div", { class: "kb-pane", role: "region", tabindex: "0" });
  const section = h("section", { class: "kb-text" }, bar, pane);
  el.append(section);
  let rows = new Map();
  let built = [];
  let single = null;
  let narrow = false;
  let offered = false;
  let scrolled = false;
  let width = 0;
  let waits = true;
  let target = { focus: null, refused: null };

  const chosen = () => {
    const wished = (ctx.get("prefs") ?? {}).columns ?? [];
    const known = wished.filter((column) => COLUMNS.includes(column));
    return known.length ? known : [ctx.get("lang")];
  };
  const visible = () => {
    const wished = chosen();
    if (!narrow) return COLUMNS.filter((column) => wished.includes(column));
    if (single === null) return [wished.includes(ctx.get("lang")) ? ctx.get("lang") : wished[0]];
    return [single];
  };
  const press = (column) => {
    if (narrow) {
      single = column;
      update();
      return;
    }
    const wished = chosen();
    const value = wished.includes(column)
      ? wished.filter((one) => one !== column)
      : COLUMNS.filter((one) => one === column || wished.includes(one));
    if (value.length) ctx.send({ do: "pref", name: "columns", value });
  };
  const label = (column) => ctx.t(column === "original" ? "original" : `lang_${column}`);

  const fillBar = (shown) =>
    memo(bar, [shown, narrow, ctx.get("lang")], () =>
      COLUMNS.map((column) =>
        h(
          "button",
          {
            type: "button",
            class: "kb-toggle",
            "data-key": `column:${column}`,
            "aria-pressed": String(shown.includes(column)),
            lang: column === "original" ? null : column,
            onclick: () => press(column),
          },
          label(column),
        ),
      ),
    );

  const fillPane = (book, shown) => {
    const now = [book, ctx.get("words"), ctx.get("lang"), shown.join()];
    if (built.length && now.every((value, at) => value === built[at])) return;
    const place = anchor();
    built = now;
    rows = new Map();
    const columns = book.originalMissing ? shown.filter((column) => column !== "original") : shown;
    const real = columns.length ? columns : [ctx.get("lang")];
    pane.style.setProperty("--columns", String(real.length));
    pane.classList.toggle("kb-many", real.length > 2 || narrow);
    pane.replaceChildren(...contents(book, shown, real).filter(Boolean));
    if (place)
      pane.scrollTop +=
        rows.get(place.id)?.el.getBoundingClientRect().top - pane.getBoundingClientRect().top - place.above || 0;
  };
  /** The uppermost clause in sight, to be found at the same height after the text was set anew. */
  const anchor = () => {
    if (!scrolled) return null; // to look at places takes a layout
    const top = pane.getBoundingClientRect().top;
    for (const row of pane.scrollTop > 0 ? rows.values() : []) {
      const box = row.el.getBoundingClientRect();
      if (box.bottom > top + 30) return { id: row.id, above: box.top - top };
    }
    return null;
  };
  const contents = (book, shown, real) => [
    h("h2", { class: "kb-title" }, inLang(book.title, ctx.get("lang"))),
    shown.includes("original") && originalBox(ctx, book),
    real.length > 1 &&
      h(
        "div",
        { class: "kb-clause kb-column-heads", "aria-hidden": "true" },
        h("span", { class: "kb-gutter" }),
        real.map((column) => h("span", {}, label(column))),
      ),
    ...strangers(book, real, null),
    ...strangers(book, real, "title"),
    ...(book.chapters ?? []).map((chapter) => chapterPart(book, chapter, real)),
  ];
  const chapterPart = (book, chapter, real) => {
    const main = real.includes(ctx.get("lang")) ? ctx.get("lang") : real[0];
    const heading = (column) => chapter.heading[column] ?? chapter.heading[ctx.get("lang")] ?? "";
    const tongue = (column) => (column === "original" ? book.originalLang : column);
    const heads = real.map((column) =>
      h(column === main ? "h3" : "p", { class: "kb-heading", lang: tongue(column) }, heading(column)),
    );
    const part = h(
      "div",
      { class: "kb-chapter" },
      h("div", { class: "kb-clause kb-headings" }, h("span", { class: "kb-gutter" }), heads),
    );
    part.append(...strangers(book, real, chapter.id));
    for (const clause of chapter.clauses ?? []) {
      const row = clauseRow(ctx, book, clause, real);
      rows.set(clause.id, row);
      part.append(row.el, ...strangers(book, real, clause.id));
    }
    return part;
  };
  const strangers = (book, real, after) => {
    if (!real.includes("original")) return [];
    return (book.unknown ?? [])
      .filter((one) => (one.after ?? null) === after)
      .map((one) =>
        h(
          "div",
          { class: "kb-clause kb-unknown" },
          h("span", { class: "kb-gutter" }, h("span", { class: "kb-tag" }, ctx.t("unknown_sentence"))),
          real.map((column) =>
            column === "original"
              ? markup(h("div", { class: "kb-cell kb-original", lang: book.originalLang }), one.html)
              : h("span", { class: "kb-cell" }),
          ),
        ),
      );
  };

  const mark = () => {
    const marks = ctx.get("marks") ?? {};
    const force = marks.inForce ?? [];
    const refused = marks.refused ?? [];
    for (const row of rows.values()) row.mark(force.includes(row.id), refused.includes(row.id), marks.focus === row.id);
    const before = target;
    target = { focus: marks.focus ?? null, refused: refused.find((id) => rows.has(id)) ?? null };
    const moved = target.focus !== before.focus ? target.focus : null;
    const wanted = moved ?? (target.refused !== before.refused ? target.refused : null);
    if (width > 0 && rows.has(wanted)) reveal(rows.get(wanted).el, "smooth");
  };
  const reveal = (row, behavior) => {
    const above = row.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    if (above > 40 && above + row.offsetHeight < pane.clientHeight) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    pane.scrollTo({
      top: Math.max(0, pane.scrollTop + above - pane.clientHeight / 5),
      behavior: calm ? "auto" : behavior,
    });
  };

  const update = () => {
    const book = ctx.get("book");
    if (!book) return;
    keepRead(book);
    if (!offered) offerKept(ctx, book);
    offered = true;
    const shown = visible();
    put(section, "aria-label", ctx.t("rules"));
    put(pane, "aria-label", inLang(book.title, ctx.get("lang")));
    put(bar, "aria-label", ctx.t("columns"));
    keepFocus(
      section,
      () => {
        fillBar(shown);
        if (width === 0 && waits) return; // how many columns there is room for shows in a moment
        fillPane(book, shown);
        mark();
      },
      () => pane,
    );
  };
  pane.addEventListener("scroll", () => (scrolled = true), { once: true, passive: true });
  const size = new ResizeObserver(([seen]) => {
    const [before, first] = [narrow, width === 0];
    width = seen.contentRect.width;
    if (width === 0) return;
    narrow = width / parseFloat(getComputedStyle(section).fontSize) < 30;
    if (first || narrow !== before) update();
    // What was marked before there was anything to measure comes into sight without a journey.
    const row = first || narrow !== before ? rows.get(target.refused ?? target.focus) : null;
    if (row) reveal(row.el, "instant");
  });
  size.observe(section);
  // A chapter further down the page is laid out when it comes near; its text is there to be searched and read out before.
  const idle = window.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  idle(() => {
    waits = false;
    if (width === 0 && section.isConnected) update();
  });
  section.addEventListener("kb-show", (event) => rows.has(event.detail) && reveal(rows.get(event.detail).el, "smooth"));
  ctx.on(["book", "lang", "words", "prefs"], update);
  ctx.on("marks", mark);
  update();
  return () => size.disconnect();
}
