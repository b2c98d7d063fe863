import morphdom from "morphdom";
import { reporter, takeOver } from "./adopt.js";
import { clauseRows } from "./clauserows.js";
import { textColumns } from "./columns.js";
import { contentsView } from "./contents.js";
import { keepFocus, parseDrawing } from "./dom.js";
import { keepRead, sendStoredCopy } from "./original.js";
import { readingsView } from "./readings.js";
import { explainTerms } from "./terms.js";
import { listenToText } from "./textpresses.js";
import { textPatch } from "./textpatch.js";
import { textScroll } from "./textscroll.js";

/**
 * The rules as the kernel has drawn them (the trait `text_drawing`): languages side by side, or one below the other where there is no
 * room. `first`: the text of the first view.
 */
export function mountText(el, ctx, first = ctx.first?.take(el, ".kb-text")) {
  const drawing = () => parseDrawing(ctx.get("text_drawing"));
  let scrolled = first?.querySelector(".kb-pane").dataset.scrolled === ""; // by the reader, in the first view (dress.js): then that stays in sight
  const section = first ? takeOver(first, drawing(), drawing, morphdom, reporter(ctx)) : drawing();
  const pane = section.querySelector(".kb-pane");
  const page = el.closest(".kb-page"); // its text is wider with several columns
  const lead = (id) => {
    ctx.send({ do: "clause", id, show: true });
    section.dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  let rows = new Map();
  const samples = section.querySelector(".kb-samples").content;
  const contents = contentsView(ctx, section.querySelector(".kb-nav"), pane, { rows: () => rows, lead });
  const terms = explainTerms(ctx, pane, { has: (id) => rows.has(id), lead });
  const openReading = readingsView(ctx, pane);
  const scroll = textScroll(section, pane, () => rows);
  /** Takes over the rows of a drawing that has just been put on the page. */
  const dress = () => {
    rows = clauseRows(ctx, pane, samples);
    pane.classList.toggle("kb-narrow", room.narrow);
    const count = Number(pane.style.getPropertyValue("--columns"));
    const above = section.querySelector('[data-key="pref:tableAbove"]').ariaPressed === "true";
    page?.classList.toggle("kb-wide-text", count > 1);
    page?.classList.toggle("kb-wider-text", count > 2);
    page?.classList.toggle("kb-table-above", count > 1 && above);
    contents.fill();
  };
  /** Fits the text to its width. Marked clauses come into sight at once, because their lines have new breaks. */
  const fit = (turned) => {
    if (turned) dress();
    update();
    if (!scrolled) goals.again();
    scrolled = false;
    contents.follow();
  };
  const room = watchRoom(ctx, section, fit, () => goals.answer());
  const goals = textGoals(ctx, scroll, () => rows, room);
  const columns = textColumns(ctx, section);
  let drawn = ctx.get("text_drawing");
  const patch = textPatch(ctx, section, drawn, { before: terms.shut, after: dress });
  const update = () => {
    const html = ctx.get("text_drawing");
    keepRead(ctx.get("book"));
    const change = () => {
      if (html && html !== drawn) {
        scroll.around(() => patch((drawn = html)));
        contents.follow();
      }
      columns.update();
      goals.mark();
      openReading();
    };
    keepFocus(section, change, () => pane);
  };
  listenToText(ctx, pane);
  if (!first) el.append(section);
  section.addEventListener("keydown", contents.press);
  // Unfolded a moment ago, the text has its width in the next frame.
  section.addEventListener("kb-show", ({ detail }) => goals.ask(detail, section.offsetWidth > 0));
  ctx.on(["text_drawing", "book", "lang", "prefs"], update);
  ctx.on("marks", goals.mark);
  ctx.on("reading", () => keepFocus(section, openReading, () => pane));
  sendStoredCopy(ctx, ctx.get("book"));
  dress();
  update();
  room.begin();
  return () => {
    for (const one of [goals, room, contents, terms]) one.stop();
  };
}

/** The room of the text: its `width` (0 while it is folded) and whether it is `narrow`. `fit(turned)` is called when that changes. */
function watchRoom(ctx, section, fit, answer) {
  const look = () => Boolean(ctx.get("prefs")?.presenter);
  let large = look();
  const room = { width: 0, narrow: false };
  /** Measures the room; `force`: calls `fit` also if the text stays as narrow or as wide as it was. */
  const measure = (force) => {
    const before = room.narrow;
    room.narrow = room.width / parseFloat(getComputedStyle(section).fontSize) < 30;
    if (force || room.narrow !== before) fit(room.narrow !== before);
  };
  const size = new ResizeObserver(([entry]) => {
    const first = room.width === 0;
    room.width = entry.contentRect.width;
    if (room.width === 0) return;
    measure(first);
    answer();
  });
  ctx.on("prefs", () => {
    if (look() === large) return;
    large = look();
    if (room.width > 0) measure(true);
  });
  room.begin = () => size.observe(section);
  room.stop = () => size.disconnect();
  return room;
}

/** Marks the clauses, and brings into sight what the marks or the reader ask for, as soon as the text has room. */
function textGoals(ctx, { reveal }, rows, room) {
  let target = { focus: null, refused: null, follow: null };
  let came = null; // the clause that the play came to last; it comes into sight once
  let asked = null; // the clause that the reader has asked for, until the text is laid out
  let frame = 0;
  const answer = () => {
    if (room.width === 0 || asked === null) return;
    const row = rows().get(asked);
    asked = null;
    if (row) reveal(row, "smooth", true);
  };
  const mark = () => {
    const { inForce = [], refused = [], focus = null, follow = null } = ctx.get("marks") ?? {};
    for (const row of rows().values()) row.mark(inForce.includes(row.id), refused.includes(row.id), focus === row.id);
    const before = { ...target, follow: came };
    target = { focus, refused: refused.find((id) => rows().has(id)) ?? null, follow };
    // What was asked for comes before what refuses, and that before what the play has come to.
    const moved = ["focus", "refused", "follow"].find((why) => target[why] && target[why] !== before[why]);
    const wanted = moved ? target[moved] : null;
    came = follow ?? came;
    if (room.width === 0 || !rows().has(wanted)) return;
    // Where it lies takes a layout to know: left to the frame that needs one anyway.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => rows().has(wanted) && reveal(rows().get(wanted), "smooth"));
  };
  return {
    mark,
    answer,
    ask: (id, shown) => {
      asked = id;
      if (shown) answer();
    },
    /** What is marked comes into sight without a journey. */
    again: () => {
      const row = rows().get(target.refused ?? target.focus ?? target.follow);
      if (row) reveal(row, "instant");
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
