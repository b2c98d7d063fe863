// The module of every part. What the parts of a page share – code, style and pictures – comes once, in models of its own
// (shared.py), and is only found here: a notebook loads a widget's module anew for each widget.
const loaded = (globalThis[Symbol.for("knack-widgets")] ??= new Map());
const PATIENCE = 100; // times a tenth of a second

/** The model that a trait names. In a notebook that is loading, models come one after the other. */
async function shared(model, trait) {
  const id = model.get(trait)?.replace("IPY_MODEL_", "");
  if (!id) return null; // a part without cards has no deck
  for (let tries = 0; tries < PATIENCE && !model.widget_manager.has_model(id); tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  const found = await model.widget_manager.get_model(id);
  if (!found) throw new Error(`knack-widgets: the model of “${trait}” has not come`);
  return found;
}

/** The parts, evaluated once however many widgets show them. */
function evaluated(code) {
  if (!loaded.has(code)) {
    const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    loaded.set(
      code,
      import(url).finally(() => URL.revokeObjectURL(url)),
    );
  }
  return loaded.get(code);
}

/** One style sheet a page; of two versions the one that came last. */
function dress(style) {
  const id = "knack-widgets-style";
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement("style"));
  sheet.id = id;
  if (sheet.textContent !== style) sheet.textContent = style;
}

async function render(view) {
  const { model } = view;
  const [press, deck] = await Promise.all([shared(model, "press"), shared(model, "deck")]);
  dress(press.get("style"));
  const parts = (await evaluated(press.get("code"))).default;
  return parts[model.get("part")](view, deck, shared);
}

export default { render };
