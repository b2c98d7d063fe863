/* Built by `make scripts` of knack_widgets/widgets/static/. Not to be edited. */
// knack_widgets/widgets/static/loader.js
var loaded = globalThis[/* @__PURE__ */ Symbol.for("knack-widgets")] ??= /* @__PURE__ */ new Map();
var PATIENCE = 100;
var finder = (host) => async (model, trait) => {
  const id = model.get(trait)?.replace(/^(IPY_MODEL_|anywidget:)/, "");
  if (!id) return null;
  const ask = host?.getModel ? () => host.getModel(`anywidget:${id}`) : async () => await model.widget_manager.get_model(id) ?? Promise.reject(new Error("no model"));
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries === PATIENCE) throw new Error(`knack-widgets: the model of “${trait}” has not come`, { cause });
      await new Promise((done) => setTimeout(done, 100));
    }
  }
};
var importParts = () => {
  const link = (
    /** @type {HTMLLinkElement | null} */
    document.getElementById("kp-parts")
  );
  return link && import(link.href);
};
function evaluate(code) {
  if (!loaded.has(code)) {
    const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    loaded.set(
      code,
      import(url).finally(() => URL.revokeObjectURL(url))
    );
  }
  return loaded.get(code);
}
function dress(style, root) {
  const name = "knack-widgets-style";
  const place = root instanceof ShadowRoot ? root : document.head;
  const sheet = place.querySelector(`#${name}`) ?? place.appendChild(document.createElement("style"));
  sheet.id = name;
  if (sheet.textContent !== style) sheet.textContent = style;
}
function dressAround(el, style) {
  dress(style, el.getRootNode());
  if (!el.isConnected) requestAnimationFrame(() => dress(style, el.getRootNode()));
}
async function loadFromKernel(model, el, find) {
  const press = (
    /** @type {import("./wire").Model} */
    await find(model, "press")
  );
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
var loader_default = { render };
export {
  loader_default as default
};
