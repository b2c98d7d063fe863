import { h, hide, memo, say } from "./dom.js";
import { mountNotice } from "./notice.js";
import { mountSteps } from "./steps.js";
import { mountTable } from "./table.js";

/** One of the two tables as a table sees its widget: what it calls its table is one of two. */
function side(ctx, number) {
  return {
    ...ctx,
    get: (name) => (name === "table" ? ((ctx.get("tables") ?? [])[number] ?? {}) : ctx.get(name)),
    on: (names, callback) =>
      ctx.on(
        [names].flat().map((name) => (name === "table" ? "tables" : name)),
        callback,
      ),
  };
}

/** Two tables that step together, and where they part for the first time. */
export function mountCompare(el, ctx) {
  const off = [mountNotice(el, ctx)];
  const sides = [0, 1].map((number) => {
    const title = h("h3", { class: "kb-side-title" });
    const box = h("section", { class: "kb-side" }, title);
    return { box, title, cleanup: mountTable(box, side(ctx, number)) };
  });
  const parted = h("div", { class: "kb-parted" });
  el.append(h("div", { class: "kb-sides" }, ...sides.map((one) => one.box)), parted);
  off.push(mountSteps(el, ctx), ...sides.map((one) => one.cleanup));

  const update = () => {
    const tables = ctx.get("tables") ?? [];
    const found = ctx.get("difference");
    const at = (ctx.get("steps") ?? {}).at;
    sides.forEach(({ box, title }, number) => {
      say(title, tables[number]?.title);
      box.setAttribute("aria-label", tables[number]?.title ?? "");
    });
    hide(parted, !found);
    parted.classList.toggle("kb-parted-here", found?.at === at);
    memo(
      parted,
      [found, at === found?.at, ctx.get("lang")],
      () =>
        found && [
          found.title && h("h3", {}, found.title),
          found.note && h("p", { class: "kb-parted-note" }, found.note),
          h(
            "p",
            {},
            h("b", {}, found.words),
            " ",
            found.at !== at &&
              h(
                "button",
                {
                  type: "button",
                  class: "kb-button kb-slim",
                  "data-key": "difference",
                  onclick: () => ctx.send({ do: "step", to: found.at }),
                },
                ctx.t("go_there"),
              ),
          ),
          h("ol", { class: "kb-parted-told", role: "list" }, ...found.told.map((text) => h("li", {}, text))),
        ],
    );
  };
  off.push(ctx.on(["tables", "difference", "steps", "lang", "words"], update));
  update();
  return () => off.forEach((cleanup) => cleanup?.());
}
