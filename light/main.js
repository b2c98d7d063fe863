// A page of the book without JupyterLab: a line to the kernel, and widgets that are drawn when they come into sight.
import { KernelConnection } from "@jupyterlab/services/lib/kernel/default";
import { ServerConnection } from "@jupyterlab/services/lib/serverconnection";
import { Manager } from "./manager.js";
import { draw } from "./show.js";
import { Wire } from "./wire.js";

const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";
const NEAR = "600px 0px"; // of the window: what is that near is drawn already

const { baseUrl, kernelId } = JSON.parse(
  /** @type {HTMLElement} */ (document.getElementById("jupyter-config-data")).textContent,
);
const base = new URL(baseUrl, location.href).href;
const kernel = new KernelConnection({
  model: { id: kernelId, name: "python3" },
  serverSettings: ServerConnection.makeSettings({ baseUrl: base, wsUrl: base.replace(/^http/, "ws"), WebSocket: Wire }),
  handleComms: true,
});
// One message after the other, and nothing asked of the kernel that no widget needs: without threads of their own for comms.
Object.defineProperty(kernel, "supportsSubshells", { value: false });
const manager = new Manager(kernel);
window.knackPage.kernel = kernel;

const outputs = () => [...document.querySelectorAll(OUTPUT)];
const told = (place) => JSON.parse(place.textContent);
const shown = (place) => told(place).data[VIEW].model_id;

// The page may still be coming: the first widget's state is asked for as soon as it is named.
const first = new MutationObserver(() => {
  const [place] = outputs();
  if (!place?.nextSibling) return; // it may not be there in full
  first.disconnect();
  if (told(place).metadata.knack_widgets) manager.fetch(shown(place));
});

/** Draws each widget when it comes near. Whatever is not the book's own is left to Voilà's script, and all with it. */
function begin() {
  first.disconnect();
  if (!outputs().every((place) => told(place).metadata.knack_widgets)) {
    delete window.knackPage.kernel;
    return kernel.dispose();
  }
  const waiting = new Map(); // what is in the window, or near it → the outputs that stand there
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const place of waiting.get(target)) draw(manager, place, shown(place));
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of outputs()) {
    const cell = place.closest("[cell-index]");
    waiting.set(cell, [...(waiting.get(cell) ?? []), place]);
  }
  for (const cell of waiting.keys()) near.observe(cell);
  if (!waiting.size) window.knackPage.ready();
}

if (document.readyState === "loading") {
  first.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", begin);
} else begin();
