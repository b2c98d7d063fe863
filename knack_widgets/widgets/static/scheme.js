import { inPage } from "./links.js";

const LATER = 500; // ms after which a host's theme has its colours

/** The channels of any CSS colour, 0 to 255, and its opacity. */
function channels(colour) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
}

/** Whether what lies behind an element is "light" or "dark". */
function schemeBehind(el) {
  for (let at = el; at; at = at.parentElement ?? at.getRootNode().host) {
    const [red, green, blue, opacity] = channels(getComputedStyle(at).backgroundColor);
    if (opacity > 128) return 2 * red + 5 * green + blue < 8 * 128 ? "dark" : "light";
  }
  const said = getComputedStyle(document.documentElement).colorScheme;
  const dark = said.includes("light") ? matchMedia("(prefers-color-scheme: dark)").matches : true;
  return said.includes("dark") && dark ? "dark" : "light";
}

/**
 * Gives a widget the look of the host around it, whatever the system's is, now and when the host changes its theme. A page
 * of the book follows the system by its style sheet. Returns a function that stops it.
 */
export function followScheme(root) {
  if (inPage()) return () => {};
  const look = () => {
    if (root.isConnected) root.dataset.scheme = schemeBehind(root.parentElement ?? root.getRootNode().host);
  };
  const soon = () => {
    requestAnimationFrame(look);
    setTimeout(look, LATER);
  };
  const watch = new MutationObserver(soon);
  for (const el of [document.documentElement, document.body]) watch.observe(el, { attributes: true });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", soon);
  soon();
  return () => {
    watch.disconnect();
    system.removeEventListener("change", soon);
  };
}
