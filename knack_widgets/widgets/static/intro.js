import { focused, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";

/**
 * What a newcomer has to know before the first deal, as a strip below the bar. It goes when the reader closes it or makes the first
 * move. On a phone it has two lines, and a button that shows all of it.
 */
export function mountIntro(el, ctx) {
  const table = el.querySelector(".kb-right");
  let strip = null;
  let closed = false;
  let whole = false;
  const close = () => {
    const held = strip.contains(focused(strip));
    closed = true;
    show(true);
    if (held) table.querySelector(".kb-own .kb-play[tabindex='0'], .kb-actions button")?.focus({ preventScroll: true });
  };
  const toggle = () => {
    whole = !whole;
    show(true);
  };
  const begin = (root) => {
    strip = root;
    strip.querySelector('[data-key="intro:close"]').addEventListener("click", close);
    strip.querySelector('[data-key="intro:more"]').addEventListener("click", toggle);
  };
  const change = (fresh) => {
    if (closed) fresh.hidden = true;
    fresh.classList.toggle("kb-intro-whole", whole);
    put(fresh.querySelector('[data-key="intro:more"]'), "aria-expanded", String(whole));
  };
  const show = drawnPart(el.querySelector(".kb-top"), ctx, "intro_drawing", { begin, change });
  ctx.on("intro_drawing", () => show());
  show();
}
