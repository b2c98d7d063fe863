import { h } from "./dom.js";

/**
 * What a clause is called, as a button that brings its text to the reader. `show` tells the kernel that the clause is to be shown
 * even if it is the chosen one already: only its own number in the text lets it go again.
 */
export function clauseRef(ctx, id) {
  const label = ctx.get("clauses")?.[id] ?? id;
  return h(
    "button",
    {
      type: "button",
      class: "kb-ref",
      "aria-label": `${ctx.t("clause")} ${label}`,
      title: ctx.t("show_clause"),
      onclick: () => ctx.send({ do: "clause", id, show: true }),
    },
    label,
  );
}
