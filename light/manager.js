// The models of a page's widgets. One is fetched from the kernel when it is first asked for, and no sooner: a page of
// thirteen chapters begins with the one that is in sight.
import { Model } from "./model.js";

const TARGET = "jupyter.widget";
const REFERENCE = "IPY_MODEL_";
const WHOLE = "_model_name"; // in a whole state, and in no change of one
const SILENCE = 3_000; // ms without a word of the kernel after which it is asked once more; then twice as many, and so on

export class Manager {
  #kernel;
  #models = new Map(); // id → promise of a model
  #up;
  #modules = new Map(); // code → promise of what it exports
  #heard = 0; // when the kernel has been heard last

  constructor(kernel) {
    this.#kernel = kernel;
    kernel.anyMessage.connect((_, { direction }) => {
      if (direction === "recv") this.#heard = Date.now();
    });
    kernel.registerCommTarget(TARGET, (comm, { content: { data } }) => {
      this.#models.set(comm.commId, Promise.resolve(this.#made(comm, data.state)));
    });
    let cut = false;
    // What is said before the line is up would wait for the kernel to introduce itself, a journey more.
    this.#up = new Promise((/** @type {(value?: unknown) => void} */ done) => {
      kernel.connectionStatusChanged.connect((_, status) => {
        if (status === "connected") done();
        if (status === "connected" && cut) this.#refresh();
        cut = status !== "connected";
      });
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

  /** Asks for a model that will be drawn, and for the pictures of cards that it names: all of it is on its way at once. */
  async fetch(id) {
    const model = await this.get_model(id).catch(() => null); // who draws it will be told what is wrong
    const deck = model?.get("deck")?.replace(REFERENCE, "");
    if (deck) this.get_model(deck).catch(() => null);
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

  /**
   * The kernel's answer to `request_state` is an update with the whole state; without one it has gone idle. What it does
   * first for its visitor may tell changes before. An answer may be lost where the line is just up, or was cut: then it is
   * asked for again.
   */
  async #fetched(id) {
    await this.#up;
    const comm = this.#kernel.createComm(TARGET, id);
    let asked;
    let again;
    let patience = SILENCE;
    try {
      return await new Promise((done, fail) => {
        const ask = () => {
          asked = Date.now();
          comm
            .send({ method: "request_state" })
            .done.then(() => fail(new Error(`the kernel has no widget ${id}`)), fail);
        };
        comm.onMsg = ({ content: { data } }) => {
          if (data.method === "update" && WHOLE in data.state) done(this.#made(comm, data.state));
        };
        again = setInterval(() => {
          if (Date.now() - Math.max(asked, this.#heard) < patience || this.#kernel.connectionStatus !== "connected")
            return;
          patience *= 2;
          ask();
        }, SILENCE / 3);
        ask();
      });
    } catch (error) {
      comm.dispose(); // it may be asked for again
      throw error;
    } finally {
      clearInterval(again);
    }
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
      this.#modules.set(
        code,
        import(url).finally(() => URL.revokeObjectURL(url)),
      );
    }
    return this.#modules.get(code);
  }

  #dress(style) {
    if ([...document.head.querySelectorAll("style")].some((sheet) => sheet.textContent === style)) return;
    document.head.appendChild(document.createElement("style")).textContent = style;
  }
}
