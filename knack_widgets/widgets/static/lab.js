import { safely } from "./storage.js";

// What a notebook in JupyterLab can do as a page does: its prose follows the language, links open in the Lab itself, and
// the language that was chosen is there in the next notebook. Lab's widget manager knows the notebook (`context`) and how
// to render (`rendermime`); elsewhere it knows neither, and nothing here does anything. The stored notebook stays as it is.

const CHOSEN = "knack-lang";

/** Whether this manager is a Lab's. */
const inLab = (manager) => Boolean(manager?.context?.model?.cells && manager.rendermime);

/** The language that was chosen in another notebook, for one that has begun in its own; else null. */
export function languageInLab(manager, lang) {
  if (!inLab(manager) || safely(() => manager.context.model.getMetadata("lang")) !== lang) return null;
  const chosen = safely(() => localStorage.getItem(CHOSEN));
  return chosen === lang ? null : chosen;
}

/** The reader has chosen a language. */
export function rememberInLab(manager, lang) {
  if (inLab(manager)) safely(() => localStorage.setItem(CHOSEN, lang));
}

/** A link to another notebook opens it in the Lab, which stays as it is. */
export function linkInLab(manager, link) {
  if (!inLab(manager)) return;
  const here = manager.context.path.split("/").slice(0, -1);
  const path = [...here, link.getAttribute("href").split("?")[0]].join("/");
  manager.rendermime.linkHandler?.handleLink(link, path, "");
}

/** Returns a function (lang) that shows the prose around `el` in a language, as far as the cells' metadata has it. */
export function proseInLab(manager, el) {
  if (!inLab(manager)) return { speak: () => {}, stop: () => {} };
  const { context, rendermime } = manager;
  let wanted = null;
  let watch = null;

  const cellOf = (node, notebook) => {
    const at = node.dataset.windowedListIndex ?? [...notebook.querySelectorAll(".jp-Cell")].indexOf(node);
    return context.model.cells.get(Number(at));
  };
  const show = (node, notebook) => {
    const text = cellOf(node, notebook)?.getMetadata?.("translations")?.[wanted];
    const old = node.querySelector(".kb-lab-prose");
    if (old && old.lang === wanted && text) return;
    old?.remove();
    const place = node.querySelector(".jp-InputArea");
    if (!text || !place) return;
    const renderer = rendermime.createRenderer("text/markdown");
    const box = document.createElement("div");
    box.className = "kb-lab-prose jp-MarkdownOutput";
    box.lang = wanted;
    box.append(renderer.node);
    place.append(box);
    renderer.renderModel(rendermime.createModel({ data: { "text/markdown": text }, trusted: true }));
  };
  const all = () => {
    const notebook = el.closest(".jp-Notebook");
    if (!notebook || !wanted) return;
    notebook.querySelectorAll(".jp-MarkdownCell").forEach((node) => show(node, notebook));
    if (watch) return;
    // cells come and go as the notebook is scrolled
    watch = new MutationObserver(all);
    watch.observe(notebook, { childList: true, subtree: true });
  };
  const speak = (lang) => {
    wanted = lang;
    all();
    if (!watch) setTimeout(all, 500); // the output may not hang in the notebook yet
  };
  return { speak, stop: () => watch?.disconnect() };
}
