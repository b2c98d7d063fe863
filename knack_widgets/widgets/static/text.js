import { h, keepFocus, markup, put } from "./dom.js";
import { clauseRow, practiseButton } from "./clauserow.js";
import { columnsView } from "./columns.js";
import { contentsView } from "./contents.js";
import { calm } from "./foldout.js";
import { inLang } from "./options.js";
import { partName } from "./naming.js";
import { readingsView } from "./readings.js";
import { explainTerms } from "./terms.js";
import { keepRead, sendStoredCopy } from "./original.js";

const FAR = 4; // panes of text
const LEAST = 160; // px of the pane within the window, in which a clause can be read

/** The rules, clause by clause: languages side by side, or one at a time where there is no room. */
export function mountText(el, ctx) {
  const columns = columnsView(ctx, () => update());
  const pane = h("div", { class: "kb-pane", role: "region", tabindex: "0" });
  const lead = (id) => {
    ctx.send({ do: "clause", id, show: true });
    section.dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  const contents = contentsView(ctx, pane, { rows: () => rows, lead });
  const section = h("section", { class: "kb-text" }, columns.bar, contents.bar, columns.help, pane);
  el.append(section);
  let rows = new Map();
  let built = [];
  let narrow = false;
  let offered = false;
  let scrolled = false;
  let width = 0;
  let waits = true;
  let asked = null;
  let frame = 0;
  let target = { focus: null, refused: null, follow: null };
  let goal = null; // the clause that the pane is on its way to

  const terms = explainTerms(ctx, pane, { has: (id) => rows.has(id), lead });
  const openReading = readingsView(ctx, pane);
  const fillPane = (book, shown) => {
    const now = [book, ctx.get("words"), ctx.get("lang"), shown.join()];
    if (built.length && now.every((value, at) => value === built[at])) return;
    const place = goal ? null : anchor();
    terms.shut();
    built = now;
    rows = new Map();
    pane.style.setProperty("--columns", String(shown.length));
    pane.classList.toggle("kb-many", shown.length > 2 || narrow);
    pane.replaceChildren(...wholeText(book, shown).filter(Boolean));
    contents.bar.hidden = !book.whole;
    if (book.whole) contents.fill(book, [...pane.querySelectorAll(".kb-chapter")]);
    if (place)
      pane.scrollTop +=
        rows.get(place.id)?.el.getBoundingClientRect().top - pane.getBoundingClientRect().top - place.above || 0;
    else if (goal && rows.has(goal)) reveal(rows.get(goal), "instant"); // a text set anew ends the journey
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
  const wholeText = (book, real) => [
    h("h2", { class: "kb-title" }, inLang(book.title, ctx.get("lang"))),
    real.length > 1 &&
      h(
        "div",
        { class: "kb-clause kb-column-heads", "aria-hidden": "true" },
        h("span", { class: "kb-gutter" }),
        real.map((column) => h("span", {}, columns.label(column))),
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
      h("div", { class: "kb-clause kb-headings" }, h("span", { class: "kb-gutter" }), heads, practiseButton(ctx, (chapter.clauses ?? []).map((one) => one.id), { chapter: chapter.id }, heading(main))),
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
    target = {
      focus: marks.focus ?? null,
      refused: refused.find((id) => rows.has(id)) ?? null,
      follow: marks.follow ?? null,
    };
    // What was asked for comes before what refuses, and that before what the play has come to.
    const moved = ["focus", "refused", "follow"].find((why) => target[why] && target[why] !== before[why]);
    const wanted = moved ? target[moved] : null;
    if (width > 0 && rows.has(wanted)) {
      // Where it lies takes a layout to know: left to the frame that needs one anyway.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => rows.has(wanted) && reveal(rows.get(wanted), "smooth"));
    }
  };
  /** Into sight within the pane. The page itself is moved only where it has no pane that scrolls, and the reader asked. */
  const reveal = (row, behavior, page = false) => {
    if (getComputedStyle(pane).overflowY === "visible") {
      if (page) row.el.scrollIntoView({ block: "start", behavior: "auto" });
      return;
    }
    const { top, room } = seen();
    const above = row.el.getBoundingClientRect().top - top;
    goal = null;
    if (above > 40 && above + row.el.offsetHeight < room)
      return pane.scrollTo({ top: pane.scrollTop, behavior: "instant" }); // a journey that is under way would lose it
    goal = row.id;
    // No journey past ten chapters while the play goes on, and none before the reader has done anything.
    const far = Math.abs(above) > FAR * pane.clientHeight || !navigator.userActivation?.hasBeenActive;
    pane.scrollTo({
      top: Math.max(0, pane.scrollTop + above - room / 5),
      behavior: calm() || far ? "auto" : behavior,
    });
  };
  /** Where the pane begins, and how high it is, as far as it lies within the window; all of it where little does. */
  const seen = () => {
    const box = pane.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const room = Math.min(box.bottom, window.innerHeight) - top;
    return room > LEAST ? { top, room } : { top: box.top, room: pane.clientHeight };
  };
  /** What the reader asked for, as soon as the text is laid out. */
  const answer = () => {
    if (width === 0 || asked === null) return;
    const row = rows.get(asked);
    asked = null;
    if (row) reveal(row, "smooth", true);
  };

  const update = () => {
    const book = ctx.get("book");
    if (!book) return;
    keepRead(book);
    if (!offered) sendStoredCopy(ctx, book);
    offered = true;
    put(section, "aria-label", partName(ctx, "rules"));
    put(pane, "aria-label", partName(ctx, "rules"));
    keepFocus(
      section,
      () => {
        const shown = columns.update(narrow);
        if (width === 0 && waits) return; // how many columns there is room for shows in a moment
        fillPane(book, shown);
        mark();
        openReading();
      },
      () => pane,
    );
  };
  section.addEventListener("keydown", contents.press);
  pane.addEventListener("scroll", () => (scrolled = true), { once: true, passive: true });
  for (const end of ["wheel", "touchstart", "pointerdown", "keydown"])
    section.addEventListener(end, () => (goal = null), { passive: true, capture: true });
  // What was folded or unfolded on the way has moved the clause: then it is brought into sight where it lies now.
  pane.addEventListener("scrollend", () => {
    if (rows.has(goal)) reveal(rows.get(goal), "instant");
    goal = null;
  });
  const size = new ResizeObserver(([entry]) => {
    const first = width === 0;
    width = entry.contentRect.width;
    if (width === 0) return;
    fit(first);
    answer();
  });
  size.observe(section);
  /** Set for the room there is. What was marked before the lines were broken (anew) comes into sight without a journey. */
  const fit = (anew) => {
    const before = narrow;
    narrow = width / parseFloat(getComputedStyle(section).fontSize) < 30;
    if (!anew && narrow === before) return;
    update();
    const row = rows.get(target.refused ?? target.focus ?? target.follow);
    if (row) reveal(row, "instant");
  };
  let large = Boolean(ctx.get("prefs")?.presenter);
  const enlarge = () => {
    const now = Boolean(ctx.get("prefs")?.presenter);
    if (now === large) return;
    large = now;
    if (width > 0) fit(true);
  };
  // A chapter further down the page is laid out when it comes near; its text is there to be searched and read out before.
  const idle = window.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  idle(() => {
    waits = false;
    if (width === 0 && section.isConnected) update();
  });
  section.addEventListener("kb-show", (event) => {
    asked = event.detail;
    // Unfolded a moment ago, the text has its width in the next frame.
    if (section.offsetWidth > 0 && width > 0) answer();
  });
  ctx.on(["book", "lang", "words", "prefs"], update);
  ctx.on("marks", mark);
  ctx.on("reading", () => keepFocus(section, openReading, () => pane));
  ctx.on("prefs", enlarge);
  update();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    contents.stop();
    terms.stop();
  };
}
