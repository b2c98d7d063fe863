// The module of every part. What the parts of a page share – code, style and pictures – comes once, in models of its own
// (shared.py), and is only found here: a notebook loads a widget's module anew for each widget. A page of the book's own
// server brings code and style as files (#kp-parts), which browsers keep.
const loaded = (globalThis[Symbol.for("knack-widgets")] ??= new Map());
const PATIENCE = 100; // times a tenth of a second

/**
 * Returns a function that finds the model a trait of a model names. While a notebook is loading, models come one after the
 * other, and a host refuses those that have not come: it is asked again. anywidget's `host` is asked first.
 * @type {(host: any) => import("./wire").FindModel}
 */
const finder = (host) => async (model, trait) => {
  const id = model.get(trait)?.replace(/^(IPY_MODEL_|anywidget:)/, "");
  if (!id) return null; // a part without cards has no deck
  const ask = host?.getModel
    ? () => host.getModel(`anywidget:${id}`)
    : async () => (await model.widget_manager.get_model(id)) ?? Promise.reject(new Error("no model"));
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries === PATIENCE) throw new Error(`knack-widgets: the model of “${trait}” has not come`, { cause });
      await new Promise((done) => setTimeout(done, 100));
    }
  }
};

/** The parts as the page brings them; null where it does not. */
const importParts = () => {
  const link = /** @type {HTMLLinkElement | null} */ (document.getElementById("kp-parts"));
  return link && import(link.href);
};

/** The parts, evaluated once however many widgets show them. */
function evaluate(code) {
  if (!loaded.has(code)) {
    const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    loaded.set(
      code,
      import(url).finally(() => URL.revokeObjectURL(url)),
    );
  }
  return loaded.get(code);
}

/** One style sheet for each tree of elements, the page's or a shadow root's; of two versions the one that came last. */
function dress(style, root) {
  const name = "knack-widgets-style";
  const place = root instanceof ShadowRoot ? root : document.head;
  const sheet = place.querySelector(`#${name}`) ?? place.appendChild(document.createElement("style"));
  sheet.id = name;
  if (sheet.textContent !== style) sheet.textContent = style;
}

/** Dresses the tree in which an element stands; a host may put the element into its tree only after it is drawn. */
function dressAround(el, style) {
  dress(style, el.getRootNode());
  if (!el.isConnected) requestAnimationFrame(() => dress(style, el.getRootNode()));
}

/** The parts as the kernel has them, and the style with them. */
async function loadFromKernel(model, el, find) {
  const press = /** @type {import("./wire").Model} */ (await find(model, "press"));
  dressAround(el, press.get("style"));
  return evaluate(press.get("code"));
}

async function render(view) {
  const { model, el } = view;
  const find = finder(view.host);
  const parts = importParts() ?? loadFromKernel(model, el, find);
  const [{ default: mounts }, deck] = await Promise.all([parts, find(model, "deck")]);
  return mounts[model.get("part")](view, deck, find);
}

export default { render };
