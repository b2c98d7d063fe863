import { hide, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { listenToFile } from "./files.js";
import { keepSeats, listenToMatch } from "./match.js";

/** One bar: the way to the other games, the name of this one, three summaries for what is needed less often, language. */
export function mountControls(el, ctx) {
  let bar = null;
  const drawers = (state = "") => bar.querySelectorAll(`.kb-drawers > details${state}`);
  const pressed = {
    lang: (lang) => ctx.send({ do: "lang", lang }),
    share: (intent) => ctx.send({ do: intent }),
    save_rules: (kind) => ctx.send({ do: "save_rules", kind, address: location.href.split(/[?#]/)[0] }),
  };
  const press = ({ target }) => {
    const [what, name] = target.closest("button")?.dataset.key?.split(":") ?? [];
    if (Object.hasOwn(pressed, what)) pressed[what](name);
  };
  const choose = ({ target }) => {
    const [what, name] = target.dataset.key?.split(":") ?? [];
    const value = target.type === "checkbox" ? target.checked : Number(target.value);
    if (what === "pref") ctx.send({ do: "pref", name, value });
  };
  const shut = (event) => {
    const [open] = event.key === "Escape" ? drawers("[open]") : [];
    if (!open) return;
    event.stopPropagation();
    open.open = false;
    open.querySelector("summary").focus();
  };
  const shutOthers = ({ target }) => {
    if (target.open) for (const other of drawers("[open]")) if (other !== target) other.open = false;
  };
  const begin = (root) => {
    bar = root;
    bar.addEventListener("click", press);
    bar.addEventListener("change", choose);
    bar.addEventListener("keydown", shut);
    bar.addEventListener("toggle", shutOthers, true);
    listenToMatch(bar, ctx, () => (bar.querySelector('[data-drawer="match"]').parentElement.open = false));
    listenToFile(bar, ctx, (text) => ctx.send({ do: "load", text }));
  };
  /** Adds to a drawing which drawers are open, and hides the search where the page around the widgets has none. */
  const change = (fresh) => {
    hide(fresh.querySelector(".kb-search"), !document.getElementById("kp-search"));
    if (!bar) return;
    fresh
      .querySelectorAll(".kb-drawers > details")
      .forEach((one, at) => put(one, "open", drawers()[at].getAttribute("open")));
    keepSeats(fresh, bar);
  };
  const show = drawnPart(el, ctx, "bar_drawing", { begin, change, own: ".kb-trouble" });
  ctx.on("bar_drawing", () => show());
  show();
  // What is told after a press in a drawer stands where the drawer would cover it.
  ctx.on("notice", () => ctx.get("notice") && drawers("[open]")[0]?.removeAttribute("open"));
}
