import { h } from "./dom.js";

/**
 * What a clause is called, as a button that brings its text to the reader. `show` tells the kernel that the clause is to be shown
 * even if it is the chosen one already: only its own number in the text lets it go again. `go`: what a press does instead.
 */
export function clauseRef(ctx, id, go = () => ctx.send({ do: "clause", id, show: true })) {
  const label = ctx.get("clauses")?.[id] ?? id;
  return h(
    "button",
    {
      type: "button",
      class: "kb-ref",
      "aria-label": `${ctx.t("clause")} ${label}`,
      title: ctx.t("show_clause"),
      onclick: go,
    },
    label,
  );
}
