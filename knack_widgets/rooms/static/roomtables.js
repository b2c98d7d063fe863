import { h, markup, memo } from "../../widgets/static/dom.js";
import { press, section } from "./roomasking.js";

/** Draws a table as a small picture; a press puts it on the wall, or takes it away from there. */
const tile = ({ t, act }, tables, pictures, at) => {
  const on = tables.wall === at;
  return h(
    "li",
    { class: "kr-tile" },
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `wall:${at}`,
        "aria-pressed": String(on),
        onclick: () => act({ do: "wall", table: on ? null : at }),
      },
      `${tables.names[at]} · ${t("tables_wall")}`,
    ),
    markup(h("div", { class: "kr-tile-picture" }), pictures.get(at) ?? ""),
  );
};

/** Several tables on the teacher's desk: `el`, `hear(frame)` with a frame `table`, and `update(room)` with the frame `class`. */
export function tablesView(desk) {
  const { t, act } = desk;
  const el = h("div", { class: "kr-tables" });
  const pictures = new Map(); // number of a table → its picture, as the server has drawn it
  let drawn = 0; // counts the pictures, so that a new one draws the list again
  /** @type {any} */
  let last = null;

  const inside = (tables) => [
    press(t, "tables_deal", () => act({ do: "tables" })),
    tables && press(t, "tables_end", () => act({ do: "tables_end" })),
    tables &&
      h(
        "ul",
        { class: "kr-tiles", role: "list" },
        tables.names.map((_, at) => tile(desk, tables, pictures, at)),
      ),
  ];
  const update = (room) => {
    last = room;
    if (!room) return;
    const open = el.querySelector("details")?.open ?? false;
    memo(el, [room.tables, drawn, t("title")], () => section(t, "tables", inside(room.tables)));
    const fold = el.querySelector("details");
    if (fold) fold.open = open;
  };
  return {
    el,
    update,
    hear: (frame) => {
      pictures.set(frame.number, frame.picture);
      drawn += 1;
      update(last);
    },
  };
}
