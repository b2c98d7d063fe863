// Widgets in the places where a page's cells stand.

/** Says in a cell's place that it could not be shown, and why. */
export const failed = (place, error) => {
  console.error(error);
  place.replaceWith(alert(`${error}`));
};

/** The words for readers above what a program says. */
export const alert = (text) => {
  const words = /** @type {HTMLTemplateElement} */ (document.getElementById("kp-failed"));
  const found = /** @type {Element} */ (words.content.firstElementChild?.cloneNode(true));
  const trace = document.createElement("pre");
  trace.lang = "en";
  trace.textContent = text;
  found.append(trace);
  return found;
};

/** The first view that the server has drawn of an output: it stands right before the output's place. */
const firstView = (place) => {
  let before = place.previousElementSibling;
  while (before?.matches("script:not([type]), template[lang]")) before = before.previousElementSibling;
  return before?.matches(".kp-picture") ? before : null;
};

/**
 * The widget of one output, drawn into a box of its own after `place`, which then goes. Where there is a first view it is the box, and
 * the widget takes its elements over.
 */
export async function draw(manager, place, id) {
  const first = firstView(place);
  const box = first ?? document.createElement("div");
  if (!first) place.after(box);
  try {
    await manager.draw(id, box);
    box.className = "jp-OutputArea-output";
    if (first) window.knackPage.living?.(first);
    place.remove();
  } catch (error) {
    if (!first) box.remove();
    failed(place, error);
  }
  window.knackPage.ready();
}
