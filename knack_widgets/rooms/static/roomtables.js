import { h, markup, memo } from "../../widgets/static/dom.js";
import { press, section } from "./roomasking.js";

/** Draws a table as a small picture, and who is stuck or idle there; a press puts it on the wall, or takes it away from there. */
const tile = ({ t, act }, { tables, members }, pictures, at) => {
  const on = tables.wall === at;
  const sitting = members.filter((one) => one.table === at);
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
    sitting.map((one) => [
      one.stuck && h("p", { class: "kr-stuck" }, `${one.name}: ${one.stuck.words}`),
      one.idle && h("p", { class: "kr-idle" }, `${one.name}: ${one.idle}`),
    ]),
    markup(h("div", { class: "kr-tile-picture" }), pictures.get(at) ?? ""),
  );
};

/** Several tables on the teacher's desk: `el`, `hear(frame)` with a frame `table`, and `update(room)` with the frame `class`. */
export function tablesView(desk) {
  const { t, act } = desk;
  const el = h("div", { class: "kr-tables" });
  const pictures = new Map(); // number of a table → its picture, as the server has drawn it
  let drawn = 0; // counts the pictures, so that a new one draws the list again
  /** @type {"tables_deal" | "tables_end" | null} the button that was pressed once, and ends what is on the tables */
  let sure = null;
  /** @type {any} */
  let last = null;

  const ask = (key) => {
    sure = key;
    update(last);
  };
  const end = () => {
    const message = { do: sure === "tables_deal" ? "tables" : "tables_end" };
    ask(null);
    act(message);
  };
  const buttons = ({ tables }) => [
    press(t, "tables_deal", () => (tables ? ask("tables_deal") : act({ do: "tables" }))),
    tables &&
      press(t, tables.stopped ? "tables_go_on" : "tables_stop", () => act({ do: "tables_stop", on: !tables.stopped })),
    tables && press(t, "tables_end", () => ask("tables_end"), " kr-no"),
  ];
  const inside = (room) => [
    sure
      ? [
          h("span", { role: "alert" }, room.tables.running),
          press(t, sure === "tables_deal" ? "tables_deal_yes" : "tables_end_yes", end, " kr-no"),
          press(t, "cancel", () => ask(null)),
        ]
      : buttons(room),
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
    if (!room.tables) sure = null;
    const open = el.querySelector("details")?.open ?? false;
    const stuck = room.members.map((one) => (one.stuck || one.idle) && [one.table, one.name, one.stuck, one.idle]);
    memo(el, [room.tables, stuck, drawn, sure, t("title")], () => section(t, "tables", inside(room)));
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
