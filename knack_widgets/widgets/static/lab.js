import { safely } from "./storage.js";

// What a notebook in JupyterLab can do as a page does: its prose follows the language, links open in the Lab itself, and
// the language that was chosen is there in the next notebook. Lab's widget manager knows the notebook (`context`) and how
// to render (`rendermime`); elsewhere it knows neither, and nothing here does anything. The stored notebook stays as it is.

const CHOSEN = "knack-lang";
const LANGS = ["sv", "de", "en"];
const LIVE = "application/vnd.jupyter.widget-view+json";
// What is written in another language stands in its place, unless a cell is being written.
const STYLE = `
.jp-MarkdownCell.jp-mod-rendered .jp-InputArea:has(> .kb-lab-prose) > .jp-RenderedMarkdown,
.jp-MarkdownCell:not(.jp-mod-rendered) .kb-lab-prose,
.jp-OutputArea:has(> .kb-lab-prose) > .jp-OutputArea-child { display: none; }
.kb-lab-prose { flex: 1 1 auto; }
.jp-OutputArea > .kb-lab-prose { padding-left: calc(var(--jp-cell-prompt-width) + 5px); }
`;

/** Whether this manager is a Lab's. */
const inLab = (manager) => Boolean(manager?.context?.model?.cells && manager.rendermime);

/** The language in which a reader of the Lab reads: the one chosen before, else the Lab's, else the browser's. */
export function readersLanguage() {
  const chosen = safely(() => localStorage.getItem(CHOSEN));
  const lab = document.documentElement.lang;
  const asked = [chosen, lab.startsWith("en") ? "" : lab, ...navigator.languages, "en"];
  return asked.map((lang) => lang?.slice(0, 2).toLowerCase()).find((lang) => LANGS.includes(lang)) ?? "en";
}

/** The reader's language, for a widget that has begun in the notebook's own; else null. */
export function languageInLab(manager, lang) {
  if (!inLab(manager) || safely(() => manager.context.model.getMetadata("lang")) !== lang) return null;
  const reader = readersLanguage();
  return reader === lang ? null : reader;
}

/** The reader has chosen a language. */
export function rememberInLab(manager, lang) {
  if (!inLab(manager)) return;
  safely(() => localStorage.setItem(CHOSEN, lang));
  document.dispatchEvent(new CustomEvent("knack-lab-lang", { detail: lang }));
}

/** A link to another notebook opens it in the Lab, which stays as it is. */
export function linkInLab(manager, link) {
  if (!inLab(manager)) return;
  const here = manager.context.path.split("/").slice(0, -1);
  const path = [...here, link.getAttribute("href").split("?")[0]].join("/");
  manager.rendermime.linkHandler?.handleLink(link, path, "");
}

/**
 * Returns a function (lang) that shows what is written around `el` in a language, as far as the cells' metadata has it:
 * prose, and what is kept of widgets that do not live. The notebook's element has the language, for all who show it.
 */
export function proseInLab(manager, el) {
  if (!inLab(manager)) return { speak: () => {}, stop: () => {} };
  const { context, rendermime } = manager;
  let watch = null;
  let waiting = null; // the timer of a language asked for before the output hung in the notebook

  const cellOf = (node, notebook) => {
    const at = node.dataset.windowedListIndex ?? [...notebook.querySelectorAll(".jp-Cell")].indexOf(node);
    return context.model.cells.get(Number(at));
  };
  const show = (node, notebook) => {
    const wanted = notebook.dataset.knackLang;
    const cell = cellOf(node, notebook);
    const prose = cell?.type === "markdown";
    const text = prose || isKept(cell) ? cell?.getMetadata?.("translations")?.[wanted] : null;
    const old = node.querySelector(".kb-lab-prose");
    if (old && old.lang === wanted && text) return;
    old?.remove();
    const place = node.querySelector(prose ? ".jp-InputArea" : ".jp-OutputArea");
    if (!text || !place) return;
    const type = prose ? "text/markdown" : "text/html";
    const renderer = rendermime.createRenderer(type);
    const box = document.createElement("div");
    box.className = `kb-lab-prose ${prose ? "jp-MarkdownOutput" : "jp-RenderedHTMLCommon"}`;
    box.lang = wanted;
    box.append(renderer.node);
    place.append(box);
    renderer.renderModel(rendermime.createModel({ data: { [type]: text }, trusted: prose }));
  };
  const all = () => {
    const notebook = el.closest(".jp-Notebook");
    if (!notebook?.dataset.knackLang) return;
    notebook.querySelectorAll(".jp-MarkdownCell, .jp-CodeCell").forEach((node) => show(node, notebook));
    if (watch) return;
    // cells come and go as the notebook is scrolled
    watch = new MutationObserver(all);
    watch.observe(notebook, { childList: true, subtree: true });
  };
  const speak = (lang) => {
    const begin = () => {
      const notebook = el.closest(".jp-Notebook");
      if (notebook) notebook.dataset.knackLang = lang;
      all();
    };
    addStyle();
    clearTimeout(waiting); // a language asked for earlier must not come after this one
    begin();
    if (!watch) waiting = setTimeout(begin, 500); // the output may not hang in the notebook yet
  };
  const stop = () => {
    clearTimeout(waiting);
    watch?.disconnect();
  };
  return { speak, stop };
}

/** Whether the outputs of a cell are those that the notebook keeps: nothing in them lives. */
function isKept(cell) {
  const outputs = cell?.outputs;
  return (
    Boolean(outputs?.length) && !Array.from(outputs, (_, at) => outputs.get(at)).some((output) => LIVE in output.data)
  );
}

function addStyle() {
  if (document.getElementById("knack-lab-style")) return;
  const style = document.createElement("style");
  style.id = "knack-lab-style";
  style.textContent = STYLE;
  document.head.append(style);
}
