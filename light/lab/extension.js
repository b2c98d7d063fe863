// @ts-check
// An extension of JupyterLab and Notebook: a notebook of the book reads in the reader's language from the first cell on,
// before anything has run, and its widgets begin in that language. It is a module federation container made by hand, because
// it shares no module with the Lab.
import { proseInLab, readersLanguage } from "../../knack_widgets/widgets/static/lab.js";

const NAME = "knack-widgets";
const SETS = "KNACK_LANG";

/**
 * Shows a notebook in the reader's language if it is one of the book's, which have translations.
 * @param {any} panel the notebook
 * @param {any} context its document
 */
function speak(panel, context) {
  if (!context.model.getMetadata("lang") || !context.model.getMetadata("titles")) return null;
  const prose = proseInLab({ context, rendermime: panel.content.rendermime }, panel.content.node);
  /** @param {string} set how the kernel's variable is set */
  const tell = (set) =>
    panel.sessionContext.session?.kernel?.requestExecute({
      code: `import os; os.environ${set}`,
      silent: true,
      store_history: false,
      stop_on_error: false,
    });
  // who has started the Lab with a language in the variable has chosen it
  const begin = () => tell(`.setdefault("${SETS}", "${readersLanguage()}")`);
  const changed = (/** @type {any} */ { detail: lang }) => tell(`["${SETS}"] = "${lang}"`);
  prose.speak(readersLanguage());
  panel.sessionContext.kernelChanged.connect(begin);
  panel.sessionContext.statusChanged.connect((/** @type {any} */ _, /** @type {string} */ status) => {
    if (status === "restarting" || status === "autorestarting") setTimeout(begin, 0);
  });
  document.addEventListener("knack-lab-lang", changed);
  begin();
  return () => {
    prose.stop();
    document.removeEventListener("knack-lab-lang", changed);
  };
}

const plugin = {
  id: `${NAME}:language`,
  autoStart: true,
  /** @param {any} app */
  activate(app) {
    app.docRegistry.addWidgetExtension("Notebook", {
      createNew(/** @type {any} */ panel, /** @type {any} */ context) {
        /** @type {(() => void) | null} */
        let stop = null;
        const extension = {
          isDisposed: false,
          dispose() {
            extension.isDisposed = true;
            stop?.();
          },
        };
        context.ready.then(() => {
          if (!extension.isDisposed) stop = speak(panel, context);
        });
        return extension;
      },
    });
  },
};

/** @type {any} */
const host = window;
host._JUPYTERLAB ??= {};
host._JUPYTERLAB[NAME] = { init: () => {}, get: async () => () => ({ __esModule: true, default: plugin }) };
