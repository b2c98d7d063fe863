const KEPT = ["lang", "game", "seed", "record", "step", "position", "example"]; // what a shared link says beside the clause

/** Whether the widgets stand in a page of the book, whose address leads to a clause; a notebook's does not. */
export const inPage = () => Boolean(document.documentElement.dataset.page);

/** The language that the page has settled, if no server of the book has told it to the kernel (stock Voilà); else null. */
export const languageOfPage = (lang) => {
  const settled = document.documentElement.lang;
  return inPage() && !document.getElementById("kp-parts") && settled !== lang ? settled : null;
};

/** The address of a clause on this page, with the match that the address names: a query, or in a notebook a place. */
export function clauseLink(id) {
  if (!inPage()) return `#${id}`;
  const asked = new URLSearchParams(location.search);
  const kept = KEPT.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? ""]);
  return `?${new URLSearchParams([["clause", id], ...kept])}`;
}

/** Copies the address in `field`, and says so in `done`. */
export async function copy({ field, done }, ctx) {
  try {
    await navigator.clipboard.writeText(field.value);
    done.textContent = ctx.t("copied");
  } catch {
    // No permission, or a page without https: the field is there to copy from by hand.
    field.type = "text";
    field.focus();
    field.select();
    done.textContent = ctx.t("copy_by_hand");
  }
}
