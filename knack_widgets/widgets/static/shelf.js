import { h, keepFocus, markup } from "./dom.js";
import { languageInLab, linkInLab, proseInLab, rememberInLab } from "./lab.js";
import { languageButtons } from "./langs.js";
import { searchButton } from "./seek.js";

/** The shelf: a choice of language, and a list of games, each a link with a sentence on what it is about. */
function render({ model, el }) {
  const langs = h("div", { class: "kb-langs", role: "group" });
  const list = h("ul", { class: "kb-shelf" });
  const search = searchButton();
  const all = h("a", { class: "kb-button" });
  const root = h("div", { class: "knack-book" }, h("div", { class: "kb-ways" }, search.button, all, langs), list);
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
    rememberInLab(model.widget_manager, lang);
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang })); // the page around it speaks it too
  };
  const book = (one) =>
    h(
      "li",
      {},
      h("span", { class: "kb-fan", "aria-hidden": "true" }, one.fan.map((svg) => markup(h("span"), svg))),
      h("a", { href: one.href }, h("span", { lang: one.nameLang }, one.name), one.gloss),
      h("span", { class: "kb-about" }, one.about),
      h("span", { class: "kb-facts" }, one.facts),
    );
  const update = () => {
    root.lang = model.get("lang");
    const words = model.get("words");
    langs.setAttribute("aria-label", words.language);
    search.name(words.search);
    all.textContent = words.glossary;
    all.href = model.get("glossary");
    linkInLab(model.widget_manager, all);
    keepFocus(root, () => langs.replaceChildren(...languageButtons(root.lang, (key) => words[key], speak)));
    list.replaceChildren(...model.get("books").map(book));
    list.querySelectorAll("a").forEach((link) => linkInLab(model.widget_manager, link));
    prose.speak(root.lang);
  };
  const prose = proseInLab(model.widget_manager, el);
  el.append(root);
  model.on("change:books", update);
  update();
  // a page that has a language of its own has settled it before
  const page = document.documentElement;
  const settled = page.dataset.languages?.split(" ").includes(page.lang) ? page.lang : languageInLab(model.widget_manager, root.lang);
  if (settled && settled !== root.lang) {
    model.set("lang", settled);
    model.save_changes();
  }
  return () => {
    model.off("change:books", update);
    prose.stop();
    root.remove();
  };
}

export default { render };
