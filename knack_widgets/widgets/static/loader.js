// The module of every part. What the parts of a page share – code, style and pictures – comes once, in models of its own
// (shared.py), and is only found here: a notebook loads a widget's module anew for each widget. A page of the book's own
// server brings code and style as files (#kp-parts), which browsers keep.
const loaded = (globalThis[Symbol.for("knack-widgets")] ??= new Map());
const PATIENCE = 100; // times a tenth of a second

/** The model that a trait names. In a notebook that is loading, models come one after the other. */
async function findModel(model, trait) {
  const id = model.get(trait)?.replace("IPY_MODEL_", "");
  if (!id) return null; // a part without cards has no deck
  for (let tries = 0; tries < PATIENCE && !model.widget_manager.has_model(id); tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  const found = await model.widget_manager.get_model(id);
  if (!found) throw new Error(`knack-widgets: the model of “${trait}” has not come`);
  return found;
}

/** The parts as the page brings them; null where it does not. */
const importParts = () => {
  const link = document.getElementById("kp-parts");
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

/** One style sheet a page; of two versions the one that came last. */
function dress(style) {
  const id = "knack-widgets-style";
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement("style"));
  sheet.id = id;
  if (sheet.textContent !== style) sheet.textContent = style;
}

/** The parts as the kernel has them, and the style with them. */
async function pressed(model) {
  const press = await findModel(model, "press");
  dress(press.get("style"));
  return evaluate(press.get("code"));
}

async function render(view) {
  const { model } = view;
  const [{ default: parts }, deck] = await Promise.all([importParts() ?? pressed(model), findModel(model, "deck")]);
  return parts[model.get("part")](view, deck, findModel);
}

export default { render };
