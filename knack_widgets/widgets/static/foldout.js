import { h, put, say } from "./dom.js";

/**
 * Where there is no room beside the table the rules are behind a button below it, which opens them at the clause in
 * question; another leads back to the table. Where there is room (the style sheet knows) both are hidden.
 */
export function foldout(page, text, play, ctx) {
  const name = h("span");
  const where = h("span");
  const open = h(
    "button",
    { type: "button", class: "kb-button kb-rules-open", "data-key": "rules", "aria-expanded": "false", onclick: () => toggle() },
    name,
    where,
  );
  const back = h("button", { type: "button", class: "kb-button kb-primary kb-back", "data-key": "table", onclick: () => leave() });
  let listed = { book: null, labels: new Map() };
  let led = false; // an example of the rules has led to the table

  const isFolded = () => open.checkVisibility();
  const unfold = (on) => {
    page.classList.toggle("kb-rules-shown", on);
    put(open, "aria-expanded", String(on));
  };
  /** The number of each clause by its id: listed once for a text, not at each step. */
  const labels = () => {
    const book = ctx.get("book");
    if (book !== listed.book) listed = { book, labels: new Map((book?.chapters ?? []).flatMap((one) => one.clauses.map((clause) => [clause.id, clause.label]))) };
    return listed.labels;
  };
  /** The clause that the reader is likely to ask about: what refused, what was chosen, what is in force. */
  const inQuestion = () => {
    const { refused = [], focus, inForce = [] } = ctx.get("marks") ?? {};
    const known = labels();
    return [...refused, focus, ctx.get("table")?.now?.id, ...inForce].find((id) => known.has(id)) ?? null;
  };
  const show = (id) => {
    unfold(true);
    text.firstElementChild.dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  const toggle = () => {
    if (page.classList.contains("kb-rules-shown")) return unfold(false);
    show(inQuestion());
    text.querySelector(".kb-pane").focus({ preventScroll: true });
  };
  const leave = () => {
    const table = play.querySelector(".kb-table");
    const fold = isFolded();
    led = fold && page.classList.contains("kb-rules-shown");
    unfold(false);
    update();
    if (fold) table.focus({ preventScroll: true });
    const { top, bottom } = table.getBoundingClientRect();
    if (top >= 0 && (bottom <= window.innerHeight || !fold)) return;
    table.scrollIntoView({ block: "start", behavior: fold || calm() ? "auto" : "smooth" });
    if (fold) table.querySelector(".kb-now").scrollIntoView({ block: "nearest" }); // the clause in force ends what is looked at
  };

  const update = () => {
    const id = inQuestion();
    say(name, ctx.t(led ? "back_to_rule" : "rules_here"));
    say(where, id ? (labels().get(id) ?? id) : "");
    say(back, ctx.t("back_to_table"));
  };
  return {
    show,
    leave,
    mount: () => {
      play.append(open);
      ctx.on(["marks", "table", "book", "words", "lang"], update);
      update();
    },
    mountBack: () => text.append(back),
  };
}

/** Whether this reader wants nothing to move. */
export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
