import { h, hide } from "./dom.js";

const KEPT = ["lang", "game", "seed", "record", "step", "example"]; // what a shared link says beside the clause

/** Whether the widgets stand in a page of the book, whose address leads to a clause; a notebook's does not. */
export const inPage = () => Boolean(document.documentElement.dataset.page);

/** The address of a clause on this page, with the match that the address names: a query, or in a notebook a place. */
export function clauseLink(id) {
  if (!inPage()) return `#${id}`;
  const asked = new URLSearchParams(location.search);
  const kept = KEPT.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]);
  return `?${new URLSearchParams([["clause", id], ...kept])}`;
}

/** A field with an address, which `copy` copies, and where it says that it has (`role`: whether that is a live region). */
export function linkField(url, label, role = null) {
  const field = h("input", {
    type: "text",
    class: "kb-link",
    readonly: true,
    value: url,
    "aria-label": label,
    onfocus: (event) => event.target.select(),
  });
  return { field, done: h("span", { class: "kb-copied", role }) };
}

export async function copy({ field, done }, ctx) {
  try {
    await navigator.clipboard.writeText(field.value);
    done.textContent = ctx.t("copied");
  } catch {
    // No permission, or a page without https: the field is there to copy from by hand.
    hide(field, false);
    field.focus();
    field.select();
    done.textContent = ctx.t("copy_by_hand");
  }
}
