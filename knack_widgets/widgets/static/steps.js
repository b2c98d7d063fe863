import { put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";

const SLOWEST = 900;
const FORGET = 2000; // ms after which a step that was asked for is no longer waited for
const SLIDING = 80; // ms between two messages while the slider moves

const targets = {
  first: () => 0,
  back: (at) => at - 1,
  next: (at) => at + 1,
  last: (_, count) => count,
};

/** Calls `step` with −1 or 1 for an arrow key at the table beside the stepper; in a hand the arrows lead from card to card. */
function arrowsAtTable(el, step) {
  el.querySelector(".kb-table")?.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.defaultPrevented || event.target.matches("input, select, textarea")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  });
}

/** Back and forth through the match: buttons, slider, arrow keys, a walk by itself, and the line when there are several. */
export function mountSteps(el, ctx) {
  let auto = false;
  let again = false;
  let timer = null;
  let sliding = null;
  let wanted = null;
  let asked = null;
  let forget = null;
  const steps = () => ctx.get("steps") ?? { at: 0, count: 0 };
  /** Where the reader is, or is going: a second press counts from there, whether or not the kernel has answered. */
  const place = () => wanted ?? asked ?? steps().at;
  const arrive = () => {
    clearTimeout(forget);
    asked = null;
  };
  const go = (to) => {
    const { at, count } = steps();
    const next = Math.min(count, Math.max(0, to));
    if (next === (asked ?? at)) return;
    clearTimeout(forget);
    forget = setTimeout(arrive, FORGET);
    asked = next;
    ctx.send({ do: "step", to: next });
  };
  /** Go there now; whatever the slider was about to say is said or over. */
  const settle = (to) => {
    clearTimeout(sliding);
    sliding = null;
    wanted = null;
    go(to);
  };
  const press = (to) => {
    settle(to);
    // drawing anew before the answer would only make it wait
    if (!auto) return;
    auto = false;
    update(true);
  };
  const toggle = () => {
    auto = !auto;
    // The slider may have moved on further than the kernel knows: the walk begins where it stands.
    const from = place();
    const to = auto && from >= steps().count ? 0 : from;
    again = auto && to !== steps().at;
    settle(to);
    update(true);
  };
  // A slider reports every pixel; the kernel gets the latest place, a dozen times a second at most.
  const slide = (to) => {
    auto = false;
    wanted = to;
    sliding ??= setTimeout(() => settle(wanted), SLIDING);
  };
  const pressed = {
    step: (name) => (name === "auto" ? toggle() : press(targets[name](place(), steps().count))),
    line: (id) => ctx.send({ do: "line", id: Number(id) }),
    settle: () => ctx.send({ do: "settle" }),
  };
  arrowsAtTable(el, (by) => press(place() + by));
  const begin = (root) => {
    root.addEventListener("click", ({ target }) => {
      const [what, name] = target.closest("button")?.dataset.key.split(":") ?? [];
      pressed[what]?.(name);
    });
    root.addEventListener("input", ({ target }) => slide(Number(target.value)), true);
    root.addEventListener("keydown", (event) => {
      if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: place() - 1, ArrowRight: place() + 1, Home: 0, End: steps().count }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      press(to);
    });
  };
  /** Adds to a drawing whether the match plays by itself, and where the slider has been moved to. */
  const change = (fresh) => {
    put(fresh.querySelector(".kb-auto"), "aria-pressed", String(auto));
    if (wanted !== null) put(fresh.querySelector(".kb-slider"), "value", String(wanted));
  };
  const show = drawnPart(el, ctx, "steps_drawing", { begin, change, foreseen: true });
  const update = (changed) => {
    const { at, count } = steps();
    clearTimeout(timer);
    if (at === asked) arrive();
    if (at < count) again = false;
    else if (!again) auto = false;
    if (auto && !again) timer = setTimeout(() => go(at + 1), Math.max(SLOWEST, ctx.get("prefs")?.tempo ?? 0));
    show(changed);
  };
  ctx.on(["steps", "steps_drawing", "prefs"], () => update());
  update();
  return () => {
    for (const one of [timer, sliding, forget]) clearTimeout(one);
  };
}
