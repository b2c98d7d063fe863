import { h } from "../../widgets/static/dom.js";

/** Draws the start page: a form for a room's code, and a form that opens a room. */
export function doorView(given, t) {
  const base = `${given.up ?? ""}room`;
  const code = h("input", {
    id: "kr-code",
    name: "code",
    required: true,
    maxlength: "200",
    value: given.typed ?? "",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    class: "kr-code",
  });
  return h(
    "div",
    { class: "kr-door" },
    h("h1", {}, t("title")),
    given.wrong && h("p", { class: "kr-note", role: "alert" }, t(given.wrong === "broken" ? "broken" : "wrong_code")),
    h(
      "form",
      {
        class: "kr-form",
        onsubmit: (event) => {
          event.preventDefault();
          location.href = new URL(
            `${base}?code=${encodeURIComponent(code.value.slice(0, 200))}&lang=${given.lang}`,
            location.href,
          ).href;
        },
      },
      h("label", { for: "kr-code" }, t("code")),
      code,
      h("button", { class: "kb-button kb-primary" }, t("come_in")),
      h("p", { class: "kr-hint" }, t("code_hint")),
    ),
    h("h2", {}, t("open_room")),
    h("p", { class: "kr-hint" }, t("open_hint")),
    given.login
      ? h("p", {}, h("a", { class: "kb-button", href: given.login, "data-key": "login" }, t("login")))
      : opening(given, t, base),
  );
}

function opening(given, t, base) {
  const asked = given.asked ?? {};
  return h(
    "form",
    { class: "kr-form", method: "post", action: `${base}?lang=${given.lang}` },
    asked.exercise && [
      h("input", { type: "hidden", name: "exercise", value: asked.exercise }),
      h("p", { class: "kr-hint" }, t("open_asks")),
    ],
    asked.record
      ? h("input", { type: "hidden", name: "record", value: asked.record })
      : !asked.exercise && [
          h("label", { for: "kr-game" }, t("game")),
          h(
            "select",
            { id: "kr-game", name: "game" },
            Object.entries(given.games).map(([id, name]) =>
              h("option", { value: id, selected: id === asked.game }, name),
            ),
          ),
        ],
    h("button", { class: "kb-button kb-primary", "data-key": "open" }, t("open")),
  );
}
