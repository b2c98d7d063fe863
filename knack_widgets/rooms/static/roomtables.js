import { h, markup, memo } from "../../widgets/static/dom.js";
import { press, section } from "./roomasking.js";

/** Draws a table as a small picture, and who is stuck there; a press puts it on the wall, or takes it away from there. */
const tile = ({ t, act }, { tables, members }, pictures, at) => {
  const on = tables.wall === at;
  const stuck = members.filter((one) => one.table === at && one.stuck);
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
    stuck.map((one) => h("p", { class: "kr-stuck" }, `${one.name}: ${one.stuck.words}`)),
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

  const inside = (room) => [
    press(t, "tables_deal", () => act({ do: "tables" })),
    room.tables && press(t, "tables_end", () => act({ do: "tables_end" })),
    room.tables &&
      h(
        "ul",
        { class: "kr-tiles", role: "list" },
        room.tables.names.map((_, at) => tile(desk, room, pictures, at)),
      ),
  ];
  const update = (room) => {
    last = room;
    if (!room) return;
    const open = el.querySelector("details")?.open ?? false;
    const stuck = room.members.map((one) => one.stuck && [one.table, one.name, one.stuck]);
    memo(el, [room.tables, stuck, drawn, t("title")], () => section(t, "tables", inside(room)));
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
