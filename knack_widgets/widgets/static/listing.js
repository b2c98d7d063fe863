import { h, keepFocus, keepKeys } from "./dom.js";
import { languageInLab, linkInLab, proseInLab, rememberInLab } from "./lab.js";
import { languageButtons } from "./langs.js";
import { searchButton } from "./seek.js";

/**
 * A page that lists something: search, the ways to other pages, a choice of language, and in `list` an entry for each of
 * the model's `entries`, as `draw` makes it. `ways`: for each other page the trait with its address, and the word for it.
 */
export function showListing({ model, el }, list, { entries, ways, draw }) {
  const langs = h("div", { class: "kb-langs", role: "group" });
  const search = searchButton();
  const links = ways.map(([to, word]) => ({ to, word, el: h("a", { class: "kb-button" }) }));
  const root = keepKeys(h("div", { class: "knack-book" }, h("div", { class: "kb-ways" }, search.button, links.map((one) => one.el), langs), list));
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
    rememberInLab(model.widget_manager, lang);
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang })); // the page around it speaks it too
  };
  const update = () => {
    root.lang = model.get("lang");
    const words = model.get("words");
    langs.setAttribute("aria-label", words.language);
    search.name(words.search);
    for (const { to, word, el: link } of links) {
      link.textContent = words[word];
      link.href = model.get(to);
    }
    keepFocus(root, () => langs.replaceChildren(...languageButtons(root.lang, (key) => words[key], speak)));
    list.replaceChildren(...model.get(entries).map(draw));
    root.querySelectorAll("a").forEach((link) => linkInLab(model.widget_manager, link));
    prose.speak(root.lang);
  };
  const prose = proseInLab(model.widget_manager, el);
  el.append(root);
  model.on(`change:${entries}`, update);
  update();
  // a page that has a language of its own has settled it before
  const page = document.documentElement;
  const settled = page.dataset.languages?.split(" ").includes(page.lang) ? page.lang : languageInLab(model.widget_manager, root.lang);
  if (settled && settled !== root.lang) {
    model.set("lang", settled);
    model.save_changes();
  }
  return () => {
    model.off(`change:${entries}`, update);
    prose.stop();
    root.remove();
  };
}
