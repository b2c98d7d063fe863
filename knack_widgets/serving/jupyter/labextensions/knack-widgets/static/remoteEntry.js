/* Built by `make scripts` of light/lab/. Not to be edited. */
(() => {
  // knack_widgets/widgets/static/storage.js
  function safely(act, otherwise = null) {
    try {
      return act() ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  // knack_widgets/widgets/static/lab.js
  var CHOSEN = "knack-lang";
  var LANGS = ["sv", "de", "en"];
  var LIVE = "application/vnd.jupyter.widget-view+json";
  var STYLE = `
.jp-MarkdownCell.jp-mod-rendered .jp-InputArea:has(> .kb-lab-prose) > .jp-RenderedMarkdown,
.jp-MarkdownCell:not(.jp-mod-rendered) .kb-lab-prose,
.jp-OutputArea:has(> .kb-lab-prose) > .jp-OutputArea-child { display: none; }
.kb-lab-prose { flex: 1 1 auto; }
.jp-OutputArea > .kb-lab-prose { padding-left: calc(var(--jp-cell-prompt-width) + 5px); }
`;
  var inLab = (manager) => Boolean(manager?.context?.model?.cells && manager.rendermime);
  function readersLanguage() {
    const chosen = safely(() => localStorage.getItem(CHOSEN));
    const lab = document.documentElement.lang;
    const asked = [chosen, lab.startsWith("en") ? "" : lab, ...navigator.languages, "en"];
    return asked.map((lang) => lang?.slice(0, 2).toLowerCase()).find((lang) => LANGS.includes(lang)) ?? "en";
  }
  function proseInLab(manager, el) {
    if (!inLab(manager)) return { speak: () => {
    }, stop: () => {
    } };
    const { context, rendermime } = manager;
    let watch = null;
    let waiting = null;
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
      watch = new MutationObserver(all);
      watch.observe(notebook, { childList: true, subtree: true });
    };
    const speak2 = (lang) => {
      const begin = () => {
        const notebook = el.closest(".jp-Notebook");
        if (notebook) notebook.dataset.knackLang = lang;
        all();
      };
      addStyle();
      clearTimeout(waiting);
      begin();
      if (!watch) waiting = setTimeout(begin, 500);
    };
    const stop = () => {
      clearTimeout(waiting);
      watch?.disconnect();
    };
    return { speak: speak2, stop };
  }
  function isKept(cell) {
    const outputs = cell?.outputs;
    return Boolean(outputs?.length) && !Array.from(outputs, (_, at) => outputs.get(at)).some((output) => LIVE in output.data);
  }
  function addStyle() {
    if (document.getElementById("knack-lab-style")) return;
    const style = document.createElement("style");
    style.id = "knack-lab-style";
    style.textContent = STYLE;
    document.head.append(style);
  }

  // light/lab/extension.js
  var NAME = "knack-widgets";
  var SETS = "KNACK_LANG";
  function speak(panel, context) {
    if (!context.model.getMetadata("lang") || !context.model.getMetadata("titles")) return null;
    const prose = proseInLab({ context, rendermime: panel.content.rendermime }, panel.content.node);
    const tell = (set) => panel.sessionContext.session?.kernel?.requestExecute({
      code: `import os; os.environ${set}`,
      silent: true,
      store_history: false,
      stop_on_error: false
    });
    const begin = () => tell(`.setdefault("${SETS}", "${readersLanguage()}")`);
    const changed = ({ detail: lang }) => tell(`["${SETS}"] = "${lang}"`);
    prose.speak(readersLanguage());
    panel.sessionContext.kernelChanged.connect(begin);
    panel.sessionContext.statusChanged.connect((_, status) => {
      if (status === "restarting" || status === "autorestarting") setTimeout(begin, 0);
    });
    document.addEventListener("knack-lab-lang", changed);
    begin();
    return () => {
      prose.stop();
      document.removeEventListener("knack-lab-lang", changed);
    };
  }
  var plugin = {
    id: `${NAME}:language`,
    autoStart: true,
    /** @param {any} app */
    activate(app) {
      app.docRegistry.addWidgetExtension("Notebook", {
        createNew(panel, context) {
          let stop = null;
          const extension = {
            isDisposed: false,
            dispose() {
              extension.isDisposed = true;
              stop?.();
            }
          };
          context.ready.then(() => {
            if (!extension.isDisposed) stop = speak(panel, context);
          });
          return extension;
        }
      });
    }
  };
  var host = window;
  host._JUPYTERLAB ??= {};
  host._JUPYTERLAB[NAME] = { init: () => {
  }, get: async () => () => ({ __esModule: true, default: plugin }) };
})();
