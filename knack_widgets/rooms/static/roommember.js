import { h } from "../../widgets/static/dom.js";

/** Gives a member the device of another, for a person who has lost a device and has joined again under a new name. */
const handPlace = ({ t, act }, members, one) =>
  h(
    "select",
    {
      "aria-label": `${t("hand_place")} ${one.name}`,
      "data-key": `replace:${one.id}`,
      onchange: (event) => event.target.value && act({ do: "replace", member: one.id, by: Number(event.target.value) }),
    },
    h("option", { value: "" }, t("hand_place")),
    members
      .filter((other) => other.here && other.id !== one.id)
      .map((other) => h("option", { value: other.id }, other.name)),
  );

/** Draws the choice of a member's seat. */
const seatChoice = ({ t, act }, seats, one) =>
  h(
    "select",
    {
      "aria-label": `${t("seat_of")} ${one.name}`,
      "data-key": `place:${one.id}`,
      onchange: ({ target: { value } }) =>
        act({ do: "place", member: one.id, seat: value === "" ? null : Number(value) }),
    },
    h("option", { value: "", selected: one.seat === null }, t("look_on")),
    seats.map((seat) =>
      h("option", { value: seat.seat, selected: one.seat === seat.seat }, `${t("seat")} ${seat.seat + 1}`),
    ),
  );

/** Gives a member who came late a seat at one of several tables. */
const tableChoice = ({ t, act }, { names, free }, one) =>
  h(
    "select",
    {
      "aria-label": `${t("to_table")} ${one.name}`,
      "data-key": `table:${one.id}`,
      onchange: ({ target: { value } }) => value && act({ do: "to_table", member: one.id, table: Number(value) }),
    },
    h("option", { value: "" }, t("to_table")),
    names.map((name, at) => free[at] > 0 && h("option", { value: at }, name)),
  );

/** Draws what can be done with a member beside giving a seat; what removes the member is apart. */
const more = (desk, members, one, rename) => {
  const { t, act } = desk;
  const small = (key, onclick, kind = "") =>
    h(
      "button",
      {
        type: "button",
        class: `kb-button kb-slim${kind}`,
        "data-key": `${key}:${one.id}`,
        "aria-label": `${t(key)}: ${one.name}`,
        onclick,
      },
      t(key),
    );
  const lead = one.leads ? "take_lead" : "hand_lead";
  return h(
    "div",
    { class: "kr-more" },
    small("rename", () => rename(one)),
    small(lead, () => act({ do: "hand", member: one.leads ? null : one.id })),
    !one.here && handPlace(desk, members, one),
    small("remove", () => act({ do: "remove", member: one.id }), " kr-no"),
  );
};

/** Draws what a member has answered, at which clause the member is stuck, and whether the member is idle or away. */
const stateOf = (t, asked, vote, one) => [
  vote && h("span", { class: `kr-vote ${vote.right ? "kr-ok" : "kr-bad"}` }, `${vote.right ? "✓" : "✗"} ${vote.words}`),
  asked && !vote && one.here && h("span", { class: "kr-wait" }, t("no_answer")),
  one.stuck && h("span", { class: "kr-stuck" }, one.stuck.words),
  one.idle && h("span", { class: "kr-idle" }, one.idle),
  !one.here && h("span", { class: "kr-gone" }, t("not_here")),
  (one.leads || one.free) && h("span", {}, t(one.leads ? "leads" : "free")),
];

/**
 * Draws a member of the class. `own` and `room` are frames; `marked`: the marked members; `opened`: the member whose controls
 * are open; `renaming`: the form of the member that gets another name; `mark`, `open` and `rename` are called by the controls.
 */
export function memberOf(desk, { own, room, marked, opened, renaming }, { mark, open, rename }, one) {
  const { t } = desk;
  const vote = room.votes?.find((found) => found.member === one.id);
  const isOpen = opened === one.id;
  const table = room.tables?.names[one.table];
  const place = () => (room.tables ? tableChoice(desk, room.tables, one) : seatChoice(desk, own.seats, one));
  return h(
    "li",
    { class: `kr-member${one.here ? "" : " kr-away"}` },
    h("input", {
      type: "checkbox",
      checked: marked.has(one.id),
      "aria-label": `${t("mark_member")}: ${one.name}`,
      "data-key": `mark:${one.id}`,
      onchange: (event) => mark(one.id, event.target.checked),
    }),
    h("b", { class: "kr-name" }, renaming?.member === one.id ? renaming.form : one.name),
    table ? h("span", {}, table) : place(),
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `more:${one.id}`,
        "aria-label": `${t("more")}: ${one.name}`,
        "aria-expanded": String(isOpen),
        onclick: () => open(isOpen ? null : one.id),
      },
      "⋯",
    ),
    h("p", { class: "kr-state" }, stateOf(t, room.votes, vote, one)),
    isOpen && more(desk, room.members, one, rename),
  );
}
