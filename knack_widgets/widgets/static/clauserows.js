import { hide, put } from "./dom.js";
import { clauseLink, inPage } from "./links.js";
import { noteRead } from "./storage.js";
import { reachTerms } from "./terms.js";

/**
 * The rows of the clauses of a drawn text, by their ids in the text's order. `mark(id → {force, refused, focus})` sets what
 * a step changes; `samples` has the drawn marks.
 */
export function clauseRows(ctx, pane, samples) {
  const rows = new Map();
  for (const number of pane.querySelectorAll(".kb-number-button")) {
    const id = number.dataset.key.slice("clause:".length);
    put(number, "href", clauseLink(id));
    rows.set(id, clauseRow(ctx, id, number, samples));
  }
  return rows;
}

function clauseRow(ctx, id, number, samples) {
  const el = number.closest(".kb-clause");
  const tags = el.querySelector(".kb-tags");
  const panel = el.querySelector(":scope > .kb-panel");
  let marked = null;
  const mark = (force, refused, focus) => {
    const now = [force, refused, focus].join();
    if (now === marked) return; // a step changes two rows of a hundred
    marked = now;
    el.classList.toggle("kb-force", force);
    el.classList.toggle("kb-refused", refused);
    el.classList.toggle("kb-focus", focus);
    put(number, "aria-expanded", String(focus));
    showTags(tags, samples, { "kb-tag-no": refused, "kb-tag-here": force });
    reachTerms(el, focus);
    hide(panel, !focus);
    if (!focus) return;
    const { whole, game } = ctx.get("book");
    if (whole) noteRead(game, id); // a chapter begins with one open
    unfold(panel, samples);
  };
  return { id, el, mark };
}

function showTags(tags, samples, shown) {
  const wanted = Object.keys(shown)
    .filter((name) => shown[name])
    .map((name) => samples.querySelector(`.${name}`));
  const now = [...tags.children];
  if (wanted.length === now.length && wanted.every((tag, at) => tag.isEqualNode(now[at]))) return;
  tags.replaceChildren(...wanted.map((tag) => tag.cloneNode(true)));
}

/** Puts what the template of a panel holds in its place; below it the link to the clause, unless it is a notebook's. */
function unfold(panel, samples) {
  const folded = panel.querySelector(":scope > template");
  if (!folded) return;
  folded.replaceWith(folded.content);
  if (inPage()) panel.append(samples.querySelector(".kb-link-line").cloneNode(true));
}
