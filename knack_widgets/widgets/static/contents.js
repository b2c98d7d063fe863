import { h, icon, memo, opensApart, put, say } from "./dom.js";
import { inLang } from "./options.js";

/**
 * The chapters behind a button that says which one is in sight, and the way to the clause before and after. `rows`: the
 * clauses' rows in the text's order, by id; `lead(id)` chooses a clause and brings it into sight.
 */
export function contentsView(ctx, pane, { rows, lead }) {
  const word = h("span", { class: "kb-sr" });
  const here = h("span", { class: "kb-here" });
  const list = h("ol", { role: "list" });
  const drawer = h(
    "details",
    { class: "kb-contents" },
    h("summary", { class: "kb-button kb-slim", "data-key": "contents" }, word, here),
    list,
  );
  const said = h("span", { class: "kb-sr", role: "status" });
  const turn = (key, by, shown) =>
    h(
      "button",
      { type: "button", class: "kb-button kb-slim kb-walk", "data-key": key, "aria-keyshortcuts": `Alt+${shown}`, onclick: () => go(by) },
      icon(shown),
    );
  const [before, after] = [turn("clause-before", -1, "ArrowUp"), turn("clause-after", 1, "ArrowDown")];
  const bar = h("nav", { class: "kb-nav", hidden: true }, drawer, before, after, said);
  let sent = null; // chosen here, and not yet marked by the kernel
  let due = false;
  let chapters = [];

  /** The window's part of the pane. */
  const sight = () => {
    const { top, bottom } = pane.getBoundingClientRect();
    return { top: Math.max(top, bar.getBoundingClientRect().bottom), bottom: Math.min(bottom, window.innerHeight) };
  };
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
    say(here, now.link.textContent);
  };
  const schedule = () => {
    if (!due) requestAnimationFrame(follow);
    due = true;
  };
  const go = (by, focus = false) => {
    const all = [...rows().values()];
    const { top, bottom } = sight();
    const box = (row) => row.el.getBoundingClientRect();
    const chosen = all.findIndex((row) => row.id === (sent ?? ctx.get("marks")?.focus));
    const first = all.findIndex((row) => box(row).top >= top - 1);
    const near = chosen >= 0 && box(all[chosen]).bottom > top && box(all[chosen]).top < bottom;
    const to = near ? chosen + by : by > 0 ? first : first - 1;
    const row = all[first < 0 && !near ? all.length - 1 : Math.max(0, to)];
    if (!row) return;
    sent = row.id;
    lead(row.id);
    say(said, row.el.getAttribute("aria-label"));
    if (focus) row.el.querySelector(".kb-number-button").focus({ preventScroll: true });
  };
  const open = (event, chapter) => {
    if (opensApart(event)) return;
    event.preventDefault();
    drawer.open = false;
    if (getComputedStyle(pane).overflowY === "visible") chapter.el.scrollIntoView();
    else pane.scrollTop += chapter.el.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    const heading = chapter.el.querySelector("h3");
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const elsewhere = (event) => {
    if (!drawer.contains(event.target)) drawer.open = false;
  };
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer.open) return;
    drawer.open = false;
    drawer.firstElementChild.focus();
  });
  document.addEventListener("pointerdown", elsewhere, true);
  document.addEventListener("scroll", schedule, { capture: true, passive: true });
  ctx.on("marks", () => (sent = null));

  return {
    bar,
    /** `elements`: the chapters' places in the text, in its order. */
    fill: (book, elements) => {
      const lang = ctx.get("lang");
      put(bar, "aria-label", ctx.t("contents"));
      say(word, `${ctx.t("contents")}: `);
      for (const [button, key, arrow] of [
        [before, "clause_before", "↑"],
        [after, "clause_after", "↓"],
      ]) {
        put(button, "aria-label", ctx.t(key));
        put(button, "title", `${ctx.t(key)} (Alt+${arrow})`);
      }
      memo(list, [book.chapters.map((one) => one.heading), lang], () => [
        book.chapters.map((one) => h("li", {}, h("a", { href: `#${one.clauses[0].id}` }, inLang(one.heading, lang)))),
        book.paper && h("li", {}, h("a", { href: book.paper.replace("@", lang), target: "_blank" }, ctx.t("print_rules"))),
      ]);
      chapters = elements.map((el, at) => ({ el, link: list.children[at].firstElementChild }));
      for (const one of chapters) one.link.onclick = (event) => open(event, one);
      const { refused = [], focus, follow: come } = ctx.get("marks") ?? {};
      const asked = rows().get([...refused, focus, come].find(Boolean)); // what will be in sight in a moment
      show(chapters.find((one) => asked && one.el.contains(asked.el)));
      schedule();
    },
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
