import { h, keepFocus, markup } from "./dom.js";
import { languageButtons } from "./langs.js";

/** The shelf: a choice of language, and a list of games, those that are ready as links. */
function render({ model, el }) {
  const langs = h("div", { class: "kb-langs", role: "group" });
  const list = h("ul", { class: "kb-shelf" });
  const root = h("div", { class: "knack-book" }, langs, list);
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang })); // the page around it speaks it too
  };
  const book = (one) =>
    h(
      "li",
      { class: one.href ? null : "kb-unready" },
      h("span", { class: "kb-fan", "aria-hidden": "true" }, one.fan.map((svg) => markup(h("span"), svg))),
      h(
        "span",
        {},
        one.href ? h("a", { href: one.href, lang: one.lang }, one.title) : h("strong", { lang: one.lang }, one.title),
        h("br"),
        one.facts,
      ),
    );
  const update = () => {
    root.lang = model.get("lang");
    const words = model.get("words");
    langs.setAttribute("aria-label", words.language);
    keepFocus(root, () => langs.replaceChildren(...languageButtons(root.lang, (key) => words[key], speak)));
    list.replaceChildren(...model.get("books").map(book));
  };
  model.on("change:books", update);
  update();
  el.append(root);
  return () => {
    model.off("change:books", update);
    root.remove();
  };
}

export default { render };
