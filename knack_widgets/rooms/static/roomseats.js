import { h } from "../../widgets/static/dom.js";

const BACK = "#back="; // what an address ends with that brings a member back

/** Draws the form for a member who comes back on this device. `code`: the code in the address, or "". */
const backForm = (t, act, code) =>
  h(
    "details",
    { class: "kr-fold", "data-key": "fold:was_here", open: Boolean(code) },
    h("summary", {}, t("was_here")),
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          act({ do: "come_back", code: event.target.elements.code.value });
        },
      },
      h("label", { for: "kr-back" }, t("return_label")),
      h("input", {
        id: "kr-back",
        name: "code",
        maxlength: "60",
        required: true,
        autocomplete: "off",
        autocapitalize: "characters",
        spellcheck: "false",
        value: code,
        "data-key": "back",
      }),
      h("button", { class: "kb-button", "data-key": "come_back" }, t("come_back")),
    ),
  );

/** Returns the function that draws the forms with which somebody joins a room, or comes back to it. */
export function joinForm(t, act) {
  let typed = ""; // keeps a half-typed name when a frame redraws the form
  const code = location.hash.startsWith(BACK) ? location.hash.slice(BACK.length, BACK.length + 60) : "";
  const join = () =>
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
  return () => [join(), backForm(t, act, code)];
}

/** Returns the address with which a member comes back on another device. */
export const backAddress = (code) =>
  `${location.origin}${location.pathname}?lang=${document.documentElement.lang}${BACK}${code}`;

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
