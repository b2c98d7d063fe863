// A page of the book without JupyterLab: a line to the kernel, and widgets that are drawn when they come into sight.
import { KernelConnection } from "@jupyterlab/services/lib/kernel/default";
import { ServerConnection } from "@jupyterlab/services/lib/serverconnection";
import { Manager } from "./manager.js";

const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";
const NEAR = "600px 0px"; // of the window: what is that near is drawn already

const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
const kernel = new KernelConnection({
  model: { id: kernelId, name: "python3" },
  serverSettings: ServerConnection.makeSettings({ baseUrl: new URL(baseUrl, location.href).href, wsUrl: new URL(baseUrl, location.href).href.replace(/^http/, "ws") }),
  handleComms: true,
});
// One message after the other, and nothing asked of the kernel that no widget needs: without threads of their own for comms.
Object.defineProperty(kernel, "supportsSubshells", { value: false });
const manager = new Manager(kernel);
window.knackPage.kernel = kernel;

const failed = (place, error) => {
  console.error(error);
  const alert = document.getElementById("kp-failed").content.firstElementChild.cloneNode(true);
  const trace = document.createElement("pre");
  trace.lang = "en";
  trace.textContent = `${error}`;
  alert.append(trace);
  place.replaceWith(alert);
};

/** The widget of one output, drawn into a box of its own. */
async function draw(place, id) {
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

const waiting = new Map(); // what is in the window, or near it → the outputs that stand there
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const place of waiting.get(target)) draw(place, JSON.parse(place.textContent).data[VIEW].model_id);
    }
  },
  { rootMargin: NEAR },
);
for (const place of document.querySelectorAll(OUTPUT)) {
  const cell = place.closest("[cell-index]");
  waiting.set(cell, [...(waiting.get(cell) ?? []), place]);
}
for (const cell of waiting.keys()) near.observe(cell);
if (!waiting.size) window.knackPage.ready();
