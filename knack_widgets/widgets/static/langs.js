import { h } from "./dom.js";

/**
 * A button for each language of the book; `name` says what it is called, `choose` takes the one pressed. On a phone its code
 * is to be seen, and the name heard.
 */
export function languageButtons(chosen, name, choose) {
  return ["sv", "de", "en"].map((code) =>
    h(
      "button",
      {
        type: "button",
        class: "kb-toggle",
        lang: code,
        "data-key": `lang:${code}`,
        "aria-pressed": String(code === chosen),
        onclick: () => choose(code),
      },
      h("span", { class: "kb-lang-name" }, name(`lang_${code}`)),
      h("span", { class: "kb-lang-code", "aria-hidden": "true" }, code),
    ),
  );
}
