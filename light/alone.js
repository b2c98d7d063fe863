// A page of the static edition: the kernel is a worker of the page's own (`app/`), which runs the cells one after the other.
import { Manager } from "./manager.js";
import { alert, draw } from "./show.js";

const CELL = 'script[type="application/vnd.voila.cell-output+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";
const DRAWN = { "text/html": "div", "image/svg+xml": "div", "text/plain": "pre" };
const { worker } = window.knackPage;

/**
 * What the worker tells of a cell: what it wrote or shows, by type, or what went wrong.
 * @typedef {{ say: string, text: string, data: Record<string, any> }} Told
 */

/** The kernel as the manager of widgets knows kernels. */
class Kernel {
  #comms = new Map(); // id → what hears the widget
  #open = new Map(); // number of a question → what its end fulfils
  #asked = 0;
  /** @type {(told: Told) => void} */
  #shown = () => {};
  #ran = Promise.resolve();
  connectionStatusChanged = { connect: (heard) => heard(this, "connected") }; // a worker's line is never cut
  anyMessage = { connect() {} }; // and nothing that is said on it is lost

  constructor() {
    worker.addEventListener("message", ({ data }) => {
      if (data.say === "done") {
        this.#open.get(data.number)?.();
        this.#open.delete(data.number);
      } else if (data.say === "told") this.#heard(JSON.parse(data.text));
    });
  }

  #heard(told) {
    if (told.say === "comm") this.#comms.get(told.id)?.onMsg?.({ content: { data: told.data }, buffers: [] });
    else this.#shown(told);
  }

  #ask(what) {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((done) => {
      this.#open.set(number, done);
      worker.postMessage({ ...what, number });
    });
  }

  registerCommTarget() {} // the page asks for what it draws

  createComm(_, id) {
    const send = (data) => ({ done: this.#ask({ ask: "hear", id, data: JSON.stringify(data) }) });
    if (!this.#comms.has(id)) this.#comms.set(id, { commId: id, send });
    return this.#comms.get(id);
  }

  requestKernelInfo() {
    return this.#ask({ ask: "nothing" });
  }

  /** Runs a cell when those before it have run; `shown` is called with whatever it shows. */
  run(source, shown) {
    this.#ran = this.#ran.then(() => {
      this.#shown = shown;
      return this.#ask({ ask: "run", source });
    });
    return this.#ran;
  }
}

const kernel = new Kernel();
const manager = new Manager(kernel);
window.knackPage.kernel = kernel;

/** Puts what a cell shows before its mark; widgets are drawn afterwards, when the cell has run. */
const put = (place, widgets, told) => {
  if (told.say === "wrong") return place.before(alert(told.text));
  const data = told.say === "wrote" ? { "text/plain": told.text } : told.data;
  if (data[VIEW]) return widgets.push(data[VIEW].model_id);
  const type = Object.keys(DRAWN).find((type) => type in data);
  if (!type) return;
  const box = document.createElement(DRAWN[type]);
  box.className = "jp-OutputArea-output";
  if (type === "text/plain") box.textContent = data[type];
  else box.innerHTML = data[type];
  place.before(box);
};

for (const place of document.querySelectorAll(CELL)) {
  const widgets = [];
  await kernel.run(JSON.parse(place.textContent).data["text/x-python"], (told) => put(place, widgets, told));
  for (const id of widgets) {
    const mark = document.createElement("span");
    place.before(mark);
    await draw(manager, mark, id);
  }
  if (!widgets.length) place.parentElement?.querySelector(":scope > .kp-picture")?.remove();
  place.remove();
}
window.knackPage.over();
