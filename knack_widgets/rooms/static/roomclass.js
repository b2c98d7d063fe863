import { h, memo } from "../../widgets/static/dom.js";

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

/**
 * Draws the row of a member. `own` and `room` are frames; `marked`: the marked members; `renaming`: the form of the member that
 * gets another name; `mark` and `rename` are called by the row's controls.
 */
function row(desk, { own, room, marked, renaming }, { mark, rename }, one) {
  const { t, act } = desk;
  const vote = room.votes?.find((found) => found.member === one.id);
  const place = (event) =>
    act({ do: "place", member: one.id, seat: event.target.value === "" ? null : Number(event.target.value) });
  const small = (key, message) =>
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `${key}:${one.id}`,
        "aria-label": `${t(key)}: ${one.name}`,
        onclick: () => act(message),
      },
      t(key),
    );
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, renaming?.member === one.id ? renaming.form : one.name),
    h(
      "td",
      {},
      h("input", {
        type: "checkbox",
        checked: marked.has(one.id),
        "aria-label": `${t("mark_member")}: ${one.name}`,
        "data-key": `mark:${one.id}`,
        onchange: (event) => mark(one.id, event.target.checked),
      }),
    ),
    h("td", {}, t(one.here ? "here" : "not_here"), " · ", t(one.leads ? "leads" : one.free ? "free" : "follows")),
    h(
      "td",
      {},
      h(
        "select",
        { "aria-label": `${t("seat_of")} ${one.name}`, "data-key": `place:${one.id}`, onchange: place },
        h("option", { value: "", selected: one.seat === null }, t("look_on")),
        own.seats.map((seat) =>
          h("option", { value: seat.seat, selected: one.seat === seat.seat }, String(seat.seat + 1)),
        ),
      ),
    ),
    room.votes && h("td", {}, vote ? `${vote.right ? "✓" : "✗"} ${vote.words}` : "–"),
    h(
      "td",
      { class: "kr-row" },
      h(
        "button",
        {
          type: "button",
          class: "kb-button kb-slim",
          "data-key": `rename:${one.id}`,
          "aria-label": `${t("rename")}: ${one.name}`,
          onclick: () => rename(one),
        },
        t("rename"),
      ),
      small(one.leads ? "take_lead" : "hand_lead", { do: "hand", member: one.leads ? null : one.id }),
      small("remove", { do: "remove", member: one.id }),
      !one.here && handPlace(desk, room.members, one),
    ),
  );
}

/** Lists the members with seats and votes, and the teacher's controls for them. */
export function classView(desk) {
  const { t, act } = desk;
  const el = h("section", { class: "kr-class" });
  /** @type {{ member: number, form: HTMLElement } | null} */
  let renaming = null; // the member and the form; the element is kept until it is sent, as it has the half-typed name
  const marked = new Set(); // members that the teacher removes together

  const mark = (id, on) => {
    if (on) marked.add(id);
    else marked.delete(id);
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
  /** @type {any} */
  let last = [];
  const update = (own, room) => {
    last = [own, room];
    for (const id of marked) if (!room.members.some((one) => one.id === id)) marked.delete(id);
    const all = () => {
      const every = marked.size === room.members.length;
      for (const one of room.members) every ? marked.delete(one.id) : marked.add(one.id);
      update(...last);
    };
    const many = (key, onclick) =>
      h("button", { type: "button", class: "kb-button", "data-key": key, onclick }, t(key));
    memo(el, [room.members, room.votes, own.seats, own.locked, renaming?.member, [...marked], t("title")], () => [
      h("h2", {}, t("class")),
      h(
        "button",
        {
          type: "button",
          class: "kb-button",
          "data-key": "lock",
          onclick: () => act({ do: "lock", locked: !own.locked }),
        },
        t(own.locked ? "unlock" : "lock"),
      ),
      room.members.length > 0 && many("mark_all", all),
      marked.size > 0 && many("remove_marked", () => act({ do: "remove", members: [...marked] })),
      room.members.length > 0 &&
        h(
          "table",
          {},
          h(
            "tbody",
            {},
            room.members.map((one) => row(desk, { own, room, marked, renaming }, { mark, rename }, one)),
          ),
        ),
    ]);
  };
  return { el, update };
}
