import { opensApart, originOf, put, say } from "./dom.js";

/**
 * The chapters behind a drawn button that says which one is in sight, and the way to the clause before and after. `rows`:
 * the clauses' rows in the text's order, by id; `lead(id)` chooses a clause and brings it into sight.
 * @param {import("./wire").Context} ctx
 */
export function contentsView(ctx, bar, pane, { rows, lead }) {
  const drawer = bar.querySelector(".kb-contents");
  const sight = () => windowPart(bar, pane);
  let chapters = []; // the chapters of the text with their links
  let sent = null; // chosen here, and not yet marked by the kernel
  let due = false;

  /** The last chapter that begins above a line a quarter down; towards the text's end the line goes down to its end. */
  const follow = () => {
    due = false;
    if (!chapters.length || !pane.offsetHeight) return;
    const { top, bottom } = sight();
    const left = pane.getBoundingClientRect().top - pane.scrollTop + pane.scrollHeight - bottom;
    const line = Math.max(top + (bottom - top) / 4, bottom - left);
    show(chapters.findLast((one) => one.el.getBoundingClientRect().top <= line));
  };
  const show = (now = chapters[0]) => {
    for (const one of chapters) put(one.link, "aria-current", one === now ? "true" : null);
    say(bar.querySelector(".kb-here"), now.link.textContent);
  };
  const schedule = () => {
    if (!due) requestAnimationFrame(follow);
    due = true;
  };
  const go = (by, focus = false) => {
    const row = nextRow([...rows().values()], sent ?? ctx.get("marks")?.focus, by, sight());
    if (!row) return;
    sent = row.id;
    lead(row.id);
    say(bar.querySelector("[role=status]"), row.el.getAttribute("aria-label"));
    if (focus) row.el.querySelector(".kb-number-button").focus({ preventScroll: true });
  };
  bar.addEventListener("click", (event) => {
    const by = { "clause-before": -1, "clause-after": 1 }[event.target.closest("button")?.dataset.key];
    if (by) return go(by);
    const chapter = chapters.find(({ link }) => link.contains(event.target));
    if (!chapter || opensApart(event)) return;
    event.preventDefault();
    drawer.open = false;
    openChapter(pane, chapter.el);
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer.open) return;
    drawer.open = false;
    drawer.firstElementChild.focus();
  });
  const elsewhere = (event) => {
    if (!drawer.contains(originOf(event))) drawer.open = false;
  };
  document.addEventListener("pointerdown", elsewhere, true);
  document.addEventListener("scroll", schedule, { capture: true, passive: true });
  pane.addEventListener("scroll", schedule, { passive: true }); // what happens in a shadow root the page does not hear
  ctx.on("marks", () => (sent = null));

  return {
    /** Takes over the chapters of a text that has just been drawn. */
    fill: () => {
      const links = drawer.querySelectorAll("ol a");
      chapters = [...(links.length ? pane.querySelectorAll(".kb-chapter") : [])].map((el, at) => ({
        el,
        link: links[at],
      }));
      if (!chapters.length) return;
      const { refused = [], focus, follow: come } = ctx.get("marks") ?? {};
      const asked = rows().get([...refused, focus, come].find(Boolean)); // what will be in sight in a moment
      show(chapters.find((one) => asked && one.el.contains(asked.el)));
    },
    follow: schedule,
    press: (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by || !event.altKey || event.target.matches("input, select")) return;
      event.preventDefault();
      go(by, true);
    },
    stop: () => {
      document.removeEventListener("pointerdown", elsewhere, true);
      document.removeEventListener("scroll", schedule, { capture: true });
    },
  };
}

/** The window's part of the pane. */
function windowPart(bar, pane) {
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: Math.max(top, bar.getBoundingClientRect().bottom), bottom: Math.min(bottom, window.innerHeight) };
}

/** The clause after (`by` 1) or before (-1) the chosen one if that is in sight, else the first in sight or the one before. */
function nextRow(all, id, by, { top, bottom }) {
  const box = (row) => row.el.getBoundingClientRect();
  const chosen = all.findIndex((row) => row.id === id);
  const first = all.findIndex((row) => box(row).top >= top - 1);
  const near = chosen >= 0 && box(all[chosen]).bottom > top && box(all[chosen]).top < bottom;
  const to = near ? chosen + by : by > 0 ? first : first - 1;
  return all[first < 0 && !near ? all.length - 1 : Math.max(0, to)];
}

function openChapter(pane, chapter) {
  if (getComputedStyle(pane).overflowY === "visible") chapter.scrollIntoView();
  else pane.scrollTop += chapter.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const heading = chapter.querySelector("h3");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
