import { patchFirst, reporter, takeOver } from "./adopt.js";
import { hide, keepFocus, keepKeys, parseDrawing } from "./dom.js";
import { languageInLab, linkInLab, proseInLab, rememberInLab } from "./lab.js";

/**
 * A page that lists something, as the kernel has drawn it (the trait `html`): search, the ways to other pages, a choice of
 * language, and the list. `begin(root)`: called once, to listen to events. `fill(root)`: called with each drawing, to add
 * what only this page knows. `patch`: patches the shown drawing to a new one by its keys (see `patcher`), so that typed
 * text stays; without it the children are replaced.
 * @param {{ model: import("./wire").Model, el: HTMLElement }} view
 * @param {{ begin?: (root: any) => void, fill?: (root: any) => void, patch?: any }} acts
 */
export function showListing({ model, el }, { begin, fill, patch }) {
  const manager = model.widget_manager;
  const drawing = () => (patch ? patch.draw(model.get("html")) : parseDrawing(model.get("html")));
  const first = el.querySelector(":scope > .knack-book"); // the first view
  const root = keepKeys(
    first ? takeOver(first, drawing(), drawing, patchFirst, reporter(model)) : el.appendChild(drawing()),
  );
  const prose = proseInLab(manager, el);
  const speak = (lang) => {
    model.set("lang", lang);
    model.save_changes();
  };
  const dress = () => {
    hide(root.querySelector(".kb-search"), !document.getElementById("kp-search"));
    fill?.(root);
    root.querySelectorAll("a").forEach((link) => linkInLab(manager, link));
    prose.speak(root.lang);
  };
  const update = () => {
    if (patch) {
      patch.to(root, model.get("html"));
      return dress();
    }
    const fresh = drawing();
    const open = [...root.children].map((part) => part.open);
    root.lang = fresh.lang;
    keepFocus(root, () => root.replaceChildren(...fresh.childNodes));
    open.forEach((opened, at) => opened && (root.children[at].open = true));
    dress();
  };
  root.addEventListener("click", ({ target }) => {
    const lang = target.closest(".kb-langs button")?.lang;
    if (!lang) return;
    speak(lang);
    rememberInLab(manager, lang);
    document.dispatchEvent(new CustomEvent("knack-lang", { detail: lang })); // the page around it speaks it too
  });
  begin?.(root);
  model.on("change:html", update);
  dress();
  // a page that has a language of its own has settled it before
  const page = document.documentElement;
  const settled = page.dataset.languages?.split(" ").includes(page.lang)
    ? page.lang
    : languageInLab(manager, root.lang);
  if (settled && settled !== root.lang) speak(settled);
  return () => {
    model.off("change:html", update);
    prose.stop();
    root.remove();
  };
}
