import { h, put, say } from "./dom.js";
import { clauseRef } from "./clause.js";

/** What happened, newest last. Only lines that are new are added, so only they are read out. */
export function mountLog(el, ctx) {
  const title = h("h3", { class: "kb-small-title" });
  const box = h("div", { class: "kb-log", role: "log", "aria-live": "polite", tabindex: "0" });
  el.append(h("section", { class: "kb-log-part" }, title, box));
  let loud = null;
  let frame = 0;
  let lines = [];
  let sized = false;

  const update = () => {
    say(title, ctx.t("log"));
    put(box, "aria-label", ctx.t("log"));
    const next = (ctx.get("table") ?? {}).log ?? [];
    const keys = next.map((line) => JSON.stringify([line.id, line.text, line.clause]));
    // Old lines fall off at the top; a step back takes lines off the end; another language changes them all.
    const start = keys.length ? Math.max(0, lines.indexOf(keys[0])) : 0;
    for (let n = 0; n < start; n++) box.firstChild.remove();
    lines.splice(0, start);
    let same = 0;
    while (same < lines.length && lines[same] === keys[same]) same++;
    const rewritten = same === 0 && lines.length > 0 && keys.length > 0;
    while (box.childNodes.length > same) box.lastChild.remove();
    if (rewritten) hush();
    box.append(
      ...next
        .slice(same)
        .map((line) => h("p", {}, h("span", {}, line.text), line.clause && [" ", clauseRef(ctx, line.clause)])),
    );
    lines = keys;
    // Where the end is takes a layout to know: left to the frame that needs one anyway.
    if (sized && same < keys.length) frame = requestAnimationFrame(end);
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
