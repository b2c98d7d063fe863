import { h, memo } from "../../widgets/static/dom.js";
import { press } from "./roomasking.js";
import { memberOf } from "./roommember.js";

/** Draws the button that removes the marked members. `sure`: whether it was pressed once; `ask` sets that. */
const removing = (t, sure, ask, remove) =>
  sure
    ? [
        h("span", { role: "alert" }, t("remove_sure")),
        press(t, "remove_yes", remove, " kr-no"),
        press(t, "cancel", () => ask(false)),
      ]
    : press(t, "remove_marked", () => ask(true), " kr-no");

/** Lists the members with seats, answers and refused moves, and the teacher's controls for them. */
export function classView(desk) {
  const { t, act } = desk;
  const el = h("section", { class: "kr-class" });
  /** @type {{ member: number, form: HTMLElement } | null} */
  let renaming = null; // the member and the form; the element is kept until it is sent, as it has the half-typed name
  let opened = null; // the member whose controls are open
  let sure = false; // whether the marked members are to be removed, which is asked once more
  const marked = new Set(); // members that the teacher removes together

  const mark = (id, on) => {
    if (on) marked.add(id);
    else marked.delete(id);
    update(...last);
  };
  const open = (id) => {
    opened = id;
    update(...last);
  };
  const rename = (one) => {
    const name = h("input", {
      name: "name",
      value: one.name,
      maxlength: "60",
      "aria-label": t("name"),
      "data-key": `name:${one.id}`,
    });
    const onsubmit = (event) => {
      event.preventDefault();
      act({ do: "name", member: one.id, name: name.value });
      renaming = null;
      update(...last);
      el.querySelector(`[data-key="rename:${one.id}"]`)?.focus();
    };
    renaming = { member: one.id, form: h("form", { onsubmit }, name) };
    update(...last);
    name.focus();
    name.select();
  };
  const all = () => {
    const { members } = last[1];
    const every = marked.size === members.length;
    for (const one of members) every ? marked.delete(one.id) : marked.add(one.id);
    update(...last);
  };
  const ask = (now) => {
    sure = now;
    update(...last);
  };
  const remove = () => {
    sure = false;
    act({ do: "remove", members: [...marked] });
  };
  /** @type {any} */
  let last = [];
  const update = (own, room) => {
    last = [own, room];
    for (const id of marked) if (!room.members.some((one) => one.id === id)) marked.delete(id);
    if (!marked.size) sure = false;
    const { members, votes, state } = room;
    const seen = [
      members,
      votes,
      state,
      room.here,
      own.seats,
      own.locked,
      renaming?.member,
      opened,
      sure,
      [...marked],
      t("title"),
    ];
    memo(el, seen, () => [
      h("p", { class: "kr-summary", role: "status" }, room.here, state && ` · ${state}`),
      h(
        "div",
        { class: "kr-row" },
        press(t, own.locked ? "unlock" : "lock", () => act({ do: "lock", locked: !own.locked }), " kb-slim"),
        members.length > 0 && press(t, "mark_all", all, " kb-slim"),
      ),
      members.length > 0 &&
        h(
          "ul",
          { class: "kr-members", role: "list" },
          members.map((one) => memberOf(desk, { own, room, marked, opened, renaming }, { mark, open, rename }, one)),
        ),
      marked.size > 0 && h("div", { class: "kr-row" }, removing(t, sure, ask, remove)),
    ]);
  };
  return { el, update };
}
