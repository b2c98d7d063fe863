// Widgets in the places where a page's cells stand.

/** Says in a cell's place that it could not be shown, and why. */
export const failed = (place, error) => {
  console.error(error);
  place.replaceWith(alert(`${error}`));
};

/** The words for readers above what a program says. */
export const alert = (text) => {
  const found = document.getElementById("kp-failed").content.firstElementChild.cloneNode(true);
  const trace = document.createElement("pre");
  trace.lang = "en";
  trace.textContent = text;
  found.append(trace);
  return found;
};

/** The widget of one output, drawn into a box of its own after `place`, which then goes. */
export async function draw(manager, place, id) {
  const box = document.createElement("div");
  box.className = "jp-OutputArea-output";
  place.after(box);
  try {
    await manager.draw(id, box);
    place.remove();
  } catch (error) {
    box.remove();
    failed(place, error);
  }
  window.knackPage.ready();
}
