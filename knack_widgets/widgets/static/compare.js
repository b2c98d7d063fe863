import { parseDrawing, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { mountNotice } from "./notice.js";
import { mountSteps } from "./steps.js";
import { mountTable } from "./table.js";

const TWO = { table: "tables", drawing: "drawings" };

/**
 * The context for one of the two tables: `table` and `drawing` mean the data of this side.
 * @param {import("./wire").Context} ctx
 */
function side(ctx, number) {
  return {
    ...ctx,
    get: (name) => (Object.hasOwn(TWO, name) ? ctx.get(TWO[name])?.[number] : ctx.get(name)),
    on: (names, callback) =>
      ctx.on(
        [names].flat().map((name) => TWO[name] ?? name),
        callback,
      ),
  };
}

/**
 * Two tables that step together, under the drawn titles (`sides_drawing`), and where they part for the first time.
 * @param {import("./wire").Context} ctx
 */
export function mountCompare(el, ctx) {
  /** @type {(void | (() => void))[]} */
  const off = [mountNotice(el, ctx)];
  const sides = ctx.first?.take(el, ".kb-sides") ?? el.appendChild(parseDrawing(ctx.get("sides_drawing")));
  if (ctx.first) name(sides, parseDrawing(ctx.get("sides_drawing")));
  const tables = [...sides.children].map((box, number) => mountTable(box, side(ctx, number)));
  const begin = (parted) =>
    parted.addEventListener("click", ({ target }) => {
      const { to } = target.closest("button")?.dataset ?? {};
      if (to) ctx.send({ do: "step", to: Number(to) });
    });
  const showDifference = drawnPart(el, ctx, "difference_drawing", { begin });
  showDifference();
  off.push(mountSteps(el, ctx), ...tables);
  off.push(ctx.on("sides_drawing", () => name(sides, parseDrawing(ctx.get("sides_drawing")))));
  off.push(ctx.on("difference_drawing", () => showDifference()));
  return () => off.forEach((cleanup) => cleanup?.());
}

/** Puts new titles above the two tables. */
function name(sides, fresh) {
  [...fresh.children].forEach((box, at) => {
    put(sides.children[at], "aria-label", box.getAttribute("aria-label"));
    sides.children[at].firstElementChild.replaceWith(box.firstElementChild);
  });
}
