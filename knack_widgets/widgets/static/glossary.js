import { h, keepFocus } from "./dom.js";
import { languageInLab, linkInLab, proseInLab, rememberInLab } from "./lab.js";
import { languageButtons } from "./langs.js";
import { searchButton } from "./seek.js";

/** The glossary: search, the way to the games, a choice of language, and an entry for each term. */
function render({ model, el }) {
  const langs = h("div", { class: "kb-langs", role: "group" });
  const search = searchButton();
  const home = h("a", { class: "kb-button" });
  const list = h("dl", { class: "kb-glossary" });
  const root = h("div", { class: "knack-book" }, h("div", { class: "kb-ways" }, search.button, home, langs), list);
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
    rememberInLab(model.widget_manager, lang);
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang })); // the page around it speaks it too
  };
  const entry = (term) =>
    h(
      "div",
      { class: "kb-entry", id: term.id },
      h("dt", {}, h("b", {}, term.name), h("span", { class: "kb-others" }, term.others.map((one) => h("span", { lang: one.lang }, one.name)))),
      h(
        "dd",
        {},
        term.also && h("p", { class: "kb-also" }, `${model.get("words").also_called} ${term.also}`),
        h("p", {}, term.says),
        term.games.map((game) =>
          h("p", { class: "kb-where" }, h("span", {}, game.name), game.clauses.map((one) => h("a", { href: one.href }, one.label))),
        ),
      ),
    );
  const update = () => {
    root.lang = model.get("lang");
    const words = model.get("words");
    langs.setAttribute("aria-label", words.language);
    search.name(words.search);
    home.textContent = words.all_games;
    home.href = model.get("home");
    keepFocus(root, () => langs.replaceChildren(...languageButtons(root.lang, (key) => words[key], speak)));
    list.replaceChildren(...model.get("terms").map(entry));
    root.querySelectorAll("a").forEach((link) => linkInLab(model.widget_manager, link));
    prose.speak(root.lang);
  };
  /** The term that the address names, or the search has found: in sight, and marked. */
  const show = (id) => {
    const found = [...list.children].find((one) => one.id === id);
    if (!found) return false;
    list.querySelector(".kb-asked")?.classList.remove("kb-asked");
    found.classList.add("kb-asked");
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "center" });
    return true;
  };
  const look = () => show(location.hash.slice(1));
  const go = (event) => {
    if (event.detail.kind !== "term" || !show(event.detail.id)) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${event.detail.id}`);
  };
  const prose = proseInLab(model.widget_manager, el);
  el.append(root);
  model.on("change:terms", update);
  addEventListener("hashchange", look);
  document.addEventListener("knack-go", go);
  update();
  // a page that has a language of its own has settled it before
  const page = document.documentElement;
  const settled = page.dataset.languages?.split(" ").includes(page.lang) ? page.lang : languageInLab(model.widget_manager, root.lang);
  if (settled && settled !== root.lang) {
    model.set("lang", settled);
    model.save_changes();
  }
  requestAnimationFrame(look); // once it stands in its place
  return () => {
    model.off("change:terms", update);
    removeEventListener("hashchange", look);
    document.removeEventListener("knack-go", go);
    prose.stop();
    root.remove();
  };
}

export default { render };
