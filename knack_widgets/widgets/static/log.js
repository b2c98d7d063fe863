import { focused, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";

/**
 * What happened, newest last. Only lines that are new are added; earlier ones come when they are asked for. The trait `log_lines` has for each line its number, its text, its clauses, and whether it is news; the drawing has
 * a template of a line.
 */
export function mountLog(el, ctx) {
  let box = null;
  let template = null;
  let frame = 0;
  const lines = [];
  let sized = false;

  const end = () => (box.scrollTop = box.scrollHeight);
  // Further down the page nothing is laid out before it comes near.
  const size = new ResizeObserver(() => {
    if (!sized) end();
    sized = true;
  });
  const pressed = (root, { target }) => {
    const { key, clause } = target.closest("button")?.dataset ?? {};
    if (clause) ctx.send({ do: "clause", id: clause, show: true });
    if (key === "log:earlier") ctx.send({ do: "extend_log" });
    // On a phone nothing scrolls in itself: the last lines are shown, and all of them when asked for.
    if (key === "log")
      put(root.querySelector("[data-key='log']"), "aria-pressed", String(box.classList.toggle("kb-log-whole")));
  };
  const begin = (root) => {
    box = root.querySelector(".kb-log");
    size.observe(box);
    root.addEventListener("click", (event) => pressed(root, event));
  };
  /** Takes the template of a line out of a drawing. Adds to it whether all lines are shown. */
  const change = (fresh) => {
    template = fresh.querySelector("template");
    template.remove();
    if (!box) return;
    const next = fresh.querySelector(".kb-log");
    next.className = box.className;
    put(fresh.querySelector("[data-key='log']"), "aria-pressed", String(box.classList.contains("kb-log-whole")));
  };
  const show = drawnPart(el, ctx, "log_drawing", { begin, change, own: ".kb-log", replaces: true });

  const update = () => {
    const held = focused(el);
    show();
    if (!box) return;
    if (held?.dataset.key === "log:earlier" && held.hidden && el.contains(held)) box.focus({ preventScroll: true });
    fill(ctx.get("log_lines") ?? []);
  };
  const fill = (next) => {
    const keys = next.map((line) => JSON.stringify([ctx.get("lang"), line]));
    // Old lines fall off at the top; a step back takes lines off the end; another language changes them all.
    const wanted = new Set(keys);
    for (let n = lines.length - 1; n >= 0; n--)
      if (!wanted.has(lines[n])) {
        box.childNodes[n].remove();
        lines.splice(n, 1);
      }
    const before = lines.length ? keys.indexOf(lines[0]) : 0;
    const added = keys.length - lines.length;
    keys.forEach((key, n) => {
      if (lines[n] === key) return;
      box.insertBefore(lineOf(template, next[n], ctx.get("clauses") ?? {}), box.childNodes[n] ?? null);
      lines.splice(n, 0, key);
    });
    if (before > 0)
      box.scrollTop = Math.max(0, box.childNodes[before].offsetTop - box.firstChild.offsetTop - box.clientHeight);
    // Where the end is takes a layout to know: left to the frame that needs one anyway.
    else if (sized && added) frame = requestAnimationFrame(end);
  };
  ctx.on(["log_drawing", "log_lines"], update);
  update();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}

/** Returns a copy of the template of a line with a text and clauses. `labels`: id → label of a clause. */
function lineOf(template, [, text, clauses, news], labels) {
  const line = template.content.firstElementChild.cloneNode(true);
  const [words, space, empty] = line.childNodes;
  words.textContent = text;
  line.classList.toggle("kb-news", news);
  const refs = clauses.flatMap((id) => [space.cloneNode(), clauseButton(empty, id, labels[id] ?? id)]);
  line.replaceChildren(words, ...refs);
  return line;
}

function clauseButton(empty, id, label) {
  const button = empty.cloneNode();
  button.dataset.clause = id;
  button.ariaLabel = `${empty.ariaLabel}${label}`;
  button.textContent = label;
  return button;
}
