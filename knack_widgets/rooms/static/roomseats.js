import { h } from "../../widgets/static/dom.js";

/** Returns the function that draws the form with which somebody joins a room. */
export function joinForm(t, act) {
  let typed = ""; // keeps a half-typed name when a frame redraws the form
  return () =>
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          act({ do: "join", name: event.target.elements.name.value });
        },
      },
      h("label", { for: "kr-name" }, t("name")),
      h("input", {
        id: "kr-name",
        name: "name",
        maxlength: "60",
        autocomplete: "nickname",
        required: true,
        "data-key": "name",
        value: typed,
        oninput: (event) => (typed = event.target.value),
      }),
      h("button", { class: "kb-button kb-primary", "data-key": "join" }, t("join")),
      h("p", { class: "kr-hint" }, t("join_hint")),
    );
}

/** Draws the list of the seats; a press on a free one sits down there. */
export const seats = (all, t, act) => [
  h("h2", {}, t("seats")),
  h(
    "ul",
    { class: "kr-seats", role: "list" },
    all.map((one) =>
      h(
        "li",
        {},
        one.member
          ? h("span", {}, one.label)
          : h(
              "button",
              {
                type: "button",
                class: "kb-button",
                "data-key": `sit:${one.seat}`,
                "aria-label": `${t("sit")}: ${one.label}`,
                onclick: () => act({ do: "sit", seat: one.seat }),
              },
              one.label,
            ),
      ),
    ),
  ),
  h("p", { class: "kr-hint" }, t("you_look_on")),
];
