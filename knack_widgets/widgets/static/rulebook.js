import { h } from "./dom.js";
import { mountControls } from "./controls.js";
import { mountLog } from "./log.js";
import { mountNotice } from "./notice.js";
import { mountSteps } from "./steps.js";
import { mountTable } from "./table.js";
import { mountText } from "./text.js";

/** The whole page: the text on the left, the table on the right, the steps below it. */
export const mountRulebook = (el, ctx) => {
  // Whoever serves the page may keep the position (see its `keep.js`); in a notebook nobody hears this.
  const told = () => document.dispatchEvent(new CustomEvent("knack-keep", { detail: { el, ...ctx } }));
  ctx.on("keep", told);
  told();
  return mountPage(el, ctx, mountControls);
};

/** One chapter of the text beside a table that shows it: the same page without its controls. */
export const mountChapter = (el, ctx) => mountPage(el, ctx, () => null);

function mountPage(el, ctx, mountTop) {
  const top = h("div", { class: "kb-top" });
  const text = h("div", { class: "kb-left" });
  const play = h("div", { class: "kb-right" });
  const page = h("div", { class: "kb-page" }, top, play, text);
  el.append(page);
  // A clause asked for at the table comes into sight, also when it is the chosen one already or the text lies below.
  const send = (intent) => {
    if (intent.do !== "clause" || (ctx.get("marks") ?? {}).focus !== intent.id) ctx.send(intent);
    if (intent.do !== "clause") return;
    text.firstElementChild.dispatchEvent(new CustomEvent("kb-show", { detail: intent.id }));
    if (text.offsetTop < play.offsetTop + play.offsetHeight) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    text.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
  };
  const near = { ...ctx, send };
  const follow = () => {
    const columns = (ctx.get("prefs") ?? {}).columns ?? [];
    page.classList.toggle("kb-wide-text", columns.length > 2);
  };
  ctx.on("prefs", follow);
  follow();
  const off = [
    mountTop(top, ctx),
    mountNotice(top, ctx),
    mountTable(play, near),
    mountSteps(play, ctx),
    mountLog(play, near),
    mountText(text, ctx),
  ];
  return () => off.forEach((cleanup) => cleanup?.());
}
