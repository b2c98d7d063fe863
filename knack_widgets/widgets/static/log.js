import { h, hide, put, say } from "./dom.js";
import { clauseRef } from "./clause.js";
import { partName } from "./naming.js";

/**
 * What happened, newest last. Only lines that are new are added, so only they are read out; earlier ones come when they are
 * asked for, and are not.
 */
export function mountLog(el, ctx) {
  const title = h("h3", { class: "kb-small-title" });
  const box = h("div", { class: "kb-log", role: "log", "aria-live": "polite", tabindex: "0" });
  // On a phone nothing scrolls in itself: the last lines are shown, and all of them when asked for.
  const whole = h("button", { type: "button", class: "kb-button kb-log-more", "data-key": "log", "aria-pressed": "false" });
  whole.addEventListener("click", () => put(whole, "aria-pressed", String(box.classList.toggle("kb-log-whole"))));
  const earlier = h("button", { type: "button", class: "kb-button kb-slim", "data-key": "log:earlier" });
  earlier.addEventListener("click", () => ctx.send({ do: "extend_log" }));
  el.append(h("section", { class: "kb-log-part" }, h("div", { class: "kb-log-head" }, title, earlier), box, whole));
  let loud = null;
  let frame = 0;
  let lines = [];
  let newest = 0;
  let sized = false;

  const clausesOf = ({ clause, clauses = [] }) => (clause ? [clause] : clauses);
  const paragraph = (line) => h("p", { class: line.clauses && "kb-news" }, h("span", {}, line.text), clausesOf(line).map((id) => [" ", clauseRef(ctx, id)]));
  const update = () => {
    say(title, ctx.t("log"));
    put(box, "aria-label", partName(ctx, "log"));
    say(whole, ctx.t("whole_log"));
    say(earlier, ctx.t("earlier"));
    const { log: next = [], earlier: more = false } = ctx.get("table") ?? {};
    const held = document.activeElement === earlier;
    hide(earlier, !more);
    if (held && !more) box.focus({ preventScroll: true });
    const keys = next.map((line) => JSON.stringify([line.id, line.text, clausesOf(line)]));
    // Old lines fall off at the top; a step back takes lines off the end; another language changes them all.
    const wanted = new Set(keys);
    const known = lines.length;
    for (let n = known - 1; n >= 0; n--)
      if (!wanted.has(lines[n])) {
        box.childNodes[n].remove();
        lines.splice(n, 1);
      }
    const before = lines.length ? keys.indexOf(lines[0]) : 0;
    const added = keys.length - lines.length;
    // What is told otherwise of steps that have been told, or only now, is not read out.
    const step = Math.floor((next.at(-1)?.id ?? 0) / 100);
    if (known && added && step <= newest) hush();
    newest = step;
    keys.forEach((key, n) => {
      if (lines[n] === key) return;
      box.insertBefore(paragraph(next[n]), box.childNodes[n] ?? null);
      lines.splice(n, 0, key);
    });
    if (before > 0) box.scrollTop = Math.max(0, box.childNodes[before].offsetTop - box.firstChild.offsetTop - box.clientHeight);
    // Where the end is takes a layout to know: left to the frame that needs one anyway.
    else if (sized && added) frame = requestAnimationFrame(end);
  };
  const end = () => (box.scrollTop = box.scrollHeight);
  // Further down the page nothing is laid out before it comes near.
  const size = new ResizeObserver(() => {
    if (!sized) end();
    sized = true;
  });
  size.observe(box);

  function hush() {
    box.setAttribute("aria-live", "off");
    clearTimeout(loud);
    loud = setTimeout(() => box.setAttribute("aria-live", "polite"), 300);
  }

  ctx.on(["table", "words", "lang"], update);
  update();
  return () => {
    clearTimeout(loud);
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}
