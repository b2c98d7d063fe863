// The models of a page's widgets. One is fetched from the kernel when it is first asked for, and no sooner: a page of
// thirteen chapters begins with the one that is in sight.
import { Model } from "./model.js";

const TARGET = "jupyter.widget";

export class Manager {
  #kernel;
  #models = new Map(); // id → promise of a model
  #modules = new Map(); // code → promise of what it exports

  constructor(kernel) {
    this.#kernel = kernel;
    kernel.registerCommTarget(TARGET, (comm, { content: { data } }) => {
      this.#models.set(comm.commId, Promise.resolve(this.#made(comm, data.state)));
    });
    let cut = false;
    kernel.connectionStatusChanged.connect((_, status) => {
      if (status === "connected" && cut) this.#refresh();
      cut = status !== "connected";
    });
  }

  /** Whether a model may be asked for: any may, and the kernel knows whether there is one. */
  has_model() {
    return true;
  }

  /** The model, with the kernel's state; rejected when the kernel has none of this id. */
  get_model(id) {
    if (!this.#models.has(id)) {
      const coming = this.#fetched(id);
      coming.catch(() => this.#models.delete(id));
      this.#models.set(id, coming);
    }
    return this.#models.get(id);
  }

  /** Draws a widget into `el`. */
  async draw(id, el) {
    const model = await this.get_model(id);
    const style = model.get("_css");
    const widget = (await this.#evaluated(model.get("_esm"))).default;
    if (style) this.#dress(style);
    await widget.initialize?.({ model });
    await widget.render({ model, el });
  }

  #made(comm, state) {
    const model = new Model(comm, state, this);
    comm.onMsg = (message) => model.hear(message);
    comm.onClose = () => this.#models.delete(comm.commId);
    return model;
  }

  /** The kernel's answer to `request_state` is an update with the whole state; without one it has gone idle. */
  #fetched(id) {
    const comm = this.#kernel.createComm(TARGET, id);
    return new Promise((done, fail) => {
      comm.onMsg = ({ content: { data } }) => data.method === "update" && done(this.#made(comm, data.state));
      comm.send({ method: "request_state" }).done.then(() => fail(new Error(`the kernel has no widget ${id}`)), fail);
    });
  }

  /** After a line that was cut: what the kernel has said meanwhile may be lost, so its state is asked for anew. */
  async #refresh() {
    for (const coming of this.#models.values()) {
      const model = await coming.catch(() => null);
      model?.refresh();
    }
  }

  #evaluated(code) {
    if (!this.#modules.has(code)) {
      const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      this.#modules.set(code, import(url).finally(() => URL.revokeObjectURL(url)));
    }
    return this.#modules.get(code);
  }

  #dress(style) {
    if ([...document.head.querySelectorAll("style")].some((sheet) => sheet.textContent === style)) return;
    document.head.appendChild(document.createElement("style")).textContent = style;
  }
}
