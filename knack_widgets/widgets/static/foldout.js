import { isShown, put, say } from "./dom.js";
import { drawnPart } from "./drawnpart.js";

/**
 * Appends one of the drawn buttons that lead to another part of the page (the trait `ways`) to `el`.
 * @param {any} el
 * @param {any} ctx
 * @param {"rules" | "table" | "question" | "match" | "welcome"} name
 * @param {{begin: (button: any) => void, change?: (fresh: any) => void}} acts
 */
export function wayBetween(el, ctx, name, acts) {
  const show = drawnPart(el, ctx, () => ctx.get("ways")?.[name], acts);
  ctx.on("ways", () => show());
  show();
  return show;
}

/**
 * Where there is no room beside the table the rules are behind a button below it, which opens them at the clause in
 * question; another leads back to the table. Where there is room (the style sheet knows) both are hidden.
 */
export function foldout(page, ctx) {
  const [play, text] = [".kb-right", ".kb-left"].map((css) => page.querySelector(css));
  let open = null; // the button that opens the rules
  let draw = null; // shows that button
  let led = false; // an example of the rules has led to the table

  const isFolded = () => isShown(open);
  const unfold = (on) => {
    page.classList.toggle("kb-rules-shown", on);
    draw(true);
  };
  const show = (id) => {
    unfold(true);
    text.querySelector(".kb-text").dispatchEvent(new CustomEvent("kb-show", { detail: id }));
  };
  const toggle = () => {
    if (page.classList.contains("kb-rules-shown")) return unfold(false);
    show(open.dataset.clause ?? null);
    text.querySelector(".kb-pane").focus({ preventScroll: true });
  };
  const leave = () => {
    const table = play.querySelector(".kb-table");
    const fold = isFolded();
    led = fold && page.classList.contains("kb-rules-shown");
    unfold(false);
    if (fold) table.focus({ preventScroll: true });
    const { top, bottom } = table.getBoundingClientRect();
    if (top >= 0 && (bottom <= window.innerHeight || !fold)) return;
    table.scrollIntoView({ block: "start", behavior: fold || calm() ? "auto" : "smooth" });
    if (fold) table.querySelector(".kb-now").scrollIntoView({ block: "nearest" }); // the clause in force ends what is looked at
  };
  const begin = (button) => {
    open = button;
    open.addEventListener("click", toggle);
  };
  const change = (fresh) => {
    put(fresh, "aria-expanded", String(page.classList.contains("kb-rules-shown")));
    if (led) say(fresh.firstElementChild, fresh.dataset.led);
  };
  return {
    show,
    leave,
    mount: () => void (draw = wayBetween(play, ctx, "rules", { begin, change })),
    mountBack: () =>
      void wayBetween(text, ctx, "table", { begin: (button) => button.addEventListener("click", leave) }),
  };
}

/** Whether this reader wants nothing to move. */
export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
