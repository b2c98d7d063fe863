// A widget's model as an anywidget module knows it: https://anywidget.dev/en/afm/ (get, set, save_changes, on, off, send).

/** Listeners by event; a listener that fails is told of in the console, and the others hear all the same. */
class Events {
  #heard = new Map();

  on(names, callback) {
    for (const name of names.split(/\s+/)) this.#heard.set(name, [...(this.#heard.get(name) ?? []), callback]);
  }

  off(names, callback) {
    if (!names) return this.#heard.clear();
    for (const name of names.split(/\s+/))
      this.#heard.set(name, callback ? (this.#heard.get(name) ?? []).filter((one) => one !== callback) : []);
  }

  tell(name, ...what) {
    for (const callback of this.#heard.get(name) ?? []) {
      try {
        callback(...what);
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/** The state of one widget, in step with the kernel's. */
export class Model {
  #comm;
  #state;
  #set = {};
  #events = new Events();

  constructor(comm, state, manager) {
    this.#comm = comm;
    this.#state = state;
    this.widget_manager = manager;
    this.model_id = comm.commId;
  }

  get(name) {
    return this.#state[name];
  }

  set(name, value) {
    this.#set[name] = value;
    this.#take({ [name]: value });
  }

  /** Tells the kernel what was `set`. */
  save_changes() {
    const state = this.#set;
    this.#set = {};
    if (Object.keys(state).length) this.#comm.send({ method: "update", state, buffer_paths: [] });
  }

  send(content, _callbacks, buffers) {
    this.#comm.send({ method: "custom", content }, undefined, buffers);
  }

  on(names, callback) {
    this.#events.on(names, callback);
  }

  off(names, callback) {
    this.#events.off(names, callback);
  }

  /** Asks for the whole state; the answer is an update like others. */
  refresh() {
    this.#comm.send({ method: "request_state" });
  }

  /** What the kernel says. Our widgets carry no binary traits, so there is nothing to put in from `buffers`. */
  hear({ content: { data }, buffers = [] }) {
    if (data.method === "update") this.#take(data.state);
    else if (data.method === "custom") this.#events.tell("msg:custom", data.content, buffers);
  }

  #take(state) {
    const changed = Object.keys(state).filter(
      (name) => JSON.stringify(this.#state[name]) !== JSON.stringify(state[name]),
    );
    Object.assign(this.#state, state);
    for (const name of changed) this.#events.tell(`change:${name}`, this, this.#state[name]);
    if (changed.length) this.#events.tell("change", this);
  }
}
